package raddle.jca;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.Provider;
import java.security.Security;
import java.util.Properties;
import java.util.stream.Collectors;

/**
 * Prints how the provider is installed in this virtual machine, and the services that it offers. {@code java -jar} with
 * the jar runs this class. The program fails if the native library can't be loaded.
 */
final class Report {
    private Report() {}

    /** The highest provider number that is checked: the numbers may have gaps. */
    private static final int FURTHEST = 99;

    public static void main(String[] arguments) {
        System.out.println("Java " + Runtime.version() + " on " + System.getProperty("os.arch"));
        System.out.println(configuration());
        if (Library.ERROR != null) {
            System.out.println("the native library can't be loaded: " + Library.ERROR);
            System.exit(1);
        }
        System.out.println("the native library is loaded");
        Provider offered = new RaddleProvider();
        Provider all = new RaddleProvider(true);
        System.out.println("offered: " + names(offered, null));
        if (offered.getServices().size() < all.getServices().size()) {
            System.out.println("left to the JDK, which is faster: " + names(all, offered));
            System.out.println("-Draddle.services=all offers all");
        }
    }

    /**
     * Returns the line for a file of security properties that adds the provider, and the settings of the current files.
     */
    private static String configuration() {
        int free = 1;
        for (String name; (name = provider(free)) != null; free++) {
            if (name.equals(RaddleProvider.NAME)) {
                Properties jdk = jdk();
                String replaced = jdk.getProperty("security.provider." + free, name);
                if (!replaced.equals(name)) {
                    int next = free;
                    while (jdk.containsKey("security.provider." + next)) next++;
                    return "security.provider." + free + "=Raddle is set in place of " + replaced
                            + ", which is lost: set security.provider." + next + "=Raddle";
                }
                return "security.provider." + free + "=Raddle is set, and "
                        + (Security.getProvider(RaddleProvider.NAME) == null ? "has no effect" : "in effect");
            }
        }
        for (int number = free + 1; number <= FURTHEST; number++) {
            if (RaddleProvider.NAME.equals(provider(number))) {
                return "security.provider." + number + "=Raddle is set and has no effect: set security.provider." + free
                        + "=Raddle";
            }
        }
        return "to install: security.provider." + free + "=Raddle";
    }

    /** Returns the settings of the JDK's own file, before another file changed them: none if it can't be read. */
    private static Properties jdk() {
        Properties settings = new Properties();
        Path file = Path.of(System.getProperty("java.home"), "conf", "security", "java.security");
        try (InputStream bytes = Files.newInputStream(file)) {
            settings.load(bytes);
        } catch (IOException error) {
            System.out.println(error);
        }
        return settings;
    }

    private static String provider(int number) {
        return Security.getProperty("security.provider." + number);
    }

    /** Returns the services of a provider that another provider lacks. */
    private static String names(Provider provider, Provider other) {
        return provider.getServices().stream()
                .filter(service -> other == null || other.getService(service.getType(), service.getAlgorithm()) == null)
                .map(service -> service.getType() + " " + service.getAlgorithm())
                .sorted()
                .collect(Collectors.joining(", "));
    }
}
