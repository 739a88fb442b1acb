//! SipHash-2-4 of 64-bit words: specification, statement and kernel.

mod kernel;
mod operation;
mod spec;

pub use kernel::siphash_words_avx2;
pub use operation::{Hashes, SipHashWords};
pub use spec::siphash;
