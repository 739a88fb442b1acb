//! The C library of raddle: `libraddle.so`, `libraddle.a` and `raddle.h`.
//!
//! A function checks its arguments ([`arguments`], [`context`]), calls the Rust library, and returns a [`raddle_error`].
//! Nothing is allocated, and nothing unwinds.

#![no_std]
// cbindgen reads the attribute at each function.
#![allow(clippy::double_must_use)]

// The profiles of `.cargo/config.toml` abort. A check of the whole workspace unwinds, which only the standard library can.
#[cfg(panic = "unwind")]
extern crate std as _;

mod aead;
mod aes_ctr;
mod aes_gcm;
mod aes_gcm_siv;
mod arguments;
mod blake3;
mod blocks;
mod chacha20;
mod chacha20_poly1305;
mod context;
mod cpu;
mod error;
mod functions;
mod ghash;
mod hash;
mod hmac;
mod kdf;
mod memory;
mod merkle;
mod message;
mod packet;
mod poly1305;
mod several;
mod sha1_checked;
mod stream;

pub use error::raddle_error;

/// Aborts the process. All arguments are checked, so nothing should panic; a function that does must not continue.
#[cfg(panic = "abort")]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    // SAFETY: `abort` has no preconditions.
    unsafe { libc::abort() }
}
