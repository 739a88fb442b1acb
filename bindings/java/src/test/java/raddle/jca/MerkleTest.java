package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static raddle.jca.Testing.bytes;
import static raddle.jca.Testing.part;
import static raddle.jca.Testing.rounds;

import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import raddle.jca.Testing.Kind;

/** Compares SHA-256 trees with the JDK's digests of each node. */
class MerkleTest {
    private static final int NODE = 32;

    private static byte[] jdk(byte[]... parts) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256", "SUN");
        for (byte[] part : parts) {
            digest.update(part);
        }
        return digest.digest();
    }

    private static byte[] node(byte[] nodes, int i) {
        return Arrays.copyOfRange(nodes, i * NODE, (i + 1) * NODE);
    }

    private static byte[] hex(String digits) {
        byte[] bytes = new byte[digits.length() / 2];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) Integer.parseInt(digits.substring(2 * i, 2 * i + 2), 16);
        }
        return bytes;
    }

    /** Bitcoin prints digests from the last byte to the first. */
    private static byte[] reversed(String digits) {
        byte[] bytes = hex(digits);
        for (int i = 0; i < bytes.length / 2; i++) {
            byte last = bytes[bytes.length - 1 - i];
            bytes[bytes.length - 1 - i] = bytes[i];
            bytes[i] = last;
        }
        return bytes;
    }

    private static byte[] joined(byte[]... parts) {
        int len = Arrays.stream(parts).mapToInt(part -> part.length).sum();
        ByteBuffer all = ByteBuffer.allocate(len);
        Arrays.stream(parts).forEach(all::put);
        return all.array();
    }

    private static byte[] pairsByJdk(byte[] pairs) throws Exception {
        byte[][] digests = new byte[pairs.length / (2 * NODE)][];
        for (int i = 0; i < digests.length; i++) {
            digests[i] = jdk(node(pairs, 2 * i), node(pairs, 2 * i + 1));
        }
        return joined(digests);
    }

    /** A function from leaves to a root. */
    private interface Root {
        byte[] of(byte[] leaves) throws Exception;
    }

    /** RFC 6962 by its definition: the number of leaves on the left is the largest power of two that leaves some for
     * the right. */
    private static byte[] rfc6962(byte[] leaves, byte prefix) throws Exception {
        int count = leaves.length / NODE;
        if (count <= 1) {
            return count == 0 ? jdk() : leaves;
        }
        int left = Integer.highestOneBit(count - 1) * NODE;
        return jdk(
                new byte[] {prefix},
                rfc6962(Arrays.copyOf(leaves, left), prefix),
                rfc6962(Arrays.copyOfRange(leaves, left, leaves.length), prefix));
    }

    /** Computes the root from all leaves, with zeros for those that are not given, level by level. */
    private static byte[] ssz(byte[] leaves, int depth) throws Exception {
        byte[] nodes = Arrays.copyOf(leaves, NODE << depth);
        while (nodes.length > NODE) {
            nodes = pairsByJdk(nodes);
        }
        return nodes;
    }

    private static byte[] bitcoin(byte[] leaves) throws Exception {
        byte[] nodes = leaves.length == 0 ? new byte[NODE] : leaves;
        while (nodes.length > NODE) {
            byte[] even = nodes.length % (2 * NODE) == 0 ? nodes : joined(nodes, node(nodes, nodes.length / NODE - 1));
            byte[][] parents = new byte[even.length / (2 * NODE)][];
            for (int i = 0; i < parents.length; i++) {
                parents[i] = jdk(jdk(node(even, 2 * i), node(even, 2 * i + 1)));
            }
            nodes = joined(parents);
        }
        return nodes;
    }

    private static void compare(Root ours, Root theirs, int count) throws Exception {
        byte[] leaves = bytes(new Random(count), count * NODE);
        byte[] given = leaves.clone();
        assertArrayEquals(theirs.of(leaves), ours.of(given), () -> count + " leaves");
        assertArrayEquals(leaves, given);
    }

    @Test
    void rootsAreThoseOfTheDefinitions() throws Exception {
        for (int count = 0; count < (rounds(8) < 8 ? 40 : 1100); count += count < 70 ? 1 : 103) {
            compare(RaddleMerkle::rfc6962Root, leaves -> rfc6962(leaves, (byte) 1), count);
            compare(RaddleMerkle::bitcoinRoot, MerkleTest::bitcoin, count);
            int least = count <= 1 ? 0 : Integer.SIZE - Integer.numberOfLeadingZeros(count - 1);
            for (int depth = least; depth < least + 3; depth++) {
                int levels = depth;
                compare(leaves -> RaddleMerkle.sszRoot(leaves, levels), leaves -> ssz(leaves, levels), count);
            }
        }
    }

    /** A wrong rule is refused. */
    @Test
    void wrongRootsAreRefused() {
        assertThrows(
                AssertionError.class,
                () -> compare(RaddleMerkle::rfc6962Root, leaves -> rfc6962(leaves, (byte) 0), 5));
        assertThrows(AssertionError.class, () -> compare(RaddleMerkle::rfc6962Root, MerkleTest::bitcoin, 5));
        assertThrows(
                AssertionError.class, () -> compare(leaves -> RaddleMerkle.sszRoot(leaves, 4), leaves -> ssz(leaves, 3), 5));
    }

    /** The roots are from the tests of Certificate Transparency, from block 170 of Bitcoin, and Ethereum's root of two zeros. */
    @Test
    void rootsAreThoseThatOthersPublished() {
        String[] entries = {
            "", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f"
        };
        byte[] leaves = RaddleMerkle.rfc6962Leaves(Arrays.stream(entries).map(MerkleTest::hex).toArray(byte[][]::new));
        assertArrayEquals(
                hex("5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328"), RaddleMerkle.rfc6962Root(leaves));
        byte[] transactions = joined(
                reversed("b1fea52486ce0c62bb442b530a3f0132b826c74e473d1f2c220bfa78111c5082"),
                reversed("f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16"));
        assertArrayEquals(
                reversed("7dac2c5666815c17a3b36427de37bb9d2e2c5ccec3f8633eb91a4205cb4c10ff"),
                RaddleMerkle.bitcoinRoot(transactions));
        assertArrayEquals(
                hex("f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b"),
                RaddleMerkle.sszRoot(new byte[0], 1));
    }

    /** The root of a tree that has more zeros than memory has bytes. */
    @Test
    void treesOfZerosAreHashedToTheirDepth() throws Exception {
        byte[] zero = new byte[NODE];
        byte[] left = bytes(new Random(1), NODE);
        byte[] leaf = left;
        for (int height = 0; height < 64; height++) {
            left = jdk(left, zero);
            zero = jdk(zero, zero);
        }
        assertArrayEquals(zero, RaddleMerkle.sszRoot(new byte[0], 64));
        assertArrayEquals(left, RaddleMerkle.sszRoot(leaf, 64));
    }

    @Test
    void digestsOfDigestsAreThoseOfTheJdk() throws Exception {
        for (int len : new int[] {0, 1, 32, 55, 56, 64, 80, 1000}) {
            byte[] message = bytes(new Random(len), len);
            assertArrayEquals(jdk(jdk(message)), RaddleMerkle.sha256d(message));
        }
    }

    /** Buffers of all kinds, separate, in place, and overlapping in any way. */
    @Test
    void pairsInBuffersAreThoseOfTheJdk() throws Exception {
        Random random = new Random(5);
        for (int count : new int[] {0, 1, 2, 7, 8, 15, 16, 17, 31, 33, 64, 300, rounds(8) < 8 ? 400 : 5000}) {
            byte[] pairs = bytes(random, count * 2 * NODE);
            byte[] expected = pairsByJdk(pairs);
            assertArrayEquals(expected, RaddleMerkle.pairs(pairs));
            for (Kind from : Kind.values()) {
                for (Kind to : Kind.WRITABLE) {
                    int at = random.nextInt(100);
                    ByteBuffer source = from.memory(pairs.length + 200);
                    source.duplicate().position(at).put(pairs);
                    boolean isShared = from.isDirect() == to.isDirect() && random.nextBoolean();
                    ByteBuffer target = isShared ? source : to.memory(pairs.length + 200);
                    int place = random.nextInt(3) == 0 ? at : random.nextInt(200 + pairs.length - expected.length);
                    byte[] before = part(target, 0, place);
                    byte[] behind = part(target, place + expected.length, target.capacity() - place - expected.length);
                    ByteBuffer input = from.view(source, at, pairs.length);
                    ByteBuffer output = to.view(target, place, expected.length);
                    RaddleMerkle.pairs(input, output);
                    assertArrayEquals(expected, part(target, place, expected.length), () -> from + " to " + to);
                    assertArrayEquals(before, part(target, 0, place));
                    assertArrayEquals(behind, part(target, place + expected.length, behind.length));
                    assertEquals(0, input.remaining() + output.remaining());
                }
            }
        }
    }

    @Test
    void whatIsNoTreeIsRefused() {
        assertMessage("pairs of 64 bytes each, but 65 bytes in all", () -> RaddleMerkle.pairs(new byte[65]));
        assertMessage("leaves of 32 bytes each, but 33 bytes in all", () -> RaddleMerkle.bitcoinRoot(new byte[33]));
        assertMessage("5 leaves and a tree of 2^2", () -> RaddleMerkle.sszRoot(new byte[5 * NODE], 2));
        assertMessage("a depth of 65, not 0 to 64", () -> RaddleMerkle.sszRoot(new byte[NODE], 65));
        assertMessage("a depth of -1, not 0 to 64", () -> RaddleMerkle.sszRoot(new byte[NODE], -1));
        ByteBuffer pairs = ByteBuffer.allocate(4 * NODE);
        ByteBuffer small = ByteBuffer.allocate(2 * NODE - 1);
        assertThrows(BufferOverflowException.class, () -> RaddleMerkle.pairs(pairs, small));
        assertThrows(
                ReadOnlyBufferException.class, () -> RaddleMerkle.pairs(pairs, ByteBuffer.allocate(99).asReadOnlyBuffer()));
        assertArrayEquals(new byte[2 * NODE - 1], small.array());
        assertEquals(4 * NODE, pairs.remaining());
    }

    private static void assertMessage(String expected, Runnable call) {
        assertEquals(expected, assertThrows(IllegalArgumentException.class, call::run).getMessage());
    }
}
