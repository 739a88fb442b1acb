//! `poly1305_blocks_avx512`: whole sets, several in an iteration.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, at, straight};
use raddle_isa::{Code, Inst};

use super::{
    EXPONENTS, LANES, Limbs, ONES_26, SET, SETS, STATE, VECTOR, add, limb, limbs, low, multiply, split, table, zero,
};
use crate::poly1305::operation::Poly1305Blocks;
use crate::poly1305::state::H;
use crate::poly1305::x86_64::base26::{self, ONES, TOP};
use crate::poly1305::x86_64::scalar::word;
use crate::{Kernel, variant};

const INPUT: Gpr64 = RSI;
const LEN: Gpr64 = RDX;

const A: Limbs = limbs(0);
const B: Limbs = limbs(5);
const SUM: Limbs = limbs(10);
/// The limbs of a set, and its low and high words.
const X: Limbs = limbs(15);
const WORDS: [Zmm; 2] = [zmm(20), zmm(21)];
const PRODUCT: Zmm = zmm(22);

/// The limbs of h at the end.
const H_LIMBS: [Gpr64; 5] = [RAX, R8, R9, R10, R11];

/// Builds a loop of `sets` sets an iteration, a power of two. For the rest, an iteration of half as many sets follows,
/// then one of a quarter, and so on down to one set.
pub(in crate::poly1305::x86_64) fn kernel(name: &'static str, sets: usize) -> Kernel {
    let operation = Poly1305Blocks { powers: table(), stride: SET as u64, max: None };
    variant::kernel::<X86_64>(
        name,
        operation,
        format!("base 2^26, 8 blocks in lanes, {sets} times an iteration"),
        |k| {
            let [ones, top] = [ONES, TOP].map(|constant| k.constants(constant.to_le_bytes()));
            k.clear((0..32).map(zmm));
            k.clear(H_LIMBS.into_iter().chain([INPUT, LEN]));
            k.clear_flags(RSP);
            let enough = |sets: usize| vec![cmp64(LEN, SET * sets)];
            let mut code = vec![straight(enter(ones))];
            let main = Code::While { test: enough(sets), enter: ABOVE_OR_EQUAL, body: iteration(sets, top) };
            code.push(main.phase(format!(
                "loop: {} blocks an iteration, while {} bytes are left",
                8 * sets,
                SET * sets
            )));
            for sets in (0..sets.ilog2()).rev().map(|n| 1 << n) {
                let note = format!("tail: {} more blocks, if there are that many", 8 * sets);
                code.extend([
                    straight(enough(sets)).phase(note),
                    Code::Skip { unless: BELOW, body: iteration(sets, top) },
                ]);
            }
            code.push(straight(leave()));
            code
        },
    )
}

/// Loads b = h and a = 0.
fn enter(ones: Part) -> Vec<Inst> {
    let [l, h] = WORDS;
    let word = |i: usize| word(STATE, H, i);
    let mut insts = vec![vpbroadcastq_load(ONES_26, ones.at(0))];
    insts.extend([vmovq_load(l.xmm(), word(0)), vmovq_load(h.xmm(), word(1))]);
    insts.extend(split(B, WORDS));
    insts.extend([vmovq_load(l.xmm(), word(2)), vpsllq(l, l, 24), vpaddq(B[4], B[4], l)]);
    insts.extend(zero(A));
    insts.phase("load: b = h, in limbs of 26 bits in the lane of the first block; a = 0")
}

/// Loads a set, and splits its blocks into limbs: the low 64 bits of all blocks are in one vector, and the high ones in
/// another.
fn load(set: usize, to: Limbs, top: Part) -> Vec<Inst> {
    let message = |i: usize| at(INPUT, SET * set + VECTOR * i);
    let [l, h] = WORDS;
    let mut insts = vec![vmovdqu32(to[0], message(0)), vmovdqu32(to[1], message(1))];
    insts.extend([vpunpcklqdq(l, to[0], to[1]), vpunpckhqdq(h, to[0], to[1])]);
    insts.extend(split(to, WORDS));
    insts.push(vporq(to[4], to[4], top.at(0).broadcast(64)));
    insts
}

/// Processes n = `sets` sets:
///
/// > a = a r^8n + (b + m(1)) r^8(n-1) + m(2) r^8(n-2) + … + m(n), then b = 0.
fn iteration(sets: usize, top: Part) -> Vec<Code> {
    let last = sets - 1;
    // The last set is multiplied by 1: the sum begins with it.
    let mut insts =
        load(last, SUM, top).phase("load: the last set of blocks, in limbs of 26 bits; the sum begins with it");
    if last == 0 {
        insts.extend(add(SUM, B));
    }
    for set in 0..last {
        insts.extend(load(set, X, top).phase(format!("multiply: sum += set {} * r^{}", set + 1, 8 * (last - set))));
        if set == 0 {
            insts.extend(add(X, B));
        }
        insts.extend(by_power(X, last - set));
    }
    // The product of a comes last, so that the others don't wait for the previous iteration.
    insts.extend(by_power(A, sets).phase(format!("multiply: sum += a * r^{}", 8 * sets)));
    let carry = base26::carry(SUM, A, WORDS, low);
    insts.extend(carry.phase("carry: a = sum, in limbs of 26 bits; b = 0; advances pointer and length"));
    insts.extend(zero(B));
    insts.extend([add64(INPUT, SET * sets), sub64(LEN, SET * sets)]);
    vec![straight(insts)]
}

/// Adds `x` times r to the power `8 sets`.
fn by_power(x: Limbs, sets: usize) -> Vec<Inst> {
    let lane = EXPONENTS.iter().position(|&e| e as usize == sets).expect("a power up to the eighth");
    multiply(SUM, x, PRODUCT, |i, times_5| limb(SETS + 8 * lane, i, times_5).broadcast(64))
}

/// Computes h = b + the sum of a(l) r^e(l) over all lanes l, and stores it.
fn leave() -> Vec<Inst> {
    let mut insts: Vec<Inst> = zero(SUM).collect();
    insts = insts
        .phase("finish: h = b + the sum over lanes of a(l) * r^e(l), where e(l) is the place of lane l from the end");
    insts.extend(multiply(SUM, A, PRODUCT, |i, times_5| limb(LANES, i, times_5)));
    insts.extend(add(SUM, B));
    let (sum, half) = (SUM.map(Vector::ymm), A.map(Vector::ymm));
    insts.extend((0..5).map(|i| vextracti64x4(half[i], SUM[i], 1)).chain(add(sum, half)));
    let (low, half) = (SUM.map(Vector::xmm), A.map(Vector::xmm));
    insts.extend((0..5).map(|i| vextracti128(half[i], sum[i], 1)).chain(add(low, half)));
    insts.extend((0..5).map(|i| vpshufd(half[i], low[i], 0x4e)).chain(add(low, half)));
    insts.extend((0..5).map(|i| vmovq_gpr(H_LIMBS[i], low[i])));
    insts.extend(base26::words(H_LIMBS, [INPUT, LEN]).phase("store: h, from limbs of 26 bits to words of 64"));
    let [h0, _, h1, _, h2] = H_LIMBS;
    insts.extend((0..).zip([h0, h1, h2]).map(|(i, h)| mov64_store(word(STATE, H, i), h)));
    insts
}
