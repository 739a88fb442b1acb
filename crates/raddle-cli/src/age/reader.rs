//! The beginning of a sealed file: armor or none, the header, the nonce.

use std::io::{self, BufRead, BufReader, Read};

use age::armor::ArmoredReader;

use super::payload::NONCE;
use super::refusal::Refusal;

/// The size of the buffer for short reads. Slabs bypass it.
const BUFFER: usize = 4096;

/// A reader for [`Header::read`](super::header::Header::read) and for a payload.
pub(crate) fn buffered<R: Read>(input: R) -> BufReader<R> {
    BufReader::with_capacity(BUFFER, input)
}

/// The maximum number of bytes before the armor, as with `age`.
const MAX_BLANKS: usize = 1024;

/// A file without its armor.
pub(crate) struct Decoded<'a> {
    pub(crate) reader: Box<dyn BufRead + Send + 'a>,
    /// Whether it had one.
    pub(crate) armored: bool,
}

/// Decodes the armor, if there is one. Empty lines and lines of white space may precede it; its first line begins with it.
pub(crate) fn unarmored<'a>(input: impl Read + Send + 'a) -> Result<Decoded<'a>, Refusal> {
    let mut input = buffered(input);
    let (mut blanks, mut last) = (0, b'\n');
    loop {
        let start = input.fill_buf()?;
        let count = start.len() - start.trim_ascii_start().len();
        let Some(&blank) = start[..count].last() else {
            break;
        };
        last = blank;
        blanks += count;
        input.consume(count);
    }
    match input.fill_buf()?.first() {
        Some(b'-') if last != b'\n' => Err(Refusal::Armor("something precedes its beginning in the same line")),
        Some(b'-') if blanks > MAX_BLANKS => Err(Refusal::Armor("too many empty lines precede it")),
        Some(b'-') => Ok(Decoded { reader: Box::new(buffered(ArmoredReader::new(input))), armored: true }),
        _ if blanks > 0 => Err(Refusal::NotAge),
        _ => Ok(Decoded { reader: Box::new(input), armored: false }),
    }
}

/// Reads the nonce that precedes a payload.
pub(crate) fn nonce(input: &mut impl Read) -> Result<[u8; NONCE], Refusal> {
    let mut nonce = [0; NONCE];
    match input.read_exact(&mut nonce) {
        Ok(()) => Ok(nonce),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Err(Refusal::Truncated),
        Err(error) => Err(Refusal::Read(error)),
    }
}
