package raddle.jca.bench;

import java.security.spec.AlgorithmParameterSpec;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Authenticated encryption of messages in arrays. Sealing uses a new nonce for each message. */
@State(Scope.Thread)
public class Aead {
    @Param("Raddle")
    String provider;

    @Param({"AES/GCM/NoPadding", "ChaCha20-Poly1305"})
    String algorithm;

    @Param({"128", "256", "1024", "4096", "8192", "16384", "65536", "1048576"})
    int bytes;

    private final byte[] iv = new byte[12];
    private long counter;
    private SecretKeySpec key;
    private Cipher sealer;
    private Cipher opener;
    private byte[] text;
    private byte[] sealed;
    private byte[] output;
    private AlgorithmParameterSpec opening;

    @Setup
    public void setUp() throws Exception {
        boolean isGcm = algorithm.startsWith("AES");
        key = new SecretKeySpec(new byte[isGcm ? 16 : 32], isGcm ? "AES" : "ChaCha20");
        sealer = Providers.cipher(provider, algorithm);
        opener = Providers.cipher(provider, algorithm);
        text = new byte[bytes];
        output = new byte[bytes + 16];
        opening = spec();
        sealer.init(Cipher.ENCRYPT_MODE, key, opening);
        sealed = sealer.doFinal(text);
    }

    private AlgorithmParameterSpec spec() {
        counter++;
        for (int i = 0; i < 8; i++) {
            iv[i] = (byte) (counter >> 8 * i);
        }
        return algorithm.startsWith("AES") ? new GCMParameterSpec(128, iv) : new IvParameterSpec(iv);
    }

    @Benchmark
    public int seal() throws Exception {
        sealer.init(Cipher.ENCRYPT_MODE, key, spec());
        return sealer.doFinal(text, 0, bytes, output, 0);
    }

    @Benchmark
    public int open() throws Exception {
        opener.init(Cipher.DECRYPT_MODE, key, opening);
        return opener.doFinal(sealed, 0, bytes + 16, output, 0);
    }

    /** Opens in place as JSSE does: the text replaces the record, which is copied there first. */
    @Benchmark
    public int openInPlace() throws Exception {
        System.arraycopy(sealed, 0, output, 0, bytes + 16);
        opener.init(Cipher.DECRYPT_MODE, key, opening);
        return opener.doFinal(output, 0, bytes + 16, output, 0);
    }

    /** In four parts. */
    @Benchmark
    public int sealParts() throws Exception {
        sealer.init(Cipher.ENCRYPT_MODE, key, spec());
        int part = bytes / 4;
        int done = 0;
        for (int i = 0; i < 3; i++) {
            done += sealer.update(text, i * part, part, output, done);
        }
        return sealer.doFinal(text, 3 * part, bytes - 3 * part, output, done);
    }
}
