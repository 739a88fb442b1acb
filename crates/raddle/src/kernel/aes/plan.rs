//! The plans of AES-GCM and counter mode: which kernels are used together, and which kernel processes each part of a message.

use crate::{
    cpu::features::Features,
    kernel::{
        contract::{
            Contract, Kernel, PORTABLE_LAYOUT,
            parameter::{Open, Parameter, Seal},
            plan::{Plan, PlanEntry},
        },
        generated::contracts::{AesCtrXor, AesExpand, AesGcmBlocks, AesGcmFinish, GhashBlocks, GhashPowers},
    },
};

/// The length of a block in bytes.
pub(crate) const BLOCK: usize = 16;

/// Returns the layout of the schedule in front of powers in a layout. Generated kernels use the standard's schedule.
#[inline]
pub(in crate::kernel) const fn schedule_of(layout: u64) -> u64 {
    if layout == PORTABLE_LAYOUT { PORTABLE_LAYOUT } else { 0 }
}

/// Returns whether a kernel reads powers in a layout.
pub(in crate::kernel) const fn has_layout<C: Contract>(kernel: &Kernel<C>, layout: u64) -> bool {
    kernel.shape().layout == layout
}

/// The two uses of an AES key: AES-GCM, and counter mode for streams. The library has a table of plans for each use, so
/// that a program that seals whole messages links no kernel for streams. Plans for messages are references, since cores
/// share them.
#[allow(dead_code, reason = "an architecture without kernels has no plans")]
pub(in crate::kernel) struct AesPlan<S: Parameter> {
    pub(in crate::kernel) gcm: &'static AesGcmPlan<S>,
    pub(in crate::kernel) ctr: &'static Kernel<AesCtrXor<S>>,
}

#[allow(dead_code, reason = "an architecture without kernels has no plans")]
impl<S: Parameter> AesPlan<S> {
    /// Combines kernels into a plan. This function is called only in constants, so if the kernels don't fit together,
    /// the constant does not compile.
    pub(in crate::kernel) const fn new(gcm: &'static AesGcmPlan<S>, ctr: &'static Kernel<AesCtrXor<S>>) -> Self {
        assert!(ctr.shape().layout == gcm.expand.shape().layout, "they read one schedule");
        Self { gcm, ctr }
    }

    /// Returns the features that a CPU must have.
    pub(in crate::kernel) const fn needs(&self) -> Features {
        self.gcm.needs().union(self.ctr.needs())
    }
}

/// Kernels that read keys in one layout. [`AesGcmPlan::new`] checks that each kernel reads only the parts of a key that
/// the others write.
pub struct AesGcmPlan<S: Parameter> {
    pub(in crate::kernel) expand: &'static Kernel<AesExpand<S>>,
    /// Counter mode for one block: encrypts the zero block when a key is made.
    pub(in crate::kernel) block: &'static Kernel<AesCtrXor<S>>,
    pub(in crate::kernel) powers: &'static Kernel<GhashPowers>,
    pub(in crate::kernel) hash: &'static Kernel<GhashBlocks>,
    pub(in crate::kernel) seal: MessagePlan<S, Seal>,
    pub(in crate::kernel) open: MessagePlan<S, Open>,
}

/// The kernels for one direction.
pub struct MessagePlan<S: Parameter, D: Parameter> {
    /// The kernels for many blocks. Each takes the largest multiple of its stride.
    blocks: Plan<AesGcmBlocks<S, D>>,
    pub(in crate::kernel) finish: &'static Kernel<AesGcmFinish<S, D>>,
    /// The maximum number of bytes that the kernel for the end takes.
    pub(in crate::kernel) short: usize,
}

impl<S: Parameter> AesGcmPlan<S> {
    /// Combines kernels into a plan. This function is called only in constants, so if the kernels don't fit together,
    /// the constant does not compile.
    pub(in crate::kernel) const fn new(
        expand: &'static Kernel<AesExpand<S>>,
        block: &'static Kernel<AesCtrXor<S>>,
        powers: &'static Kernel<GhashPowers>,
        hash: &'static Kernel<GhashBlocks>,
        seal: MessagePlan<S, Seal>,
        open: MessagePlan<S, Open>,
    ) -> Self {
        let layout = powers.shape().layout;
        assert!(hash.shape().layout == layout && hash.shape().multiple == BLOCK, "any number of blocks");
        let schedule = schedule_of(layout);
        assert!(expand.shape().layout == schedule && block.shape().layout == schedule, "they read one schedule");
        assert!(seal.reads(layout) && open.reads(layout), "they read the powers that were made");
        Self { expand, block, powers, hash, seal, open }
    }

    /// Returns the features that a CPU must have.
    pub(in crate::kernel) const fn needs(&self) -> Features {
        let keys = self.expand.needs().union(self.powers.needs());
        let parts = self.block.needs().union(self.hash.needs());
        keys.union(parts).union(self.seal.needs()).union(self.open.needs())
    }
}

impl<S: Parameter, D: Parameter> MessagePlan<S, D> {
    /// Combines kernels into a plan. This function is called only in constants, so if the kernels don't fit together,
    /// the constant does not compile.
    pub(in crate::kernel) const fn new(
        blocks: Plan<AesGcmBlocks<S, D>>,
        finish: &'static Kernel<AesGcmFinish<S, D>>,
    ) -> Self {
        let short = finish.shape().max;
        let (entries, mut i, mut narrower) = (blocks.entries(), 0, 0);
        while i < entries.len() {
            let stride = entries[i].kernel.shape().multiple;
            assert!(
                stride.is_multiple_of(BLOCK) && stride > narrower && stride <= entries[i].from(),
                "the widest last"
            );
            narrower = stride;
            i += 1;
        }
        let left = if entries.is_empty() { usize::MAX } else { entries[0].from() - 1 };
        assert!(left <= short, "the end takes what the kernels for blocks leave");
        Self { blocks, finish, short }
    }

    /// Returns the features that a CPU must have.
    const fn needs(&self) -> Features {
        self.blocks.needs().union(self.finish.needs())
    }

    /// Returns whether all kernels read powers in this layout.
    const fn reads(&self, layout: u64) -> bool {
        let (entries, mut i, mut all) = (self.blocks.entries(), 0, has_layout(self.finish, layout));
        while i < entries.len() {
            all &= has_layout(entries[i].kernel, layout);
            i += 1;
        }
        all
    }

    /// Returns the largest number on which the division of a message depends: a threshold, a stride, or the maximum of
    /// the kernel for the end.
    #[cfg(test)]
    pub(in crate::kernel) fn period(&self) -> usize {
        let all = self.blocks.entries().iter().flat_map(|entry| [entry.from(), entry.kernel.multiple()]);
        all.chain([self.short, BLOCK]).filter(|n| *n < usize::MAX).max().unwrap_or(0)
    }

    /// Returns the kernel that takes the first of `len` bytes, and how many bytes it takes. Returns `None` if the
    /// kernel for the end takes all bytes.
    #[inline]
    pub(in crate::kernel) fn next(&self, len: usize) -> Option<(&'static Kernel<AesGcmBlocks<S, D>>, usize)> {
        let PlanEntry { kernel, .. } = self.blocks.entry(len)?;
        Some((kernel, len - len % kernel.shape().multiple))
    }

    /// Returns the kernels that process a message, in order, each with its number of bytes.
    pub(in crate::kernel) fn parts(&self, len: usize) -> impl Iterator<Item = (&'static str, usize)> {
        let (mut left, mut ended) = (len, false);
        core::iter::from_fn(move || {
            if ended {
                return None;
            }
            let call = if left > self.short { self.next(left) } else { None };
            let (name, n) = call.map_or((self.finish.name(), left), |(kernel, n)| (kernel.name(), n));
            ended = call.is_none();
            left -= n;
            Some((name, n))
        })
    }
}
