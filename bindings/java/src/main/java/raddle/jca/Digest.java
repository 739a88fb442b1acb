package raddle.jca;

import java.nio.ByteBuffer;
import java.security.DigestException;
import java.security.MessageDigest;
import java.util.Arrays;

/**
 * A hash in an array: the library's state, followed by collected bytes, so that a short message takes one call.
 */
final class Digest extends MessageDigest implements Cloneable {
    private final HashAlgorithm algorithm;
    private byte[] state;
    private int collected;
    /** Whether the library has not seen any of the message yet. */
    private boolean isWhole = true;

    Digest(HashAlgorithm algorithm) {
        super(algorithm.digestName);
        this.algorithm = algorithm;
        state = algorithm.begin();
    }

    @Override
    protected int engineGetDigestLength() {
        return algorithm.digestBytes;
    }

    @Override
    protected void engineUpdate(byte input) {
        if (collected == HashAlgorithm.COLLECTED) {
            flush();
        }
        state[algorithm.stateBytes + collected++] = input;
    }

    @Override
    protected void engineUpdate(byte[] input, int offset, int len) {
        Bytes.check(input, offset, len);
        if (len <= HashAlgorithm.COLLECTED - collected) {
            System.arraycopy(input, offset, state, algorithm.stateBytes + collected, len);
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
        if (own.hasArray()) {
            engineUpdate(own.array(), own.arrayOffset() + own.position(), len);
        } else if (len <= HashAlgorithm.COLLECTED - collected) {
            own.get(state, algorithm.stateBytes + collected, len);
            collected += len;
        } else if (own.isDirect()) {
            flush();
            absorb(own, 0, len);
        } else {
            byte[] copy = new byte[len];
            own.get(copy);
            engineUpdate(copy, 0, len);
            Arrays.fill(copy, (byte) 0);
        }
        input.position(own.limit());
    }

    /** Hashes in one call and without a copy if the array is the whole message. */
    @Override
    public byte[] digest(byte[] input) {
        if (collected > 0 || !isWhole || input.length > algorithm.piece()) {
            return super.digest(input);
        }
        byte[] digest = new byte[algorithm.digestBytes];
        Native.hashWhole(algorithm.ordinal(), input.length, input, digest);
        return digest;
    }

    @Override
    protected byte[] engineDigest() {
        byte[] digest = new byte[algorithm.digestBytes];
        digest(digest, 0);
        return digest;
    }

    @Override
    protected int engineDigest(byte[] output, int offset, int len) throws DigestException {
        int bytes = algorithm.digestBytes;
        if (len < bytes) {
            throw new DigestException(
                    "Length must be at least " + bytes + " for " + algorithm.digestName + " digests");
        }
        if (offset < 0 || offset > output.length - bytes) {
            throw new DigestException("Buffer too short to store digest");
        }
        digest(output, offset);
        return bytes;
    }

    @Override
    protected void engineReset() {
        algorithm.reset(state);
        collected = 0;
        isWhole = true;
    }

    @Override
    public Digest clone() throws CloneNotSupportedException {
        Digest copy = (Digest) super.clone();
        copy.state = state.clone();
        return copy;
    }

    /** Writes the digest, and begins another message. */
    private void digest(byte[] output, int offset) {
        Native.hashFinish(algorithm.ordinal(), isWhole ? 1 : 0, collected, state);
        int place = algorithm.stateBytes;
        System.arraycopy(state, place, output, offset, algorithm.digestBytes);
        Arrays.fill(state, place, place + algorithm.digestBytes, (byte) 0);
        collected = 0;
        isWhole = true;
    }

    /** Passes the collected bytes to the library. */
    private void flush() {
        if (collected > 0) {
            int len = Math.min(collected, HashAlgorithm.COLLECTED);
            collected = 0;
            absorb(state, algorithm.stateBytes, len);
        }
    }

    /** Hashes bytes in pieces. */
    private void absorb(Object input, int offset, int len) {
        isWhole = false;
        int piece = algorithm.piece();
        for (int done = 0, now; done < len; done += now) {
            now = Math.min(piece, len - done);
            Native.hashUpdate(algorithm.ordinal(), now, state, input, (long) offset + done);
        }
    }
}
