//! SHA-1 (FIPS 180-4, 6.1): one message, or many at once. Collisions are known (Stevens and others, 2017): it serves
//! only existing uses, such as old lists of checksums, Git and WebSockets.
//!
//! | module | contents |
//! |---|---|
//! | [`spec`] | the standard, transcribed |
//! | [`attacks`] | the known attacks, and the conditions that each imposes on a block |
//! | [`attacks_in_lanes`] | the same conditions, for kernels that check many messages |
//! | [`operation`] | SHA-1 with a check of each block for attacks, of one message or of many |
//! | [`x86_64`], [`aarch64`] | shapes of each instruction set |
//!
//! There are five kinds of kernels:
//!
//! - `sha1_blocks_*` absorbs the blocks of one message;
//! - `sha1_streams_*` absorbs equal numbers of blocks of a few messages, with the instructions for one message, woven;
//! - `sha1_lanes_*` absorbs equal numbers of blocks of many messages, one message in each lane of vectors;
//! - `sha1_checked_blocks_*` absorbs the blocks of one message, and finds the attacks that each block may belong to;
//! - `sha1_checked_lanes_*` absorbs equal numbers of blocks of many messages, and finds the attacks that each block may belong
//!   to.
//!
//! All kernels absorb whole blocks; the caller pads. A hash value lies in memory as its words, each in the byte order
//! of the processor.

pub mod aarch64;
pub mod attacks;
pub mod attacks_in_lanes;
pub mod operation;
pub mod spec;
pub mod x86_64;

#[cfg(test)]
mod attacks_tests;
#[cfg(test)]
mod tests;

use raddle_isa::Word;

/// The length of a block in bytes.
pub const BLOCK: usize = 64;

/// The number of words of a hash value.
pub const WORDS: usize = 5;
