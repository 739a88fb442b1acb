package raddle.jca;

import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;

/** The hash functions, in the order of the library's list. */
enum HashAlgorithm {
    MD5("MD5", 16, 64, null),
    SHA1("SHA-1", 20, 64, "1.2.840.113549.2.7", "SHA", "SHA1", "1.3.14.3.2.26"),
    SHA224("SHA-224", 28, 64, "1.2.840.113549.2.8", "SHA224", "2.16.840.1.101.3.4.2.4"),
    SHA256("SHA-256", 32, 64, "1.2.840.113549.2.9", "SHA256", "2.16.840.1.101.3.4.2.1"),
    SHA384("SHA-384", 48, 128, "1.2.840.113549.2.10", "SHA384", "2.16.840.1.101.3.4.2.2"),
    SHA512("SHA-512", 64, 128, "1.2.840.113549.2.11", "SHA512", "2.16.840.1.101.3.4.2.3"),
    SHA512_256("SHA-512/256", 32, 128, "1.2.840.113549.2.13", "SHA512/256", "2.16.840.1.101.3.4.2.6"),
    BLAKE3("BLAKE3", 32, 64, null, "BLAKE3-256");

    /** The bytes that are collected behind a state before the library is called. */
    static final int COLLECTED = 128;

    /** The length of a key of BLAKE3. */
    private static final int BLAKE3_KEY_BYTES = 32;

    /** The standard name. */
    final String digestName;

    final int digestBytes;

    /** The object identifier of the MAC, or null. */
    final String macOid;

    /** Other names of the digest, and its object identifier. */
    final String[] otherNames;

    /** The length of a block, and of the longest key of HMAC that is not hashed. */
    final int blockBytes;

    /** The length of a state. */
    final int stateBytes;

    /** The lengths of a key of the MAC, as the library keeps it, and of the state behind it. */
    final int macKeyBytes;

    final int macStateBytes;

    /** A state that has just begun, with room for what is collected. */
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
