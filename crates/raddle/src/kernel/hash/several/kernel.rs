//! The calls of kernels for several messages.

use super::{
    super::{
        function::CompressionFunction,
        source::Inputs,
        state::{Layout, MAX, State},
    },
    plan::BatchKernel,
};
use crate::cpu::token::Token;

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
