//! Absorbs the blocks of many messages, and checks each of them.
//!
//! A kernel absorbs the same number of blocks of a message in each lane. A lane whose message ends gets the next message.
//! When messages run out, the kernel for one message absorbs what is left of the last ones.
#![forbid(unsafe_code)]

use core::{ops::Range, slice};

use super::{
    Block, HashValue, Record,
    call::attacks,
    chosen, chosen_lanes,
    driver::{absorb, pad},
    lanes::{LaneRecords, MAX, State},
    recompression::{LANES, Schedules, Suspect},
};
use crate::{
    cpu::token::Token,
    kernel::{Sha1, contract::kernel_types::Sha1CheckedLanes, hash::source::EqualSources},
};

/// The number of blocks of each message that are copied at once.
///
/// A kernel reads copies, next to each other. So it absorbs the padding in the same call as the blocks before it. And
/// messages whose distance is a power of two do not compete for the same lines of the cache.
const CHUNK: usize = 16;

/// The maximum number of blocks of each message in a call: a chunk, and a block with the padding.
const BLOCKS: usize = CHUNK + 1;

/// A batch of messages, with the room for its results.
pub(crate) trait Batch<'m> {
    /// The hash value before the first block.
    const INITIAL: HashValue;

    /// Returns the number of messages that [`next`](Self::next) has not returned yet.
    fn left(&self) -> usize;

    /// Returns the next message and its number.
    fn next(&mut self) -> Option<(usize, &'m [u8])>;

    /// Records the hash value after the last block of a message.
    fn finish(&mut self, message: usize, hash: &HashValue);

    /// Records that a message, finished or not, has a block of a known attack.
    fn refuse(&mut self, message: usize);
}

/// Returns the name of the kernel that a CPU uses for many messages, and the number of messages from which on it is used.
pub(in crate::kernel) fn plan(token: Token) -> Option<(&'static str, usize)> {
    chosen_lanes(token).map(|kernel| (kernel.name(), break_even(kernel.messages())))
}

impl Sha1CheckedLanes {
    /// Returns the number of messages that it takes.
    #[must_use]
    pub fn messages(&self) -> usize {
        self.shape().messages
    }
}

/// A message that is being absorbed.
struct Message<'m> {
    number: usize,
    /// The number of bytes of the message.
    length: usize,
    /// The bytes of the message that are not copied yet, or `None` if all of it and its padding are copied.
    rest: Option<&'m [u8]>,
    copy: [Block; BLOCKS],
    /// The blocks of the copy that are not absorbed yet.
    left: Range<usize>,
}

impl<'m> Message<'m> {
    const NONE: Self = Self { number: 0, length: 0, rest: None, copy: [[0; 64]; BLOCKS], left: 0..0 };

    /// Starts a message.
    fn start(&mut self, number: usize, message: &'m [u8]) {
        (self.number, self.length, self.rest) = (number, message.len(), Some(message));
        self.left = 0..0;
    }

    /// Copies the next blocks, the last of them with the padding.
    fn refill(&mut self) {
        let Some(rest) = self.rest else { return };
        if let Some((blocks, rest)) = rest.split_at_checked(CHUNK * size_of::<Block>())
            && !rest.is_empty()
        {
            self.copy.as_flattened_mut()[..blocks.len()].copy_from_slice(blocks);
            (self.rest, self.left) = (Some(rest), 0..CHUNK);
            return;
        }
        let count = pad(&mut self.copy, rest, self.length as u64);
        (self.rest, self.left) = (None, 0..count);
    }

    /// Returns the copied blocks that are not absorbed yet.
    fn blocks(&self) -> &[Block] {
        &self.copy[self.left.clone()]
    }

    /// Returns whether all blocks are absorbed.
    fn is_absorbed(&self) -> bool {
        self.left.is_empty() && self.rest.is_none()
    }

    /// Absorbs all remaining blocks, without lanes.
    fn absorb(&mut self, mut hash: HashValue, batch: &mut impl Batch<'m>) {
        let mut is_attack = absorb(&mut hash, self.blocks(), false);
        if let Some(rest) = self.rest {
            let (blocks, rest) = rest.as_chunks();
            is_attack |= absorb(&mut hash, blocks, false);
            self.rest = Some(rest);
            self.refill();
            is_attack |= absorb(&mut hash, self.blocks(), false);
        }
        if is_attack {
            batch.refuse(self.number);
        }
        batch.finish(self.number, &hash);
    }
}

/// Absorbs all messages of a batch.
pub(crate) fn absorb_many<'m, B: Batch<'m>>(batch: &mut B) {
    match chosen_lanes(Token::current()) {
        Some(kernel) if batch.left() >= break_even(kernel.messages()) => absorb_in_lanes(kernel, batch),
        _ => {
            let mut message = Message::NONE;
            while let Some((number, next)) = batch.next() {
                message.start(number, next);
                message.absorb(B::INITIAL, batch);
            }
        }
    }
}

/// Returns the number of messages from which on a kernel with `lanes` lanes is faster than one message after another.
fn break_even(lanes: usize) -> usize {
    // A block in all lanes takes as long as six blocks with the SHA-1 instructions: on Zen 3 in eight lanes, and by the models of
    // processors with AVX-512 in sixteen lanes.
    if chosen(Token::current()).is_some() { lanes.min(6) } else { 2 }
}

/// Absorbs all messages of a batch with a kernel for many messages.
fn absorb_in_lanes<'m, B: Batch<'m>>(kernel: &Sha1CheckedLanes, batch: &mut B) {
    let (lanes, break_even) = (kernel.messages(), break_even(kernel.messages()));
    let mut messages = [Message::NONE; MAX];
    let (mut state, mut records) = (State::default(), LaneRecords::<BLOCKS>::default());
    let mut suspects = Suspects::default();
    let mut live = 0;
    while live < lanes
        && let Some((number, message)) = batch.next()
    {
        messages[live].start(number, message);
        state.set(lanes, live, &B::INITIAL);
        live += 1;
    }
    while live >= break_even {
        for message in messages[..live].iter_mut().filter(|message| message.left.is_empty()) {
            message.refill();
        }
        let sources = || messages[..live].iter().map(Message::blocks);
        let blocks = sources().map(<[Block]>::len).min().unwrap_or(0);
        let before = state.clone();
        let mut inputs = EqualSources::<Sha1>::from_messages(sources().map(|source| &source[..blocks]));
        let token = Token::begin();
        kernel.call(token, state.words_mut(lanes), inputs.inputs(lanes), records.words_mut(lanes, blocks));
        suspects.add(&messages[..live], &before, &records, lanes, blocks, batch);
        let mut lane = 0;
        while lane < live {
            let message = &mut messages[lane];
            message.left.start += blocks;
            if message.is_absorbed() {
                batch.finish(message.number, &state.get(lanes, lane));
                if let Some((number, next)) = batch.next() {
                    message.start(number, next);
                    state.set(lanes, lane, &B::INITIAL);
                } else {
                    // The last message, whose blocks are not counted yet, moves into the lane.
                    live -= 1;
                    messages.swap(lane, live);
                    let last = state.get(lanes, live);
                    state.set(lanes, lane, &last);
                    continue;
                }
            }
            lane += 1;
        }
    }
    for (lane, message) in messages[..live].iter_mut().enumerate() {
        message.absorb(state.get(lanes, lane), batch);
    }
    suspects.decide(batch);
}

/// A block that may belong to an attack, with the number of its message.
#[derive(Clone, Copy)]
struct Pending {
    message: usize,
    block: Block,
    before: HashValue,
    after: HashValue,
    vector: usize,
}

/// The blocks that are not decided yet. They are decided [`LANES`] at a time.
struct Suspects {
    pending: [Pending; LANES],
    count: usize,
    schedules: Option<Schedules>,
}

impl Default for Suspects {
    fn default() -> Self {
        let none = Pending { message: 0, block: [0; 64], before: [0; 5], after: [0; 5], vector: 0 };
        Self { pending: [none; LANES], count: 0, schedules: None }
    }
}

impl Suspects {
    /// Adds the candidates among the first blocks of messages, given the hash values before them.
    fn add<'m>(
        &mut self,
        messages: &[Message<'m>],
        before: &State,
        records: &LaneRecords<BLOCKS>,
        lanes: usize,
        blocks: usize,
        batch: &mut impl Batch<'m>,
    ) {
        for block in 0..blocks {
            let candidates = records.candidates(lanes, block);
            if candidates.iter().fold(0, |any, set| any | set) == 0 {
                continue;
            }
            for ((lane, message), &candidates) in messages.iter().enumerate().zip(candidates) {
                let mut candidates = candidates;
                while candidates != 0 {
                    let vector = candidates.trailing_zeros() as usize;
                    candidates &= candidates - 1;
                    self.pending[self.count] = Pending {
                        message: message.number,
                        block: message.blocks()[block],
                        before: match block {
                            0 => before.get(lanes, lane),
                            _ => records.get(lanes, block - 1, lane).hash,
                        },
                        after: records.get(lanes, block, lane).hash,
                        vector,
                    };
                    self.count += 1;
                    if self.count == LANES {
                        self.decide(batch);
                    }
                }
            }
        }
    }

    /// Decides the pending blocks.
    fn decide<'m>(&mut self, batch: &mut impl Batch<'m>) {
        if self.count == 0 {
            return;
        }
        // Most batches of short messages have few suspects, and to initialise the schedules takes time.
        let schedules = self.schedules.get_or_insert_with(Schedules::default);
        let suspects = self.pending.each_ref().map(|pending| {
            let Pending { block, before, after, vector, .. } = pending;
            Suspect { block, before: *before, after: *after, vector: *vector }
        });
        let attacks = attacks(Token::current(), &suspects, schedules);
        for (pending, _) in self.pending[..self.count].iter().zip(attacks).filter(|(_, attack)| *attack) {
            batch.refuse(pending.message);
        }
        self.count = 0;
    }
}

#[cfg(all(test, feature = "std"))]
mod tests {
    use core::array::from_fn;
    use std::vec::Vec;

    use super::*;
    use crate::kernel::{sha1_checked_blocks, sha1_checked_lanes};

    /// Compares each available kernel with the record of each message by itself, with an attack in each lane.
    #[test]
    fn lanes_have_the_records_of_single_messages() {
        const ATTACK: &[u8] = include_bytes!("../../../tests/suite/collisions/shattered-1.bin");
        let token = Token::current();
        for kernel in sha1_checked_lanes().iter().filter(|kernel| kernel.runs_with(token)) {
            let n = kernel.messages();
            for lane in 0..n {
                let random = |i: usize| from_fn(|k| (i * 167 + lane * 59 + k * 31) as u8);
                let mut blocks: Vec<Block> = (0..n).map(random).collect();
                blocks[lane] = *ATTACK[192..].first_chunk().unwrap();
                let before = |i: usize| [i as u32, 1, lane as u32, 3, 4];
                let (mut state, mut records) = (State::default(), LaneRecords::<1>::default());
                (0..n).for_each(|i| state.set(n, i, &before(i)));
                let mut sources = EqualSources::<Sha1>::from_messages(blocks.iter().map(slice::from_ref));
                kernel.call(token, state.words_mut(n), sources.inputs(n), records.words_mut(n, 1));
                assert_ne!(records.get(n, 0, lane).candidates, 0, "{}", kernel.name());
                for one in sha1_checked_blocks().iter().filter(|kernel| kernel.runs_with(token)) {
                    for (i, block) in blocks.iter().enumerate() {
                        let (mut hash, mut record) = (before(i), Record::default());
                        one.call(token, &mut hash, slice::from_ref(block), slice::from_mut(&mut record));
                        assert_eq!((hash, record), (state.get(n, i), records.get(n, 0, i)), "{}", kernel.name());
                    }
                }
            }
        }
    }
}
