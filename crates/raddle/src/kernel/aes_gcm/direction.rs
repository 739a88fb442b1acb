//! From plaintext to ciphertext, and back.

use core::fmt::Debug;

use super::{Family, KeySize, Lists, Way};
use crate::kernel::{aes::Kernels, contract::Sealed};

/// Which way a kernel goes: [`Seal`] or [`Open`]. Nothing outside of this crate implements it.
pub trait Direction: Sealed + Copy + Debug + Send + Sync + 'static {
    /// Whether the ciphertext is what is written.
    const SEALS: bool;

    #[doc(hidden)]
    fn lists<S: KeySize>(kernels: &Kernels<S>) -> &Lists<S, Self>;

    #[doc(hidden)]
    fn way<S: KeySize>(family: &Family<S>) -> &Way<S, Self>;
}

/// From plaintext to ciphertext.
#[derive(Clone, Copy, Debug)]
pub struct Seal;

/// From ciphertext to plaintext.
#[derive(Clone, Copy, Debug)]
pub struct Open;

impl Sealed for Seal {}
impl Sealed for Open {}

impl Direction for Seal {
    const SEALS: bool = true;

    fn lists<S: KeySize>(kernels: &Kernels<S>) -> &Lists<S, Self> {
        &kernels.seal
    }

    #[inline]
    fn way<S: KeySize>(family: &Family<S>) -> &Way<S, Self> {
        &family.seal
    }
}

impl Direction for Open {
    const SEALS: bool = false;

    fn lists<S: KeySize>(kernels: &Kernels<S>) -> &Lists<S, Self> {
        &kernels.open
    }

    #[inline]
    fn way<S: KeySize>(family: &Family<S>) -> &Way<S, Self> {
        &family.open
    }
}
