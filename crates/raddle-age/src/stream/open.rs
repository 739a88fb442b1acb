//! Opens files.

use std::fmt;
use std::io::{self, BufRead, Read, Write};
use std::num::NonZero;
use std::ops::Range;

use age_core::format::FileKey;

use super::threads::{self, Broken, Payload, Slab, Work};
use crate::format::{Decoded, Header, OpenError, PayloadKey, buffered, unarmored};

/// A sealed file whose header was read.
pub struct Decryptor<'a> {
    decoded: Decoded<'a>,
    header: Header,
}

impl<'a> Decryptor<'a> {
    /// Reads the header of a file, armored or binary.
    ///
    /// # Errors
    ///
    /// Returns an error if the input is not a sealed file.
    pub fn new(input: impl Read + Send + 'a) -> Result<Self, OpenError> {
        let mut decoded = unarmored(input)?;
        let header = Header::read(&mut decoded.reader)?;
        Ok(Self { decoded, header })
    }

    /// Returns the header, which is not authenticated yet.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Returns whether the file is armored (ASCII) instead of binary.
    pub fn is_armored(&self) -> bool {
        self.decoded.armored
    }

    /// Authenticates the header and returns the plaintext.
    ///
    /// # Errors
    ///
    /// Returns [`OpenError::Mac`] if the header is not the one that was sealed.
    pub fn open(mut self, file_key: &FileKey) -> Result<Plaintext<'a>, OpenError> {
        let key = self.header.payload_key(file_key, &mut self.decoded.reader)?;
        Ok(Plaintext { key, payload: Payload::all(self.decoded.reader), slab: None, ready: 0..0, broken: None })
    }
}

impl fmt::Debug for Decryptor<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Decryptor").field("header", &self.header).finish_non_exhaustive()
    }
}

/// The plaintext of a file. Each byte is authenticated before it is released, and nothing after a fault is released.
///
/// As a reader, it opens the file on the caller's thread. A fault is reported as an [`OpenError`] of the kind
/// [`io::ErrorKind::InvalidData`].
pub struct Plaintext<'a> {
    key: PayloadKey,
    payload: Payload<Box<dyn BufRead + Send + 'a>>,
    /// Opened chunks, their unread bytes, and the fault after them.
    slab: Option<Slab>,
    ready: Range<usize>,
    broken: Option<Broken>,
}

impl Plaintext<'_> {
    /// Opens the rest of the file on at most this many threads; on fewer if memory or threads are short.
    ///
    /// # Errors
    ///
    /// Fails with the error of the file or of the writer. The authenticated bytes before the error have been written.
    pub fn copy<W: Write + Send + ?Sized>(self, writer: &mut W, threads: NonZero<usize>) -> Result<(), OpenError> {
        if let Some(slab) = &self.slab {
            writer.write_all(slab.bytes(self.ready)).map_err(OpenError::Write)?;
        }
        match self.broken {
            Some(broken) => Err(broken.into()),
            None => Ok(threads::run(Work::Open(&self.key), self.payload, writer, threads)?),
        }
    }
}

impl Read for Plaintext<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.ready.is_empty() && self.broken.is_none() && !buffer.is_empty() {
            let slab = match &mut self.slab {
                Some(slab) => slab,
                empty => empty.insert(Slab::new()?),
            };
            if let Some((len, broken)) = self.payload.next(Work::Open(&self.key), slab) {
                (self.ready, self.broken) = (0..len, broken);
            }
        }
        if self.ready.is_empty()
            && let Some(broken) = self.broken.take()
        {
            return Err(match broken {
                Broken::Read(error) | Broken::Write(error) => error,
                Broken::Fault(fault) => {
                    // The fault is kept, so that every later read reports it again.
                    self.broken = Some(Broken::Fault(fault));
                    io::Error::new(io::ErrorKind::InvalidData, OpenError::Payload(fault))
                }
            });
        }
        let len = buffer.len().min(self.ready.len());
        if let Some(slab) = &self.slab {
            buffer[..len].copy_from_slice(slab.bytes(self.ready.start..self.ready.start + len));
        }
        self.ready.start += len;
        Ok(len)
    }
}

impl fmt::Debug for Plaintext<'_> {
    /// Prints no plaintext.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Plaintext").finish_non_exhaustive()
    }
}

/// Opens chunks from a reader, starting with number `first`, to the end of the payload or not.
/// [`Layout`](crate::format::Layout) tells where a part of a file begins.
///
/// # Errors
///
/// Fails with the error of the reader, of a chunk or of the writer. The authenticated bytes before the error have been
/// written.
pub fn open_part<W: Write + Send + ?Sized>(
    key: &PayloadKey,
    reader: impl Read + Send,
    first: u64,
    to_the_end: bool,
    writer: &mut W,
    threads: NonZero<usize>,
) -> Result<(), OpenError> {
    Ok(threads::run(Work::Open(key), Payload::part(buffered(reader), first, to_the_end), writer, threads)?)
}

impl From<Broken> for OpenError {
    fn from(broken: Broken) -> Self {
        match broken {
            Broken::Read(error) => Self::Read(error),
            Broken::Write(error) => Self::Write(error),
            Broken::Fault(fault) => Self::Payload(fault),
        }
    }
}
