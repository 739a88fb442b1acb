//! Tests of the archive: a user's steps, on this machine and for other machines.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use super::decoded;
use super::made::{has, make};
use crate::cross::Isa;
use crate::{Result, archive, files, tools};

/// clang targets with object formats other than Linux's, and the names of the formats in `llvm-objdump`.
const FORMATS: [(&str, &str); 3] = [
    ("x86_64-apple-darwin", "mach-o 64-bit x86-64"),
    ("aarch64-apple-darwin", "mach-o arm64"),
    ("x86_64-pc-windows-gnu", "coff-x86-64"),
];

/// Compilers with options for control-flow protection marks, and the names of the marks in `readelf`. GCS is requested
/// as the newest compilers expect, and only the newest `readelf` knows its name.
const MARKED: [(&str, &str, &[&str]); 3] = [
    ("gcc", "-fcf-protection=full", &["x86 feature: IBT, SHSTK"]),
    ("aarch64-linux-gnu-gcc", "-mbranch-protection=standard", &["AArch64 feature: BTI, PAC"]),
    (
        "aarch64-linux-gnu-gcc",
        "-mbranch-protection=standard -D__ARM_FEATURE_GCS_DEFAULT=1",
        &["AArch64 feature: BTI, PAC, GCS", "AArch64 feature: BTI, PAC, <unknown: 4>"],
    ),
];

/// Unpacks the archive, tests its content, and reports the tests that it skips.
pub(super) fn run(folder: &Path, archive: &Path, name: &str) -> Result {
    let unpacked = folder.join("kernels/unpacked");
    files::remove_folder(&unpacked)?;
    files::make_folder(&unpacked)?;
    archive::unpack(archive, &unpacked)?;
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
    for (number, (compiler, options, marks)) in MARKED.into_iter().enumerate() {
        // On another machine, the compiler of that machine has the same name.
        if !has(compiler) || !has("readelf") || compiler == "gcc" && cfg!(not(target_arch = "x86_64")) {
            println!("skipped: hidden symbols and marks by {compiler} {options}: needs it, and readelf");
            continue;
        }
        let build = format!("build/marked-{number}");
        make(&pack, &format!("{compiler} {options} -DRADDLE_HIDDEN"), &build, "", "all")?;
        let said = tools::output_of(
            Command::new("readelf").arg("-nsW").arg(pack.join(build).join("libraddle_kernels.a")).env("LC_ALL", "C"),
        )?;
        let objects = marked(&said, marks).map_err(|why| format!("the pack by {compiler} {options}: {why}"))?;
        println!("report: {compiler} {options}: {objects} objects export nothing, and are marked {}", marks[0]);
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

/// Builds the unpacked folder with a compiler, and compares the objects with the proved kernels.
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

/// Checks that every object in a `readelf` list has one of the marks, and no symbol that a shared library would export.
/// Returns the number of objects.
fn marked(list: &str, marks: &[&str]) -> Result<usize> {
    let objects: Vec<_> = list.split("\nFile: ").filter(|object| object.contains(" raddle_")).collect();
    for object in &objects {
        let name = object.lines().next().unwrap_or_default();
        if !object.lines().any(|line| marks.iter().any(|mark| line.ends_with(&format!("Properties: {mark}")))) {
            return Err(format!("{name} is not marked {}", marks[0]));
        }
        let symbol = |line: &&str| line.contains(" GLOBAL ") && line.contains(" raddle_");
        let mut symbols = object.lines().filter(symbol).peekable();
        if symbols.peek().is_none() || symbols.any(|line| !line.contains(" HIDDEN ")) {
            return Err(format!("{name} has no symbols, or exports one"));
        }
    }
    if objects.is_empty() { Err("no objects".to_owned()) } else { Ok(objects.len()) }
}

/// Checks that the objects of an archive have this format.
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

/// Checks that the digests are right, and that a changed file is found.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_object_without_a_mark_or_with_an_exported_symbol_is_refused() {
        let object = "\nFile: lib.a(md5.o)\n   11: 0 2 OBJECT GLOBAL HIDDEN 6 raddle_md5_table\n   12: 0 8 FUNC GLOBAL HIDDEN 7 \
                      raddle_md5\n  GNU 0x00000010\tNT_GNU_PROPERTY_TYPE_0\t      Properties: AArch64 feature: BTI, PAC\n";
        let list = object.repeat(2);
        let marks = ["AArch64 feature: BTI, PAC, GCS", "AArch64 feature: BTI, PAC"];
        assert_eq!(marked(&list, &marks), Ok(2));
        assert!(marked(&list, &marks[..1]).is_err());
        assert!(marked(&list.replacen(", PAC", "", 1), &marks).is_err());
        assert!(marked(&list.replacen("OBJECT GLOBAL HIDDEN", "OBJECT GLOBAL DEFAULT", 1), &marks).is_err());
        assert!(marked("", &marks).is_err());
    }
}
