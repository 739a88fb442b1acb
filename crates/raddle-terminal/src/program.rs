//! The main function of every program: parses the command line, runs a command, and reports why it failed.

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::failure::Failure;
use crate::{startup, streams};

/// Our commands, each with its names in other programs.
pub type ForeignNames<'a> = &'a [(&'a str, &'a [&'a str])];

/// Options of another command: the command to which they were given, their names, and advice.
pub type MisplacedOptions<'a> = &'a [(&'a str, &'a [&'a str], &'a str)];

/// Parses the command line of the process, runs a command, and returns the exit status. The status is that of a failure if
/// the system did not store what was written to standard output. `explain` gets the name of a command that does not exist,
/// and may fail with its own message. If the name is one of the `foreign` names, our command is suggested; `misplaced`
/// options get their advice.
pub fn run<P: Parser>(
    foreign: ForeignNames<'_>,
    misplaced: MisplacedOptions<'_>,
    explain: impl FnOnce(&str) -> Result<(), Failure>,
    run: impl FnOnce(P) -> Result<(), Failure>,
) -> ExitCode {
    // On Windows, shells leave patterns such as *.iso to the program.
    #[cfg(windows)]
    let arguments = wild::args_os();
    #[cfg(not(windows))]
    let arguments = std::env::args_os();
    let done = match P::try_parse_from(arguments) {
        Ok(parsed) => run(parsed).map(|()| ExitCode::SUCCESS),
        Err(mut error) => {
            let explained = unknown_command(&error).map_or(Ok(()), explain);
            suggest(&mut error, foreign);
            advise(&mut error, misplaced);
            explained.and_then(|()| show(&error))
        }
    };
    let stored = done.and_then(|status| Ok(streams::check_stdout().map(|()| status)?));
    stored.unwrap_or_else(Failure::report)
}

/// Prints the text of the command-line parser: help, the version, or an error.
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

/// Returns the name that was given in place of a command, if there is no such command.
fn unknown_command(error: &clap::Error) -> Option<&str> {
    match (error.kind(), error.get(ContextKind::InvalidSubcommand)) {
        (ErrorKind::InvalidSubcommand, Some(ContextValue::String(name))) => Some(name),
        _ => None,
    }
}

/// Suggests our command if another program's command was named.
fn suggest(error: &mut clap::Error, foreign: ForeignNames<'_>) {
    let Some(name) = unknown_command(error) else { return };
    if let Some((ours, _)) = foreign.iter().find(|(_, names)| names.contains(&name)) {
        error.insert(ContextKind::SuggestedSubcommand, ContextValue::Strings(vec![(*ours).to_owned()]));
    }
}

/// Adds advice if an option was given to the wrong command.
fn advise(error: &mut clap::Error, misplaced: MisplacedOptions<'_>) {
    let (ErrorKind::UnknownArgument, Some(ContextValue::String(option)), Some(ContextValue::StyledStr(usage))) =
        (error.kind(), error.get(ContextKind::InvalidArg), error.get(ContextKind::Usage))
    else {
        return;
    };
    // The usage text names the command.
    let usage = usage.to_string();
    let is_meant = |(command, options, _): &&(&str, &[&str], &str)| {
        options.contains(&option.as_str()) && usage.split_whitespace().nth(2) == Some(*command)
    };
    if let Some((_, _, advice)) = misplaced.iter().find(is_meant) {
        // The advice replaces the suggestion of options with similar names.
        error.remove(ContextKind::SuggestedArg);
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![(*advice).to_owned().into()]));
    }
}
