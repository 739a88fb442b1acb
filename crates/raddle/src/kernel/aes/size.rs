//! The three sizes of keys, and the kernels of each.

use core::fmt::Debug;

use aes::cipher::{BlockCipherEncrypt, BlockSizeUser, KeyInit, consts::U16};

use super::{AesCtrXor, AesExpand};
use crate::{
    aes::Key,
    kernel::{
        aes_gcm::{AesGcmBlocks, AesGcmFinish, Family, Open, Seal},
        contract::{Sealed, list},
        isa,
    },
};

/// How many bits the key has (FIPS 197, section 5). Nothing outside of this crate implements it.
pub trait KeySize: Sealed + Copy + Debug + Send + Sync + 'static {
    /// The key.
    type Key: Clone;

    /// The name of AES with such a key.
    const NAME: &'static str;

    /// The name of AES-GCM with such a key.
    const GCM: &'static str;

    #[doc(hidden)]
    fn bytes(key: &Self::Key) -> &[u8];

    /// The cipher where no kernel runs.
    #[doc(hidden)]
    type Portable: KeyInit + BlockCipherEncrypt + BlockSizeUser<BlockSize = U16>;

    #[doc(hidden)]
    const PORTABLE: Names;

    #[doc(hidden)]
    fn kernels() -> &'static Kernels<Self>;
}

/// The names of the portable implementations.
pub struct Names {
    pub(in crate::kernel) expand: &'static str,
    pub(in crate::kernel) ctr: &'static str,
    /// When sealing, when opening.
    pub(in crate::kernel) blocks: [&'static str; 2],
    pub(in crate::kernel) finish: [&'static str; 2],
}

/// The kernels of a size, the portable ones before the printed ones.
pub struct Kernels<S: KeySize> {
    pub(in crate::kernel) expand: &'static [AesExpand<S>],
    pub(in crate::kernel) ctr: &'static [AesCtrXor<S>],
    pub(in crate::kernel) seal: Lists<S, Seal>,
    pub(in crate::kernel) open: Lists<S, Open>,
    /// Those that are used together, the best first; where this CPU can't run any of them there are the portable ones.
    pub(in crate::kernel) families: &'static [Family<S>],
    pub(in crate::kernel) portable: Family<S>,
}

/// The kernels of AES-GCM for one direction.
pub struct Lists<S: KeySize, D: crate::kernel::Direction> {
    pub(in crate::kernel) blocks: &'static [AesGcmBlocks<S, D>],
    pub(in crate::kernel) finish: &'static [AesGcmFinish<S, D>],
}

macro_rules! sizes {
    ($($(#[$doc:meta])* $size:ident: $bytes:literal, $name:literal, $cipher:ident, $prefix:literal, $module:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $size;

        impl Sealed for $size {}

        impl KeySize for $size {
            type Key = Key<$bytes>;
            type Portable = aes::$cipher;

            const NAME: &'static str = $name;
            const GCM: &'static str = concat!($name, "Gcm");
            const PORTABLE: Names = Names {
                expand: concat!($prefix, "_expand_portable"),
                ctr: concat!($prefix, "_ctr_xor_portable"),
                blocks: [concat!($prefix, "_gcm_seal_blocks_portable"), concat!($prefix, "_gcm_open_blocks_portable")],
                finish: [concat!($prefix, "_gcm_seal_finish_portable"), concat!($prefix, "_gcm_open_finish_portable")],
            };

            #[inline]
            fn bytes(key: &Key<$bytes>) -> &[u8] {
                key.as_bytes()
            }

            #[inline]
            fn kernels() -> &'static Kernels<Self> {
                use isa::aes_gcm::$module as kernels;

                static EXPAND: [AesExpand<$size>; kernels::EXPAND.len() + 1] =
                    list(AesExpand::<$size>::PORTABLE, kernels::EXPAND);
                static CTR: [AesCtrXor<$size>; kernels::CTR.len() + 1] =
                    list(AesCtrXor::<$size>::PORTABLE, kernels::CTR);
                static SEAL_BLOCKS: [AesGcmBlocks<$size, Seal>; kernels::SEAL_BLOCKS.len() + 1] =
                    list(AesGcmBlocks::<$size, Seal>::PORTABLE, kernels::SEAL_BLOCKS);
                static OPEN_BLOCKS: [AesGcmBlocks<$size, Open>; kernels::OPEN_BLOCKS.len() + 1] =
                    list(AesGcmBlocks::<$size, Open>::PORTABLE, kernels::OPEN_BLOCKS);
                static SEAL_FINISH: [AesGcmFinish<$size, Seal>; kernels::SEAL_FINISH.len() + 1] =
                    list(AesGcmFinish::<$size, Seal>::PORTABLE, kernels::SEAL_FINISH);
                static OPEN_FINISH: [AesGcmFinish<$size, Open>; kernels::OPEN_FINISH.len() + 1] =
                    list(AesGcmFinish::<$size, Open>::PORTABLE, kernels::OPEN_FINISH);
                static KERNELS: Kernels<$size> = Kernels {
                    expand: &EXPAND,
                    ctr: &CTR,
                    seal: Lists { blocks: &SEAL_BLOCKS, finish: &SEAL_FINISH },
                    open: Lists { blocks: &OPEN_BLOCKS, finish: &OPEN_FINISH },
                    families: &kernels::FAMILIES,
                    portable: Family::<$size>::PORTABLE,
                };
                &KERNELS
            }
        }
    )*};
}

sizes! {
    /// 128 bits, 10 rounds.
    Bits128: 16, "Aes128", Aes128Enc, "aes128", aes128;
    /// 192 bits, 12 rounds.
    Bits192: 24, "Aes192", Aes192Enc, "aes192", aes192;
    /// 256 bits, 14 rounds.
    Bits256: 32, "Aes256", Aes256Enc, "aes256", aes256;
}
