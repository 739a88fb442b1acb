package raddle.jca;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The functions of the native library, called through the foreign-function interface. The class of the same name for
 * older versions of Java documents the arguments.
 *
 * <p>All calls are critical: the library reads and writes arrays in place, and the collector can't start during a call.
 * So callers divide long inputs ({@link Pieces}).
 *
 * <p>Handles are constants, because only then are calls inlined. They are bound when a class of algorithms is first
 * used.
 */
final class Native {
    private Native() {}

    static final int VERSION = 9;

    static void prepare() {}

    static int version() {
        return number("version");
    }

    static int pieceBytes(int work) {
        return number("pieceBytes", work);
    }

    static int hashStateBytes(int algorithm) {
        return number("hashStateBytes", algorithm);
    }

    static int severalStateBytes() {
        return number("severalStateBytes");
    }

    static int macKeyBytes(int algorithm) {
        return number("macKeyBytes", algorithm);
    }

    static int macStateBytes(int algorithm) {
        return number("macStateBytes", algorithm);
    }

    static int aeadKeyBytes(int algorithm) {
        return number("aeadKeyBytes", algorithm);
    }

    static int aeadStreamBytes(int algorithm) {
        return number("aeadStreamBytes", algorithm);
    }

    static int streamKeyBytes(int algorithm) {
        return number("streamKeyBytes", algorithm);
    }

    static int streamBytes(int algorithm) {
        return number("streamBytes", algorithm);
    }

    /** Hashes. */
    private static final class Hash {
        static final MethodHandle BEGIN = bind("hashBegin", 1, 1);
        static final MethodHandle UPDATE = bind("hashUpdate", 2, 2);
        static final MethodHandle WHOLE = bind("hashWhole", 2, 2);
        static final MethodHandle FINISH = bind("hashFinish", 3, 1);
    }

    static int hashBegin(int algorithm, byte[] state) {
        try {
            return (int) Hash.BEGIN.invokeExact(algorithm, of(state), 0L);
        } catch (Throwable error) {
            throw failed(error);
        }
    }

    static int hashUpdate(int algorithm, int len, byte[] state, Object input, long from) {
        try {
            return (int) Hash.UPDATE.invokeExact(algorithm, len, of(state), 0L, of(input), from);
        } catch (Throwable error) {
            throw failed(error);
        }
    }

    static int hashWhole(int algorithm, int len, byte[] input, byte[] digest) {
        try {
            return (int) Hash.WHOLE.invokeExact(algorithm, len, of(input), 0L, of(digest), 0L);
        } catch (Throwable error) {
            throw failed(error);
        }
    }

    static int hashFinish(int algorithm, int isWhole, int len, byte[] state) {
        try {
            return (int) Hash.FINISH.invokeExact(algorithm, isWhole, len, of(state), 0L);
        } catch (Throwable error) {
            throw failed(error);
        }
    }

    /** Several digests of the same bytes. */
    private static final class Several {
        static final MethodHandle BEGIN = bind("severalBegin", 1, 2);
        static final MethodHandle UPDATE = bind("severalUpdate", 1, 2);
        static final MethodHandle FINISH = bind("severalFinish", 1, 2);
    }

    static int severalBegin(int count, byte[] state, byte[] hashes) {
        try {
            return (int) Several.BEGIN.invokeExact(count, of(state), 0L, of(hashes), 0L);
        } catch (Throwable error) {
            throw failed(error);
        }
    }

    static int severalUpdate(int len, byte[] state, Object input, long from) {
        try {
            return (int) Several.UPDATE.invokeExact(len, of(state), 0L, of(input), from);
        } catch (Throwable error) {
            throw failed(error);
        }
    }

    static int severalFinish(int len, byte[] state, byte[] digests) {
        try {
            return (int) Several.FINISH.invokeExact(len, of(state), 0L, of(digests), 0L);
        } catch (Throwable error) {
            throw failed(error);
        }
    }

    /** HMAC. */
    private static final class Hmac {
        static final MethodHandle KEY = bind("macKey", 2, 2);
        static final MethodHandle UPDATE = bind("macUpdate", 3, 2);
        static final MethodHandle FINISH = bind("macFinish", 3, 1);
    }

    static int macKey(int algorithm, int len, byte[] state, byte[] key) {
        try {
            return (int) Hmac.KEY.invokeExact(algorithm, len, of(state), 0L, of(key), 0L);
        } catch (Throwable error) {
            throw failed(error);
        }
    }

    static int macUpdate(int algorithm, int isFirst, int len, byte[] state, Object input, long from) {
        try {
            return (int) Hmac.UPDATE.invokeExact(algorithm, isFirst, len, of(state), 0L, of(input), from);
        } catch (Throwable error) {
            throw failed(error);
        }
    }

    static int macFinish(int algorithm, int isWhole, int len, byte[] state) {
        try {
            return (int) Hmac.FINISH.invokeExact(algorithm, isWhole, len, of(state), 0L);
        } catch (Throwable error) {
            throw failed(error);
        }
    }

    /** Batches. */
    private static final class Many {
        static final MethodHandle HASH = bind("hashMany", 2, 3);
        static final MethodHandle PAIRS = bind("hashPairs", 1, 2);
        static final MethodHandle MAC = bind("macMany", 2, 4);
        static final MethodHandle HEX = bind("hexMany", 2, 3);
        static final MethodHandle AEAD = bind("aeadMany", 3, 4);
    }

    static int hashMany(int algorithm, int count, int[] offsets, int first, byte[] data, byte[] digests, int to) {
        try {
            return (int) Many.HASH.invokeExact(
                    algorithm, count, of(offsets), (long) Integer.BYTES * first, of(data), 0L, of(digests), (long) to);
        } catch (Throwable error) {
            throw failed(error);
        }
    }

    static int hashPairs(int count, Object pairs, long from, Object digests, long to) {
        try {
            return (int) Many.PAIRS.invokeExact(count, of(pairs), from, of(digests), to);
        } catch (Throwable error) {
            throw failed(error);
        }
    }

    static int macMany(
            int algorithm, int count, byte[] key, int[] offsets, int first, byte[] data, byte[] tags, int to) {
        try {
            return (int) Many.MAC.invokeExact(
                    algorithm, count,
                    of(key), 0L, of(offsets), (long) Integer.BYTES * first, of(data), 0L, of(tags), (long) to);
        } catch (Throwable error) {
            throw failed(error);
        }
    }

    static int hexMany(int count, int resultBytes, byte[] results, int[] places, int first, byte[] text) {
        try {
            return (int) Many.HEX.invokeExact(
                    count, resultBytes, of(results), 0L, of(places), (long) Integer.BYTES * first, of(text), 0L);
        } catch (Throwable error) {
            throw failed(error);
        }
    }

    static int aeadMany(int algorithm, int seals, int count, byte[] state, byte[] table, byte[] data, byte[] output) {
        try {
            return (int) Many.AEAD.invokeExact(
                    algorithm, seals, count, of(state), 0L, of(table), 0L, of(data), 0L, of(output), 0L);
        } catch (Throwable error) {
            throw failed(error);
        }
    }

    /** Authenticated encryption. */
    private static final class Aead {
        static final MethodHandle KEY = bind("aeadKey", 2, 2);
        static final MethodHandle SEAL = bind("aeadSeal", 5, 4);
        static final MethodHandle OPEN = bind("aeadOpen", 5, 4);
    }

    /** Authenticated encryption of messages in pieces. */
    private static final class AeadStream {
        static final MethodHandle BEGIN = bind("aeadBegin", 2, 3);
        static final MethodHandle AAD = bind("aeadAad", 2, 3);
        static final MethodHandle CRYPT = bind("aeadCrypt", 3, 4);
        static final MethodHandle TAG = bind("aeadTag", 1, 3);
    }

    static int aeadKey(int algorithm, int len, byte[] state, byte[] key) {
        try {
            return (int) Aead.KEY.invokeExact(algorithm, len, of(state), 0L, of(key), 0L);
        } catch (Throwable error) {
            throw failed(error);
        }
    }

    static int aeadSeal(
            int algorithm, int ivLen, int aadLen, int tagLen, int len,
            byte[] state, byte[] header, Object input, long from, Object output, long to) {
        try {
            return (int) Aead.SEAL.invokeExact(
                    algorithm, ivLen, aadLen, tagLen, len,
                    of(state), 0L, of(header), 0L, of(input), from, of(output), to);
        } catch (Throwable error) {
            throw failed(error);
        }
    }

    static int aeadOpen(
            int algorithm, int ivLen, int aadLen, int tagLen, int len,
            byte[] state, byte[] header, Object input, long from, Object output, long to) {
        try {
            return (int) Aead.OPEN.invokeExact(
                    algorithm, ivLen, aadLen, tagLen, len,
                    of(state), 0L, of(header), 0L, of(input), from, of(output), to);
        } catch (Throwable error) {
            throw failed(error);
        }
    }

    static int aeadBegin(int algorithm, int ivLen, byte[] state, byte[] stream, byte[] header) {
        try {
            return (int) AeadStream.BEGIN.invokeExact(algorithm, ivLen, of(state), 0L, of(stream), 0L, of(header), 0L);
        } catch (Throwable error) {
            throw failed(error);
        }
    }

    static int aeadAad(int algorithm, int len, byte[] state, byte[] stream, byte[] aad, long from) {
        try {
            return (int) AeadStream.AAD.invokeExact(algorithm, len, of(state), 0L, of(stream), 0L, of(aad), from);
        } catch (Throwable error) {
            throw failed(error);
        }
    }

    static int aeadCrypt(
            int algorithm, int encrypts, int len,
            byte[] state, byte[] stream, Object input, long from, Object output, long to) {
        try {
            return (int) AeadStream.CRYPT.invokeExact(
                    algorithm, encrypts, len, of(state), 0L, of(stream), 0L, of(input), from, of(output), to);
        } catch (Throwable error) {
            throw failed(error);
        }
    }

    static int aeadTag(int algorithm, byte[] state, byte[] stream, byte[] tag) {
        try {
            return (int) AeadStream.TAG.invokeExact(algorithm, of(state), 0L, of(stream), 0L, of(tag), 0L);
        } catch (Throwable error) {
            throw failed(error);
        }
    }

    /** Keystreams. */
    private static final class Keystream {
        static final MethodHandle KEY = bind("streamKey", 2, 2);
        static final MethodHandle XOR = bind("streamXor", 4, 5);
    }

    static int streamKey(int algorithm, int len, byte[] state, byte[] key) {
        try {
            return (int) Keystream.KEY.invokeExact(algorithm, len, of(state), 0L, of(key), 0L);
        } catch (Throwable error) {
            throw failed(error);
        }
    }

    static int streamXor(
            int algorithm, int counter, int part, int len,
            byte[] state, byte[] stream, byte[] iv, Object input, long from, Object output, long to) {
        try {
            return (int) Keystream.XOR.invokeExact(
                    algorithm, counter, part, len,
                    of(state), 0L, of(stream), 0L, of(iv), 0L, of(input), from, of(output), to);
        } catch (Throwable error) {
            throw failed(error);
        }
    }

    static long address(ByteBuffer buffer) {
        return MemorySegment.ofBuffer(buffer).address();
    }

    private static MemorySegment of(byte[] bytes) {
        return MemorySegment.ofArray(bytes);
    }

    private static MemorySegment of(int[] numbers) {
        return MemorySegment.ofArray(numbers);
    }

    private static MemorySegment of(Object bytes) {
        return bytes instanceof byte[] array
                ? MemorySegment.ofArray(array)
                : MemorySegment.ofBuffer((ByteBuffer) bytes);
    }

    /**
     * Binds a function whose parameters are numbers, followed by arrays, each with an offset in bytes that is added to
     * its address.
     */
    @SuppressWarnings("restricted")
    private static MethodHandle bind(String name, int numbers, int arrays) {
        MemoryLayout[] arguments = Stream.concat(
                        IntStream.range(0, numbers).mapToObj(i -> JAVA_INT),
                        IntStream.range(0, arrays).boxed().flatMap(i -> Stream.of(ADDRESS, JAVA_LONG)))
                .toArray(MemoryLayout[]::new);
        MemorySegment function = SymbolLookup.loaderLookup()
                .find("raddle_java_" + name)
                .orElseThrow(() -> new UnsatisfiedLinkError("the library lacks raddle_java_" + name));
        return Linker.nativeLinker()
                .downcallHandle(
                        function, FunctionDescriptor.of(JAVA_INT, arguments), Linker.Option.critical(true));
    }

    /** Calls a function whose parameters are numbers. Such functions are called once or twice. */
    private static int number(String name, int... arguments) {
        try {
            return (int) bind(name, arguments.length, 0)
                    .invokeWithArguments(Arrays.stream(arguments).boxed().toArray());
        } catch (Throwable error) {
            throw failed(error);
        }
    }

    /** Rethrows an error of the virtual machine. Native functions throw nothing. */
    private static RuntimeException failed(Throwable error) {
        if (error instanceof Error) {
            throw (Error) error;
        }
        if (error instanceof RuntimeException) {
            return (RuntimeException) error;
        }
        return new IllegalStateException(error);
    }
}
