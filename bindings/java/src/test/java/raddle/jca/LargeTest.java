package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static raddle.jca.Testing.RADDLE;

import java.security.MessageDigest;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;
import java.util.SplittableRandom;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The longest possible arrays, in one call each; the JDK's providers process them in pieces. */
@Tag("large")
class LargeTest {
    private static final int LEN = Integer.MAX_VALUE - 2;
    private static final int TEXT = LEN - 16;
    private static final int PIECE = 1 << 22;
    private static final SecretKey KEY = new SecretKeySpec(new byte[32], "AES");

    /** The array for all tests: there is no room for a second one. */
    private static byte[] array;

    @BeforeAll
    static void allocate() {
        array = new byte[LEN];
    }

    /** Writes a text whose pieces differ. */
    private static void fill() {
        byte[] pattern = new byte[PIECE];
        new SplittableRandom(1).nextBytes(pattern);
        for (int at = 0; at >= 0 && at < LEN; at += PIECE) {
            pattern[at / PIECE]++;
            System.arraycopy(pattern, 0, array, at, Math.min(PIECE, LEN - at));
        }
    }

    private interface Piece {
        void take(int at, int len) throws Exception;
    }

    private static void each(int len, Piece piece) throws Exception {
        for (int at = 0; at >= 0 && at < len; at += PIECE) {
            piece.take(at, Math.min(PIECE, len - at));
        }
    }

    @Test
    void hashes() throws Exception {
        fill();
        for (HashAlgorithm hash : Testing.hashes()) {
            String name = hash.digestName;
            MessageDigest jdk = Testing.theirs(hash);
            each(LEN, (at, len) -> jdk.update(array, at, len));
            assertArrayEquals(jdk.digest(), MessageDigest.getInstance(name, RADDLE).digest(array), name);
        }
        Mac jdk = Mac.getInstance("HmacSHA256", "SunJCE");
        jdk.init(KEY);
        each(LEN, (at, len) -> jdk.update(array, at, len));
        Mac ours = Mac.getInstance("HmacSHA256", RADDLE);
        ours.init(KEY);
        assertArrayEquals(jdk.doFinal(), ours.doFinal(array));
        byte[] column = RaddleHash.digestColumn("SHA-256", array, new int[] {0, 5, LEN, LEN});
        MessageDigest digest = MessageDigest.getInstance("SHA-256", "SUN");
        each(LEN - 5, (at, len) -> digest.update(array, 5 + at, len));
        assertArrayEquals(digest.digest(), Arrays.copyOfRange(column, 32, 64));
    }

    @Test
    void ciphers() throws Exception {
        for (String name : new String[] {"AES/GCM/NoPadding", "ChaCha20-Poly1305"}) {
            AlgorithmParameterSpec params = name.startsWith("AES")
                    ? new GCMParameterSpec(128, new byte[12])
                    : new IvParameterSpec(new byte[12]);
            fill();
            MessageDigest before = MessageDigest.getInstance("SHA-256", RADDLE);
            before.update(array, 0, TEXT);
            byte[] digest = before.digest();
            Cipher ours = Cipher.getInstance(name, RADDLE);
            ours.init(Cipher.ENCRYPT_MODE, KEY, params);
            assertEquals(LEN, ours.doFinal(array, 0, TEXT, array, 0), name);
            // The text was overwritten: the JDK encrypts it again, in pieces.
            byte[] sealed = MessageDigest.getInstance("SHA-256", RADDLE).digest(array);
            Cipher jdk = Cipher.getInstance(name, "SunJCE");
            jdk.init(Cipher.ENCRYPT_MODE, KEY, params);
            MessageDigest expected = MessageDigest.getInstance("SHA-256", RADDLE);
            byte[] pattern = new byte[PIECE];
            new SplittableRandom(1).nextBytes(pattern);
            each(TEXT, (at, len) -> {
                pattern[at / PIECE]++;
                byte[] some = jdk.update(pattern, 0, len);
                expected.update(some == null ? new byte[0] : some);
            });
            expected.update(jdk.doFinal());
            assertArrayEquals(expected.digest(), sealed, name);

            ours.init(Cipher.DECRYPT_MODE, KEY, params);
            assertEquals(TEXT, ours.doFinal(array, 0, LEN, array, 0), name);
            before.update(array, 0, TEXT);
            assertArrayEquals(digest, before.digest(), name);

            // A message that does not open in place is unchanged.
            assertThrows(AEADBadTagException.class, () -> {
                ours.init(Cipher.DECRYPT_MODE, KEY, params);
                ours.doFinal(array, 0, LEN, array, 0);
            });
            before.update(array, 0, TEXT);
            assertArrayEquals(digest, before.digest(), name);
        }
        // If a text has the maximum length of an array, no array has room for its tag.
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding", RADDLE);
        cipher.init(Cipher.ENCRYPT_MODE, KEY, new GCMParameterSpec(128, new byte[12]));
        assertThrows(Exception.class, () -> cipher.doFinal(array, 0, LEN, array, 0));
    }

    @Test
    void keystreams() throws Exception {
        SecretKey key = new SecretKeySpec(new byte[16], "AES");
        Cipher ours = Cipher.getInstance("AES/CTR/NoPadding", RADDLE);
        Cipher jdk = Cipher.getInstance("AES/CTR/NoPadding", "SunJCE");
        Arrays.fill(array, (byte) 0);
        ours.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(new byte[16]));
        jdk.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(new byte[16]));
        assertEquals(LEN, ours.doFinal(array, 0, LEN, array, 0));
        byte[] zeros = new byte[PIECE];
        each(LEN, (at, len) -> {
            byte[] stream = jdk.update(zeros, 0, len);
            assertTrue(Arrays.equals(stream, 0, stream.length, array, at, at + stream.length));
        });
    }
}
