//! `poly1305_blocks_ifma*`: whole sets, several in a turn.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Code, Inst, Isa, Order, Strand, View, weave};

use super::{Constant, EXPONENTS, Halves, LANES, Limbs, SET, SETS, STATE, add, limb, limbs, split, table, wipe, zero};
use crate::poly1305::state::H;
use crate::x86_64::wipe_flags;
use crate::{Kernel, Operation};

const INPUT: View = RSI;
const LEN: View = RDX;
const TABLE: View = RCX;

const A: Limbs = limbs(0);
const B: Limbs = limbs(3);
/// Two sums, to which products are added in turn: one addition takes four cycles on Zen 5, and two can begin in each.
const SUMS: [Halves; 2] = [Halves::new(6), Halves::new(12)];
/// The limbs of a set, and two more registers, for each of two products.
const SET_OF: [(Limbs, [View; 2]); 2] = [(limbs(18), [zmm(21), zmm(22)]), (limbs(23), [zmm(26), zmm(27)])];
/// The limbs of h at the end, and spare registers.
const WORDS: [View; 3] = [RAX, R8, R9];
const SPARE: [View; 2] = [R10, R11];

/// Turns of so many sets, a power of two, and for what is left a turn of half as many, and so on. `order` is that of two
/// products.
pub(crate) fn kernel(name: &'static str, sets: usize, order: Order) -> Kernel {
    let enough = |sets: usize| vec![cmp64(LEN, (SET * sets) as i64)];
    let mut code = vec![Strand::from_iter(enter()).into()];
    code.push(Code::While { test: enough(sets), enter: ABOVE_OR_EQUAL, body: turn(sets, order) });
    for sets in (0..sets.ilog2()).rev().map(|n| 1 << n) {
        code.push(Strand::from_iter(enough(sets)).into());
        code.push(Code::Skip { unless: BELOW, body: turn(sets, order) });
    }
    code.push(Strand::from_iter(leave()).into());

    let constants = Constant::bytes();
    let operation = Operation::Poly1305Blocks { powers: table(), stride: SET as u64 };
    let weave = format!("base 2^44, 8 blocks in lanes, {sets} times a turn: pairs of products {order}");
    operation.kernel(name, Isa::X86_64, weave, constants, 0, code)
}

/// h in b, nothing in a.
fn enter() -> Vec<Inst> {
    let (_, words @ [low, high]) = SET_OF[0];
    let h = |i: usize| at(STATE, (H + 8 * i) as i64);
    let mut insts = vec![vmovq_load(low.bits(128), h(0)), vmovq_load(high.bits(128), h(1))];
    insts.extend(split(B, words, TABLE));
    insts.extend([vmovq_load(low.bits(128), h(2)), vpsllq(low, low, 40), vpaddq(B[2], B[2], low)]);
    insts.extend(zero(A));
    insts
}

/// The limbs of a set.
fn load(set: usize, to: Limbs, words @ [low, high]: [View; 2]) -> Vec<Inst> {
    let message = |i: usize| at(INPUT, (SET * set + 64 * i) as i64);
    let mut insts = vec![
        vmovdqu32(to[0], message(0)),
        vmovdqu32(to[1], message(1)),
        vpunpcklqdq(low, to[0], to[1]),
        vpunpckhqdq(high, to[0], to[1]),
    ];
    insts.extend(split(to, words, TABLE));
    insts.push(vporq(to[2], to[2], Constant::Top.repeated(TABLE)));
    insts
}

/// Takes so many sets.
fn turn(sets: usize, order: Order) -> Vec<Code> {
    let last = sets - 1;
    // The last set is multiplied by 1: it is what the first sum begins with.
    let mut begin = load(last, SUMS[0].low, SET_OF[0].1);
    begin.extend(zero(SUMS[0].high.into_iter().chain(SUMS[1].registers())));
    if last == 0 {
        begin.extend(add(SUMS[0].low, B));
    }
    let mut code = vec![Strand::from_iter(begin).into()];

    // The product of a is the last: the products of the message don't wait for the turn before.
    let product = |set: usize| {
        let (x, spare) = SET_OF[set % 2];
        let mut insts = if set < last { load(set, x, spare) } else { Vec::new() };
        if set == 0 && set < last {
            insts.extend(add(x, B));
        }
        let (x, power) = if set < last { (x, last - set) } else { (A, sets) };
        insts.extend(multiply(SUMS[set % 2], x, power, spare));
        Strand::from_iter(insts)
    };
    for first in (0..sets).step_by(2) {
        let pair = (first..sets.min(first + 2)).map(product);
        code.push(weave(pair, order).expect("two products have registers of their own").into());
    }

    let mut end: Vec<Inst> = Vec::new();
    if last > 0 {
        end.extend(add(SUMS[0].high, SUMS[1].high).chain(add(SUMS[0].low, SUMS[1].low)));
    }
    end.extend(SUMS[0].join(SET_OF[0].1[0]));
    end.extend(SUMS[0].carry(A, TABLE));
    end.extend(zero(B));
    end.extend([add64(INPUT, (SET * sets) as i64), sub64(LEN, (SET * sets) as i64)]);
    code.push(Strand::from_iter(end).into());
    code
}

/// Adds `x` times r to the power `8 sets`. The two limbs that are read most are read from memory once.
fn multiply(sum: Halves, x: Limbs, sets: usize, held: [View; 2]) -> Vec<Inst> {
    let lane = EXPONENTS.iter().position(|&e| e as usize == sets).expect("a power up to the eighth");
    let limb = |i, times_20| limb(SETS + 8 * lane, i, times_20);
    let mut insts: Vec<Inst> = (0..2).map(|i| vpbroadcastq_load(held[i], limb(i, false))).collect();
    insts.extend(sum.multiply(x, |i, times_20| match (i, times_20) {
        (0 | 1, false) => held[i].into(),
        _ => limb(i, times_20).broadcast(64).into(),
    }));
    insts
}

/// What b and the lanes of a stand for, all together: h.
fn leave() -> Vec<Inst> {
    let (sum, spare) = (SUMS[0], SUMS[0].high);
    let mut insts: Vec<Inst> = zero(sum.registers()).collect();
    insts.extend(sum.multiply(A, |i, times_20| limb(LANES, i, times_20).into()));
    insts.extend(sum.join(SET_OF[0].1[0]));
    insts.extend(add(sum.low, B));
    let mut halve = |half: fn(View, View) -> Inst, bits: u16| {
        insts.extend((0..3).map(|i| half(spare[i], sum.low[i])));
        let at_width = |reg: View| reg.bits(bits);
        insts.extend(add(sum.low.map(at_width), spare.map(at_width)));
    };
    halve(|d, s| vextracti64x4(d.bits(256), s, 1), 256);
    halve(|d, s| vextracti128(d.bits(128), s.bits(256), 1), 128);
    halve(|d, s| vpshufd(d.bits(128), s.bits(128), 0x4e), 128);
    insts.extend((0..3).map(|i| vmovq_gpr(WORDS[i], sum.low[i].bits(128))));
    insts.extend(words());
    insts.extend((0..3).map(|i| mov64_store(at(STATE, (H + 8 * i) as i64), WORDS[i])));
    insts.extend(wipe());
    insts.extend(WORDS.into_iter().chain(SPARE).map(|reg| xor32(reg.bits(32), reg.bits(32))));
    insts.push(wipe_flags());
    insts
}

/// Three limbs that are not carried become words base 2^64, the third at most 4.
fn words() -> Vec<Inst> {
    let ([d0, d1, d2], [x, y]) = (WORDS, SPARE);
    let [ones44, ones42] = [Constant::Ones44, Constant::Ones42].map(|constant| constant.at(TABLE));
    let carry = |from: View, bits: i64| [mov64(x, from), shr64(x, bits)];
    let mut insts = Vec::new();
    insts.extend(carry(d0, 44));
    insts.push(add64(d1, x));
    insts.extend(carry(d1, 44));
    insts.push(add64(d2, x));
    insts.extend(carry(d2, 42));
    insts.extend([and64(d0, ones44), and64(d1, ones44), and64(d2, ones42)]);
    // 2^130 = 5 modulo p.
    insts.extend([add64(d0, x), shl64(x, 2), add64(d0, x)]);
    // d0 + 2^44 d1 + 2^88 d2, where only d0 is above its bits.
    insts.extend([mov64(x, d1), shl64(x, 44), shr64(d1, 20)]);
    insts.extend([mov64(y, d2), shl64(y, 24), shr64(d2, 40)]);
    insts.extend([add64(d0, x), adc64(d1, y), adc64(d2, 0)]);
    insts
}
