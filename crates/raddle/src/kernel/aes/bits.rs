//! The kernels for each key size, and their plans.

use super::size::{Kernels, KeySize, Lists, Names};
use crate::{
    kernel::{
        contract::{
            kernel_types::{AesCtrXor, AesExpand, AesGcmBlocks, AesGcmFinish},
            list,
            parameter::{Bits128, Bits192, Bits256, Open, Seal},
        },
        generated::{kernels, plans},
    },
    memory::key::Key,
};

macro_rules! sizes {
    ($($size:ident: $bytes:literal, $name:literal, $cipher:ident, $prefix:literal, $plans:ident, $ctr_plans:ident: $expand:ident, $ctr:ident, $seal_blocks:ident, $open_blocks:ident, $seal_finish:ident, $open_finish:ident;)*) => {$(
        impl KeySize for $size {
            type Key = Key<$bytes>;
            type Portable = aes::$cipher;

            const KEY_BYTES: usize = $bytes;
            const NAME: &'static str = $name;
            const GCM: &'static str = concat!($name, "Gcm");
            const PORTABLE: Names = Names {
                expand: concat!($prefix, "_expand_portable"),
                ctr: concat!($prefix, "_ctr_xor_portable"),
                blocks: [concat!($prefix, "_gcm_seal_blocks_portable"), concat!($prefix, "_gcm_open_blocks_portable")],
                finish: [concat!($prefix, "_gcm_seal_finish_portable"), concat!($prefix, "_gcm_open_finish_portable")],
            };

            #[inline]
            fn kernels() -> Kernels<Self> {
                static EXPAND: [AesExpand<$size>; kernels::$expand.len() + 1] =
                    list(AesExpand::<$size>::PORTABLE, kernels::$expand);
                static CTR: [AesCtrXor<$size>; kernels::$ctr.len() + 1] =
                    list(AesCtrXor::<$size>::PORTABLE, kernels::$ctr);
                static SEAL_BLOCKS: [AesGcmBlocks<$size, Seal>; kernels::$seal_blocks.len() + 1] =
                    list(AesGcmBlocks::<$size, Seal>::PORTABLE, kernels::$seal_blocks);
                static OPEN_BLOCKS: [AesGcmBlocks<$size, Open>; kernels::$open_blocks.len() + 1] =
                    list(AesGcmBlocks::<$size, Open>::PORTABLE, kernels::$open_blocks);
                static SEAL_FINISH: [AesGcmFinish<$size, Seal>; kernels::$seal_finish.len() + 1] =
                    list(AesGcmFinish::<$size, Seal>::PORTABLE, kernels::$seal_finish);
                static OPEN_FINISH: [AesGcmFinish<$size, Open>; kernels::$open_finish.len() + 1] =
                    list(AesGcmFinish::<$size, Open>::PORTABLE, kernels::$open_finish);
                Kernels {
                    expand: &EXPAND,
                    ctr: &CTR,
                    seal: Lists { blocks: &SEAL_BLOCKS, finish: &SEAL_FINISH },
                    open: Lists { blocks: &OPEN_BLOCKS, finish: &OPEN_FINISH },
                    plans: plans::$plans,
                    ctr_plans: plans::$ctr_plans,
                }
            }
        }
    )*};
}

sizes! {
    Bits128: 16, "Aes128", Aes128Enc, "aes128", AES128_GCM, AES128_GCM_CTR: AES128_EXPAND, AES128_CTR_XOR, AES128_GCM_SEAL_BLOCKS, AES128_GCM_OPEN_BLOCKS, AES128_GCM_SEAL_FINISH, AES128_GCM_OPEN_FINISH;
    Bits192: 24, "Aes192", Aes192Enc, "aes192", AES192_GCM, AES192_GCM_CTR: AES192_EXPAND, AES192_CTR_XOR, AES192_GCM_SEAL_BLOCKS, AES192_GCM_OPEN_BLOCKS, AES192_GCM_SEAL_FINISH, AES192_GCM_OPEN_FINISH;
    Bits256: 32, "Aes256", Aes256Enc, "aes256", AES256_GCM, AES256_GCM_CTR: AES256_EXPAND, AES256_CTR_XOR, AES256_GCM_SEAL_BLOCKS, AES256_GCM_OPEN_BLOCKS, AES256_GCM_SEAL_FINISH, AES256_GCM_OPEN_FINISH;
}
