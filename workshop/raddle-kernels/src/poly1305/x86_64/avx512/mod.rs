//! Eight blocks in the lanes of AVX-512, base 2^26: for processors without IFMA.
//!
//! A set is eight blocks, one in each lane. Lane l of the accumulator a waits for the power e(l) of r, from 8 to 1,
//! according to its place among eight blocks. The rest is as in [`ifma`](super::ifma), but in five limbs instead of
//! three, and each power of r is stored with 5 times itself.

pub(super) mod blocks;
pub(super) mod powers;

use raddle_isa::builder::at;
use raddle_isa::builder::x86_64::*;
use raddle_isa::{Inst, Meaning, Mem};

use crate::poly1305::BLOCK;
use crate::poly1305::state::{FIXED, Powers};

/// The state, in the register of the calling convention.
const STATE: Gpr64 = RDI;

/// The number of bytes of a set, and of a vector.
const SET: usize = 8 * BLOCK;
const VECTOR: usize = 64;

/// The power of r that each lane waits for. Unpacking two vectors of four blocks makes blocks 0 and 4 neighbours.
const EXPONENTS: [u32; 8] = [8, 4, 7, 3, 6, 2, 5, 1];

/// The distance from a limb of a power to 5 times the limb.
const TIMES_5: usize = 5 * VECTOR;

/// The offsets among the powers of the vector with r to the power e(l) in lane l, and of the vector with r to the power
/// 8 e(l). The lanes of the latter are read one at a time, each for all lanes.
const LANES: usize = 0;
const SETS: usize = 2 * TIMES_5;

/// The maxima of the limbs of a power: the carries into the second and the last limb are not carried on.
const MAX: [u64; 5] = {
    let ones = super::base26::ONES;
    [ones, ones + (1 << 12), ones, ones, ones + (1 << 12)]
};

/// Returns the powers, in ten vectors for each table.
fn table() -> Powers {
    let mut powers = Powers::named("avx512");
    for (table, times) in [(LANES, 1), (SETS, 8)] {
        for (lane, exponent) in EXPONENTS.into_iter().enumerate() {
            let (at, index) = (table + 8 * lane, powers.numbers.len());
            powers.number(at, VECTOR, 26, &MAX, Meaning::Power(times * exponent));
            powers.number(at + TIMES_5, VECTOR, 26, &MAX.map(|max| 5 * max), Meaning::Times(5, index));
        }
    }
    powers
}

/// Returns the address of limb `i` of a power in a table, or of 5 times the limb.
fn limb(table: usize, i: usize, times_5: bool) -> Mem {
    at(STATE, FIXED + table + VECTOR * i + if times_5 { TIMES_5 } else { 0 })
}

/// Five vectors of limbs.
type Limbs = [Zmm; 5];

/// Returns five registers from this one on.
const fn limbs(first: u8) -> Limbs {
    [zmm(first), zmm(first + 1), zmm(first + 2), zmm(first + 3), zmm(first + 4)]
}

/// 26 ones in each lane, kept in a register.
const ONES_26: Zmm = zmm(31);

/// Keeps the low 26 bits.
fn low(to: Zmm, from: Zmm) -> Inst {
    vpandq(to, from, ONES_26)
}

/// Splits 128-bit numbers into limbs. Two vectors hold the low and the high words; the high ones are overwritten.
fn split([x0, x1, x2, x3, x4]: Limbs, [l, h]: [Zmm; 2]) -> Vec<Inst> {
    // (x2 | x4) & ones
    let or_and = 0xa8;
    vec![
        vpsrlq(x1, l, 26),
        vpsrlq(x2, l, 52),
        vpsllq(x4, h, 12),
        low(x0, l),
        low(x1, x1),
        vpternlogq(x2, x4, ONES_26, or_and),
        vpsrlq(x3, h, 14),
        vpsrlq(x4, h, 40),
        low(x3, x3),
    ]
}

/// Computes `to += what`.
fn add<V: Vector + Source<V>>(to: [V; 5], what: [V; 5]) -> impl Iterator<Item = Inst> {
    to.into_iter().zip(what).map(|(to, what)| vpaddq(to, to, what))
}

/// Clears these registers.
fn zero(regs: impl IntoIterator<Item = Zmm>) -> impl Iterator<Item = Inst> {
    regs.into_iter().map(|reg| vpxord(reg, reg, reg))
}

/// Adds `x` times `y(i, times_5)` to a sum.
fn multiply<S: Source<Zmm>>(sum: Limbs, x: Limbs, product: Zmm, y: impl Fn(usize, bool) -> S) -> Vec<Inst> {
    let mut insts = Vec::new();
    for (i, x) in x.into_iter().enumerate() {
        for (k, sum) in sum.into_iter().enumerate() {
            insts.extend([vpmuludq(product, x, y((k + 5 - i) % 5, i > k)), vpaddq(sum, sum, product)]);
        }
    }
    insts
}
