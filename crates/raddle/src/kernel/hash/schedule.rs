//! The division of messages into blocks. It depends on numbers alone: the drivers perform the steps, and the tests check
//! them for every length up to some blocks.
#![forbid(unsafe_code)]

use super::function::CompressionFunction;

/// The number of bytes of a chunk, which one store writes, and one load of a kernel for one message reads.
///
/// A CPU forwards a store that is not in the cache yet to a load only if this store has all bytes of the load. Otherwise the
/// load, and the instructions that need it, wait until the stores have left the pipeline: a message of 55 bytes took 205
/// cycles of Zen 5 instead of 150.
pub(super) const CHUNK: usize = 16;

/// Returns the number of chunks of a block.
pub(super) const fn chunks<F: CompressionFunction>() -> usize {
    F::BLOCK / CHUNK
}

/// Returns the minimum number of bytes of the padding: a byte for the bit, and the length.
const fn padding<F: CompressionFunction>() -> usize {
    1 + F::LENGTH
}

/// Returns the maximum length of a message that fits into two blocks with its padding.
pub(super) const fn short<F: CompressionFunction>() -> usize {
    2 * F::BLOCK - padding::<F>()
}

/// The numbers by which these functions decide. The tests plant faults in them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Boundary {
    /// The maximum length of a short message.
    Short,
    /// The maximum number of bytes that fit into one block with the padding.
    OneBlock,
    /// The end of the blocks in place.
    InPlace,
    /// The position of the bit after the message.
    Mark,
    /// The length in bytes.
    Length,
    /// The number of bytes of an outer hash in a batch of messages of equal length.
    Outer,
    /// The number of bytes that complete a partial block.
    First,
    /// The end of the whole blocks of an update.
    Whole,
    /// The number of messages of a group.
    Group,
    /// The number of further blocks of a lane.
    More,
    /// The number of padded blocks of a lane.
    Padded,
}

/// Returns `n`, changed by a fault if a test planted one.
#[inline(always)]
pub(super) fn at(boundary: Boundary, n: usize) -> usize {
    #[cfg(all(test, feature = "std"))]
    if let Some((planted, offset)) = FAULT.get()
        && planted == boundary
    {
        return n.saturating_add_signed(offset);
    }
    _ = boundary;
    n
}

#[cfg(all(test, feature = "std"))]
std::thread_local! {
    static FAULT: core::cell::Cell<Option<(Boundary, isize)>> = const { core::cell::Cell::new(None) };
}

/// Plants a fault in this thread, or removes it.
#[cfg(all(test, feature = "std"))]
pub(crate) fn plant(fault: Option<(Boundary, isize)>) {
    FAULT.set(fault);
}

/// Returns whether a message of `len` bytes is short: one or two blocks with its padding.
#[inline]
pub(in crate::kernel) fn is_short<F: CompressionFunction>(len: usize) -> bool {
    len <= at(Boundary::Short, short::<F>())
}

/// Returns the number of blocks of a message of `len` bytes, with its padding.
#[inline]
pub(super) fn blocks<F: CompressionFunction>(len: usize) -> usize {
    (len + padding::<F>() - 1) / F::BLOCK + 1
}

/// Returns the number of blocks that are padded, for `last` bytes in them, at most [`short`].
#[inline]
pub(super) fn end_blocks<F: CompressionFunction>(last: usize) -> usize {
    1 + usize::from(last > at(Boundary::OneBlock, F::BLOCK - padding::<F>()))
}

/// Returns the chunk with the bit that follows `last` bytes in the padded blocks, without these bytes.
#[inline]
pub(super) fn mark(last: usize) -> u128 {
    0x80 << (8 * (at(Boundary::Mark, last) % CHUNK))
}

/// Returns the number of bits of a message of `length` bytes.
#[inline]
pub(super) fn bits(length: u64) -> u128 {
    u128::from(length.wrapping_add(at(Boundary::Length, 0) as u64)) << 3
}

/// Returns how many bytes of a message are hashed in place, as whole blocks. The other bytes share the last blocks with the
/// padding. A [short] message has no blocks in place, since copying a block takes less time than a separate call for it.
#[inline]
pub(super) fn in_place<F: CompressionFunction>(len: usize) -> usize {
    if is_short::<F>(len) { 0 } else { at(Boundary::InPlace, len - len % F::BLOCK) }
}

/// The division of the bytes of an update.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Update {
    /// All bytes are appended to the partial block, which stays partial.
    Keep,
    /// The first bytes complete the partial block, if there is one, and it is hashed; then whole blocks are hashed in place. The
    /// other bytes are the next partial block.
    Hash {
        /// The number of bytes that complete the partial block; 0 if there is none.
        first: usize,
        /// The number of bytes of the whole blocks.
        whole: usize,
    },
}

impl Update {
    /// Divides a piece of `len` bytes after `pending` bytes of a partial block.
    #[inline(always)]
    pub(crate) fn new<F: CompressionFunction>(pending: usize, len: usize) -> Self {
        if pending == 0 {
            return Self::Hash { first: 0, whole: at(Boundary::Whole, len - len % F::BLOCK) };
        }
        let first = at(Boundary::First, F::BLOCK - pending);
        if len < first {
            return Self::Keep;
        }
        let rest = len - first;
        Self::Hash { first, whole: at(Boundary::Whole, rest - rest % F::BLOCK) }
    }
}

/// The next action of a lane when its blocks are hashed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LaneAction {
    /// The lane reads further blocks of its message in place.
    Continue,
    /// The lane reads the padded blocks.
    Pad,
    /// The message of the lane is finished.
    Finish,
}

impl LaneAction {
    /// Chooses the action if `more` further blocks of the message and `end` padded blocks are left.
    #[inline]
    pub(super) fn next(more: usize, end: usize) -> Self {
        if at(Boundary::More, more) > 0 {
            Self::Continue
        } else if at(Boundary::Padded, end) > 0 {
            Self::Pad
        } else {
            Self::Finish
        }
    }
}
