//! `poly1305_powers_avx2`: r to the powers 2, 3, 4 and 8, one product after another in general-purpose registers.

use raddle_isa::inst::at;
use raddle_isa::x86_64::*;
use raddle_isa::{Inst, Operand, Strand, View};

use super::{EXPONENTS, LANES, STATE, TABLE, VECTOR, limb, limb_of, sets, table};
use crate::poly1305::state::R;
use crate::poly1305::x86_64::chains::combine;
use crate::poly1305::x86_64::frame::Frame;
use crate::poly1305::x86_64::kernel as kernel_of;
use crate::poly1305::x86_64::scalar::word;
use crate::{Kernel, Operation};

/// A power, and the product that makes the next one.
const POWER: [View; 3] = [R8, R9, R10];
const PRODUCT: [View; 3] = [R11, RCX, R12];
const FREE: [View; 4] = [RAX, RBX, RBP, R13];
const FOURTH: View = R14;
/// The first word of a power, which the product takes the place of.
const FIRST: View = R15;
const ZERO: View = RSI;
const FRAME: Frame = Frame { saved: &[RBX, RBP, R12, R13, R14, R15] };

/// Where vectors pass through.
const THROUGH: View = ymm(0);

/// The kernel.
pub(in crate::poly1305::x86_64) fn kernel(name: &'static str) -> Kernel {
    let zero = |reg: &View| xor32(reg.bits(32), reg.bits(32));
    let product = |strand: &mut Strand, by: [Operand; 3]| {
        strand.push([mov64(FIRST, POWER[0])]);
        strand.extend(PRODUCT.iter().map(zero));
        *strand = std::mem::take(strand).then(combine(POWER, PRODUCT, FOURTH, by, FREE));
    };
    let square = || [FIRST, POWER[1], POWER[2]].map(Operand::from);
    let r = [word(STATE, R, 0).into(), word(STATE, R, 1).into(), ZERO.into()];

    let mut strand = Strand::from_iter(FRAME.enter());
    strand.push([zero(&ZERO)]);
    strand.extend((0..).zip(r).map(|(i, word)| mov64(POWER[i], word)));
    strand.extend(in_lane(1));
    product(&mut strand, square());
    strand.extend(in_lane(2));
    // Beside the third power the second is kept for the fourth, in the vectors.
    let kept = [xmm(1), xmm(2), xmm(3)];
    strand.extend((0..3).map(|i| vmovq(kept[i], POWER[i])));
    product(&mut strand, r);
    strand.extend(in_lane(3));
    strand.extend((0..3).map(|i| vmovq_gpr(POWER[i], kept[i])));
    product(&mut strand, square());
    strand.extend(in_lane(4));
    strand.extend(in_all_lanes(1, LANES + lane(4)));
    product(&mut strand, square());
    strand.extend(store(sets(2)));
    strand.extend(in_all_lanes(2, sets(2)));
    strand.extend((0..4).map(|n| vpxor(xmm(n), xmm(n), xmm(n))));
    strand.push([vzeroupper(THROUGH)]);
    strand.extend(FRAME.leave(POWER.iter().chain(&PRODUCT).chain(&FREE).chain(&[RDX])));

    let weave = "base 2^64, then 2^26 in lanes: products one after another".into();
    kernel_of(name, weave, Operation::Poly1305Powers(table()), FRAME, vec![strand.into()])
}

/// Where the lane of a power begins.
fn lane(exponent: u32) -> usize {
    8 * EXPONENTS.iter().position(|&e| e == exponent).expect("a power from 1 to 4")
}

fn in_lane(exponent: u32) -> Vec<Inst> {
    store(LANES + lane(exponent))
}

/// The limbs of the power, and 5 times them, in one lane.
fn store(place: usize) -> Vec<Inst> {
    let [to, spare, ..] = FREE;
    let mut insts = Vec::new();
    for i in 0..5 {
        insts.extend(limb_of(POWER.map(Operand::from), i, to, spare));
        insts.extend([mov64_store(limb(place, i, false), to), lea64(to, at(to, 0).index(to, 4))]);
        insts.push(mov64_store(limb(place, i, true), to));
    }
    insts
}

/// What stands in one lane, in all lanes of the table for so many sets.
fn in_all_lanes(n: usize, place: usize) -> Vec<Inst> {
    let vector = |i: usize| {
        let (from, to) = (limb(place, i, false), limb(sets(n), i, false));
        [vpbroadcastq_load(THROUGH, from), vmovdqu_store(to, THROUGH)]
    };
    (0..TABLE / VECTOR).flat_map(vector).collect()
}
