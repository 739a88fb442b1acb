package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.ByteBuffer;
import java.security.Provider;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.Callable;

/** What the tests share. */
final class Testing {
    private Testing() {}

    static final Provider RADDLE = new RaddleProvider();

    static {
        assertNull(Raddle.loadingError());
        assertEquals("Raddle", RADDLE.getName());
    }

    static byte[] bytes(Random random, int len) {
        byte[] bytes = new byte[len];
        random.nextBytes(bytes);
        return bytes;
    }

    /** How often random steps are repeated: less where `raddle.share` says so, for an emulated processor takes long. */
    static int rounds(int all) {
        return Math.max(1, all / Integer.getInteger("raddle.share", 1));
    }

    /** Mostly short lengths; some about a piece, and some of several. */
    static int length(Random random) {
        switch (random.nextInt(40)) {
            case 0:
                return 65_536 - 40 + random.nextInt(80);
            case 1:
                return random.nextInt(200_000);
            case 2:
            case 3:
            case 4:
            case 5:
                return random.nextInt(5_000);
            default:
                return random.nextInt(200);
        }
    }

    /** Kinds of buffers. */
    enum Kind {
        HEAP,
        DIRECT,
        SLICED_HEAP,
        SLICED_DIRECT,
        READ_ONLY_HEAP,
        READ_ONLY_DIRECT;

        static final Kind[] WRITABLE = {HEAP, DIRECT, SLICED_HEAP, SLICED_DIRECT};

        boolean isDirect() {
            return this == DIRECT || this == SLICED_DIRECT || this == READ_ONLY_DIRECT;
        }

        /** Memory with room before and behind. */
        ByteBuffer memory(int len) {
            return isDirect() ? ByteBuffer.allocateDirect(len) : ByteBuffer.allocate(len);
        }

        /** A part of memory. */
        ByteBuffer view(ByteBuffer memory, int from, int len) {
            ByteBuffer view = memory.duplicate();
            view.limit(from + len).position(from);
            switch (this) {
                case SLICED_HEAP:
                case SLICED_DIRECT:
                    return view.slice();
                case READ_ONLY_HEAP:
                case READ_ONLY_DIRECT:
                    return view.asReadOnlyBuffer();
                default:
                    return view;
            }
        }

        ByteBuffer of(byte[] bytes) {
            ByteBuffer memory = memory(bytes.length + 7);
            memory.duplicate().position(3).put(bytes);
            return view(memory, 3, bytes.length);
        }
    }

    static byte[] part(ByteBuffer memory, int from, int len) {
        byte[] bytes = new byte[len];
        ByteBuffer view = memory.duplicate();
        view.position(from);
        view.get(bytes);
        return bytes;
    }

    /** What a call gives: the length and hash of bytes, a number, or the class of what it throws. */
    static String outcome(Callable<Object> call) {
        try {
            Object result = call.call();
            return result instanceof byte[]
                    ? ((byte[]) result).length + ":" + Arrays.hashCode((byte[]) result)
                    : String.valueOf(result);
        } catch (Exception error) {
            return error.getClass().getName();
        }
    }
}
