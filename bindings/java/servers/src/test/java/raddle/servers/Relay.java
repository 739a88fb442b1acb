package raddle.servers;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** A man in the middle: passes TLS records on, and flips a bit of a record when told to. */
final class Relay implements AutoCloseable {
    /** The side that receives a flipped bit. */
    enum Receiver {
        SERVER,
        CLIENT
    }

    private static final int APPLICATION_DATA = 23;
    private static final int HEADER = 5;
    /** Longer than any handshake record in these tests. */
    private static final int LONG = 5_000;

    private final ServerSocket listener;
    private final int serverPort;
    private final AtomicReference<Receiver> armed = new AtomicReference<>();
    private final AtomicInteger flipped = new AtomicInteger();

    Relay(int serverPort) throws IOException {
        this.serverPort = serverPort;
        listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        daemon(this::accept);
    }

    int port() {
        return listener.getLocalPort();
    }

    /** Flips a bit of the next long record to this side. */
    void arm(Receiver receiver) {
        armed.set(receiver);
    }

    int flipped() {
        return flipped.get();
    }

    @Override
    public void close() throws IOException {
        listener.close();
    }

    private static void daemon(Runnable work) {
        Thread thread = new Thread(work, "relay");
        thread.setDaemon(true);
        thread.start();
    }

    private void accept() {
        while (true) {
            try {
                Socket client = listener.accept();
                Socket server = new Socket(listener.getInetAddress(), serverPort);
                daemon(() -> pass(client, server, Receiver.SERVER));
                daemon(() -> pass(server, client, Receiver.CLIENT));
            } catch (IOException closed) {
                return;
            }
        }
    }

    private void pass(Socket from, Socket to, Receiver receiver) {
        byte[] record = new byte[HEADER + (1 << 16)];
        try {
            DataInputStream in = new DataInputStream(from.getInputStream());
            OutputStream out = to.getOutputStream();
            while (true) {
                in.readFully(record, 0, HEADER);
                int len = (record[3] & 0xff) << 8 | record[4] & 0xff;
                in.readFully(record, HEADER, len);
                if (record[0] == APPLICATION_DATA && len > LONG && armed.compareAndSet(receiver, null)) {
                    record[HEADER + len / 2] ^= 16;
                    flipped.incrementAndGet();
                }
                out.write(record, 0, HEADER + len);
            }
        } catch (IOException end) {
            finish(to);
        } finally {
            Arrays.fill(record, (byte) 0);
        }
    }

    /** The other direction stays open, because it may carry an alert. */
    private static void finish(Socket to) {
        try {
            to.shutdownOutput();
        } catch (IOException gone) {
            // The owner closed it.
        }
    }
}
