//! `poly1305_powers_avx`: three products in lanes compute r to the powers 2, 4, 6 and 8.

use raddle_isa::Inst;
use raddle_isa::builder::straight;
use raddle_isa::builder::x86_64::*;

use super::{Lanes, STATE};
use crate::Kernel;
use crate::poly1305::operation::Poly1305Powers;
use crate::poly1305::state::R;
use crate::poly1305::x86_64::base26::{self, ONES};
use crate::poly1305::x86_64::scalar::word;
use crate::variant;
use crate::x86_64::width::Width;

type Table = Lanes<Xmm>;
type Limbs = [Xmm; 5];

const X: Limbs = [xmm(0), xmm(1), xmm(2), xmm(3), xmm(4)];
const SUM: Limbs = [xmm(5), xmm(6), xmm(7), xmm(8), xmm(9)];
/// The low and the high words of r, and then products, carries, and 5 times the limbs.
const SPARES: [Xmm; 2] = [xmm(10), xmm(11)];
const ONES_26: Xmm = xmm(12);

/// Builds the kernel. Exponents of lanes are written from the low one to the high one.
pub(in crate::poly1305::x86_64) fn kernel(name: &'static str) -> Kernel {
    let summary = "base 2^26, in lanes: products one after another";
    variant::kernel::<X86_64>(name, Poly1305Powers(Table::powers()), summary, |k| {
        let ones = k.constants([ONES; 2].into_iter().flat_map(u64::to_le_bytes));
        k.clear(X.into_iter().chain(SUM).chain(SPARES).chain([ONES_26]));
        let mut insts = vec![ONES_26.load(ones.at(0))];
        // Exponents 1 1.
        insts.extend(both_lanes());
        insts = insts.phase("load: r in limbs of 26 bits, in both lanes");
        insts.extend(store(Table::OWN, X));
        // Exponents 2 2, which 2 1 then replaces.
        insts.extend(product(Table::OWN).phase("powers: r^2 in both lanes; then r^2, r"));
        insts.extend(store(Table::sets(1), SUM));
        insts.extend((0..5).map(|i| vpunpcklqdq(X[i], SUM[i], X[i])));
        insts.extend(store(Table::OWN, X));
        insts.extend((0..5).map(|i| vmovdqa(X[i], SUM[i])));
        // Exponents 4 4.
        insts.extend(product(Table::sets(1)).phase("powers: r^4 in both lanes"));
        insts.extend(store(Table::sets(2), SUM));
        // Exponents 8 6, from 4 2.
        let pair = [0, 1, 2, 3, 4].map(|i| vpunpcklqdq(X[i], SUM[i], X[i]));
        insts.extend(pair.phase("powers: r^8 and r^6, of r^4 and r^2; then each in both lanes"));
        insts.extend(product(Table::sets(2)));
        insts.extend((0..5).map(|i| vpunpckhqdq(X[i], SUM[i], SUM[i])));
        insts.extend(store(Table::sets(3), X));
        insts.extend((0..5).map(|i| vpunpcklqdq(X[i], SUM[i], SUM[i])));
        insts.extend(store(Table::sets(4), X));
        vec![straight(insts)]
    })
}

/// Computes the limbs of r, in both lanes.
fn both_lanes() -> Vec<Inst> {
    let ([x0, x1, x2, x3, x4], [low, high]) = (X, SPARES);
    let mut insts = Vec::new();
    for (i, to) in (0..).zip(SPARES) {
        insts.extend([vmovq_load(to, word(STATE, R, i)), vpunpcklqdq(to, to, to)]);
    }
    insts.extend([vpsrlq(x1, low, 26), vpsrlq(x2, low, 52), vpsllq(x4, high, 12), vpor(x2, x2, x4)]);
    insts.extend([vpsrlq(x3, high, 14), vpsrlq(x4, high, 40), vmovdqa(x0, low)]);
    insts.extend([x0, x1, x2, x3].map(|x| vpand(x, x, ONES_26)));
    insts
}

/// Computes the product of [`X`] and the powers in a table, in [`SUM`].
fn product(table: usize) -> Vec<Inst> {
    let mut insts: Vec<Inst> = SUM.map(|sum| vpxor(sum, sum, sum)).into();
    for (i, x) in X.into_iter().enumerate() {
        for (k, sum) in SUM.into_iter().enumerate() {
            let product = SPARES[k % 2];
            insts.push(vpmuludq(product, x, Table::limb(table, (k + 5 - i) % 5, i > k)));
            insts.push(vpaddq(sum, sum, product));
        }
    }
    insts.extend(base26::carry(SUM, SUM, SPARES, |to, from| vpand(to, from, ONES_26)));
    insts
}

/// Stores limbs, and 5 times the limbs, in a table.
fn store(table: usize, limbs: Limbs) -> Vec<Inst> {
    let place = |i: usize, times_5: bool| Table::limb(table, i, times_5);
    let mut insts = Vec::new();
    for (i, limb) in limbs.into_iter().enumerate() {
        let times_5 = SPARES[i % 2];
        insts.extend([vpsllq(times_5, limb, 2), vpaddq(times_5, times_5, limb)]);
        insts.extend([limb.store(place(i, false)), times_5.store(place(i, true))]);
    }
    insts
}
