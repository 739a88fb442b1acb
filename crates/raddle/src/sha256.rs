//! SHA-256 and SHA-224 (FIPS 180-4), with 32-byte and 28-byte digests.
//!
//! ```
//! use raddle::{Hex, sha256::Sha256};
//!
//! let digest = Sha256::digest(b"abc"); // [u8; 32]
//! assert_eq!(Hex(digest).to_string(), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
//! ```
//!
//! | | |
//! |---|---|
//! | a message in one call | [`digest`](Hasher::digest) |
//! | a message in pieces | [`update`](Hasher::update), [`finalize`](Hasher::finalize) |
//! | a batch of messages | [`digest_many`](Hasher::digest_many) |
//! | a batch of messages in pieces | [`update_many`](Hasher::update_many), [`finalize_many`](Hasher::finalize_many) |
//! | messages that begin with the same blocks | [`Prefixed`] |
//! | pairs of digests, as in trees | [`pairs`], [`pairs_in_place`], [`merkle`](crate::merkle) |
//! | digests of digests, as in Bitcoin | [`sha256d`], [`sha256d_many`] |
//! | a digest in hexadecimal | [`Hex`](crate::Hex) |
//!
//! Hashers are writers (feature `std`), so a program can hash a file with little memory:
//!
//! ```
//! # #[cfg(feature = "std")] {
//! use raddle::sha256::Sha256;
//!
//! let mut file = &b"abc"[..]; // or a File
//! let mut hasher = Sha256::new();
//! std::io::copy(&mut file, &mut hasher)?;
//! assert_eq!(hasher.finalize(), Sha256::digest(b"abc"));
//! # }
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! A hash does not authenticate a message: from the digest of a secret and a message, anyone can compute the digests of
//! longer messages. Use [`hmac`](crate::hmac) to authenticate messages. SHA-256 is too fast to protect stored
//! passwords: use [`pbkdf2`](crate::pbkdf2).
//!
//! The standard defines the hash of messages shorter than 2^64 bits (2^61 bytes). The digest of a longer message is
//! unspecified. The time taken depends only on lengths.

pub use crate::hashing::{
    Algorithm, CountMismatch, Hasher, PartialBlock, Prefixed, Sha2,
    pairs::{pairs, pairs_in_place},
    twice::{sha256d, sha256d_many},
};

/// The length of a SHA-256 digest in bytes.
pub const DIGEST_BYTES: usize = <Sha2<256> as Algorithm>::DIGEST_BYTES;

/// The length of a block in bytes. An HMAC key of this length is neither padded nor hashed.
pub const BLOCK_BYTES: usize = <Sha2<256> as Algorithm>::BLOCK_BYTES;

/// SHA-256 (FIPS 180-4, section 6.2).
pub type Sha256 = Hasher<Sha2<256>>;

/// SHA-224 (FIPS 180-4, section 6.3): SHA-256 with other initial hash values, and the first 28 bytes of the hash value.
///
/// ```
/// use raddle::sha256::Sha224;
///
/// assert_eq!(Sha224::digest(b"abc")[..4], [0x23, 0x09, 0x7d, 0x22]);
/// ```
pub type Sha224 = Hasher<Sha2<224>>;
