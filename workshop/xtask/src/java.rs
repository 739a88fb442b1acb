//! `cargo xtask java`: starts `bindings/java/tools`, which builds the Java provider with Maven and tests it with each
//! JDK.

use clap::Args;

use crate::{Result, c, tools};

/// The Debian packages that the tests need.
pub(crate) const PACKAGES: [&str; 4] = ["openjdk-17-jdk-headless", "maven", "openssl", "python3"];

/// Build the Java provider and test it with each JDK, or compare it with others: `--help` lists the options.
#[derive(Args)]
#[command(disable_help_flag = true)]
pub(crate) struct Java {
    /// The options.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    options: Vec<String>,
}

/// The options that need no vectors.
const WITHOUT_VECTORS: [&str; 8] = ["--bench", "--help", "-h", "--isa", "--jtreg", "--natives", "--servers", "--spark"];

/// The options with which only the native library is built, or nothing.
const WITHOUT_LINTS: [&str; 4] = ["--help", "-h", "--isa", "--natives"];

impl Java {
    pub(crate) fn run(self) -> Result {
        let has = |names: &[&str]| {
            self.options.iter().any(|option| names.contains(&option.split('=').next().unwrap_or_default()))
        };
        if !has(&WITHOUT_LINTS) {
            lint()?;
        }
        if !has(&WITHOUT_VECTORS) {
            c::vectors(&[])?;
        }
        tools::run(tools::python("bindings/java/tools").args(self.options))
    }
}

/// Lints the native library, which the other lints leave out: its profile does not unwind.
fn lint() -> Result {
    let mut clippy = tools::cargo("clippy");
    clippy.current_dir(tools::root().join("bindings/java/native"));
    tools::output_of(clippy.args(["--release", "--quiet", "--", "-D", "warnings"])).map(drop)
}
