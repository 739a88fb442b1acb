//! Many messages: which of them share a call of a kernel.
//!
//! A message lies in a lane from its beginning to its end: whole blocks in place, then the last bytes and the padding in
//! a buffer of the lane. A call takes as many blocks of each lane as the lane that is nearest to its end has left. A lane
//! that ends takes the next task; where there is none the last lane moves into its place, so that those in use are the
//! first. When fewer are in use than a kernel is worth, the next narrower one goes on with them, and the last are
//! finished one by one.

use super::{
    batch::{Batch, Buffers},
    driver::finish,
    equal_length::hash_equal_length,
    function::{BLOCK, HashFunction},
    longest::Longest,
    padding::Padding,
    plan::HashPlan,
    task::{Construction, Next, Task, Work},
};
use crate::{kernel::token::Token, wipe::wipe};

impl<F: HashFunction> Task<'_, F> {
    /// The hash value after the message.
    #[inline]
    fn hashed(self) -> F::Words {
        let Self { mut hash, before, message, .. } = self;
        finish::<F>(&mut hash, message, before.wrapping_add(message.len() as u64));
        hash
    }
}

/// Hashes messages of any lengths, and hands out each hash value: those of equal length first, which take the same calls,
/// and the others lane by lane.
pub(crate) fn hash_messages<F: HashFunction, M: AsRef<[u8]>>(
    construction: &Construction<'_, F>,
    messages: &[M],
    mut ended: impl FnMut(usize, &F::Words),
) {
    let first = hash_equal_length(construction, messages, &mut ended);
    run(&mut MessageBatch { construction, messages: Longest::new(&messages[first..]), first, ended });
}

/// Messages that a construction takes: the inner hash of HMAC is a task, and the outer one another, which follows it in
/// its lane beside the inner ones of others.
struct MessageBatch<'m, 'k, F: HashFunction, M, E> {
    construction: &'k Construction<'k, F>,
    messages: Longest<'m, M>,
    /// How many messages come before these.
    first: usize,
    ended: E,
}

/// The number of a task is that of its message, with this bit where it is the outer hash: no slice has as many elements.
const OUTER: usize = 1 << (usize::BITS - 1);

impl<'m, F: HashFunction, M: AsRef<[u8]>, E: FnMut(usize, &F::Words)> Work<'m, F> for MessageBatch<'m, '_, F, M, E> {
    #[inline]
    fn left(&self) -> usize {
        self.messages.left()
    }

    #[inline]
    fn begin(&mut self) -> Option<Task<'m, F>> {
        let (number, message) = self.messages.next()?;
        Some(Task { number, hash: *self.construction.hash, before: self.construction.before, message })
    }

    #[inline]
    fn end(&mut self, number: usize, hash: &F::Words) -> Option<Next<F>> {
        match self.construction.outer {
            Some((outer, len)) if number & OUTER == 0 => {
                let (number, before) = (number | OUTER, BLOCK as u64);
                Some(Next { number, hash: *outer, before, bytes: F::bytes(hash), len })
            }
            _ => {
                (self.ended)(self.first + (number & !OUTER), hash);
                None
            }
        }
    }
}

/// Does all the work.
pub(crate) fn run<'m, F: HashFunction>(work: &mut impl Work<'m, F>) {
    if work.left() == 0 {
        return;
    }
    let token = Token::begin();
    let plan = HashPlan::<F>::of(token);
    if work.left() >= plan.least() {
        run_batches(token, plan, work);
    }
    while let Some(task) = work.begin() {
        follow(task.number, task.hashed(), work);
    }
}

/// Does the work while there are messages enough to take several together, and what is left of those.
#[inline(never)]
pub(super) fn run_batches<'m, F: HashFunction>(token: Token, plan: &'static HashPlan<F>, work: &mut impl Work<'m, F>) {
    let buffers: Buffers = [const { Padding::new() }; _];
    let mut batch = Batch::new(token, &buffers);
    for (from, kernel) in plan.several(false) {
        batch.run(kernel, from, work);
    }
    batch.one_by_one(plan.one, |number, hash| follow(number, hash, work));
    batch.wipe();
}

/// Does what follows from a task, one after another.
fn follow<'m, F: HashFunction>(mut number: usize, mut hash: F::Words, work: &mut impl Work<'m, F>) {
    while let Some(next) = work.end(number, &hash) {
        (number, hash) = (next.number, next.task().hashed());
    }
    wipe(hash.as_mut());
}
