//! Several messages: the tasks, kernels by the number of messages, and drivers that fill them. Messages of equal length need
//! no scheduling; other messages share kernels as the scheduler says.

pub(crate) mod chains;
pub(crate) mod equal_length;
pub(crate) mod scheduler;

use super::{
    function::{CompressionFunction, HashFunction},
    plan::BatchKernel,
    source::Inputs,
    state::{Layout, MAX, State},
};
use crate::cpu::token::Token;

/// A source of messages to hash, which receives their hash values.
pub(crate) trait Work<'m, F: HashFunction> {
    /// Whether messages are padded, because they end with the task. Otherwise each message is one or more whole blocks, and
    /// more blocks may follow later.
    const PADDED: bool = true;

    /// Returns the number of tasks that have not begun.
    fn left(&self) -> usize;

    /// Begins the next task, if any is left.
    fn begin(&mut self) -> Option<Task<'m, F>>;

    /// Receives the hash value of a task, and returns the task that follows from it, if any.
    fn end(&mut self, number: usize, hash: &F::Words) -> Option<Next<F>>;
}

/// A message to hash.
pub(crate) struct Task<'m, F: HashFunction> {
    /// The number that identifies the task when it ends.
    pub(crate) number: usize,
    /// The hash value before the message.
    pub(crate) hash: F::Words,
    /// The number of bytes hashed before, modulo 2^64, which are whole blocks.
    pub(crate) before: u64,
    pub(crate) message: &'m [u8],
}

/// A task that follows another: its message is the beginning of a hash value.
pub(crate) struct Next<F: HashFunction> {
    pub(crate) number: usize,
    pub(crate) hash: F::Words,
    pub(crate) before: u64,
    /// The hash value, given as words, because a kernel would wait for the stores of its bytes.
    pub(crate) digest: F::Words,
    /// The number of bytes of the hash value in the message.
    pub(crate) bytes: usize,
}

impl<F: HashFunction> Next<F> {
    /// Returns the number of bytes up to the end of the message, modulo 2^64.
    #[inline]
    pub(super) fn length(&self) -> u64 {
        self.before.wrapping_add(self.bytes as u64)
    }
}

impl<F: CompressionFunction> BatchKernel<F> {
    /// Returns the positions of the words of the messages of one call.
    #[inline]
    pub(in crate::kernel) fn layout(self) -> Layout {
        match self {
            Self::Streams(_) => Layout::streams::<F>(self.messages()),
            Self::Lanes(_) => Layout::lanes(self.messages()),
        }
    }

    /// Returns how many of `count` messages of equal length to prepare together, and the positions of their words.
    ///
    /// A kernel for a few messages is called for one part of them after another. The CPU then begins the next call while it
    /// works on one, which it can't if padding and digests come between them.
    #[inline]
    pub(super) fn group(self, count: usize) -> (usize, Layout) {
        let messages = self.messages();
        match self {
            Self::Streams(_) if count > messages => {
                let whole = count.min(MAX) / messages * messages;
                (whole, Layout::streams::<F>(whole))
            }
            _ => (count.min(messages), self.layout()),
        }
    }

    /// Absorbs the blocks of each input into its hash value. A kernel for a few messages is called for each part of the
    /// messages.
    #[inline]
    pub(in crate::kernel) fn call(self, token: Token, state: &mut State<F>, mut inputs: Inputs<'_>) {
        match self {
            Self::Streams(kernel) => {
                let mut hashes = state.streams();
                loop {
                    let (first, rest) = hashes.split_at_mut(self.messages().min(hashes.len()));
                    kernel.call(token, first, inputs.split_off(self.messages()));
                    if rest.is_empty() {
                        break;
                    }
                    hashes = rest;
                }
            }
            Self::Lanes(kernel) => kernel.call(token, state, inputs),
        }
    }
}
