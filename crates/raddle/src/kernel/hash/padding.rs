//! The last bytes of a message, and the padding behind them.

use core::{cell::Cell, mem::MaybeUninit};

use super::{
    function::{BLOCK, HashFunction},
    source::Source,
};
use crate::memory::partial::number;

/// Room for two blocks.
const ROOM: usize = 2 * BLOCK;

/// The most bytes that fit into a block with the padding: a byte, and the eight of the length.
pub(super) const SHORT: usize = ROOM - 9;

/// Whether a message of so many bytes is short: of one or two blocks.
pub(super) fn is_short(len: usize) -> bool {
    len <= SHORT
}

/// The blocks of a message of so many bytes, with the padding.
pub(super) fn blocks(len: usize) -> usize {
    (len + 8) / BLOCK + 1
}

/// Bytes that are written, and that kernels for one message read, at once.
///
/// What was just stored can be loaded before it is in the cache only where one store has all of what is loaded. Otherwise
/// the load waits until the stores have left the pipeline, and with it all that came before them: a message of 55 bytes took
/// 205 cycles of Zen 5 instead of 150.
const CHUNK: usize = 16;

/// The last bytes of a message, and padding. It is wiped, as the message may be secret.
///
/// A lane keeps the address of what was written here while this is lent to others: so it is written in cells.
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

    /// Writes the last bytes, at most [`SHORT`] of them, of a message of `length` bytes modulo 2^64, and the padding: a bit,
    /// zeros, the number of bits (FIPS 180-4, section 5.1.1; RFC 1321, sections 3.1 and 3.2). Returns the blocks, one or
    /// two.
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
        // SAFETY: every chunk of so many blocks was written, and all that is written are chunks.
        unsafe { self.source(blocks) }
    }

    /// As [`Padding::pad`], for the first bytes of a hash value, whole words: no bytes are stored which a chunk would then wait
    /// for. Returns the block.
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
        // SAFETY: every chunk of a block was written, and all that is written are chunks.
        unsafe { self.source(1) }
    }

    /// Writes the ends of messages of one length, which have `len` bytes in the last blocks, like [`Padding::pad`]: a chunk of
    /// all, then the next, as most are the same in all. Returns the blocks of each.
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
        // SAFETY: every chunk of so many blocks was written, and all that is written are chunks.
        paddings.iter().map(move |padding| unsafe { padding.source(blocks) })
    }

    /// The blocks, so many of which were written.
    ///
    /// # Safety
    ///
    /// Each of their chunks was written, and who writes to the cells again writes whole chunks.
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
        // SAFETY: a cell of as many bytes, at a multiple of as many, and nobody reads it meanwhile.
        unsafe {
            use core::arch::x86_64::{__m128i, _mm_set_epi64x};
            // Of a store that is not volatile the compiler makes two, by halves.
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
