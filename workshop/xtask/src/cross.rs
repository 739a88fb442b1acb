//! `cargo xtask cross`: runs cargo for another architecture, and its tests and programs under qemu.
//!
//! The standard library of the target comes from rustup. If there is no rustup, or it can't fetch the library, the
//! library is built from Debian's source package with Debian's rustc and cargo, which takes longer than everything
//! else. The products of both are kept in [`DIRECTORY`].

use crate::{Result, tools};
use clap::{Args, ValueEnum};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Run a cargo command for another architecture, under qemu: `cargo xtask cross aarch64 -- test -p raddle`.
#[derive(Args)]
pub(crate) struct Cross {
    /// The architecture.
    isa: Isa,
    /// The CPU model that qemu emulates; `qemu-<isa> -cpu help` lists them.
    #[arg(long)]
    cpu: Option<String>,
    /// Link programs statically, so that they run on every Linux of the architecture.
    #[arg(long)]
    portable: bool,
    /// The cargo command and its arguments.
    #[arg(last = true, required = true)]
    cargo: Vec<String>,
}

impl Cross {
    pub(crate) fn run(self) -> Result {
        self.isa.install()?;
        let cpu = self.cpu.as_deref().unwrap_or(self.isa.cpus()[0]);
        let (subcommand, args) = self.cargo.split_first().ok_or("no cargo command given")?;
        let mut cargo = self.isa.cargo(cpu, subcommand)?;
        if self.portable {
            cargo.env(self.isa.variable("RUSTFLAGS"), "-C target-feature=+crt-static");
        }
        tools::run(cargo.args(args))
    }
}

/// An architecture for which programs are built and emulated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub(crate) enum Isa {
    Aarch64,
    Ppc64le,
    /// 32 bits and big-endian, without kernels.
    Powerpc,
    /// 32 bits, without kernels. For the C library.
    I686,
    /// 64 bits and big-endian, without kernels. For the C library.
    S390x,
}

impl Isa {
    /// Returns the name of the architecture in Rust, in qemu, and in the folders of this project.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Isa::Aarch64 => "aarch64",
            Isa::Ppc64le => "ppc64le",
            Isa::Powerpc => "powerpc",
            Isa::I686 => "i686",
            Isa::S390x => "s390x",
        }
    }

    /// Returns the name of qemu's program.
    pub(crate) fn emulator(self) -> &'static str {
        match self {
            Isa::Aarch64 => "qemu-aarch64",
            Isa::Ppc64le => "qemu-ppc64le",
            Isa::Powerpc => "qemu-ppc",
            Isa::I686 => "qemu-i386",
            Isa::S390x => "qemu-s390x",
        }
    }

    /// Returns the emulated CPUs on which everything is tested. The first one is the default.
    pub(crate) fn cpus(self) -> &'static [&'static str] {
        match self {
            // The second CPU has those features, out of all that raddle detects, that later cores have.
            Isa::Aarch64 => &["max", "cortex-a57"],
            Isa::Ppc64le => &["power8", "power9"],
            Isa::Powerpc => &["7400"],
            // A CPU without AES instructions, which the portable code would detect and use.
            Isa::I686 => &["n270"],
            Isa::S390x => &["max"],
        }
    }

    /// Installs the requirements of [`Isa::cargo`] that are missing.
    pub(crate) fn install(self) -> Result {
        install_std([self.triple()]);
        tools::install(&self.packages())
    }

    /// Returns the Debian packages that [`Isa::cargo`] needs on this machine.
    pub(crate) fn packages(self) -> Vec<&'static str> {
        let mut packages = match self {
            Isa::Aarch64 => vec!["qemu-user", "gcc-aarch64-linux-gnu", "libc6-dev-arm64-cross"],
            Isa::Ppc64le => vec!["qemu-user", "gcc-powerpc64le-linux-gnu", "libc6-dev-ppc64el-cross"],
            Isa::Powerpc => vec!["qemu-user", "gcc-powerpc-linux-gnu", "libc6-dev-powerpc-cross"],
            Isa::I686 => vec!["qemu-user", "gcc-i686-linux-gnu", "libc6-dev-i386-cross"],
            Isa::S390x => vec!["qemu-user", "gcc-s390x-linux-gnu", "libc6-dev-s390x-cross"],
        };
        if !has_std(self.triple()) {
            packages.extend(BUILD_STD_PACKAGES);
        }
        packages
    }

    /// Returns a cargo command for this architecture, without arguments. Its programs run on an emulated `cpu`.
    pub(crate) fn cargo(self, cpu: &str, subcommand: &str) -> Result<Command> {
        self.cargo_with("std", cpu, subcommand)
    }

    /// Returns a command like [`Isa::cargo`], for code that needs only this crate of the standard library. If the
    /// library is built from source, this takes most of the time.
    pub(crate) fn cargo_with(self, library: &str, cpu: &str, subcommand: &str) -> Result<Command> {
        tools::require(&self.packages())?;
        let mut cargo = if has_std(self.triple()) {
            let mut cargo = tools::cargo(subcommand);
            // This allows the steps to refuse warnings, which a stable cargo can't.
            cargo.env("RUSTC_BOOTSTRAP", "1");
            cargo
        } else {
            let mut cargo = build_std_cargo(subcommand)?;
            match library {
                "std" => cargo.args(STD),
                library => cargo.arg(format!("-Zbuild-std={library}")),
            };
            cargo
        };
        self.aim(&mut cargo, cpu)?;
        Ok(cargo)
    }

    /// Configures a command to build for this architecture, and to run its programs on an emulated `cpu`.
    fn aim(self, cargo: &mut Command, cpu: &str) -> Result {
        cargo.args(["--target", self.triple(), "--target-dir", DIRECTORY]);
        cargo.env(self.variable("LINKER"), self.linker());
        cargo.env(self.variable("RUNNER"), self.emulator());
        self.emulate(cargo, cpu)
    }

    /// Configures a command to run programs of this architecture on an emulated `cpu` if it calls the emulator.
    pub(crate) fn emulate(self, command: &mut Command, cpu: &str) -> Result {
        let libraries = self.libraries()?;
        // This folder comes before the libraries in this machine's cache: otherwise, the i686 loader would use the C
        // library of Debian's libc6-i386, which does not match the loader, and hang.
        command.env("QEMU_SET_ENV", format!("LD_LIBRARY_PATH={}", libraries.join("lib").display()));
        command.env("QEMU_CPU", cpu).env("QEMU_LD_PREFIX", libraries);
        Ok(())
    }

    /// Returns the folder in which cargo puts the products of the release profile.
    pub(crate) fn products(self) -> PathBuf {
        tools::root().join(DIRECTORY).join(self.triple()).join("release")
    }

    /// Returns the name of the environment variable that configures cargo for this architecture.
    fn variable(self, name: &str) -> String {
        format!("CARGO_TARGET_{}_{name}", self.triple().replace('-', "_").to_uppercase())
    }

    pub(crate) fn triple(self) -> &'static str {
        match self {
            Isa::Aarch64 => "aarch64-unknown-linux-gnu",
            Isa::Ppc64le => "powerpc64le-unknown-linux-gnu",
            Isa::Powerpc => "powerpc-unknown-linux-gnu",
            Isa::I686 => "i686-unknown-linux-gnu",
            Isa::S390x => "s390x-unknown-linux-gnu",
        }
    }

    pub(crate) fn linker(self) -> &'static str {
        match self {
            Isa::Aarch64 => "aarch64-linux-gnu-gcc",
            Isa::Ppc64le => "powerpc64le-linux-gnu-gcc",
            Isa::Powerpc => "powerpc-linux-gnu-gcc",
            Isa::I686 => "i686-linux-gnu-gcc",
            Isa::S390x => "s390x-linux-gnu-gcc",
        }
    }

    /// Returns the folder above the target's `lib`, according to the linker.
    fn libraries(self) -> Result<PathBuf> {
        let libc = tools::output_of(Command::new(self.linker()).arg("-print-file-name=libc.so.6"))?;
        let folder = Path::new(&libc).parent().map(|lib| lib.join(".."));
        folder.and_then(|folder| folder.canonicalize().ok()).ok_or_else(|| format!("{} has no libc", self.linker()))
    }
}

/// The Debian packages that [`build_std_cargo`] needs.
pub(crate) const BUILD_STD_PACKAGES: [&str; 3] = ["rustc-web", "cargo-web", "rust-web-src"];

/// The options for a standard library without symbol names in backtraces, which make up a sixth of it.
const STD: [&str; 2] = ["-Zbuild-std", "-Zbuild-std-features=panic-unwind"];

/// The folder in which everything for other targets is built, separate from the native builds.
pub(crate) const DIRECTORY: &str = "target/cross";

/// Returns a command of Debian's cargo and rustc, which can build the standard library from source: `-Zbuild-std`.
pub(crate) fn build_std_cargo(subcommand: &str) -> Result<Command> {
    tools::require(&BUILD_STD_PACKAGES)?;
    let program = |package, name| tools::file_of(package, |file| file == format!("/usr/bin/{name}"));
    let library = tools::file_of("rust-web-src", |file| file.starts_with("/usr/src/") && ends_in_library(file))?;
    let mut cargo = Command::new(program("cargo-web", "cargo")?);
    cargo.current_dir(tools::root()).arg(subcommand);
    cargo.env("RUSTC", program("rustc-web", "rustc")?).env("RUSTDOC", program("rustc-web", "rustdoc")?);
    cargo.env("RUSTC_BOOTSTRAP", "1").env("__CARGO_TESTS_ONLY_SRC_ROOT", library);
    // `cargo run` sets this variable to the libraries of its own toolchain.
    cargo.env_remove("LD_LIBRARY_PATH");
    Ok(cargo)
}

/// Returns whether a path leads to the folder `rustc-<version>/library`.
fn ends_in_library(path: &str) -> bool {
    let mut parts = path.rsplit('/');
    parts.next() == Some("library") && parts.next().is_some_and(|folder| folder.starts_with("rustc-"))
}

/// Returns a cargo command for several targets, for which only core is used. Core comes from the toolchain, or is built
/// from source if it is missing for a target.
pub(crate) fn core_cargo(triples: &[&str], subcommand: &str) -> Result<Command> {
    let mut cargo = if triples.iter().all(|triple| has_std(triple)) {
        let mut cargo = tools::cargo(subcommand);
        // This allows the steps to refuse warnings, as in `cargo_with`.
        cargo.env("RUSTC_BOOTSTRAP", "1");
        cargo
    } else {
        let mut cargo = build_std_cargo(subcommand)?;
        cargo.arg("-Zbuild-std=core");
        cargo
    };
    cargo.args(["--target-dir", DIRECTORY]).args(triples.iter().flat_map(|triple| ["--target", triple]));
    Ok(cargo)
}

/// Returns the Debian packages that [`core_cargo`] needs.
pub(crate) fn core_packages(triples: &[&str]) -> Vec<&'static str> {
    let is_there = triples.iter().all(|triple| has_std(triple));
    if is_there { Vec::new() } else { BUILD_STD_PACKAGES.to_vec() }
}

/// Lets rustup add the missing standard libraries of targets to the active toolchain. If it can't, they are built from
/// source.
pub(crate) fn install_std<'a>(triples: impl IntoIterator<Item = &'a str>) {
    let missing: Vec<_> = triples.into_iter().filter(|triple| !has_std(triple)).collect();
    if missing.is_empty() {
        return;
    }
    let mut rustup = Command::new("rustup");
    if let Err(why) = tools::output_of(rustup.args(["target", "add"]).args(&missing)) {
        println!("the standard library of {} will be built: {why}", missing.join(", "));
    }
}

/// Returns whether the active toolchain includes the standard library of a target.
fn has_std(triple: &str) -> bool {
    let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    tools::output_of(rustc.args(["--print", "target-libdir", "--target", triple]))
        .is_ok_and(|dir| Path::new(&dir).exists())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_source_of_std_is_the_outermost_library() {
        assert!(ends_in_library("/usr/src/rustc-1.96.0/library"));
        assert!(!ends_in_library("/usr/src/rustc-1.96.0/library/stdarch"));
        assert!(!ends_in_library("/usr/src/rustc-1.96.0/src/library"));
    }
}
