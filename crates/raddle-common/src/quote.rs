//! Foreign text in messages: file names, words and lines from files, and plugins' texts. Its control characters could
//! move the cursor, hide or forge lines, or change the terminal (ECMA-48), so they don't reach it.

use std::path::Path;

use crate::name;

/// The beginning of an identity, which a user may give by mistake in place of its file.
const SECRET: &str = "AGE-SECRET-KEY-";

/// Quotes a path in a message. An identity in its place is secret and isn't repeated.
pub fn path(path: &Path) -> String {
    let is_secret = path.to_string_lossy().to_ascii_uppercase().contains(SECRET);
    if is_secret { "(an identity, but the name of a file is expected)".to_owned() } else { quoted(&name::bytes(path)) }
}

/// Returns a text in one line. Characters that a terminal doesn't show are replaced with their numbers.
pub fn text(text: &str) -> String {
    pieces(text.as_bytes()).iter().map(Piece::text).collect()
}

/// Returns a text of several lines. Lines after the first are indented, so that none looks like a separate message.
pub fn lines(lines: &str) -> String {
    lines.trim_end().lines().map(text).collect::<Vec<_>>().join("\n  ")
}

/// Returns our message, which may contain foreign text, without control characters but with its line breaks.
pub fn message(message: &str) -> String {
    // The crate `age` puts arguments between these characters, which terminals show as boxes.
    let message = message.replace(['\u{2068}', '\u{2069}'], "");
    message.lines().map(text).collect::<Vec<_>>().join("\n")
}

/// Quotes a name in a message as a shell does, unless it is plain. A copy of the quoted name is a valid argument, and
/// the name's control characters do not reach the terminal.
///
/// We use the forms of the GNU programs: nothing around `a.txt`, `'a b'`, `"it's"`, and `'a'$'\n''b'` for characters
/// that a terminal doesn't show. A colon is quoted because another colon follows the name.
pub fn quoted(name: &[u8]) -> String {
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
    // We use double quotes if the name contains a single quote, and nothing that is special between double quotes.
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

/// Returns whether a name contains characters that a terminal would obey or hide. Tabs are shown, and line breaks are
/// left to the caller.
pub fn is_obeyed(name: &[u8]) -> bool {
    name.utf8_chunks().any(|chunk| {
        let letters = chunk.valid().chars().any(|letter| !is_shown(letter) && !matches!(letter, '\n' | '\t'));
        // These bytes are eight-bit control characters (ECMA-48, C1). Other bytes are letters of other encodings.
        letters || chunk.invalid().iter().any(|byte| (0x80..0xa0).contains(byte))
    })
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

/// Returns whether a character is printable: whether `Debug` shows it unescaped after another character.
fn is_shown(character: char) -> bool {
    matches!(character, ' '..='~') || format!("a{character}").escape_debug().count() == 2
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn a_terminal_obeys_control_characters_only() {
        for name in [&b"a\"'\\ b"[..], b"a\tb\n", "\u{e9}\u{4e2d}".as_bytes(), b"caf\xe9", b""] {
            assert!(!is_obeyed(name), "{name:?}");
        }
        for name in [&b"\x1b[2J"[..], b"\r", b"\x7f", b"\x9b", "\u{9b}".as_bytes(), "\u{202e}".as_bytes()] {
            assert!(is_obeyed(name), "{name:?}");
        }
    }

    #[test]
    fn what_others_wrote_stays_in_its_line() {
        assert_eq!(text("a\x1b[2J\u{9b}1m\u{202e}b\nc\td"), "a\\033[2J\\302\\2331m\\342\\200\\256b\\nc\\td");
        assert_eq!(lines("one\r\ntwo\x07\n"), "one\n  two\\a");
        assert_eq!(message("key '\u{2068}a\u{2069}'\n\x1bhint"), "key 'a'\n\\033hint");
        assert_eq!(path(Path::new("a\x1bb")), "'a'$'\\033''b'");
        let secret = path(Path::new("./age-secret-key-1qqqq"));
        assert!(!secret.contains("qqqq") && secret.contains("an identity"));
    }
}
