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
import javax.crypto.Cipher;
import javax.crypto.NoSuchPaddingException;
import javax.crypto.spec.IvParameterSpec;

/** ChaCha20-Poly1305 (RFC 8439), which behaves like the JDK's. */
final class ChaCha20Poly1305Spi extends AeadSpi {
    static final int NONCE = 12;

    private byte[] nonce;

    ChaCha20Poly1305Spi() {
        super(CHACHA20_POLY1305);
    }

    @Override
    int pendingOf(int len) {
        return 0;
    }

    @Override
    IllegalStateException nonceWasUsed(boolean isAad) {
        return new IllegalStateException(
                isAad ? "Attempted to update AAD on uninitialized Cipher" : "Must use either a different key or iv.");
    }

    @Override
    IllegalStateException aadAfterText() {
        return new IllegalStateException("Attempted to update AAD on Cipher after plaintext/ciphertext update");
    }

    @Override
    protected void engineSetMode(String mode) throws NoSuchAlgorithmException {
        if (!mode.equalsIgnoreCase("None")) {
            throw new NoSuchAlgorithmException("Mode must be None");
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
        return 0;
    }

    @Override
    protected synchronized byte[] engineGetIV() {
        return nonce == null ? null : nonce.clone();
    }

    @Override
    protected synchronized AlgorithmParameters engineGetParameters() {
        byte[] bytes = nonce == null ? Random.bytes(null, NONCE) : nonce;
        try {
            AlgorithmParameters params = AlgorithmParameters.getInstance("ChaCha20-Poly1305");
            params.init(new IvParameterSpec(bytes));
            return params;
        } catch (GeneralSecurityException error) {
            throw new ProviderException(error);
        }
    }

    @Override
    protected void engineInit(int mode, Key key, SecureRandom random) throws InvalidKeyException {
        if (mode == Cipher.DECRYPT_MODE) {
            throw new InvalidKeyException("Default parameter generation disallowed in DECRYPT and UNWRAP modes");
        }
        init(mode, key, Random.bytes(random, NONCE));
    }

    @Override
    protected void engineInit(int mode, Key key, AlgorithmParameters params, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        IvParameterSpec spec = null;
        if (params != null) {
            if (!params.getAlgorithm().equalsIgnoreCase("ChaCha20-Poly1305")) {
                throw new InvalidAlgorithmParameterException("Invalid parameter type: " + params.getAlgorithm());
            }
            try {
                spec = params.getParameterSpec(IvParameterSpec.class);
            } catch (InvalidParameterSpecException error) {
                throw new InvalidAlgorithmParameterException(error);
            }
        }
        engineInit(mode, key, spec, random);
    }

    @Override
    protected void engineInit(int mode, Key key, AlgorithmParameterSpec params, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        if (params == null) {
            engineInit(mode, key, random);
            return;
        }
        if (!(params instanceof IvParameterSpec)) {
            throw new InvalidAlgorithmParameterException("ChaCha20-Poly1305 requires IvParameterSpec");
        }
        byte[] iv = ((IvParameterSpec) params).getIV();
        if (iv.length != NONCE) {
            throw new InvalidAlgorithmParameterException("ChaCha20-Poly1305 nonce must be 12 bytes in length");
        }
        init(mode, key, iv);
    }

    private synchronized void init(int mode, Key key, byte[] newNonce) throws InvalidKeyException {
        if (mode != Cipher.ENCRYPT_MODE && mode != Cipher.DECRYPT_MODE) {
            throw new UnsupportedOperationException("WRAP_MODE and UNWRAP_MODE are not currently supported");
        }
        byte[] encoded = Keys.chacha(key);
        if (encrypts(mode) && Bytes.isEqual(encoded, keyBytes()) && Bytes.isEqual(newNonce, nonce)) {
            Arrays.fill(encoded, (byte) 0);
            throw new InvalidKeyException("Matching key and nonce from previous initialization");
        }
        setKey(encoded);
        nonce = newNonce;
        begin(encrypts(mode), newNonce);
    }
}
