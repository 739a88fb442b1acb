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
final class GcmSpi extends AeadSpi {
    private static final int BLOCK = 16;
    private static final int DEFAULT_IV = 12;

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
        super(0);
        this.keyLen = keyLen;
    }

    @Override
    int waiting(int len) {
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
        if (!mode.equalsIgnoreCase("GCM")) {
            throw new NoSuchAlgorithmException("Mode must be GCM");
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
        if (bits != 128 && bits != 192 && bits != 256) {
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
        } else if (params instanceof GCMParameterSpec) {
            newIv = ((GCMParameterSpec) params).getIV();
            if (newIv == null || newIv.length == 0) {
                throw new InvalidAlgorithmParameterException("IV is empty");
            }
            int bits = ((GCMParameterSpec) params).getTLen();
            if (bits < 96 || bits > 128 || bits % 8 != 0) {
                throw new InvalidAlgorithmParameterException(
                        "Unsupported TLen value.  Must be one of {128, 120, 112, 104, 96}");
            }
            newTagLen = bits / 8;
        } else {
            throw new InvalidAlgorithmParameterException("AlgorithmParameterSpec not of GCMParameterSpec");
        }
        byte[] encoded = Keys.aes(key, keyLen);
        if (encrypts(mode)) {
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
