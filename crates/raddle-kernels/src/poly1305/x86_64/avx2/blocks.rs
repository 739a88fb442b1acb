//! `poly1305_blocks_avx2`: whole sets, several in a turn.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{at, straight};
use raddle_isa::{Code, Inst, Mem};

use super::{LANES, ONES, SET, STATE, VECTOR, limb, limb_of, sets, table};
use crate::poly1305::state::H;
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

/// What stands above the 128 bits of a whole block, in its last limb.
const TOP: u64 = 1 << 24;

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
    insts.extend(carry());
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

/// Takes from each limb what is above its bits, and adds it to the next one; from the last one, times 5 to the first,
/// in 64 bits: such a carry may have more than 32. Two limbs at a time, until what is left fits 32 bits, in a.
fn carry() -> Vec<Inst> {
    let ([s0, s1, s2, s3, s4], [a0, a1, a2, a3, a4], [x, y]) = (SUM, A, CARRY);
    let take = |carry, from, rest| [vpsrlq(carry, from, 26), vpand(rest, from, ONES_26)];
    let mut insts = Vec::new();
    insts.extend(take(x, s0, s0).into_iter().chain(take(y, s3, s3)));
    insts.extend([vpaddq(s1, s1, x), vpaddq(s4, s4, y)]);
    insts.extend(take(x, s1, s1).into_iter().chain(take(y, s4, s4)));
    insts.extend([vpaddq(s2, s2, x), vpaddq(s0, s0, y), vpsllq(y, y, 2), vpaddq(s0, s0, y)]);
    insts.extend(take(x, s2, a2).into_iter().chain(take(y, s0, a0)));
    insts.extend([vpaddq(s3, s3, x), vpaddq(a1, s1, y)]);
    insts.extend(take(x, s3, a3));
    insts.push(vpaddq(a4, s4, x));
    insts
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
    insts.extend(words());
    insts
}

/// Five limbs that are not carried become words base 2^64, the third at most 4.
fn words() -> Vec<Inst> {
    // Neither is needed any more.
    let [x, y] = [INPUT, LEN];
    let [d0, d1, d2, d3, d4] = B;
    let mut insts = Vec::new();
    for (from, to) in [(d0, d1), (d1, d2), (d2, d3), (d3, d4)] {
        insts.extend([mov64(x, from), shr64(x, 26), and64(from, ONES as u32), add64(to, x)]);
    }
    // 2^130 = 5 modulo p.
    insts.extend([mov64(x, d4), shr64(x, 26), and64(d4, ONES as u32)]);
    insts.extend([lea64(x, at(x, 0).index(x, 4)), add64(d0, x)]);
    // Only d0 is above its bits.
    insts.extend([shl64(d1, 26), add64(d0, d1), mov64(x, d2), shl64(x, 52), shr64(d2, 12)]);
    insts.extend([shl64(d3, 14), add64(d2, d3), mov64(y, d4), shl64(y, 40), shr64(d4, 24)]);
    insts.extend([add64(d0, x), adc64(d2, y), adc64(d4, 0)]);
    insts.extend((0..).zip([d0, d2, d4]).map(|(i, d)| mov64_store(word(STATE, H, i), d)));
    insts
}
