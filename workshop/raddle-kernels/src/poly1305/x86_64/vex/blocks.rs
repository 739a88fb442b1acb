//! `poly1305_blocks_avx`, `poly1305_blocks_avx2`: whole sets, several in an iteration.

use std::marker::PhantomData;

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, at, straight};
use raddle_isa::{Code, Inst};

use super::{Lanes, STATE, limb_of};
use crate::AnyOperation;
use crate::poly1305::operation::Poly1305Blocks;
use crate::poly1305::state::H;
use crate::poly1305::x86_64::base26::{self, ONES, TOP};
use crate::poly1305::x86_64::scalar::word;
use crate::variant::{Builder, Variant};
use crate::x86_64::width::Width;

const INPUT: Gpr64 = RSI;
const LEN: Gpr64 = RDX;

/// The vectors: a, the sum, the low and the high words of a set, one of its limbs, products.
const A: usize = 0;
const SUM: usize = 5;
const LOW: usize = 10;
const HIGH: usize = 11;
const X: usize = 12;
const PRODUCT: [usize; 2] = [13, 14];
const ONES_26: usize = 15;
/// Registers of carries; the registers of a set are free then.
const CARRY: [usize; 2] = [LOW, HIGH];

/// The limbs of b, in general-purpose registers, because vectors are few.
const B: [Gpr64; 5] = [RAX, R8, R9, R10, R11];

/// A loop with `sets` sets an iteration, and smaller iterations for the rest.
pub(in crate::poly1305::x86_64) struct Blocks<V> {
    sets: usize,
    width: PhantomData<V>,
}

impl<V> Blocks<V> {
    /// Returns a loop of `sets` sets, a power of two.
    pub(in crate::poly1305::x86_64) fn new(sets: usize) -> Blocks<V> {
        Blocks { sets, width: PhantomData }
    }
}

impl<V: Width> Variant for Blocks<V> {
    type Target = X86_64;

    fn operation(&self) -> AnyOperation {
        Poly1305Blocks { powers: Lanes::<V>::powers(), stride: Lanes::<V>::SET as u64, max: None }.into()
    }

    fn summary(&self) -> String {
        format!("base 2^26, {} blocks in lanes, {} times an iteration", Lanes::<V>::COUNT, self.sets)
    }

    fn build(&self, k: &mut Builder<X86_64>) -> Vec<Code> {
        let all_lanes = |lane: u64| vec![lane; Lanes::<V>::COUNT].into_iter().flat_map(u64::to_le_bytes);
        let [top, ones] = [TOP, ONES].map(|lane| k.constants(all_lanes(lane)));
        k.clear((0..16).map(V::numbered));
        k.clear(B.into_iter().chain([INPUT, LEN]));
        k.clear_flags(RSP);
        let iterations = Iterations::<V> { top, ones, width: PhantomData };
        let enough = |sets: usize| vec![cmp64(LEN, Lanes::<V>::SET * sets)];
        let mut code = vec![straight(iterations.enter())];
        let body = iterations.iteration(self.sets);
        let [count, bytes] = [self.sets * Lanes::<V>::COUNT, self.sets * Lanes::<V>::SET];
        let main = Code::While { test: enough(self.sets), enter: ABOVE_OR_EQUAL, body };
        code.push(main.phase(format!("loop: {count} blocks an iteration, while {bytes} bytes are left")));
        for sets in (0..self.sets.ilog2()).rev().map(|n| 1 << n) {
            let note = format!("tail: {} more blocks, if there are that many", sets * Lanes::<V>::COUNT);
            code.push(straight(enough(sets)).phase(note));
            code.push(Code::Skip { unless: BELOW, body: iterations.iteration(sets) });
        }
        code.push(straight(iterations.leave()));
        code
    }
}

/// The constants of an iteration.
struct Iterations<V> {
    /// The 2^128 above each block, in its last limb.
    top: Part,
    ones: Part,
    width: PhantomData<V>,
}

fn limbs<V: Width>(first: usize) -> [V; 5] {
    std::array::from_fn(|i| V::numbered(first + i))
}

impl<V: Width> Iterations<V> {
    /// Loads b = h and a = 0.
    fn enter(&self) -> Vec<Inst> {
        let h = [0, 1, 2].map(|i| word(STATE, H, i).into());
        // The first limb needs no additional register, so it comes last.
        let mut insts: Vec<Inst> = (0..5).rev().flat_map(|i| limb_of(h, i, B[i], B[0])).collect();
        insts.push(V::numbered(ONES_26).load(self.ones.at(0)));
        insts.extend(limbs::<V>(A).map(|a| vpxor(a, a, a)));
        insts.phase("load: b = h, in limbs of 26 bits in general-purpose registers; a = 0, in lanes")
    }

    /// Loads a set: the low 64 bits of all blocks are in one vector, and the high ones in another.
    fn load(&self, set: usize) -> Vec<Inst> {
        let message = |i: usize| at(INPUT, Lanes::<V>::SET * set + V::BYTES * i);
        let [low, high, x] = [LOW, HIGH, X].map(V::numbered);
        vec![x.load(message(0)), vpunpcklqdq(low, x, message(1)), vpunpckhqdq(high, x, message(1))]
    }

    /// Returns limb `i` of the loaded set.
    fn limb_of_set(&self, i: usize, to: V) -> Vec<Inst> {
        let [low, high, spare, ones] = [LOW, HIGH, PRODUCT[0], ONES_26].map(V::numbered);
        let and_ones = vpand(to, to, ones);
        match i {
            0 => vec![vpand(to, low, ones)],
            1 => vec![vpsrlq(to, low, 26), and_ones],
            2 => vec![vpsrlq(to, low, 52), vpsllq(spare, high, 12), vpor(to, to, spare), and_ones],
            3 => vec![vpsrlq(to, high, 14), and_ones],
            _ => vec![vpsrlq(to, high, 40), vpor(to, to, self.top.at(0))],
        }
    }

    /// Processes `n` sets of w blocks:
    ///
    /// > a = a r^wn + (b + m(1)) r^w(n-1) + m(2) r^w(n-2) + … + m(n), then b = 0.
    fn iteration(&self, n: usize) -> Vec<Code> {
        let (a, sum, x, ones) = (limbs::<V>(A), limbs::<V>(SUM), V::numbered(X), V::numbered(ONES_26));
        // The last set is multiplied by 1: the sum begins with it.
        let mut insts =
            self.load(n - 1).phase("load: the last set of blocks, in limbs of 26 bits; the sum begins with it");
        insts.extend((0..5).flat_map(|i| self.limb_of_set(i, sum[i])));
        if n == 1 {
            insts.extend((0..5).flat_map(|i| add_b(i, sum[i])));
        }
        for set in 0..n - 1 {
            let exponent = Lanes::<V>::COUNT * (n - 1 - set);
            insts.extend(self.load(set).phase(format!("multiply: sum += set {} * r^{exponent}", set + 1)));
            for i in 0..5 {
                insts.extend(self.limb_of_set(i, x));
                if set == 0 {
                    insts.extend(add_b(i, x));
                }
                insts.extend(multiply(i, x, Lanes::<V>::sets(n - 1 - set)));
            }
        }
        // The product of a comes last, so that the others don't wait for the previous iteration.
        let by_a = (0..5).flat_map(|i| multiply(i, a[i], Lanes::<V>::sets(n)));
        insts.extend(Vec::from_iter(by_a).phase(format!("multiply: sum += a * r^{}", Lanes::<V>::COUNT * n)));
        let carry = base26::carry(sum, a, CARRY.map(V::numbered), |to, from| vpand(to, from, ones));
        insts.extend(carry.phase("carry: a = sum, in limbs of 26 bits; b = 0; advances pointer and length"));
        insts.extend(B.map(|b| xor32(b.low32(), b.low32())));
        let bytes = Lanes::<V>::SET * n;
        insts.extend([add64(INPUT, bytes), sub64(LEN, bytes)]);
        vec![straight(insts)]
    }

    /// Computes h = b + the sum of a(l) r^e(l) over all lanes l, and stores it.
    fn leave(&self) -> Vec<Inst> {
        let (a, sums) = (limbs::<V>(A), limbs::<V>(SUM));
        let mut insts: Vec<Inst> = sums.map(|sum| vpxor(sum, sum, sum)).into();
        insts = insts.phase(
            "finish: h = b + the sum over lanes of a(l) * r^e(l), where e(l) is the place of lane l from the end",
        );
        insts.extend((0..5).flat_map(|i| add_b(i, sums[i])));
        insts.extend((0..5).flat_map(|i| multiply(i, a[i], Lanes::<V>::OWN)));
        let lanes = insts.len();
        for (i, sum) in sums.into_iter().enumerate() {
            let (low, spare) = (sum.xmm(), V::numbered(PRODUCT[i % 2]).xmm());
            if V::BLOCKS == 2 {
                insts.extend([vextracti128(spare, sum.ymm(), 1), vpaddq(low, low, spare)]);
            }
            insts.extend([vpshufd(spare, low, 0x4e), vpaddq(low, low, spare), vmovq_gpr(B[i], low)]);
        }
        insts[lanes].note("add: the lanes".into());
        insts.extend(base26::words(B, [INPUT, LEN]).phase("store: h, from limbs of 26 bits to words of 64"));
        let [h0, _, h1, _, h2] = B;
        insts.extend((0..).zip([h0, h1, h2]).map(|(i, h)| mov64_store(word(STATE, H, i), h)));
        insts
    }
}

/// Adds limb `i` of b to that limb of the first block.
fn add_b<V: Width>(i: usize, to: V) -> [Inst; 2] {
    let spare = V::numbered(PRODUCT[0]);
    [vmovq(spare.xmm(), B[i]), vpaddq(to, to, spare)]
}

/// Adds limb `i` of a number, times the powers in a table.
fn multiply<V: Width>(i: usize, x: V, table: usize) -> impl Iterator<Item = Inst> {
    (0..5).flat_map(move |k| {
        let (sum, product) = (V::numbered(SUM + k), V::numbered(PRODUCT[k % 2]));
        [vpmuludq(product, x, Lanes::<V>::limb(table, (k + 5 - i) % 5, i > k)), vpaddq(sum, sum, product)]
    })
}
