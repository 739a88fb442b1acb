package raddle.jca;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;

/**
 * The functions of the native library, called through JNI. On Java 22 and later, a class of the same name replaces this
 * one and calls them through the foreign-function interface.
 *
 * <p>Bytes are passed as an array or a direct buffer, and an offset in bytes: from the beginning of the array, or from
 * the position of the buffer. Nothing is checked here, because callers have checked all bounds.
 */
final class Native {
    private Native() {}

    /** The version that the library must have. */
    static final int VERSION = 9;

    /**
     * Prepares the calls after the library has been loaded.
     *
     * @throws UnsatisfiedLinkError on Java 22 and later: some of its collectors move pinned arrays (JDK-8377811)
     */
    static void prepare() {
        if (Runtime.version().feature() >= 22) {
            throw new UnsatisfiedLinkError("the jar has no classes for Java 22: a JDK before 22 built it, or its manifest was lost");
        }
    }

    static native int version();

    static native int pieceBytes(int work);

    static native int hashStateBytes(int algorithm);

    static native int severalStateBytes();

    static native int macKeyBytes(int algorithm);

    static native int macStateBytes(int algorithm);

    static native int aeadKeyBytes(int algorithm);

    static native int aeadStreamBytes(int algorithm);

    static native int streamKeyBytes(int algorithm);

    static native int streamBytes(int algorithm);

    static int hashBegin(int algorithm, byte[] state) {
        return hashBegin(algorithm, state, 0);
    }

    static int hashUpdate(int algorithm, int len, byte[] state, Object input, long from) {
        try {
            return hashUpdate(algorithm, len, state, 0, array(input), place(input, from));
        } finally {
            Reference.reachabilityFence(input);
        }
    }

    static int hashWhole(int algorithm, int len, byte[] input, byte[] digest) {
        return hashWhole(algorithm, len, input, 0, digest, 0);
    }

    static int hashFinish(int algorithm, int isWhole, int len, byte[] state) {
        return hashFinish(algorithm, isWhole, len, state, 0);
    }

    static int severalBegin(int count, byte[] state, byte[] hashes) {
        return severalBegin(count, state, 0, hashes, 0);
    }

    static int severalUpdate(int len, byte[] state, Object input, long from) {
        try {
            return severalUpdate(len, state, 0, array(input), place(input, from));
        } finally {
            Reference.reachabilityFence(input);
        }
    }

    static int severalFinish(int len, byte[] state, byte[] digests) {
        return severalFinish(len, state, 0, digests, 0);
    }

    static int macKey(int algorithm, int len, byte[] state, byte[] key) {
        return macKey(algorithm, len, state, 0, key, 0);
    }

    static int macUpdate(int algorithm, int isFirst, int len, byte[] state, Object input, long from) {
        try {
            return macUpdate(algorithm, isFirst, len, state, 0, array(input), place(input, from));
        } finally {
            Reference.reachabilityFence(input);
        }
    }

    static int macFinish(int algorithm, int isWhole, int len, byte[] state) {
        return macFinish(algorithm, isWhole, len, state, 0);
    }

    static int hashMany(int algorithm, int count, int[] offsets, int first, byte[] data, byte[] digests, int to) {
        return hashMany(algorithm, count, offsets, (long) Integer.BYTES * first, data, 0, digests, to);
    }

    static int hashPairs(int count, Object pairs, long from, Object digests, long to) {
        try {
            return hashPairs(count, array(pairs), place(pairs, from), array(digests), place(digests, to));
        } finally {
            Reference.reachabilityFence(pairs);
            Reference.reachabilityFence(digests);
        }
    }

    static int macMany(
            int algorithm, int count, byte[] key, int[] offsets, int first, byte[] data, byte[] tags, int to) {
        return macMany(algorithm, count, key, 0, offsets, (long) Integer.BYTES * first, data, 0, tags, to);
    }

    static int hexMany(int count, int resultBytes, byte[] results, int[] places, int first, byte[] text) {
        return hexMany(count, resultBytes, results, 0, places, (long) Integer.BYTES * first, text, 0);
    }

    static int aeadKey(int algorithm, int len, byte[] state, byte[] key) {
        return aeadKey(algorithm, len, state, 0, key, 0);
    }

    static int aeadSeal(
            int algorithm, int ivLen, int aadLen, int tagLen, int len,
            byte[] state, byte[] header, Object input, long from, Object output, long to) {
        try {
            return aeadSeal(
                    algorithm, ivLen, aadLen, tagLen, len,
                    state, 0, header, 0,
                    input(input, from, output, to), place(input, from, output, to), array(output), place(output, to));
        } finally {
            Reference.reachabilityFence(input);
            Reference.reachabilityFence(output);
        }
    }

    static int aeadOpen(
            int algorithm, int ivLen, int aadLen, int tagLen, int len,
            byte[] state, byte[] header, Object input, long from, Object output, long to) {
        try {
            return aeadOpen(
                    algorithm, ivLen, aadLen, tagLen, len,
                    state, 0, header, 0,
                    input(input, from, output, to), place(input, from, output, to), array(output), place(output, to));
        } finally {
            Reference.reachabilityFence(input);
            Reference.reachabilityFence(output);
        }
    }

    static int aeadBegin(int algorithm, int ivLen, byte[] state, byte[] stream, byte[] header) {
        return aeadBegin(algorithm, ivLen, state, 0, stream, 0, header, 0);
    }

    static int aeadAad(int algorithm, int len, byte[] state, byte[] stream, byte[] aad, long from) {
        return aeadAad(algorithm, len, state, 0, stream, 0, aad, from);
    }

    static int aeadCrypt(
            int algorithm, int encrypts, int len,
            byte[] state, byte[] stream, Object input, long from, Object output, long to) {
        try {
            return aeadCrypt(
                    algorithm, encrypts, len,
                    state, 0, stream, 0,
                    input(input, from, output, to), place(input, from, output, to), array(output), place(output, to));
        } finally {
            Reference.reachabilityFence(input);
            Reference.reachabilityFence(output);
        }
    }

    static int aeadTag(int algorithm, byte[] state, byte[] stream, byte[] tag) {
        return aeadTag(algorithm, state, 0, stream, 0, tag, 0);
    }

    static int aeadMany(int algorithm, int seals, int count, byte[] state, byte[] table, byte[] data, byte[] output) {
        return aeadMany(algorithm, seals, count, state, 0, table, 0, data, 0, output, 0);
    }

    static int streamKey(int algorithm, int len, byte[] state, byte[] key) {
        return streamKey(algorithm, len, state, 0, key, 0);
    }

    static int streamXor(
            int algorithm, int counter, int part, int len,
            byte[] state, byte[] stream, byte[] iv, Object input, long from, Object output, long to) {
        try {
            // Passing an array takes time, so arrays that are not needed are null.
            return streamXor(
                    algorithm, counter, part, len,
                    state, 0, part == KeystreamSpi.WHOLE ? null : stream, 0, part == KeystreamSpi.NEXT ? null : iv, 0,
                    input(input, from, output, to), place(input, from, output, to), array(output), place(output, to));
        } finally {
            Reference.reachabilityFence(input);
            Reference.reachabilityFence(output);
        }
    }

    /** Returns the address of a direct buffer at its position. */
    static long address(ByteBuffer buffer) {
        return bufferAddress(Bytes.accessible(buffer)) + buffer.position();
    }

    private static byte[] array(Object bytes) {
        return bytes instanceof byte[] ? (byte[]) bytes : null;
    }

    private static long place(Object bytes, long from) {
        return bytes instanceof byte[] ? from : address((ByteBuffer) bytes) + from;
    }

    /** Returns the array of the input, or null in place: pinned twice, it could be at two addresses. */
    private static byte[] input(Object input, long from, Object output, long to) {
        return input == output && from == to ? null : array(input);
    }

    private static long place(Object input, long from, Object output, long to) {
        return input instanceof byte[] && input == output && from == to ? 0 : place(input, from);
    }

    private static native long bufferAddress(ByteBuffer buffer);

    private static native int hashBegin(int algorithm, byte[] state, long at);

    private static native int hashUpdate(int algorithm, int len, byte[] state, long at, byte[] input, long from);

    private static native int hashWhole(int algorithm, int len, byte[] input, long from, byte[] digest, long to);

    private static native int hashFinish(int algorithm, int isWhole, int len, byte[] state, long at);

    private static native int severalBegin(int count, byte[] state, long at, byte[] hashes, long from);

    private static native int severalUpdate(int len, byte[] state, long at, byte[] input, long from);

    private static native int severalFinish(int len, byte[] state, long at, byte[] digests, long to);

    private static native int macKey(int algorithm, int len, byte[] state, long at, byte[] key, long from);

    private static native int macUpdate(
            int algorithm, int isFirst, int len, byte[] state, long at, byte[] input, long from);

    private static native int macFinish(int algorithm, int isWhole, int len, byte[] state, long at);

    private static native int hashMany(
            int algorithm, int count, int[] offsets, long first, byte[] data, long from, byte[] digests, long to);

    private static native int hashPairs(int count, byte[] pairs, long from, byte[] digests, long to);

    private static native int macMany(
            int algorithm, int count,
            byte[] state, long key, int[] offsets, long first, byte[] data, long from, byte[] tags, long to);

    private static native int hexMany(
            int count, int resultBytes, byte[] results, long from, int[] places, long first, byte[] text, long to);

    private static native int aeadKey(int algorithm, int len, byte[] state, long at, byte[] key, long from);

    private static native int aeadSeal(
            int algorithm, int ivLen, int aadLen, int tagLen, int len,
            byte[] state, long at, byte[] header, long start, byte[] input, long from, byte[] output, long to);

    private static native int aeadOpen(
            int algorithm, int ivLen, int aadLen, int tagLen, int len,
            byte[] state, long at, byte[] header, long start, byte[] input, long from, byte[] output, long to);

    private static native int aeadBegin(
            int algorithm, int ivLen, byte[] state, long at, byte[] stream, long place, byte[] header, long start);

    private static native int aeadAad(
            int algorithm, int len, byte[] state, long at, byte[] stream, long place, byte[] aad, long from);

    private static native int aeadCrypt(
            int algorithm, int encrypts, int len,
            byte[] state, long at, byte[] stream, long place, byte[] input, long from, byte[] output, long to);

    private static native int aeadTag(
            int algorithm, byte[] state, long at, byte[] stream, long place, byte[] tag, long to);

    private static native int aeadMany(
            int algorithm, int seals, int count,
            byte[] state, long at, byte[] table, long rows, byte[] data, long from, byte[] output, long to);

    private static native int streamKey(int algorithm, int len, byte[] state, long at, byte[] key, long from);

    private static native int streamXor(
            int algorithm, int counter, int part, int len,
            byte[] state, long at, byte[] stream, long place, byte[] iv, long start,
            byte[] input, long from, byte[] output, long to);
}
