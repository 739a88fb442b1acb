//! `cargo xtask page`: starts the tests of `docs/benchmarks/index.html`, which open it in Chromium.

use clap::Args;

use crate::{Result, tools};

/// The Debian packages that the tests use.
pub(crate) const PACKAGES: [&str; 2] = ["chromium", tools::PYTEST_PACKAGE];

/// Compare what the page of benchmarks shows in Chromium with the records.
#[derive(Args)]
pub(crate) struct Page {
    /// Options of pytest, such as `-k keyboard`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    options: Vec<String>,
}

impl Page {
    pub(crate) fn run(self) -> Result {
        let pytest = tools::pytest("docs/benchmarks/page");
        let Ok(mut pytest) = pytest.inspect_err(|why| println!("skipped: the page of benchmarks: {why}")) else {
            return Ok(());
        };
        // The settings of the tests of bindings.
        tools::run(pytest.args(["-c", "bindings/pytest.ini", "--rootdir", "."]).args(self.options))
    }
}
