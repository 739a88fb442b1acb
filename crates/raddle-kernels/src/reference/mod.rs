//! What each operation computes, on the bytes in memory: written for nothing but to be plain.
//!
//! [`Operation::sample`] draws what a kernel may find, [`Operation::reference`] computes from it what the kernel is to
//! leave, by the functions of this folder, and [`Operation::compare`] compares that with what one has left. Tests of printed
//! kernels, the interpreter, mutants and the tuner share them.
//!
//! [`Operation::sample`]: crate::Operation::sample
//! [`Operation::reference`]: crate::Operation::reference
//! [`Operation::compare`]: crate::Operation::compare
//!
//! All of it is `#[inline]`: this crate is compiled without optimisation, and what calls the references is not.

pub mod aes;
pub mod chacha20;
mod draw;
pub mod hash;
mod operation;
pub mod point;
pub mod poly1305;
mod region;

pub use draw::KINDS;
pub use region::{Regions, pseudorandom};
