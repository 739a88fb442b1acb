//! Files of keys: recipients or identities, one a line.

use std::borrow::Cow;
use std::path::Path;

use zeroize::Zeroizing;

use crate::failure::Failure;
use crate::input::{self, Unread};
use crate::quote;

/// The maximum length of a file of keys, as with age. A longer one is something else, such as the input.
const MAX_KEYS: u64 = 16 << 20;

/// Returns the lines that are not empty and no comments, with their numbers. Comments, and those of SSH keys, may be in any
/// encoding.
pub(super) fn entries<'a>(bytes: &'a [u8], name: &str) -> Result<impl Iterator<Item = (usize, Cow<'a, str>)>, Failure> {
    if bytes.contains(&0) {
        return Err(Failure::Usage(format!("{name}: it is binary")));
    }
    let lines = bytes.split(|byte| *byte == b'\n').enumerate().map(|(number, line)| (number + 1, line.trim_ascii()));
    let entries = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with(b"#"));
    Ok(entries.map(|(number, line)| (number, String::from_utf8_lossy(line))))
}

/// Returns whether a word begins as identities do.
pub(super) fn is_identity(word: &str) -> bool {
    word.get(..15).is_some_and(|start| start.eq_ignore_ascii_case("AGE-SECRET-KEY-"))
}

/// Reads a file of keys, which may be secret; `-` is standard input.
pub(super) fn read(path: &Path) -> Result<Zeroizing<Vec<u8>>, Failure> {
    let name = quote::path(path);
    input::read_whole(path, MAX_KEYS).map(Zeroizing::new).map_err(|unread| match unread {
        Unread::TooLong => Failure::Usage(format!("{name}: no file of keys: it is longer than {} MiB", MAX_KEYS >> 20)),
        Unread::Failed(error) => Failure::Work(format!("can't read {name}: {error}")),
    })
}
