//! Tests of batches with kernels in plain Rust for a few messages, which run on every machine.

use std::{vec, vec::Vec};

use super::super::{
    function::HashFunction,
    plan::{BatchKernel, HashPlan, SeveralPlan, TreePlan},
    several::{
        Next, Task, Work,
        scheduler::{run, run_batches},
    },
};
use crate::{
    cpu::token::Token,
    kernel::contract::{
        kernel_types::{HashBlocks, HashLanes, HashStreams},
        parameter::{Md5, Sha1, Sha256, Sha512},
        plan::{KernelList, Plan, PlanEntry},
    },
};

/// A hash of each message, followed by a hash of that hash, as in HMAC.
struct Twice<'m, F: HashFunction> {
    messages: &'m [Vec<u8>],
    at: usize,
    hashes: Vec<Option<F::Words>>,
}

impl<'m, F: HashFunction> Work<'m, F> for Twice<'m, F> {
    fn left(&self) -> usize {
        self.messages.len() - self.at
    }

    fn begin(&mut self) -> Option<Task<'m, F>> {
        let message = self.messages.get(self.at)?;
        self.at += 1;
        Some(Task { number: 2 * (self.at - 1), hash: F::Words::default(), before: 0, message })
    }

    fn end(&mut self, number: usize, hash: &F::Words) -> Option<Next<F>> {
        if number % 2 == 1 {
            assert!(self.hashes[number / 2].is_none());
            self.hashes[number / 2] = Some(*hash);
            return None;
        }
        Some(Next { number: number + 1, hash: *hash, before: F::BLOCK as u64, digest: *hash, bytes: 16 })
    }
}

/// Plans with all, some, and none of the kernels for several messages.
struct Plans<F>(F);

impl<F: HashFunction> Plans<F> {
    const MAX: usize = usize::MAX;
    const STREAMS2: BatchKernel<F> = BatchKernel::Streams(&HashStreams::<F>::STREAMS2);
    const LANES4: BatchKernel<F> = BatchKernel::Lanes(&HashLanes::<F>::LANES4);
    const LANES7: BatchKernel<F> = BatchKernel::Lanes(&HashLanes::<F>::LANES7);
    const NONE: HashPlan<F> = Self::with(KernelList::NONE);
    const ALL: [HashPlan<F>; 4] = [
        Self::with(KernelList::new(
            const {
                &[
                    PlanEntry::new(2, 2, Self::STREAMS2, 0),
                    PlanEntry::new(3, 4, Self::LANES4, 0),
                    PlanEntry::new(5, Self::MAX, Self::LANES7, 0),
                ]
            },
        )),
        Self::with(KernelList::new(
            const { &[PlanEntry::new(2, 2, Self::STREAMS2, 0), PlanEntry::new(3, Self::MAX, Self::LANES4, 0)] },
        )),
        Self::with(KernelList::new(const { &[PlanEntry::new(2, Self::MAX, Self::STREAMS2, 0)] })),
        Self::with(KernelList::new(
            const { &[PlanEntry::new(2, 4, Self::STREAMS2, 0), PlanEntry::new(5, Self::MAX, Self::LANES7, 0)] },
        )),
    ];

    const fn with(kernels: KernelList<BatchKernel<F>>) -> HashPlan<F> {
        let several = SeveralPlan::new(kernels, kernels, Plan::NONE);
        HashPlan::new(&HashBlocks::<F>::PORTABLE, several, TreePlan::NONE)
    }
}

fn batches<F: HashFunction>() {
    // Miri is slow: it tests only enough messages to use each kernel.
    for count in if cfg!(miri) { 9..10 } else { 0..24 } {
        for kind in if cfg!(miri) { 1..2 } else { 0..4 } {
            let length = |i: usize| match kind {
                0 => 50,
                1 => 64 * (i % 3) + 60,
                2 => 37 * i,
                _ => (i * i * 7919) % 700,
            };
            let messages: Vec<Vec<u8>> = (0..count).map(|i| vec![i as u8; length(i)]).collect();
            let hashes = |plan: &'static HashPlan<F>| {
                let mut work = Twice::<F> { messages: &messages, at: 0, hashes: vec![None; count] };
                run_batches(Token::current(), plan, &mut work);
                let left = messages.len() - work.at;
                assert!(left == 0 || left < plan.several.least());
                run::<F, _>(&mut work);
                assert!(work.hashes.iter().all(|hash| hash.is_some()) && work.at == count);
                work.hashes
            };
            let expected = hashes(const { &Plans::<F>::NONE });
            for plan in const { &Plans::<F>::ALL } {
                assert_eq!(hashes(plan), expected, "{count} messages of kind {kind}");
            }
        }
    }
}

#[test]
fn batches_of_sha256() {
    batches::<Sha256>();
}

#[test]
fn batches_of_sha512() {
    batches::<Sha512>();
}

#[test]
fn batches_of_sha1() {
    batches::<Sha1>();
}

#[test]
fn batches_of_md5() {
    batches::<Md5>();
}
