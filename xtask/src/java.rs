//! `cargo xtask java`: the Java provider, built and tested with each JDK of this machine.
//!
//! | where | what it does |
//! |---|---|
//! | [`native`] | builds the native libraries, for this machine and others |
//! | [`jdk`] | finds JDKs, and runs Maven |
//! | [`bench`](mod@bench) | compares with other providers, and writes the tables of `docs/java.md` |
//! | [`spark`] | builds the plugin for Spark, and tests or measures it |

mod bench;
mod jdk;
mod native;
mod spark;

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;

use self::jdk::Tests;
use crate::cross::Isa;
use crate::{Result, c, tools};

/// Debian packages that the tests need.
pub(crate) const PACKAGES: [&str; 3] = ["openjdk-17-jdk-headless", "maven", "openssl"];

/// Build the Java provider and test it with each JDK, or compare it with others.
#[derive(Args)]
pub(crate) struct Java {
    /// Build the native library of this machine for the jar, and nothing else: what Maven asks for.
    #[arg(long, conflicts_with_all = ["isa", "bench"])]
    natives: bool,
    /// Build the native library of another architecture for the jar.
    #[arg(long, conflicts_with = "bench")]
    isa: Option<Isa>,
    /// Measure the time to safepoint while long messages are sealed, on an idle machine, and test nothing else.
    #[arg(long, conflicts_with_all = ["isa", "natives", "bench"])]
    pauses: bool,
    /// Test the longest arrays that there are, in 5 GB of memory, and nothing else.
    #[arg(long, conflicts_with_all = ["isa", "natives", "bench", "pauses"])]
    large: bool,
    /// Build the plugin for each line of Spark and test it, or measure it (--bench), and nothing else.
    #[arg(long, conflicts_with_all = ["isa", "natives", "pauses", "large", "quick", "print", "only"])]
    spark: bool,
    /// Compare with other providers by JMH, and write the tables of docs/java.md.
    #[arg(long)]
    bench: bool,
    /// Fewer lengths and shorter runs: at most five minutes (--bench).
    #[arg(long, requires = "bench")]
    quick: bool,
    /// Print the tables and leave docs/java.md as it is (--bench).
    #[arg(long, requires = "bench")]
    print: bool,
    /// Only benchmarks whose names contain this (--bench).
    #[arg(long, requires = "bench", default_value = "")]
    only: String,
}

impl Java {
    pub(crate) fn run(self) -> Result {
        if let Some(isa) = self.isa {
            return native::build_for(isa);
        }
        if self.natives {
            return native::build().map(drop);
        }
        let jdks = jdk::all();
        let Some(newest) = jdks.last() else {
            println!("skipped: the Java provider: no JDK in JAVA_HOME or /usr/lib/jvm");
            return Ok(());
        };
        if !jdk::has_maven() {
            println!("skipped: the Java provider: no Maven");
            return Ok(());
        }
        native::lint()?;
        let library = native::build()?;
        native::check(&library)?;
        if self.spark {
            return spark::run(&jdks, self.bench);
        }
        if self.bench {
            return bench::run(&jdks, self.quick, self.print, &self.only);
        }
        vectors()?;
        let tests = match (self.pauses, self.large) {
            (true, _) => Tests::Pauses,
            (_, true) => Tests::Large,
            _ => Tests::OfResults,
        };
        newest.test(newest, &["verify"], tests, "")?;
        for jdk in &jdks[..jdks.len() - 1] {
            // What the virtual machine checks of JNI is enough: the classes are the same.
            newest.test(jdk, &["failsafe:integration-test", "failsafe:verify"], tests, "-Xcheck:jni")?;
        }
        if tests == Tests::OfResults {
            println!("skipped: the time to safepoint, which is measured on an idle machine: cargo xtask java --pauses");
            println!("skipped: arrays of 2 GiB, which take 5 GB: cargo xtask java --large");
            println!("skipped: the plugin for Spark, which fetches hundreds of MB: cargo xtask java --spark");
        }
        if newest.feature < 22 {
            println!("skipped: the calls by the foreign-function interface, which need Java 22");
            println!(
                "skipped: THE JAR IS NOT FIT FOR RELEASE: it works on Java 11 to 21 alone, for no JDK here is 22 or later"
            );
        }
        if newest.feature >= 22 && jdks.len() == 1 {
            println!("skipped: the calls by JNI, which need a JDK before 22");
        }
        Ok(())
    }
}

/// The folder of the provider.
fn folder() -> PathBuf {
    tools::root().join("bindings/java")
}

/// Where everything is built.
fn products() -> PathBuf {
    tools::root().join("target/java")
}

/// The vectors of the tests of the C library.
fn vectors() -> Result {
    let path = c::vectors()?;
    let folder = products().join("vectors");
    make(&folder)?;
    for name in ["vectors.txt", "planted.txt"] {
        copy(&path.with_file_name(name), &folder.join(name))?;
    }
    Ok(())
}

fn make(folder: &Path) -> Result {
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))
}

fn copy(from: &Path, to: &Path) -> Result {
    fs::copy(from, to).map(drop).map_err(|error| format!("{} to {}: {error}", from.display(), to.display()))
}
