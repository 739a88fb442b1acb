//! The native build of this project: one set of features and profiles, so that no task compiles anything that another
//! task has compiled.

use std::process::Command;

/// The levels to which `RADDLE_CPU` limits the kernels, except the highest one, which runs without a limit.
pub(crate) const X86_LEVELS: [&str; 4] = ["portable", "x86-64", "avx", "avx2"];

/// The default members of the workspace, with the features of the library that extend its API, and with all tasks.
pub(crate) const NATIVE: &str = "--features raddle/getrandom,raddle/rustcrypto,xtask/kernels";

/// The options that leave crates unoptimised if no test spends much time in them.
pub(crate) const QUICKLY: [&str; 2] = ["--config", "workshop/xtask/tests.toml"];

/// The cargo folder in which [`NATIVE`] is built.
pub(crate) const RELEASE: &str = "target/release";

/// Returns the command that runs a program of the workspace with the features of [`NATIVE`].
pub(crate) fn program(mut cargo_run: Command, name: &str) -> Command {
    cargo_run.args(NATIVE.split(' ')).args(QUICKLY);
    cargo_run.args(["--release", "--quiet", "--bin", name, "--"]);
    cargo_run
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::{files, tools};

    /// This program's crates, and all crates that depend on them, would be compiled again for the tests.
    #[test]
    fn nothing_of_this_program_is_left_unoptimised() {
        // The features are those of all default members. Each line begins with its depth, and has a blank after the
        // name.
        let args = "--features xtask/kernels --edges normal,no-proc-macro --prefix depth --no-dedupe --locked";
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
