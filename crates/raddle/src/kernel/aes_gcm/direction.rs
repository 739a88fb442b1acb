//! Sealing and opening.

use core::fmt::Debug;

use super::plan::{AesGcmPlan, MessagePlan};
use crate::kernel::{
    aes::size::{Kernels, KeySize, Lists},
    contract::parameter::{Open, Parameter, Seal},
};

/// The direction of a kernel, [`Seal`] or [`Open`]. Sealed: prevents implementations outside this crate.
pub trait Direction: Parameter + Debug + Send + Sync {
    /// Whether the kernel writes ciphertext.
    const SEALS: bool;

    #[doc(hidden)]
    fn lists<S: KeySize>(kernels: Kernels<S>) -> Lists<S, Self>;

    #[doc(hidden)]
    fn plan_of<S: KeySize>(plan: &AesGcmPlan<S>) -> &MessagePlan<S, Self>;
}

impl Direction for Seal {
    const SEALS: bool = true;

    fn lists<S: KeySize>(kernels: Kernels<S>) -> Lists<S, Self> {
        kernels.seal
    }

    #[inline]
    fn plan_of<S: KeySize>(plan: &AesGcmPlan<S>) -> &MessagePlan<S, Self> {
        &plan.seal
    }
}

impl Direction for Open {
    const SEALS: bool = false;

    fn lists<S: KeySize>(kernels: Kernels<S>) -> Lists<S, Self> {
        kernels.open
    }

    #[inline]
    fn plan_of<S: KeySize>(plan: &AesGcmPlan<S>) -> &MessagePlan<S, Self> {
        &plan.open
    }
}
