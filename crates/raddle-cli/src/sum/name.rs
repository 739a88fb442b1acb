//! Names of files: as bytes, in lines of checksums, and in messages.

use std::borrow::Cow;
use std::io;
use std::path::{Path, PathBuf};

/// Returns the bytes of a name. On Windows its UTF-8, with slashes, as in lists of other systems.
pub(crate) fn bytes(path: &Path) -> Cow<'_, [u8]> {
    #[cfg(unix)]
    return Cow::Borrowed(std::os::unix::ffi::OsStrExt::as_bytes(path.as_os_str()));
    #[cfg(not(unix))]
    {
        let name = path.to_string_lossy();
        // Such paths go to the file system as they are (Win32, "Naming Files, Paths, and Namespaces").
        let is_verbatim = name.starts_with(r"\\?\");
        let name = if is_verbatim { name.into_owned() } else { name.replace('\\', "/") };
        Cow::Owned(name.into_bytes())
    }
}

/// Returns the path that bytes of a line name.
pub(crate) fn path(bytes: &[u8]) -> PathBuf {
    #[cfg(unix)]
    return PathBuf::from(<std::ffi::OsStr as std::os::unix::ffi::OsStrExt>::from_bytes(bytes));
    #[cfg(not(unix))]
    return PathBuf::from(String::from_utf8_lossy(bytes).into_owned());
}

/// Returns whether a name must be escaped: it has a line break or a backslash.
pub(crate) fn needs_escape(name: &[u8]) -> bool {
    name.iter().any(|byte| matches!(byte, b'\\' | b'\n' | b'\r'))
}

/// Writes a name with such bytes escaped. The line begins with a backslash to mark it.
pub(crate) fn escape(name: &[u8], to: &mut Vec<u8>) {
    for byte in name {
        match byte {
            b'\\' => to.extend(br"\\"),
            b'\n' => to.extend(br"\n"),
            b'\r' => to.extend(br"\r"),
            _ => to.push(*byte),
        }
    }
}

/// Decodes an escaped name. Returns `None` for an invalid escape.
pub(crate) fn unescape(escaped: &[u8]) -> Option<Vec<u8>> {
    let mut name = Vec::with_capacity(escaped.len());
    let mut bytes = escaped.iter();
    while let Some(byte) = bytes.next() {
        name.push(match byte {
            b'\\' => match bytes.next()? {
                b'\\' => b'\\',
                b'n' => b'\n',
                b'r' => b'\r',
                _ => return None,
            },
            0 => return None,
            _ => *byte,
        });
    }
    Some(name)
}

/// Returns the message of the system, without the number that Rust adds.
pub(crate) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    match error.raw_os_error() {
        Some(number) => text.strip_suffix(&format!(" (os error {number})")).unwrap_or(&text).to_owned(),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_come_back() {
        for name in [&b"plain"[..], b"", b"a\nb", b"\\n", b"\r\\\n\\", b"\xff\\"] {
            let mut escaped = Vec::new();
            escape(name, &mut escaped);
            assert!(!escaped.contains(&b'\n') && !escaped.contains(&b'\r'));
            assert_eq!(unescape(&escaped).as_deref(), Some(name));
        }
        for wrong in [&b"\\"[..], b"a\\", b"\\t", b"a\0b"] {
            assert_eq!(unescape(wrong), None);
        }
    }
}
