//! The plans: which kernels are used together.

use crate::{
    cpu::features::Features,
    kernel::{
        aes::plan::{BLOCK, has_layout, schedule_of},
        contract::{Contract, Kernel, Shape, parameter::Parameter, plan::Plan},
        generated::contracts,
    },
};

/// Kernels that read keys in one layout. [`AesGcmSivPlan::new`] checks that each kernel reads only the parts of a key that
/// the others write.
pub(in crate::kernel) struct AesGcmSivPlan<S: Parameter> {
    /// The schedule of the key-generating key.
    pub(super) expand: &'static Kernel<contracts::AesExpand<S>>,
    /// The keys of a message.
    pub(super) keys: &'static Kernel<contracts::AesGcmSivKeys<S>>,
    /// Counter mode. It also encrypts the tag.
    pub(in crate::kernel) xor: Plan<contracts::AesGcmSivXor<S>>,
    /// POLYVAL, by the number of bytes that a message hashes. Kernels for short messages read few powers.
    pub(in crate::kernel) hash: Plan<contracts::PolyvalBlocks>,
    /// The kernels that encrypt many blocks of a message and hash those of the next one of a batch, with the powers of the
    /// longest messages. Each takes the largest multiple of its stride.
    pub(super) seal: Plan<contracts::AesGcmSivSealBlocks<S>>,
    /// The kernels that open many blocks, in the same way.
    pub(in crate::kernel) open: Plan<contracts::AesGcmSivOpenBlocks<S>>,
}

impl<S: Parameter> AesGcmSivPlan<S> {
    /// Combines kernels into a plan. This function is called only in constants, so if the kernels don't fit together,
    /// the constant does not compile.
    pub(in crate::kernel) const fn new(
        expand: &'static Kernel<contracts::AesExpand<S>>,
        keys: &'static Kernel<contracts::AesGcmSivKeys<S>>,
        xor: Plan<contracts::AesGcmSivXor<S>>,
        hash: Plan<contracts::PolyvalBlocks>,
        seal: Plan<contracts::AesGcmSivSealBlocks<S>>,
        open: Plan<contracts::AesGcmSivOpenBlocks<S>>,
    ) -> Self {
        assert!(hash.is_for_all() && xor.is_for_all(), "messages of any length");
        let (schedule, entries, mut i) = (expand.shape().layout, xor.entries(), 0);
        assert!(has_layout(keys, schedule), "they read and write one schedule");
        while i < entries.len() {
            assert!(has_layout(entries[i].kernel, schedule), "they read one schedule");
            i += 1;
        }
        let (entries, mut i) = (hash.entries(), 0);
        while i < entries.len() {
            let Shape { layout, multiple, .. } = entries[i].kernel.shape();
            assert!(multiple == BLOCK && schedule_of(layout) == schedule, "any number of blocks, after one schedule");
            i += 1;
        }
        let (layout, longest) = (entries[i - 1].kernel.shape().layout, entries[i - 1].from());
        Self::check_blocks(&seal, layout, longest);
        Self::check_blocks(&open, layout, longest);
        Self { expand, keys, xor, hash, seal, open }
    }

    /// Checks that kernels of whole blocks read powers in the layout of messages of at least `longest` bytes.
    const fn check_blocks<C: Contract>(plan: &Plan<C>, layout: u64, longest: usize) {
        let (entries, mut i, mut narrower) = (plan.entries(), 0, 0);
        while i < entries.len() {
            let stride = entries[i].kernel.shape().multiple;
            assert!(
                stride.is_multiple_of(BLOCK) && stride > narrower && stride <= entries[i].from(),
                "the widest last"
            );
            assert!(has_layout(entries[i].kernel, layout) && entries[i].from() >= longest, "it reads the powers made");
            narrower = stride;
            i += 1;
        }
    }

    /// Returns the features that a CPU must have.
    #[allow(dead_code, reason = "an architecture without kernels has no plans")]
    pub(in crate::kernel) const fn needs(&self) -> Features {
        let keys = self.expand.needs().union(self.keys.needs());
        keys.union(self.xor.needs()).union(self.hash.needs()).union(self.seal.needs()).union(self.open.needs())
    }
}
