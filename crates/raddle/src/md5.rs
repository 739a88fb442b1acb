//! MD5 (RFC 1321): digests of 16 bytes. **Broken**: anyone can make two messages with one digest, in seconds, and with
//! beginnings of their choice (RFC 6151).
//!
//! So it must not sign, certify or identify data that others could have made. It is here because existing systems
//! need it: checksums of old formats and archives, `ETag`s and object stores, lists of files that guard against
//! accidents and not against people; and HMAC-MD5 in old protocols, on which no attack is known
//! ([`hmac`](crate::hmac); RFC 6151, section 2.3). For anything new there is [`sha256`](crate::sha256), which on a CPU with
//! instructions for it is faster too.
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
//! Messages may have any length: padding says it modulo 2^64 bits. Time depends on lengths and on nothing else.

pub use crate::hash::{Algorithm, BLOCK_BYTES, CountMismatch, Hasher, Rfc1321};

/// The length of a digest in bytes.
pub const DIGEST_BYTES: usize = <Rfc1321 as Algorithm>::DIGEST_BYTES;

/// MD5 (RFC 1321).
pub type Md5 = Hasher<Rfc1321>;
