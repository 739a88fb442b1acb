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

/// Decodes the armor, if there is one. White space may precede it.
pub(crate) fn unarmored<'a>(input: impl Read + Send + 'a) -> Result<Box<dyn BufRead + Send + 'a>, Refusal> {
    let mut input = buffered(input);
    let mut blanks = false;
    loop {
        let start = input.fill_buf()?;
        let count = start.len() - start.trim_ascii_start().len();
        if count == 0 {
            break;
        }
        input.consume(count);
        blanks = true;
    }
    match input.fill_buf()?.first() {
        Some(b'-') => Ok(Box::new(buffered(ArmoredReader::new(input)))),
        _ if blanks => Err(Refusal::NotAge),
        _ => Ok(Box::new(input)),
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
