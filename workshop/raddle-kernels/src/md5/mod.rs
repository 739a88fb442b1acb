//! MD5 (RFC 1321): one message, or many at once.
//!
//! | module | contents |
//! |---|---|
//! | [`spec`] | the standard, transcribed |
//! | [`x86_64`], [`aarch64`] | shapes of each instruction set |
//!
//! There are two kinds of kernels:
//!
//! - `md5_blocks_*` absorbs the blocks of one message;
//! - `md5_lanes_*` absorbs equally many blocks of each of many messages, one in each lane of vectors.
//!
//! All kernels take whole blocks; the caller adds the padding. A hash value in memory consists of its words, each in
//! the byte order of the processor.

pub mod aarch64;
pub mod spec;
pub mod x86_64;

#[cfg(test)]
mod tests;

use raddle_isa::Word;

/// The number of bytes of a block.
pub const BLOCK: usize = 64;

/// The number of words of a hash value.
pub const WORDS: usize = 4;
