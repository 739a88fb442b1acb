//! Poly1305 (RFC 8439, section 2.5), a one-time authenticator. **A primitive**: most programs want
//! [`chacha20poly1305`](crate::chacha20poly1305), which makes a new key for each message.
//!
//! A 32-byte [`OneTimeKey`] and a message of any length give a 16-byte [`Tag`]. **A key may authenticate one message
//! only**: two tags under one key are equations in the key, and anyone who solves them can forge tags. So a key can't
//! be cloned, and authenticating a message consumes it.
//!
//! ```
//! # #[cfg(feature = "getrandom")] {
//! use raddle::poly1305::{OneTimeKey, Poly1305, authenticate};
//!
//! let mut bytes = [0; 32];
//! raddle::getrandom::fill(&mut bytes)?; // for this message alone
//! let tag = authenticate(OneTimeKey::from(bytes), b"attack at dawn");
//!
//! let mut received = Poly1305::new(OneTimeKey::from(bytes)); // at the other end
//! received.update(b"attack at dawn");
//! assert!(received.verify(&tag).is_ok());
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The time taken depends only on lengths.

use core::fmt;

use zeroize::ZeroizeOnDrop;

pub use crate::memory::tag::{TAG_BYTES, TagMismatch};
use crate::{
    kernel::{Poly1305State, poly1305::driver},
    memory::{bytes::byte_array, wipe::wipe},
};

/// The tag: 16 bytes, compared in constant time (RFC 8439, section 2.5).
///
/// ```
/// use raddle::poly1305::Tag;
///
/// let received: &[u8] = &[7; 17];
/// assert!(Tag::try_from(received).is_err());
/// let tag = Tag::try_from(&received[..16])?;
/// assert_eq!(tag.as_bytes(), &[7; 16]);
/// # Ok::<(), raddle::WrongLength>(())
/// ```
pub type Tag = crate::Tag<TAG_BYTES>;

/// The length of a block in bytes.
const BLOCK_BYTES: usize = 16;

/// The secret key of one message: 32 bytes, erased when dropped and never printed.
///
/// A key generator makes a new key for each message, for example from the first block of a keystream (RFC 8439, section
/// 2.6). Never derive a key from a password or choose it by hand.
pub struct OneTimeKey([u8; 32]);

byte_array!([] OneTimeKey, 32);

impl Drop for OneTimeKey {
    #[inline]
    fn drop(&mut self) {
        wipe(&mut self.0);
    }
}

impl ZeroizeOnDrop for OneTimeKey {}

impl fmt::Debug for OneTimeKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("OneTimeKey(..)")
    }
}

/// Computes the tag of a message (RFC 8439, section 2.5).
///
/// ```
/// use raddle::poly1305::{OneTimeKey, authenticate};
///
/// # let fresh = [7; 32];
/// let tag = authenticate(OneTimeKey::from(fresh), b"attack at dawn");
/// # assert_eq!(tag, authenticate(OneTimeKey::from(fresh), b"attack at dawn"));
/// # assert_ne!(tag, authenticate(OneTimeKey::from(fresh), b"attack at dusk"));
/// ```
#[inline]
#[must_use]
#[allow(clippy::needless_pass_by_value, reason = "the key is used up")]
pub fn authenticate(key: OneTimeKey, message: &[u8]) -> Tag {
    Tag::from(driver::finish(&mut Poly1305State::new(&key.0), message))
}

/// Authenticates a message in pieces (RFC 8439, section 2.5).
///
/// The state is erased when dropped and never printed.
///
/// ```
/// use raddle::poly1305::{OneTimeKey, Poly1305, authenticate};
///
/// # let fresh = [7; 32];
/// let mut mac = Poly1305::new(OneTimeKey::from(fresh));
/// mac.update(b"attack ");
/// mac.update(b"at dawn");
/// assert_eq!(mac.finalize(), authenticate(OneTimeKey::from(fresh), b"attack at dawn"));
/// ```
#[repr(C)]
pub struct Poly1305 {
    /// The state. It comes first because the C library aligns the start of this structure.
    state: Poly1305State,
    /// The partial block.
    part: [u8; BLOCK_BYTES],
    /// The length of the partial block, which is less than a block.
    filled: usize,
}

impl Poly1305 {
    /// Starts to authenticate one message.
    ///
    /// ```
    /// use raddle::poly1305::{OneTimeKey, Poly1305};
    ///
    /// let mac = Poly1305::new(OneTimeKey::from([7; 32]));
    /// assert_eq!(format!("{mac:?}"), "Poly1305(..)");
    /// ```
    #[inline]
    #[must_use]
    #[allow(clippy::needless_pass_by_value, reason = "the key is used up")]
    pub fn new(key: OneTimeKey) -> Self {
        Self { state: Poly1305State::new(&key.0), part: [0; BLOCK_BYTES], filled: 0 }
    }

    /// Authenticates the next piece of the message, of any length.
    ///
    /// ```
    /// use raddle::poly1305::{OneTimeKey, Poly1305, authenticate};
    ///
    /// # let fresh = [7; 32];
    /// let mut mac = Poly1305::new(OneTimeKey::from(fresh));
    /// mac.update(b"attack ");
    /// mac.update(b"at dawn");
    /// assert_eq!(mac.finalize(), authenticate(OneTimeKey::from(fresh), b"attack at dawn"));
    /// ```
    pub fn update(&mut self, mut piece: &[u8]) {
        if self.filled > 0 {
            let n = piece.len().min(BLOCK_BYTES - self.filled);
            let (first, rest) = piece.split_at(n);
            self.part[self.filled..self.filled + n].copy_from_slice(first);
            (self.filled, piece) = (self.filled + n, rest);
            if self.filled < BLOCK_BYTES {
                return;
            }
            driver::absorb(&mut self.state, &self.part);
        }
        let (blocks, rest) = piece.split_at(piece.len() - piece.len() % BLOCK_BYTES);
        driver::absorb(&mut self.state, blocks);
        self.part[..rest.len()].copy_from_slice(rest);
        self.filled = rest.len();
    }

    /// Copies the state, for interfaces of other libraries that copy states, such as OpenSSL's `EVP_MAC_CTX_dup`. A key
    /// may still authenticate one message only: finishing both copies after different messages gives the key away.
    #[doc(hidden)]
    #[must_use]
    pub fn duplicate(&self) -> Self {
        Self { state: self.state.clone(), ..*self }
    }

    /// Computes the tag of all pieces.
    ///
    /// ```
    /// use raddle::poly1305::{OneTimeKey, Poly1305, authenticate};
    ///
    /// # let fresh = [7; 32];
    /// let mut mac = Poly1305::new(OneTimeKey::from(fresh));
    /// mac.update(b"attack at dawn");
    /// assert_eq!(mac.finalize(), authenticate(OneTimeKey::from(fresh), b"attack at dawn"));
    /// ```
    #[must_use]
    pub fn finalize(mut self) -> Tag {
        Tag::from(driver::finish(&mut self.state, &self.part[..self.filled]))
    }

    /// Computes the tag of all pieces and compares it with `tag`, in constant time.
    ///
    /// # Errors
    ///
    /// Fails if the tags differ: the owner of the key did not authenticate this message.
    ///
    /// ```
    /// use raddle::poly1305::{OneTimeKey, Poly1305, Tag, TagMismatch};
    ///
    /// let mac = Poly1305::new(OneTimeKey::from([7; 32]));
    /// assert_eq!(mac.verify(&Tag::from([9; 16])), Err(TagMismatch));
    /// ```
    pub fn verify(self, tag: &Tag) -> Result<(), TagMismatch> {
        if self.finalize() == *tag { Ok(()) } else { Err(TagMismatch) }
    }
}

crate::hashing::write_impl!([] Poly1305);

impl Drop for Poly1305 {
    #[inline]
    fn drop(&mut self) {
        wipe(&mut self.part);
    }
}

impl ZeroizeOnDrop for Poly1305 {}

impl fmt::Debug for Poly1305 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Poly1305(..)")
    }
}
