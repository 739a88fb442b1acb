//! SHA-1 with a check of each block for known attacks.
//!
//! | file | contents |
//! |---|---|
//! | [`driver`] | absorbs blocks of one message, and finds the candidates among them |
//! | [`lanes`] | the memory of kernels for many messages |
//! | [`many`] | absorbs blocks of many messages, and finds the candidates among them |
//! | [`recompression`] | decides whether a candidate is a block of an attack |
//! | [`call`] | the calls of kernels |

#[allow(clippy::absurd_extreme_comparisons, reason = "an architecture without kernels has no powers")]
mod call;
pub(crate) mod driver;
mod lanes;
pub(crate) mod many;
mod recompression;

use core::slice;

use super::{
    Sha1,
    contract::{
        kernel_types::{Sha1CheckedBlocks, Sha1CheckedLanes},
        plan::choose,
    },
    generated::{kernels, plans},
    hash::one::absorb,
};
use crate::{cpu::token::Token, portable};

/// A block.
pub(crate) type Block = [u8; 64];

/// A hash value.
pub(crate) type HashValue = [u32; 5];

/// The result of absorbing a block.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
#[repr(C)]
pub(crate) struct Record {
    /// The hash value after the block.
    pub hash: [u32; 5],
    /// The set of attacks whose conditions the block meets: a bit for each disturbance vector.
    pub candidates: u32,
}

/// Returns every implementation of SHA-1 with a check for attacks, including those that this CPU can't run.
pub(in crate::kernel) fn sha1_checked_blocks() -> &'static [&'static Sha1CheckedBlocks] {
    kernels::SHA1_CHECKED_BLOCKS
}

/// Returns the kernel that a CPU uses.
pub(in crate::kernel) fn chosen(token: Token) -> Option<&'static Sha1CheckedBlocks> {
    choose(token, plans::SHA1_CHECKED).copied()
}

/// Returns every implementation of SHA-1 of many messages with a check for attacks, including those that this CPU can't run.
pub(in crate::kernel) fn sha1_checked_lanes() -> &'static [&'static Sha1CheckedLanes] {
    kernels::SHA1_CHECKED_LANES
}

/// Returns the kernel that a CPU uses for many messages.
fn chosen_lanes(token: Token) -> Option<&'static Sha1CheckedLanes> {
    choose(token, plans::SHA1_CHECKED_LANES).copied()
}

/// Absorbs blocks, and writes a record of each, without a kernel for both.
fn absorb_portably(hash: &mut HashValue, blocks: &[Block], records: &mut [Record]) {
    for (block, record) in blocks.iter().zip(records) {
        absorb::<Sha1>(hash, slice::from_ref(block).as_flattened());
        *record = Record { hash: *hash, candidates: portable::sha1_candidates(block) };
    }
}
