//! Archives of programs, libraries and kernels, unpacked and used as their documents describe.

use std::env::consts::{DLL_SUFFIX, EXE_SUFFIX};
use std::path::Path;
use std::process::Command;

use crate::system::System;
use crate::{Result, c, files, tools};

use super::super::shipped::{VERSION, name};
use super::documents::{ABC, block_with, blocks};
use super::place::Place;

/// The page with the commands of the program.
const PROGRAM: &str = "docs/program.md";

/// Unpacks the programs, and runs the commands of their page.
pub(in crate::package) fn programs(packages: &Path) -> Result {
    for system in System::of_programs() {
        let place = Place::new("programs")?;
        let folder = place.unpack(packages, &name("raddle", *system))?;
        for file in
            ["README.md", "program.md", "man/man1/raddle-seal.1", "man/man1/raddle-lab.1", "completions/_raddle"]
        {
            files::size(&folder.join(file))?;
        }
        run_programs(&folder, &place.join("files"))?;
    }
    Ok(())
}

/// Runs the commands of the page with the programs in one folder, in another folder with a few files.
pub(super) fn run_programs(programs: &Path, folder: &Path) -> Result {
    run_page(programs, folder)?;
    tools::run(
        Command::new(programs.join(format!("raddle-lab{EXE_SUFFIX}")))
            .args(["kernels", "verify"])
            .arg(programs.join(format!("raddle{EXE_SUFFIX}"))),
    )?;
    println!("report: the commands of {PROGRAM} ran by the programs in {}", programs.display());
    Ok(())
}

/// Runs the commands of the page, then its recipes, and compares the files that they write.
fn run_page(programs: &Path, folder: &Path) -> Result {
    let page = files::read(tools::root().join(PROGRAM))?;
    // A single picture would be sealed to standard output.
    for file in ["notes", "a.jpg", "b.jpg", "a.iso", "photos/c.jpg"] {
        files::create(&folder.join(file), "abc")?;
    }
    let others = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths([programs.to_owned()].into_iter().chain(std::env::split_paths(&others)));
    let path = path.map_err(|error| error.to_string())?;
    let run = |shell: &str, script: &str| {
        tools::output_of(Command::new(shell).current_dir(folder).env("PATH", &path).args(["-ec", script]))
    };
    run("sh", &script(&block_with(&page, "sh", "raddle keygen")?)?)?;
    files::size(&folder.join("b.jpg.age"))?;
    for recipe in blocks(&page, "bash")? {
        // The archive has the only copy of the folder when it is opened.
        run("bash", &recipe.replace("raddle open -i key.txt photos", "rm -r photos\nraddle open -i key.txt photos"))?;
    }
    // The recipes end with another key.
    run("sh", "raddle open -i new.txt -f -o notes notes.age")?;
    for (file, text) in [("notes", "abc"), ("photos/c.jpg", "abc"), ("SHA256SUMS", &format!("{ABC}  a.iso\n"))] {
        if files::read(folder.join(file))? != text {
            return Err(format!("the commands of {PROGRAM} wrote another {file}"));
        }
    }
    Ok(())
}

/// Returns the commands of the page as a script: with a real recipient, and with the file removed before it is opened
/// again.
fn script(commands: &str) -> Result<String> {
    if commands.lines().count() < 6 {
        return Err(format!("{PROGRAM} has fewer commands than expected"));
    }
    let line = |line: &str| {
        let before = if line.starts_with("raddle open ") { "rm notes\n" } else { "" };
        format!("{before}{}\n", line.replace("age1...", "$(raddle keygen -y key.txt)"))
    };
    Ok(commands.lines().map(line).collect())
}

/// Unpacks the C library into a prefix, and compiles the program of its page with `pkg-config`.
pub(in crate::package) fn library(packages: &Path) -> Result {
    let place = Place::new("library")?;
    c::installed(&place.unpack(packages, &name("libraddle", System::Own))?)
}

/// Unpacks the OpenSSL module, and hashes with it through the program `openssl`, as its README describes.
pub(in crate::package) fn module(packages: &Path) -> Result {
    let place = Place::new("openssl")?;
    let folder = place.unpack(packages, &name("openssl-raddle", System::Own))?;
    let readme = files::read(folder.join("README.md"))?;
    let check = block_with(&readme, "sh", "openssl list -digest-algorithms")?;
    let with_module = |command: &mut Command| {
        command.current_dir(&folder).env("OPENSSL_MODULES", &folder);
        tools::output_of(command)
    };
    let shell = |text: &str| {
        let mut shell = Command::new("sh");
        shell.args(["-ec", text]);
        shell
    };
    let served = with_module(shell(&check).env("OPENSSL_CONF", folder.join("openssl.cnf")))?;
    if !served
        .lines()
        .any(|line| line.contains("SHA256 @ raddle") || line.contains("SHA2-256") && line.contains("raddle"))
    {
        return Err(format!("OpenSSL does not say that raddle serves SHA-256:\n{served}"));
    }
    let digest = "openssl dgst -sha256 -provider raddle -provider default -propquery provider=raddle README.md";
    let by_raddle = with_module(&mut shell(digest))?;
    let by_default = with_module(&mut shell("openssl dgst -sha256 README.md"))?;
    if by_raddle != by_default {
        return Err(format!("{by_raddle} by raddle, {by_default} by OpenSSL"));
    }
    println!("report: openssl dgst by raddle{DLL_SUFFIX}: {by_raddle}");
    Ok(())
}

/// Unpacks the kernels, runs the commands in their README, and compiles its example.
pub(in crate::package) fn kernels(packages: &Path) -> Result {
    let place = Place::new("kernels")?;
    let folder = place.unpack(packages, &format!("raddle-kernels-{VERSION}"))?;
    let readme = files::read(folder.join("README.md"))?;
    for command in ["make", "make verify", "make check"] {
        if !readme.contains(&format!("`{command}`")) {
            return Err(format!("the README of the kernels does not name `{command}`"));
        }
        tools::output_of(Command::new("make").current_dir(&folder).args(command.split(' ').skip(1)))?;
    }
    let example = block_with(&readme, "c", "raddle_sha256_blocks_sha")?;
    files::write(folder.join("example.c"), around(&example))?;
    let mut cc = Command::new("cc");
    cc.current_dir(&folder).args(["-I.", "-o", "example", "example.c", "build/libraddle_kernels.a"]);
    tools::output_of(&mut cc)?;
    let printed = tools::output_of(&mut Command::new(folder.join("example")))?;
    match &*printed {
        "skipped" => println!("skipped: the example of the kernels: this processor has no instructions for SHA-256"),
        digest if digest == ABC => {
            println!("report: the kernels of the archive: make check, and {digest} by the example")
        }
        other => return Err(format!("the example of the kernels printed {other}")),
    }
    Ok(())
}

/// Returns a program that contains the example of the kernels. It hashes one block, `abc` with the padding of FIPS
/// 180-4.
fn around(example: &str) -> String {
    let (includes, code): (Vec<_>, Vec<_>) = example.lines().partition(|line| line.starts_with("#include"));
    format!(
        "{}\n#include \"raddle_kernels.h\"\n#include <stdint.h>\n#include <stdio.h>\n\nint main(void) {{\n    \
         const uint8_t blocks[64] = {{'a', 'b', 'c', 0x80, [63] = 24}};\n    const size_t count = 1;\n    \
         uint32_t state[8] = {{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19}};\n    \
         const uint32_t before = state[0];\n{}\n    if (state[0] == before)\n        return puts(\"skipped\") < 0;\n    \
         for (int i = 0; i < 8; i++)\n        printf(\"%08x\", (unsigned)state[i]);\n    return 0;\n}}\n",
        includes.join("\n"),
        code.join("\n")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commands_of_the_page_are_a_script() {
        let page = files::read(tools::root().join(PROGRAM)).unwrap();
        let script = script(&block_with(&page, "sh", "raddle keygen").unwrap()).unwrap();
        assert!(script.contains("raddle seal -r $(raddle keygen -y key.txt) -o notes.age notes "), "{script}");
        assert!(script.contains("rm notes\nraddle open "), "{script}");
        assert!(super::script("raddle keygen -o key.txt").is_err());
    }
}
