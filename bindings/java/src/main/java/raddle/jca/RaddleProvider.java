package raddle.jca;

import java.security.Provider;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

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
        cipher("AES/GCM/NoPadding", () -> new GcmSpi(GcmSpi.ANY_KEY));
        cipher("AES_128/GCM/NoPadding", () -> new GcmSpi(16), "2.16.840.1.101.3.4.1.6");
        cipher("AES_192/GCM/NoPadding", () -> new GcmSpi(24), "2.16.840.1.101.3.4.1.26");
        cipher("AES_256/GCM/NoPadding", () -> new GcmSpi(32), "2.16.840.1.101.3.4.1.46");
        cipher("AES/CTR/NoPadding", CtrSpi::new);
        cipher("ChaCha20", ChaCha20Spi::new);
        cipher("ChaCha20-Poly1305", ChaCha20Poly1305Spi::new, "1.2.840.113549.1.9.16.3.18");
        digest("SHA-256", () -> new Digest(HashAlgorithm.SHA256), "SHA256", "2.16.840.1.101.3.4.2.1");
        digest("SHA-224", () -> new Digest(HashAlgorithm.SHA224), "SHA224", "2.16.840.1.101.3.4.2.4");
        digest("MD5", () -> new Digest(HashAlgorithm.MD5));
        mac("HmacSHA256", () -> new HmacSpi(HashAlgorithm.SHA256), "1.2.840.113549.2.9");
        mac("HmacSHA224", () -> new HmacSpi(HashAlgorithm.SHA224), "1.2.840.113549.2.8");
        mac("HmacMD5", () -> new HmacSpi(HashAlgorithm.MD5));
    }

    private void cipher(String algorithm, Supplier<Object> maker, String... oids) {
        add("Cipher", algorithm, RAW_KEYS, maker, oids);
    }

    private void digest(String algorithm, Supplier<Object> maker, String... names) {
        add("MessageDigest", algorithm, Map.of(), maker, names);
    }

    private void mac(String algorithm, Supplier<Object> maker, String... oids) {
        add("Mac", algorithm, RAW_KEYS, maker, oids);
    }

    /** Registers a service. An object identifier is known with the prefix {@code OID.} too. */
    private void add(
            String type, String algorithm, Map<String, String> attributes, Supplier<Object> maker, String... names) {
        List<String> aliases = new java.util.ArrayList<>(List.of(names));
        for (String name : names) {
            if (Character.isDigit(name.charAt(0))) {
                aliases.add("OID." + name);
            }
        }
        putService(new Made(this, type, algorithm, aliases, attributes, maker));
    }

    /** A service whose objects are made without reflection, and without a look at its name. */
    private static final class Made extends Service {
        private final Supplier<Object> maker;

        Made(
                Provider provider,
                String type,
                String algorithm,
                List<String> aliases,
                Map<String, String> attributes,
                Supplier<Object> maker) {
            super(provider, type, algorithm, "raddle.jca." + type, aliases, attributes);
            this.maker = maker;
        }

        @Override
        public Object newInstance(Object parameter) {
            return maker.get();
        }
    }
}
