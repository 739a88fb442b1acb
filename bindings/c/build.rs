//! Names the shared library: `cargo build` and `cargo cinstall` produce the same soname.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is_elf = env::var("CARGO_CFG_UNIX").is_ok() && env::var("CARGO_CFG_TARGET_VENDOR").as_deref() != Ok("apple");
    if is_elf {
        // As `package.metadata.capi.library` in the manifest says.
        println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libraddle.so.0");
    }
}
