//! The input of kernels: whole blocks of messages, with their lifetimes and numbers.

use core::{marker::PhantomData, ptr};

use super::{function::CompressionFunction, state::MAX};
use crate::kernel::contract::argument::{Input, Messages, Read};

/// Whole blocks of a message.
///
/// Invariant: for as long as `'a`, `blocks` blocks can be read at `start`, and none of them is written while a kernel runs.
#[derive(Clone, Copy)]
pub(in crate::kernel) struct Source<'a, F: CompressionFunction> {
    start: *const u8,
    blocks: usize,
    lent: PhantomData<&'a [F::Block]>,
}

impl<F: CompressionFunction> Source<'_, F> {
    pub(super) const EMPTY: Self = Self { start: ptr::null(), blocks: 0, lent: PhantomData };

    /// Refers to blocks by their address.
    ///
    /// # Safety
    ///
    /// The invariant of the type holds.
    #[inline]
    pub(super) unsafe fn new(start: *const u8, blocks: usize) -> Self {
        Self { start, blocks, lent: PhantomData }
    }

    /// Returns the number of blocks.
    #[inline]
    pub(super) fn blocks(self) -> usize {
        self.blocks
    }

    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self.blocks == 0
    }

    /// Splits off the first `n` blocks, or all blocks if there are fewer.
    #[inline]
    pub(super) fn split_at(self, n: usize) -> (Self, Self) {
        let n = n.min(self.blocks);
        (
            Self { blocks: n, ..self },
            Self { start: self.start.wrapping_add(n * F::BLOCK), blocks: self.blocks - n, ..self },
        )
    }

    /// Returns the arguments of kernels for one message.
    #[inline]
    pub(in crate::kernel) fn arguments(self) -> (Read<Input>, usize) {
        (Read::at(self.start), self.blocks * F::BLOCK)
    }
}

impl<'a, F: CompressionFunction> From<&'a [F::Block]> for Source<'a, F> {
    #[inline]
    fn from(blocks: &'a [F::Block]) -> Self {
        Self { start: blocks.as_ptr().cast(), blocks: blocks.len(), lent: PhantomData }
    }
}

/// The input of kernels for several messages: the same number of blocks of each message.
///
/// Invariant: `len` bytes, whole blocks, can be read at each pointer for as long as `'a`.
pub(in crate::kernel) struct Inputs<'a> {
    starts: &'a [*const u8],
    len: usize,
}

impl Inputs<'_> {
    /// Splits off the blocks of the first `n` messages, or of all messages if there are fewer.
    #[inline]
    pub(super) fn split_off(&mut self, n: usize) -> Self {
        let (first, rest) = self.starts.split_at(n.min(self.starts.len()));
        self.starts = rest;
        Self { starts: first, len: self.len }
    }

    /// Returns the number of messages.
    #[inline]
    pub(in crate::kernel) fn count(&self) -> usize {
        self.starts.len()
    }

    /// Returns the arguments of kernels for several messages.
    #[inline]
    pub(in crate::kernel) fn arguments(&self) -> (Read<Messages>, usize) {
        (Read::from_ref(self.starts), self.len)
    }
}

/// Blocks of several messages: the same number of blocks of each message.
///
/// Invariant: `blocks` blocks can be read at each of the first `count` starts, for as long as `'a`.
pub(in crate::kernel) struct EqualSources<'a, F: CompressionFunction> {
    starts: [*const u8; MAX],
    count: usize,
    blocks: usize,
    lent: PhantomData<&'a [F::Block]>,
}

impl<'a, F: CompressionFunction> EqualSources<'a, F> {
    #[inline]
    pub(super) const fn new() -> Self {
        Self { starts: [ptr::null(); MAX], count: 0, blocks: 0, lent: PhantomData }
    }

    /// Replaces the blocks with the blocks of `sources`, and returns whether all sources have the same number of blocks.
    #[inline]
    pub(super) fn set(&mut self, sources: impl Iterator<Item = Source<'a, F>>) -> bool {
        (self.count, self.blocks) = (0, 0);
        let mut blocks = None;
        for (start, source) in self.starts.iter_mut().zip(sources) {
            if *blocks.get_or_insert(source.blocks) != source.blocks {
                return false;
            }
            *start = source.start;
            self.count += 1;
        }
        self.blocks = blocks.unwrap_or(0);
        true
    }

    /// Returns the blocks of messages, the same number of each. Panics if the numbers differ.
    #[inline]
    pub(in crate::kernel) fn from_messages(messages: impl Iterator<Item = &'a [F::Block]>) -> Self
    where
        F::Block: 'a,
    {
        let mut sources = Self::new();
        sources.replace(messages);
        sources
    }

    /// Replaces the blocks with blocks of messages, the same number of each. Panics if the numbers differ.
    #[inline]
    pub(super) fn replace(&mut self, messages: impl Iterator<Item = &'a [F::Block]>)
    where
        F::Block: 'a,
    {
        assert!(self.set(messages.map(Source::from)), "as many blocks of each message");
    }

    /// Returns the input of a kernel that takes `messages` messages: in place of missing messages it reads the first message
    /// again.
    #[inline]
    pub(in crate::kernel) fn inputs(&mut self, messages: usize) -> Inputs<'_> {
        let first = self.starts[0];
        self.starts[self.count..messages].fill(first);
        Inputs { starts: &self.starts[..messages], len: self.blocks * F::BLOCK }
    }

    /// Returns whether there are no blocks.
    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.blocks == 0
    }
}

/// The sources of messages in lanes.
///
/// Invariant: in each lane, `left` blocks can be read at `starts`, for as long as `'a`.
pub(super) struct Sources<'a, F: CompressionFunction> {
    starts: [*const u8; MAX],
    left: [u32; MAX],
    lent: PhantomData<&'a [F::Block]>,
}

/// The maximum number of blocks of a lane between two checks: numbers up to this maximum are compared four at a time. The
/// tests check messages of more blocks.
pub(super) const MAX_BLOCKS: usize = if cfg!(test) { 3 } else { 1 << 30 };

impl<'a, F: CompressionFunction> Sources<'a, F> {
    #[inline]
    pub(super) const fn new() -> Self {
        Self { starts: [ptr::null(); MAX], left: [0; MAX], lent: PhantomData }
    }

    /// Sets the blocks that lane `i` reads next, and returns the blocks beyond the maximum.
    #[inline]
    pub(super) fn set(&mut self, i: usize, source: Source<'a, F>) -> Source<'a, F> {
        let (now, later) = source.split_at(MAX_BLOCKS);
        self.starts[i] = now.start;
        self.left[i] = now.blocks as u32;
        later
    }

    /// Calls a kernel with one block of each of the first lanes, and does not advance the lanes.
    #[inline]
    pub(super) fn again(&self, messages: usize, kernel: impl FnOnce(Inputs<'_>)) {
        let mut left = self.left[..messages].iter();
        assert!(left.all(|&left| left > 0));
        kernel(Inputs { starts: &self.starts[..messages], len: F::BLOCK });
    }

    /// Returns the remaining blocks of lane `i`.
    #[inline]
    pub(super) fn at(&self, i: usize) -> Source<'a, F> {
        Source { start: self.starts[i], blocks: self.left[i] as usize, lent: PhantomData }
    }

    /// Returns whether lane `i` has no blocks left.
    #[inline]
    pub(super) fn has_ended(&self, i: usize) -> bool {
        self.left[i] == 0
    }

    /// Copies the source of lane `from` to lane `to`.
    #[inline]
    pub(super) fn copy(&mut self, from: usize, to: usize) {
        self.starts[to] = self.starts[from];
        self.left[to] = self.left[from];
    }

    /// Calls a kernel that takes `messages` messages with blocks of the first `lanes` lanes. The kernel absorbs as many
    /// blocks as every lane has left, and these lanes advance. The other lanes read the blocks of the first lane.
    #[inline]
    pub(super) fn run(&mut self, lanes: usize, messages: usize, kernel: impl FnOnce(Inputs<'_>)) {
        let left = &mut self.left[..lanes];
        let blocks = left.iter().fold(MAX_BLOCKS as i32, |least, &left| least.min(left as i32)) as u32;
        left.iter_mut().for_each(|left| *left -= blocks);
        let blocks = blocks as usize;
        if lanes < messages {
            let first = self.starts[0];
            self.starts[lanes..messages].fill(first);
            self.left[lanes..messages].fill(0);
        }
        let len = blocks * F::BLOCK;
        kernel(Inputs { starts: &self.starts[..messages], len });
        for start in &mut self.starts[..lanes] {
            *start = start.wrapping_add(len);
        }
    }
}

/// Calls a kernel with a block of each of `messages` messages.
#[cfg(all(test, feature = "std"))]
pub(in crate::kernel) fn given<F: CompressionFunction>(messages: usize, kernel: impl FnOnce(Inputs<'_>)) {
    use super::function::Block;

    let block = [F::Block::filled(0)];
    let mut sources = Sources::<F>::new();
    (0..messages).for_each(|i| _ = sources.set(i, block[..].into()));
    sources.again(messages, kernel);
}
