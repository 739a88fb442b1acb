//! The key sizes and the two directions, with the kernels and the plans of each.

use core::fmt::Debug;

use aes::cipher::{BlockCipherEncrypt, BlockSizeUser, KeyInit, consts::U16};

pub(crate) use super::plan::BLOCK;
use super::plan::{AesGcmPlan, MessagePlan};
use crate::{
    cpu::token::Token,
    kernel::{
        contract::{
            kernel_types::{AesCtrXor, AesExpand, AesGcmBlocks, AesGcmFinish, GhashBlocks, GhashPowers},
            list,
            parameter::{Bits128, Bits192, Bits256, Open, Parameter, Seal},
            plan::{ByCore, Plan, choose},
        },
        generated::{kernels, plans},
    },
    memory::{bytes::WrongLength, key::Key},
};

/// The size of a key in bits (FIPS 197, section 5). Sealed: prevents implementations outside this crate.
pub trait KeySize: Parameter + Debug + Send + Sync {
    /// The key.
    type Key: Clone + AsRef<[u8]> + for<'a> TryFrom<&'a [u8], Error = WrongLength> + Send + Sync + 'static;

    /// The length of the key in bytes.
    const KEY_BYTES: usize;

    /// The name of AES with this key size.
    const NAME: &'static str;

    /// The name of AES-GCM with this key size.
    const GCM: &'static str;

    /// The cipher for CPUs without a kernel.
    #[doc(hidden)]
    type Portable: KeyInit + BlockCipherEncrypt + BlockSizeUser<BlockSize = U16> + 'static;

    #[doc(hidden)]
    const PORTABLE: Names;

    #[doc(hidden)]
    fn kernels() -> Kernels<Self>;
}

/// The names of the portable implementations.
pub struct Names {
    pub(in crate::kernel) expand: &'static str,
    pub(in crate::kernel) ctr: &'static str,
    /// The names for sealing and for opening, in this order.
    pub(in crate::kernel) blocks: [&'static str; 2],
    pub(in crate::kernel) finish: [&'static str; 2],
}

/// The kernels for a key size: the portable kernels first, then the generated kernels. This is a constant, so that the
/// linker keeps only the lists that a program reads.
pub struct Kernels<S: KeySize> {
    pub(in crate::kernel) expand: &'static [AesExpand<S>],
    pub(in crate::kernel) ctr: &'static [AesCtrXor<S>],
    pub(in crate::kernel) seal: Lists<S, Seal>,
    pub(in crate::kernel) open: Lists<S, Open>,
    /// The plans for AES-GCM: which of these kernels each core uses.
    pub(in crate::kernel) plans: ByCore<&'static AesGcmPlan<S>>,
    /// The plans for streams: which counter-mode kernel each core uses.
    pub(in crate::kernel) ctr_plans: ByCore<&'static AesCtrXor<S>>,
}

/// The AES-GCM kernels for one direction.
pub struct Lists<S: KeySize, D: Parameter> {
    pub(in crate::kernel) blocks: &'static [AesGcmBlocks<S, D>],
    pub(in crate::kernel) finish: &'static [AesGcmFinish<S, D>],
}

/// The direction of a kernel, [`Seal`] or [`Open`]. Sealed: prevents implementations outside this crate.
pub trait Direction: Parameter + Debug + Send + Sync {
    /// Whether the kernel writes ciphertext.
    const SEALS: bool;

    #[doc(hidden)]
    fn lists<S: KeySize>(kernels: Kernels<S>) -> Lists<S, Self>;

    #[doc(hidden)]
    fn plan_of<S: KeySize>(plan: &AesGcmPlan<S>) -> &MessagePlan<S, Self>;
}

impl Direction for Seal {
    const SEALS: bool = true;

    fn lists<S: KeySize>(kernels: Kernels<S>) -> Lists<S, Self> {
        kernels.seal
    }

    #[inline]
    fn plan_of<S: KeySize>(plan: &AesGcmPlan<S>) -> &MessagePlan<S, Self> {
        &plan.seal
    }
}

impl Direction for Open {
    const SEALS: bool = false;

    fn lists<S: KeySize>(kernels: Kernels<S>) -> Lists<S, Self> {
        kernels.open
    }

    #[inline]
    fn plan_of<S: KeySize>(plan: &AesGcmPlan<S>) -> &MessagePlan<S, Self> {
        &plan.open
    }
}

impl<S: KeySize> AesGcmPlan<S> {
    /// The plan without assembly kernels.
    pub(in crate::kernel) const PORTABLE: Self = Self::new(
        &AesExpand::<S>::PORTABLE,
        &AesCtrXor::<S>::PORTABLE,
        &GhashPowers::PORTABLE,
        &GhashBlocks::PORTABLE,
        MessagePlan::new(Plan::NONE, &AesGcmFinish::<S, Seal>::PORTABLE),
        MessagePlan::new(Plan::NONE, &AesGcmFinish::<S, Open>::PORTABLE),
    );

    /// Returns the plan for this CPU.
    #[inline]
    pub(in crate::kernel) fn select(token: Token) -> &'static Self {
        choose(token, S::kernels().plans).copied().unwrap_or(&Self::PORTABLE)
    }
}

impl<S: KeySize> AesCtrXor<S> {
    /// Returns this CPU's kernel for streams. It reads the schedules that the AES-GCM kernel of the same plan writes.
    #[inline]
    pub(in crate::kernel) fn select(token: Token) -> &'static Self {
        choose(token, S::kernels().ctr_plans).copied().unwrap_or(const { &Self::PORTABLE })
    }
}

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
