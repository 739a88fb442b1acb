//! The AES contracts: the key schedule, and counter mode.

mod bits;
#[allow(
    dead_code,
    unused_imports,
    clippy::absurd_extreme_comparisons,
    reason = "an architecture without kernels uses less, and has no room for powers"
)]
pub(in crate::kernel) mod call;
pub(crate) mod driver;
pub(in crate::kernel) mod key;
pub(in crate::kernel) mod mode;
pub(in crate::kernel) mod portable;
pub(in crate::kernel) mod size;

use super::contract::{
    Refused, Unavailable,
    kernel_types::{AesCtrXor, AesExpand},
};
use crate::{InOut, cpu::token::Token};

pub use key::AesKey;
use size::{BLOCK, KeySize};

/// Returns every implementation of the key schedule, including those that this CPU can't run.
#[must_use]
pub fn aes_expand<S: KeySize>() -> &'static [AesExpand<S>] {
    S::kernels().expand
}

/// Returns every implementation of counter mode, including those that this CPU can't run.
#[must_use]
pub fn aes_ctr_xor<S: KeySize>() -> &'static [AesCtrXor<S>] {
    S::kernels().ctr
}

impl<S: KeySize> AesExpand<S> {
    /// Returns the schedule of `key`.
    ///
    /// # Errors
    ///
    /// Fails if this CPU lacks features, which the error names.
    pub fn apply(&self, key: &S::Key) -> Result<AesKey<S>, Unavailable> {
        let token = Token::begin();
        self.require(token)?;
        Ok(AesKey::expanded(token, self, key))
    }
}

impl<S: KeySize> AesCtrXor<S> {
    /// Writes the input XOR the encrypted counter blocks to the output. The counter is the last four bytes of the block,
    /// big-endian, modulo 2^32. The input may have any length.
    ///
    /// # Errors
    ///
    /// Fails if this CPU lacks features, which the error names. Returns [`Refused::Layout`] if the schedule belongs to
    /// another family. The output is then unchanged.
    pub fn apply(&self, schedule: &AesKey<S>, counter: &[u8; BLOCK], data: InOut<'_>) -> Result<(), Refused> {
        let token = Token::begin();
        self.accept(token, data.len())?;
        if schedule.layout() != self.shape().layout {
            return Err(Refused::Layout);
        }
        self.call(token, data.into(), schedule.schedule(), counter);
        Ok(())
    }
}
