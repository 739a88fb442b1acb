//! The plans of hashes, which select a kernel by the number of messages.

use crate::{
    cpu::features::Features,
    kernel::{
        contract::{Contract, Kernel, parameter::Parameter, plan::Plan},
        generated::contracts::{Blake3Inputs, HashBlocks, HashLanes, HashPairs, HashStreams, HashWords},
    },
};

/// The maximum number of chunks of a short message of BLAKE3, whose driver has room for no more chaining values. Kernels
/// that take more inputs are used from more inputs on.
pub(super) const FEW_INPUTS: usize = 16;

/// The plan of a CPU. Each plan for several messages comes twice: for messages of any length, and for
/// [short](super::schedule::is_short) messages. Short messages have their own plan because a processor starts the next one
/// before it has finished the previous one.
pub(in crate::kernel) struct HashPlan<F: Parameter> {
    /// The kernel for one message.
    pub(in crate::kernel) single: &'static Kernel<HashBlocks<F>>,
    /// The kernels for a few messages, by the number of messages.
    pub(super) streams: [Plan<HashStreams<F>>; 2],
    /// The kernels for many messages, by the number of messages. If there is no kernel for a number, the kernels for a few
    /// messages are used.
    pub(super) lanes: [Plan<HashLanes<F>>; 2],
    /// The kernels for a block, given as words, of each of many messages, by the number of messages. Such a kernel follows a
    /// kernel for many messages that takes the same number of messages.
    pub(super) words: Plan<HashWords<F>>,
    /// The kernels for many messages of one block each, by the number of messages.
    pub(super) pairs: Plan<HashPairs<F>>,
    /// The kernels for many inputs of a tree, by the number of inputs.
    pub(super) inputs: Plan<Blake3Inputs>,
    /// The kernel for two messages, if there is one.
    pub(in crate::kernel) two: Option<&'static Kernel<HashStreams<F>>>,
}

impl<F: Parameter> HashPlan<F> {
    /// Combines kernels into a plan. Fails to compile if the kernels don't fit together, since it is called in constants
    /// only.
    pub(in crate::kernel) const fn new(
        single: &'static Kernel<HashBlocks<F>>,
        streams: [Plan<HashStreams<F>>; 2],
        lanes: [Plan<HashLanes<F>>; 2],
        words: Plan<HashWords<F>>,
    ) -> Self {
        const fn check<C: Contract>(plan: &Plan<C>, block: usize) {
            let (steps, mut i) = (plan.steps(), 0);
            while i < steps.len() {
                let shape = steps[i].kernel.shape();
                assert!(steps[i].from() > 1, "several messages");
                assert!(shape.multiple == block, "any number of blocks");
                i += 1;
            }
        }
        let block = F::MULTIPLE.expect("the function of a hash has blocks");
        assert!(single.shape().multiple == block, "any number of blocks");
        check(&streams[0], block);
        check(&streams[1], block);
        check(&lanes[0], block);
        check(&lanes[1], block);
        let two = match streams[0].steps() {
            [first, ..] if first.kernel.shape().messages == 2 => Some(first.kernel),
            _ => None,
        };
        Self { single, streams, lanes, words, pairs: Plan::NONE, inputs: Plan::NONE, two }
    }

    /// Adds kernels for messages of one block each. Fails to compile if a kernel is named for fewer messages than it takes,
    /// since the function is called in constants only.
    pub(in crate::kernel) const fn with_pairs(mut self, pairs: Plan<HashPairs<F>>) -> Self {
        let (steps, mut i) = (pairs.steps(), 0);
        while i < steps.len() {
            assert!(steps[i].from() >= steps[i].kernel.shape().messages, "a kernel takes all of its messages");
            i += 1;
        }
        self.pairs = pairs;
        self
    }

    /// Adds kernels for inputs of a tree. Fails to compile if a kernel would write more chaining values of a short message
    /// than there is room for, since the function is called in constants only.
    pub(in crate::kernel) const fn with_inputs(mut self, inputs: Plan<Blake3Inputs>) -> Self {
        let (steps, mut i) = (inputs.steps(), 0);
        while i < steps.len() {
            let takes = steps[i].kernel.shape().messages;
            assert!(
                FEW_INPUTS.is_multiple_of(takes) || steps[i].from() > FEW_INPUTS,
                "a short message has room for the values"
            );
            i += 1;
        }
        self.inputs = inputs;
        self
    }

    /// Returns the features that a CPU must have.
    pub(in crate::kernel) const fn needs(&self) -> Features {
        let streams = self.streams[0].needs().union(self.streams[1].needs());
        let lanes = self.lanes[0].needs().union(self.lanes[1].needs());
        let others = self.words.needs().union(self.pairs.needs()).union(self.inputs.needs());
        self.single.needs().union(streams).union(lanes).union(others)
    }
}
