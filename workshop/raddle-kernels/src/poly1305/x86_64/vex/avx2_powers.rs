//! `poly1305_powers_avx2`: computes r to the powers 2, 3, 4 and 8, one product after another in general-purpose
//! registers.

use raddle_isa::builder::at;
use raddle_isa::builder::x86_64::*;
use raddle_isa::{Code, Inst, Operand, Strand};

use super::{Lanes, STATE, limb_of};
use crate::Kernel;
use crate::poly1305::operation::Poly1305Powers;
use crate::poly1305::state::R;
use crate::poly1305::x86_64::chains::combine;
use crate::poly1305::x86_64::save;
use crate::poly1305::x86_64::scalar::word;
use crate::variant::{self, Builder};
use crate::x86_64::width::Width;

type Table = Lanes<Ymm>;

/// A power, and the product that gives the next one.
const POWER: [Gpr64; 3] = [R8, R9, R10];
const PRODUCT: [Gpr64; 3] = [R11, RCX, R12];
const FREE: [Gpr64; 4] = [RAX, RBX, RBP, R13];
const FOURTH: Gpr64 = R14;
/// The first word of a power, which the product overwrites.
const FIRST: Gpr64 = R15;
const ZERO: Gpr64 = RSI;

/// A register through which vectors are copied.
const THROUGH: Ymm = ymm(0);

/// Builds the kernel.
pub(in crate::poly1305::x86_64) fn kernel(name: &'static str) -> Kernel {
    let summary = "base 2^64, then 2^26 in lanes: products one after another";
    variant::kernel(name, Poly1305Powers(Table::powers()), summary, build)
}

fn build(k: &mut Builder<X86_64>) -> Vec<Code> {
    save(k);
    k.clear([THROUGH, ymm(1), ymm(2), ymm(3)]);
    k.clear(POWER.into_iter().chain(PRODUCT).chain(FREE).chain([RDX]));
    let zero = |reg: Gpr64| xor32(reg.low32(), reg.low32());
    let product = |strand: &mut Strand, exponent: u32, by: [Operand; 3]| {
        strand.push([mov64(FIRST, POWER[0])].phase(format!("powers: r^{exponent}")));
        strand.extend(PRODUCT.map(zero));
        *strand = std::mem::take(strand).then(combine(POWER, PRODUCT, FOURTH, by, FREE));
    };
    let square = || [FIRST, POWER[1], POWER[2]].map(Operand::from);
    let r = [word(STATE, R, 0).into(), word(STATE, R, 1).into(), ZERO.into()];

    let mut strand = Strand::from_iter([zero(ZERO)].phase("load: r, in words of 64 bits"));
    strand.extend((0..).zip(r).map(|(i, word)| mov64(POWER[i], word)));
    strand.extend(in_lane(1));
    product(&mut strand, 2, square());
    strand.extend(in_lane(2));
    // The second power is kept in vector registers for computing the fourth, in addition to the third.
    let saved = [xmm(1), xmm(2), xmm(3)];
    strand.extend((0..3).map(|i| vmovq(saved[i], POWER[i])));
    product(&mut strand, 3, r);
    strand.extend(in_lane(3));
    strand.extend((0..3).map(|i| vmovq_gpr(POWER[i], saved[i])));
    product(&mut strand, 4, square());
    strand.extend(in_lane(4));
    strand.extend(in_all_lanes(1, Table::OWN + lane(4)));
    product(&mut strand, 8, square());
    strand.extend(store(Table::sets(2)).phase("store: r^8 in one lane, and 5 times it, in limbs of 26 bits"));
    strand.extend(in_all_lanes(2, Table::sets(2)));
    vec![strand.into()]
}

/// Returns the offset of the lane of a power.
fn lane(exponent: u32) -> usize {
    8 * Table::exponents().iter().position(|&e| e == exponent).expect("a power from 1 to 4")
}

fn in_lane(exponent: u32) -> Vec<Inst> {
    store(Table::OWN + lane(exponent))
        .phase(format!("store: r^{exponent} in its lane, and 5 times it, in limbs of 26 bits"))
}

/// Stores the limbs of the power, and 5 times the limbs, in one lane.
fn store(place: usize) -> Vec<Inst> {
    let [to, spare, ..] = FREE;
    let mut insts = Vec::new();
    for i in 0..5 {
        insts.extend(limb_of(POWER.map(Operand::from), i, to, spare));
        insts.extend([mov64_store(Table::limb(place, i, false), to), lea64(to, at(to, 0).index(to, 4))]);
        insts.push(mov64_store(Table::limb(place, i, true), to));
    }
    insts
}

/// Copies the values in one lane to all lanes of the table for `n` sets.
fn in_all_lanes(n: usize, place: usize) -> Vec<Inst> {
    let vector = |i: usize| {
        let (from, to) = (Table::limb(place, i, false), Table::limb(Table::sets(n), i, false));
        [vpbroadcastq_load(THROUGH, from), vmovdqu_store(to, THROUGH)]
    };
    let copies = (0..Table::TABLE / Ymm::BYTES).flat_map(vector);
    Vec::from_iter(copies).phase(format!("store: r^{} in all lanes", 4 * n))
}
