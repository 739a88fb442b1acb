//! The payload: chunks of 64 KiB, each sealed on its own, so they can be sealed and opened in any order.

use std::fmt;

use age_core::format::FileKey;
use age_core::secrecy::ExposeSecret;

pub use raddle::chacha20poly1305::TAG_BYTES as TAG;
use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, Nonce};

use super::derive::derive;

/// The bytes of a chunk of plaintext; only the last may be shorter.
pub const CHUNK: usize = 64 * 1024;
/// The bytes of a full chunk after sealing.
pub const SEALED_CHUNK: usize = CHUNK + TAG;
/// The bytes between the header and the first chunk.
pub const NONCE: usize = 16;

/// The position of a chunk in the payload.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The number of the chunk, from 0.
    pub index: u64,
    /// Whether the chunk is the last one.
    pub last: bool,
}

impl Place {
    /// Returns the nonce of the chunk: an 11-byte big-endian counter, then the mark of the last chunk.
    fn nonce(self) -> Nonce {
        let mut nonce = [0; 12];
        nonce[3..11].copy_from_slice(&self.index.to_be_bytes());
        nonce[11] = u8::from(self.last);
        Nonce::from(nonce)
    }
}

/// The key of a payload.
#[derive(Debug)]
pub struct PayloadKey(ChaCha20Poly1305);

impl PayloadKey {
    /// Derives the payload key from the file key and the nonce of the payload.
    pub fn new(file_key: &FileKey, nonce: &[u8; NONCE]) -> Self {
        let key = derive(file_key.expose_secret(), nonce, "payload");
        Self(ChaCha20Poly1305::new(&Key::from(*key)))
    }

    /// Seals a chunk in place. The last [`TAG`] bytes of the buffer are for the tag. Returns the length with the tag.
    ///
    /// # Panics
    ///
    /// Panics if the buffer is shorter than a tag.
    pub fn seal(&self, place: Place, buffer: &mut [u8]) -> usize {
        self.0.seal_in_place(&place.nonce(), &[], buffer).expect("a chunk is short, and its tag has room");
        buffer.len()
    }

    /// Opens a chunk. Returns the number of plaintext bytes that may be released, and the fault, if any.
    ///
    /// If the chunk is authentic at this place, its plaintext is released even if the file ends too early or goes on
    /// after its last chunk.
    pub fn open(&self, place: Place, sealed: &[u8], plain: &mut [u8]) -> (usize, Result<(), Fault>) {
        let Some(len) = sealed.len().checked_sub(TAG) else {
            return (0, Err(Fault::CutInChunk(place)));
        };
        let plain = &mut plain[..len];
        let mut opens = |place: Place| self.0.open(&place.nonce(), &[], sealed, plain).is_ok();
        if opens(place) {
            return match len == 0 && place.index > 0 {
                true => (0, Err(Fault::EmptyLast(place))),
                false => (len, Ok(())),
            };
        }
        let whole = sealed.len() == SEALED_CHUNK;
        if whole && opens(Place { last: !place.last, ..place }) {
            return (len, Err(if place.last { Fault::CutAfter(place) } else { Fault::GoesOn(place) }));
        }
        let elsewhere = |index| [false, true].map(|last| Place { index, last });
        let around = place.index.saturating_sub(NEIGHBOURS)..=place.index.saturating_add(NEIGHBOURS);
        let others = around.filter(|&index| index != place.index);
        let fault = match others.flat_map(elsewhere).find(|&place| opens(place)) {
            Some(other) => Fault::Moved { to: place, from: other.index },
            None if place.last && !whole => Fault::CutOrChanged(place),
            None => Fault::Changed(place),
        };
        // The chunk may belong at another position, so its plaintext is erased.
        plain.fill(0);
        (0, Err(fault))
    }
}

/// The distance from its position within which we search for a moved chunk: a few milliseconds of work.
const NEIGHBOURS: u64 = 64;

/// A fault in a payload that was opened with the right key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The file ends after a chunk that isn't marked as the last.
    CutAfter(Place),
    /// The file ends in the middle of a chunk.
    CutInChunk(Place),
    /// Data follow the chunk that is marked as the last.
    GoesOn(Place),
    /// The chunk is at the wrong position.
    Moved {
        /// The place where it was found.
        to: Place,
        /// The number with which it was sealed.
        from: u64,
    },
    /// The last chunk, a short one, is truncated, extended or changed.
    CutOrChanged(Place),
    /// A chunk was changed.
    Changed(Place),
    /// The last chunk has no plaintext, although others precede it. No program seals such a file.
    EmptyLast(Place),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = |place: &Place| place.index.saturating_mul(CHUNK as u64);
        match self {
            Self::CutAfter(place) => write!(f, "it is truncated: the end is missing after chunk {}", place.index),
            Self::CutInChunk(place) => write!(f, "it is truncated within chunk {}", place.index),
            Self::GoesOn(place) => write!(f, "it is extended: something follows chunk {}, the last", place.index),
            Self::Moved { to, from } => {
                write!(f, "it is reordered: chunk {from} is in the place of chunk {}", to.index)
            }
            Self::CutOrChanged(place) => {
                write!(
                    f,
                    "it is truncated, extended or changed in chunk {}, the last, at byte {} or later",
                    place.index,
                    at(place)
                )
            }
            Self::Changed(place) => {
                write!(f, "it is changed in chunk {}, which begins at byte {}", place.index, at(place))
            }
            Self::EmptyLast(place) => write!(f, "chunk {}, the last, is empty", place.index),
        }
    }
}
