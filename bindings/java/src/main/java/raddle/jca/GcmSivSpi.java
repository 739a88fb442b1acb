package raddle.jca;

import java.security.InvalidAlgorithmParameterException;
import java.security.spec.AlgorithmParameterSpec;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;

/**
 * AES-GCM-SIV (RFC 8452), with the names and parameters of Conscrypt. Two messages under one nonce reveal only whether
 * they are equal, so a nonce may encrypt again. The tag depends on the whole text, so all text waits for the last call.
 */
final class GcmSivSpi extends GcmSpi {
    private static final int NONCE = 12;

    GcmSivSpi(int keyLen) {
        super(AES_GCM_SIV, "GCM-SIV", keyLen);
    }

    @Override
    int pendingOf(int len) {
        return len;
    }

    @Override
    boolean encryptsOnce() {
        return false;
    }

    @Override
    boolean isKeyLength(int len) {
        return len == 16 || len == 32;
    }

    @Override
    GCMParameterSpec checked(AlgorithmParameterSpec params) throws InvalidAlgorithmParameterException {
        GCMParameterSpec spec;
        if (params instanceof IvParameterSpec) {
            spec = new GCMParameterSpec(8 * TAG_BYTES, ((IvParameterSpec) params).getIV());
        } else if (params instanceof GCMParameterSpec) {
            spec = (GCMParameterSpec) params;
        } else {
            throw new InvalidAlgorithmParameterException("AES-GCM-SIV needs a GCMParameterSpec or an IvParameterSpec");
        }
        int len = spec.getIV() == null ? 0 : spec.getIV().length;
        if (len != NONCE) {
            throw new InvalidAlgorithmParameterException("the nonce must have 12 bytes, and has " + len);
        }
        if (spec.getTLen() != 8 * TAG_BYTES) {
            throw new InvalidAlgorithmParameterException("the tag must have 128 bits, not " + spec.getTLen());
        }
        return spec;
    }
}
