package raddle.jca;

import java.security.NoSuchAlgorithmException;

/** The hash algorithms, in the order of the numbers that the library has for them. */
enum HashAlgorithm {
    SHA256("SHA-256", 32, 64),
    SHA224("SHA-224", 28, 64),
    SHA512("SHA-512", 64, 128),
    SHA384("SHA-384", 48, 128),
    SHA512_256("SHA-512/256", 32, 128),
    MD5("MD5", 16, 64),
    SHA1("SHA-1", 20, 64);

    /** The bytes that are collected behind a state before the library is called. */
    static final int COLLECTED = 128;

    /** The standard name. */
    final String digestName;

    final int digestBytes;

    /** The length of a block, and of the longest key of HMAC that is not hashed. */
    final int blockBytes;

    /** The length of a state. */
    final int stateBytes;

    /** The lengths of a key of HMAC, and of the state behind it. */
    final int macKeyBytes;

    final int macStateBytes;

    /** A state that has just begun, with room for what is collected. */
    private final byte[] begun;

    HashAlgorithm(String digestName, int digestBytes, int blockBytes) {
        this.digestName = digestName;
        this.digestBytes = digestBytes;
        this.blockBytes = blockBytes;
        stateBytes = Native.hashStateBytes(ordinal());
        macKeyBytes = Native.macKeyBytes(ordinal());
        macStateBytes = Native.macStateBytes(ordinal());
        begun = new byte[stateBytes + COLLECTED];
        Native.hashBegin(ordinal(), begun);
    }

    /** A new state. */
    byte[] begin() {
        return begun.clone();
    }

    /** Makes a state one that has just begun, and erases what was collected. */
    void reset(byte[] state) {
        System.arraycopy(begun, 0, state, 0, begun.length);
    }

    /** The bytes of a piece. */
    int piece() {
        return Pieces.HASH[ordinal()];
    }

    /** The algorithm of a standard name. */
    static HashAlgorithm of(String name) throws NoSuchAlgorithmException {
        String plain = name.replace("-", "");
        for (HashAlgorithm algorithm : values()) {
            if (algorithm.name().replace('_', '/').equalsIgnoreCase(plain)) {
                return algorithm;
            }
        }
        throw new NoSuchAlgorithmException(name);
    }

    /** The algorithm of the standard name of HMAC with it. */
    static HashAlgorithm ofMac(String name) throws NoSuchAlgorithmException {
        if (!name.regionMatches(true, 0, "Hmac", 0, 4)) {
            throw new NoSuchAlgorithmException(name);
        }
        return of(name.substring(4));
    }
}
