package raddle.jca;

import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.NoSuchAlgorithmException;
import java.security.ProviderException;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.InvalidParameterSpecException;
import java.util.Arrays;
import javax.crypto.BadPaddingException;
import javax.crypto.Cipher;
import javax.crypto.NoSuchPaddingException;
import javax.crypto.spec.GCMParameterSpec;

/** AES-GCM (NIST SP 800-38D), which behaves like the JDK's: a nonce encrypts once, and decrypts any number of times. */
class GcmSpi extends AeadSpi {
    private static final int BLOCK = 16;
    private static final int DEFAULT_IV = 12;

    /** The mode of the transformation's name. */
    private final String modeName;

    /** The value of {@link #keyLen} for keys of any length that AES allows. */
    static final int ANY_KEY = 0;

    /** The required length of keys in bytes, or {@link #ANY_KEY}. */
    private final int keyLen;

    private byte[] iv;
    private SecureRandom random;
    /** The nonce of the last encryption, and the key of the last encryption. */
    private byte[] lastIv;

    private byte[] lastKey;

    GcmSpi(int keyLen) {
        this(AES_GCM, "GCM", keyLen);
    }

    GcmSpi(int algorithm, String modeName, int keyLen) {
        super(algorithm);
        this.modeName = modeName;
        this.keyLen = keyLen;
    }

    /** Returns whether keys may have {@code len} bytes. */
    boolean isKeyLength(int len) {
        return len == 16 || len == 24 || len == 32;
    }

    /** Checks the parameters of a message. */
    GCMParameterSpec checked(AlgorithmParameterSpec params) throws InvalidAlgorithmParameterException {
        if (!(params instanceof GCMParameterSpec)) {
            throw new InvalidAlgorithmParameterException("AlgorithmParameterSpec not of GCMParameterSpec");
        }
        byte[] nonce = ((GCMParameterSpec) params).getIV();
        if (nonce == null || nonce.length == 0) {
            throw new InvalidAlgorithmParameterException("IV is empty");
        }
        int bits = ((GCMParameterSpec) params).getTLen();
        if (bits < 96 || bits > 128 || bits % 8 != 0) {
            throw new InvalidAlgorithmParameterException(
                    "Unsupported TLen value.  Must be one of {128, 120, 112, 104, 96}");
        }
        return (GCMParameterSpec) params;
    }

    @Override
    int pendingOf(int len) {
        return len % BLOCK;
    }

    @Override
    IllegalStateException nonceWasUsed(boolean isAad) {
        return new IllegalStateException("Must use either different key or iv for GCM encryption");
    }

    @Override
    IllegalStateException aadAfterText() {
        return new IllegalStateException("Update has been called; no more AAD data");
    }

    @Override
    protected void engineSetMode(String mode) throws NoSuchAlgorithmException {
        if (!mode.equalsIgnoreCase(modeName)) {
            throw new NoSuchAlgorithmException("Mode must be " + modeName);
        }
    }

    @Override
    protected void engineSetPadding(String padding) throws NoSuchPaddingException {
        if (!padding.equalsIgnoreCase("NoPadding")) {
            throw new NoSuchPaddingException("Padding must be NoPadding");
        }
    }

    @Override
    protected int engineGetBlockSize() {
        return BLOCK;
    }

    @Override
    protected int engineGetKeySize(Key key) throws InvalidKeyException {
        int bits = super.engineGetKeySize(key);
        if (bits % 8 != 0 || !isKeyLength(bits / 8)) {
            throw new InvalidKeyException("Invalid key length: " + bits / 8 + " bytes");
        }
        return bits;
    }

    @Override
    protected synchronized byte[] engineGetIV() {
        return iv == null ? null : iv.clone();
    }

    @Override
    protected synchronized AlgorithmParameters engineGetParameters() {
        try {
            AlgorithmParameters params = AlgorithmParameters.getInstance("GCM");
            params.init(new GCMParameterSpec(tagLen * 8, iv == null ? Random.bytes(random, DEFAULT_IV) : iv));
            return params;
        } catch (GeneralSecurityException error) {
            throw new ProviderException(error);
        }
    }

    @Override
    protected void engineInit(int mode, Key key, SecureRandom random) throws InvalidKeyException {
        if (!encrypts(mode)) {
            throw new InvalidKeyException("No GCMParameterSpec specified");
        }
        try {
            engineInit(mode, key, (AlgorithmParameterSpec) null, random);
        } catch (InvalidAlgorithmParameterException error) {
            throw new ProviderException(error);
        }
    }

    @Override
    protected void engineInit(int mode, Key key, AlgorithmParameters params, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        GCMParameterSpec spec = null;
        if (params != null) {
            try {
                spec = params.getParameterSpec(GCMParameterSpec.class);
            } catch (InvalidParameterSpecException error) {
                throw new InvalidAlgorithmParameterException(error);
            }
        }
        engineInit(mode, key, spec, random);
    }

    @Override
    protected synchronized void engineInit(int mode, Key key, AlgorithmParameterSpec params, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        this.random = random;
        restart();
        int newTagLen = TAG_BYTES;
        byte[] newIv;
        if (params == null) {
            if (!encrypts(mode)) {
                throw new InvalidAlgorithmParameterException("No GCMParameterSpec specified");
            }
            newIv = Random.bytes(random, DEFAULT_IV);
        } else {
            GCMParameterSpec spec = checked(params);
            newIv = spec.getIV();
            newTagLen = spec.getTLen() / 8;
        }
        byte[] encoded = Keys.aes(key, keyLen);
        if (!isKeyLength(encoded.length)) {
            Arrays.fill(encoded, (byte) 0);
            throw new InvalidKeyException("Invalid key length: " + encoded.length + " bytes");
        }
        if (encrypts(mode) && encryptsOnce()) {
            if (Bytes.isEqual(encoded, lastKey) && Bytes.isEqual(newIv, lastIv)) {
                Arrays.fill(encoded, (byte) 0);
                throw new InvalidAlgorithmParameterException("Cannot reuse iv for GCM encryption");
            }
            if (lastKey == null || !Bytes.isEqual(encoded, lastKey)) {
                if (lastKey != null) {
                    Arrays.fill(lastKey, (byte) 0);
                }
                lastKey = encoded.clone();
            }
            lastIv = newIv;
        }
        setKey(encoded);
        iv = newIv;
        tagLen = newTagLen;
        begin(encrypts(mode), newIv);
    }

    @Override
    protected byte[] engineWrap(Key key) throws InvalidKeyException {
        return Keys.wrap(key, encoded -> {
            try {
                return engineDoFinal(encoded, 0, encoded.length);
            } catch (BadPaddingException error) {
                throw new ProviderException(error);
            }
        });
    }

    @Override
    protected Key engineUnwrap(byte[] wrapped, String algorithm, int type)
            throws InvalidKeyException, NoSuchAlgorithmException {
        try {
            return Keys.unwrap(engineDoFinal(wrapped, 0, wrapped.length), algorithm, type);
        } catch (BadPaddingException error) {
            throw new InvalidKeyException("The wrapped key is not padded correctly", error);
        }
    }
}
