//! The shipped programs, with manual pages and completions. The size of `raddle` is limited, and `raddle-lab` must find
//! the kernels in both programs without symbols.

use std::env::consts::EXE_SUFFIX;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::system::System;
use crate::{Result, files, tools};

use super::shipped::Shipped;

/// The maximum size of the shipped program `raddle` in bytes.
const MAX: u64 = 5_500_000;

/// The manifests of the programs.
const MANIFESTS: [&str; 2] = ["crates/raddle-cli/Cargo.toml", "workshop/raddle-lab/Cargo.toml"];

/// Builds the programs for a system from a copy of the repository, and returns their paths.
fn build(system: System, root: &Path, auditable: bool) -> Result<[PathBuf; 2]> {
    let mut cargo = tools::cargo(if auditable { "auditable" } else { "build" });
    cargo.current_dir(root).args(auditable.then_some("build"));
    cargo.args(["--locked", "--profile", "dist", "--bin", "raddle", "--bin", "raddle-lab"]);
    system.build_in(root, cargo.arg("--target-dir").arg(root.join("target")))?;
    tools::run(&mut cargo)?;
    let products = system.products(&root.join("target"), "dist");
    Ok(["raddle", "raddle-lab"].map(|name| products.join(format!("{name}{EXE_SUFFIX}"))))
}

/// Builds the programs once more in another folder, and requires the same bytes.
fn compare_folders(programs: &[&Path], auditable: bool) -> Result {
    let root = tools::root().join("target/tmp/another folder");
    files::remove_folder(&root)?;
    for file in tools::sources()? {
        files::create(&root.join(&file), files::bytes(tools::root().join(&file))?)?;
    }
    for (here, there) in programs.iter().zip(build(System::Own, &root, auditable)?) {
        if files::bytes(here)? != files::bytes(&there)? {
            return Err(format!("{} and {} differ", here.display(), there.display()));
        }
    }
    println!("report: programs that are built in two folders are equal");
    files::remove_folder(&root)
}

/// Builds the programs for each system, embeds the list of their dependencies if requested, and packs them.
pub(super) fn pack(packages: &Path, auditable: bool) -> Result {
    System::of_programs().iter().try_for_each(|system| pack_for(*system, packages, auditable))
}

fn pack_for(system: System, packages: &Path, auditable: bool) -> Result {
    let [program, lab] = build(system, tools::root(), auditable)?;
    // Other systems store times and identifiers in programs.
    if system == System::Own && cfg!(target_os = "linux") {
        compare_folders(&[&program, &lab], auditable)?;
    }
    for program in [&program, &lab] {
        println!("report: {} has {} bytes", program.display(), files::size(program)?);
        tools::run(Command::new(&lab).args(["kernels", "verify"]).arg(program))?;
    }
    if files::size(&program)? > MAX {
        return Err(format!("the program has more than {MAX} bytes"));
    }
    let shipped = Shipped::new("raddle", system, &MANIFESTS)?;
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
    for document in ["CHANGELOG.md", "README.md", "docs/program.md"] {
        shipped.add(&tools::root().join(document))?;
    }
    shipped.pack(packages)
}
