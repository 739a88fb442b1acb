//! The beginning of a sealed file: armor or none.

use std::io::{BufRead, BufReader, Read};

use age::armor::ArmoredReader;

use super::error::OpenError;

/// The size of the buffer for short reads. Slabs bypass it.
const BUFFER: usize = 4096;

/// A reader for [`Header::read`](super::Header::read) and for a payload.
pub fn buffered<R: Read>(input: R) -> BufReader<R> {
    BufReader::with_capacity(BUFFER, input)
}

/// The maximum number of bytes before the armor: the same limit as in `age`.
const MAX_BLANKS: usize = 1024;

/// A file without its armor.
pub struct Decoded<'a> {
    /// The reader of the file after removing the armor.
    pub reader: Box<dyn BufRead + Send + 'a>,
    /// Whether the file was armored.
    pub armored: bool,
}

/// Decodes the armor, if there is one. Empty lines and white space may precede the armor, which must begin a line.
///
/// # Errors
///
/// Returns an error if the input is neither armored nor a binary file.
pub fn unarmored<'a>(input: impl Read + Send + 'a) -> Result<Decoded<'a>, OpenError> {
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
        Some(b'-') if last != b'\n' => Err(OpenError::Armor("something precedes its beginning on the same line")),
        Some(b'-') if blanks > MAX_BLANKS => Err(OpenError::Armor("too many empty lines precede it")),
        Some(b'-') => Ok(Decoded { reader: Box::new(buffered(ArmoredReader::new(input))), armored: true }),
        _ if blanks > 0 => Err(OpenError::NotAge),
        _ => Ok(Decoded { reader: Box::new(input), armored: false }),
    }
}
