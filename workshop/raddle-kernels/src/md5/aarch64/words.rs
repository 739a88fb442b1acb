//! One message in general-purpose registers.
//!
//! Every step waits for the previous one, so its length counts from the moment when b is ready: all other terms are
//! added to a before that. With x = b, y = c and z = d (RFC 1321, 3.4):
//!
//! - F = ((c xor d) and b) xor d: two instructions after b, and then the sum, the rotation and another sum: 5 cycles;
//! - G = (b and d) or (c and not d): the two terms have no bit in common, so they may be added, the second one before b
//!   is ready: one instruction after b, 4 cycles (first seen in animetosho's md5-optimisation);
//! - H = (c xor d) xor b: one, 4 cycles;
//! - I = (b or not d) xor c: two, 5 cycles.
//!
//! A block therefore takes 16 (5 + 4 + 4 + 5) = 288 cycles.

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::{at, straight};
use raddle_isa::{Code, Inst, Mem, Strand};

use super::super::{BLOCK, WORDS, spec};
use crate::Kernel;
use crate::hash::Hash;
use crate::variant;

const STATE: X = x(0);
const INPUT: X = x(1);
const LEN: X = x(2);
const TABLE: X = x(3);
const HASH: [W; WORDS] = [w(4), w(5), w(6), w(7)];
const BEFORE: [W; WORDS] = [w(8), w(9), w(10), w(11)];
/// The constants of two steps.
const CONSTANTS: [W; 2] = [w(12), w(13)];
const WORD: W = w(14);
/// The word and the constant of a step.
const SUM: W = w(15);
const FUNCTION: W = w(16);
const STEPS: usize = 64;

/// Returns the registers of a to d at a step.
fn places(i: usize) -> [W; WORDS] {
    [0, 1, 2, 3].map(|place| HASH[(place + WORDS - i % WORDS) % WORDS])
}

fn load(i: usize) -> impl Iterator<Item = Inst> {
    let constants = ldp32(CONSTANTS[0], CONSTANTS[1], at(TABLE, 4 * i));
    i.is_multiple_of(2).then_some(constants).into_iter().chain([ldr32(WORD, at(INPUT, 4 * spec::word(i)))])
}

fn sum(i: usize) -> Inst {
    add32(SUM, CONSTANTS[i % 2], WORD)
}

/// Adds the sum to the register of a at a step.
fn take(i: usize) -> Inst {
    let [a, ..] = places(i);
    add32(a, a, SUM)
}

/// Performs a step, together with the sum of the next step and the loads of the one after that, so that an in-order
/// core does not wait for them. The a of the next step is the d of this step.
fn step(i: usize) -> Strand {
    let ([a, b, c, d], f) = (places(i), FUNCTION);
    let mut strand = Strand::default();
    let next = i + 1 < STEPS;
    // The last step adds b and b's value before the block, so that this sum is part of the step's own.
    strand.extend([if next { sum(i + 1) } else { add32(SUM, b, BEFORE[1]) }]);
    if i.is_multiple_of(16) {
        strand = strand.phase(format!("round {} (RFC 1321, 3.4), 16 steps", i / 16 + 1));
    }
    match i / 16 {
        0 => strand.extend([eor32(f, c, d), and32(f, f, b), eor32(f, f, d)]),
        1 => strand.extend([bic32(f, c, d), add32(a, a, f), and32(f, b, d)]),
        2 => strand.extend([eor32(f, c, d), eor32(f, f, b)]),
        _ => strand.extend([orn32(f, b, d), eor32(f, f, c)]),
    }
    strand.extend((i + 2 < STEPS).then(|| load(i + 2)).into_iter().flatten());
    strand.extend([add32(a, a, f)]);
    strand.extend(next.then(|| take(i + 1)));
    strand.extend([ror32(a, a, 32 - spec::SHIFTS[i / 16][i % 4]), add32(a, a, if next { b } else { SUM })]);
    strand
}

/// Returns the registers that hold secrets.
pub(crate) fn secrets() -> Vec<W> {
    [&HASH[..], &BEFORE, &[WORD, SUM, FUNCTION]].concat()
}

/// Returns the registers of pairs of words of the hash value, with their places in memory.
fn pairs(state: Mem) -> [(W, W, Mem); 2] {
    [(0, 0), (2, 8)].map(|(i, place)| (HASH[i], HASH[i + 1], Mem { disp: state.disp + place, ..state }))
}

/// Loads the hash value.
pub(crate) fn load_hash(state: Mem) -> Vec<Inst> {
    pairs(state).map(|(first, second, place)| ldp32(first, second, place)).into()
}

/// Stores the hash value.
pub(crate) fn store_hash(state: Mem) -> Vec<Inst> {
    pairs(state).map(|(first, second, place)| stp32(place, first, second)).into()
}

/// Absorbs the block at the pointer, which does not move. The table begins with the constants of the steps.
pub(crate) fn block() -> Strand {
    let both = || HASH.into_iter().zip(BEFORE);
    let keep = Vec::from_iter(both().map(|(word, before)| mov32(before, word)));
    let mut strand = Strand::from_iter(keep.phase("keep: the hash value, for the sum after the block"));
    strand.extend(load(0).chain([sum(0)]).chain(load(1)).chain([take(0)]));
    strand = (0..STEPS).map(step).fold(strand, Strand::then);
    let sums = both().filter(|(word, _)| *word != HASH[1]).map(|(word, before)| add32(word, word, before));
    strand.extend(
        Vec::from_iter(sums)
            .phase("finish: adds the hash value before the block; b includes its part since the last step"),
    );
    strand
}

/// Builds `md5_blocks_*`.
pub(super) fn kernel(name: &'static str) -> Kernel {
    variant::kernel::<Aarch64>(name, Hash::Md5.blocks(), "1 message", |k| {
        k.words(spec::T);
        k.clear(secrets());
        let body = vec![
            block().into(),
            straight([add64_imm(INPUT, INPUT, BLOCK), sub64_imm(LEN, LEN, BLOCK)].phase("advance: pointer and length")),
        ];
        vec![
            straight(load_hash(at(STATE, 0)).phase("load: a, b, c, d, the hash value")),
            Code::While { test: vec![cmp64_imm(LEN, BLOCK)], enter: HS, body }
                .phase(format!("loop: a block an iteration, while {BLOCK} bytes are left")),
            straight(store_hash(at(STATE, 0)).phase("store: the hash value")),
        ]
    })
}
