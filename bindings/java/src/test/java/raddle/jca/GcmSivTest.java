package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static raddle.jca.Testing.RADDLE;
import static raddle.jca.Testing.bytes;

import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;
import java.util.Random;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;

/** The differences between AES-GCM-SIV and AES-GCM. Other tests compare results. */
class GcmSivTest {
    private static final String NAME = "AES/GCM-SIV/NoPadding";

    private static Cipher started(int mode, Key key, AlgorithmParameterSpec params) throws Exception {
        Cipher cipher = Cipher.getInstance(NAME, RADDLE);
        cipher.init(mode, key, params);
        return cipher;
    }

    /** Texts on both sides of the length from which they are copied, in pieces: nothing is released before the end. */
    @Test
    void allTextWaitsForTheLastCall() throws Exception {
        Random random = new Random(21);
        Key key = new SecretKeySpec(bytes(random, 32), "AES");
        IvParameterSpec params = new IvParameterSpec(bytes(random, 12));
        int piece = Pieces.AEAD[AeadSpi.AES_GCM_SIV];
        for (int len : new int[] {0, 1, 100, piece - 1, piece, piece + 1, 300_000}) {
            byte[] aad = bytes(random, len / 2);
            byte[] text = bytes(random, len);
            Cipher whole = started(Cipher.ENCRYPT_MODE, key, params);
            whole.updateAAD(aad);
            byte[] sealed = whole.doFinal(text);
            assertEquals(len + 16, sealed.length);
            for (int mode : new int[] {Cipher.ENCRYPT_MODE, Cipher.DECRYPT_MODE}) {
                boolean seals = mode == Cipher.ENCRYPT_MODE;
                byte[] input = seals ? text : sealed;
                Cipher cipher = started(mode, key, params);
                cipher.updateAAD(aad);
                int cut = random.nextInt(input.length + 1);
                assertEquals(0, cipher.update(input, 0, cut, new byte[0], 0));
                assertEquals(seals ? len + 16 : len, cipher.getOutputSize(input.length - cut));
                assertArrayEquals(seals ? sealed : text, cipher.doFinal(input, cut, input.length - cut));
            }
            byte[] forged = sealed.clone();
            forged[random.nextInt(forged.length)] ^= 1;
            byte[] output = bytes(random, len + 1);
            output[len] = 7;
            Cipher opener = started(Cipher.DECRYPT_MODE, key, params);
            opener.updateAAD(aad);
            assertThrows(AEADBadTagException.class, () -> opener.doFinal(forged, 0, forged.length, output, 0));
            byte[] zeros = new byte[len + 1];
            zeros[len] = 7;
            assertArrayEquals(zeros, output);
        }
    }

    @Test
    void aNonceMayEncryptAgain() throws Exception {
        Key key = new SecretKeySpec(new byte[16], "AES");
        Cipher cipher = started(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(new byte[12]));
        byte[] sealed = cipher.doFinal(new byte[40]);
        assertArrayEquals(sealed, cipher.doFinal(new byte[40]));
        cipher.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(128, new byte[12]));
        assertArrayEquals(sealed, cipher.doFinal(new byte[40]));
        assertFalse(Arrays.equals(sealed, cipher.doFinal(new byte[41])));
        // Without parameters, the nonce is random.
        cipher.init(Cipher.ENCRYPT_MODE, key);
        assertEquals(12, cipher.getIV().length);
        sealed = cipher.doFinal(new byte[40]);
        Cipher opener = started(Cipher.DECRYPT_MODE, key, cipher.getParameters().getParameterSpec(GCMParameterSpec.class));
        assertArrayEquals(new byte[40], opener.doFinal(sealed));
    }

    @Test
    void keysAreWrapped() throws Exception {
        Key key = new SecretKeySpec(new byte[32], "AES");
        Key wrapped = new SecretKeySpec(bytes(new Random(22), 24), "AES");
        IvParameterSpec params = new IvParameterSpec(new byte[12]);
        byte[] sealed = started(Cipher.WRAP_MODE, key, params).wrap(wrapped);
        assertEquals(wrapped, started(Cipher.UNWRAP_MODE, key, params).unwrap(sealed, "AES", Cipher.SECRET_KEY));
    }

    @Test
    void wrongKeysAndParametersAreRefused() throws Exception {
        IvParameterSpec right = new IvParameterSpec(new byte[12]);
        for (int len : new int[] {15, 24, 33}) {
            Key key = new SecretKeySpec(new byte[len], "AES");
            assertThrows(InvalidKeyException.class, () -> started(Cipher.ENCRYPT_MODE, key, right));
            assertThrows(InvalidKeyException.class, () -> RaddleAead.aesGcmSiv(new byte[len]));
        }
        Key key = new SecretKeySpec(new byte[16], "AES");
        for (AlgorithmParameterSpec wrong : new AlgorithmParameterSpec[] {
            new IvParameterSpec(new byte[11]), new IvParameterSpec(new byte[16]), new GCMParameterSpec(120, new byte[12]),
            new GCMParameterSpec(128, new byte[13]), new javax.crypto.spec.PBEParameterSpec(new byte[12], 1)
        }) {
            assertThrows(
                    InvalidAlgorithmParameterException.class, () -> started(Cipher.ENCRYPT_MODE, key, wrong));
        }
        assertThrows(
                InvalidKeyException.class,
                () -> Cipher.getInstance("AES_256/GCM-SIV/NoPadding", RADDLE).init(Cipher.ENCRYPT_MODE, key, right));
    }
}
