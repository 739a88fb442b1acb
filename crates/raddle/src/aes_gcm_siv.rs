//! AES-GCM-SIV (RFC 8452): authenticated encryption with 16-byte or 32-byte keys and 12-byte nonces, which stays secure
//! if a nonce is repeated.
//!
//! ```
//! # #[cfg(feature = "getrandom")] {
//! use raddle::aes_gcm_siv::{self, Aes256GcmSiv, Key};
//!
//! let cipher = Aes256GcmSiv::new(&Key::random()?);
//! let nonce = aes_gcm_siv::random_nonce()?;
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
//! **Repeated nonces.** Two messages under one nonce reveal only whether they are equal, with their additional data. So
//! nonces may be random: a key seals at least 2^32 messages of any length (RFC 8452, section 9, table 1). With
//! [`aes_gcm`](crate::aes_gcm), two messages under one nonce give away the key of the authenticator.
//!
//! **Speed.** Each message has keys of its own, and sealing reads the message twice: first to compute the tag, then to
//! encrypt under a counter that follows from the tag. Opening reads it once. A message cannot be sealed in pieces, because
//! the tag comes first: use [`aes_gcm`](crate::aes_gcm) for streams.
//!
//! | | separate output | in place |
//! |---|---|---|
//! | tag appended | [`seal`](Aead::seal), [`open`](Aead::open) | [`seal_in_place`](Aead::seal_in_place), [`open_in_place`](Aead::open_in_place) |
//! | tag separate | [`seal_detached`](Aead::seal_detached), [`open_detached`](Aead::open_detached) | [`seal_in_place_detached`](Aead::seal_in_place_detached), [`open_in_place_detached`](Aead::open_in_place_detached) |
//! | in vectors, tag appended (feature `alloc`) | `seal_to_vec`, `open_to_vec` | `seal_vec_in_place`, `open_vec_in_place` |
//! | batches of packets | [`seal_many`](Aead::seal_many), [`open_many`](Aead::open_many); with a key for each packet, [`seal_many_with_keys`](Aead::seal_many_with_keys), [`open_many_with_keys`](Aead::open_many_with_keys) | the same functions: see [`Packet`] |
//!
//! A message that does not open leaves no plaintext behind: a separate output is all zeros or is never written, and a
//! message in place is unchanged.
//! [`AnyAead`](crate::aead::any::AnyAead) seals and opens with an algorithm that is chosen at run time.

pub use crate::{
    aead::{AadTooLong, Aead, AeadAlgorithm, GcmSiv, OpenError, Packet, SealError, TagMismatch, TooLong, WrongLength},
    aes::{Bits128, Bits256, Key},
    chacha20::Nonce,
    hashing::CountMismatch,
    kernel::SivKeySize,
    memory::tag::{TAG_BYTES, Tag},
};

/// The maximum length of a message in bytes, and of its additional data: 2^36 (RFC 8452, section 6).
pub const MESSAGE_BYTES: u64 = <GcmSiv<Bits128> as AeadAlgorithm>::MESSAGE_BYTES;

/// AES-GCM-SIV with a 16-byte key.
pub type Aes128GcmSiv = Aead<GcmSiv<Bits128>>;
/// AES-GCM-SIV with a 32-byte key.
pub type Aes256GcmSiv = Aead<GcmSiv<Bits256>>;

/// Draws a nonce from the operating system's generator. Needs the feature `getrandom`.
///
/// Only AES-GCM-SIV allows random nonces of 12 bytes (RFC 8452, section 9): if two messages get the same nonce, others
/// learn whether the messages are equal, and nothing else.
///
/// # Errors
///
/// Fails if the system has no random bytes.
///
/// ```
/// use raddle::aes_gcm_siv;
///
/// assert_ne!(aes_gcm_siv::random_nonce()?, aes_gcm_siv::random_nonce()?);
/// # Ok::<(), getrandom::Error>(())
/// ```
#[cfg(feature = "getrandom")]
pub fn random_nonce() -> Result<Nonce, getrandom::Error> {
    crate::memory::random::bytes().map(Nonce::from)
}
