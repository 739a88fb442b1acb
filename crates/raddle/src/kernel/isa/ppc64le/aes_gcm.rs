//! The kernels of AES, GHASH and AES-GCM of little-endian POWER, and which of them are used together.

use crate::kernel::{Bits128, Bits192, Bits256, aes_gcm::Family, contract::printed};

/// A module for each size of keys: its kernels, and the families that are made of them, the best first.
macro_rules! sizes {
    ($($module:ident: $size:ident { $($printed:tt)* })*) => {$(
        pub(in crate::kernel) mod $module {
            use super::*;

            printed! { $($printed)* }

            pub(in crate::kernel) static FAMILIES: [Family<$size>; 0] = [];
        }
    )*};
}

printed! {
    GHASH_POWERS: GhashPowers {}
    GHASH_BLOCKS: GhashBlocks by GHASH_POWERS {}
}

sizes! {
    aes128: Bits128 {
        EXPAND: AesExpand<Bits128> {}
        CTR: AesCtrXor<Bits128> {}
        SEAL_BLOCKS: AesGcmBlocks<Bits128, Seal> by GHASH_POWERS {}
        OPEN_BLOCKS: AesGcmBlocks<Bits128, Open> by GHASH_POWERS {}
        SEAL_FINISH: AesGcmFinish<Bits128, Seal> by GHASH_POWERS {}
        OPEN_FINISH: AesGcmFinish<Bits128, Open> by GHASH_POWERS {}
    }
    aes192: Bits192 {
        EXPAND: AesExpand<Bits192> {}
        CTR: AesCtrXor<Bits192> {}
        SEAL_BLOCKS: AesGcmBlocks<Bits192, Seal> by GHASH_POWERS {}
        OPEN_BLOCKS: AesGcmBlocks<Bits192, Open> by GHASH_POWERS {}
        SEAL_FINISH: AesGcmFinish<Bits192, Seal> by GHASH_POWERS {}
        OPEN_FINISH: AesGcmFinish<Bits192, Open> by GHASH_POWERS {}
    }
    aes256: Bits256 {
        EXPAND: AesExpand<Bits256> {}
        CTR: AesCtrXor<Bits256> {}
        SEAL_BLOCKS: AesGcmBlocks<Bits256, Seal> by GHASH_POWERS {}
        OPEN_BLOCKS: AesGcmBlocks<Bits256, Open> by GHASH_POWERS {}
        SEAL_FINISH: AesGcmFinish<Bits256, Seal> by GHASH_POWERS {}
        OPEN_FINISH: AesGcmFinish<Bits256, Open> by GHASH_POWERS {}
    }
}
