package raddle.jca;

import java.nio.ByteBuffer;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.ProviderException;
import java.util.Arrays;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.CipherSpi;
import javax.crypto.ShortBufferException;

/**
 * The code that AES-GCM, AES-GCM-SIV and ChaCha20-Poly1305 share: keys, additional data, and the text, which takes one
 * call if it fits a piece and is a stream otherwise. AES-GCM-SIV has no streams.
 *
 * <p>When encrypting, each update returns text, except for AES-GCM-SIV. When decrypting, text is collected, and the last
 * call returns it after the tag has been compared. If the tag is wrong, the sealed message is unchanged, wherever the
 * output lies, and the output has no plaintext.
 *
 * <p>Methods are synchronized, as the JDK's methods are locked. Threads must not share a cipher; if they do, they may
 * get wrong output but do not crash the virtual machine.
 */
abstract class AeadSpi extends CipherSpi {
    static final int TAG_BYTES = 16;
    /** The library's numbers of the algorithms. */
    static final int AES_GCM = 0;

    static final int CHACHA20_POLY1305 = 1;
    static final int AES_GCM_SIV = 2;
    private static final int DONE = 0;
    private static final int WRONG_TAG = 1;

    private final int algorithm;
    /** The library's key, and the bytes from which it was made: setting the same key again does not recompute it. */
    private byte[] state;

    private byte[] keyBytes;
    /** The nonce, followed by the additional data. */
    private byte[] header = new byte[48];

    private int ivLen;
    private int aadLen;
    /** A message that does not fit one call, and whether there is one. */
    private byte[] stream;

    private boolean isStreaming;
    /** Pending text, which waits for the rest of its block or for the tag. */
    private byte[] pending = Bytes.NONE;

    private int pendingLen;
    private boolean hasText;
    private boolean isUsed;
    boolean isEncrypting;
    int tagLen = TAG_BYTES;

    AeadSpi(int algorithm) {
        this.algorithm = algorithm;
    }

    /** Returns how many of {@code len} bytes must wait for the rest of their block. */
    abstract int pendingOf(int len);

    /** Returns whether a nonce encrypts only one message. */
    boolean encryptsOnce() {
        return true;
    }

    /** Returns the error for a message under a nonce that was used before. */
    abstract IllegalStateException nonceWasUsed(boolean isAad);

    /** Returns the error for additional data after the text. */
    abstract IllegalStateException aadAfterText();

    // Methods that subclasses call when they are set up.

    /** Returns the bytes of the current key, or null before the first one. */
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
            state = new byte[Native.aeadKeyBytes(algorithm)];
        } else {
            Arrays.fill(state, (byte) 0);
        }
        Native.aeadKey(algorithm, key.length, state, key);
        keyBytes = key;
    }

    /** Begins messages under a nonce. */
    void begin(boolean encrypts, byte[] iv) {
        isEncrypting = encrypts;
        restart();
        isUsed = false;
        if (iv.length > header.length) {
            header = new byte[iv.length + 32];
        }
        System.arraycopy(iv, 0, header, 0, iv.length);
        ivLen = iv.length;
    }

    /** Discards the message so far. */
    void restart() {
        aadLen = 0;
        hasText = false;
        if (isStreaming) {
            isStreaming = false;
            Arrays.fill(stream, (byte) 0);
        }
        Arrays.fill(pending, 0, pendingLen, (byte) 0);
        pendingLen = 0;
    }

    // Methods of CipherSpi.

    @Override
    protected synchronized int engineGetOutputSize(int inputLen) {
        return finalLen(inputLen);
    }

    @Override
    protected synchronized void engineUpdateAAD(byte[] src, int offset, int len) {
        Bytes.check(src, offset, len);
        System.arraycopy(src, offset, roomForAad(len), ivLen + aadLen, len);
        aadLen += len;
    }

    @Override
    protected synchronized void engineUpdateAAD(ByteBuffer src) {
        int len = src.remaining();
        src.get(roomForAad(len), ivLen + aadLen, len);
        aadLen += len;
    }

    @Override
    protected synchronized byte[] engineUpdate(byte[] input, int offset, int len) {
        checkNonce();
        byte[] output = new byte[updateLen(len)];
        update(input, offset, len, output, 0);
        return output;
    }

    @Override
    protected synchronized int engineUpdate(byte[] input, int offset, int len, byte[] output, int to)
            throws ShortBufferException {
        requireRoom(updateLen(len), Bytes.room(output, to));
        checkNonce();
        return update(input, offset, len, output, to);
    }

    @Override
    protected synchronized int engineUpdate(ByteBuffer input, ByteBuffer output) throws ShortBufferException {
        ByteBuffer from = input.duplicate();
        ByteBuffer to = output.duplicate();
        int len = from.remaining();
        requireRoom(updateLen(len), to.remaining());
        checkNonce();
        int done = update(Bytes.base(from), Bytes.offset(from), len, Bytes.base(to), Bytes.offset(to));
        input.position(from.limit());
        output.position(to.position() + done);
        return done;
    }

    @Override
    protected synchronized byte[] engineDoFinal(byte[] input, int offset, int len) throws AEADBadTagException {
        checkNonce();
        requireTag(len);
        byte[] output = new byte[finalLen(len)];
        finish(input == null ? Bytes.NONE : input, offset, len, output, 0);
        return output;
    }

    @Override
    protected synchronized int engineDoFinal(byte[] input, int offset, int len, byte[] output, int to)
            throws ShortBufferException, AEADBadTagException {
        checkNonce();
        requireTag(len);
        requireRoom(finalLen(len), output.length - to);
        return finish(input == null ? Bytes.NONE : input, offset, len, output, to);
    }

    @Override
    protected synchronized int engineDoFinal(ByteBuffer input, ByteBuffer output)
            throws ShortBufferException, AEADBadTagException {
        checkNonce();
        ByteBuffer from = input.duplicate();
        ByteBuffer to = output.duplicate();
        requireTag(from.remaining());
        requireRoom(finalLen(from.remaining()), to.remaining());
        if (!isEncrypting && !from.hasArray() && !from.isDirect()) {
            // A read-only buffer of an array, in which the output may lie.
            keep(from, 0, from.remaining());
            from.position(from.limit());
        }
        int done = finish(Bytes.base(from), Bytes.offset(from), from.remaining(), Bytes.base(to), Bytes.offset(to));
        input.position(from.limit());
        output.position(to.position() + done);
        return done;
    }

    @Override
    protected int engineGetKeySize(Key key) throws InvalidKeyException {
        byte[] encoded = key.getEncoded();
        int bits = encoded.length * 8;
        Arrays.fill(encoded, (byte) 0);
        return bits;
    }

    // Lengths and their errors.

    private void checkNonce() {
        if (isUsed) {
            throw nonceWasUsed(false);
        }
    }

    private int updateLen(int len) {
        if (!isEncrypting) {
            return 0;
        }
        int all = add(pendingLen, len);
        return all - pendingOf(all);
    }

    private int finalLen(int len) {
        int all = add(pendingLen, len);
        return isEncrypting ? add(all, tagLen) : Math.max(all - tagLen, 0);
    }

    private static int add(int a, int b) {
        try {
            return Math.addExact(a, b);
        } catch (ArithmeticException error) {
            throw new ProviderException("the message would be longer than an array", error);
        }
    }

    private static void requireRoom(int needed, int room) throws ShortBufferException {
        if (needed > room) {
            throw new ShortBufferException("Output buffer must be at least " + needed + " bytes long");
        }
    }

    /** Refuses a sealed message that is shorter than its tag. */
    private void requireTag(int len) throws AEADBadTagException {
        if (!isEncrypting && add(pendingLen, len) < tagLen) {
            restart();
            throw new AEADBadTagException("Input too short: it has no tag of " + tagLen + " bytes");
        }
    }

    private byte[] roomForAad(int len) {
        if (isUsed) {
            throw nonceWasUsed(true);
        }
        if (hasText) {
            throw aadAfterText();
        }
        int needed = add(ivLen + aadLen, len);
        if (needed > header.length) {
            header = Arrays.copyOf(header, roomier(header.length, needed));
        }
        return header;
    }

    private static int roomier(int length, int needed) {
        return (int) Math.max(needed, Math.min(2L * length, Integer.MAX_VALUE - 8));
    }

    // The text.

    private int piece() {
        return Pieces.AEAD[algorithm];
    }

    /** Returns whether a message fits one call. */
    private boolean isOnePiece(int len) {
        int piece = piece();
        return !isStreaming && aadLen <= piece && len <= piece;
    }

    /** Turns the message so far into a stream. */
    private void startStream() {
        if (isStreaming) {
            return;
        }
        if (stream == null) {
            stream = new byte[Native.aeadStreamBytes(algorithm)];
        }
        require(Native.aeadBegin(algorithm, ivLen, state, stream, header));
        int piece = piece();
        for (int done = 0, now; done < aadLen; done += now) {
            now = Math.min(piece, aadLen - done);
            require(Native.aeadAad(algorithm, now, state, stream, header, (long) ivLen + done));
        }
        isStreaming = true;
    }

    /** Encrypts or decrypts a part of the stream. */
    private void crypt(Object input, int from, int len, Object output, int to) {
        int piece = piece();
        for (int done = 0, now; done < len; done += now) {
            now = Math.min(piece, len - done);
            require(Native.aeadCrypt(
                    algorithm,
                    isEncrypting ? 1 : 0,
                    now,
                    state,
                    stream,
                    input,
                    (long) from + done,
                    output,
                    (long) to + done));
        }
    }

    private byte[] streamTag() {
        byte[] tag = new byte[TAG_BYTES];
        require(Native.aeadTag(algorithm, state, stream, tag));
        isStreaming = false;
        return tag;
    }

    private static void require(int result) {
        if (result != DONE) {
            throw new ProviderException("the message is longer than the algorithm allows");
        }
    }

    private static void requireRight(int result) throws AEADBadTagException {
        if (result == WRONG_TAG) {
            throw new AEADBadTagException("Tag mismatch");
        }
        require(result);
    }

    /** Stores text that must wait. */
    private void keep(Object input, int from, int len) {
        int needed = add(pendingLen, len);
        if (needed > pending.length) {
            byte[] longer = new byte[Math.max(TAG_BYTES, roomier(pending.length, needed))];
            System.arraycopy(pending, 0, longer, 0, pendingLen);
            Arrays.fill(pending, 0, pendingLen, (byte) 0);
            pending = longer;
        }
        Bytes.read(input, from, pending, pendingLen, len);
        pendingLen = needed;
    }

    private int update(Object input, int from, int len, Object output, int to) {
        hasText = true;
        if (isEncrypting) {
            return encrypt(input, from, len, output, to, updateLen(len));
        }
        keep(input, from, len);
        return 0;
    }

    /** Encrypts the first {@code now} bytes of the pending text and the input, and stores the rest. */
    private int encrypt(Object input, int from, int len, Object output, int to, int now) {
        if (now == 0) {
            keep(input, from, len);
            return 0;
        }
        startStream();
        int waited = pendingLen;
        int fromInput = now - waited;
        byte[] rest = new byte[len - fromInput];
        Bytes.read(input, from + fromInput, rest, 0, rest.length);
        if (waited > 0 || !Bytes.isSame(input, from, output, to)) {
            if (Bytes.meet(input, from, len, output, to, now)) {
                Bytes.move(input, from, output, to + waited, fromInput);
                input = output;
                from = to + waited;
            }
            crypt(pending, 0, waited, output, to);
        }
        crypt(input, from, fromInput, output, to + waited);
        Arrays.fill(pending, 0, waited, (byte) 0);
        pendingLen = 0;
        keep(rest, 0, rest.length);
        Arrays.fill(rest, (byte) 0);
        return now;
    }

    /** Ends a message. The caller has checked the lengths. */
    private int finish(Object input, int from, int len, Object output, int to) throws AEADBadTagException {
        try {
            return isEncrypting ? seal(input, from, len, output, to) : open(input, from, len, output, to);
        } finally {
            isUsed = isEncrypting && encryptsOnce();
            restart();
        }
    }

    /**
     * Seals or opens a message of AES-GCM-SIV in one call. The text of a longer message is copied into memory outside the
     * heap, because no collector waits for a call that uses only such memory. So is text that overlaps its output.
     *
     * @return the library's result
     */
    static int whole(
            boolean seals, int ivLen, int aadLen, int len,
            byte[] state, byte[] header, Object input, int from, Object output, int to) {
        int read = seals ? len : len + TAG_BYTES;
        int written = seals ? len + TAG_BYTES : len;
        boolean isApart = Bytes.isSame(input, from, output, to) || !Bytes.meet(input, from, read, output, to, written);
        boolean isShort = len <= Pieces.AEAD[AES_GCM_SIV] && !isHeapBuffer(input) && !isHeapBuffer(output);
        if (isApart && (isShort || isDirect(input) && isDirect(output))) {
            return call(seals, ivLen, aadLen, len, state, header, input, from, output, to);
        }
        ByteBuffer copy = ByteBuffer.allocateDirect(len + TAG_BYTES);
        try {
            Bytes.move(input, from, copy, 0, read);
            int result = call(seals, ivLen, aadLen, len, state, header, copy, 0, copy, 0);
            if (result == DONE) {
                Bytes.move(copy, 0, output, to, written);
            } else if (result == WRONG_TAG && !Bytes.isSame(input, from, output, to)) {
                Bytes.erase(output, to, written);
            }
            return result;
        } finally {
            Bytes.erase(copy, 0, len + TAG_BYTES);
        }
    }

    private static int call(
            boolean seals, int ivLen, int aadLen, int len,
            byte[] state, byte[] header, Object input, int from, Object output, int to) {
        return seals
                ? Native.aeadSeal(AES_GCM_SIV, ivLen, aadLen, TAG_BYTES, len, state, header, input, from, output, to)
                : Native.aeadOpen(AES_GCM_SIV, ivLen, aadLen, TAG_BYTES, len, state, header, input, from, output, to);
    }

    private static boolean isDirect(Object bytes) {
        return bytes instanceof ByteBuffer && ((ByteBuffer) bytes).isDirect();
    }

    private static boolean isHeapBuffer(Object bytes) {
        return bytes instanceof ByteBuffer && !((ByteBuffer) bytes).isDirect();
    }

    private int seal(Object input, int from, int len, Object output, int to) {
        if (algorithm == AES_GCM_SIV) {
            if (pendingLen > 0) {
                keep(input, from, len);
                input = pending;
                from = 0;
                len = pendingLen;
            }
            require(whole(true, ivLen, aadLen, len, state, header, input, from, output, to));
            return len + TAG_BYTES;
        }
        if (pendingLen == 0 && isOnePiece(len)) {
            if (!Bytes.isSame(input, from, output, to) && Bytes.meet(input, from, len, output, to, len + tagLen)) {
                Bytes.move(input, from, output, to, len);
                input = output;
                from = to;
            }
            require(Native.aeadSeal(
                    algorithm, ivLen, aadLen, tagLen, len, state, header, input, from, output, to));
            return len + tagLen;
        }
        startStream();
        int done = encrypt(input, from, len, output, to, pendingLen + len);
        Bytes.move(streamTag(), 0, output, to + done, tagLen);
        return done + tagLen;
    }

    private int open(Object input, int from, int sealedLen, Object output, int to) throws AEADBadTagException {
        int len = sealedLen + pendingLen - tagLen;
        boolean isApart = Bytes.isSame(input, from, output, to)
                || !Bytes.meet(input, from, sealedLen, output, to, len);
        if (isApart && pendingLen == 0) {
            open(len, input, from, output, to);
        } else {
            // Collected text may come from the output. So nothing is written before the tag has been compared.
            keep(input, from, sealedLen);
            open(len, pending, 0, pending, 0);
            Bytes.move(pending, 0, output, to, len);
        }
        return len;
    }

    /**
     * Opens a message in place, or with an output that shares no byte with it. If the tag is wrong, a separate output is all
     * zeros, and a message in place is unchanged.
     */
    private void open(int len, Object input, int from, Object output, int to) throws AEADBadTagException {
        if (algorithm == AES_GCM_SIV) {
            requireRight(whole(false, ivLen, aadLen, len, state, header, input, from, output, to));
            return;
        }
        if (isOnePiece(len)) {
            requireRight(Native.aeadOpen(
                    algorithm, ivLen, aadLen, tagLen, len, state, header, input, from, output, to));
            return;
        }
        byte[] tag = new byte[tagLen];
        Bytes.read(input, from + len, tag, 0, tagLen);
        startStream();
        crypt(input, from, len, output, to);
        if (!Bytes.isEqual(tag, Arrays.copyOf(streamTag(), tagLen))) {
            if (Bytes.isSame(input, from, output, to)) {
                // The same keystream again turns the plaintext back into the ciphertext.
                startStream();
                crypt(output, to, len, output, to);
            } else {
                Bytes.erase(output, to, len);
            }
            throw new AEADBadTagException("Tag mismatch");
        }
    }

    /** Returns whether a mode of {@link Cipher} encrypts. */
    static boolean encrypts(int mode) {
        return mode == Cipher.ENCRYPT_MODE || mode == Cipher.WRAP_MODE;
    }
}
