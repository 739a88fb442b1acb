//! Messages in lanes.

use core::{marker::PhantomData, mem::MaybeUninit};

use super::{
    BLOCK, HashBlocks, HashFunction, Together,
    last::{Last, SHORT},
    many::{Task, Work},
    state::{Layout, MOST, State},
};

/// The most blocks that a lane takes before it is looked at again: such numbers are compared four at a time.
const MOST_BLOCKS: usize = 1 << 30;

/// The buffers for the ends of messages.
pub(super) type Buffers = [Last; MOST];

/// Messages of which a part is hashed.
///
/// Invariants: of the first `live` lanes, `lanes` is written, `hashes` where no kernel has them, and `inputs` can be read for as many blocks as `left` says,
/// at least one. The first `used` of `buffers` are written, with as many different numbers below `used`.
pub(super) struct Batch<'b, F: HashFunction> {
    state: State<F>,
    inputs: [MaybeUninit<*const u8>; MOST],
    left: [MaybeUninit<u32>; MOST],
    lanes: [MaybeUninit<Lane>; MOST],
    /// The hash values, while no kernel has them.
    hashes: [MaybeUninit<F::Words>; MOST],
    /// Which of `last` is the lane's.
    buffers: [MaybeUninit<usize>; MOST],
    /// The first of [`Buffers`], lent for as long as `self` lives. `inputs` points there too.
    last: *mut Last,
    live: usize,
    used: usize,
    /// The most messages of a kernel that ran.
    width: usize,
    /// The most messages that one kernel left to another.
    parked: usize,
    lent: PhantomData<&'b mut Buffers>,
}

/// What is known of a lane beside.
#[derive(Clone, Copy)]
struct Lane {
    /// Of the task.
    number: usize,
    /// How many blocks follow those that `left` says, where `inputs` points to.
    more: usize,
    /// How many blocks of the buffer follow those.
    end: usize,
}

impl<'b, F: HashFunction> Batch<'b, F> {
    #[inline]
    pub(super) fn new(last: &'b mut Buffers) -> Self {
        Self {
            state: State::new(),
            inputs: [const { MaybeUninit::uninit() }; MOST],
            left: [const { MaybeUninit::uninit() }; MOST],
            lanes: [const { MaybeUninit::uninit() }; MOST],
            hashes: [const { MaybeUninit::uninit() }; MOST],
            buffers: [const { MaybeUninit::uninit() }; MOST],
            last: last.as_mut_ptr(),
            live: 0,
            used: 0,
            width: 0,
            parked: 0,
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
            self.parked = self.parked.max(self.live);
            for i in 0..self.live {
                self.hashes[i].write(self.state.at(layout, i));
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
            let blocks = left.iter().fold(MOST_BLOCKS as i32, |least, &left| least.min(left as i32)) as u32;
            left.iter_mut().for_each(|left| *left -= blocks);
            let first = self.inputs[0];
            self.inputs[lanes..layout.messages].fill(first);
            let len = blocks as usize * BLOCK;
            kernel.take(&mut self.state, self.inputs.as_ptr().cast(), len);
            for input in self.inputs[..lanes].assume_init_mut() {
                *input = input.add(len);
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
            let Lane { number, more, end, .. } = *self.lane(i);
            if more > 0 {
                let input = self.inputs[i].assume_init();
                self.lane(i).more = self.read(i, input, more);
                return;
            }
            if end > 0 {
                self.lane(i).end = 0;
                let input = self.buffer(i).as_ptr();
                self.read(i, input, end);
                return;
            }
            let next = work.end(number, &self.state.at(layout, i));
            let task = match &next {
                Some(next) => Some(next.task()),
                None if self.live > layout.messages => {
                    self.leave(i);
                    self.load(layout, i);
                    return;
                }
                None => work.begin(),
            };
            if let Some(task) = task {
                self.begin(layout, i, &task);
            } else {
                if i + 1 < self.live {
                    let last = self.state.at(layout, self.live - 1);
                    self.state.put(layout, i, &last);
                }
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
                let Lane { number, more, end } = *self.lane(i);
                let mut hash = self.hashes[i].assume_init();
                let blocks = self.left[i].assume_init() as usize + more;
                one.take(&mut hash, self.inputs[i].assume_init(), blocks * BLOCK);
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
        self.hashes[..self.parked].fill_with(MaybeUninit::zeroed);
        zeroize::optimization_barrier(&self.hashes);
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
    #[inline(always)]
    unsafe fn begin(&mut self, layout: Layout, i: usize, task: &Task<'_, F>) {
        // To copy a block takes less time than a call for it alone.
        let n = task.message.len();
        let (blocks, rest) = task.message.split_at(if n <= SHORT { 0 } else { n - n % BLOCK });
        let length = task.before.wrapping_add(task.message.len() as u64);
        // SAFETY: as the caller says.
        unsafe {
            let buffer = self.buffer(i);
            let end = buffer.pad::<F>(rest, length);
            let number = task.number;
            let lane = if blocks.is_empty() {
                let input = buffer.as_ptr();
                Lane { number, more: self.read(i, input, end), end: 0 }
            } else {
                Lane { number, more: self.read(i, blocks.as_ptr(), blocks.len() / BLOCK), end }
            };
            self.lanes[i].write(lane);
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
            self.state.put(layout, i, self.hashes[i].assume_init_ref());
        }
    }

    /// Lane `i` reads so many blocks next, or as many of them as are returned fewer.
    #[inline]
    fn read(&mut self, i: usize, input: *const u8, blocks: usize) -> usize {
        let now = blocks.min(MOST_BLOCKS);
        self.inputs[i].write(input);
        self.left[i].write(now as u32);
        blocks - now
    }

    /// The last lane moves into the place of lane `i`, which ended; their buffers change places.
    #[inline]
    fn leave(&mut self, i: usize) {
        self.live -= 1;
        let last = self.live;
        if i == last {
            return;
        }
        self.inputs[i] = self.inputs[last];
        self.left[i] = self.left[last];
        self.lanes[i] = self.lanes[last];
        self.hashes[i] = self.hashes[last];
        self.buffers.swap(i, last);
    }

    /// # Safety
    ///
    /// The lane is live.
    #[inline]
    unsafe fn lane(&mut self, i: usize) -> &mut Lane {
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
