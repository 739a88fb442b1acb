//! The program `raddle`: seals and opens files, makes and checks checksums, measures and lists the kernels.

#![deny(unsafe_code)]
#![cfg_attr(not(feature = "seal"), allow(dead_code, unused_imports, reason = "the commands of sealed files use more"))]

mod commands;
mod failure;
mod input;
#[cfg(feature = "seal")]
mod inspect;
mod interrupt;
mod kernels;
#[cfg(feature = "seal")]
mod keygen;
#[cfg(feature = "seal")]
mod keys;
#[cfg(feature = "seal")]
mod many;
mod names;
#[cfg(feature = "seal")]
mod open;
mod output;
#[cfg(feature = "seal")]
mod passphrase;
mod progress;
mod screen;
#[cfg(feature = "seal")]
mod seal;
mod speed;
mod startup;
mod streams;
mod sum;

use std::io::Write;
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, Parser, Subcommand};

use crate::failure::Failure;

/// What a command says of itself.
const MORE: &str = "`raddle COMMAND --help` explains a command by examples, `raddle COMMAND -h` is short.";

/// Seal files, make checksums, and measure the proved kernels behind them
#[derive(Parser)]
#[command(name = "raddle", bin_name = "raddle", version)]
#[command(arg_required_else_help = true, subcommand_required = true, after_help = MORE)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    #[cfg(feature = "seal")]
    Keygen(keygen::Args),
    #[cfg(feature = "seal")]
    // As with age: `raddle -e` and `raddle -d`.
    #[command(short_flag = 'e', long_flag = "encrypt", override_usage = "raddle seal [OPTIONS] [FILE]...")]
    Seal(seal::Args),
    #[cfg(feature = "seal")]
    #[command(short_flag = 'd', long_flag = "decrypt", override_usage = "raddle open [OPTIONS] [FILE]...")]
    Open(open::Args),
    #[cfg(feature = "seal")]
    Inspect(inspect::Args),
    Sum(sum::Args),
    Speed(speed::Args),
    Kernels(kernels::Args),
    Completions(commands::CompletionsArgs),
    Man(commands::ManArgs),
}

/// What other programs call our commands.
const FOREIGN: [(&str, &[&str]); 6] = [
    ("keygen", &["age-keygen", "generate", "genkey", "key", "keys"]),
    ("seal", &["age", "enc", "encrypt", "lock"]),
    ("open", &["dec", "decrypt", "unlock", "unseal"]),
    ("inspect", &["age-inspect", "info"]),
    ("sum", &["check", "checksum", "dgst", "digest", "hash", "md5", "md5sum", "sha256", "sha256sum"]),
    ("speed", &["bench", "benchmark", "perf"]),
];

fn main() -> ExitCode {
    // Where the shell leaves patterns such as *.iso to the program.
    #[cfg(windows)]
    let arguments = wild::args_os();
    #[cfg(not(windows))]
    let arguments = std::env::args_os();
    let done = match Cli::try_parse_from(arguments) {
        Ok(cli) => run(cli.command),
        Err(mut error) => {
            suggest(&mut error);
            match show(&error) {
                Ok(status) => return status,
                Err(failure) => Err(failure),
            }
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

/// Prints what the parser of the command line says: help, the version, or an error.
fn show(error: &clap::Error) -> Result<ExitCode, Failure> {
    let text = error.render();
    if error.use_stderr() {
        streams::say(format_args!("{}", text.ansi()));
    } else {
        startup::stdout()?;
        let mut output = streams::stdout();
        write!(output, "{}", text.ansi())?;
        output.flush()?;
    }
    Ok(ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2)))
}

/// Suggests our command where another program's was named.
fn suggest(error: &mut clap::Error) {
    let Some(ContextValue::String(name)) = error.get(ContextKind::InvalidSubcommand) else {
        return;
    };
    let named = |(_, names): &&(&str, &[&str])| names.contains(&name.as_str());
    if let (ErrorKind::InvalidSubcommand, Some((ours, _))) = (error.kind(), FOREIGN.iter().find(named)) {
        error.insert(ContextKind::SuggestedSubcommand, ContextValue::Strings(vec![(*ours).to_owned()]));
    }
}

fn run(command: Command) -> Result<(), Failure> {
    if let Some(error) = raddle::cpu::env_error() {
        return Err(Failure::Usage(error.to_string()));
    }
    match &command {
        // They write to a file, or where standard output is needed find out themselves.
        #[cfg(feature = "seal")]
        Command::Keygen(_) | Command::Seal(_) | Command::Open(_) => {}
        Command::Sum(_) => {}
        _ => startup::stdout()?,
    }
    match command {
        #[cfg(feature = "seal")]
        Command::Keygen(args) => keygen::run(&args),
        #[cfg(feature = "seal")]
        Command::Seal(args) => seal::run(&args),
        #[cfg(feature = "seal")]
        Command::Open(args) => open::run(&args),
        #[cfg(feature = "seal")]
        Command::Inspect(args) => inspect::run(&args),
        Command::Sum(args) => sum::run(&args),
        Command::Speed(args) => speed::run(&args),
        Command::Kernels(args) => kernels::run(&args),
        Command::Completions(args) => commands::completions(&args, Cli::command()),
        Command::Man(args) => commands::man(&args, Cli::command()),
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
