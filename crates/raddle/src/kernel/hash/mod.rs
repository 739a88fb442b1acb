//! The contracts of hashes: blocks of one message, of several messages, of the inputs of a tree.
//!
//! | room | what it hashes |
//! |---|---|
//! | `one` | one message |
//! | `several` | several messages, each in a lane |
//! | `tree` | pairs of digests, and the chunks and parents of BLAKE3 |
//!
//! The other files are what the rooms share: the plan, the calls of kernels, and the memory that kernels read and write.

#[allow(
    dead_code,
    unused_imports,
    clippy::absurd_extreme_comparisons,
    reason = "an architecture without kernels uses less, and has no room for powers"
)]
mod call;
pub(in crate::kernel) mod function;
mod memory;
pub(crate) mod one;
pub(in crate::kernel) mod plan;
pub(crate) mod schedule;
pub(crate) mod several;
pub(in crate::kernel) mod source;
pub(in crate::kernel) mod state;
#[cfg(all(test, feature = "std"))]
pub(crate) mod testing;
pub(crate) mod tree;

use super::contract::{
    Contract, Kernel,
    kernel_types::{HashBlocks, HashLanes, HashStreams, HashWords},
};
use crate::cpu::token::Token;
use function::{Block, CompressionFunction};
use plan::BatchKernel;
use schedule::is_short;
use source::{MAX_BLOCKS, Sources};
use state::State;

/// Returns every implementation for one message, including those that this CPU can't run.
pub(in crate::kernel) fn hash_blocks<F: CompressionFunction>() -> &'static [HashBlocks<F>] {
    F::kernels().blocks
}

/// Returns every implementation for a few messages, including those that this CPU can't run.
pub(in crate::kernel) fn hash_streams<F: CompressionFunction>() -> &'static [&'static HashStreams<F>] {
    F::kernels().streams
}

/// Returns every implementation for many messages, including those that this CPU can't run.
pub(in crate::kernel) fn hash_lanes<F: CompressionFunction>() -> &'static [&'static HashLanes<F>] {
    F::kernels().lanes
}

/// Returns every implementation for a block, given as words, of each of many messages, including those that this CPU can't
/// run.
pub(in crate::kernel) fn hash_words<F: CompressionFunction>() -> &'static [&'static HashWords<F>] {
    F::kernels().words
}

impl<F: CompressionFunction> HashStreams<F> {
    /// Returns the number of messages that it takes.
    #[must_use]
    pub fn messages(&self) -> usize {
        self.shape().messages
    }
}

impl<F: CompressionFunction> HashLanes<F> {
    /// Returns the number of messages that it takes.
    #[must_use]
    pub fn messages(&self) -> usize {
        self.shape().messages
    }
}
