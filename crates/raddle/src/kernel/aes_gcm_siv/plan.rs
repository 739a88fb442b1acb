//! The plans: which kernels are used together.

use crate::{
    cpu::features::Features,
    kernel::{
        aes::size::BLOCK,
        aes_gcm::plan::{has_layout, schedule_of},
        contract::{
            Kernel,
            kernel_types::{GhashPowers, PolyvalBlocks},
            parameter::Parameter,
            plan::Plan,
        },
        generated::contracts,
    },
};

/// Kernels that read keys in one layout. [`AesGcmSivPlan::new`] checks that each kernel reads only the parts of a key that
/// the others write.
pub(in crate::kernel) struct AesGcmSivPlan<S: Parameter> {
    pub(super) expand: &'static Kernel<contracts::AesExpand<S>>,
    /// Counter mode. It also derives keys, and encrypts the tag.
    pub(super) xor: &'static Kernel<contracts::AesGcmSivXor<S>>,
    pub(super) powers: &'static GhashPowers,
    pub(super) hash: &'static PolyvalBlocks,
    /// The kernels that open many blocks. Each takes the largest multiple of its stride.
    pub(super) open: Plan<contracts::AesGcmSivBlocks<S>>,
}

impl<S: Parameter> AesGcmSivPlan<S> {
    /// Combines kernels into a plan. This function is called only in constants, so if the kernels don't fit together,
    /// the constant does not compile.
    pub(in crate::kernel) const fn new(
        expand: &'static Kernel<contracts::AesExpand<S>>,
        xor: &'static Kernel<contracts::AesGcmSivXor<S>>,
        powers: &'static GhashPowers,
        hash: &'static PolyvalBlocks,
        open: Plan<contracts::AesGcmSivBlocks<S>>,
    ) -> Self {
        let layout = powers.shape().layout;
        assert!(hash.shape().layout == layout && hash.shape().multiple == BLOCK, "any number of blocks");
        let schedule = schedule_of(layout);
        assert!(expand.shape().layout == schedule && xor.shape().layout == schedule, "they read one schedule");
        let (entries, mut i, mut narrower) = (open.entries(), 0, 0);
        while i < entries.len() {
            let stride = entries[i].kernel.shape().multiple;
            assert!(
                stride.is_multiple_of(BLOCK) && stride > narrower && stride <= entries[i].from(),
                "the widest last"
            );
            assert!(has_layout(entries[i].kernel, layout), "it reads the powers that were made");
            narrower = stride;
            i += 1;
        }
        Self { expand, xor, powers, hash, open }
    }

    /// Returns the features that a CPU must have.
    #[allow(dead_code, reason = "an architecture without kernels has no plans")]
    pub(in crate::kernel) const fn needs(&self) -> Features {
        let keys = self.expand.needs().union(self.powers.needs());
        keys.union(self.xor.needs()).union(self.hash.needs()).union(self.open.needs())
    }
}
