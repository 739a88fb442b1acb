package raddle.jca;

import java.security.AlgorithmParametersSpi;
import java.security.NoSuchAlgorithmException;
import java.security.Provider;
import java.security.Security;
import java.util.List;
import java.util.Map;

/**
 * The provider {@code Raddle}. If the native library can't be loaded, the provider has no services, so that other
 * providers are used; {@link Raddle#loadingError} returns the reason.
 *
 * <p>Services that are slower than the JDK's are left to the JDK. If the property {@code raddle.services} has the value
 * {@code all}, the provider offers these services too. The property is read when a provider is created.
 */
public final class RaddleProvider extends Provider {
    private static final long serialVersionUID = 1L;

    /** The name of the provider. */
    public static final String NAME = "Raddle";

    private static final Map<String, String> RAW_KEYS = Map.of("SupportedKeyFormats", "RAW");

    /** Whether the provider also offers services that are slower than the JDK's. */
    private final boolean offersAll;

    /** Creates the provider. {@link Raddle#install} makes it the first one. */
    public RaddleProvider() {
        this("all".equals(System.getProperty("raddle.services")));
    }

    /** Creates a provider of all services, or only of those that are not slower than the JDK's. */
    RaddleProvider(boolean offersAll) {
        super(NAME, "0.1", "raddle: AES-GCM, AES-GCM-SIV, AES-CTR, ChaCha20-Poly1305, ChaCha20, SHA-2, SHA-1, MD5, BLAKE3, HMAC");
        this.offersAll = offersAll;
        if (Library.ERROR == null) {
            register();
        }
    }

    /**
     * Returns whether the JDK's own service is faster for messages of some length. Before Java 22, calls go through
     * JNI, and just the call takes longer than the JDK needs for a short message. MD5 has an intrinsic from Java 16 on,
     * ChaCha20 from Java 20 on. Before Java 16, the JDK's ChaCha20 is faster for one block.
     */
    private static boolean isFasterInJdk(String algorithm) {
        int java = Runtime.version().feature();
        if (java >= 22) {
            return false;
        }
        switch (algorithm) {
            case "AES/CTR/NoPadding":
                return true;
            case "MD5":
                return java >= 16;
            case "ChaCha20":
                return java < 16 || java >= 20;
            default:
                return algorithm.startsWith("SHA-");
        }
    }

    private void register() {
        cipher("AES/GCM/NoPadding", GcmSpi.class, () -> new GcmSpi(GcmSpi.ANY_KEY));
        cipher("AES_128/GCM/NoPadding", GcmSpi.class, () -> new GcmSpi(16), "2.16.840.1.101.3.4.1.6");
        cipher("AES_192/GCM/NoPadding", GcmSpi.class, () -> new GcmSpi(24), "2.16.840.1.101.3.4.1.26");
        cipher("AES_256/GCM/NoPadding", GcmSpi.class, () -> new GcmSpi(32), "2.16.840.1.101.3.4.1.46");
        cipher("AES/GCM-SIV/NoPadding", GcmSivSpi.class, () -> new GcmSivSpi(GcmSpi.ANY_KEY));
        cipher("AES_128/GCM-SIV/NoPadding", GcmSivSpi.class, () -> new GcmSivSpi(16));
        cipher("AES_256/GCM-SIV/NoPadding", GcmSivSpi.class, () -> new GcmSivSpi(32));
        cipher("AES/CTR/NoPadding", CtrSpi.class, CtrSpi::new);
        cipher("ChaCha20", ChaCha20Spi.class, ChaCha20Spi::new);
        cipher("ChaCha20-Poly1305", ChaCha20Poly1305Spi.class, ChaCha20Poly1305Spi::new, "1.2.840.113549.1.9.16.3.18");
        for (String algorithm : List.of("AES", "GCM", "ChaCha20-Poly1305")) {
            add("AlgorithmParameters", algorithm, AlgorithmParametersSpi.class, Map.of(), () -> parameters(algorithm));
        }
        for (HashAlgorithm hash : HashAlgorithm.values()) {
            add("MessageDigest", hash.digestName, Digest.class, Map.of(), () -> new Digest(hash), hash.otherNames);
            String[] oids = hash.macOid == null ? new String[0] : new String[] {hash.macOid};
            add("Mac", hash.macName(), HmacSpi.class, RAW_KEYS, () -> new HmacSpi(hash), oids);
        }
    }

    /** Creates the JDK's parameters. A {@code SealedObject} asks the provider of its cipher for parameters. */
    private static Object parameters(String algorithm) throws NoSuchAlgorithmException {
        Provider jdk = Security.getProvider("SunJCE");
        if (jdk == null) {
            throw new NoSuchAlgorithmException("the parameters of " + algorithm + " need the provider SunJCE");
        }
        return jdk.getService("AlgorithmParameters", algorithm).newInstance(null);
    }

    private void cipher(String algorithm, Class<?> spi, Maker maker, String... oids) {
        add("Cipher", algorithm, spi, RAW_KEYS, maker, oids);
    }

    /** Returns a provider of the same services, because {@link Provider} reads a service back only by its class name. */
    private Object readResolve() {
        return new RaddleProvider(offersAll);
    }

    /** Registers an offered service. An object identifier is also registered with the prefix {@code OID.}. */
    private void add(
            String type, String algorithm, Class<?> spi, Map<String, String> attributes, Maker maker, String... names) {
        if (!offersAll && isFasterInJdk(algorithm)) {
            return;
        }
        List<String> aliases = new java.util.ArrayList<>(List.of(names));
        for (String name : names) {
            if (Character.isDigit(name.charAt(0))) {
                aliases.add("OID." + name);
            }
        }
        putService(new Made(this, type, algorithm, spi, aliases, attributes, maker));
    }

    private interface Maker {
        Object make() throws NoSuchAlgorithmException;
    }

    /** A service that creates its objects without reflection, and without looking up its name. */
    private static final class Made extends Service {
        private final Maker maker;

        Made(
                Provider provider,
                String type,
                String algorithm,
                Class<?> spi,
                List<String> aliases,
                Map<String, String> attributes,
                Maker maker) {
            super(provider, type, algorithm, spi.getName(), aliases, attributes);
            this.maker = maker;
        }

        @Override
        public Object newInstance(Object parameter) throws NoSuchAlgorithmException {
            return maker.make();
        }
    }
}
