//! The division of a message among kernels. It depends only on numbers, so the tests run it for every length.

use core::ops::Range;

use crate::kernel::{
    contract::{Kernel, plan::Plan},
    generated::contracts::Chacha20Xor,
};

/// The length of a keystream block in bytes.
pub(in crate::kernel) const BLOCK: usize = 64;

/// Returns the kernel for the next of `len` bytes, and how many of them it takes: all bytes, or whole blocks.
#[inline]
pub(super) fn next(plan: Option<&Plan<Chacha20Xor>>, len: usize) -> (&'static Kernel<Chacha20Xor>, usize) {
    match plan.and_then(|plan| plan.entry(len)) {
        Some(entry) => (entry.kernel, entry.processed(len)),
        None => (&Kernel::<Chacha20Xor>::PORTABLE, len),
    }
}

/// Divides bytes among kernels, in order. Byte *i* uses keystream block *i* / 64, counted from the first.
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

#[cfg(all(test, feature = "std", target_arch = "x86_64", target_pointer_width = "64", not(miri)))]
mod tests {
    use std::println;

    use super::*;
    use crate::kernel::testing::{Calls, plans::Plans};

    /// Checks every length up to three periods of every plan.
    #[test]
    fn every_length_is_taken_once_and_in_order() {
        let (mut cases, mut faults) = (0, 0);
        for (name, plan) in Plans::read().chacha20 {
            let entries = plan.as_ref().map_or(&[][..], Plan::entries);
            let numbers =
                entries.iter().flat_map(|entry| [entry.from(), entry.processed(entry.from()), entry.kernel.multiple()]);
            // A kernel that begins a message with the block of the key needs 64 bytes and a buffer in addition.
            let period = numbers.max().unwrap_or(0).max(2048 + BLOCK);
            for len in 0..=3 * period {
                let calls = Division::new(plan.as_ref(), 0..len).map(|(kernel, part)| (kernel.shape(), part));
                let calls = Calls { calls: calls.collect(), len, block: BLOCK };
                faults += calls.check_with_faults().unwrap_or_else(|wrong| panic!("{name}: {wrong}"));
                cases += 1;
            }
        }
        println!("report: {cases} plans and lengths were divided by ChaCha20; {faults} planted faults were refused");
    }
}
