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
mod hasher;
mod list;
mod many;
pub(crate) mod pairs;
mod prefixed;
#[cfg(all(test, feature = "std"))]
mod tests;
pub(crate) mod twice;

pub use any::several::{Digests, MAX_HASHES, SelectionError, Several};
pub use hasher::*;
pub(crate) use hasher::{Words, write_impl};
pub use many::CountMismatch;
pub(crate) use many::{LongestFirst, hash_many};
pub use prefixed::{PartialBlock, Prefixed};
