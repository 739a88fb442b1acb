package raddle.jca.bench;

import java.security.spec.AlgorithmParameterSpec;
import javax.crypto.Cipher;
import javax.crypto.spec.ChaCha20ParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** ChaCha20, and AES in counter mode. */
@State(Scope.Thread)
public class Keystream {
    @Param("Raddle")
    String provider;

    @Param({"ChaCha20", "AES/CTR/NoPadding"})
    String algorithm;

    @Param({"256", "1024", "4096", "16384"})
    int bytes;

    private final byte[] iv = new byte[16];
    private long counter;
    private SecretKeySpec key;
    private Cipher cipher;
    private byte[] text;
    private byte[] output;

    @Setup
    public void setUp() throws Exception {
        boolean isAes = algorithm.startsWith("AES");
        key = new SecretKeySpec(new byte[isAes ? 16 : 32], isAes ? "AES" : "ChaCha20");
        cipher = Providers.cipher(provider, algorithm);
        text = new byte[bytes];
        output = new byte[bytes];
    }

    @Benchmark
    public int encrypt() throws Exception {
        counter++;
        for (int i = 0; i < 8; i++) {
            iv[i] = (byte) (counter >> 8 * i);
        }
        AlgorithmParameterSpec spec = algorithm.startsWith("AES")
                ? new IvParameterSpec(iv)
                : new ChaCha20ParameterSpec(java.util.Arrays.copyOf(iv, 12), 1);
        cipher.init(Cipher.ENCRYPT_MODE, key, spec);
        return cipher.doFinal(text, 0, bytes, output, 0);
    }
}
