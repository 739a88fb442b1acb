//! SHA-1 (FIPS 180-4, RFC 3174), with 20-byte digests. **Not collision-resistant**: anyone with enough computing power
//! can make two messages with the same digest. Collisions were published in 2017. In 2020, collisions followed between
//! messages whose beginnings the attacker had chosen.
//!
//! SHA-1 must not sign, certify or identify data that others could have made. NIST forbids signatures with SHA-1 (SP
//! 800-131A) and retires it by the end of 2030. Existing systems still need SHA-1: the names of Git objects, checksum
//! lists that guard against accidents, WebSocket handshakes (RFC 6455), and HMAC-SHA-1. HMAC-SHA-1 is used in SRTP (RFC
//! 3711), in one-time passwords (RFC 4226) and, through PBKDF2, in WPA2. No attack on [`hmac`](crate::hmac) with SHA-1
//! is known. For anything new, use [`sha256`](crate::sha256).
//!
//! Git refuses messages that have a block of a known collision attack (SHA-1DC). So does [`Checked`].
//!
//! ```
//! use raddle::sha1::Sha1;
//!
//! assert_eq!(Sha1::digest(b"abc")[..4], [0xa9, 0x99, 0x3e, 0x36]);
//! ```
//!
//! | | |
//! |---|---|
//! | a message in one call | [`digest`](Hasher::digest), [`Checked::digest`] |
//! | a message in pieces | [`update`](Hasher::update), [`finalize`](Hasher::finalize) |
//! | a batch of messages | [`digest_many`](Hasher::digest_many), [`Checked::digest_many`] |
//! | a batch of messages in pieces | [`update_many`](Hasher::update_many), [`finalize_many`](Hasher::finalize_many) |
//! | a digest in hexadecimal | [`Hex`](crate::Hex) |
//!
//! The standard defines the hash of messages shorter than 2^64 bits (2^61 bytes). The digest of a longer message is
//! unspecified. The time taken depends only on lengths.
//!
//! A processor's SHA-1 instructions hash one message at a time. On a processor without them, portable code hashes a
//! single message, and vector kernels hash batches.

mod checked;

pub use crate::hashing::{Algorithm, CountMismatch, Hasher, Rfc3174};
pub use checked::{Checked, Collision};

/// The length of a digest in bytes.
pub const DIGEST_BYTES: usize = <Rfc3174 as Algorithm>::DIGEST_BYTES;

/// The length of a block in bytes. An HMAC key of this length is neither padded nor hashed.
pub const BLOCK_BYTES: usize = <Rfc3174 as Algorithm>::BLOCK_BYTES;

/// SHA-1 (FIPS 180-4, section 6.1).
pub type Sha1 = Hasher<Rfc3174>;
