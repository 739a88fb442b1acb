//! XAES-256-GCM ([C2SP](https://c2sp.org/XAES-256-GCM)): authenticated encryption with AES-256-GCM and 24-byte nonces,
//! which are long enough to be drawn at random.
//!
//! ```
//! # #[cfg(feature = "getrandom")] {
//! use raddle::xaes_256_gcm::{Key, Nonce, Xaes256Gcm};
//!
//! let cipher = Xaes256Gcm::new(&Key::from([7; 32]));
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
//! chance of about 2^-33.
//!
//! The first half of the nonce gives a key for AES-256-GCM (SP 800-108r1). The second half is the nonce for this
//! derived key. So the ciphertext and the tag are the output of AES-256-GCM under the derived key. Each message costs
//! two AES blocks and a key setup more than with [`aes_gcm`](crate::aes_gcm). The table of functions in that module
//! applies here too. For short messages, the key setup takes most of the time;
//! [`xchacha20poly1305`](crate::xchacha20poly1305) has no such setup.
//!
//! The round keys and powers for a derived key are computed with the kernels that are in use when its message begins.

use crate::aead::{self, XaesGcmParts};
pub use crate::{
    aead::{AadTooLong, Aead, AeadAlgorithm, OpenError, SealError, TagMismatch, TooLong, WrongLength, XaesGcm},
    hashing::CountMismatch,
    memory::tag::{TAG_BYTES, Tag},
};

/// The secret key: 32 bytes, erased when dropped and never printed.
pub type Key = crate::Key<32>;

/// The nonce: 24 bytes, long enough to be random; public, and never used for two messages under one key.
pub type Nonce = crate::Nonce<24>;

/// The maximum length of a message in bytes: 2^36 - 32 (SP 800-38D, section 5.2.1.1).
pub const MESSAGE_BYTES: u64 = XaesGcm::MESSAGE_BYTES;

/// A packet of a batch.
pub type Packet<'a> = aead::Packet<'a, XaesGcm>;
/// XAES-256-GCM under a key.
pub type Xaes256Gcm = Aead<XaesGcm>;

/// Seals a message in pieces of any length. Returned by [`Aead::sealer`].
pub type Sealer = aead::Sealer<XaesGcmParts>;
/// The first of two passes over a message that is opened in pieces. Returned by [`Aead::opener`].
pub type Opener = aead::Opener<XaesGcmParts>;
/// The second of two passes over a message that is opened in pieces. Returned by [`Opener::verify`].
pub type Opened = aead::Opened<XaesGcmParts>;
