package raddle.servers;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.security.NoSuchAlgorithmException;
import java.security.Provider;
import java.security.Security;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import raddle.jca.RaddleProvider;

/** The raddle provider, which counts the objects that it makes, so that tests know that TLS used this provider and no
 * other. */
final class Watched extends Provider {
    private static final long serialVersionUID = 1L;
    private static final String NAME = "Watched";

    private final transient Map<String, LongAdder> made = new ConcurrentHashMap<>();

    Watched() {
        super(NAME, "1", "the provider of raddle, watched");
        for (Service service : new RaddleProvider().getServices()) {
            String type = service.getType();
            String algorithm = service.getAlgorithm();
            putService(new Service(this, type, algorithm, service.getClassName(), List.of(), Map.of()) {
                @Override
                public Object newInstance(Object parameter) throws NoSuchAlgorithmException {
                    made.computeIfAbsent(type + " " + algorithm, name -> new LongAdder()).increment();
                    return service.newInstance(parameter);
                }
            });
        }
    }

    /** Makes this provider the first one. */
    void install() {
        remove();
        Security.insertProviderAt(this, 1);
    }

    static void remove() {
        Security.removeProvider(NAME);
    }

    /** Returns the number of objects that were created to protect the records of a suite. */
    long protecting(String suite) {
        String service = suite.contains("GCM")
                ? "Cipher AES/GCM/NoPadding"
                : suite.contains("CHACHA20") ? "Cipher ChaCha20-Poly1305" : "Mac HmacSHA256";
        LongAdder count = made.get(service);
        return count == null ? 0 : count.sum();
    }

    /** Throws if fewer objects were made since then than two sides need, both of which send and receive. */
    void check(String suite, long before, int connections) {
        long now = protecting(suite) - before;
        assertTrue(now >= 4L * connections, suite + ": raddle made " + now + " for " + connections + " connections");
    }
}
