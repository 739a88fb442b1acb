package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static raddle.jca.Testing.RADDLE;
import static raddle.jca.Testing.bytes;
import static raddle.jca.Testing.macName;

import java.nio.ByteBuffer;
import java.security.Key;
import java.security.MessageDigest;
import java.security.spec.AlgorithmParameterSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.FutureTask;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.ChaCha20ParameterSpec;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Buffers of memory segments that were closed or belong to another thread: each call must refuse them, as the JDK's ciphers
 * do, before it uses their memory.
 */
class SegmentsTest {
    private static final Key KEY = new SecretKeySpec(new byte[32], "AES");
    private static final String[] CIPHERS = {
        "AES/GCM/NoPadding", "AES/GCM-SIV/NoPadding", "ChaCha20-Poly1305", "ChaCha20", "AES/CTR/NoPadding"
    };

    @BeforeAll
    static void segmentsExist() {
        int version = Runtime.version().feature();
        assumeTrue(version == 17 || version >= 21, "the segments of this version have other names");
    }

    /** Memory of segments, by the names of Java 21 and later, or by those of the module in Java 17. */
    private static final class Memory {
        private static final boolean IS_INCUBATED = Runtime.version().feature() == 17;
        private final Object scope;

        Memory(boolean isShared) throws Exception {
            String kind = isShared ? "Shared" : "Confined";
            scope = scopes().getMethod(IS_INCUBATED ? "new" + kind + "Scope" : "of" + kind).invoke(null);
        }

        private static Class<?> named(String name) throws Exception {
            return Class.forName((IS_INCUBATED ? "jdk.incubator.foreign." : "java.lang.foreign.") + name);
        }

        private static Class<?> scopes() throws Exception {
            return named(IS_INCUBATED ? "ResourceScope" : "Arena");
        }

        ByteBuffer buffer(long len) throws Exception {
            Class<?> segments = named("MemorySegment");
            Object segment = IS_INCUBATED
                    ? segments.getMethod("allocateNative", long.class, scopes()).invoke(null, len, scope)
                    : scopes().getMethod("allocate", long.class).invoke(scope, len);
            return (ByteBuffer) segments.getMethod("asByteBuffer").invoke(segment);
        }

        void close() throws Exception {
            scopes().getMethod("close").invoke(scope);
        }
    }

    private interface Call {
        void run(ByteBuffer input, ByteBuffer output) throws Exception;
    }

    private static Cipher cipher(String name, int mode) throws Exception {
        Cipher cipher = Cipher.getInstance(name, RADDLE);
        AlgorithmParameterSpec params = new IvParameterSpec(new byte[name.contains("CTR") ? 16 : 12]);
        if (name.equals("ChaCha20")) {
            params = new ChaCha20ParameterSpec(new byte[12], 1);
        } else if (name.contains("GCM")) {
            params = new GCMParameterSpec(128, new byte[12]);
        }
        cipher.init(mode, KEY, params);
        return cipher;
    }

    /** Returns the calls that read a buffer, and the calls that write a buffer too. */
    private static List<Map<String, Call>> calls() throws Exception {
        Map<String, Call> readers = new LinkedHashMap<>();
        Map<String, Call> writers = new LinkedHashMap<>();
        for (String name : CIPHERS) {
            writers.put(name + " seals", (input, output) -> cipher(name, Cipher.ENCRYPT_MODE).doFinal(input, output));
            writers.put(name + " opens", (input, output) -> cipher(name, Cipher.DECRYPT_MODE).doFinal(input, output));
            readers.put(name + " decrypts", (input, output) -> cipher(name, Cipher.DECRYPT_MODE).update(input, output));
            (name.contains("SIV") ? readers : writers)
                    .put(name + " encrypts", (input, output) -> cipher(name, Cipher.ENCRYPT_MODE).update(input, output));
            if (name.contains("GCM") || name.contains("Poly1305")) {
                readers.put(name + " authenticates", (input, output) -> cipher(name, Cipher.DECRYPT_MODE).updateAAD(input));
                byte[][] nonces = {new byte[12]};
                RaddleAead batches = Testing.batches(name, KEY.getEncoded());
                ByteBuffer[] empty = {ByteBuffer.allocate(0)};
                writers.put("sealMany of " + name, (input, output) -> batches.sealMany(
                        nonces, null, new ByteBuffer[] {input}, new ByteBuffer[] {output}));
                writers.put("openMany of " + name, (input, output) -> batches.openMany(
                        nonces, null, new ByteBuffer[] {input}, new ByteBuffer[] {output}));
                readers.put("data of " + name, (input, output) -> batches.sealMany(
                        nonces, new ByteBuffer[] {input}, empty, new ByteBuffer[] {ByteBuffer.allocate(16)}));
            }
        }
        writers.put("RaddleMerkle", RaddleMerkle::pairs);
        for (HashAlgorithm hash : Testing.hashes()) {
            String name = hash.digestName;
            readers.put(name, (input, output) -> MessageDigest.getInstance(name, RADDLE).update(input));
            readers.put("digestMany of " + name, (input, output) -> RaddleHash.digestMany(name, input));
            readers.put("RaddleDigests of " + name, (input, output) -> RaddleDigests.of(name).update(input));
            readers.put("MAC of " + name, (input, output) -> {
                Mac mac = Mac.getInstance(macName(hash), RADDLE);
                mac.init(KEY);
                mac.update(input);
            });
        }
        return List.of(readers, writers);
    }

    /** Returns the names of calls that do not refuse the buffer as their input, or as their output. */
    private static List<String> accepted(ByteBuffer refused, Map<String, Call> readers, Map<String, Call> writers) {
        List<String> accepted = new ArrayList<>();
        ByteBuffer usable = ByteBuffer.allocateDirect(refused.capacity());
        readers.forEach((name, call) -> {
            for (ByteBuffer input : new ByteBuffer[] {refused.duplicate(), refused.slice(), refused.asReadOnlyBuffer()}) {
                add(accepted, name + " as input", call, input, usable.duplicate());
            }
        });
        // There is room for the tag, and the number of bytes is a multiple of that of a pair.
        ByteBuffer input = usable.duplicate();
        input.limit(input.capacity() - 64);
        writers.forEach((name, call) -> {
            ByteBuffer own = refused.duplicate();
            own.limit(own.capacity() - 64);
            add(accepted, name + " as input", call, own.duplicate(), usable.duplicate());
            add(accepted, name + " as input of an array", call, own.duplicate(), ByteBuffer.allocate(usable.capacity()));
            add(accepted, name + " as output", call, input.duplicate(), refused.slice());
        });
        return accepted;
    }

    private static void add(List<String> accepted, String name, Call call, ByteBuffer input, ByteBuffer output) {
        try {
            call.run(input, output);
        } catch (Exception error) {
            // Java 17 has no WrongThreadException.
            if (error instanceof IllegalStateException || error.getClass().getSimpleName().equals("WrongThreadException")) {
                return;
            }
            name += ": " + error;
        }
        accepted.add(name);
    }

    /** First uses memory of another thread, which is not freed, and does not go on if any call accepts it. */
    @ParameterizedTest
    @ValueSource(ints = {64 * 4, 64 * 5_000})
    void closedAndForeignSegmentsAreRefused(int len) throws Exception {
        List<Map<String, Call>> calls = calls();
        Memory confined = new Memory(false);
        ByteBuffer foreign = confined.buffer(len);
        FutureTask<List<String>> inOtherThread = new FutureTask<>(() -> accepted(foreign, calls.get(0), calls.get(1)));
        new Thread(inOtherThread).start();
        assertEquals(List.of(), inOtherThread.get());
        Map<String, Call> planted = Map.of("planted", (input, output) -> input.position(input.limit()));
        confined.close();
        Memory shared = new Memory(true);
        ByteBuffer freed = shared.buffer(len);
        shared.close();
        for (ByteBuffer closed : new ByteBuffer[] {foreign, freed}) {
            assertEquals(List.of(), accepted(closed, calls.get(0), calls.get(1)));
            assertEquals(3, accepted(closed, planted, Map.of()).size());
            assertEquals(3, accepted(closed, Map.of(), planted).size());
        }
    }

    /** After a refused call, an object continues where it was. Nothing is read of a buffer without bytes. */
    @Test
    void aRefusedCallChangesNothing() throws Exception {
        Memory memory = new Memory(true);
        ByteBuffer freed = memory.buffer(500);
        memory.close();
        ByteBuffer empty = freed.duplicate();
        empty.position(empty.limit());
        byte[] text = bytes(new Random(61), 300);
        for (String name : CIPHERS) {
            byte[] expected = cipher(name, Cipher.ENCRYPT_MODE).doFinal(text);
            for (int cut : new int[] {0, 7, 100}) {
                Cipher cipher = cipher(name, Cipher.ENCRYPT_MODE);
                ByteBuffer output = ByteBuffer.allocateDirect(900);
                ByteBuffer input = ByteBuffer.wrap(text);
                input.limit(cut);
                cipher.update(input, output);
                input.limit(text.length);
                assertThrows(IllegalStateException.class, () -> cipher.update(freed, output.duplicate()));
                assertThrows(IllegalStateException.class, () -> cipher.doFinal(freed, output.duplicate()));
                assertThrows(IllegalStateException.class, () -> cipher.doFinal(input.duplicate(), freed));
                cipher.doFinal(input, output);
                output.flip();
                assertArrayEquals(expected, Testing.part(output, 0, output.limit()), name + " " + cut);
                assertEquals(expected.length, output.limit());
            }
            for (int mode : new int[] {Cipher.ENCRYPT_MODE, Cipher.DECRYPT_MODE}) {
                try {
                    cipher(name, mode).doFinal(empty.duplicate(), ByteBuffer.allocateDirect(16));
                } catch (IllegalStateException | AEADBadTagException error) {
                    // The foreign-function interface refuses any buffer of a closed segment.
                }
            }
        }
        for (HashAlgorithm hash : Testing.hashes()) {
            Mac mac = Mac.getInstance(macName(hash), RADDLE);
            mac.init(KEY);
            byte[] tag = mac.doFinal(text);
            byte[] expected = RaddleHash.digestMany(hash.digestName, text)[0];
            MessageDigest digest = MessageDigest.getInstance(hash.digestName, RADDLE);
            RaddleDigests several = RaddleDigests.of(hash.digestName);
            for (byte[] part : new byte[][] {{}, text}) {
                digest.update(part);
                mac.update(part);
                several.update(part);
                assertThrows(IllegalStateException.class, () -> digest.update(freed));
                assertThrows(IllegalStateException.class, () -> mac.update(freed));
                assertThrows(IllegalStateException.class, () -> several.update(freed));
            }
            assertArrayEquals(tag, mac.doFinal());
            assertArrayEquals(expected, digest.digest());
            assertArrayEquals(expected, several.digest()[0]);
        }
    }

    /** Another thread closes a segment between the check and the first call of the library: the keystream does not begin. */
    @Test
    void aSegmentThatIsClosedAfterTheCheckIsRefused() throws Exception {
        Memory memory = new Memory(true);
        ByteBuffer input = memory.buffer(500);
        IvParameterSpec iv = new IvParameterSpec(bytes(new Random(62), 16));
        CtrSpi cipher = new CtrSpi() {
            private boolean isClosed;

            @Override
            int count(int len) {
                if (!isClosed) {
                    isClosed = true;
                    assertDoesNotThrow(memory::close);
                }
                return super.count(len);
            }
        };
        cipher.engineInit(Cipher.ENCRYPT_MODE, KEY, iv, null);
        assertThrows(IllegalStateException.class, () -> cipher.engineUpdate(input, ByteBuffer.allocateDirect(500)));
        Cipher expected = Cipher.getInstance("AES/CTR/NoPadding", "SunJCE");
        expected.init(Cipher.ENCRYPT_MODE, KEY, iv);
        assertArrayEquals(expected.doFinal(new byte[100]), cipher.engineDoFinal(new byte[100], 0, 100));
    }

    /** From Java 22 on, a segment stays open during a call. */
    @Test
    void segmentsStayOpenDuringACall() throws Exception {
        assumeTrue(Runtime.version().feature() >= 22, "JNI can't keep a segment open");
        int len = 1 << 22;
        byte[] expected = MessageDigest.getInstance("SHA-256", RADDLE).digest(new byte[len]);
        int refused = 0;
        for (int round = 0; round < 60; round++) {
            Memory memory = new Memory(true);
            ByteBuffer buffer = memory.buffer(len);
            MessageDigest digest = MessageDigest.getInstance("SHA-256", RADDLE);
            FutureTask<Integer> closing = new FutureTask<>(() -> {
                for (int tries = 0; ; tries++) {
                    try {
                        memory.close();
                        return tries;
                    } catch (java.lang.reflect.InvocationTargetException isInUse) {
                        Thread.yield();
                    }
                }
            });
            new Thread(closing).start();
            try {
                digest.update(buffer);
                assertArrayEquals(expected, digest.digest());
            } catch (IllegalStateException closed) {
                refused++;
            }
            closing.get();
        }
        System.out.println("report: " + refused + " of 60 digests ended because their segment was closed");
    }
}
