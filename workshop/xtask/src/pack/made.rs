//! Builds the folder of the archive with a compiler.

use std::path::Path;
use std::process::Command;

use crate::{Result, jobs, tools};

/// Returns whether a program is installed.
pub(super) fn has(program: &str) -> bool {
    tools::output_of(Command::new(program).arg("--version")).is_ok()
}

/// Runs `make` in the unpacked folder, and returns its output.
pub(super) fn make(pack: &Path, compiler: &str, build: &str, run: &str, goal: &str) -> Result<String> {
    let mut make = Command::new("make");
    make.arg("--silent")
        .arg(format!("-j{}", jobs::available()))
        .arg("-C")
        .arg(pack)
        .arg(format!("CC={compiler}"))
        .arg(format!("BUILD={build}"));
    // GNU ar writes no symbol index for formats that it does not know.
    if compiler.starts_with("clang -target") {
        make.arg(format!("AR={}", if has("llvm-ar") { "llvm-ar" } else { "llvm-ar-19" }));
    }
    tools::output_of(make.arg(format!("RUN={run}")).arg(goal))
}
