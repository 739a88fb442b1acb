//! The sum of products, and the powers by which blocks are multiplied.

use raddle_isa::builder::ppc64le::*;
use raddle_isa::{Inst, Strand};

use super::super::Powers;
use crate::ppc64le::{load, strand};

/// W of Q = 1 + x^64 W + x^128.
pub(crate) const FOLD: u64 = 1 << 63 | 1 << 62 | 1 << 57;
/// The number of bytes of a power.
pub(crate) const POWER: usize = 32;
/// The last power: the factor of the sum, if eight blocks and the block of lengths follow the sum.
pub(super) const LAST: u32 = 10;
// The use of the registers.
/// The sum, reduced.
pub(crate) const SUM: Vr = v(8);
/// Temporary products.
pub(super) const PRODUCTS: [Vr; 2] = [v(12), v(13)];
/// The sums of products: L and U.
pub(super) const SUMS: [Vr; 2] = [v(14), v(15)];
/// W in the lower half.
pub(crate) const W: Vr = v(16);

/// Returns the powers as these kernels store them, the last one first.
pub(crate) fn layout() -> Powers {
    let mut powers = Powers::named("vsx");
    for power in 1..=LAST {
        let at = place(power);
        powers.power([at, at + 16], power, 128);
        powers.power([at + 8, at + 24], power, 64);
    }
    powers
}

/// Returns the offset of a power among the powers.
pub(crate) const fn place(power: u32) -> usize {
    POWER * (LAST - power) as usize
}

/// Clears the sums.
pub(crate) fn clear() -> [Inst; 2] {
    SUMS.map(|x| xxlxor(x, x, x))
}

/// Adds a block without multiplying it.
pub(crate) fn add(block: Vr) -> Inst {
    let [_, u] = SUMS;
    xxlxor(u, u, block)
}

/// Loads the power at an offset from a pointer.
pub(crate) fn load_power((powers, offset): (Gpr, usize)) -> Strand {
    let mut strand = strand();
    for (i, x) in PRODUCTS.into_iter().enumerate() {
        strand.push(load(x, powers, offset + 16 * i));
    }
    strand
}

/// Adds the products of a block and the loaded power.
pub(crate) fn multiply(block: Vr) -> Strand {
    let ([l, u], [x, y]) = (SUMS, PRODUCTS);
    [vpmsumd(x, block, x), vpmsumd(y, block, y), xxlxor(l, l, x), xxlxor(u, u, y)].into_iter().collect()
}

/// Adds the products of a block and the power at an offset from a pointer.
pub(crate) fn product(block: Vr, power: (Gpr, usize)) -> Strand {
    load_power(power).then(multiply(block))
}

/// Reduces the sums to one block.
pub(crate) fn reduce(d: Vr) -> Strand {
    let ([l, u], [x, y]) = (SUMS, PRODUCTS);
    [vpmsumd(x, l, W), xxpermdi(y, l, l, 2), xxlxor(u, u, y), xxlxor(d, x, u)].into_iter().collect()
}
