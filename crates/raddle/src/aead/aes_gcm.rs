//! AES-GCM, with any size of key, length of nonce and length of tag.

use core::{error, fmt, marker::PhantomData};

use super::{
    pieces,
    tag_bytes::Sealed,
    variant::{Batch, Message, Variant},
};
use crate::{
    InOut,
    chacha20::Nonce,
    kernel::{AesGcm, AesGcmState, KeySize, Open, Seal},
    tag::{Tag, TagPlace},
    wipe::wipe,
};

const BLOCK: usize = 16;

/// AES-GCM (SP 800-38D) with this size of key, length of nonces and length of tags.
#[derive(Clone, Copy, Debug)]
pub struct Gcm<S, N = TwelveByteNonce, const TAG: usize = { crate::tag::TAG_BYTES }>(PhantomData<(S, N)>);

/// A kind of nonce. Sealed: prevents implementations outside this crate.
pub trait NonceLength: Sealed + Copy + 'static {
    /// The type of the nonce in function arguments.
    type Nonce<'n>: Copy;

    /// Returns J0, the counter block whose encryption masks the tag (SP 800-38D, section 7.1).
    #[doc(hidden)]
    fn first<S: KeySize>(cipher: &AesGcm<S>, nonce: Self::Nonce<'_>) -> [u8; BLOCK];
}

/// Nonces of 12 bytes.
#[derive(Clone, Copy, Debug)]
pub struct TwelveByteNonce;

/// Nonces of any length.
#[derive(Clone, Copy, Debug)]
pub struct AnyLength;

impl Sealed for TwelveByteNonce {}
impl Sealed for AnyLength {}

impl NonceLength for TwelveByteNonce {
    type Nonce<'n> = &'n Nonce;

    /// The nonce, and a counter of 1.
    #[inline]
    fn first<S: KeySize>(_: &AesGcm<S>, nonce: &Nonce) -> [u8; BLOCK] {
        let mut first = [0; BLOCK];
        first[..12].copy_from_slice(nonce.as_bytes());
        first[15] = 1;
        first
    }
}

impl NonceLength for AnyLength {
    type Nonce<'n> = AnyNonce<'n>;

    fn first<S: KeySize>(cipher: &AesGcm<S>, nonce: AnyNonce<'_>) -> [u8; BLOCK] {
        cipher.first_of(nonce.0)
    }
}

/// A nonce of any length from 1 byte on, public, and never used for two messages under one key. Of another length than 12
/// it is hashed first, and two nonces may by chance have the same hash: prefer 12 bytes.
///
/// ```
/// use raddle::aes_gcm::{AnyNonce, EmptyNonce};
///
/// assert_eq!(AnyNonce::new(b"of another length")?.as_bytes(), b"of another length");
/// assert_eq!(AnyNonce::new(&[]), Err(EmptyNonce));
/// # Ok::<(), EmptyNonce>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AnyNonce<'n>(&'n [u8]);

impl<'n> AnyNonce<'n> {
    /// Makes a nonce of these bytes.
    ///
    /// # Errors
    ///
    /// If there are no bytes.
    #[inline]
    pub fn new(bytes: &'n [u8]) -> Result<Self, EmptyNonce> {
        if bytes.is_empty() { Err(EmptyNonce) } else { Ok(Self(bytes)) }
    }

    /// Returns the bytes of the nonce.
    #[must_use]
    pub fn as_bytes(&self) -> &'n [u8] {
        self.0
    }
}

/// The error for an empty nonce.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EmptyNonce;

impl fmt::Display for EmptyNonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a nonce has at least one byte")
    }
}

impl error::Error for EmptyNonce {}

impl<S, N, const TAG: usize> Sealed for Gcm<S, N, TAG> {}

impl<S: KeySize, N: NonceLength, const TAG: usize> Variant for Gcm<S, N, TAG> {
    type Key = S::Key;
    type Nonce<'n> = N::Nonce<'n>;
    type Tag = Tag<TAG>;
    type Expanded = AesGcm<S>;
    type Parts<'k>
        = Parts<'k, S, TAG>
    where
        Self: 'k;

    /// 2^32 - 2 blocks (SP 800-38D, section 5.2.1.1): the counter does not come round to J0.
    const MESSAGE_BYTES: u64 = (1 << 36) - 32;
    /// 2^64 - 1 bits.
    const AAD_BYTES: u64 = (1 << 61) - 1;
    const NAME: &'static str = S::GCM;

    #[inline]
    fn expand(key: &S::Key) -> AesGcm<S> {
        AesGcm::new(key)
    }

    #[inline]
    fn seal(key: &AesGcm<S>, nonce: N::Nonce<'_>, aad: &[u8], data: InOut<'_>) -> Tag<TAG> {
        Tag::first_of(key.seal(&mut AesGcmState::new(&N::first(key, nonce)), aad, data))
    }

    #[inline]
    fn open(key: &AesGcm<S>, nonce: N::Nonce<'_>, aad: &[u8], data: InOut<'_>, tag: &Tag<TAG>) -> bool {
        let state = &mut AesGcmState::new(&N::first(key, nonce));
        key.open(state, aad, data, |whole| Tag::first_of(whole) == *tag)
    }

    /// One state serves all packets: they overlap in the pipeline, the further the fewer instructions are between them.
    fn run<'a>(batch: &mut impl Batch<'a, Self>) {
        let mut state = AesGcmState::new(&[0; BLOCK]);
        for i in 0..batch.count() {
            batch.check(i);
            let nonce = batch.nonce(i);
            let Some(Message { key, aad, text, tag }) = batch.message(i) else { continue };
            state.restart(&N::first(key, nonce));
            match tag {
                TagPlace::Write(place) => {
                    place.copy_from_slice(Tag::<TAG>::first_of(key.seal(&mut state, aad, text)).as_bytes());
                }
                TagPlace::Compare(tag) => {
                    if !key.open(&mut state, aad, text, |whole| Tag::first_of(whole) == tag) {
                        batch.refuse(i);
                    }
                }
            }
        }
    }

    fn begin<'k>(key: &'k AesGcm<S>, nonce: N::Nonce<'_>, aad: &[u8]) -> Parts<'k, S, TAG> {
        let mut state = AesGcmState::new(&N::first(key, nonce));
        key.take_aad(&mut state, aad);
        Parts { key, state, aad: aad.len() as u64, stream: [0; BLOCK], block: [0; BLOCK], filled: 0 }
    }
}

/// The state of a message in pieces.
pub struct Parts<'k, S: KeySize, const TAG: usize> {
    key: &'k AesGcm<S>,
    state: AesGcmState,
    aad: u64,
    /// The keystream block of the partial block.
    stream: [u8; BLOCK],
    /// The ciphertext of the partial block.
    block: [u8; BLOCK],
    /// The length of the partial block: less than a block.
    filled: usize,
}

impl<S: KeySize, const TAG: usize> Parts<'_, S, TAG> {
    /// Splits a piece into the bytes that complete the partial block, whole blocks, and a remainder.
    #[inline]
    fn split<'a>(&self, piece: InOut<'a>) -> [InOut<'a>; 3] {
        let (first, piece) = piece.split_at((BLOCK - self.filled) % BLOCK);
        let whole = piece.len() - piece.len() % BLOCK;
        let (blocks, rest) = piece.split_at(whole);
        [first, blocks, rest]
    }

    /// Processes a part of a block.
    fn fill(&mut self, part: InOut<'_>, ciphertext_first: bool) {
        if part.is_empty() {
            return;
        }
        if self.filled == 0 {
            self.stream = self.key.keystream(&mut self.state);
        }
        let end = self.filled + part.len();
        let place = self.filled..end;
        let text = part.copied();
        let (stream, block) = (&self.stream[place.clone()], &mut self.block[place]);
        if ciphertext_first {
            block.copy_from_slice(text);
        }
        for (byte, key) in text.iter_mut().zip(stream) {
            *byte ^= key;
        }
        if !ciphertext_first {
            block.copy_from_slice(text);
        }
        self.filled_to(end);
    }

    fn filled_to(&mut self, end: usize) {
        if end == BLOCK {
            self.key.take(&mut self.state, &[self.block]);
        }
        self.filled = end % BLOCK;
    }
}

impl<S: KeySize, const TAG: usize> Sealed for Parts<'_, S, TAG> {}

impl<S: KeySize, const TAG: usize> pieces::Parts for Parts<'_, S, TAG> {
    type Tag = Tag<TAG>;

    fn duplicate(&self) -> Self {
        let Self { key, aad, stream, block, filled, .. } = *self;
        Self { key, state: self.state.clone(), aad, stream, block, filled }
    }

    fn encrypt(&mut self, piece: InOut<'_>) {
        let [first, blocks, rest] = self.split(piece);
        self.fill(first, false);
        self.key.whole::<Seal>(&mut self.state, blocks);
        self.fill(rest, false);
    }

    fn decrypt(&mut self, piece: InOut<'_>) {
        let [first, blocks, rest] = self.split(piece);
        self.fill(first, true);
        self.key.whole::<Open>(&mut self.state, blocks);
        self.fill(rest, true);
    }

    fn authenticate(&mut self, piece: &[u8]) {
        let n = piece.len().min((BLOCK - self.filled) % BLOCK);
        let (first, piece) = piece.split_at(n);
        if n > 0 {
            self.block[self.filled..self.filled + n].copy_from_slice(first);
            self.filled_to(self.filled + n);
        }
        let (blocks, rest) = piece.as_chunks();
        self.key.take(&mut self.state, blocks);
        if !rest.is_empty() {
            self.block[..rest.len()].copy_from_slice(rest);
            self.filled = rest.len();
        }
    }

    fn finalize(mut self, len: u64) -> Tag<TAG> {
        if self.filled > 0 {
            self.block[self.filled..].fill(0);
            self.filled_to(BLOCK);
        }
        self.state.set_lengths(self.aad, len);
        Tag::first_of(self.key.tag(&mut self.state))
    }
}

/// The fields erase themselves.
impl<S: KeySize, const TAG: usize> Drop for Parts<'_, S, TAG> {
    fn drop(&mut self) {
        wipe(&mut self.stream);
    }
}
