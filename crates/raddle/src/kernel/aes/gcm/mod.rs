//! The AES-GCM contracts: the blocks of a message, and its end.

#[allow(
    dead_code,
    unused_imports,
    clippy::absurd_extreme_comparisons,
    reason = "an architecture without kernels uses less, and has no room for powers"
)]
pub(in crate::kernel) mod call;
pub(crate) mod driver;
pub(in crate::kernel) mod key;
mod schedule;
pub(in crate::kernel) mod state;
pub(crate) mod stream;

use super::size::{Direction, KeySize};
use crate::{
    InOut,
    cpu::token::Token,
    kernel::contract::kernel_types::{AesGcmBlocks, AesGcmFinish, GhashPowers},
};

pub use key::AesGcmKey;
pub(crate) use state::AesGcmState;

/// Returns every implementation for whole blocks, including those that this CPU can't run.
pub(in crate::kernel) fn aes_gcm_blocks<S: KeySize, D: Direction>() -> &'static [AesGcmBlocks<S, D>] {
    D::lists(S::kernels()).blocks
}

/// Returns every implementation for the end of a message, including those that this CPU can't run.
pub(in crate::kernel) fn aes_gcm_finish<S: KeySize, D: Direction>() -> &'static [AesGcmFinish<S, D>] {
    D::lists(S::kernels()).finish
}
