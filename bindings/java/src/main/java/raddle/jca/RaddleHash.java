package raddle.jca;

import java.nio.ByteBuffer;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Objects;

/**
 * Hashes or authenticates many messages in one call, which the Java Cryptography Architecture can't do. Short messages
 * share vector instructions, in one thread.
 *
 * <p>The algorithms are the services {@code MessageDigest} and {@code Mac} of {@link RaddleProvider}, by their standard
 * names: SHA-2, SHA-1 and MD5, HMAC with each of these, and BLAKE3 with or without a key. Messages may have any length;
 * long messages are hashed one by one, in pieces. The time depends on the lengths of messages and keys, and not on their
 * contents.
 *
 * <pre>{@code
 * byte[][] digests = RaddleHash.digestMany("SHA-256", "one".getBytes(UTF_8), "two".getBytes(UTF_8));
 * }</pre>
 */
public final class RaddleHash {
    private RaddleHash() {}

    /**
     * The number of messages that are passed at a time, and the largest total length of the digests of a call in bytes.
     */
    private static final int TOGETHER = 128;

    /**
     * Hashes messages.
     *
     * @param algorithm a hash function, such as SHA-256
     * @param messages the messages
     * @return a digest for each message
     * @throws NoSuchAlgorithmException if the algorithm is another one
     * @throws IllegalStateException if the native library can't be loaded
     */
    public static byte[][] digestMany(String algorithm, byte[]... messages) throws NoSuchAlgorithmException {
        return digestAll(algorithm, messages.length, i -> messages[i].length, (i, to, at) -> {
            System.arraycopy(messages[i], 0, to, at, messages[i].length);
        });
    }

    /**
     * Hashes messages in buffers, which may be direct, between position and limit. The position and the limit do not
     * change.
     *
     * <p>A {@code MemorySegment} is hashed through its {@code asByteBuffer()}.
     *
     * @param algorithm a hash function, such as SHA-256
     * @param messages the messages
     * @return a digest for each message
     * @throws NoSuchAlgorithmException if the algorithm is another one
     * @throws IllegalStateException if the native library can't be loaded
     */
    public static byte[][] digestMany(String algorithm, ByteBuffer... messages) throws NoSuchAlgorithmException {
        return digestAll(algorithm, messages.length, i -> messages[i].remaining(), (i, to, at) -> {
            messages[i].duplicate().get(to, at, messages[i].remaining());
        });
    }

    /**
     * Hashes consecutive messages in an array, as in Arrow columns: message i has the bytes from {@code offsets[i]} to
     * {@code offsets[i + 1]}. Nothing is copied.
     *
     * @param algorithm a hash function, such as SHA-256
     * @param data the messages
     * @param offsets the start of each message, and the end of the last one
     * @return the digests, one after another
     * @throws NoSuchAlgorithmException if the algorithm is another one
     * @throws IndexOutOfBoundsException if an offset is less than the one before it, or outside the array
     * @throws IllegalStateException if the native library can't be loaded
     */
    public static byte[] digestColumn(String algorithm, byte[] data, int[] offsets) throws NoSuchAlgorithmException {
        Library.require();
        return column(HashAlgorithm.of(algorithm), null, data, offsets);
    }

    /**
     * Authenticates consecutive messages in an array, as in {@link #digestColumn}, under one key with HMAC (RFC 2104)
     * or keyed BLAKE3. Nothing is copied.
     *
     * @param algorithm HMAC with a hash function, such as HmacSHA256, or BLAKE3
     * @param key the key: of any length for HMAC, of 32 bytes for BLAKE3
     * @param data the messages
     * @param offsets the start of each message, and the end of the last one
     * @return the tags, one after another
     * @throws NoSuchAlgorithmException if the algorithm is another one
     * @throws IllegalArgumentException if a BLAKE3 key has another length
     * @throws IndexOutOfBoundsException if an offset is less than the one before it, or outside the array
     * @throws IllegalStateException if the native library can't be loaded
     */
    public static byte[] macColumn(String algorithm, byte[] key, byte[] data, int[] offsets)
            throws NoSuchAlgorithmException {
        Library.require();
        return column(HashAlgorithm.ofMac(algorithm), key, data, offsets);
    }

    /**
     * Hashes or authenticates messages, and writes each result as hexadecimal digits in lower case to any place in an
     * array. The messages are laid out as for {@link #digestColumn}.
     *
     * @param algorithm as for {@link #digestColumn}, or for {@link #macColumn} if there is a key
     * @param key the key, as for {@link #macColumn}, or null
     * @param count the number of messages
     * @param data the messages
     * @param offsets the start of each message, and the end of the last one; the array may be longer
     * @param text the array to which the digits are written
     * @param places the offset of each message's digits in {@code text}; the array may be longer
     * @throws NoSuchAlgorithmException if the algorithm is another one
     * @throws IllegalArgumentException if a BLAKE3 key has another length
     * @throws IndexOutOfBoundsException if an offset is less than the one before it or outside the data, if there are
     * too few offsets or places, or if there is no room at a place
     * @throws IllegalStateException if the native library can't be loaded
     */
    public static void hexColumn(
            String algorithm, byte[] key, int count, byte[] data, int[] offsets, byte[] text, int[] places)
            throws NoSuchAlgorithmException {
        Library.require();
        HashAlgorithm hash = key == null ? HashAlgorithm.of(algorithm) : HashAlgorithm.ofMac(algorithm);
        int bytes = hash.digestBytes;
        Objects.checkFromIndexSize(0, count, Math.min(places.length, offsets.length - 1));
        // This is a copy, because another thread could change the numbers after the check.
        int[] checked = Arrays.copyOf(places, count);
        for (int place : checked) {
            Objects.checkFromIndexSize(place, 2 * bytes, text.length);
        }
        byte[] some = new byte[Math.min(count, TOGETHER) * bytes];
        Results digits = (first, now) -> {
            Native.hexMany(now, bytes, some, checked, first, text);
            return 0;
        };
        column(hash, data, Arrays.copyOf(offsets, count + 1), some, digits, keyed(hash, key));
    }

    /** Returns the results, one after another. */
    private static byte[] column(HashAlgorithm hash, byte[] key, byte[] data, int[] offsets) {
        byte[] all = new byte[Math.multiplyExact(Math.max(offsets.length - 1, 0), hash.digestBytes)];
        Results behind = (first, now) -> (first + now) * hash.digestBytes;
        column(hash, data, offsets.clone(), all, behind, keyed(hash, key));
        return all;
    }

    /**
     * Receives the results of {@code now} messages starting at number {@code first}, and returns the offset of the next
     * results.
     */
    interface Results {
        int take(int first, int now);
    }

    /** Returns a MAC with a copy of the key, or null if there is no key. */
    static HmacSpi keyed(HashAlgorithm hash, byte[] key) {
        if (key == null) {
            return null;
        }
        try {
            hash.checkKey(key);
        } catch (InvalidKeyException refused) {
            throw new IllegalArgumentException(refused.getMessage());
        }
        HmacSpi mac = new HmacSpi(hash);
        mac.setKey(key.clone());
        return mac;
    }

    /**
     * Hashes messages, or authenticates them with a MAC, which is erased in any case. No other thread has access to the
     * offsets.
     */
    static void column(
            HashAlgorithm hash, byte[] data, int[] offsets, byte[] results, Results taken, HmacSpi mac) {
        try {
            int count = Math.max(offsets.length - 1, 0);
            for (int i = 0; i < count; i++) {
                Objects.checkFromToIndex(offsets[i], offsets[i + 1], data.length);
            }
            int piece = hash.piece();
            int to = 0;
            for (int first = 0, next; first < count; first = next) {
                next = first;
                while (next < count && next - first < TOGETHER && offsets[next + 1] - offsets[first] <= piece) {
                    next++;
                }
                if (next == first) {
                    byte[] one = digest(hash, mac, data, offsets[first], offsets[first + 1] - offsets[first]);
                    System.arraycopy(one, 0, results, to, one.length);
                    next++;
                } else if (mac == null) {
                    Native.hashMany(hash.ordinal(), next - first, offsets, first, data, results, to);
                } else {
                    mac.many(next - first, offsets, first, data, results, to);
                }
                to = taken.take(first, next - first);
            }
        } finally {
            if (mac != null) {
                mac.erase();
            }
        }
    }

    /** Hashes or authenticates one message in pieces. */
    private static byte[] digest(HashAlgorithm hash, HmacSpi mac, byte[] data, int offset, int len) {
        if (mac != null) {
            mac.engineUpdate(data, offset, len);
            return mac.engineDoFinal();
        }
        Digest digest = new Digest(hash);
        digest.update(data, offset, len);
        return digest.digest();
    }

    /** Returns the length of a message. */
    interface Length {
        int of(int i);
    }

    /** Copies a message to an array. */
    interface Copy {
        void to(int i, byte[] array, int at);
    }

    /**
     * Hashes messages that lie anywhere: copies a batch of them to one array, hashes this array, and erases the copy,
     * which may be secret.
     */
    static byte[][] digestAll(String algorithm, int count, Length lengths, Copy copy) throws NoSuchAlgorithmException {
        Library.require();
        HashAlgorithm hash = HashAlgorithm.of(algorithm);
        byte[][] digests = new byte[count][];
        int piece = hash.piece();
        byte[] data = Bytes.NONE;
        int[] offsets = new int[TOGETHER + 1];
        try {
            for (int first = 0; first < count; ) {
                int now = 0;
                do {
                    offsets[now + 1] = Math.addExact(offsets[now], lengths.of(first + now));
                    now++;
                } while (now < TOGETHER && first + now < count && offsets[now] + (long) lengths.of(first + now) <= piece);
                if (data.length < offsets[now]) {
                    Arrays.fill(data, (byte) 0);
                    data = new byte[Math.max(offsets[now], Math.min(piece, 1 << 14))];
                }
                for (int i = 0; i < now; i++) {
                    copy.to(first + i, data, offsets[i]);
                }
                byte[] some = digestColumn(algorithm, data, Arrays.copyOf(offsets, now + 1));
                for (int i = 0; i < now; i++) {
                    digests[first + i] = Arrays.copyOfRange(some, i * hash.digestBytes, (i + 1) * hash.digestBytes);
                }
                first += now;
            }
        } finally {
            Arrays.fill(data, (byte) 0);
        }
        return digests;
    }
}
