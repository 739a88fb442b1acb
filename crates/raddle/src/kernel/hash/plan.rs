//! The plans of hashes: the kernels for one message, for several messages, and for trees.

use super::{several::plan::SeveralPlan, tree::plan::TreePlan};
use crate::{
    cpu::features::Features,
    kernel::{
        contract::{Kernel, parameter::Parameter},
        generated::contracts::HashBlocks,
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
