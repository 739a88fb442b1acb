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
pub(in crate::kernel) mod schedule;
pub(crate) mod state;

use super::{
    contract::{
        kernel_types::{Chacha20Blocks, Chacha20Xor},
        list,
    },
    generated::kernels,
};

static ALL: [Chacha20Xor; kernels::CHACHA20_XOR.len() + 1] = list(Chacha20Xor::PORTABLE, kernels::CHACHA20_XOR);

/// Returns every implementation compiled for this architecture, including those that this CPU can't run.
pub(in crate::kernel) fn chacha20_xor() -> &'static [Chacha20Xor] {
    &ALL
}

/// Returns every implementation that computes blocks of independent states, including those that this CPU can't run.
pub(in crate::kernel) fn chacha20_blocks() -> &'static [&'static Chacha20Blocks] {
    kernels::CHACHA20_BLOCKS
}
