//! `cargo xtask peers nettle`: Nettle as Debian ships it, as it is and with the kernels of raddle.
//!
//! Functions of Nettle are replaced by those of `bindings/nettle/glue.c`, which call `libraddle.a`. Both builds must pass
//! Nettle's own tests; with a fault in one of the functions, a test must fail. Nothing of Nettle is kept in the repository.

mod benchmark;
mod blocks;
mod build;
mod machine;
mod suite;

use crate::cross::Isa;
use crate::{Result, debian, tools};
use build::Build;
use clap::Args;
use machine::Machine;

/// Build Nettle with the kernels of raddle, run its tests on three architectures, and its benchmark on this one.
#[derive(Args)]
pub(crate) struct Nettle {
    /// The release of Debian whose Nettle is taken.
    #[arg(long, default_value = "bookworm")]
    suite: String,
    /// Only for these machines, such as `aarch64`.
    #[arg(long = "machine")]
    machines: Vec<String>,
    /// Only run the tests.
    #[arg(long, conflicts_with = "benchmark")]
    tests: bool,
    /// Only run the benchmark, on this machine.
    #[arg(long)]
    benchmark: bool,
}

/// Debian packages with which Nettle is built, its tests included, for this machine.
pub(crate) const PACKAGES: [&str; 7] =
    [debian::PACKAGES[0], debian::PACKAGES[1], "binutils", "gcc", "libc6-dev", "m4", "make"];

/// Where everything is.
const DIRECTORY: &str = "target/peers/nettle";

impl Nettle {
    pub(crate) fn run(self) -> Result {
        let folder = tools::root().join(DIRECTORY);
        let source = match tools::require(&PACKAGES).and_then(|()| debian::source(&self.suite, "nettle", &folder)) {
            Ok(source) => source,
            Err(why) => {
                println!("skipped: Nettle: {why}");
                return Ok(());
            }
        };
        let name = source.file_name().unwrap_or_default().to_string_lossy();
        let others = if self.benchmark { &[][..] } else { &[Isa::Aarch64, Isa::Ppc64le] };
        let others = others.iter().copied().filter(|isa| isa.name() != std::env::consts::ARCH).map(Machine::Emulated);
        for machine in [Machine::Native].into_iter().chain(others) {
            if !self.machines.is_empty() && !self.machines.contains(&machine.to_string()) {
                continue;
            }
            if let Err(why) = machine.require() {
                println!("skipped: {name} on {machine}: {why}");
                continue;
            }
            let library = machine.library()?;
            if !self.benchmark {
                println!("{}", blocks::run(machine, &library, &folder)?);
            }
            let build = Build::of(&source, machine, &library)?;
            if !self.benchmark {
                println!("{name} on {machine}: {}", suite::run(&build)?);
            }
            if !self.tests && matches!(machine, Machine::Native) {
                benchmark::run(&build)?;
            }
        }
        Ok(())
    }
}
