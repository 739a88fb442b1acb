//! The nightly compiler, which the fuzzer and Miri need, and which nothing else does.

use crate::{Result, tools};
use std::process::Command;

/// A program of the nightly toolchain, in the root of the repository.
fn program(name: &str) -> Command {
    let mut rustup = Command::new("rustup");
    rustup.current_dir(tools::root()).args(["run", "nightly", name]);
    // They are those of the toolchain that runs this program.
    for variable in ["CARGO", "RUSTC", "RUSTDOC", "RUSTUP_TOOLCHAIN", "LD_LIBRARY_PATH"] {
        rustup.env_remove(variable);
    }
    rustup
}

/// The nightly cargo.
pub(crate) fn cargo(subcommand: &str) -> Command {
    let mut cargo = program("cargo");
    cargo.arg(subcommand);
    cargo
}

/// Installs the nightly toolchain, where there is none.
pub(crate) fn install() -> Result {
    let is_there = || tools::output_of(program("rustc").arg("--version"));
    if is_there().is_ok() {
        return Ok(());
    }
    let install = ["toolchain", "install", "nightly", "--profile", "minimal", "--no-self-update"];
    tools::output_of(Command::new("rustup").args(install)).map_err(|error| last_line(&error))?;
    is_there().map(drop)
}

/// Installs components of the nightly toolchain, where they are missing.
pub(crate) fn install_components(components: &[&str]) -> Result {
    let mut rustup = Command::new("rustup");
    rustup.args(["component", "add", "--toolchain", "nightly"]).args(components);
    tools::output_of(&mut rustup).map(drop).map_err(|error| last_line(&error))
}

/// Installs cargo-fuzz, where there is none.
pub(crate) fn install_cargo_fuzz() -> Result {
    let is_there = || tools::output_of(cargo("fuzz").arg("--version"));
    if is_there().is_ok() {
        return Ok(());
    }
    let mut install = cargo("install");
    // It only calls cargo: what it takes is the time to compile it.
    install.env("CARGO_PROFILE_DEV_DEBUG", "0");
    tools::output_of(install.args(["cargo-fuzz", "--locked", "--quiet", "--debug"]))
        .map_err(|error| last_line(&error))?;
    is_there().map(drop)
}

/// The triple that the toolchain runs on.
pub(crate) fn host() -> Result<String> {
    let version = tools::output_of(program("rustc").arg("-vV"))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc doesn't say its host".to_owned())
}

/// What a program says last is why it failed.
fn last_line(error: &str) -> String {
    error.lines().last().unwrap_or_default().to_owned()
}
