//! `poly1305_powers_ifma`: six products one after another make r to the powers 1 to 8, and 8, 16, … 64.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Inst, Isa, Order, Strand, View, weave};

use super::{Constant, Halves, LANES, Limbs, SETS, STATE, limb, limbs, split, table, wipe, zero};
use crate::poly1305::state::R;
use crate::{Kernel, Operation};

const TABLE: View = RSI;

/// In the table, behind the constants: a mask of the even quarters of a vector, and 1 in the odd ones.
const EVEN: i64 = 64;
const ONE_IN_ODD: i64 = 128;

/// Two products at a time.
const SUMS: [Halves; 2] = [Halves::new(15), Halves::new(21)];
/// 20 times the factor of the products.
const TIMES_20: Limbs = limbs(27);
const SPARE: [View; 2] = [zmm(30), zmm(31)];

/// The kernel. Exponents of quarters are written from the first to the last.
pub(crate) fn kernel(name: &'static str) -> Kernel {
    let [all, quarters, square, fourth] = [0, 3, 6, 9].map(limbs);
    let product = |n: usize, to: Limbs, x: Limbs, factor: Limbs| {
        let mut insts: Vec<Inst> = zero(SUMS[n].registers()).collect();
        insts.extend(SUMS[n].multiply(x, |i, times_20| if times_20 { TIMES_20[i] } else { factor[i] }.into()));
        insts.extend(SUMS[n].join(SPARE[n]));
        insts.extend(SUMS[n].carry(to, TABLE));
        Strand::from_iter(insts)
    };
    let both = |first: Strand, second: Strand| {
        weave([first, second], Order::RoundRobin).expect("two products have registers of their own")
    };

    let words = [zmm(15), zmm(16)];
    let mut begin: Vec<Inst> =
        (0..).zip(words).map(|(i, w)| vpbroadcastq_load(w, at(STATE, R as i64 + 8 * i))).collect();
    begin.extend(split(all, words, TABLE));
    // 1 0 1 0, as r or 1.
    begin.extend((0..3).map(|i| vpandq(quarters[i], all[i], at(TABLE, EVEN))));
    begin.push(vporq(quarters[0], quarters[0], at(TABLE, ONE_IN_ODD)));
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
    strand.extend(wipe());

    let mut constants = Constant::bytes();
    let by_quarters = |even: u64, odd: u64| [even, even, odd, odd].repeat(2).into_iter().flat_map(u64::to_le_bytes);
    for (place, quarters) in [(EVEN, by_quarters(u64::MAX, 0)), (ONE_IN_ODD, by_quarters(0, 1))] {
        constants.resize(place as usize, 0);
        constants.extend(quarters);
    }
    let operation = Operation::Poly1305Powers(table());
    let weave = "base 2^44, in lanes: pairs of products round robin";
    operation.kernel(name, Isa::X86_64, weave, constants, 0, vec![strand.into()])
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
