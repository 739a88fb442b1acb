package raddle.jca;

import java.security.NoSuchAlgorithmException;
import java.security.Provider;
import java.util.List;
import java.util.Map;

/**
 * The provider {@code Raddle}. Where the native library can't be loaded it has no services, so that other providers are used;
 * {@link Raddle#loadingError} says why.
 */
public final class RaddleProvider extends Provider {
    private static final long serialVersionUID = 1L;

    /** The name of the provider. */
    public static final String NAME = "Raddle";

    private static final Map<String, String> RAW_KEYS = Map.of("SupportedKeyFormats", "RAW");

    /** Makes the provider; {@link Raddle#install} makes it the first. */
    public RaddleProvider() {
        super(NAME, "0.1", "raddle: AES-GCM, AES-CTR, ChaCha20-Poly1305, ChaCha20, SHA-2, MD5, HMAC");
        if (Library.ERROR == null) {
            register();
        }
    }

    private void register() {
        cipher("AES/GCM/NoPadding");
        cipher("AES_128/GCM/NoPadding", "2.16.840.1.101.3.4.1.6");
        cipher("AES_192/GCM/NoPadding", "2.16.840.1.101.3.4.1.26");
        cipher("AES_256/GCM/NoPadding", "2.16.840.1.101.3.4.1.46");
        cipher("AES/CTR/NoPadding");
        cipher("ChaCha20");
        cipher("ChaCha20-Poly1305", "1.2.840.113549.1.9.16.3.18");
        add("MessageDigest", "SHA-256", Map.of(), "SHA256", "2.16.840.1.101.3.4.2.1");
        add("MessageDigest", "SHA-224", Map.of(), "SHA224", "2.16.840.1.101.3.4.2.4");
        add("MessageDigest", "MD5", Map.of());
        add("Mac", "HmacSHA256", RAW_KEYS, "1.2.840.113549.2.9");
        add("Mac", "HmacSHA224", RAW_KEYS, "1.2.840.113549.2.8");
        add("Mac", "HmacMD5", RAW_KEYS);
    }

    private void cipher(String algorithm, String... oids) {
        add("Cipher", algorithm, RAW_KEYS, oids);
    }

    /** Registers a service. An object identifier is known with the prefix {@code OID.} too. */
    private void add(String type, String algorithm, Map<String, String> attributes, String... names) {
        List<String> aliases = new java.util.ArrayList<>(List.of(names));
        for (String name : names) {
            if (Character.isDigit(name.charAt(0))) {
                aliases.add("OID." + name);
            }
        }
        putService(new Made(this, type, algorithm, aliases, attributes));
    }

    /** A service whose objects are made without reflection. */
    private static final class Made extends Service {
        Made(Provider provider, String type, String algorithm, List<String> aliases, Map<String, String> attributes) {
            super(provider, type, algorithm, "raddle.jca." + type, aliases, attributes);
        }

        @Override
        public Object newInstance(Object parameter) throws NoSuchAlgorithmException {
            String algorithm = getAlgorithm();
            switch (getType()) {
                case "MessageDigest":
                    return new Digest(HashAlgorithm.of(algorithm));
                case "Mac":
                    return new HmacSpi(HashAlgorithm.ofMac(algorithm));
                default:
                    switch (algorithm) {
                        case "AES/CTR/NoPadding":
                            return new CtrSpi();
                        case "ChaCha20":
                            return new ChaCha20Spi();
                        case "ChaCha20-Poly1305":
                            return new ChaCha20Poly1305Spi();
                        default:
                            return GcmSpi.of(algorithm);
                    }
            }
        }
    }
}
