package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static raddle.jca.Testing.batches;
import static raddle.jca.Testing.bytes;
import static raddle.jca.Testing.keyLength;
import static raddle.jca.Testing.length;
import static raddle.jca.Testing.macName;
import static raddle.jca.Testing.theirMac;
import static raddle.jca.Testing.theirs;

import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import raddle.jca.Testing.Kind;

/** Many messages and packets in one call. */
class BatchTest {
    @ParameterizedTest
    @MethodSource("raddle.jca.Testing#hashes")
    void digestsAreThoseOfTheJdk(HashAlgorithm hash) throws Exception {
        String name = hash.digestName;
        Random random = new Random(10);
        MessageDigest jdk = theirs(hash);
        for (int count : new int[] {0, 1, 2, 7, 63, 128, 129, 300}) {
            byte[][] messages = new byte[count][];
            ByteBuffer[] buffers = new ByteBuffer[count];
            byte[][] expected = new byte[count][];
            int[] offsets = new int[count + 1];
            for (int i = 0; i < count; i++) {
                messages[i] = bytes(random, length(random));
                buffers[i] = Kind.values()[i % 6].of(messages[i]);
                expected[i] = jdk.digest(messages[i]);
                offsets[i + 1] = offsets[i] + messages[i].length;
            }
            byte[] data = new byte[offsets[count]];
            for (int i = 0; i < count; i++) {
                System.arraycopy(messages[i], 0, data, offsets[i], messages[i].length);
            }
            assertArrayEquals(expected, RaddleHash.digestMany(name, messages));
            assertArrayEquals(expected, RaddleHash.digestMany(name, buffers));
            assertColumn(expected, RaddleHash.digestColumn(name, data, offsets));
            assertHex(expected, random, name, null, data, offsets);
            String mac = macName(hash);
            Mac jdkMac = theirMac(hash);
            byte[] key = bytes(random, keyLength(hash, random, 200));
            jdkMac.init(new SecretKeySpec(key, mac));
            for (int i = 0; i < count; i++) {
                expected[i] = jdkMac.doFinal(messages[i]);
            }
            assertColumn(expected, RaddleHash.macColumn(mac, key, data, offsets));
            assertHex(expected, random, mac, key, data, offsets);
        }
    }

    /** Checks digits in separate places, from the last to the first; nothing else is written. */
    private static void assertHex(
            byte[][] expected, Random random, String name, byte[] key, byte[] data, int[] offsets) throws Exception {
        int count = expected.length;
        int[] places = new int[count + random.nextInt(2)];
        int len = 0;
        StringBuilder text = new StringBuilder();
        for (int i = count - 1; i >= 0; i--) {
            text.append("-".repeat(random.nextInt(9)));
            places[i] = text.length();
            for (byte value : expected[i]) {
                text.append(String.format("%02x", value));
            }
            len = 2 * expected[i].length;
        }
        byte[] written = "-".repeat(text.length()).getBytes(StandardCharsets.US_ASCII);
        RaddleHash.hexColumn(name, key, count, data, Arrays.copyOf(offsets, count + 2), written, places);
        assertEquals(text.toString(), new String(written, StandardCharsets.US_ASCII));
        if (count > 0) {
            for (int wrong : new int[] {-1, written.length - len + 1}) {
                places[random.nextInt(count)] = wrong;
                assertThrows(
                        IndexOutOfBoundsException.class,
                        () -> RaddleHash.hexColumn(name, key, count, data, offsets, written, places));
            }
        }
        assertThrows(
                IndexOutOfBoundsException.class,
                () -> RaddleHash.hexColumn(name, key, count + 1, data, offsets, written, new int[count + 1]));
    }

    /** A batch that is stopped after its first call of the library: of short messages, or of one that is longer than a piece. */
    @ParameterizedTest
    @MethodSource("raddle.jca.Testing#hashes")
    void aBatchThatThrowsLeavesNoKey(HashAlgorithm hash) throws Exception {
        Random random = new Random(12);
        String name = macName(hash);
        Mac jdk = theirMac(hash);
        for (int firstLen : new int[] {20, 200_000}) {
            int[] offsets = new int[301];
            for (int i = 0; i < 300; i++) {
                offsets[i + 1] = offsets[i] + (i == 0 ? firstLen : 20);
            }
            byte[] data = bytes(random, offsets[300]);
            byte[] key = bytes(random, 32);
            byte[] given = key.clone();
            byte[] tags = new byte[300 * hash.digestBytes];
            HmacSpi mac = RaddleHash.keyed(hash, given);
            assertFalse(isErased(mac));
            RuntimeException planned = new RuntimeException("planned");
            RaddleHash.Results stops = (first, now) -> {
                assertFalse(isErased(mac));
                throw planned;
            };
            assertSame(
                    planned,
                    assertThrows(
                            RuntimeException.class,
                            () -> RaddleHash.column(hash, data, offsets, tags, stops, mac)));
            assertTrue(isErased(mac));
            assertArrayEquals(key, given);

            // Offsets outside the data end the batch before its first call.
            mac.setKey(key.clone());
            assertThrows(
                    IndexOutOfBoundsException.class,
                    () -> RaddleHash.column(hash, new byte[3], offsets, tags, stops, mac));
            assertTrue(isErased(mac));

            // With its key, the object works as before.
            mac.setKey(key.clone());
            jdk.init(new SecretKeySpec(key, name));
            jdk.update(data, 0, firstLen);
            byte[] expected = jdk.doFinal();
            assertArrayEquals(expected, Arrays.copyOf(tags, hash.digestBytes));
            mac.engineUpdate(data, 0, firstLen);
            assertArrayEquals(expected, mac.engineDoFinal());
            assertArrayEquals(
                    expected, Arrays.copyOf(RaddleHash.macColumn(name, given, data, offsets), hash.digestBytes));
        }
    }

    /** Returns whether nothing is left of the key and the message of a MAC. */
    private static boolean isErased(HmacSpi mac) {
        try {
            Field state = HmacSpi.class.getDeclaredField("state");
            state.setAccessible(true);
            return isZero((byte[]) state.get(mac));
        } catch (ReflectiveOperationException error) {
            throw new AssertionError(error);
        }
    }

    /** Messages are copied together, and the last of them can't be read. */
    @Test
    void aBatchThatThrowsLeavesNoCopyOfMessages() throws Exception {
        byte[] message = bytes(new Random(13), 500);
        for (int last : new int[] {1, 127, 128, 300}) {
            byte[][] copies = new byte[1][];
            RaddleHash.Copy copy = (i, to, at) -> {
                if (i == last) {
                    assertFalse(Arrays.equals(to, new byte[to.length]));
                    throw new NullPointerException("planned");
                }
                copies[0] = to;
                System.arraycopy(message, 0, to, at, message.length);
            };
            assertThrows(
                    NullPointerException.class, () -> RaddleHash.digestAll("SHA-256", 301, i -> message.length, copy));
            assertArrayEquals(new byte[copies[0].length], copies[0]);
        }
        byte[][] messages = {message, null};
        assertThrows(NullPointerException.class, () -> RaddleHash.digestMany("SHA-256", messages));
    }

    /** Keeps the arrays that a cipher takes, its key first, and gives each call only a limited number. */
    private static final class Scarce implements RaddleAead.Memory {
        final List<byte[]> taken = new ArrayList<>();
        int left = Integer.MAX_VALUE;
        boolean hadSecrets;

        @Override
        public byte[] bytes(int len) {
            if (left-- == 0) {
                hadSecrets = !areErased(null);
                throw new OutOfMemoryError("planned");
            }
            taken.add(new byte[len]);
            return taken.get(taken.size() - 1);
        }

        /** Forgets the arrays of the last call; the next one may take `count`. */
        void begin(int count) {
            taken.subList(1, taken.size()).clear();
            left = count;
        }

        /** Returns whether the arrays contain nothing but the key and results. */
        boolean areErased(byte[][] results) {
            Stream<byte[]> others = taken.stream().skip(1);
            if (results != null) {
                others = others.filter(array -> Arrays.stream(results).noneMatch(result -> result == array));
            }
            return others.allMatch(BatchTest::isZero);
        }
    }

    private static boolean isZero(byte[] bytes) {
        return Arrays.equals(bytes, new byte[bytes.length]);
    }

    /** Memory runs out at each array that a batch takes, for short packets and for a packet longer than a piece. */
    @ParameterizedTest
    @CsvSource({"0, false", "0, true", "1, false", "1, true", "2, false", "2, true"})
    void packetsThatThrowLeaveNoText(int algorithm, boolean inBuffers) throws Exception {
        Random random = new Random(14);
        byte[] key = bytes(random, 32);
        int[] lengths = {20, 100, Pieces.AEAD[algorithm] + 100, 0, 300};
        byte[][] nonces = new byte[lengths.length][];
        byte[][] texts = new byte[lengths.length][];
        for (int i = 0; i < lengths.length; i++) {
            nonces[i] = bytes(random, 12);
            texts[i] = bytes(random, lengths[i]);
        }
        Scarce memory = new Scarce();
        RaddleAead cipher = new RaddleAead(algorithm, key, memory);
        byte[][] sealed = cipher.sealMany(nonces, texts, texts);
        for (boolean seals : new boolean[] {true, false}) {
            Packets inArrays =
                    inputs -> seals ? cipher.sealMany(nonces, texts, inputs) : cipher.openMany(nonces, texts, inputs);
            Packets all = inBuffers ? inputs -> inBuffers(cipher, seals, nonces, texts, inputs) : inArrays;
            byte[][] inputs = seals ? texts : sealed;
            byte[][] expected = seals ? sealed : texts;
            int withSecrets = 0;
            for (int arrays = 0; ; arrays++) {
                memory.begin(arrays);
                try {
                    byte[][] results = all.run(inputs);
                    assertArrayEquals(expected, results);
                    assertTrue(memory.areErased(results));
                    break;
                } catch (OutOfMemoryError error) {
                    assertEquals("planned", error.getMessage());
                    assertTrue(memory.areErased(null), "without array " + arrays);
                    withSecrets += memory.hadSecrets ? 1 : 0;
                }
            }
            // This happens after the first calls of the library: each short packet has a result, or there is at least a
            // tag.
            assertTrue(withSecrets >= lengths.length, withSecrets + " with secrets");

            // A missing packet, after others.
            memory.begin(Integer.MAX_VALUE);
            byte[][] lacking = inputs.clone();
            lacking[3] = null;
            assertThrows(NullPointerException.class, () -> all.run(lacking));
            assertTrue(memory.areErased(null));

            if (!seals) {
                byte[][] forged = new byte[lengths.length][];
                for (int i = 0; i < forged.length; i++) {
                    forged[i] = sealed[i].clone();
                    forged[i][i] ^= 1;
                }
                assertArrayEquals(new byte[lengths.length][], all.run(forged));
                assertTrue(memory.areErased(null));
            }
        }
        assertFalse(isZero(memory.taken.get(0)));
        cipher.close();
        assertTrue(isZero(memory.taken.get(0)));
    }

    /** Seals or opens packets. */
    private interface Packets {
        byte[][] run(byte[][] inputs) throws Exception;
    }

    /** Seals or opens packets in buffers. If that throws, nothing was written. */
    private static byte[][] inBuffers(RaddleAead cipher, boolean seals, byte[][] nonces, byte[][] aads, byte[][] packets)
            throws Exception {
        int count = packets.length;
        ByteBuffer[] aadBuffers = new ByteBuffer[count];
        ByteBuffer[] inputs = new ByteBuffer[count];
        ByteBuffer[] outputs = new ByteBuffer[count];
        boolean[] isAuthentic = new boolean[count];
        for (int i = 0; i < count; i++) {
            aadBuffers[i] = Kind.DIRECT.of(aads[i]);
            inputs[i] = packets[i] == null ? null : Kind.values()[i].of(packets[i]);
            outputs[i] = ByteBuffer.allocate(aads[i].length + 16);
        }
        try {
            if (seals) {
                cipher.sealMany(nonces, aadBuffers, inputs, outputs);
                Arrays.fill(isAuthentic, true);
            } else {
                isAuthentic = cipher.openMany(nonces, aadBuffers, inputs, outputs);
            }
        } catch (Throwable error) {
            for (ByteBuffer output : outputs) {
                assertEquals(0, output.position());
                assertTrue(isZero(output.array()));
            }
            throw error;
        }
        byte[][] results = new byte[count][];
        for (int i = 0; i < count; i++) {
            results[i] = isAuthentic[i] ? Arrays.copyOf(outputs[i].array(), outputs[i].position()) : null;
        }
        return results;
    }

    private static void assertColumn(byte[][] expected, byte[] column) {
        int len = expected.length == 0 ? 0 : expected[0].length;
        assertEquals(expected.length * len, column.length);
        for (int i = 0; i < expected.length; i++) {
            assertArrayEquals(expected[i], Arrays.copyOfRange(column, i * len, (i + 1) * len));
        }
    }

    @Test
    void wrongArgumentsAreRefused() throws Exception {
        assertThrows(NoSuchAlgorithmException.class, () -> RaddleHash.digestMany("SHA3-256", new byte[3]));
        assertThrows(NoSuchAlgorithmException.class, () -> RaddleHash.digestMany("HmacSHA256", new byte[3]));
        int[] offsets = {0, 3};
        assertThrows(
                NoSuchAlgorithmException.class,
                () -> RaddleHash.macColumn("SHA-256", new byte[1], new byte[3], offsets));
        assertThrows(
                IndexOutOfBoundsException.class,
                () -> RaddleHash.digestColumn("MD5", new byte[3], new int[] {0, 2, 1}));
        assertThrows(
                IndexOutOfBoundsException.class, () -> RaddleHash.digestColumn("MD5", new byte[3], new int[] {0, 4}));
        RaddleAead cipher = RaddleAead.aesGcm(new byte[16]);
        byte[][] one = {new byte[12]};
        assertThrows(IllegalArgumentException.class, () -> cipher.sealMany(one, null, new byte[2][0]));
        assertThrows(IllegalArgumentException.class, () -> cipher.sealMany(new byte[1][11], null, one));
        cipher.close();
        assertThrows(IllegalStateException.class, () -> cipher.sealMany(one, null, one));
        assertThrows(java.security.InvalidKeyException.class, () -> RaddleAead.chacha20Poly1305(new byte[16]));
    }

    @ParameterizedTest
    @ValueSource(strings = {"AES/GCM/NoPadding", "AES/GCM-SIV/NoPadding", "ChaCha20-Poly1305"})
    void packetsAreThoseOfTheJdk(String name) throws Exception {
        Random random = new Random(11);
        byte[] key = bytes(random, 32);
        Cipher jdk = theirs(name);
        try (RaddleAead cipher = batches(name, key)) {
            for (int count : new int[] {0, 1, 2, 9, 33, 200}) {
                byte[][] nonces = new byte[count][];
                byte[][] aads = new byte[count][];
                byte[][] texts = new byte[count][];
                byte[][] expected = new byte[count][];
                for (int i = 0; i < count; i++) {
                    nonces[i] = bytes(random, 12);
                    aads[i] = bytes(random, random.nextInt(30));
                    texts[i] = bytes(random, length(random));
                    jdk.init(
                            Cipher.ENCRYPT_MODE,
                            new SecretKeySpec(key, "AES"),
                            name.startsWith("AES") ? new GCMParameterSpec(128, nonces[i]) : new IvParameterSpec(nonces[i]));
                    jdk.updateAAD(aads[i]);
                    expected[i] = jdk.doFinal(texts[i]);
                }
                byte[][] sealed = cipher.sealMany(nonces, aads, texts);
                assertArrayEquals(expected, sealed);
                assertArrayEquals(texts, cipher.openMany(nonces, aads, sealed));
                for (int i = 0; i < count; i += 3) {
                    sealed[i][random.nextInt(sealed[i].length)] ^= 1;
                    texts[i] = null;
                }
                if (count > 3) {
                    sealed[1] = new byte[15];
                    texts[1] = null;
                }
                byte[][] opened = cipher.openMany(nonces, aads, sealed);
                assertArrayEquals(texts, opened);
                assertNull(count > 0 ? opened[0] : null);
            }
        }
    }
}
