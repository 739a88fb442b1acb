//! `poly1305_lanes_ifma*`: a message in each lane, with a key of its own.
//!
//! An iteration absorbs two blocks of each message, h = (h + m(1)) r^2 + m(2) r: one product after another would wait
//! for the latency of each, and two products share their carries. If the number of blocks is odd, the last one is
//! absorbed separately: h = (h + m) r.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{at, straight};
use raddle_isa::{Code, Inst, Mem};

use super::{Constants, Halves, Limbs, SET, STATE, add, limbs, repeated, split, zero};
use crate::poly1305::operation::Poly1305Lanes;
use crate::poly1305::state::{self, in_lanes};
use crate::{Kernel, variant};

/// The number of messages: a vector has a 64-bit lane for each.
const MESSAGES: usize = 8;

const INPUT: Gpr64 = RSI;
const LEN: Gpr64 = RDX;

/// The accumulators.
const H: Limbs = limbs(0);
/// The keys, and their squares.
const KEY: Factor = Factor::new(3);
const SQUARE: Factor = Factor::new(8);
/// The products of an iteration.
const SUM: Halves = Halves::new(13);
/// A block of each message.
const BLOCKS: Limbs = limbs(19);
const WORDS: [Zmm; 2] = [zmm(22), zmm(23)];
/// The number of registers of all of these.
const REGISTERS: u8 = 24;

/// A factor: its limbs, and 20 times the limbs after the first.
#[derive(Clone, Copy)]
struct Factor {
    limbs: Limbs,
    times_20: [Zmm; 2],
}

impl Factor {
    const fn new(first: u8) -> Factor {
        Factor { limbs: limbs(first), times_20: [zmm(first + 3), zmm(first + 4)] }
    }

    /// Computes 20 times the limbs, as 16 times and 4 times.
    fn times_20(self, spare: Zmm) -> impl Iterator<Item = Inst> {
        self.times_20
            .into_iter()
            .zip(self.limbs.into_iter().skip(1))
            .flat_map(move |(to, of)| [vpsllq(to, of, 4), vpsllq(spare, of, 2), vpaddq(to, to, spare)])
    }

    /// Adds `x` times this factor to the products.
    fn multiply(self, x: Limbs) -> Vec<Inst> {
        SUM.multiply(x, |i, times_20| if times_20 { self.times_20[i - 1] } else { self.limbs[i] })
    }
}

/// Builds the kernel.
pub(crate) fn kernel(name: &'static str) -> Kernel {
    let operation = Poly1305Lanes { messages: MESSAGES };
    variant::kernel::<X86_64>(name, operation, "base 2^44, a message in each of 8 lanes", |k| {
        let constants = Constants::new(k);
        k.clear((0..REGISTERS).map(zmm));
        k.clear_flags(RSP);
        let while_left = |sets: usize| {
            let body = vec![straight(iteration(sets, constants))];
            let what = if sets == 2 { "h = (h + block) * r^2 + next block * r" } else { "h = (h + block) * r" };
            Code::While { test: vec![cmp64(LEN, sets * SET)], enter: ABOVE_OR_EQUAL, body }
                .phase(format!("blocks: {what} in each lane, while {} bytes are left", sets * SET))
        };
        vec![
            straight(
                enter(constants)
                    .phase("load: h and r of each message in limbs of 44 bits, one message per lane; and r^2"),
            ),
            while_left(2),
            while_left(1),
            straight(leave(constants).phase("store: h of each message, from limbs of 44 bits to words of 64")),
        ]
    })
}

/// Returns the address of word `i` of a number in the states of all messages.
fn word(number: usize, i: usize) -> Mem {
    at(STATE, in_lanes(MESSAGES, number + 8 * i, 0))
}

/// Loads accumulators and keys, and computes the squares of the keys, in limbs.
fn enter(constants: Constants) -> Vec<Inst> {
    let [low, high] = WORDS;
    let mut insts = Vec::new();
    for (to, number) in [(KEY.limbs, state::R), (H, state::H)] {
        insts.extend([vmovdqu32(low, word(number, 0)), vmovdqu32(high, word(number, 1))]);
        insts.extend(split(to, WORDS, constants));
    }
    insts.extend([vmovdqu32(low, word(state::H, 2)), vpsllq(low, low, 40), vpaddq(H[2], H[2], low)]);
    insts.extend(KEY.times_20(low));
    insts.extend(zero(SUM.registers()));
    insts.extend(KEY.multiply(KEY.limbs));
    insts.extend(SUM.join(low));
    insts.extend(SUM.carry(SQUARE.limbs, constants));
    insts.extend(SQUARE.times_20(low));
    insts
}

/// Processes one or two blocks of each message. The product of the second block comes first, because it does not wait
/// for h.
fn iteration(sets: usize, constants: Constants) -> Vec<Inst> {
    let mut insts: Vec<Inst> = zero(SUM.registers()).collect();
    if sets == 2 {
        insts.extend(load(1, constants).phase("load: the second block of each message; sum = second block * r"));
        insts.extend(KEY.multiply(BLOCKS));
    }
    let factor = if sets == 2 { "r^2" } else { "r" };
    insts.extend(
        load(0, constants).phase(format!("load: the first block of each message; sum += (h + first block) * {factor}")),
    );
    insts.extend(add(H, BLOCKS));
    insts.extend(if sets == 2 { SQUARE } else { KEY }.multiply(H));
    insts.extend(SUM.join(WORDS[0]).phase("carry: h = sum, in limbs of 44 bits; advances pointer and length"));
    insts.extend(SUM.carry(H, constants));
    insts.extend([add64(INPUT, sets * SET), sub64(LEN, sets * SET)]);
    insts
}

/// Loads the limbs of block `set` of each message. Neighbours come from two vectors: even messages are in one, odd
/// messages in the other.
fn load(set: usize, constants: Constants) -> Vec<Inst> {
    let [low, high] = WORDS;
    let mut insts = vec![
        vmovdqu32(BLOCKS[0], at(INPUT, set * SET)),
        vmovdqu32(BLOCKS[1], at(INPUT, set * SET + 64)),
        vshufi32x4(BLOCKS[2], BLOCKS[0], BLOCKS[1], 0x88),
        vshufi32x4(BLOCKS[0], BLOCKS[0], BLOCKS[1], 0xdd),
        vpunpcklqdq(low, BLOCKS[2], BLOCKS[0]),
        vpunpckhqdq(high, BLOCKS[2], BLOCKS[0]),
    ];
    insts.extend(split(BLOCKS, WORDS, constants));
    insts.push(vporq(BLOCKS[2], BLOCKS[2], repeated(constants.top)));
    insts
}

/// Stores the accumulators, below 2^130 + 2^128, base 2^64.
fn leave(constants: Constants) -> Vec<Inst> {
    let ([h0, h1, h2], [carry, word1]) = (H, WORDS);
    let [ones44, ones42] = [constants.ones44, constants.ones42].map(repeated);
    let carries = |from: Zmm, bits: u8, ones: Mem, to: Zmm| {
        [vpsrlq(carry, from, bits), vpandq(from, from, ones), vpaddq(to, to, carry)]
    };
    let low = [carries(h0, 44, ones44, h1), carries(h1, 44, ones44, h2)].concat();
    let mut insts = low.clone();
    // 2^130 = 5 modulo p.
    insts.extend(carries(h2, 42, ones42, h0));
    insts.extend([vpsllq(carry, carry, 2), vpaddq(h0, h0, carry)]);
    insts.extend(low);
    insts.extend([vpsllq(carry, h1, 44), vporq(h0, h0, carry), vmovdqu32_store(word(state::H, 0), h0)]);
    insts.extend([vpsrlq(h1, h1, 20), vpsllq(word1, h2, 24), vporq(h1, h1, word1)]);
    insts.extend([vpsrlq(h2, h2, 40), vmovdqu32_store(word(state::H, 1), h1), vmovdqu32_store(word(state::H, 2), h2)]);
    insts
}
