//! The program `raddle`: seals and opens files, makes and checks checksums, measures and lists the kernels.

#![deny(unsafe_code)]

mod age;
mod failure;
mod input;
mod kernels;
mod keygen;
mod names;
mod open;
mod output;
mod passphrase;
mod progress;
mod screen;
mod seal;
mod speed;
mod sum;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::failure::Failure;

/// Seal files, make checksums, and measure the proved kernels behind them
#[derive(Parser)]
#[command(name = "raddle", version, arg_required_else_help = true, subcommand_required = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Keygen(keygen::Args),
    Seal(seal::Args),
    Open(open::Args),
    Sum(sum::Args),
    Speed(speed::Args),
    Kernels(kernels::Args),
}

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(command: Command) -> Result<(), Failure> {
    if let Some(error) = raddle::cpu::env_error() {
        return Err(Failure::Usage(error.to_string()));
    }
    match command {
        Command::Keygen(args) => keygen::run(&args),
        Command::Seal(args) => seal::run(&args),
        Command::Open(args) => open::run(&args),
        Command::Sum(args) => sum::run(&args),
        Command::Speed(args) => speed::run(&args),
        Command::Kernels(args) => kernels::run(&args),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        use clap::CommandFactory;
        Cli::command().debug_assert();
    }
}
