//! Operations that bindings to other languages need beyond the API: messages in pieces without their keys, tags whose length is
//! known at run time, batches of packets at any addresses. It may change at any time; Rust programs use the other modules.
//!
//! Messages in pieces release plaintext before the tag is verified. Interfaces of other libraries require this, such as
//! OpenSSL's `EVP_DecryptUpdate`: their callers must discard the plaintext of a message that does not open. Rust programs use
//! [`Aead::opener`], which releases no plaintext before.
//!
//! ```
//! use raddle::{
//!     InOut,
//!     chacha20poly1305::{ChaCha20Poly1305, Key, Nonce},
//!     raw::ChaCha20Poly1305Message,
//! };
//!
//! let (cipher, nonce) = (ChaCha20Poly1305::new(&Key::from([7; 32])), Nonce::from([9; 12]));
//! let mut message = ChaCha20Poly1305Message::new(&cipher, &nonce);
//! message.take_aad(b"header")?;
//! let mut text = *b"attack at dawn";
//! message.encrypt(InOut::in_place(&mut text))?;
//! let tag = message.tag();
//! cipher.open_in_place_detached(&nonce, b"header", &mut text, &tag)?;
//! assert_eq!(&text, b"attack at dawn");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::{
    InOut,
    aead::{
        Aead, AeadAlgorithm, AnyLength, AnyNonce, ChaChaPoly, Gcm, NonceLength, OpenError, SealError, XChaChaPoly,
        limited, limited_aad,
    },
    aes_ctr::{Aes, Counter, KeystreamExhausted, Place},
    cpu::token::Token,
    ghash::{Key as GhashKey, Sum},
    hash::{Algorithm, BLOCK_BYTES, Hasher, Rfc1321, Sha2, Words, hash_many},
    hmac::Hmac,
    kernel::{AesGcmState, Bits128, Bits192, Bits256, Construction, HashFunction, KeySize},
    memory::{
        declassify::declassify,
        tag::{TAG_BYTES, Tag, TagPlace},
    },
};

pub use crate::aead::{
    Batch, Message,
    message::{ChaCha20Poly1305Message, GcmMessage, PieceError},
};
pub use crate::kernel::raw::{MessageCall, Refused};

/// Whether two secrets are equal is public.
#[inline(always)]
#[must_use]
pub fn public(value: bool) -> bool {
    declassify(value)
}

/// Compares the first bytes of a tag in constant time.
#[inline]
#[must_use]
pub fn starts_with(whole: &[u8; TAG_BYTES], tag: &[u8]) -> bool {
    let difference = whole.iter().zip(tag).fold(0, |all, (one, other)| all | (one ^ other));
    public(core::hint::black_box(difference) == 0)
}

/// One message in one call. The functions are compiled in this crate, for speed, even where the caller is compiled for size.
pub trait OneCall: AeadAlgorithm<Tag = Tag> {
    /// Seals a message, and writes the first bytes of its tag, at most 16. Input and output may be one buffer.
    ///
    /// # Errors
    ///
    /// If the text or the additional data are too long.
    fn seal_message(
        cipher: &Aead<Self>,
        nonce: Self::Nonce<'_>,
        aad: &[u8],
        data: InOut<'_>,
        tag: &mut [u8],
    ) -> Result<(), Refused>;

    /// Opens a message whose tag may be truncated. The caller has checked its length: 16 bytes, or fewer for AES-GCM.
    ///
    /// # Errors
    ///
    /// As for [`Aead::open_detached`].
    fn open_message(
        cipher: &Aead<Self>,
        nonce: Self::Nonce<'_>,
        aad: &[u8],
        data: InOut<'_>,
        tag: &[u8],
    ) -> Result<(), Refused>;
}

/// A cipher of AES-GCM without a key, for callers that own its memory: [`Aead::set_key`] computes the key in place. Before that
/// call, each use panics.
///
/// ```
/// use raddle::{
///     aes_gcm::{Aes128Gcm, Key, Nonce},
///     raw::blank_gcm,
/// };
///
/// let mut cipher: Aes128Gcm = blank_gcm();
/// cipher.set_key(&Key::<16>::from([7; 16]));
/// let tag = cipher.seal_in_place_detached(&Nonce::from([9; 12]), b"", &mut { *b"attack at dawn" })?;
/// # assert_ne!(tag.as_bytes(), &[0; 16]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// ```should_panic
/// # use raddle::{aes_gcm::{Aes128Gcm, Nonce}, raw::blank_gcm};
/// let cipher: Aes128Gcm = blank_gcm();
/// cipher.seal_in_place_detached(&Nonce::from([9; 12]), b"", &mut { *b"attack at dawn" }).ok();
/// ```
#[inline(always)]
#[must_use]
pub fn blank_gcm<S: KeySize, N: NonceLength>() -> Aead<Gcm<S, N>> {
    Aead::blank()
}

macro_rules! one_call {
    ($($variant:ty, $open:ident;)*) => {$(
        impl OneCall for $variant {
            fn seal_message(
                cipher: &Aead<Self>,
                nonce: Self::Nonce<'_>,
                aad: &[u8],
                data: InOut<'_>,
                tag: &mut [u8],
            ) -> Result<(), Refused> {
                let whole = cipher.seal_data(nonce, aad, data).map_err(|_| Refused::TooLong)?;
                // A copy of variable length would be a call.
                match <&mut [u8; TAG_BYTES]>::try_from(&mut *tag) {
                    Ok(tag) => *tag = *whole.as_bytes(),
                    Err(_) => tag.copy_from_slice(&whole.as_bytes()[..tag.len()]),
                }
                Ok(())
            }

            fn open_message(
                cipher: &Aead<Self>,
                nonce: Self::Nonce<'_>,
                aad: &[u8],
                data: InOut<'_>,
                tag: &[u8],
            ) -> Result<(), Refused> {
                match <[u8; TAG_BYTES]>::try_from(tag) {
                    Ok(tag) => cipher.open_data(nonce, aad, data, &Tag::from(tag)).map_err(|error| match error {
                        OpenError::TagMismatch(_) => Refused::Tag,
                        _ => Refused::TooLong,
                    }),
                    Err(_) => $open(cipher, nonce, aad, data, tag),
                }
            }
        }
    )*};
}

one_call! {
    Gcm<Bits128, AnyLength>, open_truncated;
    Gcm<Bits192, AnyLength>, open_truncated;
    Gcm<Bits256, AnyLength>, open_truncated;
    ChaChaPoly, no_such_tag;
    XChaChaPoly, no_such_tag;
}

/// Opens a message of AES-GCM whose tag is truncated.
#[cold]
#[inline(never)]
fn open_truncated<S: KeySize>(
    cipher: &Aead<Gcm<S, AnyLength>>,
    nonce: AnyNonce<'_>,
    aad: &[u8],
    data: InOut<'_>,
    tag: &[u8],
) -> Result<(), Refused> {
    Token::begin();
    check_lengths::<Gcm<S, AnyLength>>(data.len(), aad.len()).map_err(|_| Refused::TooLong)?;
    let key = cipher.expanded();
    let state = &mut AesGcmState::new(&AnyLength::first(key, nonce));
    if key.open(state, aad, data, |whole| starts_with(&whole, tag)) { Ok(()) } else { Err(Refused::Tag) }
}

/// ChaCha20-Poly1305 has no truncated tags.
fn no_such_tag<V: AeadAlgorithm>(
    _: &Aead<V>,
    _: V::Nonce<'_>,
    _: &[u8],
    _: InOut<'_>,
    _: &[u8],
) -> Result<(), Refused> {
    Err(Refused::Tag)
}

/// One message hashed or authenticated in one call, compiled in this crate for speed, like [`OneCall`].
pub trait OneHash<const BYTES: usize>: Algorithm {
    /// Writes the digest of a message.
    fn digest_message(message: &[u8], digest: &mut [u8; BYTES]);

    /// Writes the tag of a message.
    fn mac_message(key: &Hmac<Self, BYTES>, message: &[u8], tag: &mut [u8; BYTES]);
}

macro_rules! one_hash {
    ($($algorithm:ty, $bytes:literal;)*) => {$(
        impl OneHash<$bytes> for $algorithm {
            fn digest_message(message: &[u8], digest: &mut [u8; $bytes]) {
                *digest = Hasher::<Self>::digest(message);
            }

            fn mac_message(key: &Hmac<Self, $bytes>, message: &[u8], tag: &mut [u8; $bytes]) {
                *tag = *key.mac(message).as_bytes();
            }
        }
    )*};
}

one_hash! {
    Sha2<256>, 32;
    Sha2<224>, 28;
    Rfc1321, 16;
}

/// A position in a keystream of AES in counter mode, without its key: each call is given the same key.
#[derive(Clone)]
pub struct AesCtrPlace<C>(Place<C>);

impl<C: Counter> AesCtrPlace<C> {
    /// Starts at a counter block.
    #[inline]
    #[must_use]
    pub fn new(first: &[u8; 16]) -> Self {
        Self(Place::new(first))
    }

    /// The position of the next byte.
    #[inline]
    #[must_use]
    pub fn position(&self) -> u64 {
        self.0.position
    }

    /// Adds the next bytes of keystream.
    ///
    /// # Errors
    ///
    /// If fewer are left; nothing is written then.
    #[inline]
    pub fn apply<S: KeySize>(&mut self, key: &Aes<S>, data: InOut<'_>) -> Result<(), KeystreamExhausted> {
        self.0.apply(key, data)
    }

    /// Adds the keystream from a counter block on to a whole message, shorter than the keystream, and stores no position.
    #[inline]
    pub fn apply_once<S: KeySize>(key: &Aes<S>, first: &[u8; 16], data: InOut<'_>) {
        Place::<C>::apply_blocks(key, u128::from_be_bytes(*first), 0, data);
    }

    /// Moves to a byte.
    ///
    /// # Errors
    ///
    /// If it is beyond the end; the position is then unchanged.
    #[inline]
    pub fn seek(&mut self, byte: u64) -> Result<(), KeystreamExhausted> {
        self.0.seek(byte)
    }
}

/// A hash of GHASH in pieces, without its key: each call is given the same key.
#[derive(Clone)]
pub struct GhashSum(Sum);

impl GhashSum {
    /// Starts a hash.
    #[inline]
    #[must_use]
    #[allow(clippy::new_without_default, reason = "a hash begins on purpose")]
    pub fn new() -> Self {
        Self(Sum::new())
    }

    /// Hashes the next piece.
    pub fn update(&mut self, key: &GhashKey, piece: &[u8]) {
        self.0.update(key, piece);
    }

    /// Pads a partial block with zeros.
    pub fn pad(&mut self, key: &GhashKey) {
        self.0.pad(key);
    }

    /// Returns the hash, the last block padded with zeros.
    #[must_use]
    pub fn finish(mut self, key: &GhashKey) -> [u8; 16] {
        self.0.finish(key)
    }
}

/// Seals or opens the packets of a batch.
#[inline]
pub fn run<'a, V: AeadAlgorithm>(batch: &mut impl Batch<'a, V>) {
    Token::begin();
    V::run(batch);
}

/// The key of a cipher, in the form that batches and calls by addresses take.
#[inline(always)]
#[must_use]
pub fn expanded<V: AeadAlgorithm>(cipher: &Aead<V>) -> &V::Expanded {
    cipher.expanded()
}

/// A packet of a batch that is sealed. The place of the tag has the length of a tag.
#[inline]
pub fn sealed<'m, V: AeadAlgorithm>(
    cipher: &'m Aead<V>,
    aad: &'m [u8],
    text: InOut<'m>,
    place: &'m mut [u8],
) -> Message<'m, V> {
    Message { key: cipher.expanded(), aad, text, tag: TagPlace::Write(place) }
}

/// A packet of a batch that is opened.
#[inline]
pub fn opened<'m, V: AeadAlgorithm>(
    cipher: &'m Aead<V>,
    aad: &'m [u8],
    text: InOut<'m>,
    tag: V::Tag,
) -> Message<'m, V> {
    Message { key: cipher.expanded(), aad, text, tag: TagPlace::Compare(tag) }
}

/// Checks the lengths of a packet. Each algorithm requires this check before it processes a message.
///
/// # Errors
///
/// If the text or the additional data are too long.
#[inline]
pub fn check_lengths<V: AeadAlgorithm>(text: usize, aad: usize) -> Result<(), SealError> {
    limited::<V>(text as u64)?;
    limited_aad::<V>(aad as u64)?;
    Ok(())
}

/// Writes the digests of many messages one after another, as [`Hasher::digest_many`](crate::sha256::Sha256::digest_many).
/// Algorithms with one compression function and HMAC share its code, so it is a little slower.
///
/// `digests` has room for all; the rest of it is unchanged.
pub fn digest_many<A: Algorithm, M: AsRef<[u8]>>(messages: &[M], digests: &mut [u8]) {
    let construction = Construction { hash: &A::INITIAL, before: 0, outer: None };
    write_many::<A::Function, M>(&construction, A::DIGEST_BYTES, messages, digests);
}

/// Writes the tags of many messages one after another, as [`Hmac::mac_many`] computes them: see [`digest_many`].
pub fn mac_many<A: Algorithm, const TAG: usize, M: AsRef<[u8]>>(key: &Hmac<A, TAG>, messages: &[M], tags: &mut [u8]) {
    let [inner, outer]: &[Words<A>; 2] = key.midstates().both();
    let outer = Some((outer, A::DIGEST_BYTES));
    let construction = Construction { hash: inner, before: BLOCK_BYTES as u64, outer };
    write_many::<A::Function, M>(&construction, TAG, messages, tags);
}

#[inline(never)]
fn write_many<F: HashFunction, M: AsRef<[u8]>>(
    construction: &Construction<'_, F>,
    bytes: usize,
    messages: &[M],
    results: &mut [u8],
) {
    hash_many::<F, M, u8>(construction, messages, results, |results, i, hash| {
        write_result(results, i, &F::bytes(hash).as_ref()[..bytes]);
    });
}

/// Writes a result to its place, if there is one. It is a function of its own, for size, since each hash has several calls of
/// it.
#[inline(never)]
fn write_result(results: &mut [u8], i: usize, result: &[u8]) {
    if let Some(place) = results.get_mut(i * result.len()..(i + 1) * result.len()) {
        place.copy_from_slice(result);
    }
}
