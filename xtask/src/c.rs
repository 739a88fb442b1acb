//! `cargo xtask c`: the C library, built, and tested from C and C++.
//!
//! The list of exported symbols is compared with the checked-in one, and with `--check`, a step of its own, the header, which
//! has what that of the last release has ([`abi`]); `--header` writes both. The tests of
//! `bindings/c/tests` are compiled by gcc and clang as C99 and C++20 with warnings as errors, plain and with sanitizers, and
//! run at each level of the CPU. valgrind follows secrets through every public function ([`secrets`]).

mod abi;
mod install;
mod secrets;

use crate::cross::Isa;
use crate::{Result, files, native, tools};
use clap::Args;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Debian packages with which the library is tested.
pub(crate) const PACKAGES: [&str; 8] =
    ["binutils", "clang", "g++", "gcc", "libc6-dev", "libclang-rt-dev", "pkgconf", "valgrind"];

/// Build the C library, and test it from C and C++.
#[derive(Args)]
pub(crate) struct C {
    /// For another architecture, under qemu.
    #[arg(long)]
    isa: Option<Isa>,
    /// Write the header and the list of symbols.
    #[arg(long, conflicts_with = "isa")]
    header: bool,
    /// Compare the header with what the sources give, and with that of the last release, and build no library.
    #[arg(long, conflicts_with = "isa")]
    check: bool,
    /// Write the list of what programs rely on that were compiled before: for a release with another soname, or with more.
    #[arg(long, conflicts_with = "isa")]
    abi: bool,
    /// Compare the time of calls through the library with that of the Rust library.
    #[arg(long, conflicts_with = "isa")]
    bench: bool,
    /// Install it with cargo-c, and compile the program of the README; installs cargo-c, which takes minutes, if it is missing.
    #[arg(long, conflicts_with = "isa")]
    install: bool,
}

/// The version of cbindgen, whose header is compared with the one that is checked in.
const CBINDGEN: &str = "0.29.4";

/// The most bytes that the stripped library may have on x86-64.
const MOST_BYTES: u64 = 900_000;

/// The test programs: sources, and how they are compiled.
const C_SOURCES: [&str; 6] = ["main.c", "vectors.c", "pieces.c", "batches.c", "arguments.c", "pages.c"];
const WARNINGS: [&str; 6] = ["-O1", "-g", "-Wall", "-Wextra", "-Wpedantic", "-Werror"];
const SANITIZERS: [&str; 2] = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"];

impl C {
    pub(crate) fn run(self) -> Result {
        if self.header {
            let library = build()?;
            files::write_whole(&folder().join("include/raddle.h"), &header()?)?;
            return files::write_whole(&folder().join("symbols.txt"), &symbols(&library)?);
        }
        if self.check {
            match header() {
                Ok(printed) => compare("include/raddle.h", &printed)?,
                Err(why) => println!("skipped: the header was not printed anew: {why}"),
            }
            return abi::check();
        }
        if self.abi {
            return abi::record();
        }
        if let Some(isa) = self.isa {
            return emulated(isa);
        }
        let library = build()?;
        if self.bench {
            let mut cargo = tools::cargo("run");
            cargo.args(["--release", "--quiet", "--package", "raddle-capi-check", "--", "speed"]).arg(library);
            return tools::run(&mut cargo);
        }
        if self.install {
            return install::run();
        }
        // Its workspace is not that of the other lints.
        for subcommand in [&["fmt", "--check"][..], &["clippy", "--release", "--quiet", "--", "-D", "warnings"]] {
            tools::output_of(tools::cargo(subcommand[0]).current_dir(folder()).args(&subcommand[1..]))?;
        }
        compare("symbols.txt", &symbols(&library)?)?;
        size(&library)?;
        let vectors = vectors()?;
        native(&library, &published(&vectors, 1)?, &published(&vectors, EVERY)?)?;
        secrets::run()?;
        if install::is_possible() {
            return install::run();
        }
        println!("skipped: the install by cargo-c, which is not there: cargo xtask c --install");
        install::by_hand(&library)
    }
}

/// The folder of the library.
fn folder() -> PathBuf {
    tools::root().join("bindings/c")
}

/// Where test programs are built.
fn products() -> Result<PathBuf> {
    let folder = tools::root().join("target/c/tests");
    files::make_folder(&folder)?;
    Ok(folder)
}

/// Builds the library for this machine, and returns where it is.
fn build() -> Result<PathBuf> {
    let mut cargo = tools::cargo("build");
    cargo.current_dir(folder()).args(["--release", "--quiet"]);
    tools::output_of(&mut cargo)?;
    Ok(tools::root().join("target/c/release/libraddle.so"))
}

/// The header, as cbindgen prints it. It reads the sources with their macros expanded, which rustc prints as if it were a
/// nightly one.
fn header() -> Result<String> {
    let cbindgen = tool("cbindgen", CBINDGEN, &[])?;
    let printed = products()?.join("raddle.h");
    let mut command = Command::new(cbindgen);
    command.current_dir(folder()).args(["-q", "--config", "cbindgen.toml", "--crate", "raddle-capi", ".", "-o"]);
    tools::output_of(command.arg(&printed).env("RUSTC_BOOTSTRAP", "1"))?;
    files::read(&printed)
}

/// A program that cargo installs into `target/tools`, of this version.
fn tool(name: &str, version: &str, environment: &[(&str, &str)]) -> Result<PathBuf> {
    let folder = tools::root().join("target/tools");
    let program = folder.join("bin").join(if name == "cargo-c" { "cargo-cinstall" } else { name });
    if is_installed(name, version) {
        return Ok(program);
    }
    let mut cargo = tools::cargo("install");
    // It runs once: what it takes is the time to compile it.
    cargo.env("CARGO_PROFILE_DEV_DEBUG", "0").envs(environment.iter().copied());
    cargo.args([name, "--version", version, "--debug", "--locked", "--quiet", "--root"]).arg(&folder);
    tools::output_of(&mut cargo)?;
    Ok(program)
}

/// Whether [`tool`] has installed this version.
fn is_installed(name: &str, version: &str) -> bool {
    let listed = fs::read_to_string(tools::root().join("target/tools/.crates.toml")).unwrap_or_default();
    listed.contains(&format!("{name} {version}"))
}

/// The exported symbols, sorted, a line each.
fn symbols(library: &Path) -> Result<String> {
    let printed = tools::output_of(Command::new("nm").args(["-D", "--defined-only", "-f", "posix"]).arg(library))?;
    let mut names: Vec<_> = printed.lines().filter_map(|line| line.split(' ').next()).collect();
    names.sort_unstable();
    if let Some(other) = names.iter().find(|name| !name.starts_with("raddle_")) {
        return Err(format!("{other} is exported, and no function of the header"));
    }
    Ok(names.iter().map(|name| format!("{name}\n")).collect())
}

/// Compares a checked-in file of the library.
fn compare(file: &str, printed: &str) -> Result {
    let path = folder().join(file);
    let recorded = files::read(&path)?;
    if recorded == printed {
        Ok(())
    } else {
        Err(format!("{file} is not what the sources give: cargo xtask c --header"))
    }
}

/// The size without symbols.
fn size(library: &Path) -> Result {
    let stripped = products()?.join("stripped.so");
    tools::output_of(Command::new("strip").arg("-o").arg(&stripped).arg(library))?;
    let bytes = files::size(&stripped)?;
    println!("report: libraddle.so has {bytes} bytes, stripped");
    if cfg!(target_arch = "x86_64") && bytes > MOST_BYTES {
        return Err(format!("libraddle.so has {bytes} bytes, and may have {MOST_BYTES}"));
    }
    Ok(())
}

/// One of so many published vectors is run where all would take too long: under emulation, and at each level.
const EVERY: usize = 64;

/// What a program of Rust prints: vectors, and on lines of their own what it has to report.
fn printed(args: &[&str]) -> Result<String> {
    let mut cargo = native::program(crate::vectors::cargo("run")?, "raddle-capi-check");
    cargo.args(args);
    let printed = tools::output_of(&mut cargo)?;
    let is_vector = |line: &&str| !line.starts_with("report: ") && !line.starts_with("skipped: ");
    printed.lines().filter(|line| !is_vector(line)).for_each(|line| println!("{line}"));
    Ok(printed.lines().filter(is_vector).flat_map(|line| [line, "\n"]).collect())
}

/// The vectors with one of `every` published ones.
fn published(vectors: &Path, every: usize) -> Result<PathBuf> {
    let path = vectors.with_file_name(format!("published-{every}.txt"));
    let ours = files::read(vectors)?;
    files::write_whole(&path, &(ours + &printed(&["published", &every.to_string()])?))?;
    Ok(path)
}

/// The vectors, printed by a program of Rust.
pub(crate) fn vectors() -> Result<PathBuf> {
    let path = products()?.join("vectors.txt");
    files::write_whole(&path, &printed(&["vectors"])?)?;
    // One bit is another, in a digest: the tests must see it. It comes first, so that they end soon.
    let all = files::read(&path)?;
    let right = all.lines().find(|line| line.starts_with("sha256 valid ")).ok_or("no vectors")?;
    let flipped = if right.ends_with('0') { "1" } else { "0" };
    let wrong = format!("{}{flipped}\n{all}", &right[..right.len() - 1]);
    files::write_whole(&products()?.join("planted.txt"), &wrong)?;
    Ok(path)
}

/// A test program that is compiled.
fn compile(compiler: &str, flags: &[&str], sources: &[&str], library: &Path, name: &str) -> Result<PathBuf> {
    let program = products()?.join(name);
    let library = library.parent().ok_or("a library lies in a folder")?;
    let mut command = Command::new(compiler);
    command.current_dir(folder().join("tests")).args(WARNINGS).args(flags).args(sources);
    command.arg("-L").arg(library).arg("-lraddle").arg(format!("-Wl,-rpath,{}", library.display()));
    tools::output_of(command.arg("-o").arg(&program))?;
    Ok(program)
}

/// Runs a test program on the vectors, and on the planted ones, which it must refuse.
fn check(program: &Path, vectors: &Path, level: Option<&str>) -> Result {
    let run = |vectors: &Path| {
        let mut command = Command::new(program);
        command.arg(vectors).current_dir(tools::root());
        if let Some(level) = level {
            command.env("RADDLE_CPU", level);
        }
        tools::output_of(&mut command)
    };
    run(vectors).map_err(|why| format!("{} at {}: {why}", program.display(), level.unwrap_or("the highest level")))?;
    match run(&vectors.with_file_name("planted.txt")) {
        Ok(_) => Err(format!("{}: a planted vector was not refused", program.display())),
        Err(_) => Ok(()),
    }
}

/// The tests on this machine: with all vectors, and with some of them at each level.
fn native(library: &Path, vectors: &Path, some: &Path) -> Result {
    let compilers = [("gcc", "g++"), ("clang", "clang++")];
    let mut programs = 0;
    for (c, cpp) in compilers {
        if tools::output_of(Command::new(c).arg("--version")).is_err() {
            println!("skipped: the tests of the C library compiled by {c}: it is not there");
            continue;
        }
        for (kind, flags) in [("plain", &[][..]), ("sanitized", &SANITIZERS[..])] {
            let all = |standard| [&[standard], flags].concat();
            let from_c = compile(c, &all("-std=c99"), &C_SOURCES, library, &format!("{c}-{kind}"))?;
            let from_cpp = compile(cpp, &all("-std=c++20"), &["cpp.cpp"], library, &format!("{cpp}-{kind}"))?;
            check(&from_c, vectors, None)?;
            check(&from_cpp, vectors, None)?;
            programs += 2;
            if kind == "plain" && cfg!(target_arch = "x86_64") {
                for level in native::X86_LEVELS {
                    check(&from_c, some, Some(level))?;
                }
            }
        }
    }
    println!("report: {programs} programs tested the C library");
    if programs == 0 { Err("no C compiler".to_owned()) } else { Ok(()) }
}

/// The tests for another architecture, under qemu.
fn emulated(isa: Isa) -> Result {
    isa.install()?;
    let vectors = published(&vectors()?, EVERY)?;
    let cpu = isa.cpus()[0];
    let mut cargo = isa.cargo_with("core", cpu, "build")?;
    cargo.args(["--release", "--quiet", "--manifest-path", "bindings/c/Cargo.toml"]);
    // To optimise all as one takes longer than the tests, and is not what differs here: order of bytes and size of words.
    cargo.env("CARGO_PROFILE_RELEASE_LTO", "off").env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
    tools::output_of(&mut cargo)?;
    let library = isa.products().join("libraddle.a");
    let program = products()?.join(format!("{}-test", isa.name()));
    let mut command = Command::new(isa.linker());
    command.current_dir(folder().join("tests")).arg("-std=c99").args(WARNINGS).args(C_SOURCES);
    // Frames of a standard library that can unwind name a function that would; the optimisation of all as one removes them.
    command.arg("-Wl,--defsym=rust_eh_personality=0");
    tools::output_of(command.arg(&library).arg("-o").arg(&program))?;
    let run = |vectors: &Path| {
        let mut emulator = Command::new(isa.emulator());
        isa.emulate(&mut emulator, cpu)?;
        tools::output_of(emulator.arg(&program).arg(vectors))
    };
    let printed = run(&vectors)?;
    if run(&vectors.with_file_name("planted.txt")).is_ok() {
        return Err("a planted vector was not refused".to_owned());
    }
    println!("report: {}", printed.lines().next().unwrap_or_default());
    Ok(())
}
