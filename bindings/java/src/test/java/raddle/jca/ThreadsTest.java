package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static raddle.jca.Testing.RADDLE;
import static raddle.jca.Testing.bytes;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.security.MessageDigest;
import java.util.Random;
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
import org.junit.jupiter.params.provider.ValueSource;

/** Many threads, collections meanwhile, and streams. */
class ThreadsTest {
    interface Work {
        void run(Random random) throws Exception;
    }

    /** Runs work in many threads, while the collector moves what it likes. */
    private static void inThreads(int count, int rounds, Work work) throws Exception {
        AtomicReference<Throwable> failure = new AtomicReference<>();
        Thread[] threads = new Thread[count];
        for (int i = 0; i < count; i++) {
            int seed = i;
            threads[i] = new Thread(() -> {
                Random random = new Random(seed);
                try {
                    for (int round = 0; round < Testing.rounds(rounds) && failure.get() == null; round++) {
                        work.run(random);
                    }
                } catch (Throwable error) {
                    failure.set(error);
                }
            });
            threads[i].start();
        }
        for (int i = 0; i < 5; i++) {
            System.gc();
            Thread.sleep(10);
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertNull(failure.get(), () -> String.valueOf(failure.get()));
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
                // The key's array has moved, more likely than not.
                byte[] garbage = new byte[200_000];
                garbage[random.nextInt(garbage.length)] = 1;
                assertArrayEquals(text, cipher.doFinal(sealed));
            }
            assertArrayEquals(
                    MessageDigest.getInstance("SHA-256", "SUN").digest(text),
                    MessageDigest.getInstance("SHA-256", RADDLE).digest(text));
        });
    }

    /** Threads must not share these objects; those that do get nonsense or an exception, and no crash. */
    @Test
    void sharedObjectsCrashNothing() throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256", RADDLE);
        Mac mac = Mac.getInstance("HmacSHA256", RADDLE);
        mac.init(new SecretKeySpec(new byte[20], "any"));
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding", RADDLE);
        inThreads(6, 3_000, random -> {
            byte[] input = bytes(random, random.nextInt(300));
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
                // As they may.
            }
        });
        digest.reset();
        byte[] input = {1, 2, 3};
        assertArrayEquals(MessageDigest.getInstance("SHA-256", "SUN").digest(input), digest.digest(input));
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
            // Interrupted: a stream that is closed early throws nothing, and the cipher can be used again.
            opener.init(Cipher.DECRYPT_MODE, key, params);
            new CipherInputStream(new ByteArrayInputStream(sealed.toByteArray(), 0, len), opener).close();
            opener.init(Cipher.DECRYPT_MODE, key, params);
            assertArrayEquals(text, opener.doFinal(sealed.toByteArray()));
        }
    }
}
