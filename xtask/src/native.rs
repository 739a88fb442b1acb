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
    use std::collections::{BTreeMap, BTreeSet};

    use serde_json::Value;

    use super::*;
    use crate::{files, tools};

    /// Crates of this program would be compiled again for the tests, and all above them.
    #[test]
    fn nothing_of_this_program_is_left_unoptimised() {
        let metadata = tools::output_of(tools::cargo("metadata").args(["--format-version=1", "--locked"])).unwrap();
        let metadata: Value = serde_json::from_str(&metadata).unwrap();
        let list = |value: &Value| value.as_array().unwrap().clone();
        let packages = list(&metadata["packages"]);
        let packages: BTreeMap<_, _> =
            packages.iter().map(|package| (package["id"].as_str().unwrap(), package)).collect();
        let nodes = list(&metadata["resolve"]["nodes"]);
        let nodes: BTreeMap<_, _> = nodes.iter().map(|node| (node["id"].as_str().unwrap(), node)).collect();
        let name = |id: &str| packages[id]["name"].as_str().unwrap().to_owned();
        // Macros are compiled for the compiler, which optimises nothing of them.
        let is_macro = |id: &str| list(&packages[id]["targets"]).iter().any(|target| target["kind"][0] == "proc-macro");
        let mut found = BTreeSet::new();
        let mut left: Vec<_> = nodes.keys().copied().filter(|id| name(id) == "xtask").collect();
        while let Some(id) = left.pop() {
            if is_macro(id) || !found.insert(id) {
                continue;
            }
            let normal = |of: &&Value| list(&of["dep_kinds"]).iter().any(|kind| kind["kind"].is_null());
            left.extend(
                nodes[id]["deps"].as_array().unwrap().iter().filter(normal).map(|of| of["pkg"].as_str().unwrap()),
            );
        }
        let found: BTreeSet<_> = found.into_iter().map(name).collect();
        assert!(found.contains("clap_builder") && found.contains("raddle-check"), "{found:?}");
        let unoptimised = files::read(tools::root().join(QUICKLY[1])).unwrap();
        let unoptimised: Vec<_> = unoptimised.lines().filter_map(|line| line.split_once(" = {")).collect();
        assert!(unoptimised.len() > 20);
        let both: Vec<_> = unoptimised.iter().filter(|(name, _)| found.contains(*name)).collect();
        assert!(both.is_empty(), "{both:?}");
    }
}
