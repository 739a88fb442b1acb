//! Several hash functions of one message: kernels that absorb each block into a hash value of each function.

#[allow(clippy::absurd_extreme_comparisons, reason = "an architecture without kernels has no powers")]
mod call;
pub(crate) mod driver;

use core::fmt::Debug;

use super::{
    contract::{
        kernel_types::CombinedBlocks,
        parameter::{Md5, Md5Sha1Sha256, Md5Sha256, Parameter, Sha1, Sha1Sha256, Sha256},
        plan::{ByCore, choose},
    },
    generated::{kernels, plans},
    hash::function::CompressionFunction,
};
use crate::cpu::token::Token;

/// A block of all functions of a combination.
pub(crate) type Block = [u8; 64];

/// Hash functions that one kernel computes. Sealed: prevents implementations outside this crate.
pub trait Combination: Parameter + Debug {
    /// The hash values, one after another: an array of words.
    type Words: Copy + Default + PartialEq + Debug + AsRef<[u32]> + AsMut<[u32]>;

    /// The kernels.
    #[doc(hidden)]
    fn kernels() -> &'static [&'static CombinedBlocks<Self>];

    /// The plans: which of these kernels each core uses.
    #[doc(hidden)]
    fn plans() -> Plans<Self>;

    /// Compresses a block by the specification of each function.
    #[doc(hidden)]
    fn compress(hashes: &mut Self::Words, block: &Block);
}

/// The kernel that each core uses.
#[doc(hidden)]
pub struct Plans<C: Combination>(ByCore<&'static CombinedBlocks<C>>);

macro_rules! combinations {
    ($($name:ident: $words:literal words, $kernels:ident $plans:ident, $($function:ident)*;)*) => {$(
        impl Combination for $name {
            type Words = [u32; $words];

            fn kernels() -> &'static [&'static CombinedBlocks<Self>] {
                kernels::$kernels
            }

            fn plans() -> Plans<Self> {
                Plans(plans::$plans)
            }

            fn compress(hashes: &mut Self::Words, block: &Block) {
                let mut rest = &mut hashes[..];
                $(
                    let value;
                    (value, rest) = rest.split_at_mut(<$function as CompressionFunction>::Words::default().len());
                    let mut words = <$function as CompressionFunction>::Words::default();
                    words.copy_from_slice(value);
                    value.copy_from_slice(&$function::compress(&words, block));
                )*
                debug_assert!(rest.is_empty(), "the words of all functions");
            }
        }
    )*};
}

combinations! {
    Md5Sha256: 12 words, MD5_SHA256_BLOCKS MD5_SHA256, Md5 Sha256;
    Sha1Sha256: 13 words, SHA1_SHA256_BLOCKS SHA1_SHA256, Sha1 Sha256;
    Md5Sha1Sha256: 17 words, MD5_SHA1_SHA256_BLOCKS MD5_SHA1_SHA256, Md5 Sha1 Sha256;
}

/// Returns every implementation for several hash functions, including those that this CPU can't run.
pub(in crate::kernel) fn combined_blocks<C: Combination>() -> &'static [&'static CombinedBlocks<C>] {
    C::kernels()
}

/// Returns the kernel that a CPU uses.
pub(in crate::kernel) fn chosen<C: Combination>(token: Token) -> Option<&'static CombinedBlocks<C>> {
    choose(token, C::plans().0).copied()
}
