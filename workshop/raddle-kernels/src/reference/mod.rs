//! The computation of each operation on bytes in memory, written only for clarity.
//!
//! An [`Operation`](crate::Operation) draws the memory of a kernel, computes the expected results with the functions of
//! this folder, and compares them with the results of the kernel. Tests of generated kernels, the interpreter, mutants
//! and the tuner share them.
//!
//! Everything here is `#[inline]`: this crate is compiled without optimisation, and the callers of the references are
//! optimised.

pub mod aes;
pub mod chacha20;
mod draw;
pub mod hash;
pub mod memory;
pub mod point;
pub mod poly1305;
pub(crate) mod region;

pub use draw::{Draw, KINDS};
pub use region::{Regions, pseudorandom};
