//! What each kernel is to compute: the specification of its algorithm, on terms.

pub mod aes;
mod chacha20_poly1305;
mod hash;
mod interface;
mod operation;

pub use interface::Statement;
pub use operation::{describe, of};
