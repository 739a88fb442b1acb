package raddle.jca;

import java.nio.ByteBuffer;
import java.security.AlgorithmParameters;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.NoSuchAlgorithmException;
import java.security.ProviderException;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.NoSuchPaddingException;
import javax.crypto.spec.ChaCha20ParameterSpec;

/** ChaCha20 (RFC 8439, section 2.4), which behaves like the JDK's: a key and nonce encrypt only once. */
final class ChaCha20Spi extends KeystreamSpi {
    private static final int BLOCK = 64;
    /** The length of the keystream of a 32-bit counter in bytes. */
    private static final long ALL = BLOCK * (1L << 32);

    private byte[] nonce;
    private int counter;
    private long position;
    /** The number of bytes that may still be encrypted, so that no value of the counter is used twice. */
    private long left;
    private boolean isEncrypting;
    private boolean isUsed;

    ChaCha20Spi() {
        super(1);
    }

    @Override
    void checkUsable(int len) {
        if (isUsed) {
            throw new IllegalStateException("Must use either a different key or iv.");
        }
        if (len > left) {
            throw new ProviderException("Counter exhausted: the cipher needs a different key or nonce");
        }
    }

    @Override
    void end() {
        isUsed = isEncrypting;
        start();
    }

    /** Continues the counter at 0 after its last value, until it would reach its first value again, as the JDK does. */
    @Override
    int count(int len) {
        if (position == ALL) {
            begin(nonce, 0);
            position = 0;
        }
        int now = (int) Math.min(len, ALL - position);
        position += now;
        left -= now;
        return now;
    }

    private void start() {
        begin(nonce, counter);
        position = BLOCK * (counter & 0xffff_ffffL);
        left = ALL;
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
    protected AlgorithmParameters engineGetParameters() {
        return null;
    }

    @Override
    protected void engineUpdateAAD(byte[] src, int offset, int len) {
        throw new IllegalStateException("Cipher is running in non-AEAD mode");
    }

    @Override
    protected void engineUpdateAAD(ByteBuffer src) {
        throw new IllegalStateException("Cipher is running in non-AEAD mode");
    }

    @Override
    protected void engineInit(int mode, Key key, SecureRandom random) throws InvalidKeyException {
        if (mode == Cipher.DECRYPT_MODE) {
            throw new InvalidKeyException("Default parameter generation disallowed in DECRYPT and UNWRAP modes");
        }
        init(mode, key, Random.bytes(random, ChaCha20Poly1305Spi.NONCE), 1);
    }

    @Override
    protected void engineInit(int mode, Key key, AlgorithmParameters params, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        if (params != null) {
            throw new InvalidAlgorithmParameterException("AlgorithmParameters not supported");
        }
        engineInit(mode, key, random);
    }

    @Override
    protected void engineInit(int mode, Key key, AlgorithmParameterSpec params, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        if (params == null) {
            engineInit(mode, key, random);
            return;
        }
        if (!(params instanceof ChaCha20ParameterSpec)) {
            throw new InvalidAlgorithmParameterException("ChaCha20 algorithm requires ChaCha20ParameterSpec");
        }
        ChaCha20ParameterSpec spec = (ChaCha20ParameterSpec) params;
        init(mode, key, spec.getNonce(), spec.getCounter());
    }

    private synchronized void init(int mode, Key key, byte[] newNonce, int newCounter) throws InvalidKeyException {
        if (mode != Cipher.ENCRYPT_MODE && mode != Cipher.DECRYPT_MODE) {
            throw new UnsupportedOperationException("WRAP_MODE and UNWRAP_MODE are not currently supported");
        }
        byte[] encoded = Keys.chacha(key);
        isEncrypting = mode == Cipher.ENCRYPT_MODE;
        if (isEncrypting && Bytes.isEqual(encoded, keyBytes()) && Bytes.isEqual(newNonce, nonce)) {
            Arrays.fill(encoded, (byte) 0);
            throw new InvalidKeyException("Matching key and nonce from previous initialization");
        }
        setKey(encoded);
        nonce = newNonce;
        counter = newCounter;
        isUsed = false;
        start();
    }
}
