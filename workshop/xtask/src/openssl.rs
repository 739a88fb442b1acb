//! `cargo xtask openssl`: builds the OpenSSL provider, and starts its tests or its benchmark, which are in
//! `bindings/openssl`.

use clap::Args;

use crate::{Result, c, files, tools};

/// The Debian packages that the tests use.
pub(crate) const PACKAGES: [&str; 10] = [
    "openssl",
    "libssl-dev",
    "gcc",
    "nginx-light",
    "curl",
    "python3",
    "python3-venv",
    tools::PYTEST_PACKAGE,
    "debian-archive-keyring",
    "dpkg-dev",
];

/// Test the OpenSSL provider, or measure it.
#[derive(Args)]
pub(crate) struct Openssl {
    /// Compare the speed of both providers, and of nginx with each.
    #[arg(long)]
    bench: bool,
    /// Options of pytest, such as `-k tls`, or of `bindings/openssl/bench/speed.py`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    options: Vec<String>,
}

impl Openssl {
    pub(crate) fn run(self) -> Result {
        let folder = tools::root().join("target/openssl");
        let runner = match self.bench {
            true => Ok(tools::python("bindings/openssl/bench/speed.py")),
            false => tools::pytest("bindings/openssl/tests"),
        };
        let Ok(mut runner) = runner.inspect_err(|why| println!("skipped: the OpenSSL provider: {why}")) else {
            return Ok(());
        };
        if !self.bench {
            c::vectors(&["1"])?;
        }
        for (name, features) in [("raddle", ""), ("faulty", "planted-fault")] {
            let target = folder.join("build");
            let mut cargo = tools::cargo("build");
            cargo.args(["--release", "--quiet", "--package", "raddle-ossl", "--features", features]);
            tools::output_of(cargo.arg("--target-dir").arg(&target))?;
            files::make_folder(folder.join(name))?;
            files::copy(target.join("release/libraddle_ossl.so"), folder.join(name).join("raddle.so"))?;
        }
        tools::run(runner.env("RADDLE_MODULES", folder).args(self.options))
    }
}
