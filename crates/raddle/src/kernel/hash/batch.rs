//! Messages in lanes.

use core::{marker::PhantomData, mem::MaybeUninit};

use super::{
    BLOCK, HashBlocks, HashFunction, Together,
    last::{Last, SHORT},
    many::{Task, Work},
    state::{Layout, MOST, State},
};

/// The buffers for the ends of messages.
pub(super) type Buffers = [Last; MOST];

/// Messages of which a part is hashed.
///
/// Invariants: of the first `live` lanes, `lanes` is written, and `inputs` can be read for as many blocks as `left` says,
/// at least one. The first `used` of `buffers` are written, with as many different numbers below `used`.
pub(super) struct Batch<'b, F: HashFunction> {
    state: State<F>,
    inputs: [MaybeUninit<*const u8>; MOST],
    left: [MaybeUninit<usize>; MOST],
    lanes: [MaybeUninit<Lane<F>>; MOST],
    /// Which of `last` is the lane's.
    buffers: [MaybeUninit<usize>; MOST],
    /// The first of [`Buffers`], lent for as long as `self` lives. `inputs` points there too.
    last: *mut Last,
    live: usize,
    used: usize,
    /// The most messages of a kernel that ran.
    width: usize,
    lent: PhantomData<&'b mut Buffers>,
}

/// What is known of a lane beside.
#[derive(Clone, Copy)]
struct Lane<F: HashFunction> {
    /// Of the task.
    number: usize,
    /// How many blocks of the buffer follow those that `inputs` points to.
    end: usize,
    /// The hash value, while no kernel has it.
    hash: F::Words,
}

impl<'b, F: HashFunction> Batch<'b, F> {
    #[inline]
    pub(super) fn new(last: &'b mut Buffers) -> Self {
        Self {
            state: State::new(),
            inputs: [const { MaybeUninit::uninit() }; MOST],
            left: [const { MaybeUninit::uninit() }; MOST],
            lanes: [const { MaybeUninit::uninit() }; MOST],
            buffers: [const { MaybeUninit::uninit() }; MOST],
            last: last.as_mut_ptr(),
            live: 0,
            used: 0,
            width: 0,
            lent: PhantomData,
        }
    }

    /// Does the work as long as there are `from` messages to take together.
    ///
    /// # Safety
    ///
    /// The CPU has the kernel's features, and messages that were begun can still be read.
    pub(super) unsafe fn together<'m>(&mut self, kernel: &Together<F>, from: usize, work: &mut impl Work<'m, F>) {
        if self.live + work.left() < from {
            return;
        }
        let layout = kernel.layout();
        self.width = self.width.max(layout.messages);
        // SAFETY: the lanes are as the invariants say, and no kernel takes more than `MOST` messages.
        unsafe {
            for i in 0..self.live.min(layout.messages) {
                self.load(layout, i);
            }
            while self.live < layout.messages
                && let Some(task) = work.begin()
            {
                self.enter(layout, &task);
            }
            for i in self.live..layout.messages {
                self.state.put(layout, i, &F::Words::default());
            }
            while self.live >= from {
                self.call(kernel, layout, work);
            }
            for i in 0..self.live {
                self.lane(i).hash = self.state.at(layout, i);
            }
        }
    }

    /// One call of the kernel, and what becomes of lanes that end by it.
    ///
    /// # Safety
    ///
    /// As [`together`](Self::together), and a lane is live. The state has a hash value for each message of the kernel.
    #[inline]
    unsafe fn call<'m>(&mut self, kernel: &Together<F>, layout: Layout, work: &mut impl Work<'m, F>) {
        let lanes = self.live.min(layout.messages);
        // SAFETY: the lanes are as the invariants say. Each has as many blocks as are taken, and so have those that are not
        // live, and read what the first reads.
        unsafe {
            let left = self.left[..lanes].assume_init_mut();
            let blocks = left.iter().copied().fold(usize::MAX, usize::min);
            left.iter_mut().for_each(|left| *left -= blocks);
            let first = self.inputs[0];
            self.inputs[lanes..layout.messages].fill(first);
            kernel.take(&mut self.state, self.inputs.as_ptr().cast(), blocks * BLOCK);
            for input in self.inputs[..lanes].assume_init_mut() {
                *input = input.add(blocks * BLOCK);
            }
            // Downwards, since the last lane moves into the place of one that ends.
            for i in (0..lanes).rev() {
                if self.left[i].assume_init() == 0 {
                    self.turn(layout, i, work);
                }
            }
        }
    }

    /// What comes after the blocks that lane `i` had: its buffer, what follows from its hash value, a message that waits
    /// or another one, or nothing.
    ///
    /// # Safety
    ///
    /// The lane is live and one of the kernel's, which took all of its blocks.
    #[inline]
    unsafe fn turn<'m>(&mut self, layout: Layout, i: usize, work: &mut impl Work<'m, F>) {
        // SAFETY: the lane is as the invariants say, except that nothing is left of what it reads.
        unsafe {
            let Lane { number, end, .. } = *self.lane(i);
            if end > 0 {
                self.lane(i).end = 0;
                let input = self.buffer(i).as_ptr();
                self.read(i, input, end);
                return;
            }
            let hash = self.state.at(layout, i);
            if let Some(next) = work.end(number, &hash) {
                self.begin(layout, i, &next.task());
            } else if self.live > layout.messages {
                self.leave(i);
                self.load(layout, i);
            } else if let Some(task) = work.begin() {
                self.begin(layout, i, &task);
            } else {
                let last = self.state.at(layout, self.live - 1);
                self.state.put(layout, i, &last);
                self.leave(i);
            }
        }
    }

    /// Ends what kernels for several messages have left, message by message.
    ///
    /// # Safety
    ///
    /// The CPU has the kernel's features, and messages that were begun can still be read.
    pub(super) unsafe fn one_by_one(&mut self, one: &HashBlocks<F>, mut ended: impl FnMut(usize, F::Words)) {
        while let Some(i) = self.live.checked_sub(1) {
            // SAFETY: the lane is as the invariants say; where its buffer is read it is written.
            unsafe {
                let Lane { number, end, mut hash } = *self.lane(i);
                one.take(&mut hash, self.inputs[i].assume_init(), self.left[i].assume_init() * BLOCK);
                one.take(&mut hash, self.buffer(i).as_ptr(), end * BLOCK);
                self.live = i;
                ended(number, hash);
            }
        }
    }

    /// Overwrites what there was of messages and hash values.
    pub(super) fn wipe(&mut self) {
        self.state.wipe(self.width);
        for i in 0..self.used {
            // SAFETY: a buffer of its own, lent.
            unsafe { (*self.last.add(i)).wipe() };
        }
        self.lanes[..self.used].fill_with(MaybeUninit::zeroed);
        zeroize::optimization_barrier(&self.lanes);
    }

    /// The task begins in a new lane.
    ///
    /// # Safety
    ///
    /// There are fewer live lanes than the kernel takes messages.
    #[inline]
    unsafe fn enter(&mut self, layout: Layout, task: &Task<'_, F>) {
        let i = self.live;
        if i == self.used {
            self.buffers[i].write(i);
            self.used += 1;
        }
        // SAFETY: the lane is one of the kernel's, and has a buffer.
        unsafe { self.begin(layout, i, task) };
        self.live += 1;
    }

    /// The task begins in lane `i`.
    ///
    /// # Safety
    ///
    /// The lane is one of the kernel's, and has a buffer. The message can be read as long as the task takes, unless all
    /// of it has [room](SHORT) in the buffer.
    #[inline]
    unsafe fn begin(&mut self, layout: Layout, i: usize, task: &Task<'_, F>) {
        // To copy a block takes less time than a call for it alone.
        let n = task.message.len();
        let (blocks, rest) = task.message.split_at(if n <= SHORT { 0 } else { n - n % BLOCK });
        let length = task.before.wrapping_add(task.message.len() as u64);
        // SAFETY: as the caller says.
        unsafe {
            let buffer = self.buffer(i);
            let end = buffer.pad::<F>(rest, length);
            if blocks.is_empty() {
                let input = buffer.as_ptr();
                self.read(i, input, end);
                self.lanes[i].write(Lane { number: task.number, end: 0, hash: task.hash });
            } else {
                self.read(i, blocks.as_ptr(), blocks.len() / BLOCK);
                self.lanes[i].write(Lane { number: task.number, end, hash: task.hash });
            }
            self.state.put(layout, i, &task.hash);
        }
    }

    /// The kernel gets the hash value of lane `i`.
    ///
    /// # Safety
    ///
    /// The lane is live and one of the kernel's.
    #[inline]
    unsafe fn load(&mut self, layout: Layout, i: usize) {
        // SAFETY: as the caller says.
        unsafe {
            let hash = self.lane(i).hash;
            self.state.put(layout, i, &hash);
        }
    }

    /// Lane `i` reads so many blocks next.
    #[inline]
    fn read(&mut self, i: usize, input: *const u8, blocks: usize) {
        self.inputs[i].write(input);
        self.left[i].write(blocks);
    }

    /// The last lane moves into the place of lane `i`, which ended; their buffers change places.
    #[inline]
    fn leave(&mut self, i: usize) {
        self.live -= 1;
        let last = self.live;
        self.inputs[i] = self.inputs[last];
        self.left[i] = self.left[last];
        self.lanes[i] = self.lanes[last];
        self.buffers.swap(i, last);
    }

    /// # Safety
    ///
    /// The lane is live.
    #[inline]
    unsafe fn lane(&mut self, i: usize) -> &mut Lane<F> {
        // SAFETY: then it is written.
        unsafe { self.lanes[i].assume_init_mut() }
    }

    /// # Safety
    ///
    /// The lane has one.
    #[inline]
    unsafe fn buffer(&mut self, i: usize) -> &'b mut Last {
        // SAFETY: one of those that are lent, and no other lane's.
        unsafe { &mut *self.last.add(self.buffers[i].assume_init()) }
    }
}
