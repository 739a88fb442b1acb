//! How messages are divided into blocks, and batches into groups: functions of numbers alone. The drivers perform the steps, and
//! the tests check the steps for every length up to some blocks.
#![forbid(unsafe_code)]

use super::{batch_kernel::BatchKernel, function::BLOCK, function::HashFunction, memory::ROOM, plan::HashPlan};

/// The bytes that the padding has at least: a bit in a byte of its own, and the length.
const PADDING: usize = 9;

/// The maximum length of a message that fits into two blocks with its padding.
pub(super) const SHORT: usize = ROOM - PADDING;

/// Whether a message of `len` bytes is short: one or two blocks with its padding.
pub(super) const fn is_short(len: usize) -> bool {
    len <= SHORT
}

/// Returns the number of blocks of a message of `len` bytes, with its padding.
pub(super) const fn blocks(len: usize) -> usize {
    (len + PADDING - 1) / BLOCK + 1
}

/// Returns the number of blocks that are padded, for `last` bytes in them, at most [`SHORT`].
#[inline]
pub(super) const fn end_blocks(last: usize) -> usize {
    1 + (last > BLOCK - PADDING) as usize
}

/// Returns how many bytes of a message are hashed in place: whole blocks. The others share the last blocks with the padding. A
/// [short](SHORT) message has no blocks in place, since copying a block takes less time than a call for it alone.
#[inline]
pub(super) const fn in_place(len: usize) -> usize {
    if is_short(len) { 0 } else { len - len % BLOCK }
}

/// How an update divides its piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Update {
    /// All bytes are appended to the partial block, which stays partial.
    Keep,
    /// The first bytes complete the partial block, if there is one, and it is hashed; then whole blocks are hashed in place. The
    /// other bytes are the next partial block.
    Hash {
        /// The bytes that complete the partial block; 0 if there is none.
        first: usize,
        /// The bytes of the whole blocks.
        whole: usize,
    },
}

impl Update {
    /// Divides a piece of `len` bytes after `pending` bytes of a partial block.
    #[inline(always)]
    pub(crate) const fn new(pending: usize, len: usize) -> Self {
        if pending == 0 {
            return Self::Hash { first: 0, whole: len - len % BLOCK };
        }
        let first = BLOCK - pending;
        if len < first {
            return Self::Keep;
        }
        let rest = len - first;
        Self::Hash { first, whole: rest - rest % BLOCK }
    }
}

/// The next messages of a batch of messages of equal length.
pub(super) enum Group<F: HashFunction> {
    /// A kernel takes this number of messages.
    Several(BatchKernel<F>, usize),
    /// The first message is hashed alone.
    Alone,
    /// The messages are left to the scheduler of lanes.
    Left,
}

impl<F: HashFunction> Group<F> {
    /// Chooses the group for `count` messages, if all messages have the length of the first or the last one. A shorter last
    /// message joins no group of longer ones. `outer`: an outer hash follows.
    #[inline]
    pub(super) fn next(plan: &HashPlan<F>, count: usize, first: usize, last: usize, outer: bool) -> Self {
        let short = !outer && is_short(first);
        let equal = count - (blocks(first) != blocks(last)) as usize;
        match plan.for_many(equal, short) {
            Some(kernel) => Self::Several(kernel, equal.min(kernel.messages())),
            None if short => Self::Alone,
            None => Self::Left,
        }
    }
}

/// What a lane does when its blocks are hashed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Turn {
    /// It reads further blocks of its message in place.
    Continue,
    /// It reads the padded blocks.
    Pad,
    /// Its message is finished.
    Finish,
}

impl Turn {
    /// Chooses, if `more` further blocks of the message and `end` padded blocks are left.
    #[inline]
    pub(super) const fn next(more: usize, end: usize) -> Self {
        if more > 0 {
            Self::Continue
        } else if end > 0 {
            Self::Pad
        } else {
            Self::Finish
        }
    }
}
