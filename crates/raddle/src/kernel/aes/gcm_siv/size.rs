//! The key sizes of AES-GCM-SIV, with their kernels and plans.

use super::{super::size::KeySize, plan::AesGcmSivPlan};
use crate::kernel::{
    contract::{
        kernel_types::{AesGcmSivKeys, AesGcmSivOpenBlocks, AesGcmSivSealBlocks, AesGcmSivXor},
        list,
        parameter::{Bits128, Bits256},
        plan::ByCore,
    },
    generated::{kernels, plans},
};

/// A size of AES-GCM-SIV keys: 128 or 256 bits (RFC 8452, section 4).
pub trait SivKeySize: KeySize {
    /// The name of AES-GCM-SIV with this key size.
    const GCM_SIV: &'static str;

    /// The name of the portable implementation of counter mode.
    #[doc(hidden)]
    const PORTABLE_XOR: &'static str;

    /// The name of the portable implementation that derives keys.
    #[doc(hidden)]
    const PORTABLE_KEYS: &'static str;

    #[doc(hidden)]
    fn siv_kernels() -> SivKernels<Self>;
}

/// The kernels for a key size. This is a constant, so that the linker keeps only the lists that a program reads.
pub struct SivKernels<S: SivKeySize> {
    /// The portable kernel first, then the generated kernels.
    pub(in crate::kernel) xor: &'static [AesGcmSivXor<S>],
    /// The portable kernel first, then the generated kernels.
    pub(in crate::kernel) keys: &'static [AesGcmSivKeys<S>],
    pub(in crate::kernel) seal: &'static [&'static AesGcmSivSealBlocks<S>],
    pub(in crate::kernel) open: &'static [&'static AesGcmSivOpenBlocks<S>],
    /// The plans: which of these kernels each core uses.
    pub(in crate::kernel) plans: ByCore<AesGcmSivPlan<S>>,
}

macro_rules! sizes {
    ($($size:ident: $name:literal, $plans:ident, $xor:ident $portable_xor:literal, $keys:ident $portable_keys:literal,
        $seal:ident, $open:ident;)*) => {$(
        impl SivKeySize for $size {
            const GCM_SIV: &'static str = $name;
            const PORTABLE_XOR: &'static str = $portable_xor;
            const PORTABLE_KEYS: &'static str = $portable_keys;

            #[inline]
            fn siv_kernels() -> SivKernels<Self> {
                static XOR: [AesGcmSivXor<$size>; kernels::$xor.len() + 1] =
                    list(AesGcmSivXor::<$size>::PORTABLE, kernels::$xor);
                static KEYS: [AesGcmSivKeys<$size>; kernels::$keys.len() + 1] =
                    list(AesGcmSivKeys::<$size>::PORTABLE, kernels::$keys);
                SivKernels { xor: &XOR, keys: &KEYS, seal: kernels::$seal, open: kernels::$open, plans: plans::$plans }
            }
        }
    )*};
}

sizes! {
    Bits128: "Aes128GcmSiv", AES128_GCM_SIV, AES128_GCM_SIV_XOR "aes128_gcm_siv_xor_portable",
        AES128_GCM_SIV_KEYS "aes128_gcm_siv_keys_portable", AES128_GCM_SIV_SEAL_BLOCKS, AES128_GCM_SIV_OPEN_BLOCKS;
    Bits256: "Aes256GcmSiv", AES256_GCM_SIV, AES256_GCM_SIV_XOR "aes256_gcm_siv_xor_portable",
        AES256_GCM_SIV_KEYS "aes256_gcm_siv_keys_portable", AES256_GCM_SIV_SEAL_BLOCKS, AES256_GCM_SIV_OPEN_BLOCKS;
}
