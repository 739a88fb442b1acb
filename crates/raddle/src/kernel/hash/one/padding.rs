//! The last bytes of a message, followed by its padding: a bit, zeros, and the number of bits (FIPS 180-4, section 5.1.1; RFC
//! 1321, sections 3.1 and 3.2).
#![forbid(unsafe_code)]

use super::super::{
    function::HashFunction,
    schedule::{CHUNK, bits, chunks, end_blocks, mark, short},
};
use crate::memory::partial::number;

/// The end of a message, in chunks of little-endian bytes: whole chunks of the message, a chunk with its other bytes and the bit
/// that follows them, zeros, and the length. The last chunk of the last block holds the length.
pub(in crate::kernel::hash) struct MessageEnd<'m> {
    /// The whole chunks, fewer than the chunks of `blocks` blocks.
    pub(in crate::kernel::hash) chunks: &'m [[u8; CHUNK]],
    /// The chunk after them.
    pub(in crate::kernel::hash) marked: u128,
    /// The length. If the whole chunks leave room for one chunk only, this chunk holds `marked` too.
    pub(in crate::kernel::hash) length: u128,
    /// The number of blocks.
    pub(in crate::kernel::hash) blocks: usize,
}

impl<'m> MessageEnd<'m> {
    /// Pads the last bytes of a message, at most [`short`]. The message has `length` bytes modulo 2^64.
    #[inline(always)]
    pub(in crate::kernel::hash) fn new<F: HashFunction>(last: &'m [u8], length: u64) -> Self {
        let (chunks, rest) = last[..last.len().min(short::<F>())].as_chunks::<CHUNK>();
        let marked = number(last, rest.len()) | mark(rest.len());
        Self { chunks, marked, length: F::length(bits(length)), blocks: end_blocks::<F>(last.len()) }
    }
}

/// The ends of messages of equal length.
pub(in crate::kernel::hash) struct EqualEnds {
    /// The bytes of each message in the last blocks.
    pub(in crate::kernel::hash) len: usize,
    /// The bit that follows them, in its chunk.
    pub(in crate::kernel::hash) mark: u128,
    pub(in crate::kernel::hash) length: u128,
    pub(in crate::kernel::hash) blocks: usize,
}

impl EqualEnds {
    /// Pads `len` bytes of each message, at most [`short`].
    #[inline]
    pub(in crate::kernel::hash) fn new<F: HashFunction>(len: usize, length: u64) -> Self {
        let len = len.min(short::<F>());
        Self { len, mark: mark(len), length: F::length(bits(length)), blocks: end_blocks::<F>(len) }
    }
}

/// Returns chunk `i` of the block with the first `bytes` bytes of a hash value, and the padding. It is computed
/// from words, because a load of bytes that were stored one by one would wait for these stores.
#[inline(always)]
pub(in crate::kernel::hash) fn digest_chunk<F: HashFunction>(
    hash: &F::Words,
    bytes: usize,
    length: u64,
    i: usize,
) -> u128 {
    if i == chunks::<F>() - 1 {
        return F::length(bits(length));
    }
    let width = size_of::<F::Word>();
    let parts = CHUNK / width;
    let mut chunk = 0;
    for part in 0..parts {
        let word: u128 = hash.as_ref().get(parts * i + part).map_or(0, |&word| F::order(word).into());
        chunk |= word << (8 * width * part);
    }
    match bytes.checked_sub(CHUNK * i) {
        Some(CHUNK..) => chunk,
        // The digest ends within the chunk, or just before it.
        Some(rest) => chunk & ((1 << (8 * rest)) - 1) | 0x80 << (8 * rest),
        None => 0,
    }
}
