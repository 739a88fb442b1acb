//! The statement that is proved about each operation: its specification, on terms.

pub mod aes;
mod chacha20_poly1305;
mod hash;
mod interface;
mod operation;

pub use interface::Statement;
pub use operation::{describe, of};
