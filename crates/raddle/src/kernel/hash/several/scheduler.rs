//! The scheduler of batches: which messages share a call of a kernel.
//!
//! A message keeps its lane from beginning to end: first its whole blocks, in place, then its last bytes and the padding in
//! a buffer of the lane. A call hashes as many blocks per lane as the lane with the fewest blocks has left. The scheduler
//! fills a free lane with the next message. When no message is left, the last lane moves into the free lane, so that the
//! lanes in use stay the first lanes. Below the break-even number of a kernel, the next narrower kernel continues, and the
//! last messages are finished one by one.
#![forbid(unsafe_code)]

use super::{
    super::{
        function::{Block, HashFunction},
        memory::{EndBlocks, Records},
        one::{absorb, whole},
        plan::{BatchKernel, HashPlan},
        schedule::LaneAction,
        source::{Source, Sources},
        state::{MAX, State},
    },
    Next, Task, Work,
};
use crate::{cpu::token::Token, kernel::contract::kernel_types::HashBlocks, memory::wipe::wipe};

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

/// The buffers for the ends of messages.
pub(super) type Buffers<F> = [EndBlocks<F>; MAX];

/// A batch of messages that are being hashed, one per lane.
pub(super) struct Batch<'b, F: HashFunction> {
    token: Token,
    state: State<F>,
    sources: Sources<'b, F>,
    /// The lanes in use, which are the first lanes of the kernel.
    lanes: Records<Lane<'b, F>>,
    /// The index into `last` of each lane's buffer: all indices are different.
    buffers: [u16; MAX],
    last: &'b Buffers<F>,
    /// The maximum number of lanes that were in use.
    used: usize,
    /// The maximum number of messages that one kernel left to another.
    parked: usize,
}

/// The task of a lane: the remaining bytes of its message, and its hash value.
#[derive(Clone, Copy)]
struct Lane<'b, F: HashFunction> {
    /// The number of the task.
    number: usize,
    /// The blocks that follow the blocks in the lane's source.
    more: Source<'b, F>,
    /// The blocks of the buffer, after `more`.
    end: Source<'b, F>,
    /// The hash value, while it is not in the state of a kernel.
    hash: F::Words,
}

/// The buffers in order.
const BUFFERS: [u16; MAX] = {
    let (mut buffers, mut i) = ([0; MAX], 0);
    while i < MAX {
        buffers[i] = i as u16;
        i += 1;
    }
    buffers
};

impl<'b, F: HashFunction> Batch<'b, F> {
    #[inline]
    pub(super) fn new(token: Token, last: &'b Buffers<F>) -> Self {
        Self {
            token,
            state: State::new(),
            sources: Sources::new(),
            lanes: Records::new(),
            buffers: BUFFERS,
            last,
            used: 0,
            parked: 0,
        }
    }

    /// Hashes with a kernel as long as there are at least `from` messages.
    pub(super) fn run<'m: 'b, W: Work<'m, F>>(&mut self, kernel: BatchKernel<F>, from: usize, work: &mut W) {
        if self.lanes.len() + work.left() < from {
            return;
        }
        let layout = kernel.layout();
        let messages = layout.messages;
        self.state.fill(layout, &F::Words::default());
        for i in 0..self.lanes.len().min(messages) {
            self.load(i);
        }
        while self.lanes.len() < messages
            && let Some(task) = work.begin()
        {
            self.enter(&task, W::PADDED);
        }
        while self.lanes.len() >= from {
            self.call(kernel, messages, work);
        }
        self.parked = self.parked.max(self.lanes.len());
        for i in 0..self.lanes.len() {
            self.lanes.at(i).hash = self.state.at(i);
        }
    }

    /// Calls the kernel once, and gives new blocks to the lanes that have ended.
    #[inline]
    fn call<'m: 'b>(&mut self, kernel: BatchKernel<F>, messages: usize, work: &mut impl Work<'m, F>) {
        let lanes = self.lanes.len().min(messages);
        let (token, state) = (self.token, &mut self.state);
        self.sources.run(lanes, messages, |inputs| kernel.call(token, state, inputs));
        // The order is downwards, since the last lane moves into the place of a lane that ends.
        for i in (0..lanes).rev() {
            if self.sources.has_ended(i) {
                self.iterate(messages, i, work);
            }
        }
    }

    /// Gives lane `i`, which has no blocks left, its next blocks: its buffer, the task that follows from its hash value, or
    /// another message. If there are none, it removes the lane.
    #[inline]
    fn iterate<'m: 'b, W: Work<'m, F>>(&mut self, messages: usize, i: usize, work: &mut W) {
        // A lane reads a message in up to three parts: the blocks in its source, `more` blocks that the source had no room for,
        // and `end`, the padded copy of the last bytes. After these, the message is finished, and the lane takes the first of
        // what there is: the task that follows (the outer hash of HMAC), a message that a wider kernel left in the records
        // beyond the kernel's lanes, or a new message. If there is none, the last lane takes this place with its hash value
        // and its buffer, so that the lanes in use stay the first ones.
        let Lane { number, more, end, .. } = *self.lanes.at(i);
        match LaneAction::next(more.blocks(), end.blocks()) {
            LaneAction::Continue => self.lanes.at(i).more = self.sources.set(i, more),
            LaneAction::Pad => {
                self.lanes.at(i).end = Source::EMPTY;
                self.sources.set(i, end);
            }
            LaneAction::Finish => {
                if let Some(next) = work.end(number, &self.state.at(i)) {
                    self.follow(i, &next);
                } else if self.lanes.len() > messages {
                    self.leave(i);
                    self.load(i);
                } else if let Some(task) = work.begin() {
                    self.begin(i, &task, W::PADDED);
                } else {
                    let last = self.lanes.len() - 1;
                    if i < last {
                        let hash = self.state.at(last);
                        self.state.put(i, &hash);
                    }
                    self.leave(i);
                }
            }
        }
    }

    /// Finishes the messages that the kernels for several messages have left over, one after another.
    pub(super) fn one_by_one(&mut self, one: &HashBlocks<F>, mut ended: impl FnMut(usize, F::Words)) {
        while let Some(i) = self.lanes.len().checked_sub(1) {
            let Lane { number, more, end, mut hash } = *self.lanes.at(i);
            for blocks in [self.sources.at(i), more, end] {
                if !blocks.is_empty() {
                    one.call(self.token, &mut hash, blocks);
                }
            }
            self.lanes.swap_remove(i);
            ended(number, hash);
        }
    }

    /// Overwrites the messages and hash values.
    pub(super) fn wipe(&mut self) {
        self.state.wipe();
        self.last[..self.used].iter().for_each(EndBlocks::wipe);
        self.lanes.wipe(self.parked);
    }

    /// Starts the task in a new lane.
    #[inline]
    fn enter(&mut self, task: &Task<'b, F>, padded: bool) {
        self.begin(self.lanes.len(), task, padded);
        self.used = self.used.max(self.lanes.len());
    }

    /// Starts the task in lane `i`.
    #[inline(always)]
    fn begin(&mut self, i: usize, task: &Task<'b, F>, padded: bool) {
        let &Task { number, ref hash, before, message } = task;
        if !padded {
            return self.put(i, number, F::Block::divide(message).into(), Source::EMPTY, hash);
        }
        let (blocks, rest) = whole::<F>(message);
        let end = self.buffer(i).pad(rest, before.wrapping_add(message.len() as u64));
        let (first, end) = if blocks.is_empty() { (end, Source::EMPTY) } else { (blocks, end) };
        self.put(i, number, first, end, hash);
    }

    /// Starts in lane `i` the task that follows another one.
    #[inline(always)]
    fn follow(&mut self, i: usize, next: &Next<F>) {
        let end = self.buffer(i).pad_digest(&next.digest, next.bytes, next.length());
        self.put(i, next.number, end, Source::EMPTY, &next.hash);
    }

    /// Makes lane `i` read `first` next, and then `end`.
    #[inline(always)]
    fn put(&mut self, i: usize, number: usize, first: Source<'b, F>, end: Source<'b, F>, hash: &F::Words) {
        let more = self.sources.set(i, first);
        self.lanes.set(i, Lane { number, more, end, hash: F::Words::default() });
        self.state.put(i, hash);
    }

    /// Returns the buffer of lane `i`.
    #[inline(always)]
    fn buffer(&self, i: usize) -> &'b EndBlocks<F> {
        &self.last[usize::from(self.buffers[i])]
    }

    /// Stores the hash value of lane `i` in the state of the kernel.
    #[inline]
    fn load(&mut self, i: usize) {
        let hash = self.lanes.at(i).hash;
        self.state.put(i, &hash);
    }

    /// Moves the last lane into the place of lane `i`, which ended, and exchanges their buffers.
    #[inline]
    fn leave(&mut self, i: usize) {
        let last = self.lanes.swap_remove(i);
        if i < last {
            self.sources.copy(last, i);
            self.buffers.swap(i, last);
        }
    }
}
