//! What Nettle is built for, and the library that it calls.

use crate::cross::Isa;
use crate::{Result, tools};
use std::fmt::{self, Display, Formatter};
use std::path::{Path, PathBuf};
use std::process::Command;

/// This machine, or another architecture under qemu.
#[derive(Clone, Copy)]
pub(super) enum Machine {
    Native,
    Emulated(Isa),
}

impl Display for Machine {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Machine::Native => std::env::consts::ARCH,
            Machine::Emulated(isa) => isa.name(),
        })
    }
}

impl Machine {
    /// Fails where what it takes is not there.
    pub(super) fn require(self) -> Result {
        match self {
            Machine::Native => Ok(()),
            Machine::Emulated(isa) => tools::require(&isa.packages()),
        }
    }

    /// What stands before the names of its tools, such as `aarch64-linux-gnu-`.
    fn prefix(self) -> &'static str {
        match self {
            Machine::Native => "",
            Machine::Emulated(isa) => isa.linker().strip_suffix("gcc").unwrap_or_default(),
        }
    }

    /// One of binutils or the compiler.
    pub(super) fn tool(self, name: &str) -> Command {
        Command::new(format!("{}{name}", self.prefix()))
    }

    /// What configures a build for it. Where its compiler of C++ is not there, Nettle leaves out its one test in C++; it would
    /// take this machine's.
    pub(super) fn host(self) -> Vec<String> {
        let host = |name| vec![format!("--host={name}"), format!("CXX={name}-g++")];
        self.prefix().strip_suffix('-').map(host).unwrap_or_default()
    }

    /// A program that was compiled for it.
    pub(super) fn run(self, program: &Path) -> Result<Command> {
        match self {
            Machine::Native => Ok(Command::new(program)),
            Machine::Emulated(isa) => {
                let mut emulator = Command::new(isa.emulator());
                isa.emulate(&mut emulator, isa.cpus()[0])?;
                emulator.arg(program);
                Ok(emulator)
            }
        }
    }

    /// A `make` that runs programs of the machine.
    pub(super) fn make(self) -> Result<Command> {
        let mut make = Command::new("make");
        if let Machine::Emulated(isa) = self {
            make.arg(format!("EMULATOR={}", isa.emulator()));
            isa.emulate(&mut make, isa.cpus()[0])?;
        }
        // Of the make that may have started this program.
        make.env_remove("MAKEFLAGS").env_remove("MFLAGS");
        Ok(make)
    }

    /// Builds `libraddle.a`.
    pub(super) fn library(self) -> Result<PathBuf> {
        let folder = "target/c";
        let (mut cargo, products) = match self {
            Machine::Native => {
                let mut cargo = tools::cargo("build");
                cargo.args(["--target-dir", folder]);
                (cargo, tools::root().join(folder).join("release"))
            }
            Machine::Emulated(isa) => (isa.cargo_with("core", isa.cpus()[0], "build")?, isa.products()),
        };
        cargo.args(["--quiet", "--release", "--lib", "--manifest-path", "bindings/c/Cargo.toml"]);
        tools::output_of(&mut cargo)?;
        Ok(products.join("libraddle.a"))
    }
}
