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

/// Writes a name before what was found of its file. Such lines are read by people, so that only a name that would break
/// the line is escaped.
pub(crate) fn write_in_verdict(name: &[u8], to: &mut Vec<u8>) {
    match name.contains(&b'\n') {
        true => {
            to.push(b'\\');
            escape(name, to);
        }
        false => to.extend(name),
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

/// Quotes a name in a message as a shell does, unless it is plain. A copy of it is a valid argument, and its
/// control characters do not reach the terminal.
///
/// The forms are those of the GNU programs: nothing around `a.txt`, `'a b'`, `"it's"`, and `'a'$'\n''b'` for what a
/// terminal doesn't show. A colon is quoted because one follows the name.
pub(crate) fn quoted(name: &[u8]) -> String {
    let pieces: Vec<Piece> = pieces(name);
    let special = |(at, piece): (usize, &Piece)| match piece {
        Piece::Shown('#' | '~') => at == 0,
        Piece::Shown('{' | '}') => pieces.len() == 1,
        Piece::Shown(shown) => " !\"$&'()*:;<=>?[\\^`|".contains(*shown),
        Piece::Escaped(_) => true,
    };
    if !pieces.is_empty() && !pieces.iter().enumerate().any(special) {
        return pieces.iter().map(Piece::text).collect();
    }
    // Double quotes, where a single quote is in the name and nothing that means something between them.
    let plain = |(at, piece): (usize, &Piece)| match piece {
        Piece::Shown('#' | '~') => at == 0,
        Piece::Shown(shown) => !"!\"$&()*;<=>?[\\^`{|}".contains(*shown),
        Piece::Escaped(_) => false,
    };
    if pieces.contains(&Piece::Shown('\'')) && pieces.iter().enumerate().all(plain) {
        return format!("\"{}\"", pieces.iter().map(Piece::text).collect::<String>());
    }
    let mut quoted = "'".to_owned();
    let mut escaped = false;
    for piece in &pieces {
        match piece {
            Piece::Escaped(_) if !escaped => quoted.push_str("'$'"),
            Piece::Shown('\'') => quoted.push_str(r"'\'"),
            Piece::Shown(_) if escaped => quoted.push_str("''"),
            _ => {}
        }
        escaped = matches!(piece, Piece::Escaped(_));
        quoted.push_str(&piece.text());
    }
    quoted + "'"
}

/// A part of a name.
#[derive(PartialEq, Eq)]
enum Piece {
    Shown(char),
    /// A control character or an invalid byte, written between `$'` and `'`.
    Escaped(String),
}

impl Piece {
    fn text(&self) -> String {
        match self {
            Self::Shown(shown) => shown.to_string(),
            Self::Escaped(text) => text.clone(),
        }
    }

    fn octal(bytes: &[u8]) -> impl Iterator<Item = Self> {
        bytes.iter().map(|byte| Self::Escaped(format!("\\{byte:03o}")))
    }
}

fn pieces(name: &[u8]) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for chunk in name.utf8_chunks() {
        for character in chunk.valid().chars() {
            let letter = match character {
                '\x07' => Some('a'),
                '\x08' => Some('b'),
                '\t' => Some('t'),
                '\n' => Some('n'),
                '\x0b' => Some('v'),
                '\x0c' => Some('f'),
                '\r' => Some('r'),
                _ => None,
            };
            match letter {
                Some(letter) => pieces.push(Piece::Escaped(format!("\\{letter}"))),
                None if is_shown(character) => pieces.push(Piece::Shown(character)),
                None => pieces.extend(Piece::octal(character.encode_utf8(&mut [0; 4]).as_bytes())),
            }
        }
        pieces.extend(Piece::octal(chunk.invalid()));
    }
    pieces
}

/// Returns whether a character is printable, as Rust's `Debug` decides for a character after another.
fn is_shown(character: char) -> bool {
    matches!(character, '"' | '\'' | '\\') || format!("a{character}").escape_debug().count() == 2
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

    #[test]
    fn names_in_messages() {
        let cases: [(&[u8], &str); 14] = [
            (b"a.txt", "a.txt"),
            (b"", "''"),
            (b"a b", "'a b'"),
            (b"a:b", "'a:b'"),
            (b"it's", "\"it's\""),
            (b"it's $5", "'it'\\''s $5'"),
            (b"a\nb", "'a'$'\\n''b'"),
            (b"\n", "''$'\\n'"),
            (b"a\n'b", "'a'$'\\n'\\''b'"),
            (b"\xff", "''$'\\377'"),
            ("\u{e9}".as_bytes(), "\u{e9}"),
            (b"a#{}~", "a#{}~"),
            (b"#a", "'#a'"),
            (b"{", "'{'"),
        ];
        for (name, expected) in cases {
            assert_eq!(quoted(name), expected);
        }
    }
}
