//! Fast, proved cryptographic kernels behind a safe API.
//!
//! ```
//! use raddle::chacha20::{ChaCha20, Key, Nonce};
//!
//! let (key, nonce) = (Key::from([7; 32]), Nonce::from([9; 12]));
//! let mut message = *b"attack at dawn";
//! ChaCha20::new(&key, &nonce).apply_keystream(&mut message)?;
//! assert_ne!(&message, b"attack at dawn");
//! # ChaCha20::new(&key, &nonce).apply_keystream(&mut message)?;
//! # assert_eq!(&message, b"attack at dawn");
//! # Ok::<(), raddle::chacha20::KeystreamExhausted>(())
//! ```
//!
//! The kernels are written in assembly for x86-64, AArch64 and little-endian POWER8, printed by a
//! generator and proved equal to the standards; every other machine runs the standards' own text,
//! transcribed to Rust. Which kernel runs is decided by what the CPU can do ([`cpu`]) and by the length
//! of the input. The time that anything takes depends on lengths and never on keys or messages.
//!
//! The crate is `no_std`, has no build script and needs no C compiler. The feature `std`, on by default,
//! reads the variable `RADDLE_CPU` and asks the operating system about AArch64 and POWER CPUs, which
//! can't be asked directly.

#![no_std]
#![deny(unsafe_code)]

#[cfg(feature = "std")]
extern crate std;

mod aead;
pub mod chacha20;
pub mod chacha20poly1305;
pub mod cpu;
mod inout;
#[allow(unsafe_code)]
pub mod kernel;
pub mod poly1305;
mod portable;
mod wipe;
pub mod xchacha20poly1305;

pub use inout::{InOut, LengthMismatch};
