//! The program `raddle`: measure the kernels, list them, show them.

#![deny(unsafe_code)]

mod failure;
mod kernels;
mod speed;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Proved, woven cryptographic kernels: how fast they are here, and what they are.
#[derive(Parser)]
#[command(name = "raddle", version, arg_required_else_help = true, subcommand_required = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Speed(speed::Args),
    Kernels(kernels::Args),
}

fn main() -> ExitCode {
    let outcome = match Cli::parse().command {
        Command::Speed(args) => speed::run(&args),
        Command::Kernels(args) => kernels::run(&args),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
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
