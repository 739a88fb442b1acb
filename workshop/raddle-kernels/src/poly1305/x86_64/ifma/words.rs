//! The powers of r in general-purpose registers, for kernels in which these registers are idle while vectors work: one
//! product after another, base 2^44.
//!
//! Column k of a product is the sum of x(i) y(k - i), and of 20 x(i) y(k + 3 - i) for the part above 2^132. Each column
//! has two words.

use raddle_isa::builder::at;
use raddle_isa::builder::x86_64::*;
use raddle_isa::{Inst, Mem, Strand};

use super::{EXPONENTS, LANES, SETS, TIMES_20};
use crate::poly1305::state::FIXED;

/// The products of a pass, each of two powers. The products for which others wait come first. The first pass computes
/// powers of r, the second pass powers of r to the power 8.
const PRODUCTS: [[u32; 2]; 7] = [[1, 1], [2, 2], [2, 1], [4, 4], [4, 1], [4, 2], [4, 3]];

/// Low and high words of the columns; at entry the first two low ones hold r.
const COLUMNS: [[Gpr64; 2]; 3] = [[RAX, RBX], [RCX, RSI], [RDI, RBP]];
const PRODUCT: [Gpr64; 2] = [R8, R9];
/// The registers of [`super::ONES44`] and [`super::ONES42`].
const MASK44: Gpr64 = R10;
const MASK42: Gpr64 = R11;
const SPARE: Gpr64 = R12;

/// The registers of the two words of r at entry.
pub(crate) const WORDS: [Gpr64; 2] = [COLUMNS[0][0], COLUMNS[1][0]];

/// The number of runs of [`pass`]: one for each table.
pub(crate) const PASSES: usize = 2;

/// Computes the limbs of r, in the low words of the columns.
pub(crate) fn enter() -> [Inst; 10] {
    let [d0, d1, d2] = COLUMNS.map(|[low, _]| low);
    [
        movabs(MASK44, super::ONES44 as i64),
        movabs(MASK42, super::ONES42 as i64),
        mov64(SPARE, d0),
        shr64(SPARE, 44),
        and64(d0, MASK44),
        mov64(d2, d1),
        shl64(d1, 20),
        xor64(d1, SPARE),
        and64(d1, MASK44),
        shr64(d2, 24),
    ]
}

/// Stores the powers 1 to 8 of the number in the low words of the columns, and leaves the eighth power there. Advances
/// `mac`, which points to the Poly1305 state, to the next table.
///
/// Every loaded value was stored in the same pass, so that in each pass it is forwarded from the same instructions.
pub(crate) fn pass(mac: Gpr64) -> Strand {
    let mut strand = Strand::from_iter(store(mac, 1));
    for [x, y] in PRODUCTS {
        let note = format!("powers: {} = {x} + {y}; in the second pass, of r^8", x + y);
        strand = strand.then(product(mac, x, y).phase(note));
        strand.extend(store(mac, x + y));
    }
    strand.extend((0..).zip(COLUMNS).map(|(i, [low, _])| mov64(low, limb(mac, 8, i, false))));
    strand.extend([add64(mac, SETS - LANES)]);
    strand
}

/// Returns the offset of power `n`.
fn place(n: u32) -> usize {
    let lane = EXPONENTS.iter().position(|e| *e == n).expect("a power that is kept");
    FIXED + LANES + 8 * lane
}

/// Returns the address of limb `i` of power `n`, or of 20 times the limb.
fn limb(mac: Gpr64, n: u32, i: usize, times_20: bool) -> Mem {
    at(mac, place(n) + 64 * i + if times_20 { TIMES_20 } else { 0 })
}

/// Computes the product of two powers, in the low words of the columns.
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
    // The part of a column above its bits is moved to the high word.
    let carry = |d: Gpr64, above: Gpr64, bits: u8, ones: Gpr64| {
        [mov64(SPARE, d), shr64(SPARE, bits), shl64(above, 64 - bits), add64(above, SPARE), and64(d, ones)]
    };
    strand.extend(carry(d0, above0, 44, MASK44));
    strand.push([add64(d1, above0), adc64(above1, 0)]);
    strand.extend(carry(d1, above1, 44, MASK44));
    strand.push([add64(d2, above1), adc64(above2, 0)]);
    strand.extend(carry(d2, above2, 42, MASK42));
    // 2^130 = 5 modulo p, and the carry goes on only once, to the second limb.
    strand.extend([lea64(above2, at(above2, 0).index(above2, 4)), add64(d0, above2)]);
    strand.extend([mov64(SPARE, d0), shr64(SPARE, 44), and64(d0, MASK44), add64(d1, SPARE)]);
    strand
}

/// Stores the power in the low words, and 20 times it.
fn store(mac: Gpr64, n: u32) -> Vec<Inst> {
    let mut insts = Vec::new();
    for (i, [low, times_20]) in COLUMNS.into_iter().enumerate() {
        insts.extend([lea64(times_20, at(low, 0).index(low, 4)), shl64(times_20, 2)]);
        insts.extend([(low, false), (times_20, true)].map(|(reg, times)| mov64_store(limb(mac, n, i, times), reg)));
    }
    insts
}
