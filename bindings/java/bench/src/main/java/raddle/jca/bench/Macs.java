package raddle.jca.bench;

import java.security.Provider;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** HMAC with SHA-256, and with MD5. */
@State(Scope.Thread)
public class Macs {
    @Param("Raddle")
    String provider;

    @Param({"64", "256", "1024", "4096"})
    int bytes;

    private Mac sha256;
    private Mac md5;
    private byte[] message;

    @Setup
    public void setUp() throws Exception {
        sha256 = made("HmacSHA256");
        md5 = made("HmacMD5");
        message = new byte[bytes];
    }

    private Mac made(String algorithm) throws Exception {
        Provider of = Providers.of(provider);
        Mac mac = of == null ? Mac.getInstance(algorithm) : Mac.getInstance(algorithm, of);
        mac.init(new SecretKeySpec(new byte[32], algorithm));
        return mac;
    }

    @Benchmark
    public byte[] hmacSha256() {
        return sha256.doFinal(message);
    }

    @Benchmark
    public byte[] hmacMd5() {
        return md5.doFinal(message);
    }
}
