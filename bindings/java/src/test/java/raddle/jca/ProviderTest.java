package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static raddle.jca.Testing.RADDLE;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.security.MessageDigest;
import java.security.Provider;
import java.security.Security;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Cipher;
import javax.crypto.KeyGenerator;
import javax.crypto.Mac;
import javax.crypto.SealedObject;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;

/** The provider as a whole: how it is found, and what it does without its library. */
class ProviderTest {
    private static final Pattern ALIAS = Pattern.compile("(?i)Alg\\.Alias\\.(MessageDigest|Mac)\\.(.*)");

    @Test
    void servicesAreFoundByTheirNames() throws Exception {
        List<String> ciphers = List.of(
                "AES/GCM/NoPadding", "AES_128/GCM/NoPadding", "AES_192/GCM/NoPadding", "AES_256/GCM/NoPadding",
                "2.16.840.1.101.3.4.1.6", "OID.2.16.840.1.101.3.4.1.26", "2.16.840.1.101.3.4.1.46",
                "AES/CTR/NoPadding", "ChaCha20", "ChaCha20-Poly1305", "ChaCha20-Poly1305/None/NoPadding",
                "1.2.840.113549.1.9.16.3.18");
        for (String name : ciphers) {
            assertSame(RADDLE, Cipher.getInstance(name, RADDLE).getProvider(), name);
        }
        for (HashAlgorithm hash : Testing.hashes()) {
            MessageDigest.getInstance(hash.digestName, RADDLE);
            Mac.getInstance(hash.macName(), RADDLE);
        }
        for (String name : List.of("BLAKE3-256", "OID.2.16.840.1.101.3.4.2.3")) {
            MessageDigest.getInstance(name, RADDLE);
        }
        for (String name : List.of("1.2.840.113549.2.9", "OID.1.2.840.113549.2.13")) {
            Mac.getInstance(name, RADDLE);
        }
    }

    /** Each name that the JDK has for a digest or a MAC of the provider, object identifiers included. */
    @Test
    void namesAreThoseOfTheJdk() throws Exception {
        for (String provider : List.of("SUN", "SunJCE")) {
            for (Map.Entry<Object, Object> entry : Security.getProvider(provider).entrySet()) {
                Matcher alias = ALIAS.matcher(entry.getKey().toString());
                if (alias.matches() && RADDLE.getService(alias.group(1), entry.getValue().toString()) != null) {
                    assertNotNull(RADDLE.getService(alias.group(1), alias.group(2)), entry.toString());
                }
            }
        }
    }

    @Test
    void theServiceLoaderFindsTheProvider() {
        assertTrue(ServiceLoader.load(Provider.class).stream().anyMatch(found -> found.type() == RaddleProvider.class));
    }

    @Test
    void installedItIsTheFirst() throws Exception {
        try {
            assertTrue(Raddle.install());
            assertTrue(Raddle.install());
            assertEquals("Raddle", Security.getProviders()[0].getName());
            assertEquals("Raddle", Cipher.getInstance("AES/GCM/NoPadding").getProvider().getName());
        } finally {
            Security.removeProvider("Raddle");
        }
        assertNotEquals("Raddle", Security.getProviders()[0].getName());
    }

    @Test
    void keysAreWrapped() throws Exception {
        SecretKey secret = new SecretKeySpec(new byte[] {1, 2, 3, 4, 5}, "any");
        java.security.PublicKey pub =
                java.security.KeyPairGenerator.getInstance("EC").generateKeyPair().getPublic();
        KeyGenerator generator = KeyGenerator.getInstance("AES");
        generator.init(256);
        SecretKey key = generator.generateKey();
        for (String name : List.of("AES/GCM/NoPadding", "AES/CTR/NoPadding")) {
            java.security.spec.AlgorithmParameterSpec params =
                    name.contains("GCM") ? new GCMParameterSpec(128, new byte[12]) : new IvParameterSpec(new byte[16]);
            Cipher ours = Cipher.getInstance(name, RADDLE);
            Cipher theirs = Cipher.getInstance(name, "SunJCE");
            ours.init(Cipher.WRAP_MODE, key, params);
            byte[] wrapped = ours.wrap(secret);
            theirs.init(Cipher.UNWRAP_MODE, key, params);
            assertEquals(secret, theirs.unwrap(wrapped, "any", Cipher.SECRET_KEY));
            theirs.init(Cipher.WRAP_MODE, key, params.getClass() == IvParameterSpec.class
                    ? params : new GCMParameterSpec(128, new byte[13]));
            byte[] wrappedPublic = theirs.wrap(pub);
            ours.init(Cipher.UNWRAP_MODE, key, theirs.getParameters());
            assertEquals(pub, ours.unwrap(wrappedPublic, "EC", Cipher.PUBLIC_KEY));
        }
        Cipher chacha = Cipher.getInstance("ChaCha20-Poly1305", RADDLE);
        org.junit.jupiter.api.Assertions.assertThrows(
                UnsupportedOperationException.class,
                () -> chacha.init(Cipher.WRAP_MODE, key, new IvParameterSpec(new byte[12])));
    }

    @Test
    void parametersAreThoseOfTheJdk() throws Exception {
        SecretKey key = new SecretKeySpec(new byte[32], "AES");
        for (String name : List.of("AES/GCM/NoPadding", "ChaCha20-Poly1305", "AES/CTR/NoPadding")) {
            Cipher ours = Cipher.getInstance(name, RADDLE);
            ours.init(Cipher.ENCRYPT_MODE, key);
            byte[] sealed = ours.doFinal(new byte[100]);
            Cipher theirs = Cipher.getInstance(name, "SunJCE");
            theirs.init(Cipher.DECRYPT_MODE, key, ours.getParameters());
            org.junit.jupiter.api.Assertions.assertArrayEquals(new byte[100], theirs.doFinal(sealed));
        }
    }

    /** A {@code SealedObject} looks for the parameters in the provider that it is given. */
    @Test
    void sealedObjectsAreOpenedByNameOfTheProvider() throws Exception {
        SecretKey key = new SecretKeySpec(new byte[32], "AES");
        try {
            assertTrue(Raddle.install());
            for (String name : List.of("AES/GCM/NoPadding", "AES/GCM-SIV/NoPadding", "ChaCha20-Poly1305")) {
                Cipher cipher = Cipher.getInstance(name, "Raddle");
                cipher.init(Cipher.ENCRYPT_MODE, key);
                assertEquals("sealed", new SealedObject("sealed", cipher).getObject(key, "Raddle"), name);
            }
        } finally {
            Security.removeProvider("Raddle");
        }
    }

    @Test
    void aProviderThatIsReadBackHasItsServices() throws Exception {
        ByteArrayOutputStream stored = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(stored)) {
            out.writeObject(RADDLE);
        }
        Provider read;
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(stored.toByteArray()))) {
            read = (Provider) in.readObject();
        }
        assertEquals(RADDLE.stringPropertyNames(), read.stringPropertyNames());
        for (Provider.Service service : read.getServices()) {
            assertNotNull(service.newInstance(null), service.toString());
            assertNotNull(Class.forName(service.getClassName()), service.toString());
        }
        assertFalse(read.getServices().isEmpty());
        assertSame(read, Cipher.getInstance("AES/GCM/NoPadding", read).getProvider());
    }

    @Test
    void withoutTheLibraryOthersAreUsed() throws Exception {
        Forked run = Forked.run(List.of("-Draddle.library.path=/no/such/library.so"), Without.class.getName());
        assertEquals(0, run.status, run.output);
        assertTrue(run.output.contains("false SunJCE UnsatisfiedLinkError"), run.output);
    }

    /** The program that the test above runs. */
    static final class Without {
        public static void main(String[] arguments) throws Exception {
            boolean installed = Raddle.install();
            Security.insertProviderAt(new RaddleProvider(), 1);
            System.out.println(installed + " " + Cipher.getInstance("AES/GCM/NoPadding").getProvider().getName() + " "
                    + Raddle.loadingError().getClass().getSimpleName());
        }
    }

    @Test
    void theModuleIsResolved() throws Exception {
        String java = System.getProperty("java.home") + "/bin/java";
        String jar = System.getProperty("raddle.jar");
        Process process = new ProcessBuilder(java, "-p", jar, "--describe-module", "raddle.jca")
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes());
        assertEquals(0, process.waitFor(), output);
        assertTrue(output.contains("provides java.security.Provider with raddle.jca.RaddleProvider"), output);
    }

    @Test
    void nothingIsLeftInTheFolderOfTemporaryFiles() throws Exception {
        java.nio.file.Path folder = java.nio.file.Files.createTempDirectory("raddle-test");
        Forked run = Forked.run(List.of("-Draddle.tmpdir=" + folder), Without.class.getName());
        // The program prints an error only if there is one.
        assertNotEquals(0, run.status);
        assertFalse(run.output.contains("UnsatisfiedLinkError"), run.output);
        assertEquals(0, folder.toFile().list().length);
        java.nio.file.Files.delete(folder);
    }
}
