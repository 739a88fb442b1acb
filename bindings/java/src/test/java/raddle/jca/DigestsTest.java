package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static raddle.jca.Testing.bytes;
import static raddle.jca.Testing.length;
import static raddle.jca.Testing.rounds;
import static raddle.jca.Testing.theirs;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import raddle.jca.Testing.Kind;

/** Several digests in one pass, compared with the JDK's, or with the BLAKE3 reference. */
class DigestsTest {
    private static RaddleDigests of(List<HashAlgorithm> hashes) throws Exception {
        return RaddleDigests.of(hashes.stream().map(hash -> hash.digestName).toArray(String[]::new));
    }

    private static List<MessageDigest> jdk(List<HashAlgorithm> hashes) throws Exception {
        List<MessageDigest> digests = new ArrayList<>();
        for (HashAlgorithm hash : hashes) {
            digests.add(theirs(hash));
        }
        return digests;
    }

    private static byte[][] finish(List<MessageDigest> digests) {
        return digests.stream().map(MessageDigest::digest).toArray(byte[][]::new);
    }

    /** Selections that kernels compute, and random ones in any order. */
    private static List<HashAlgorithm> selection(Random random) {
        List<HashAlgorithm> all = Arrays.asList(Testing.hashes().clone());
        if (random.nextBoolean()) {
            all = all.stream().filter(hash -> hash.ordinal() <= HashAlgorithm.SHA256.ordinal()).collect(Collectors.toList());
        }
        Collections.shuffle(all, random);
        return all.subList(0, 1 + random.nextInt(Math.min(all.size(), 8)));
    }

    @Test
    void stepsGiveWhatTheJdkGives() throws Exception {
        Random random = new Random(71);
        for (int round = 0; round < rounds(600); round++) {
            List<HashAlgorithm> hashes = selection(random);
            compare(random, hashes, hashes);
        }
    }

    @Test
    void anotherOrderIsSeen() {
        List<HashAlgorithm> hashes = List.of(HashAlgorithm.MD5, HashAlgorithm.SHA256);
        List<HashAlgorithm> others = List.of(HashAlgorithm.SHA256, HashAlgorithm.MD5);
        assertThrows(AssertionError.class, () -> compare(new Random(74), hashes, others));
    }

    /** Compares random steps with the digests of the JDK. */
    private static void compare(Random random, List<HashAlgorithm> hashes, List<HashAlgorithm> theirs) throws Exception {
        List<MessageDigest> expected = jdk(theirs);
        try (RaddleDigests digests = of(hashes)) {
            for (int step = 0; step < 12; step++) {
                byte[] input = bytes(random, length(random));
                switch (random.nextInt(8)) {
                    case 0:
                        digests.reset();
                        expected.forEach(MessageDigest::reset);
                        break;
                    case 1:
                        assertArrayEquals(finish(expected), digests.digest(), hashes.toString());
                        break;
                    case 2:
                    case 3:
                        int from = random.nextInt(input.length + 1);
                        int len = random.nextInt(input.length - from + 1);
                        digests.update(input, from, len);
                        expected.forEach(digest -> digest.update(input, from, len));
                        break;
                    case 4:
                        digests.update(input);
                        expected.forEach(digest -> digest.update(input));
                        break;
                    default:
                        ByteBuffer buffer = Kind.values()[random.nextInt(Kind.values().length)].of(input);
                        digests.update(buffer);
                        assertEquals(0, buffer.remaining());
                        expected.forEach(digest -> digest.update(input));
                }
            }
            assertArrayEquals(finish(expected), digests.digest(), hashes.toString());
            assertArrayEquals(finish(expected), digests.digest(), hashes.toString());
        }
    }

    @Test
    void everyLengthUpToAFewBlocks() throws Exception {
        byte[] input = bytes(new Random(72), 300);
        for (List<HashAlgorithm> hashes : List.of(
                List.of(HashAlgorithm.MD5, HashAlgorithm.SHA256),
                List.of(HashAlgorithm.SHA256, HashAlgorithm.SHA1),
                List.of(HashAlgorithm.SHA256, HashAlgorithm.MD5, HashAlgorithm.SHA1),
                List.of(HashAlgorithm.BLAKE3, HashAlgorithm.SHA512))) {
            List<MessageDigest> expected = jdk(hashes);
            try (RaddleDigests digests = of(hashes)) {
                for (int len = 0; len < input.length; len++) {
                    for (int first : new int[] {0, 1, len / 2}) {
                        int now = Math.min(first, len);
                        int behind = len - now;
                        digests.update(input, 0, now);
                        digests.update(input, now, behind);
                        int all = len;
                        expected.forEach(digest -> digest.update(input, 0, all));
                        assertArrayEquals(finish(expected), digests.digest(), hashes + " of " + len);
                    }
                }
            }
        }
    }

    @Test
    void wrongSelectionsAreRefused() throws Exception {
        String[] all = Arrays.stream(Testing.hashes()).map(hash -> hash.digestName).toArray(String[]::new);
        assertThrows(IllegalArgumentException.class, RaddleDigests::of);
        assertThrows(IllegalArgumentException.class, () -> RaddleDigests.of("MD5", "SHA-256", "md5"));
        assertThrows(NoSuchAlgorithmException.class, () -> RaddleDigests.of("MD5", "SHA-3"));
        assertThrows(NullPointerException.class, () -> RaddleDigests.of("MD5", null));
        for (int count = 1; count <= all.length; count++) {
            String[] some = Arrays.copyOf(all, count);
            if (count <= 8) {
                try (RaddleDigests digests = RaddleDigests.of(some)) {
                    assertEquals(count, digests.digest().length);
                }
            } else {
                assertThrows(IllegalArgumentException.class, () -> RaddleDigests.of(some));
            }
        }
    }

    /** Refused calls leave the message as it is, and a closed object refuses all of them. */
    @Test
    void wrongCallsAreRefused() throws Exception {
        byte[] input = bytes(new Random(73), 10);
        List<HashAlgorithm> hashes = List.of(HashAlgorithm.SHA256, HashAlgorithm.MD5);
        RaddleDigests digests = of(hashes);
        digests.update(input);
        int[][] bounds = {{0, 11}, {5, 6}, {-1, 2}, {11, 0}, {0, -1}, {Integer.MAX_VALUE, 1}, {1, Integer.MAX_VALUE}};
        for (int[] bound : bounds) {
            assertThrows(IndexOutOfBoundsException.class, () -> digests.update(input, bound[0], bound[1]));
        }
        assertThrows(NullPointerException.class, () -> digests.update((byte[]) null));
        assertThrows(NullPointerException.class, () -> digests.update((ByteBuffer) null));
        List<MessageDigest> expected = jdk(hashes);
        expected.forEach(digest -> digest.update(input));
        assertArrayEquals(finish(expected), digests.digest());
        digests.close();
        digests.close();
        ByteBuffer buffer = ByteBuffer.wrap(input);
        assertThrows(IllegalStateException.class, () -> digests.update(input));
        assertThrows(IllegalStateException.class, () -> digests.update(input, 0, 0));
        assertThrows(IllegalStateException.class, () -> digests.update(buffer));
        assertEquals(input.length, buffer.remaining());
        assertThrows(IllegalStateException.class, digests::digest);
        assertThrows(IllegalStateException.class, digests::reset);
    }
}
