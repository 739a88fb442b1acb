//! Messages in pieces: sealed in one pass, opened in two.

use core_api::{
    InOut,
    raw::{ChaCha20Poly1305Message, GcmMessage, PieceError, starts_with},
};

use crate::{
    aead::TAG,
    aes_gcm::{GcmKey, with},
    error::{Result, raddle_error, raddle_error::*},
};

/// The state of a message in pieces, and the key that it needs in each call.
pub(crate) trait Pieces: Clone {
    /// The key.
    type Key;
    fn seal(&mut self, key: &Self::Key, piece: InOut<'_>) -> Result;
    fn open(&mut self, key: &Self::Key, piece: InOut<'_>) -> Result;
    fn authenticate(&mut self, key: &Self::Key, piece: &[u8]) -> Result;
    fn tag(self, key: &Self::Key) -> [u8; TAG];
    fn len(&self) -> u64;
}

/// The error of a piece: no additional data come after the text.
pub(crate) fn too_long(_: PieceError) -> raddle_error {
    RADDLE_ERROR_TOO_LONG
}

impl Pieces for ChaCha20Poly1305Message {
    /// The state has it.
    type Key = ();

    fn seal(&mut self, (): &(), piece: InOut<'_>) -> Result {
        self.encrypt(piece).map_err(too_long)
    }

    fn open(&mut self, (): &(), piece: InOut<'_>) -> Result {
        self.decrypt(piece).map_err(too_long)
    }

    fn authenticate(&mut self, (): &(), piece: &[u8]) -> Result {
        self.authenticate(piece).map_err(too_long)
    }

    fn tag(self, (): &()) -> [u8; TAG] {
        *self.tag().as_bytes()
    }

    fn len(&self) -> u64 {
        self.text_bytes()
    }
}

impl Pieces for GcmMessage {
    type Key = GcmKey;

    fn seal(&mut self, key: &GcmKey, piece: InOut<'_>) -> Result {
        with!(key, cipher => self.encrypt(cipher, piece)).map_err(too_long)
    }

    fn open(&mut self, key: &GcmKey, piece: InOut<'_>) -> Result {
        with!(key, cipher => self.decrypt(cipher, piece)).map_err(too_long)
    }

    fn authenticate(&mut self, key: &GcmKey, piece: &[u8]) -> Result {
        with!(key, cipher => self.authenticate(cipher, piece)).map_err(too_long)
    }

    fn tag(self, key: &GcmKey) -> [u8; TAG] {
        with!(key, cipher => *self.tag(cipher).as_bytes())
    }

    fn len(&self) -> u64 {
        self.text_bytes()
    }
}

/// Where a message in pieces is.
enum Phase<P> {
    Sealing,
    /// The first pass of opening, and the state before the first byte.
    Authenticating(P),
    /// The second, with the length and the tag that the first had.
    Opening(u64, [u8; TAG], usize),
}

/// A message in pieces.
pub(crate) struct Stream<P> {
    now: P,
    phase: Phase<P>,
}

impl<P: Pieces> Stream<P> {
    pub(crate) fn sealing(now: P) -> Self {
        Self { now, phase: Phase::Sealing }
    }

    pub(crate) fn opening(now: P) -> Self {
        Self { phase: Phase::Authenticating(now.clone()), now }
    }

    #[inline]
    pub(crate) fn seal(&mut self, key: &P::Key, piece: InOut<'_>) -> Result {
        if !matches!(self.phase, Phase::Sealing) {
            return Err(RADDLE_ERROR_STATE);
        }
        self.now.seal(key, piece)
    }

    /// Whether the tag of a sealed message may be asked for.
    pub(crate) fn can_finish(&self) -> Result {
        if matches!(self.phase, Phase::Sealing) { Ok(()) } else { Err(RADDLE_ERROR_STATE) }
    }

    pub(crate) fn tag(self, key: &P::Key) -> [u8; TAG] {
        self.now.tag(key)
    }

    pub(crate) fn authenticate(&mut self, key: &P::Key, piece: &[u8]) -> Result {
        if !matches!(self.phase, Phase::Authenticating(_)) {
            return Err(RADDLE_ERROR_STATE);
        }
        self.now.authenticate(key, piece)
    }

    /// Whether the tag of the first pass may be compared.
    pub(crate) fn can_verify(&self) -> Result {
        if matches!(self.phase, Phase::Authenticating(_)) { Ok(()) } else { Err(RADDLE_ERROR_STATE) }
    }

    /// Compares the tag of the first pass, and begins the second.
    pub(crate) fn verified(self, key: &P::Key, tag: &[u8]) -> Result<Self> {
        let Self { now, phase: Phase::Authenticating(start) } = self else { return Err(RADDLE_ERROR_STATE) };
        let len = now.len();
        if !starts_with(&now.tag(key), tag) {
            return Err(RADDLE_ERROR_TAG);
        }
        let mut kept = [0; TAG];
        kept[..tag.len()].copy_from_slice(tag);
        Ok(Self { now: start, phase: Phase::Opening(len, kept, tag.len()) })
    }

    #[inline]
    pub(crate) fn open(&mut self, key: &P::Key, piece: InOut<'_>) -> Result {
        let Phase::Opening(len, ..) = self.phase else { return Err(RADDLE_ERROR_STATE) };
        if self.now.len() + piece.len() as u64 > len {
            return Err(RADDLE_ERROR_TOO_LONG);
        }
        self.now.open(key, piece)
    }

    /// Whether the second pass may be ended.
    pub(crate) fn can_end(&self) -> Result {
        if matches!(self.phase, Phase::Opening(..)) { Ok(()) } else { Err(RADDLE_ERROR_STATE) }
    }

    /// Checks that both passes saw the same message.
    pub(crate) fn end(self, key: &P::Key) -> Result {
        let Self { now, phase: Phase::Opening(len, tag, tag_len) } = self else { return Err(RADDLE_ERROR_STATE) };
        let is_whole = now.len() == len;
        if starts_with(&now.tag(key), &tag[..tag_len]) && is_whole { Ok(()) } else { Err(RADDLE_ERROR_TAG) }
    }
}
