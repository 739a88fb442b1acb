package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static raddle.jca.Testing.RADDLE;
import static raddle.jca.Testing.bytes;
import static raddle.jca.Testing.length;
import static raddle.jca.Testing.outcome;
import static raddle.jca.Testing.rounds;

import java.nio.ByteBuffer;
import java.security.Key;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;
import java.util.Random;
import javax.crypto.Cipher;
import javax.crypto.spec.ChaCha20ParameterSpec;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
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

    private static boolean isRefused(String outcome) {
        return outcome.endsWith("ShortBufferException") || outcome.endsWith("IllegalStateException");
    }
}
