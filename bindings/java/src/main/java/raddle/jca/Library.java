package raddle.jca;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Locale;

/**
 * Loads the native library from the path in the property {@code raddle.library.path}, or from the jar through a private
 * folder, which is deleted at once. The folder is created in {@code raddle.tmpdir}, or in the default temporary folder.
 */
final class Library {
    private Library() {}

    /** The error that prevented the library from being loaded, or null. */
    static final Throwable ERROR = load();

    /** Throws an exception if there is no library. */
    static void require() {
        if (ERROR != null) {
            throw new IllegalStateException("raddle has no native library: " + ERROR.getMessage(), ERROR);
        }
    }

    @SuppressWarnings("restricted")
    private static Throwable load() {
        try {
            String path = System.getProperty("raddle.library.path");
            if (path != null) {
                System.load(Paths.get(path).toAbsolutePath().toString());
            } else {
                extractAndLoad();
            }
            Native.prepare();
            int version = Native.version();
            if (version != Native.VERSION) {
                throw new UnsatisfiedLinkError(
                        "the library has version " + version + ", the jar needs " + Native.VERSION);
            }
            return null;
        } catch (IOException | RuntimeException | LinkageError error) {
            return error;
        }
    }

    @SuppressWarnings("restricted")
    private static void extractAndLoad() throws IOException {
        String name = "libraddle_java-" + platform() + ".so";
        try (InputStream library = Library.class.getResourceAsStream("/META-INF/native/" + name)) {
            if (library == null) {
                throw new UnsatisfiedLinkError("the jar has no " + name);
            }
            Path parent = Paths.get(System.getProperty("raddle.tmpdir", System.getProperty("java.io.tmpdir")));
            Path folder = Files.createTempDirectory(
                    parent,
                    "raddle-",
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
            Path file = folder.resolve(name);
            try {
                Files.copy(library, file);
                System.load(file.toString());
            } finally {
                Files.deleteIfExists(file);
                Files.deleteIfExists(folder);
            }
        }
    }

    /** Returns the operating system and the architecture, spelt as other libraries spell them in their jars. */
    private static String platform() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        String architecture = System.getProperty("os.arch").toLowerCase(Locale.ROOT);
        if (!system.equals("linux")) {
            throw new UnsatisfiedLinkError("raddle has no library for " + system);
        }
        switch (architecture) {
            case "amd64":
            case "x86_64":
                return "linux-x86_64";
            case "aarch64":
                return "linux-aarch_64";
            case "ppc64le":
                return "linux-ppcle_64";
            default:
                throw new UnsatisfiedLinkError("raddle has no library for " + architecture);
        }
    }
}
