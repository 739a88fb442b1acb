//! Sums of products of polynomials, lane by lane, which are reduced together.
//!
//! Bytes of blocks are reversed (see [`crate::ghash`]); `a.0` is the low 64-bit word of a, and `a.1` is the high one.
//! Reduction cancels the low word p of a number by adding p Q = p + p W x^64 + p x^128, so that
//!
//! > p + q x^64 = (q + p W + p x^64) x^64 modulo Q.
//!
//! This takes one product by W, an exchange of the two words, and a sum: [`step`].

use raddle_isa::Inst;
use raddle_isa::builder::x86_64::*;

use crate::x86_64::width::Width;

/// W twice; the tables of kernels that reduce contain it.
pub(crate) const REDUCE: [u8; 16] = [0, 0, 0, 0, 0, 0, 0, 0xc2, 0, 0, 0, 0, 0, 0, 0, 0xc2];

/// The words of both factors that are multiplied: the immediate of `vpclmulqdq`.
const LOW_LOW: u8 = 0x00;
const HIGH_LOW: u8 = 0x01;
const LOW_HIGH: u8 = 0x10;
const HIGH_HIGH: u8 = 0x11;

/// The immediate of `vpshufd` that exchanges the words of each lane.
pub(super) const EXCHANGE: u8 = 0x4e;

/// Computes `to += from x^-64`, and overwrites `from`. `w` is [`REDUCE`] in each lane.
pub(crate) fn step<V: Width>(to: V, from: V, w: impl Source<V>, spare: V) -> Vec<Inst> {
    let mut insts = vec![vpclmulqdq(spare, from, w, LOW_LOW), vpshufd(from, from, EXCHANGE)];
    insts.extend(to.xor_two(from, spare));
    insts
}

/// Adds all blocks of `part` into its first one.
pub(crate) fn add_blocks<V: Width>(part: V, spare: V) -> Vec<Inst> {
    let mut insts = Vec::new();
    if V::BITS > 256 {
        let [low, half] = [part, spare].map(Vector::ymm);
        insts.extend([vextracti64x4(half, part.zmm(), 1), vpxor(low, low, half)]);
    }
    if V::BITS > 128 {
        let [low, half] = [part, spare].map(Vector::xmm);
        insts.extend([vextracti128(half, part.ymm(), 1), vpxor(low, low, half)]);
    }
    insts
}

/// Adds both registers to `to`, or sets `to` to their sum if it holds nothing yet.
fn add<V: Width>(to: V, holds: bool, [a, b]: [V; 2]) -> Vec<Inst> {
    if holds { to.xor_two(a, b) } else { vec![to.xor(a, b)] }
}

/// A sum of products in three parts: low + middle x^64 + high x^128. The factor from the table is a power times x^128, for
/// the reduction by x^-128.
#[derive(Clone, Copy)]
pub(crate) struct Thirds<V> {
    pub(crate) low: V,
    pub(crate) middle: V,
    pub(crate) high: V,
}

impl<V: Width> Thirds<V> {
    /// Adds `x` times a power with Karatsuba's three products: until [`Thirds::settle`], the middle lacks low and high.
    /// `folded` is the sum of both words of the power, twice. If the sum holds nothing yet, it is set.
    pub(crate) fn karatsuba(
        self,
        holds: bool,
        x: V,
        power: impl Source<V>,
        folded: impl Source<V>,
        spare: V,
    ) -> Vec<Inst> {
        let to = |part: V| if holds { spare } else { part };
        let add = |part: V| holds.then(|| part.xor(part, spare));
        let mut insts = vec![vpclmulqdq(to(self.low), x, power, LOW_LOW)];
        insts.extend(add(self.low));
        insts.push(vpclmulqdq(to(self.high), x, power, HIGH_HIGH));
        insts.extend(add(self.high));
        insts.extend([vpshufd(spare, x, EXCHANGE), spare.xor(spare, x)]);
        insts.push(vpclmulqdq(to(self.middle), spare, folded, LOW_LOW));
        insts.extend(add(self.middle));
        insts
    }

    /// Adds two products at once: their words are folded side by side, and both are added together. The spare registers
    /// differ from the registers of `x`.
    pub(crate) fn karatsuba_pair(
        self,
        holds: bool,
        x: [V; 2],
        powers: [impl Source<V>; 2],
        folded: [impl Source<V>; 2],
        spare: [V; 2],
    ) -> Vec<Inst> {
        let [a, b] = spare;
        let mut insts = Vec::new();
        for (part, words) in [(self.low, LOW_LOW), (self.high, HIGH_HIGH)] {
            insts.extend((0..2).map(|i| vpclmulqdq(spare[i], x[i], powers[i], words)));
            insts.extend(add(part, holds, spare));
        }
        insts.extend([vpunpcklqdq(a, x[0], x[1]), vpunpckhqdq(b, x[0], x[1]), a.xor(a, b)]);
        insts.extend([vpclmulqdq(b, a, folded[0], LOW_LOW), vpclmulqdq(a, a, folded[1], HIGH_LOW)]);
        insts.extend(add(self.middle, holds, spare));
        insts
    }

    /// Adds the part that [`Thirds::karatsuba`] left out in the middle.
    pub(crate) fn settle(self) -> Vec<Inst> {
        self.middle.xor_two(self.low, self.high)
    }

    /// Adds `x` times a power with four products.
    pub(crate) fn schoolbook(self, holds: bool, x: V, power: impl Source<V>, spare: [V; 2]) -> Vec<Inst> {
        let [a, b] = spare;
        let mut insts = vec![vpclmulqdq(a, x, power, HIGH_LOW), vpclmulqdq(b, x, power, LOW_HIGH)];
        insts.extend(add(self.middle, holds, spare));
        for (part, words) in [(self.low, LOW_LOW), (self.high, HIGH_HIGH)] {
            if holds {
                insts.extend([vpclmulqdq(a, x, power, words), part.xor(part, a)]);
            } else {
                insts.push(vpclmulqdq(part, x, power, words));
            }
        }
        insts
    }

    /// Reduces the sum to the sum times x^-128 modulo Q, in `high`. `w` is [`REDUCE`] in each lane.
    pub(crate) fn reduce(self, w: impl Source<V>, spare: V) -> Vec<Inst> {
        let mut insts = step(self.middle, self.low, w, spare);
        insts.extend(step(self.high, self.middle, w, spare));
        insts
    }
}

/// A sum of products in two parts, low + high x^64, with half of the reduction done beforehand. The power c is stored
/// times x^64 too, and because c x^128 = (c x^64) x^64, a factor a gives
///
/// > a.0 c x^64 + a.1 c x^128 = a c x^64 modulo Q.
///
/// This takes four products, and one [`step`] remains: its latency is shorter than that of [`Thirds`].
#[derive(Clone, Copy)]
pub(crate) struct Halves<V> {
    pub(crate) low: V,
    pub(crate) high: V,
}

impl<V: Width> Halves<V> {
    /// Adds `x` times a power, which is stored times x^64 and times x^128. If the sum holds nothing yet, it is set.
    pub(crate) fn multiply(
        self,
        holds: bool,
        x: V,
        half: impl Source<V>,
        power: impl Source<V>,
        spare: [V; 2],
    ) -> Vec<Inst> {
        let [a, b] = spare;
        let mut insts = Vec::new();
        for (part, word) in [(self.low, 0), (self.high, 1)] {
            // The word of the power, and the low or the high word of x.
            let words = [LOW_LOW, HIGH_LOW].map(|of_x| of_x | word << 4);
            insts.extend([vpclmulqdq(a, x, half, words[0]), vpclmulqdq(b, x, power, words[1])]);
            insts.extend(add(part, holds, [a, b]));
        }
        insts
    }

    /// Reduces the sum to the sum times x^-64 modulo Q, in `high`: the product. `w` is [`REDUCE`] in each lane.
    pub(crate) fn reduce(self, w: impl Source<V>, spare: V) -> Vec<Inst> {
        step(self.high, self.low, w, spare)
    }
}
