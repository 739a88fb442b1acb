//! The GHASH contracts: powers of the key, and blocks.

#[allow(
    dead_code,
    unused_imports,
    clippy::absurd_extreme_comparisons,
    reason = "an architecture without kernels uses less, and has no room for powers"
)]
pub(in crate::kernel) mod call;
pub(crate) mod driver;
pub(in crate::kernel) mod key;
pub(in crate::kernel) mod portable;

use super::{
    contract::{
        kernel_types::{GhashBlocks, GhashPowers},
        list,
    },
    generated::kernels,
};

static MAKERS: [GhashPowers; kernels::GHASH_POWERS.len() + 1] = list(GhashPowers::PORTABLE, kernels::GHASH_POWERS);
static BLOCKS: [GhashBlocks; kernels::GHASH_BLOCKS.len() + 1] = list(GhashBlocks::PORTABLE, kernels::GHASH_BLOCKS);

/// Returns every implementation that computes powers, including those that this CPU can't run.
pub(in crate::kernel) fn ghash_powers() -> &'static [GhashPowers] {
    &MAKERS
}

/// Returns every implementation that absorbs blocks, including those that this CPU can't run.
pub(in crate::kernel) fn ghash_blocks() -> &'static [GhashBlocks] {
    &BLOCKS
}
