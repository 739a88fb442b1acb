package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static raddle.jca.Testing.RADDLE;
import static raddle.jca.Testing.bytes;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import javax.crypto.Cipher;
import javax.crypto.CipherInputStream;
import javax.crypto.CipherOutputStream;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Many threads with concurrent garbage collections, and streams. */
class ThreadsTest {
    interface Work {
        void run(Random random) throws Exception;
    }

    /** Runs work in many threads, while the collector moves objects. */
    private static void inThreads(int count, int rounds, Work work) throws Exception {
        AtomicReference<Throwable> failure = new AtomicReference<>();
        Thread[] threads = new Thread[count];
        for (int i = 0; i < count; i++) {
            int seed = i;
            threads[i] = new Thread(() -> {
                Random random = new Random(seed);
                try {
                    int all = Testing.rounds(rounds);
                    for (int round = 0; round < all && failure.get() == null; round++) {
                        work.run(random);
                        // Five times, while the other threads are in the middle of their work.
                        if (seed == 0 && round % (all / 5 + 1) == 0) {
                            System.gc();
                        }
                    }
                } catch (Throwable error) {
                    failure.set(error);
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertNull(failure.get(), () -> String.valueOf(failure.get()));
    }

    /** Runs work while another thread keeps changing an element of an array. */
    private static void whileChanging(Object array, int at, Object other, Work work) throws Exception {
        VarHandle elements = MethodHandles.arrayElementVarHandle(array.getClass());
        Object own = Array.get(array, at);
        AtomicBoolean isDone = new AtomicBoolean();
        Thread changes = new Thread(() -> {
            while (!isDone.get()) {
                set(elements, array, at, other);
                set(elements, array, at, own);
            }
        });
        changes.start();
        try {
            Random random = new Random(31);
            for (int round = 0; round < Testing.rounds(4000); round++) {
                work.run(random);
            }
        } finally {
            isDone.set(true);
            changes.join();
        }
    }

    private static void set(VarHandle elements, Object array, int at, Object value) {
        if (array instanceof int[]) {
            elements.setVolatile((int[]) array, at, (int) value);
        } else {
            elements.setVolatile((byte[][]) array, at, (byte[]) value);
        }
    }

    /**
     * The native code reads the range that was checked: a result is right, or the call is refused. Otherwise it would hash memory
     * outside of the array.
     */
    @Test
    void offsetsThatChangeAreReadOnce() throws Exception {
        byte[] data = bytes(new Random(30), 6400);
        int[] offsets = new int[65];
        int[] places = new int[64];
        for (int i = 0; i < 64; i++) {
            offsets[i + 1] = 100 * (i + 1);
            places[i] = 64 * i;
        }
        byte[] digests = RaddleHash.digestColumn("SHA-256", data, offsets);
        byte[] text = new byte[64 * 64];
        RaddleHash.hexColumn("SHA-256", null, 64, data, offsets, text, places);
        byte[] digits = text.clone();
        for (int[] array : new int[][] {offsets, places}) {
            whileChanging(array, 33, 1 << 30, random -> {
                try {
                    assertArrayEquals(digests, RaddleHash.digestColumn("SHA-256", data, offsets));
                    Arrays.fill(text, (byte) 0);
                    RaddleHash.hexColumn("SHA-256", null, 64, data, offsets, text, places);
                    assertArrayEquals(digits, text);
                } catch (IndexOutOfBoundsException refused) {
                    // The other thread was quicker.
                }
            });
        }
    }

    /** The same for packets: a packet that is replaced by a shorter one is sealed as one or the other. */
    @Test
    void packetsThatChangeAreReadOnce() throws Exception {
        byte[][] texts = new byte[16][];
        byte[][] nonces = new byte[16][];
        Random some = new Random(32);
        for (int i = 0; i < 16; i++) {
            texts[i] = bytes(some, 1000);
            nonces[i] = bytes(some, 12);
        }
        byte[] shorter = bytes(some, 3);
        try (RaddleAead aead = RaddleAead.aesGcm(new byte[16])) {
            byte[][] expected = aead.sealMany(nonces, null, texts);
            byte[] own = texts[7];
            texts[7] = shorter;
            byte[] other = aead.sealMany(nonces, null, texts)[7];
            texts[7] = own;
            whileChanging(texts, 7, shorter, random -> {
                byte[][] sealed = aead.sealMany(nonces, null, texts);
                assertArrayEquals(sealed[7].length == other.length ? other : expected[7], sealed[7]);
                assertArrayEquals(expected[8], sealed[8]);
            });
            byte[] nonce = nonces[7];
            whileChanging(nonces, 7, shorter, random -> {
                try {
                    assertArrayEquals(expected, aead.sealMany(nonces, null, texts));
                } catch (IllegalArgumentException refused) {
                    // The other thread was quicker.
                }
            });
            assertArrayEquals(nonce, nonces[7]);
        }
    }

    @Test
    void objectsOfEachThreadAreIndependent() throws Exception {
        SecretKeySpec key = new SecretKeySpec(new byte[32], "AES");
        inThreads(12, 150, random -> {
            byte[] text = bytes(random, random.nextInt(30_000));
            byte[] iv = bytes(random, 12);
            for (String name : new String[] {"AES/GCM/NoPadding", "ChaCha20-Poly1305"}) {
                Cipher cipher = Cipher.getInstance(name, RADDLE);
                java.security.spec.AlgorithmParameterSpec params =
                        name.startsWith("AES") ? new GCMParameterSpec(128, iv) : new IvParameterSpec(iv);
                cipher.init(Cipher.ENCRYPT_MODE, key, params);
                byte[] sealed = cipher.doFinal(text);
                cipher.init(Cipher.DECRYPT_MODE, key, params);
                // The key's array has probably moved.
                byte[] garbage = new byte[200_000];
                garbage[random.nextInt(garbage.length)] = 1;
                assertArrayEquals(text, cipher.doFinal(sealed));
            }
            assertArrayEquals(
                    MessageDigest.getInstance("SHA-256", "SUN").digest(text),
                    MessageDigest.getInstance("SHA-256", RADDLE).digest(text));
            try (RaddleDigests digests = RaddleDigests.of("SHA-256", "MD5")) {
                digests.update(text, 0, text.length / 2);
                // The state has probably moved.
                byte[] garbage = new byte[200_000];
                garbage[random.nextInt(garbage.length)] = 1;
                digests.update(text, text.length / 2, text.length - text.length / 2);
                byte[][] both = digests.digest();
                assertArrayEquals(MessageDigest.getInstance("SHA-256", "SUN").digest(text), both[0]);
                assertArrayEquals(MessageDigest.getInstance("MD5", "SUN").digest(text), both[1]);
            }
        });
    }

    /** Calls of several threads wait for each other, so each part is hashed as a whole. */
    @Test
    void digestsMayBeShared() throws Exception {
        byte[] part = bytes(new Random(33), 10_007);
        int threads = 8;
        int parts = 40;
        MessageDigest expected = MessageDigest.getInstance("SHA-1", "SUN");
        for (int i = 0; i < threads * Testing.rounds(parts); i++) {
            expected.update(part);
        }
        try (RaddleDigests digests = RaddleDigests.of("MD5", "SHA-1", "SHA-256")) {
            inThreads(threads, parts, random -> digests.update(part));
            assertArrayEquals(expected.digest(), digests.digest()[1]);
        }
        RaddleDigests digests = RaddleDigests.of("MD5", "SHA-256");
        Thread closing = new Thread(digests::close);
        closing.start();
        try {
            while (true) {
                digests.update(part);
            }
        } catch (IllegalStateException closed) {
            closing.join();
        }
    }

    /** Returns a block-based hash, and a tree hash. */
    static List<HashAlgorithm> shared() {
        Testing.hashes();
        return List.of(HashAlgorithm.SHA256, HashAlgorithm.BLAKE3);
    }

    /** Threads must not share these objects; if they do, they get nonsense or an exception, but no crash. */
    @ParameterizedTest
    @MethodSource("shared")
    void sharedObjectsCrashNothing(HashAlgorithm hash) throws Exception {
        MessageDigest digest = MessageDigest.getInstance(hash.digestName, RADDLE);
        Mac mac = Mac.getInstance(Testing.macName(hash), RADDLE);
        mac.init(new SecretKeySpec(new byte[32], "any"));
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding", RADDLE);
        inThreads(6, 3_000, random -> {
            byte[] input = bytes(random, random.nextInt(random.nextInt(8) == 0 ? 9_000 : 300));
            try {
                digest.update(input);
                mac.update(input);
                cipher.init(
                        Cipher.ENCRYPT_MODE,
                        new SecretKeySpec(bytes(random, 16), "AES"),
                        new GCMParameterSpec(128, bytes(random, 12)));
                cipher.update(input);
                cipher.doFinal(input);
                if (random.nextBoolean()) {
                    digest.digest();
                    mac.doFinal();
                }
            } catch (IndexOutOfBoundsException | IllegalStateException | java.security.GeneralSecurityException error) {
                // This is allowed.
            }
        });
        digest.reset();
        byte[] input = {1, 2, 3};
        assertArrayEquals(Testing.theirs(hash).digest(input), digest.digest(input));
    }

    /** Threads that share a hash may leave any bytes in its state. Each call returns, and the next message is right. */
    @ParameterizedTest
    @MethodSource("raddle.jca.Testing#hashes")
    void anyBytesOfAStateCrashNothing(HashAlgorithm hash) throws Exception {
        Random random = new Random(33);
        byte[] key = bytes(random, 32);
        for (int round = 0; round < Testing.rounds(2_000); round++) {
            Digest digest = new Digest(hash);
            HmacSpi mac = new HmacSpi(hash);
            mac.setKey(key.clone());
            byte[] input = bytes(random, 200 + random.nextInt(round % 10 == 0 ? 70_000 : 4_000));
            digest.update(input);
            mac.engineUpdate(input, 0, input.length);
            // Some bytes, or all: numbers that are nearly right, and numbers that are far off.
            scramble(Digest.class, digest, random, 0, hash.stateBytes, round % 2 == 0);
            scramble(HmacSpi.class, mac, random, hash.macKeyBytes, hash.macStateBytes, round % 2 == 0);
            digest.update(input, 0, input.length / 2);
            mac.engineUpdate(input, 0, input.length / 2);
            Digest copy = digest.clone();
            copy.update(input);
            copy.digest();
            digest.digest();
            mac.engineDoFinal();
            assertArrayEquals(Testing.theirs(hash).digest(input), digest.digest(input));
            Mac other = Testing.theirMac(hash);
            other.init(new SecretKeySpec(key, "any"));
            mac.engineUpdate(input, 0, input.length);
            assertArrayEquals(other.doFinal(input), mac.engineDoFinal());
        }
    }

    private static void scramble(Class<?> type, Object object, Random random, int from, int len, boolean isAll)
            throws ReflectiveOperationException {
        Field field = type.getDeclaredField("state");
        field.setAccessible(true);
        byte[] state = (byte[]) field.get(object);
        for (int i = from; i < from + len; i++) {
            if (isAll || random.nextInt(20) == 0) {
                state[i] = (byte) random.nextInt();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"AES/GCM/NoPadding", "ChaCha20-Poly1305"})
    void streamsCarryMessages(String name) throws Exception {
        Random random = new Random(9);
        SecretKeySpec key = new SecretKeySpec(new byte[32], "AES");
        for (int len : new int[] {0, 1, 511, 512, 513, 8_192, 100_001, 300_000}) {
            byte[] text = bytes(random, len);
            byte[] iv = bytes(random, 12);
            java.security.spec.AlgorithmParameterSpec params =
                    name.startsWith("AES") ? new GCMParameterSpec(128, iv) : new IvParameterSpec(iv);
            Cipher sealer = Cipher.getInstance(name, RADDLE);
            sealer.init(Cipher.ENCRYPT_MODE, key, params);
            ByteArrayOutputStream sealed = new ByteArrayOutputStream();
            try (CipherOutputStream out = new CipherOutputStream(sealed, sealer)) {
                for (int done = 0; done < len; ) {
                    int now = Math.min(len - done, 1 + random.nextInt(9_000));
                    out.write(text, done, now);
                    done += now;
                }
            }
            Cipher jdk = Cipher.getInstance(name, "SunJCE");
            jdk.init(Cipher.DECRYPT_MODE, key, params);
            assertArrayEquals(text, jdk.doFinal(sealed.toByteArray()));
            Cipher opener = Cipher.getInstance(name, RADDLE);
            opener.init(Cipher.DECRYPT_MODE, key, params);
            try (CipherInputStream in =
                    new CipherInputStream(new ByteArrayInputStream(sealed.toByteArray()), opener)) {
                assertArrayEquals(text, in.readAllBytes());
            }
            // An interruption: a stream that is closed early throws nothing, and the cipher can be used again.
            opener.init(Cipher.DECRYPT_MODE, key, params);
            new CipherInputStream(new ByteArrayInputStream(sealed.toByteArray(), 0, len), opener).close();
            opener.init(Cipher.DECRYPT_MODE, key, params);
            assertArrayEquals(text, opener.doFinal(sealed.toByteArray()));
        }
    }
}
