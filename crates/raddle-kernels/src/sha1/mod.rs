//! SHA-1 (FIPS 180-4, 6.1): one message, or many at once. Collisions are known (Stevens and others, 2017): it is here for
//! what exists already, such as old lists of checksums, Git and WebSockets.
//!
//! | module | what it holds |
//! |---|---|
//! | [`spec`] | the standard, transcribed |
//! | [`x86_64`], [`aarch64`] | shapes of each instruction set |
//! | [`ppc64le`] | no kernels yet |
//!
//! Three kinds of kernels:
//!
//! - `sha1_blocks_*` takes the blocks of one message;
//! - `sha1_streams_*` takes as many blocks of each of a few messages, with the instructions for one, woven;
//! - `sha1_lanes_*` takes as many blocks of each of many messages, one in each lane of vectors.
//!
//! All take whole blocks; padding is the caller's. A hash value lies in memory as its words, each in the byte order of
//! the processor.

pub mod aarch64;
pub mod ppc64le;
pub mod spec;
pub mod x86_64;

#[cfg(test)]
mod tests;

use raddle_isa::Word;

/// Bytes of a block.
pub const BLOCK: usize = 64;

/// Words of a hash value.
pub const WORDS: usize = 5;
