//! The kernels of AES, GHASH and AES-GCM of AArch64, and which of them are used together.

use crate::kernel::{
    Bits128, Bits192, Bits256,
    aes_gcm::{Family, Way, Wide},
    contract::printed,
};

/// A module for each size of keys: its kernels, and the family that is made of them: by the models of Neoverse V1 and V2.
macro_rules! sizes {
    ($($module:ident: $size:ident { $($printed:tt)* })*) => {$(
        pub(in crate::kernel) mod $module {
            use super::*;

            printed! { $($printed)* }

            pub(in crate::kernel) static FAMILIES: [Family<$size>; 1] = [Family::new(
                EXPAND_NEON,
                CTR_NEON,
                POWERS_NEON,
                HASH_NEON,
                Way::new(&[Wide { from: 257, kernel: SEAL_BLOCKS_NEON }], SEAL_FINISH_NEON),
                Way::new(&[Wide { from: 257, kernel: OPEN_BLOCKS_NEON }], OPEN_FINISH_NEON),
            )];
        }
    )*};
}

printed! {
    GHASH_POWERS: GhashPowers {
        POWERS_NEON = ghash_powers_neon,
    }
    GHASH_BLOCKS: GhashBlocks by GHASH_POWERS {
        HASH_NEON = ghash_blocks_neon,
    }
}

sizes! {
    aes128: Bits128 {
        EXPAND: AesExpand<Bits128> {
            EXPAND_NEON = aes128_expand_neon,
        }
        CTR: AesCtrXor<Bits128> {
            CTR_NEON = aes128_ctr_xor_neon,
        }
        SEAL_BLOCKS: AesGcmBlocks<Bits128, Seal> by GHASH_POWERS {
            SEAL_BLOCKS_NEON = aes128_gcm_seal_blocks_neon,
        }
        OPEN_BLOCKS: AesGcmBlocks<Bits128, Open> by GHASH_POWERS {
            OPEN_BLOCKS_NEON = aes128_gcm_open_blocks_neon,
        }
        SEAL_FINISH: AesGcmFinish<Bits128, Seal> by GHASH_POWERS {
            SEAL_FINISH_NEON = aes128_gcm_seal_finish_neon,
        }
        OPEN_FINISH: AesGcmFinish<Bits128, Open> by GHASH_POWERS {
            OPEN_FINISH_NEON = aes128_gcm_open_finish_neon,
        }
    }
    aes192: Bits192 {
        EXPAND: AesExpand<Bits192> {
            EXPAND_NEON = aes192_expand_neon,
        }
        CTR: AesCtrXor<Bits192> {
            CTR_NEON = aes192_ctr_xor_neon,
        }
        SEAL_BLOCKS: AesGcmBlocks<Bits192, Seal> by GHASH_POWERS {
            SEAL_BLOCKS_NEON = aes192_gcm_seal_blocks_neon,
        }
        OPEN_BLOCKS: AesGcmBlocks<Bits192, Open> by GHASH_POWERS {
            OPEN_BLOCKS_NEON = aes192_gcm_open_blocks_neon,
        }
        SEAL_FINISH: AesGcmFinish<Bits192, Seal> by GHASH_POWERS {
            SEAL_FINISH_NEON = aes192_gcm_seal_finish_neon,
        }
        OPEN_FINISH: AesGcmFinish<Bits192, Open> by GHASH_POWERS {
            OPEN_FINISH_NEON = aes192_gcm_open_finish_neon,
        }
    }
    aes256: Bits256 {
        EXPAND: AesExpand<Bits256> {
            EXPAND_NEON = aes256_expand_neon,
        }
        CTR: AesCtrXor<Bits256> {
            CTR_NEON = aes256_ctr_xor_neon,
        }
        SEAL_BLOCKS: AesGcmBlocks<Bits256, Seal> by GHASH_POWERS {
            SEAL_BLOCKS_NEON = aes256_gcm_seal_blocks_neon,
        }
        OPEN_BLOCKS: AesGcmBlocks<Bits256, Open> by GHASH_POWERS {
            OPEN_BLOCKS_NEON = aes256_gcm_open_blocks_neon,
        }
        SEAL_FINISH: AesGcmFinish<Bits256, Seal> by GHASH_POWERS {
            SEAL_FINISH_NEON = aes256_gcm_seal_finish_neon,
        }
        OPEN_FINISH: AesGcmFinish<Bits256, Open> by GHASH_POWERS {
            OPEN_FINISH_NEON = aes256_gcm_open_finish_neon,
        }
    }
}
