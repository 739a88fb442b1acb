//! BLAKE3 (O'Connor, Aumasson, Neves and Wilcox-O'Hearn, "BLAKE3: one function, fast everywhere", 2020): the blocks of
//! one chunk, or of many chunks at once.
//!
//! | module | contents |
//! |---|---|
//! | [`spec`] | the compression function, transcribed |
//! | [`operation`] | the inputs of a tree |
//! | [`x86_64`], [`aarch64`] | shapes of each instruction set |
//!
//! `blake3_blocks_*` absorbs the blocks of one input, and `blake3_lanes_*` absorbs equal numbers of blocks of many
//! inputs, one input in each lane of vectors. The state of an input is the twelve words that the compression function
//! reads in addition to the block: the chaining value, the counter, the block length and the flags. A call gives all
//! blocks of an input one counter, one length and one set of flags, so a kernel serves each use of the function:
//!
//! - a chunk takes three calls: its first block with CHUNK_START, the blocks in between, and its last block with
//!   CHUNK_END;
//! - a parent takes one call with one block, which consists of two chaining values, with the flag PARENT and the
//!   counter 0;
//! - the last block of a short message may have its own length, and its lane may have the flag ROOT.
//!
//! `blake3_inputs_*` absorbs the inputs of a tree, with flags for each block: one call processes a chunk of each input,
//! or a parent of each. It writes the chaining values as bytes, one after another.
//!
//! A word lies in memory in the byte order of the processor.

pub mod aarch64;
pub mod operation;
pub mod spec;
pub mod x86_64;

#[cfg(test)]
mod tests;

use raddle_isa::Word;

pub use spec::{STATE, WORDS};

/// The length of a block in bytes.
pub const BLOCK: usize = 64;

/// The length of a chunk in bytes. The last chunk of a message may be shorter.
pub const CHUNK: usize = 1024;
