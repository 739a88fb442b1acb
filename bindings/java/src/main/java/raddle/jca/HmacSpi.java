package raddle.jca;

import java.nio.ByteBuffer;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.MessageDigest;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;
import javax.crypto.MacSpi;
import javax.crypto.SecretKey;

/**
 * HMAC or keyed BLAKE3, in an array: the library's key, its state, and collected bytes, as in {@link Digest}.
 */
final class HmacSpi extends MacSpi implements Cloneable {
    private final HashAlgorithm algorithm;
    private final int place;
    private byte[] state;
    private int collected;
    private boolean isWhole = true;

    HmacSpi(HashAlgorithm algorithm) {
        this.algorithm = algorithm;
        place = algorithm.macKeyBytes + algorithm.macStateBytes;
        state = new byte[place + HashAlgorithm.COLLECTED];
    }

    @Override
    protected int engineGetMacLength() {
        return algorithm.digestBytes;
    }

    @Override
    protected void engineInit(Key key, AlgorithmParameterSpec params)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        if (params != null) {
            throw new InvalidAlgorithmParameterException(algorithm.macName() + " does not use parameters");
        }
        if (!(key instanceof SecretKey)) {
            throw new InvalidKeyException("Secret key expected");
        }
        byte[] secret = key.getEncoded();
        if (secret == null) {
            throw new InvalidKeyException("Missing key data");
        }
        try {
            algorithm.checkKey(secret);
            setKey(secret);
        } finally {
            Arrays.fill(secret, (byte) 0);
        }
    }

    /**
     * Sets a key that the algorithm accepts, and begins a message. A long key is hashed first. If an error ends this method
     * early, the last key stays.
     */
    void setKey(byte[] secret) {
        byte[] key = secret;
        // A BLAKE3 key is shorter than a block.
        if (secret.length > algorithm.blockBytes) {
            // RFC 2104, section 2. The key may have any length, so it is hashed in pieces.
            MessageDigest digest = new Digest(algorithm);
            key = digest.digest(secret);
            Arrays.fill(secret, (byte) 0);
        }
        byte[] last = state;
        byte[] next = new byte[last.length];
        Native.macKey(algorithm.ordinal(), key.length, next, key);
        Arrays.fill(key, (byte) 0);
        state = next;
        collected = 0;
        isWhole = true;
        Arrays.fill(last, (byte) 0);
    }

    /** Erases the key and the message. */
    void erase() {
        Arrays.fill(state, (byte) 0);
        collected = 0;
        isWhole = true;
    }

    /** Authenticates consecutive messages. A message in progress does not change. */
    void many(int count, int[] offsets, int first, byte[] data, byte[] tags, int to) {
        Native.macMany(algorithm.ordinal(), count, state, offsets, first, data, tags, to);
    }

    @Override
    protected void engineUpdate(byte input) {
        if (collected == HashAlgorithm.COLLECTED) {
            flush();
        }
        state[place + collected++] = input;
    }

    @Override
    protected void engineUpdate(byte[] input, int offset, int len) {
        Bytes.check(input, offset, len);
        if (len <= HashAlgorithm.COLLECTED - collected) {
            System.arraycopy(input, offset, state, place + collected, len);
            collected += len;
        } else {
            flush();
            absorb(input, offset, len);
        }
    }

    @Override
    protected void engineUpdate(ByteBuffer input) {
        ByteBuffer own = input.duplicate();
        int len = own.remaining();
        if (!own.isDirect() || len <= HashAlgorithm.COLLECTED - collected) {
            Object base = Bytes.base(own);
            if (base instanceof byte[]) {
                engineUpdate((byte[]) base, Bytes.offset(own), len);
            } else {
                own.get(state, place + collected, len);
                collected += len;
            }
        } else {
            flush();
            absorb(own, 0, len);
        }
        input.position(own.limit());
    }

    @Override
    protected byte[] engineDoFinal() {
        Native.macFinish(algorithm.ordinal(), isWhole ? 1 : 0, collected, state);
        byte[] tag = Arrays.copyOfRange(state, place, place + algorithm.digestBytes);
        Arrays.fill(state, place, place + algorithm.digestBytes, (byte) 0);
        collected = 0;
        isWhole = true;
        return tag;
    }

    @Override
    protected void engineReset() {
        Arrays.fill(state, algorithm.macKeyBytes, state.length, (byte) 0);
        collected = 0;
        isWhole = true;
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        HmacSpi copy = (HmacSpi) super.clone();
        copy.state = state.clone();
        return copy;
    }

    private void flush() {
        if (collected > 0) {
            int len = Math.min(collected, HashAlgorithm.COLLECTED);
            collected = 0;
            absorb(state, place, len);
        }
    }

    private void absorb(Object input, int offset, int len) {
        int piece = algorithm.piece();
        for (int done = 0, now; done < len; done += now) {
            now = Math.min(piece, len - done);
            Native.macUpdate(
                    algorithm.ordinal(),
                    isWhole ? 1 : 0,
                    now,
                    state,
                    input,
                    (long) offset + done);
            isWhole = false;
        }
    }
}
