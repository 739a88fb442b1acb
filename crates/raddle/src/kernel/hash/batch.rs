//! Messages in lanes.

use core::mem::MaybeUninit;

use super::{
    batch_kernel::BatchKernel,
    driver::whole,
    function::HashFunction,
    padding::Padding,
    source::{Source, Sources},
    state::{MAX, State},
    task::{Next, Task, Work},
};
use crate::{cpu::token::Token, kernel::contract::kernel_types::HashBlocks};

/// The buffers for the ends of messages.
pub(super) type Buffers = [Padding; MAX];

/// Messages that are being hashed, one per lane. The first `live` lanes are in use.
///
/// Invariant: `lanes[..live]` is initialised.
pub(super) struct Batch<'b, F: HashFunction> {
    token: Token,
    state: State<F>,
    sources: Sources<'b>,
    lanes: [MaybeUninit<Lane<'b, F>>; MAX],
    /// The index into `last` of each lane's buffer: all indices are different.
    buffers: [u16; MAX],
    last: &'b Buffers,
    live: usize,
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
    /// The blocks after those that the lane reads.
    more: Source<'b>,
    /// The blocks of the buffer, after `more`.
    end: Source<'b>,
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
    pub(super) fn new(token: Token, last: &'b Buffers) -> Self {
        Self {
            token,
            state: State::new(),
            sources: Sources::new(),
            lanes: [const { MaybeUninit::uninit() }; MAX],
            buffers: BUFFERS,
            last,
            live: 0,
            used: 0,
            parked: 0,
        }
    }

    /// Hashes with a kernel, while there are at least `from` messages.
    pub(super) fn run<'m: 'b, W: Work<'m, F>>(&mut self, kernel: BatchKernel<F>, from: usize, work: &mut W) {
        if self.live + work.left() < from {
            return;
        }
        let layout = kernel.layout();
        let messages = layout.messages;
        self.state.fill(layout, &F::Words::default());
        for i in 0..self.live.min(messages) {
            self.load(i);
        }
        while self.live < messages
            && let Some(task) = work.begin()
        {
            self.enter(&task, W::PADDED);
        }
        while self.live >= from {
            self.call(kernel, messages, work);
        }
        self.parked = self.parked.max(self.live);
        for i in 0..self.live {
            self.lane(i).hash = self.state.at(i);
        }
    }

    /// Calls the kernel once, and gives the lanes that end new blocks.
    #[inline]
    fn call<'m: 'b>(&mut self, kernel: BatchKernel<F>, messages: usize, work: &mut impl Work<'m, F>) {
        let lanes = self.live.min(messages);
        let (token, state) = (self.token, &mut self.state);
        self.sources.take(lanes, messages, |inputs| kernel.call(token, state, inputs));
        // Downwards, since the last lane moves into the place of one that ends.
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
        let Lane { number, more, end, .. } = *self.lane(i);
        if !more.is_empty() {
            self.lane(i).more = self.sources.set(i, more);
            return;
        }
        if !end.is_empty() {
            self.lane(i).end = Source::EMPTY;
            self.sources.set(i, end);
            return;
        }
        if let Some(next) = work.end(number, &self.state.at(i)) {
            self.follow(i, &next);
        } else if self.live > messages {
            self.leave(i);
            self.load(i);
        } else if let Some(task) = work.begin() {
            self.begin(i, &task, W::PADDED);
        } else {
            if i + 1 < self.live {
                let last = self.state.at(self.live - 1);
                self.state.put(i, &last);
            }
            self.leave(i);
        }
    }

    /// Finishes the messages that kernels for several messages have left, one after another.
    pub(super) fn one_by_one(&mut self, one: &HashBlocks<F>, mut ended: impl FnMut(usize, F::Words)) {
        while let Some(i) = self.live.checked_sub(1) {
            let Lane { number, more, end, mut hash } = *self.lane(i);
            for blocks in [self.sources.at(i), more, end] {
                if !blocks.is_empty() {
                    one.call(self.token, &mut hash, blocks);
                }
            }
            self.live = i;
            ended(number, hash);
        }
    }

    /// Overwrites the messages and hash values.
    pub(super) fn wipe(&mut self) {
        self.state.wipe();
        self.last[..self.used].iter().for_each(Padding::wipe);
        self.lanes[..self.parked].fill_with(MaybeUninit::zeroed);
        self.live = 0;
        zeroize::optimization_barrier(&self.lanes);
    }

    /// Starts the task in a new lane.
    #[inline]
    fn enter(&mut self, task: &Task<'b, F>, padded: bool) {
        let i = self.live;
        self.begin(i, task, padded);
        self.live = i + 1;
        self.used = self.used.max(self.live);
    }

    /// Starts the task in lane `i`.
    #[inline(always)]
    fn begin(&mut self, i: usize, task: &Task<'b, F>, padded: bool) {
        let &Task { number, ref hash, before, message } = task;
        if !padded {
            return self.put(i, number, message.as_chunks().0.into(), Source::EMPTY, hash);
        }
        let (blocks, rest) = whole(message);
        let end = self.padded(i, rest, before.wrapping_add(message.len() as u64));
        let (first, end) = if blocks.is_empty() { (end, Source::EMPTY) } else { (blocks, end) };
        self.put(i, number, first, end, hash);
    }

    /// Starts in lane `i` the task that follows another one: its message is a few bytes.
    #[inline(always)]
    fn follow(&mut self, i: usize, next: &Next<F>) {
        let Task { number, ref hash, before, message } = next.task();
        let end = self.padded(i, message, before.wrapping_add(message.len() as u64));
        self.put(i, number, end, Source::EMPTY, hash);
    }

    /// Makes lane `i` read `blocks` next, and then `end`.
    #[inline(always)]
    fn put(&mut self, i: usize, number: usize, first: Source<'b>, end: Source<'b>, hash: &F::Words) {
        let more = self.sources.set(i, first);
        self.lanes[i].write(Lane { number, more, end, hash: F::Words::default() });
        self.state.put(i, hash);
    }

    /// Pads the last bytes of a message in the buffer of lane `i`, and returns the blocks.
    #[inline(always)]
    fn padded(&self, i: usize, rest: &[u8], length: u64) -> Source<'b> {
        self.last[usize::from(self.buffers[i])].pad::<F>(rest, length)
    }

    /// Stores the hash value of lane `i` in the state of the kernel.
    #[inline]
    fn load(&mut self, i: usize) {
        let hash = self.lane(i).hash;
        self.state.put(i, &hash);
    }

    /// Moves the last lane into the place of lane `i`, which ended, and exchanges their buffers.
    #[inline]
    fn leave(&mut self, i: usize) {
        self.live -= 1;
        let last = self.live;
        if i == last {
            return;
        }
        self.sources.copy(last, i);
        self.lanes[i] = self.lanes[last];
        self.buffers.swap(i, last);
    }

    /// The record of a lane in use.
    #[inline]
    fn lane(&mut self, i: usize) -> &mut Lane<'b, F> {
        assert!(i < self.live);
        // SAFETY: then it is written.
        unsafe { self.lanes[i].assume_init_mut() }
    }
}
