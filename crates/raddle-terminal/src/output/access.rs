//! The permissions of an output.

#[cfg(unix)]
use std::fs;
use std::fs::File;

use crate::failure;

/// The permissions of a new file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// The default permissions, restricted by the process's mask.
    Usual,
    /// Only the owner may read and write the file. On Windows, both kinds inherit the permissions of their folder.
    Private,
}

impl Access {
    /// Warns about a file that is already open and that others may read, if its new content is private.
    pub(super) fn warn_of(self, file: &File, name: &str) {
        #[cfg(unix)]
        let is_shown = |data: fs::Metadata| std::os::unix::fs::PermissionsExt::mode(&data.permissions()) & 0o044 != 0;
        #[cfg(not(unix))]
        let is_shown = |_| false;
        if self == Self::Private && file.metadata().is_ok_and(|data| data.is_file() && is_shown(data)) {
            failure::warn(&format!(
                "{name} would get an identity, but others may read it: -o FILE creates a file that only you can read"
            ));
        }
    }
}
