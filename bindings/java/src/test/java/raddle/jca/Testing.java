package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.KeyStore;
import java.security.MessageDigest;
import java.security.Provider;
import java.security.Security;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** Functions that the tests share. */
final class Testing {
    private Testing() {}

    static final Provider RADDLE = new RaddleProvider();

    static {
        assertNull(Raddle.loadingError());
        assertEquals("Raddle", RADDLE.getName());
    }

    /** All hashes, once the library is loaded. */
    static HashAlgorithm[] hashes() {
        return HashAlgorithm.values();
    }

    /** Returns the standard name of HMAC with a hash; keyed BLAKE3 has the name of the hash. */
    static String macName(HashAlgorithm hash) {
        return hash == HashAlgorithm.BLAKE3 ? "BLAKE3" : "Hmac" + hash.digestName.replace("-", "");
    }

    /** The standard names of HMAC with each hash. */
    static List<String> hmacNames() {
        Stream<HashAlgorithm> hashes = Arrays.stream(hashes()).filter(hash -> hash != HashAlgorithm.BLAKE3);
        return hashes.map(Testing::macName).collect(Collectors.toList());
    }

    /** The other side: the JDK's digest, or that of the reference for BLAKE3, which the JDK lacks. */
    static MessageDigest theirs(HashAlgorithm hash) throws Exception {
        return MessageDigest.getInstance(
                hash.digestName, hash == HashAlgorithm.BLAKE3 ? Blake3Reference.PROVIDER : Security.getProvider("SUN"));
    }

    /**
     * The other side: the JDK's cipher. For AES-GCM-SIV, which the JDK lacks, it is ours with separate arrays, which is
     * compared with vectors.
     */
    static Cipher theirs(String name) throws Exception {
        return Cipher.getInstance(name, name.contains("SIV") ? RADDLE : Security.getProvider("SunJCE"));
    }

    /** Returns a cipher for batches. */
    static RaddleAead batches(String name, byte[] key) throws Exception {
        switch (name) {
            case "AES/GCM/NoPadding":
                return RaddleAead.aesGcm(key);
            case "AES/GCM-SIV/NoPadding":
                return RaddleAead.aesGcmSiv(key);
            default:
                return RaddleAead.chacha20Poly1305(key);
        }
    }

    /** Returns the MAC to compare with. */
    static Mac theirMac(HashAlgorithm hash) throws Exception {
        return Mac.getInstance(
                macName(hash), hash == HashAlgorithm.BLAKE3 ? Blake3Reference.PROVIDER : Security.getProvider("SunJCE"));
    }

    /** Returns a key length that the MAC accepts: a random one, or the only one. */
    static int keyLength(HashAlgorithm hash, Random random, int most) {
        return hash == HashAlgorithm.BLAKE3 ? 32 : 1 + random.nextInt(most);
    }

    static byte[] bytes(Random random, int len) {
        byte[] bytes = new byte[len];
        random.nextBytes(bytes);
        return bytes;
    }

    static final char[] PASSWORD = "changeit".toCharArray();

    /** Returns a file with a key and its certificate. It is made only once, and not for each JDK, because keytool takes
     * a second, and longer in qemu. */
    static Path store(String algorithm) throws Exception {
        Path store = Path.of(System.getProperty("raddle.jar")).resolveSibling("keys-" + algorithm + ".p12");
        if (!Files.exists(store)) {
            Path unfinished = store.resolveSibling(store.getFileName() + "." + ProcessHandle.current().pid());
            run(System.getProperty("java.home") + "/bin/keytool", "-genkeypair", "-alias", algorithm, "-keyalg", algorithm,
                    "-dname", "CN=localhost", "-keystore", unfinished.toString(), "-storetype", "PKCS12", "-storepass",
                    new String(PASSWORD), "-validity", "36500");
            Files.move(unfinished, store, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        }
        return store;
    }

    /** Returns a context with the keys of some algorithms, which the context trusts. */
    static SSLContext context(String... algorithms) throws Exception {
        KeyStore keys = KeyStore.getInstance("PKCS12");
        keys.load(null, PASSWORD);
        KeyStore.PasswordProtection protection = new KeyStore.PasswordProtection(PASSWORD);
        for (String algorithm : algorithms) {
            KeyStore stored = KeyStore.getInstance("PKCS12");
            try (InputStream in = Files.newInputStream(store(algorithm))) {
                stored.load(in, PASSWORD);
            }
            keys.setEntry(algorithm, stored.getEntry(algorithm, protection), protection);
        }
        KeyManagerFactory own = KeyManagerFactory.getInstance("PKIX");
        own.init(keys, PASSWORD);
        TrustManagerFactory trusted = TrustManagerFactory.getInstance("PKIX");
        trusted.init(keys);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(own.getKeyManagers(), trusted.getTrustManagers(), null);
        return context;
    }

    /** Runs a program, which must succeed, and returns its output. */
    static String run(String... command) throws Exception {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes());
        assertEquals(0, process.waitFor(), output);
        return output;
    }

    /** Returns the number of random steps: fewer if `raddle.share` is set, because an emulated processor is slow. */
    static int rounds(int all) {
        return Math.max(1, all / Integer.getInteger("raddle.share", 1));
    }

    /** Returns mostly short lengths, some about as long as a piece, and some several pieces long. */
    static int length(Random random) {
        switch (random.nextInt(40)) {
            case 0:
                return 65_536 - 40 + random.nextInt(80);
            case 1:
                return random.nextInt(200_000);
            case 2:
            case 3:
            case 4:
            case 5:
                return random.nextInt(5_000);
            default:
                return random.nextInt(200);
        }
    }

    /** Kinds of buffers. */
    enum Kind {
        HEAP,
        DIRECT,
        SLICED_HEAP,
        SLICED_DIRECT,
        READ_ONLY_HEAP,
        READ_ONLY_DIRECT;

        static final Kind[] WRITABLE = {HEAP, DIRECT, SLICED_HEAP, SLICED_DIRECT};

        boolean isDirect() {
            return this == DIRECT || this == SLICED_DIRECT || this == READ_ONLY_DIRECT;
        }

        /** Returns memory with room before and after it. */
        ByteBuffer memory(int len) {
            return isDirect() ? ByteBuffer.allocateDirect(len) : ByteBuffer.allocate(len);
        }

        /** Returns a part of memory. */
        ByteBuffer view(ByteBuffer memory, int from, int len) {
            ByteBuffer view = memory.duplicate();
            view.limit(from + len).position(from);
            switch (this) {
                case SLICED_HEAP:
                case SLICED_DIRECT:
                    return view.slice();
                case READ_ONLY_HEAP:
                case READ_ONLY_DIRECT:
                    return view.asReadOnlyBuffer();
                default:
                    return view;
            }
        }

        ByteBuffer of(byte[] bytes) {
            ByteBuffer memory = memory(bytes.length + 7);
            memory.duplicate().position(3).put(bytes);
            return view(memory, 3, bytes.length);
        }
    }

    static byte[] part(ByteBuffer memory, int from, int len) {
        byte[] bytes = new byte[len];
        ByteBuffer view = memory.duplicate();
        view.position(from);
        view.get(bytes);
        return bytes;
    }

    /** Returns the outcome of a call: the length and hash of bytes, a number, or the class of the exception. */
    static String outcome(Callable<Object> call) {
        try {
            Object result = call.call();
            return result instanceof byte[]
                    ? ((byte[]) result).length + ":" + Arrays.hashCode((byte[]) result)
                    : String.valueOf(result);
        } catch (Exception error) {
            return error.getClass().getName();
        }
    }
}
