//! Which kernel takes how many messages.

use crate::{
    cpu::features::Features,
    kernel::{
        contract::{Contract, Kernel, plan::Plan},
        generated::contracts::{HashBlocks, HashLanes, HashStreams, HashWords},
    },
};

/// Bytes of a block.
const BLOCK: usize = 64;

/// What a CPU does. Plans for several messages stand twice: for messages of any length, and for [short](super::padding::is_short)
/// ones, of which a processor begins the next before it is done with one.
pub(in crate::kernel) struct HashPlan<F: Copy + 'static> {
    /// The kernel for one message.
    pub(in crate::kernel) single: &'static Kernel<HashBlocks<F>>,
    /// The kernels for a few messages, by their number.
    pub(super) streams: [Plan<HashStreams<F>>; 2],
    /// The kernels for many messages, by their number; where there is none for it, those for a few are used.
    pub(super) lanes: [Plan<HashLanes<F>>; 2],
    /// The kernels for a block of each of many messages that is given as words, by the number of messages that a kernel
    /// takes: those of a kernel for many messages follow it if they take as many.
    pub(super) words: Plan<HashWords<F>>,
    /// The kernel for two messages, if there is one.
    pub(in crate::kernel) two: Option<&'static Kernel<HashStreams<F>>>,
}

impl<F: Copy + 'static> HashPlan<F> {
    /// Panics, and that is when the crate is compiled, where the kernels do not go together.
    pub(in crate::kernel) const fn new(
        single: &'static Kernel<HashBlocks<F>>,
        streams: [Plan<HashStreams<F>>; 2],
        lanes: [Plan<HashLanes<F>>; 2],
        words: Plan<HashWords<F>>,
    ) -> Self {
        const fn check<C: Contract>(plan: &Plan<C>) {
            let (steps, mut i) = (plan.steps(), 0);
            while i < steps.len() {
                let shape = steps[i].kernel.shape();
                assert!(steps[i].from() > 1, "several messages");
                assert!(shape.multiple == BLOCK, "any number of blocks");
                i += 1;
            }
        }
        assert!(single.shape().multiple == BLOCK, "any number of blocks");
        check(&streams[0]);
        check(&streams[1]);
        check(&lanes[0]);
        check(&lanes[1]);
        let two = match streams[0].steps() {
            [first, ..] if first.kernel.shape().messages == 2 => Some(first.kernel),
            _ => None,
        };
        Self { single, streams, lanes, words, two }
    }

    /// What a CPU must have.
    pub(in crate::kernel) const fn needs(&self) -> Features {
        let streams = self.streams[0].needs().union(self.streams[1].needs());
        let lanes = self.lanes[0].needs().union(self.lanes[1].needs());
        self.single.needs().union(streams).union(lanes).union(self.words.needs())
    }
}
