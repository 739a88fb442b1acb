//! Prints and parses lines with checksums, in the GNU and BSD styles.

pub mod name;

use base64::Engine;
use base64::prelude::BASE64_STANDARD as BASE64;

use crate::algorithm::{ChecksumAlgorithm, Set};

/// The style of lines. The default is the style of `sha256sum`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Style {
    /// Writes `SHA256 (name) = 0123…`.
    pub tagged: bool,
    /// Writes `0123… *name`.
    pub star: bool,
    /// Ends the line with a zero byte, and escapes nothing in it.
    pub zero: bool,
    /// The content of a line.
    pub form: Form,
}

/// The parts of a line that are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// The checksum and the name, on a line.
    #[default]
    Full,
    /// The checksum in hexadecimal, on a line without a name.
    NoName,
    /// Only the bytes of the checksum.
    Raw,
}

impl Style {
    /// Writes a line.
    pub fn write(self, algorithm: ChecksumAlgorithm, sum: &[u8], name: &[u8], to: &mut Vec<u8>) {
        let end = if self.zero { 0 } else { b'\n' };
        match self.form {
            Form::Full => {}
            Form::NoName => {
                write_hex(sum, to);
                return to.push(end);
            }
            Form::Raw => return to.extend(sum),
        }
        let escaped = !self.zero && name::needs_escape(name);
        let write_name = |to: &mut Vec<u8>| match escaped {
            true => name::escape(name, to),
            false => to.extend(name),
        };
        if escaped {
            to.push(b'\\');
        }
        if self.tagged {
            to.extend(algorithm.tag().bytes());
            to.extend(b" (");
            write_name(to);
            to.extend(b") = ");
            write_hex(sum, to);
        } else {
            write_hex(sum, to);
            to.extend(if self.star { b" *" } else { b"  " });
            write_name(to);
        }
        to.push(end);
    }
}

fn write_hex(bytes: &[u8], to: &mut Vec<u8>) {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    to.extend(bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]).map(|nibble| DIGITS[usize::from(nibble)]));
}

/// A parsed line.
#[derive(Debug, PartialEq, Eq)]
pub struct Line {
    /// The algorithm, given by the tag or assumed.
    pub algorithm: ChecksumAlgorithm,
    /// Whether the line has no tag, so that other algorithms with checksums of this length are possible.
    pub is_assumed: bool,
    /// The checksum.
    pub sum: Vec<u8>,
    /// The name of the file, as bytes.
    pub name: Vec<u8>,
}

/// A parser for the lines of one list, or of several lists whose lines all have the same style.
#[derive(Debug)]
pub struct Reader {
    /// The algorithms that a line may use.
    algorithms: Set,
    /// The algorithms to assume for lines without a tag, before others with checksums of equal length.
    assumed: Vec<ChecksumAlgorithm>,
    /// Whether names follow one blank, as older BSD programs wrote them. The first line decides this for all lines: if
    /// both styles could be mixed, a file could be passed off as another file whose name begins with an additional
    /// blank.
    one_blank: Option<bool>,
}

impl Reader {
    /// Creates a parser for lines with checksums of these algorithms. Lines with checksums of other algorithms are
    /// malformed.
    pub fn new(algorithms: Set) -> Self {
        Self { algorithms, assumed: Vec::new(), one_blank: None }
    }

    /// Returns the algorithms that a line may use.
    pub fn algorithms(&self) -> Set {
        self.algorithms
    }

    /// Assumes these algorithms for untagged lines with checksums of the same length.
    pub fn assume(&mut self, assumed: Vec<ChecksumAlgorithm>) {
        self.assumed = assumed;
    }

    /// Parses a line without its line end. Returns `None` if the line is malformed.
    pub fn read(&mut self, line: &[u8]) -> Option<Line> {
        let line = trim_start(line);
        let (escaped, line) = match line.strip_prefix(b"\\") {
            Some(line) => (true, line),
            None => (false, line),
        };
        let tag = split_tag(line).filter(|(algorithm, _)| self.algorithms.contains(*algorithm));
        let is_assumed = tag.is_none();
        let (algorithm, sum, name) = match tag {
            Some((algorithm, rest)) => {
                let (sum, name) = split_tagged(rest)?;
                (algorithm, from_hex(sum, algorithm).or_else(|| from_base64(sum, algorithm))?, name)
            }
            None => self.split_plain(line)?,
        };
        let name = match escaped {
            true => name::unescape(name)?,
            // As in C, a name ends before a zero byte.
            false => name.split(|byte| *byte == 0).next()?.to_vec(),
        };
        Some(Line { algorithm, is_assumed, sum, name })
    }

    /// Parses the checksum, a blank, another blank or a star, and the name.
    fn split_plain<'a>(&mut self, line: &'a [u8]) -> Option<(ChecksumAlgorithm, Vec<u8>, &'a [u8])> {
        let (sum, rest) = line.split_at_checked(line.iter().position(|byte| is_blank(*byte))?)?;
        let assumed = self.assumed.iter().copied().filter(|algorithm| self.algorithms.contains(*algorithm));
        let algorithm = assumed.chain(self.algorithms.iter()).find(|algorithm| sum.len() == 2 * algorithm.len())?;
        let sum = from_hex(sum, algorithm)?;
        let name = match &rest[1..] {
            [] => return None,
            [b' ' | b'*', name @ ..] if !name.is_empty() => match self.one_blank {
                Some(true) => &rest[1..],
                _ => {
                    self.one_blank = Some(false);
                    name
                }
            },
            _ if self.one_blank == Some(false) => return None,
            name => {
                self.one_blank = Some(true);
                name
            }
        };
        Some((algorithm, sum, name))
    }
}

/// Returns the tag of a BSD-style line whose algorithm we don't know, such as SHA3-256.
pub fn unknown_tag(line: &[u8]) -> Option<&str> {
    let line = trim_start(line);
    let line = line.strip_prefix(b"\\").unwrap_or(line);
    let (tag, rest) = line.split_at_checked(line.iter().position(|byte| *byte == b'(')?)?;
    let (sum, _) = split_tagged(&rest[1..])?;
    let tag = str::from_utf8(tag.strip_suffix(b" ").unwrap_or(tag)).ok()?;
    let is_tag = |tag: &&str| {
        let letters = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'/');
        (2..=16).contains(&tag.len())
            && tag.starts_with(|letter: char| letter.is_ascii_uppercase())
            && tag.bytes().all(letters)
    };
    let is_sum = sum.len() >= 8 && sum.iter().all(|byte| byte.is_ascii_alphanumeric() || b"+/=".contains(byte));
    Some(tag).filter(|tag| is_sum && is_tag(tag) && ChecksumAlgorithm::of_tag(tag.as_bytes()).is_none())
}

/// Parses a tag, at most one blank, and a parenthesis.
fn split_tag(line: &[u8]) -> Option<(ChecksumAlgorithm, &[u8])> {
    let (tag, rest) = line.split_at_checked(line.iter().position(|byte| *byte == b'(')?)?;
    let algorithm = ChecksumAlgorithm::of_tag(tag.strip_suffix(b" ").unwrap_or(tag))?;
    Some((algorithm, &rest[1..]))
}

/// Parses the part after a tag: the name, a parenthesis, an equals sign, the checksum.
fn split_tagged(rest: &[u8]) -> Option<(&[u8], &[u8])> {
    let end = rest.iter().rposition(|byte| *byte == b')')?;
    let sum = trim_start(&rest[end + 1..]).strip_prefix(b"=")?;
    Some((trim_start(sum), &rest[..end]))
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t')
}

fn trim_start(line: &[u8]) -> &[u8] {
    let blanks = line.iter().take_while(|byte| is_blank(**byte)).count();
    &line[blanks..]
}

/// Parses a checksum in hexadecimal, upper or lower case.
fn from_hex(digits: &[u8], algorithm: ChecksumAlgorithm) -> Option<Vec<u8>> {
    let value = |digit: u8| char::from(digit).to_digit(16).map(|value| value as u8);
    match digits.len() == 2 * algorithm.len() {
        true => digits.chunks(2).map(|pair| Some(value(pair[0])? << 4 | value(pair[1])?)).collect(),
        false => None,
    }
}

/// Parses a checksum in base64, as `cksum --base64` writes it.
fn from_base64(digits: &[u8], algorithm: ChecksumAlgorithm) -> Option<Vec<u8>> {
    BASE64.decode(digits).ok().filter(|sum| sum.len() == algorithm.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEX: &str = "0123456789abcdef0123456789ABCDEF";
    const SUM: [u8; 16] = 0x0123456789abcdef0123456789abcdef_u128.to_be_bytes();

    fn read(text: &[u8]) -> Option<Vec<u8>> {
        let line = Reader::new(Set::from_iter([ChecksumAlgorithm::Md5])).read(text)?;
        assert_eq!((line.algorithm, &line.sum[..]), (ChecksumAlgorithm::Md5, &SUM[..]));
        Some(line.name)
    }

    #[test]
    fn what_is_written_is_read() {
        let names: [&[u8]; 8] = [b"a", b" a", b"*a", b"a)", b") = (", b"a\nb\\c\r", b"\xff\xfe", b"(MD5"];
        for (tagged, star) in [(false, false), (false, true), (true, false)] {
            for name in names {
                let mut line = Vec::new();
                Style { tagged, star, zero: false, form: Form::Full }.write(
                    ChecksumAlgorithm::Md5,
                    &SUM,
                    name,
                    &mut line,
                );
                assert_eq!(line.pop(), Some(b'\n'));
                assert_eq!(read(&line).as_deref(), Some(name));
            }
        }
    }

    #[test]
    fn lines_of_others() {
        let good = [
            (format!("{HEX}  a"), "a"),
            (format!("{HEX} *a"), "a"),
            (format!("{HEX}   a "), " a "),
            (format!("{HEX} a"), "a"),
            (format!("{HEX}\ta"), "a"),
            (format!("{HEX}  "), " "),
            (format!(" \t{HEX}  a"), "a"),
            (format!("\\{HEX}  \\\\a\\n"), "\\a\n"),
            (format!("MD5 (a) = {HEX}"), "a"),
            (format!("MD5(a)={HEX}"), "a"),
            (format!("md5 (a) = {HEX}"), "a"),
            (format!("MD5 (a)\t= \t{HEX}"), "a"),
            (format!("\\MD5 (\\r) = {HEX}"), "\r"),
            (format!("MD5 () = {HEX}"), ""),
            ("MD5 (a) = ASNFZ4mrze8BI0VniavN7w==".to_owned(), "a"),
            (format!("{HEX}  a\0b"), "a"),
        ];
        for (line, name) in good {
            assert_eq!(read(line.as_bytes()).as_deref(), Some(name.as_bytes()), "{line:?}");
        }
        let bad = [
            String::new(),
            HEX.to_owned(),
            format!("{HEX} "),
            format!("{HEX}0  a"),
            format!("{}  a", &HEX[1..]),
            format!("{}g  a", &HEX[1..]),
            format!("\\{HEX}  \\a"),
            format!("\\\\{HEX}  a"),
            format!("MD5  (a) = {HEX}"),
            format!("MD5 a = {HEX}"),
            format!("MD5 (a) = {HEX} "),
            format!("MD5 (a) {HEX}"),
            format!("SHA256 (a) = {HEX}"),
            "MD5 (a) = ASNFZ4mrze8BI0VniavN7w".to_owned(),
            "ASNFZ4mrze8BI0VniavN7w==  a".to_owned(),
        ];
        for line in bad {
            assert_eq!(read(line.as_bytes()), None, "{line:?}");
        }
    }

    #[test]
    fn an_assumed_algorithm_goes_before_others_of_its_length() {
        let line = format!("{HEX}{HEX}  a");
        let algorithm = |assumed: &[ChecksumAlgorithm]| {
            let mut reader = Reader::new(Set::ALL);
            reader.assume(assumed.to_vec());
            let line = reader.read(line.as_bytes()).unwrap();
            assert!(line.is_assumed);
            line.algorithm
        };
        assert_eq!(algorithm(&[]), ChecksumAlgorithm::Sha256);
        assert_eq!(algorithm(&[ChecksumAlgorithm::Blake2b, ChecksumAlgorithm::Blake3]), ChecksumAlgorithm::Blake3);
        // A tag overrides the assumption.
        let mut reader = Reader::new(Set::ALL);
        reader.assume(vec![ChecksumAlgorithm::Blake3]);
        let line = reader.read(format!("SHA256 (a) = {HEX}{HEX}").as_bytes()).unwrap();
        assert_eq!((line.algorithm, line.is_assumed), (ChecksumAlgorithm::Sha256, false));
    }

    #[test]
    fn unknown_algorithms_have_a_name() {
        for (line, tag) in [
            (format!("SHA3-256 (a) = {HEX}"), Some("SHA3-256")),
            (format!("\\SM3 (a) = {HEX}"), Some("SM3")),
            (format!("RMD160(a)= {HEX}"), Some("RMD160")),
            ("BLAKE2b-128 (a b) = ASNFZ4mrze8BI0VniavN7w==".to_owned(), Some("BLAKE2b-128")),
            (format!("SHA256 (a) = {HEX}"), None),
            (format!("{HEX}  a (b) = {HEX}"), None),
            ("F(x) = 1".to_owned(), None),
            (format!("\x1b[2J (a) = {HEX}"), None),
        ] {
            assert_eq!(unknown_tag(line.as_bytes()), tag, "{line:?}");
        }
    }

    #[test]
    fn one_blank_or_two_for_all_lines() {
        let (one, two) = (format!("{HEX} a"), format!("{HEX}  a"));
        let names = |lines: [&str; 2]| {
            let mut reader = Reader::new(Set::from_iter(ChecksumAlgorithm::ALL));
            lines.map(|line| reader.read(line.as_bytes()).map(|line| String::from_utf8(line.name).unwrap()))
        };
        assert_eq!(names([&one, &two]), [Some("a".to_owned()), Some(" a".to_owned())]);
        assert_eq!(names([&two, &one]), [Some("a".to_owned()), None]);
    }
}
