//! Kernels for several messages: for a few, or for many.

use super::{
    function::CompressionFunction,
    plan::HashPlan,
    source::Inputs,
    state::{Layout, State},
};
use crate::{
    cpu::token::Token,
    kernel::contract::{
        kernel_types::{HashBlocks, HashLanes, HashStreams, HashWords},
        plan::{Plan, choose},
    },
};

/// A kernel for several messages.
#[derive(Clone, Copy)]
pub(in crate::kernel) enum BatchKernel<F: CompressionFunction> {
    Streams(&'static HashStreams<F>),
    Lanes(&'static HashLanes<F>),
}

impl<F: CompressionFunction> BatchKernel<F> {
    /// Returns the number of messages that it takes.
    #[inline]
    pub(in crate::kernel) fn messages(self) -> usize {
        match self {
            Self::Streams(kernel) => kernel.shape().messages,
            Self::Lanes(kernel) => kernel.shape().messages,
        }
    }

    /// Returns the positions of the words of its messages.
    #[inline]
    pub(super) fn layout(self) -> Layout {
        match self {
            Self::Streams(_) => Layout::streams::<F>(self.messages()),
            Self::Lanes(_) => Layout::lanes(self.messages()),
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Streams(kernel) => kernel.name(),
            Self::Lanes(kernel) => kernel.name(),
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

impl<F: CompressionFunction> HashPlan<F> {
    /// The plan with no kernel in assembly.
    const PORTABLE: Self = Self::new(&HashBlocks::<F>::PORTABLE, [Plan::NONE; 2], [Plan::NONE; 2], Plan::NONE);

    /// Returns the plan of this CPU.
    #[inline]
    pub(super) fn of(token: Token) -> &'static Self {
        choose(token, F::kernels().plans).unwrap_or(&Self::PORTABLE)
    }

    /// Returns this CPU's kernel for one message.
    #[inline]
    pub(super) fn single_of(token: Token) -> &'static HashBlocks<F> {
        choose(token, F::kernels().single).copied().unwrap_or(const { Self::PORTABLE.single })
    }

    /// Returns the kernel for a number of messages; `None` if each message is faster alone.
    #[inline]
    pub(super) fn for_many(&self, messages: usize, short: bool) -> Option<BatchKernel<F>> {
        if let Some(step) = self.lanes[usize::from(short)].step(messages) {
            return Some(BatchKernel::Lanes(step.kernel));
        }
        self.streams[usize::from(short)].step(messages).map(|step| BatchKernel::Streams(step.kernel))
    }

    /// Returns the kernel for a block of each message, given as words, that has the same layout of hash values as `kernel`.
    #[inline]
    pub(super) fn words(&self, kernel: BatchKernel<F>) -> Option<&'static HashWords<F>> {
        let BatchKernel::Lanes(lanes) = kernel else { return None };
        let messages = lanes.shape().messages;
        self.words.step(messages).map(|step| step.kernel).filter(|words| words.shape().messages == messages)
    }

    /// Returns every kernel for several messages, the widest first, each with the number of messages from which on it is used.
    pub(super) fn several(&self, short: bool) -> impl Iterator<Item = (usize, BatchKernel<F>)> {
        let lanes = self.lanes[usize::from(short)].steps().iter().rev();
        let streams = self.streams[usize::from(short)].steps().iter().rev();
        let lanes = lanes.map(|step| (step.from(), BatchKernel::Lanes(step.kernel)));
        lanes.chain(streams.map(|step| (step.from(), BatchKernel::Streams(step.kernel))))
    }

    /// Returns the number of messages from which on there is a kernel for several messages.
    #[inline]
    pub(super) fn least(&self) -> usize {
        let lanes = self.lanes[0].steps().first().map_or(usize::MAX, |step| step.from());
        self.streams[0].steps().first().map_or(lanes, |step| step.from().min(lanes))
    }
}

/// Returns the name of each kernel that is used, with the number of messages from which on it is used.
pub(super) fn names<F: CompressionFunction>(
    plan: &'static HashPlan<F>,
    short: bool,
) -> impl Iterator<Item = (&'static str, usize)> {
    plan.several(short).map(|(from, kernel)| (kernel.name(), from)).chain([(plan.single.name(), 1)])
}
