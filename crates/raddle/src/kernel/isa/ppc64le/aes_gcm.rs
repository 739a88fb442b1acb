//! AES, GHASH and AES-GCM where there is no kernel in assembly.

use crate::kernel::{aes_gcm::Family, contract::printed};

printed! {
    GHASH_POWERS: GhashPowers {}
    GHASH_BLOCKS: GhashBlocks by GHASH_POWERS {}
}

pub(in crate::kernel) mod aes128 {
    use super::*;

    printed! {
        EXPAND: AesExpand<Bits128> {}
        CTR: AesCtrXor<Bits128> {}
        SEAL_BLOCKS: AesGcmBlocks<Bits128, Seal> by GHASH_POWERS {}
        OPEN_BLOCKS: AesGcmBlocks<Bits128, Open> by GHASH_POWERS {}
        SEAL_FINISH: AesGcmFinish<Bits128, Seal> by GHASH_POWERS {}
        OPEN_FINISH: AesGcmFinish<Bits128, Open> by GHASH_POWERS {}
    }

    pub(in crate::kernel) static FAMILIES: [Family<crate::kernel::Bits128>; 0] = [];
}

pub(in crate::kernel) mod aes192 {
    use super::*;

    printed! {
        EXPAND: AesExpand<Bits192> {}
        CTR: AesCtrXor<Bits192> {}
        SEAL_BLOCKS: AesGcmBlocks<Bits192, Seal> by GHASH_POWERS {}
        OPEN_BLOCKS: AesGcmBlocks<Bits192, Open> by GHASH_POWERS {}
        SEAL_FINISH: AesGcmFinish<Bits192, Seal> by GHASH_POWERS {}
        OPEN_FINISH: AesGcmFinish<Bits192, Open> by GHASH_POWERS {}
    }

    pub(in crate::kernel) static FAMILIES: [Family<crate::kernel::Bits192>; 0] = [];
}

pub(in crate::kernel) mod aes256 {
    use super::*;

    printed! {
        EXPAND: AesExpand<Bits256> {}
        CTR: AesCtrXor<Bits256> {}
        SEAL_BLOCKS: AesGcmBlocks<Bits256, Seal> by GHASH_POWERS {}
        OPEN_BLOCKS: AesGcmBlocks<Bits256, Open> by GHASH_POWERS {}
        SEAL_FINISH: AesGcmFinish<Bits256, Seal> by GHASH_POWERS {}
        OPEN_FINISH: AesGcmFinish<Bits256, Open> by GHASH_POWERS {}
    }

    pub(in crate::kernel) static FAMILIES: [Family<crate::kernel::Bits256>; 0] = [];
}
