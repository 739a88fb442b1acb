//! Hash values in the layout of kernels for several messages.

use core::{mem::MaybeUninit, slice};

use super::{
    function::{Block, CompressionFunction, HashFunction, Word},
    schedule::{CHUNK, bits},
};
use crate::kernel::{
    contract::{
        Contract, Kernel,
        argument::{LaneBlocks, Read},
    },
    generated::kernels,
};

/// The maximum number of messages that a kernel takes.
pub(super) const MAX: usize = {
    let sizes = [
        max(kernels::SHA256_STREAMS),
        max(kernels::SHA256_LANES),
        max(kernels::SHA512_STREAMS),
        max(kernels::SHA512_LANES),
        max(kernels::SHA1_STREAMS),
        max(kernels::SHA1_LANES),
        max(kernels::SHA1_CHECKED_LANES),
        max(kernels::MD5_STREAMS),
        max(kernels::MD5_LANES),
        max(kernels::BLAKE3_LANES),
    ];
    // The kernels of the tests take up to 64 messages.
    let (mut max, mut i) = (if cfg!(test) { 64 } else { 1 }, 0);
    while i < sizes.len() {
        max = if sizes[i] > max { sizes[i] } else { max };
        i += 1;
    }
    max
};

/// Returns the maximum number of messages that one of the kernels takes.
pub(in crate::kernel) const fn max<C: Contract>(kernels: &[&Kernel<C>]) -> usize {
    let (mut max, mut i) = (0, 0);
    while i < kernels.len() {
        let messages = kernels[i].shape().messages;
        max = if messages > max { messages } else { max };
        i += 1;
    }
    max
}

/// The positions of the messages' words in the state of a kernel.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::kernel) struct Layout {
    /// The number of messages.
    pub(super) messages: usize,
    /// The distance between the words of a message, in words.
    word: usize,
    /// The distance between the messages, in words.
    message: usize,
}

impl Layout {
    /// Returns the layout message by message.
    #[inline]
    pub(in crate::kernel) const fn streams<F: CompressionFunction>(messages: usize) -> Self {
        Self { messages, word: 1, message: size_of::<F::Words>() / size_of::<F::Word>() }
    }

    /// Returns the layout word by word.
    #[inline]
    pub(in crate::kernel) const fn lanes(messages: usize) -> Self {
        Self { messages, word: messages, message: 1 }
    }
}

/// The number of words of the longest hash value.
const WORDS: usize = 12;

/// The number of words of a block, for every function.
pub(super) const BLOCK_WORDS: usize = 16;

/// The number of words of half a block. The hash value of a function with padding has at most this many.
pub(super) const HALF: usize = BLOCK_WORDS / 2;

/// The hash values of up to [`MAX`] messages in the layout of a kernel, with room for blocks that begin with these hash values.
///
/// Invariant: the hash values of the layout, at most [`MAX`], are initialised.
#[repr(C, align(64))]
pub(in crate::kernel) struct State<F: CompressionFunction> {
    words: [MaybeUninit<F::Word>; BLOCK_WORDS * MAX],
    layout: Layout,
    /// The maximum number of words that ever held hash values and messages.
    used: usize,
}

/// The number of messages whose words are moved at once.
const TILE: usize = 4;

/// Returns a block of zeros with the padding of a message of `length` bytes, of which `len` bytes are in the block.
#[inline]
fn end<F: HashFunction>(len: usize, length: u64) -> F::Block {
    let mut block = F::Block::filled(0);
    block.as_mut()[F::BLOCK - CHUNK..].copy_from_slice(&F::length(bits(length)).to_le_bytes());
    block.as_mut()[len] = 0x80;
    block
}

/// A block of each message, word by word: the input of kernels that write to another state.
///
/// Invariant: all words of the blocks of the state's messages are initialised.
pub(in crate::kernel) struct WordBlocks<'a, F: CompressionFunction>(&'a State<F>);

impl<F: CompressionFunction> WordBlocks<'_, F> {
    /// Returns whether there are blocks of `messages` messages.
    #[inline]
    pub(in crate::kernel) fn is_of(&self, messages: usize) -> bool {
        self.0.is_of(Layout::lanes(messages))
    }

    /// Returns the argument of kernels.
    #[inline]
    pub(in crate::kernel) fn argument(&self) -> Read<LaneBlocks<F>> {
        Read::from_ref(&self.0.words)
    }
}

impl<F: CompressionFunction> State<F> {
    /// Returns the state of no messages.
    #[inline]
    pub(in crate::kernel) const fn new() -> Self {
        const { assert!(size_of::<F::Words>() <= size_of::<[F::Word; WORDS]>()) };
        const { assert!(F::BLOCK == size_of::<[F::Word; BLOCK_WORDS]>()) };
        let layout = Layout { messages: 0, word: 1, message: 1 };
        Self { words: [const { MaybeUninit::uninit() }; BLOCK_WORDS * MAX], layout, used: 0 }
    }

    /// Returns whether the hash values have this layout.
    #[inline]
    pub(in crate::kernel) fn is_of(&self, layout: Layout) -> bool {
        self.layout == layout
    }

    /// Writes one hash value for all messages of a layout.
    #[inline]
    pub(in crate::kernel) fn fill(&mut self, layout: Layout, hash: &F::Words) {
        assert!(layout.messages <= MAX);
        self.layout = layout;
        self.used = self.used.max(hash.as_ref().len() * layout.messages);
        if layout.word == 1 {
            for i in 0..layout.messages {
                self.put(i, hash);
            }
        } else {
            for (row, &word) in self.words.chunks_exact_mut(layout.word).zip(hash.as_ref()) {
                row.fill(MaybeUninit::new(word));
            }
        }
    }

    /// Writes the hash value of message `i`.
    #[inline]
    pub(super) fn put(&mut self, i: usize, hash: &F::Words) {
        let Layout { messages, word, message } = self.layout;
        assert!(i < messages);
        if word == 1 {
            // One store writes all words, because kernels read them together: see `schedule::CHUNK`.
            // SAFETY: the layout has no more than `MAX` messages, and their hash values lie without gaps.
            unsafe { self.words.as_mut_ptr().add(message * i).cast::<F::Words>().write(*hash) };
            return;
        }
        for (k, &value) in hash.as_ref().iter().enumerate() {
            // SAFETY: the layout has no more than `MAX` messages, and their hash values lie without gaps.
            unsafe { self.words.get_unchecked_mut(word * k + message * i).write(value) };
        }
    }

    /// Replaces word `k` of the hash value of each message.
    pub(super) fn set_word(&mut self, k: usize, word: impl Fn(usize) -> F::Word) {
        let Layout { messages, word: distance, message } = self.layout;
        assert!(k < size_of::<F::Words>() / size_of::<F::Word>());
        for i in 0..messages {
            self.words[distance * k + message * i].write(word(i));
        }
    }

    /// Returns the hash value of message `i`.
    #[inline]
    pub(super) fn at(&self, i: usize) -> F::Words {
        let Layout { messages, word, message } = self.layout;
        assert!(i < messages);
        if word == 1 {
            // SAFETY: the layout has no more than `MAX` messages, whose hash values are initialised by the invariant.
            return unsafe { self.words.as_ptr().add(message * i).cast::<F::Words>().read() };
        }
        let mut hash = F::Words::default();
        for (k, value) in hash.as_mut().iter_mut().enumerate() {
            // SAFETY: the layout has no more than `MAX` messages, whose hash values are initialised by the invariant.
            *value = unsafe { self.words.get_unchecked(word * k + message * i).assume_init_read() };
        }
        hash
    }

    /// Passes on the hash values of the first `messages` messages. It is a separate function, so that each row has a
    /// register.
    #[inline(never)]
    pub(super) fn each(&self, messages: usize, mut visit: impl FnMut(usize, &F::Words)) {
        (0..messages).for_each(|i| visit(i, &self.at(i)));
    }

    /// Returns the hash values of a layout message by message, and none of another layout.
    #[inline]
    pub(super) fn streams(&mut self) -> &mut [F::Words] {
        let messages = if self.layout.word == 1 { self.layout.messages } else { 0 };
        // SAFETY: the hash values of the layout lie without gaps, and are initialised by the invariant.
        unsafe { slice::from_raw_parts_mut(self.words.as_mut_ptr().cast(), messages) }
    }

    /// Overwrites all words that ever held hash values and messages.
    #[inline]
    pub(super) fn wipe(&mut self) {
        self.words[..self.used].fill(MaybeUninit::new(F::Word::default()));
        zeroize::optimization_barrier(self);
    }
}

/// Writes the padding of messages.
impl<F: HashFunction> State<F> {
    /// Writes a block of each message, word by word: `len` bytes of the message, which fit into a block, and the padding that
    /// [`EndBlocks::pad`](super::memory::EndBlocks::pad) writes. All messages have equal length.
    #[inline(never)]
    pub(super) fn transpose<'m, M: AsRef<[u8]>>(
        &mut self,
        layout: Layout,
        messages: &'m [M],
        len: usize,
        length: u64,
    ) -> WordBlocks<'_, F> {
        let lanes = layout.messages;
        assert!(layout == Layout::lanes(lanes) && (1..=MAX).contains(&lanes));
        assert!(messages.len() <= lanes && len < F::BLOCK - F::LENGTH);
        self.used = self.used.max(BLOCK_WORDS * lanes);
        let (block, width) = (end::<F>(len, length), size_of::<F::Word>());
        // The words that are equal in all messages, and the words of lanes without a message.
        for (i, (row, &word)) in self.words.chunks_exact_mut(lanes).zip(F::Word::divide(block.as_ref())).enumerate() {
            let from = if i < len.div_ceil(width) { messages.len() } else { 0 };
            row[from..].fill(MaybeUninit::new(F::word(word)));
        }
        let whole = len / width;
        for (column, tile) in messages.chunks(TILE).enumerate() {
            let at = TILE * column;
            let words = |message: &'m M| F::Word::divide(&message.as_ref()[..len]);
            if let [a, b, c, d] = tile {
                let (a, b, c, d) = (words(a), words(b), words(c), words(d));
                for i in 0..whole {
                    // One store writes four words: in a loop over the messages, a compiler for size stores each and loads them
                    // again at once, and the load waits.
                    let word = |words: &[<F::Word as Word>::Bytes]| MaybeUninit::new(F::word(words[i]));
                    self.words[lanes * i + at..][..TILE].copy_from_slice(&[word(a), word(b), word(c), word(d)]);
                }
            } else {
                for (k, message) in tile.iter().enumerate() {
                    for (i, &word) in words(message).iter().enumerate() {
                        self.words[lanes * i + at + k] = MaybeUninit::new(F::word(word));
                    }
                }
            }
        }
        if !len.is_multiple_of(width) {
            let marked = &F::Word::divide(block.as_ref())[whole];
            for (place, message) in self.words[lanes * whole..].iter_mut().zip(messages) {
                let mut word = *marked;
                let rest = &message.as_ref()[width * whole..len];
                word.as_mut()[..rest.len()].copy_from_slice(rest);
                place.write(F::word(word));
            }
        }
        self.layout = layout;
        WordBlocks(self)
    }

    /// Extends each hash value to a block. The first `bytes` bytes of the hash value, whole words, end a message of `length`
    /// bytes, and the padding that [`EndBlocks::pad`](super::memory::EndBlocks::pad) writes follows. The hash values are
    /// laid out word by word.
    #[inline]
    pub(in crate::kernel) fn pad(&mut self, bytes: usize, length: u64) -> WordBlocks<'_, F> {
        let messages = self.layout.messages;
        assert!(self.is_of(Layout::lanes(messages)) && bytes <= size_of::<F::Words>());
        let block = end::<F>(bytes, length);
        let rows = self.words.chunks_exact_mut(messages).zip(F::Word::divide(block.as_ref()));
        for (row, &word) in rows.skip(bytes / size_of::<F::Word>()) {
            row.fill(MaybeUninit::new(F::word(word)));
        }
        WordBlocks(self)
    }
}
