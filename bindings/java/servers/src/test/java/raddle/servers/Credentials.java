package raddle.servers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** Newly made RSA and elliptic-curve keys for 127.0.0.1, and the trust stores for them. */
final class Credentials {
    final KeyManagerFactory own;
    final TrustManagerFactory trusted;

    Credentials() throws Exception {
        Path folder = Files.createTempDirectory("raddle-servers");
        Path store = folder.resolve("keys.p12");
        char[] password = "changeit".toCharArray();
        KeyStore keys = KeyStore.getInstance("PKCS12");
        for (String algorithm : new String[] {"RSA", "EC"}) {
            Process keytool = new ProcessBuilder(
                            System.getProperty("java.home") + "/bin/keytool", "-genkeypair", "-alias", algorithm,
                            "-keyalg", algorithm, "-dname", "CN=localhost", "-ext", "san=ip:127.0.0.1", "-keystore",
                            store.toString(), "-storetype", "PKCS12", "-storepass", "changeit", "-validity", "2")
                    .redirectErrorStream(true)
                    .start();
            String output = new String(keytool.getInputStream().readAllBytes());
            assertEquals(0, keytool.waitFor(), output);
        }
        try (InputStream in = Files.newInputStream(store)) {
            keys.load(in, password);
        }
        Files.delete(store);
        Files.delete(folder);
        own = KeyManagerFactory.getInstance("PKIX");
        own.init(keys, password);
        trusted = TrustManagerFactory.getInstance("PKIX");
        trusted.init(keys);
    }

    SSLContext context() throws Exception {
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(own.getKeyManagers(), trusted.getTrustManagers(), null);
        return context;
    }
}
