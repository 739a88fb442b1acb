//! `poly1305_powers_ifma`: six products one after another make r to the powers 1 to 8, and 8, 16, … 64.

use raddle_isa::builder::woven;
use raddle_isa::builder::x86_64::*;
use raddle_isa::{Code, Inst, Order, Strand};

use super::{Constants, Halves, LANES, Limbs, SETS, STATE, limb, limbs, split, table, zero};
use crate::poly1305::state::R;
use crate::poly1305::x86_64::scalar::word;
use crate::variant::{self, Builder};
use crate::{Kernel, Operation};

/// Two products at a time.
const SUMS: [Halves; 2] = [Halves::new(15), Halves::new(21)];
/// 20 times the factor of the products.
const TIMES_20: Limbs = limbs(27);
const SPARE: [Zmm; 2] = [zmm(30), zmm(31)];

/// The kernel.
pub(crate) fn kernel(name: &'static str) -> Kernel {
    let summary = "base 2^44, in lanes: pairs of products round robin";
    variant::kernel(name, Operation::Poly1305Powers(table()), summary, build)
}

/// Exponents of quarters are written from the first to the last.
fn build(k: &mut Builder<X86_64>) -> Vec<Code> {
    let constants = Constants::new(k);
    // What follows begins at a multiple of its width.
    k.constants([0; 40]);
    let mut by_quarters = |even: u64, odd: u64| {
        k.constants([even, even, odd, odd].repeat(2).into_iter().flat_map(u64::to_le_bytes)).at(0)
    };
    let (even, one_in_odd) = (by_quarters(u64::MAX, 0), by_quarters(0, 1));
    k.clear((0..32).map(zmm));

    let [all, quarters, square, fourth] = [0, 3, 6, 9].map(limbs);
    let product = |n: usize, to: Limbs, x: Limbs, factor: Limbs| {
        let mut insts: Vec<Inst> = zero(SUMS[n].registers()).collect();
        insts.extend(SUMS[n].multiply(x, |i, times_20| if times_20 { TIMES_20[i] } else { factor[i] }));
        insts.extend(SUMS[n].join(SPARE[n]));
        insts.extend(SUMS[n].carry(to, constants));
        Strand::from_iter(insts)
    };
    let both = |first: Strand, second: Strand| woven([first, second], Order::RoundRobin);

    let words = [zmm(15), zmm(16)];
    let mut begin: Vec<Inst> = (0..).zip(words).map(|(i, w)| vpbroadcastq_load(w, word(STATE, R, i))).collect();
    begin.extend(split(all, words, constants));
    // 1 0 1 0, as r or 1.
    begin.extend((0..3).map(|i| vpandq(quarters[i], all[i], even)));
    begin.push(vporq(quarters[0], quarters[0], one_in_odd));
    begin.extend(times_20(all));
    // 2 1 2 1, and 2.
    let mut strand =
        Strand::from_iter(begin).then(both(product(0, quarters, quarters, all), product(1, square, all, all)));
    strand.extend(times_20(square));
    // 4 3 4 3, and 4.
    strand = strand.then(both(product(0, all, quarters, square), product(1, fourth, square, square)));
    // 4 3 2 1.
    strand.extend((0..3).map(|i| vshufi32x4(quarters[i], all[i], quarters[i], 0xe4)));
    strand.extend(times_20(fourth));
    // 8 7 6 5.
    strand = strand.then(product(0, all, quarters, fourth));
    // In the low and the high lane of each quarter: 8 4, 7 3, 6 2, 5 1.
    strand.extend((0..3).map(|i| vpunpcklqdq(all[i], all[i], quarters[i])));
    strand.extend(times_20(all));
    strand.extend(store(LANES, all));
    for _ in 0..3 {
        strand = strand.then(product(0, all, all, all));
        strand.extend(times_20(all));
    }
    strand.extend(store(SETS, all));
    vec![strand.into()]
}

/// [`TIMES_20`], of a factor.
fn times_20(of: Limbs) -> impl Iterator<Item = Inst> {
    let limb = move |i: usize| {
        let (to, spare) = (TIMES_20[i], SPARE[i % 2]);
        [vpsllq(spare, of[i], 4), vpsllq(to, of[i], 2), vpaddq(to, to, spare)]
    };
    (0..3).flat_map(limb)
}

/// Limbs and 20 times them into the state.
fn store(table: usize, of: Limbs) -> impl Iterator<Item = Inst> {
    let limb = move |i: usize| {
        [vmovdqu32_store(limb(table, i, false), of[i]), vmovdqu32_store(limb(table, i, true), TIMES_20[i])]
    };
    (0..3).flat_map(limb)
}
