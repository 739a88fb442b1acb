//! Finds the versions of dependencies, and compiles what calls intel-ipsec-mb, for the feature `peer-ipsec-mb` alone.

use std::{env, path::Path};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // A package has a lock file of its own, a checkout that of the workspace.
    let crate_root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets it");
    let own = Path::new(&crate_root).join("Cargo.lock");
    let lock = if own.exists() { own } else { Path::new(&crate_root).join("../../Cargo.lock") };
    println!("cargo::rerun-if-changed={}", lock.display());
    println!("cargo::rustc-env=RADDLE_LOCK={}", lock.display());
    #[cfg(feature = "peer-ipsec-mb")]
    {
        const CALLS: &str = "src/speed/peers/ipsec_mb/calls.c";
        println!("cargo::rerun-if-changed={CALLS}");
        cc::Build::new().file(CALLS).warnings_into_errors(true).compile("raddle_ipsec_mb");
        println!("cargo::rustc-link-lib=IPSec_MB");
    }
}
