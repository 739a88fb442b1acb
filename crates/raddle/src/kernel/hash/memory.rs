//! The last bytes of a message, followed by its padding: a bit, zeros, and the number of bits (FIPS 180-4, section 5.1.1; RFC
//! 1321, sections 3.1 and 3.2). The drivers write them to memory that they read only afterwards, and do not clear first.

use core::{cell::Cell, mem::MaybeUninit};

use super::{
    function::{Block, HashFunction, Word},
    schedule::{Boundary, CHUNK, at, bits, chunks, end_blocks, mark, short},
    source::Source,
    state::{HALF, MAX},
};
use crate::memory::partial::number;

#[repr(C, align(16))]
#[derive(Clone, Copy)]
struct Chunk([u8; CHUNK]);

/// The bytes that [`EndBlocks::pad_short`] copies at a time, and the number of copies. They cover each message that fits into a
/// block of 64 bytes with its padding.
const PART: usize = 8;
const PARTS: usize = 7;

/// Memory for the last blocks of a message, one or two. It is wiped, as the message may be secret.
///
/// The blocks are in a cell, since a lane keeps their address while the value is borrowed elsewhere.
///
/// Invariant: only whole chunks are written, so a chunk that was written once stays initialised. The blocks of a [`Source`]
/// that was returned were written. No kernel runs during a write, since cells are not shared by threads.
#[repr(C, align(64))]
pub(super) struct EndBlocks<F: HashFunction>(Cell<MaybeUninit<[F::Block; 2]>>);

impl<F: HashFunction> EndBlocks<F> {
    #[inline]
    pub(super) const fn new() -> Self {
        const { assert!(F::BLOCK.is_multiple_of(CHUNK)) };
        Self(Cell::new(MaybeUninit::uninit()))
    }

    /// Writes the last bytes of a message and its padding, and returns the one or two blocks.
    #[inline]
    pub(super) fn pad(&self, last: &[u8], length: u64) -> Source<'_, F> {
        self.write(&MessageEnd::new::<F>(last, length))
    }

    /// Writes a message and its padding, as [`EndBlocks::pad`] does, and returns the one or two blocks.
    ///
    /// Messages of 8 bytes up to a block are copied without a branch that depends on their length: in parts of equal size,
    /// which overlap at the end of the message. If lengths differ, the CPU mispredicts the branches of [`EndBlocks::pad`]. A
    /// load of several parts waits for their stores, so other messages should be padded before a kernel reads the block.
    #[inline]
    pub(super) fn pad_short(&self, message: &[u8], length: u64) -> Source<'_, F> {
        let len = message.len();
        if !(PART..=PART * PARTS).contains(&len) || end_blocks::<F>(len) > 1 {
            return self.pad(message, length);
        }
        let last = chunks::<F>() - 1;
        (0..last).for_each(|i| self.put(i, 0));
        self.put(last, F::length(bits(length)));
        for i in 0..PARTS {
            let from = (PART * i).min(len - PART);
            let mut part = [0; PART];
            part.copy_from_slice(&message[from..from + PART]);
            self.overwrite(from, part);
        }
        self.overwrite(at(Boundary::Mark, len), [0x80]);
        // SAFETY: `put` wrote every chunk of the block above.
        unsafe { self.source(1) }
    }

    /// Overwrites bytes of the first block, whose chunks were all written.
    #[inline(always)]
    fn overwrite<const N: usize>(&self, from: usize, bytes: [u8; N]) {
        assert!(from <= F::BLOCK - N);
        // SAFETY: the assertion keeps the bytes inside the cell, and by the invariant nobody reads it meanwhile.
        unsafe { self.0.as_ptr().byte_add(from).cast::<[u8; N]>().write_unaligned(bytes) };
    }

    /// Writes the first `bytes` bytes of a hash value and their padding, and returns the block.
    #[inline]
    pub(super) fn pad_digest(&self, hash: &F::Words, bytes: usize, length: u64) -> Source<'_, F> {
        let all = size_of::<F::Words>();
        // For a whole hash value the compiler knows which words are in each chunk.
        if bytes == all { self.write_digest(hash, all, length) } else { self.write_digest(hash, bytes, length) }
    }

    /// Writes the end of a message, and returns its blocks.
    #[inline(always)]
    fn write(&self, end: &MessageEnd<'_>) -> Source<'_, F> {
        let MessageEnd { chunks: whole, marked, length, blocks } = *end;
        let last = blocks * chunks::<F>() - 1;
        for (i, chunk) in whole.iter().enumerate() {
            self.put(i, u128::from_le_bytes(*chunk));
        }
        if whole.len() == last {
            self.put(last, marked | length);
        } else {
            self.put(whole.len(), marked);
            (whole.len() + 1..last).for_each(|i| self.put(i, 0));
            self.put(last, length);
        }
        // SAFETY: the code above wrote every chunk of these blocks: the whole chunks, the marked chunk, the zeros after it,
        // and the length.
        unsafe { self.source(blocks) }
    }

    /// Writes the block of [`EndBlocks::pad_digest`]. It is inlined in both cases of that function, so that the compiler does
    /// not merge them.
    #[inline(always)]
    fn write_digest(&self, hash: &F::Words, bytes: usize, length: u64) -> Source<'_, F> {
        for i in 0..chunks::<F>() {
            self.put(i, digest_chunk::<F>(hash, bytes, length, i));
        }
        // SAFETY: the loop above wrote every chunk of the block.
        unsafe { self.source(1) }
    }

    /// Writes the ends of messages, as [`EndBlocks::write`] does for each. It writes a chunk of all messages, then the next
    /// chunk, since most chunks are equal in all messages. There is memory for each message. Returns the blocks of each message.
    #[inline]
    pub(super) fn write_equal<'p>(
        all: &'p [Self],
        messages: &[impl AsRef<[u8]>],
        ends: &EqualEnds,
    ) -> impl Iterator<Item = Source<'p, F>> {
        let &EqualEnds { len, mark, length, blocks } = ends;
        let all = &all[..messages.len()];
        let (whole, rest) = (len / CHUNK, len % CHUNK);
        let last = blocks * chunks::<F>() - 1;
        let tails = || {
            let messages = messages.iter().map(AsRef::as_ref);
            all.iter().zip(messages.map(move |message| &message[message.len() - len..]))
        };
        for i in 0..whole {
            tails().for_each(|(end, tail)| end.put(i, u128::from_le_bytes(tail.as_chunks().0[i])));
        }
        for i in whole..=last {
            let mark = if i == whole { mark } else { 0 };
            let same = if i == last { mark | length } else { mark };
            if i == whole && rest > 0 {
                tails().for_each(|(end, tail)| end.put(i, number(tail, rest) | same));
            } else {
                all.iter().for_each(|end| end.put(i, same));
            }
        }
        // SAFETY: the loops above wrote every chunk of these blocks for each message.
        all.iter().map(move |end| unsafe { end.source(blocks) })
    }

    /// Replaces the words of the first half of the first block.
    #[inline(always)]
    pub(super) fn replace_half(&self, half: &[<F::Word as Word>::Bytes; HALF]) {
        for (i, chunk) in F::Word::flatten(half).as_chunks::<CHUNK>().0.iter().enumerate() {
            // SAFETY: `chunk` returns a chunk of the cell, aligned to 16 bytes, and by the invariant nobody reads it
            // meanwhile.
            unsafe { self.chunk(i).write(Chunk(*chunk)) };
        }
    }

    /// Returns the address of chunk `i`.
    #[inline(always)]
    fn chunk(&self, i: usize) -> *mut Chunk {
        assert!(i < 2 * chunks::<F>());
        self.0.as_ptr().cast::<Chunk>().wrapping_add(i)
    }

    /// Returns the first `blocks` blocks.
    ///
    /// # Safety
    ///
    /// Each chunk of these blocks was written.
    #[inline]
    unsafe fn source(&self, blocks: usize) -> Source<'_, F> {
        // SAFETY: the caller guarantees that the blocks were written. The memory is borrowed for as long as the source.
        unsafe { Source::new((&raw const self.0).cast(), blocks) }
    }

    /// Writes chunk `i`, with one store.
    #[inline]
    fn put(&self, i: usize, value: u128) {
        let chunk = self.chunk(i);
        #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
        // SAFETY: `chunk` returns a chunk of the cell, aligned to 16 bytes, and by the invariant nobody reads it meanwhile.
        unsafe {
            use core::arch::x86_64::{__m128i, _mm_set_epi64x};
            // The compiler would split a store that is not volatile into two halves.
            chunk.cast::<__m128i>().write_volatile(_mm_set_epi64x((value >> 64) as i64, value as i64));
        }
        #[cfg(not(all(target_arch = "x86_64", target_feature = "sse2")))]
        // SAFETY: `chunk` returns a chunk of the cell, aligned to 16 bytes, and by the invariant nobody reads it meanwhile.
        unsafe {
            chunk.write(Chunk(value.to_le_bytes()));
        }
    }

    #[inline]
    pub(super) fn wipe(&self) {
        self.0.set(MaybeUninit::new([F::Block::filled(0); 2]));
        zeroize::optimization_barrier(self);
    }
}

/// A list of at most [`MAX`] records.
///
/// Invariant: `records[..len]` is initialised.
pub(super) struct Records<T> {
    records: [MaybeUninit<T>; MAX],
    len: usize,
}

impl<T: Copy> Records<T> {
    #[inline]
    pub(super) const fn new() -> Self {
        Self { records: [const { MaybeUninit::uninit() }; MAX], len: 0 }
    }

    #[inline]
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Replaces record `i`, or appends it after all others.
    #[inline(always)]
    pub(super) fn set(&mut self, i: usize, record: T) {
        assert!(i <= self.len);
        self.records[i].write(record);
        self.len += usize::from(i == self.len);
    }

    /// Returns record `i`.
    #[inline]
    pub(super) fn at(&mut self, i: usize) -> &mut T {
        assert!(i < self.len);
        // SAFETY: by the invariant, all records before `len` are initialised.
        unsafe { self.records[i].assume_init_mut() }
    }

    /// Removes record `i`, moves the last record into its place, and returns the previous position of the last record.
    #[inline]
    pub(super) fn swap_remove(&mut self, i: usize) -> usize {
        assert!(i < self.len);
        self.len -= 1;
        self.records[i] = self.records[self.len];
        self.len
    }

    /// Empties the list, and overwrites its first `n` places.
    #[inline]
    pub(super) fn wipe(&mut self, n: usize) {
        self.len = 0;
        self.records[..n].fill_with(MaybeUninit::zeroed);
        zeroize::optimization_barrier(&self.records);
    }
}

/// The end of a message, in chunks of little-endian bytes: whole chunks of the message, a chunk with its other bytes and the bit
/// that follows them, zeros, and the length. The last chunk of the last block holds the length.
pub(super) struct MessageEnd<'m> {
    /// The whole chunks, fewer than the chunks of `blocks` blocks.
    pub(super) chunks: &'m [[u8; CHUNK]],
    /// The chunk after them.
    pub(super) marked: u128,
    /// The length. If the whole chunks leave room for one chunk only, this chunk holds `marked` too.
    pub(super) length: u128,
    /// The number of blocks.
    pub(super) blocks: usize,
}

impl<'m> MessageEnd<'m> {
    /// Pads the last bytes of a message, at most [`short`]. The message has `length` bytes modulo 2^64.
    #[inline(always)]
    pub(super) fn new<F: HashFunction>(last: &'m [u8], length: u64) -> Self {
        let (chunks, rest) = last[..last.len().min(short::<F>())].as_chunks::<CHUNK>();
        let marked = number(last, rest.len()) | mark(rest.len());
        Self { chunks, marked, length: F::length(bits(length)), blocks: end_blocks::<F>(last.len()) }
    }
}

/// The ends of messages of equal length.
pub(super) struct EqualEnds {
    /// The bytes of each message in the last blocks.
    pub(super) len: usize,
    /// The bit that follows them, in its chunk.
    pub(super) mark: u128,
    pub(super) length: u128,
    pub(super) blocks: usize,
}

impl EqualEnds {
    /// Pads `len` bytes of each message, at most [`short`].
    #[inline]
    pub(super) fn new<F: HashFunction>(len: usize, length: u64) -> Self {
        let len = len.min(short::<F>());
        Self { len, mark: mark(len), length: F::length(bits(length)), blocks: end_blocks::<F>(len) }
    }
}

/// Returns chunk `i` of the block with the first `bytes` bytes of a hash value, and the padding. It is computed
/// from words, because a load of bytes that were stored one by one would wait for these stores.
#[inline(always)]
pub(super) fn digest_chunk<F: HashFunction>(hash: &F::Words, bytes: usize, length: u64, i: usize) -> u128 {
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
