//! SHA-256 (FIPS 180-4, 6.2), and SHA-224, which is SHA-256 with another initial hash value and a shorter digest: one
//! message, or many at once.
//!
//! | module | contents |
//! |---|---|
//! | [`spec`] | the standard, transcribed |
//! | [`padding`] | the second block of a 64-byte message |
//! | [`x86_64`], [`aarch64`], [`ppc64le`] | shapes of each instruction set |
//!
//! There are five kinds of kernels:
//!
//! - `sha256_blocks_*` absorbs the blocks of one message;
//! - `sha256_streams_*` absorbs equally many blocks of each of a few messages, with the instructions for one message,
//!   woven;
//! - `sha256_lanes_*` absorbs equally many blocks of each of many messages, one in each lane of vectors;
//! - `sha256_words_*` absorbs one block of each of many messages, with words in the order of the hash values of
//!   `sha256_lanes_*`: the outer hash of HMAC has the inner hash values in such a block;
//! - `sha256_pairs_*` computes the digests of many 64-byte messages.
//!
//! All kernels but the last take whole blocks; the caller adds the padding. A hash value in memory consists of its
//! words, each in the byte order of the processor.

pub mod aarch64;
pub mod operation;
pub mod padding;
pub mod ppc64le;
pub mod spec;
pub mod x86_64;

#[cfg(test)]
mod tests;

use raddle_isa::Word;

/// The number of bytes of a block.
pub const BLOCK: usize = 64;

/// The number of words of a hash value.
pub const WORDS: usize = 8;
