//! The contracts of GHASH: powers of the key, and blocks.

pub(crate) mod driver;
mod key;
mod portable;

use super::{
    contract::{self, Kernel, Refused, Unavailable, list},
    isa,
    token::Token,
};
use crate::kernel::aes::BLOCK;

pub use key::GhashKey;
pub(in crate::kernel) use key::{HashPowers, POWERS};
pub(in crate::kernel) use portable::{PORTABLE_POWERS, add_blocks};

/// Makes powers of the key H, as the kernels of a family want them (SP 800-38D, section 6.4).
pub type GhashPowers = Kernel<contract::GhashPowers>;

/// An implementation of `sum = sum * H + block` for each block (SP 800-38D, section 6.4): the last one is added and not
/// multiplied.
///
/// ```
/// use raddle::kernel::{ghash_blocks, ghash_powers};
///
/// let key = ghash_powers()[0].apply(&[7; 16])?;
/// let mut sum = [0; 16];
/// ghash_blocks()[0].apply(&key, &mut sum, &[9; 16])?;
/// assert_eq!(sum, [9; 16], "nothing times H, and the block");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type GhashBlocks = Kernel<contract::GhashBlocks>;

static MAKERS: [GhashPowers; isa::aes_gcm::GHASH_POWERS.len() + 1] =
    list(GhashPowers::PORTABLE, isa::aes_gcm::GHASH_POWERS);
static BLOCKS: [GhashBlocks; isa::aes_gcm::GHASH_BLOCKS.len() + 1] =
    list(GhashBlocks::PORTABLE, isa::aes_gcm::GHASH_BLOCKS);

/// Every implementation that makes powers, those that this CPU can't run included.
#[must_use]
pub fn ghash_powers() -> &'static [GhashPowers] {
    &MAKERS
}

/// Every implementation that takes blocks, those that this CPU can't run included.
#[must_use]
pub fn ghash_blocks() -> &'static [GhashBlocks] {
    &BLOCKS
}

impl GhashPowers {
    /// The powers of `h`.
    ///
    /// # Errors
    ///
    /// The features that are missing.
    pub fn apply(&self, h: &[u8; BLOCK]) -> Result<GhashKey, Unavailable> {
        let token = Token::begin();
        self.require(token)?;
        Ok(GhashKey::made(token, self, h))
    }
}

impl GhashBlocks {
    /// Takes blocks into the sum.
    ///
    /// # Errors
    ///
    /// The features that are missing, a length of which the kernel takes no such, or that the powers are another
    /// family's; the sum is then as it was.
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
