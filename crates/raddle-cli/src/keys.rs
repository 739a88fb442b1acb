//! Files of keys, and what is said of recipients and identities that can't be used.

use std::path::Path;

use raddle_age::format::{KeyProblem, Unanswered};
use raddle_age::keys::IdentityFile;
use raddle_age::{KeyError, OpenError};
use raddle_common::quote;
use raddle_terminal::failure::Failure;
use raddle_terminal::input::{self, Unread};
use zeroize::Zeroizing;

/// The maximum length of a file of keys, as with age. A longer one is something else, such as the input.
const MAX_KEYS: u64 = 16 << 20;

/// Reads a file of keys, which may be secret; `-` is standard input.
pub(crate) fn read(path: &Path) -> Result<Zeroizing<Vec<u8>>, Failure> {
    let name = quote::path(path);
    input::read_whole(path, MAX_KEYS).map(Zeroizing::new).map_err(|unread| match unread {
        Unread::TooLong => Failure::Usage(format!("{name}: no file of keys: it is longer than {} MiB", MAX_KEYS >> 20)),
        Unread::Failed(error) => Failure::Work(format!("can't read {name}: {error}")),
    })
}

/// Reads a file of identities; `-` is standard input.
pub(crate) fn identities(path: &Path) -> Result<IdentityFile, Failure> {
    IdentityFile::parse(read(path)?, &quote::path(path)).map_err(failed)
}

/// Describes a file that is not opened, with what to do.
pub(crate) fn refused(error: &OpenError) -> String {
    let hint = match error {
        OpenError::Converted(_) => ": -o or -a, when sealing, avoid that",
        _ => "",
    };
    format!("{error}{hint}")
}

/// Describes what is wrong with a recipient, with what to do.
pub(crate) fn malformed(problem: &KeyProblem) -> String {
    format!("{problem}{}", hint(problem))
}

/// Returns what to do about a key that can't be used.
fn hint(problem: &KeyProblem) -> &'static str {
    match problem {
        KeyProblem::NoPublicKey => ": -R names a file that has it",
        KeyProblem::Secret => "; its recipient is what `raddle keygen -y` prints",
        KeyProblem::Sealed(error) if matches!(**error, OpenError::Converted(_)) => {
            ": -o or -a, when sealing, avoid that"
        }
        _ => "",
    }
}

/// Returns the failure of a command whose keys can't be used.
pub(crate) fn failed(error: impl Into<KeyError>) -> Failure {
    let error = error.into();
    match &error {
        KeyError::Malformed { problem, .. } => Failure::Usage(format!("{error}{}", hint(problem))),
        KeyError::Unanswered(Unanswered::Cancelled) => Failure::Interrupted,
        _ => Failure::Work(error.to_string()),
    }
}
