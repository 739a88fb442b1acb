//! The hash algorithms and the hasher, below all functions that hash. The public names are in [`hash`](crate::hash), which is
//! above each hash function, because it has the functions that are chosen at run time.

mod hasher;
mod many;
pub(crate) mod pairs;
mod prefixed;
#[cfg(all(test, feature = "std"))]
mod tests;
pub(crate) mod twice;

pub use hasher::*;
pub(crate) use hasher::{Words, write_impl};
pub use many::CountMismatch;
pub(crate) use many::{LongestFirst, hash_many};
pub use prefixed::{PartialBlock, Prefixed};
