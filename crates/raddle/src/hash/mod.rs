//! Traits and types that all hash functions share, for code that is generic over them.
//!
//! Most programs want the names in [`sha256`](crate::sha256) and [`md5`](crate::md5). [`Several`] computes several digests of
//! the same bytes.
//!
//! ```
//! use raddle::hash::{Algorithm, Hasher, Rfc1321, Sha2};
//!
//! fn digests<A: Algorithm>(messages: &[&str]) -> Vec<A::Digest> {
//!     let mut digests = vec![A::ZEROS; messages.len()];
//!     Hasher::<A>::digest_many(messages, &mut digests).expect("as many digests as messages");
//!     digests
//! }
//!
//! assert_eq!(digests::<Sha2<256>>(&["one", "two"])[1], raddle::sha256::Sha256::digest("two"));
//! assert_eq!(digests::<Rfc1321>(&["one", "two"])[1], raddle::md5::Md5::digest("two"));
//! ```

pub mod any;
pub(crate) mod interface;
mod list;

pub use any::several::{Digests, MAX_HASHES, SelectionError, Several};

pub use crate::hashing::{
    Algorithm, CountMismatch, Hasher, PartialBlock, Prefixed, Rfc1321, Rfc3174, Sealed, Sha2, Sha512T,
};
