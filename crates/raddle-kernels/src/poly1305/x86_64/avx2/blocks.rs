//! `poly1305_blocks_avx2`: whole sets, several in a turn.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{at, straight};
use raddle_isa::{Code, Inst, Mem};

use super::{LANES, SET, STATE, VECTOR, limb, limb_of, sets, table};
use crate::poly1305::state::H;
use crate::poly1305::x86_64::base26::{self, ONES, TOP};
use crate::poly1305::x86_64::scalar::word;
use crate::variant;
use crate::{Kernel, Operation};

const INPUT: Gpr64 = RSI;
const LEN: Gpr64 = RDX;
const CONSTANTS: Gpr64 = RCX;

type Limbs = [Ymm; 5];

const A: Limbs = [ymm(0), ymm(1), ymm(2), ymm(3), ymm(4)];
const SUM: Limbs = [ymm(5), ymm(6), ymm(7), ymm(8), ymm(9)];
/// The low and the high words of a set, and a limb of it.
const LOW: Ymm = ymm(10);
const HIGH: Ymm = ymm(11);
const X: Ymm = ymm(12);
const PRODUCT: [Ymm; 2] = [ymm(13), ymm(14)];
const ONES_26: Ymm = ymm(15);
/// Elsewhere the registers of a set hold carries.
const CARRY: [Ymm; 2] = [LOW, HIGH];

/// In general-purpose registers, as vectors are few.
const B: [Gpr64; 5] = [RAX, R8, R9, R10, R11];

/// Turns of so many sets, and one of one set for what is left.
pub(in crate::poly1305::x86_64) fn kernel(name: &'static str, sets: usize) -> Kernel {
    let operation = Operation::Poly1305Blocks { powers: table(), stride: SET as u64 };
    variant::kernel::<X86_64>(name, operation, format!("base 2^26, 4 blocks in lanes, {sets} times a turn"), |k| {
        k.constants([TOP, ONES].into_iter().flat_map(|lane| [lane; 4]).flat_map(u64::to_le_bytes));
        k.clear((0..16).map(ymm));
        k.clear(B.into_iter().chain([INPUT, LEN]));
        k.clear_flags(RSP);
        let enough = |sets: usize| vec![cmp64(LEN, SET * sets)];
        let mut code = vec![straight(enter())];
        code.push(Code::While { test: enough(sets), enter: ABOVE_OR_EQUAL, body: turn(sets) });
        for sets in (0..sets.ilog2()).rev().map(|n| 1 << n) {
            code.push(straight(enough(sets)));
            code.push(Code::Skip { unless: BELOW, body: turn(sets) });
        }
        code.push(straight(leave()));
        code
    })
}

fn top() -> Mem {
    at(CONSTANTS, 0)
}

/// h in b, nothing in a.
fn enter() -> Vec<Inst> {
    let h = [0, 1, 2].map(|i| word(STATE, H, i).into());
    // The first limb needs no register more, and comes last.
    let mut insts: Vec<Inst> = (0..5).rev().flat_map(|i| limb_of(h, i, B[i], B[0])).collect();
    insts.push(vmovdqu(ONES_26, at(CONSTANTS, VECTOR)));
    insts.extend(A.map(|a| vpxor(a, a, a)));
    insts
}

/// The low and the high words of a set.
fn load(set: usize) -> Vec<Inst> {
    let message = |i: usize| at(INPUT, SET * set + VECTOR * i);
    vec![vmovdqu(X, message(0)), vpunpcklqdq(LOW, X, message(1)), vpunpckhqdq(HIGH, X, message(1))]
}

/// Limb `i` of the set that was loaded.
fn limb_of_set(i: usize, to: Ymm) -> Vec<Inst> {
    let ones = vpand(to, to, ONES_26);
    let [spare, _] = PRODUCT;
    match i {
        0 => vec![vpand(to, LOW, ONES_26)],
        1 => vec![vpsrlq(to, LOW, 26), ones],
        2 => vec![vpsrlq(to, LOW, 52), vpsllq(spare, HIGH, 12), vpor(to, to, spare), ones],
        3 => vec![vpsrlq(to, HIGH, 14), ones],
        _ => vec![vpsrlq(to, HIGH, 40), vpor(to, to, top())],
    }
}

/// Takes so many sets.
fn turn(n: usize) -> Vec<Code> {
    // The last set is multiplied by 1: it is what the sum begins with.
    let mut insts = load(n - 1);
    insts.extend((0..5).flat_map(|i| limb_of_set(i, SUM[i])));
    if n == 1 {
        insts.extend((0..5).flat_map(|i| add_b(i, SUM[i])));
    }
    for set in 0..n - 1 {
        insts.extend(load(set));
        for i in 0..5 {
            insts.extend(limb_of_set(i, X));
            if set == 0 {
                insts.extend(add_b(i, X));
            }
            insts.extend(multiply(i, X, sets(n - 1 - set)));
        }
    }
    // The product of a is the last: the others don't wait for the turn before.
    insts.extend((0..5).flat_map(|i| multiply(i, A[i], sets(n))));
    insts.extend(base26::carry(SUM, A, CARRY, |to, from| vpand(to, from, ONES_26)));
    insts.extend(B.map(|b| xor32(b.low32(), b.low32())));
    insts.extend([add64(INPUT, SET * n), sub64(LEN, SET * n)]);
    vec![straight(insts)]
}

/// Adds limb `i` of b to that of the first block.
fn add_b(i: usize, to: Ymm) -> [Inst; 2] {
    let [spare, _] = PRODUCT;
    [vmovq(spare.xmm(), B[i]), vpaddq(to, to, spare)]
}

/// Adds limb `i` of a number, times the powers in a table.
fn multiply(i: usize, x: Ymm, table: usize) -> impl Iterator<Item = Inst> {
    (0..5).flat_map(move |k| {
        let product = PRODUCT[k % 2];
        [vpmuludq(product, x, limb(table, (k + 5 - i) % 5, i > k)), vpaddq(SUM[k], SUM[k], product)]
    })
}

/// What b and the lanes of a stand for, all together: h.
fn leave() -> Vec<Inst> {
    let mut insts: Vec<Inst> = SUM.map(|sum| vpxor(sum, sum, sum)).into();
    insts.extend((0..5).flat_map(|i| add_b(i, SUM[i])));
    insts.extend((0..5).flat_map(|i| multiply(i, A[i], LANES)));
    for (i, sum) in SUM.into_iter().enumerate() {
        let (low, spare) = (sum.xmm(), PRODUCT[i % 2].xmm());
        insts.extend([vextracti128(spare, sum, 1), vpaddq(low, low, spare)]);
        insts.extend([vpshufd(spare, low, 0x4e), vpaddq(low, low, spare), vmovq_gpr(B[i], low)]);
    }
    insts.extend(base26::words(B, [INPUT, LEN]));
    let [h0, _, h1, _, h2] = B;
    insts.extend((0..).zip([h0, h1, h2]).map(|(i, h)| mov64_store(word(STATE, H, i), h)));
    insts
}
