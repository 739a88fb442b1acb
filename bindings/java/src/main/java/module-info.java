/** A provider of cryptographic services that uses the kernels of raddle. */
module raddle.jca {
    exports raddle.jca;

    provides java.security.Provider with
            raddle.jca.RaddleProvider;
}
