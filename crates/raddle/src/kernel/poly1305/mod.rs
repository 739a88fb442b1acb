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
pub(in crate::kernel) mod schedule;
pub(in crate::kernel) mod state;

use super::{
    contract::{
        kernel_types::{Poly1305Blocks, Poly1305Finish, Poly1305Lanes, Poly1305Powers},
        list,
    },
    generated::kernels,
};
use crate::cpu::token::Token;

pub(crate) use state::Poly1305State;

static BLOCKS: [Poly1305Blocks; kernels::POLY1305_BLOCKS.len() + 1] =
    list(Poly1305Blocks::PORTABLE, kernels::POLY1305_BLOCKS);
static FINISH: [Poly1305Finish; kernels::POLY1305_FINISH.len() + 1] =
    list(Poly1305Finish::PORTABLE, kernels::POLY1305_FINISH);

/// Returns every implementation that computes powers, including those that this CPU can't run.
pub(in crate::kernel) fn poly1305_powers() -> &'static [&'static Poly1305Powers] {
    kernels::POLY1305_POWERS
}

/// Returns every implementation that absorbs blocks, including those that this CPU can't run.
pub(in crate::kernel) fn poly1305_blocks() -> &'static [Poly1305Blocks] {
    &BLOCKS
}

/// Returns every implementation that computes the tag, including those that this CPU can't run.
pub(in crate::kernel) fn poly1305_finish() -> &'static [Poly1305Finish] {
    &FINISH
}

/// Returns every implementation that absorbs blocks of several messages, including those that this CPU can't run.
pub(in crate::kernel) fn poly1305_lanes() -> &'static [&'static Poly1305Lanes] {
    kernels::POLY1305_LANES
}
