//! The calls of kernels for several messages.

use super::{
    super::{
        function::CompressionFunction,
        source::Inputs,
        state::{Layout, State},
    },
    plan::BatchKernel,
};
use crate::cpu::token::Token;

impl<F: CompressionFunction> BatchKernel<F> {
    /// Returns the positions of the words of the messages.
    #[inline]
    pub(in crate::kernel) fn layout(self) -> Layout {
        match self {
            Self::Streams(_) => Layout::streams::<F>(self.messages()),
            Self::Lanes(_) => Layout::lanes(self.messages()),
        }
    }

    /// Absorbs the blocks of each input into its hash value.
    #[inline]
    pub(in crate::kernel) fn call(self, token: Token, state: &mut State<F>, inputs: Inputs<'_>) {
        match self {
            Self::Streams(kernel) => kernel.call(token, state, inputs),
            Self::Lanes(kernel) => kernel.call(token, state, inputs),
        }
    }
}
