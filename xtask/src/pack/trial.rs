//! Tests of the archive: what a user does with it, on this machine and for others.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use super::decoded;
use super::made::{has, make};
use crate::cross::Isa;
use crate::{Result, files, tools};

/// Targets of clang whose objects have other formats than those of Linux, and how `llvm-objdump` names these.
const FORMATS: [(&str, &str); 3] = [
    ("x86_64-apple-darwin", "mach-o 64-bit x86-64"),
    ("aarch64-apple-darwin", "mach-o arm64"),
    ("x86_64-pc-windows-gnu", "coff-x86-64"),
];

/// Unpacks the archive, and tests what is in it. Says what it skips.
pub(super) fn run(folder: &Path, archive: &Path, name: &str) -> Result {
    let unpacked = folder.join("kernels/unpacked");
    files::remove_folder(&unpacked)?;
    files::make_folder(&unpacked)?;
    tools::run(Command::new("tar").arg("-xzf").arg(archive).arg("-C").arg(&unpacked))?;
    let pack = unpacked.join(name);
    refused(&pack)?;

    for compiler in ["gcc", "clang"] {
        match has(compiler) {
            true => built(&pack, compiler, &format!("build/{compiler}"), "", "check")?,
            false => println!("skipped: the pack by {compiler}: it is not installed"),
        }
    }
    for isa in [Isa::Aarch64, Isa::Ppc64le] {
        let compiler = isa.linker();
        if !has(compiler) {
            println!("skipped: the pack for {}: needs {compiler}", isa.name());
            continue;
        }
        let build = format!("build/{}", isa.name());
        let root = format!("/usr/{}", compiler.trim_end_matches("-gcc"));
        match has(isa.emulator()) && Path::new(&root).join("include/stdio.h").exists() {
            true => built(
                &pack,
                compiler,
                &build,
                &format!("{} -cpu {} -L {root}", isa.emulator(), isa.cpus()[0]),
                "check",
            )?,
            false => {
                built(&pack, compiler, &build, "", "all")?;
                println!("skipped: running the pack for {}: needs {} and {root}", isa.name(), isa.emulator());
            }
        }
    }
    if !has("clang") {
        println!("skipped: the pack for Mach-O and COFF: needs clang");
        return Ok(());
    }
    for (target, format) in FORMATS {
        let build = format!("build/{target}");
        built(&pack, &format!("clang -target {target}"), &build, "", "all")?;
        of_format(&pack.join(build).join("libraddle_kernels.a"), format)?;
    }
    Ok(())
}

/// Builds the folder that was unpacked by a compiler, and compares the objects with what is proved.
fn built(pack: &Path, compiler: &str, build: &str, run: &str, goal: &str) -> Result {
    let said = make(pack, compiler, build, run, goal)?;
    let mut skipped: BTreeMap<&str, usize> = BTreeMap::new();
    for line in said.lines().filter(|line| !line.starts_with("ok ")) {
        match line.strip_prefix("skipped: ") {
            // `skipped: NAME: WHY`
            Some(what) => *skipped.entry(what.split_once(": ").map_or(what, |(_, why)| why)).or_default() += 1,
            None => println!("report: {compiler}: {line}"),
        }
    }
    for (why, count) in skipped {
        println!("skipped: {compiler}: {count} kernels of the pack: {why}");
    }
    decoded::run(pack, compiler, build)
}

/// The objects of an archive have this format.
fn of_format(archive: &Path, format: &str) -> Result {
    let objdump = ["llvm-objdump", "llvm-objdump-19"].into_iter().find(|program| has(program));
    let Some(objdump) = objdump else {
        println!("skipped: the format of {}: needs llvm-objdump", archive.display());
        return Ok(());
    };
    let said = tools::output_of(Command::new(objdump).arg("-h").arg(archive))?;
    let formats: Vec<_> = said.lines().filter_map(|line| line.split_once("file format ")).collect();
    if formats.is_empty() || formats.iter().any(|(_, found)| *found != format) {
        return Err(format!("{}: not all objects are {format}", archive.display()));
    }
    println!("report: {} objects are {format}", formats.len());
    Ok(())
}

/// The digests are right, and a changed file is found.
fn refused(pack: &Path) -> Result {
    let verify = || tools::said_by(Command::new("make").arg("--silent").arg("-C").arg(pack).arg("verify"));
    let (ok, said) = verify()?;
    if !ok {
        return Err(format!("the digests of the pack: {said}"));
    }
    let file = pack.join("raddle_asm.h");
    let text = files::read(&file)?;
    files::write(&file, format!("{text}\n"))?;
    let (ok, _) = verify()?;
    files::write(&file, text)?;
    if ok { Err("a changed file of the pack is not found".to_owned()) } else { Ok(()) }
}
