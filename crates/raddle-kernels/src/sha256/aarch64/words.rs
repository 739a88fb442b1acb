//! One message in general-purpose registers, and its schedule in vectors, for cores without the instructions for SHA-256.
//!
//! Rounds wait for e: three instructions for Σ1 and two sums, 5 cycles. Both functions of FIPS 180-4, 4.1.2, that rounds
//! take are rotated as a whole: Σ1(e) = ROTR6(e + ROTR5(e) + ROTR19(e)), with sums modulo 2, and an instruction rotates
//! what it adds. Maj(a, b, c) = ((a + b)(b + c)) + b, where b + c is the a + b of the round before.
//!
//! Words of the schedule with their constants go through the stack, four rounds before they are taken at least.

use raddle_isa::aarch64::*;
use raddle_isa::inst::at;
use raddle_isa::{Code, Inst, Isa, Mem, Order, Strand, View, weave};

use super::super::{BLOCK, WORDS};
use super::lanes::{Last, sigma};
use super::sha2::table;
use crate::Kernel;
use crate::aarch64::straight;
use crate::hash::Hash;

const STATE: View = x(0);
const INPUT: View = x(1);
const LEN: View = x(2);
const TABLE: View = x(3);
const HASH: [View; WORDS] = [w(4), w(5), w(6), w(7), w(8), w(9), w(10), w(11)];
const T: View = w(12);
const U: View = w(13);
/// a + b of the round, and of the one before, in turn.
const DIFFERENCES: [View; 2] = [w(14), w(15)];

/// The last sixteen words of the schedule.
const SCHEDULE: [View; 4] = [v(0), v(1), v(2), v(3)];
const ZERO: View = v(4);
const X: View = v(5);
const Y: View = v(6);
const Z: View = v(7);

/// Places for the words of four rounds.
const PLACES: usize = 8;
const BEFORE: i64 = 16 * PLACES as i64;
const STACK: i64 = BEFORE + 4 * WORDS as i64;

/// Where the words of four rounds are, with their constants.
fn place(group: usize) -> i64 {
    16 * (group % PLACES) as i64
}

/// Both words of a pair of the hash value, from or to memory.
fn pairs(from: View, offset: i64) -> impl Iterator<Item = (View, View, Mem)> {
    (0..WORDS).step_by(2).map(move |i| (HASH[i], HASH[i + 1], at(from, offset + 4 * i as i64)))
}

fn round(i: usize) -> Strand {
    let [a, b, _, d, e, f, g, h] = std::array::from_fn(|place| HASH[(place + WORDS - i % WORDS) % WORDS]);
    let [ab, bc] = [DIFFERENCES[i % 2], DIFFERENCES[(i + 1) % 2]];
    Strand::from_iter([
        ldr32(T, at(SP, place(i / 4) + 4 * (i % 4) as i64)),
        eor32(U, f, g),
        add32(h, h, T),
        and32(U, U, e),
        eor32_ror(T, e, e, 5),
        eor32(U, U, g),
        eor32_ror(T, T, e, 19),
        add32(h, h, U),
        eor32(ab, a, b),
        ror32(T, T, 6),
        eor32_ror(U, a, a, 11),
        and32(bc, bc, ab),
        add32(h, h, T),
        eor32_ror(U, U, a, 20),
        eor32(bc, bc, b),
        add32(d, d, h),
        ror32(U, U, 2),
        add32(h, h, bc),
        add32(h, h, U),
    ])
}

fn rounds(group: usize) -> Strand {
    (4 * group..4 * (group + 1)).map(round).fold(Strand::default(), Strand::then)
}

/// Four words, with their constants, to their place.
fn put(group: usize, words: View) -> [Inst; 3] {
    [ldr_q(Z, at(TABLE, 16 * group as i64)), add_4s(Z, Z, words), str_q(at(SP, place(group)), Z)]
}

/// The words of the schedule for the fourth group of rounds from here. σ1 of the last two wants the first two.
fn schedule(group: usize) -> Strand {
    let [w0, w1, w2, w3] = [0, 1, 2, 3].map(|i| SCHEDULE[(group + i) % 4]);
    let sigma1 = || sigma(X, [Y, Z, X], [17, 19], Last::Shifted(10));
    let mut strand = Strand::from_iter([ext(X, w0, w1, 4)]).then(sigma(X, [Y, Z, X], [7, 18], Last::Shifted(3)));
    strand.extend([ext(Z, w2, w3, 4), add_4s(w0, w0, Y), ext(X, w3, ZERO, 8), add_4s(w0, w0, Z)]);
    strand = strand.then(sigma1());
    strand.extend([add_4s(w0, w0, Y), ext(X, ZERO, w0, 8)]);
    strand = strand.then(sigma1());
    strand.extend([add_4s(w0, w0, Y)]);
    strand.extend(put(group + 4, w0));
    strand
}

/// What comes before the rounds.
fn begin() -> Strand {
    let [w0, w1, w2, w3] = SCHEDULE;
    let mut strand = Strand::from_iter([ldp_q(w0, w1, at(INPUT, 0)), ldp_q(w2, w3, at(INPUT, 32))]);
    strand.extend(SCHEDULE.map(|words| rev32_16b(words, words)));
    strand.extend(pairs(SP, BEFORE).map(|(first, second, place)| stp32(place, first, second)));
    strand.extend(SCHEDULE.into_iter().enumerate().flat_map(|(group, words)| put(group, words)));
    strand.extend([eor32(DIFFERENCES[1], HASH[1], HASH[2])]);
    strand
}

/// What comes after the rounds.
fn end() -> Strand {
    let sums = pairs(SP, BEFORE)
        .flat_map(|(first, second, place)| [ldp32(T, U, place), add32(first, first, T), add32(second, second, U)]);
    let block = BLOCK as i64;
    sums.chain([add64_imm(INPUT, INPUT, block), sub64_imm(LEN, LEN, block)]).collect()
}

/// `sha256_blocks_*`.
pub(super) fn kernel(name: &'static str) -> Kernel {
    let order = Order::RoundRobin;
    let woven = |group| {
        let beside = (group < 12).then(|| schedule(group));
        let strands = [rounds(group)].into_iter().chain(beside);
        weave(strands, order).expect("words and vectors have registers of their own")
    };
    let body = vec![begin().into(), (0..16).map(woven).fold(Strand::default(), Strand::then).into(), end().into()];
    let table = table();
    let secrets = [&HASH[..], &[T, U], &DIFFERENCES].concat();
    let vectors = [&SCHEDULE[..], &[X, Y, Z]].concat();
    let code = vec![
        straight([sub64_imm(SP, SP, STACK), movi_16b(ZERO, 0)]),
        straight(pairs(STATE, 0).map(|(first, second, place)| ldp32(first, second, place))),
        Code::While { test: vec![cmp64_imm(LEN, BLOCK as i64)], enter: HS, body },
        straight(pairs(STATE, 0).map(|(first, second, place)| stp32(place, first, second))),
        Code::Note("leave no secret".into()),
        straight((0..STACK).step_by(32).map(|place| stp_q(at(SP, place), ZERO, ZERO))),
        straight([add64_imm(SP, SP, STACK)]),
        straight(secrets.into_iter().map(|secret| movz64(secret.bits(64), 0))),
        straight(vectors.into_iter().map(|vector| movi_16b(vector, 0))),
    ];
    Hash::Sha256.blocks().kernel(
        name,
        Isa::Aarch64,
        format!("1 message, its schedule in vectors, {order}"),
        table,
        STACK as usize,
        code,
    )
}
