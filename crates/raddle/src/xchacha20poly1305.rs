//! XChaCha20-Poly1305 (draft-irtf-cfrg-xchacha-03): authenticated encryption with 24-byte nonces, which are long enough
//! to be drawn at random.
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
//! **A nonce may be used for one message only.** After 2^80 messages under a key, two random nonces are equal with a
//! chance of about 2^-33. Each message costs one ChaCha20 block more than with
//! [`chacha20poly1305`](crate::chacha20poly1305). The table of functions in that module applies here too.

use crate::aead;
pub use crate::{
    aead::{Aead, AeadAlgorithm, MESSAGE_BYTES, OpenError, SealError, TagMismatch, TooLong, WrongLength, XChaChaPoly},
    chacha20::Key,
    chacha20poly1305::{Opened, Opener, Sealer},
    hashing::CountMismatch,
    poly1305::{TAG_BYTES, Tag},
};

/// The nonce: 24 bytes, long enough to be random; public, and never used for two messages under one key.
pub type Nonce = crate::Nonce<24>;

/// A packet of a batch.
pub type Packet<'a> = aead::Packet<'a, XChaChaPoly>;
/// XChaCha20-Poly1305 under a key.
pub type XChaCha20Poly1305 = Aead<XChaChaPoly>;
