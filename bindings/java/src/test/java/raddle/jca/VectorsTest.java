package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static raddle.jca.Testing.RADDLE;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.security.MessageDigest;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;

/** The vectors of project Wycheproof, and those that the Rust library computes, as for the C library. */
class VectorsTest {
    @Test
    void allAgree() throws Exception {
        Path path = Paths.get(System.getProperty("raddle.vectors"), "vectors.txt");
        if (!Files.exists(path)) {
            System.out.println("skipped: the vectors, which `cargo xtask java` prints");
            return;
        }
        Map<String, Integer> counts = new TreeMap<>();
        for (String line : Files.readAllLines(path)) {
            String[] words = line.split(" ");
            byte[][] fields = new byte[words.length - 2][];
            for (int i = 0; i < fields.length; i++) {
                fields[i] = bytes(words[i + 2]);
            }
            if (check(words[0], words[1].equals("valid"), fields, line)) {
                counts.merge(words[0], 1, Integer::sum);
            }
        }
        // AES-GCM, AES-GCM-SIV, ChaCha20-Poly1305, keyed BLAKE3, and the hashes.
        int algorithms = 4 + Testing.hashes().length + Testing.hmacNames().size();
        assertEquals(algorithms, counts.size(), counts.toString());
        System.out.println("report: vectors from Java: " + counts);
    }

    @Test
    void aWrongVectorIsSeen() throws Exception {
        Path path = Paths.get(System.getProperty("raddle.vectors"), "planted.txt");
        if (!Files.exists(path)) {
            return;
        }
        String wrong = Files.readAllLines(path).stream()
                .filter(line -> line.startsWith("sha256 "))
                .findFirst()
                .orElseThrow();
        String[] words = wrong.split(" ");
        assertThrows(
                AssertionError.class,
                () -> check(words[0], true, new byte[][] {bytes(words[2]), bytes(words[3])}, wrong));
        for (String algorithm : new String[] {"blake3", "blake3-keyed"}) {
            String right = Files.readAllLines(path).stream()
                    .filter(line -> line.startsWith(algorithm + " "))
                    .findFirst()
                    .orElseThrow();
            byte[][] fields = Arrays.stream(right.split(" ")).skip(2).map(VectorsTest::bytes).toArray(byte[][]::new);
            assertTrue(check(algorithm, true, fields, right));
            fields[fields.length - 1][31] ^= 1;
            assertThrows(AssertionError.class, () -> check(algorithm, true, fields, right));
        }
    }

    private static boolean check(String algorithm, boolean isValid, byte[][] fields, String line) throws Exception {
        switch (algorithm) {
            case "blake3-keyed":
                Mac keyed = Mac.getInstance("BLAKE3", RADDLE);
                keyed.init(new SecretKeySpec(fields[0], "any"));
                // The lines have longer output, which begins with the digest.
                assertArrayEquals(Arrays.copyOf(fields[2], 32), keyed.doFinal(fields[1]), line);
                return true;
            case "aes-gcm":
                return aead("AES/GCM/NoPadding", isValid, fields, line);
            case "aes-gcm-siv":
                return aead("AES/GCM-SIV/NoPadding", isValid, fields, line);
            case "chacha20-poly1305":
                return aead("ChaCha20-Poly1305", isValid, fields, line);
            default:
                return hash(algorithm, isValid, fields, line);
        }
    }

    private static boolean hash(String algorithm, boolean isValid, byte[][] fields, String line) throws Exception {
        boolean isMac = algorithm.startsWith("hmac-");
        String name = (isMac ? algorithm.substring(5) : algorithm).replace('-', '/').toUpperCase(Locale.ROOT);
        if (RADDLE.getService(isMac ? "Mac" : "MessageDigest", isMac ? "Hmac" + name : name) == null) {
            return false;
        }
        if (!isMac) {
            assertArrayEquals(fields[1], MessageDigest.getInstance(name, RADDLE).digest(fields[0]), line);
            return true;
        }
        if (fields[0].length == 0) {
            // A SecretKeySpec is not empty.
            return false;
        }
        Mac mac = Mac.getInstance("Hmac" + name, RADDLE);
        mac.init(new SecretKeySpec(fields[0], "any"));
        byte[] tag = Arrays.copyOf(mac.doFinal(fields[1]), fields[2].length);
        assertEquals(isValid, Arrays.equals(fields[2], tag), line);
        return true;
    }

    private static boolean aead(String name, boolean isValid, byte[][] fields, String line) throws Exception {
        byte[] key = fields[0];
        byte[] nonce = fields[1];
        boolean isGcm = name.equals("AES/GCM/NoPadding");
        if (nonce.length == 0 || !isGcm && nonce.length != 12) {
            assertTrue(!isValid, line);
            return true;
        }
        Cipher cipher = Cipher.getInstance(name, RADDLE);
        SecretKeySpec spec = new SecretKeySpec(key, "AES");
        AlgorithmParameterSpec params =
                isGcm ? new GCMParameterSpec(8 * fields[5].length, nonce) : new IvParameterSpec(nonce);
        byte[] sealed = Arrays.copyOf(fields[4], fields[4].length + fields[5].length);
        System.arraycopy(fields[5], 0, sealed, fields[4].length, fields[5].length);
        cipher.init(Cipher.DECRYPT_MODE, spec, params);
        cipher.updateAAD(fields[2]);
        if (isValid) {
            assertArrayEquals(fields[3], cipher.doFinal(sealed), line);
            // A new cipher, because the other one has used the nonce.
            Cipher sealer = Cipher.getInstance(cipher.getAlgorithm(), RADDLE);
            sealer.init(Cipher.ENCRYPT_MODE, spec, params);
            sealer.updateAAD(fields[2]);
            assertArrayEquals(sealed, sealer.doFinal(fields[3]), line);
        } else {
            assertThrows(AEADBadTagException.class, () -> cipher.doFinal(sealed), line);
        }
        return true;
    }

    private static byte[] bytes(String hex) {
        byte[] bytes = new byte[hex.equals("-") ? 0 : hex.length() / 2];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) Integer.parseInt(hex.substring(2 * i, 2 * i + 2), 16);
        }
        return bytes;
    }
}
