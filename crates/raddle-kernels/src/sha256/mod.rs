//! SHA-256 (FIPS 180-4, 6.2), and SHA-224, which is SHA-256 with another beginning and a shorter end: one message, or
//! many at once.
//!
//! | module | what it holds |
//! |---|---|
//! | [`spec`] | the standard, transcribed |
//! | [`padding`] | the second block of a message of 64 bytes |
//! | [`x86_64`], [`aarch64`], [`ppc64le`] | shapes of each instruction set |
//!
//! Five kinds of kernels:
//!
//! - `sha256_blocks_*` takes the blocks of one message;
//! - `sha256_streams_*` takes as many blocks of each of a few messages, with the instructions for one, woven;
//! - `sha256_lanes_*` takes as many blocks of each of many messages, one in each lane of vectors;
//! - `sha256_words_*` takes one block of each of many messages, whose words lie as `sha256_lanes_*` leaves hash values: the
//!   outer hash of HMAC has the inner hash values in such a block;
//! - `sha256_pairs_*` takes many messages of 64 bytes to their digests.
//!
//! All but the last take whole blocks; padding is the caller's. A hash value lies in memory as its words, each in the byte order of
//! the processor.

pub mod aarch64;
pub mod operation;
pub mod padding;
pub mod ppc64le;
pub mod spec;
pub mod x86_64;

#[cfg(test)]
mod tests;

use raddle_isa::Word;

/// Bytes of a block.
pub const BLOCK: usize = 64;

/// Words of a hash value.
pub const WORDS: usize = 8;
