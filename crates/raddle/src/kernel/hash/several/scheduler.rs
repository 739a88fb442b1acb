//! The scheduler of batches: which messages share a call of a kernel.
//!
//! A message keeps its lane from beginning to end: first its whole blocks, in place, then its last bytes and the padding in
//! a buffer of the lane. A call hashes as many blocks per lane as the lane with the fewest blocks has left. The scheduler
//! fills a free lane with the next message. When no message is left, the last lane moves into the free lane, so that the
//! lanes in use stay the first lanes. Below the break-even number of a kernel, the next narrower kernel continues, and the
//! last messages are finished one by one.
#![forbid(unsafe_code)]

use super::{
    super::{function::HashFunction, memory::EndBlocks, one::driver::absorb, plan::HashPlan},
    batch::{Batch, Buffers},
    task::{Task, Work},
};
use crate::{cpu::token::Token, memory::wipe::wipe};

impl<F: HashFunction> Task<'_, F> {
    /// Computes the hash value after the message.
    #[inline]
    fn hashed(self, padded: bool) -> F::Words {
        let Self { mut hash, before, message, .. } = self;
        match padded {
            true => F::finish(&mut hash, message, before.wrapping_add(message.len() as u64)),
            false => absorb::<F>(&mut hash, message),
        }
        hash
    }
}

/// Hashes all messages.
pub(crate) fn run<'m, F: HashFunction, W: Work<'m, F>>(work: &mut W) {
    if work.left() == 0 {
        return;
    }
    let token = Token::begin();
    let plan = F::kernels().plan(token);
    if work.left() >= plan.several.least() {
        run_batches(token, plan, work);
    }
    while let Some(task) = work.begin() {
        follow(task.number, task.hashed(W::PADDED), work);
    }
}

/// Returns the number of messages, at most `max`, that share kernels best. This is the number that the widest kernel for at
/// most `max` messages takes. If that is at most half of `max`, and the plan has a wider kernel for `max` messages, the
/// result is `max`.
pub(crate) fn batch_size<F: HashFunction>(max: usize) -> usize {
    let plan = &F::kernels().plan(Token::begin()).several;
    let mut widths = plan.kernels(false).entries().iter().rev().map(|entry| entry.kernel.messages());
    let full = widths.find(|&messages| messages <= max).unwrap_or(1);
    let wider = plan.kernel(max, false).is_some_and(|kernel| kernel.messages() > full);
    if wider && full <= max / 2 { max } else { full.min(max) }
}

/// Hashes as long as there are enough messages for a batch, and finishes the messages that it started.
#[inline(never)]
pub(in crate::kernel) fn run_batches<'m, F: HashFunction>(
    token: Token,
    plan: &'static HashPlan<F>,
    work: &mut impl Work<'m, F>,
) {
    let buffers: Buffers<F> = [const { EndBlocks::new() }; _];
    let mut batch = Batch::new(token, &buffers);
    for entry in plan.several.kernels(false).entries().iter().rev() {
        batch.run(entry.kernel, entry.from(), work);
    }
    batch.one_by_one(plan.one, |number, hash| follow(number, hash, work));
    batch.wipe();
}

/// Runs the tasks that follow from a finished task, such as the outer hash of HMAC.
fn follow<'m, F: HashFunction>(mut number: usize, mut hash: F::Words, work: &mut impl Work<'m, F>) {
    while let Some(next) = work.end(number, &hash) {
        (number, hash) = (next.number, next.digest);
        F::finish_digest(&mut hash, &next.hash, next.bytes, next.length());
    }
    wipe(hash.as_mut());
}
