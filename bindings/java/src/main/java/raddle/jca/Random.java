package raddle.jca;

import java.security.SecureRandom;

/** Random nonces for callers that pass none. */
final class Random {
    private Random() {}

    /** The generator, which is seeded when it is first needed. */
    private static final class Default {
        static final SecureRandom RANDOM = new SecureRandom();
    }

    static byte[] bytes(SecureRandom random, int len) {
        byte[] bytes = new byte[len];
        (random == null ? Default.RANDOM : random).nextBytes(bytes);
        return bytes;
    }
}
