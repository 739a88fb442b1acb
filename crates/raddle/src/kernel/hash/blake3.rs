//! BLAKE3's tree (sections 2.1 to 2.5 of its paper): chaining values of chunks, of parents, and of subtrees, in lanes where
//! there are several.
//!
//! A kernel takes blocks under one counter, one length and one set of flags, so a chunk takes three calls: the first block,
//! those between, and the last one. A parent takes one.
#![forbid(unsafe_code)]

use super::{
    batch_kernel::BatchKernel,
    function::CompressionFunction,
    plan::HashPlan,
    source::{EqualSources, Source},
    state::{MAX, State},
};
use crate::{
    cpu::token::Token,
    kernel::contract::parameter::Blake3,
    memory::wipe::wipe,
    portable::{self, blake3::IV},
};

/// The bytes of a chunk.
pub(crate) const CHUNK: usize = 1024;

/// The bytes of a block.
pub(crate) const BLOCK: usize = Blake3::BLOCK;

/// The bytes of a chaining value.
pub(crate) const VALUE: usize = 32;

/// A chaining value, as it lies in the block of a parent.
pub(crate) type Value = [u8; VALUE];

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

/// Chunks whose chaining values a subtree keeps at once.
const LEAVES: usize = 128;

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
pub(crate) struct Last {
    pub(crate) state: Words,
    pub(crate) block: [u8; BLOCK],
}

impl Last {
    /// Of a parent.
    pub(crate) fn of_parent(mode: &Mode, children: &[Value; 2]) -> Self {
        let mut block = [0; BLOCK];
        block.copy_from_slice(children.as_flattened());
        Self { state: mode.state(0, PARENT), block }
    }

    /// Returns the chaining value.
    pub(crate) fn value(&self) -> Value {
        let mut state = self.state;
        absorb(&mut state, &[self.block]);
        let result = value(&state);
        wipe(&mut state);
        result
    }

    /// Returns the first 32 bytes of the root's output.
    pub(crate) fn root(mut self) -> Value {
        self.state[FLAGS] |= ROOT;
        self.value()
    }

    /// Returns block `number` of the root's output (section 2.6).
    pub(crate) fn output(&self, number: u64) -> [u8; BLOCK] {
        let mut state = self.state;
        state[FLAGS] |= ROOT;
        [state[COUNTER], state[COUNTER + 1]] = halves(number);
        let mut words = portable::blake3_output(&state, &self.block);
        let mut output = [0; BLOCK];
        for (bytes, word) in output.as_chunks_mut().0.iter_mut().zip(words) {
            *bytes = word.to_le_bytes();
        }
        wipe(&mut state);
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
        let mut sources = EqualSources::<Blake3>::new();
        let are_equal = sources.set((0..self.count).map(|i| Source::from(blocks(i))));
        assert!(are_equal, "as many blocks of each input");
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

/// Computes the chaining values of whole chunks, the first of which has this number.
fn chunks(mode: &Mode, number: u64, chunks: &[[u8; CHUNK]], values: &mut [Value]) {
    let token = Token::begin();
    let plan = HashPlan::<Blake3>::of(token);
    let mut at = 0;
    while at < chunks.len() {
        let left = &chunks[at..];
        let kernel = plan.for_many(left.len(), false);
        let count = kernel.map_or(1, |kernel| kernel.messages().min(left.len()));
        let state = |i: usize| mode.state(number + (at + i) as u64, CHUNK_START);
        let blocks = |i: usize| left[i].as_chunks::<BLOCK>().0.split_at(CHUNK / BLOCK - 1);
        match kernel {
            Some(kernel) => {
                let mut lanes = Lanes::new(token, kernel, count, state);
                lanes.absorb_before_last(mode.flags, |i| blocks(i).0);
                lanes.absorb(mode.flags | CHUNK_END, |i| blocks(i).1);
                (0..count).for_each(|i| values[at + i] = lanes.value(i));
            }
            None => values[at] = last_of_chunk(mode, number + at as u64, &left[0]).value(),
        }
        at += count;
    }
}

/// Replaces chaining values, an even number, by those of their parents. Returns how many these are.
fn parents(mode: &Mode, values: &mut [Value]) -> usize {
    let token = Token::begin();
    let plan = HashPlan::<Blake3>::of(token);
    let count = values.len() / 2;
    let mut at = 0;
    while at < count {
        let kernel = plan.for_many(count - at, true);
        let taken = kernel.map_or(1, |kernel| kernel.messages().min(count - at));
        let children = values[2 * at..][..2 * taken].as_flattened().as_chunks::<BLOCK>().0;
        match kernel {
            Some(kernel) => {
                let mut lanes = Lanes::new(token, kernel, taken, |_| mode.state(0, PARENT));
                lanes.absorb(mode.flags | PARENT, |i| &children[i..=i]);
                (0..taken).for_each(|i| values[at + i] = lanes.value(i));
            }
            None => values[at] = Last::of_parent(mode, &[values[2 * at], values[2 * at + 1]]).value(),
        }
        at += taken;
    }
    count
}

/// Returns the two chaining values below the top of a subtree: of a power of two of whole chunks, at least two. The first chunk
/// has this number.
pub(crate) fn subtree(mode: &Mode, number: u64, bytes: &[u8]) -> [Value; 2] {
    let whole = bytes.as_chunks().0;
    if whole.len() > LEAVES {
        let half = whole.len() / 2;
        let (left, right) = bytes.split_at(bytes.len() / 2);
        return [(number, left), (number + half as u64, right)]
            .map(|(number, bytes)| Last::of_parent(mode, &subtree(mode, number, bytes)).value());
    }
    let mut values = [[0; VALUE]; LEAVES];
    let mut count = whole.len();
    chunks(mode, number, whole, &mut values[..count]);
    while count > 2 {
        count = parents(mode, &mut values[..count]);
    }
    let tops = [values[0], values[1]];
    wipe(values.as_flattened_mut());
    tops
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
    let mut state = mode.state(number, CHUNK_START);
    absorb_chunk(&mut state, &message.as_chunks().0[..before]);
    end_chunk(&mut state, message.len() - BLOCK * before);
    Last { state, block: last_block(message) }
}

/// Says that the next block is the last one of a chunk, and has this length.
pub(crate) fn end_chunk(state: &mut Words, length: usize) {
    state[LENGTH] = length as u32;
    state[FLAGS] |= CHUNK_END;
}

/// The number of messages that are looked at together.
const WINDOW: usize = 1024;

/// Hashes messages of at most one chunk each, several of as many blocks at once. Passes on the number and the digest of each.
/// Longer messages are passed over.
pub(crate) fn short<M: AsRef<[u8]>>(mode: &Mode, messages: &[M], mut take: impl FnMut(usize, Value)) {
    let token = Token::begin();
    let plan = HashPlan::<Blake3>::of(token);
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
                match kernel {
                    Some(kernel) => in_lanes(token, kernel, mode, &group[..count], &mut take),
                    None => take(group[0].0, last_of_chunk(mode, 0, group[0].1).root()),
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
