package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static raddle.jca.Testing.RADDLE;
import static raddle.jca.Testing.bytes;
import static raddle.jca.Testing.macName;
import static raddle.jca.Testing.outcome;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.security.AlgorithmParameters;
import java.security.Key;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.Provider;
import java.security.Security;
import java.security.spec.AlgorithmParameterSpec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.Callable;
import javax.crypto.Cipher;
import javax.crypto.CipherInputStream;
import javax.crypto.CipherOutputStream;
import javax.crypto.KeyGenerator;
import javax.crypto.Mac;
import javax.crypto.SealedObject;
import javax.crypto.SecretKey;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.ChaCha20ParameterSpec;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests of behaviour that programs rely on in addition to results: each test writes down the steps of a provider, which must be the
 * steps of the JDK.
 *
 * <p>If the JDK changed its behaviour, the tests require the behaviour of Java 21 and later, and are skipped on older versions.
 */
class JdkConformanceTest {
    private static final Provider JDK = Security.getProvider("SunJCE");
    private static final SecretKey KEY = new SecretKeySpec(bytes(new Random(50), 32), "AES");
    private static final byte[] TEXT = bytes(new Random(51), 1_000);
    private static final boolean IS_COMPARED = Runtime.version().feature() >= 21;
    private static KeyPair pair;

    @BeforeAll
    static void makeKeys() throws Exception {
        if (!IS_COMPARED) {
            System.out.println("skipped: comparison with SunJCE, which behaved differently before Java 21");
        }
        KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
        generator.initialize(2048);
        pair = generator.generateKeyPair();
    }

    /** The steps of a provider. */
    private static final class Transcript {
        private final List<String> lines = new ArrayList<>();

        Transcript step(String name, Callable<Object> call) {
            lines.add(name + ": " + outcome(call));
            return this;
        }

        /** Whether the step `ago` steps back threw nothing. */
        boolean wentWell(int ago) {
            return !lines.get(lines.size() - ago).contains("xception");
        }

        /** Records a step of which only the exception counts. */
        Transcript does(String name, Action action) {
            return step(name, () -> {
                action.run();
                return "done";
            });
        }
    }

    private interface Action {
        void run() throws Exception;
    }

    private interface Story {
        void tell(Provider provider, Transcript transcript) throws Exception;
    }

    private static void compare(Story story) throws Exception {
        if (!IS_COMPARED) {
            return;
        }
        Transcript[] both = {new Transcript(), new Transcript()};
        story.tell(RADDLE, both[0]);
        story.tell(JDK, both[1]);
        assertTrue(both[1].lines.size() > 1);
        assertEquals(String.join("\n", both[1].lines), String.join("\n", both[0].lines));
    }

    private static AlgorithmParameterSpec params(String name) {
        switch (name) {
            case "AES/GCM/NoPadding":
                return new GCMParameterSpec(128, new byte[12]);
            case "ChaCha20":
                return new ChaCha20ParameterSpec(new byte[12], 1);
            default:
                return new IvParameterSpec(new byte[name.startsWith("AES") ? 16 : 12]);
        }
    }

    private static Cipher cipher(String name, Provider provider, int mode) throws Exception {
        Cipher cipher = Cipher.getInstance(name, provider);
        cipher.init(mode, KEY, params(name));
        return cipher;
    }

    @ParameterizedTest
    @ValueSource(strings = {"AES/GCM/NoPadding", "ChaCha20-Poly1305", "ChaCha20", "AES/CTR/NoPadding"})
    void withoutKeyNothingIsDone(String name) throws Exception {
        compare((provider, transcript) -> {
            Cipher cipher = Cipher.getInstance(name, provider);
            transcript
                    .step("name", cipher::getAlgorithm)
                    .step("block", cipher::getBlockSize)
                    .step("nonce", cipher::getIV)
                    .step("update", () -> cipher.update(TEXT))
                    .step("doFinal", cipher::doFinal)
                    .step("size", () -> cipher.getOutputSize(5))
                    .does("aad", () -> cipher.updateAAD(TEXT))
                    .step("wrap", () -> cipher.wrap(KEY))
                    .step("unwrap", () -> cipher.unwrap(TEXT, "AES", Cipher.SECRET_KEY))
                    .step("parameters", () -> {
                        AlgorithmParameters params = cipher.getParameters();
                        return params == null ? null : params.getAlgorithm() + params.getEncoded().length;
                    });
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"AES/GCM/NoPadding", "ChaCha20-Poly1305", "ChaCha20", "AES/CTR/NoPadding"})
    void parametersAreMadeUpToEncrypt(String name) throws Exception {
        compare((provider, transcript) -> {
            Cipher cipher = Cipher.getInstance(name, provider);
            cipher.init(Cipher.ENCRYPT_MODE, KEY);
            byte[] nonce = cipher.getIV();
            AlgorithmParameters params = cipher.getParameters();
            transcript
                    .step("nonce", () -> nonce.length)
                    .step("again the same", () -> Arrays.equals(nonce, cipher.getIV()) && nonce != cipher.getIV())
                    .step("parameters", () -> params == null ? null : params.getAlgorithm() + params.getEncoded().length)
                    .step("seal", () -> cipher.doFinal(TEXT).length)
                    .step("seal again", () -> cipher.doFinal(TEXT).length)
                    .does("init", () -> cipher.init(Cipher.ENCRYPT_MODE, KEY))
                    .step("other nonce", () -> Arrays.equals(nonce, cipher.getIV()))
                    .does("no parameters", () -> cipher.init(Cipher.ENCRYPT_MODE, KEY, (AlgorithmParameterSpec) null))
                    .does("none of these", () -> cipher.init(Cipher.ENCRYPT_MODE, KEY, (AlgorithmParameters) null));
            if (!name.contains("GCM")) {
                // The JDK invents a nonce for decryption.
                transcript
                        .does("decrypt", () -> cipher.init(Cipher.DECRYPT_MODE, KEY))
                        .does("decrypt, none", () -> cipher.init(
                                Cipher.DECRYPT_MODE, KEY, (AlgorithmParameters) null));
            }
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"AES/GCM/NoPadding", "ChaCha20-Poly1305", "ChaCha20", "AES/CTR/NoPadding"})
    void parametersOfAllKinds(String name) throws Exception {
        compare((provider, transcript) -> {
            List<AlgorithmParameterSpec> specs = new ArrayList<>();
            for (int bits : new int[] {0, 8, 32, 64, 88, 95, 96, 97, 104, 112, 120, 128, 129, 136}) {
                specs.add(new GCMParameterSpec(bits, TEXT, 3, 12));
            }
            for (int len : new int[] {0, 1, 8, 11, 12, 13, 16, 17, 100}) {
                specs.add(new GCMParameterSpec(128, TEXT, 1, len));
                specs.add(new IvParameterSpec(TEXT, 1, len));
            }
            specs.add(new ChaCha20ParameterSpec(new byte[12], 0));
            specs.add(new ChaCha20ParameterSpec(new byte[12], -1));
            specs.add(new OtherParameters());
            for (int mode : new int[] {Cipher.ENCRYPT_MODE, Cipher.DECRYPT_MODE, Cipher.WRAP_MODE, Cipher.UNWRAP_MODE}) {
                for (int i = 0; i < specs.size(); i++) {
                    AlgorithmParameterSpec spec = specs.get(i);
                    Cipher cipher = Cipher.getInstance(name, provider);
                    transcript
                            .does(mode + " " + i, () -> cipher.init(mode, KEY, spec))
                            .step("size", () -> cipher.getOutputSize(100));
                    if (transcript.wentWell(2)) {
                        // The JDK's GCM keeps a nonce that it refused.
                        transcript.step("nonce", () -> cipher.getIV() == null ? null : cipher.getIV().length);
                    }
                }
            }
            for (String kind : new String[] {"GCM", "AES", "ChaCha20-Poly1305", "DES"}) {
                AlgorithmParameters made = AlgorithmParameters.getInstance(kind);
                Cipher cipher = Cipher.getInstance(name, provider);
                transcript.does("empty " + kind, () -> cipher.init(Cipher.ENCRYPT_MODE, KEY, made));
                made.init(kind.equals("GCM")
                        ? new GCMParameterSpec(104, new byte[12])
                        : new IvParameterSpec(new byte[kind.equals("AES") ? 16 : kind.equals("DES") ? 8 : 12]));
                transcript
                        .does(kind, () -> cipher.init(Cipher.ENCRYPT_MODE, KEY, made))
                        .step("sealed", () -> cipher.doFinal(TEXT));
            }
        });
    }

    private static final class OtherParameters implements AlgorithmParameterSpec {}

    /** A malformed key. */
    private static final class OddKey implements SecretKey {
        private static final long serialVersionUID = 1L;
        private final String algorithm;
        private final String format;
        private final byte[] encoded;

        OddKey(String algorithm, String format, byte[] encoded) {
            this.algorithm = algorithm;
            this.format = format;
            this.encoded = encoded;
        }

        @Override
        public String getAlgorithm() {
            return algorithm;
        }

        @Override
        public String getFormat() {
            return format;
        }

        @Override
        public byte[] getEncoded() {
            return encoded == null ? null : encoded.clone();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"AES/GCM/NoPadding", "ChaCha20-Poly1305", "ChaCha20", "AES/CTR/NoPadding"})
    void keysOfAllKinds(String name) throws Exception {
        compare((provider, transcript) -> {
            // Without the null key, in which the JDK's ChaCha20 looks for bytes.
            List<Key> keys = new ArrayList<>();
            keys.add(pair.getPublic());
            keys.add(pair.getPrivate());
            for (int len : new int[] {0, 1, 15, 16, 17, 24, 31, 32, 33, 64}) {
                keys.add(new OddKey("AES", "RAW", new byte[len]));
            }
            for (String algorithm : new String[] {"AES", "aes", "Rijndael", "ChaCha20", "ChaCha20-Poly1305", "any", ""}) {
                keys.add(new OddKey(algorithm, "RAW", new byte[32]));
            }
            if (!name.contains("GCM")) {
                // The JDK's GCM takes keys of any format.
                keys.add(new OddKey("AES", "X.509", new byte[32]));
            }
            keys.add(new OddKey("AES", "RAW", null));
            for (int i = 0; i < keys.size(); i++) {
                Key key = keys.get(i);
                Cipher cipher = Cipher.getInstance(name, provider);
                transcript
                        .does("key " + i, () -> cipher.init(Cipher.ENCRYPT_MODE, key, params(name)))
                        .step("sealed", () -> cipher.doFinal(TEXT));
            }
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"AES/GCM/NoPadding", "ChaCha20-Poly1305", "ChaCha20", "AES/CTR/NoPadding"})
    void keysAreWrappedAndUnwrapped(String name) throws Exception {
        compare((provider, transcript) -> {
            Cipher cipher = Cipher.getInstance(name, provider);
            Key[] keys = {KEY, pair.getPublic(), pair.getPrivate(), new OddKey("AES", "RAW", null),
                new OddKey("AES", "RAW", new byte[0]), new OddKey("AES", "RAW", new byte[40])};
            for (Key key : keys) {
                byte[][] wrapped = {TEXT};
                transcript.does("init", () -> cipher.init(
                        Cipher.WRAP_MODE, KEY, name.contains("GCM") ? new GCMParameterSpec(128, bytes(
                                new Random(key.hashCode()), 12)) : params(name)));
                transcript
                        .step("wrap", () -> (wrapped[0] = cipher.wrap(key)).length)
                        .step("wrap again", () -> cipher.wrap(key).length)
                        .step("unwrap", () -> cipher.unwrap(wrapped[0], "AES", Cipher.SECRET_KEY))
                        .step("update", () -> cipher.update(TEXT));
            }
            transcript.does("init", () -> cipher.init(Cipher.WRAP_MODE, KEY, name.contains("GCM")
                    ? new GCMParameterSpec(128, new byte[13])
                    : params(name)));
            byte[][] wrapped = {TEXT};
            transcript.step("wrap", () -> wrapped[0] = cipher.wrap(KEY));
            AlgorithmParameters params = cipher.getParameters();
            for (int kind = 1; kind < 5; kind++) {
                int type = kind;
                for (String algorithm : new String[] {"AES", "RSA", "any"}) {
                    transcript
                            .does("init", () -> cipher.init(Cipher.UNWRAP_MODE, KEY, params))
                            .step("unwrap", () -> {
                                Key key = cipher.unwrap(wrapped[0], algorithm, type);
                                return key.getAlgorithm() + key.getFormat() + Arrays.hashCode(key.getEncoded());
                            });
                }
            }
            transcript
                    .does("init", () -> cipher.init(Cipher.UNWRAP_MODE, KEY, params))
                    .step("short", () -> cipher.unwrap(new byte[3], "AES", Cipher.SECRET_KEY).getEncoded())
                    .does("init", () -> cipher.init(Cipher.UNWRAP_MODE, KEY, params))
                    .step("forged", () -> {
                        byte[] forged = wrapped[0].clone();
                        forged[0] ^= 1;
                        return cipher.unwrap(forged, "AES", Cipher.SECRET_KEY).getEncoded();
                    })
                    .step("wrap", () -> cipher.wrap(KEY));
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"AES/GCM/NoPadding", "ChaCha20-Poly1305", "ChaCha20", "AES/CTR/NoPadding"})
    void outputThatIsTooShortMayBeTriedAgain(String name) throws Exception {
        compare((provider, transcript) -> {
            for (int mode : new int[] {Cipher.ENCRYPT_MODE, Cipher.DECRYPT_MODE}) {
                for (int before : new int[] {0, 1, 16, 40}) {
                    byte[] input = mode == Cipher.ENCRYPT_MODE ? TEXT : cipher(name, JDK, 1).doFinal(TEXT);
                    Cipher cipher = cipher(name, provider, mode);
                    byte[] output = new byte[input.length + 16];
                    transcript
                            .step("size", () -> cipher.getOutputSize(input.length))
                            .step("short update", () -> cipher.update(input, 0, 100, new byte[3], 0));
                    int[] done = new int[1];
                    transcript.step("update", () -> done[0] = cipher.update(input, 0, before, output, 0));
                    if (name.startsWith("ChaCha20")) {
                        // The JDK forgets the message, or its position in it.
                        continue;
                    }
                    transcript
                            .step("too short", () -> cipher.doFinal(input, before, input.length - before, new byte[9], 0))
                            .step("none", () -> cipher.doFinal(input, before, input.length - before, new byte[0], 0))
                            .step("buffer", () -> cipher.doFinal(ByteBuffer.wrap(
                                    input, before, input.length - before), ByteBuffer.allocate(20)))
                            .step("right", () -> cipher.doFinal(
                                    input, before, input.length - before, output, done[0]))
                            .step("output", () -> output);
                }
            }
        });
    }

    /** An output that is null has no room. The JDK's GCM asks it for its length. */
    @ParameterizedTest
    @ValueSource(strings = {"ChaCha20-Poly1305", "ChaCha20", "AES/CTR/NoPadding"})
    void withoutOutputThereIsNoRoom(String name) throws Exception {
        compare((provider, transcript) -> {
            for (int mode : new int[] {Cipher.ENCRYPT_MODE, Cipher.DECRYPT_MODE}) {
                for (int len : new int[] {0, 1, 15, 16, 17, 100}) {
                    transcript
                            .step(mode + " update " + len, () -> cipher(name, provider, mode).update(TEXT, 0, len, null))
                            .step("from 3 on", () -> cipher(name, provider, mode).update(TEXT, 0, len, null, 3))
                            .step("nothing", () -> cipher(name, provider, mode).doFinal(null, 3));
                }
            }
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"AES/GCM/NoPadding", "ChaCha20-Poly1305"})
    void additionalDataIsHeldToItsPlace(String name) throws Exception {
        compare((provider, transcript) -> {
            byte[] aad = bytes(new Random(52), 100);
            Cipher sealer = cipher(name, JDK, Cipher.ENCRYPT_MODE);
            sealer.updateAAD(aad);
            byte[] sealed = sealer.doFinal(TEXT);
            Cipher cipher = Cipher.getInstance(name, provider);
            for (int forged = -1; forged < aad.length; forged += 25) {
                byte[] other = aad.clone();
                if (forged >= 0) {
                    other[forged] ^= 1;
                }
                cipher.init(Cipher.DECRYPT_MODE, KEY, params(name));
                transcript
                        .does("none", () -> cipher.updateAAD(new byte[0]))
                        .does("no buffer", () -> cipher.updateAAD(ByteBuffer.allocateDirect(0)))
                        .does("one", () -> cipher.updateAAD(other, 0, 1))
                        .does("buffer", () -> cipher.updateAAD(ByteBuffer.wrap(other, 1, 30).asReadOnlyBuffer()))
                        .does("rest", () -> cipher.updateAAD(other, 31, 69))
                        .does("too many", () -> cipher.updateAAD(other, 31, 70))
                        .does("null", () -> cipher.updateAAD((byte[]) null))
                        .step("open", () -> cipher.doFinal(sealed));
            }
            cipher.init(Cipher.DECRYPT_MODE, KEY, params(name));
            transcript
                    .does("less", () -> cipher.updateAAD(aad, 0, 99))
                    .step("open", () -> cipher.doFinal(sealed));
            cipher.init(Cipher.DECRYPT_MODE, KEY, params(name));
            transcript
                    .step("update", () -> cipher.update(sealed, 0, 50))
                    .does("too late", () -> cipher.updateAAD(aad));
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"AES/GCM/NoPadding", "ChaCha20-Poly1305", "ChaCha20", "AES/CTR/NoPadding"})
    void streamsOfOddSizes(String name) throws Exception {
        byte[] text = bytes(new Random(53), 5_003);
        byte[] sealed = cipher(name, JDK, Cipher.ENCRYPT_MODE).doFinal(text);
        compare((provider, transcript) -> {
            for (int size : new int[] {1, 15, 17, 63, 1_001, 8_191}) {
                for (int mode : new int[] {Cipher.ENCRYPT_MODE, Cipher.DECRYPT_MODE}) {
                    byte[] from = mode == Cipher.ENCRYPT_MODE ? text : sealed;
                    transcript.step("read and skip " + size, () -> {
                        ByteArrayOutputStream read = new ByteArrayOutputStream();
                        try (CipherInputStream in = new CipherInputStream(
                                new ByteArrayInputStream(from), cipher(name, provider, mode))) {
                            byte[] buffer = new byte[size];
                            for (int turn = 0, len; (len = in.read(buffer, size / 3, size - size / 3)) >= 0; turn++) {
                                read.write(buffer, size / 3, len);
                                if (turn % 3 == 0) {
                                    read.write((int) in.skip(size / 2 + 1));
                                    read.write(in.available() & 127);
                                    read.write(in.read());
                                }
                            }
                            read.write(in.markSupported() ? 1 : 0);
                        }
                        return read.toByteArray();
                    });
                    ByteArrayOutputStream written = new ByteArrayOutputStream();
                    transcript.does("write " + size, () -> {
                        try (CipherOutputStream out = new CipherOutputStream(written, cipher(name, provider, mode))) {
                            for (int at = 0, turn = 0; at < from.length; turn++) {
                                int len = Math.min(turn % 2 == 0 ? size : 1, from.length - at);
                                if (len == 1) {
                                    out.write(from[at]);
                                } else {
                                    out.write(from, at, len);
                                }
                                at += len;
                                out.flush();
                            }
                        }
                    });
                    transcript.step("written", written::toByteArray);
                }
            }
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"AES/GCM/NoPadding", "ChaCha20-Poly1305", "AES/CTR/NoPadding"})
    void objectsAreSealed(String name) throws Exception {
        compare((provider, transcript) -> {
            SealedObject sealed = new SealedObject(new int[] {1, 2, 3}, cipher(name, provider, Cipher.ENCRYPT_MODE));
            transcript
                    .step("algorithm", sealed::getAlgorithm)
                    .step("by the key", () -> Arrays.toString((int[]) sealed.getObject(KEY)))
                    .step("by a cipher", () -> Arrays.toString((int[]) sealed.getObject(
                            cipher(name, provider, Cipher.DECRYPT_MODE))))
                    .step("by the JDK", () -> Arrays.toString((int[]) sealed.getObject(KEY, "SunJCE")))
                    .step("by a wrong key", () -> sealed.getObject(new SecretKeySpec(new byte[32], "AES")))
                    .step("twice", () -> {
                        Cipher cipher = cipher(name, provider, Cipher.ENCRYPT_MODE);
                        return new SealedObject("a", cipher).getAlgorithm() + new SealedObject("b", cipher).getAlgorithm();
                    });
        });
    }

    @Test
    void namesAreFoundAsInTheJdk() throws Exception {
        String[] names = {
            "aes/gcm/nopadding", "AES/GCM/PKCS5Padding", "AES/GCM/", "AES/GCM", "AES", "ChaCha20/None/NoPadding",
            "ChaCha20/ECB/NoPadding", "chacha20-poly1305", "ChaCha20-Poly1305/None/NoPadding",
            "ChaCha20-Poly1305/GCM/NoPadding", "AES_128/GCM/NoPadding", "AES_512/GCM/NoPadding", "AES_256/CTR/NoPadding",
            "AES/CTR/NoPadding", "AES/CTR/PKCS5Padding", "AES/CBC/PKCS5Padding", "no such", "//", ""
        };
        List<String> before = new ArrayList<>();
        List<String> with = new ArrayList<>();
        for (List<String> outcomes : List.of(before, with)) {
            try {
                if (outcomes == with) {
                    assertTrue(Raddle.install());
                }
                for (String name : names) {
                    outcomes.add(name + outcome(() -> Cipher.getInstance(name).getAlgorithm()));
                }
                // The JDK's hashes are called as they were asked for, in small letters and by other names too.
                List<String> digests = new ArrayList<>(List.of("SHA", "SHA3-256", "none"));
                List<String> macs = new ArrayList<>(List.of("HmacSHA3-256", "none"));
                for (HashAlgorithm hash : Testing.hashes()) {
                    if (hash != HashAlgorithm.BLAKE3) {
                        digests.addAll(List.of(hash.digestName, hash.digestName.toLowerCase(Locale.ROOT)));
                        macs.addAll(List.of(hash.macName(), hash.macName().toLowerCase(Locale.ROOT)));
                    }
                }
                for (String name : digests) {
                    outcomes.add(outcome(() -> {
                        String algorithm = MessageDigest.getInstance(name).getAlgorithm().toUpperCase(Locale.ROOT);
                        return algorithm.equals("SHA") ? "SHA-1" : algorithm;
                    }));
                }
                for (String name : macs) {
                    outcomes.add(outcome(() -> Mac.getInstance(name).getAlgorithm()));
                }
            } finally {
                Security.removeProvider("Raddle");
            }
        }
        assertEquals(before, with);
    }

    /** Services that the JDK builds on these algorithms give equal results with the provider first. */
    @Test
    void othersBuildOnTheProvider() throws Exception {
        List<String> before = built();
        List<String> with;
        try {
            assertTrue(Raddle.install());
            with = built();
        } finally {
            Security.removeProvider("Raddle");
        }
        assertEquals(before, with);
        assertTrue(before.stream().noneMatch(line -> line.contains("xception")), before.toString());
    }

    private static List<String> built() throws Exception {
        Transcript made = new Transcript();
        List<String> keys = new ArrayList<>(List.of("AES", "ChaCha20"));
        keys.addAll(Testing.hmacNames());
        for (String name : keys) {
            KeyGenerator generator = KeyGenerator.getInstance(name);
            made.step(name, () -> generator.generateKey().getEncoded().length + generator.getAlgorithm());
        }
        for (String name : new String[] {"GCM", "ChaCha20-Poly1305"}) {
            made.step(name, () -> {
                AlgorithmParameters params = AlgorithmParameters.getInstance(name);
                params.init(name.equals("GCM") ? new GCMParameterSpec(96, new byte[12]) : new IvParameterSpec(new byte[12]));
                return params.getEncoded();
            });
        }
        for (String name : new String[] {"PBKDF2WithHmacSHA256", "PBKDF2WithHmacSHA224", "PBKDF2WithHmacSHA512", "PBKDF2WithHmacSHA1"}) {
            for (int salt : new int[] {1, 8, 63, 64, 65, 200}) {
                PBEKeySpec spec = new PBEKeySpec("password".toCharArray(), Arrays.copyOf(TEXT, salt), 20, 256);
                made.step(name, () -> SecretKeyFactory.getInstance(name).generateSecret(spec).getEncoded());
            }
        }
        made.step("signature", () -> {
            java.security.Signature signer = java.security.Signature.getInstance("SHA256withRSA");
            signer.initSign(pair.getPrivate());
            signer.update(TEXT);
            return signer.sign();
        });
        made.step("RSA with OAEP", () -> {
            Cipher cipher = Cipher.getInstance("RSA/ECB/OAEPWithSHA-256AndMGF1Padding");
            cipher.init(Cipher.ENCRYPT_MODE, pair.getPublic());
            byte[] sealed = cipher.doFinal(Arrays.copyOf(TEXT, 50));
            cipher.init(Cipher.DECRYPT_MODE, pair.getPrivate());
            return cipher.doFinal(sealed);
        });
        made.step("key store", () -> {
            java.security.KeyStore store = java.security.KeyStore.getInstance("PKCS12");
            store.load(null, null);
            char[] password = "password".toCharArray();
            store.setEntry("key", new java.security.KeyStore.SecretKeyEntry(KEY),
                    new java.security.KeyStore.PasswordProtection(password));
            ByteArrayOutputStream file = new ByteArrayOutputStream();
            store.store(file, password);
            java.security.KeyStore read = java.security.KeyStore.getInstance("PKCS12");
            read.load(new ByteArrayInputStream(file.toByteArray()), password);
            return read.getKey("key", password).getEncoded();
        });
        return made.lines;
    }

    @ParameterizedTest
    @MethodSource("raddle.jca.Testing#hashes")
    void keysOfMacs(HashAlgorithm hash) throws Exception {
        String name = macName(hash);
        compare((compared, transcript) -> {
            Provider provider =
                    compared == JDK && hash == HashAlgorithm.BLAKE3 ? Blake3Reference.PROVIDER : compared;
            Key[] keys = {null, new OddKey("any", "RAW", new byte[0]), new OddKey("any", "RAW", null),
                new OddKey("any", "X.509", new byte[5]), new OddKey("any", null, new byte[5]), pair.getPrivate()};
            for (int i = 0; i < keys.length; i++) {
                Key key = keys[i];
                Mac mac = Mac.getInstance(name, provider);
                transcript
                        .does("too early", () -> mac.update(TEXT))
                        .does("key " + i, () -> mac.init(key))
                        .step("tag", () -> mac.doFinal(TEXT));
            }
            Mac mac = Mac.getInstance(name, provider);
            mac.init(KEY);
            byte[] output = new byte[80];
            transcript
                    .step("name", mac::getAlgorithm)
                    .step("length", mac::getMacLength)
                    .does("update", () -> mac.update(TEXT, 3, 500))
                    .does("short", () -> mac.doFinal(new byte[8], 0))
                    .does("no room", () -> mac.doFinal(output, 75))
                    .does("room", () -> mac.doFinal(output, 5))
                    .step("tag", () -> output)
                    .does("wrong bounds", () -> mac.update(TEXT, 900, 101))
                    .does("null", () -> mac.update((byte[]) null))
                    .step("nothing", mac::doFinal);
        });
    }

    @Test
    void anotherStoryIsSeen() {
        if (IS_COMPARED) {
            assertThrows(
                    AssertionError.class,
                    () -> compare((provider, transcript) -> transcript
                            .step("name", provider::getName)
                            .does("the same", () -> {})));
        }
    }
}
