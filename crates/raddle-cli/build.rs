//! Compiles what calls intel-ipsec-mb, for the feature `peer-ipsec-mb` alone.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "peer-ipsec-mb")]
    {
        const CALLS: &str = "src/speed/peers/ipsec_mb/calls.c";
        println!("cargo::rerun-if-changed={CALLS}");
        cc::Build::new().file(CALLS).warnings_into_errors(true).compile("raddle_ipsec_mb");
        println!("cargo::rustc-link-lib=IPSec_MB");
    }
}
