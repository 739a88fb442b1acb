package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.Provider;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.crypto.Cipher;
import org.junit.jupiter.api.Test;

/** Tests that services and installation work in a virtual machine as docs/java.md says. */
class ServicesTest {
    private static final Pattern NUMBER = Pattern.compile("security\\.provider\\.(\\d+)=Raddle");

    private static String document() throws Exception {
        return Files.readString(Path.of(System.getProperty("raddle.document")));
    }

    /** Returns the services that the document's table marks with one of the given words for this Java version. */
    private static Set<String> documented(String document, Set<String> marks) {
        List<String> lines = document.lines().collect(Collectors.toList());
        int head = 0;
        while (!lines.get(head).startsWith("| type | services |")) {
            head++;
        }
        String[] titles = lines.get(head).split("\\|");
        // Each column begins with a version.
        int column = 0;
        for (int i = 3; i < titles.length; i++) {
            Matcher first = Pattern.compile("\\d+").matcher(titles[i]);
            assertTrue(first.find(), titles[i]);
            if (Integer.parseInt(first.group()) <= Runtime.version().feature()) {
                column = i;
            }
        }
        Set<String> services = new TreeSet<>();
        for (String line : lines.subList(head + 2, lines.size())) {
            if (!line.startsWith("|")) {
                break;
            }
            String[] cells = line.split("\\|");
            if (marks.contains(cells[column].trim())) {
                for (String name : cells[2].split(",")) {
                    services.add(cells[1].replace('`', ' ').trim() + " " + name.replace('`', ' ').trim());
                }
            }
        }
        return services;
    }

    private static Set<String> offered(String option) throws Exception {
        Forked run = Forked.run(List.of("-Draddle.services=" + option), Offered.class.getName());
        assertEquals(0, run.status, run.output);
        return new TreeSet<>(run.output.lines().collect(Collectors.toList()));
    }

    /** Prints the services of the provider. */
    static final class Offered {
        public static void main(String[] arguments) {
            for (Provider.Service service : new RaddleProvider().getServices()) {
                System.out.println(service.getType() + " " + service.getAlgorithm());
            }
        }
    }

    @Test
    void servicesAreThoseOfTheDocument() throws Exception {
        String document = document();
        assertEquals(documented(document, Set.of("yes")), offered(""));
        assertEquals(documented(document, Set.of("yes", "no")), offered("all"));
        // Planted: a document that lacks a service is refused.
        assertNotEquals(documented(document.replace("`HmacMD5`", "`HmacMD4`"), Set.of("yes")), offered(""));
    }

    /** Through the foreign-function interface, a call is cheap; through JNI, these services are slower than the
     * JDK's. */
    @Test
    void servicesThatLoseByJniAreLeftToTheJdk() throws Exception {
        Set<String> left = offered("all");
        left.removeAll(offered(""));
        assertEquals(Runtime.version().feature() < 22, left.contains("Cipher AES/CTR/NoPadding"));
        assertEquals(Runtime.version().feature() < 22, left.contains("MessageDigest SHA-256"));
        assertEquals(Runtime.version().feature() >= 22, left.isEmpty());
    }

    private static Forked report(String... options) throws Exception {
        List<String> all = new ArrayList<>(List.of(options));
        all.add("-jar");
        return Forked.run(all, System.getProperty("raddle.jar"));
    }

    /** Writes the file of properties of the document, with a number for the provider. */
    private static Path properties(int number) throws Exception {
        Matcher block = Pattern.compile("```properties\n(.*?)```", Pattern.DOTALL).matcher(document());
        assertTrue(block.find());
        Path file = Files.createTempFile("raddle", ".properties");
        Files.writeString(file, NUMBER.matcher(block.group(1)).replaceFirst("security.provider." + number + "=Raddle"));
        return file;
    }

    private static int number(String text) {
        Matcher matcher = NUMBER.matcher(text);
        assertTrue(matcher.find(), text);
        return Integer.parseInt(matcher.group(1));
    }

    @Test
    void thePropertiesOfTheDocumentInstallTheProvider() throws Exception {
        Forked before = report("-Draddle.services=");
        assertEquals(0, before.status, before.output);
        assertTrue(before.output.contains("to install: security.provider."), before.output);
        assertTrue(before.output.contains("the native library is loaded"), before.output);
        boolean isAll = Runtime.version().feature() >= 22;
        assertEquals(!isAll, before.output.contains("left to the JDK"), before.output);
        int number = number(before.output);
        assertEquals(number, number(document()), "docs/java.md has another number than this JDK");

        Path file = properties(number);
        String option = "-Djava.security.properties=" + file;
        Forked run = Forked.run(List.of(option), Used.class.getName());
        assertEquals("Raddle Raddle SunJCE", run.output.trim());
        Forked after = report(option);
        assertTrue(after.output.contains("security.provider." + number + "=Raddle is set, and in effect"), after.output);
        Files.delete(file);
    }

    /** A number that the JDK gives to a provider of its own takes it away: only the report says so. */
    @Test
    void aProviderInPlaceOfAnotherIsReported() throws Exception {
        int number = number(document());
        Path file = properties(number - 1);
        Forked report = report("-Djava.security.properties=" + file);
        String expected = "security.provider." + (number - 1) + "=Raddle is set in place of ";
        assertTrue(report.output.contains(expected), report.output);
        assertTrue(report.output.contains("set security.provider." + number + "=Raddle"), report.output);
        Files.delete(file);
    }

    /** A list of providers ends at the first missing number: only the report says so. */
    @Test
    void aProviderBehindAGapIsReported() throws Exception {
        int number = number(document());
        Path file = properties(number + 1);
        String option = "-Djava.security.properties=" + file;
        Forked run = Forked.run(List.of(option), Used.class.getName());
        assertEquals("SunJCE SunJCE SunJCE", run.output.trim());
        Forked report = report(option);
        assertTrue(
                report.output.contains("security.provider." + (number + 1) + "=Raddle is set and has no effect"),
                report.output);
        Files.delete(file);
    }

    @Test
    void theReportFailsWithoutTheLibrary() throws Exception {
        Forked report = report("-Draddle.library.path=/no/such/library.so");
        assertEquals(1, report.status, report.output);
        assertTrue(report.output.contains("can't be loaded: java.lang.UnsatisfiedLinkError"), report.output);
    }

    /** Prints which providers serve a program that names none. */
    static final class Used {
        public static void main(String[] arguments) throws Exception {
            List<String> names = new ArrayList<>();
            for (String name : List.of("AES/GCM/NoPadding", "ChaCha20-Poly1305", "AES/CBC/NoPadding")) {
                names.add(Cipher.getInstance(name).getProvider().getName());
            }
            System.out.println(String.join(" ", names));
        }
    }
}
