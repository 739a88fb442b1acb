//! `poly1305_lanes_ifma*`: a message in each lane, with a key of its own.
//!
//! An iteration takes a block of each: h = (h + m) r. It needs no powers; its time is the latency of one product.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{at, straight};
use raddle_isa::{Code, Inst, Mem};

use super::{Constants, Halves, Limbs, SET, STATE, add, limbs, repeated, split, zero};
use crate::poly1305::state::{self, in_lanes};
use crate::{Kernel, Operation, variant};

/// How many messages: a word of 64 bits of each in a vector.
const MESSAGES: usize = 8;

const INPUT: Gpr64 = RSI;
const LEN: Gpr64 = RDX;

/// Limbs of the accumulators, of the keys, and 20 times those.
const H: Limbs = limbs(0);
const KEY: Limbs = limbs(3);
const KEY_20: Limbs = limbs(6);
/// The products of an iteration: of the first limb, which is known last, and of the others. Each addition to a sum waits
/// for the one before.
const SUMS: [Halves; 2] = [Halves::new(9), Halves::new(15)];
/// A block of each message, and its words.
const BLOCKS: Limbs = limbs(21);
const WORDS: [Zmm; 2] = [zmm(24), zmm(25)];

/// The kernel.
pub(crate) fn kernel(name: &'static str) -> Kernel {
    let operation = Operation::Poly1305Lanes { messages: MESSAGES };
    variant::kernel::<X86_64>(name, operation, "base 2^44, a message in each of 8 lanes", |k| {
        let constants = Constants::new(k);
        k.clear((0..26).map(zmm));
        k.clear_flags(RSP);
        let test = vec![cmp64(LEN, SET)];
        vec![
            straight(enter(constants)),
            Code::While { test, enter: ABOVE_OR_EQUAL, body: vec![straight(turn(constants))] },
            straight(leave(constants)),
        ]
    })
}

/// Word `i` of a number in the states of all messages.
fn word(number: usize, i: usize) -> Mem {
    at(STATE, in_lanes(MESSAGES, number + 8 * i, 0))
}

/// Accumulators and keys, in limbs.
fn enter(constants: Constants) -> Vec<Inst> {
    let [low, high] = WORDS;
    let mut insts = Vec::new();
    for (to, number) in [(KEY, state::R), (H, state::H)] {
        insts.extend([vmovdqu32(low, word(number, 0)), vmovdqu32(high, word(number, 1))]);
        insts.extend(split(to, WORDS, constants));
    }
    insts.extend([vmovdqu32(low, word(state::H, 2)), vpsllq(low, low, 40), vpaddq(H[2], H[2], low)]);
    for (to, of) in KEY_20.into_iter().zip(KEY).skip(1) {
        insts.extend([vpsllq(to, of, 4), vpsllq(low, of, 2), vpaddq(to, to, low)]);
    }
    insts
}

/// A block of each message.
fn turn(constants: Constants) -> Vec<Inst> {
    let [low, high] = WORDS;
    // Neighbours come from two vectors: even messages in one, odd ones in the other.
    let mut insts = vec![
        vmovdqu32(BLOCKS[0], at(INPUT, 0)),
        vmovdqu32(BLOCKS[1], at(INPUT, 64)),
        vshufi32x4(BLOCKS[2], BLOCKS[0], BLOCKS[1], 0x88),
        vshufi32x4(BLOCKS[0], BLOCKS[0], BLOCKS[1], 0xdd),
        vpunpcklqdq(low, BLOCKS[2], BLOCKS[0]),
        vpunpckhqdq(high, BLOCKS[2], BLOCKS[0]),
    ];
    insts.extend(split(BLOCKS, WORDS, constants));
    insts.push(vporq(BLOCKS[2], BLOCKS[2], repeated(constants.top)));
    insts.extend(add(H, BLOCKS));
    insts.extend(zero(SUMS.into_iter().flat_map(Halves::registers)));
    for (i, sum) in [(1, SUMS[1]), (2, SUMS[1]), (0, SUMS[0])] {
        for k in 0..3 {
            let factor = if i > k { KEY_20 } else { KEY }[(k + 3 - i) % 3];
            insts.extend([vpmadd52luq(sum.low[k], H[i], factor), vpmadd52huq(sum.high[k], H[i], factor)]);
        }
    }
    insts.extend(add(SUMS[0].high, SUMS[1].high).chain(add(SUMS[0].low, SUMS[1].low)));
    insts.extend(SUMS[0].join(low));
    insts.extend(SUMS[0].carry(H, constants));
    insts.extend([add64(INPUT, SET), sub64(LEN, SET)]);
    insts
}

/// Writes the accumulators, below 2^130 + 2^128, base 2^64.
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
