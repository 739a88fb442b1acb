//! The contracts `chacha20_xor`, `out = in XOR keystream`, and `chacha20_blocks`, which computes blocks of independent
//! states.

#[allow(
    dead_code,
    unused_imports,
    clippy::absurd_extreme_comparisons,
    reason = "an architecture without kernels uses less, and has no room for powers"
)]
mod call;
pub(crate) mod driver;
mod portable;
pub(in crate::kernel) mod schedule;
pub(crate) mod state;

use super::{
    contract::{
        Unavailable,
        kernel_types::{Chacha20Blocks, Chacha20Xor},
        list,
    },
    generated::kernels,
};
use crate::{InOut, cpu::token::Token};

static ALL: [Chacha20Xor; kernels::CHACHA20_XOR.len() + 1] = list(Chacha20Xor::PORTABLE, kernels::CHACHA20_XOR);

/// Returns every implementation compiled for this architecture, including those that this CPU can't run.
#[must_use]
pub fn chacha20_xor() -> &'static [Chacha20Xor] {
    &ALL
}

/// Returns every implementation that computes blocks of independent states, including those that this CPU can't run.
#[must_use]
pub fn chacha20_blocks() -> &'static [&'static Chacha20Blocks] {
    kernels::CHACHA20_BLOCKS
}

impl Chacha20Xor {
    /// Writes the input XOR the keystream to the output.
    ///
    /// `state` is laid out as in RFC 8439, section 2.3: four constants, eight key words, the counter of the first
    /// block, three nonce words. Word 12 counts blocks modulo 2^32; the caller must not use a counter twice. The input
    /// may have any length. The time taken depends only on the length.
    ///
    /// # Errors
    ///
    /// Fails if [`is_available`](Self::is_available) is false. The error names the kernel's features, and the output is
    /// unchanged.
    #[inline]
    pub fn apply(&self, state: &[u32; 16], data: InOut<'_>) -> Result<(), Unavailable> {
        let token = Token::begin();
        self.require(token)?;
        self.call(token, data.into(), state);
        Ok(())
    }
}
