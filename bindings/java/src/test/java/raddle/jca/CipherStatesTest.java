package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static raddle.jca.Testing.RADDLE;
import static raddle.jca.Testing.bytes;
import static raddle.jca.Testing.length;
import static raddle.jca.Testing.outcome;
import static raddle.jca.Testing.rounds;
import static raddle.jca.Testing.theirs;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.Callable;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.spec.ChaCha20ParameterSpec;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Compares ciphers with those of SunJCE, step by step: results, lengths and exceptions.
 *
 * <p>Where raddle differs on purpose, both ciphers are set up again. The JDK continues with half a message after a
 * wrong tag. The JDK's ChaCha20-Poly1305 forgets a message if the output was too short; it takes additional data after
 * the text of a buffer; and it reuses a nonce after the last call with buffers. The JDK's GCM invents a nonce for
 * decryption.
 */
class CipherStatesTest {
    private static final Key[] KEYS = new Key[8];

    static {
        Random random = new Random(5);
        int[] lengths = {16, 24, 32, 16, 24, 32, 32, 31};
        for (int i = 0; i < KEYS.length; i++) {
            KEYS[i] = new SecretKeySpec(bytes(random, lengths[i]), "AES");
        }
    }

    private static AlgorithmParameterSpec params(String name, Random random) {
        int seed = random.nextInt(3);
        int wrong = random.nextInt(24);
        switch (name) {
            case "ChaCha20":
                return wrong == 0
                        ? new IvParameterSpec(new byte[12])
                        : new ChaCha20ParameterSpec(bytes(new Random(seed), 12), random.nextInt(3) - 1);
            case "ChaCha20-Poly1305":
                return wrong == 0
                        ? new GCMParameterSpec(128, new byte[12])
                        : new IvParameterSpec(bytes(new Random(seed), wrong == 1 ? 16 : 12));
            case "AES/CTR/NoPadding":
                byte[] block = bytes(new Random(seed), wrong == 1 ? 12 : 16);
                if (seed == 0) {
                    Arrays.fill(block, (byte) 0xff);
                }
                return wrong == 0 ? new GCMParameterSpec(128, block) : new IvParameterSpec(block);
            default:
                int[] ivs = {12, 1, 16, 12, 60};
                int tag = wrong < 2 ? 95 + 40 * wrong : 128 - 8 * random.nextInt(5);
                return wrong == 2
                        ? new IvParameterSpec(new byte[12])
                        : new GCMParameterSpec(tag, bytes(new Random(seed), ivs[random.nextInt(ivs.length)]));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "AES/GCM/NoPadding", "AES_128/GCM/NoPadding", "AES_192/GCM/NoPadding", "AES_256/GCM/NoPadding",
                "ChaCha20-Poly1305", "ChaCha20", "AES/CTR/NoPadding"
            })
    void stepsGiveWhatTheJdkGives(String name) throws Exception {
        if (Runtime.version().feature() < 21) {
            System.out.println("skipped: steps against SunJCE, whose manners were others before Java 21");
            return;
        }
        Random random = new Random(6);
        boolean isGcm = name.contains("GCM");
        boolean isChaCha = name.startsWith("ChaCha");
        int compared = 0;
        int thrown = 0;
        for (int round = 0; round < rounds(isGcm ? 500 : 1_000); round++) {
            Cipher[] pair = {Cipher.getInstance(name, RADDLE), Cipher.getInstance(name, "SunJCE")};
            assertEquals(pair[1].getBlockSize(), pair[0].getBlockSize());
            boolean mustInit = round % 10 != 0;
            boolean isDecrypting = false;
            byte[] sealed = null;
            Key lastKey = null;
            for (int step = 0; step < 14; step++) {
                int operation = mustInit ? 0 : random.nextInt(11);
                int mode = random.nextInt(3) == 0 ? Cipher.DECRYPT_MODE : Cipher.ENCRYPT_MODE;
                Key key = KEYS[random.nextInt(KEYS.length)];
                if (name.startsWith("AES_")) {
                    int size = "826".indexOf(name.charAt(6));
                    key = random.nextInt(10) == 0 ? key : KEYS[size + 3 * random.nextInt(2)];
                }
                if (isChaCha) {
                    key = random.nextInt(10) == 0 ? key : KEYS[2 + 3 * random.nextInt(2)];
                }
                AlgorithmParameterSpec params = random.nextInt(30) == 0 ? null : params(name, random);
                if (params == null && (mode == Cipher.ENCRYPT_MODE || isGcm)) {
                    // Random nonces would differ.
                    params = params(name, random);
                }
                if (operation == 0 && sealed != null && random.nextBoolean()) {
                    // Opens the sealed message, sometimes with a flipped bit.
                    mode = Cipher.DECRYPT_MODE;
                    key = lastKey;
                    params = isGcm
                            ? pair[1].getParameters().getParameterSpec(GCMParameterSpec.class)
                            : name.equals("ChaCha20-Poly1305") ? new IvParameterSpec(pair[1].getIV()) : params;
                    if (random.nextInt(4) == 0) {
                        sealed[random.nextInt(sealed.length)] ^= 1;
                    }
                }
                byte[] input = isDecrypting && sealed != null && random.nextInt(3) > 0
                        ? sealed
                        : bytes(random, length(random));
                if (isChaCha && operation == 6 && input.length == 0) {
                    // SunJCE does not check whether the nonce was used.
                    continue;
                }
                // Before Java 25, its ChaCha20-Poly1305 requires room for the tag in each call with buffers.
                boolean isRoomy = isChaCha && operation == 6 && Runtime.version().feature() < 25;
                int room = !isRoomy && random.nextInt(5) == 0 ? random.nextInt(input.length + 60) : input.length + 300_000;
                String[] outcomes = new String[2];
                byte[][] results = new byte[2][];
                for (int i = 0; i < 2; i++) {
                    Cipher cipher = pair[i];
                    int side = i;
                    int now = mode;
                    Key with = key;
                    AlgorithmParameterSpec spec = params;
                    outcomes[i] = outcome(() -> {
                        switch (operation) {
                            case 0:
                                cipher.init(now, with, spec);
                                return Arrays.toString(cipher.getIV());
                            case 1:
                                cipher.updateAAD(input, input.length / 3, input.length / 2);
                                return 0;
                            case 2:
                                cipher.updateAAD(ByteBuffer.wrap(input));
                                return 0;
                            case 3:
                                return cipher.getOutputSize(input.length);
                            case 4:
                                return cipher.update(input);
                            case 5:
                                byte[] output = new byte[room];
                                return cipher.update(input, 0, input.length, output, 0) + ":" + Arrays.hashCode(output);
                            case 6:
                                ByteBuffer from = ByteBuffer.wrap(input);
                                ByteBuffer to = ByteBuffer.allocate(room);
                                return cipher.update(from, to) + ":" + Arrays.hashCode(to.array()) + from + to;
                            case 7:
                                ByteBuffer last = ByteBuffer.allocateDirect(input.length).put(input);
                                last.flip();
                                ByteBuffer place = ByteBuffer.allocate(room);
                                return cipher.doFinal(last, place) + ":" + Arrays.hashCode(place.array()) + last + place;
                            case 8:
                                byte[] out = new byte[room];
                                return cipher.doFinal(input, 0, input.length, out, 0) + ":" + Arrays.hashCode(out);
                            case 9:
                                return results[side] = cipher.doFinal();
                            default:
                                return results[side] = cipher.doFinal(input);
                        }
                    });
                }
                boolean isError = outcomes[1].contains("xception");
                if (isChaCha && isRefused(outcomes[1]) && isRefused(outcomes[0])) {
                    // The nonce was used and there is no room: either error will do.
                    outcomes[0] = outcomes[1];
                }
                assertEquals(outcomes[1], outcomes[0], name + " operation " + operation + " in round " + round);
                compared++;
                thrown += isError ? 1 : 0;
                if (operation == 0) {
                    isDecrypting = mode == Cipher.DECRYPT_MODE && !isError;
                    lastKey = isError ? lastKey : key;
                } else if (operation == 10 && !isError && !isDecrypting && results[1].length > 0) {
                    sealed = results[1];
                }
                mustInit = isError && !outcomes[1].endsWith("IllegalStateException")
                        || isError && operation == 0
                        || isChaCha && (operation == 7 || operation == 6 && isDecrypting);
            }
        }
        System.out.println("report: " + name + ": " + compared + " steps as those of SunJCE, " + thrown + " exceptions");
    }

    private static final String GCM_SIV = "AES/GCM-SIV/NoPadding";

    /** Messages of one cipher in both directions, whole, abandoned and forged, which leave nothing to the messages after them. */
    @ParameterizedTest
    @ValueSource(strings = {"AES/GCM/NoPadding", GCM_SIV, "ChaCha20-Poly1305"})
    void messagesLeaveNothingBehind(String name) throws Exception {
        int[] counts = messages(Cipher.getInstance(name, RADDLE), rounds(1_500));
        System.out.println("report: " + name + ": " + counts[0] + " messages of used ciphers as those of fresh ciphers, "
                + counts[1] + " forged, " + counts[2] + " abandoned");
    }

    @Test
    void messagesThatAreLeftBehindAreSeen() throws Exception {
        messages(new Cipher(new GcmSpi(GcmSpi.ANY_KEY), RADDLE, "AES/GCM/NoPadding") {}, 20);
        GcmSpi planted = new GcmSpi(GcmSpi.ANY_KEY) {
            @Override
            void restart() {}
        };
        // The text that is left behind does not allow additional data.
        assertThrows(
                IllegalStateException.class, () -> messages(new Cipher(planted, RADDLE, "AES/GCM/NoPadding") {}, 20));
    }

    private static int[] messages(Cipher cipher, int rounds) throws Exception {
        String name = cipher.getAlgorithm();
        Random random = new Random(7);
        int[] counts = new int[3];
        int[] keys = name.equals(GCM_SIV) ? new int[] {0, 2, 3, 5} : new int[] {2, 5, 6, 0, 1, 3, 4};
        boolean isGcm = name.contains("GCM");
        for (int round = 0; round < rounds; round++) {
            int mode = 1 + random.nextInt(isGcm ? 4 : 2);
            boolean seals = mode == Cipher.ENCRYPT_MODE || mode == Cipher.WRAP_MODE;
            boolean wraps = mode > 2;
            Key key = KEYS[keys[random.nextInt(isGcm ? keys.length : 3)]];
            byte[] nonce = bytes(random, 12);
            AlgorithmParameterSpec params = isGcm ? new GCMParameterSpec(128, nonce) : new IvParameterSpec(nonce);
            if (random.nextInt(8) == 0) {
                boolean isKeyWrong = random.nextBoolean();
                AlgorithmParameterSpec wrong = isKeyWrong ? params : new ChaCha20ParameterSpec(nonce, 1);
                assertThrows(GeneralSecurityException.class, () -> cipher.init(mode, isKeyWrong ? KEYS[7] : key, wrong));
                assertThrows(IllegalStateException.class, () -> cipher.doFinal(new byte[40]));
            }
            cipher.init(mode, key, params);
            // Without another call of init, a nonce opens any number of messages; one of AES-GCM-SIV seals any number too.
            for (int more = 1; more > 0; more = seals && !name.equals(GCM_SIV) ? 0 : random.nextInt(3)) {
                byte[] aad = bytes(random, wraps ? 0 : random.nextInt(50));
                byte[] text = bytes(random, wraps ? 1 + random.nextInt(64) : length(random));
                Cipher fresh = theirs(name);
                fresh.init(Cipher.ENCRYPT_MODE, key, params);
                fresh.updateAAD(aad);
                byte[] sealed = fresh.doFinal(text);
                byte[] input = seals ? text : sealed.clone();
                boolean isForged = !seals && random.nextInt(3) == 0;
                if (isForged) {
                    input[random.nextInt(input.length)] ^= (byte) (1 << random.nextInt(8));
                }
                if (wraps) {
                    byte[] wrapped = seals ? cipher.wrap(new SecretKeySpec(text, "any")) : null;
                    Callable<byte[]> unwrap = () -> cipher.unwrap(input, "any", Cipher.SECRET_KEY).getEncoded();
                    if (isForged) {
                        assertThrows(InvalidKeyException.class, unwrap::call);
                    } else {
                        assertArrayEquals(seals ? sealed : text, seals ? wrapped : unwrap.call(), name + " round " + round);
                    }
                } else {
                    int cut = random.nextInt(aad.length + 1);
                    cipher.updateAAD(aad, 0, cut);
                    if (random.nextInt(8) == 0) {
                        counts[2]++;
                        break;
                    }
                    cipher.updateAAD(ByteBuffer.wrap(aad, cut, aad.length - cut));
                    ByteBuffer output = ByteBuffer.allocate(sealed.length);
                    int at = random.nextInt(input.length + 1);
                    cipher.update(ByteBuffer.wrap(input, 0, at), output);
                    if (random.nextInt(8) == 0) {
                        counts[2]++;
                        break;
                    }
                    ByteBuffer rest = ByteBuffer.wrap(input, at, input.length - at);
                    if (isForged) {
                        assertThrows(AEADBadTagException.class, () -> cipher.doFinal(rest, output), name + " round " + round);
                    } else {
                        cipher.doFinal(rest, output);
                        assertEquals(ByteBuffer.wrap(seals ? sealed : text), output.flip(), name + " round " + round);
                    }
                }
                counts[0]++;
                counts[1] += isForged ? 1 : 0;
            }
            if (random.nextInt(4) == 0) {
                // A wrong tag alone, after a message under the same key and nonce.
                cipher.init(Cipher.DECRYPT_MODE, key, params);
                assertThrows(AEADBadTagException.class, () -> cipher.doFinal(bytes(random, 16)));
            }
        }
        return counts;
    }

    private static boolean isRefused(String outcome) {
        return outcome.endsWith("ShortBufferException") || outcome.endsWith("IllegalStateException");
    }
}
