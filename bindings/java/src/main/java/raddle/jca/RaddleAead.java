package raddle.jca;

import java.security.InvalidKeyException;
import java.util.Arrays;

/**
 * Seals and opens many packets under one key in one call: short packets of ChaCha20-Poly1305 share vector instructions.
 * Nonces have 12 bytes, tags 16.
 *
 * <p>A nonce must never be used for two packets under a key: unlike a {@code Cipher}, this class does not look.
 *
 * <p>Threads may not share an object. {@link #close} erases its key.
 */
public final class RaddleAead implements AutoCloseable {
    private static final int NONCE = 12;
    private static final int TAG = AeadSpi.TAG_BYTES;

    private final int algorithm;
    private final Memory memory;
    private byte[] state;

    /** Where arrays come from: tests keep them, and run out of memory. */
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
     * AES-GCM (NIST SP 800-38D).
     *
     * @param key 16, 24 or 32 bytes, which are not kept
     * @return the cipher
     * @throws InvalidKeyException if the key has another length
     */
    public static RaddleAead aesGcm(byte[] key) throws InvalidKeyException {
        return new RaddleAead(0, key, byte[]::new);
    }

    /**
     * ChaCha20-Poly1305 (RFC 8439).
     *
     * @param key 32 bytes, which are not kept
     * @return the cipher
     * @throws InvalidKeyException if the key has another length
     */
    public static RaddleAead chacha20Poly1305(byte[] key) throws InvalidKeyException {
        return new RaddleAead(1, key, byte[]::new);
    }

    /**
     * Seals packets.
     *
     * @param nonces 12 bytes for each packet, all different
     * @param aads additional data for each packet, or null if none has any
     * @param texts the texts
     * @return each text encrypted, and behind it its tag
     * @throws IllegalArgumentException if the arrays have different lengths, or a nonce another one than 12
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
     * @param sealed each text encrypted, and behind it its tag
     * @return the texts; null for a packet that is not authentic or is shorter than its tag
     * @throws IllegalArgumentException if the arrays have different lengths, or a nonce another one than 12
     * @throws IllegalStateException if the object was closed
     */
    public synchronized byte[][] openMany(byte[][] nonces, byte[][] aads, byte[][] sealed) {
        return run(false, nonces, aads, sealed);
    }

    /** Erases the key. */
    @Override
    public synchronized void close() {
        if (state != null) {
            Arrays.fill(state, (byte) 0);
            state = null;
        }
    }

    private byte[][] run(boolean seals, byte[][] givenNonces, byte[][] givenAads, byte[][] givenInputs) {
        if (state == null) {
            throw new IllegalStateException("the cipher was closed");
        }
        // Copies, for another thread could put arrays of other lengths there than those that were checked.
        byte[][] nonces = givenNonces.clone();
        byte[][] aads = givenAads == null ? null : givenAads.clone();
        byte[][] inputs = givenInputs.clone();
        int count = inputs.length;
        if (nonces.length != count || aads != null && aads.length != count) {
            throw new IllegalArgumentException("as many nonces and additional data as packets are needed");
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
                    outputs[first] = one(seals, nonces[first], aad(aads, first), inputs[first]);
                    next++;
                } else {
                    some(seals, nonces, aads, inputs, outputs, first, next);
                }
                first = next;
            }
        } catch (Throwable error) {
            // The caller gets none of the packets that were opened before.
            for (byte[] output : outputs) {
                if (output != null) {
                    Arrays.fill(output, (byte) 0);
                }
            }
            throw error;
        }
        return outputs;
    }

    private static byte[] aad(byte[][] aads, int i) {
        return aads == null ? Bytes.NONE : aads[i];
    }

    /** What a packet takes in the array of a call. */
    private static long size(byte[][] aads, byte[][] inputs, int i) {
        return (long) NONCE + aad(aads, i).length + inputs[i].length;
    }

    /** Seals or opens packets that fit one piece. */
    private void some(
            boolean seals, byte[][] nonces, byte[][] aads, byte[][] inputs, byte[][] outputs, int first, int next) {
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
                if (inputs[i].length < before) {
                    continue;
                }
                byte[] aad = aad(aads, i);
                int text = inputs[i].length - before;
                table.add(at, aad.length, text, to, 0);
                which[rows++] = i;
                for (byte[] part : new byte[][] {nonces[i], aad, inputs[i]}) {
                    System.arraycopy(part, 0, data, at, part.length);
                    at += part.length;
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

    /** Seals or opens a packet that is longer than a piece. */
    private byte[] one(boolean seals, byte[] nonce, byte[] aad, byte[] input) {
        int len = input.length - (seals ? 0 : TAG);
        if (len < 0) {
            return null;
        }
        int piece = Pieces.AEAD[algorithm];
        byte[] stream = memory.bytes(Native.aeadStreamBytes(algorithm));
        byte[] output = memory.bytes(seals ? Math.addExact(len, TAG) : len);
        boolean isRight = false;
        try {
            Native.aeadBegin(algorithm, NONCE, state, stream, nonce);
            for (int at = 0, now; at < aad.length; at += now) {
                now = Math.min(piece, aad.length - at);
                Native.aeadAad(algorithm, now, state, stream, aad, at);
            }
            for (int at = 0, now; at < len; at += now) {
                now = Math.min(piece, len - at);
                Native.aeadCrypt(algorithm, seals ? 1 : 0, now, state, stream, input, at, output, at);
            }
            byte[] tag = memory.bytes(TAG);
            Native.aeadTag(algorithm, state, stream, tag);
            if (seals) {
                System.arraycopy(tag, 0, output, len, TAG);
                isRight = true;
            } else {
                isRight = Bytes.isEqual(tag, Arrays.copyOfRange(input, len, input.length));
            }
            // Of a packet that is not authentic, the right tag.
            Arrays.fill(tag, (byte) 0);
            return isRight ? output : null;
        } finally {
            Arrays.fill(stream, (byte) 0);
            if (!isRight) {
                Arrays.fill(output, (byte) 0);
            }
        }
    }
}
