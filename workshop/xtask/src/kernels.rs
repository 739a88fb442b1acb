//! The program `xtask-kernels`, which has every task.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;

use crate::{Result, native, tools};

const NAME: &str = "xtask-kernels";

/// Returns the cargo command that builds the program if it is out of date, and runs it.
fn cargo_run() -> Command {
    native::program(tools::cargo("run"), NAME)
}

/// Builds the program, unless this program is it.
pub(crate) fn build() -> Result {
    if cfg!(feature = "kernels") {
        return Ok(());
    }
    println!("building {NAME}, which takes minutes at first, and after a change of a kernel");
    tools::output_of(cargo_run().arg("help")).map(drop)
}

/// Returns the path of the program.
pub(crate) fn program() -> Result<PathBuf> {
    let this = env::current_exe().map_err(|error| format!("this program: {error}"))?;
    Ok(this.with_file_name(NAME).with_extension(env::consts::EXE_EXTENSION))
}

/// Returns the arguments of this program, but `TASK --help` for `help TASK`: the program that has the task answers it.
pub(crate) fn arguments() -> Vec<OsString> {
    let mut arguments: Vec<_> = env::args_os().collect();
    if arguments.len() == 3 && arguments[1] == "help" {
        arguments[1] = "--help".into();
        arguments.swap(1, 2);
    }
    arguments
}

/// A task that `xtask-kernels` runs, with any arguments.
#[cfg(not(feature = "kernels"))]
#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub(crate) struct Forwarded {
    /// The arguments, which the other program checks.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<OsString>,
}

#[cfg(not(feature = "kernels"))]
impl Forwarded {
    /// Runs the task, and ends this program with the status of the other.
    pub(crate) fn run(self) -> Result {
        let mut other = cargo_run();
        other.args(arguments().into_iter().skip(1));
        let status = other.status().map_err(|error| format!("can't run {other:?}: {error}"))?;
        std::process::exit(status.code().unwrap_or(1))
    }
}
