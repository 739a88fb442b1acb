package raddle.jca;

import java.security.InvalidKeyException;
import java.security.Key;
import java.security.KeyFactory;
import java.security.NoSuchAlgorithmException;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Arrays;
import java.util.function.UnaryOperator;
import javax.crypto.Cipher;
import javax.crypto.spec.SecretKeySpec;

/** The bytes of keys, with the checks of the JDK, and wrapped keys. */
final class Keys {
    private Keys() {}

    /** Returns the bytes of an AES key: {@code keyLen} bytes, or 16, 24 or 32 bytes if {@code keyLen} is 0. */
    static byte[] aes(Key key, int keyLen) throws InvalidKeyException {
        byte[] encoded = raw(key);
        String algorithm = key.getAlgorithm();
        String error = null;
        if (keyLen != 0 && encoded.length != keyLen) {
            error = "The key must be " + keyLen + " bytes";
        } else if (!"AES".equalsIgnoreCase(algorithm) && !"Rijndael".equalsIgnoreCase(algorithm)) {
            error = "Wrong algorithm: AES or Rijndael required";
        } else if (encoded.length != 16 && encoded.length != 24 && encoded.length != 32) {
            error = "Invalid AES key length: " + encoded.length + " bytes";
        }
        if (error != null) {
            Arrays.fill(encoded, (byte) 0);
            throw new InvalidKeyException(error);
        }
        return encoded;
    }

    /** Returns the 32 bytes of a ChaCha20 key with any algorithm name. */
    static byte[] chacha(Key key) throws InvalidKeyException {
        byte[] encoded = raw(key);
        if (encoded.length != 32) {
            Arrays.fill(encoded, (byte) 0);
            throw new InvalidKeyException("Key length must be 256 bits");
        }
        return encoded;
    }

    private static byte[] raw(Key key) throws InvalidKeyException {
        if (key == null) {
            throw new InvalidKeyException("The key must not be null");
        }
        if (!"RAW".equalsIgnoreCase(key.getFormat())) {
            throw new InvalidKeyException("Key encoding format must be RAW");
        }
        byte[] encoded = key.getEncoded();
        if (encoded == null) {
            throw new InvalidKeyException("Key encoding must not be null");
        }
        return encoded;
    }

    /** Encrypts the bytes of a key, and erases them. */
    static byte[] wrap(Key key, UnaryOperator<byte[]> encrypt) throws InvalidKeyException {
        byte[] encoded = key.getEncoded();
        if (encoded == null || encoded.length == 0) {
            throw new InvalidKeyException("Cannot get an encoding of the key to be wrapped");
        }
        try {
            return encrypt.apply(encoded);
        } finally {
            Arrays.fill(encoded, (byte) 0);
        }
    }

    /** Converts bytes to a key, and erases the bytes. */
    static Key unwrap(byte[] encoded, String algorithm, int type)
            throws InvalidKeyException, NoSuchAlgorithmException {
        try {
            switch (type) {
                case Cipher.SECRET_KEY:
                    return new SecretKeySpec(encoded, algorithm);
                case Cipher.PRIVATE_KEY:
                    return KeyFactory.getInstance(algorithm).generatePrivate(new PKCS8EncodedKeySpec(encoded));
                case Cipher.PUBLIC_KEY:
                    return KeyFactory.getInstance(algorithm).generatePublic(new X509EncodedKeySpec(encoded));
                default:
                    throw new InvalidKeyException("Unknown key type: " + type);
            }
        } catch (InvalidKeySpecException | IllegalArgumentException error) {
            throw new InvalidKeyException("Cannot construct a key of " + algorithm, error);
        } finally {
            Arrays.fill(encoded, (byte) 0);
        }
    }
}
