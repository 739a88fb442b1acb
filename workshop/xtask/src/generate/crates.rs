//! The table of `docs/library.md`: the number of crates that each package brings with it, by the lock files.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::PathBuf;

use super::marked::fill;
use crate::{Result, files, tools};

/// The rows: what a user adds, the folder of its manifest, and the options of Cargo.
const PACKAGES: [(&str, &str, &[&str]); 12] = [
    ("`raddle`, without features", "crates/raddle", &["--no-default-features"]),
    ("`raddle`", "crates/raddle", &[]),
    ("`raddle` with `getrandom`", "crates/raddle", &["--features", "getrandom"]),
    ("`raddle` with `rustcrypto`", "crates/raddle", &["--features", "rustcrypto"]),
    ("`rustls-raddle`, with rustls", "bindings/rustls", &[]),
    ("the C library", "bindings/c", &[]),
    ("the OpenSSL provider", "bindings/openssl", &[]),
    ("the Java provider", "bindings/java/native", &[]),
    ("the Python package", "bindings/python", &[]),
    ("the Python package without `raddle.age`", "bindings/python", &["--no-default-features"]),
    ("the program `raddle`", "crates/raddle-cli", &[]),
    ("`raddle-datafusion`, with DataFusion", "bindings/datafusion", &[]),
];

/// Returns the path of the page.
pub(super) fn path() -> PathBuf {
    tools::root().join("docs/library.md")
}

/// Returns the page with the table.
pub(super) fn page() -> Result<String> {
    let mut table = String::from("| package | crates by others |\n|---|---:|\n");
    for (name, folder, options) in PACKAGES {
        writeln!(table, "| {name} | {} |", count(folder, options)?).expect("a string");
    }
    fill(&files::read(path())?, &table).map_err(|error| format!("docs/library.md: {error}"))
}

/// Counts the crates in a package on Linux that are not in this repository.
fn count(folder: &str, options: &[&str]) -> Result<usize> {
    let mut cargo = tools::cargo("tree");
    cargo.args(["--quiet", "--locked", "--edges", "normal", "--prefix", "none", "--format", "{p}"]);
    cargo
        .args(["--target", "x86_64-unknown-linux-gnu", "--manifest-path"])
        .arg(tools::root().join(folder).join("Cargo.toml"));
    let tree = tools::output_of(cargo.args(options))?;
    // A crate of this repository is printed with its folder; one that was printed before has a mark.
    let others = tree.lines().filter(|line| !line.contains('/')).map(|line| line.trim_end_matches(" (*)"));
    Ok(others.collect::<BTreeSet<_>>().len())
}
