//! Key files: recipients or identities, one per line.

use std::borrow::Cow;

use crate::format::{KeyError, KeyProblem};

/// Returns the lines that are neither empty nor comments, with their numbers. Comments, including those of SSH keys,
/// may have any encoding.
pub(super) fn entries<'a>(
    bytes: &'a [u8],
    name: &str,
) -> Result<impl Iterator<Item = (usize, Cow<'a, str>)>, KeyError> {
    if bytes.contains(&0) {
        return Err(KeyError::Malformed { name: name.to_owned(), line: None, problem: KeyProblem::Binary });
    }
    let lines = bytes.split(|byte| *byte == b'\n').enumerate().map(|(number, line)| (number + 1, line.trim_ascii()));
    let entries = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with(b"#"));
    Ok(entries.map(|(number, line)| (number, String::from_utf8_lossy(line))))
}

/// Returns whether a word begins like an identity.
pub(super) fn is_identity(word: &str) -> bool {
    word.get(..15).is_some_and(|start| start.eq_ignore_ascii_case("AGE-SECRET-KEY-"))
}
