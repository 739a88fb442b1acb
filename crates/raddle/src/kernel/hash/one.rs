//! One message: whole blocks in place, the last bytes and the padding in a buffer. Each function calls the driver here, so the
//! driver is compiled with the library.
#![forbid(unsafe_code)]

use core::slice;

use super::{
    function::{Block, CompressionFunction, HashFunction, Kernels},
    memory::EndBlocks,
    schedule::in_place,
    source::{Source, Sources},
    state::BLOCK_WORDS,
};
use crate::{
    cpu::token::Token,
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

/// Absorbs whole blocks into the hash value. A remainder of `blocks` is an error of the caller, and is ignored.
#[inline]
pub(crate) fn absorb<F: HashFunction>(hash: &mut F::Words, blocks: &[u8]) {
    let token = Token::begin();
    F::kernels().one(token).call(token, hash, F::Block::divide(blocks).into());
}

/// Implements [`HashFunction::finish`].
#[inline]
pub(in crate::kernel) fn finish<F: HashFunction>(hash: &mut F::Words, last: &[u8], length: u64) {
    let token = Token::begin();
    let kernel = F::kernels().one(token);
    let (blocks, rest) = whole::<F>(last);
    let buffer = EndBlocks::<F>::new();
    let end = buffer.pad(rest, length);
    if !blocks.is_empty() {
        kernel.call(token, hash, blocks);
    }
    kernel.call(token, hash, end);
    buffer.wipe();
}

/// Implements [`HashFunction::finish_digest`].
#[inline]
pub(in crate::kernel) fn finish_digest<F: HashFunction>(
    hash: &mut F::Words,
    start: &F::Words,
    bytes: usize,
    length: u64,
) {
    let token = Token::begin();
    let buffer = EndBlocks::<F>::new();
    let block = buffer.pad_digest(hash, bytes, length);
    *hash = *start;
    F::kernels().one(token).call(token, hash, block);
    buffer.wipe();
}

/// Splits a message into the whole blocks that are hashed in place, and the bytes that share the last blocks with the padding.
#[inline]
pub(in crate::kernel) fn whole<F: HashFunction>(message: &[u8]) -> (Source<'_, F>, &[u8]) {
    let (blocks, rest) = message.split_at(in_place::<F>(message.len()));
    (F::Block::divide(blocks).into(), rest)
}

/// Absorbs one block into each of two hash values.
pub(crate) fn absorb_two<F: HashFunction>(hashes: &mut [F::Words; 2], blocks: &[F::Block; 2]) {
    let token = Token::begin();
    let plan = F::kernels().plan(token);
    let [first, second] = blocks.each_ref().map(|block| Source::<F>::from(slice::from_ref(block)));
    let Some(two) = plan.several.two else {
        for (hash, block) in hashes.iter_mut().zip([first, second]) {
            plan.one.call(token, hash, block);
        }
        return;
    };
    let mut sources = Sources::<F>::new();
    sources.set(0, first);
    sources.set(1, second);
    sources.run(2, 2, |inputs| two.call(token, hashes, inputs));
}

macro_rules! functions {
    ($($name:ident {
        value: [$word:ident; $words:literal], order: $order:ident, $(length: $length:ident,)?
        compress: $compress:ident, portable: $portable:literal,
        blocks: $blocks:ident, streams: $streams:ident, lanes: $lanes:ident, words: $lane_words:ident,
        plans: $plans:ident, one: $one:ident,
    })*) => {$(
        impl CompressionFunction for $name {
            type Word = $word;
            type Words = [$word; $words];
            type Block = [u8; BLOCK_WORDS * size_of::<$word>()];

            const NAME: &'static str = stringify!($name);
            const PORTABLE: &'static str = $portable;
            const LENGTH: usize = 0 $(+ size_of::<$length>())?;

            #[inline]
            fn order(word: $word) -> $word {
                $word::$order(word.to_le())
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
                for (part, &word) in bytes.as_chunks_mut().0.iter_mut().zip(words) {
                    *part = Self::order(word).to_le_bytes();
                }
                bytes
            }

            #[inline]
            fn length(bits: u128) -> u128 {
                u128::from($length::$order((bits as $length).to_le())) << (128 - $length::BITS)
            }

            fn finish(hash: &mut Self::Words, last: &[u8], length: u64) {
                finish::<Self>(hash, last, length);
            }

            fn finish_digest(hash: &mut Self::Words, start: &Self::Words, bytes: usize, length: u64) {
                finish_digest::<Self>(hash, start, bytes, length);
            }
        })?
    )*};
}

// `order` converts from the byte order of the standard; `length` is the type of the number that ends the padding.
functions! {
    Sha256 {
        value: [u32; 8], order: from_be, length: u64, compress: sha256_compress, portable: "sha256_blocks_portable",
        blocks: SHA256_BLOCKS, streams: SHA256_STREAMS, lanes: SHA256_LANES, words: SHA256_WORDS,
        plans: SHA256, one: SHA256_ONE,
    }
    Sha512 {
        value: [u64; 8], order: from_be, length: u128, compress: sha512_compress, portable: "sha512_blocks_portable",
        blocks: SHA512_BLOCKS, streams: SHA512_STREAMS, lanes: SHA512_LANES, words: SHA512_WORDS,
        plans: SHA512, one: SHA512_ONE,
    }
    Sha1 {
        value: [u32; 5], order: from_be, length: u64, compress: sha1_compress, portable: "sha1_blocks_portable",
        blocks: SHA1_BLOCKS, streams: SHA1_STREAMS, lanes: SHA1_LANES, words: SHA1_WORDS,
        plans: SHA1, one: SHA1_ONE,
    }
    Blake3 {
        value: [u32; 12], order: from_le, compress: blake3_compress, portable: "blake3_blocks_portable",
        blocks: BLAKE3_BLOCKS, streams: BLAKE3_STREAMS, lanes: BLAKE3_LANES, words: BLAKE3_WORDS,
        plans: BLAKE3, one: BLAKE3_ONE,
    }
    Md5 {
        value: [u32; 4], order: from_le, length: u64, compress: md5_compress, portable: "md5_blocks_portable",
        blocks: MD5_BLOCKS, streams: MD5_STREAMS, lanes: MD5_LANES, words: MD5_WORDS,
        plans: MD5, one: MD5_ONE,
    }
}
