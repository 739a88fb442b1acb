//! File names as bytes.

use std::borrow::Cow;
use std::path::{Path, PathBuf};

/// Returns the bytes of a name. On Windows, this is the name in UTF-8, with slashes as in lists from other systems.
pub fn bytes(path: &Path) -> Cow<'_, [u8]> {
    #[cfg(unix)]
    return Cow::Borrowed(std::os::unix::ffi::OsStrExt::as_bytes(path.as_os_str()));
    #[cfg(not(unix))]
    {
        let name = path.to_string_lossy();
        // Windows passes such paths to the file system unchanged (Win32, "Naming Files, Paths, and Namespaces").
        let is_verbatim = name.starts_with(r"\\?\");
        let name = if is_verbatim { name.into_owned() } else { name.replace('\\', "/") };
        Cow::Owned(name.into_bytes())
    }
}

/// Returns the path that is named by the bytes in a line.
pub fn path(bytes: &[u8]) -> PathBuf {
    #[cfg(unix)]
    return PathBuf::from(<std::ffi::OsStr as std::os::unix::ffi::OsStrExt>::from_bytes(bytes));
    #[cfg(not(unix))]
    return PathBuf::from(String::from_utf8_lossy(bytes).into_owned());
}
