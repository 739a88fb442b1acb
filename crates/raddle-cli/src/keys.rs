//! Key files, and messages about recipients and identities that can't be used.

use std::path::Path;
use std::sync::Arc;

use raddle_age::format::{KeyProblem, Unanswered};
use raddle_age::keys::IdentityFile;
use raddle_age::{KeyError, OpenError};
use raddle_common::quote;
use raddle_terminal::failure::Failure;
use raddle_terminal::input::{self, Unread};
use zeroize::Zeroizing;

/// The maximum length of a key file in MiB, as in `age`. A longer file is something else, such as the input.
const MAX_MIB: u64 = 16;

/// Reads a key file, which may be secret; `-` is standard input.
pub(crate) fn read(path: &Path) -> Result<Zeroizing<Vec<u8>>, KeyError> {
    let malformed = |problem| KeyError::Malformed { name: quote::path(path), line: None, problem };
    input::read_whole(path, MAX_MIB << 20).map(Zeroizing::new).map_err(|unread| match unread {
        Unread::TooLong => malformed(KeyProblem::TooLong(MAX_MIB)),
        Unread::Failed(_) if is_recipient(path) => malformed(KeyProblem::Recipient(
            "a recipient, but a file is expected: `seal -r` takes a recipient, and `open -i` the file of its identity",
        )),
        Unread::Failed(error) => KeyError::Unread { name: quote::path(path), reason: Arc::new(error) },
    })
}

/// Returns whether a recipient was given in place of a file name.
fn is_recipient(path: &Path) -> bool {
    path.to_str().is_some_and(|name| ["age1", "ssh-"].iter().any(|start| name.starts_with(start)))
}

/// Reads an identity file; `-` is standard input.
pub(crate) fn identities(path: &Path) -> Result<IdentityFile, KeyError> {
    IdentityFile::parse(read(path)?, &quote::path(path))
}

/// Describes why a file is not opened, and what to do about it.
pub(crate) fn refused(error: &OpenError) -> String {
    let hint = match error {
        OpenError::Converted(_) => ": seal it with -o or -a to avoid that",
        _ => "",
    };
    format!("{error}{hint}")
}

/// Describes the problem of a recipient, and what to do about it.
pub(crate) fn malformed(problem: &KeyProblem) -> String {
    format!("{problem}{}", hint(problem))
}

/// Returns advice about a key that can't be used.
fn hint(problem: &KeyProblem) -> &'static str {
    match problem {
        KeyProblem::NoPublicKey => ": -R names a file that has it",
        KeyProblem::Secret => "; its recipient is what `raddle keygen -y` prints",
        KeyProblem::Sealed(error) if matches!(**error, OpenError::Converted(_)) => {
            ": seal it with -o or -a to avoid that"
        }
        _ => "",
    }
}

/// Returns the failure of a command whose keys can't be used.
pub(crate) fn failed(error: impl Into<KeyError>) -> Failure {
    let error = error.into();
    match &error {
        // A file without keys counts like a missing file.
        KeyError::Malformed { problem: KeyProblem::NoIdentity, .. } => Failure::Work(error.to_string()),
        KeyError::KnownToPlugin(_) => Failure::Usage(error.to_string()),
        KeyError::Malformed { problem, .. } => Failure::Usage(format!("{error}{}", hint(problem))),
        KeyError::Unanswered(Unanswered::Cancelled) => Failure::Interrupted,
        _ => Failure::Work(error.to_string()),
    }
}
