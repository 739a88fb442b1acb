package raddle.jca;

import java.nio.ByteBuffer;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

/**
 * Computes several digests of the same bytes in one pass, such as MD5 and SHA-256 for an object store.
 *
 * <p>On x86-64 and AArch64 processors with instructions for SHA, MD5 with SHA-256, SHA-1 with SHA-256, and all three take
 * hardly longer than the slowest of them alone. Other algorithms hash a piece one after another, so that it comes from
 * memory once.
 *
 * <p>A call takes some time of its own, so pass pieces of 1 KiB or more. The time depends on lengths, and not on contents.
 *
 * <pre>{@code
 * try (RaddleDigests digests = RaddleDigests.of("MD5", "SHA-256")) {
 *     digests.update(part);
 *     byte[][] both = digests.digest();
 * }
 * }</pre>
 *
 * <p>Threads may share an object: calls wait for each other. {@link #close} erases its state.
 */
public final class RaddleDigests implements AutoCloseable {
    /** A multiple of all block lengths in bytes: a piece of this length leaves no partial block. */
    private static final int BLOCKS = 128;

    private final HashAlgorithm[] hashes;
    /** The numbers of the hash functions. */
    private final byte[] numbers;
    /** The length in bytes of the pieces in which a long input is passed to the library. */
    private final int piece;

    private byte[] state;

    private RaddleDigests(HashAlgorithm[] hashes) {
        this.hashes = hashes;
        numbers = new byte[hashes.length];
        double time = 0;
        for (int i = 0; i < hashes.length; i++) {
            numbers[i] = (byte) hashes[i].ordinal();
            time += 1.0 / hashes[i].piece();
        }
        piece = Math.max(1, (int) (1 / time) / BLOCKS) * BLOCKS;
        state = new byte[Native.severalStateBytes()];
        begin();
    }

    /**
     * Begins a message.
     *
     * @param algorithms at most 8 different hash functions, by the names of {@code MessageDigest}, such as SHA-256
     * @return the digests
     * @throws NoSuchAlgorithmException if an algorithm is another one
     * @throws IllegalArgumentException if there is no algorithm, if there are more than 8, or if one occurs twice
     * @throws IllegalStateException if the native library can't be loaded
     */
    public static RaddleDigests of(String... algorithms) throws NoSuchAlgorithmException {
        Library.require();
        HashAlgorithm[] hashes = new HashAlgorithm[algorithms.length];
        for (int i = 0; i < hashes.length; i++) {
            hashes[i] = HashAlgorithm.of(algorithms[i]);
        }
        return new RaddleDigests(hashes);
    }

    /**
     * Hashes the next piece.
     *
     * @param input the piece
     * @throws IllegalStateException if the object was closed
     */
    public synchronized void update(byte[] input) {
        update(input, 0, input.length);
    }

    /**
     * Hashes the next piece, which is a part of an array.
     *
     * @param input an array
     * @param offset the offset of the piece
     * @param len the length of the piece in bytes
     * @throws IndexOutOfBoundsException if the piece lies outside the array
     * @throws IllegalStateException if the object was closed
     */
    public synchronized void update(byte[] input, int offset, int len) {
        Bytes.check(input, offset, len);
        absorb(input, offset, len);
    }

    /**
     * Hashes the next piece, between the position and the limit of a buffer of any kind. Afterwards, its position is its
     * limit.
     *
     * @param input the piece
     * @throws IllegalStateException if the object was closed
     */
    public synchronized void update(ByteBuffer input) {
        // No other thread can change the position and the limit of the duplicate.
        ByteBuffer own = input.duplicate();
        Object bytes = Bytes.base(own);
        try {
            absorb(bytes, Bytes.offset(own), own.remaining());
        } finally {
            if (!own.hasArray() && !own.isDirect()) {
                Arrays.fill((byte[]) bytes, (byte) 0);
            }
        }
        input.position(own.limit());
    }

    /**
     * Computes the digests of all pieces, and begins another message.
     *
     * @return a digest for each algorithm, in the order in which {@link #of} was given the algorithms
     * @throws IllegalStateException if the object was closed
     */
    public synchronized byte[][] digest() {
        int len = 0;
        for (HashAlgorithm hash : hashes) {
            len += hash.digestBytes;
        }
        byte[] all = new byte[len];
        Native.severalFinish(len, open(), all);
        byte[][] digests = new byte[hashes.length][];
        int at = 0;
        for (int i = 0; i < digests.length; i++) {
            digests[i] = Arrays.copyOfRange(all, at, at += hashes[i].digestBytes);
        }
        return digests;
    }

    /**
     * Discards the pieces, and begins another message.
     *
     * @throws IllegalStateException if the object was closed
     */
    public synchronized void reset() {
        open();
        begin();
    }

    /** Erases the state. */
    @Override
    public synchronized void close() {
        if (state != null) {
            Arrays.fill(state, (byte) 0);
            state = null;
        }
    }

    private byte[] open() {
        if (state == null) {
            throw new IllegalStateException("the digests were closed");
        }
        return state;
    }

    private void begin() {
        if (Native.severalBegin(numbers.length, state, numbers) != 0) {
            throw new IllegalArgumentException("there must be 1 to 8 algorithms, all different");
        }
    }

    private void absorb(Object input, int offset, int len) {
        byte[] opened = open();
        for (int done = 0, now; done < len; done += now) {
            now = Math.min(piece, len - done);
            Native.severalUpdate(now, opened, input, (long) offset + done);
        }
    }
}
