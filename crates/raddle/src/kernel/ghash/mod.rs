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
    aes::size::BLOCK,
    contract::{
        Refused, Unavailable,
        kernel_types::{GhashBlocks, GhashPowers},
        list,
    },
    generated::kernels,
};
use crate::cpu::token::Token;

pub use key::GhashKey;

static MAKERS: [GhashPowers; kernels::GHASH_POWERS.len() + 1] = list(GhashPowers::PORTABLE, kernels::GHASH_POWERS);
static BLOCKS: [GhashBlocks; kernels::GHASH_BLOCKS.len() + 1] = list(GhashBlocks::PORTABLE, kernels::GHASH_BLOCKS);

/// Returns every implementation that computes powers, including those that this CPU can't run.
#[must_use]
pub fn ghash_powers() -> &'static [GhashPowers] {
    &MAKERS
}

/// Returns every implementation that absorbs blocks, including those that this CPU can't run.
#[must_use]
pub fn ghash_blocks() -> &'static [GhashBlocks] {
    &BLOCKS
}

impl GhashPowers {
    /// Computes the powers of `h`.
    ///
    /// # Errors
    ///
    /// Fails if this CPU lacks features, which the error names.
    pub fn apply(&self, h: &[u8; BLOCK]) -> Result<GhashKey, Unavailable> {
        let token = Token::begin();
        self.require(token)?;
        Ok(GhashKey::made(token, self, h))
    }
}

impl GhashBlocks {
    /// Absorbs blocks into the sum.
    ///
    /// # Errors
    ///
    /// Fails if this CPU lacks features, which the error names, if the kernel does not take the length, or if the
    /// powers belong to another family. The sum is then unchanged.
    pub fn apply(&self, key: &GhashKey, sum: &mut [u8; BLOCK], blocks: &[u8]) -> Result<(), Refused> {
        let token = Token::begin();
        self.accept(token, blocks.len())?;
        if key.layout() != self.shape().layout {
            return Err(Refused::Layout);
        }
        self.call(token, sum, blocks, key.powers());
        Ok(())
    }
}
