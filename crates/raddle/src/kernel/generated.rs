//! The files that `cargo xtask gen` generates for the library: contracts, and the kernels and plans of each architecture.

#[cfg(all(target_arch = "aarch64", target_endian = "little", target_feature = "neon"))]
#[rustfmt::skip] // as it was generated
#[path = "../../gen/aarch64/library.rs"]
mod aarch64;
#[rustfmt::skip] // as it was generated
#[path = "../../gen/contracts.rs"]
pub(crate) mod contracts;
#[cfg(not(any(
    all(target_arch = "x86_64", target_pointer_width = "64"),
    all(target_arch = "aarch64", target_endian = "little", target_feature = "neon"),
    all(target_arch = "powerpc64", target_endian = "little")
)))]
#[rustfmt::skip] // as it was generated
#[path = "../../gen/none/library.rs"]
mod none;
#[cfg(all(target_arch = "powerpc64", target_endian = "little"))]
#[rustfmt::skip] // as it was generated
#[path = "../../gen/ppc64le/library.rs"]
mod ppc64le;
#[cfg(all(target_arch = "x86_64", target_pointer_width = "64"))]
#[rustfmt::skip] // as it was generated
#[path = "../../gen/x86_64/library.rs"]
mod x86_64;

#[cfg(all(target_arch = "aarch64", target_endian = "little", target_feature = "neon"))]
pub(crate) use aarch64::{kernels, plans};
#[cfg(not(any(
    all(target_arch = "x86_64", target_pointer_width = "64"),
    all(target_arch = "aarch64", target_endian = "little", target_feature = "neon"),
    all(target_arch = "powerpc64", target_endian = "little")
)))]
pub(crate) use none::{kernels, plans};
#[cfg(all(target_arch = "powerpc64", target_endian = "little"))]
pub(crate) use ppc64le::{kernels, plans};
#[cfg(all(target_arch = "x86_64", target_pointer_width = "64"))]
pub(crate) use x86_64::{kernels, plans};
