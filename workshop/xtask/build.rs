//! Tells the program from which sources of the prover it is built, in `PROVER`.

#[path = "src/prover.rs"]
#[allow(unreachable_pub, reason = "a module of the program")]
mod prover;

use std::env;
use std::path::Path;

fn main() {
    if env::var_os("CARGO_FEATURE_KERNELS").is_none() {
        // A program without the prover needs no digest.
        return println!("cargo::rerun-if-changed=build.rs");
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the root of the checkout");
    for place in prover::PLACES {
        println!("cargo::rerun-if-changed={}", root.join(place).display());
    }
    let digest = prover::digest(root).unwrap_or_else(|error| panic!("the sources of the prover: {error}"));
    println!("cargo::rustc-env=PROVER={digest}");
}
