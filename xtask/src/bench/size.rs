//! `cargo xtask bench --size`: how many bytes each algorithm of each library adds to a program.

use std::fs;

use crate::{Result, tools};

const LIBRARIES: [&str; 6] = ["raddle", "rustcrypto", "graviola", "ring", "aws-lc", "openssl"];
const ALGORITHMS: [&str; 6] = ["chacha20-poly1305", "aes-128-gcm", "aes-256-gcm", "sha256", "hmac-sha256", "md5"];

/// What a library has not got.
const MISSING: [(&str, &str); 3] = [("graviola", "md5"), ("ring", "md5"), ("aws-lc", "md5")];

/// Prints a table of KB, for BENCHMARKS.md.
pub(super) fn run() -> Result {
    let empty = program("")?;
    println!("| KB | {} |\n|---|{}", LIBRARIES.join(" | "), "---|".repeat(LIBRARIES.len()));
    for algorithm in ALGORITHMS {
        let cells = LIBRARIES.map(|library| {
            if MISSING.contains(&(library, algorithm)) {
                return Ok("-".to_owned());
            }
            let bytes = program(&format!("{library},{algorithm}"))? - empty;
            Ok(format!("{:.0}", bytes as f64 / 1000.0))
        });
        println!("| {algorithm} | {} |", cells.into_iter().collect::<Result<Vec<_>>>()?.join(" | "));
    }
    Ok(())
}

/// The bytes of a program with these features, stripped.
fn program(features: &str) -> Result<u64> {
    let folder = tools::root().join("xtask/size");
    let target = tools::root().join("target/size");
    let mut cargo = tools::cargo("build");
    cargo.current_dir(&folder).args(["--quiet", "--release", "--features", features]).arg("--target-dir").arg(&target);
    tools::output_of(&mut cargo)?;
    let program = target.join("release/raddle-size");
    fs::metadata(&program).map(|file| file.len()).map_err(|error| format!("{}: {error}", program.display()))
}
