//! `poly1305_powers_avx512`: eight products in lanes compute r to the powers 1 to 8, and 8, 16, … 64.

use raddle_isa::builder::woven;
use raddle_isa::builder::x86_64::*;
use raddle_isa::{Code, Inst, Order, Strand};

use super::{LANES, Limbs, ONES_26, SETS, STATE, limb, limbs, low, multiply, split, table, zero};
use crate::Kernel;
use crate::poly1305::operation::Poly1305Powers;
use crate::poly1305::state::R;
use crate::poly1305::x86_64::base26::{self, ONES};
use crate::poly1305::x86_64::scalar::word;
use crate::variant::{self, Builder};

/// The sums of two products at a time.
const SUMS: [Limbs; 2] = [limbs(15), limbs(20)];
const PRODUCTS: [Zmm; 2] = [zmm(25), zmm(26)];
/// 5 times the factor of the products, except its first limb, which is not needed.
const TIMES_5: [Zmm; 4] = [zmm(27), zmm(28), zmm(29), zmm(30)];

/// Builds the kernel.
pub(in crate::poly1305::x86_64) fn kernel(name: &'static str) -> Kernel {
    let summary = "base 2^26, in lanes: products one after another, the first two round robin";
    variant::kernel(name, Poly1305Powers(table()), summary, build)
}

/// Builds the code. Exponents of quarters are written from the first to the last.
fn build(k: &mut Builder<X86_64>) -> Vec<Code> {
    let ones = k.constants(ONES.to_le_bytes());
    // The constants after these begin at a multiple of their width.
    k.constants([0; 56]);
    let mut by_quarters = |even: u64, odd: u64| {
        k.constants([even, even, odd, odd].repeat(2).into_iter().flat_map(u64::to_le_bytes)).at(0)
    };
    let (even, one_in_odd) = (by_quarters(u64::MAX, 0), by_quarters(0, 1));
    k.clear((0..32).map(zmm));

    let [all, quarters, square] = [0, 5, 10].map(limbs);
    let product = |n: usize, to: Limbs, x: Limbs, factor: Limbs| {
        let mut insts: Vec<Inst> = zero(SUMS[n]).collect();
        let by = |i: usize, times_5: bool| if times_5 { TIMES_5[i - 1] } else { factor[i] };
        insts.extend(multiply(SUMS[n], x, PRODUCTS[n], by));
        // The fourth limb of the product is computed last, and holds carries until then.
        insts.extend(base26::carry(SUMS[n], to, [PRODUCTS[n], to[3]], low));
        Strand::from_iter(insts)
    };
    let mut begin = vec![vpbroadcastq_load(ONES_26, ones.at(0))];
    begin.extend((0..).zip(PRODUCTS).map(|(i, w)| vpbroadcastq_load(w, word(STATE, R, i))));
    begin.extend(split(all, PRODUCTS));
    // Exponents 1 0 1 0, as r or 1.
    begin.extend((0..5).map(|i| vpandq(quarters[i], all[i], even)));
    begin.push(vporq(quarters[0], quarters[0], one_in_odd));
    begin.extend(times_5(all));
    begin = begin.phase("load: r in limbs of 26 bits, in all lanes, and 5 times it");
    // Exponents 2 1 2 1, and 2.
    let pair = [product(0, quarters, quarters, all), product(1, square, all, all)];
    let pair =
        woven(pair, Order::RoundRobin).phase("powers: r^2 r r^2 r by quarters, interleaved with r^2 in all lanes");
    let mut strand = Strand::from_iter(begin).then(pair);
    strand.extend(times_5(square));
    // Exponents 4 3 4 3, and 4, which overwrites a factor of both.
    let [by_quarters, fourth] = [product(0, all, quarters, square), product(1, square, square, square)];
    strand = strand.then(by_quarters.phase("powers: r^4 r^3 r^4 r^3 by quarters; then r^4 in all lanes")).then(fourth);
    // Exponents 4 3 2 1.
    strand.extend((0..5).map(|i| vshufi32x4(quarters[i], all[i], quarters[i], 0xe4)));
    strand.extend(times_5(square));
    // Exponents 8 7 6 5.
    strand =
        strand.then(product(0, all, quarters, square).phase("powers: r^8 r^7 r^6 r^5 by quarters, of r^4 r^3 r^2 r"));
    // Exponents in the low and the high lane of each quarter: 8 4, 7 3, 6 2, 5 1.
    strand.extend((0..5).map(|i| vpunpcklqdq(all[i], all[i], quarters[i])));
    strand.extend(times_5(all));
    strand
        .extend(store(LANES, all).phase("store: r^8 r^4 r^7 r^3 r^6 r^2 r^5 r, one power per lane, and 5 times each"));
    for n in 1..=3 {
        strand = strand.then(product(0, all, all, all).phase(format!("powers: each to the {}, by squaring", 1 << n)));
        strand.extend(times_5(all));
    }
    strand.extend(store(SETS, all).phase("store: r^64 r^32 r^56 r^24 r^48 r^16 r^40 r^8, and 5 times each"));
    vec![strand.into()]
}

/// Computes `to = 5 of`.
fn by_5(to: Zmm, of: Zmm) -> [Inst; 2] {
    [vpsllq(to, of, 2), vpaddq(to, to, of)]
}

/// Computes [`TIMES_5`] of a factor.
fn times_5(of: Limbs) -> impl Iterator<Item = Inst> {
    (0..4).flat_map(move |i| by_5(TIMES_5[i], of[i + 1]))
}

/// Stores limbs and 5 times the limbs in the state.
fn store(table: usize, of: Limbs) -> Vec<Inst> {
    let [first, t1, t2, t3, t4] = [PRODUCTS[0], TIMES_5[0], TIMES_5[1], TIMES_5[2], TIMES_5[3]];
    let mut insts = Vec::from(by_5(first, of[0]));
    for (i, times_5) in [first, t1, t2, t3, t4].into_iter().enumerate() {
        insts.push(vmovdqu32_store(limb(table, i, false), of[i]));
        insts.push(vmovdqu32_store(limb(table, i, true), times_5));
    }
    insts
}
