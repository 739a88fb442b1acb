//! What each operation computes, on the bytes in memory: written for nothing but to be plain.
//!
//! An [`Operation`](crate::Operation) draws what a kernel may find, computes from it what the kernel is to leave, by the
//! functions of this folder, and compares that with what a kernel has left. Tests of generated kernels, the interpreter,
//! mutants and the tuner share them.
//!
//! All of it is `#[inline]`: this crate is compiled without optimisation, and what calls the references is not.

pub mod aes;
pub mod chacha20;
mod draw;
pub mod hash;
pub mod point;
pub mod poly1305;
pub(crate) mod region;

pub use draw::{Draw, KINDS};
pub use region::{Regions, pseudorandom};
