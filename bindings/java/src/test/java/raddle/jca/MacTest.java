package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static raddle.jca.Testing.RADDLE;
import static raddle.jca.Testing.bytes;
import static raddle.jca.Testing.keyLength;
import static raddle.jca.Testing.length;
import static raddle.jca.Testing.macName;
import static raddle.jca.Testing.outcome;
import static raddle.jca.Testing.rounds;
import static raddle.jca.Testing.theirMac;

import java.nio.ByteBuffer;
import java.security.Key;
import java.security.KeyPairGenerator;
import java.util.Random;
import javax.crypto.Mac;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import raddle.jca.Testing.Kind;

/** Compares HMAC step by step with the JDK's, and keyed BLAKE3 with the reference. */
class MacTest {
    @ParameterizedTest
    @MethodSource("raddle.jca.Testing#hashes")
    void stepsGiveWhatTheJdkGives(HashAlgorithm hash) throws Exception {
        String name = macName(hash);
        Random random = new Random(3);
        for (int round = 0; round < rounds(300); round++) {
            Mac[] pair = {Mac.getInstance(name, RADDLE), theirMac(hash)};
            for (int step = 0; step < 16; step++) {
                byte[] input = bytes(random, length(random));
                int from = random.nextInt(input.length + 1);
                int len = random.nextInt(input.length - from + 1);
                int operation = step == 0 && round % 4 != 0 ? 0 : random.nextInt(10);
                int most = round % 3 == 0 ? 200 : 70;
                // Mostly uses a length that BLAKE3 accepts.
                int keyLength = step % 3 == 1 ? 1 + random.nextInt(most) : keyLength(hash, random, most);
                Key key = new SecretKeySpec(bytes(random, keyLength), "any");
                Kind kind = Kind.values()[random.nextInt(Kind.values().length)];
                String[] outcomes = new String[2];
                for (int i = 0; i < 2; i++) {
                    Mac mac = pair[i];
                    int side = i;
                    outcomes[i] = outcome(() -> {
                        switch (operation) {
                            case 0:
                                // SunJCE hashes a long key together with the rest of the last message.
                                reset(mac);
                                mac.init(key);
                                return 0;
                            case 1:
                                mac.update((byte) len);
                                return 0;
                            case 2:
                            case 3:
                                mac.update(input, from, len);
                                return 0;
                            case 4:
                                ByteBuffer buffer = kind.of(input);
                                mac.update(buffer);
                                return buffer.remaining();
                            case 5:
                                mac.reset();
                                return 0;
                            case 6:
                                return mac.doFinal();
                            case 8:
                                // A refused key changes nothing.
                                mac.init(null);
                                return 0;
                            case 7:
                                pair[side] = (Mac) mac.clone();
                                mac.update((byte) 1);
                                return 0;
                            default:
                                return mac.doFinal(input);
                        }
                    });
                }
                assertEquals(outcomes[1], outcomes[0], name + " operation " + operation);
            }
        }
    }

    private static void reset(Mac mac) {
        try {
            mac.reset();
        } catch (IllegalStateException error) {
            // It has no key yet.
        }
    }

    @ParameterizedTest
    @MethodSource("raddle.jca.Testing#hashes")
    void everyLengthOfKeyAndMessage(HashAlgorithm hash) throws Exception {
        String name = macName(hash);
        Mac[] pair = {Mac.getInstance(name, RADDLE), theirMac(hash)};
        byte[] input = bytes(new Random(4), 400);
        assertEquals(pair[1].getMacLength(), pair[0].getMacLength());
        for (int len = 1; len < 300; len++) {
            byte[][] tags = new byte[2][];
            for (int i = 0; i < 2; i++) {
                pair[i].init(new SecretKeySpec(input, 0, hash == HashAlgorithm.BLAKE3 ? 32 : len, name));
                pair[i].update(input, 0, len);
                tags[i] = pair[i].doFinal();
            }
            assertArrayEquals(tags[1], tags[0], name + " of " + len);
        }
    }

    @ParameterizedTest
    @MethodSource("raddle.jca.Testing#hashes")
    void wrongKeysAreRefused(HashAlgorithm hash) throws Exception {
        String name = macName(hash);
        Key key = new SecretKeySpec(new byte[5], "any");
        Key pub = KeyPairGenerator.getInstance("EC").generateKeyPair().getPublic();
        String[] outcomes = new String[2];
        for (int i = 0; i < 2; i++) {
            Mac mac = i == 0 ? Mac.getInstance(name, RADDLE) : theirMac(hash);
            outcomes[i] = outcome(() -> {
                        mac.init(pub);
                        return 0;
                    })
                    + outcome(() -> {
                        mac.init(key, new IvParameterSpec(new byte[16]));
                        return 0;
                    })
                    + outcome(() -> {
                        mac.init(null);
                        return 0;
                    })
                    + outcome(mac::doFinal);
        }
        assertEquals(outcomes[1], outcomes[0]);
    }
}
