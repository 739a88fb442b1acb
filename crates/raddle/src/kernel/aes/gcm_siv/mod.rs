//! The AES-GCM-SIV contracts: counter mode, POLYVAL, and both together for opening.

#[allow(
    dead_code,
    unused_imports,
    clippy::absurd_extreme_comparisons,
    reason = "an architecture without kernels uses less, and has no room for powers"
)]
mod call;
pub(crate) mod driver;
pub(in crate::kernel) mod plan;
pub(in crate::kernel) mod size;

use core::iter;

use super::{
    AesKey,
    gcm::{AesGcmKey, AesGcmState, state::whole},
    ghash::GhashKey,
    size::BLOCK,
};
use crate::{
    InOut,
    cpu::token::Token,
    kernel::{
        contract::{
            kernel_types::{
                AesGcmSivKeys, AesGcmSivOpenBlocks, AesGcmSivSealBlocks, AesGcmSivXor, GhashPowers, PolyvalBlocks,
            },
            list,
        },
        generated::kernels,
    },
};
use size::SivKeySize;

static POLYVAL: [PolyvalBlocks; kernels::POLYVAL_BLOCKS.len() + 1] =
    list(PolyvalBlocks::PORTABLE, kernels::POLYVAL_BLOCKS);

/// Returns every implementation of POLYVAL, including those that this CPU can't run.
pub(in crate::kernel) fn polyval_blocks() -> &'static [PolyvalBlocks] {
    &POLYVAL
}

/// Returns every implementation of the counter mode of AES-GCM-SIV, including those that this CPU can't run.
pub(in crate::kernel) fn aes_gcm_siv_xor<S: SivKeySize>() -> &'static [AesGcmSivXor<S>] {
    S::siv_kernels().xor
}

/// Returns every implementation that encrypts whole blocks of one message of AES-GCM-SIV and absorbs those of another,
/// including those that this CPU can't run.
pub(in crate::kernel) fn aes_gcm_siv_seal_blocks<S: SivKeySize>() -> &'static [&'static AesGcmSivSealBlocks<S>] {
    S::siv_kernels().seal
}

/// Returns every implementation that derives the keys of a message of AES-GCM-SIV, including those that this CPU can't run.
pub(in crate::kernel) fn aes_gcm_siv_keys<S: SivKeySize>() -> &'static [AesGcmSivKeys<S>] {
    S::siv_kernels().keys
}

/// Returns every implementation that opens whole blocks of AES-GCM-SIV, including those that this CPU can't run.
pub(in crate::kernel) fn aes_gcm_siv_open_blocks<S: SivKeySize>() -> &'static [&'static AesGcmSivOpenBlocks<S>] {
    S::siv_kernels().open
}

/// Returns the GHASH key whose powers POLYVAL uses under the key `h`: mulX_GHASH(ByteReverse(h)) (RFC 8452, appendix
/// A).
#[must_use]
#[inline]
pub(crate) fn ghash_key(h: &[u8; BLOCK]) -> [u8; BLOCK] {
    // GHASH's polynomials have their coefficients in reverse, so multiplying by x shifts to the right.
    let number = u128::from_le_bytes(*h);
    // All ones if the coefficient of x^127 is one.
    let carry = 0_u128.wrapping_sub(number & 1);
    whole((number >> 1 ^ carry & 0xe1 << 120).swap_bytes())
}

#[cfg(test)]
mod tests {
    use super::ghash_key;

    #[test]
    fn the_key_of_the_appendix() {
        let h = 0x25629347_58924276_1d31f826_ba4b757b_u128.to_be_bytes();
        assert_eq!(u128::from_be_bytes(ghash_key(&h)), 0xdcbaa5dd_137c188e_bb21492c_23c9b112);
    }
}
