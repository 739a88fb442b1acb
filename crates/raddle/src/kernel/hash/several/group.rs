//! The choice of the kernel for the next messages of a batch of messages of equal length. It depends on numbers and the plan
//! alone.
#![forbid(unsafe_code)]

use super::{
    super::{
        function::HashFunction,
        schedule::{Boundary, at, blocks, is_short},
        state::Layout,
    },
    plan::{BatchKernel, SeveralPlan},
};

/// The next messages of a batch of messages of equal length.
pub(super) enum Group<F: HashFunction> {
    /// A kernel hashes this number of messages, whose words have these positions.
    Several(BatchKernel<F>, usize, Layout),
    /// The first message is hashed alone.
    Alone,
    /// The messages are left to the scheduler of lanes.
    Left,
}

impl<F: HashFunction> Group<F> {
    /// Chooses the group for `count` messages, whose lengths are all the length of the first or of the last message. A
    /// shorter last message joins no group of longer messages. `outer` says whether an outer hash follows.
    #[inline(always)]
    pub(super) fn next(plan: &SeveralPlan<F>, count: usize, first: usize, last: usize, outer: bool) -> Self {
        let short = !outer && is_short::<F>(first);
        let equal = count - usize::from(blocks::<F>(first) != blocks::<F>(last));
        match plan.kernel(equal, short) {
            Some(kernel) => {
                let (messages, layout) = kernel.group(equal);
                Self::Several(kernel, at(Boundary::Group, messages), layout)
            }
            None if short => Self::Alone,
            None => Self::Left,
        }
    }
}
