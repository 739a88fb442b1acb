//! The kernels of AES, GHASH and AES-GCM of x86-64, and which of them are used together.

use crate::kernel::{
    Bits128, Bits192, Bits256,
    aes_gcm::{Family, Way, Wide},
    contract::printed,
};

/// A module for each size of keys: its kernels, and the families that are made of them, the best first: as measured on
/// Zen 5.
macro_rules! sizes {
    ($($module:ident: $size:ident { $($printed:tt)* })*) => {$(
        pub(in crate::kernel) mod $module {
            use super::*;

            printed! { $($printed)* }

            pub(in crate::kernel) static FAMILIES: [Family<$size>; 3] = [
                Family::new(
                    EXPAND_AESNI,
                    CTR_VAES512,
                    POWERS_VAES512,
                    HASH_VAES512,
                    Way::new(&[Wide { from: 1025, kernel: SEAL_BLOCKS_VAES512 }], SEAL_FINISH_VAES512),
                    Way::new(&[Wide { from: 1025, kernel: OPEN_BLOCKS_VAES512 }], OPEN_FINISH_VAES512),
                ),
                Family::new(
                    EXPAND_AESNI,
                    CTR_VAES256,
                    POWERS_VAES256,
                    HASH_VAES256,
                    Way::new(&[Wide { from: 513, kernel: SEAL_BLOCKS_VAES256 }], SEAL_FINISH_VAES256),
                    Way::new(&[Wide { from: 513, kernel: OPEN_BLOCKS_VAES256 }], OPEN_FINISH_VAES256),
                ),
                Family::new(
                    EXPAND_AESNI,
                    CTR_AESNI,
                    POWERS_AESNI,
                    HASH_AESNI,
                    Way::new(&[Wide { from: 257, kernel: SEAL_BLOCKS_AESNI }], SEAL_FINISH_AESNI),
                    Way::new(&[Wide { from: 257, kernel: OPEN_BLOCKS_AESNI }], OPEN_FINISH_AESNI),
                ),
            ];
        }
    )*};
}

printed! {
    GHASH_POWERS: GhashPowers {
        POWERS_AESNI = ghash_powers_aesni,
        POWERS_VAES256 = ghash_powers_vaes256,
        POWERS_VAES512 = ghash_powers_vaes512,
    }
    GHASH_BLOCKS: GhashBlocks by GHASH_POWERS {
        HASH_AESNI = ghash_blocks_aesni,
        HASH_VAES256 = ghash_blocks_vaes256,
        HASH_VAES512 = ghash_blocks_vaes512,
    }
}

sizes! {
    aes128: Bits128 {
        EXPAND: AesExpand<Bits128> {
            EXPAND_AESNI = aes128_expand_aesni,
        }
        CTR: AesCtrXor<Bits128> {
            CTR_AESNI = aes128_ctr_xor_aesni,
            CTR_VAES256 = aes128_ctr_xor_vaes256,
            CTR_VAES512 = aes128_ctr_xor_vaes512,
        }
        SEAL_BLOCKS: AesGcmBlocks<Bits128, Seal> by GHASH_POWERS {
            SEAL_BLOCKS_AESNI = aes128_gcm_seal_blocks_aesni,
            SEAL_BLOCKS_VAES256 = aes128_gcm_seal_blocks_vaes256,
            SEAL_BLOCKS_VAES512 = aes128_gcm_seal_blocks_vaes512,
        }
        OPEN_BLOCKS: AesGcmBlocks<Bits128, Open> by GHASH_POWERS {
            OPEN_BLOCKS_AESNI = aes128_gcm_open_blocks_aesni,
            OPEN_BLOCKS_VAES256 = aes128_gcm_open_blocks_vaes256,
            OPEN_BLOCKS_VAES512 = aes128_gcm_open_blocks_vaes512,
        }
        SEAL_FINISH: AesGcmFinish<Bits128, Seal> by GHASH_POWERS {
            SEAL_FINISH_AESNI = aes128_gcm_seal_finish_aesni,
            SEAL_FINISH_VAES256 = aes128_gcm_seal_finish_vaes256,
            SEAL_FINISH_VAES512 = aes128_gcm_seal_finish_vaes512,
        }
        OPEN_FINISH: AesGcmFinish<Bits128, Open> by GHASH_POWERS {
            OPEN_FINISH_AESNI = aes128_gcm_open_finish_aesni,
            OPEN_FINISH_VAES256 = aes128_gcm_open_finish_vaes256,
            OPEN_FINISH_VAES512 = aes128_gcm_open_finish_vaes512,
        }
    }
    aes192: Bits192 {
        EXPAND: AesExpand<Bits192> {
            EXPAND_AESNI = aes192_expand_aesni,
        }
        CTR: AesCtrXor<Bits192> {
            CTR_AESNI = aes192_ctr_xor_aesni,
            CTR_VAES256 = aes192_ctr_xor_vaes256,
            CTR_VAES512 = aes192_ctr_xor_vaes512,
        }
        SEAL_BLOCKS: AesGcmBlocks<Bits192, Seal> by GHASH_POWERS {
            SEAL_BLOCKS_AESNI = aes192_gcm_seal_blocks_aesni,
            SEAL_BLOCKS_VAES256 = aes192_gcm_seal_blocks_vaes256,
            SEAL_BLOCKS_VAES512 = aes192_gcm_seal_blocks_vaes512,
        }
        OPEN_BLOCKS: AesGcmBlocks<Bits192, Open> by GHASH_POWERS {
            OPEN_BLOCKS_AESNI = aes192_gcm_open_blocks_aesni,
            OPEN_BLOCKS_VAES256 = aes192_gcm_open_blocks_vaes256,
            OPEN_BLOCKS_VAES512 = aes192_gcm_open_blocks_vaes512,
        }
        SEAL_FINISH: AesGcmFinish<Bits192, Seal> by GHASH_POWERS {
            SEAL_FINISH_AESNI = aes192_gcm_seal_finish_aesni,
            SEAL_FINISH_VAES256 = aes192_gcm_seal_finish_vaes256,
            SEAL_FINISH_VAES512 = aes192_gcm_seal_finish_vaes512,
        }
        OPEN_FINISH: AesGcmFinish<Bits192, Open> by GHASH_POWERS {
            OPEN_FINISH_AESNI = aes192_gcm_open_finish_aesni,
            OPEN_FINISH_VAES256 = aes192_gcm_open_finish_vaes256,
            OPEN_FINISH_VAES512 = aes192_gcm_open_finish_vaes512,
        }
    }
    aes256: Bits256 {
        EXPAND: AesExpand<Bits256> {
            EXPAND_AESNI = aes256_expand_aesni,
        }
        CTR: AesCtrXor<Bits256> {
            CTR_AESNI = aes256_ctr_xor_aesni,
            CTR_VAES256 = aes256_ctr_xor_vaes256,
            CTR_VAES512 = aes256_ctr_xor_vaes512,
        }
        SEAL_BLOCKS: AesGcmBlocks<Bits256, Seal> by GHASH_POWERS {
            SEAL_BLOCKS_AESNI = aes256_gcm_seal_blocks_aesni,
            SEAL_BLOCKS_VAES256 = aes256_gcm_seal_blocks_vaes256,
            SEAL_BLOCKS_VAES512 = aes256_gcm_seal_blocks_vaes512,
        }
        OPEN_BLOCKS: AesGcmBlocks<Bits256, Open> by GHASH_POWERS {
            OPEN_BLOCKS_AESNI = aes256_gcm_open_blocks_aesni,
            OPEN_BLOCKS_VAES256 = aes256_gcm_open_blocks_vaes256,
            OPEN_BLOCKS_VAES512 = aes256_gcm_open_blocks_vaes512,
        }
        SEAL_FINISH: AesGcmFinish<Bits256, Seal> by GHASH_POWERS {
            SEAL_FINISH_AESNI = aes256_gcm_seal_finish_aesni,
            SEAL_FINISH_VAES256 = aes256_gcm_seal_finish_vaes256,
            SEAL_FINISH_VAES512 = aes256_gcm_seal_finish_vaes512,
        }
        OPEN_FINISH: AesGcmFinish<Bits256, Open> by GHASH_POWERS {
            OPEN_FINISH_AESNI = aes256_gcm_open_finish_aesni,
            OPEN_FINISH_VAES256 = aes256_gcm_open_finish_vaes256,
            OPEN_FINISH_VAES512 = aes256_gcm_open_finish_vaes512,
        }
    }
}
