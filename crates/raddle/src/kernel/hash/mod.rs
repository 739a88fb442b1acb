//! The contracts of hashes: blocks of one message, of several messages, of the inputs of a tree.
//!
//! | room | what it hashes |
//! |---|---|
//! | `one` | one message |
//! | `several` | several messages, each in a lane |
//! | `tree` | pairs of digests, and the chunks and parents of BLAKE3 |
//!
//! The other files are what the rooms share: the plan, the calls of kernels, and the memory that kernels read and write.

mod algorithms;
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
mod portable;
pub(crate) mod schedule;
pub(crate) mod several;
pub(in crate::kernel) mod source;
pub(in crate::kernel) mod state;
#[cfg(all(test, feature = "std"))]
pub(crate) mod testing;
pub(crate) mod tree;

use super::contract::{
    Contract, Kernel, Refused,
    kernel_types::{HashBlocks, HashLanes, HashStreams, HashWords},
};
use crate::cpu::token::Token;
use function::{Block, CompressionFunction};
use schedule::is_short;
use several::plan::BatchKernel;
use source::{MAX_BLOCKS, Sources};
use state::State;

/// Returns every implementation for one message, including those that this CPU can't run.
#[must_use]
pub fn hash_blocks<F: CompressionFunction>() -> &'static [HashBlocks<F>] {
    F::kernels().blocks
}

/// Returns every implementation for a few messages, including those that this CPU can't run.
#[must_use]
pub fn hash_streams<F: CompressionFunction>() -> &'static [&'static HashStreams<F>] {
    F::kernels().streams
}

/// Returns every implementation for many messages, including those that this CPU can't run.
#[must_use]
pub fn hash_lanes<F: CompressionFunction>() -> &'static [&'static HashLanes<F>] {
    F::kernels().lanes
}

/// Returns every implementation for a block, given as words, of each of many messages, including those that this CPU can't
/// run.
#[must_use]
pub fn hash_words<F: CompressionFunction>() -> &'static [&'static HashWords<F>] {
    F::kernels().words
}

impl<F: CompressionFunction> HashBlocks<F> {
    /// Absorbs blocks into the hash value.
    ///
    /// # Errors
    ///
    /// Returns the features that are missing, or refuses a length that is not a multiple of a block; the hash value is then
    /// unchanged.
    pub fn apply(&self, hash: &mut F::Words, blocks: &[u8]) -> Result<(), Refused> {
        let token = Token::begin();
        self.accept(token, blocks.len())?;
        self.call(token, hash, F::Block::divide(blocks).into());
        Ok(())
    }
}

impl<F: CompressionFunction> HashStreams<F> {
    /// Returns the number of messages that it takes.
    #[must_use]
    pub fn messages(&self) -> usize {
        self.shape().messages
    }

    /// Absorbs the blocks of each message into its hash value. All messages have equal length.
    ///
    /// # Errors
    ///
    /// Returns the features that are missing, or refuses a number of messages or of hash values that the kernel does not
    /// take, or lengths that differ or are not a multiple of a block; the hash values are then unchanged.
    pub fn apply(&'static self, hashes: &mut [F::Words], messages: &[&[u8]]) -> Result<(), Refused> {
        apply(self, BatchKernel::Streams(self), hashes, messages)
    }
}

impl<F: CompressionFunction> HashLanes<F> {
    /// Returns the number of messages that it takes.
    #[must_use]
    pub fn messages(&self) -> usize {
        self.shape().messages
    }

    /// Absorbs the blocks of each message into its hash value. All messages have equal length.
    ///
    /// # Errors
    ///
    /// Returns the features that are missing, or refuses a number of messages or of hash values that the kernel does not
    /// take, or lengths that differ or are not a multiple of a block; the hash values are then unchanged.
    pub fn apply(&'static self, hashes: &mut [F::Words], messages: &[&[u8]]) -> Result<(), Refused> {
        apply(self, BatchKernel::Lanes(self), hashes, messages)
    }
}

fn apply<F: CompressionFunction, C: Contract>(
    kernel: &Kernel<C>,
    several: BatchKernel<F>,
    hashes: &mut [F::Words],
    messages: &[&[u8]],
) -> Result<(), Refused> {
    let takes = several.messages();
    for given in [hashes.len(), messages.len()] {
        if given != takes {
            return Err(Refused::Messages { given, takes });
        }
    }
    let len = messages.first().map_or(0, |message| message.len());
    let token = Token::begin();
    kernel.accept(token, len)?;
    if messages.iter().any(|message| message.len() != len) {
        return Err(Refused::Unequal);
    }
    let (mut state, mut sources) = (State::<F>::new(), Sources::<F>::new());
    state.fill(several.layout(), &F::Words::default());
    for (i, hash) in hashes.iter().enumerate() {
        state.put(i, hash);
    }
    for at in (0..len / F::BLOCK).step_by(MAX_BLOCKS) {
        for (i, message) in messages.iter().enumerate() {
            sources.set(i, F::Block::divide(message)[at..].into());
        }
        sources.run(takes, takes, |inputs| several.call(token, &mut state, inputs));
    }
    for (i, hash) in hashes.iter_mut().enumerate() {
        *hash = state.at(i);
    }
    state.wipe();
    Ok(())
}
