//! Which kernel takes which bytes of a message: functions of numbers alone, which the tests run for every length.

use core::ops::Range;

use crate::kernel::{
    contract::{Kernel, plan::Plan},
    generated::contracts::Chacha20Xor,
};

/// The length of a block of keystream in bytes.
pub(in crate::kernel) const BLOCK: usize = 64;

/// Returns the kernel for the next of `len` bytes, and how many of them it takes: all, or whole blocks.
#[inline]
pub(super) fn next(plan: Option<&Plan<Chacha20Xor>>, len: usize) -> (&'static Kernel<Chacha20Xor>, usize) {
    match plan.and_then(|plan| plan.step(len)) {
        Some(step) => (step.kernel, step.takes(len)),
        None => (&Kernel::<Chacha20Xor>::PORTABLE, len),
    }
}

/// Divides bytes among kernels, in order. Byte *i* takes its keystream from block *i* / 64 after the first.
pub(in crate::kernel) struct Division<'p> {
    plan: Option<&'p Plan<Chacha20Xor>>,
    rest: Range<usize>,
}

impl<'p> Division<'p> {
    #[inline]
    pub(in crate::kernel) fn new(plan: Option<&'p Plan<Chacha20Xor>>, bytes: Range<usize>) -> Self {
        Self { plan, rest: bytes }
    }
}

impl Iterator for Division<'_> {
    type Item = (&'static Kernel<Chacha20Xor>, Range<usize>);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        if self.rest.is_empty() {
            return None;
        }
        let (kernel, n) = next(self.plan, self.rest.len());
        let from = self.rest.start;
        self.rest.start += n;
        Some((kernel, from..from + n))
    }
}
