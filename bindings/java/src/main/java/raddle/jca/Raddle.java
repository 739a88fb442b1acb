package raddle.jca;

import java.security.Security;

/** Installs the provider, and reports whether it can be used. */
public final class Raddle {
    private Raddle() {}

    /**
     * Makes the provider the first, so that it is used if a program does not name a provider. If the native library
     * can't be loaded, nothing is changed.
     *
     * @return whether the provider is now the first one
     */
    public static boolean install() {
        if (!isAvailable()) {
            return false;
        }
        Security.removeProvider(RaddleProvider.NAME);
        return Security.insertProviderAt(new RaddleProvider(), 1) == 1;
    }

    /**
     * Returns whether the native library was loaded.
     *
     * @return whether the provider has services
     */
    public static boolean isAvailable() {
        return Library.ERROR == null;
    }

    /**
     * Returns the error that prevented the native library from being loaded: another operating system or architecture,
     * a temporary folder from which no library may be loaded, or denied native access.
     *
     * @return the error, or null if there was none
     */
    public static Throwable loadingError() {
        return Library.ERROR;
    }
}
