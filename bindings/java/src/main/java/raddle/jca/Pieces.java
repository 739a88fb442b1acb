package raddle.jca;

import java.util.stream.IntStream;

/**
 * The lengths of the pieces in which long inputs are passed to the library. The collector can't start during a call, so
 * a piece takes about 30 microseconds at the speed of this machine, which the library measures once.
 */
final class Pieces {
    private Pieces() {}

    /** The lengths for AES-GCM, ChaCha20-Poly1305 and AES-GCM-SIV, indexed by the number of the algorithm. */
    static final int[] AEAD = numbered(0, 3);

    /** The lengths for AES in counter mode and ChaCha20. */
    static final int[] STREAM = numbered(3, 2);

    /** The lengths for the hash functions, indexed by their numbers. */
    static final int[] HASH = numbered(5, HashAlgorithm.values().length);

    /** Returns the lengths for algorithms with consecutive numbers in the library. */
    private static int[] numbered(int first, int count) {
        return IntStream.range(first, first + count).map(Native::pieceBytes).toArray();
    }
}
