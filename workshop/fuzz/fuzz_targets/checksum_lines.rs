//! Checksum lines: arbitrary bytes and nearly right lines, which the program and regular expressions read; lines that
//! the program writes and reads again; and names in messages, which are read according to a shell's rules.

#![no_main]

use std::sync::LazyLock;

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use raddle::hash::any::AnyHash;
use raddle_common::quote;
use raddle_sum::algorithm::{ChecksumAlgorithm, Set};
use raddle_sum::line::{Form, Line, Reader, Style, name};
use regex::bytes::Regex;

#[derive(Arbitrary, Debug)]
struct Case {
    /// The algorithms that a line may have, one bit each.
    algorithms: u16,
    lines: Vec<Text>,
    written: Written,
}

/// A line, in parts that are right or not.
#[derive(Arbitrary, Debug)]
enum Text {
    Raw(Vec<u8>),
    Plain { start: u8, sum: Sum, blanks: u8, name: Vec<u8> },
    Tagged { start: u8, tag: u8, open: u8, name: Vec<u8>, close: u8, sum: Sum },
}

#[derive(Arbitrary, Debug)]
struct Sum {
    seed: u8,
    len: u8,
    /// Overwrites a digit.
    wrong: Option<(u8, u8)>,
}

impl Sum {
    fn digits(&self) -> Vec<u8> {
        let len = [64, 56, 32, 40, 96, 128][usize::from(self.len % 6)] + usize::from(self.len == 255);
        let digit = |i: usize| b"0123456789abcdefABCDEF"[(usize::from(self.seed) + i * i) % 22];
        let mut digits: Vec<u8> = (0..len).map(digit).collect();
        if let Some((at, byte)) = self.wrong {
            digits[usize::from(at) % len] = byte;
        }
        digits
    }
}

impl Text {
    fn bytes(&self) -> Vec<u8> {
        let start = |start: u8| [&b""[..], b"\\", b" ", b"\t \\", b"\\\\"][usize::from(start % 5)];
        match self {
            Self::Raw(bytes) => bytes.clone(),
            Self::Plain { start: at, sum, blanks, name } => {
                let blanks = [&b"  "[..], b" *", b" ", b"\t", b"", b"\t\t"][usize::from(blanks % 6)];
                [start(*at), &sum.digits(), blanks, name].concat()
            }
            Self::Tagged { start: at, tag, open, name, close, sum } => {
                let tags = tags();
                let tag = tags[usize::from(*tag) % tags.len()].as_bytes();
                let open = [&b" ("[..], b"(", b"  (", b" "][usize::from(open % 4)];
                let close = [&b") = "[..], b")=", b")\t= \t", b" = ", b")"][usize::from(close % 5)];
                [start(*at), tag, open, name, close, &sum.digits()].concat()
            }
        }
    }
}

/// Lines that the program writes, all in one style.
#[derive(Arbitrary, Debug)]
struct Written {
    tagged: bool,
    star: bool,
    zero: bool,
    which: u8,
    sum: [u8; 64],
    names: Vec<Vec<u8>>,
}

fuzz_target!(|case: Case| {
    let set = Set::from_iter(
        ChecksumAlgorithm::ALL
            .into_iter()
            .enumerate()
            .filter_map(|(i, algorithm)| (case.algorithms >> i & 1 == 0).then_some(algorithm)),
    );
    let (mut reader, mut reference) = (Reader::new(set), Reference { set, one_blank: None });
    for text in &case.lines {
        let text = text.bytes();
        assert_eq!(reader.read(&text), reference.read(&text), "{}", text.escape_ascii());
        shown(&text);
    }
    written(&case.written);
});

/// The tags that are none of the library.
const TAGS: [(&str, ChecksumAlgorithm); 6] = [
    ("BLAKE2b", ChecksumAlgorithm::Blake2b),
    ("BLAKE2b-512", ChecksumAlgorithm::Blake2b),
    ("BLAKE2b-384", ChecksumAlgorithm::Blake2b384),
    ("BLAKE2b-256", ChecksumAlgorithm::Blake2b256),
    ("BLAKE2b-160", ChecksumAlgorithm::Blake2b160),
    ("FSVERITY", ChecksumAlgorithm::FsVerity),
];

/// Returns the tags of lines.
fn tags() -> Vec<&'static str> {
    let hashes = AnyHash::ALL.iter().map(|hash| hash.openssl().to_str().expect("ASCII"));
    let hashes = hashes.flat_map(|names| names.split(':')).filter(|name| !name.contains('.'));
    hashes.chain(TAGS.map(|(tag, _)| tag)).chain(["SHA512/256", "SHA512t256", "sha256"]).collect()
}

/// Returns the algorithm of a tag, in any spelling: that of BSD, `SHA512t256`, or a name that the library knows.
fn of_tag(tag: &[u8]) -> Option<ChecksumAlgorithm> {
    let tag = str::from_utf8(tag).ok()?;
    let spelled = |tag: &str| tag.to_ascii_uppercase().replace(['-', '_', '/'], "");
    let hash = tag.parse().or_else(|_| spelled(tag).replacen("512T2", "5122", 1).parse::<AnyHash>()).ok();
    let hash = hash.map(|hash| hash.tag().parse().expect("a hash function of the library"));
    hash.or_else(|| TAGS.iter().find(|(known, _)| spelled(known) == spelled(tag)).map(|(_, algorithm)| *algorithm))
}

/// The grammar as regular expressions, and one rule beyond them: all lines have one style of blanks.
struct Reference {
    set: Set,
    one_blank: Option<bool>,
}

impl Reference {
    fn read(&mut self, text: &[u8]) -> Option<Line> {
        static TAGGED: LazyLock<Regex> = LazyLock::new(|| {
            let is_tagged = |algorithm: &ChecksumAlgorithm| of_tag(algorithm.tag().as_bytes()) == Some(*algorithm);
            assert!(ChecksumAlgorithm::ALL.iter().all(is_tagged), "an algorithm has no tag in the reference");
            let line = r"(?s-u)^[ \t]*(\\?)([-_/0-9A-Za-z]+) ?\((.*)\)[ \t]*=[ \t]*([0-9A-Za-z+/=]*)$";
            Regex::new(line).expect("right")
        });
        static PLAIN: LazyLock<Regex> =
            LazyLock::new(|| Regex::new(r"(?s-u)^[ \t]*(\\?)([0-9A-Fa-f]+)[ \t](.+)$").expect("right"));
        let (escaped, is_assumed, algorithm, digits, name) = if let Some((found, algorithm)) =
            TAGGED.captures(text).and_then(|found| of_tag(&found[2]).map(|algorithm| (found, algorithm)))
        {
            if !self.set.contains(algorithm) {
                return None;
            }
            (!found[1].is_empty(), false, algorithm, found[4].to_vec(), found[3].to_vec())
        } else {
            let found = PLAIN.captures(text)?;
            let (digits, rest) = (found[2].to_vec(), &found[3]);
            let algorithm = self.set.iter().find(|algorithm| algorithm.len() * 2 == digits.len())?;
            let second_blank = rest.len() > 1 && matches!(rest[0], b' ' | b'*');
            // The first line that could have a second blank decides.
            let one = *self.one_blank.get_or_insert(!second_blank);
            if !one && !second_blank {
                return None;
            }
            (!found[1].is_empty(), true, algorithm, digits, rest[usize::from(!one)..].to_vec())
        };
        let digits = String::from_utf8(digits).ok()?;
        let sum = match digits.len() == 2 * algorithm.len() {
            true => (0..algorithm.len())
                .map(|i| u8::from_str_radix(&digits[2 * i..2 * i + 2], 16).ok())
                .collect::<Option<_>>()?,
            // These are allowed only with a tag.
            false if is_assumed => return None,
            false => from_base64(&digits).filter(|sum| sum.len() == algorithm.len())?,
        };
        let name = if escaped { unescape(&name)? } else { name.into_iter().take_while(|&byte| byte != 0).collect() };
        Some(Line { algorithm, is_assumed, sum, name })
    }
}

/// Returns the bytes of a text in base64 (RFC 4648, section 4): padded, and without other bits in its last digit.
fn from_base64(text: &str) -> Option<Vec<u8>> {
    let digits = text.strip_suffix("==").or_else(|| text.strip_suffix('=')).unwrap_or(text);
    let value = |digit: char| {
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
            .find(digit)
            .map(|value| format!("{value:06b}"))
    };
    let bits: String = digits.chars().map(value).collect::<Option<_>>()?;
    let (bytes, rest) = bits.split_at(bits.len() / 8 * 8);
    let is_whole = text.len().is_multiple_of(4) && rest.len() < 6 && !rest.contains('1');
    let byte = |i: usize| u8::from_str_radix(&bytes[8 * i..8 * i + 8], 2).expect("eight bits");
    is_whole.then(|| (0..bytes.len() / 8).map(byte).collect())
}

/// Returns a name whose backslashes stand for themselves, newlines and carriage returns, with no zero byte in it.
fn unescape(name: &[u8]) -> Option<Vec<u8>> {
    static ESCAPED: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"(?s-u)^(?:[^\\\x00]|\\[\\nr])*$").expect("right"));
    static ESCAPE: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"(?s-u)\\(.)").expect("right"));
    let replace = |found: &regex::bytes::Captures<'_>| match found[1][0] {
        b'n' => vec![b'\n'],
        b'r' => vec![b'\r'],
        other => vec![other],
    };
    ESCAPED.is_match(name).then(|| ESCAPE.replace_all(name, replace).into_owned())
}

fn written(case: &Written) {
    let style = Style { tagged: case.tagged, star: case.star, zero: case.zero, form: Form::Full };
    let algorithm = ChecksumAlgorithm::ALL[usize::from(case.which) % ChecksumAlgorithm::ALL.len()];
    // Without a tag, a checksum belongs to the first algorithm with its length.
    let mut alike = ChecksumAlgorithm::ALL.into_iter().filter(|other| other.len() == algorithm.len());
    let taken_for = if case.tagged { algorithm } else { alike.next().unwrap_or(algorithm) };
    let sum = &case.sum[..algorithm.len()];
    let mut all = Reader::new(Set::from_iter(ChecksumAlgorithm::ALL));
    for name in &case.names {
        // No file has such a name.
        if name.is_empty() || name.contains(&0) {
            continue;
        }
        let mut text = Vec::new();
        style.write(algorithm, sum, name, &mut text);
        assert_eq!(text.pop(), Some(if case.zero { 0 } else { b'\n' }));
        // Lines that end with zero bytes do not escape names.
        let is_plain = !case.zero || !(text.starts_with(b"\\") || name.contains(&b'\n'));
        assert!(case.zero || !text.contains(&b'\n'));
        if is_plain {
            let is_assumed = !case.tagged;
            let line = |algorithm| Some(Line { algorithm, is_assumed, sum: sum.to_vec(), name: name.clone() });
            assert_eq!(Reader::new(Set::from_iter([algorithm])).read(&text), line(algorithm));
            assert_eq!(all.read(&text), line(taken_for));
        }
        assert_eq!(name::bytes(&name::path(name)), &name[..]);
        shown(name);
    }
}

/// Checks that a name in a verdict is one line, and that a shell reads the name in a message as the original name. The
/// quoted name must contain no control characters.
fn shown(name: &[u8]) {
    let mut verdict = Vec::new();
    name::write_in_verdict(name, false, &mut verdict);
    assert!(!verdict.contains(&b'\n'));
    assert!(!String::from_utf8_lossy(&verdict).chars().any(|letter| letter.is_control() && letter != '\t'));
    match name.contains(&b'\n') {
        _ if verdict == quote::quoted(name).as_bytes() => {}
        false => assert_eq!(verdict, name),
        true if name.contains(&0) => {}
        true => assert_eq!(
            verdict.split_off(1),
            name.iter().fold(Vec::new(), |mut to, &byte| {
                name::escape(&[byte], &mut to);
                to
            })
        ),
    }
    let mut escaped = Vec::new();
    name::escape(name, &mut escaped);
    assert_eq!(name::unescape(&escaped), unescape(&escaped));
    assert_eq!(name::unescape(name), unescape(name));
    if !name.contains(&0) {
        assert_eq!(unescape(&escaped).as_deref(), Some(name));
        assert_eq!(name::needs_escape(name), escaped != name);
    }

    let quoted = quote::quoted(name);
    assert!(!quoted.chars().any(char::is_control), "{quoted:?}");
    assert_eq!(shell_word(&quoted).as_deref(), Some(name), "{quoted}");
}

/// Returns the text that a shell reads from a word (POSIX.1-2024, section 2.2, with `$'…'`); `None` if it would not be
/// one word.
fn shell_word(word: &str) -> Option<Vec<u8>> {
    static PIECE: LazyLock<Regex> = LazyLock::new(|| {
        let plain = r#"(?P<plain>[^\x00-\x20"$&'()*;<>?\[\\`|]+)"#;
        let single = r"'(?P<single>[^']*)'";
        let double = r#""(?P<double>[^"$`\\]*)""#;
        let ansi = r"\$'(?P<ansi>(?:[^'\\]|\\.)*)'";
        Regex::new(&format!(r"(?s-u)^(?:{ansi}|{single}|{double}|\\(?P<one>.)|{plain})")).expect("right")
    });
    let (mut rest, mut bytes) = (word.as_bytes(), Vec::new());
    if rest.is_empty() {
        return None;
    }
    while !rest.is_empty() {
        let found = PIECE.captures(rest)?;
        match found.name("ansi") {
            Some(ansi) => bytes.extend(ansi_c(ansi.as_bytes())?),
            None => bytes.extend(found.iter().skip(1).flatten().next()?.as_bytes()),
        }
        rest = &rest[found[0].len()..];
    }
    Some(bytes)
}

/// Returns the text between `$'` and `'`.
fn ansi_c(text: &[u8]) -> Option<Vec<u8>> {
    let (mut rest, mut bytes) = (text, Vec::new());
    while let [first, others @ ..] = rest {
        rest = others;
        if *first != b'\\' {
            bytes.push(*first);
            continue;
        }
        let digits = rest.iter().take(3).take_while(|digit| (b'0'..b'8').contains(digit)).count();
        if digits > 0 {
            let number = rest[..digits].iter().fold(0_u32, |number, digit| 8 * number + u32::from(digit - b'0'));
            bytes.push(u8::try_from(number).ok()?);
            rest = &rest[digits..];
            continue;
        }
        let (letter, others) = rest.split_first()?;
        rest = others;
        let at = b"abtnvfr".iter().position(|known| known == letter)?;
        bytes.push(b"\x07\x08\t\n\x0b\x0c\r"[at]);
    }
    Some(bytes)
}
