//! `cargo xtask c`: builds the C library, and tests it from C and C++.
//!
//! `bindings/c/tests/CMakeLists.txt` declares the tests, and CTest runs them with gcc and with clang. This program
//! builds the parts of the tests that are in Rust: the library, and the vectors with `raddle-capi-check`.

use crate::cross::Isa;
#[cfg(feature = "kernels")]
use crate::forwarding;
use crate::system::System;
use crate::tool::Tool;
use crate::{Result, files, native, tools};
use clap::Args;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The Debian packages with which the library is tested.
pub(crate) const PACKAGES: [&str; 11] = [
    "binutils",
    "clang",
    "cmake",
    "g++",
    "gcc",
    "libc6-dev",
    "libclang-rt-dev",
    "make",
    "pkgconf",
    "python3",
    "valgrind",
];

#[derive(Args)]
pub(crate) struct C {
    /// Test for another architecture, under qemu.
    #[arg(long, conflicts_with_all = ["header", "check", "abi", "install"])]
    isa: Option<Isa>,
    /// Compile the C tests by a C compiler alone and run them on the few vectors that are checked in.
    #[arg(long, group = "task")]
    smoke: bool,
    /// Write the header, the list of symbols, and the few vectors.
    #[arg(long, group = "task")]
    header: bool,
    /// Compare the header with the sources and with the last release, and build no library.
    #[arg(long, group = "task")]
    check: bool,
    /// Write the list of declarations that compiled programs rely on: for a release with another soname, or with more
    /// declarations.
    #[arg(long, group = "task")]
    abi: bool,
    /// Install it with cargo-c, and compile the program of docs/c.md; installs cargo-c, which takes minutes, if it is missing.
    #[arg(long, group = "task")]
    install: bool,
}

const CARGO_C: Tool = Tool { name: "cargo-c", version: "0.10.24+cargo-0.98.0", options: &[] };

impl C {
    pub(crate) fn run(self) -> Result {
        match self {
            C { isa: Some(isa), smoke: true, .. } => {
                let library = build_for(isa)?;
                let mut smoke = script_command("smoke.sh", &[], &library)?;
                smoke.env("CC", isa.linker()).env("EMULATOR", isa.emulator());
                // CMakeLists.txt has the same option.
                smoke.env("LDFLAGS", "-Wl,--defsym=rust_eh_personality=0");
                isa.emulate(&mut smoke, isa.cpus()[0])?;
                tools::run(&mut smoke)
            }
            C { isa: Some(isa), .. } => emulated(isa),
            C { smoke: true, .. } => script("smoke.sh", &[], &build()?),
            C { header: true, .. } => {
                tools::run(&mut checker(&["header", "write"]))?;
                script("library.sh", &["record-symbols"], &build()?)
            }
            C { check: true, .. } => tools::run(&mut checker(&["header", "check"])),
            C { abi: true, .. } => tools::run(&mut checker(&["header", "abi"])),
            C { install: true, .. } => install(),
            _ => native(&build()?),
        }
    }
}

/// The options of a cargo in the root that builds the library, which needs its own profile.
pub(crate) const SETTINGS: [&str; 4] =
    ["--manifest-path", "bindings/c/Cargo.toml", "--config", "bindings/c/.cargo/config.toml"];

/// Returns the folder of the library.
fn folder() -> PathBuf {
    tools::root().join("bindings/c")
}

/// Returns the folder in which test programs are built.
fn products() -> Result<PathBuf> {
    let folder = tools::root().join("target/c/tests");
    files::make_folder(&folder)?;
    Ok(folder)
}

/// Builds the library for this machine, and returns its path.
fn build() -> Result<PathBuf> {
    tools::output_of(tools::cargo("build").current_dir(folder()).args(["--release", "--quiet"]))?;
    named(tools::root().join("target/c/release/libraddle.so"))
}

/// Makes a library available under its soname too, as a copy next to it.
fn named(library: PathBuf) -> Result<PathBuf> {
    files::copy(&library, library.with_extension("so.0"))?;
    Ok(library)
}

/// Returns the command of the Rust program that the tests need.
fn checker(args: &[&str]) -> Command {
    let mut cargo = native::program(tools::cargo("run"), "raddle-capi-check");
    cargo.args(args);
    cargo
}

/// Writes the vectors and the vectors with a planted fault, and for each of `numbers`, one in that many of the
/// published vectors.
pub(crate) fn vectors(numbers: &[&str]) -> Result<PathBuf> {
    let folder = products()?;
    crate::vectors::fetch()?;
    tools::run(checker(&["vectors"]).arg(&folder).args(numbers))?;
    Ok(folder.join("vectors.txt"))
}

/// Runs a script of the tests, which checks a library or a folder.
fn script(name: &str, args: &[&str], checked: &Path) -> Result {
    tools::run(&mut script_command(name, args, checked)?)
}

/// Returns the command of [`script`].
fn script_command(name: &str, args: &[&str], checked: &Path) -> Result<Command> {
    let mut sh = Command::new("sh");
    sh.current_dir(products()?).arg(folder().join("tests").join(name)).args(args).arg(checked);
    Ok(sh)
}

/// Builds the tests with CMake in their own folder, and runs them with CTest. The variables are declared in
/// `CMakeLists.txt`.
fn ctest(name: &str, variables: &[String], environment: impl Fn(&mut Command) -> Result) -> Result {
    let build = products()?.join(name);
    let tests = folder().join("tests");
    let mut configure = Command::new("cmake");
    configure.arg("-S").arg(tests).arg("-B").arg(&build).args(variables.iter().map(|it| format!("-D{it}")));
    tools::output_of(&mut configure)?;
    tools::output_of(Command::new("cmake").arg("--build").arg(&build))?;
    let mut ctest = Command::new("ctest");
    ctest.arg("--test-dir").arg(&build).args(["--output-on-failure", "--no-tests=error"]);
    environment(&mut ctest)?;
    let (succeeded, output) = tools::said_by(&mut ctest)?;
    if !succeeded {
        return Err(format!("{name}:\n{output}"));
    }
    let log = files::read(build.join("Testing/Temporary/LastTest.log"))?;
    let is_note = |line: &&str| ["report: ", "skipped: "].iter().any(|mark| line.starts_with(mark));
    log.lines().filter(is_note).for_each(|line| println!("{line}"));
    let summary = output.lines().find(|line| line.contains("tests passed")).unwrap_or_default();
    println!("report: C library by {name}: {summary}");
    Ok(())
}

/// Runs the tests on this machine: with all vectors, and with some of them at each level.
fn native(library: &Path) -> Result {
    // The other lints leave out the library, whose profile does not unwind.
    let mut clippy = tools::cargo("clippy");
    tools::output_of(clippy.current_dir(folder()).args(["--release", "--quiet", "--", "-D", "warnings"]))?;
    // Only `xtask-kernels` runs this function.
    #[cfg(feature = "kernels")]
    if cfg!(target_arch = "x86_64") {
        forwarding::check(library)?;
    }
    vectors(&["1", "64"])?;
    let is_there = |name: &str| tools::output_of(Command::new(name).arg("--version")).is_ok();
    let mut compilers = 0;
    for (c, cpp) in [("gcc", "g++"), ("clang", "clang++")] {
        if !is_there(c) || !is_there(cpp) {
            println!("skipped: the tests of the C library compiled by {c}: it is not there");
            continue;
        }
        let mut variables = vec![
            format!("CMAKE_C_COMPILER={c}"),
            format!("CMAKE_CXX_COMPILER={cpp}"),
            format!("C_LIBRARY={}", library.display()),
            format!("LEVELS={}", native::X86_LEVELS.join(";")),
        ];
        // Valgrind runs once: its findings in the library do not depend on the compiler of the test.
        if compilers == 0 && cfg!(target_arch = "x86_64") && is_there("valgrind") {
            variables.push(format!("VALGRIND_LIBRARY={}", build_for_valgrind()?.display()));
        } else if compilers == 0 {
            println!("skipped: secrets of the C library in valgrind: it is not there");
        }
        ctest(c, &variables, |_| Ok(()))?;
        compilers += 1;
    }
    if compilers == 0 {
        return Err("no C compiler".to_owned());
    }
    Ok(())
}

/// Builds the library so that it marks the public results for valgrind: only whether a tag is right.
fn build_for_valgrind() -> Result<PathBuf> {
    let mut cargo = tools::cargo("build");
    let target = tools::root().join("target/c/valgrind");
    cargo.current_dir(folder()).args(["--release", "--quiet", "--target-dir"]).arg(&target);
    tools::output_of(cargo.env("RUSTFLAGS", "--cfg raddle_valgrind"))?;
    named(target.join("release/libraddle.so"))
}

/// Builds the static library for another architecture, and returns its path.
fn build_for(isa: Isa) -> Result<PathBuf> {
    isa.install()?;
    let mut cargo = isa.cargo_with("core", isa.cpus()[0], "build")?;
    cargo.args(["--release", "--quiet"]).args(SETTINGS);
    // Link-time optimisation takes longer than the tests, and does not affect what is tested here: byte order and word
    // size.
    cargo.args(["--config", "profile.release.lto=\"off\"", "--config", "profile.release.codegen-units=16"]);
    tools::output_of(&mut cargo)?;
    Ok(isa.products().join("libraddle.a"))
}

/// Runs the tests for another architecture, under qemu.
fn emulated(isa: Isa) -> Result {
    vectors(&["64"])?;
    let (cpu, library) = (isa.cpus()[0], build_for(isa)?);
    let variables = [
        "CMAKE_SYSTEM_NAME=Linux".to_owned(),
        format!("CMAKE_C_COMPILER={}", isa.linker()),
        format!("CMAKE_CROSSCOMPILING_EMULATOR={}", isa.emulator()),
        format!("C_LIBRARY={}", library.display()),
    ];
    ctest(isa.name(), &variables, |ctest| isa.emulate(ctest, cpu))
}

/// Installs the library with cargo-c, and tests the installed files.
fn install() -> Result {
    let prefix = products()?.join("prefix");
    files::remove_folder(&prefix)?;
    install_into(&prefix)?;
    installed(&prefix)
}

/// Installs the library with cargo-c into a prefix. Installs cargo-c if it is missing.
pub(crate) fn install_into(prefix: &Path) -> Result {
    let mut install = Command::new(CARGO_C.program("cargo-cinstall")?);
    install
        .current_dir(folder())
        .args(["cinstall", "--locked", "--release", "--libdir", "lib", "--prefix"])
        .arg(prefix);
    System::Own.build(install.arg("--target-dir").arg(tools::root().join("target/c")))?;
    tools::output_of(&mut install).map(drop)
}

/// Tests an installed library: its soname, its header, and the program of docs/c.md, compiled as the page shows.
pub(crate) fn installed(prefix: &Path) -> Result {
    script("library.sh", &["installed"], prefix)
}
