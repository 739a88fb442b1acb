//! The kernels of AES, GHASH and AES-GCM of little-endian POWER, and which of them are used together.

use crate::kernel::{
    Bits128, Bits192, Bits256,
    aes_gcm::{Family, Way, Wide},
    contract::printed,
};

/// A module for each size of keys: its kernels, and the family that is made of them: by the model of POWER8.
macro_rules! sizes {
    ($($module:ident: $size:ident { $($printed:tt)* })*) => {$(
        pub(in crate::kernel) mod $module {
            use super::*;

            printed! { $($printed)* }

            pub(in crate::kernel) static FAMILIES: [Family<$size>; 1] = [Family::new(
                EXPAND_VSX,
                CTR_VSX,
                POWERS_VSX,
                HASH_VSX,
                Way::new(&[Wide { from: 129, kernel: SEAL_BLOCKS_VSX }], SEAL_FINISH_VSX),
                Way::new(&[Wide { from: 129, kernel: OPEN_BLOCKS_VSX }], OPEN_FINISH_VSX),
            )];
        }
    )*};
}

printed! {
    GHASH_POWERS: GhashPowers {
        POWERS_VSX = ghash_powers_vsx,
    }
    GHASH_BLOCKS: GhashBlocks by GHASH_POWERS {
        HASH_VSX = ghash_blocks_vsx,
    }
}

sizes! {
    aes128: Bits128 {
        EXPAND: AesExpand<Bits128> {
            EXPAND_VSX = aes128_expand_vsx,
        }
        CTR: AesCtrXor<Bits128> {
            CTR_VSX = aes128_ctr_xor_vsx,
        }
        SEAL_BLOCKS: AesGcmBlocks<Bits128, Seal> by GHASH_POWERS {
            SEAL_BLOCKS_VSX = aes128_gcm_seal_blocks_vsx,
        }
        OPEN_BLOCKS: AesGcmBlocks<Bits128, Open> by GHASH_POWERS {
            OPEN_BLOCKS_VSX = aes128_gcm_open_blocks_vsx,
        }
        SEAL_FINISH: AesGcmFinish<Bits128, Seal> by GHASH_POWERS {
            SEAL_FINISH_VSX = aes128_gcm_seal_finish_vsx,
        }
        OPEN_FINISH: AesGcmFinish<Bits128, Open> by GHASH_POWERS {
            OPEN_FINISH_VSX = aes128_gcm_open_finish_vsx,
        }
    }
    aes192: Bits192 {
        EXPAND: AesExpand<Bits192> {
            EXPAND_VSX = aes192_expand_vsx,
        }
        CTR: AesCtrXor<Bits192> {
            CTR_VSX = aes192_ctr_xor_vsx,
        }
        SEAL_BLOCKS: AesGcmBlocks<Bits192, Seal> by GHASH_POWERS {
            SEAL_BLOCKS_VSX = aes192_gcm_seal_blocks_vsx,
        }
        OPEN_BLOCKS: AesGcmBlocks<Bits192, Open> by GHASH_POWERS {
            OPEN_BLOCKS_VSX = aes192_gcm_open_blocks_vsx,
        }
        SEAL_FINISH: AesGcmFinish<Bits192, Seal> by GHASH_POWERS {
            SEAL_FINISH_VSX = aes192_gcm_seal_finish_vsx,
        }
        OPEN_FINISH: AesGcmFinish<Bits192, Open> by GHASH_POWERS {
            OPEN_FINISH_VSX = aes192_gcm_open_finish_vsx,
        }
    }
    aes256: Bits256 {
        EXPAND: AesExpand<Bits256> {
            EXPAND_VSX = aes256_expand_vsx,
        }
        CTR: AesCtrXor<Bits256> {
            CTR_VSX = aes256_ctr_xor_vsx,
        }
        SEAL_BLOCKS: AesGcmBlocks<Bits256, Seal> by GHASH_POWERS {
            SEAL_BLOCKS_VSX = aes256_gcm_seal_blocks_vsx,
        }
        OPEN_BLOCKS: AesGcmBlocks<Bits256, Open> by GHASH_POWERS {
            OPEN_BLOCKS_VSX = aes256_gcm_open_blocks_vsx,
        }
        SEAL_FINISH: AesGcmFinish<Bits256, Seal> by GHASH_POWERS {
            SEAL_FINISH_VSX = aes256_gcm_seal_finish_vsx,
        }
        OPEN_FINISH: AesGcmFinish<Bits256, Open> by GHASH_POWERS {
            OPEN_FINISH_VSX = aes256_gcm_open_finish_vsx,
        }
    }
}
