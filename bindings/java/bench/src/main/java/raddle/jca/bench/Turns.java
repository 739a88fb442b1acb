package raddle.jca.bench;

import java.security.MessageDigest;
import java.security.Provider;
import java.security.Security;
import java.security.spec.AlgorithmParameterSpec;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.ChaCha20ParameterSpec;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * Compares a service with the JDK's, in turns, and prints the shortest time of a call for each. A turn takes less than
 * a millisecond, and there are hundreds: even on a busy machine, some are not interrupted.
 *
 * <p>Each virtual machine compares one algorithm, so that no other algorithm's calls are compiled with it.
 */
public final class Turns {
    private Turns() {}

    private static final int[] LENGTHS = {64, 256, 1024, 4096, 16384, 65536};
    private static final int TURNS = 400;
    private static final long TURN_NANOSECONDS = 400_000;
    private static final long WARM_NANOSECONDS = 700_000_000L;
    /** The time until the compilers know enough about the first length. */
    private static final long FIRST_NANOSECONDS = 4_000_000_000L;

    private static volatile Object result;

    interface Work {
        void run() throws Exception;
    }

    public static void main(String[] arguments) throws Exception {
        String name = arguments[0];
        boolean isDigest = name.startsWith("SHA") || name.startsWith("MD");
        Provider[] providers = {new raddle.jca.RaddleProvider(), Security.getProvider(isDigest ? "SUN" : "SunJCE")};
        for (int length : LENGTHS) {
            Work[] works = new Work[2];
            int[] calls = new int[2];
            for (int side = 0; side < 2; side++) {
                works[side] = work(providers[side], name, length);
                calls[side] = warm(works[side], length == LENGTHS[0] ? FIRST_NANOSECONDS : WARM_NANOSECONDS);
            }
            double[] least = {Double.MAX_VALUE, Double.MAX_VALUE};
            for (int turn = 0; turn < 2 * TURNS; turn++) {
                int side = turn % 2;
                least[side] = Math.min(least[side], nanoseconds(works[side], calls[side]));
            }
            System.out.printf("| %s | %d | %.0f | %.0f | %.2f |%n", name, length, least[0], least[1], least[1] / least[0]);
        }
    }

    /** Runs work until it is compiled, and returns how many calls fill a turn. */
    private static int warm(Work work, long time) throws Exception {
        double least = Double.MAX_VALUE;
        long begin = System.nanoTime();
        while (System.nanoTime() - begin < time) {
            least = Math.min(least, nanoseconds(work, 100));
        }
        return (int) Math.max(1, TURN_NANOSECONDS / least);
    }

    /** Returns the time of a call, in nanoseconds. */
    private static double nanoseconds(Work work, int calls) throws Exception {
        long begin = System.nanoTime();
        for (int i = 0; i < calls; i++) {
            work.run();
        }
        return (double) (System.nanoTime() - begin) / calls;
    }

    private static Work work(Provider provider, String name, int length) throws Exception {
        byte[] text = new byte[length];
        if (name.startsWith("SHA") || name.startsWith("MD")) {
            MessageDigest digest = MessageDigest.getInstance(name, provider);
            return () -> result = digest.digest(text);
        }
        if (name.startsWith("Hmac")) {
            Mac mac = Mac.getInstance(name, provider);
            mac.init(new SecretKeySpec(new byte[32], name));
            return () -> result = mac.doFinal(text);
        }
        boolean isAes = name.startsWith("AES");
        SecretKeySpec key = new SecretKeySpec(new byte[isAes ? 16 : 32], isAes ? "AES" : "ChaCha20");
        Cipher cipher = Cipher.getInstance(name, provider);
        byte[] output = new byte[length + 16];
        long[] count = {0};
        return () -> {
            cipher.init(Cipher.ENCRYPT_MODE, key, nonce(name, count[0]++));
            cipher.doFinal(text, 0, length, output, 0);
        };
    }

    /** Returns a nonce that was not used before: ciphers refuse repeated nonces. */
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
