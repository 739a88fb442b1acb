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
import javax.crypto.Cipher;
import javax.crypto.NoSuchPaddingException;
import javax.crypto.spec.IvParameterSpec;

/** AES in counter mode (NIST SP 800-38A, section 6.5), with a 128-bit counter. */
class CtrSpi extends KeystreamSpi {
    private static final int BLOCK = 16;

    private byte[] iv;

    CtrSpi() {
        super(0);
    }

    @Override
    void checkUsable(int len) {}

    /** Starts the next message at the same counter block as this one, as in the JDK. */
    @Override
    void end() {
        begin(iv, 0);
    }

    @Override
    int count(int len) {
        return len;
    }

    @Override
    protected void engineSetMode(String mode) throws NoSuchAlgorithmException {
        if (!mode.equalsIgnoreCase("CTR")) {
            throw new NoSuchAlgorithmException("Mode must be CTR");
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
            throw new InvalidKeyException("Invalid AES key length: " + bits / 8 + " bytes");
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
            AlgorithmParameters params = AlgorithmParameters.getInstance("AES");
            params.init(new IvParameterSpec(iv == null ? Random.bytes(null, BLOCK) : iv));
            return params;
        } catch (GeneralSecurityException error) {
            throw new ProviderException(error);
        }
    }

    @Override
    protected void engineInit(int mode, Key key, SecureRandom random) throws InvalidKeyException {
        try {
            engineInit(mode, key, (AlgorithmParameterSpec) null, random);
        } catch (InvalidAlgorithmParameterException error) {
            throw new InvalidKeyException(error.getMessage(), error);
        }
    }

    @Override
    protected void engineInit(int mode, Key key, AlgorithmParameters params, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        IvParameterSpec spec = null;
        if (params != null) {
            try {
                spec = params.getParameterSpec(IvParameterSpec.class);
            } catch (InvalidParameterSpecException error) {
                throw new InvalidAlgorithmParameterException("Wrong parameter type: IV expected", error);
            }
        }
        engineInit(mode, key, spec, random);
    }

    @Override
    protected synchronized void engineInit(int mode, Key key, AlgorithmParameterSpec params, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        byte[] newIv;
        if (params == null) {
            if (mode == Cipher.DECRYPT_MODE || mode == Cipher.UNWRAP_MODE) {
                throw new InvalidAlgorithmParameterException("Parameters missing");
            }
            newIv = Random.bytes(random, BLOCK);
        } else if (params instanceof IvParameterSpec) {
            newIv = ((IvParameterSpec) params).getIV();
            if (newIv.length != BLOCK) {
                throw new InvalidAlgorithmParameterException("Wrong IV length: must be 16 bytes long");
            }
        } else {
            throw new InvalidAlgorithmParameterException("Wrong parameter type: IV expected");
        }
        setKey(Keys.aes(key, 0));
        iv = newIv;
        begin(iv, 0);
    }

    @Override
    protected byte[] engineWrap(Key key) throws InvalidKeyException {
        return Keys.wrap(key, encoded -> engineDoFinal(encoded, 0, encoded.length));
    }

    @Override
    protected Key engineUnwrap(byte[] wrapped, String algorithm, int type)
            throws InvalidKeyException, NoSuchAlgorithmException {
        return Keys.unwrap(engineDoFinal(wrapped, 0, wrapped.length), algorithm, type);
    }
}
