//! File names in lines of checksums.

pub use raddle_common::name::{bytes, path};
use raddle_common::quote;

/// Returns whether a name must be escaped, because it contains a line break or a backslash.
pub fn needs_escape(name: &[u8]) -> bool {
    name.iter().any(|byte| matches!(byte, b'\\' | b'\n' | b'\r'))
}

/// Appends a name with line breaks and backslashes escaped. The caller marks the line with a backslash at its start.
pub fn escape(name: &[u8], to: &mut Vec<u8>) {
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
pub fn unescape(escaped: &[u8]) -> Option<Vec<u8>> {
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

/// Appends a name for a verdict line. People read such lines, so a name that would break the line is escaped, and a
/// name with terminal control characters is quoted. If `literal` is set, a program reads the lines: names are escaped
/// as in lists and never quoted, as in coreutils 9.11.
pub fn write_in_verdict(name: &[u8], literal: bool, to: &mut Vec<u8>) {
    let start = to.len();
    let escaped = if literal { needs_escape(name) } else { name.contains(&b'\n') };
    match escaped {
        true => {
            to.push(b'\\');
            escape(name, to);
        }
        false => to.extend(name),
    }
    if !literal && quote::is_obeyed(&to[start..]) {
        to.truncate(start);
        to.extend(quote::quoted(name).bytes());
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
