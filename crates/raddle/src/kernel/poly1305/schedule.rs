//! Which kernel takes which blocks of a message: functions of numbers alone, which the tests run for every length.
//!
//! Kernels for many blocks read powers of the key. So the next kernel depends on the layout of the powers that the state has, and
//! each call may change that layout: [`Poly1305Plan::layout_after`] follows [`Poly1305State`](super::Poly1305State).

use core::ops::Range;

use super::{
    plan::{MAX_LAST, Poly1305Plan},
    state::{BLOCK, GOES_ON},
};
use crate::kernel::{contract::Kernel, generated::contracts::Poly1305Blocks};

/// The end of a message: the bytes that the call that computes the tag takes, and the partial block after them.
pub(in crate::kernel) struct End {
    /// Whole blocks, at most [`MAX_LAST`] bytes. Empty if there is a partial block.
    pub(in crate::kernel) blocks: Range<usize>,
    /// Less than a block.
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

    /// Returns the next call of a kernel for many blocks, and takes its bytes from the range; `None` if the range is shorter than
    /// these kernels take.
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

    /// Returns the call after those: the kernel for any number of blocks takes the remainder of a range of whole blocks. `None` if
    /// there is no remainder.
    #[inline(always)]
    pub(in crate::kernel) fn last_call(
        &self,
        blocks: Range<usize>,
    ) -> Option<(&'static Kernel<Poly1305Blocks>, Range<usize>)> {
        (!blocks.is_empty()).then(|| (self.blocks(), blocks))
    }

    /// Returns what the call that computes the tag takes of the last `len` bytes of a message, of which `rest` are left after the
    /// kernels for many blocks. The kernel for any number of blocks takes the blocks between `rest` and the end.
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
