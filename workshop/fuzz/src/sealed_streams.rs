//! Sealed streams compared with the reference: a target for the library, and one with an opener that is wrong on
//! purpose.

use std::cell::Cell;
use std::io::{self, BufRead, ErrorKind, Read, Write};

use crate::{Pieces, Text};
use aes_gcm::{AeadInOut, KeyInit};
use arbitrary::Arbitrary;
use raddle::aead::{Aead, AeadAlgorithm, ChaChaPoly, Gcm, XChaChaPoly, XaesGcm};
use raddle::aes::{Bits128, Bits256};
use raddle::stream::{OpenReader, Stream, StreamError};

/// The length of a tag in bytes.
const TAG: usize = 16;
/// The approximate maximal number of chunks of a text: each is sealed and opened several times.
const CHUNKS: usize = 100;

#[derive(Arbitrary, Debug)]
pub struct Case {
    key: [u8; 32],
    prefix: [u8; 19],
    which: u8,
    aad: [u8; 7],
    chunk: (u8, u16),
    text: Text,
    writes: Pieces,
    /// A bit for each of the first pieces, which says whether the writer is flushed after it.
    flushes: u16,
    /// The behaviour of the readers and writers below, in a cycle.
    moods: Vec<Mood>,
    /// The ways in which the text is read, in a cycle.
    reads: Vec<Taking>,
    changes: Vec<Change>,
}

/// The behaviour of a reader or a writer when it is called.
#[derive(Arbitrary, Clone, Copy, Debug)]
enum Mood {
    Moves(u8),
    Interrupted,
    Blocked,
}

#[derive(Arbitrary, Clone, Copy, Debug)]
enum Taking {
    /// Reads into a buffer of this length.
    Copy(u16),
    /// Reads into a buffer that is longer than a chunk by this number of bytes.
    Whole(u8),
    /// Takes this number of bytes of the buffer that the stream lends.
    Lend(u16),
}

/// A change of a stream between sealing and opening. Positions are counted modulo the length, chunks modulo their
/// number.
#[derive(Arbitrary, Clone, Copy, Debug)]
enum Change {
    Flip(u16, u8),
    Cut(u16),
    Extend(u8, u8),
    /// Cuts the stream at a chunk border.
    Keep(u8),
    Remove(u8),
    Swap(u8, u8),
    Repeat(u8),
}

/// An algorithm, and the reference implementation for one chunk.
pub trait Reference: AeadAlgorithm {
    fn seal_chunk(key: &[u8; 32], nonce: &[u8], aad: &[u8], chunk: &[u8]) -> Vec<u8>;
    fn open_chunk(key: &[u8; 32], nonce: &[u8], aad: &[u8], sealed: &[u8]) -> Option<Vec<u8>>;
}

macro_rules! references {
    ($($ours:ty, $theirs:ty;)*) => {$(
        impl Reference for $ours {
            fn seal_chunk(key: &[u8; 32], nonce: &[u8], aad: &[u8], chunk: &[u8]) -> Vec<u8> {
                let cipher = <$theirs>::new_from_slice(&key[..Self::KEY_BYTES]).expect("a key");
                let mut sealed = chunk.to_vec();
                let tag = cipher.encrypt_inout_detached(nonce.try_into().expect("a nonce"), aad, sealed.as_mut_slice().into());
                sealed.extend(tag.expect("not too long"));
                sealed
            }

            fn open_chunk(key: &[u8; 32], nonce: &[u8], aad: &[u8], sealed: &[u8]) -> Option<Vec<u8>> {
                let cipher = <$theirs>::new_from_slice(&key[..Self::KEY_BYTES]).expect("a key");
                let (text, tag) = sealed.split_at_checked(sealed.len().checked_sub(TAG)?)?;
                let (mut text, nonce, tag) = (text.to_vec(), nonce.try_into().expect("a nonce"), tag.try_into().expect("a tag"));
                cipher.decrypt_inout_detached(nonce, aad, text.as_mut_slice().into(), tag).ok()?;
                Some(text)
            }
        }
    )*};
}

references! {
    Gcm<Bits128>, aes_gcm::Aes128Gcm;
    Gcm<Bits256>, aes_gcm::Aes256Gcm;
    ChaChaPoly, chacha20poly1305::ChaCha20Poly1305;
    XChaChaPoly, chacha20poly1305::XChaCha20Poly1305;
    XaesGcm, xaes_256_gcm::Xaes256Gcm;
}

/// The result of a stream: the text that was released, and how it ended.
pub type Opened = (Vec<u8>, Result<(), StreamError>);

/// A stream opener: the library's opener, or a faulty one.
pub trait Opener {
    /// The message if the reference opens a stream differently.
    const REFUSED: &'static str;

    fn open<A: Reference>(case: &Case, sealed: &[u8]) -> Opened;
}

/// The opener of the library.
pub struct Library;

impl Opener for Library {
    const REFUSED: &'static str = "opened differently from the reference";

    fn open<A: Reference>(case: &Case, sealed: &[u8]) -> Opened {
        let moody = Moody { inner: sealed, moods: &case.moods, calls: 0, may_block: &Cell::new(true) };
        take(case, &mut case.stream::<A>().open_from(moody))
    }
}

/// Compares the library, including its opener, with the reference.
pub fn check<O: Opener>(case: &Case) {
    match case.which % 5 {
        0 => check_with::<Gcm<Bits128>, O>(case),
        1 => check_with::<Gcm<Bits256>, O>(case),
        2 => check_with::<ChaChaPoly, O>(case),
        3 => check_with::<XChaChaPoly, O>(case),
        _ => check_with::<XaesGcm, O>(case),
    }
}

fn check_with<A: Reference, O: Opener>(case: &Case) {
    let text = &case.text.0;
    let mut sealed = case.expected_sealed::<A>();
    let may_block = Cell::new(true);
    let moody = Moody { inner: Vec::new(), moods: &case.moods, calls: 0, may_block: &may_block };
    let mut writer = case.stream::<A>().seal_to(moody);
    for (i, mut piece) in case.writes.of(text).into_iter().enumerate() {
        // An empty piece is written too.
        loop {
            match writer.write(piece) {
                Ok(n) => piece = &piece[n..],
                Err(error) => assert!(is_passing(&error), "{error}"),
            }
            if piece.is_empty() {
                break;
            }
        }
        if case.flushes >> (i % 16) & 1 == 1 {
            _ = writer.flush();
        }
    }
    // Finishing consumes the writer, so it can't be tried again.
    may_block.set(false);
    assert!(writer.finish().expect("no error that lasts").inner == sealed, "sealed differently from the reference");
    assert_eq!(O::open::<A>(case, &sealed), (text.clone(), Ok(())));

    for &change in &case.changes {
        change.apply(&mut sealed, case.chunk_bytes() + TAG);
        assert_eq!(O::open::<A>(case, &sealed), case.expected_opened::<A>(&sealed), "{}: {change:?}", O::REFUSED);
    }
}

/// Reads the text of a stream. An error leaves nothing in the buffer, and is returned again.
fn take<R: Read, A: AeadAlgorithm>(case: &Case, reader: &mut OpenReader<R, A>) -> Opened {
    let mut text = Vec::new();
    let all = [Taking::Whole(0)];
    let reads = if case.reads.is_empty() { &all } else { &case.reads[..] };
    // One way after another, and then the longest: many reads that take nothing would never end.
    for &taking in reads.iter().cycle().take(reads.len() + CHUNKS).chain(all.iter().cycle()) {
        let len = match taking {
            Taking::Copy(len) => usize::from(len),
            Taking::Whole(more) => case.chunk_bytes() + usize::from(more),
            Taking::Lend(len) => {
                match reader.fill_buf() {
                    Ok([]) => return (text, Ok(())),
                    Ok(lent) => {
                        let n = lent.len().min(len.into());
                        text.extend_from_slice(&lent[..n]);
                        reader.consume(n);
                    }
                    Err(error) if is_passing(&error) => {}
                    Err(error) => return (text, Err(lasting(reader, error))),
                }
                continue;
            }
        };
        let mut buffer = vec![0; len];
        match reader.read(&mut buffer) {
            Ok(0) if len > 0 => return (text, Ok(())),
            Ok(n) => text.extend_from_slice(&buffer[..n]),
            Err(error) => {
                assert!(buffer.iter().all(|&byte| byte == 0), "a failed read left text");
                if !is_passing(&error) {
                    return (text, Err(lasting(reader, error)));
                }
            }
        }
    }
    unreachable!("reads that don't end")
}

/// Returns the reason of an error, which the reader must return again.
fn lasting(reader: &mut impl BufRead, error: io::Error) -> StreamError {
    let reason = |error: io::Error| error.downcast::<StreamError>().expect("an error of the stream");
    let first = reason(error);
    assert_eq!(reason(reader.read(&mut [0; 9]).expect_err("the same again")), first);
    assert_eq!(reason(reader.fill_buf().expect_err("the same again")), first);
    first
}

fn is_passing(error: &io::Error) -> bool {
    [ErrorKind::Interrupted, ErrorKind::WouldBlock].contains(&error.kind())
}

impl Case {
    pub fn stream<A: AeadAlgorithm>(&self) -> Stream<A> {
        let cipher = Aead::new(&A::Key::try_from(&self.key[..A::KEY_BYTES]).expect("a key"));
        let stream = Stream::new(cipher, self.prefix::<A>()).expect("a prefix").with_aad(self.aad());
        stream.with_chunk_bytes(self.chunk_bytes()).expect("neither none nor too many")
    }

    /// Returns the length of a chunk without its tag.
    pub fn chunk_bytes(&self) -> usize {
        let (scale, bytes) = self.chunk;
        1 + self.text.0.len() / CHUNKS + (usize::from(bytes) >> (scale % 16))
    }

    fn prefix<A: AeadAlgorithm>(&self) -> &[u8] {
        &self.prefix[..Stream::<A>::PREFIX_BYTES]
    }

    fn aad(&self) -> &[u8] {
        &self.aad[..usize::from(self.which / 4) % 8]
    }

    fn nonce<A: AeadAlgorithm>(&self, chunk: usize, last: bool) -> Vec<u8> {
        [self.prefix::<A>(), &(chunk as u32).to_be_bytes(), &[last.into()]].concat()
    }

    /// Returns the stream that the reference seals.
    fn expected_sealed<A: Reference>(&self) -> Vec<u8> {
        let mut chunks: Vec<_> = self.text.0.chunks(self.chunk_bytes()).collect();
        if chunks.is_empty() {
            chunks.push(&[]);
        }
        let seal = |(i, chunk): (usize, &&[u8])| {
            A::seal_chunk(&self.key, &self.nonce::<A>(i, i + 1 == chunks.len()), self.aad(), chunk)
        };
        chunks.iter().enumerate().flat_map(seal).collect()
    }

    /// Returns the text that the reference opens from a stream.
    fn expected_opened<A: Reference>(&self, sealed: &[u8]) -> Opened {
        let (mut text, mut rest) = (Vec::new(), sealed);
        for chunk in 0_u32.. {
            let (sealed, after) = rest.split_at(rest.len().min(self.chunk_bytes() + TAG));
            if sealed.len() < TAG {
                return (text, Err(StreamError::Truncated { chunk }));
            }
            let nonce = self.nonce::<A>(chunk as usize, after.is_empty());
            match A::open_chunk(&self.key, &nonce, self.aad(), sealed) {
                Some(opened) => text.extend(opened),
                None => return (text, Err(StreamError::TagMismatch { chunk })),
            }
            if after.is_empty() {
                return (text, Ok(()));
            }
            rest = after;
        }
        unreachable!("more than 2^32 chunks")
    }
}

impl Change {
    /// Changes a stream of chunks that have this length.
    fn apply(self, sealed: &mut Vec<u8>, chunk: usize) {
        let (len, count) = (sealed.len().max(1), sealed.len().div_ceil(chunk).max(1));
        let mut chunks: Vec<Vec<u8>> = sealed.chunks(chunk).map(<[u8]>::to_vec).collect();
        match self {
            Self::Flip(at, bit) => {
                if let Some(byte) = sealed.get_mut(usize::from(at) % len) {
                    *byte ^= 1 << (bit % 8);
                }
                return;
            }
            Self::Cut(at) => return sealed.truncate(usize::from(at) % len),
            Self::Extend(byte, more) => return sealed.resize(sealed.len() + usize::from(more), byte),
            Self::Keep(n) => chunks.truncate(usize::from(n) % count),
            _ if chunks.is_empty() => {}
            Self::Remove(n) => drop(chunks.remove(usize::from(n) % count)),
            Self::Swap(n, m) => chunks.swap(usize::from(n) % count, usize::from(m) % count),
            Self::Repeat(n) => chunks.insert(usize::from(n) % count, chunks[usize::from(n) % count].clone()),
        }
        *sealed = chunks.concat();
    }
}

/// A reader or a writer that moves a few bytes at a time, and fails temporarily.
struct Moody<'a, T> {
    inner: T,
    moods: &'a [Mood],
    calls: usize,
    /// Whether the reader or writer may fail so that the caller has to call again.
    may_block: &'a Cell<bool>,
}

impl<T> Moody<'_, T> {
    /// Returns the number of bytes, out of `bytes`, that are moved, or the error of this call. Every other call
    /// succeeds.
    fn some(&mut self, bytes: usize) -> io::Result<usize> {
        self.calls += 1;
        let mood = self.moods.get(self.calls / 2 % self.moods.len().max(1)).copied();
        match mood.unwrap_or(Mood::Moves(u8::MAX)) {
            Mood::Moves(u8::MAX) => Ok(bytes),
            Mood::Moves(n) => Ok(bytes.min(1 + usize::from(n) * usize::from(n))),
            Mood::Interrupted if self.calls.is_multiple_of(2) => Err(ErrorKind::Interrupted.into()),
            Mood::Blocked if self.calls.is_multiple_of(2) && self.may_block.get() => Err(ErrorKind::WouldBlock.into()),
            Mood::Interrupted | Mood::Blocked => Ok(bytes),
        }
    }
}

impl<T: Write> Write for Moody<'_, T> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let n = self.some(bytes.len())?;
        self.inner.write(&bytes[..n])
    }

    fn flush(&mut self) -> io::Result<()> {
        self.some(0)?;
        self.inner.flush()
    }
}

impl<T: Read> Read for Moody<'_, T> {
    fn read(&mut self, output: &mut [u8]) -> io::Result<usize> {
        let n = self.some(output.len())?;
        self.inner.read(&mut output[..n])
    }
}
