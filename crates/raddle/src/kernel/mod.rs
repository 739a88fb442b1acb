//! The kernels in assembly, for tests, benchmarks and the curious.
//!
//! Programs want the algorithms above this module, such as [`chacha20`](crate::chacha20); those pick
//! a kernel by CPU and length. Here every kernel can be listed, asked for what it needs, and run.
//!
//! ```
//! for kernel in raddle::kernel::chacha20_xor() {
//!     println!("{} needs {}: {}", kernel.name(), kernel.features(), kernel.is_available());
//! }
//! ```
#![doc = include_str!("safety.md")]

#[allow(dead_code, unused_imports, unused_macros, reason = "an architecture without kernels uses less")]
mod chacha20;
mod features;
// The architecture compiled for. Where none of these applies it is `isa/mod.rs`, which has no kernels.
#[cfg_attr(all(target_arch = "x86_64", target_pointer_width = "64", not(miri)), path = "isa/x86_64/mod.rs")]
#[cfg_attr(all(target_arch = "aarch64", target_endian = "little", not(miri)), path = "isa/aarch64/mod.rs")]
#[cfg_attr(all(target_arch = "powerpc64", target_endian = "little", not(miri)), path = "isa/ppc64le/mod.rs")]
pub(crate) mod isa;
pub(crate) mod level;
pub(crate) mod token;

pub use chacha20::{Chacha20Xor, Unavailable, chacha20_xor, chacha20_xor_plan};
pub use features::Features;

pub(crate) use chacha20::{driver::xor as chacha20_apply, state::State as Chacha20State};

/// Constants of a kernel, at the alignment that vector loads of any width may ask for.
#[allow(dead_code, reason = "an architecture without kernels has no constants")]
#[repr(C, align(64))]
pub(crate) struct Aligned<T>(pub(crate) T);
