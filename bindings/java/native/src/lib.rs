//! The kernels of raddle for the Java provider: `libraddle_java.so`.
//!
//! Java keeps all states in arrays: a function gets the arrays, and keeps nothing after it returns. Each function has
//! two names, one for the foreign-function interface and one for JNI ([`entry`]). Java checks the bounds of all arrays.

#![no_std]

// The profiles of `.cargo/config.toml` abort. A check of the whole workspace unwinds, which only the standard library can.
#[cfg(panic = "unwind")]
extern crate std as _;

mod aead;
mod batches;
mod entry;
mod hash;
mod keystream;
mod memory;
mod packets;
mod pieces;
mod several;

/// Aborts on a panic, which should not occur because Java checks the arguments.
#[cfg(panic = "abort")]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    // SAFETY: `abort` has no preconditions.
    unsafe { libc::abort() }
}
