//! The AES contracts: the key schedule, and counter mode.

#[allow(
    dead_code,
    unused_imports,
    clippy::absurd_extreme_comparisons,
    reason = "an architecture without kernels uses less, and has no room for powers"
)]
pub(in crate::kernel) mod call;
pub(crate) mod driver;
pub(in crate::kernel) mod gcm;
pub(in crate::kernel) mod gcm_siv;
pub(in crate::kernel) mod ghash;
pub(in crate::kernel) mod key;
pub(in crate::kernel) mod plan;
pub(in crate::kernel) mod size;

use crate::{
    InOut,
    cpu::token::Token,
    kernel::contract::kernel_types::{AesCtrXor, AesExpand},
};

pub(super) use key::AesKey;
use size::{BLOCK, KeySize};

/// Returns every implementation of the key schedule, including those that this CPU can't run.
pub(in crate::kernel) fn aes_expand<S: KeySize>() -> &'static [AesExpand<S>] {
    S::kernels().expand
}

/// Returns every implementation of counter mode, including those that this CPU can't run.
pub(in crate::kernel) fn aes_ctr_xor<S: KeySize>() -> &'static [AesCtrXor<S>] {
    S::kernels().ctr
}
