package raddle.jca;

import java.nio.ByteBuffer;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.MessageDigest;
import java.util.Arrays;
import javax.crypto.CipherSpi;
import javax.crypto.ShortBufferException;

/** What AES in counter mode and ChaCha20 share: text of any length leaves with each call, as long as it came. */
abstract class KeystreamSpi extends CipherSpi {
    private final int algorithm;
    private final byte[] stream;
    private byte[] state;
    private byte[] keyBytes;

    KeystreamSpi(int algorithm) {
        this.algorithm = algorithm;
        stream = new byte[Native.streamBytes(algorithm)];
    }

    /** Throws where the keystream may not be used (again), or has fewer bytes left. */
    abstract void checkUsable(int len);

    /** Ends a message. */
    abstract void end();

    /** How many bytes may be encrypted in one call, and tells that so many are. */
    abstract int take(int len);

    byte[] keyBytes() {
        return keyBytes;
    }

    /** Sets the key, which now belongs to this object. */
    void setKey(byte[] key) {
        if (state != null && MessageDigest.isEqual(key, keyBytes)) {
            Arrays.fill(key, (byte) 0);
            return;
        }
        if (state == null) {
            state = new byte[Native.streamKeyBytes(algorithm)];
        } else {
            Arrays.fill(state, (byte) 0);
            Arrays.fill(keyBytes, (byte) 0);
        }
        keyBytes = key;
        Native.streamKey(algorithm, key.length, state, key);
    }

    void begin(byte[] iv, int counter) {
        Native.streamBegin(algorithm, counter, state, stream, iv);
    }

    @Override
    protected int engineGetOutputSize(int inputLen) {
        return inputLen;
    }

    @Override
    protected int engineGetKeySize(Key key) throws InvalidKeyException {
        byte[] encoded = key.getEncoded();
        int bits = encoded.length * 8;
        Arrays.fill(encoded, (byte) 0);
        return bits;
    }

    @Override
    protected synchronized byte[] engineUpdate(byte[] input, int offset, int len) {
        checkUsable(len);
        byte[] output = new byte[len];
        crypt(input, offset, len, output, 0);
        return output;
    }

    @Override
    protected synchronized int engineUpdate(byte[] input, int offset, int len, byte[] output, int to)
            throws ShortBufferException {
        checkUsable(len);
        requireRoom(len, output.length - to);
        crypt(input, offset, len, output, to);
        return len;
    }

    @Override
    protected synchronized int engineUpdate(ByteBuffer input, ByteBuffer output) throws ShortBufferException {
        int len = input.remaining();
        checkUsable(len);
        requireRoom(len, output.remaining());
        crypt(Bytes.base(input), Bytes.offset(input), len, Bytes.base(output), Bytes.offset(output));
        input.position(input.limit());
        output.position(output.position() + len);
        return len;
    }

    @Override
    protected synchronized byte[] engineDoFinal(byte[] input, int offset, int len) {
        byte[] output = engineUpdate(input, offset, len);
        end();
        return output;
    }

    @Override
    protected synchronized int engineDoFinal(byte[] input, int offset, int len, byte[] output, int to)
            throws ShortBufferException {
        int done = engineUpdate(input, offset, len, output, to);
        end();
        return done;
    }

    @Override
    protected synchronized int engineDoFinal(ByteBuffer input, ByteBuffer output) throws ShortBufferException {
        int done = engineUpdate(input, output);
        end();
        return done;
    }

    private static void requireRoom(int needed, int room) throws ShortBufferException {
        if (needed > room) {
            throw new ShortBufferException("Output buffer must be at least " + needed + " bytes long");
        }
    }

    private void crypt(Object input, int from, int len, Object output, int to) {
        if (!Bytes.isSame(input, from, output, to) && Bytes.meet(input, from, len, output, to, len)) {
            Bytes.move(input, from, output, to, len);
            input = output;
            from = to;
        }
        int piece = Pieces.STREAM[algorithm];
        int done = 0;
        while (done < len) {
            int now = take(Math.min(piece, len - done));
            Native.streamXor(
                    algorithm, now, state, stream, input, (long) from + done, output, (long) to + done);
            done += now;
        }
    }
}
