//! BLAKE3's tree (sections 2.1 to 2.5 of its paper): chaining values of chunks, of parents, and of subtrees, in lanes if
//! there are several.
//!
//! Kernels for [inputs](super::inputs) of a tree take whole chunks and parents in one call. On a processor without such
//! kernels, and for messages that are not a tree, BLAKE3 uses the same kinds of kernels as the other hashes. These take
//! blocks under one counter, one length and one set of flags, so a chunk takes three calls: the first block, the blocks
//! between, and the last block. A parent takes one call.
#![forbid(unsafe_code)]

use core::slice;

pub(crate) use super::inputs::{BLOCK, VALUE, Value};
use super::{
    super::{
        function::CompressionFunction,
        plan::{BatchKernel, FEW_INPUTS, HashPlan},
        source::EqualSources,
        state::{MAX, State},
    },
    inputs::{Initial, MAX_INPUTS},
};
use crate::{
    cpu::token::Token,
    kernel::contract::{Aligned, kernel_types::Blake3Inputs, parameter::Blake3},
    memory::wipe::wipe,
    portable::{self, blake3::IV},
};

/// The number of bytes of a chunk.
pub(crate) const CHUNK: usize = 1024;

/// The state of an input: the chaining value, the counter, the length of a block, and the flags.
pub(crate) type Words = <Blake3 as CompressionFunction>::Words;

/// The flags (table 3).
pub(crate) const CHUNK_START: u32 = 1;
pub(crate) const CHUNK_END: u32 = 1 << 1;
pub(crate) const PARENT: u32 = 1 << 2;
pub(crate) const ROOT: u32 = 1 << 3;
pub(crate) const KEYED_HASH: u32 = 1 << 4;
pub(crate) const DERIVE_KEY_CONTEXT: u32 = 1 << 5;
pub(crate) const DERIVE_KEY_MATERIAL: u32 = 1 << 6;

/// The positions of the words of a state that follow the chaining value.
const COUNTER: usize = 8;
const LENGTH: usize = 10;
const FLAGS: usize = 11;

/// The number of chunks whose chaining values are kept at once.
pub(crate) const RUN: usize = 256;

/// The maximum number of inputs of a kernel with a register for each row of their states.
const ROWS: usize = 4;

/// The maximum number of chunks of a message that is neither short nor long.
const SOME: usize = 64;

/// A mode of BLAKE3: the key words, and the flags of all calls (section 2.3).
#[derive(Clone, Copy)]
pub(crate) struct Mode {
    pub(crate) key: [u32; 8],
    pub(crate) flags: u32,
}

impl Mode {
    /// The hash without a key.
    pub(crate) const HASH: Self = Self { key: IV, flags: 0 };

    /// Returns the mode of a key, with its flag.
    pub(crate) fn keyed(key: &[u8; VALUE], flags: u32) -> Self {
        let words = key.as_chunks().0;
        Self { key: core::array::from_fn(|i| u32::from_le_bytes(words[i])), flags }
    }

    /// Returns the key words, if there is a key.
    fn key_words(&self) -> Option<&[u32; 8]> {
        (self.flags & (KEYED_HASH | DERIVE_KEY_MATERIAL) != 0).then_some(&self.key)
    }

    /// Returns the flags of the blocks of a chunk, or of a shorter input of this many blocks.
    fn flags_of_blocks(&self, blocks: usize) -> [u32; CHUNK / BLOCK] {
        let mut flags = [self.flags; CHUNK / BLOCK];
        flags[0] |= CHUNK_START;
        flags[blocks - 1] |= CHUNK_END;
        flags
    }

    /// Returns the initial state of an input. The counter is the number of a chunk, or 0 for a parent.
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

/// An input whose last block is not compressed yet: it gives the chaining value of a chunk or of a parent, or the output of
/// the root.
#[derive(Clone)]
pub(crate) struct Last {
    /// The state without its flags.
    pub(crate) state: Words,
    pub(crate) flags: u32,
    pub(crate) block: [u8; BLOCK],
}

impl Last {
    /// Returns the input of a parent, which has one block.
    pub(crate) fn of_parent(mode: &Mode, children: &[Value; 2]) -> Self {
        let mut block = [0; BLOCK];
        block.copy_from_slice(children.as_flattened());
        Self { state: mode.state(0, 0), flags: mode.flags | PARENT, block }
    }

    /// Ends a chunk, of which the state has absorbed `before` blocks, with a block of `length` bytes.
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

    /// Returns the chaining value under more flags. The state is compressed in place, and its words are written whole: a
    /// load of a row, or of a word after a store of one of its bytes, would wait for the stores, and so for the preceding
    /// calls.
    fn compress(mut self, flags: u32) -> Value {
        self.state[FLAGS] = self.flags | flags;
        absorb(&mut self.state, slice::from_ref(&self.block));
        value(&self.state)
    }

    /// Returns the input that the root compresses for block `number` of its output (section 2.6).
    fn of_output(&self, number: u64) -> Self {
        let mut last = self.clone();
        last.state[FLAGS] = self.flags | ROOT;
        last.flags |= ROOT;
        [last.state[COUNTER], last.state[COUNTER + 1]] = halves(number);
        last
    }

    /// Returns the first half of block `number` of the root's output, which the kernels compute as a chaining value.
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
    Blake3::kernels().one(token).call(token, state, blocks.into());
}

/// Absorbs blocks of a chunk. The flag that begins a chunk applies to the first block only.
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

/// Computes the chaining value of a parent of two children, under more flags.
fn parent(mode: &Mode, children: &[u8; BLOCK], flags: u32) -> Value {
    let mut state = mode.state(0, PARENT | flags);
    absorb(&mut state, slice::from_ref(children));
    let value = value(&state);
    wipe(&mut state);
    value
}

/// Several inputs in the lanes of a kernel.
struct Lanes<'s> {
    token: Token,
    kernel: BatchKernel<Blake3>,
    state: &'s mut State<Blake3>,
    count: usize,
}

impl<'s> Lanes<'s> {
    /// Begins `count` inputs, at most as many as the kernel takes, with equal words. The other lanes get the same words.
    fn new(
        token: Token,
        kernel: BatchKernel<Blake3>,
        state: &'s mut State<Blake3>,
        count: usize,
        words: &Words,
    ) -> Self {
        state.fill(kernel.layout(), words);
        Self { token, kernel, state, count }
    }

    /// Sets the counters.
    fn set_numbers(&mut self, number: impl Fn(usize) -> u64) {
        for half in 0..2 {
            self.state.set_word(COUNTER + half, |i| halves(number(i))[half]);
        }
    }

    /// Sets the chaining values of the first lanes.
    fn set_values(&mut self, values: &[Value]) {
        for word in 0..COUNTER {
            self.state
                .set_word(word, |i| values.get(i).map_or(0, |value| u32::from_le_bytes(value.as_chunks().0[word])));
        }
    }

    /// Absorbs the same number of blocks of each input, under these flags.
    fn absorb<'a>(&mut self, flags: u32, blocks: impl Fn(usize) -> &'a [[u8; BLOCK]]) {
        self.state.set_word(FLAGS, |_| flags);
        let mut sources = EqualSources::<Blake3>::from_messages((0..self.count).map(blocks));
        self.kernel.call(self.token, self.state, sources.inputs(self.kernel.messages()));
    }

    /// Absorbs all blocks but the last of a chunk of each input, under the flags of the mode. Returns the flag that the last
    /// block needs if it is the first block too, or 0.
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

impl Drop for Lanes<'_> {
    fn drop(&mut self) {
        self.state.wipe();
    }
}

/// A computation of chaining values of a tree, with the initial words of its inputs.
struct Tree<'a> {
    token: Token,
    plan: &'static HashPlan<Blake3>,
    mode: &'a Mode,
    initial: Initial,
}

impl<'a> Tree<'a> {
    fn new(mode: &'a Mode) -> Self {
        let token = Token::begin();
        let plan = Blake3::kernels().plan(token);
        Self { token, plan, mode, initial: Initial::new() }
    }

    /// Computes the chaining values of whole chunks, the first of which has this number. `values` has room for
    /// [`MAX_INPUTS`] more.
    fn chunks(&mut self, number: u64, chunks: &[[u8; CHUNK]], values: &mut [Value]) {
        let Self { token, plan, mode, .. } = *self;
        let flags = mode.flags_of_blocks(CHUNK / BLOCK);
        let (mut sources, mut at) = (EqualSources::new(), 0);
        while at < chunks.len() {
            let (left, number) = (&chunks[at..], number + at as u64);
            let blocks = |i: usize| left[i].as_chunks::<BLOCK>().0;
            at += if let Some(entry) = plan.tree.inputs.entry(left.len()) {
                let count = entry.kernel.inputs().min(left.len());
                sources.replace((0..count).map(blocks));
                self.initial.fill(entry.kernel.inputs(), mode.key_words(), Some(number));
                self.initial.call(token, entry.kernel, &flags, &mut sources, &mut values[at..]);
                count
            } else if let Some(kernel) = plan.several.kernel(left.len(), false) {
                let count = kernel.messages().min(left.len());
                let blocks = |i: usize| blocks(i).split_at(CHUNK / BLOCK - 1);
                let mut state = State::new();
                let mut lanes = Lanes::new(token, kernel, &mut state, count, &mode.state(0, 0));
                lanes.set_numbers(|i| number + i as u64);
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

    /// Computes the chaining values of whole chunks, and of a part of a following chunk in its own lane, if a kernel has a
    /// lane to spare; returns whether it has. The part stops before its last block, and the chunks continue. `values` has
    /// room as for [`chunks`](Self::chunks).
    fn chunks_and_part(&mut self, number: u64, chunks: &[[u8; CHUNK]], part: &[u8], values: &mut [Value]) -> bool {
        let Self { token, plan, mode, .. } = *self;
        let (count, together) = (chunks.len(), blocks_before_last(part));
        let Some(kernel) = plan.tree.inputs.entry(count + 1).map(|entry| entry.kernel) else { return false };
        let takes = kernel.inputs();
        // A kernel of four inputs in rows takes as long as a kernel of two; lanes of a wider kernel would cost more than the
        // part.
        let is_spare =
            takes <= ROWS || plan.tree.inputs.entry(count).is_some_and(|entry| entry.kernel.inputs() == takes);
        if count == 0 || together == 0 || takes <= count || !is_spare {
            return false;
        }
        let flags = mode.flags_of_blocks(CHUNK / BLOCK);
        let (first_flags, last_flags) = flags.split_at(together);
        let halves = || chunks.iter().map(|chunk| chunk.as_chunks::<BLOCK>().0.split_at(together));
        let part_blocks = part.as_chunks().0;
        let sources = halves().map(|(first, _)| first).chain([&part_blocks[..together]]);
        self.initial.fill(takes, mode.key_words(), Some(number));
        self.initial.call(token, kernel, first_flags, &mut EqualSources::from_messages(sources), values);
        let mut last = Last { state: mode.state(number + count as u64, 0), flags: 0, block: last_block(part) };
        let words = values[count].as_chunks().0.iter();
        last.state.iter_mut().zip(words).for_each(|(word, bytes)| *word = u32::from_le_bytes(*bytes));
        last.end_chunk(mode, together, part.len() - BLOCK * together);
        self.initial.resume(&values[..takes], number);
        let mut lasts = EqualSources::from_messages(halves().map(|(_, last)| last));
        self.initial.call(token, kernel, last_flags, &mut lasts, values);
        values[count] = last.value();
        true
    }

    /// Computes the chaining values of the parents of an even number of chaining values. `values` has room for
    /// [`MAX_INPUTS`] more.
    fn parents(&mut self, children: &[Value], values: &mut [Value]) {
        let children = children.as_flattened().as_chunks::<BLOCK>().0;
        let mut at = 0;
        while at < children.len() {
            let left = &children[at..];
            at += self.some_parents(0, left.len(), |i| &left[i], &mut values[at..]);
        }
    }

    /// Computes the chaining values of as many of `left` parents as share a kernel, under more flags, and returns their
    /// number. `children` returns the children of a parent. `values` has room as for [`parents`](Self::parents).
    #[inline]
    fn some_parents<'v>(
        &mut self,
        flags: u32,
        left: usize,
        children: impl Fn(usize) -> &'v [u8; BLOCK],
        values: &mut [Value],
    ) -> usize {
        let Self { token, plan, mode, .. } = *self;
        let blocks = |i: usize| slice::from_ref(children(i));
        if let Some(entry) = plan.tree.inputs.entry(left) {
            let count = entry.kernel.inputs().min(left);
            self.initial.fill(entry.kernel.inputs(), mode.key_words(), None);
            let mut parents = EqualSources::new();
            parents.replace((0..count).map(blocks));
            self.initial.call(token, entry.kernel, &[mode.flags | PARENT | flags], &mut parents, values);
            count
        } else if let Some(kernel) = plan.several.kernel(left, true) {
            let count = kernel.messages().min(left);
            let mut state = State::new();
            let mut lanes = Lanes::new(token, kernel, &mut state, count, &mode.state(0, 0));
            lanes.absorb(mode.flags | PARENT | flags, blocks);
            (0..count).for_each(|i| values[i] = lanes.value(i));
            count
        } else {
            values[0] = parent(mode, children(0), flags);
            1
        }
    }

    /// Computes the chaining values of the largest subtrees of at most [`RUN`] chunks that can't be the whole tree, and
    /// passes them on with their numbers of chunks, from left to right. The first chunk has this number.
    fn run(&mut self, number: u64, chunks: &[[u8; CHUNK]], room: &mut Room<'_>, emit: &mut impl FnMut(Value, u64)) {
        let [mut values, mut next] = room.buffers();
        self.chunks(number, chunks, values);
        let (mut at, mut first, mut count, mut size) = (number, 0, chunks.len(), 1);
        // At the right end of each level, a value may be left without a sibling.
        let (mut right, mut depth) = ([([0; VALUE], 0); RUN.ilog2() as usize + 1], 0);
        while count > 2 {
            if !at.is_multiple_of(2) {
                emit(values[first], size);
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
        values[first..][..count].iter().for_each(|value| emit(*value, size));
        right[..depth].iter().rev().for_each(|(value, size)| emit(*value, *size));
        right[..depth].iter_mut().for_each(|(value, _)| wipe(value));
    }

    /// Computes the digest of a message of more than one chunk and at most [`RUN`].
    fn root(&mut self, message: &[u8], room: &mut Room<'_>) -> Value {
        let [mut values, mut next] = room.buffers();
        let (whole, rest) = message.as_chunks();
        // First come the kernels that have no lane to spare for the last part.
        let mut count = 0;
        while let Some(entry) = self.plan.tree.inputs.entry(whole.len() - count)
            && (ROWS + 1..=whole.len() - count).contains(&entry.kernel.inputs())
        {
            count += entry.kernel.inputs();
        }
        let (before, last) = whole.split_at(count);
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
            // A value without a sibling moves up to the next level.
            if count > 2 * pairs {
                next[pairs] = values[2 * pairs];
            }
            (values, next, count) = (next, values, count.div_ceil(2));
        }
        parent(self.mode, &values.as_flattened().as_chunks().0[0], ROOT)
    }

    /// Hashes messages of equal length in place, as long as they fill the lanes of a kernel, and returns how many it has
    /// hashed. The length must be a number of whole blocks and at most a chunk.
    fn whole<M: AsRef<[u8]>>(&mut self, messages: &[M], digests: &mut [Value]) -> usize {
        let Self { token, plan, mode, .. } = *self;
        let bytes = messages.first().map_or(0, |message| message.as_ref().len());
        let are_whole = bytes.is_multiple_of(BLOCK) && (BLOCK..=CHUNK).contains(&bytes);
        if !are_whole || messages.iter().any(|message| message.as_ref().len() != bytes) {
            return 0;
        }
        let blocks = bytes / BLOCK;
        let mut flags = mode.flags_of_blocks(blocks);
        flags[blocks - 1] |= ROOT;
        let (mut sources, mut done) = (EqualSources::new(), 0);
        while let Some(entry) = plan.tree.inputs.entry(messages.len() - done)
            && entry.kernel.inputs() <= messages.len() - done
        {
            let takes = entry.kernel.inputs();
            self.initial.fill(takes, mode.key_words(), None);
            sources.replace(messages[done..][..takes].iter().map(|message| message.as_ref().as_chunks().0));
            self.initial.call(token, entry.kernel, &flags[..blocks], &mut sources, &mut digests[done..]);
            done += takes;
        }
        done
    }

    /// Computes the chaining values of leaves, under more flags for their last blocks, and writes each to its place. Leaves of equal
    /// shape share kernels.
    fn leaves(&mut self, flags: u32, leaves: &mut [Leaf<'_>], out: &mut [Value]) {
        let Self { plan, mode, .. } = *self;
        // Sorting puts leaves of one shape, the number of their blocks and whether the last block is short, next to each other.
        // From each run, groups are taken from the front until it is empty, each by the first kernel that the plan has for the
        // leaves that are left: for inputs of whole blocks, for lanes, or for one chunk. Kernels for inputs write as many values
        // as they take, so their values go through `values`, and each value from there to the place of its leaf.
        let (mut values, mut sources) = (Aligned([[0; VALUE]; MAX_INPUTS]), EqualSources::new());
        leaves.sort_unstable_by_key(|leaf| leaf.shape);
        for mut left in leaves.chunk_by(|a, b| a.shape == b.shape) {
            let (before, is_part) = (usize::from(left[0].shape / 2), left[0].shape % 2 == 1);
            let mut flags_of_blocks = mode.flags_of_blocks(before + 1);
            flags_of_blocks[before] |= flags;
            while let [first, ..] = left {
                let inputs = plan.tree.inputs.entry(left.len()).filter(|_| !is_part).map(|entry| entry.kernel);
                let count = if let Some(kernel) = inputs {
                    let group = &left[..kernel.inputs().min(left.len())];
                    self.first_blocks(kernel, group, &flags_of_blocks[..=before], &mut sources, &mut values.0);
                    group.iter().zip(&values.0).for_each(|(leaf, value)| out[leaf.place()] = *value);
                    group.len()
                } else if let Some(kernel) = plan.several.kernel(left.len(), true) {
                    let group = &left[..kernel.messages().min(left.len())];
                    self.parts(kernel, flags, group, out);
                    group.len()
                } else {
                    out[first.place()] = chunk(mode, first.number(), first.bytes, flags);
                    1
                };
                left = &left[count..];
            }
        }
        wipe(values.0.as_flattened_mut());
    }

    /// Computes the chaining values of leaves after their first blocks, one for each of the flags. Later values are
    /// overwritten, up to the number that the kernel takes.
    fn first_blocks<'m>(
        &mut self,
        kernel: &Blake3Inputs,
        leaves: &[Leaf<'m>],
        flags: &[u32],
        sources: &mut EqualSources<'m, Blake3>,
        values: &mut [Value],
    ) {
        let (takes, key) = (kernel.inputs(), self.mode.key_words());
        if leaves.iter().all(|leaf| leaf.number == 0) {
            self.initial.fill(takes, key, None);
        } else {
            self.initial.fill_each(takes, key, leaves.iter().map(Leaf::number));
        }
        sources.replace(leaves.iter().map(|leaf| &leaf.bytes.as_chunks().0[..flags.len()]));
        self.initial.call(self.token, kernel, flags, sources, values);
    }

    /// Computes the chaining values of leaves with the same number of blocks, under more flags for the last block, which may
    /// be short.
    fn parts(&mut self, kernel: BatchKernel<Blake3>, flags: u32, leaves: &[Leaf<'_>], out: &mut [Value]) {
        let Self { token, plan, mode, .. } = *self;
        let before = blocks_before_last(leaves[0].bytes);
        let blocks = |i: usize| &leaves[i].bytes.as_chunks().0[..before];
        let mut lasts = [[0; BLOCK]; MAX];
        lasts.iter_mut().zip(leaves).for_each(|(last, leaf)| *last = last_block(leaf.bytes));
        let mut state = State::new();
        let mut lanes = Lanes::new(token, kernel, &mut state, leaves.len(), &mode.state(0, 0));
        if leaves.iter().any(|leaf| leaf.number > 0) {
            lanes.set_numbers(|i| leaves.get(i).map_or(0, Leaf::number));
        }
        let inputs = plan.tree.inputs.entry(leaves.len()).map(|entry| entry.kernel);
        let start = match inputs.filter(|inputs| before > 0 && inputs.inputs() >= leaves.len()) {
            // A kernel for inputs takes less time for whole blocks.
            Some(inputs) => {
                let mut values = Aligned([[0; VALUE]; MAX_INPUTS]);
                let flags = mode.flags_of_blocks(CHUNK / BLOCK);
                self.first_blocks(inputs, leaves, &flags[..before], &mut EqualSources::new(), &mut values.0);
                lanes.set_values(&values.0);
                wipe(values.0.as_flattened_mut());
                0
            }
            None => lanes.absorb_before_last(mode.flags, blocks),
        };
        let length = |i: usize| leaves.get(i).map_or(0, |leaf| leaf.bytes.len() - BLOCK * before);
        lanes.state.set_word(LENGTH, |i| length(i) as u32);
        lanes.absorb(mode.flags | start | CHUNK_END | flags, |i| &lasts[i..=i]);
        leaves.iter().enumerate().for_each(|(i, leaf)| out[leaf.place()] = lanes.value(i));
        wipe(lasts[..leaves.len()].as_flattened_mut());
    }

    /// Computes the digests of messages of several chunks from the chaining values of the chunks, which it overwrites. The
    /// parents of all messages share kernels.
    fn roots(&mut self, spans: &mut [Span], values: &mut [Value], digests: &mut [Value]) {
        while spans.iter().any(|span| span.count > 2) {
            let pairs = |span: &Span| if span.count > 2 { span.count / 2 } else { 0 };
            let mut parents =
                spans.iter().flat_map(|span| (0..pairs(span)).map(|i| [span.first + 2 * i, span.first + i]));
            self.join(0, &mut parents, values, None);
            for span in spans.iter_mut().filter(|span| span.count > 2) {
                // A value without a sibling moves up to the next level.
                if !span.count.is_multiple_of(2) {
                    values[span.first + span.count / 2] = values[span.first + span.count - 1];
                }
                span.count = span.count.div_ceil(2);
            }
        }
        let mut roots = spans.iter().map(|span| [span.first, span.message]);
        self.join(ROOT, &mut roots, values, Some(digests));
    }

    /// Computes the chaining values of parents under more flags. An item of `parents` is the place of the first child in `values`,
    /// and the place of the parent in `others`, or in `values` if there are no others.
    fn join(
        &mut self,
        flags: u32,
        parents: &mut dyn Iterator<Item = [usize; 2]>,
        values: &mut [Value],
        mut others: Option<&mut [Value]>,
    ) {
        let mut joined = Aligned([[0; VALUE]; MAX]);
        loop {
            let (mut places, mut found) = ([[0; 2]; MAX], 0);
            for (place, parent) in places.iter_mut().zip(&mut *parents) {
                *place = parent;
                found += 1;
            }
            let mut at = 0;
            while at < found {
                let places = &places[at..found];
                let children = |i: usize| {
                    let [children, _]: [usize; 2] = places[i];
                    &values[children..][..2].as_flattened().as_chunks().0[0]
                };
                at += self.some_parents(flags, places.len(), children, &mut joined.0[at..]);
            }
            let to = others.as_deref_mut().unwrap_or(values);
            places[..found].iter().zip(&joined.0).for_each(|([_, place], value)| to[*place] = *value);
            if found < MAX {
                break;
            }
        }
        wipe(joined.0.as_flattened_mut());
    }
}

/// A chunk in a batch, or a message of one chunk.
#[derive(Clone, Copy, Default)]
struct Leaf<'m> {
    bytes: &'m [u8],
    /// The number of the chunk in its message.
    number: u16,
    /// The place of its chaining value.
    place: u16,
    /// Leaves of equal shape share kernels: twice the number of blocks before the last, plus 1 if the last block is not
    /// full.
    shape: u8,
}

const _: () = assert!(WINDOW <= u16::MAX as usize, "a place has 16 bits");

impl<'m> Leaf<'m> {
    #[inline]
    fn new(bytes: &'m [u8], number: usize, place: usize) -> Self {
        let before = blocks_before_last(bytes);
        let is_part = bytes.len() != BLOCK * (before + 1);
        Self { bytes, number: number as u16, place: place as u16, shape: 2 * before as u8 + u8::from(is_part) }
    }

    fn number(&self) -> u64 {
        self.number.into()
    }

    fn place(&self) -> usize {
        self.place.into()
    }
}

/// The places of the chaining values of a message in a batch.
#[derive(Clone, Copy, Default)]
struct Span {
    message: usize,
    first: usize,
    count: usize,
}

/// Room for the chaining values of some chunks and for half as many parents, and for the values that kernels write after
/// them.
struct Room<'a> {
    values: &'a mut [Value],
    next: &'a mut [Value],
}

impl Room<'_> {
    /// Runs with room for this many chunks, at most [`RUN`]. Filling and wiping more room takes long for a short message.
    fn with(chunks: usize, run: &mut dyn FnMut(&mut Room<'_>)) {
        fn run_with<const VALUES: usize, const NEXT: usize>(run: &mut dyn FnMut(&mut Room<'_>)) {
            let (mut values, mut next) = (Aligned([[0; VALUE]; VALUES]), Aligned([[0; VALUE]; NEXT]));
            run(&mut Room { values: &mut values.0, next: &mut next.0 });
        }
        const MORE: usize = FEW_INPUTS + 1;
        match chunks {
            ..=FEW_INPUTS => run_with::<FEW_INPUTS, FEW_INPUTS>(run),
            MORE..=SOME => run_with::<{ SOME + MAX_INPUTS }, { SOME / 2 + MAX_INPUTS }>(run),
            _ => run_with::<{ RUN + MAX_INPUTS }, { RUN / 2 + MAX_INPUTS }>(run),
        }
    }

    fn buffers(&mut self) -> [&mut [Value]; 2] {
        [self.values, self.next]
    }
}

impl Drop for Room<'_> {
    fn drop(&mut self) {
        wipe(self.values.as_flattened_mut());
        wipe(self.next.as_flattened_mut());
    }
}

/// Computes the chaining values of subtrees of whole chunks, and passes them on with their numbers of chunks, from left to
/// right. The first chunk has this number. No subtree is the whole tree, which has other chunks.
pub(crate) fn subtrees(mode: &Mode, number: u64, chunks: &[[u8; CHUNK]], mut emit: impl FnMut(Value, u64)) {
    Room::with(chunks.len(), &mut |room| {
        let mut tree = Tree::new(mode);
        for (number, run) in (number..).step_by(RUN).zip(chunks.chunks(RUN)) {
            match run {
                [chunk] => emit(last_of_chunk(mode, number, chunk).value(), 1),
                _ => tree.run(number, run, room, &mut emit),
            }
        }
    });
}

/// Computes the digest of a message of more than one chunk and at most [`RUN`].
pub(crate) fn digest_of_chunks(mode: &Mode, message: &[u8]) -> Value {
    let mut digest = [0; VALUE];
    Room::with(message.len().div_ceil(CHUNK), &mut |room| digest = Tree::new(mode).root(message, room));
    digest
}

/// Returns the number of blocks of a message of one chunk before the last block.
#[inline]
fn blocks_before_last(message: &[u8]) -> usize {
    message.len().saturating_sub(1) / BLOCK
}

/// Returns the last block of a message of one chunk, padded with zeros.
fn last_block(message: &[u8]) -> [u8; BLOCK] {
    let rest = &message[BLOCK * blocks_before_last(message)..];
    let mut block = [0; BLOCK];
    block[..rest.len()].copy_from_slice(rest);
    block
}

/// Absorbs a message of one chunk up to its last block, and returns the last block with the state.
pub(crate) fn last_of_chunk(mode: &Mode, number: u64, message: &[u8]) -> Last {
    let before = blocks_before_last(message);
    let mut last = Last { state: mode.state(number, CHUNK_START), flags: 0, block: last_block(message) };
    absorb_chunk(&mut last.state, &message.as_chunks().0[..before]);
    last.end_chunk(mode, before, message.len() - BLOCK * before);
    last
}

/// Computes the digest of a message of at most one chunk.
pub(crate) fn digest_of_chunk(mode: &Mode, message: &[u8]) -> Value {
    chunk(mode, 0, message, ROOT)
}

/// Computes the chaining value of a chunk, or of a message of one chunk, under more flags for its last block.
fn chunk(mode: &Mode, number: u64, message: &[u8], flags: u32) -> Value {
    let (before, rest) = message.split_at(BLOCK * blocks_before_last(message));
    let mut state = mode.state(number, CHUNK_START);
    absorb_chunk(&mut state, before.as_chunks().0);
    let start = if before.is_empty() { CHUNK_START } else { 0 };
    (state[LENGTH], state[FLAGS]) = (rest.len() as u32, mode.flags | start | CHUNK_END | flags);
    if let [block] = rest.as_chunks().0 {
        absorb(&mut state, slice::from_ref(block));
    } else {
        let mut block = last_block(rest);
        absorb(&mut state, slice::from_ref(&block));
        wipe(&mut block);
    }
    let value = value(&state);
    wipe(&mut state);
    value
}

/// The number of chunks and messages of one chunk that share kernels, wherever they are in a batch.
const WINDOW: usize = 1024;
const SMALL_WINDOW: usize = 64;

/// The maximum length in bytes of messages that share kernels: longer messages fill the lanes alone.
pub(crate) const SHARED: usize = 2 * FEW_INPUTS * CHUNK;

/// Hashes messages of up to [`SHARED`] bytes, chunks of which share lanes. Longer messages are skipped. There is a digest
/// for each message.
pub(crate) fn shared<M: AsRef<[u8]>>(mode: &Mode, messages: &[M], digests: &mut [Value]) {
    let done = Tree::new(mode).whole(messages, digests);
    let (messages, digests) = (&messages[done..], &mut digests[done..]);
    match messages.len() {
        0 => return,
        1..=SMALL_WINDOW => of_one_chunk::<SMALL_WINDOW, M>(mode, messages, digests),
        _ => of_one_chunk::<WINDOW, M>(mode, messages, digests),
    }
    if messages.iter().any(|message| (CHUNK + 1..=SHARED).contains(&message.as_ref().len())) {
        of_some_chunks(mode, messages, digests);
    }
}

/// Hashes messages of up to one chunk each.
fn of_one_chunk<const WINDOW: usize, M: AsRef<[u8]>>(mode: &Mode, messages: &[M], digests: &mut [Value]) {
    let mut tree = Tree::new(mode);
    let mut leaves = [Leaf::default(); WINDOW];
    for (messages, digests) in messages.chunks(WINDOW).zip(digests.chunks_mut(WINDOW)) {
        let short = messages.iter().map(AsRef::as_ref).enumerate().filter(|(_, message)| message.len() <= CHUNK);
        let mut count = 0;
        for (leaf, (place, bytes)) in leaves.iter_mut().zip(short) {
            *leaf = Leaf::new(bytes, 0, place);
            count += 1;
        }
        tree.leaves(ROOT, &mut leaves[..count], digests);
    }
}

/// Hashes messages of more than one chunk and up to [`SHARED`] bytes each.
fn of_some_chunks<M: AsRef<[u8]>>(mode: &Mode, messages: &[M], digests: &mut [Value]) {
    let mut tree = Tree::new(mode);
    let (mut leaves, mut values) = ([Leaf::default(); RUN], Aligned([[0; VALUE]; RUN]));
    let mut spans = [Span::default(); RUN / 2];
    let mut left = messages.iter().map(AsRef::as_ref).enumerate().peekable();
    while left.peek().is_some() {
        let (mut count, mut found) = (0, 0);
        while let Some((message, bytes)) =
            left.next_if(|(_, bytes)| count + bytes.len().min(SHARED).div_ceil(CHUNK) <= RUN)
        {
            if !(CHUNK + 1..=SHARED).contains(&bytes.len()) {
                continue;
            }
            let first = count;
            for (number, bytes) in bytes.chunks(CHUNK).enumerate() {
                leaves[count] = Leaf::new(bytes, number, count);
                count += 1;
            }
            spans[found] = Span { message, first, count: count - first };
            found += 1;
        }
        tree.leaves(0, &mut leaves[..count], &mut values.0);
        tree.roots(&mut spans[..found], &mut values.0, digests);
    }
    wipe(values.0.as_flattened_mut());
}
