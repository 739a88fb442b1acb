//! The program `raddle`: seals and opens files, makes and checks checksums.

#![deny(unsafe_code)]

mod inspect;
mod keygen;
mod keys;
mod many;
mod open;
mod passphrase;
mod progress;
mod seal;
mod sum;

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use raddle_terminal::commands::Manual;
use raddle_terminal::failure::Failure;
use raddle_terminal::program::{ForeignNames, MisplacedOptions};
use raddle_terminal::{commands, program, startup};

/// The hint below the list of commands.
const MORE: &str = "`raddle COMMAND --help` explains a command by examples, `raddle COMMAND -h` is short.";

/// Seal and open files, make and check checksums, by proved kernels
#[derive(Parser)]
#[command(name = "raddle", bin_name = "raddle", version)]
#[command(arg_required_else_help = true, subcommand_required = true, after_help = MORE)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Keygen(keygen::Args),
    // The flags are the ones of age: `raddle -e` and `raddle -d`.
    #[command(short_flag = 'e', long_flag = "encrypt", override_usage = "raddle seal [OPTIONS] [FILE]...")]
    Seal(seal::Args),
    #[command(short_flag = 'd', long_flag = "decrypt", override_usage = "raddle open [OPTIONS] [FILE]...")]
    Open(open::Args),
    Inspect(inspect::Args),
    Sum(sum::Args),
    #[command(after_help = commands::completions_help("raddle"))]
    Completions(commands::CompletionsArgs),
    #[command(after_help = commands::man_help("raddle"))]
    Man(commands::ManArgs),
}

/// The names of our commands in other programs.
const FOREIGN: ForeignNames<'_> = &[
    ("keygen", &["age-keygen", "generate", "genkey", "key", "keys"]),
    ("seal", &["age", "enc", "encrypt", "lock"]),
    ("open", &["dec", "decrypt", "unlock", "unseal"]),
    ("inspect", &["age-inspect", "info"]),
    ("sum", &["check", "checksum", "dgst", "digest", "hash", "md5", "md5sum", "sha256", "sha256sum"]),
];

/// Options of `seal` that users give to `open`, and of `open` that they give to `seal`.
const MISPLACED: MisplacedOptions<'_> = &[
    (
        "open",
        &["-r", "--recipient", "-R", "--recipients-file"],
        "recipients are for `raddle seal`: -i FILE names the identity that opens the file",
    ),
    ("open", &["-a", "--armor"], "armor is detected: leave the option out"),
    ("open", &["-e", "--encrypt"], "`raddle seal` seals files"),
    ("seal", &["-d", "--decrypt"], "`raddle open` opens files"),
];

/// The environment and the related pages of the manual.
const MANUAL: Manual<'_> = Manual {
    variables: &[
        ("PATH", &["keygen", "seal", "open"], "The folders of plugins, age-plugin-NAME."),
        ("TMPDIR", &["keygen", "seal", "open"], "The folder in which plugins get an empty folder to run in."),
        ("AGEDEBUG", &["keygen", "seal", "open"], "With the value plugin, messages of plugins are shown."),
    ],
    related: &[
        ("age(1)", &["seal", "open"]),
        ("age-keygen(1)", &["keygen"]),
        ("ssh-keygen(1)", &["keygen"]),
        ("sha256sum(1)", &["sum"]),
        ("b2sum(1)", &["sum"]),
    ],
};

/// The commands of the program `raddle-lab`.
const OF_LAB: [&str; 5] = ["speed", "kernels", "levels", "leaks", "programs"];

fn main() -> ExitCode {
    program::run(FOREIGN, MISPLACED, explain, |cli: Cli| run(cli.command))
}

/// Fails if the command belongs to `raddle-lab`; the error names that program.
fn explain(command: &str) -> Result<(), Failure> {
    if !OF_LAB.contains(&command) {
        return Ok(());
    }
    Err(Failure::Usage(format!(
        "`{command}` is a command of the program raddle-lab: run `raddle-lab {command}`. \
         To install it, run `cargo install --locked --path workshop/raddle-lab` in the sources of raddle"
    )))
}

fn run(command: Command) -> Result<(), Failure> {
    if let Some(error) = raddle::cpu::env_error() {
        return Err(Failure::Usage(error.to_string()));
    }
    match &command {
        // These commands write to a file, or check standard output themselves.
        Command::Keygen(_) | Command::Seal(_) | Command::Open(_) | Command::Sum(_) => {}
        Command::Inspect(_) | Command::Completions(_) | Command::Man(_) => startup::stdout()?,
    }
    match command {
        Command::Keygen(args) => keygen::run(&args),
        Command::Seal(args) => seal::run(&args),
        Command::Open(args) => open::run(&args),
        Command::Inspect(args) => inspect::run(&args),
        Command::Sum(args) => sum::run(&args),
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

    #[test]
    fn commands_of_the_other_program_are_none_of_ours() {
        assert!(OF_LAB.iter().all(|name| Cli::command().find_subcommand(name).is_none()));
    }
}
