//! The two compression functions, and the kernels of each.

use core::fmt::Debug;

use super::{BLOCK, HashBlocks, HashLanes, HashStreams, Plan};
use crate::{
    kernel::{
        contract::{Sealed, list},
        isa,
    },
    portable,
};

/// Which function takes a block into a hash value of some words. Nothing outside of this crate implements it.
pub trait HashFunction: Sealed + Copy + Debug + Send + Sync + 'static {
    /// A hash value: an array of words.
    type Words: Copy + Default + PartialEq + Debug + AsRef<[u32]> + AsMut<[u32]> + Send + Sync;

    /// The bytes of a hash value: an array.
    #[doc(hidden)]
    type Bytes: Copy + AsRef<[u8]> + AsMut<[u8]>;

    /// The name.
    const NAME: &'static str;

    #[doc(hidden)]
    const PORTABLE: &'static str;

    /// The bytes of a hash value, in the order of the standard.
    #[doc(hidden)]
    fn bytes(words: &Self::Words) -> Self::Bytes;

    /// A number of bits, as padding ends with it.
    #[doc(hidden)]
    fn length(bits: u64) -> [u8; 8];

    /// The specification.
    #[doc(hidden)]
    fn compress(hash: &Self::Words, block: &[u8; BLOCK]) -> Self::Words;

    #[doc(hidden)]
    fn kernels() -> &'static Kernels<Self>;
}

/// The kernels of a function, the portable one before the printed ones.
pub struct Kernels<F: HashFunction> {
    pub(in crate::kernel) blocks: &'static [HashBlocks<F>],
    pub(in crate::kernel) streams: &'static [HashStreams<F>],
    pub(in crate::kernel) lanes: &'static [HashLanes<F>],
    /// Which of them are used, for each level.
    pub(in crate::kernel) plans: &'static [Plan<F>],
}

macro_rules! functions {
    ($(
        $(#[$doc:meta])*
        $name:ident: $words:literal words, $text:literal, $portable:literal, $to_bytes:ident, $compress:ident, $module:ident;
    )*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name;

        impl Sealed for $name {}

        impl HashFunction for $name {
            type Words = [u32; $words];
            type Bytes = [u8; 4 * $words];

            const NAME: &'static str = $text;
            const PORTABLE: &'static str = $portable;

            #[inline]
            fn bytes(words: &[u32; $words]) -> [u8; 4 * $words] {
                let mut bytes = [0; 4 * $words];
                for (four, word) in bytes.as_chunks_mut().0.iter_mut().zip(words) {
                    *four = word.$to_bytes();
                }
                bytes
            }

            #[inline]
            fn length(bits: u64) -> [u8; 8] {
                bits.$to_bytes()
            }

            fn compress(hash: &[u32; $words], block: &[u8; BLOCK]) -> [u32; $words] {
                portable::$compress(hash, block)
            }

            #[inline]
            fn kernels() -> &'static Kernels<Self> {
                use isa::$module as kernels;

                static BLOCKS: [HashBlocks<$name>; kernels::BLOCKS.len() + 1] =
                    list(HashBlocks::<$name>::PORTABLE, kernels::BLOCKS);
                static KERNELS: Kernels<$name> = Kernels {
                    blocks: &BLOCKS,
                    streams: kernels::STREAMS,
                    lanes: kernels::LANES,
                    plans: &kernels::PLANS,
                };
                &KERNELS
            }
        }

        // Every level has its own plan.
        const _: () = Plan::check(&isa::$module::PLANS);
    )*};
}

functions! {
    /// That of SHA-256 and SHA-224 (FIPS 180-4, section 6.2.2).
    Sha256: 8 words, "Sha256", "sha256_blocks_portable", to_be_bytes, sha256_compress, sha256;
    /// That of MD5 (RFC 1321, section 3.4).
    Md5: 4 words, "Md5", "md5_blocks_portable", to_le_bytes, md5_compress, md5;
}
