//! The reasons why a command fails.

use std::io;
use std::process::ExitCode;

use raddle_common::quote;

use crate::{interrupt, startup, streams};

/// The reason why a command stopped, with its exit status.
#[derive(Debug)]
pub enum Failure {
    /// The request is invalid, or not supported here: exit status 2, as for any other command-line error.
    Usage(String),
    /// The command failed: exit status 1.
    Work(String),
    /// Parts of the work failed, and each failure was reported: exit status 1.
    Reported,
    /// The reader of the output has gone, as in `raddle-lab kernels | head -1`. There is no message; SIGPIPE ends the
    /// process, as it ends other programs.
    Unread,
    /// The user pressed Ctrl-C at a prompt. SIGINT ends the process.
    Interrupted,
}

impl Failure {
    /// Prints the message and returns the exit status.
    pub fn report(self) -> ExitCode {
        let (message, status) = match self {
            Self::Usage(message) => (message, 2),
            Self::Work(message) => (message, 1),
            Self::Reported => return ExitCode::FAILURE,
            Self::Unread => return interrupt::end_unread(),
            Self::Interrupted => return interrupt::end_interrupted(),
        };
        let red = anstyle::AnsiColor::Red.on_default().bold();
        streams::say(format_args!("{red}error:{red:#} {}\n", quote::message(&message)));
        ExitCode::from(status)
    }

    /// Describes an output that can't be written.
    pub(crate) fn unwritten(name: &str, error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe if !startup::reports_broken_pipes() => Self::Unread,
            _ => Self::Work(format!("can't write {name}: {error}")),
        }
    }
}

impl From<io::Error> for Failure {
    /// Converts an error of standard output. Errors of files are not converted, because they must name the file.
    fn from(error: io::Error) -> Self {
        Self::unwritten("standard output", &error)
    }
}

/// Prints a warning: something that the user asked for was left out, or has a consequence.
pub fn warn(message: &str) {
    let yellow = anstyle::AnsiColor::Yellow.on_default().bold();
    streams::say(format_args!("{yellow}warning:{yellow:#} {}\n", quote::message(message)));
}
