//! The kernels for each compression function, and their plans.

use super::{
    function::{CompressionFunction, HashFunction, Kernels},
    one::driver,
};
use crate::{
    kernel::{
        contract::{
            kernel_types::HashBlocks,
            list,
            parameter::{Blake3, Md5, Sha1, Sha256, Sha512},
        },
        generated::{kernels, plans},
    },
    portable,
};

macro_rules! functions {
    ($(
        $name:ident: $words:literal $word:ident, $block:literal bytes, $(length $length:ident, $to_bytes:ident,)? $text:literal, $portable:literal, $from_bytes:ident, $compress:ident, $blocks:ident, $streams:ident, $lanes:ident, $lane_words:ident, $plans:ident, $one:ident;
    )*) => {$(
        impl CompressionFunction for $name {
            type Word = $word;
            type Words = [$word; $words];
            type Block = [u8; $block];

            const NAME: &'static str = $text;
            const PORTABLE: &'static str = $portable;
            const LENGTH: usize = 0 $(+ size_of::<$length>())?;

            #[inline]
            fn order(word: $word) -> $word {
                $word::$from_bytes(word.to_le_bytes())
            }

            fn compress(hash: &Self::Words, block: &Self::Block) -> Self::Words {
                portable::$compress(hash, block)
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
                    one: plans::$one,
                }
            }
        }

        $(impl HashFunction for $name {
            type Bytes = [u8; size_of::<[$word; $words]>()];

            #[inline]
            fn bytes(words: &Self::Words) -> Self::Bytes {
                let mut bytes = [0; size_of::<Self::Words>()];
                for (part, word) in bytes.as_chunks_mut().0.iter_mut().zip(words) {
                    *part = word.$to_bytes();
                }
                bytes
            }

            #[inline]
            fn length(bits: u128) -> u128 {
                u128::from($length::from_le_bytes((bits as $length).$to_bytes())) << (128 - $length::BITS)
            }

            fn finish(hash: &mut Self::Words, last: &[u8], length: u64) {
                driver::finish::<Self>(hash, last, length);
            }

            fn finish_digest(hash: &mut Self::Words, start: &Self::Words, bytes: usize, length: u64) {
                driver::finish_digest::<Self>(hash, start, bytes, length);
            }
        })?
    )*};
}

functions! {
    Sha256: 8 u32, 64 bytes, length u64, to_be_bytes, "Sha256", "sha256_blocks_portable", from_be_bytes, sha256_compress,
        SHA256_BLOCKS, SHA256_STREAMS, SHA256_LANES, SHA256_WORDS, SHA256, SHA256_ONE;
    Sha512: 8 u64, 128 bytes, length u128, to_be_bytes, "Sha512", "sha512_blocks_portable", from_be_bytes, sha512_compress,
        SHA512_BLOCKS, SHA512_STREAMS, SHA512_LANES, SHA512_WORDS, SHA512, SHA512_ONE;
    Sha1: 5 u32, 64 bytes, length u64, to_be_bytes, "Sha1", "sha1_blocks_portable", from_be_bytes, sha1_compress,
        SHA1_BLOCKS, SHA1_STREAMS, SHA1_LANES, SHA1_WORDS, SHA1, SHA1_ONE;
    Blake3: 12 u32, 64 bytes, "Blake3", "blake3_blocks_portable", from_le_bytes, blake3_compress,
        BLAKE3_BLOCKS, BLAKE3_STREAMS, BLAKE3_LANES, BLAKE3_WORDS, BLAKE3, BLAKE3_ONE;
    Md5: 4 u32, 64 bytes, length u64, to_le_bytes, "Md5", "md5_blocks_portable", from_le_bytes, md5_compress,
        MD5_BLOCKS, MD5_STREAMS, MD5_LANES, MD5_WORDS, MD5, MD5_ONE;
}
