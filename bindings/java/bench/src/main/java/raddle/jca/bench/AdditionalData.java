package raddle.jca.bench;

import javax.crypto.Cipher;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Poly1305 through ChaCha20-Poly1305: additional data without a text. */
@State(Scope.Thread)
public class AdditionalData {
    @Param("Raddle")
    String provider;

    @Param({"64", "256", "1024", "16384", "1048576"})
    int bytes;

    private final byte[] iv = new byte[12];
    private final SecretKeySpec key = new SecretKeySpec(new byte[32], "ChaCha20");
    private long counter;
    private Cipher cipher;
    private byte[] data;

    @Setup
    public void setUp() throws Exception {
        cipher = Providers.cipher(provider, "ChaCha20-Poly1305");
        data = new byte[bytes];
    }

    @Benchmark
    public byte[] authenticate() throws Exception {
        counter++;
        for (int i = 0; i < 8; i++) {
            iv[i] = (byte) (counter >> 8 * i);
        }
        cipher.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(iv));
        cipher.updateAAD(data);
        return cipher.doFinal();
    }
}
