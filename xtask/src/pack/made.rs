//! The folder of the archive, built by a compiler.

use std::path::Path;
use std::process::Command;

use crate::{Result, jobs, tools};

/// Whether a program is here.
pub(super) fn has(program: &str) -> bool {
    tools::output_of(Command::new(program).arg("--version")).is_ok()
}

/// Runs `make` in the folder that was unpacked, and returns what it says.
pub(super) fn make(pack: &Path, compiler: &str, build: &str, run: &str, goal: &str) -> Result<String> {
    let mut make = Command::new("make");
    make.arg("--silent")
        .arg(format!("-j{}", jobs::available()))
        .arg("-C")
        .arg(pack)
        .arg(format!("CC={compiler}"))
        .arg(format!("BUILD={build}"));
    // GNU ar makes no index of symbols for formats that it doesn't know.
    if compiler.starts_with("clang -target") {
        make.arg(format!("AR={}", if has("llvm-ar") { "llvm-ar" } else { "llvm-ar-19" }));
    }
    tools::output_of(make.arg(format!("RUN={run}")).arg(goal))
}
