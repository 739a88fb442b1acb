package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static raddle.jca.Testing.RADDLE;

import java.security.ProviderException;
import javax.crypto.Cipher;
import javax.crypto.spec.ChaCha20ParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The end of ChaCha20's keystream: no value of its counter is used twice, as in the JDK. */
class CounterTest {
    @ParameterizedTest
    @ValueSource(ints = {0, 1, -1, Integer.MIN_VALUE})
    void theKeystreamEnds(int counter) throws Exception {
        assertEquals("Raddle", RADDLE.getName());
        ChaCha20Spi cipher = new ChaCha20Spi();
        SecretKeySpec key = new SecretKeySpec(new byte[32], "ChaCha20");
        cipher.engineInit(Cipher.DECRYPT_MODE, key, new ChaCha20ParameterSpec(new byte[12], counter), null);
        byte[] first = cipher.engineUpdate(new byte[64], 0, 64);
        // All but two blocks of 256 GiB, without the work.
        for (long left = (64L << 32) - 3 * 64; left > 0; ) {
            left -= cipher.count((int) Math.min(left, Integer.MAX_VALUE));
        }
        byte[] output = new byte[129];
        assertThrows(ProviderException.class, () -> cipher.engineUpdate(new byte[129], 0, 129, output, 0));
        assertArrayEquals(new byte[129], output);
        assertEquals(128, cipher.engineUpdate(new byte[128], 0, 128, output, 0));
        assertThrows(ProviderException.class, () -> cipher.engineUpdate(new byte[1], 0, 1));
        assertThrows(ProviderException.class, () -> cipher.engineDoFinal(new byte[1], 0, 1));
        assertEquals(0, cipher.engineDoFinal(new byte[0], 0, 0).length);
        // Another message of the same nonce may be decrypted.
        assertArrayEquals(first, cipher.engineUpdate(new byte[64], 0, 64));
    }
}
