//! Many messages: which of them share a call of a kernel.
//!
//! A message lies in a lane from its beginning to its end: whole blocks in place, then the last bytes and the padding in
//! a buffer of the lane. A call takes as many blocks of each lane as the lane that is nearest to its end has left. A lane
//! that ends takes the next task; where there is none the last lane moves into its place, so that those in use are the
//! first. When fewer are in use than a kernel is worth, the next narrower one goes on with them, and the last are
//! finished one by one.

use super::{
    batch::{Batch, Buffers},
    driver::take,
    function::HashFunction,
    padding::Padding,
    plan::HashPlan,
    task::{Task, Work},
};
use crate::{kernel::token::Token, wipe::wipe};

impl<F: HashFunction> Task<'_, F> {
    /// The hash value after the message.
    #[inline]
    fn hashed(self, padded: bool) -> F::Words {
        let Self { mut hash, before, message, .. } = self;
        match padded {
            true => F::finish(&mut hash, message, before.wrapping_add(message.len() as u64)),
            false => take::<F>(&mut hash, message),
        }
        hash
    }
}

/// Does all the work.
pub(crate) fn run<'m, F: HashFunction, W: Work<'m, F>>(work: &mut W) {
    if work.left() == 0 {
        return;
    }
    let token = Token::begin();
    let plan = HashPlan::<F>::of(token);
    if work.left() >= plan.least() {
        run_batches(token, plan, work);
    }
    while let Some(task) = work.begin() {
        follow(task.number, task.hashed(W::PADDED), work);
    }
}

/// Does the work while there are messages enough for a batch, and finishes those that are left of it.
#[inline(never)]
pub(super) fn run_batches<'m, F: HashFunction>(token: Token, plan: &'static HashPlan<F>, work: &mut impl Work<'m, F>) {
    let buffers: Buffers = [const { Padding::new() }; _];
    let mut batch = Batch::new(token, &buffers);
    for (from, kernel) in plan.several(false) {
        batch.run(kernel, from, work);
    }
    batch.one_by_one(plan.single, |number, hash| follow(number, hash, work));
    batch.wipe();
}

/// Does what follows from a task, one after another.
fn follow<'m, F: HashFunction>(mut number: usize, mut hash: F::Words, work: &mut impl Work<'m, F>) {
    while let Some(next) = work.end(number, &hash) {
        (number, hash) = (next.number, next.task().hashed(true));
    }
    wipe(hash.as_mut());
}
