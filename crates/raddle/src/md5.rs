//! MD5 (RFC 1321), with 16-byte digests. **Broken**: within seconds, anyone can make two messages with the same digest,
//! each with a beginning of their choice (RFC 6151).
//!
//! MD5 must not sign, certify or identify data that others could have made. Existing systems still need MD5: checksums
//! in old formats and archives, `ETag`s and object stores, and checksum lists that guard against accidents but not
//! against people. Old protocols use HMAC-MD5, on which no attack is known ([`hmac`](crate::hmac); RFC 6151, section
//! 2.3). For anything new, use [`sha256`](crate::sha256), which is also faster on a CPU with SHA-256 instructions.
//!
//! ```
//! use raddle::md5::Md5;
//!
//! assert_eq!(Md5::digest(b"abc")[..4], [0x90, 0x01, 0x50, 0x98]);
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
//! A message may have any length: the padding contains the length in bits, modulo 2^64. The time taken depends only on
//! lengths.

pub use crate::hashing::{Algorithm, CountMismatch, Hasher, Rfc1321};

/// The length of a digest in bytes.
pub const DIGEST_BYTES: usize = <Rfc1321 as Algorithm>::DIGEST_BYTES;

/// The length of a block in bytes. An HMAC key of this length is neither padded nor hashed.
pub const BLOCK_BYTES: usize = <Rfc1321 as Algorithm>::BLOCK_BYTES;

/// MD5 (RFC 1321).
pub type Md5 = Hasher<Rfc1321>;
