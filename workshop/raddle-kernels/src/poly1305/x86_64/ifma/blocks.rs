//! `poly1305_blocks_ifma*`: whole sets, several in an iteration.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Place, at, straight, woven};
use raddle_isa::{Code, Inst, Order, Strand};

use super::{
    Constants, EXPONENTS, Halves, LANES, Limbs, SET, SETS, STATE, add, limb, limbs, repeated, split, table, zero,
};
use crate::poly1305::operation::Poly1305Blocks;
use crate::poly1305::state::H;
use crate::poly1305::x86_64::scalar::word;
use crate::{Kernel, variant};

pub(super) const INPUT: Gpr64 = RSI;
pub(super) const LEN: Gpr64 = RDX;

pub(super) const A: Limbs = limbs(0);
pub(super) const B: Limbs = limbs(3);
/// Two sums, to which products are added alternately: one addition takes four cycles on Zen 5, and two can begin in
/// each cycle.
pub(super) const SUMS: [Halves; 2] = [Halves::new(6), Halves::new(12)];
/// The limbs of a set, and two more registers, for each of two products.
pub(super) const SET_OF: [(Limbs, [Zmm; 2]); 2] = [(limbs(18), [zmm(21), zmm(22)]), (limbs(23), [zmm(26), zmm(27)])];
/// The limbs of h at the end, and spare registers.
pub(super) const WORDS: [Gpr64; 3] = [RAX, R8, R9];
pub(super) const SPARE: [Gpr64; 2] = [R10, R11];

/// Builds a loop of `sets` sets an iteration, a power of two. For the rest, an iteration of half as many sets follows,
/// then one of a quarter, and so on down to one set. `order` is the order in which two products are interleaved.
pub(crate) fn kernel(name: &'static str, sets: usize, order: Order) -> Kernel {
    let operation = Poly1305Blocks { powers: table(), stride: SET as u64, max: None };
    let summary = format!("base 2^44, 8 blocks in lanes, {sets} times an iteration: pairs of products {order}");
    variant::kernel::<X86_64>(name, operation, summary, |k| {
        let constants = Constants::new(k);
        k.clear((0..32).map(zmm));
        k.clear(WORDS.into_iter().chain(SPARE));
        k.clear_flags(RSP);
        let enough = |sets: usize| vec![cmp64(LEN, SET * sets)];
        let iteration = |sets: usize| iteration(sets, order, constants);
        let mut code = vec![straight(enter(constants))];
        let main = Code::While { test: enough(sets), enter: ABOVE_OR_EQUAL, body: iteration(sets) };
        code.push(main.phase(format!("loop: {} blocks an iteration, while {} bytes are left", 8 * sets, SET * sets)));
        for sets in (0..sets.ilog2()).rev().map(|n| 1 << n) {
            let note = format!("tail: {} more blocks, if there are that many", 8 * sets);
            code.extend([straight(enough(sets)).phase(note), Code::Skip { unless: BELOW, body: iteration(sets) }]);
        }
        code.push(straight(leave(constants, |i, times_20| limb(LANES, i, times_20))));
        code
    })
}

/// Loads b = h and a = 0.
pub(super) fn enter(constants: Constants) -> Vec<Inst> {
    let (_, words @ [low, high]) = SET_OF[0];
    let h = |i: usize| word(STATE, H, i);
    let mut insts = vec![vmovq_load(low.xmm(), h(0)), vmovq_load(high.xmm(), h(1))];
    insts.extend(split(B, words, constants));
    insts.extend([vmovq_load(low.xmm(), h(2)), vpsllq(low, low, 40), vpaddq(B[2], B[2], low)]);
    insts.extend(zero(A));
    insts.phase("load: b = h, in limbs of 44 bits in the lane of the first block; a = 0")
}

/// Loads a set, and splits its blocks into limbs: the low 64 bits of all blocks are in one vector, and the high ones in
/// another.
pub(super) fn load(set: usize, to: Limbs, words @ [low, high]: [Zmm; 2], constants: Constants) -> Vec<Inst> {
    let message = |i: usize| at(INPUT, SET * set + 64 * i);
    let mut insts = vec![
        vmovdqu32(to[0], message(0)),
        vmovdqu32(to[1], message(1)),
        vpunpcklqdq(low, to[0], to[1]),
        vpunpckhqdq(high, to[0], to[1]),
    ];
    insts.extend(split(to, words, constants));
    insts.push(vporq(to[2], to[2], repeated(constants.top)));
    insts
}

/// Processes n = `sets` sets:
///
/// > a = a r^8n + (b + m(1)) r^8(n-1) + m(2) r^8(n-2) + … + m(n), then b = 0.
fn iteration(sets: usize, order: Order, constants: Constants) -> Vec<Code> {
    let last = sets - 1;
    // The last set is multiplied by 1: the first sum begins with it.
    let mut begin = load(last, SUMS[0].low, SET_OF[0].1, constants)
        .phase("load: the last set of blocks, in limbs of 44 bits; the sum begins with it");
    begin.extend(zero(SUMS[0].high.into_iter().chain(SUMS[1].registers())));
    if last == 0 {
        begin.extend(add(SUMS[0].low, B));
    }
    let mut code = vec![straight(begin)];

    // The product of a comes last, so that the products of the message don't wait for the previous iteration.
    let product = |set: usize| {
        let (x, spare) = SET_OF[set % 2];
        let mut insts = if set < last { load(set, x, spare, constants) } else { Vec::new() };
        if set == 0 && set < last {
            insts.extend(add(x, B));
        }
        let (x, power) = if set < last { (x, last - set) } else { (A, sets) };
        insts.extend(multiply(SUMS[set % 2], x, power, spare));
        let factor = if set < last { format!("set {}", set + 1) } else { "a".to_owned() };
        Strand::from_iter(insts).phase(format!("multiply: sum {} += {factor} * r^{}", set % 2 + 1, 8 * power))
    };
    for first in (0..sets).step_by(2) {
        let pair = (first..sets.min(first + 2)).map(product);
        code.push(woven(pair, order).into());
    }

    let mut end: Vec<Inst> = Vec::new();
    if last > 0 {
        end.extend(add(SUMS[0].high, SUMS[1].high).chain(add(SUMS[0].low, SUMS[1].low)));
    }
    end.extend(SUMS[0].join(SET_OF[0].1[0]));
    end.extend(SUMS[0].carry(A, constants));
    end = end.phase("carry: a = sum 1 + sum 2, in limbs of 44 bits; b = 0; advances pointer and length");
    end.extend(zero(B));
    end.extend([add64(INPUT, SET * sets), sub64(LEN, SET * sets)]);
    code.push(straight(end));
    code
}

/// Adds `x` times r to the power `8 sets`. The two limbs that are used most are read from memory only once.
fn multiply(sum: Halves, x: Limbs, sets: usize, held: [Zmm; 2]) -> Vec<Inst> {
    let lane = EXPONENTS.iter().position(|&e| e as usize == sets).expect("a power up to the eighth");
    let limb = |i, times_20| limb(SETS + 8 * lane, i, times_20);
    let mut insts: Vec<Inst> = (0..2).map(|i| vpbroadcastq_load(held[i], limb(i, false))).collect();
    insts.extend(sum.multiply(x, |i, times_20| match (i, times_20) {
        (0 | 1, false) => Place::Reg(held[i]),
        _ => Place::Mem(limb(i, times_20).broadcast(64)),
    }));
    insts
}

/// Computes h = b + the sum of a(l) r^e(l) over all lanes l, and stores it. `powers` are r^e(l).
pub(super) fn leave<S: Source<Zmm>>(constants: Constants, powers: impl Fn(usize, bool) -> S) -> Vec<Inst> {
    let sum = SUMS[0];
    let mut insts: Vec<Inst> = zero(sum.registers()).collect();
    insts = insts
        .phase("finish: h = b + the sum over lanes of a(l) * r^e(l), where e(l) is the place of lane l from the end");
    insts.extend(sum.multiply(A, powers));
    insts.extend(sum.join(SET_OF[0].1[0]));
    insts.extend(add(sum.low, B));
    let (low, half) = (sum.low.map(Vector::ymm), sum.high.map(Vector::ymm));
    insts.extend((0..3).map(|i| vextracti64x4(half[i], sum.low[i], 1)).chain(add(low, half)));
    let (low, half) = (sum.low.map(Vector::xmm), sum.high.map(Vector::xmm));
    insts.extend((0..3).map(|i| vextracti128(half[i], low[i].ymm(), 1)).chain(add(low, half)));
    insts.extend((0..3).map(|i| vpshufd(half[i], low[i], 0x4e)).chain(add(low, half)));
    insts.extend((0..3).map(|i| vmovq_gpr(WORDS[i], low[i])));
    insts.extend(words(constants).phase("store: h, from limbs of 44 bits to words of 64"));
    insts.extend((0..3).map(|i| mov64_store(word(STATE, H, i), WORDS[i])));
    insts
}

/// Converts three limbs that are not carried to words base 2^64, the third at most 4.
fn words(constants: Constants) -> Vec<Inst> {
    let ([d0, d1, d2], [x, y]) = (WORDS, SPARE);
    let [ones44, ones42] = [constants.ones44, constants.ones42].map(|constant| constant.at(0));
    let carry = |from: Gpr64, bits: u8| [mov64(x, from), shr64(x, bits)];
    let mut insts = Vec::new();
    insts.extend(carry(d0, 44));
    insts.push(add64(d1, x));
    insts.extend(carry(d1, 44));
    insts.push(add64(d2, x));
    insts.extend(carry(d2, 42));
    insts.extend([and64(d0, ones44), and64(d1, ones44), and64(d2, ones42)]);
    // 2^130 = 5 modulo p.
    insts.extend([add64(d0, x), shl64(x, 2), add64(d0, x)]);
    // The number is d0 + 2^44 d1 + 2^88 d2, where only d0 exceeds its bits.
    insts.extend([mov64(x, d1), shl64(x, 44), shr64(d1, 20)]);
    insts.extend([mov64(y, d2), shl64(y, 24), shr64(d2, 40)]);
    insts.extend([add64(d0, x), adc64(d1, y), adc64(d2, 0)]);
    insts
}
