//! The powers of r by general-purpose registers, for kernels in which these are idle while vectors work: one product
//! after another, base 2^44.
//!
//! The column k of a product is the sum of x(i) y(k - i), and of 20 x(i) y(k + 3 - i) for what lies above 2^132: two
//! words each.

use raddle_isa::builder::at;
use raddle_isa::builder::x86_64::*;
use raddle_isa::{Inst, Mem, Strand};

use super::{EXPONENTS, LANES, SETS, TIMES_20};
use crate::poly1305::state::FIXED;

/// The powers in the order in which they are made, each of two before it: those first that others wait for.
const PRODUCTS: [[u32; 2]; 14] = [
    [1, 1],
    [2, 2],
    [2, 1],
    [4, 4],
    [4, 1],
    [8, 8],
    [4, 2],
    [16, 16],
    [4, 3],
    [16, 8],
    [32, 32],
    [32, 8],
    [32, 16],
    [32, 24],
];

/// Low and high words of the columns; r comes in the first two low ones.
const COLUMNS: [[Gpr64; 2]; 3] = [[RAX, RBX], [RCX, RSI], [RDI, RBP]];
const PRODUCT: [Gpr64; 2] = [R8, R9];
/// What [`super::ONES44`] and [`super::ONES42`] are in.
const MASK44: Gpr64 = R10;
const MASK42: Gpr64 = R11;
const SPARE: Gpr64 = R12;

/// The registers in which the two words of r are at the beginning.
pub(crate) const WORDS: [Gpr64; 2] = [COLUMNS[0][0], COLUMNS[1][0]];

/// Writes every power; `mac` points to the state of Poly1305.
pub(crate) fn powers(mac: Gpr64) -> Strand {
    let [d0, d1, d2] = COLUMNS.map(|[low, _]| low);
    let mut strand = Strand::from_iter([movabs(MASK44, super::ONES44 as i64), movabs(MASK42, super::ONES42 as i64)]);
    // The limbs of r.
    strand.extend([mov64(SPARE, d0), shr64(SPARE, 44), and64(d0, MASK44)]);
    strand.extend([mov64(d2, d1), shl64(d1, 20), xor64(d1, SPARE), and64(d1, MASK44), shr64(d2, 24)]);
    strand.extend(store(mac, 1));
    for [x, y] in PRODUCTS {
        strand = strand.then(product(mac, x, y));
        strand.extend(store(mac, x + y));
    }
    strand
}

/// Where power `n` is kept; one of them is in both tables.
fn places(n: u32) -> impl Iterator<Item = usize> {
    let lanes = move |table: usize, times: u32| {
        let lane = EXPONENTS.iter().position(move |e| times * e == n);
        lane.map(|lane| FIXED + table + 8 * lane)
    };
    [lanes(LANES, 1), lanes(SETS, 8)].into_iter().flatten()
}

/// Limb `i` of power `n`, or 20 times it.
fn limb(mac: Gpr64, n: u32, i: usize, times_20: bool) -> Mem {
    let place = places(n).next().expect("a power that is kept");
    at(mac, place + 64 * i + if times_20 { TIMES_20 } else { 0 })
}

/// The product of two powers, in the low words of the columns.
fn product(mac: Gpr64, x: u32, y: u32) -> Strand {
    let [low, high] = PRODUCT;
    let mut strand = Strand::default();
    for i in 0..3 {
        strand.push([mov64(RDX, limb(mac, x, i, false))]);
        for (k, [column_low, column_high]) in COLUMNS.into_iter().enumerate() {
            let factor = limb(mac, y, (k + 3 - i) % 3, i > k);
            strand.push(if i == 0 {
                vec![mulx64(column_low, column_high, factor, RDX)]
            } else {
                vec![mulx64(low, high, factor, RDX), add64(column_low, low), adc64(column_high, high)]
            });
        }
    }
    let [[d0, above0], [d1, above1], [d2, above2]] = COLUMNS;
    // What a column is above its bits, in the high word.
    let carry = |d: Gpr64, above: Gpr64, bits: u8, ones: Gpr64| {
        [mov64(SPARE, d), shr64(SPARE, bits), shl64(above, 64 - bits), add64(above, SPARE), and64(d, ones)]
    };
    strand.extend(carry(d0, above0, 44, MASK44));
    strand.push([add64(d1, above0), adc64(above1, 0)]);
    strand.extend(carry(d1, above1, 44, MASK44));
    strand.push([add64(d2, above1), adc64(above2, 0)]);
    strand.extend(carry(d2, above2, 42, MASK42));
    // 2^130 = 5 modulo p, and once more to the second limb.
    strand.extend([lea64(above2, at(above2, 0).index(above2, 4)), add64(d0, above2)]);
    strand.extend([mov64(SPARE, d0), shr64(SPARE, 44), and64(d0, MASK44), add64(d1, SPARE)]);
    strand
}

/// Writes the power in the low words, and 20 times it.
fn store(mac: Gpr64, n: u32) -> Vec<Inst> {
    let mut insts = Vec::new();
    for (i, [limb, times_20]) in COLUMNS.into_iter().enumerate() {
        insts.extend([lea64(times_20, at(limb, 0).index(limb, 4)), shl64(times_20, 2)]);
        for place in places(n) {
            let to = place + 64 * i;
            insts.extend([mov64_store(at(mac, to), limb), mov64_store(at(mac, to + TIMES_20), times_20)]);
        }
    }
    insts
}
