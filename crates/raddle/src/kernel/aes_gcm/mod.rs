//! The AES-GCM contracts: the blocks of a message, and its end.

#[allow(
    dead_code,
    unused_imports,
    clippy::absurd_extreme_comparisons,
    reason = "an architecture without kernels uses less, and has no room for powers"
)]
pub(in crate::kernel) mod call;
pub(in crate::kernel) mod direction;
pub(crate) mod driver;
pub(in crate::kernel) mod key;
pub(in crate::kernel) mod layout;
pub(in crate::kernel) mod plan;
pub(in crate::kernel) mod portable;
mod schedule;
pub(in crate::kernel) mod state;
pub(crate) mod stream;

use super::{
    aes::size::KeySize,
    contract::kernel_types::{AesGcmBlocks, AesGcmFinish, GhashPowers},
};
use crate::{InOut, cpu::token::Token};
use direction::Direction;

pub(crate) use key::AesGcmKey;
pub(crate) use state::AesGcmState;

/// Returns every implementation for whole blocks, including those that this CPU can't run.
pub(in crate::kernel) fn aes_gcm_blocks<S: KeySize, D: Direction>() -> &'static [AesGcmBlocks<S, D>] {
    D::lists(S::kernels()).blocks
}

/// Returns every implementation for the end of a message, including those that this CPU can't run.
pub(in crate::kernel) fn aes_gcm_finish<S: KeySize, D: Direction>() -> &'static [AesGcmFinish<S, D>] {
    D::lists(S::kernels()).finish
}
