//! Names the shared library: the soname of what `cargo build` makes is that of what `cargo cinstall` does.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is_elf = env::var("CARGO_CFG_UNIX").is_ok() && env::var("CARGO_CFG_TARGET_VENDOR").as_deref() != Ok("apple");
    if is_elf {
        // As `package.metadata.capi.library` in the manifest has it.
        println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libraddle.so.0");
    }
}
