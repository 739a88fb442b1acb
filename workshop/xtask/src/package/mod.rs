//! `cargo xtask package`: builds everything that is published, in the form that is uploaded, in `target/packages`.
//!
//! A file in `package/` builds each kind of package. The crates are also tested on their own, in a workspace in which
//! they find each other as if they came from the registry. `--install` installs each package into an empty folder
//! outside this checkout, and runs the examples of its documentation there.

mod crates;
mod install;
mod jars;
mod library;
mod module;
mod programs;
mod shipped;
mod wheel;

use std::path::Path;
use std::time::Instant;

use clap::{Args, ValueEnum};

use crate::archive::PACKAGES;
use crate::{Result, files, pack, tools};

#[derive(Args)]
pub(crate) struct Package {
    /// Only build these kinds of packages.
    #[arg(value_enum)]
    kinds: Vec<Kind>,
    /// Do not test the crates on their own.
    #[arg(long)]
    no_test: bool,
    /// Install each package into an empty folder, and run the examples of its documentation there.
    #[arg(long)]
    install: bool,
    /// Include the list of their dependencies in the programs; needs cargo-auditable.
    #[arg(long)]
    auditable: bool,
}

/// A kind of package.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
enum Kind {
    /// The crates.
    Crates,
    /// The programs raddle and raddle-lab.
    Programs,
    /// The C library.
    C,
    /// The module for OpenSSL.
    Openssl,
    /// The kernels as assembly.
    Kernels,
    /// The provider for Java.
    Java,
    /// The plugin for each release line of Spark, and the provider that it needs: fetches 500 MB.
    Spark,
    /// The wheel for Python.
    Python,
    /// The wheel for Python's package datafusion, which takes many minutes to compile.
    Datafusion,
}

impl Kind {
    /// Returns the Debian packages that are needed to build and install packages of this kind.
    fn wants(self) -> &'static [&'static str] {
        match self {
            Kind::Crates => &["gcc", "libc6-dev"],
            Kind::Programs => &["gcc", "libc6-dev", "python3", "python3-venv"],
            Kind::C => &["binutils", "gcc", "libc6-dev", "libssl-dev", "pkgconf", "python3", "python3-venv"],
            Kind::Openssl => &["gcc", "libc6-dev", "openssl", "python3", "python3-venv"],
            Kind::Kernels => &["gcc", "libc6-dev", "make"],
            Kind::Java | Kind::Spark => {
                &["binutils", "gcc", "libc6-dev", "openjdk-17-jdk-headless", "maven", "python3"]
            }
            Kind::Python | Kind::Datafusion => &["gcc", "libc6-dev", "python3", "python3-venv"],
        }
    }

    /// Builds the packages of this kind.
    fn pack(self, packages: &Path, options: &Package) -> Result {
        match self {
            Kind::Crates => {
                crates::pack(&packages.join("crates"))?;
                let test = || crates::test(&packages.join("crates"));
                if options.no_test { Ok(()) } else { timed("tested the crates by themselves", test) }
            }
            Kind::Programs => programs::pack(packages, options.auditable),
            Kind::C => library::pack(packages),
            Kind::Openssl => module::pack(packages),
            Kind::Kernels => pack::write(packages).map(drop),
            Kind::Java => jars::pack(packages, &[]),
            Kind::Spark => jars::pack(packages, &["--spark"]),
            Kind::Python => wheel::pack(packages, &wheel::RADDLE),
            Kind::Datafusion => wheel::pack(packages, &wheel::DATAFUSION),
        }
    }

    /// Installs the packages of this kind into an empty folder, and runs their examples there.
    fn install(self, packages: &Path) -> Result {
        match self {
            Kind::Crates => install::crates(packages),
            Kind::Programs => install::programs(packages),
            Kind::C => install::library(packages),
            Kind::Openssl => install::module(packages),
            Kind::Kernels => install::kernels(packages),
            Kind::Java => install::jars(packages),
            Kind::Spark => install::plugin(packages),
            Kind::Python => install::wheel(packages, &wheel::RADDLE),
            Kind::Datafusion => install::wheel(packages, &wheel::DATAFUSION),
        }
    }
}

impl Package {
    pub(crate) fn run(self) -> Result {
        let mut kinds = if self.kinds.is_empty() { Kind::value_variants().to_vec() } else { self.kinds.clone() };
        // Each kind is built once.
        kinds.sort();
        kinds.dedup();
        let packages = tools::root().join(PACKAGES);
        files::make_folder(&packages)?;
        for kind in &kinds {
            if cfg!(target_os = "linux") {
                // On some machines these programs do not come from these packages, so a missing program is reported
                // when it is called.
                tools::install(kind.wants()).unwrap_or_else(|why| eprintln!("warning: {why}"));
            }
            timed(&format!("packaged: {}", name(*kind)), || kind.pack(&packages, &self))?;
        }
        sizes(&packages)?;
        if self.install {
            for kind in &kinds {
                timed(&format!("installed, and ran the examples: {}", name(*kind)), || kind.install(&packages))?;
            }
        }
        Ok(())
    }
}

/// Returns the name of a kind on the command line.
fn name(kind: Kind) -> String {
    kind.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
}

/// Reports the time that a part took.
fn timed(what: &str, run: impl FnOnce() -> Result) -> Result {
    let start = Instant::now();
    run()?;
    println!("report: {what}, in {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// Prints the size of each package.
fn sizes(packages: &Path) -> Result {
    println!("\n| package | bytes |\n|---|---:|");
    for path in tools::files_under(packages)? {
        let kind = path.extension().unwrap_or_default().to_string_lossy();
        if ["crate", "gz", "jar", "pom", "whl"].contains(&&*kind) && !path.starts_with("kernels") {
            let file = path.file_name().unwrap_or_default().to_string_lossy();
            println!("| {file} | {} |", files::size(&packages.join(&path))?);
        }
    }
    println!();
    Ok(())
}
