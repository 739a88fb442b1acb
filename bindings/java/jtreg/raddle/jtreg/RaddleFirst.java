package raddle.jtreg;

import java.security.Provider;
import java.security.Security;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The provider that OpenJDK's tests use instead of SunJCE or SUN. Each service is Raddle's, or otherwise comes from the
 * JDK's first provider that has it. So a test of many algorithms runs, and Raddle serves those that it offers.
 */
public final class RaddleFirst extends Provider {
    private static final long serialVersionUID = 1;

    public RaddleFirst() {
        super("RaddleFirst", "1", "Raddle, and the JDK for the rest");
    }

    @Override
    public Service getService(String type, String algorithm) {
        Service found = others().map(provider -> provider.getService(type, algorithm))
                .filter(service -> service != null)
                .findFirst()
                .orElse(null);
        if (found != null && type.equals("MessageDigest")) {
            // The virtual machine reports this itself for ciphers and MACs, and for a digest if no provider is named.
            System.err.println(type + "." + algorithm + " algorithm from: " + found.getProvider().getName());
        }
        return found;
    }

    @Override
    public Set<Service> getServices() {
        Map<String, Service> first = new LinkedHashMap<>();
        others().flatMap(provider -> provider.getServices().stream())
                .forEach(service -> first.putIfAbsent(service.getType() + "." + service.getAlgorithm(), service));
        return new LinkedHashSet<>(first.values());
    }

    /** Raddle and the JDK's providers, in their order, without those that a test brings, whose classes are in no
     * module. */
    private Stream<Provider> others() {
        return Stream.of(Security.getProviders())
                .filter(provider -> provider != this && provider.getClass().getModule().isNamed());
    }
}
