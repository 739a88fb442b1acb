package raddle.jca;

import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;

/** The hash algorithms, in the order of the numbers that the library has for them. */
enum HashAlgorithm {
    SHA256("SHA-256", 32, 64),
    SHA224("SHA-224", 28, 64),
    SHA512("SHA-512", 64, 128),
    SHA384("SHA-384", 48, 128),
    SHA512_256("SHA-512/256", 32, 128),
    MD5("MD5", 16, 64),
    SHA1("SHA-1", 20, 64),
    BLAKE3("BLAKE3", 32, 64);

    /** The bytes that are collected behind a state before the library is called. */
    static final int COLLECTED = 128;

    /** The length of a key of BLAKE3. */
    private static final int BLAKE3_KEY_BYTES = 32;

    /** The standard name. */
    final String digestName;

    final int digestBytes;

    /** The length of a block, and of the longest key of HMAC that is not hashed. */
    final int blockBytes;

    /** The length of a state. */
    final int stateBytes;

    /** The lengths of a key of the MAC, as the library keeps it, and of the state behind it. */
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

    /** The standard name of the MAC: BLAKE3 has a mode with a key, the others have HMAC. */
    String macName() {
        return this == BLAKE3 ? digestName : "Hmac" + digestName.replace("-", "");
    }

    /** Refuses a key that the MAC does not take: HMAC takes any. */
    void checkKey(byte[] key) throws InvalidKeyException {
        if (this == BLAKE3 && key.length != BLAKE3_KEY_BYTES) {
            throw new InvalidKeyException(
                    "The key has " + key.length + " bytes, and BLAKE3 needs " + BLAKE3_KEY_BYTES);
        }
    }

    /** The algorithm of a standard name. */
    static HashAlgorithm of(String name) throws NoSuchAlgorithmException {
        if (name.equalsIgnoreCase("BLAKE3-256")) {
            return BLAKE3;
        }
        String plain = name.replace("-", "");
        for (HashAlgorithm algorithm : values()) {
            if (algorithm.name().replace('_', '/').equalsIgnoreCase(plain)) {
                return algorithm;
            }
        }
        throw new NoSuchAlgorithmException(name);
    }

    /** The algorithm of the standard name of the MAC with it. */
    static HashAlgorithm ofMac(String name) throws NoSuchAlgorithmException {
        boolean isHmac = name.regionMatches(true, 0, "Hmac", 0, 4);
        HashAlgorithm algorithm = of(isHmac ? name.substring(4) : name);
        if (isHmac == (algorithm == BLAKE3)) {
            throw new NoSuchAlgorithmException(name);
        }
        return algorithm;
    }
}
