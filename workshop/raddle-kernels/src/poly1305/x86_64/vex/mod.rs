//! Blocks in the lanes of AVX and AVX2, base 2^26: two for each 128 bits of a vector.
//!
//! Numbers have the limbs of [`base26`](super::base26), and each power of r is stored with 5 times itself.
//!
//! A set is a block for each of n lanes. Lane l of the accumulator a waits for the power e(l) of r, from n to 1,
//! according to its place in a set. In addition the h at entry, in b, waits for the first block. So
//!
//! > h = b + a(0) r^e(0) + … + a(n-1) r^e(n-1)
//!
//! holds before and after an iteration, which absorbs the k sets m(1) … m(k) by
//!
//! > a = a r^kn + (b + m(1)) r^(k-1)n + … + m(k), then b = 0,
//!
//! with b in the lane of the first block.

pub(super) mod avx2_powers;
pub(super) mod avx_powers;
pub(super) mod blocks;

use std::marker::PhantomData;

use raddle_isa::builder::at;
use raddle_isa::builder::x86_64::*;
use raddle_isa::{Inst, Meaning, Mem, Operand};

use super::base26::ONES;
use crate::poly1305::BLOCK;
use crate::poly1305::state::{FIXED, Powers};
use crate::x86_64::width::Width;

/// The state, in the register of the calling convention.
const STATE: Gpr64 = RDI;

/// The maximal number of blocks of an iteration.
const MAX_BLOCKS: usize = 8;

/// The maxima of the limbs of a power. A power comes from words, or from limbs of which the carries into the second and
/// the last limb are not carried on.
const MAX: [u64; 5] = [ONES, ONES + (1 << 12), ONES, ONES, (1 << 26) + (1 << 24) - 1];

/// The lanes of the two vectors that form a set.
struct Lanes<V>(PhantomData<V>);

impl<V: Width> Lanes<V> {
    const COUNT: usize = 2 * V::BLOCKS;

    /// The number of bytes of a set.
    const SET: usize = Self::COUNT * BLOCK;

    /// The distance from a table of five vectors of limbs to the five vectors of 5 times the limbs.
    const TIMES_5: usize = 5 * V::BYTES;
    const TABLE: usize = 2 * Self::TIMES_5;

    /// The offset among the powers of the table with r to the power e(l) in lane l. The tables with the power for n
    /// sets in every lane follow it.
    const OWN: usize = 0;

    const fn sets(n: usize) -> usize {
        n * Self::TABLE
    }

    /// Returns the power of r that each lane waits for. Unpacking two vectors makes a block of one the neighbour of a
    /// block of the other.
    fn exponents() -> Vec<u32> {
        let exponent = |lane: usize| Self::COUNT - lane / 2 - lane % 2 * V::BLOCKS;
        (0..Self::COUNT).map(|lane| exponent(lane) as u32).collect()
    }

    /// Returns the powers, in ten vectors for each table.
    fn powers() -> Powers {
        let mut powers = Powers::named(if V::BLOCKS == 1 { "avx" } else { "avx2" });
        let all = (1..=MAX_BLOCKS / Self::COUNT).map(|n| (Self::sets(n), vec![(n * Self::COUNT) as u32; Self::COUNT]));
        for (table, exponents) in [(Self::OWN, Self::exponents())].into_iter().chain(all) {
            for (lane, exponent) in exponents.into_iter().enumerate() {
                let (at, index) = (table + 8 * lane, powers.numbers.len());
                powers.number(at, V::BYTES, 26, &MAX, Meaning::Power(exponent));
                powers.number(at + Self::TIMES_5, V::BYTES, 26, &MAX.map(|max| 5 * max), Meaning::Times(5, index));
            }
        }
        powers
    }

    /// Returns the address of limb `i` of the powers in a table, or of 5 times the limb.
    fn limb(table: usize, i: usize, times_5: bool) -> Mem {
        at(STATE, FIXED + table + V::BYTES * i + if times_5 { Self::TIMES_5 } else { 0 })
    }
}

/// Computes limb `i` of a number of three words.
fn limb_of([w0, w1, w2]: [Operand; 3], i: usize, to: Gpr64, spare: Gpr64) -> Vec<Inst> {
    let ones = and64(to, ONES as u32);
    match i {
        0 => vec![mov64(to, w0), ones],
        1 => vec![mov64(to, w0), shr64(to, 26), ones],
        2 => {
            let low = and64(spare, (1 << 14) - 1);
            vec![mov64(to, w0), shr64(to, 52), mov64(spare, w1), low, shl64(spare, 12), add64(to, spare)]
        }
        3 => vec![mov64(to, w1), shr64(to, 14), ones],
        _ => vec![mov64(to, w1), shr64(to, 40), mov64(spare, w2), shl64(spare, 24), add64(to, spare)],
    }
}
