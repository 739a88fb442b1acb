package raddle.jca;

import java.security.DigestException;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.MessageDigest;
import java.security.Provider;
import java.security.spec.AlgorithmParameterSpec;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Map;
import java.util.function.Supplier;
import javax.crypto.MacSpi;
import javax.crypto.SecretKey;

/**
 * BLAKE3 in plain Java, as its paper defines it: chunk by chunk, merging each subtree as soon as it is whole. The JDK
 * has no BLAKE3, so the tests compare with this class. {@link Blake3Test} compares it with the authors' vectors.
 */
final class Blake3Reference implements Cloneable {
    private static final int CHUNK = 1024;
    private static final int BLOCK = 64;
    private static final int CHUNK_START = 1;
    private static final int CHUNK_END = 1 << 1;
    private static final int PARENT = 1 << 2;
    private static final int ROOT = 1 << 3;
    private static final int KEYED_HASH = 1 << 4;

    private static final int[] IV = {
        0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19
    };
    /** Table 2: the permutation of a block's words after each round. */
    private static final int[] PERMUTATION = {2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8};

    private final int[] key;
    private final int flags;
    private byte[] chunk = new byte[CHUNK];
    private int filled;
    private long chunks;
    /** The chaining values of whole subtrees, the rightmost first. */
    private Deque<int[]> subtrees = new ArrayDeque<>();

    /** Creates a hash with a 32-byte key, or without a key. */
    Blake3Reference(byte[] key) {
        this.key = key == null ? IV : words(key);
        flags = key == null ? 0 : KEYED_HASH;
    }

    /** The last compression of an input: it gives the chaining value, or output if the node is the root. */
    private interface Node {
        int[] compress(long counter, int more);
    }

    void update(byte[] input, int offset, int len) {
        for (int done = 0, now; done < len; done += now) {
            if (filled == CHUNK) {
                int[] value = Arrays.copyOf(ofChunk().compress(chunks, 0), 8);
                chunks++;
                for (long left = chunks; left % 2 == 0; left /= 2) {
                    value = Arrays.copyOf(parent(subtrees.pop(), value).compress(0, 0), 8);
                }
                subtrees.push(value);
                filled = 0;
            }
            now = Math.min(CHUNK - filled, len - done);
            System.arraycopy(input, offset + done, chunk, filled, now);
            filled += now;
        }
    }

    /** Returns output of this length, for everything that was hashed. */
    byte[] output(int len) {
        Node node = ofChunk();
        long counter = chunks;
        for (int[] left : subtrees) {
            node = parent(left, Arrays.copyOf(node.compress(counter, 0), 8));
            counter = 0;
        }
        byte[] output = new byte[len];
        for (int at = 0; at < len; at++) {
            int[] words = node.compress(at / BLOCK, ROOT);
            output[at] = (byte) (words[at % BLOCK / 4] >>> 8 * (at % 4));
        }
        return output;
    }

    private Node ofChunk() {
        int[] value = key;
        int at = 0;
        int start = CHUNK_START;
        for (; filled - at > BLOCK; at += BLOCK) {
            value = Arrays.copyOf(compress(value, words(Arrays.copyOfRange(chunk, at, at + BLOCK)), chunks, BLOCK, flags | start), 8);
            start = 0;
        }
        int[] before = value;
        int len = filled - at;
        int[] block = words(Arrays.copyOf(Arrays.copyOfRange(chunk, at, filled), BLOCK));
        int all = flags | start | CHUNK_END;
        return (counter, more) -> compress(before, block, counter, len, all | more);
    }

    private Node parent(int[] left, int[] right) {
        int[] block = Arrays.copyOf(left, 16);
        System.arraycopy(right, 0, block, 8, 8);
        return (counter, more) -> compress(key, block, counter, BLOCK, flags | PARENT | more);
    }

    private static int[] compress(int[] value, int[] block, long counter, int len, int flags) {
        int[] v = Arrays.copyOf(value, 16);
        System.arraycopy(IV, 0, v, 8, 4);
        v[12] = (int) counter;
        v[13] = (int) (counter >>> 32);
        v[14] = len;
        v[15] = flags;
        int[] m = block;
        for (int round = 0; round < 7; round++) {
            for (int i = 0; i < 4; i++) {
                mix(v, i, 4 + i, 8 + i, 12 + i, m[2 * i], m[2 * i + 1]);
            }
            for (int i = 0; i < 4; i++) {
                mix(v, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4, m[8 + 2 * i], m[9 + 2 * i]);
            }
            int[] next = new int[16];
            for (int i = 0; i < 16; i++) {
                next[i] = m[PERMUTATION[i]];
            }
            m = next;
        }
        for (int i = 0; i < 8; i++) {
            v[i] ^= v[i + 8];
            v[i + 8] ^= value[i];
        }
        return v;
    }

    private static void mix(int[] v, int a, int b, int c, int d, int x, int y) {
        v[a] += v[b] + x;
        v[d] = Integer.rotateRight(v[d] ^ v[a], 16);
        v[c] += v[d];
        v[b] = Integer.rotateRight(v[b] ^ v[c], 12);
        v[a] += v[b] + y;
        v[d] = Integer.rotateRight(v[d] ^ v[a], 8);
        v[c] += v[d];
        v[b] = Integer.rotateRight(v[b] ^ v[c], 7);
    }

    private static int[] words(byte[] bytes) {
        int[] words = new int[bytes.length / 4];
        for (int i = 0; i < bytes.length; i++) {
            words[i / 4] |= (bytes[i] & 0xff) << 8 * (i % 4);
        }
        return words;
    }

    @Override
    public Blake3Reference clone() {
        try {
            Blake3Reference copy = (Blake3Reference) super.clone();
            copy.chunk = chunk.clone();
            copy.subtrees = new ArrayDeque<>(subtrees);
            return copy;
        } catch (CloneNotSupportedException error) {
            throw new AssertionError(error);
        }
    }

    /** A provider whose services behave as the services of SUN and SunJCE do. */
    static final Provider PROVIDER = new Provider("Reference", "1", "BLAKE3 in plain Java") {
        private static final long serialVersionUID = 1L;

        {
            offer("MessageDigest", Digest::new);
            offer("Mac", Mac::new);
        }

        private void offer(String type, Supplier<Object> maker) {
            putService(new Service(this, type, "BLAKE3", Blake3Reference.class.getName(), null, Map.of()) {
                @Override
                public Object newInstance(Object parameter) {
                    return maker.get();
                }
            });
        }
    };

    private static final class Digest extends MessageDigest implements Cloneable {
        private Blake3Reference hash = new Blake3Reference(null);

        Digest() {
            super("BLAKE3");
        }

        @Override
        protected int engineGetDigestLength() {
            return 32;
        }

        @Override
        protected void engineUpdate(byte input) {
            hash.update(new byte[] {input}, 0, 1);
        }

        @Override
        protected void engineUpdate(byte[] input, int offset, int len) {
            if (len != 0 && (offset < 0 || len < 0 || offset > input.length - len)) {
                throw new ArrayIndexOutOfBoundsException();
            }
            hash.update(input, offset, len);
        }

        @Override
        protected byte[] engineDigest() {
            byte[] digest = hash.output(32);
            engineReset();
            return digest;
        }

        @Override
        protected int engineDigest(byte[] output, int offset, int len) throws DigestException {
            if (len < 32 || offset < 0 || offset > output.length - len) {
                throw new DigestException();
            }
            System.arraycopy(engineDigest(), 0, output, offset, 32);
            return 32;
        }

        @Override
        protected void engineReset() {
            hash = new Blake3Reference(null);
        }

        @Override
        public Object clone() throws CloneNotSupportedException {
            Digest copy = (Digest) super.clone();
            copy.hash = hash.clone();
            return copy;
        }
    }

    private static final class Mac extends MacSpi implements Cloneable {
        private byte[] key;
        private Blake3Reference hash;

        @Override
        protected int engineGetMacLength() {
            return 32;
        }

        @Override
        protected void engineInit(Key key, AlgorithmParameterSpec params)
                throws InvalidKeyException, InvalidAlgorithmParameterException {
            if (params != null) {
                throw new InvalidAlgorithmParameterException();
            }
            if (!(key instanceof SecretKey) || key.getEncoded() == null || key.getEncoded().length != 32) {
                throw new InvalidKeyException();
            }
            this.key = key.getEncoded();
            engineReset();
        }

        @Override
        protected void engineUpdate(byte input) {
            hash.update(new byte[] {input}, 0, 1);
        }

        @Override
        protected void engineUpdate(byte[] input, int offset, int len) {
            hash.update(input, offset, len);
        }

        @Override
        protected byte[] engineDoFinal() {
            byte[] tag = hash.output(32);
            engineReset();
            return tag;
        }

        @Override
        protected void engineReset() {
            hash = new Blake3Reference(key);
        }

        @Override
        public Object clone() throws CloneNotSupportedException {
            Mac copy = (Mac) super.clone();
            copy.hash = hash == null ? null : hash.clone();
            return copy;
        }
    }
}
