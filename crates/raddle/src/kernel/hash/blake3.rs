//! BLAKE3's tree (sections 2.1 to 2.5 of its paper): chaining values of chunks, of parents, and of subtrees, in lanes where
//! there are several.
//!
//! Kernels for [inputs](super::inputs) of a tree take whole chunks and parents in one call. Where a processor has none, and for
//! messages that are not a tree, the kernels of other hashes are used. They take blocks under one counter, one length and one
//! set of flags, so a chunk takes three calls: the first block, those between, and the last one. A parent takes one.
#![forbid(unsafe_code)]

use core::slice;

pub(crate) use super::inputs::{BLOCK, VALUE, Value};
use super::{
    batch_kernel::BatchKernel,
    function::CompressionFunction,
    inputs::{Initial, MAX_INPUTS},
    plan::HashPlan,
    source::{EqualSources, Source},
    state::{MAX, State},
};
use crate::{
    cpu::token::Token,
    kernel::contract::{Aligned, kernel_types::Blake3Inputs, parameter::Blake3},
    memory::wipe::wipe,
    portable::{self, blake3::IV},
};

/// The bytes of a chunk.
pub(crate) const CHUNK: usize = 1024;

/// The state of an input: the chaining value, the counter, the length of a block, and the flags.
pub(crate) type Words = <Blake3 as CompressionFunction>::Words;

/// Flags (table 3).
pub(crate) const CHUNK_START: u32 = 1;
pub(crate) const CHUNK_END: u32 = 1 << 1;
pub(crate) const PARENT: u32 = 1 << 2;
pub(crate) const ROOT: u32 = 1 << 3;
pub(crate) const KEYED_HASH: u32 = 1 << 4;
pub(crate) const DERIVE_KEY_CONTEXT: u32 = 1 << 5;
pub(crate) const DERIVE_KEY_MATERIAL: u32 = 1 << 6;

/// The words of a state behind the chaining value.
const COUNTER: usize = 8;
const LENGTH: usize = 10;
const FLAGS: usize = 11;

/// Chunks whose chaining values are kept at once.
pub(crate) const RUN: usize = 256;

/// The maximum number of inputs of a kernel with a register for each row of their states.
const ROWS: usize = 4;

/// Chunks of a short message, and of one that is not long.
const FEW: usize = 16;
const SOME: usize = 64;

/// What the tree of a mode begins with: the key words, and the flags that all its calls have (section 2.3).
#[derive(Clone, Copy)]
pub(crate) struct Mode {
    pub(crate) key: [u32; 8],
    pub(crate) flags: u32,
}

impl Mode {
    /// The hash without a key.
    pub(crate) const HASH: Self = Self { key: IV, flags: 0 };

    /// The mode of a key, with its flag.
    pub(crate) fn keyed(key: &[u8; VALUE], flags: u32) -> Self {
        let words = key.as_chunks().0;
        Self { key: core::array::from_fn(|i| u32::from_le_bytes(words[i])), flags }
    }

    /// Returns the state that an input begins with: a chunk with its number, or a parent with 0.
    pub(crate) fn state(&self, counter: u64, flags: u32) -> Words {
        let mut state = [0; 12];
        state[..COUNTER].copy_from_slice(&self.key);
        [state[COUNTER], state[COUNTER + 1]] = halves(counter);
        (state[LENGTH], state[FLAGS]) = (BLOCK as u32, self.flags | flags);
        state
    }
}

fn halves(counter: u64) -> [u32; 2] {
    [counter as u32, (counter >> 32) as u32]
}

/// Returns the bytes of the chaining value of a state.
pub(crate) fn value(state: &Words) -> Value {
    let mut value = [0; VALUE];
    for (bytes, word) in value.as_chunks_mut().0.iter_mut().zip(state) {
        *bytes = word.to_le_bytes();
    }
    value
}

/// An input of which the last block is left: the chaining value of a chunk or of a parent, or the output of the root.
#[derive(Clone)]
pub(crate) struct Last {
    /// The state without its flags.
    pub(crate) state: Words,
    pub(crate) flags: u32,
    pub(crate) block: [u8; BLOCK],
}

impl Last {
    /// Of a parent.
    pub(crate) fn of_parent(mode: &Mode, children: &[Value; 2]) -> Self {
        let mut block = [0; BLOCK];
        block.copy_from_slice(children.as_flattened());
        Self { state: mode.state(0, 0), flags: mode.flags | PARENT, block }
    }

    /// Ends a chunk, of which the state has `before` blocks, with a block of `length` bytes.
    pub(crate) fn end_chunk(&mut self, mode: &Mode, before: usize, length: usize) {
        let start = if before == 0 { CHUNK_START } else { 0 };
        self.flags = mode.flags | start | CHUNK_END;
        self.state[LENGTH] = length as u32;
    }

    /// Returns the chaining value.
    pub(crate) fn value(self) -> Value {
        self.compress(0)
    }

    /// Returns the first 32 bytes of the root's output.
    pub(crate) fn root(self) -> Value {
        self.compress(ROOT)
    }

    /// Returns the chaining value under more flags. The state is compressed where it is, and its words are written whole: a load of a
    /// row, or of a word after a byte of it, would wait for the stores, and with it for the calls before.
    fn compress(mut self, flags: u32) -> Value {
        self.state[FLAGS] = self.flags | flags;
        absorb(&mut self.state, slice::from_ref(&self.block));
        value(&self.state)
    }

    /// Returns what the root compresses for block `number` of its output (section 2.6).
    fn of_output(&self, number: u64) -> Self {
        let mut last = self.clone();
        last.state[FLAGS] = self.flags | ROOT;
        last.flags |= ROOT;
        [last.state[COUNTER], last.state[COUNTER + 1]] = halves(number);
        last
    }

    /// Returns the first half of block `number` of the root's output: as the kernels compute a chaining value.
    pub(crate) fn output_half(&self, number: u64) -> Value {
        self.of_output(number).value()
    }

    /// Returns block `number` of the root's output.
    pub(crate) fn output(&self, number: u64) -> [u8; BLOCK] {
        let last = self.of_output(number);
        let mut words = portable::blake3_output(&last.state, &last.block);
        let mut output = [0; BLOCK];
        for (bytes, word) in output.as_chunks_mut().0.iter_mut().zip(words) {
            *bytes = word.to_le_bytes();
        }
        wipe(&mut words);
        output
    }
}

impl Drop for Last {
    fn drop(&mut self) {
        wipe(&mut self.state);
        wipe(&mut self.block);
    }
}

/// Absorbs whole blocks of one input.
pub(crate) fn absorb(state: &mut Words, blocks: &[[u8; BLOCK]]) {
    let token = Token::begin();
    HashPlan::<Blake3>::single_of(token).call(token, state, blocks.into());
}

/// Absorbs blocks of a chunk. The flag that begins a chunk goes with the first one.
pub(crate) fn absorb_chunk(state: &mut Words, blocks: &[[u8; BLOCK]]) {
    let others = state[FLAGS] & !CHUNK_START;
    let (first, rest) = blocks.split_at(blocks.len().min(usize::from(state[FLAGS] != others)));
    if !first.is_empty() {
        absorb(state, first);
        state[FLAGS] = others;
    }
    if !rest.is_empty() {
        absorb(state, rest);
    }
}

/// Several inputs in the lanes of a kernel.
struct Lanes {
    token: Token,
    kernel: BatchKernel<Blake3>,
    state: State<Blake3>,
    count: usize,
}

impl Lanes {
    /// Begins `count` inputs, fewer than the kernel takes or as many, with these states. Further lanes are as the first one.
    fn new(token: Token, kernel: BatchKernel<Blake3>, count: usize, state: impl Fn(usize) -> Words) -> Self {
        let mut lanes = Self { token, kernel, state: State::new(), count };
        lanes.state.fill(kernel.layout(), &state(0));
        (1..count).for_each(|i| lanes.state.put(i, &state(i)));
        lanes
    }

    /// Absorbs as many blocks of each input, under these flags.
    fn absorb<'a>(&mut self, flags: u32, blocks: impl Fn(usize) -> &'a [[u8; BLOCK]]) {
        self.state.set_word(FLAGS, |_| flags);
        let mut sources = EqualSources::<Blake3>::of((0..self.count).map(blocks));
        self.kernel.call(self.token, &mut self.state, sources.inputs(self.kernel.messages()));
    }

    /// Absorbs the blocks of a chunk of each input, all but the last one, under the flags of the mode. Returns the flag that the
    /// last block needs where it is the first one too, or 0.
    fn absorb_before_last<'a>(&mut self, flags: u32, blocks: impl Fn(usize) -> &'a [[u8; BLOCK]]) -> u32 {
        let count = blocks(0).len();
        if count == 0 {
            return CHUNK_START;
        }
        self.absorb(flags | CHUNK_START, |i| &blocks(i)[..1]);
        if count > 1 {
            self.absorb(flags, |i| &blocks(i)[1..]);
        }
        0
    }

    /// Returns the chaining value of an input.
    fn value(&self, i: usize) -> Value {
        value(&self.state.at(i))
    }
}

impl Drop for Lanes {
    fn drop(&mut self) {
        self.state.wipe();
    }
}

/// Computes chaining values of a tree, with the words that its inputs begin with.
struct Tree<'a> {
    token: Token,
    plan: &'static HashPlan<Blake3>,
    mode: &'a Mode,
    initial: Initial,
}

impl<'a> Tree<'a> {
    fn new(mode: &'a Mode) -> Self {
        let token = Token::begin();
        let plan = HashPlan::<Blake3>::of(token);
        Self { token, plan, mode, initial: Initial::new() }
    }

    /// Computes the chaining values of whole chunks, the first of which has this number. Behind the values there is room for
    /// [`MAX_INPUTS`] others.
    fn chunks(&mut self, number: u64, chunks: &[[u8; CHUNK]], values: &mut [Value]) {
        let Self { token, plan, mode, .. } = *self;
        let mut flags = [mode.flags; CHUNK / BLOCK];
        flags[0] |= CHUNK_START;
        flags[CHUNK / BLOCK - 1] |= CHUNK_END;
        let mut at = 0;
        while at < chunks.len() {
            let (left, number) = (&chunks[at..], number + at as u64);
            let blocks = |i: usize| left[i].as_chunks::<BLOCK>().0;
            at += if let Some(step) = plan.inputs.step(left.len()) {
                let count = step.kernel.inputs().min(left.len());
                let inputs = EqualSources::consecutive(left[..count].as_flattened().as_chunks().0, flags.len());
                self.initial.fill(step.kernel.inputs(), &mode.key, Some(number));
                self.initial.call(token, step.kernel, &flags, inputs, &mut values[at..]);
                count
            } else if let Some(kernel) = plan.for_many(left.len(), false) {
                let count = kernel.messages().min(left.len());
                let state = |i: usize| mode.state(number + i as u64, CHUNK_START);
                let blocks = |i: usize| blocks(i).split_at(CHUNK / BLOCK - 1);
                let mut lanes = Lanes::new(token, kernel, count, state);
                lanes.absorb_before_last(mode.flags, |i| blocks(i).0);
                lanes.absorb(mode.flags | CHUNK_END, |i| blocks(i).1);
                (0..count).for_each(|i| values[at + i] = lanes.value(i));
                count
            } else {
                values[at] = last_of_chunk(mode, number, &left[0]).value();
                1
            };
        }
    }

    /// Computes the chaining values of whole chunks, and of a part of a chunk behind them in a lane of its own, where a kernel has one
    /// to spare; returns whether it has. The part stops before its last block, and the chunks go on. Behind the values there is room
    /// as for [`chunks`](Self::chunks).
    fn chunks_and_part(&mut self, number: u64, chunks: &[[u8; CHUNK]], part: &[u8], values: &mut [Value]) -> bool {
        let Self { token, plan, mode, .. } = *self;
        let (count, together) = (chunks.len(), blocks_before_last(part));
        let Some(kernel) = plan.inputs.step(count + 1).map(|step| step.kernel) else { return false };
        let takes = kernel.inputs();
        // A kernel of four inputs in rows takes as long as one of two; lanes of a wider one would cost more than the part.
        let is_spare = takes <= ROWS || plan.inputs.step(count).is_some_and(|step| step.kernel.inputs() == takes);
        if count == 0 || together == 0 || takes <= count || !is_spare {
            return false;
        }
        let mut flags = [mode.flags; CHUNK / BLOCK];
        flags[0] |= CHUNK_START;
        flags[CHUNK / BLOCK - 1] |= CHUNK_END;
        let (first_flags, last_flags) = flags.split_at(together);
        let halves = || chunks.iter().map(|chunk| chunk.as_chunks::<BLOCK>().0.split_at(together));
        let part_blocks = part.as_chunks().0;
        let sources = halves().map(|(first, _)| first).chain([&part_blocks[..together]]);
        self.initial.fill(takes, &mode.key, Some(number));
        self.initial.call(token, kernel, first_flags, EqualSources::of(sources), values);
        let mut last = Last { state: mode.state(number + count as u64, 0), flags: 0, block: last_block(part) };
        let words = values[count].as_chunks().0.iter();
        last.state.iter_mut().zip(words).for_each(|(word, bytes)| *word = u32::from_le_bytes(*bytes));
        last.end_chunk(mode, together, part.len() - BLOCK * together);
        self.initial.resume(&values[..takes]);
        self.initial.call(token, kernel, last_flags, EqualSources::of(halves().map(|(_, last)| last)), values);
        values[count] = last.value();
        true
    }

    /// Computes the chaining values of the parents of chaining values, an even number of them. Behind the values there is room
    /// for [`MAX_INPUTS`] others.
    fn parents(&mut self, children: &[Value], values: &mut [Value]) {
        let Self { token, plan, mode, .. } = *self;
        let children = children.as_flattened().as_chunks::<BLOCK>().0;
        let mut at = 0;
        while at < children.len() {
            let left = &children[at..];
            let blocks = |i: usize| &left[i..=i];
            at += if let Some(step) = plan.inputs.step(left.len()) {
                let count = step.kernel.inputs().min(left.len());
                self.initial.fill(step.kernel.inputs(), &mode.key, None);
                let parents = EqualSources::consecutive(&left[..count], 1);
                self.initial.call(token, step.kernel, &[mode.flags | PARENT], parents, &mut values[at..]);
                count
            } else if let Some(kernel) = plan.for_many(left.len(), true) {
                let count = kernel.messages().min(left.len());
                let mut lanes = Lanes::new(token, kernel, count, |_| mode.state(0, PARENT));
                lanes.absorb(mode.flags | PARENT, blocks);
                (0..count).for_each(|i| values[at + i] = lanes.value(i));
                count
            } else {
                values[at] = Last { state: mode.state(0, 0), flags: mode.flags | PARENT, block: left[0] }.value();
                1
            };
        }
    }

    /// Computes the chaining values of subtrees of [`RUN`] chunks at most, as large as they are sure not to be the whole tree, and
    /// passes them on with their numbers of chunks, from the left to the right. The first chunk has this number.
    fn run(&mut self, number: u64, chunks: &[[u8; CHUNK]], room: &mut Room<'_>, take: &mut impl FnMut(Value, u64)) {
        let [mut values, mut next] = room.both();
        self.chunks(number, chunks, values);
        let (mut at, mut first, mut count, mut size) = (number, 0, chunks.len(), 1);
        // On the right of each level, a value may be left without a sibling.
        let (mut right, mut depth) = ([([0; VALUE], 0); RUN.ilog2() as usize + 1], 0);
        while count > 2 {
            if !at.is_multiple_of(2) {
                take(values[first], size);
                (at, first, count) = (at + 1, first + 1, count - 1);
            }
            if !count.is_multiple_of(2) {
                count -= 1;
                right[depth] = (values[first + count], size);
                depth += 1;
            }
            self.parents(&values[first..][..count], next);
            (values, next) = (next, values);
            (at, first, count, size) = (at / 2, 0, count / 2, 2 * size);
        }
        values[first..][..count].iter().for_each(|value| take(*value, size));
        right[..depth].iter().rev().for_each(|(value, size)| take(*value, *size));
        right[..depth].iter_mut().for_each(|(value, _)| wipe(value));
    }

    /// Computes the two chaining values below the root of a message of more than one chunk, [`RUN`] at most.
    fn tops(&mut self, message: &[u8], room: &mut Room<'_>) -> [Value; 2] {
        let [mut values, mut next] = room.both();
        let (whole, rest) = message.as_chunks();
        let (before, last) = whole.split_at(whole.len() / MAX_INPUTS * MAX_INPUTS);
        let mut count = before.len();
        self.chunks(0, before, values);
        if !self.chunks_and_part(count as u64, last, rest, &mut values[count..]) {
            self.chunks(count as u64, last, &mut values[count..]);
            if !rest.is_empty() {
                values[whole.len()] = last_of_chunk(self.mode, whole.len() as u64, rest).value();
            }
        }
        count = message.len().div_ceil(CHUNK);
        while count > 2 {
            let pairs = count / 2;
            self.parents(&values[..2 * pairs], next);
            // A value without a sibling is one of the next level.
            if count > 2 * pairs {
                next[pairs] = values[2 * pairs];
            }
            (values, next, count) = (next, values, count.div_ceil(2));
        }
        [values[0], values[1]]
    }
}

/// Room for the chaining values of some chunks and for half as many, and for what kernels write behind them.
struct Room<'a> {
    values: &'a mut [Value],
    next: &'a mut [Value],
}

impl Room<'_> {
    /// Runs with room for this many chunks, [`RUN`] at most: to fill and to wipe more of it takes long for a short message.
    fn with(chunks: usize, run: &mut dyn FnMut(&mut Room<'_>)) {
        fn of<const VALUES: usize, const NEXT: usize>(run: &mut dyn FnMut(&mut Room<'_>)) {
            let (mut values, mut next) = (Aligned([[0; VALUE]; VALUES]), Aligned([[0; VALUE]; NEXT]));
            run(&mut Room { values: &mut values.0, next: &mut next.0 });
        }
        const {
            assert!(
                FEW.is_multiple_of(MAX_INPUTS),
                "a kernel that takes more than are left writes no more than there is room"
            );
        }
        const MORE: usize = FEW + 1;
        match chunks {
            ..=FEW => of::<FEW, FEW>(run),
            MORE..=SOME => of::<{ SOME + MAX_INPUTS }, { SOME / 2 + MAX_INPUTS }>(run),
            _ => of::<{ RUN + MAX_INPUTS }, { RUN / 2 + MAX_INPUTS }>(run),
        }
    }

    fn both(&mut self) -> [&mut [Value]; 2] {
        [self.values, self.next]
    }
}

impl Drop for Room<'_> {
    fn drop(&mut self) {
        wipe(self.values.as_flattened_mut());
        wipe(self.next.as_flattened_mut());
    }
}

/// Computes the chaining values of subtrees of whole chunks, and passes them on with their numbers of chunks, from the left to the
/// right. None is the whole tree. The first chunk has this number, and the tree has others.
pub(crate) fn subtrees(mode: &Mode, number: u64, chunks: &[[u8; CHUNK]], mut take: impl FnMut(Value, u64)) {
    Room::with(chunks.len(), &mut |room| {
        let mut tree = Tree::new(mode);
        for (number, run) in (number..).step_by(RUN).zip(chunks.chunks(RUN)) {
            match run {
                [chunk] => take(last_of_chunk(mode, number, chunk).value(), 1),
                _ => tree.run(number, run, room, &mut take),
            }
        }
    });
}

/// Computes the digest of a message of more than one chunk, [`RUN`] at most.
pub(crate) fn digest_of_chunks(mode: &Mode, message: &[u8]) -> Value {
    let mut digest = [0; VALUE];
    Room::with(message.len().div_ceil(CHUNK), &mut |room| {
        let mut tops = Tree::new(mode).tops(message, room);
        digest = Last::of_parent(mode, &tops).root();
        wipe(tops.as_flattened_mut());
    });
    digest
}

/// The blocks of a message of one chunk: those before the last one.
fn blocks_before_last(message: &[u8]) -> usize {
    message.len().saturating_sub(1) / BLOCK
}

/// Returns the last block of a message of one chunk: its last bytes, and zeros.
fn last_block(message: &[u8]) -> [u8; BLOCK] {
    let rest = &message[BLOCK * blocks_before_last(message)..];
    let mut block = [0; BLOCK];
    block[..rest.len()].copy_from_slice(rest);
    block
}

/// Returns what is left of a message of one chunk before its last block.
pub(crate) fn last_of_chunk(mode: &Mode, number: u64, message: &[u8]) -> Last {
    let before = blocks_before_last(message);
    let mut last = Last { state: mode.state(number, CHUNK_START), flags: 0, block: last_block(message) };
    absorb_chunk(&mut last.state, &message.as_chunks().0[..before]);
    last.end_chunk(mode, before, message.len() - BLOCK * before);
    last
}

/// Computes the digest of a message of at most one chunk.
pub(crate) fn digest_of_chunk(mode: &Mode, message: &[u8]) -> Value {
    let (before, rest) = message.split_at(BLOCK * blocks_before_last(message));
    let mut state = mode.state(0, CHUNK_START);
    absorb_chunk(&mut state, before.as_chunks().0);
    let start = if before.is_empty() { CHUNK_START } else { 0 };
    (state[LENGTH], state[FLAGS]) = (rest.len() as u32, mode.flags | start | CHUNK_END | ROOT);
    if let [block] = rest.as_chunks().0 {
        absorb(&mut state, slice::from_ref(block));
    } else {
        let mut block = last_block(rest);
        absorb(&mut state, slice::from_ref(&block));
        wipe(&mut block);
    }
    let digest = value(&state);
    wipe(&mut state);
    digest
}

/// The number of messages that are looked at together.
const WINDOW: usize = 1024;

/// Hashes messages of equal length and whole blocks, at most one chunk each, where they are.
fn whole_in_lanes(
    token: Token,
    kernel: &Blake3Inputs,
    initial: &mut Initial,
    mode: &Mode,
    messages: &[(usize, &[u8])],
    take: &mut impl FnMut(usize, Value),
) {
    let blocks = messages[0].1.len() / BLOCK;
    let mut flags = [mode.flags; CHUNK / BLOCK];
    flags[0] |= CHUNK_START;
    flags[blocks - 1] |= CHUNK_END | ROOT;
    let inputs = EqualSources::of(messages.iter().map(|(_, message)| message.as_chunks().0));
    let mut values = Aligned([[0; VALUE]; MAX_INPUTS]);
    initial.fill(kernel.inputs(), &mode.key, None);
    initial.call(token, kernel, &flags[..blocks], inputs, &mut values.0);
    messages.iter().zip(&values.0).for_each(|((number, _), value)| take(*number, *value));
    wipe(values.0.as_flattened_mut());
}

/// Hashes messages of at most one chunk each, several of as many blocks at once. Passes on the number and the digest of each.
/// Longer messages are passed over.
pub(crate) fn short<M: AsRef<[u8]>>(mode: &Mode, messages: &[M], mut take: impl FnMut(usize, Value)) {
    let token = Token::begin();
    let plan = HashPlan::<Blake3>::of(token);
    let mut initial = Initial::new();
    for (window, messages) in messages.chunks(WINDOW).enumerate() {
        let number = |message: &M| match message.as_ref() {
            message if message.len() > CHUNK => None,
            message => Some(blocks_before_last(message)),
        };
        let mut counts = [0; CHUNK / BLOCK];
        messages.iter().filter_map(number).for_each(|blocks| counts[blocks] += 1);
        for (blocks, mut left) in counts.into_iter().enumerate() {
            let mut rest = messages.iter().enumerate().filter(|(_, message)| number(message) == Some(blocks));
            while left > 0 {
                let kernel = plan.for_many(left, true);
                let count = kernel.map_or(1, |kernel| kernel.messages().min(left));
                let mut group = [(0, &[][..]); MAX];
                for (place, (i, message)) in group.iter_mut().zip(rest.by_ref().take(count)) {
                    *place = (WINDOW * window + i, message.as_ref());
                }
                let group = &group[..count];
                let are_whole = group.iter().all(|(_, message)| message.len() == BLOCK * (blocks + 1));
                match (kernel, plan.inputs.step(count)) {
                    (_, Some(step)) if are_whole => {
                        for group in group.chunks(step.kernel.inputs()) {
                            whole_in_lanes(token, step.kernel, &mut initial, mode, group, &mut take);
                        }
                    }
                    (Some(kernel), _) => in_lanes(token, kernel, mode, group, &mut take),
                    (None, _) => take(group[0].0, digest_of_chunk(mode, group[0].1)),
                }
                left -= count;
            }
        }
    }
}

/// Hashes messages of as many blocks, at most a chunk, with their numbers.
fn in_lanes(
    token: Token,
    kernel: BatchKernel<Blake3>,
    mode: &Mode,
    messages: &[(usize, &[u8])],
    take: &mut impl FnMut(usize, Value),
) {
    let before = blocks_before_last(messages[0].1);
    let mut lasts = [[0; BLOCK]; MAX];
    lasts.iter_mut().zip(messages).for_each(|(last, (_, message))| *last = last_block(message));
    let mut lanes = Lanes::new(token, kernel, messages.len(), |_| mode.state(0, 0));
    let start = lanes.absorb_before_last(mode.flags, |i| &messages[i].1.as_chunks().0[..before]);
    let length = |i: usize| messages.get(i).map_or(0, |(_, message)| message.len() - BLOCK * before);
    lanes.state.set_word(LENGTH, |i| length(i) as u32);
    lanes.absorb(mode.flags | start | CHUNK_END | ROOT, |i| &lasts[i..=i]);
    messages.iter().enumerate().for_each(|(i, (number, _))| take(*number, lanes.value(i)));
    wipe(lasts.as_flattened_mut());
}
