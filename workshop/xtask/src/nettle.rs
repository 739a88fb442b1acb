//! `cargo xtask nettle`: builds `libraddle.a`, and runs the tests of `bindings/nettle` with it: Debian's Nettle,
//! unchanged and with raddle's kernels.

use std::env::consts::ARCH;

use clap::Args;

use crate::{Result, c, cross::Isa, tools};

/// Build Nettle with the kernels of raddle, and run its tests on three architectures.
#[derive(Args)]
pub(crate) struct Nettle {
    /// The release of Debian whose Nettle is used.
    #[arg(long, default_value = "bookworm")]
    suite: String,
    /// Only test for these machines, such as `aarch64`.
    #[arg(long = "machine", value_parser = [ARCH, "aarch64", "ppc64le"], default_values = [ARCH, "aarch64", "ppc64le"])]
    machines: Vec<String>,
}

/// The Debian packages for building Nettle and its tests on this machine.
pub(crate) const PACKAGES: [&str; 8] =
    ["debian-archive-keyring", "dpkg-dev", "binutils", "gcc", "libc6-dev", "m4", "make", tools::PYTEST_PACKAGE];

impl Nettle {
    pub(crate) fn run(self) -> Result {
        let is_wanted = |name: &str| self.machines.iter().any(|machine| machine == name);
        for isa in [None, Some(Isa::Aarch64), Some(Isa::Ppc64le)] {
            let name = isa.map_or(ARCH, Isa::name);
            if !is_wanted(name) || isa.is_some() && name == ARCH {
                continue;
            }
            let packages = isa.iter().flat_map(|isa| isa.packages()).chain(PACKAGES).collect::<Vec<_>>();
            match tools::require(&packages) {
                Ok(()) => self.run_on(isa, name)?,
                Err(why) => println!("skipped: Nettle on {name}: {why}"),
            }
        }
        Ok(())
    }

    /// Runs the tests on this machine, or on an emulated one.
    fn run_on(&self, isa: Option<Isa>, name: &str) -> Result {
        let mut runner = tools::pytest("bindings/nettle")?;
        let (mut cargo, products) = match isa {
            None => (tools::cargo("build"), tools::root().join("target/c/release")),
            Some(isa) => (isa.cargo_with("core", isa.cpus()[0], "build")?, isa.products()),
        };
        if let Some(isa) = isa {
            isa.emulate(&mut runner, isa.cpus()[0])?;
            runner.env("TOOLS", isa.linker().trim_end_matches("gcc")).env("EMULATOR", isa.emulator());
        } else {
            cargo.args(["--target-dir", "target/c"]);
        }
        cargo.args(["--quiet", "--release", "--lib"]).args(c::SETTINGS);
        tools::output_of(&mut cargo)?;
        runner.env("MACHINE", name).env("DEBIAN", &self.suite).env("RADDLE_LIBRARY", products.join("libraddle.a"));
        tools::run(&mut runner)
    }
}
