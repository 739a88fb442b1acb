package raddle.jca.bench;

import java.security.MessageDigest;
import java.security.Provider;
import javax.crypto.Mac;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Constructs an object, without using it. */
@State(Scope.Thread)
public class Construction {
    @Param("Raddle")
    String provider;

    @Param({"MD5", "SHA-256", "HmacSHA256"})
    String algorithm;

    private Provider of;

    @Setup
    public void setUp() {
        of = Providers.of(provider);
    }

    @Benchmark
    public Object make() throws Exception {
        if (algorithm.startsWith("Hmac")) {
            return of == null ? Mac.getInstance(algorithm) : Mac.getInstance(algorithm, of);
        }
        return of == null ? MessageDigest.getInstance(algorithm) : MessageDigest.getInstance(algorithm, of);
    }
}
