package raddle.jca.bench;

import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.TrustManagerFactory;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** TLS 1.3 in memory: the client seals a record, and the server opens it. */
@State(Scope.Thread)
public class Tls {
    @Param("Raddle")
    String provider;

    @Param({"TLS_AES_128_GCM_SHA256", "TLS_CHACHA20_POLY1305_SHA256"})
    String suite;

    @Param("16384")
    int bytes;

    private SSLEngine client;
    private SSLEngine server;
    private final ByteBuffer toServer = ByteBuffer.allocate(1 << 17);
    private final ByteBuffer toClient = ByteBuffer.allocate(1 << 17);
    private final ByteBuffer received = ByteBuffer.allocate(1 << 17);
    private ByteBuffer message;

    @Setup
    public void setUp() throws Exception {
        if (!provider.equals("Raddle") && !provider.equals("JDK")) {
            throw new UnsupportedOperationException("JSSE uses the ciphers of the JDK or of raddle");
        }
        Providers.install(provider);
        Path folder = Files.createTempDirectory("raddle-tls");
        Path store = folder.resolve("keys.p12");
        new ProcessBuilder(
                        System.getProperty("java.home") + "/bin/keytool", "-genkeypair", "-alias", "key", "-keyalg",
                        "EC", "-dname", "CN=localhost", "-keystore", store.toString(), "-storetype", "PKCS12",
                        "-storepass", "changeit")
                .start()
                .waitFor();
        char[] password = "changeit".toCharArray();
        KeyStore keys = KeyStore.getInstance(store.toFile(), password);
        Files.delete(store);
        Files.delete(folder);
        KeyManagerFactory own = KeyManagerFactory.getInstance("PKIX");
        own.init(keys, password);
        TrustManagerFactory trusted = TrustManagerFactory.getInstance("PKIX");
        trusted.init(keys);
        SSLContext context = SSLContext.getInstance("TLSv1.3");
        context.init(own.getKeyManagers(), trusted.getTrustManagers(), null);
        client = context.createSSLEngine("localhost", 1);
        server = context.createSSLEngine();
        client.setUseClientMode(true);
        server.setUseClientMode(false);
        client.setEnabledCipherSuites(new String[] {suite});
        message = ByteBuffer.allocate(bytes);
        for (int turn = 0; turn < 50; turn++) {
            step(client, ByteBuffer.allocate(0), toServer, toClient);
            step(server, ByteBuffer.allocate(0), toClient, toServer);
        }
    }

    private void step(SSLEngine engine, ByteBuffer text, ByteBuffer out, ByteBuffer in) throws Exception {
        for (Runnable task; (task = engine.getDelegatedTask()) != null; ) {
            task.run();
        }
        if (engine.getHandshakeStatus() == javax.net.ssl.SSLEngineResult.HandshakeStatus.NEED_WRAP) {
            engine.wrap(text, out);
        }
        in.flip();
        engine.unwrap(in, received);
        in.compact();
    }

    @Benchmark
    public int record() throws Exception {
        message.clear();
        while (message.hasRemaining()) {
            client.wrap(message, toServer);
        }
        toServer.flip();
        received.clear();
        while (toServer.hasRemaining()) {
            if (server.unwrap(toServer, received).bytesConsumed() == 0) {
                throw new IllegalStateException("no record");
            }
        }
        toServer.clear();
        return received.position();
    }
}
