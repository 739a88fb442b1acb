package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static raddle.jca.Testing.RADDLE;
import static raddle.jca.Testing.bytes;
import static raddle.jca.Testing.outcome;
import static raddle.jca.Testing.rounds;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.security.Provider;
import java.security.Security;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;
import java.util.Random;
import javax.crypto.Cipher;
import javax.crypto.CipherInputStream;
import javax.crypto.CipherOutputStream;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Streams that are interrupted, closed too early, cut off or forged: the output and the exceptions equal SunJCE's. */
class StreamsTest {
    private static final Provider JDK = Security.getProvider("SunJCE");
    private static final SecretKey KEY = new SecretKeySpec(new byte[32], "AES");

    private static Cipher cipher(String name, Provider provider, int mode) throws Exception {
        AlgorithmParameterSpec params = name.startsWith("AES/GCM")
                ? new GCMParameterSpec(128, new byte[12])
                : new IvParameterSpec(new byte[name.startsWith("AES") ? 16 : 12]);
        Cipher cipher = Cipher.getInstance(name, provider);
        cipher.init(mode, KEY, params);
        return cipher;
    }

    /** Fails once, after `left` bytes, as a read or write that is interrupted does. */
    private static final class Fault {
        private int left;
        private boolean failed;

        Fault(int left) {
            this.left = left;
        }

        void pass(int len) throws IOException {
            left -= len;
            if (left < 0 && !failed) {
                failed = true;
                throw new InterruptedIOException();
            }
        }
    }

    private static InputStream interrupted(byte[] from, int after) {
        Fault fault = new Fault(after);
        return new FilterInputStream(new ByteArrayInputStream(from)) {
            @Override
            public int read(byte[] to, int at, int len) throws IOException {
                int most = Math.min(len, 700);
                fault.pass(most);
                return super.read(to, at, most);
            }
        };
    }

    private static OutputStream interrupted(OutputStream to, int after) {
        Fault fault = new Fault(after);
        return new FilterOutputStream(to) {
            @Override
            public void write(byte[] from, int at, int len) throws IOException {
                fault.pass(len);
                out.write(from, at, len);
            }
        };
    }

    /** Reads a stream in pieces, continues after an exception, and finally closes the stream. */
    private static String read(InputStream from, int piece, int most) {
        ByteArrayOutputStream read = new ByteArrayOutputStream();
        StringBuilder thrown = new StringBuilder();
        byte[] buffer = new byte[piece];
        for (int turn = 0; turn < 1_000 && read.size() < most; turn++) {
            try {
                int len = from.read(buffer);
                if (len < 0) {
                    break;
                }
                read.write(buffer, 0, len);
            } catch (IOException error) {
                thrown.append(error.getClass().getSimpleName()).append(' ');
            }
        }
        thrown.append(outcome(() -> {
            from.close();
            return "closed";
        }));
        return thrown + " " + outcome(read::toByteArray);
    }

    private static String write(OutputStream to, ByteArrayOutputStream written, byte[] text, int piece) {
        StringBuilder thrown = new StringBuilder();
        for (int at = 0; at < text.length; at += piece) {
            try {
                to.write(text, at, Math.min(piece, text.length - at));
            } catch (IOException error) {
                thrown.append(error.getClass().getSimpleName()).append(' ');
            }
        }
        thrown.append(outcome(() -> {
            to.close();
            return "closed";
        }));
        return thrown + " " + outcome(written::toByteArray);
    }

    @ParameterizedTest
    @ValueSource(strings = {"AES/GCM/NoPadding", "ChaCha20-Poly1305", "AES/CTR/NoPadding"})
    void brokenStreamsGiveWhatTheJdkGives(String name) throws Exception {
        Random random = new Random(40);
        for (int round = 0; round < rounds(200); round++) {
            byte[] text = bytes(random, random.nextInt(20_000));
            byte[] sealed = cipher(name, JDK, Cipher.ENCRYPT_MODE).doFinal(text);
            int piece = 1 + random.nextInt(3_000);
            int after = random.nextInt(25_000);
            int most = random.nextBoolean() ? Integer.MAX_VALUE : random.nextInt(text.length + 1);
            byte[] broken = Arrays.copyOf(sealed, random.nextInt(sealed.length + 1));
            byte[] forged = sealed.clone();
            if (forged.length > 0) {
                forged[random.nextInt(forged.length)] ^= 4;
            }
            String[][] outcomes = new String[2][];
            for (int side = 0; side < 2; side++) {
                Provider provider = side == 0 ? RADDLE : JDK;
                ByteArrayOutputStream[] written = {new ByteArrayOutputStream(), new ByteArrayOutputStream()};
                outcomes[side] = new String[] {
                    read(new CipherInputStream(interrupted(text, after), cipher(name, provider, 1)), piece, most),
                    read(new CipherInputStream(interrupted(sealed, after), cipher(name, provider, 2)), piece, most),
                    read(new CipherInputStream(interrupted(broken, 1 << 20), cipher(name, provider, 2)), piece, most),
                    read(new CipherInputStream(interrupted(forged, 1 << 20), cipher(name, provider, 2)), piece, most),
                    write(new CipherOutputStream(interrupted(written[0], after), cipher(name, provider, 1)), written[0],
                            text, piece),
                    write(new CipherOutputStream(interrupted(written[1], after), cipher(name, provider, 2)), written[1],
                            round % 3 == 0 ? broken : sealed, piece),
                };
            }
            for (int what = 0; what < outcomes[0].length; what++) {
                assertEquals(outcomes[1][what], outcomes[0][what], name + " round " + round + " stream " + what);
            }
        }
    }

    /** An interrupted thread continues: no call waits, so none ends early. */
    @ParameterizedTest
    @ValueSource(strings = {"AES/GCM/NoPadding", "ChaCha20-Poly1305"})
    void anInterruptedThreadSealsTheWholeMessage(String name) throws Exception {
        byte[] text = bytes(new Random(41), 1 << 20);
        String expected = outcome(() -> cipher(name, JDK, Cipher.ENCRYPT_MODE).doFinal(text));
        Thread.currentThread().interrupt();
        String sealed = outcome(() -> cipher(name, RADDLE, Cipher.ENCRYPT_MODE).doFinal(text));
        boolean isInterrupted = Thread.interrupted();
        assertEquals(expected, sealed);
        assertTrue(isInterrupted, "the interrupt was lost");
    }
}
