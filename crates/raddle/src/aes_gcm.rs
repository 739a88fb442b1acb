//! AES-GCM (SP 800-38D): authenticated encryption with 16-byte, 24-byte or 32-byte keys and 12-byte nonces.
//!
//! ```
//! use raddle::aes_gcm::{Aes256Gcm, Key, NonceSequence};
//!
//! let cipher = Aes256Gcm::new(&Key::from([7; 32]));
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
//! few to be drawn at random: after 2^32 messages under a key, two nonces are equal with a chance of about 2^-33. Two
//! messages under one nonce give away the key of the authenticator. For random nonces, use
//! [`xaes_256_gcm`](crate::xaes_256_gcm) or [`xchacha20poly1305`](crate::xchacha20poly1305).
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
//!
//! [`new`](Aead::new) expands a key once. The expanded key does not change, so threads may share it. It keeps the
//! kernels that `new` chose, even after a call of [`cpu::set_max_level`](crate::cpu::set_max_level).
//!
//! # Long messages in bounded time
//!
//! The time of a call grows with its data. Some runtimes must bound this time, such as runtimes that stop threads at
//! safe points. For them, divide a message into pieces: each call continues where the previous one ended. Pieces of 64
//! KiB add little cost. Kernels read pieces without copies if their length is a multiple of 512 bytes.
//!
//! ```
//! use raddle::aes_gcm::{Aes128Gcm, Key, NonceSequence};
//!
//! let cipher = Aes128Gcm::new(&Key::from([7; 16]));
//! let mut nonces = NonceSequence::with_sender([0, 0, 0, 1]);
//! let mut message = vec![0; 1_000_000];
//!
//! let mut sealer = cipher.sealer(&nonces.next_nonce()?, b"header");
//! for piece in message.chunks_mut(64 << 10) {
//!     sealer.seal(piece)?;
//!     // Here the runtime may stop the thread.
//! }
//! let tag = sealer.finalize();
//! # let nonce = NonceSequence::with_sender([0, 0, 0, 1]).next_nonce()?;
//! # cipher.open_in_place_detached(&nonce, b"header", &mut message, &tag)?;
//! # assert!(message.iter().all(|&byte| byte == 0));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Other nonces, other tags
//!
//! Some protocols need nonces of another length, or tags of 12 to 15 bytes. A shorter tag is easier to forge, and each
//! forgery makes the next one likelier (SP 800-38D, appendix C).
//!
//! ```
//! use raddle::aes_gcm::{Aes128GcmAnyNonce, Aes128GcmTruncated, AnyNonce, Key, Nonce};
//!
//! let cipher = Aes128GcmAnyNonce::new(&Key::from([7; 16]));
//! let mut sealed = [0; 14 + 16];
//! cipher.seal(AnyNonce::new(b"a nonce of 20 bytes!")?, b"header", b"attack at dawn", &mut sealed)?;
//!
//! let cipher = Aes128GcmTruncated::<12>::new(&Key::from([7; 16]));
//! let mut sealed = [0; 14 + 12];
//! cipher.seal(&Nonce::from([9; 12]), b"header", b"attack at dawn", &mut sealed)?;
//! # let mut opened = [0; 14];
//! # cipher.open(&Nonce::from([9; 12]), b"header", &sealed, &mut opened)?;
//! # assert_eq!(&opened, b"attack at dawn");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::aead::{self, AesGcmParts};
pub use crate::{
    aead::{
        AadTooLong, Aead, AeadAlgorithm, AeadTag, AnyLength, AnyNonce, EmptyNonce, Gcm, Nonce96, NonceLength,
        NonceSequence, NoncesExhausted, OpenError, Packet, SealError, TagMismatch, TooLong, WrongLength,
    },
    aes::{Bits128, Bits192, Bits256, Key, KeySize},
    chacha20::Nonce,
    hashing::CountMismatch,
    memory::tag::{TAG_BYTES, Tag},
};

/// The maximum length of a message in bytes: 2^36 - 32 (SP 800-38D, section 5.2.1.1).
pub const MESSAGE_BYTES: u64 = <Gcm<Bits128> as AeadAlgorithm>::MESSAGE_BYTES;

/// AES-GCM with a 16-byte key.
pub type Aes128Gcm = Aead<Gcm<Bits128>>;
/// AES-GCM with a 24-byte key.
pub type Aes192Gcm = Aead<Gcm<Bits192>>;
/// AES-GCM with a 32-byte key.
pub type Aes256Gcm = Aead<Gcm<Bits256>>;

/// AES-GCM with a 16-byte key and nonces of any length.
pub type Aes128GcmAnyNonce = Aead<Gcm<Bits128, AnyLength>>;
/// AES-GCM with a 24-byte key and nonces of any length.
pub type Aes192GcmAnyNonce = Aead<Gcm<Bits192, AnyLength>>;
/// AES-GCM with a 32-byte key and nonces of any length.
pub type Aes256GcmAnyNonce = Aead<Gcm<Bits256, AnyLength>>;

/// AES-GCM with a 16-byte key and tags of 12 to 15 bytes.
pub type Aes128GcmTruncated<const TAG: usize> = Aead<Gcm<Bits128, Nonce96, TAG>>;
/// AES-GCM with a 24-byte key and tags of 12 to 15 bytes.
pub type Aes192GcmTruncated<const TAG: usize> = Aead<Gcm<Bits192, Nonce96, TAG>>;
/// AES-GCM with a 32-byte key and tags of 12 to 15 bytes.
pub type Aes256GcmTruncated<const TAG: usize> = Aead<Gcm<Bits256, Nonce96, TAG>>;

/// Seals a message in pieces of any length. Returned by [`Aead::sealer`].
pub type Sealer<'k, S, const TAG: usize = TAG_BYTES> = aead::Sealer<AesGcmParts<'k, S, TAG>>;
/// The first of two passes over a message that is opened in pieces. Returned by [`Aead::opener`].
pub type Opener<'k, S, const TAG: usize = TAG_BYTES> = aead::Opener<AesGcmParts<'k, S, TAG>>;
/// The second of two passes over a message that is opened in pieces. Returned by [`Opener::verify`].
pub type Opened<'k, S, const TAG: usize = TAG_BYTES> = aead::Opened<AesGcmParts<'k, S, TAG>>;
