package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static raddle.jca.Testing.RADDLE;
import static raddle.jca.Testing.bytes;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.security.Key;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Random;
import javax.crypto.Cipher;
import javax.crypto.KeyGenerator;
import javax.crypto.Mac;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;

/** Keys that were serialised. */
class KeysTest {
    private static SecretKey copy(Key key) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(key);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return (SecretKey) in.readObject();
        }
    }

    private static SecretKey made(String algorithm) throws Exception {
        return KeyGenerator.getInstance(algorithm).generateKey();
    }

    @Test
    void aSerialisedKeyOpensWhatTheKeySealed() throws Exception {
        Random random = new Random(30);
        for (String name : new String[] {"AES/GCM/NoPadding", "ChaCha20-Poly1305"}) {
            boolean isAes = name.startsWith("AES");
            SecretKey generated = made(isAes ? "AES" : "ChaCha20");
            byte[] nonce = bytes(random, 12);
            AlgorithmParameterSpec params = isAes ? new GCMParameterSpec(128, nonce) : new IvParameterSpec(nonce);
            for (SecretKey key : new SecretKey[] {
                generated, new SecretKeySpec(generated.getEncoded(), generated.getAlgorithm())
            }) {
                byte[] text = bytes(random, 1_000);
                Cipher cipher = Cipher.getInstance(name, RADDLE);
                cipher.init(Cipher.ENCRYPT_MODE, key, params);
                byte[] sealed = cipher.doFinal(text);
                // The key is the same, so the nonce is refused.
                assertThrows(Exception.class, () -> cipher.init(Cipher.ENCRYPT_MODE, copy(key), params));
                cipher.init(Cipher.DECRYPT_MODE, copy(key), params);
                assertArrayEquals(text, cipher.doFinal(sealed));
            }
        }
    }

    @Test
    void aSerialisedKeyAuthenticatesAsTheKey() throws Exception {
        for (String name : Testing.hmacNames()) {
            SecretKey key = made(name);
            Mac mac = Mac.getInstance(name, RADDLE);
            mac.init(key);
            byte[] tag = mac.doFinal(new byte[100]);
            mac.init(copy(key));
            assertArrayEquals(tag, mac.doFinal(new byte[100]));
        }
    }

    @Test
    void aWrappedKeyMayBeSerialised() throws Exception {
        SecretKey master = made("AES");
        SecretKey key = made("ChaCha20");
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding", RADDLE);
        cipher.init(Cipher.WRAP_MODE, master, new GCMParameterSpec(128, new byte[12]));
        byte[] wrapped = cipher.wrap(key);
        cipher.init(Cipher.UNWRAP_MODE, copy(master), new GCMParameterSpec(128, new byte[12]));
        Key opened = cipher.unwrap(wrapped, "ChaCha20", Cipher.SECRET_KEY);
        assertEquals(key, copy(opened));
    }
}
