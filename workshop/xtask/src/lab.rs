//! The program `raddle-lab`, which measures. Users build it in the same way; the test command builds it with less
//! optimisation.

use std::ffi::OsStr;
use std::process::Command;

use crate::{Result, tools};

/// Builds the program and runs it with these arguments. `prepare` gets the command of cargo before the program's
/// arguments.
pub(crate) fn run(arguments: &[impl AsRef<OsStr>], prepare: impl FnOnce(&mut Command)) -> Result {
    let mut cargo = tools::cargo("run");
    cargo.args(["--release", "--quiet", "--bin", "raddle-lab"]);
    prepare(&mut cargo);
    tools::run(cargo.arg("--").args(arguments))
}
