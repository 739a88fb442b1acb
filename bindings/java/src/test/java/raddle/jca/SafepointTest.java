package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Pattern;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The time that the virtual machine waits for all threads to stop, while 16 threads seal arrays of 64 MiB.
 *
 * <p>A thread stops once it has a processor and ends its call. If there are more threads than processors, the scheduler
 * decides when; this is also true for a loop in Java. So the median must be below a millisecond or, on a busy machine,
 * below eight times the median for such loops, which were not timed at the same moment. The longest wait is printed.
 *
 * <p>The test is meaningful only on an idle machine: `cargo xtask java --pauses` runs it, and other runs leave it out.
 */
@Tag("pauses")
class SafepointTest {
    private static final long MAX_NANOSECONDS = 1_000_000;
    private static final Pattern REACHING = Pattern.compile("Reaching safepoint: *(\\d+) ns");

    @ParameterizedTest
    @ValueSource(strings = {"UseG1GC", "UseParallelGC", "UseZGC"})
    void noCollectorWaits(String collector) throws Exception {
        long[] waits = waits(collector, "pieces");
        long most = most(collector, median(waits));
        System.out.println("report: time to safepoint, " + collector + ", Java " + Runtime.version().feature()
                + ": median " + median(waits) / 1000 + " us of " + most / 1000 + " allowed, longest "
                + waits[waits.length - 1] / 1000 + " us");
        assertTrue(median(waits) < most, median(waits) + " ns");
    }

    @Test
    void anUnboundedCallIsSeen() throws Exception {
        if (Runtime.version().feature() < 22) {
            System.out.println("skipped: a planted unbounded call, which by JNI stops collections and no safepoint");
            return;
        }
        long median = median(waits("UseG1GC", "whole"));
        assertTrue(median > most("UseG1GC", median), median + " ns");
    }

    /** Returns the longest median that is allowed; it is measured only if a millisecond was not enough. */
    private static long most(String collector, long median) throws Exception {
        return median < MAX_NANOSECONDS
                ? MAX_NANOSECONDS
                : Math.max(MAX_NANOSECONDS, 8 * median(waits(collector, "loops")));
    }

    private static long median(long[] waits) {
        return waits[waits.length / 2];
    }

    /** Returns the waits of a run, in order of length. */
    private static long[] waits(String collector, String how) throws Exception {
        Forked run = Forked.run(
                List.of("-XX:+" + collector, "-Xmx2g", "-Xms2g", "-Xlog:safepoint"), Load.class.getName(), how);
        assertEquals(0, run.status, run.output);
        String output = run.output.substring(run.output.indexOf("all threads seal"));
        long[] waits = REACHING.matcher(output).results().mapToLong(found -> Long.parseLong(found.group(1))).sorted().toArray();
        assertTrue(waits.length >= 15, run.output);
        return waits;
    }

    /** The program that the test runs. */
    static final class Load {
        public static void main(String[] arguments) throws Exception {
            boolean loops = arguments[0].equals("loops");
            if (arguments[0].equals("whole")) {
                Library.require();
                Pieces.AEAD[0] = Integer.MAX_VALUE;
            }
            // The planted calls are so long that the scheduler's share is small.
            boolean isWhole = arguments[0].equals("whole");
            int count = isWhole ? 2 : 16;
            int len = (isWhole ? 512 : 64) << 20;
            java.util.concurrent.CountDownLatch started = new java.util.concurrent.CountDownLatch(count);
            for (int i = 0; i < count; i++) {
                int number = i;
                Thread thread = new Thread(() -> {
                    if (loops) {
                        loop(started);
                    } else {
                        seal(number, len, started);
                    }
                });
                thread.setDaemon(true);
                thread.start();
            }
            started.await();
            System.out.println("all threads seal");
            for (int i = 0; i < 25; i++) {
                // Stops all threads.
                Thread.getAllStackTraces();
                Thread.sleep(5);
            }
            Runtime.getRuntime().halt(0);
        }

        /** Computes endlessly. */
        private static void loop(java.util.concurrent.CountDownLatch started) {
            started.countDown();
            for (long state = 1; state != 0; ) {
                state ^= state << 13;
                state ^= state >>> 7;
                state ^= state << 17;
            }
        }

        private static void seal(int number, int len, java.util.concurrent.CountDownLatch started) {
            try {
                byte[] text = new byte[len + 16];
                Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding", new RaddleProvider());
                SecretKeySpec key = new SecretKeySpec(new byte[16], "AES");
                byte[] iv = new byte[12];
                iv[0] = (byte) number;
                for (int i = 0; ; i++) {
                    iv[1] = (byte) i;
                    iv[2] = (byte) (i >> 8);
                    cipher.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(128, iv));
                    started.countDown();
                    cipher.doFinal(text, 0, len, text, 0);
                }
            } catch (Exception error) {
                error.printStackTrace();
                Runtime.getRuntime().halt(1);
            }
        }
    }
}
