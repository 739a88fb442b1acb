//! SHA-512 (FIPS 180-4, 6.4) and its truncations, which are SHA-512 with other initial hash values and shorter digests: one
//! message, or many at once.
//!
//! | module | contents |
//! |---|---|
//! | [`spec`] | the standard, transcribed |
//! | [`x86_64`], [`aarch64`] | shapes of each instruction set, most of which are in `sha2` |
//!
//! The kinds of kernels are those of [`crate::sha256`], for messages with 128-byte blocks. All kernels take whole
//! blocks; the caller adds the padding. A hash value in memory consists of its 64-bit words, each in the byte order of
//! the processor.

pub mod aarch64;
pub mod spec;
pub mod x86_64;

#[cfg(test)]
mod tests;

use raddle_isa::Word;

use crate::sha256::spec as sha256;
