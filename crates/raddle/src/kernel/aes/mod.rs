//! The contracts of AES: the key schedule, and counter mode.

pub(crate) mod driver;
mod key;
mod portable;
mod size;

use super::{
    contract::{self, Kernel, Refused, Unavailable},
    token::Token,
};
use crate::InOut;

pub use key::AesKey;
pub(in crate::kernel) use key::AesSchedule;
pub(in crate::kernel) use portable::{PORTABLE_LAYOUT, ctr, room};
pub use size::{Bits128, Bits192, Bits256, KeySize};
pub(in crate::kernel) use size::{Kernels, Lists};

/// Bytes of a block.
pub(crate) const BLOCK: usize = 16;

/// Makes the key schedule of AES (FIPS 197, section 5.2), as the kernels of a family want it.
///
/// ```
/// use raddle::{InOut, aes::Key, kernel::{Bits128, aes_ctr_xor, aes_expand}};
///
/// let schedule = aes_expand::<Bits128>()[0].apply(&Key::from([7; 16]))?;
/// let mut text = *b"attack at dawn";
/// aes_ctr_xor::<Bits128>()[0].apply(&schedule, &[9; 16], InOut::in_place(&mut text))?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type AesExpand<S> = Kernel<contract::AesExpand<S>>;

/// AES in counter mode (SP 800-38A, section 6.5), with a counter of 32 bits (SP 800-38D, section 6.2).
pub type AesCtrXor<S> = Kernel<contract::AesCtrXor<S>>;

/// Every implementation of the key schedule, those that this CPU can't run included.
#[must_use]
pub fn aes_expand<S: KeySize>() -> &'static [AesExpand<S>] {
    S::kernels().expand
}

/// Every implementation of counter mode, those that this CPU can't run included.
#[must_use]
pub fn aes_ctr_xor<S: KeySize>() -> &'static [AesCtrXor<S>] {
    S::kernels().ctr
}

impl<S: KeySize> AesExpand<S> {
    /// The schedule of `key`.
    ///
    /// # Errors
    ///
    /// The features that are missing.
    pub fn apply(&self, key: &S::Key) -> Result<AesKey<S>, Unavailable> {
        let token = Token::begin();
        self.require(token)?;
        Ok(AesKey::expanded(token, self, key))
    }
}

impl<S: KeySize> AesCtrXor<S> {
    /// Writes the input XOR the encrypted counter blocks to the output. The counter is the last four bytes of the block,
    /// the first of them highest, modulo 2^32. Any length is taken.
    ///
    /// # Errors
    ///
    /// The features that are missing, or that the schedule is another family's; the output is then as it was.
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
