package raddle.jca;

import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;
import java.security.InvalidKeyException;
import java.util.Arrays;
import javax.crypto.ShortBufferException;

/**
 * Seals and opens many packets under one key in one call. Short packets of ChaCha20-Poly1305 share vector instructions.
 * Nonces have 12 bytes and tags have 16.
 *
 * <p>Packets are in arrays, or in buffers of any kind. Packets in buffers are copied: the results are written to a
 * private array, copied to the buffers once all of them are complete, and then erased. Pass a {@code MemorySegment}
 * through its {@code asByteBuffer()}.
 *
 * <p>Except for AES-GCM-SIV, a nonce must never be used for two packets under a key: unlike a {@code Cipher}, this class
 * does not check.
 *
 * <p>Threads may not share an object. {@link #close} erases its key.
 */
public final class RaddleAead implements AutoCloseable {
    private static final int NONCE = 12;
    private static final int TAG = AeadSpi.TAG_BYTES;

    private final int algorithm;
    private final Memory memory;
    private byte[] state;

    /** The source of arrays, which tests replace to keep the arrays, or to run out of memory. */
    interface Memory {
        byte[] bytes(int len);
    }

    RaddleAead(int algorithm, byte[] key, Memory memory) throws InvalidKeyException {
        Library.require();
        this.algorithm = algorithm;
        this.memory = memory;
        state = memory.bytes(Native.aeadKeyBytes(algorithm));
        if (Native.aeadKey(algorithm, key.length, state, key) != 0) {
            throw new InvalidKeyException("no key of the algorithm has " + key.length + " bytes");
        }
    }

    /**
     * Creates a cipher for AES-GCM (NIST SP 800-38D).
     *
     * @param key 16, 24 or 32 bytes, which are not kept
     * @return the cipher
     * @throws InvalidKeyException if the key has another length
     */
    public static RaddleAead aesGcm(byte[] key) throws InvalidKeyException {
        return new RaddleAead(AeadSpi.AES_GCM, key, byte[]::new);
    }

    /**
     * Creates a cipher for ChaCha20-Poly1305 (RFC 8439).
     *
     * @param key 32 bytes, which are not kept
     * @return the cipher
     * @throws InvalidKeyException if the key has another length
     */
    public static RaddleAead chacha20Poly1305(byte[] key) throws InvalidKeyException {
        return new RaddleAead(AeadSpi.CHACHA20_POLY1305, key, byte[]::new);
    }

    /**
     * Creates a cipher for AES-GCM-SIV (RFC 8452). Two packets under one nonce reveal only whether they are equal.
     *
     * @param key 16 or 32 bytes, which are not kept
     * @return the cipher
     * @throws InvalidKeyException if the key has another length
     */
    public static RaddleAead aesGcmSiv(byte[] key) throws InvalidKeyException {
        return new RaddleAead(AeadSpi.AES_GCM_SIV, key, byte[]::new);
    }

    /**
     * Seals packets.
     *
     * @param nonces 12 bytes for each packet, all different
     * @param aads additional data for each packet, or null if none has any
     * @param texts the texts
     * @return each text, encrypted and followed by its tag
     * @throws IllegalArgumentException if the arrays have different lengths, or a nonce does not have 12 bytes
     * @throws IllegalStateException if the object was closed
     */
    public synchronized byte[][] sealMany(byte[][] nonces, byte[][] aads, byte[][] texts) {
        return run(true, nonces, aads, texts);
    }

    /**
     * Opens packets.
     *
     * @param nonces 12 bytes for each packet
     * @param aads additional data for each packet, or null if none has any
     * @param sealed each text, encrypted and followed by its tag
     * @return the texts; null for a packet that is not authentic or is shorter than its tag
     * @throws IllegalArgumentException if the arrays have different lengths, or a nonce does not have 12 bytes
     * @throws IllegalStateException if the object was closed
     */
    public synchronized byte[][] openMany(byte[][] nonces, byte[][] aads, byte[][] sealed) {
        return run(false, nonces, aads, sealed);
    }

    /**
     * Seals packets that are in buffers, between position and limit.
     *
     * <p>As after {@code Cipher.doFinal}, the position of a text is its limit, and the position of its output is after
     * the tag. Outputs are written in order once all packets are sealed, so they may overlap any text. One buffer may
     * be the output of several packets, which then follow one another there. If the call throws an exception listed
     * here, nothing has been written and no position has changed.
     *
     * @param nonces 12 bytes for each packet, all different
     * @param aads additional data for each packet, or null if none has any; their positions stay
     * @param texts the texts
     * @param sealed the buffers to which each text is written, encrypted and followed by its tag
     * @throws ShortBufferException if there is no room for a text and its tag
     * @throws ReadOnlyBufferException if an output is read-only
     * @throws IllegalArgumentException if the arrays have different lengths, a nonce does not have 12 bytes, or the
     * output of a text is the same object and not a duplicate
     * @throws IllegalStateException if the object was closed
     */
    public synchronized void sealMany(byte[][] nonces, ByteBuffer[] aads, ByteBuffer[] texts, ByteBuffer[] sealed)
            throws ShortBufferException {
        run(true, nonces, aads, texts, sealed);
    }

    /**
     * Opens packets that are in buffers, between position and limit. Positions change as in {@link #sealMany(byte[][],
     * ByteBuffer[], ByteBuffer[], ByteBuffer[]) sealMany}. For a packet that is not authentic or is shorter than its
     * tag, nothing is written and its positions do not change; the other packets are opened.
     *
     * @param nonces 12 bytes for each packet
     * @param aads additional data for each packet, or null if none has any; their positions stay
     * @param sealed each text, encrypted and followed by its tag
     * @param texts the buffers to which the texts are written
     * @return whether each packet is authentic
     * @throws ShortBufferException if there is no room for a text
     * @throws ReadOnlyBufferException if an output is read-only
     * @throws IllegalArgumentException if the arrays have different lengths, a nonce does not have 12 bytes, or the
     * output of a packet is the same object and not a duplicate
     * @throws IllegalStateException if the object was closed
     */
    public synchronized boolean[] openMany(byte[][] nonces, ByteBuffer[] aads, ByteBuffer[] sealed, ByteBuffer[] texts)
            throws ShortBufferException {
        return run(false, nonces, aads, sealed, texts);
    }

    /** Erases the key. */
    @Override
    public synchronized void close() {
        if (state != null) {
            Arrays.fill(state, (byte) 0);
            state = null;
        }
    }

    private boolean[] run(
            boolean seals, byte[][] nonces, ByteBuffer[] aads, ByteBuffer[] givenInputs, ByteBuffer[] givenOutputs)
            throws ShortBufferException {
        ByteBuffer[] originals = givenInputs.clone();
        ByteBuffer[] outputs = givenOutputs.clone();
        ByteBuffer[] inputs = duplicates(originals);
        if (outputs.length != inputs.length) {
            throw new IllegalArgumentException("there must be one output for each packet");
        }
        for (int i = 0; i < outputs.length; i++) {
            if (outputs[i] == originals[i]) {
                throw new IllegalArgumentException("the output is the input itself: give a duplicate");
            }
        }
        requireRoom(seals, inputs, outputs);
        byte[][] results = run(seals, nonces, aads == null ? null : duplicates(aads), inputs);
        boolean[] isAuthentic = new boolean[results.length];
        try {
            for (int i = 0; i < results.length; i++) {
                if (results[i] != null) {
                    outputs[i].put(results[i]);
                    isAuthentic[i] = true;
                }
            }
            for (int i = 0; i < results.length; i++) {
                if (isAuthentic[i]) {
                    originals[i].position(inputs[i].limit());
                }
            }
        } finally {
            erase(results);
        }
        return isAuthentic;
    }

    /** Returns duplicates of the buffers, whose positions and limits no other thread can change. */
    private static ByteBuffer[] duplicates(ByteBuffer[] buffers) {
        ByteBuffer[] duplicates = new ByteBuffer[buffers.length];
        for (int i = 0; i < buffers.length; i++) {
            duplicates[i] = buffers[i].duplicate();
        }
        return duplicates;
    }

    /** Checks that all outputs have room. A buffer that occurs several times must have room for all its packets. */
    private static void requireRoom(boolean seals, ByteBuffer[] inputs, ByteBuffer[] outputs) throws ShortBufferException {
        int[] starts = new int[outputs.length];
        int checked = 0;
        try {
            for (; checked < outputs.length; checked++) {
                ByteBuffer output = outputs[checked];
                if (output.isReadOnly()) {
                    throw new ReadOnlyBufferException();
                }
                long needed = Math.max(0, inputs[checked].remaining() + (seals ? (long) TAG : -TAG));
                int start = output.position();
                if (needed > output.limit() - start) {
                    throw new ShortBufferException("output " + checked + " must be at least " + needed + " bytes long");
                }
                Bytes.accessible(output);
                starts[checked] = start;
                output.position(start + (int) needed);
            }
        } finally {
            while (checked > 0) {
                checked--;
                outputs[checked].position(starts[checked]);
            }
        }
    }

    private static void erase(byte[][] results) {
        for (byte[] result : results) {
            if (result != null) {
                Arrays.fill(result, (byte) 0);
            }
        }
    }

    /** Seals or opens packets in arrays, or in buffers that no other thread has. */
    private byte[][] run(boolean seals, byte[][] givenNonces, Object[] givenAads, Object[] givenInputs) {
        if (state == null) {
            throw new IllegalStateException("the cipher was closed");
        }
        // These are copies, because another thread could replace arrays after their lengths were checked.
        byte[][] nonces = givenNonces.clone();
        Object[] aads = givenAads == null ? null : givenAads.clone();
        Object[] inputs = givenInputs.clone();
        int count = inputs.length;
        if (nonces.length != count || aads != null && aads.length != count) {
            throw new IllegalArgumentException("there must be a nonce and additional data for each packet");
        }
        for (byte[] nonce : nonces) {
            if (nonce.length != NONCE) {
                throw new IllegalArgumentException("a nonce has 12 bytes");
            }
        }
        byte[][] outputs = new byte[count][];
        int piece = Pieces.AEAD[algorithm];
        try {
            for (int first = 0; first < count; ) {
                int next = first;
                long bytes = 0;
                while (next < count && (bytes += size(aads, inputs, next)) <= piece) {
                    next++;
                }
                if (next == first) {
                    outputs[first] = algorithm == AeadSpi.AES_GCM_SIV
                            ? whole(seals, nonces[first], aad(aads, first), inputs[first])
                            : one(seals, nonces[first], aad(aads, first), inputs[first]);
                    next++;
                } else {
                    some(seals, nonces, aads, inputs, outputs, first, next);
                }
                first = next;
            }
        } catch (Throwable error) {
            // The caller gets none of the packets that were opened before the error.
            erase(outputs);
            throw error;
        }
        return outputs;
    }

    private static Object aad(Object[] aads, int i) {
        return aads == null ? Bytes.NONE : aads[i];
    }

    /** Returns the number of bytes that a packet takes in the array of a call. */
    private static long size(Object[] aads, Object[] inputs, int i) {
        return (long) NONCE + Bytes.length(aad(aads, i)) + Bytes.length(inputs[i]);
    }

    /** Seals or opens packets that fit one piece. */
    private void some(
            boolean seals, byte[][] nonces, Object[] aads, Object[] inputs, byte[][] outputs, int first, int next) {
        int columns = 5;
        int before = seals ? 0 : TAG;
        int behind = seals ? TAG : 0;
        int dataLen = 0;
        for (int i = first; i < next; i++) {
            dataLen += (int) size(aads, inputs, i);
        }
        byte[] data = memory.bytes(dataLen);
        byte[] output = memory.bytes(dataLen + (next - first) * TAG);
        Rows table = new Rows(next - first, columns);
        int[] which = new int[next - first];
        int rows = 0;
        int at = 0;
        int to = 0;
        try {
            for (int i = first; i < next; i++) {
                int text = Bytes.length(inputs[i]) - before;
                if (text < 0) {
                    continue;
                }
                Object aad = aad(aads, i);
                table.add(at, Bytes.length(aad), text, to, 0);
                which[rows++] = i;
                for (Object part : new Object[] {nonces[i], aad, inputs[i]}) {
                    int len = Bytes.length(part);
                    if (part instanceof byte[]) {
                        System.arraycopy(part, 0, data, at, len);
                    } else {
                        ((ByteBuffer) part).get(data, at, len);
                    }
                    at += len;
                }
                to += text + behind;
            }
            Native.aeadMany(algorithm, seals ? 1 : 0, rows, state, table.bytes(), data, output);
            for (int row = 0; row < rows; row++) {
                if (table.number(row * columns + 4) == 0) {
                    int from = table.number(row * columns + 3);
                    int len = table.number(row * columns + 2) + behind;
                    byte[] result = memory.bytes(len);
                    System.arraycopy(output, from, result, 0, len);
                    outputs[which[row]] = result;
                }
            }
        } finally {
            Arrays.fill(data, (byte) 0);
            Arrays.fill(output, (byte) 0);
        }
    }

    /** Seals or opens a packet of AES-GCM-SIV that is longer than a piece. */
    private byte[] whole(boolean seals, byte[] nonce, Object aad, Object input) {
        int len = Bytes.length(input) - (seals ? 0 : TAG);
        if (len < 0) {
            return null;
        }
        int aadLen = Bytes.length(aad);
        byte[] header = memory.bytes(Math.addExact(NONCE, aadLen));
        byte[] output = memory.bytes(seals ? Math.addExact(len, TAG) : len);
        try {
            System.arraycopy(nonce, 0, header, 0, NONCE);
            Bytes.read(aad, 0, header, NONCE, aadLen);
            return AeadSpi.whole(seals, NONCE, aadLen, len, state, header, input, 0, output, 0) == 0 ? output : null;
        } finally {
            Arrays.fill(header, (byte) 0);
        }
    }

    /** Seals or opens a packet that is longer than a piece. */
    private byte[] one(boolean seals, byte[] nonce, Object aad, Object input) {
        int len = Bytes.length(input) - (seals ? 0 : TAG);
        if (len < 0) {
            return null;
        }
        int piece = Pieces.AEAD[algorithm];
        byte[] stream = memory.bytes(Native.aeadStreamBytes(algorithm));
        byte[] output = memory.bytes(seals ? Math.addExact(len, TAG) : len);
        int aadLen = Bytes.length(aad);
        byte[] part = memory.bytes(Math.min(piece, aadLen));
        byte[] given = new byte[TAG];
        boolean isRight = false;
        try {
            Native.aeadBegin(algorithm, NONCE, state, stream, nonce);
            for (int at = 0, now; at < aadLen; at += now) {
                now = Math.min(piece, aadLen - at);
                Bytes.read(aad, at, part, 0, now);
                Native.aeadAad(algorithm, now, state, stream, part, 0);
            }
            Object text = input;
            if (input instanceof ByteBuffer && !((ByteBuffer) input).isDirect()) {
                // The library reads only arrays and direct buffers.
                Bytes.read(input, 0, output, 0, len);
                text = output;
            }
            for (int at = 0, now; at < len; at += now) {
                now = Math.min(piece, len - at);
                Native.aeadCrypt(algorithm, seals ? 1 : 0, now, state, stream, text, at, output, at);
            }
            byte[] tag = memory.bytes(TAG);
            Native.aeadTag(algorithm, state, stream, tag);
            if (seals) {
                System.arraycopy(tag, 0, output, len, TAG);
                isRight = true;
            } else {
                Bytes.read(input, len, given, 0, TAG);
                isRight = Bytes.isEqual(tag, given);
            }
            // If the packet is not authentic, this array has the right tag, which must not leak.
            Arrays.fill(tag, (byte) 0);
            return isRight ? output : null;
        } finally {
            Arrays.fill(stream, (byte) 0);
            Arrays.fill(part, (byte) 0);
            if (!isRight) {
                Arrays.fill(output, (byte) 0);
            }
        }
    }
}
