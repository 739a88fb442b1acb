//! Functions that bindings to other languages need in addition to the API: AEADs whose sizes and lengths are known only
//! at run time, batches of packets at any addresses, and messages in pieces without their keys. These functions may
//! change at any time; Rust programs use the other modules.
//!
//! Messages in pieces release plaintext before the tag is verified. The interfaces of other libraries, such as
//! OpenSSL's `EVP_DecryptUpdate`, require this: their callers must discard the plaintext of a message that does not
//! open. Rust programs use [`Aead::opener`](crate::aead::Aead::opener), which releases no plaintext before the tag is
//! verified.
//!
//! ```
//! use raddle::{
//!     InOut,
//!     chacha20poly1305::{ChaCha20Poly1305, Key, Nonce},
//!     bindings::{Pieces, PiecesKey},
//! };
//!
//! let (cipher, nonce) = (ChaCha20Poly1305::new(&Key::from([7; 32])), Nonce::from([9; 12]));
//! let mut message = cipher.begin_message(nonce.as_bytes(), b"header").unwrap();
//! let mut text = *b"attack at dawn";
//! message.encrypt(&(), InOut::in_place(&mut text))?;
//! let tag = message.tag(&());
//! cipher.open_in_place_detached(&nonce, b"header", &mut text, &tag)?;
//! assert_eq!(&text, b"attack at dawn");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod aead;
mod aes;
mod pieces;

use crate::{
    ghash::{Key as GhashKey, Sum},
    hashing::{Algorithm, Hasher, Words},
    kernel::{CompressionFunction, Word},
};

pub use self::{
    aead::{AeadKey, PiecesKey, Refused, public, starts_with},
    aes::{AesCtrPlace, AesKey, GcmKey, GcmSivKey},
    pieces::{ChaCha20Poly1305Message, GcmMessage, PieceError, Pieces},
};
pub use crate::{
    hash::{
        any::several::update_combined,
        interface::{Blake3Key, HashState, MacKey, MacPieces, OneHash, digest_many, mac_many},
    },
    memory::job::{Job, TagPlace},
};

/// A GHASH hash in pieces, without the key: each call is given the same key.
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

    /// Returns the hash, with the last block padded with zeros.
    #[must_use]
    pub fn finish(mut self, key: &GhashKey) -> [u8; 16] {
        self.0.finish(key)
    }
}

/// Writes the hash value so far as little-endian words. Returns the partial block and the length of the message so far
/// in bytes, modulo 2^64. [`resume_hash`] continues from these values. The caller must protect and erase all of them
/// like the message itself.
///
/// # Panics
///
/// If `hash` does not have the length of a hash value, which is that of the digest before it is truncated: 64 bytes for
/// SHA-384.
///
/// ```
/// use raddle::{bindings, hash::Sha2, sha256::Sha256};
///
/// let (mut hasher, mut hash) = (Sha256::new(), [0; 32]);
/// hasher.update(b"attack ");
/// let (part, length) = bindings::suspend_hash(&hasher, &mut hash);
/// let mut resumed = bindings::resume_hash::<Sha2<256>>(&hash, part, length).expect("a whole state");
/// resumed.update(b"at dawn");
/// assert_eq!(resumed.finalize(), Sha256::digest(b"attack at dawn"));
/// ```
#[must_use]
pub fn suspend_hash<'a, A: Algorithm>(hasher: &'a Hasher<A>, hash: &mut [u8]) -> (&'a [u8], u64) {
    let (words, part, length) = hasher.state();
    assert_eq!(hash.len(), size_of::<Words<A>>(), "bytes of a hash value");
    let bytes = hash.len() / words.as_ref().len();
    for (place, word) in hash.chunks_exact_mut(bytes).zip(words.as_ref()) {
        place.copy_from_slice(word.to_le_bytes().as_ref());
    }
    (part, length)
}

/// Resumes a hash from the values that [`suspend_hash`] gave. Returns `None` if the hash value has the wrong length, or
/// if the length of the partial block is not the message length modulo the block length.
#[must_use]
pub fn resume_hash<A: Algorithm>(hash: &[u8], part: &[u8], length: u64) -> Option<Hasher<A>> {
    if hash.len() != size_of::<Words<A>>() {
        return None;
    }
    let mut words = Words::<A>::default();
    for (word, bytes) in words.as_mut().iter_mut().zip(<A::Function as CompressionFunction>::Word::divide(hash)) {
        *word = Word::from_le_bytes(*bytes);
    }
    Hasher::of_state(words, part, length)
}
