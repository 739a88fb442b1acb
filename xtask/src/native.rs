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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::{files, tools};

    /// Crates of this program would be compiled again for the tests, and all above them.
    #[test]
    fn nothing_of_this_program_is_left_unoptimised() {
        // With the features of the whole workspace. A line has its depth, and a blank after the name.
        let args = "--workspace --edges normal,no-proc-macro --prefix depth --no-dedupe --locked";
        let tree = tools::output_of(tools::cargo("tree").args(args.split(' '))).unwrap();
        let below = tree.lines().skip_while(|line| !line.starts_with("0xtask ")).skip(1);
        let crates: BTreeSet<_> = below
            .take_while(|line| !line.starts_with('0'))
            .filter_map(|line| line.trim_start_matches(|c: char| c.is_ascii_digit()).split(' ').next())
            .collect();
        assert!(crates.contains("clap_builder") && crates.contains("raddle-check"), "{crates:?}");
        let settings = files::read(tools::root().join(QUICKLY[1])).unwrap();
        let names: Vec<_> = settings.lines().filter_map(|line| Some(line.split_once(" = {")?.0)).collect();
        assert!(names.len() > 20);
        let both: Vec<_> = names.iter().filter(|name| crates.contains(*name)).collect();
        assert!(both.is_empty(), "{both:?}");
    }
}
