package raddle.servers;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslHandler;
import io.netty.handler.ssl.SslProvider;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Netty with the JDK's engine, as client and server, over a relay that flips bits. */
class NettyTest {
    private static final String[] PROTOCOLS = {"TLSv1.2", "TLSv1.3"};
    /** The length in bytes of a message that fits one record. */
    private static final int ONE_RECORD = 10_000;

    private static final Watched WATCHED = new Watched();
    private static Credentials credentials;
    private static EventLoopGroup group;

    @BeforeAll
    static void start() throws Exception {
        credentials = new Credentials();
        group = new MultiThreadIoEventLoopGroup(4, NioIoHandler.newFactory());
    }

    @AfterAll
    static void stop() {
        Watched.remove();
        group.shutdownGracefully(0, 1, TimeUnit.SECONDS);
    }

    /** The suites of a version that authenticate the server with a key, and to which raddle contributes. */
    private static List<String> suites(String protocol) throws Exception {
        List<String> suites = new ArrayList<>();
        for (String suite : credentials.context().getSupportedSSLParameters().getCipherSuites()) {
            boolean is13 = suite.startsWith("TLS_AES") || suite.startsWith("TLS_CHACHA20");
            boolean isAuthenticated = is13 || suite.startsWith("TLS_ECDHE_") || suite.startsWith("TLS_DHE_RSA_");
            boolean isOurs = suite.contains("GCM") || suite.contains("CHACHA20") || suite.endsWith("CBC_SHA256");
            if (is13 == protocol.equals("TLSv1.3") && isAuthenticated && isOurs) {
                suites.add(suite);
            }
        }
        return suites;
    }

    /** The error of one side, and the end of its connection. */
    private static class Side extends ChannelInboundHandlerAdapter {
        final CompletableFuture<Throwable> error = new CompletableFuture<>();

        @Override
        public void exceptionCaught(ChannelHandlerContext context, Throwable thrown) {
            error.complete(thrown);
            context.close();
        }

        @Override
        public void channelInactive(ChannelHandlerContext context) {
            error.complete(new IllegalStateException("closed without an error"));
        }
    }

    /** A server that sends back what it receives, the relay before it, and a client. */
    private static final class Connection implements AutoCloseable {
        final Side client = new Side();
        final Side server = new Side();
        final Relay relay;
        private final Channel listener;
        private final Channel channel;
        private final SslHandler tls;
        private volatile ByteBuf received = Unpooled.EMPTY_BUFFER;
        private volatile CompletableFuture<byte[]> echo;

        Connection(String protocol, String suite) throws Exception {
            SslContext servers = SslContextBuilder.forServer(credentials.own)
                    .sslProvider(SslProvider.JDK)
                    .protocols(protocol)
                    .ciphers(List.of(suite))
                    .build();
            SslContext clients = SslContextBuilder.forClient()
                    .trustManager(credentials.trusted)
                    .endpointIdentificationAlgorithm(null)
                    .sslProvider(SslProvider.JDK)
                    .protocols(protocol)
                    .ciphers(List.of(suite))
                    .build();
            listener = new ServerBootstrap()
                    .group(group)
                    .channel(NioServerSocketChannel.class)
                    .childHandler(new ChannelInitializer<Channel>() {
                        @Override
                        protected void initChannel(Channel accepted) {
                            accepted.pipeline().addLast(handler(servers, accepted), echoing(), server);
                        }
                    })
                    .bind(InetAddress.getLoopbackAddress(), 0)
                    .sync()
                    .channel();
            relay = new Relay(((InetSocketAddress) listener.localAddress()).getPort());
            channel = new Bootstrap()
                    .group(group)
                    .channel(NioSocketChannel.class)
                    .handler(new ChannelInitializer<Channel>() {
                        @Override
                        protected void initChannel(Channel connected) {
                            connected.pipeline().addLast(handler(clients, connected), collecting(), client);
                        }
                    })
                    .connect(InetAddress.getLoopbackAddress(), relay.port())
                    .sync()
                    .channel();
            tls = channel.pipeline().get(SslHandler.class);
            tls.handshakeFuture().sync();
            assertEquals(suite, tls.engine().getSession().getCipherSuite());
            assertEquals(protocol, tls.engine().getSession().getProtocol());
        }

        /** The TLS handler of a channel, without a time limit for the handshake. */
        private static SslHandler handler(SslContext context, Channel of) {
            SslHandler handler = context.newHandler(of.alloc());
            handler.setHandshakeTimeoutMillis(0);
            return handler;
        }

        private static ChannelInboundHandlerAdapter echoing() {
            return new ChannelInboundHandlerAdapter() {
                @Override
                public void channelRead(ChannelHandlerContext context, Object message) {
                    context.writeAndFlush(message);
                }
            };
        }

        private ChannelInboundHandlerAdapter collecting() {
            return new SimpleChannelInboundHandler<ByteBuf>() {
                @Override
                protected void channelRead0(ChannelHandlerContext context, ByteBuf message) {
                    received.writeBytes(message);
                    if (!received.isWritable()) {
                        echo.complete(received.array());
                    }
                }
            };
        }

        CompletableFuture<byte[]> send(byte[] message) {
            CompletableFuture<byte[]> future = new CompletableFuture<>();
            channel.eventLoop().execute(() -> {
                received = Unpooled.buffer(message.length, message.length);
                echo = future;
                channel.writeAndFlush(Unpooled.wrappedBuffer(message));
            });
            return future;
        }

        @Override
        public void close() throws IOException {
            channel.close().syncUninterruptibly();
            listener.close().syncUninterruptibly();
            relay.close();
        }
    }

    private static byte[] message(int len) {
        byte[] message = new byte[len];
        new Random(len).nextBytes(message);
        return message;
    }

    private static void echo(Connection connection, int len) throws Exception {
        CompletableFuture<byte[]> echo = connection.send(message(len));
        Object first = CompletableFuture.anyOf(echo, connection.client.error).get();
        assertTrue(echo.isDone(), () -> "the connection ended: " + first);
        assertArrayEquals(message(len), echo.get());
    }

    private static void carry(String protocol, String suite, int len) throws Exception {
        long before = WATCHED.protecting(suite);
        try (Connection connection = new Connection(protocol, suite)) {
            echo(connection, len);
            echo(connection, 1);
            WATCHED.check(suite, before, 1);
        }
    }

    /** Flips a bit of a record, and checks what both sides report. */
    private static void breakOff(String protocol, String suite, Relay.Receiver receiver) throws Exception {
        try (Connection connection = new Connection(protocol, suite)) {
            echo(connection, 100_000);
            connection.relay.arm(receiver);
            CompletableFuture<byte[]> echo = connection.send(message(ONE_RECORD));
            boolean isServer = receiver == Relay.Receiver.SERVER;
            Side[] sides = {isServer ? connection.server : connection.client,
                isServer ? connection.client : connection.server};
            CompletableFuture.anyOf(echo, sides[1].error).get();
            assertTrue(!echo.isDone(), suite + ": a flipped bit was not noticed");
            assertEquals(1, connection.relay.flipped());
            String reader = text(sides[0].error.get());
            String writer = text(sides[1].error.get());
            boolean isAead = !suite.contains("CBC");
            assertTrue(reader.contains(isAead ? "AEADBadTagException" : "SSL"), suite + ": " + reader);
            assertTrue(writer.contains("Received fatal alert: bad_record_mac"), suite + ": " + writer);
        }
    }

    private static String text(Throwable error) {
        return error.getCause() == null ? error.toString() : error + " " + text(error.getCause());
    }

    @Test
    void everySuiteCarriesMegabytes() throws Exception {
        WATCHED.install();
        int count = 0;
        for (String protocol : PROTOCOLS) {
            for (String suite : suites(protocol)) {
                carry(protocol, suite, 2 << 20);
                count++;
            }
        }
        assertTrue(count > 10, "few suites: " + count);
        System.out.println("report: Netty: 2 MiB there and back in each of " + count + " suites");
    }

    @Test
    void aFlippedBitEndsTheConnection() throws Exception {
        WATCHED.install();
        int count = 0;
        for (String protocol : PROTOCOLS) {
            for (String suite : suites(protocol)) {
                for (Relay.Receiver receiver : Relay.Receiver.values()) {
                    breakOff(protocol, suite, receiver);
                    count++;
                }
            }
        }
        System.out.println("report: Netty: " + count + " connections ended by a flipped bit, with bad_record_mac");
    }

    @Test
    void anotherProviderIsSeen() {
        Watched.remove();
        String suite = "TLS_CHACHA20_POLY1305_SHA256";
        assertThrows(AssertionError.class, () -> carry("TLSv1.3", suite, 1_000));
        WATCHED.install();
    }

    @Test
    void aBitThatIsNotFlippedIsSeen() throws Exception {
        WATCHED.install();
        try (Connection connection = new Connection("TLSv1.3", "TLS_AES_128_GCM_SHA256")) {
            echo(connection, ONE_RECORD);
            assertEquals(0, connection.relay.flipped());
            assertTrue(!connection.client.error.isDone() && !connection.server.error.isDone());
        }
    }
}
