//! The kernels of each compression function, and their plans.

use super::{
    driver,
    function::{BLOCK, HashFunction, Kernels},
};
use crate::{
    kernel::{
        contract::{
            kernel_types::HashBlocks,
            list,
            parameter::{Md5, Sha256},
        },
        generated::{kernels, plans},
    },
    portable,
};

macro_rules! functions {
    ($(
        $name:ident: $words:literal words, $text:literal, $portable:literal, $to_bytes:ident, $from_bytes:ident, $compress:ident, $blocks:ident, $streams:ident, $lanes:ident, $lane_words:ident, $plans:ident, $single:ident;
    )*) => {$(
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

            #[inline]
            fn word(bytes: [u8; 4]) -> u32 {
                u32::$from_bytes(bytes)
            }

            fn compress(hash: &[u32; $words], block: &[u8; BLOCK]) -> [u32; $words] {
                portable::$compress(hash, block)
            }

            fn finish(hash: &mut [u32; $words], last: &[u8], length: u64) {
                driver::finish::<Self>(hash, last, length);
            }

            fn finish_digest(hash: &mut [u32; $words], start: &[u32; $words], bytes: usize, length: u64) {
                driver::finish_digest::<Self>(hash, start, bytes, length);
            }

            #[inline]
            fn kernels() -> Kernels<Self> {
                static BLOCKS: [HashBlocks<$name>; kernels::$blocks.len() + 1] =
                    list(HashBlocks::<$name>::PORTABLE, kernels::$blocks);
                Kernels {
                    blocks: &BLOCKS,
                    streams: kernels::$streams,
                    lanes: kernels::$lanes,
                    words: kernels::$lane_words,
                    plans: plans::$plans,
                    single: plans::$single,
                }
            }
        }
    )*};
}

functions! {
    Sha256: 8 words, "Sha256", "sha256_blocks_portable", to_be_bytes, from_be_bytes, sha256_compress,
        SHA256_BLOCKS, SHA256_STREAMS, SHA256_LANES, SHA256_WORDS, SHA256, SHA256_SINGLE;
    Md5: 4 words, "Md5", "md5_blocks_portable", to_le_bytes, from_le_bytes, md5_compress,
        MD5_BLOCKS, MD5_STREAMS, MD5_LANES, MD5_WORDS, MD5, MD5_SINGLE;
}
