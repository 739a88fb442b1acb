//! `cargo xtask java`: the Java provider, built and tested with each JDK of this machine.
//!
//! | where | what it does |
//! |---|---|
//! | [`native`] | builds the native libraries, for this machine and others |
//! | [`jdk`] | finds JDKs, and runs Maven |
//! | [`fetched`] | fetches more JDKs, and tests with them |
//! | [`jtreg`] | runs OpenJDK's own tests of the algorithms |
//! | [`bench`](mod@bench) | compares with other providers, and writes the tables of `docs/java.md` |
//! | [`spark`] | builds the plugin for Spark, and tests or measures it |

mod bench;
mod fetched;
mod jdk;
mod jtreg;
mod native;
mod spark;

use std::path::PathBuf;

use clap::Args;

use self::jdk::{Jdk, Tests};
use crate::cross::Isa;
use crate::{Result, c, files, tools};

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
    /// Test with JDKs of Debian's archive: of other versions, and of other architectures under qemu. Fetches 300 MB.
    #[arg(long, conflicts_with_all = ["isa", "natives", "bench", "pauses", "large", "spark"])]
    jdks: bool,
    /// Run OpenJDK's own tests of the algorithms. Fetches 150 MB.
    #[arg(long, conflicts_with_all = ["isa", "natives", "bench", "pauses", "large", "spark", "jdks", "servers"])]
    jtreg: bool,
    /// Build the plugin for each line of Spark and test it, or measure it (--bench), and nothing else.
    #[arg(long, conflicts_with_all = ["isa", "natives", "pauses", "large", "quick", "print"])]
    spark: bool,
    /// How many strings are hashed; encrypted tables have three tenths of that (--spark --bench).
    #[arg(long, requires = "spark", default_value_t = 10_000_000)]
    rows: u64,
    /// Test servers whose TLS uses the provider, Netty and Jetty, and nothing else.
    #[arg(long, conflicts_with_all = ["isa", "natives", "bench", "pauses", "large", "spark", "jdks"])]
    servers: bool,
    /// Compare with other providers by JMH, and write the tables of docs/java.md.
    #[arg(long)]
    bench: bool,
    /// Fewer lengths and shorter runs: ten minutes for each JDK (--bench).
    #[arg(long, requires = "bench")]
    quick: bool,
    /// Print the tables and leave docs/java.md as it is (--bench).
    #[arg(long, requires = "bench")]
    print: bool,
    /// Only benchmarks, whose rows are replaced, or JDKs, releases or lines of Spark, whose names contain this, such as
    /// `ppc64le`, `OpenJDK 25` or `Spark 4` (--bench, --jdks, --jtreg, --spark).
    #[arg(long, default_value = "")]
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
            return spark::run(&jdks, self.bench, self.rows, &self.only);
        }
        if self.bench {
            return bench::run(&jdks, self.quick, self.print, &self.only);
        }
        if self.jtreg {
            return jtreg::run(&jdks, &self.only);
        }
        vectors()?;
        if self.jdks {
            return fetched::test(newest, &self.only);
        }
        if self.servers {
            return servers(&jdks);
        }
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
            println!("skipped: Netty and Jetty, which are fetched: cargo xtask java --servers");
            println!("skipped: other versions and architectures, whose JDKs are fetched: cargo xtask java --jdks");
            println!("skipped: OpenJDK's own tests, which are fetched: cargo xtask java --jtreg");
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

/// Tests Netty and Jetty with each JDK that Jetty runs on.
fn servers(jdks: &[Jdk]) -> Result {
    let newest = jdks.last().ok_or("no JDK")?;
    tools::output_of(newest.maven(&folder()).arg("package"))?;
    for jdk in jdks.iter().filter(|jdk| jdk.feature >= 17) {
        let mut maven = newest.maven(&folder().join("servers"));
        maven.arg("test").arg(format!("-Draddle.java={}", jdk.java().display()));
        maven.arg(format!("-Draddle.arguments=-Xmx1g{}", jdk.access()));
        let what = format!("servers on {}", jdk.name);
        if jdk::run(maven, &what)?.is_some() {
            println!("report: {what}: all tests passed");
        }
    }
    Ok(())
}

/// The jar, below the folder of what Maven builds.
const JAR: &str = "raddle-jca-0.1.0.jar";

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
    let path = c::vectors(&[])?;
    let folder = products().join("vectors");
    files::make_folder(&folder)?;
    for name in ["vectors.txt", "planted.txt"] {
        files::copy(path.with_file_name(name), folder.join(name))?;
    }
    Ok(())
}
