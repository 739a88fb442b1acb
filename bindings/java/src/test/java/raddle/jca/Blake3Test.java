package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static raddle.jca.Testing.RADDLE;
import static raddle.jca.Testing.bytes;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import raddle.jca.Testing.Kind;

/** BLAKE3 with and without a key: the parts that the tests of all hashes do not cover. */
class Blake3Test {
    private static final int CHUNK = 1024;
    private static final SecretKey KEY =
            new SecretKeySpec("whats the Elvish word for friend".getBytes(StandardCharsets.US_ASCII), "BLAKE3");

    /** The digest of a message, with or without the key. */
    private interface Hash {
        byte[] of(byte[] message, boolean hasKey) throws Exception;
    }

    private static MessageDigest digest() throws Exception {
        return MessageDigest.getInstance("BLAKE3", RADDLE);
    }

    private static Mac mac() throws Exception {
        Mac mac = Mac.getInstance("BLAKE3", RADDLE);
        mac.init(KEY);
        return mac;
    }

    private static byte[] ours(byte[] message, boolean hasKey) throws Exception {
        return hasKey ? mac().doFinal(message) : digest().digest(message);
    }

    private static byte[] theirs(byte[] message, boolean hasKey, int len) {
        Blake3Reference hash = new Blake3Reference(hasKey ? KEY.getEncoded() : null);
        hash.update(message, 0, message.length);
        return hash.output(len);
    }

    /** The vectors of the authors: the bytes of a message, and both ends of 131 bytes of output, without a key and with the key. */
    private static final class Vector {
        final byte[] message;
        final String[] first = new String[2];
        final String[] last = new String[2];

        Vector(MatchResult row) {
            message = new byte[Integer.parseInt(row.group(1))];
            for (int i = 0; i < message.length; i++) {
                message[i] = (byte) (i % 251);
            }
            for (int mode = 0; mode < 2; mode++) {
                first[mode] = row.group(2 + 2 * mode);
                last[mode] = row.group(3 + 2 * mode);
            }
        }

        /** Reads the vectors from the library's test. */
        static List<Vector> all() throws Exception {
            Path root = Path.of(System.getProperty("raddle.document")).getParent().getParent();
            String text = Files.readString(root.resolve("crates/raddle/tests/suite/blake3.rs"));
            String ends = "\\[\"(\\w+)\", \"(\\w+)\"\\]";
            Pattern row = Pattern.compile("^ *\\((\\d+), \\[" + ends + ", " + ends + ", ", Pattern.MULTILINE);
            return row.matcher(text).results().map(Vector::new).collect(Collectors.toList());
        }
    }

    private static String hex(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (byte value : bytes) {
            text.append(String.format("%02x", value));
        }
        return text.toString();
    }

    private static boolean agrees(List<Vector> vectors, Hash hash) throws Exception {
        for (Vector vector : vectors) {
            for (int mode = 0; mode < 2; mode++) {
                String digits = hex(hash.of(vector.message, mode == 1));
                if (!digits.startsWith(vector.first[mode])
                        || digits.length() == 262 && !digits.endsWith(vector.last[mode])) {
                    return false;
                }
            }
        }
        return true;
    }

    @Test
    void theVectorsOfTheAuthors() throws Exception {
        List<Vector> vectors = Vector.all();
        assertTrue(vectors.size() >= 10, vectors.size() + " vectors");
        assertTrue(agrees(vectors, Blake3Test::ours));
        assertTrue(agrees(vectors, (message, hasKey) -> theirs(message, hasKey, 131)));
        // Planted faults: without the key, with one more byte, and another hash.
        assertFalse(agrees(vectors, (message, hasKey) -> ours(message, false)));
        assertFalse(agrees(vectors, (message, hasKey) -> ours(Arrays.copyOf(message, message.length + 1), hasKey)));
        assertFalse(agrees(vectors, (message, hasKey) -> MessageDigest.getInstance("SHA-256").digest(message)));
    }

    /** Lengths around those of blocks, chunks and subtrees, in one call, in a buffer, and after a few bytes. */
    @Test
    void everyLengthAboutChunks() throws Exception {
        List<Integer> lengths = new ArrayList<>();
        for (int chunks : new int[] {1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 255, 256, 257}) {
            for (int more : new int[] {-65, -64, -1, 0, 1, 63, 64, 65}) {
                lengths.add(chunks * CHUNK + more);
            }
        }
        byte[] all = bytes(new Random(40), 260 * CHUNK);
        MessageDigest digest = digest();
        Mac mac = mac();
        int step = Testing.rounds(20) == 20 ? 1 : 11;
        for (int i = 0; i < lengths.size(); i += step) {
            byte[] message = Arrays.copyOf(all, lengths.get(i));
            String what = message.length + " bytes";
            byte[] expected = theirs(message, false, 32);
            assertArrayEquals(expected, digest.digest(message), what);
            digest.update(Kind.DIRECT.of(message));
            assertArrayEquals(expected, digest.digest(), what);
            digest.update(message, 0, 3);
            digest.update(message, 3, message.length - 3);
            assertArrayEquals(expected, digest.digest(), what);
            expected = theirs(message, true, 32);
            assertArrayEquals(expected, mac.doFinal(message), what);
            mac.update(message, 0, 130);
            mac.update(Kind.SLICED_DIRECT.of(Arrays.copyOfRange(message, 130, message.length)));
            assertArrayEquals(expected, mac.doFinal(), what);
        }
    }

    /** Long messages in pieces of any length, copied again and again in the middle. */
    @Test
    void copiesGoOnByThemselves() throws Exception {
        Random random = new Random(41);
        for (int round = 0; round < Testing.rounds(60); round++) {
            byte[] message = bytes(random, random.nextInt(150 * CHUNK));
            MessageDigest digest = digest();
            Mac mac = mac();
            int done = 0;
            while (done < message.length) {
                int now = Math.min(message.length - done, random.nextInt(random.nextInt(4) == 0 ? 40 * CHUNK : 2 * CHUNK));
                digest.update(message, done, now);
                mac.update(message, done, now);
                done += now;
                if (random.nextInt(4) == 0) {
                    MessageDigest other = digest;
                    Mac otherMac = mac;
                    digest = (MessageDigest) digest.clone();
                    mac = (Mac) mac.clone();
                    byte[] begun = Arrays.copyOf(message, done);
                    assertArrayEquals(theirs(begun, false, 32), other.digest());
                    assertArrayEquals(theirs(begun, true, 32), otherMac.doFinal());
                }
            }
            assertArrayEquals(theirs(message, false, 32), digest.digest());
            assertArrayEquals(theirs(message, true, 32), mac.doFinal());
        }
    }

    @Test
    void streamsAreHashed() throws Exception {
        byte[] message = bytes(new Random(42), 300_001);
        try (DigestInputStream in = new DigestInputStream(new ByteArrayInputStream(message), digest())) {
            assertArrayEquals(message, in.readAllBytes());
            assertArrayEquals(theirs(message, false, 32), in.getMessageDigest().digest());
        }
    }

    @Test
    void namesAreThoseOfTheDocument() throws Exception {
        byte[] expected = theirs(new byte[3], false, 32);
        for (String name : new String[] {"BLAKE3", "BLAKE3-256", "blake3", "Blake3-256"}) {
            MessageDigest digest = MessageDigest.getInstance(name, RADDLE);
            assertArrayEquals(expected, digest.digest(new byte[3]), name);
            assertEquals("BLAKE3", digest.getAlgorithm());
            assertArrayEquals(new byte[][] {expected}, RaddleHash.digestMany(name, new byte[3]), name);
        }
        for (String name : new String[] {"HmacBLAKE3", "BLAKE3-512", "HmacBLAKE3-256"}) {
            assertThrows(NoSuchAlgorithmException.class, () -> MessageDigest.getInstance(name, RADDLE), name);
            assertThrows(NoSuchAlgorithmException.class, () -> Mac.getInstance(name, RADDLE), name);
            assertThrows(
                    NoSuchAlgorithmException.class,
                    () -> RaddleHash.macColumn(name, new byte[32], new byte[3], new int[] {0, 3}),
                    name);
        }
    }

    /** A refused key changes nothing: the previous key continues with its message. */
    @Test
    void keysOfOtherLengthsAreRefused() throws Exception {
        Mac mac = mac();
        byte[] message = bytes(new Random(43), 500);
        int[] offsets = {0, 500};
        mac.update(message, 0, 400);
        for (int len : new int[] {1, 16, 31, 33, 64, 65, 200}) {
            SecretKey wrong = new SecretKeySpec(new byte[len], "BLAKE3");
            String text = assertThrows(InvalidKeyException.class, () -> mac.init(wrong)).getMessage();
            assertEquals("The key has " + len + " bytes, and BLAKE3 needs 32", text);
            assertThrows(
                    IllegalStateException.class,
                    () -> {
                        Mac other = Mac.getInstance("BLAKE3", RADDLE);
                        assertThrows(InvalidKeyException.class, () -> other.init(wrong));
                        other.doFinal();
                    });
            text = assertThrows(
                            IllegalArgumentException.class,
                            () -> RaddleHash.macColumn("BLAKE3", new byte[len], message, offsets))
                    .getMessage();
            assertTrue(text.contains(len + " bytes") && text.contains("32"), text);
            assertThrows(
                    IllegalArgumentException.class,
                    () -> RaddleHash.hexColumn("BLAKE3", new byte[len], 1, message, offsets, new byte[64], new int[1]));
        }
        assertThrows(
                IllegalArgumentException.class, () -> RaddleHash.macColumn("BLAKE3", new byte[0], message, offsets));
        mac.update(message, 400, 100);
        assertArrayEquals(theirs(message, true, 32), mac.doFinal());
    }
}
