//! Sealed streams of any length, as [`Write`] and [`Read`]: files and pipes are sealed in chunks, with little memory.
//! Needs the feature `std`.
//!
//! ```
//! use std::io::{Read, Write};
//!
//! use raddle::{chacha20poly1305::{ChaCha20Poly1305, Key}, stream::Stream};
//!
//! // A key for this stream alone: the prefix of its nonces may be zeros then.
//! let cipher = || ChaCha20Poly1305::new(&Key::from([7; 32]));
//! let mut writer = Stream::new(cipher(), &[0; 7])?.seal_to(Vec::new());
//! writer.write_all(b"attack at dawn")?;
//! let sealed = writer.finish()?; // without it the stream has no end, and does not open
//!
//! let mut text = String::new();
//! Stream::new(cipher(), &[0; 7])?.open_from(&sealed[..]).read_to_string(&mut text)?;
//! assert_eq!(text, "attack at dawn");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Format of a stream
//!
//! The construction is STREAM (Hoang, Reyhanitabar, Rogaway and Vizár, "Online Authenticated-Encryption and its
//! Nonce-Reuse Misuse-Resistance", CRYPTO 2015, section 7), as the type `StreamBE32` of the crate `aead-stream`
//! implements it. The text is cut into chunks of equal length; the last chunk may be shorter. Each chunk is sealed as a
//! message, and its tag follows it. The nonce consists of
//!
//! | bytes | |
//! |---|---|
//! | [`PREFIX_BYTES`](Stream::PREFIX_BYTES): 7, or 19 for 24-byte nonces | the prefix, which the caller chooses |
//! | 4 | the number of the chunk, from 0, most significant byte first |
//! | 1 | 1 in the last chunk, 0 in the others |
//!
//! So a chunk opens only in its own place, and a stream that was cut, extended or reordered does not open. A stream
//! contains only chunks and tags. The caller sends the prefix, the chunk length and the additional data separately, or
//! agrees on them with the receiver. Sealing adds one tag for each chunk, and an empty text becomes one tag. A stream
//! has at most 2^32 chunks.
//!
//! **Two streams under one key need different prefixes**, just as two messages need different nonces. A 19-byte prefix
//! is long enough to be random (`raddle::getrandom::fill(&mut prefix)?`). A 7-byte prefix is not. So with 12-byte
//! nonces, count the streams, or derive a key for each stream from a random salt with [`hkdf`](crate::hkdf), as the
//! example `files` does.
//!
//! # When text is released
//!
//! [`OpenReader`] returns no byte of a chunk before it has verified the tag of the chunk. It returns a chunk before it
//! has read the next one, so it detects a cut stream only at the end: **the text is complete once the reader has
//! returned 0 bytes**. A program that writes to a file should write to a temporary file and rename it at the end. If no
//! plaintext may be released before the whole message is verified, seal one message, and open it in two passes
//! ([`Aead::opener`]) or in memory ([`Aead::open_in_place_detached`]).
//!
//! The time taken depends on lengths, and on where a stream fails to open. Buffers are erased when dropped.

use core::{error, fmt, ops::Range};
use std::{
    io::{self, BufRead, Read, Write},
    vec::Vec,
};

use zeroize::ZeroizeOnDrop;

use crate::{
    aead::{Aead, AeadAlgorithm},
    memory::{bytes::WrongLength, wipe::wipe},
};

/// The default length of a chunk in bytes. [`Stream::with_chunk_bytes`] sets another length.
pub const CHUNK_BYTES: usize = 64 << 10;

/// The maximum length of a chunk in bytes.
pub const MAX_CHUNK_BYTES: usize = 1 << 30;

/// The bytes of the nonce after the prefix: the number of the chunk, and whether the chunk is the last.
const POSITION_BYTES: usize = 5;

/// The maximum length of a nonce in bytes.
const MAX_NONCE_BYTES: usize = 24;

/// The parameters that both ends of a stream share: the key, the prefix of the nonces, the additional data and the
/// chunk length.
///
/// ```
/// use raddle::{aead::XChaChaPoly, aes_gcm::{Aes256Gcm, Key}, stream::Stream};
///
/// assert_eq!(Stream::<XChaChaPoly>::PREFIX_BYTES, 19);
/// let stream = Stream::new(Aes256Gcm::new(&Key::from([7; 32])), &[0; 7])?.with_aad(b"version 1").with_chunk_bytes(4096)?;
/// assert_eq!(format!("{stream:?}"), "Stream(Aes256Gcm(..), chunks of 4096 bytes)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Stream<A: AeadAlgorithm> {
    cipher: Aead<A>,
    /// A nonce, of which the algorithm uses the first bytes: the prefix, the number of the chunk, and the byte that
    /// marks the last chunk.
    nonce: [u8; MAX_NONCE_BYTES],
    aad: Vec<u8>,
    chunk_bytes: usize,
    /// The number of the next chunk, or `None` after the last number.
    next: Option<u32>,
}

impl<A: AeadAlgorithm> Stream<A> {
    /// The length of the prefix in bytes: the length of the nonce minus 5.
    pub const PREFIX_BYTES: usize = {
        assert!(A::NONCE_BYTES > POSITION_BYTES && A::NONCE_BYTES <= MAX_NONCE_BYTES);
        A::NONCE_BYTES - POSITION_BYTES
    };

    /// Makes the parameters of one stream from its key and the prefix of its nonces.
    ///
    /// # Errors
    ///
    /// Fails if the prefix is not [`PREFIX_BYTES`](Self::PREFIX_BYTES) long.
    ///
    /// ```
    /// use raddle::{WrongLength, aes_gcm::{Aes256Gcm, Key}, stream::Stream};
    ///
    /// let cipher = Aes256Gcm::new(&Key::from([7; 32]));
    /// assert_eq!(Stream::<raddle::aes_gcm::Gcm<raddle::aes_gcm::Bits256>>::PREFIX_BYTES, 7);
    /// let error = Stream::new(cipher, &[0; 12]).unwrap_err();
    /// assert_eq!(error, WrongLength { expected: 7, got: 12 });
    /// ```
    pub fn new(cipher: Aead<A>, prefix: &[u8]) -> Result<Self, WrongLength> {
        let (expected, got) = (Self::PREFIX_BYTES, prefix.len());
        if got != expected {
            return Err(WrongLength { expected, got });
        }
        let mut nonce = [0; MAX_NONCE_BYTES];
        nonce[..expected].copy_from_slice(prefix);
        Ok(Self { cipher, nonce, aad: Vec::new(), chunk_bytes: CHUNK_BYTES, next: Some(0) })
    }

    /// Authenticates additional data, such as a header, with each chunk.
    ///
    /// ```
    /// use std::io::{Read, Write};
    ///
    /// use raddle::{aes_gcm::{Aes256Gcm, Key}, stream::Stream};
    ///
    /// let stream = || Stream::new(Aes256Gcm::new(&Key::from([7; 32])), &[0; 7]);
    /// let mut writer = stream()?.with_aad(b"header").seal_to(Vec::new());
    /// writer.write_all(b"attack at dawn")?;
    /// let sealed = writer.finish()?;
    ///
    /// let mut text = Vec::new();
    /// assert!(stream()?.with_aad(b"another").open_from(&sealed[..]).read_to_end(&mut text).is_err());
    /// stream()?.with_aad(b"header").open_from(&sealed[..]).read_to_end(&mut text)?;
    /// assert_eq!(text, b"attack at dawn");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn with_aad(self, aad: &[u8]) -> Self {
        Self { aad: aad.to_vec(), ..self }
    }

    /// Sets the length of chunks in bytes, without their tags. Shorter chunks need less memory and release text sooner;
    /// longer chunks are faster.
    ///
    /// # Errors
    ///
    /// Fails if `bytes` is 0 or above [`MAX_CHUNK_BYTES`].
    ///
    /// ```
    /// use std::io::Write;
    ///
    /// use raddle::{aes_gcm::{Aes256Gcm, Key}, stream::{InvalidChunkBytes, Stream}};
    ///
    /// let stream = || Stream::new(Aes256Gcm::new(&Key::from([7; 32])), &[0; 7]);
    /// let mut writer = stream()?.with_chunk_bytes(7)?.seal_to(Vec::new());
    /// writer.write_all(b"attack at dawn")?;
    /// assert_eq!(writer.finish()?.len(), 2 * (7 + 16));
    /// assert_eq!(stream()?.with_chunk_bytes(0).unwrap_err(), InvalidChunkBytes { bytes: 0 });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_chunk_bytes(self, bytes: usize) -> Result<Self, InvalidChunkBytes> {
        if (1..=MAX_CHUNK_BYTES).contains(&bytes) {
            Ok(Self { chunk_bytes: bytes, ..self })
        } else {
            Err(InvalidChunkBytes { bytes })
        }
    }

    /// Starts a stream that is sealed into `writer`.
    ///
    /// ```
    /// use std::io::Write;
    ///
    /// use raddle::{aes_gcm::{Aes256Gcm, Key}, stream::Stream};
    ///
    /// let stream = Stream::new(Aes256Gcm::new(&Key::from([7; 32])), &[0; 7])?;
    /// let mut writer = stream.seal_to(Vec::new());
    /// writer.write_all(b"attack at dawn")?;
    /// assert_eq!(writer.finish()?.len(), 14 + 16);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn seal_to<W: Write>(self, writer: W) -> SealWriter<W, A> {
        SealWriter { writer, stream: self, chunk: Chunk::default(), text: 0, sealed: 0..0 }
    }

    /// Starts to open a stream that is read from `reader`, up to its end.
    ///
    /// ```
    /// use std::io::{Read, Write};
    ///
    /// use raddle::{aes_gcm::{Aes256Gcm, Key}, stream::Stream};
    ///
    /// let stream = || Stream::new(Aes256Gcm::new(&Key::from([7; 32])), &[0; 7]);
    /// let mut writer = stream()?.seal_to(Vec::new());
    /// writer.write_all(b"attack at dawn")?;
    /// let sealed = writer.finish()?;
    ///
    /// let mut text = String::new();
    /// stream()?.open_from(&sealed[..]).read_to_string(&mut text)?;
    /// assert_eq!(text, "attack at dawn");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn open_from<R: Read>(self, reader: R) -> OpenReader<R, A> {
        OpenReader { reader, stream: self, chunk: Chunk::default(), filled: 0, text: 0..0, end: None }
    }

    /// Returns the length in bytes of a whole chunk and its tag.
    fn sealed_bytes(&self) -> usize {
        self.chunk_bytes + A::TAG_BYTES
    }

    /// Takes the number and the nonce for the next chunk. The last number is reserved for the last chunk. No number is
    /// left after that chunk, nor after an attempt to use the last number for another chunk.
    fn advance(&mut self, last: bool) -> Result<(u32, A::OwnedNonce), StreamError> {
        let chunk = self.next.ok_or(StreamError::TooLong)?;
        self.next = chunk.checked_add(1);
        if !last && self.next.is_none() {
            return Err(StreamError::TooLong);
        }
        let position = &mut self.nonce[Self::PREFIX_BYTES..A::NONCE_BYTES];
        position[..4].copy_from_slice(&chunk.to_be_bytes());
        position[4] = last.into();
        let Ok(nonce) = A::OwnedNonce::try_from(&self.nonce[..A::NONCE_BYTES]) else { unreachable!() };
        Ok((chunk, nonce))
    }
}

/// The key erases itself.
impl<A: AeadAlgorithm> ZeroizeOnDrop for Stream<A> {}

impl<A: AeadAlgorithm> fmt::Debug for Stream<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Stream({:?}, chunks of {} bytes)", self.cipher, self.chunk_bytes)
    }
}

/// Seals the text written to it, and writes the chunks to another writer. Made by [`Stream::seal_to`].
///
/// **[`finish`](Self::finish) ends a stream.** A writer that is dropped before `finish` leaves a stream without its
/// last chunk, and such a stream does not open. Text that has not been sealed is erased.
///
/// A chunk is sealed once more text follows. The next call of `write`, `flush` or `finish` writes the sealed chunk with
/// its tag in one call. If the underlying writer fails, `write` has absorbed no byte of its argument and may be called
/// again: nothing is lost or sealed twice. `flush` passes on only whole chunks. If the text of one `write` contains
/// whole chunks, they are sealed without a copy.
#[must_use = "a stream that is not finished does not open"]
pub struct SealWriter<W, A: AeadAlgorithm> {
    writer: W,
    stream: Stream<A>,
    /// A chunk with room for its tag, as plaintext or sealed.
    chunk: Chunk,
    /// The number of bytes of text in the chunk. It is 0 while sealed bytes of the chunk have not been written yet.
    text: usize,
    /// The part of the chunk that is sealed and has not been written yet.
    sealed: Range<usize>,
}

impl<W: Write, A: AeadAlgorithm> SealWriter<W, A> {
    /// Seals and writes the last chunk, flushes the writer, and returns it. Retries if a write is interrupted.
    ///
    /// # Errors
    ///
    /// Fails if the writer fails, or if there is no memory for a chunk. The written stream may then lack its end.
    ///
    /// ```
    /// use std::io::Write;
    ///
    /// use raddle::{aes_gcm::{Aes256Gcm, Key}, stream::Stream};
    ///
    /// let mut writer = Stream::new(Aes256Gcm::new(&Key::from([7; 32])), &[0; 7])?.seal_to(Vec::new());
    /// writer.write_all(b"attack at dawn")?;
    /// let sealed: Vec<u8> = writer.finish()?;
    /// assert_eq!(sealed.len(), 14 + 16);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "into_inner")]
    pub fn finish(mut self) -> io::Result<W> {
        self.write_sealed()?;
        self.seal_text(true)?;
        loop {
            match self.flush() {
                Ok(()) => return Ok(self.writer),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Returns a reference to the underlying writer. It ends with the chunk that was written last, which is not the end
    /// of the stream.
    ///
    /// Only [`finish`](Self::finish) returns the writer itself, so that no stream loses its end by mistake. A program
    /// that needs the writer in any case can call `seal_to(&mut writer)`.
    ///
    /// ```
    /// use std::io::Write;
    ///
    /// use raddle::{aes_gcm::{Aes256Gcm, Key}, stream::Stream};
    ///
    /// let stream = Stream::new(Aes256Gcm::new(&Key::from([7; 32])), &[0; 7])?.with_chunk_bytes(7)?;
    /// let mut writer = stream.seal_to(Vec::new());
    /// writer.write_all(b"attack at dawn, all of us")?;
    /// writer.flush()?;
    /// assert_eq!(writer.get_ref().len(), 3 * (7 + 16));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn get_ref(&self) -> &W {
        &self.writer
    }

    /// Seals the text in the chunk.
    fn seal_text(&mut self, last: bool) -> io::Result<()> {
        self.chunk.reserve(self.stream.sealed_bytes())?;
        let (_, nonce) = self.stream.advance(last)?;
        let sealed = 0..self.text + A::TAG_BYTES;
        let Stream { cipher, aad, .. } = &self.stream;
        cipher
            .seal_in_place(A::lend_nonce(&nonce), aad, &mut self.chunk.0[sealed.clone()])
            .map_err(io::Error::other)?;
        (self.text, self.sealed) = (0, sealed);
        Ok(())
    }

    /// Seals a whole chunk of text that is not the last.
    fn seal_from(&mut self, text: &[u8]) -> io::Result<()> {
        let (_, nonce) = self.stream.advance(false)?;
        let sealed = 0..self.stream.sealed_bytes();
        let Stream { cipher, aad, .. } = &self.stream;
        cipher.seal(A::lend_nonce(&nonce), aad, text, &mut self.chunk.0[sealed.clone()]).map_err(io::Error::other)?;
        self.sealed = sealed;
        Ok(())
    }

    /// Writes the sealed bytes that are pending.
    fn write_sealed(&mut self) -> io::Result<()> {
        while !self.sealed.is_empty() {
            match self.writer.write(&self.chunk.0[self.sealed.clone()]) {
                Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
                Ok(n) => self.sealed.start += n.min(self.sealed.len()),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

impl<W: Write, A: AeadAlgorithm> Write for SealWriter<W, A> {
    /// Absorbs text into a chunk, or into the rest of a chunk.
    ///
    /// # Errors
    ///
    /// Fails if the underlying writer fails, there is no memory for a chunk, or the stream has too many chunks
    /// ([`StreamError::TooLong`]).
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        self.write_sealed()?;
        if text.is_empty() {
            return Ok(0);
        }
        let whole = self.stream.chunk_bytes;
        if self.text == whole {
            self.seal_text(false)?;
            self.write_sealed()?;
        }
        self.chunk.reserve(self.stream.sealed_bytes())?;
        let n = text.len().min(whole - self.text);
        if self.text == 0 && n < text.len() {
            self.seal_from(&text[..n])?;
        } else {
            self.chunk.0[self.text..][..n].copy_from_slice(&text[..n]);
            self.text += n;
        }
        Ok(n)
    }

    /// Writes the chunks that are sealed, and flushes the underlying writer. A chunk that is not full stays buffered.
    fn flush(&mut self) -> io::Result<()> {
        self.write_sealed()?;
        self.writer.flush()
    }
}

/// Reads a sealed stream from another reader and opens it. Made by [`Stream::open_from`].
///
/// The stream ends where the underlying reader ends. **The text is complete once a call has returned 0 bytes**: a cut
/// stream gives its beginning, and then an error. An error in the stream contains a [`StreamError`], and every later
/// call returns it again. After an error of the underlying reader, the call may be repeated.
///
/// ```
/// use std::io::{Read, Write};
///
/// use raddle::{aes_gcm::{Aes256Gcm, Key}, stream::{Stream, StreamError}};
///
/// let stream = || Stream::new(Aes256Gcm::new(&Key::from([7; 32])), &[0; 7])?.with_chunk_bytes(7).map_err(Box::<dyn std::error::Error>::from);
/// let mut writer = stream()?.seal_to(Vec::new());
/// writer.write_all(b"attack at dawn, all of us")?;
/// let sealed = writer.finish()?;
///
/// // Cut after the second chunk, which is not the last.
/// let mut text = Vec::new();
/// let error = stream()?.open_from(&sealed[..2 * (7 + 16)]).read_to_end(&mut text).unwrap_err();
/// assert_eq!(text, b"attack ");
/// assert_eq!(error.downcast::<StreamError>()?, StreamError::TagMismatch { chunk: 1 });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// A read that is at least as long as a chunk opens the chunk into the caller's buffer, and [`BufRead`] borrows opened
/// text. Neither copies.
pub struct OpenReader<R, A: AeadAlgorithm> {
    reader: R,
    stream: Stream<A>,
    /// A sealed chunk and the first byte of the next chunk, which shows that the sealed chunk is not the last; or
    /// plaintext.
    chunk: Chunk,
    /// The number of bytes that have been read into the chunk.
    filled: usize,
    /// The part of the chunk that is plaintext and has not been read yet.
    text: Range<usize>,
    /// The end or the error of the stream, once reached.
    end: Option<Result<(), StreamError>>,
}

impl<R: Read, A: AeadAlgorithm> OpenReader<R, A> {
    /// Returns a reference to the underlying reader, which is ahead of the text by up to one chunk and one byte.
    ///
    /// ```
    /// use raddle::{aes_gcm::{Aes256Gcm, Key}, stream::Stream};
    ///
    /// let stream = Stream::new(Aes256Gcm::new(&Key::from([7; 32])), &[0; 7])?;
    /// assert_eq!(stream.open_from(&b"sealed"[..]).get_ref(), b"sealed");
    /// # Ok::<(), raddle::WrongLength>(())
    /// ```
    pub fn get_ref(&self) -> &R {
        &self.reader
    }

    /// Returns the underlying reader. Bytes that have been read from it but not consumed are erased. After the end of
    /// the text, there are none.
    ///
    /// ```
    /// use std::io::{Cursor, Read, Write};
    ///
    /// use raddle::{aes_gcm::{Aes256Gcm, Key}, stream::Stream};
    ///
    /// let stream = || Stream::new(Aes256Gcm::new(&Key::from([7; 32])), &[0; 7]);
    /// let mut writer = stream()?.seal_to(Vec::new());
    /// writer.write_all(b"attack at dawn")?;
    /// let mut reader = stream()?.open_from(Cursor::new(writer.finish()?));
    /// let mut text = Vec::new();
    /// reader.read_to_end(&mut text)?;
    /// assert_eq!(reader.get_ref().position(), 14 + 16);
    /// let mut sealed = reader.into_inner(); // to be read again
    /// sealed.set_position(0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn into_inner(self) -> R {
        self.reader
    }

    /// Reads and opens the next chunk, in place or into the beginning of a buffer. Returns the length of its text, or 0
    /// at the end.
    fn open_chunk(&mut self, output: Option<&mut [u8]>) -> io::Result<usize> {
        if let Some(end) = self.end {
            return Ok(end.map(|()| 0)?);
        }
        let whole = self.stream.sealed_bytes();
        self.chunk.reserve(whole + 1)?;
        if self.filled > whole {
            // The chunk has been opened. The byte after it begins the next chunk.
            self.chunk.0[0] = self.chunk.0[whole];
            self.filled = 1;
        }
        while self.filled <= whole {
            match self.reader.read(&mut self.chunk.0[self.filled..])? {
                0 => break,
                n => self.filled = self.filled.saturating_add(n).min(whole + 1),
            }
        }
        let last = self.filled <= whole;
        let opened = self.open_filled(last, output);
        if last || opened.is_err() {
            self.end = Some(opened.map(drop));
        }
        Ok(opened?)
    }

    /// Opens the chunk that has been read.
    fn open_filled(&mut self, last: bool, output: Option<&mut [u8]>) -> Result<usize, StreamError> {
        let (chunk, nonce) = self.stream.advance(last)?;
        let sealed = &mut self.chunk.0[..self.filled.min(self.stream.sealed_bytes())];
        let text = sealed.len().checked_sub(A::TAG_BYTES).ok_or(StreamError::Truncated { chunk })?;
        let (nonce, Stream { cipher, aad, .. }) = (A::lend_nonce(&nonce), &self.stream);
        let opened = match output {
            None => cipher.open_in_place(nonce, aad, sealed).map(drop),
            Some(output) => cipher.open(nonce, aad, sealed, &mut output[..text]),
        };
        opened.map(|()| text).map_err(|_| StreamError::TagMismatch { chunk })
    }
}

impl<R: Read, A: AeadAlgorithm> Read for OpenReader<R, A> {
    /// Reads text from one chunk.
    ///
    /// # Errors
    ///
    /// Fails if the stream does not open ([`StreamError`]), the underlying reader fails, or there is no memory for a
    /// chunk. `output` then contains no text.
    fn read(&mut self, output: &mut [u8]) -> io::Result<usize> {
        if self.text.is_empty() && output.len() >= self.stream.chunk_bytes {
            return self.open_chunk(Some(output));
        }
        let text = self.fill_buf()?;
        let n = text.len().min(output.len());
        output[..n].copy_from_slice(&text[..n]);
        self.consume(n);
        Ok(n)
    }
}

impl<R: Read, A: AeadAlgorithm> BufRead for OpenReader<R, A> {
    /// Returns the text in the chunk that has not been consumed yet, or else the text of the next chunk. Returns no
    /// bytes at the end.
    ///
    /// # Errors
    ///
    /// Fails as `read` does.
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.text.is_empty() {
            self.text = 0..self.open_chunk(None)?;
        }
        Ok(&self.chunk.0[self.text.clone()])
    }

    fn consume(&mut self, bytes: usize) {
        self.text.start += bytes.min(self.text.len());
    }
}

/// The memory of a chunk, erased when dropped.
#[derive(Default)]
struct Chunk(Vec<u8>);

impl Chunk {
    /// Allocates the memory on the first call.
    fn reserve(&mut self, bytes: usize) -> io::Result<()> {
        if self.0.is_empty() {
            self.0.try_reserve_exact(bytes)?;
            self.0.resize(bytes, 0);
        }
        Ok(())
    }
}

impl Drop for Chunk {
    fn drop(&mut self) {
        wipe(&mut self.0);
    }
}

macro_rules! ends {
    ($($name:ident)*) => {$(
        /// The fields erase themselves.
        impl<T, A: AeadAlgorithm> ZeroizeOnDrop for $name<T, A> {}

        impl<T, A: AeadAlgorithm> fmt::Debug for $name<T, A> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({:?})"), self.stream)
            }
        }
    )*};
}

ends!(SealWriter OpenReader);

/// The error of a stream, which is contained in an [`io::Error`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum StreamError {
    /// The chunk with this number, from 0, is not the one that was sealed in this place. The chunk was altered, moved
    /// or removed, or the stream was cut or extended here, or the key, the prefix, the additional data or the chunk
    /// length differ. [`io::ErrorKind::InvalidData`].
    TagMismatch {
        /// The number of the chunk.
        chunk: u32,
    },
    /// The stream ends before the tag of the chunk with this number, from 0, or inside that tag.
    /// [`io::ErrorKind::InvalidData`], since `UnexpectedEof` could be mistaken for a regular end.
    Truncated {
        /// The number of the chunk.
        chunk: u32,
    },
    /// The stream has more than 2^32 chunks. [`io::ErrorKind::FileTooLarge`].
    TooLong,
}

impl fmt::Display for StreamError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TagMismatch { chunk } => write!(f, "chunk {chunk} of the stream is not authentic"),
            Self::Truncated { chunk } => write!(f, "the stream ends inside of chunk {chunk}"),
            Self::TooLong => f.write_str("the stream has more than 2^32 chunks"),
        }
    }
}

impl error::Error for StreamError {}

impl From<StreamError> for io::Error {
    fn from(error: StreamError) -> Self {
        let kind = match error {
            StreamError::TagMismatch { .. } | StreamError::Truncated { .. } => io::ErrorKind::InvalidData,
            StreamError::TooLong => io::ErrorKind::FileTooLarge,
        };
        Self::new(kind, error)
    }
}

/// The error for a chunk length of 0 or above [`MAX_CHUNK_BYTES`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InvalidChunkBytes {
    /// The length in bytes.
    pub bytes: usize,
}

impl fmt::Display for InvalidChunkBytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "chunks have 1 to {MAX_CHUNK_BYTES} bytes, and not {}", self.bytes)
    }
}

impl error::Error for InvalidChunkBytes {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chacha20poly1305::{ChaCha20Poly1305, Key};

    /// Makes a stream with one-byte chunks, numbered from `next`.
    fn stream(next: u32) -> Stream<crate::aead::ChaChaPoly> {
        let stream = Stream::new(ChaCha20Poly1305::new(&Key::from([7; 32])), &[1; 7]).unwrap();
        Stream { next: Some(next), ..stream.with_chunk_bytes(1).unwrap() }
    }

    fn reason(error: io::Error) -> StreamError {
        error.downcast().unwrap()
    }

    #[test]
    fn the_last_number_is_for_the_last_chunk() {
        let mut writer = stream(u32::MAX - 1).seal_to(Vec::new());
        writer.write_all(b"ab").unwrap();
        let sealed = writer.finish().unwrap();
        let mut text = Vec::new();
        stream(u32::MAX - 1).open_from(&sealed[..]).read_to_end(&mut text).unwrap();
        assert_eq!(text, b"ab");

        for text in [&b"abc"[..], b"abcd"] {
            let mut writer = stream(u32::MAX - 1).seal_to(Vec::new());
            assert_eq!(reason(writer.write_all(text).unwrap_err()), StreamError::TooLong);
            // Without the error, the text before this would be taken for the whole text.
            let _ = writer.write(b"d");
            assert_eq!(reason(writer.finish().unwrap_err()), StreamError::TooLong);
        }
        let mut text = Vec::new();
        let error =
            stream(u32::MAX - 1).open_from(&[&sealed[..], &[0]].concat()[..]).read_to_end(&mut text).unwrap_err();
        assert_eq!((reason(error), &text[..]), (StreamError::TooLong, &b"a"[..]));
    }
}
