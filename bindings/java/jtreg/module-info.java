/** The module of the provider that OpenJDK's tests name. */
module raddle.jtreg {
    provides java.security.Provider with
            raddle.jtreg.RaddleFirst;
}
