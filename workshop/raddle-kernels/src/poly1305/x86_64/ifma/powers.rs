//! `poly1305_powers_ifma`: six products one after another compute r to the powers 1 to 8, and 8, 16, … 64.

use raddle_isa::builder::x86_64::*;
use raddle_isa::{Code, Inst, Strand};

use super::{Constants, Halves, LANES, Limbs, SETS, STATE, limb, limbs, split, table, zero};
use crate::Kernel;
use crate::poly1305::operation::Poly1305Powers;
use crate::poly1305::state::R;
use crate::poly1305::x86_64::scalar::word;
use crate::variant::{self, Builder};

/// The powers of r that have been computed so far, in lanes.
pub(super) const POWERS: Limbs = limbs(12);
/// The next factor of the powers: r, then its squares.
pub(super) const FACTOR: Limbs = limbs(15);
/// The next powers, before they join the others.
pub(super) const NEXT: Limbs = limbs(18);
const SUM: Halves = Halves::new(0);
/// 20 times the factor of the products.
pub(super) const TIMES_20: Limbs = limbs(27);
const SPARE: [Zmm; 2] = [zmm(30), zmm(31)];

/// Builds the kernel.
pub(crate) fn kernel(name: &'static str) -> Kernel {
    let summary = "base 2^44, in lanes: one product after another";
    variant::kernel::<X86_64>(name, Poly1305Powers(table()), summary, |k| {
        let constants = Constants::new(k);
        k.clear((0..32).map(zmm));
        let mut strand = eight(k, constants);
        strand.extend(times_20(POWERS));
        let stored: Vec<Inst> = store(LANES, POWERS).collect();
        strand.extend(stored.phase("store: r^8 r^4 r^7 r^3 r^6 r^2 r^5 r, one power per lane, and 20 times each"));
        for n in 1..=3 {
            let squared = product(POWERS, POWERS, POWERS, constants);
            strand.extend(squared.phase(format!("powers: each to the {}, by squaring", 1 << n)));
            strand.extend(times_20(POWERS));
        }
        let stored: Vec<Inst> = store(SETS, POWERS).collect();
        strand.extend(stored.phase("store: r^64 r^32 r^56 r^24 r^48 r^16 r^40 r^8, and 20 times each"));
        vec![Code::from(strand)]
    })
}

/// Computes [`POWERS`] from r with three products, each by the square of the previous factor; the last factor is r^4.
///
/// Until then, the two lanes of a quarter hold the same power. Exponents of quarters are written from the first to the
/// last.
pub(super) fn eight(k: &mut Builder<X86_64>, constants: Constants) -> Strand {
    // The constants after these begin at a multiple of their width.
    k.constants([0; 40]);
    let mut by_quarters = |even: u64, odd: u64| {
        k.constants([even, even, odd, odd].repeat(2).into_iter().flat_map(u64::to_le_bytes)).at(0)
    };
    let (even, one_in_odd) = (by_quarters(u64::MAX, 0), by_quarters(0, 1));

    let words = [zmm(0), zmm(1)];
    let mut insts: Vec<Inst> = (0..).zip(words).map(|(i, w)| vpbroadcastq_load(w, word(STATE, R, i))).collect();
    insts.extend(split(FACTOR, words, constants));
    // Exponents 1 0 1 0, as r or 1.
    insts.extend((0..3).map(|i| vpandq(POWERS[i], FACTOR[i], even)));
    insts.push(vporq(POWERS[0], POWERS[0], one_in_odd));
    insts.extend(times_20(FACTOR));
    insts = insts.phase("powers: r in limbs of 44 bits, in all lanes, and 20 times it");
    // Exponents 2 1 2 1.
    insts.extend(
        product(POWERS, POWERS, FACTOR, constants).phase("powers: r^2 r r^2 r by quarters; then r^2 in all lanes"),
    );
    insts.extend(first_quarter(POWERS));
    insts.extend(times_20(FACTOR));
    // Exponents 4 3 4 3, which give 4 3 2 1.
    let fourth = product(NEXT, POWERS, FACTOR, constants);
    insts.extend(fourth.phase("powers: r^4 r^3 r^4 r^3 by quarters, combined to r^4 r^3 r^2 r; then r^4 in all lanes"));
    insts.extend(first_quarter(NEXT));
    insts.extend((0..3).map(|i| vshufi32x4(POWERS[i], NEXT[i], POWERS[i], 0xe4)));
    insts.extend(times_20(FACTOR));
    // Exponents 8 7 6 5. In the low and the high lane of each quarter: 8 4, 7 3, 6 2, 5 1.
    insts.extend(
        product(NEXT, POWERS, FACTOR, constants).phase("powers: r^8 r^7 r^6 r^5 by quarters, next to r^4 r^3 r^2 r"),
    );
    insts.extend((0..3).map(|i| vpunpcklqdq(POWERS[i], NEXT[i], POWERS[i])));
    Strand::from_iter(insts)
}

/// Copies the power of the first quarter to all lanes of [`FACTOR`].
pub(super) fn first_quarter(of: Limbs) -> impl Iterator<Item = Inst> {
    (0..3).map(move |i| vshufi32x4(FACTOR[i], of[i], of[i], 0))
}

/// Computes `to = x factor`, where [`TIMES_20`] is 20 times the factor.
pub(super) fn product(to: Limbs, x: Limbs, factor: Limbs, constants: Constants) -> Vec<Inst> {
    let mut insts: Vec<Inst> = zero(SUM.registers()).collect();
    insts.extend(SUM.multiply(x, |i, times_20| if times_20 { TIMES_20[i] } else { factor[i] }));
    insts.extend(SUM.join(SPARE[0]));
    insts.extend(SUM.carry(to, constants));
    insts
}

/// Computes [`TIMES_20`] of a factor.
pub(super) fn times_20(of: Limbs) -> impl Iterator<Item = Inst> {
    let limb = move |i: usize| {
        let (to, spare) = (TIMES_20[i], SPARE[i % 2]);
        [vpsllq(spare, of[i], 4), vpsllq(to, of[i], 2), vpaddq(to, to, spare)]
    };
    (0..3).flat_map(limb)
}

/// Stores limbs and 20 times the limbs in the state.
fn store(table: usize, of: Limbs) -> impl Iterator<Item = Inst> {
    let limb = move |i: usize| {
        [vmovdqu32_store(limb(table, i, false), of[i]), vmovdqu32_store(limb(table, i, true), TIMES_20[i])]
    };
    (0..3).flat_map(limb)
}
