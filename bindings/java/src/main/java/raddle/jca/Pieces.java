package raddle.jca;

/**
 * The lengths of the pieces in which long inputs are handed over. No collector can begin during a call, so that a piece takes
 * about 30 microseconds at the speed of this machine, which the library measures once.
 */
final class Pieces {
    private Pieces() {}

    /** AES-GCM and ChaCha20-Poly1305, by the number of the algorithm. */
    static final int[] AEAD = {Native.pieceBytes(0), Native.pieceBytes(1)};

    /** SHA-256, SHA-224, SHA-512, SHA-384, SHA-512/256, MD5, SHA-1 and BLAKE3. */
    static final int[] HASH = {
        Native.pieceBytes(2),
        Native.pieceBytes(3),
        Native.pieceBytes(4),
        Native.pieceBytes(5),
        Native.pieceBytes(6),
        Native.pieceBytes(7),
        Native.pieceBytes(8),
        Native.pieceBytes(9)
    };

    /** AES in counter mode and ChaCha20. */
    static final int[] STREAM = {Native.pieceBytes(10), Native.pieceBytes(11)};
}
