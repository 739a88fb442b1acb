//! Seals files.

use std::io::{self, BufWriter, Read, Write};
use std::num::NonZero;
use std::{fmt, mem};

use age::Recipient;
use age::armor::{ArmoredWriter, Format};
use age_core::format::FileKey;
use zeroize::Zeroizing;

use super::threads::{self, Broken, Payload, Work};
use crate::format::{CHUNK, Header, MAX_HEADER, NONCE, PayloadKey, Place, SealError, TAG, buffered};

/// The bytes of the buffer for lines of armor.
const BUFFER: usize = 1 << 16;

/// The sealer of one file, with its header and its key. Each file takes its own encryptor.
#[derive(Debug)]
pub struct Encryptor {
    header: Vec<u8>,
    nonce: [u8; NONCE],
    key: PayloadKey,
    armored: bool,
}

impl Encryptor {
    /// Generates a file key and wraps it for the recipients.
    ///
    /// # Errors
    ///
    /// Fails if a recipient can't wrap the key, if there are too many recipients, or if some can't be combined.
    pub fn new(recipients: &[Box<dyn Recipient + Send>]) -> Result<Self, SealError> {
        let mut nonce = [0; NONCE];
        getrandom::fill(&mut nonce).map_err(SealError::Random)?;
        let file_key = FileKey::try_init_with_mut(|key| getrandom::fill(key)).map_err(SealError::Random)?;
        let made = Header::seal(&file_key, recipients)?;
        let header = made.to_bytes();
        if header.len() as u64 > MAX_HEADER {
            return Err(SealError::TooMany(made.stanzas.len()));
        }
        Ok(Self { header, nonce, key: PayloadKey::new(&file_key, &nonce), armored: false })
    }

    /// Chooses whether the file is armored (ASCII) instead of binary.
    #[must_use]
    pub fn armored(self, armored: bool) -> Self {
        Self { armored, ..self }
    }

    /// Seals the whole input on at most this many threads; on fewer if memory or threads are short.
    ///
    /// # Errors
    ///
    /// Fails with the error of the reader or of the writer. The chunks before the error have been written.
    pub fn copy<W: Write + Send + ?Sized>(
        self,
        reader: impl Read + Send,
        writer: &mut W,
        threads: NonZero<usize>,
    ) -> Result<(), SealError> {
        // The buffer is for lines of armor; slabs bypass it.
        let mut output = self.begin(BufWriter::with_capacity(BUFFER, writer)).map_err(SealError::Write)?;
        match threads::run(Work::Seal(&self.key), Payload::all(buffered(reader)), &mut output, threads) {
            Ok(()) => output.finish().and_then(|mut buffer| buffer.flush()).map_err(SealError::Write),
            Err(Broken::Read(error)) => Err(SealError::Read(error)),
            Err(Broken::Write(error)) => Err(SealError::Write(error)),
            Err(Broken::Fault(fault)) => unreachable!("only what is opened can be at fault: {fault}"),
        }
    }

    /// Writes the header, and returns a writer that seals plaintext on the caller's thread.
    ///
    /// # Errors
    ///
    /// Returns the error of the writer.
    pub fn wrap<W: Write>(self, writer: W) -> io::Result<SealingWriter<W>> {
        let writer = self.begin(writer)?;
        Ok(SealingWriter { writer, key: self.key, chunk: empty_chunk(), index: 0 })
    }

    /// Writes everything before the payload.
    fn begin<W: Write>(&self, writer: W) -> io::Result<ArmoredWriter<W>> {
        let format = if self.armored { Format::AsciiArmor } else { Format::Binary };
        let mut writer = ArmoredWriter::wrap_output(writer, format)?;
        writer.write_all(&self.header)?;
        writer.write_all(&self.nonce)?;
        Ok(writer)
    }
}

/// A writer of plaintext to a sealed file, which is complete only after [`finish`](Self::finish).
pub struct SealingWriter<W: Write> {
    writer: ArmoredWriter<W>,
    key: PayloadKey,
    /// The plaintext of the chunk that is not sealed yet. A full chunk waits too, since it may be the last.
    chunk: Zeroizing<Vec<u8>>,
    index: u64,
}

impl<W: Write> SealingWriter<W> {
    /// Seals the last chunk and returns the writer.
    ///
    /// # Errors
    ///
    /// Returns the error of the writer.
    pub fn finish(mut self) -> io::Result<W> {
        self.seal(true)?;
        self.writer.finish()
    }

    fn seal(&mut self, last: bool) -> io::Result<()> {
        let mut chunk = mem::replace(&mut self.chunk, empty_chunk());
        let sealed_len = chunk.len() + TAG;
        chunk.resize(sealed_len, 0);
        self.key.seal(Place { index: self.index, last }, &mut chunk);
        self.index += 1;
        self.writer.write_all(&chunk)
    }
}

/// Allocates a chunk with room for its tag, because growing would leave a copy of the plaintext in freed memory.
fn empty_chunk() -> Zeroizing<Vec<u8>> {
    Zeroizing::new(Vec::with_capacity(CHUNK + TAG))
}

impl<W: Write> Write for SealingWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.chunk.len() == CHUNK && !bytes.is_empty() {
            self.seal(false)?;
        }
        let len = bytes.len().min(CHUNK - self.chunk.len());
        self.chunk.extend(&bytes[..len]);
        Ok(len)
    }

    /// Flushes the full chunks. A partial chunk waits for more plaintext.
    fn flush(&mut self) -> io::Result<()> {
        self.writer.flush()
    }
}

impl<W: Write> fmt::Debug for SealingWriter<W> {
    /// Prints no plaintext.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SealingWriter").field("index", &self.index).finish_non_exhaustive()
    }
}
