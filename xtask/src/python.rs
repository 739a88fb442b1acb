//! `cargo xtask python`: builds the wheel of `bindings/python`, installs it in an environment of its own, and runs its tests.

use std::{path::Path, process::Command};

use clap::Args;

use crate::{Result, files, tools};

/// What pip installs beside the wheel: the tools, and the other sides of the tests.
const REQUIREMENTS: &str = "bindings/python/tests/requirements.txt";

/// No package is compiled here, which would take hours, and a registry that does not answer is an error after two minutes.
const INSTALL: [&str; 8] =
    ["-m", "pip", "install", "--quiet", "--only-binary=:all:", "--timeout=30", "--retries=3", "--requirement"];

/// Build the package for Python, and run its tests in a fresh environment.
#[derive(Args)]
pub(crate) struct Python {
    /// The interpreter.
    #[arg(long, default_value = "python3")]
    python: String,
    /// Options of pytest, such as `-k arrow`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    options: Vec<String>,
}

impl Python {
    pub(crate) fn run(self) -> Result {
        let folder = tools::root().join("target/python");
        files::make_folder(&folder)?;
        let _taken = files::take_folder(&folder)?;
        let python = match self.environment(&folder) {
            Ok(python) => python,
            Err(why) => {
                println!("skipped: the package for Python: {why}");
                return Ok(());
            }
        };
        let wheels = folder.join("wheels");
        let mut build = command(&python, &["-m", "maturin", "build", "--release", "--quiet"]);
        build.args(["--manifest-path", "bindings/python/Cargo.toml", "--out"]).arg(&wheels);
        tools::output_of(build.arg("--target-dir").arg(folder.join("build")).args(["--interpreter"]).arg(&python))?;
        let mut install = command(&python, &["-m", "pip", "install", "--quiet", "--force-reinstall", "--no-index"]);
        tools::output_of(install.arg("--find-links").arg(&wheels).arg("raddle"))?;
        let mut pytest = command(&python, &["-m", "pytest", "bindings/python/tests"]);
        // A test that hangs fails with the place of each thread.
        pytest.args(["-o", "faulthandler_timeout=300", "-o", "faulthandler_exit_on_timeout=true"]);
        tools::run(pytest.env("PYTHONDONTWRITEBYTECODE", "1").args(self.options))
    }

    /// Makes an environment with what the tests need. Returns its interpreter.
    fn environment(&self, folder: &Path) -> Result<std::path::PathBuf> {
        let is_new = "import sys; sys.exit(sys.version_info < (3, 11))";
        tools::output_of(Command::new(&self.python).args(["-c", is_new])).map_err(|_| "needs Python 3.11 or newer")?;
        let environment = folder.join("environment");
        tools::output_of(Command::new(&self.python).args(["-m", "venv", "--clear"]).arg(&environment))?;
        let python = environment.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
        tools::output_of(command(&python, &INSTALL).arg(REQUIREMENTS))?;
        Ok(python)
    }
}

/// A command from the root of the repository.
fn command(program: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.current_dir(tools::root()).args(arguments);
    command
}
