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
    /// Which of `last` is the lane's: each a number of its own.
    buffers: [u16; MAX],
    last: &'b Buffers,
    live: usize,
    /// The most lanes that were in use.
    used: usize,
    /// The most messages that one kernel left to another.
    parked: usize,
}

/// The task of a lane: the bytes that are left of its message, and its hash value.
#[derive(Clone, Copy)]
struct Lane<'b, F: HashFunction> {
    /// The number of the task.
    number: usize,
    /// What follows the blocks that the lane reads.
    more: Source<'b>,
    /// What follows those: the blocks of the buffer.
    end: Source<'b>,
    /// The hash value, while no kernel has it.
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

    /// Does the work with a kernel, as long as there are `from` messages.
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

    /// One call of the kernel, and what becomes of lanes that end by it.
    #[inline]
    fn call<'m: 'b>(&mut self, kernel: BatchKernel<F>, messages: usize, work: &mut impl Work<'m, F>) {
        let lanes = self.live.min(messages);
        let (token, state) = (self.token, &mut self.state);
        self.sources.take(lanes, messages, |inputs| kernel.call(token, state, inputs));
        // Downwards, since the last lane moves into the place of one that ends.
        for i in (0..lanes).rev() {
            if self.sources.has_ended(i) {
                self.turn(messages, i, work);
            }
        }
    }

    /// What comes after the blocks that lane `i` had: its buffer, what follows from its hash value, a message that waits
    /// or another one, or nothing.
    #[inline]
    fn turn<'m: 'b, W: Work<'m, F>>(&mut self, messages: usize, i: usize, work: &mut W) {
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

    /// Ends what kernels for several messages have left, message by message.
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

    /// Overwrites what there was of messages and hash values.
    pub(super) fn wipe(&mut self) {
        self.state.wipe();
        self.last[..self.used].iter().for_each(Padding::wipe);
        self.lanes[..self.parked].fill_with(MaybeUninit::zeroed);
        self.live = 0;
        zeroize::optimization_barrier(&self.lanes);
    }

    /// The task begins in a new lane.
    #[inline]
    fn enter(&mut self, task: &Task<'b, F>, padded: bool) {
        let i = self.live;
        self.begin(i, task, padded);
        self.live = i + 1;
        self.used = self.used.max(self.live);
    }

    /// The task begins in lane `i`.
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

    /// The task that follows another, whose message is a few bytes, begins in lane `i`.
    #[inline(always)]
    fn follow(&mut self, i: usize, next: &Next<F>) {
        let Task { number, ref hash, before, message } = next.task();
        let end = self.padded(i, message, before.wrapping_add(message.len() as u64));
        self.put(i, number, end, Source::EMPTY, hash);
    }

    /// Blocks, and the end behind them, are what lane `i` reads next.
    #[inline(always)]
    fn put(&mut self, i: usize, number: usize, first: Source<'b>, end: Source<'b>, hash: &F::Words) {
        let more = self.sources.set(i, first);
        self.lanes[i].write(Lane { number, more, end, hash: F::Words::default() });
        self.state.put(i, hash);
    }

    /// The last bytes of a message, padded in the buffer of lane `i`.
    #[inline(always)]
    fn padded(&self, i: usize, rest: &[u8], length: u64) -> Source<'b> {
        self.last[usize::from(self.buffers[i])].pad::<F>(rest, length)
    }

    /// The kernel gets the hash value of lane `i`.
    #[inline]
    fn load(&mut self, i: usize) {
        let hash = self.lane(i).hash;
        self.state.put(i, &hash);
    }

    /// The last lane moves into the place of lane `i`, which ended; their buffers change places.
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

    /// What is known of a lane in use.
    #[inline]
    fn lane(&mut self, i: usize) -> &mut Lane<'b, F> {
        assert!(i < self.live);
        // SAFETY: then it is written.
        unsafe { self.lanes[i].assume_init_mut() }
    }
}
