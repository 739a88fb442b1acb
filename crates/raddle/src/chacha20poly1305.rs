//! ChaCha20-Poly1305 (RFC 8439, section 2.8): authenticated encryption with 12-byte nonces.
//!
//! ```
//! use raddle::chacha20poly1305::{ChaCha20Poly1305, Key, NonceSequence};
//!
//! let cipher = ChaCha20Poly1305::new(&Key::from([7; 32]));
//! let mut nonces = NonceSequence::with_sender([0, 0, 0, 1]);
//!
//! let nonce = nonces.next_nonce()?;
//! let mut sealed = [0; 14 + 16];
//! cipher.seal(&nonce, b"header", b"attack at dawn", &mut sealed)?;
//!
//! let mut plaintext = [0; 14];
//! cipher.open(&nonce, b"header", &sealed, &mut plaintext)?;
//! assert_eq!(&plaintext, b"attack at dawn");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **A nonce may be used for one message only**: a [`NonceSequence`] gives out each nonce once. Twelve bytes are too
//! few to be drawn at random: after 2^32 messages under a key, two nonces are equal with a chance of about 2^-33. For
//! random nonces, use [`xchacha20poly1305`](crate::xchacha20poly1305).
//!
//! | | separate output | in place |
//! |---|---|---|
//! | tag appended | [`seal`](Aead::seal), [`open`](Aead::open) | [`seal_in_place`](Aead::seal_in_place), [`open_in_place`](Aead::open_in_place) |
//! | tag separate | [`seal_detached`](Aead::seal_detached), [`open_detached`](Aead::open_detached) | [`seal_in_place_detached`](Aead::seal_in_place_detached), [`open_in_place_detached`](Aead::open_in_place_detached) |
//! | in vectors, tag appended (feature `alloc`) | `seal_to_vec`, `open_to_vec` | `seal_vec_in_place`, `open_vec_in_place` |
//! | batches of packets | [`seal_many`](Aead::seal_many), [`open_many`](Aead::open_many); with a key for each packet, [`seal_many_with_keys`](Aead::seal_many_with_keys), [`open_many_with_keys`](Aead::open_many_with_keys) | the same functions: see [`Packet`] |
//! | in pieces, tag separate | [`Sealer::seal_to`], [`Opened::open_to`] | [`Sealer::seal`], [`Opened::open`] |
//!
//! A message that does not open leaves no plaintext behind: a separate output is all zeros or is never written, and a
//! message in place is unchanged.
//! [`AnyAead`](crate::aead::any::AnyAead) seals and opens with an algorithm that is chosen at run time.

use crate::aead::{self, ChaCha20Poly1305Parts};
pub use crate::{
    aead::{
        Aead, AeadAlgorithm, ChaChaPoly, MESSAGE_BYTES, NonceSequence, NoncesExhausted, OpenError, SealError,
        TagMismatch, TooLong, WrongLength,
    },
    chacha20::{Key, Nonce},
    hashing::CountMismatch,
    poly1305::{TAG_BYTES, Tag},
};

/// A packet of a batch.
pub type Packet<'a> = aead::Packet<'a, ChaChaPoly>;
/// ChaCha20-Poly1305 under a key.
pub type ChaCha20Poly1305 = Aead<ChaChaPoly>;

/// Seals a message in pieces of any length. Returned by [`Aead::sealer`].
pub type Sealer = aead::Sealer<ChaCha20Poly1305Parts>;
/// The first of two passes over a message that is opened in pieces. Returned by [`Aead::opener`].
pub type Opener = aead::Opener<ChaCha20Poly1305Parts>;
/// The second of two passes over a message that is opened in pieces. Returned by [`Opener::verify`].
pub type Opened = aead::Opened<ChaCha20Poly1305Parts>;
