//! The programs as they are shipped, with manual pages and completions: `raddle` may not be too large, and in both `raddle-lab` must
//! find the kernels without symbols.

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
    for (name, program) in [("raddle", program), ("raddle-lab", lab)] {
        tools::run(Command::new(&program).args(["man", "--dir"]).arg(shipped.folder.join("man/man1")))?;
        for (shell, file) in
            [("bash", format!("{name}.bash")), ("fish", format!("{name}.fish")), ("zsh", format!("_{name}"))]
        {
            let script = tools::output_of(Command::new(&program).args(["completions", shell]))?;
            files::create(&shipped.folder.join("completions").join(file), script + "\n")?;
        }
        shipped.add(&program)?;
    }
    for document in ["CHANGELOG.md", "README.md"] {
        shipped.add(&tools::root().join(document))?;
    }
    shipped.pack(packages)
}
