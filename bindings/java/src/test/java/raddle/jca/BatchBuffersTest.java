package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static raddle.jca.Testing.batches;
import static raddle.jca.Testing.bytes;
import static raddle.jca.Testing.length;
import static raddle.jca.Testing.part;
import static raddle.jca.Testing.rounds;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Cipher;
import javax.crypto.ShortBufferException;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import raddle.jca.Testing.Kind;

/** Many packets in buffers, in one call. */
class BatchBuffersTest {
    private static final int TAG = 16;

    /** Seals or opens packets, and returns which are authentic. */
    private static boolean[] run(
            RaddleAead cipher, boolean seals, byte[][] nonces, ByteBuffer[] aads, ByteBuffer[] inputs, ByteBuffer[] outputs)
            throws Exception {
        if (!seals) {
            return cipher.openMany(nonces, aads, inputs, outputs);
        }
        cipher.sealMany(nonces, aads, inputs, outputs);
        boolean[] all = new boolean[inputs.length];
        Arrays.fill(all, true);
        return all;
    }

    /**
     * Inputs and outputs of all kinds, separate, in place, or overlapping in any way. Some packets are forged. The
     * results equal those of SunJCE, made one by one, and those of the method for arrays.
     */
    @ParameterizedTest
    @ValueSource(strings = {"AES/GCM/NoPadding", "ChaCha20-Poly1305"})
    void everyPairGivesThePacketsOfTheJdk(String name) throws Exception {
        Random random = new Random(21);
        byte[] key = bytes(random, 32);
        Cipher jdk = Cipher.getInstance(name, "SunJCE");
        int[] pairs = new int[4];
        int forgeries = 0;
        try (RaddleAead cipher = batches(name, key)) {
            for (int round = 0; round < rounds(120); round++) {
                int count = random.nextInt(round % 8 == 0 ? 150 : 12);
                boolean seals = random.nextBoolean();
                boolean hasAads = random.nextInt(4) > 0;
                byte[][] nonces = new byte[count][];
                byte[][] aads = new byte[count][];
                byte[][] given = new byte[count][];
                byte[][] expected = new byte[count][];
                ByteBuffer[] aadBuffers = new ByteBuffer[count];
                ByteBuffer[] inputs = new ByteBuffer[count];
                ByteBuffer[] outputs = new ByteBuffer[count];
                ByteBuffer[] memories = new ByteBuffer[count];
                ByteBuffer[] before = new ByteBuffer[count];
                int[] places = new int[count];
                for (int i = 0; i < count; i++) {
                    nonces[i] = bytes(random, 12);
                    aads[i] = hasAads ? bytes(random, random.nextInt(30) == 0 ? length(random) : random.nextInt(30)) : new byte[0];
                    byte[] text = bytes(random, length(random));
                    jdk.init(
                            Cipher.ENCRYPT_MODE,
                            new SecretKeySpec(key, "AES"),
                            name.startsWith("AES") ? new GCMParameterSpec(128, nonces[i]) : new IvParameterSpec(nonces[i]));
                    jdk.updateAAD(aads[i]);
                    byte[] sealed = jdk.doFinal(text);
                    given[i] = seals ? text : sealed;
                    expected[i] = seals ? sealed : text;
                    if (!seals && random.nextInt(4) == 0) {
                        given[i] = random.nextInt(4) == 0 ? bytes(random, random.nextInt(TAG)) : sealed;
                        if (given[i] == sealed) {
                            given[i][random.nextInt(sealed.length)] ^= (byte) (1 << random.nextInt(8));
                        }
                        expected[i] = null;
                        forgeries++;
                    }
                    Kind[] kinds = Kind.values();
                    Kind from = kinds[random.nextInt(kinds.length)];
                    Kind to = Kind.WRITABLE[random.nextInt(Kind.WRITABLE.length)];
                    pairs[(from.isDirect() ? 2 : 0) + (to.isDirect() ? 1 : 0)]++;
                    int room = (seals ? text : given[i]).length + TAG + random.nextInt(3);
                    ByteBuffer source = from.memory(given[i].length + 100);
                    int at = random.nextInt(50);
                    source.duplicate().position(at).put(given[i]);
                    inputs[i] = from.view(source, at, given[i].length);
                    aadBuffers[i] = kinds[random.nextInt(kinds.length)].of(aads[i]);
                    boolean isShared = from.isDirect() == to.isDirect() && random.nextBoolean();
                    memories[i] = isShared && source.capacity() >= room + 50 ? source : to.memory(room + 50);
                    places[i] = memories[i] == source && random.nextBoolean() ? at : random.nextInt(50);
                    outputs[i] = to.view(memories[i], places[i], room);
                    before[i] = ByteBuffer.wrap(part(memories[i], 0, memories[i].capacity()));
                }
                int[] begins = Arrays.stream(outputs).mapToInt(ByteBuffer::position).toArray();
                int[] aadBegins = Arrays.stream(aadBuffers).mapToInt(ByteBuffer::position).toArray();
                int[] limits = Arrays.stream(outputs).mapToInt(ByteBuffer::limit).toArray();
                boolean[] right = run(cipher, seals, nonces, hasAads ? aadBuffers : null, inputs, outputs);
                byte[][] arrays = seals
                        ? cipher.sealMany(nonces, hasAads ? aads : null, given)
                        : cipher.openMany(nonces, hasAads ? aads : null, given);
                assertArrayEquals(expected, arrays);
                for (int i = 0; i < count; i++) {
                    String what = name + " " + seals + " round " + round + " packet " + i;
                    assertEquals(expected[i] != null, right[i], what);
                    int written = right[i] ? expected[i].length : 0;
                    assertEquals(right[i] ? 0 : given[i].length, inputs[i].remaining(), what);
                    assertEquals(begins[i] + written, outputs[i].position(), what);
                    assertEquals(limits[i], outputs[i].limit(), what);
                    assertEquals(aadBegins[i], aadBuffers[i].position(), what);
                    // Nothing else was written.
                    if (right[i]) {
                        before[i].position(places[i]).put(expected[i]);
                    }
                    assertArrayEquals(before[i].array(), part(memories[i], 0, memories[i].capacity()), what);
                }
            }
        }
        assertTrue(forgeries > 0 && Arrays.stream(pairs).allMatch(times -> times > 0));
    }

    /** Consecutive packets in one buffer, sealed and opened in place; a forged packet leaves no gap. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void oneBufferTakesAllOutputs(boolean isDirect) throws Exception {
        Random random = new Random(22);
        int count = 40;
        byte[][] nonces = new byte[count][];
        byte[][] texts = new byte[count][];
        ByteBuffer[] inputs = new ByteBuffer[count];
        int all = 0;
        for (int i = 0; i < count; i++) {
            nonces[i] = bytes(random, 12);
            texts[i] = bytes(random, random.nextInt(300));
            inputs[i] = ByteBuffer.wrap(texts[i]);
            all += texts[i].length + TAG;
        }
        Kind kind = isDirect ? Kind.DIRECT : Kind.HEAP;
        ByteBuffer memory = kind.memory(all);
        ByteBuffer[] outputs = new ByteBuffer[count];
        Arrays.fill(outputs, memory);
        try (RaddleAead cipher = RaddleAead.chacha20Poly1305(bytes(random, 32))) {
            // There is room for each packet, but not for all.
            memory.limit(all - 1).mark();
            assertThrows(ShortBufferException.class, () -> cipher.sealMany(nonces, null, inputs, outputs));
            assertEquals(0, memory.position());
            assertEquals(0, memory.reset().position());
            assertArrayEquals(new byte[all], part(memory.duplicate().limit(all), 0, all));
            memory.limit(all);
            cipher.sealMany(nonces, null, inputs, outputs);
            assertEquals(all, memory.position());

            byte[][] sealed = cipher.sealMany(nonces, null, texts);
            ByteBuffer[] packets = new ByteBuffer[count];
            ByteBuffer opened = memory.duplicate().position(0);
            Arrays.fill(outputs, opened);
            ByteBuffer expected = ByteBuffer.allocate(all);
            for (int i = 0, at = 0; i < count; at += sealed[i].length, i++) {
                assertArrayEquals(sealed[i], part(memory, at, sealed[i].length));
                packets[i] = memory.duplicate().position(at).limit(at + sealed[i].length).asReadOnlyBuffer();
                if (i % 7 == 3) {
                    memory.put(at, (byte) (memory.get(at) ^ 1));
                } else {
                    expected.put(texts[i]);
                }
            }
            boolean[] isAuthentic = cipher.openMany(nonces, null, packets, outputs);
            for (int i = 0; i < count; i++) {
                assertEquals(i % 7 != 3, isAuthentic[i]);
            }
            assertEquals(expected.position(), opened.position());
            assertEquals(expected.flip(), opened.flip());
        }
    }

    /** Wrong arguments in the last place: nothing is written, and no position moves. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void wrongArgumentsWriteNothing(boolean seals) throws Exception {
        Random random = new Random(23);
        byte[][] nonces = {bytes(random, 12), bytes(random, 12)};
        RaddleAead cipher = RaddleAead.aesGcm(bytes(random, 16));
        byte[][] packets = {bytes(random, 100), bytes(random, 50)};
        byte[][] sealed = cipher.sealMany(nonces, null, packets);
        byte[][] given = seals ? packets : sealed;
        int needed = (seals ? sealed : packets)[1].length;
        ByteBuffer first = ByteBuffer.allocate(200);
        ByteBuffer[] inputs = {ByteBuffer.wrap(given[0]), ByteBuffer.wrap(given[1])};
        ByteBuffer[] outputs = {first, ByteBuffer.allocate(200)};
        class Refused {
            void with(Class<? extends Exception> error, byte[][] nonces, ByteBuffer[] aads, ByteBuffer[] outputs) {
                assertThrows(error, () -> run(cipher, seals, nonces, aads, inputs, outputs));
                assertEquals(0, inputs[0].position() + inputs[1].position() + first.position());
                assertArrayEquals(new byte[200], first.array());
            }

            void output(Class<? extends Exception> error, ByteBuffer second) {
                with(error, nonces, null, new ByteBuffer[] {first, second});
            }
        }
        Refused refused = new Refused();
        refused.output(ShortBufferException.class, ByteBuffer.allocate(needed - 1));
        refused.output(ShortBufferException.class, ByteBuffer.allocateDirect(200).position(201 - needed));
        refused.output(ReadOnlyBufferException.class, ByteBuffer.allocate(200).asReadOnlyBuffer());
        refused.output(IllegalArgumentException.class, inputs[1]);
        refused.output(NullPointerException.class, null);
        refused.with(IllegalArgumentException.class, nonces, null, new ByteBuffer[] {first});
        refused.with(IllegalArgumentException.class, new byte[][] {nonces[0]}, null, outputs);
        refused.with(IllegalArgumentException.class, new byte[][] {nonces[0], new byte[11]}, null, outputs);
        refused.with(IllegalArgumentException.class, nonces, new ByteBuffer[] {ByteBuffer.allocate(1)}, outputs);
        refused.with(NullPointerException.class, nonces, new ByteBuffer[2], outputs);
        ByteBuffer second = inputs[1];
        inputs[1] = null;
        assertThrows(NullPointerException.class, () -> run(cipher, seals, nonces, null, inputs, outputs));
        inputs[1] = second;
        // This is exactly enough.
        outputs[1] = ByteBuffer.allocate(needed);
        assertArrayEquals(new boolean[] {true, true}, run(cipher, seals, nonces, null, inputs, outputs));
        assertEquals(0, outputs[1].remaining());
        outputs[1] = ByteBuffer.allocate(200);
        cipher.close();
        assertThrows(IllegalStateException.class, () -> run(cipher, seals, nonces, null, inputs, outputs));
    }

    /** Another thread moves positions and limits: calls end, with or without an exception, and write nowhere else. */
    @Test
    void positionsThatMoveLeadNowhereElse() throws Exception {
        Random random = new Random(24);
        int len = 4_000;
        byte[][] nonces = new byte[2][12];
        ByteBuffer memory = ByteBuffer.allocateDirect(3 * len);
        ByteBuffer[] inputs = new ByteBuffer[2];
        ByteBuffer[] outputs = new ByteBuffer[2];
        for (int i = 0; i < 2; i++) {
            inputs[i] = i % 2 == 0 ? ByteBuffer.allocateDirect(len) : ByteBuffer.allocate(len);
            outputs[i] = memory.duplicate().position(len).limit(2 * len).slice();
        }
        AtomicBoolean isOver = new AtomicBoolean();
        Thread mover = new Thread(() -> {
            Random moves = new Random(25);
            while (!isOver.get()) {
                ByteBuffer buffer = (moves.nextBoolean() ? inputs : outputs)[moves.nextInt(2)];
                int limit = moves.nextInt(len + 1);
                buffer.limit(limit).position(moves.nextInt(limit + 1));
            }
        });
        mover.start();
        int done = 0;
        try (RaddleAead cipher = RaddleAead.aesGcm(bytes(random, 16))) {
            int rounds = rounds(20_000);
            // At least one call must find room, however late the other thread moves the buffers.
            for (int round = 0; round < rounds || done == 0 && round < 1_000 * rounds; round++) {
                try {
                    cipher.sealMany(nonces, inputs, inputs, outputs);
                    done++;
                } catch (ShortBufferException | BufferOverflowException | IllegalArgumentException
                        | java.nio.BufferUnderflowException | IndexOutOfBoundsException error) {
                    // The buffers had no room at that moment.
                }
            }
        } finally {
            isOver.set(true);
            mover.join();
        }
        assertTrue(done > 0);
        assertArrayEquals(new byte[len], part(memory, 0, len));
        assertArrayEquals(new byte[len], part(memory, 2 * len, len));
    }

    /** The example of segments in the documentation, compiled and run. */
    @Test
    void theExampleWithSegmentsRuns(@TempDir Path folder) throws Exception {
        assumeTrue(Runtime.version().feature() >= 22, "java.lang.foreign is in Java 22 and later");
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        assumeTrue(compiler != null, "this JDK has a compiler");
        Matcher example = Pattern.compile("```java\n([^`]*MemorySegment[^`]*)```")
                .matcher(Files.readString(Paths.get("../../docs/java.md")));
        assertTrue(example.find());
        Path source = folder.resolve("Example.java");
        Files.writeString(
                source,
                "import java.lang.foreign.*; import java.nio.ByteBuffer; import raddle.jca.*; public class Example {"
                        + " public static byte[][] run(byte[] key, byte[][] nonces, byte[] text) throws Exception {"
                        + example.group(1)
                        + "return digests; } }");
        assertEquals(
                0,
                compiler.run(
                        null, null, null, "-cp", System.getProperty("java.class.path"), "-d", folder.toString(), source.toString()));
        Random random = new Random(26);
        byte[] key = bytes(random, 32);
        byte[][] nonces = {bytes(random, 12)};
        byte[] text = bytes(random, 1_000);
        byte[][] digests;
        try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            digests = (byte[][]) loader.loadClass("Example")
                    .getMethod("run", byte[].class, byte[][].class, byte[].class)
                    .invoke(null, key, nonces, text);
        }
        try (RaddleAead cipher = RaddleAead.aesGcm(key)) {
            byte[] sealed = cipher.sealMany(nonces, null, new byte[][] {text})[0];
            byte[] expected = MessageDigest.getInstance("SHA-256", "SUN").digest(sealed);
            assertArrayEquals(new byte[][] {expected}, digests);
        }
    }

    /** Segments whose memory was freed, and segments of another thread: nothing is written to the outputs before
     * them. */
    @Test
    void freedSegmentsAreRefused() throws Exception {
        assumeTrue(Runtime.version().feature() >= 22, "java.lang.foreign is in Java 22 and later");
        Class<?> arenas = Class.forName("java.lang.foreign.Arena");
        Class<?> segments = Class.forName("java.lang.foreign.MemorySegment");
        AutoCloseable arena = (AutoCloseable) arenas.getMethod("ofConfined").invoke(null);
        Object segment = arenas.getMethod("allocate", long.class).invoke(arena, 100L);
        ByteBuffer buffer = (ByteBuffer) segments.getMethod("asByteBuffer").invoke(segment);
        ByteBuffer first = ByteBuffer.allocate(100);
        byte[][] nonces = {new byte[12], bytes(new Random(27), 12)};
        ByteBuffer text = ByteBuffer.wrap(new byte[50]);
        try (RaddleAead cipher = RaddleAead.aesGcm(new byte[16])) {
            ByteBuffer[] texts = {text, text.duplicate()};
            ByteBuffer[] outputs = {first, buffer};
            Throwable[] foreign = new Throwable[1];
            Thread other = new Thread(() -> {
                foreign[0] = assertThrows(RuntimeException.class, () -> cipher.sealMany(nonces, null, texts, outputs));
            });
            other.start();
            other.join();
            assertEquals("WrongThreadException", foreign[0].getClass().getSimpleName());
            arena.close();
            assertThrows(IllegalStateException.class, () -> cipher.sealMany(nonces, null, texts, outputs));
            assertArrayEquals(new byte[100], first.array());
            assertEquals(0, first.position() + text.position() + buffer.position());
            ByteBuffer[] freed = {text, buffer};
            ByteBuffer[] both = {first, ByteBuffer.allocate(200)};
            assertThrows(IllegalStateException.class, () -> cipher.sealMany(nonces, null, freed, both));
            assertArrayEquals(new byte[100], first.array());
        }
    }
}
