//! Finds the records of proofs and models and the versions of dependencies, names the program's own version, and, only for
//! the feature `competitor-ipsec-mb`, compiles the calls of intel-ipsec-mb. For `competitor-libsodium`, links libsodium.

use std::{env, path::Path};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // A package contains copies next to its manifest, which `cargo xtask package` makes.
    let crate_root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets it");
    let place = |packaged: &str, shared: &str| {
        let packaged = Path::new(&crate_root).join(packaged);
        if packaged.exists() { packaged } else { Path::new(&crate_root).join(shared) }
    };
    println!("cargo::rustc-env=RADDLE_RECORDS={}", place("records", "../records").display());
    println!("cargo::rustc-env=RADDLE_LOCK={}", place("Cargo.lock", "../../Cargo.lock").display());
    // Generic functions of the library are compiled with this program, and tests compile it at a lower level than users do.
    let level = env::var("OPT_LEVEL").expect("cargo sets it");
    let marked = if level == "3" { String::new() } else { format!(" at opt-level {level}") };
    println!("cargo::rustc-env=RADDLE_VERSION={}{marked}", env!("CARGO_PKG_VERSION"));
    #[cfg(feature = "competitor-ipsec-mb")]
    {
        const CALLS: &str = "src/speed/competitors/ipsec_mb/calls.c";
        println!("cargo::rerun-if-changed={CALLS}");
        cc::Build::new().file(CALLS).warnings_into_errors(true).compile("raddle_ipsec_mb");
        println!("cargo::rustc-link-lib=IPSec_MB");
    }
    #[cfg(feature = "competitor-libsodium")]
    {
        // Other packages use this name for the folder too.
        const FOLDER: &str = "SODIUM_LIB_DIR";
        println!("cargo::rerun-if-env-changed={FOLDER}");
        if let Ok(folder) = env::var(FOLDER) {
            println!("cargo::rustc-link-search=native={folder}");
        }
        println!("cargo::rustc-link-lib=sodium");
    }
}
