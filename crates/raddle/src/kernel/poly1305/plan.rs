//! Which kernel takes which part of a message.

use super::{
    lanes::BlockSet,
    state::{BLOCK, GOES_ON},
};
use crate::{
    cpu::features::Features,
    kernel::{
        contract::{
            Kernel,
            plan::{Plan, Step},
        },
        generated::contracts::{Poly1305Blocks, Poly1305Finish, Poly1305Lanes},
    },
};

/// What a CPU does: the first kernel for blocks takes any number of them, those after it the largest multiple of their
/// stride: from their step on, and where they read powers that are there already, from their stride on.
#[derive(Clone, Copy)]
pub(in crate::kernel) struct Poly1305Plan {
    blocks: Plan<Poly1305Blocks>,
    pub(in crate::kernel) finish: &'static Kernel<Poly1305Finish>,
    /// For several messages, by how many they are.
    lanes: Plan<Poly1305Lanes>,
}

/// The most bytes that one call ends a message with.
pub(in crate::kernel) const MAX_LAST: usize = 1024;

impl Poly1305Plan {
    /// Panics, and that is when the crate is compiled, where the kernels do not go together.
    pub(in crate::kernel) const fn new(blocks: Plan<Poly1305Blocks>, finish: &'static Kernel<Poly1305Finish>) -> Self {
        let steps = blocks.steps();
        assert!(blocks.is_for_all() && steps[0].kernel.shape().multiple == BLOCK, "any number of blocks");
        assert!(
            finish.shape().multiple == BLOCK && finish.shape().max >= MAX_LAST,
            "as many last blocks as there may be"
        );
        let (mut i, mut narrower) = (1, BLOCK);
        while i < steps.len() {
            let shape = steps[i].kernel.shape();
            let stride = shape.multiple;
            assert!(shape.powers == 0 || shape.layout > GOES_ON, "a layout of its own");
            assert!(stride.is_multiple_of(BLOCK) && stride >= narrower, "the widest last");
            assert!(steps[i].to() - steps[i].to() % stride <= shape.max, "as much as its step takes");
            // After a long piece a kernel with powers takes all from where the first kernel for many blocks does.
            assert!(stride <= steps[if shape.powers > 0 { 1 } else { i }].from(), "at least one turn");
            narrower = stride;
            i += 1;
        }
        Self { blocks, finish, lanes: Plan::NONE }
    }

    /// The same with kernels for several messages.
    #[allow(dead_code, reason = "not every architecture has them")]
    pub(in crate::kernel) const fn with_lanes(self, lanes: Plan<Poly1305Lanes>) -> Self {
        let (steps, mut i) = (lanes.steps(), 0);
        while i < steps.len() {
            assert!(steps[i].kernel.shape().multiple == size_of::<BlockSet>(), "a block for each lane");
            i += 1;
        }
        Self { lanes, ..self }
    }

    /// What a CPU must have.
    pub(in crate::kernel) const fn needs(&self) -> Features {
        self.blocks.needs().union(self.finish.needs()).union(self.lanes.needs())
    }

    /// The kernel for so many messages; none where each is better authenticated by itself.
    #[inline]
    pub(in crate::kernel) fn lanes(&self, messages: usize) -> Option<&'static Kernel<Poly1305Lanes>> {
        Some(self.lanes.step(messages)?.kernel)
    }

    /// The kernel for any number of blocks.
    #[inline]
    pub(in crate::kernel) const fn blocks(&self) -> &'static Kernel<Poly1305Blocks> {
        self.blocks.steps()[0].kernel
    }

    /// The kernels for many blocks, the widest last.
    #[inline]
    const fn wide(&self) -> &'static [Step<Poly1305Blocks>] {
        self.blocks.steps().split_at(1).1
    }

    /// The bytes from which on a kernel for many blocks is worth it, where there are powers in this layout.
    pub(in crate::kernel) const fn wide_from(&self, layout: u64) -> usize {
        let (wide, mut from, mut i) = (self.wide(), usize::MAX, 0);
        while i < wide.len() {
            let this = self.threshold(&wide[i], layout);
            from = if this < from { this } else { from };
            i += 1;
        }
        from
    }

    /// The stride of the widest kernel.
    #[inline]
    pub(in crate::kernel) fn stride(&self) -> usize {
        self.wide().last().map_or(BLOCK, |step| step.kernel.shape().multiple)
    }

    /// The kernel for many blocks that takes the next of `len` bytes, and how many of them, where there are powers in
    /// this layout. One function for all callers: copies of it are a kilobyte of the C library.
    #[inline(never)]
    pub(in crate::kernel) fn next_wide(
        &self,
        layout: u64,
        len: usize,
    ) -> Option<(&'static Kernel<Poly1305Blocks>, usize)> {
        let Step { kernel, .. } = self.wide().iter().rev().find(|step| len >= self.threshold(step, layout))?;
        Some((kernel, len - len % kernel.shape().multiple))
    }

    /// The bytes from which on a step is taken.
    const fn threshold(&self, step: &Step<Poly1305Blocks>, layout: u64) -> usize {
        let shape = step.kernel.shape();
        match layout {
            // Powers that are there already cost nothing.
            _ if shape.powers > 0 && layout == shape.layout => shape.multiple,
            // Those of pieces after the first are made once, where a kernel without them would make some each time.
            GOES_ON if shape.powers == 0 => usize::MAX,
            GOES_ON => match self.wide() {
                [first, ..] => first.from(),
                [] => usize::MAX,
            },
            _ => step.from(),
        }
    }
}
