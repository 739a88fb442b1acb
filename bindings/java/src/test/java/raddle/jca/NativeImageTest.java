package raddle.jca;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The metadata for GraalVM's native images lists exactly the names that the code looks up. */
class NativeImageTest {
    private static final String PLACE = "META-INF/native-image/raddle/raddle-jca/reachability-metadata.json";
    private static final Pattern CALL = Pattern.compile("\\{\"returnType\": \"int\", \"parameterTypes\": \\[(.*?)\\], "
            + "\"options\": \\{\"critical\": \\{\"allowHeapAccess\": true\\}\\}\\}");

    private static String read(JarFile jar, JarEntry entry) throws Exception {
        try (InputStream in = jar.getInputStream(entry)) {
            return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        }
    }

    private static JarFile jar() throws Exception {
        return new JarFile(System.getProperty("raddle.jar"));
    }

    private static String metadata() throws Exception {
        try (JarFile jar = jar()) {
            return read(jar, jar.getJarEntry(PLACE));
        }
    }

    /** Returns the argument types of all calls, as C spells them. */
    private static Set<String> called() throws Exception {
        Set<String> called = new TreeSet<>();
        for (Method method : Native.class.getDeclaredMethods()) {
            boolean isCall = method.getReturnType() == int.class && !Modifier.isPrivate(method.getModifiers());
            if (isCall && Arrays.stream(method.getParameterTypes()).allMatch(type -> type == int.class)) {
                called.add(spelt(List.of(method.getParameterTypes())));
            }
        }
        for (Class<?> group : Native.class.getDeclaredClasses()) {
            for (Field field : group.getDeclaredFields()) {
                field.setAccessible(true);
                MethodHandle handle = (MethodHandle) field.get(null);
                assertEquals(int.class, handle.type().returnType());
                called.add(spelt(handle.type().parameterList()));
            }
        }
        return called;
    }

    private static String spelt(List<Class<?>> types) {
        return types.stream()
                .map(type -> type == int.class ? "\"int\"" : type == long.class ? "\"long\"" : "\"void*\"")
                .collect(Collectors.joining(", "));
    }

    private static void check(String metadata) throws Exception {
        List<String> named = new ArrayList<>();
        for (Matcher matcher = CALL.matcher(metadata); matcher.find(); ) {
            named.add(matcher.group(1));
        }
        assertEquals(called(), new TreeSet<>(named));
        assertEquals(metadata.split("returnType", -1).length - 1, named.size(), "a call is spelt otherwise, or twice");
        assertEquals(named.size(), new TreeSet<>(named).size());
    }

    @Test
    void allForeignCallsAreNamed() throws Exception {
        if (Runtime.version().feature() < 22) {
            System.out.println("skipped: the metadata of foreign calls, which need Java 22");
            return;
        }
        String metadata = metadata();
        check(metadata);
        String first = CALL.matcher(metadata).results().iterator().next().group();
        for (String wrong : List.of("", first.replace("[", "[\"int\", \"int\", \"int\", \"int\", "))) {
            assertThrows(AssertionError.class, () -> check(metadata.replace(first, wrong)));
        }
    }

    @Test
    void theLibrariesAndTheProviderAreNamed() throws Exception {
        String metadata = metadata();
        try (JarFile jar = jar()) {
            Matcher glob = Pattern.compile("\"glob\": \"(.*?)\\*(.*?)\"").matcher(metadata);
            assertTrue(glob.find());
            List<JarEntry> entries = jar.stream().collect(Collectors.toList());
            int libraries = 0;
            for (JarEntry entry : entries) {
                String name = entry.getName();
                if (name.endsWith(".so")) {
                    assertTrue(name.startsWith(glob.group(1)) && name.endsWith(glob.group(2)), name);
                    libraries++;
                }
                if (name.endsWith(".class")) {
                    String code = read(jar, entry);
                    for (String word : List.of("java/lang/reflect/", "forName", "loadClass", "getResourceBundle")) {
                        assertTrue(!code.contains(word), name + " uses " + word);
                    }
                }
            }
            assertTrue(libraries > 0);
            String provider = read(jar, jar.getJarEntry("META-INF/services/java.security.Provider")).trim();
            assertTrue(metadata.contains("{\"type\": \"" + provider + "\", \"methods\": [{\"name\": \"<init>\""));
            assertEquals(2, metadata.split("\"type\"", -1).length, "more is reflected than the provider");
        }
    }
}
