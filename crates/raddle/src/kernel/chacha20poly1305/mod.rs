//! The ChaCha20-Poly1305 contracts: the beginning of a message, and the blocks of a message.

pub(crate) mod batch;
#[allow(
    dead_code,
    unused_imports,
    clippy::absurd_extreme_comparisons,
    reason = "an architecture without kernels uses less, and has no room for powers"
)]
mod call;
pub(crate) mod driver;
#[allow(unsafe_code)]
mod mac_input;
pub(in crate::kernel) mod plan;
mod schedule;
pub(in crate::kernel) mod state;
pub(crate) mod stream;

use super::{
    contract::kernel_types::{Chacha20Blocks, Chacha20Poly1305Begin, Chacha20Poly1305Blocks, Poly1305Lanes},
    generated::kernels,
};
use crate::{InOut, cpu::token::Token};

pub(crate) use state::Chacha20Poly1305State;

/// Returns every implementation of the beginning, including those that this CPU can't run.
pub(in crate::kernel) fn chacha20_poly1305_begin() -> &'static [&'static Chacha20Poly1305Begin] {
    kernels::CHACHA20_POLY1305_BEGIN
}

/// Returns every implementation that encrypts and authenticates in one pass, including those that this CPU can't run.
pub(in crate::kernel) fn chacha20_poly1305_blocks() -> &'static [&'static Chacha20Poly1305Blocks] {
    kernels::CHACHA20_POLY1305_BLOCKS
}
