//! What every program does: parses its command line, runs a command, and reports why it failed.

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::failure::Failure;
use crate::{startup, streams};

/// Commands of ours, each with the names that other programs have for it.
pub type ForeignNames<'a> = &'a [(&'a str, &'a [&'a str])];

/// Parses the command line of the process, runs a command, and returns the exit status. `explain` sees the name of a command that
/// does not exist: it may fail with a message of its own. The command that has one of the `foreign` names is suggested.
pub fn run<P: Parser>(
    foreign: ForeignNames<'_>,
    explain: impl FnOnce(&str) -> Result<(), Failure>,
    run: impl FnOnce(P) -> Result<(), Failure>,
) -> ExitCode {
    // Where the shell leaves patterns such as *.iso to the program.
    #[cfg(windows)]
    let arguments = wild::args_os();
    #[cfg(not(windows))]
    let arguments = std::env::args_os();
    let done = match P::try_parse_from(arguments) {
        Ok(parsed) => run(parsed),
        Err(mut error) => {
            let explained = unknown_command(&error).map_or(Ok(()), explain);
            suggest(&mut error, foreign);
            match explained.and_then(|()| show(&error)) {
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

/// Returns the name that was given where a command was expected, if no command has it.
fn unknown_command(error: &clap::Error) -> Option<&str> {
    match (error.kind(), error.get(ContextKind::InvalidSubcommand)) {
        (ErrorKind::InvalidSubcommand, Some(ContextValue::String(name))) => Some(name),
        _ => None,
    }
}

/// Suggests our command where another program's was named.
fn suggest(error: &mut clap::Error, foreign: ForeignNames<'_>) {
    let Some(name) = unknown_command(error) else { return };
    if let Some((ours, _)) = foreign.iter().find(|(_, names)| names.contains(&name)) {
        error.insert(ContextKind::SuggestedSubcommand, ContextValue::Strings(vec![(*ours).to_owned()]));
    }
}
