//! From plaintext to ciphertext, and back.

use core::fmt::Debug;

use super::plan::{AesGcmPlan, MessagePlan};
use crate::kernel::{
    aes::size::{Kernels, KeySize, Lists},
    contract::Sealed,
    parameter::{Open, Seal},
};

/// Which way a kernel goes: [`Seal`] or [`Open`]. Nothing outside of this crate implements it.
pub trait Direction: Sealed + Copy + Debug + Send + Sync + 'static {
    /// Whether the ciphertext is what is written.
    const SEALS: bool;

    #[doc(hidden)]
    fn lists<S: KeySize>(kernels: Kernels<S>) -> Lists<S, Self>;

    #[doc(hidden)]
    fn of<S: KeySize>(plan: &AesGcmPlan<S>) -> &MessagePlan<S, Self>;
}

impl Direction for Seal {
    const SEALS: bool = true;

    fn lists<S: KeySize>(kernels: Kernels<S>) -> Lists<S, Self> {
        kernels.seal
    }

    #[inline]
    fn of<S: KeySize>(plan: &AesGcmPlan<S>) -> &MessagePlan<S, Self> {
        &plan.seal
    }
}

impl Direction for Open {
    const SEALS: bool = false;

    fn lists<S: KeySize>(kernels: Kernels<S>) -> Lists<S, Self> {
        kernels.open
    }

    #[inline]
    fn of<S: KeySize>(plan: &AesGcmPlan<S>) -> &MessagePlan<S, Self> {
        &plan.open
    }
}
