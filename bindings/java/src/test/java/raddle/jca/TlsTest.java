package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.security.Security;
import java.util.Random;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLEngineResult;
import javax.net.ssl.SSLException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * TLS 1.2 and 1.3 in memory, with the provider first on both sides, or on only one side. An engine finds its ciphers
 * during the handshake, so each side has its own provider order while it works.
 */
class TlsTest {
    private static SSLContext context;

    @BeforeAll
    static void readKeys() throws Exception {
        context = Testing.context("RSA", "EC");
    }

    @AfterAll
    static void leave() {
        Security.removeProvider("Raddle");
    }

    /** The sides that have the provider while they work. */
    private enum Sides {
        BOTH,
        CLIENT,
        SERVER
    }

    /** One side of a connection. */
    private static final class Side {
        final SSLEngine engine;
        final boolean isOurs;
        final ByteBuffer incoming;
        final ByteBuffer text;

        Side(boolean isClient, boolean isOurs, boolean isDirect, String protocol, String suite) {
            engine = isClient ? context.createSSLEngine("localhost", 1) : context.createSSLEngine();
            engine.setUseClientMode(isClient);
            engine.setEnabledProtocols(new String[] {protocol});
            engine.setEnabledCipherSuites(new String[] {suite});
            this.isOurs = isOurs;
            incoming = memory(isDirect, 1 << 18);
            text = memory(isDirect, 1 << 18);
        }

        static ByteBuffer memory(boolean isDirect, int len) {
            return isDirect ? ByteBuffer.allocateDirect(len) : ByteBuffer.allocate(len);
        }

        /** Does the pending work: sends records, and reads those that have arrived. */
        void work(Side other, ByteBuffer message) throws SSLException {
            if (isOurs) {
                Raddle.install();
            } else {
                Security.removeProvider("Raddle");
            }
            runTasks();
            engine.wrap(message, other.incoming);
            runTasks();
            incoming.flip();
            SSLEngineResult result;
            do {
                result = engine.unwrap(incoming, text);
                runTasks();
            } while (result.bytesConsumed() > 0 && result.getStatus() == SSLEngineResult.Status.OK);
            incoming.compact();
        }

        private void runTasks() {
            for (Runnable task; (task = engine.getDelegatedTask()) != null; ) {
                task.run();
            }
        }
    }

    private static void exchange(
            String protocol, String suite, Sides sides, boolean isDirect, int len, boolean breaks) throws SSLException {
        Side client = new Side(true, sides != Sides.SERVER, isDirect, protocol, suite);
        Side server = new Side(false, sides != Sides.CLIENT, isDirect, protocol, suite);
        byte[] message = new byte[len];
        new Random(len).nextBytes(message);
        ByteBuffer[] toSend = {Side.memory(isDirect, len).put(message).flip(), ByteBuffer.wrap(message)};
        boolean isBroken = false;
        for (int turn = 0; turn < 2_000 && (client.text.position() < len || server.text.position() < len); turn++) {
            int arrived = server.incoming.position();
            client.work(server, toSend[0]);
            if (breaks && !isBroken && toSend[0].remaining() < len && server.incoming.position() > arrived + 30) {
                int place = arrived + 20;
                server.incoming.put(place, (byte) (server.incoming.get(place) ^ 16));
                isBroken = true;
            }
            server.work(client, toSend[1]);
        }
        assertEquals(suite, client.engine.getSession().getCipherSuite());
        for (Side side : new Side[] {client, server}) {
            byte[] received = new byte[side.text.flip().remaining()];
            side.text.get(received);
            assertArrayEquals(message, received, suite);
        }
    }

    private static boolean isOurs(String suite) {
        return suite.contains("GCM") || suite.contains("CHACHA20") || suite.endsWith("SHA256") || suite.endsWith("SHA384");
    }

    /** Returns whether a suite belongs to a version, authenticates the server with a key, and uses the provider. */
    static boolean isPossible(String protocol, String suite) {
        boolean is13 = suite.startsWith("TLS_AES") || suite.startsWith("TLS_CHACHA20");
        return is13 == protocol.equals("TLSv1.3")
                && !suite.contains("_anon_") && !suite.contains("NULL") && !suite.contains("DSS")
                && !suite.contains("ECDH_") && !suite.contains("SCSV") && !suite.contains("KRB5")
                && !suite.contains("DES") && !suite.contains("RC4") && !suite.startsWith("TLS_RSA")
                && isOurs(suite);
    }

    @Test
    void allSuitesCarryData() throws Exception {
        // An emulated processor needs seconds for a handshake, so it makes only one connection in four.
        int share = Testing.rounds(4) < 4 ? 4 : 1;
        int possible = 0;
        int count = 0;
        for (String protocol : new String[] {"TLSv1.2", "TLSv1.3"}) {
            for (String suite : context.getSupportedSSLParameters().getCipherSuites()) {
                if (isPossible(protocol, suite)) {
                    for (Sides sides : Sides.values()) {
                        if (possible++ % share == 0) {
                            exchange(protocol, suite, sides, count % 2 == 0, 70_000, false);
                            count++;
                        }
                    }
                }
            }
        }
        assertTrue(possible > 20, "few suites: " + possible);
        System.out.println("report: TLS: " + count + " connections, alone and with JSSE without raddle");
    }

    @Test
    void aFlippedBitEndsTheConnection() {
        for (String suite : new String[] {"TLS_AES_128_GCM_SHA256", "TLS_CHACHA20_POLY1305_SHA256"}) {
            assertThrows(
                    SSLException.class, () -> exchange("TLSv1.3", suite, Sides.BOTH, false, 70_000, true), suite);
        }
    }
}
