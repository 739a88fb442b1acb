package raddle.jca;

import java.nio.ByteBuffer;
import java.security.InvalidKeyException;
import java.security.Key;
import java.util.Arrays;
import javax.crypto.CipherSpi;
import javax.crypto.ShortBufferException;

/** The code that AES in counter mode and ChaCha20 share: each call returns as much text as it receives. */
abstract class KeystreamSpi extends CipherSpi {
    /** The parts of a message in a call: the next part, the first part, or all of it, which leaves no state. */
    static final int NEXT = 0;

    static final int FIRST = 1;
    static final int WHOLE = 2;

    private final int algorithm;
    private final byte[] stream;
    private byte[] state;
    private byte[] keyBytes;
    /** The start of the keystream. */
    private byte[] iv;

    private int counter;
    /** Whether the keystream has begun, so that its array contains the library's state. */
    private boolean hasBegun;

    KeystreamSpi(int algorithm) {
        this.algorithm = algorithm;
        stream = new byte[Native.streamBytes(algorithm)];
    }

    /** Throws an exception if the keystream must not be used (again), or has fewer than {@code len} bytes left. */
    abstract void checkUsable(int len);

    /** Ends a message. */
    abstract void end();

    /** Returns how many of {@code len} bytes may be encrypted in one call, and counts them as encrypted. */
    abstract int count(int len);

    byte[] keyBytes() {
        return keyBytes;
    }

    /** Sets the key. The array now belongs to this object. */
    void setKey(byte[] key) {
        if (Bytes.isEqual(key, keyBytes)) {
            Arrays.fill(key, (byte) 0);
            return;
        }
        byte[] last = keyBytes;
        // An error may end this method before the library has stored the key.
        keyBytes = null;
        if (last != null) {
            Arrays.fill(last, (byte) 0);
        }
        if (state == null) {
            state = new byte[Native.streamKeyBytes(algorithm)];
        } else {
            Arrays.fill(state, (byte) 0);
        }
        Native.streamKey(algorithm, key.length, state, key);
        keyBytes = key;
    }

    /** Sets the start of the keystream. */
    void begin(byte[] iv, int counter) {
        this.iv = iv;
        this.counter = counter;
        if (hasBegun) {
            hasBegun = false;
            Arrays.fill(stream, (byte) 0);
        }
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
        return crypt(input, offset, len, false);
    }

    @Override
    protected synchronized int engineUpdate(byte[] input, int offset, int len, byte[] output, int to)
            throws ShortBufferException {
        return crypt(input, offset, len, output, to, false);
    }

    @Override
    protected synchronized int engineUpdate(ByteBuffer input, ByteBuffer output) throws ShortBufferException {
        return crypt(input, output, false);
    }

    @Override
    protected synchronized byte[] engineDoFinal(byte[] input, int offset, int len) {
        byte[] output = crypt(input, offset, len, true);
        end();
        return output;
    }

    @Override
    protected synchronized int engineDoFinal(byte[] input, int offset, int len, byte[] output, int to)
            throws ShortBufferException {
        int done = crypt(input, offset, len, output, to, true);
        end();
        return done;
    }

    @Override
    protected synchronized int engineDoFinal(ByteBuffer input, ByteBuffer output) throws ShortBufferException {
        int done = crypt(input, output, true);
        end();
        return done;
    }

    private byte[] crypt(byte[] input, int offset, int len, boolean isLast) {
        checkUsable(len);
        byte[] output = new byte[len];
        xor(input, offset, len, output, 0, isLast);
        return output;
    }

    private int crypt(byte[] input, int offset, int len, byte[] output, int to, boolean isLast)
            throws ShortBufferException {
        checkUsable(len);
        requireRoom(len, Bytes.room(output, to));
        xor(input, offset, len, output, to, isLast);
        return len;
    }

    private int crypt(ByteBuffer input, ByteBuffer output, boolean isLast) throws ShortBufferException {
        ByteBuffer from = input.duplicate();
        ByteBuffer to = output.duplicate();
        int len = from.remaining();
        checkUsable(len);
        requireRoom(len, to.remaining());
        xor(Bytes.base(from), Bytes.offset(from), len, Bytes.base(to), Bytes.offset(to), isLast);
        input.position(from.limit());
        output.position(to.position() + len);
        return len;
    }

    private static void requireRoom(int needed, int room) throws ShortBufferException {
        if (needed > room) {
            throw new ShortBufferException("Output buffer must be at least " + needed + " bytes long");
        }
    }

    private void xor(Object input, int from, int len, Object output, int to, boolean isLast) {
        if (!Bytes.isSame(input, from, output, to) && Bytes.meet(input, from, len, output, to, len)) {
            Bytes.move(input, from, output, to, len);
            input = output;
            from = to;
        }
        int piece = Pieces.STREAM[algorithm];
        int done = 0;
        while (done < len) {
            int now = count(Math.min(piece, len - done));
            int part = hasBegun ? NEXT : isLast && done + now == len ? WHOLE : FIRST;
            Native.streamXor(
                    algorithm, counter, part, now,
                    state, stream, iv, input, (long) from + done, output, (long) to + done);
            hasBegun = part != WHOLE;
            done += now;
        }
    }
}
