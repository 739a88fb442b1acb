//! The plans: which kernel processes each part of a message.

use super::{
    lanes::BlockSet,
    state::{BLOCK, GOES_ON},
};
use crate::{
    cpu::features::Features,
    kernel::{
        contract::{
            Kernel,
            plan::{Plan, PlanEntry},
        },
        generated::contracts::{Poly1305Blocks, Poly1305Finish, Poly1305Lanes},
    },
};

/// The plan of a CPU. The first kernel for blocks takes any number of blocks. Each later kernel takes the largest multiple of
/// its stride: from the length of its entry on, or, if the powers that it reads are already computed, from its stride on.
#[derive(Clone, Copy)]
pub(in crate::kernel) struct Poly1305Plan {
    blocks: Plan<Poly1305Blocks>,
    pub(in crate::kernel) finish: &'static Kernel<Poly1305Finish>,
    /// The kernels for several messages, by the number of messages.
    lanes: Plan<Poly1305Lanes>,
}

/// The maximum number of bytes in the call that ends a message.
pub(in crate::kernel) const MAX_LAST: usize = 1024;

impl Poly1305Plan {
    /// Combines kernels into a plan. This function is called only in constants, so if the kernels don't fit together,
    /// the constant does not compile.
    pub(in crate::kernel) const fn new(blocks: Plan<Poly1305Blocks>, finish: &'static Kernel<Poly1305Finish>) -> Self {
        let entries = blocks.entries();
        assert!(blocks.is_for_all() && entries[0].kernel.shape().multiple == BLOCK, "any number of blocks");
        assert!(
            finish.shape().multiple == BLOCK && finish.shape().max >= MAX_LAST,
            "as many last blocks as there may be"
        );
        let (mut i, mut narrower) = (1, BLOCK);
        while i < entries.len() {
            let shape = entries[i].kernel.shape();
            let stride = shape.multiple;
            assert!(shape.powers == 0 || shape.layout > GOES_ON, "a layout of its own");
            assert!(stride.is_multiple_of(BLOCK) && stride > BLOCK && stride >= narrower, "the widest last");
            assert!(entries[i].to() - entries[i].to() % stride <= shape.max, "as much as its entry says");
            // After a long piece, a kernel with powers takes all lengths that the first kernel for many blocks takes.
            assert!(stride <= entries[if shape.powers > 0 { 1 } else { i }].from(), "at least one iteration");
            narrower = stride;
            i += 1;
        }
        Self { blocks, finish, lanes: Plan::NONE }
    }

    /// Adds kernels for several messages to a plan.
    #[allow(dead_code, reason = "not every architecture has them")]
    pub(in crate::kernel) const fn with_lanes(self, lanes: Plan<Poly1305Lanes>) -> Self {
        let (entries, mut i) = (lanes.entries(), 0);
        while i < entries.len() {
            assert!(entries[i].kernel.shape().multiple == size_of::<BlockSet>(), "a block for each lane");
            i += 1;
        }
        Self { lanes, ..self }
    }

    /// Returns the features that a CPU must have.
    pub(in crate::kernel) const fn needs(&self) -> Features {
        self.blocks.needs().union(self.finish.needs()).union(self.lanes.needs())
    }

    /// Returns the largest number on which the division of a message depends: a threshold, a stride or a maximum.
    #[cfg(test)]
    pub(in crate::kernel) fn period(&self) -> usize {
        let all = self.wide().iter().flat_map(|entry| [entry.from(), entry.kernel.multiple(), entry.kernel.max_len()]);
        all.chain([MAX_LAST]).filter(|n| *n < usize::MAX).max().unwrap_or(0)
    }

    /// Returns the layouts of powers that a state can have.
    #[cfg(all(test, feature = "std"))]
    pub(in crate::kernel) fn layouts(&self) -> std::collections::BTreeSet<u64> {
        self.wide().iter().map(|entry| entry.kernel.shape().layout).chain([0, GOES_ON]).collect()
    }

    /// Returns the kernel for a number of messages, or `None` if processing each message separately is faster.
    #[inline]
    pub(in crate::kernel) fn lanes(&self, messages: usize) -> Option<&'static Kernel<Poly1305Lanes>> {
        Some(self.lanes.entry(messages)?.kernel)
    }

    /// Returns the kernel for any number of blocks.
    #[inline]
    pub(in crate::kernel) const fn blocks(&self) -> &'static Kernel<Poly1305Blocks> {
        self.blocks.entries()[0].kernel
    }

    /// Returns the kernels for many blocks, the widest last.
    #[inline]
    const fn wide(&self) -> &'static [PlanEntry<&'static Kernel<Poly1305Blocks>>] {
        self.blocks.entries().split_at(1).1
    }

    /// Returns the break-even length in bytes of a kernel for many blocks, if the state has powers in this layout.
    pub(in crate::kernel) const fn wide_from(&self, layout: u64) -> usize {
        let (wide, mut from, mut i) = (self.wide(), usize::MAX, 0);
        while i < wide.len() {
            let this = self.threshold(&wide[i], layout);
            from = if this < from { this } else { from };
            i += 1;
        }
        from
    }

    /// Returns the stride of the widest kernel.
    #[inline]
    pub(in crate::kernel) fn stride(&self) -> usize {
        self.wide().last().map_or(BLOCK, |entry| entry.kernel.shape().multiple)
    }

    /// Returns the kernel for many blocks that takes the next of `len` bytes if the state has powers in this layout.
    /// Also returns how many bytes it takes. One function serves all callers, because copies of it would add a kilobyte
    /// to the C library.
    #[inline(never)]
    pub(in crate::kernel) fn next_wide(
        &self,
        layout: u64,
        len: usize,
    ) -> Option<(&'static Kernel<Poly1305Blocks>, usize)> {
        let PlanEntry { kernel, .. } = self.wide().iter().rev().find(|entry| len >= self.threshold(entry, layout))?;
        Some((kernel, len - len % kernel.shape().multiple))
    }

    /// Returns the length in bytes from which on an entry is used.
    const fn threshold(&self, entry: &PlanEntry<&'static Kernel<Poly1305Blocks>>, layout: u64) -> usize {
        let shape = entry.kernel.shape();
        match layout {
            // Powers that have already been computed cost nothing.
            _ if shape.powers > 0 && layout == shape.layout => shape.multiple,
            // Pieces after the first compute the powers once. A kernel that does not read them would compute some in
            // each call.
            GOES_ON if shape.powers == 0 => usize::MAX,
            GOES_ON => match self.wide() {
                [first, ..] => first.from(),
                [] => usize::MAX,
            },
            _ => entry.from(),
        }
    }
}
