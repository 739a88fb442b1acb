//! How a command ends when it doesn't end well.

use std::io;
use std::process::ExitCode;

/// Why a command stopped, and with which exit status.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was asked for doesn't exist, or not here: exit status 2, as for any other error of the command line.
    Usage(String),
    /// The work itself went wrong: exit status 1.
    Work(String),
    /// The work went wrong in parts, and the user was told of each: exit status 1.
    Told,
    /// Nobody reads the output any more, as in `raddle speed | head -1`. No message, and no failure.
    Unread,
}

impl Failure {
    /// Tells the user, and gives the exit status.
    pub(crate) fn report(self) -> ExitCode {
        let (message, status) = match self {
            Self::Usage(message) => (message, 2),
            Self::Work(message) => (message, 1),
            Self::Told => return ExitCode::FAILURE,
            Self::Unread => return ExitCode::SUCCESS,
        };
        let red = anstyle::AnsiColor::Red.on_default().bold();
        anstream::eprintln!("{red}error:{red:#} {message}");
        ExitCode::from(status)
    }
}

impl From<io::Error> for Failure {
    /// For errors of standard output; files have names, and their errors must say them.
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Unread,
            _ => Self::Work(format!("can't write the output: {error}")),
        }
    }
}
