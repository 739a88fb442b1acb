//! Constant time of the whole path: valgrind's memcheck with keys and messages marked as undefined. A branch or an address
//! that depends on one is reported.
//!
//! `secrets.c` calls every public function: each symbol of the list must be there. A planted leak must be found.

use super::{compile, folder};
use crate::{Result, files, tools};
use std::path::PathBuf;
use std::process::Command;

/// The levels whose instructions valgrind knows, but for the portable one: AES there is RustCrypto's, by instructions too.
const LEVELS: [&str; 4] = ["portable", "x86-64", "avx", "avx2"];

/// What valgrind returns when it found something.
const FOUND: i32 = 99;

pub(super) fn run() -> Result {
    if !cfg!(target_arch = "x86_64") || tools::output_of(Command::new("valgrind").arg("--version")).is_err() {
        println!("skipped: secrets of the C library in valgrind: it is not there");
        return Ok(());
    }
    complete()?;
    let library = &build()?;
    let program = compile("gcc", &["-std=c99"], &["secrets.c"], library, "secrets")?;
    for level in LEVELS {
        let run = |planted: &[&str]| {
            let mut valgrind = Command::new("valgrind");
            valgrind.args(["-q", &format!("--error-exitcode={FOUND}")]).arg(&program).args(planted);
            valgrind.env("RADDLE_CPU", level).output().map_err(|error| format!("valgrind: {error}"))
        };
        let output = run(&[])?;
        if !output.status.success() {
            return Err(format!("secrets at {level}:\n{}", String::from_utf8_lossy(&output.stderr)));
        }
        if run(&["planted"])?.status.code() != Some(FOUND) {
            return Err(format!("valgrind did not find the planted leak at {level}"));
        }
    }
    println!("report: valgrind followed secrets through the C library at {}", LEVELS.join(", "));
    Ok(())
}

/// Builds the library so that it tells valgrind what is public: whether a tag is right, and nothing else.
fn build() -> Result<PathBuf> {
    let mut cargo = tools::cargo("build");
    let target = tools::root().join("target/c/valgrind");
    cargo.current_dir(folder()).args(["--release", "--quiet", "--target-dir"]).arg(&target);
    tools::output_of(cargo.env("RUSTFLAGS", "--cfg raddle_valgrind"))?;
    Ok(target.join("release/libraddle.so"))
}

/// Every function is called, or is one that takes no secret.
fn complete() -> Result {
    let read = |file: &str| files::read(folder().join(file));
    let (symbols, source) = (read("symbols.txt")?, read("tests/secrets.c")?);
    let words: Vec<_> = source.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').collect();
    let missing: Vec<_> = symbols.lines().filter(|name| !words.contains(name)).collect();
    if missing.is_empty() { Ok(()) } else { Err(format!("secrets.c does not call {}", missing.join(", "))) }
}
