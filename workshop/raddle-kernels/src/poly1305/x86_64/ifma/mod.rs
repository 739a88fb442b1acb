//! Eight blocks in the lanes of AVX-512, base 2^44.
//!
//! A product of limbs is computed in two halves: its low 52 bits and the bits above (IFMA). Each half has a 64-bit
//! accumulator with room for the halves of thousands of products. So an iteration adds up all of its products before it
//! carries once. The part above 2^132 comes back times 20, because 2^130 = 5 modulo p: each power of r is stored with
//! 20 times itself.
//!
//! A set is eight blocks, one in each lane. Lane l of the accumulator a waits for the power e(l) of r, from 8 to 1,
//! according to its place among eight blocks. In addition the h at entry, in b, waits for the first block. So
//!
//! > h = b + a(0) r^e(0) + … + a(7) r^e(7)
//!
//! holds before and after an iteration, which absorbs the n sets m(1) … m(n) by
//!
//! > a = a r^8n + (b + m(1)) r^8(n-1) + m(2) r^8(n-2) + … + m(n), then b = 0,
//!
//! with b in the lane of the first block.

pub(super) mod blocks;
pub(super) mod lanes;
pub(super) mod powers;
pub(super) mod short;
pub(crate) mod words;

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{Part, at};
use raddle_isa::{Inst, Meaning, Mem};

use crate::poly1305::BLOCK;
use crate::poly1305::state::{FIXED, Powers};
use crate::variant::Builder;

/// The state, in the register of the calling convention.
const STATE: Gpr64 = RDI;

/// The number of bytes of a set.
const SET: usize = 8 * BLOCK;

/// The power of r that each lane waits for. Unpacking two vectors of four blocks makes blocks 0 and 4 neighbours.
const EXPONENTS: [u32; 8] = [8, 4, 7, 3, 6, 2, 5, 1];

/// The offsets among the powers of the vector with r to the power e(l) in lane l, and of the vector with r to the power
/// 8 e(l). The lanes of the latter are read one at a time, each for all lanes.
const LANES: usize = 0;
const SETS: usize = 384;
/// The distance from a power to 20 times the power.
const TIMES_20: usize = 192;

/// The maxima of the limbs of a power: the bits below the next limb, and one carry.
const MAX: [u64; 3] = [(1 << 44) + (1 << 16), (1 << 44) + (1 << 12), (1 << 42) + (1 << 12)];

/// Returns the powers, in six vectors for each table: three limbs, and 20 times the limbs.
pub(crate) fn table() -> Powers {
    let mut powers = Powers::named("ifma");
    for (table, times) in [(LANES, 1), (SETS, 8)] {
        for (lane, exponent) in EXPONENTS.into_iter().enumerate() {
            let (at, index) = (table + 8 * lane, powers.numbers.len());
            powers.number(at, 64, 44, &MAX, Meaning::Power(times * exponent));
            powers.number(at + TIMES_20, 64, 44, &MAX.map(|max| 20 * max), Meaning::Times(20, index));
        }
    }
    powers
}

/// Returns the address of limb `i` of a power in a table, or of 20 times the limb.
fn limb(table: usize, i: usize, times_20: bool) -> Mem {
    at(STATE, FIXED + table + 64 * i + if times_20 { TIMES_20 } else { 0 })
}

const ONES44: u64 = (1 << 44) - 1;
const ONES42: u64 = (1 << 42) - 1;
/// The 2^128 above a whole block, in its last limb.
const TOP: u64 = 1 << 40;

/// The constants at the beginning of a table.
#[derive(Clone, Copy)]
struct Constants {
    ones44: Part,
    ones42: Part,
    top: Part,
}

impl Constants {
    fn new(k: &mut Builder<X86_64>) -> Constants {
        let [ones44, ones42, top] = [ONES44, ONES42, TOP].map(|constant| k.constants(constant.to_le_bytes()));
        Constants { ones44, ones42, top }
    }
}

/// Returns a constant, repeated in all lanes.
fn repeated(constant: Part) -> Mem {
    constant.at(0).broadcast(64)
}

/// Three vectors of limbs.
type Limbs = [Zmm; 3];

/// Returns three registers from this one on.
const fn limbs(first: u8) -> Limbs {
    [zmm(first), zmm(first + 1), zmm(first + 2)]
}

/// Splits 128-bit numbers into limbs. Two vectors hold the low and the high words.
fn split([x0, x1, x2]: Limbs, [low, high]: [Zmm; 2], constants: Constants) -> Vec<Inst> {
    let ones = repeated(constants.ones44);
    // (x1 | x2) & ones
    let or_and = 0xa8;
    vec![
        vpsrlq(x1, low, 44),
        vpsllq(x2, high, 20),
        vpandq(x0, low, ones),
        vpternlogq(x1, x2, ones, or_and),
        vpsrlq(x2, high, 24),
    ]
}

/// Computes `to += what`.
fn add<V: Vector>(to: [V; 3], what: [V; 3]) -> impl Iterator<Item = Inst> {
    to.into_iter().zip(what).map(|(to, what)| vpaddq(to, to, what))
}

/// Clears these registers.
fn zero(regs: impl IntoIterator<Item = Zmm>) -> impl Iterator<Item = Inst> {
    regs.into_iter().map(|reg| vpxord(reg, reg, reg))
}

/// Accumulators of products: of their low halves, and of the high halves.
#[derive(Clone, Copy)]
struct Halves {
    low: Limbs,
    high: Limbs,
}

impl Halves {
    const fn new(first: u8) -> Halves {
        Halves { low: limbs(first), high: limbs(first + 3) }
    }

    fn registers(self) -> impl Iterator<Item = Zmm> {
        self.low.into_iter().chain(self.high)
    }

    /// Adds `x` times `y(i, times_20)`.
    fn multiply<S: Source<Zmm>>(self, x: Limbs, y: impl Fn(usize, bool) -> S) -> Vec<Inst> {
        let mut insts = Vec::new();
        for (i, x) in x.into_iter().enumerate() {
            for k in 0..3 {
                let y = y((k + 3 - i) % 3, i > k);
                insts.extend([vpmadd52luq(self.low[k], x, y), vpmadd52huq(self.high[k], x, y)]);
            }
        }
        insts
    }

    /// Adds the high halves to the low ones: 2^52 is 2^8 times the weight of the next limb, and beyond the last limb
    /// 2^8 times 20 is 2^12 + 2^10 times the weight of the first.
    fn join(self, spare: Zmm) -> Vec<Inst> {
        let ([l0, l1, l2], [h0, h1, h2]) = (self.low, self.high);
        vec![
            vpsllq(spare, h2, 10),
            vpsllq(h2, h2, 12),
            vpsllq(h0, h0, 8),
            vpsllq(h1, h1, 8),
            vpaddq(h2, h2, spare),
            vpaddq(l1, l1, h0),
            vpaddq(l2, l2, h1),
            vpaddq(l0, l0, h2),
        ]
    }

    /// Carries after [`Halves::join`]: moves the part of each limb above its bits to the next limb, all at once, so
    /// that limbs may exceed their bits a little; the part from the last limb goes, times 5, to the first.
    fn carry(self, to: Limbs, constants: Constants) -> Vec<Inst> {
        let ([l0, l1, l2], [c0, c1, c2]) = (self.low, self.high);
        let [ones44, ones42] = [constants.ones44, constants.ones42].map(repeated);
        vec![
            vpsrlq(c2, l2, 42),
            vpsrlq(c0, l0, 44),
            vpsrlq(c1, l1, 44),
            vpandq(to[0], l0, ones44),
            vpandq(to[1], l1, ones44),
            vpandq(to[2], l2, ones42),
            vpaddq(to[0], to[0], c2),
            vpsllq(c2, c2, 2),
            vpaddq(to[1], to[1], c0),
            vpaddq(to[2], to[2], c1),
            vpaddq(to[0], to[0], c2),
        ]
    }
}
