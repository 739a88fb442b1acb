//! The Poly1305 contracts: powers of the key, blocks, the last blocks, and blocks of several messages.

#[allow(
    dead_code,
    unused_imports,
    clippy::absurd_extreme_comparisons,
    reason = "an architecture without kernels uses less, and has no room for powers"
)]
pub(in crate::kernel) mod call;
pub(crate) mod driver;
pub(in crate::kernel) mod lanes;
pub(in crate::kernel) mod plan;
mod portable;
pub(in crate::kernel) mod schedule;
pub(in crate::kernel) mod state;

use super::{
    contract::{
        Refused, Unavailable,
        kernel_types::{Poly1305Blocks, Poly1305Finish, Poly1305Lanes, Poly1305Powers},
        list,
    },
    generated::kernels,
};
use crate::cpu::token::Token;

pub use state::Poly1305State;

static BLOCKS: [Poly1305Blocks; kernels::POLY1305_BLOCKS.len() + 1] =
    list(Poly1305Blocks::PORTABLE, kernels::POLY1305_BLOCKS);
static FINISH: [Poly1305Finish; kernels::POLY1305_FINISH.len() + 1] =
    list(Poly1305Finish::PORTABLE, kernels::POLY1305_FINISH);

/// Returns every implementation that computes powers, including those that this CPU can't run.
#[must_use]
pub fn poly1305_powers() -> &'static [&'static Poly1305Powers] {
    kernels::POLY1305_POWERS
}

/// Returns every implementation that absorbs blocks, including those that this CPU can't run.
#[must_use]
pub fn poly1305_blocks() -> &'static [Poly1305Blocks] {
    &BLOCKS
}

/// Returns every implementation that computes the tag, including those that this CPU can't run.
#[must_use]
pub fn poly1305_finish() -> &'static [Poly1305Finish] {
    &FINISH
}

/// Returns every implementation that absorbs blocks of several messages, including those that this CPU can't run.
#[must_use]
pub fn poly1305_lanes() -> &'static [&'static Poly1305Lanes] {
    kernels::POLY1305_LANES
}

impl Poly1305Powers {
    /// Computes the powers of the key of `state`.
    ///
    /// # Errors
    ///
    /// Fails if this CPU lacks features, which the error names.
    pub fn apply(&self, state: &mut Poly1305State) -> Result<(), Unavailable> {
        let token = Token::begin();
        self.require(token)?;
        self.call(token, state);
        Ok(())
    }
}

impl Poly1305Blocks {
    /// Absorbs blocks into the accumulator. If the kernel needs powers of the key that the state lacks, the powers are
    /// computed first.
    ///
    /// # Errors
    ///
    /// Fails if this CPU lacks features, which the error names, or if the kernel does not take the length. The state is
    /// then unchanged.
    pub fn apply(&self, state: &mut Poly1305State, blocks: &[u8]) -> Result<(), Refused> {
        let token = Token::begin();
        self.accept(token, blocks.len())?;
        self.call(token, state, blocks);
        Ok(())
    }
}

impl Poly1305Finish {
    /// Absorbs the last blocks, with `pad` (0 or 1) times 2^128 above each block, and returns the tag.
    ///
    /// # Errors
    ///
    /// Fails if this CPU lacks features, which the error names, or if the kernel does not take the length.
    pub fn apply(&self, state: &mut Poly1305State, blocks: &[u8], pad: u8) -> Result<[u8; 16], Refused> {
        let token = Token::begin();
        self.accept(token, blocks.len())?;
        state.pad = (pad & 1).into();
        let mut tag = [0; 16];
        self.call(token, state, blocks, &mut tag);
        Ok(tag)
    }
}
