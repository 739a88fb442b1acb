//! The division of a message among kernels. It depends only on numbers, so the tests run it for every length.
//!
//! Kernels for many blocks read powers of the key. So the next kernel depends on the layout of the state's powers, and
//! each call may change that layout. [`Poly1305Plan::layout_after`] does the same as
//! [`Poly1305State`](super::Poly1305State).

use core::ops::Range;

use super::{
    plan::{MAX_LAST, Poly1305Plan},
    state::{BLOCK, GOES_ON},
};
use crate::kernel::{contract::Kernel, generated::contracts::Poly1305Blocks};

/// The end of a message: the bytes that are passed to the call that computes the tag, and the partial block after them.
pub(in crate::kernel) struct End {
    /// Whole blocks, at most [`MAX_LAST`] bytes. Empty if there is a partial block.
    pub(in crate::kernel) blocks: Range<usize>,
    /// The partial block, which is shorter than a block.
    pub(in crate::kernel) part: Range<usize>,
}

impl Poly1305Plan {
    /// Returns the layout of the powers after a call of this kernel.
    #[inline]
    pub(in crate::kernel) const fn layout_after(kernel: &Kernel<Poly1305Blocks>, layout: u64) -> u64 {
        let shape = kernel.shape();
        match layout {
            _ if shape.layout != 0 => shape.layout,
            0 if shape.multiple > BLOCK => GOES_ON,
            _ => layout,
        }
    }

    /// Returns the next call of a kernel for many blocks, and removes its bytes from the range. Returns `None` if the
    /// range is shorter than these kernels take.
    #[inline(always)]
    pub(in crate::kernel) fn next_call(
        &self,
        layout: &mut u64,
        bytes: &mut Range<usize>,
    ) -> Option<(&'static Kernel<Poly1305Blocks>, Range<usize>)> {
        if bytes.len() <= BLOCK {
            return None;
        }
        let (kernel, n) = self.next_wide(*layout, bytes.len())?;
        let from = bytes.start;
        bytes.start += n;
        *layout = Self::layout_after(kernel, *layout);
        Some((kernel, from..bytes.start))
    }

    /// Returns the call after the kernels for many blocks. In this call, the kernel for any number of blocks takes the
    /// remainder of a range of whole blocks. Returns `None` if there is no remainder.
    #[inline(always)]
    pub(in crate::kernel) fn last_call(
        &self,
        blocks: Range<usize>,
    ) -> Option<(&'static Kernel<Poly1305Blocks>, Range<usize>)> {
        (!blocks.is_empty()).then(|| (self.blocks(), blocks))
    }

    /// Returns the part of the last `len` bytes of a message that the call for the tag takes. `rest` is the remainder
    /// after the kernels for many blocks. The kernel for any number of blocks takes the blocks between the start of
    /// `rest` and the end.
    #[inline(always)]
    pub(super) fn end(rest: Range<usize>, len: usize) -> End {
        let part = len - len % BLOCK..len;
        if part.is_empty() && rest.len() <= MAX_LAST {
            End { blocks: rest, part }
        } else {
            End { blocks: part.start..part.start, part }
        }
    }
}

#[cfg(all(test, feature = "std", target_arch = "x86_64", target_pointer_width = "64", not(miri)))]
mod tests {
    use std::{println, vec::Vec};

    use super::*;
    use crate::kernel::testing::{Calls, plans::Plans};

    /// Checks every length up to three periods of every plan, starting from every layout of powers: as whole blocks in
    /// the middle of a message, and as the end of a message.
    #[test]
    fn every_length_is_taken_once_and_in_order() {
        let (mut cases, mut faults) = (0, 0);
        for (name, plan) in Plans::read().poly1305 {
            for layout in plan.layouts() {
                for len in 0..=3 * plan.period() {
                    // These calls are those of the driver: `finish`, and `absorb` if the length is a number of whole blocks.
                    let (mut calls, mut powers, mut rest) = (Vec::new(), layout, 0..len - len % BLOCK);
                    while let Some((kernel, part)) = plan.next_call(&mut powers, &mut rest) {
                        calls.push((kernel.shape(), part));
                    }
                    let mut check = |calls, len| {
                        let calls = Calls { calls, len, block: BLOCK };
                        faults += calls.check_with_faults().unwrap_or_else(|wrong| panic!("{name}: {wrong}"));
                        cases += 1;
                    };
                    let last = plan.last_call(rest.clone()).map(|(kernel, part)| (kernel.shape(), part));
                    check(calls.iter().cloned().chain(last).collect(), len - len % BLOCK);

                    let end = Poly1305Plan::end(rest.clone(), len);
                    let last = plan.last_call(rest.start..end.blocks.start);
                    calls.extend(last.map(|(kernel, part)| (kernel.shape(), part)));
                    check(calls, end.blocks.start);
                    let End { blocks, part } = end;
                    assert!(blocks.end == part.start && part.end == len && part.len() < BLOCK, "{name}: {len} bytes");
                    assert!(blocks.len() <= MAX_LAST.min(plan.finish.max_len()), "{name}: {len} bytes");
                    assert!(blocks.len().is_multiple_of(BLOCK), "{name}: {len} bytes");
                    assert!(part.is_empty() || blocks.is_empty(), "{name}: one call takes one of them");
                }
            }
        }
        println!("report: {cases} plans and lengths were divided by Poly1305; {faults} planted faults were refused");
    }
}
