//! The file key, and the reasons why a file is not opened.

use std::sync::Mutex;

use raddle_age::format::Header;
use raddle_age::{FileKey, Identities, OpenError};

/// Unwraps the file key. Other files wait in the meantime.
pub(super) fn unwrap(identities: &Mutex<Identities>, header: &Header) -> Result<FileKey, OpenError> {
    identities.lock().expect("another thread panicked").unwrap(header)
}

/// The reason why a file was not opened, or not to its end.
pub(super) enum Stopped {
    Refused(OpenError),
    /// The file can't be opened in the requested way.
    Usage(String),
}

impl From<OpenError> for Stopped {
    fn from(error: OpenError) -> Self {
        Self::Refused(error)
    }
}
