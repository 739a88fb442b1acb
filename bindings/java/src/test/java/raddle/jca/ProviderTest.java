package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.security.MessageDigest;
import java.security.Provider;
import org.junit.jupiter.api.Test;

class ProviderTest {
    @Test
    void hashes() throws Exception {
        assertNull(Raddle.loadingError());
        Provider provider = new RaddleProvider();
        MessageDigest digest = MessageDigest.getInstance("SHA-256", provider);
        assertEquals(32, digest.digest(new byte[3]).length);
        System.out.println(java.util.Arrays.toString(Pieces.AEAD) + java.util.Arrays.toString(Pieces.HASH) + java.util.Arrays.toString(Pieces.STREAM));
    }
}
