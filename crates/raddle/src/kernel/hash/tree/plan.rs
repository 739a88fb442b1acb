//! The kernels for trees.

use crate::{
    cpu::features::Features,
    kernel::{
        contract::{parameter::Parameter, plan::Plan},
        generated::contracts::{Blake3Inputs, HashPairs},
    },
};

/// The maximum number of chunks of a short message of BLAKE3, whose driver has room for no more chaining values. Kernels
/// that compute more inputs are used from more inputs on.
pub(super) const FEW_INPUTS: usize = 16;

/// The kernels for trees of digests.
pub(in crate::kernel) struct TreePlan<F: Parameter> {
    /// The kernels for many messages of one block each, by the number of messages.
    pub(in crate::kernel) pairs: Plan<HashPairs<F>>,
    /// The kernels for many inputs of a tree, by the number of inputs.
    pub(in crate::kernel) inputs: Plan<Blake3Inputs>,
}

impl<F: Parameter> TreePlan<F> {
    /// The plan without kernels for trees.
    pub(in crate::kernel) const NONE: Self = Self { pairs: Plan::NONE, inputs: Plan::NONE };

    /// Adds kernels for messages of one block each. Fails to compile if a kernel is named for fewer messages than it hashes,
    /// since the function is called in constants only.
    #[allow(dead_code, reason = "not every architecture has them")]
    pub(in crate::kernel) const fn with_pairs(mut self, pairs: Plan<HashPairs<F>>) -> Self {
        let (entries, mut i) = (pairs.entries(), 0);
        while i < entries.len() {
            assert!(entries[i].from() >= entries[i].kernel.shape().messages, "a kernel takes all of its messages");
            i += 1;
        }
        self.pairs = pairs;
        self
    }

    /// Adds kernels for inputs of a tree. Fails to compile if a kernel would write more chaining values of a short message
    /// than there is room for, since the function is called in constants only.
    #[allow(dead_code, reason = "not every architecture has them")]
    pub(in crate::kernel) const fn with_inputs(mut self, inputs: Plan<Blake3Inputs>) -> Self {
        let (entries, mut i) = (inputs.entries(), 0);
        while i < entries.len() {
            let takes = entries[i].kernel.shape().messages;
            assert!(
                FEW_INPUTS.is_multiple_of(takes) || entries[i].from() > FEW_INPUTS,
                "a short message has room for the values"
            );
            i += 1;
        }
        self.inputs = inputs;
        self
    }

    /// Returns the features that a CPU must have.
    pub(in crate::kernel) const fn needs(&self) -> Features {
        self.pairs.needs().union(self.inputs.needs())
    }
}
