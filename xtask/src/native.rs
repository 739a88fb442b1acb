//! How this project is built for this machine: one set of features and profiles, so that no task compiles again what another
//! one has compiled.

use std::process::Command;

/// The levels by which `RADDLE_CPU` caps the kernels, except the highest, which is what runs without a cap.
pub(crate) const X86_LEVELS: [&str; 4] = ["portable", "x86-64", "avx", "avx2"];

/// The whole workspace, with the features of the library that add something to its API.
pub(crate) const NATIVE: &str = "--workspace --features raddle/getrandom,raddle/rustcrypto";

/// Leaves crates unoptimised in which no test runs for long.
pub(crate) const QUICKLY: [&str; 2] = ["--config", "xtask/tests.toml"];

/// The folder of cargo in which [`NATIVE`] is built.
pub(crate) const RELEASE: &str = "target/release";

/// A program of the workspace, run by `cargo run` with the features of [`NATIVE`].
pub(crate) fn program(mut cargo_run: Command, name: &str) -> Command {
    cargo_run.args(NATIVE.split(' ').filter(|option| *option != "--workspace")).args(QUICKLY);
    cargo_run.args(["--release", "--quiet", "--bin", name, "--"]);
    cargo_run
}
