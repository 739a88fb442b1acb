//! The plans of hashes: the kernels for one message, for several messages as one list by the number of messages, and for
//! trees.

use crate::{
    cpu::features::Features,
    kernel::{
        contract::{
            Kernel,
            parameter::Parameter,
            plan::{KernelList, Plan},
        },
        generated::contracts::{Blake3Inputs, HashBlocks, HashLanes, HashPairs, HashStreams, HashWords},
    },
};

/// The plan of a CPU.
pub(in crate::kernel) struct HashPlan<F: Parameter> {
    /// The kernel for one message.
    pub(in crate::kernel) one: &'static Kernel<HashBlocks<F>>,
    /// The kernels for several messages.
    pub(in crate::kernel) several: SeveralPlan<F>,
    /// The kernels for trees of digests.
    pub(in crate::kernel) tree: TreePlan<F>,
}

impl<F: Parameter> HashPlan<F> {
    /// Combines kernels into a plan. Fails to compile if the kernel for one message does not take any number of blocks, since
    /// it is called in constants only.
    pub(in crate::kernel) const fn new(
        one: &'static Kernel<HashBlocks<F>>,
        several: SeveralPlan<F>,
        tree: TreePlan<F>,
    ) -> Self {
        let block = F::MULTIPLE.expect("the function of a hash has blocks");
        assert!(one.shape().multiple == block, "any number of blocks");
        Self { one, several, tree }
    }

    /// Returns the features that a CPU must have.
    pub(in crate::kernel) const fn needs(&self) -> Features {
        self.one.needs().union(self.several.needs()).union(self.tree.needs())
    }
}

/// A kernel for several messages.
#[derive(Clone, Copy)]
pub(in crate::kernel) enum BatchKernel<F: Parameter> {
    /// A kernel for a few messages, whose hash values are laid out message by message.
    Streams(&'static Kernel<HashStreams<F>>),
    /// A kernel for many messages, whose hash values are laid out word by word.
    Lanes(&'static Kernel<HashLanes<F>>),
}

impl<F: Parameter> BatchKernel<F> {
    /// Returns the number of messages that the kernel hashes.
    #[inline]
    pub(in crate::kernel) const fn messages(self) -> usize {
        match self {
            Self::Streams(kernel) => kernel.shape().messages,
            Self::Lanes(kernel) => kernel.shape().messages,
        }
    }

    const fn multiple(self) -> usize {
        match self {
            Self::Streams(kernel) => kernel.shape().multiple,
            Self::Lanes(kernel) => kernel.shape().multiple,
        }
    }

    const fn needs(self) -> Features {
        match self {
            Self::Streams(kernel) => kernel.needs(),
            Self::Lanes(kernel) => kernel.needs(),
        }
    }

    pub(in crate::kernel) fn name(self) -> &'static str {
        match self {
            Self::Streams(kernel) => kernel.name(),
            Self::Lanes(kernel) => kernel.name(),
        }
    }
}

/// The kernels for several messages.
pub(in crate::kernel) struct SeveralPlan<F: Parameter> {
    /// The kernels by the number of messages: for messages of any length, and for
    /// [short](super::super::schedule::is_short) messages. Short messages have their own list because a processor starts the
    /// next one before it has finished the previous one.
    kernels: [KernelList<BatchKernel<F>>; 2],
    /// The kernels for a block, given as words, of each of many messages, by the number of messages. Such a kernel follows a
    /// kernel for many messages that hashes the same number of messages.
    words: Plan<HashWords<F>>,
    /// The kernel for two messages, if there is one.
    pub(in crate::kernel) two: Option<&'static Kernel<HashStreams<F>>>,
}

impl<F: Parameter> SeveralPlan<F> {
    /// Each message is hashed alone.
    pub(in crate::kernel) const NONE: Self = Self { kernels: [KernelList::NONE; 2], words: Plan::NONE, two: None };

    /// Combines kernels into a plan: for messages of any length, for short messages, and for blocks given as words. Fails to
    /// compile if a kernel is named for one message, or does not take any number of blocks, since it is called in constants
    /// only.
    pub(in crate::kernel) const fn new(
        any_length: KernelList<BatchKernel<F>>,
        short: KernelList<BatchKernel<F>>,
        words: Plan<HashWords<F>>,
    ) -> Self {
        const fn check<F: Parameter>(kernels: &KernelList<BatchKernel<F>>) {
            let block = F::MULTIPLE.expect("the function of a hash has blocks");
            let (entries, mut i) = (kernels.entries(), 0);
            while i < entries.len() {
                assert!(entries[i].from() > 1, "several messages");
                assert!(entries[i].kernel.multiple() == block, "any number of blocks");
                i += 1;
            }
        }
        check(&any_length);
        check(&short);
        let two = match any_length.entries() {
            [first, ..] => match first.kernel {
                BatchKernel::Streams(kernel) if kernel.shape().messages == 2 => Some(kernel),
                _ => None,
            },
            [] => None,
        };
        Self { kernels: [any_length, short], words, two }
    }

    /// Returns the features that a CPU must have.
    pub(in crate::kernel) const fn needs(&self) -> Features {
        let mut needs = self.words.needs();
        let mut list = 0;
        while list < self.kernels.len() {
            let (entries, mut i) = (self.kernels[list].entries(), 0);
            while i < entries.len() {
                needs = needs.union(entries[i].kernel.needs());
                i += 1;
            }
            list += 1;
        }
        needs
    }

    /// Returns the kernels for messages of any length, or for short messages, by the number of messages.
    #[inline]
    pub(in crate::kernel) fn kernels(&self, short: bool) -> &KernelList<BatchKernel<F>> {
        &self.kernels[usize::from(short)]
    }

    /// Returns the kernel for a number of messages; `None` if each message is faster alone.
    #[inline]
    pub(in crate::kernel) fn kernel(&self, messages: usize, short: bool) -> Option<BatchKernel<F>> {
        self.kernels(short).entry(messages).map(|entry| entry.kernel)
    }

    /// Returns the kernel for a block of each message, given as words, that has the same layout of hash values as `kernel`.
    #[inline]
    pub(in crate::kernel) fn words(&self, kernel: BatchKernel<F>) -> Option<&'static Kernel<HashWords<F>>> {
        let BatchKernel::Lanes(lanes) = kernel else { return None };
        let messages = lanes.shape().messages;
        self.words.entry(messages).map(|entry| entry.kernel).filter(|words| words.shape().messages == messages)
    }

    /// Returns the number of messages from which on there is a kernel for several messages.
    #[inline]
    pub(in crate::kernel) fn least(&self) -> usize {
        self.kernels[0].entries().first().map_or(usize::MAX, |entry| entry.from())
    }
}

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
