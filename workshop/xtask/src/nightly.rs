//! The nightly compiler, which only the fuzzer and Miri need.

use crate::{Result, tools};
use std::process::Command;

/// Returns a command of the nightly toolchain, in the root of the repository.
fn program(name: &str) -> Command {
    let mut rustup = Command::new("rustup");
    rustup.current_dir(tools::root()).args(["run", "nightly", name]);
    // These variables belong to the toolchain that runs this program.
    for variable in ["CARGO", "RUSTC", "RUSTDOC", "RUSTUP_TOOLCHAIN", "LD_LIBRARY_PATH"] {
        rustup.env_remove(variable);
    }
    rustup
}

/// Returns a command of the nightly cargo.
pub(crate) fn cargo(subcommand: &str) -> Command {
    let mut cargo = program("cargo");
    cargo.arg(subcommand);
    cargo
}

/// Installs the nightly toolchain if it is missing.
pub(crate) fn install() -> Result {
    let is_there = || tools::output_of(program("rustc").arg("--version"));
    if is_there().is_ok() {
        return Ok(());
    }
    let install = ["toolchain", "install", "nightly", "--profile", "minimal", "--no-self-update"];
    tools::output_of(Command::new("rustup").args(install)).map_err(|error| last_line(&error))?;
    is_there().map(drop)
}

/// Installs components of the nightly toolchain if they are missing.
pub(crate) fn install_components(components: &[&str]) -> Result {
    let mut rustup = Command::new("rustup");
    rustup.args(["component", "add", "--toolchain", "nightly"]).args(components);
    tools::output_of(&mut rustup).map(drop).map_err(|error| last_line(&error))
}

/// Installs cargo-fuzz if it is missing.
pub(crate) fn install_cargo_fuzz() -> Result {
    let is_there = || tools::output_of(cargo("fuzz").arg("--version"));
    if is_there().is_ok() {
        return Ok(());
    }
    let mut install = cargo("install");
    // The program only calls cargo, so it is built without optimisation to save time.
    install.env("CARGO_PROFILE_DEV_DEBUG", "0");
    tools::output_of(install.args(["cargo-fuzz", "--locked", "--quiet", "--debug"]))
        .map_err(|error| last_line(&error))?;
    is_there().map(drop)
}

/// Returns the triple on which the toolchain runs.
pub(crate) fn host() -> Result<String> {
    let version = tools::output_of(program("rustc").arg("-vV"))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc doesn't say its host".to_owned())
}

/// Returns the last line of an error, which says why a program failed.
fn last_line(error: &str) -> String {
    error.lines().last().unwrap_or_default().to_owned()
}
