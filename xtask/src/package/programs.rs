//! The programs as they are shipped: `raddle` may not be too large, and in both `raddle-lab` must find the kernels without symbols.

use std::env::consts::EXE_SUFFIX;
use std::path::Path;
use std::process::Command;

use crate::{Result, files, tools};

use super::shipped::Shipped;

/// The most bytes of the program `raddle` as it is shipped.
const MAX: u64 = 5_500_000;

/// Builds the programs, with the list of their dependencies in them where that is asked for, and packs them.
pub(super) fn pack(packages: &Path, auditable: bool) -> Result {
    let mut cargo = tools::cargo(if auditable { "auditable" } else { "build" });
    cargo.args(auditable.then_some("build"));
    cargo.args(["--locked", "--profile", "dist", "--bin", "raddle", "--bin", "raddle-lab"]);
    tools::run(&mut cargo)?;
    let built = |name: &str| tools::root().join("target/dist").join(format!("{name}{EXE_SUFFIX}"));
    let (program, lab) = (built("raddle"), built("raddle-lab"));
    for program in [&program, &lab] {
        println!("report: {} has {} bytes", program.display(), files::size(program)?);
        tools::run(Command::new(&lab).args(["kernels", "verify"]).arg(program))?;
    }
    if files::size(&program)? > MAX {
        return Err(format!("the program has more than {MAX} bytes"));
    }
    let shipped = Shipped::new("raddle")?;
    for program in [program, lab] {
        shipped.add(&program)?;
    }
    shipped.add(&tools::root().join("CHANGELOG.md"))?;
    shipped.pack(packages)
}
