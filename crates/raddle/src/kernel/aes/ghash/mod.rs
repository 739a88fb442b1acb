//! The GHASH contracts: powers of the key, and blocks. A key in memory.

#[allow(
    dead_code,
    unused_imports,
    clippy::absurd_extreme_comparisons,
    reason = "an architecture without kernels uses less, and has no room for powers"
)]
pub(in crate::kernel) mod call;

use core::{fmt, mem::MaybeUninit};

use super::size::BLOCK;
use crate::{
    cpu::token::Token,
    kernel::{
        contract::{
            argument::{Made, Powers},
            kernel_types::{GhashBlocks, GhashPowers},
            list,
        },
        generated::kernels,
    },
};
use call::PORTABLE_POWERS;

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

/// The room in bytes for the powers of any kernel family.
pub(in crate::kernel) const POWERS: usize = {
    let kernels = kernels::GHASH_POWERS;
    let (mut max, mut i) = (PORTABLE_POWERS, 0);
    while i < kernels.len() {
        let bytes = kernels[i].shape().powers;
        max = if bytes > max { bytes } else { max };
        i += 1;
    }
    max.next_multiple_of(64)
};

/// Powers of the GHASH key H, in the layout of one kernel family; kernels of other families refuse them.
///
/// They are erased when dropped and never printed.
#[derive(Clone)]
#[cfg_attr(not(feature = "align16"), repr(C, align(64)))]
#[cfg_attr(feature = "align16", repr(C, align(16)))]
pub struct GhashKey {
    /// Invariant: written by a kernel with this layout.
    powers: [MaybeUninit<u8>; POWERS],
    layout: u64,
}

impl GhashKey {
    #[inline]
    pub(in crate::kernel) fn made(token: Token, by: &GhashPowers, h: &[u8; BLOCK]) -> Self {
        let mut new = Self { powers: [const { MaybeUninit::uninit() }; POWERS], layout: by.shape().layout };
        by.call(token, h, &mut new.powers);
        new
    }

    #[inline]
    pub(in crate::kernel) fn layout(&self) -> u64 {
        self.layout
    }

    /// Returns the powers as an argument for kernels.
    #[inline]
    pub(in crate::kernel) fn powers(&self) -> Made<'_, Powers> {
        // SAFETY: by the invariant of the field, a kernel with this layout wrote the powers.
        unsafe { Made::new(&self.powers, self.layout) }
    }
}

impl Drop for GhashKey {
    #[inline]
    fn drop(&mut self) {
        self.powers = [const { MaybeUninit::zeroed() }; POWERS];
        zeroize::optimization_barrier(self);
    }
}

impl fmt::Debug for GhashKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("GhashKey(..)")
    }
}
