package raddle.jca.bench;

import java.security.Provider;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** HMAC with SHA-256. */
@State(Scope.Thread)
public class Macs {
    @Param("Raddle")
    String provider;

    @Param({"64", "256", "1024", "4096"})
    int bytes;

    private Mac mac;
    private byte[] message;

    @Setup
    public void setUp() throws Exception {
        Provider of = Providers.of(provider);
        mac = of == null ? Mac.getInstance("HmacSHA256") : Mac.getInstance("HmacSHA256", of);
        mac.init(new SecretKeySpec(new byte[32], "HmacSHA256"));
        message = new byte[bytes];
    }

    @Benchmark
    public byte[] hmacSha256() {
        return mac.doFinal(message);
    }
}
