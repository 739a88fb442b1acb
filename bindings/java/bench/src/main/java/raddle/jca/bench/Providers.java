package raddle.jca.bench;

import java.security.Provider;
import java.security.Security;
import javax.crypto.Cipher;

/** The providers that are compared. */
final class Providers {
    private Providers() {}

    /** Returns a provider by name, or null for the JDK's providers. */
    static Provider of(String name) {
        switch (name) {
            case "Raddle":
                return new raddle.jca.RaddleProvider();
            case "ACCP":
                return com.amazon.corretto.crypto.provider.AmazonCorrettoCryptoProvider.INSTANCE;
            case "Conscrypt":
                return org.conscrypt.Conscrypt.newProvider();
            case "BC":
                return new org.bouncycastle.jce.provider.BouncyCastleProvider();
            default:
                return null;
        }
    }

    static Cipher cipher(String provider, String algorithm) throws Exception {
        Provider of = of(provider);
        return of == null ? Cipher.getInstance(algorithm) : Cipher.getInstance(algorithm, of);
    }

    /** Makes a provider the first one. */
    static void install(String provider) {
        Provider of = of(provider);
        if (of != null) {
            Security.insertProviderAt(of, 1);
        }
    }
}
