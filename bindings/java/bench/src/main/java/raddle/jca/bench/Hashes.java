package raddle.jca.bench;

import java.security.MessageDigest;
import java.security.Provider;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Hashes of single messages, with a reused object and with a new one. */
@State(Scope.Thread)
public class Hashes {
    @Param("Raddle")
    String provider;

    @Param({"SHA-256", "MD5"})
    String algorithm;

    @Param({"64", "256", "1024", "4096", "16384", "131072"})
    int bytes;

    private Provider of;
    private MessageDigest digest;
    private byte[] message;

    @Setup
    public void setUp() throws Exception {
        of = Providers.of(provider);
        digest = made();
        message = new byte[bytes];
    }

    private MessageDigest made() throws Exception {
        return of == null ? MessageDigest.getInstance(algorithm) : MessageDigest.getInstance(algorithm, of);
    }

    @Benchmark
    public byte[] hash() {
        return digest.digest(message);
    }

    @Benchmark
    public byte[] makeAndHash() throws Exception {
        return made().digest(message);
    }
}
