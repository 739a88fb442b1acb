//! The program `raddle-lab`: measures raddle and its kernels, and lists, shows, draws and verifies kernels.

#![deny(unsafe_code)]

mod check;
mod kernels;
mod leaks;
mod levels;
mod names;
mod programs;
mod random;
mod screen;
mod speed;

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use raddle_terminal::commands::Manual;
use raddle_terminal::failure::Failure;
use raddle_terminal::program::ForeignNames;
use raddle_terminal::{commands, program, startup};

/// The text below the list of commands.
const MORE: &str = "`raddle-lab COMMAND --help` explains a command by examples, `raddle-lab COMMAND -h` is short.";

/// Measure raddle, its kernels and its programs against others, and list, show, draw and verify kernels
#[derive(Parser)]
#[command(name = "raddle-lab", bin_name = "raddle-lab", version)]
#[command(arg_required_else_help = true, subcommand_required = true, after_help = MORE)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Speed(speed::Args),
    Kernels(kernels::Args),
    Check(check::Args),
    Levels(levels::Args),
    Leaks(leaks::Args),
    Programs(programs::Args),
    #[command(after_help = commands::completions_help("raddle-lab"))]
    Completions(commands::CompletionsArgs),
    #[command(after_help = commands::man_help("raddle-lab"))]
    Man(commands::ManArgs),
}

/// The names of our commands in other programs.
const FOREIGN: ForeignNames<'_> = &[("speed", &["bench", "benchmark", "perf"])];

/// The environment of the manual.
const MANUAL: Manual<'_> = Manual {
    variables: &[("OPENSSL_ia32cap", &["speed"], "The features that OpenSSL and AWS-LC may use; RADDLE_CPU sets it.")],
    related: &[],
};

fn main() -> ExitCode {
    program::run(FOREIGN, &[], |_| Ok(()), |cli: Cli| run(cli.command))
}

fn run(command: Command) -> Result<(), Failure> {
    if let Some(error) = raddle::cpu::env_error() {
        return Err(Failure::Usage(error.to_string()));
    }
    startup::stdout()?;
    match command {
        Command::Speed(args) => speed::run(&args),
        Command::Kernels(args) => kernels::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Levels(args) => levels::run(&args),
        Command::Leaks(args) => leaks::run(&args),
        Command::Programs(args) => programs::run(&args),
        Command::Completions(args) => commands::completions(&args, Cli::command()),
        Command::Man(args) => commands::man(&args, Cli::command(), &MANUAL),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }
}
