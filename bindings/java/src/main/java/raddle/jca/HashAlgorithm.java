package raddle.jca;

import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;

/** The hash functions, in the order of the library's list. */
enum HashAlgorithm {
    // cargo xtask gen
    MD5("MD5", 16, 64, null, "1.2.840.113549.2.5"),
    SHA1("SHA-1", 20, 64, "1.2.840.113549.2.7", "SHA", "SHA1", "1.3.14.3.2.26"),
    SHA224("SHA-224", 28, 64, "1.2.840.113549.2.8", "SHA224", "2.16.840.1.101.3.4.2.4"),
    SHA256("SHA-256", 32, 64, "1.2.840.113549.2.9", "SHA256", "2.16.840.1.101.3.4.2.1"),
    SHA384("SHA-384", 48, 128, "1.2.840.113549.2.10", "SHA384", "2.16.840.1.101.3.4.2.2"),
    SHA512("SHA-512", 64, 128, "1.2.840.113549.2.11", "SHA512", "2.16.840.1.101.3.4.2.3"),
    SHA512_224("SHA-512/224", 28, 128, "1.2.840.113549.2.12", "SHA512/224", "2.16.840.1.101.3.4.2.5"),
    SHA512_256("SHA-512/256", 32, 128, "1.2.840.113549.2.13", "SHA512/256", "2.16.840.1.101.3.4.2.6"),
    BLAKE3("BLAKE3", 32, 64, null, "BLAKE3-256");
    // end of what was generated

    /** The room after a state in bytes, where input is collected before the library is called. */
    static final int COLLECTED = 128;

    /** The length of a BLAKE3 key in bytes. */
    private static final int BLAKE3_KEY_BYTES = 32;

    /** The standard name. */
    final String digestName;

    final int digestBytes;

    /** The object identifier of the MAC, or null. */
    final String macOid;

    /** Other names of the digest, including its object identifier. */
    final String[] otherNames;

    /** The length of a block in bytes, which is also the length of the longest HMAC key that is not hashed. */
    final int blockBytes;

    /** The length of a state in bytes. */
    final int stateBytes;

    /** The length of a stored MAC key in bytes. */
    final int macKeyBytes;

    /** The length of the state that follows a stored MAC key in bytes. */
    final int macStateBytes;

    /** A freshly begun state, with room for the collected bytes. */
    private final byte[] begun;

    HashAlgorithm(String digestName, int digestBytes, int blockBytes, String macOid, String... otherNames) {
        this.digestName = digestName;
        this.macOid = macOid;
        this.otherNames = otherNames;
        this.digestBytes = digestBytes;
        this.blockBytes = blockBytes;
        stateBytes = Native.hashStateBytes(ordinal());
        macKeyBytes = Native.macKeyBytes(ordinal());
        macStateBytes = Native.macStateBytes(ordinal());
        begun = new byte[stateBytes + COLLECTED];
        Native.hashBegin(ordinal(), begun);
    }

    /** Returns a new state. */
    byte[] begin() {
        return begun.clone();
    }

    /** Resets a state to its beginning, and erases the collected bytes. */
    void reset(byte[] state) {
        System.arraycopy(begun, 0, state, 0, begun.length);
    }

    /** Returns the length in bytes of the pieces in which a long input is passed to the library. */
    int piece() {
        return Pieces.HASH[ordinal()];
    }

    /** Returns the standard name of the MAC: keyed BLAKE3, or HMAC with any other hash function. */
    String macName() {
        return this == BLAKE3 ? digestName : "Hmac" + digestName.replace("-", "");
    }

    /** Throws an exception if the MAC does not accept the key. HMAC accepts any key. */
    void checkKey(byte[] key) throws InvalidKeyException {
        if (this == BLAKE3 && key.length != BLAKE3_KEY_BYTES) {
            throw new InvalidKeyException(
                    "The key has " + key.length + " bytes, and BLAKE3 needs " + BLAKE3_KEY_BYTES);
        }
    }

    /** Returns the algorithm with a standard name. */
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

    /** Returns the algorithm whose MAC has a standard name. */
    static HashAlgorithm ofMac(String name) throws NoSuchAlgorithmException {
        boolean isHmac = name.regionMatches(true, 0, "Hmac", 0, 4);
        HashAlgorithm algorithm = of(isHmac ? name.substring(4) : name);
        if (isHmac == (algorithm == BLAKE3)) {
            throw new NoSuchAlgorithmException(name);
        }
        return algorithm;
    }
}
