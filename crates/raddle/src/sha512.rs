//! SHA-512 and its truncations (FIPS 180-4).
//!
//! ```
//! use raddle::{Hex, sha512::Sha512_256};
//!
//! let digest = Sha512_256::digest(b"abc"); // [u8; 32]
//! assert_eq!(Hex(digest).to_string(), "53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23");
//! ```
//!
//! | | |
//! |---|---|
//! | a message in one call | [`digest`](Hasher::digest) |
//! | a message in pieces | [`update`](Hasher::update), [`finalize`](Hasher::finalize) |
//! | a batch of messages | [`digest_many`](Hasher::digest_many) |
//! | a batch of messages in pieces | [`update_many`](Hasher::update_many), [`finalize_many`](Hasher::finalize_many) |
//! | a digest in hexadecimal | [`Hex`](crate::Hex) |
//!
//! A hash alone authenticates nothing: from the digest of a secret and a message under SHA-512, anyone can compute the
//! digests of longer messages. The truncations prevent such extensions because they hide a part of the hash value.
//! Use [`hmac`](crate::hmac) to authenticate messages, and [`pbkdf2`](crate::pbkdf2) to protect stored passwords.
//!
//! These functions work on 64-bit words; [`sha256`](crate::sha256) works on 32-bit words. The standard defines the hash
//! of messages shorter than 2^128 bits. The digest of a message of 2^64 bytes or more is unspecified. The time taken
//! depends only on lengths.

pub use crate::hashing::{Algorithm, CountMismatch, Hasher, Sha2, Sha512T};

/// The length of a SHA-512 digest in bytes.
pub const DIGEST_BYTES: usize = <Sha2<512> as Algorithm>::DIGEST_BYTES;

/// The length of a block in bytes. An HMAC key of this length is neither padded nor hashed.
pub const BLOCK_BYTES: usize = <Sha2<512> as Algorithm>::BLOCK_BYTES;

/// SHA-512 (FIPS 180-4, section 6.4).
///
/// ```
/// use raddle::sha512::Sha512;
///
/// assert_eq!(Sha512::digest(b"abc")[..4], [0xdd, 0xaf, 0x35, 0xa1]);
/// ```
pub type Sha512 = Hasher<Sha2<512>>;

/// SHA-384 (FIPS 180-4, section 6.5): SHA-512 with another initial hash value, and the first 48 bytes of the hash value.
///
/// ```
/// use raddle::sha512::Sha384;
///
/// assert_eq!(Sha384::digest(b"abc")[..4], [0xcb, 0x00, 0x75, 0x3f]);
/// ```
pub type Sha384 = Hasher<Sha2<384>>;

/// SHA-512/224 (FIPS 180-4, section 6.6): SHA-512 with another initial hash value, and the first 28 bytes of the hash value.
///
/// ```
/// use raddle::sha512::Sha512_224;
///
/// assert_eq!(Sha512_224::digest(b"abc")[..4], [0x46, 0x34, 0x27, 0x0f]);
/// ```
pub type Sha512_224 = Hasher<Sha512T<224>>;

/// SHA-512/256 (FIPS 180-4, section 6.7): SHA-512 with another initial hash value, and the first 32 bytes of the hash value.
pub type Sha512_256 = Hasher<Sha512T<256>>;
