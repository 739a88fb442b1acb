//! XChaCha20-Poly1305 (draft-irtf-cfrg-xchacha-03): authenticated encryption with nonces of 24 bytes, enough to be
//! drawn at random.
//!
//! ```
//! # #[cfg(feature = "getrandom")] {
//! use raddle::xchacha20poly1305::{Key, Nonce, XChaCha20Poly1305};
//!
//! let cipher = XChaCha20Poly1305::new(&Key::from([7; 32]));
//! let nonce = Nonce::random()?;
//! let mut sealed = [0; 14 + 16];
//! cipher.seal(&nonce, b"header", b"attack at dawn", &mut sealed)?;
//!
//! let mut plaintext = [0; 14];
//! cipher.open(&nonce, b"header", &sealed, &mut plaintext)?;
//! assert_eq!(&plaintext, b"attack at dawn");
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **A nonce may be used for one message only.** After 2^80 messages under a key two random nonces are equal with a
//! chance of about 2^-33. Each message costs one more block of ChaCha20 than with
//! [`chacha20poly1305`](crate::chacha20poly1305), whose functions it shares: see the table there.

pub use crate::{
    aead::{Aead, Extended, MESSAGE_BYTES, OpenError, SealError, TagMismatch, TooLong, Variant, WrongLength},
    chacha20::Key,
    chacha20poly1305::{Opened, Opener, Sealer},
    poly1305::{TAG_BYTES, Tag},
};

/// XChaCha20-Poly1305 under a key.
pub type XChaCha20Poly1305 = Aead<Extended>;

/// The nonce: 24 bytes, public, and never used for two messages under one key.
///
/// ```
/// use raddle::xchacha20poly1305::Nonce;
///
/// let nonce = Nonce::from([9; 24]);
/// assert_eq!(nonce.as_bytes(), &[9; 24]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Nonce([u8; 24]);

impl Nonce {
    /// The bytes of the nonce.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8; 24] {
        &self.0
    }

    /// A nonce from the generator of the operating system. Needs the feature `getrandom`.
    ///
    /// # Errors
    ///
    /// Where the system has no random bytes to give.
    ///
    /// ```
    /// use raddle::xchacha20poly1305::Nonce;
    ///
    /// assert_ne!(Nonce::random()?, Nonce::random()?);
    /// # Ok::<(), getrandom::Error>(())
    /// ```
    #[cfg(feature = "getrandom")]
    pub fn random() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; 24];
        getrandom::fill(&mut bytes)?;
        Ok(Self(bytes))
    }
}

impl From<[u8; 24]> for Nonce {
    #[inline]
    fn from(bytes: [u8; 24]) -> Self {
        Self(bytes)
    }
}
