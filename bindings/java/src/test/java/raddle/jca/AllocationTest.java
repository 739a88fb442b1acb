package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.security.MessageDigest;
import java.security.Provider;
import java.security.Security;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.ChaCha20ParameterSpec;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that compiled calls do not allocate more bytes than the JDK's.
 *
 * <p>Each algorithm runs in its own virtual machine, so that no other call changes what is inlined. The counting thread
 * waits for each compilation, and only one compiler works, using the interpreter's counts. So what is compiled, and
 * when, depends only on the number of calls, and not on how busy the machine is.
 */
class AllocationTest {
    private static final List<String> COMPILED_IN_TURN = List.of(
            "-Xmx256m", "-Xbatch", "-XX:-TieredCompilation", "-XX:CICompilerCount=1", "-XX:+UseSerialGC",
            // Before Java 17, counts decay with time.
            "-XX:+IgnoreUnrecognizedVMOptions", "-XX:-UseCounterDecay");

    @ParameterizedTest
    @MethodSource("names")
    void notMoreThanTheJdk(String name) throws Exception {
        assumeTrue(Testing.rounds(2) == 2, "an emulated processor takes long to compile");
        Forked run = Forked.run(COMPILED_IN_TURN, Compared.class.getName(), name);
        assertEquals(0, run.status, run.output);
    }

    static Stream<String> names() {
        Stream<String> hashes = Arrays.stream(Testing.hashes()).flatMap(hash -> Stream.of(hash.digestName, hash.macName()));
        // Keyed BLAKE3 has the name of the digest.
        return Stream.concat(
                Stream.of("AES/GCM/NoPadding", "ChaCha20-Poly1305", "ChaCha20", "AES/CTR/NoPadding"), hashes.distinct());
    }

    /** The program that the test above runs. */
    static final class Compared {
        private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        /** Calls whose bytes are counted together. */
        private static final int CALLS = 1_000;
        /** The number of calls that are counted: after some 10,000 calls the JDK has compiled everything. */
        private static final int ROUNDS = 20;
        /** The bytes that the JDK and the counting may add now and then. */
        private static final long SLACK = 8;

        interface Work {
            void run() throws Exception;
        }

        static volatile Object result;

        public static void main(String[] arguments) throws Exception {
            String name = arguments[0];
            // It loads the library, which the list of hashes asks for lengths.
            Provider raddle = new RaddleProvider();
            boolean isHash = isHash(name);
            Provider jdk = Security.getProvider(isHash ? "SUN" : "SunJCE");
            // The JDK has no BLAKE3, and a SHA-256 digest has the same length.
            String jdkName = name.equals("BLAKE3") ? "SHA-256" : name;
            List<String> calls = isHash || name.startsWith("Hmac") ? List.of("hash") : List.of("encrypt", "decrypt");
            for (String call : calls) {
                // Before Java 21, SunJCE's ChaCha20 does not decrypt twice under one nonce.
                if (call.equals("decrypt") && Runtime.version().feature() < 21) {
                    continue;
                }
                long leastOfJdk = least(work(jdk, jdkName, call.equals("encrypt")));
                long least = least(work(raddle, name, call.equals("encrypt")));
                System.out.println(name + " " + call + " allocates " + least + " bytes, the JDK's " + leastOfJdk);
                if (least > leastOfJdk + SLACK) {
                    System.exit(1);
                }
            }
            Work theirs = work(jdk, jdkName, true);
            long planted = least(() -> {
                theirs.run();
                result = new byte[16];
            });
            long leastOfJdk = least(work(jdk, jdkName, true));
            if (planted <= leastOfJdk + SLACK) {
                System.out.println(planted + " bytes of a planted call were not seen, the JDK's are " + leastOfJdk);
                System.exit(1);
            }
        }

        /** Returns whether an algorithm is a digest. The library must be loaded. */
        private static boolean isHash(String name) {
            return Arrays.stream(Testing.hashes()).anyMatch(hash -> hash.digestName.equals(name));
        }

        /** Returns the fewest bytes that a call allocates in a round. */
        private static long least(Work work) throws Exception {
            long least = Long.MAX_VALUE;
            for (int round = 0; round < ROUNDS; round++) {
                least = Math.min(least, allocated(work));
            }
            return least;
        }

        /** Returns the bytes that a call allocates. */
        private static long allocated(Work work) throws Exception {
            long thread = Thread.currentThread().getId();
            long before = THREADS.getThreadAllocatedBytes(thread);
            for (int i = 0; i < CALLS; i++) {
                work.run();
            }
            return (THREADS.getThreadAllocatedBytes(thread) - before) / CALLS;
        }

        private static Work work(Provider provider, String name, boolean encrypts) throws Exception {
            byte[] text = new byte[1024];
            if (isHash(name)) {
                MessageDigest digest = MessageDigest.getInstance(name, provider);
                return () -> {
                    digest.update(text, 0, 100);
                    result = digest.digest(text);
                };
            }
            if (name.startsWith("Hmac")) {
                Mac mac = Mac.getInstance(name, provider);
                mac.init(new SecretKeySpec(new byte[32], name));
                return () -> result = mac.doFinal(text);
            }
            boolean isAes = name.startsWith("AES");
            SecretKeySpec key = new SecretKeySpec(new byte[32], isAes ? "AES" : "ChaCha20");
            Cipher cipher = Cipher.getInstance(name, provider);
            byte[] output = new byte[text.length + 16];
            int mode = encrypts ? Cipher.ENCRYPT_MODE : Cipher.DECRYPT_MODE;
            cipher.init(Cipher.ENCRYPT_MODE, key, nonce(name, -1));
            boolean isAead = !name.equals("ChaCha20") && !name.contains("CTR");
            if (isAead) {
                cipher.updateAAD(text, 0, 20);
            }
            byte[] input = encrypts ? text : cipher.doFinal(text);
            long[] count = {0};
            return () -> {
                cipher.init(mode, key, nonce(name, encrypts ? count[0]++ : -1));
                if (isAead) {
                    cipher.updateAAD(text, 0, 20);
                }
                cipher.doFinal(input, 0, input.length, output, 0);
            };
        }

        private static AlgorithmParameterSpec nonce(String name, long number) {
            byte[] nonce = new byte[name.equals("AES/CTR/NoPadding") ? 16 : 12];
            for (int i = 0; i < 8; i++) {
                nonce[i] = (byte) (number >> 8 * i);
            }
            switch (name) {
                case "AES/GCM/NoPadding":
                    return new GCMParameterSpec(128, nonce);
                case "ChaCha20":
                    return new ChaCha20ParameterSpec(nonce, 1);
                default:
                    return new IvParameterSpec(nonce);
            }
        }
    }
}
