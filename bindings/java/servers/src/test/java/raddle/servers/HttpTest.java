package raddle.servers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import javax.net.ssl.SSLParameters;
import org.eclipse.jetty.alpn.server.ALPNServerConnectionFactory;
import org.eclipse.jetty.http2.server.HTTP2ServerConnectionFactory;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.SslConnectionFactory;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.ssl.SslContextFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Jetty's HTTP/2 over TLS, with JDK clients that all send at once. In some connections, a bit is flipped: these
 * connections fail. */
class HttpTest {
    private static final int CLIENTS = 8;
    private static final int REQUESTS = 24;

    private static final Watched WATCHED = new Watched();
    private static Credentials credentials;

    @BeforeAll
    static void makeKeys() throws Exception {
        credentials = new Credentials();
    }

    @AfterAll
    static void leave() {
        Watched.remove();
    }

    /** A server that sends back what it receives. */
    private static Server server(String protocol, String suite) throws Exception {
        SslContextFactory.Server tls = new SslContextFactory.Server();
        tls.setSslContext(credentials.context());
        tls.setExcludeProtocols();
        tls.setIncludeProtocols(protocol);
        tls.setExcludeCipherSuites();
        tls.setIncludeCipherSuites(suite);
        HTTP2ServerConnectionFactory http = new HTTP2ServerConnectionFactory(new HttpConfiguration());
        ALPNServerConnectionFactory alpn = new ALPNServerConnectionFactory(http.getProtocol());
        Server server = new Server();
        ServerConnector connector =
                new ServerConnector(server, new SslConnectionFactory(tls, alpn.getProtocol()), alpn, http);
        connector.setHost("127.0.0.1");
        // On a busy machine, a connection may be idle for a long time: it must stay open.
        connector.setIdleTimeout(0);
        server.addConnector(connector);
        server.setHandler(new Handler.Abstract() {
            @Override
            public boolean handle(Request request, Response response, Callback callback) {
                Content.copy(request, response, callback);
                return true;
            }
        });
        server.start();
        return server;
    }

    /** A client with its own connection. */
    private static final class Client {
        final Relay relay;
        private final HttpClient http;
        private final Random random;

        Client(int serverPort, String protocol, String suite, int seed) throws Exception {
            relay = new Relay(serverPort);
            random = new Random(seed);
            SSLParameters params = new SSLParameters(new String[] {suite}, new String[] {protocol});
            http = HttpClient.newBuilder()
                    .version(HttpClient.Version.HTTP_2)
                    .sslContext(credentials.context())
                    .sslParameters(params)
                    .build();
        }

        /** Returns whether the answer equals the request; fails if the connection does. */
        CompletableFuture<Boolean> echo(int len) {
            byte[] body = new byte[len];
            random.nextBytes(body);
            HttpRequest request = HttpRequest.newBuilder(URI.create("https://127.0.0.1:" + relay.port() + "/"))
                    .POST(HttpRequest.BodyPublishers.ofByteArray(body))
                    .build();
            return http.sendAsync(request, HttpResponse.BodyHandlers.ofByteArray())
                    .thenApply(response -> response.version() == HttpClient.Version.HTTP_2
                            && response.statusCode() == 200
                            && Arrays.equals(body, response.body()));
        }
    }

    /** Counts the failed requests; all others must be right. */
    private static int failed(List<CompletableFuture<Boolean>> requests) throws InterruptedException {
        int failed = 0;
        for (CompletableFuture<Boolean> request : requests) {
            try {
                assertTrue(request.get(), "an answer is wrong");
            } catch (ExecutionException error) {
                failed++;
            }
        }
        return failed;
    }

    /** All clients send at once; the relays of some clients flip a bit. */
    private static void load(String protocol, String suite, List<Relay.Receiver> faults) throws Exception {
        long before = WATCHED.protecting(suite);
        Server server = server(protocol, suite);
        try {
            int port = ((ServerConnector) server.getConnectors()[0]).getLocalPort();
            List<Client> clients = new ArrayList<>();
            for (int number = 0; number < CLIENTS; number++) {
                Client client = new Client(port, protocol, suite, number);
                clients.add(client);
                assertTrue(client.echo(100).get(), "the first answer is wrong");
                if (number < faults.size()) {
                    client.relay.arm(faults.get(number));
                }
            }
            List<List<CompletableFuture<Boolean>>> requests = new ArrayList<>();
            for (Client client : clients) {
                requests.add(new ArrayList<>());
            }
            for (int number = 0; number < REQUESTS; number++) {
                for (int i = 0; i < CLIENTS; i++) {
                    Client client = clients.get(i);
                    requests.get(i).add(client.echo(20_000 + client.random.nextInt(200_000)));
                }
            }
            int lost = 0;
            for (int i = 0; i < CLIENTS; i++) {
                int failed = failed(requests.get(i));
                boolean isBroken = i < faults.size();
                assertEquals(isBroken ? 1 : 0, clients.get(i).relay.flipped());
                assertEquals(isBroken, failed > 0, "client " + i + ": " + failed + " requests failed");
                lost += failed;
            }
            // The server keeps running.
            for (Client client : clients) {
                assertTrue(client.echo(50_000).get(), "a later answer is wrong");
                client.relay.close();
            }
            WATCHED.check(suite, before, CLIENTS);
            System.out.println("report: HTTP/2, " + suite + ": " + CLIENTS * REQUESTS + " requests of " + CLIENTS
                    + " clients; the connections of " + faults.size() + " had a flipped bit, and " + lost
                    + " of their requests failed");
        } finally {
            server.stop();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "TLSv1.3, TLS_AES_128_GCM_SHA256",
        "TLSv1.3, TLS_CHACHA20_POLY1305_SHA256",
        "TLSv1.2, TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384"
    })
    void onlyConnectionsWithAFlippedBitFail(String protocol, String suite) throws Exception {
        WATCHED.install();
        load(protocol, suite, List.of(Relay.Receiver.SERVER, Relay.Receiver.CLIENT, Relay.Receiver.SERVER));
    }

    @Test
    void anotherProviderIsSeen() {
        Watched.remove();
        String suite = "TLS_AES_128_GCM_SHA256";
        assertThrows(AssertionError.class, () -> load("TLSv1.3", suite, List.of()));
    }
}
