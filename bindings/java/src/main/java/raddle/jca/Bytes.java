package raddle.jca;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Objects;

/**
 * Arrays and buffers in the form that the library takes: an array and an offset, or a direct buffer and an offset from
 * its position.
 */
final class Bytes {
    private Bytes() {}

    static final byte[] NONE = {};

    private static final VarHandle LONGS =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());

    /**
     * Returns whether both arrays have the same bytes, or both are null. As for {@code MessageDigest.isEqual}, the time
     * depends only on the lengths. That method compares byte by byte, which for 32 bytes takes as long as the call of
     * the library.
     */
    static boolean isEqual(byte[] a, byte[] b) {
        if (a == null || b == null || a.length != b.length) {
            return a == b;
        }
        long difference = 0;
        int i = 0;
        for (; i <= a.length - Long.BYTES; i += Long.BYTES) {
            difference |= (long) LONGS.get(a, i) ^ (long) LONGS.get(b, i);
        }
        for (; i < a.length; i++) {
            difference |= a[i] ^ b[i];
        }
        return difference == 0;
    }

    /** Throws an exception if the range lies outside the array. */
    static void check(byte[] array, int offset, int len) {
        if ((offset | len) < 0 || len > array.length - offset) {
            throw new ArrayIndexOutOfBoundsException(
                    "bytes " + offset + " to " + ((long) offset + len) + " of an array of " + array.length);
        }
    }

    /** Returns the number of bytes of an array from an offset on; without an array, there is no room. */
    static int room(byte[] output, int to) {
        return output == null ? 0 : output.length - to;
    }

    /** Returns the length of an array, or the remaining bytes of a buffer. */
    static int length(Object bytes) {
        return bytes instanceof byte[] ? ((byte[]) bytes).length : ((ByteBuffer) bytes).remaining();
    }

    /**
     * Returns the array of a buffer, the buffer itself if it is direct, or a copy of the bytes if it is read-only. The
     * buffer is a duplicate, whose position and limit no other thread can change after its length was checked.
     */
    static Object base(ByteBuffer buffer) {
        if (buffer.hasArray()) {
            return buffer.array();
        }
        if (buffer.isDirect()) {
            return accessible(buffer);
        }
        byte[] copy = new byte[buffer.remaining()];
        buffer.duplicate().get(copy);
        return copy;
    }

    /**
     * Returns the buffer after reading a byte of it. This throws an exception if the memory of a segment was freed or
     * belongs to another thread.
     */
    static ByteBuffer accessible(ByteBuffer buffer) {
        if (buffer.hasRemaining()) {
            buffer.get(buffer.position());
        }
        return buffer;
    }

    /** Returns the offset of the buffer's bytes in its {@link #base}. */
    static int offset(ByteBuffer buffer) {
        return buffer.hasArray() ? buffer.arrayOffset() + buffer.position() : 0;
    }

    /** Returns whether input and output begin at the same address. */
    static boolean isSame(Object input, int from, Object output, int to) {
        if (input instanceof byte[] || output instanceof byte[]) {
            return input == output && from == to;
        }
        return distance(input, from, output, to) == 0;
    }

    /** Returns whether the {@code read} bytes of the input and the {@code written} bytes of the output overlap. */
    static boolean meet(Object input, int from, int read, Object output, int to, int written) {
        if (read == 0 || written == 0) {
            return false;
        }
        long distance;
        if (input instanceof byte[] || output instanceof byte[]) {
            if (input != output) {
                return false;
            }
            distance = (long) to - from;
        } else {
            distance = distance(input, from, output, to);
        }
        return distance < read && -distance < written;
    }

    /** Returns the distance in bytes from one place in direct memory to another. */
    private static long distance(Object input, int from, Object output, int to) {
        return Native.address((ByteBuffer) output) + to - Native.address((ByteBuffer) input) - from;
    }

    /** Copies bytes. Input and output may overlap. */
    static void move(Object input, int from, Object output, int to, int len) {
        if (input instanceof byte[] && output instanceof byte[]) {
            System.arraycopy(input, from, output, to, len);
        } else {
            view(output, to, len).put(view(input, from, len));
        }
    }

    /** Copies bytes from an array or a buffer. */
    static void read(Object input, int from, byte[] output, int to, int len) {
        move(input, from, output, to, len);
    }

    /** Overwrites bytes with zeros. */
    static void erase(Object output, int to, int len) {
        if (output instanceof byte[]) {
            java.util.Arrays.fill((byte[]) output, to, to + len, (byte) 0);
        } else {
            ByteBuffer view = view(output, to, len);
            while (view.remaining() >= Long.BYTES) {
                view.putLong(0);
            }
            while (view.hasRemaining()) {
                view.put((byte) 0);
            }
        }
    }

    private static ByteBuffer view(Object bytes, int from, int len) {
        if (bytes instanceof byte[]) {
            return ByteBuffer.wrap((byte[]) bytes, from, len);
        }
        ByteBuffer view = ((ByteBuffer) bytes).duplicate();
        int first = view.position() + from;
        Objects.checkFromIndexSize(first, len, view.limit());
        view.limit(first + len).position(first);
        return view;
    }
}
