//! Many messages: which of them share a call of a kernel.
//!
//! A message lies in a lane from its beginning to its end: whole blocks in place, then the last bytes and the padding in
//! a buffer of the lane. A call takes as many blocks of each lane as the lane that is nearest to its end has left. A lane
//! that ends takes the next task; where there is none the last lane moves into its place, so that those in use are the
//! first. When fewer are in use than a kernel is worth, the next narrower one goes on with them, and the last are
//! finished one by one.

use super::{
    HashFunction, Many, Plan,
    batch::{Batch, Buffers},
    driver::finish,
    last::Last,
};
use crate::{kernel::token::Token, wipe::wipe};

/// Messages to hash, and what becomes of their hash values.
pub(crate) trait Work<'m, F: HashFunction> {
    /// How many tasks have not begun.
    fn left(&self) -> usize;

    /// The next task, if any is left.
    fn begin(&mut self) -> Option<Task<'m, F>>;

    /// Takes the hash value of a task, and says what follows from it, if anything.
    fn end(&mut self, number: usize, hash: &F::Words) -> Option<Next<F>>;
}

/// A message to hash.
pub(crate) struct Task<'m, F: HashFunction> {
    /// By which it is known when it ends.
    pub(crate) number: usize,
    /// The hash value before the message.
    pub(crate) hash: F::Words,
    /// How many bytes that has taken, modulo 2^64: whole blocks.
    pub(crate) before: u64,
    pub(crate) message: &'m [u8],
}

/// A task that follows another: its message is a hash value.
pub(crate) struct Next<F: HashFunction> {
    pub(crate) number: usize,
    pub(crate) hash: F::Words,
    pub(crate) before: u64,
    pub(crate) bytes: F::Bytes,
    /// How many of the bytes are the message.
    pub(crate) len: usize,
}

impl<F: HashFunction> Next<F> {
    #[inline]
    pub(super) fn task(&self) -> Task<'_, F> {
        let Self { number, hash, before, .. } = *self;
        Task { number, hash, before, message: &self.bytes.as_ref()[..self.len] }
    }
}

impl<F: HashFunction> Task<'_, F> {
    /// The hash value after the message.
    #[inline]
    fn hashed(self) -> F::Words {
        let Self { mut hash, before, message, .. } = self;
        finish::<F>(&mut hash, message, before.wrapping_add(message.len() as u64));
        hash
    }
}

/// Does all the work.
pub(crate) fn run<'m, F: HashFunction>(work: &mut impl Work<'m, F>) {
    if work.left() == 0 {
        return;
    }
    let token = Token::begin();
    let plan = Plan::<F>::of(token);
    if plan.many.last().is_some_and(|many| work.left() >= many.from) {
        run_together(token, plan, work);
    }
    while let Some(task) = work.begin() {
        follow(task.number, task.hashed(), work);
    }
}

/// Does the work while there are messages enough to take several together, and what is left of those.
#[inline(never)]
pub(super) fn run_together<'m, F: HashFunction>(token: Token, plan: &Plan<F>, work: &mut impl Work<'m, F>) {
    let buffers: Buffers = [const { Last::new() }; _];
    let mut batch = Batch::new(token, &buffers);
    for Many { from, kernel, .. } in plan.many {
        batch.together(kernel, *from, work);
    }
    batch.one_by_one(&plan.one, |number, hash| follow(number, hash, work));
    batch.wipe();
}

/// Does what follows from a task, one after another.
fn follow<'m, F: HashFunction>(mut number: usize, mut hash: F::Words, work: &mut impl Work<'m, F>) {
    while let Some(next) = work.end(number, &hash) {
        (number, hash) = (next.number, next.task().hashed());
    }
    wipe(hash.as_mut());
}
