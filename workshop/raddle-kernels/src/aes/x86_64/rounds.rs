//! Rounds of AES on several vectors at once, and counter blocks.

use std::ops::Range;

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, Place, at, straight};
use raddle_isa::{Code, Inst, Mem, Strand};

use crate::aes::mode::Mode;
use crate::aes::{BLOCK, Size};
use crate::variant::Builder;
use crate::x86_64::width::Width;

/// The encryption of blocks: `schedule` points to the round keys, and each round key goes through the register `key`.
#[derive(Clone, Copy)]
pub(crate) struct Rounds<V> {
    pub(crate) size: Size,
    pub(crate) schedule: Gpr64,
    pub(crate) key: V,
}

impl<V: Width> Rounds<V> {
    /// Loads a round key into its register, in all lanes.
    pub(crate) fn key(self, round: usize) -> Inst {
        self.key.broadcast(at(self.schedule, BLOCK * round))
    }

    /// Performs all rounds but the last one on all states, round after round.
    pub(crate) fn but_last(self, states: &[V]) -> Strand {
        self.but_last_from(0, states)
    }

    /// Performs the rounds from `first` on, except the last one.
    pub(crate) fn but_last_from(self, first: usize, states: &[V]) -> Strand {
        but_last(first..self.size.rounds(), states, |round| (self.key, Some(self.key(round))))
    }

    /// Performs all rounds but the last one in loops, which take fewer bytes of code. `offset` counts the bytes of
    /// round keys and begins with the first round in a loop. The first `rounds` rounds are interleaved with `beside`.
    pub(crate) fn looped(self, states: &[V], offset: Gpr64, rounds: usize, beside: &[Inst]) -> Vec<Code> {
        let first = states.iter().map(|&state| state.xor(state, self.key));
        let mut code = vec![straight([self.key(0)].into_iter().chain(first))];
        code.extend(self.looped_from_first(states, offset, rounds, beside));
        code
    }

    /// Performs the same rounds on states to which round key 0 has been added.
    pub(crate) fn looped_from_first(self, states: &[V], offset: Gpr64, rounds: usize, beside: &[Inst]) -> Vec<Code> {
        let body = |beside: &[Inst], to: usize| {
            let mut insts = vec![self.key.broadcast(at(self.schedule, 0).index(offset, 1))];
            insts.extend(states.iter().map(|&state| vaesenc(state, state, self.key)));
            insts.extend_from_slice(beside);
            insts.extend([add64(offset, BLOCK), cmp64(offset, BLOCK * to)]);
            Code::Repeat { body: vec![straight(insts)], again: NOT_EQUAL }
        };
        let mut code = vec![straight([mov32(offset.low32(), BLOCK)])];
        code.extend((rounds > 0).then(|| body(beside, rounds + 1)));
        code.push(body(&[], self.size.rounds()));
        code
    }

    /// Loads the last round key into its register. It becomes the argument of `vaesenclast`, or is added to the data
    /// first, which gives the same sum.
    pub(crate) fn last_key(self) -> Inst {
        self.key(self.size.rounds())
    }
}

/// Performs these rounds, none of which is the last one, on all states, round after round. `key` returns the register
/// of a round key, and the instruction that loads it.
pub(crate) fn but_last<V: Width>(
    rounds: Range<usize>,
    states: &[V],
    key: impl Fn(usize) -> (V, Option<Inst>),
) -> Strand {
    let mut strand = Strand::default();
    for round in rounds {
        let (key, load) = key(round);
        strand.extend(load);
        strand.extend(states.iter().map(|&state| match round {
            0 => state.xor(state, key),
            _ => vaesenc(state, state, key),
        }));
    }
    strand
}

/// The control of `vpshufb` that reverses the bytes of a block, for one lane.
///
/// A counter block with its bytes reversed has its counter in the lowest 32 bits, where `vpaddd` counts; and GHASH uses
/// its blocks in this form.
pub(crate) const REVERSE_BYTES: [u8; BLOCK] = [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];

/// Returns a number for each lane, in the form that is added to counter blocks with their bytes reversed.
pub(crate) fn lanes(numbers: impl IntoIterator<Item = u32>) -> impl Iterator<Item = u8> {
    numbers.into_iter().flat_map(|n| (n as u128).to_le_bytes())
}

/// Successive counter blocks, in a register that holds them with their counter lowest: for GCM, their bytes are
/// reversed.
#[derive(Clone, Copy)]
pub(crate) struct Counters<V> {
    register: V,
    /// The control [`REVERSE_BYTES`], for GCM.
    control: Option<Part>,
    /// The number of each lane.
    numbers: Part,
    /// The number of lanes.
    step: Part,
}

impl<V: Width> Counters<V> {
    /// Adds the constants to the table.
    pub(crate) fn new(k: &mut Builder<X86_64>, mode: Mode, register: V) -> Counters<V> {
        let count = V::BLOCKS as u32;
        Counters {
            register,
            control: (mode == Mode::Gcm).then(|| k.constants(REVERSE_BYTES.repeat(V::BLOCKS))),
            numbers: k.constants(lanes(0..count)),
            step: k.constants(lanes(vec![count; V::BLOCKS])),
        }
    }

    /// Loads the first counter block, which the caller may just have written.
    pub(crate) fn enter(self, block: Mem, spare: V) -> Vec<Inst> {
        let register = self.register;
        let mut insts = register.broadcast_words(spare, block).to_vec();
        insts.extend(self.control.map(|control| vpshufb(register, register, control.at(0))));
        insts.push(vpaddd(register, register, self.numbers.at(0)));
        insts
    }

    /// Computes the next counter blocks.
    pub(crate) fn next(self, states: &[V]) -> Vec<Inst> {
        let next = |&state: &V| {
            let block = match self.control {
                Some(control) => vpshufb(state, self.register, control.at(0)),
                None => state.copy(self.register),
            };
            [block, vpaddd(self.register, self.register, self.step.at(0))]
        };
        states.iter().flat_map(next).collect()
    }
}

/// Counter blocks with round key 0 added. A register holds the counters of four vectors, with a word in each lane for
/// each vector; the counters are copied into blocks that hold the nonce.
#[derive(Clone, Copy)]
pub(crate) struct PackedCounters<V> {
    register: V,
    /// The mask of the words that are counters.
    mask: Mask,
    /// The control that copies the counter of a block to all words of its lane.
    spread: Part,
    /// The number of each counter.
    numbers: Part,
    /// The number of counters.
    step: Part,
    /// The control that reverses the bytes of words.
    swap: Part,
    /// A block without a counter and with round key 0, in all lanes.
    block: Place<V>,
}

impl<V: Width> PackedCounters<V> {
    /// The number of words of a block.
    const WORDS: u32 = 4;
    /// The offset of the counter in a block.
    const COUNTER: usize = 12;
    /// The mask of the last word of each 512-bit block.
    const LAST_WORDS: i32 = 0x8888;

    /// Adds the constants to the table. `block` is the place of a block without a counter.
    pub(crate) fn new(k: &mut Builder<X86_64>, register: V, mask: Mask, block: Place<V>) -> PackedCounters<V> {
        let (lanes, words) = (V::BLOCKS as u32, Self::WORDS);
        let number = |i: u32| i / words + lanes * (i % words);
        PackedCounters {
            register,
            mask,
            spread: k.constants([15, 14, 13, 12].repeat(V::BYTES / 4)),
            numbers: k.words((0..lanes * words).map(number)),
            step: k.words(vec![lanes * words; V::BYTES / 4]),
            swap: k.constants((0..V::BYTES as u8).map(|i| i % 16 ^ 3)),
            block,
        }
    }

    /// Loads the first counter block, which the caller may just have written. `count` is a spare general-purpose
    /// register.
    pub(crate) fn enter(self, block: Mem, schedule: Gpr64, [spare, key]: [V; 2], count: Gpr64) -> Vec<Inst> {
        let register = self.register;
        let mut insts = register.broadcast_words(spare, block).to_vec();
        match self.block {
            Place::Reg(to) => insts.extend([to.broadcast(at(schedule, 0)), to.xor(to, register)]),
            Place::Mem(to) => {
                insts.extend([key.broadcast(at(schedule, 0)), key.xor(key, register), key.store(to)]);
            }
        }
        insts.push(vpshufb(register, register, self.spread.at(0)));
        insts.push(vpaddd(register, register, self.numbers.at(0)));
        insts.extend([mov32(count.low32(), Self::LAST_WORDS), kmovq(self.mask, count)]);
        insts
    }

    /// Computes the next counter blocks, after the first addition of a round key.
    pub(crate) fn next(self, schedule: Gpr64, states: &[V], counters: V) -> Vec<Inst> {
        let mut insts = Vec::new();
        for states in states.chunks(Self::WORDS as usize) {
            insts.push(vpshufb(counters, self.register, self.swap.at(0)));
            insts.push(vpaddd(self.register, self.register, self.step.at(0)));
            insts.push(counters.xor(counters, at(schedule, Self::COUNTER).broadcast(32)));
            for (word, &state) in (0..).zip(states) {
                insts.push(match self.block {
                    Place::Reg(block) => state.copy(block),
                    Place::Mem(block) => state.load(block),
                });
                insts.push(vpshufd_masked(state, self.mask, counters, 0x55 * word));
            }
        }
        insts
    }
}
