//! Why a file is not opened.

use std::io;

use crate::age::refusal::Refusal;
use crate::age::stream::Broken;
use crate::failure::Failure;

/// The reason why a file was not opened, or not to its end.
pub(super) enum Stopped {
    Refused(Refusal),
    Write(io::Error),
    /// The file can't be opened in the requested way.
    Usage(String),
    /// The reason is not the file itself.
    Failed(Failure),
}

impl From<Refusal> for Stopped {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<Failure> for Stopped {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

impl From<Broken> for Stopped {
    fn from(broken: Broken) -> Self {
        match broken {
            Broken::Read(error) => Self::Refused(Refusal::Read(error)),
            Broken::Fault(fault) => Self::Refused(Refusal::Payload(fault)),
            Broken::Write(error) => Self::Write(error),
        }
    }
}
