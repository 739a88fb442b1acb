//! The division of a message among kernels. It depends only on numbers, so the tests run it for every length.

use core::ops::Range;

use super::super::{plan::MessagePlan, size::BLOCK};
use crate::kernel::{
    contract::{Kernel, parameter::Parameter},
    generated::contracts::AesGcmBlocks,
};

/// The number of blocks in the buffer in which partial blocks of additional data are collected, so that they need no
/// separate call.
pub(super) const COLLECTED: usize = 4;

/// Divides a text among the kernels for many blocks, as far as these kernels take it. Byte *i* uses keystream block *i*
/// / 16.
pub(super) struct Division<'p, S: Parameter, D: Parameter> {
    plan: &'p MessagePlan<S, D>,
    /// The bytes that have not been divided yet.
    pub(super) rest: Range<usize>,
}

impl<'p, S: Parameter, D: Parameter> Division<'p, S, D> {
    #[inline(always)]
    pub(super) fn new(plan: &'p MessagePlan<S, D>, len: usize) -> Self {
        Self { plan, rest: 0..len }
    }
}

impl<S: Parameter, D: Parameter> Iterator for Division<'_, S, D> {
    type Item = (&'static Kernel<AesGcmBlocks<S, D>>, Range<usize>);

    #[inline(always)]
    fn next(&mut self) -> Option<Self::Item> {
        let (kernel, n) = self.plan.next(self.rest.len())?;
        let from = self.rest.start;
        self.rest.start += n;
        Some((kernel, from..from + n))
    }
}

/// The parts of additional data that are longer than a block, in order.
pub(super) struct Aad {
    /// The block that replaces the sum.
    pub(super) first: Range<usize>,
    /// Whole blocks that a call absorbs.
    pub(super) blocks: Range<usize>,
    /// At most [`COLLECTED`] blocks, of which the last may be partial. Another call absorbs them from a buffer.
    pub(super) collected: Range<usize>,
}

impl Aad {
    /// Divides `len` bytes, which are more than one block.
    #[inline]
    pub(super) fn divide(len: usize) -> Self {
        let whole = len - len % BLOCK;
        // One call absorbs the last few blocks.
        let end = if whole - BLOCK >= COLLECTED * BLOCK { whole } else { BLOCK };
        Self { first: 0..BLOCK, blocks: BLOCK..end, collected: end..len }
    }
}

/// The parts of a chunk of a stream, in order.
pub(super) struct Chunk {
    /// The bytes that complete the partial block.
    pub(super) first: Range<usize>,
    /// Whole blocks.
    pub(super) blocks: Range<usize>,
    /// The beginning of the next partial block.
    pub(super) rest: Range<usize>,
}

impl Chunk {
    /// Divides `len` bytes that follow `filled` bytes of a partial block, which is less than a block.
    #[inline]
    pub(super) fn divide(filled: usize, len: usize) -> Self {
        let from = len.min((BLOCK - filled) % BLOCK);
        let end = len - (len - from) % BLOCK;
        Self { first: 0..from, blocks: from..end, rest: end..len }
    }

    /// Divides `len` bytes of additional data that follow `filled` bytes of a partial block. A block stays in the
    /// buffer until another byte follows. If nothing follows the first block, it becomes the sum, which is not
    /// multiplied yet.
    #[inline]
    pub(super) fn divide_aad(filled: usize, len: usize) -> Self {
        let from = len.min(BLOCK - filled);
        let rest = len - from;
        let end = from + if rest == 0 { 0 } else { (rest - 1) / BLOCK * BLOCK };
        Self { first: 0..from, blocks: from..end, rest: end..len }
    }
}

#[cfg(all(test, feature = "std", target_arch = "x86_64", target_pointer_width = "64", not(miri)))]
mod tests {
    use std::{println, vec::Vec};

    use super::*;
    use crate::kernel::{
        aes::size::Direction,
        contract::parameter::Bits128,
        testing::{
            Calls,
            plans::{Named, Plans},
        },
    };

    /// Returns whether the ranges follow each other from 0 to `len`.
    fn follow(parts: [&Range<usize>; 3], len: usize) -> bool {
        let [first, second, third] = parts;
        let in_order = parts.into_iter().all(|part| part.start <= part.end);
        in_order && first.start == 0 && first.end == second.start && second.end == third.start && third.end == len
    }

    /// Checks the messages for one direction, and returns the numbers of cases and faults.
    fn check<D: Direction>(plans: &[Named<MessagePlan<Bits128, D>>]) -> [usize; 2] {
        let (mut cases, mut faults) = (0, 0);
        for (name, plan) in plans {
            for len in 0..=3 * plan.period() {
                let mut division = Division::new(plan, len);
                let mut calls: Vec<_> = division.by_ref().map(|(kernel, part)| (kernel.shape(), part)).collect();
                // The chunk of a stream: other kernels take the remaining blocks.
                let rest = division.rest.clone();
                let blocks = Calls { calls: calls.clone(), len: rest.start, block: BLOCK };
                blocks.check_with_faults().unwrap_or_else(|wrong| panic!("{name}: {wrong}"));
                assert!(rest.start.is_multiple_of(BLOCK), "{name}: {len} bytes");
                // The message: the kernel for the end takes the remainder, which may be nothing.
                if len <= plan.short {
                    calls.clear();
                }
                let at = calls.last().map_or(0, |(_, part)| part.end);
                assert!(len - at <= plan.finish.shape().max, "{name}: the end of {len} bytes");
                if at < len {
                    calls.push((plan.finish.shape(), at..len));
                }
                let message = Calls { calls, len, block: BLOCK };
                faults += message.check_with_faults().unwrap_or_else(|wrong| panic!("{name}: {wrong}"));
                cases += 1;
            }
        }
        [cases, faults]
    }

    /// Checks every length up to three periods of every plan.
    #[test]
    fn every_length_is_taken_once_and_in_order() {
        let plans = Plans::read();
        let ([seal, seal_faults], [open, open_faults]) = (check(&plans.seal), check(&plans.open));
        let (cases, faults) = (seal + open, seal_faults + open_faults);
        println!("report: {cases} plans and lengths were divided by AES-GCM; {faults} planted faults were refused");
        for (name, shapes) in plans.stream {
            for shape in shapes {
                assert!(BLOCK.is_multiple_of(shape.multiple) && shape.max == usize::MAX, "{name}: any blocks");
            }
        }
    }

    /// The division of additional data and chunks depends on lengths modulo a block.
    #[test]
    fn additional_data_and_chunks_are_taken_once_and_in_order() {
        for len in BLOCK + 1..=3 * COLLECTED * BLOCK {
            let Aad { first, blocks, collected } = Aad::divide(len);
            assert!(follow([&first, &blocks, &collected], len), "{len} bytes");
            assert!(first.len() == BLOCK && blocks.len().is_multiple_of(BLOCK), "{len} bytes");
            assert!(collected.len() <= COLLECTED * BLOCK, "{len} bytes");
        }
        for len in 0..=1024 {
            for filled in 0..BLOCK {
                let Chunk { first, blocks, rest } = Chunk::divide(filled, len);
                assert!(follow([&first, &blocks, &rest], len), "{len} bytes after {filled}");
                assert!(
                    filled + first.len() <= BLOCK && (filled > 0 || first.is_empty()),
                    "{len} bytes after {filled}"
                );
                let completes = filled == 0 || filled + first.len() == BLOCK;
                assert!(completes || first.len() == len, "{len} bytes after {filled}");
                assert!(blocks.len().is_multiple_of(BLOCK) && rest.len() < BLOCK, "{len} bytes after {filled}");
            }
            for filled in 0..=BLOCK {
                let Chunk { first, blocks, rest } = Chunk::divide_aad(filled, len);
                assert!(follow([&first, &blocks, &rest], len), "{len} bytes after {filled}");
                assert!(filled + first.len() <= BLOCK, "{len} bytes after {filled}");
                assert!(first.len() == len || filled + first.len() == BLOCK, "{len} bytes after {filled}");
                assert!(blocks.len().is_multiple_of(BLOCK) && rest.len() <= BLOCK, "{len} bytes after {filled}");
                // A block stays in the buffer.
                assert!(rest.is_empty() == (first.len() == len), "{len} bytes after {filled}");
            }
        }
    }
}
