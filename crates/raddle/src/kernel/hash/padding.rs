//! The last bytes of a message, followed by its padding.

use core::{cell::Cell, mem::MaybeUninit};

use super::{
    function::{BLOCK, HashFunction},
    source::Source,
};
use crate::memory::partial::number;

/// Room for two blocks.
const ROOM: usize = 2 * BLOCK;

/// The maximum length of a message that fits into two blocks with its padding: one byte, and eight bytes of length.
pub(super) const SHORT: usize = ROOM - 9;

/// Whether a message of `len` bytes is short: one or two blocks with its padding.
pub(super) fn is_short(len: usize) -> bool {
    len <= SHORT
}

/// Returns the number of blocks of a message of `len` bytes, with its padding.
pub(super) fn blocks(len: usize) -> usize {
    (len + 8) / BLOCK + 1
}

/// The bytes that one store writes, and that one load of a kernel for one message reads.
///
/// A CPU forwards a store to a load, before it is in the cache, only if this store has all bytes of the load. Otherwise the
/// load, and the instructions that need it, wait until the stores have left the pipeline: a message of 55 bytes took 205 cycles
/// of Zen 5 instead of 150.
const CHUNK: usize = 16;

/// The last bytes of a message, and padding. It is wiped, as the message may be secret.
///
/// The bytes are in cells, since a lane keeps their address while the value is borrowed elsewhere.
#[repr(C, align(64))]
pub(super) struct Padding([Cell<MaybeUninit<Chunk>>; ROOM / CHUNK]);

#[repr(C, align(16))]
#[derive(Clone, Copy)]
struct Chunk([u8; CHUNK]);

impl Padding {
    #[inline]
    pub(super) const fn new() -> Self {
        Self([const { Cell::new(MaybeUninit::uninit()) }; ROOM / CHUNK])
    }

    /// Writes the last bytes of a message, at most [`SHORT`], and its padding: a bit, zeros, and the number of bits (FIPS
    /// 180-4, section 5.1.1; RFC 1321, sections 3.1 and 3.2). The message has `length` bytes modulo 2^64. Returns the one or
    /// two blocks.
    #[inline]
    pub(super) fn pad<F: HashFunction>(&self, last: &[u8], length: u64) -> Source<'_> {
        let (chunks, rest) = last[..last.len().min(SHORT)].as_chunks::<CHUNK>();
        let blocks = 1 + usize::from(last.len() >= BLOCK - 8);
        let end = blocks * BLOCK / CHUNK - 1;
        for (i, chunk) in chunks.iter().enumerate() {
            self.write(i, u128::from_le_bytes(*chunk));
        }
        let marked = number(last, rest.len()) | 0x80 << (8 * rest.len());
        let bits = u128::from(u64::from_le_bytes(F::length(length.wrapping_mul(8)))) << 64;
        if chunks.len() == end {
            self.write(end, marked | bits);
        } else {
            self.write(chunks.len(), marked);
            (chunks.len() + 1..end).for_each(|i| self.write(i, 0));
            self.write(end, bits);
        }
        // SAFETY: every chunk of these `blocks` blocks was written, and only whole chunks are written.
        unsafe { self.source(blocks) }
    }

    /// Pads the first `bytes` bytes of a hash value, whole words, as [`Padding::pad`] does. It stores no single bytes, for
    /// which the load of a chunk would wait. Returns the block.
    #[inline]
    pub(super) fn pad_digest<F: HashFunction>(&self, hash: &F::Words, bytes: usize, length: u64) -> Source<'_> {
        let words = &hash.as_ref()[..bytes / 4];
        let word = |i: usize| match words.get(i) {
            Some(word) => F::word(word.to_le_bytes()),
            None if i == words.len() => 0x80,
            None => 0,
        };
        let end = BLOCK / CHUNK - 1;
        for i in 0..end {
            self.write(i, (0..4).fold(0, |chunk, part| chunk | u128::from(word(4 * i + part)) << (32 * part)));
        }
        self.write(end, u128::from(u64::from_le_bytes(F::length(length.wrapping_mul(8)))) << 64);
        // SAFETY: every chunk of a block was written, and only whole chunks are written.
        unsafe { self.source(1) }
    }

    /// Writes the ends of messages of equal length, which have `len` bytes in the last blocks, like [`Padding::pad`]. It writes
    /// a chunk of all messages, then the next chunk, since most chunks are equal in all messages. Returns the blocks of each
    /// message.
    #[inline]
    pub(super) fn pad_equal<'p, F: HashFunction>(
        paddings: &'p [Self],
        messages: &[impl AsRef<[u8]>],
        len: usize,
        length: u64,
    ) -> impl Iterator<Item = Source<'p>> {
        let len = len.min(SHORT);
        let (chunks, rest) = (len / CHUNK, len % CHUNK);
        let blocks = 1 + usize::from(len >= BLOCK - 8);
        let end = blocks * BLOCK / CHUNK - 1;
        let lasts = || {
            let messages = messages.iter().map(AsRef::as_ref);
            paddings.iter().zip(messages.map(move |message| &message[message.len() - len..]))
        };
        for i in 0..chunks {
            lasts().for_each(|(padding, last)| padding.write(i, u128::from_le_bytes(last.as_chunks().0[i])));
        }
        let bits = u128::from(u64::from_le_bytes(F::length(length.wrapping_mul(8)))) << 64;
        for i in chunks..=end {
            let mark = if i == chunks { 0x80 << (8 * rest) } else { 0 };
            let same = if i == end { mark | bits } else { mark };
            if i == chunks && rest > 0 {
                lasts().for_each(|(padding, last)| padding.write(i, number(last, rest) | same));
            } else {
                paddings.iter().for_each(|padding| padding.write(i, same));
            }
        }
        // SAFETY: every chunk of these `blocks` blocks was written, and only whole chunks are written.
        paddings.iter().map(move |padding| unsafe { padding.source(blocks) })
    }

    /// Returns the first `blocks` blocks.
    ///
    /// # Safety
    ///
    /// Each chunk of these blocks was written, and later writes to the cells write whole chunks.
    #[inline]
    unsafe fn source(&self, blocks: usize) -> Source<'_> {
        // SAFETY: as the caller says.
        unsafe { Source::new((&raw const self.0).cast(), blocks) }
    }

    /// Writes chunk `i`, with one store.
    #[inline]
    fn write(&self, i: usize, value: u128) {
        let cell = &self.0[i];
        #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
        // SAFETY: the cell has 16 bytes, is aligned to 16 bytes, and nobody reads it meanwhile.
        unsafe {
            use core::arch::x86_64::{__m128i, _mm_set_epi64x};
            // The compiler would split a store that is not volatile into two halves.
            cell.as_ptr().cast::<__m128i>().write_volatile(_mm_set_epi64x((value >> 64) as i64, value as i64));
        }
        #[cfg(not(all(target_arch = "x86_64", target_feature = "sse2")))]
        cell.set(MaybeUninit::new(Chunk(value.to_le_bytes())));
    }

    #[inline]
    pub(super) fn wipe(&self) {
        for cell in &self.0 {
            cell.set(MaybeUninit::new(Chunk([0; CHUNK])));
        }
        zeroize::optimization_barrier(self);
    }
}
