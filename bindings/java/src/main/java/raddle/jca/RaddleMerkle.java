package raddle.jca;

import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

/**
 * SHA-256 Merkle trees: each node is the hash of its two children, and the root is a digest of all leaves. The pairs of
 * a level share vector instructions, in one thread.
 *
 * <table>
 * <caption>The trees</caption>
 * <tr><th>tree</th><th>hash of a pair</th><th>a node without a neighbour</th></tr>
 * <tr><td>{@link #sszRoot}</td><td>SHA-256 of both</td><td>is hashed with the root of a tree of zeros</td></tr>
 * <tr><td>{@link #rfc6962Root}</td><td>SHA-256 of the byte 1 and both</td><td>moves up</td></tr>
 * <tr><td>{@link #bitcoinRoot}</td><td>{@link #sha256d} of both</td><td>is hashed with itself</td></tr>
 * </table>
 *
 * <p>A leaf and a digest have 32 bytes. Time depends only on lengths.
 *
 * <pre>{@code
 * byte[] leaves = RaddleMerkle.rfc6962Leaves("first entry".getBytes(UTF_8), "second entry".getBytes(UTF_8));
 * byte[] root = RaddleMerkle.rfc6962Root(leaves);
 * }</pre>
 */
public final class RaddleMerkle {
    private RaddleMerkle() {}

    private static final String SHA256 = "SHA-256";

    /** The length of one node, and of two nodes, in bytes. */
    private static final int NODE = 32;

    private static final int PAIR = 2 * NODE;

    /** The number of pairs that are copied at a time to put a byte before each. */
    private static final int TOGETHER = 512;

    /** The rules of the trees. */
    private enum Tree {
        SSZ,
        RFC6962,
        BITCOIN
    }

    /**
     * Computes the digests of 64-byte messages (FIPS 180-4, section 6.2). In a tree, such a message is a pair of
     * digests.
     *
     * @param pairs the messages, one after another
     * @return the digests, one after another
     * @throws IllegalArgumentException if the length is not a multiple of 64
     * @throws IllegalStateException if the native library can't be loaded
     */
    public static byte[] pairs(byte[] pairs) {
        Library.require();
        int count = count(pairs.length, PAIR, "pairs");
        byte[] digests = new byte[count * NODE];
        hash(pairs, 0, digests, 0, count);
        return digests;
    }

    /**
     * Computes the digests of 64-byte messages, as {@link #pairs(byte[])} does, from one buffer to another. Buffers may
     * be direct and may overlap. The positions move past the bytes that were read and written.
     *
     * @param pairs the messages, one after another, between position and limit
     * @param digests the buffer to which the digests are written, one after another, starting at its position
     * @throws IllegalArgumentException if the number of bytes of the pairs is not a multiple of 64
     * @throws BufferOverflowException if there is no room for the digests; nothing is written then
     * @throws ReadOnlyBufferException if the digests can't be written
     * @throws IllegalStateException if the native library can't be loaded
     */
    public static void pairs(ByteBuffer pairs, ByteBuffer digests) {
        Library.require();
        ByteBuffer source = pairs.duplicate();
        ByteBuffer target = digests.duplicate();
        int bytes = source.remaining();
        int count = count(bytes, PAIR, "pairs");
        if (target.isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        if (target.remaining() < count * NODE) {
            throw new BufferOverflowException();
        }
        Object input = Bytes.base(source);
        Object output = Bytes.base(target);
        int from = Bytes.offset(source);
        int to = Bytes.offset(target);
        if (Bytes.meet(input, from, bytes, output, to, count * NODE) && !Bytes.isSame(input, from, output, to)) {
            byte[] copy = new byte[bytes];
            Bytes.read(input, from, copy, 0, bytes);
            hash(copy, 0, output, to, count);
            Bytes.erase(copy, 0, bytes);
        } else {
            hash(input, from, output, to, count);
        }
        pairs.position(source.limit());
        digests.position(target.position() + count * NODE);
    }

    /**
     * Computes the digest of the digest of a message: SHA-256d, which Bitcoin uses to name blocks and transactions.
     *
     * @param message the message
     * @return the digest
     * @throws IllegalStateException if the native library can't be loaded
     */
    public static byte[] sha256d(byte[] message) {
        Library.require();
        return digest(digest(message));
    }

    /**
     * Computes the root of Ethereum's tree (Simple Serialize, {@code merkleize}). The tree has 2<sup>depth</sup>
     * leaves, and all leaves after the given ones are zero. The length of a list is not mixed in: hash the root and the
     * length as a pair.
     *
     * @param leaves the leaves, one after another
     * @param depth the number of levels above the leaves, 0 to 64
     * @return the root
     * @throws IllegalArgumentException if the number of bytes is not a multiple of 32, the depth is not 0 to 64, or there
     * are more leaves than the tree has
     * @throws IllegalStateException if the native library can't be loaded
     */
    public static byte[] sszRoot(byte[] leaves, int depth) {
        if (depth < 0 || depth > 64) {
            throw new IllegalArgumentException("a depth of " + depth + ", not 0 to 64");
        }
        int count = leaves.length / NODE;
        if (depth < Integer.SIZE - 1 && count > 1 << depth) {
            throw new IllegalArgumentException(count + " leaves and a tree of 2^" + depth);
        }
        return root(Tree.SSZ, depth, leaves);
    }

    /**
     * Computes the root of the Certificate Transparency tree (RFC 6962, section 2.1; RFC 9162). The root of no leaves
     * is the digest of the empty message.
     *
     * @param leaves the leaves, one after another, as {@link #rfc6962Leaves} returns them
     * @return the root
     * @throws IllegalArgumentException if the number of bytes is not a multiple of 32
     * @throws IllegalStateException if the native library can't be loaded
     */
    public static byte[] rfc6962Root(byte[] leaves) {
        return root(Tree.RFC6962, 0, leaves);
    }

    /**
     * Computes the leaves of the Certificate Transparency tree: the digest of the byte 0 and each entry (RFC 6962,
     * section 2.1).
     *
     * @param entries the entries
     * @return the leaves, one after another
     * @throws IllegalStateException if the native library can't be loaded
     */
    public static byte[] rfc6962Leaves(byte[]... entries) {
        byte[] leaves = new byte[Math.multiplyExact(entries.length, NODE)];
        byte[][] digests;
        try {
            digests = RaddleHash.digestAll(SHA256, entries.length, i -> Math.addExact(1, entries[i].length), (i, to, at) -> {
                to[at] = 0;
                System.arraycopy(entries[i], 0, to, at + 1, entries[i].length);
            });
        } catch (NoSuchAlgorithmException error) {
            throw new AssertionError(error);
        }
        for (int i = 0; i < digests.length; i++) {
            System.arraycopy(digests[i], 0, leaves, i * NODE, NODE);
        }
        return leaves;
    }

    /**
     * Computes the root of the tree of the transactions of a Bitcoin block. The root of no leaves is zero.
     *
     * <p>Different lists of leaves can have the same root, because repeating a last node changes nothing
     * (CVE-2012-2459). A program that verifies blocks must refuse repeated transactions.
     *
     * @param leaves the identifiers of the transactions, one after another, in the order of their bytes in memory
     * @return the root
     * @throws IllegalArgumentException if the number of bytes is not a multiple of 32
     * @throws IllegalStateException if the native library can't be loaded
     */
    public static byte[] bitcoinRoot(byte[] leaves) {
        return root(Tree.BITCOIN, 0, leaves);
    }

    private static byte[] root(Tree tree, int depth, byte[] leaves) {
        Library.require();
        int count = count(leaves.length, NODE, "leaves");
        byte[] nodes = leaves.clone();
        // The root of a tree of zeros with the height of the current nodes.
        byte[] zero = new byte[NODE];
        for (int height = 0; tree == Tree.SSZ ? height < depth : count > 1; height++) {
            int pairs = count / 2;
            byte[] last = count % 2 == 0 ? Bytes.NONE : Arrays.copyOfRange(nodes, (count - 1) * NODE, count * NODE);
            level(tree, nodes, pairs);
            if (last.length > 0) {
                System.arraycopy(parent(tree, last, zero), 0, nodes, pairs * NODE, NODE);
            }
            count -= pairs;
            if (tree == Tree.SSZ) {
                zero = pairs(pair(zero, zero));
            }
        }
        if (count > 0) {
            return Arrays.copyOf(nodes, NODE);
        }
        return tree == Tree.RFC6962 ? digest(Bytes.NONE) : zero;
    }

    /** Replaces pairs of nodes with their parents, starting with the first pair. */
    private static void level(Tree tree, byte[] nodes, int pairs) {
        if (tree != Tree.RFC6962) {
            hash(nodes, 0, nodes, 0, pairs);
            if (tree == Tree.BITCOIN) {
                System.arraycopy(digests(nodes, pairs, NODE), 0, nodes, 0, pairs * NODE);
            }
            return;
        }
        byte[] messages = new byte[Math.min(pairs, TOGETHER) * (1 + PAIR)];
        for (int done = 0, now; done < pairs; done += now) {
            now = Math.min(pairs - done, TOGETHER);
            for (int i = 0; i < now; i++) {
                messages[i * (1 + PAIR)] = 1;
                System.arraycopy(nodes, (done + i) * PAIR, messages, i * (1 + PAIR) + 1, PAIR);
            }
            System.arraycopy(digests(messages, now, 1 + PAIR), 0, nodes, done * NODE, now * NODE);
        }
    }

    /** Returns the parent of the last node of a level, which has no neighbour. */
    private static byte[] parent(Tree tree, byte[] node, byte[] zero) {
        switch (tree) {
            case SSZ:
                return pairs(pair(node, zero));
            case BITCOIN:
                return digest(pairs(pair(node, node)));
            default:
                return node;
        }
    }

    private static byte[] pair(byte[] left, byte[] right) {
        byte[] pair = Arrays.copyOf(left, PAIR);
        System.arraycopy(right, 0, pair, NODE, NODE);
        return pair;
    }

    private static byte[] digest(byte[] message) {
        Digest digest = new Digest(HashAlgorithm.SHA256);
        digest.update(message, 0, message.length);
        return digest.digest();
    }

    /** Returns the digests of messages of equal length. */
    private static byte[] digests(byte[] messages, int count, int bytes) {
        int[] offsets = new int[count + 1];
        Arrays.setAll(offsets, i -> i * bytes);
        try {
            return RaddleHash.digestColumn(SHA256, messages, offsets);
        } catch (NoSuchAlgorithmException error) {
            throw new AssertionError(error);
        }
    }

    /**
     * Hashes pairs in pieces. If digests and pairs begin at the same place, each piece is written before the pairs that
     * are still to be read.
     */
    private static void hash(Object pairs, int from, Object digests, int to, int count) {
        // A pair and its padding are two blocks.
        int most = HashAlgorithm.SHA256.piece() / (2 * PAIR);
        for (int done = 0, now; done < count; done += now) {
            now = Math.min(count - done, most);
            Native.hashPairs(now, pairs, from + done * PAIR, digests, to + done * NODE);
        }
    }

    /** Returns the number of parts of equal length. */
    private static int count(int bytes, int each, String what) {
        if (bytes % each != 0) {
            throw new IllegalArgumentException(what + " of " + each + " bytes each, but " + bytes + " bytes in all");
        }
        return bytes / each;
    }
}
