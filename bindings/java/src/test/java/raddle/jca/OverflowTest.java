package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static raddle.jca.Testing.RADDLE;
import static raddle.jca.Testing.bytes;
import static raddle.jca.Testing.macName;
import static raddle.jca.Testing.rounds;
import static raddle.jca.Testing.theirMac;
import static raddle.jca.Testing.theirs;

import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;
import java.util.Random;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.ChaCha20ParameterSpec;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Calls that a StackOverflowError ends at any place, also within the call of the library: an object that is used
 * afterwards must not use a key or a keystream that was never set.
 */
class OverflowTest {
    /** More objects than there are calls that overflow. */
    private static final int OBJECTS = 200;

    private static final byte[] TEXT = bytes(new Random(81), 64);

    interface Step {
        void run(int i) throws Exception;
    }

    /** Runs a step with object 0, 1, … and some more frames of free stack each time, until the stack suffices. */
    private static final class Dive implements Runnable {
        private final Step step;
        private final int stride;
        private int frames;
        private int overflows;
        private boolean isOver;

        Dive(int stride, Step step) {
            this.stride = stride;
            this.step = step;
        }

        /** Returns the number of calls that overflowed. */
        static int overflows(int stride, Step step) throws Exception {
            Dive dive = new Dive(stride, step);
            Thread thread = new Thread(null, dive, "dive", 1 << 19);
            thread.start();
            thread.join();
            return dive.overflows;
        }

        @Override
        public void run() {
            try {
                run();
            } catch (StackOverflowError end) {
                // The callers have more stack.
            }
            if (!isOver && overflows < OBJECTS && ++frames % stride == 0) {
                try {
                    step.run(overflows);
                    isOver = true;
                } catch (StackOverflowError end) {
                    overflows++;
                } catch (Exception error) {
                    throw new AssertionError(error);
                }
            }
        }
    }

    private static AlgorithmParameterSpec params(String name, Random random) {
        byte[] nonce = bytes(random, name.contains("CTR") ? 16 : 12);
        return name.equals("ChaCha20")
                ? new ChaCha20ParameterSpec(nonce, 1)
                : name.contains("GCM") ? new GCMParameterSpec(128, nonce) : new IvParameterSpec(nonce);
    }

    @ParameterizedTest
    @ValueSource(strings = {"AES/GCM/NoPadding", "ChaCha20-Poly1305", "ChaCha20", "AES/CTR/NoPadding"})
    void ciphersNeedTheirKeyAndTheirKeystream(String name) throws Exception {
        Random random = new Random(82);
        int compared = 0;
        for (int round = 0; round < rounds(40); round++) {
            boolean inits = round % 2 == 0;
            Cipher[] ciphers = new Cipher[OBJECTS];
            Key[] keys = new Key[OBJECTS];
            AlgorithmParameterSpec[] params = new AlgorithmParameterSpec[OBJECTS];
            for (int i = 0; i < OBJECTS; i++) {
                keys[i] = new SecretKeySpec(bytes(random, 32), "AES");
                params[i] = params(name, random);
                ciphers[i] = Cipher.getInstance(name, RADDLE);
                // Loads and compiles all classes, and sets another key.
                ciphers[i].init(Cipher.ENCRYPT_MODE, new SecretKeySpec(bytes(random, 32), "AES"), params(name, random));
                ciphers[i].update(TEXT, 0, TEXT.length, new byte[TEXT.length], 0);
                if (!inits) {
                    ciphers[i].init(Cipher.ENCRYPT_MODE, keys[i], params[i]);
                }
            }
            byte[] output = new byte[TEXT.length];
            int overflows = Dive.overflows(1 + round % 9, i -> {
                if (inits) {
                    ciphers[i].init(Cipher.ENCRYPT_MODE, keys[i], params[i]);
                } else {
                    ciphers[i].update(TEXT, 0, TEXT.length, output, 0);
                }
            });
            for (int i = 0; i < overflows; i++) {
                try {
                    if (inits) {
                        ciphers[i].init(Cipher.ENCRYPT_MODE, keys[i], params[i]);
                    }
                } catch (GeneralSecurityException isRepeated) {
                    // The nonce counts as used.
                    continue;
                }
                Cipher jdk = theirs(name);
                jdk.init(Cipher.ENCRYPT_MODE, keys[i], params[i]);
                byte[] result = ciphers[i].update(TEXT);
                // The call may have overflowed after its work was done.
                boolean isRight = Arrays.equals(jdk.update(TEXT), result) || !inits && Arrays.equals(jdk.update(TEXT), result);
                assertTrue(isRight, name + (inits ? " init" : " update") + " overflow " + i);
                compared++;
            }
        }
        assertTrue(compared > 0);
        System.out.println("report: " + name + ": " + compared + " ciphers went on after an overflow");
    }

    @ParameterizedTest
    @MethodSource("raddle.jca.Testing#hashes")
    void macsNeedTheirKey(HashAlgorithm hash) throws Exception {
        Random random = new Random(83);
        Key first = new SecretKeySpec(bytes(random, 32), "any");
        Key second = new SecretKeySpec(bytes(random, 32), "any");
        Mac jdk = theirMac(hash);
        jdk.init(first);
        byte[] ofFirst = jdk.doFinal(TEXT);
        jdk.init(second);
        byte[] ofSecond = jdk.doFinal();
        for (int round = 0; round < rounds(5); round++) {
            Mac[] macs = new Mac[OBJECTS];
            for (int i = 0; i < OBJECTS; i++) {
                macs[i] = Mac.getInstance(macName(hash), RADDLE);
                macs[i].init(second);
                macs[i].init(first);
                macs[i].update(TEXT);
            }
            int overflows = Dive.overflows(1 + 2 * round, i -> macs[i].init(second));
            for (int i = 0; i < overflows; i++) {
                byte[] tag = macs[i].doFinal();
                assertTrue(Arrays.equals(tag, ofFirst) || Arrays.equals(tag, ofSecond), hash + " overflow " + i);
            }
        }
    }

    /** A planted fault: a state that says too early that it is ready. */
    @Test
    void aStateThatIsReadyTooEarlyIsSeen() throws Exception {
        boolean[] isReady = new boolean[OBJECTS];
        int[] depths = new int[OBJECTS];
        int overflows = Dive.overflows(1, i -> {
            isReady[i] = true;
            depths[i] = depth(20);
        });
        assertTrue(overflows > 0);
        assertThrows(AssertionError.class, () -> {
            for (int i = 0; i < overflows; i++) {
                assertEquals(isReady[i] ? 20 : 0, depths[i]);
            }
        });
    }

    private static int depth(int calls) {
        return calls == 0 ? 0 : 1 + depth(calls - 1);
    }
}
