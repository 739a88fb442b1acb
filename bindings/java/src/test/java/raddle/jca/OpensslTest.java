package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.Security;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** TLS 1.2 and 1.3 over loopback, with the provider first, against the program {@code openssl}: each side serves the other. */
@Tag("openssl")
class OpensslTest {
    private static final String[] KEYS = {"RSA", "EC"};
    private static final byte[] MESSAGE = Testing.bytes(new Random(50), 300_000);

    private static Path folder;
    private static boolean isThere;

    @BeforeAll
    static void makeKeys() throws Exception {
        try {
            isThere = Testing.run("openssl", "version") != null;
        } catch (java.io.IOException error) {
            return;
        }
        folder = Files.createTempDirectory("raddle-openssl");
        for (String key : KEYS) {
            Testing.run(
                    "openssl", "pkcs12", "-in", Testing.store(key).toString(), "-nodes", "-passin", "pass:changeit", "-out",
                    pem(key));
        }
        Files.write(folder.resolve("message"), MESSAGE);
        assertTrue(Raddle.install());
    }

    @AfterAll
    static void leave() throws Exception {
        Security.removeProvider("Raddle");
        if (folder != null) {
            try (java.util.stream.Stream<Path> all = Files.walk(folder)) {
                for (Path path : all.sorted(Comparator.reverseOrder()).toArray(Path[]::new)) {
                    Files.delete(path);
                }
            }
        }
    }

    private static String pem(String key) {
        return folder.resolve(key + ".pem").toString();
    }

    /** Returns the suites of a version that a key supports. */
    private static List<String> suites(SSLContext context, String protocol, String key) {
        List<String> suites = new ArrayList<>();
        for (String suite : context.getSupportedSSLParameters().getCipherSuites()) {
            boolean isOfKey = protocol.equals("TLSv1.3") || suite.contains(key.equals("RSA") ? "E_RSA" : "ECDHE_ECDSA");
            if (TlsTest.isPossible(protocol, suite) && isOfKey) {
                suites.add(suite);
            }
        }
        return suites;
    }

    private static void limit(javax.net.ssl.SSLParameters parameters, String protocol, String suite) {
        parameters.setProtocols(new String[] {protocol});
        parameters.setCipherSuites(new String[] {suite});
    }

    @Test
    void opensslServes() throws Exception {
        if (!isThere) {
            System.out.println("skipped: TLS against the program openssl, which is not here");
            return;
        }
        int count = 0;
        for (String key : KEYS) {
            Process server = new ProcessBuilder(
                            "openssl", "s_server", "-accept", "127.0.0.1:0", "-cert", pem(key), "-key", pem(key), "-WWW",
                            "-cipher", "ALL:@SECLEVEL=1")
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .start();
            try {
                BufferedReader printed = new BufferedReader(new InputStreamReader(server.getInputStream()));
                String line = printed.readLine();
                while (line != null && !line.startsWith("ACCEPT")) {
                    line = printed.readLine();
                }
                int port = Integer.parseInt(String.valueOf(line).replaceAll(".*:", "").trim());
                CompletableFuture.runAsync(() -> printed.lines().forEach(rest -> {}));
                SSLContext context = Testing.context(key);
                for (String protocol : new String[] {"TLSv1.2", "TLSv1.3"}) {
                    for (String suite : suites(context, protocol, key)) {
                        try (SSLSocket socket = (SSLSocket) context.getSocketFactory().createSocket("127.0.0.1", port)) {
                            javax.net.ssl.SSLParameters parameters = socket.getSSLParameters();
                            limit(parameters, protocol, suite);
                            socket.setSSLParameters(parameters);
                            socket.getOutputStream().write("GET /message HTTP/1.0\r\n\r\n".getBytes());
                            byte[] answer = socket.getInputStream().readAllBytes();
                            assertEquals(suite, socket.getSession().getCipherSuite());
                            int from = new String(answer, StandardCharsets.ISO_8859_1).indexOf("\r\n\r\n") + 4;
                            assertArrayEquals(MESSAGE, Arrays.copyOfRange(answer, from, answer.length), suite);
                            count++;
                        }
                    }
                }
            } finally {
                server.destroyForcibly().waitFor();
            }
        }
        assertTrue(count > 10, "few suites: " + count);
        System.out.println("report: TLS: " + count + " connections to openssl s_server");
    }

    @Test
    void opensslAsks() throws Exception {
        if (!isThere) {
            return;
        }
        int count = 0;
        for (String key : KEYS) {
            SSLContext context = Testing.context(key);
            for (String protocol : new String[] {"TLSv1.2", "TLSv1.3"}) {
                for (String suite : suites(context, protocol, key)) {
                    answer(context, protocol, suite);
                    count++;
                }
            }
        }
        assertTrue(count > 10, "few suites: " + count);
        System.out.println("report: TLS: " + count + " connections of openssl s_client");
    }

    /** Runs a server that sends back as many bytes as it has read, which equal the client's input. */
    private static void answer(SSLContext context, String protocol, String suite) throws Exception {
        try (SSLServerSocket listener = (SSLServerSocket) context.getServerSocketFactory()
                .createServerSocket(0, 1, java.net.InetAddress.getByName("127.0.0.1"))) {
            javax.net.ssl.SSLParameters parameters = listener.getSSLParameters();
            limit(parameters, protocol, suite);
            listener.setSSLParameters(parameters);
            CompletableFuture<byte[]> read = CompletableFuture.supplyAsync(() -> {
                try (SSLSocket socket = (SSLSocket) listener.accept()) {
                    byte[] received = socket.getInputStream().readNBytes(MESSAGE.length);
                    socket.getOutputStream().write(received);
                    assertEquals(suite, socket.getSession().getCipherSuite());
                    return received;
                } catch (java.io.IOException error) {
                    throw new java.io.UncheckedIOException(suite, error);
                }
            });
            Process client = new ProcessBuilder(
                            "openssl", "s_client", "-connect", "127.0.0.1:" + listener.getLocalPort(), "-quiet",
                            "-no_ign_eof", "-cipher", "ALL:@SECLEVEL=1", "-nocommands")
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            // If the client ends before it has connected, there is nothing to wait for.
            client.onExit().thenRun(() -> close(listener));
            try {
                OutputStream in = client.getOutputStream();
                in.write(MESSAGE);
                in.flush();
                byte[] back = client.getInputStream().readNBytes(MESSAGE.length);
                assertArrayEquals(MESSAGE, read.get(), suite);
                assertArrayEquals(MESSAGE, back, suite);
            } finally {
                client.destroyForcibly().waitFor();
            }
        }
    }

    private static void close(SSLServerSocket listener) {
        try {
            listener.close();
        } catch (java.io.IOException error) {
            throw new java.io.UncheckedIOException(error);
        }
    }
}
