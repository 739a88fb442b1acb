//! Which messages share a call, with kernels in plain Rust for a few messages, so that it is tested on every machine.

use std::{vec, vec::Vec};

use super::{
    HashBlocks, HashFunction, HashLanes, HashStreams, Many, Md5, Plan, Sha256,
    contract::{self, Contract, Kernel, Shape, conventional},
    many::{Next, Task, Work, run, run_together},
};
use crate::kernel::isa::Level;

/// A kernel for so many messages, the words of which lie so far apart, and the messages.
macro_rules! plain {
    ($kind:ident: $name:ident, $messages:literal, $word:expr, $message:expr) => {
        conventional! {
            unsafe fn $name<F: HashFunction>(state: *mut u32, inputs: *const *const u8, len: usize) {
                for m in 0..$messages {
                    let mut hash = F::Words::default();
                    let place = |k: usize| state.wrapping_add($word * k + $message * m);
                    // SAFETY: the contract.
                    unsafe {
                        hash.as_mut().iter_mut().enumerate().for_each(|(k, word)| *word = place(k).read());
                        HashBlocks::<F>::PORTABLE.take(&mut hash, *inputs.add(m), len);
                        hash.as_ref().iter().enumerate().for_each(|(k, &word)| place(k).write(word));
                    }
                }
            }
        }
        impl<F: HashFunction> $kind<F> {
            fn $name() -> Self {
                let run: <contract::$kind<F> as Contract>::Run = $name::<F>;
                let shape = Shape { messages: $messages, ..Shape::multiple(64) };
                // SAFETY: the function keeps the contract.
                unsafe { Kernel::portable(stringify!($name), shape, run, None) }
            }
        }
    };
}

plain!(HashStreams: plain_streams2, 2, 1, size_of::<F::Words>() / 4);
plain!(HashLanes: plain_lanes4, 4, 4, 1);
plain!(HashLanes: plain_lanes7, 7, 7, 1);

/// A hash of each message, and then one of that, which is what HMAC does.
struct Twice<'m> {
    messages: &'m [Vec<u8>],
    at: usize,
    hashes: Vec<Vec<u32>>,
}

impl<'m, F: HashFunction> Work<'m, F> for Twice<'m> {
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
            assert!(self.hashes[number / 2].is_empty());
            self.hashes[number / 2] = hash.as_ref().to_vec();
            return None;
        }
        Some(Next { number: number + 1, hash: *hash, before: 64, bytes: F::bytes(hash), len: 16 })
    }
}

fn batches<F: HashFunction>() {
    let all = || {
        vec![
            Many::lanes(5, HashLanes::<F>::plain_lanes7()),
            Many::lanes(3, HashLanes::plain_lanes4()),
            Many::streams(2, HashStreams::plain_streams2()),
        ]
    };
    let ways = [
        all(),
        all().into_iter().skip(1).collect(),
        all().into_iter().skip(2).collect(),
        all().into_iter().step_by(2).collect(),
    ];
    let one_by_one = Plan::<F>::portable(Level::Portable);
    for many in ways {
        let plan = Plan::new(Level::Portable, Vec::leak(many), HashBlocks::<F>::PORTABLE);
        for count in 0..24 {
            for kind in 0..4 {
                let length = |i: usize| match kind {
                    0 => 50,
                    1 => 64 * (i % 3) + 60,
                    2 => 37 * i,
                    _ => (i * i * 7919) % 700,
                };
                let messages: Vec<Vec<u8>> = (0..count).map(|i| vec![i as u8; length(i)]).collect();
                let hashes = |plan: &Plan<F>| {
                    let mut work = Twice { messages: &messages, at: 0, hashes: vec![Vec::new(); count] };
                    // SAFETY: every CPU can run these kernels.
                    unsafe { run_together(plan, &mut work) };
                    let left = messages.len() - work.at;
                    assert!(left == 0 || left < plan.many.last().map_or(usize::MAX, |many| many.from));
                    run::<F>(&mut work);
                    assert!(work.hashes.iter().all(|hash| !hash.is_empty()) && work.at == count);
                    work.hashes
                };
                assert_eq!(hashes(&plan), hashes(&one_by_one), "{count} messages of kind {kind}");
            }
        }
    }
}

#[test]
fn batches_of_sha256() {
    batches::<Sha256>();
}

#[test]
fn batches_of_md5() {
    batches::<Md5>();
}
