package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static raddle.jca.Testing.RADDLE;
import static raddle.jca.Testing.bytes;
import static raddle.jca.Testing.length;
import static raddle.jca.Testing.outcome;
import static raddle.jca.Testing.rounds;
import static raddle.jca.Testing.theirs;

import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import raddle.jca.Testing.Kind;

/** Compares hashes step by step with the JDK's, or with the BLAKE3 reference. */
class DigestTest {
    @ParameterizedTest
    @MethodSource("raddle.jca.Testing#hashes")
    void stepsGiveWhatTheJdkGives(HashAlgorithm hash) throws Exception {
        String name = hash.digestName;
        Random random = new Random(1);
        for (int round = 0; round < rounds(400); round++) {
            List<MessageDigest[]> pairs = new ArrayList<>();
            pairs.add(new MessageDigest[] {MessageDigest.getInstance(name, RADDLE), theirs(hash)});
            for (int step = 0; step < 12; step++) {
                int which = random.nextInt(pairs.size());
                MessageDigest[] pair = pairs.get(which);
                byte[] input = bytes(random, length(random));
                int from = random.nextInt(input.length + 1);
                int len = random.nextInt(input.length - from + 1);
                switch (random.nextInt(8)) {
                    case 0:
                        pair[0].update((byte) step);
                        pair[1].update((byte) step);
                        break;
                    case 1:
                    case 2:
                        pair[0].update(input, from, len);
                        pair[1].update(input, from, len);
                        break;
                    case 3:
                        Kind kind = Kind.values()[random.nextInt(Kind.values().length)];
                        java.nio.ByteBuffer buffer = kind.of(input);
                        pair[0].update(buffer);
                        assertEquals(0, buffer.remaining());
                        pair[1].update(input);
                        break;
                    case 4:
                        pairs.add(new MessageDigest[] {
                            (MessageDigest) pair[0].clone(), (MessageDigest) pair[1].clone()
                        });
                        break;
                    case 5:
                        pair[0].reset();
                        pair[1].reset();
                        break;
                    case 6:
                        int room = random.nextInt(72);
                        byte[][] outputs = {new byte[76], new byte[76]};
                        String[] outcomes = new String[2];
                        for (int i = 0; i < 2; i++) {
                            int side = i;
                            outcomes[i] = outcome(() -> pair[side].digest(outputs[side], 4, room));
                        }
                        assertEquals(outcomes[1], outcomes[0]);
                        assertArrayEquals(outputs[1], outputs[0]);
                        break;
                    default:
                        assertArrayEquals(pair[1].digest(input), pair[0].digest(input));
                }
            }
            for (MessageDigest[] pair : pairs) {
                assertArrayEquals(pair[1].digest(), pair[0].digest());
                assertArrayEquals(pair[1].digest(), pair[0].digest());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("raddle.jca.Testing#hashes")
    void everyLengthUpToAFewBlocks(HashAlgorithm hash) throws Exception {
        String name = hash.digestName;
        MessageDigest ours = MessageDigest.getInstance(name, RADDLE);
        MessageDigest theirs = theirs(hash);
        assertSame(RADDLE, ours.getProvider());
        assertEquals(theirs.getDigestLength(), ours.getDigestLength());
        byte[] input = bytes(new Random(2), 600);
        for (int len = 0; len < input.length; len++) {
            ours.update(input, 0, len);
            theirs.update(input, 0, len);
            assertArrayEquals(theirs.digest(), ours.digest(), name + " of " + len);
        }
    }

    @ParameterizedTest
    @MethodSource("raddle.jca.Testing#hashes")
    void wrongBoundsAreRefused(HashAlgorithm hash) throws Exception {
        String name = hash.digestName;
        MessageDigest[] pair = {MessageDigest.getInstance(name, RADDLE), theirs(hash)};
        int[][] bounds = {{0, 11}, {5, 6}, {-1, 2}, {11, 0}, {0, -1}, {Integer.MAX_VALUE, 1}, {1, Integer.MAX_VALUE}};
        for (int[] bound : bounds) {
            String[] outcomes = new String[2];
            for (int i = 0; i < 2; i++) {
                MessageDigest digest = pair[i];
                outcomes[i] = outcome(() -> {
                    digest.update(new byte[10], bound[0], bound[1]);
                    return 0;
                });
            }
            assertEquals(outcomes[1], outcomes[0], bound[0] + " " + bound[1]);
        }
        assertArrayEquals(pair[1].digest(), pair[0].digest());
    }
}
