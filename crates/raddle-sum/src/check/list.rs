//! Reads the lines of a checksum list.

use std::io::{self, BufRead, BufReader, Read};

use crate::line::{Line, Reader, unknown_tag};

/// The maximum length of a line in bytes. Names have at most a few thousand bytes.
const MAX_LINE: u64 = 1 << 20;

/// A line of a list.
#[derive(Debug, PartialEq, Eq)]
pub enum Entry {
    /// A checksum and the name of its file.
    Line(Line),
    /// A line that is malformed.
    Malformed(Malformed),
}

/// A line that isn't the checksum of a file.
#[derive(Debug, PartialEq, Eq)]
pub struct Malformed {
    /// The number of the line, from 1.
    pub number: u64,
    /// The tag, if the line is well-formed except for an unknown algorithm.
    pub unknown: Option<String>,
}

/// An open list. Empty lines and comments are skipped.
#[derive(Debug)]
pub struct List<R> {
    lines: BufReader<R>,
    /// The number of lines read.
    count: u64,
}

impl<R: Read> List<R> {
    /// Creates a list of the lines of a reader.
    pub fn new(reader: R) -> Self {
        Self { lines: BufReader::new(reader), count: 0 }
    }

    /// Reads and parses the next line. Returns `None` at the end.
    ///
    /// # Errors
    ///
    /// Fails with the error of the reader.
    pub fn next(&mut self, reader: &mut Reader) -> io::Result<Option<Entry>> {
        let mut line = Vec::new();
        loop {
            line.clear();
            if self.read(&mut line)? == 0 {
                return Ok(None);
            }
            self.count += 1;
            if line.len() as u64 == MAX_LINE && !line.ends_with(b"\n") {
                self.skip()?;
                return Ok(Some(Entry::Malformed(self.malformed(None))));
            }
            let text = line.strip_suffix(b"\n").unwrap_or(&line);
            let text = text.strip_suffix(b"\r").unwrap_or(text);
            if text.is_empty() || text.starts_with(b"#") {
                continue;
            }
            let unknown = || unknown_tag(text).map(str::to_owned);
            return Ok(Some(
                reader.read(text).map_or_else(|| Entry::Malformed(self.malformed(unknown())), Entry::Line),
            ));
        }
    }

    /// Describes the line that was read last as malformed.
    pub(super) fn malformed(&self, unknown: Option<String>) -> Malformed {
        Malformed { number: self.count, unknown }
    }

    /// Reads to the end of a line, at most [`MAX_LINE`] bytes.
    fn read(&mut self, line: &mut Vec<u8>) -> io::Result<usize> {
        (&mut self.lines).take(MAX_LINE).read_until(b'\n', line)
    }

    /// Skips the rest of a line that is too long.
    fn skip(&mut self) -> io::Result<()> {
        let mut rest = Vec::new();
        loop {
            rest.clear();
            if self.read(&mut rest)? == 0 || rest.ends_with(b"\n") {
                return Ok(());
            }
        }
    }
}
