//! Sums of products.

use raddle_isa::builder::aarch64::*;
use raddle_isa::{Inst, Mem, Strand};

use crate::aes::mode::Mode;

/// The registers of a sum, and how it is computed.
#[derive(Clone, Copy)]
pub(crate) struct Sum {
    /// The part of the sum at 1.
    pub(crate) low: Vector,
    /// The part of the sum at x^64.
    pub(crate) high: Vector,
    /// A power.
    pub(crate) power: [Vector; 2],
    /// Products.
    pub(crate) products: [Vector; 4],
    /// W twice: see [`w`].
    pub(crate) w: Vector,
    /// Whether one instruction adds three vectors.
    pub(crate) by_three: bool,
}

/// Sets both halves to W = x^63 + x^62 + x^57.
pub(crate) fn w(to: Vector) -> [Inst; 2] {
    [movi_16b(to, 0xc2), shl_2d(to, to, 56)]
}

/// Turns a block into a polynomial whose halves have changed places, or back.
pub(crate) fn halves(mode: Mode, to: Vector, from: Vector) -> Inst {
    match mode {
        Mode::Gcm => rev64_16b(to, from),
        Mode::GcmSiv => ext(to, from, from, 8),
    }
}

impl Sum {
    /// Computes the product of a block and the power at `power`, as the first of a sum.
    pub(crate) fn first(&self, block: Vector, power: Mem) -> Strand {
        let [p, q, r, s] = self.products;
        let mut strand = self.multiply(block, power);
        strand.extend([eor(self.low, p, q), eor(self.high, r, s)]);
        strand
    }

    /// Adds a product.
    pub(crate) fn add(&self, block: Vector, power: Mem) -> Strand {
        let [p, q, r, s] = self.products;
        let mut strand = self.multiply(block, power);
        if self.by_three {
            strand.extend([eor3(self.low, self.low, p, q), eor3(self.high, self.high, r, s)]);
        } else {
            // The chain from one product to the next is one instruction long.
            strand.extend([eor(p, p, q), eor(r, r, s), eor(self.low, self.low, p), eor(self.high, self.high, r)]);
        }
        strand
    }

    fn multiply(&self, block: Vector, power: Mem) -> Strand {
        let ([x, y], [p, q, r, s]) = (self.power, self.products);
        let [a, b] = [pmull, pmull2];
        Strand::from_iter([ldp_q(x, y, power), a(p, block, x), b(q, block, x), a(r, block, y), b(s, block, y)])
    }

    /// Reduces the sum modulo Q, times x^-64, in the byte order of blocks. This overwrites `high`.
    ///
    /// Let l be the low word of the part at 1. Adding `l Q` cancels that word, and adds `l W` at x^64 and l at x^128.
    /// So the rest, divided by x^64, is the sum of the high word, `l W`, l at x^64, and the part at x^64.
    pub(crate) fn reduced(&self, to: Vector) -> Strand {
        let [p, ..] = self.products;
        let reduce = [pmull(p, self.low, self.w), eor(self.high, self.high, p)];
        let swap = [ext(to, self.high, self.high, 8), eor(to, to, self.low)];
        reduce.into_iter().chain(swap).collect()
    }
}
