//! Four blocks in the lanes of AVX2, base 2^26.
//!
//! Numbers have limbs as [`base26`](super::base26) says, and each power of r is kept beside 5 times itself.
//!
//! A set is four blocks, one in each lane, and lane l of the accumulator a waits for the power e(l) of r, from 4 to 1:
//! that of its place among four blocks. Beside it the h of entry, in b, waits for the first block. So
//!
//! > h = b + a(0) r^e(0) + … + a(3) r^e(3)
//!
//! holds before and after a turn, which takes the n sets m(1) … m(n) by
//!
//! > a = a r^4n + (b + m(1)) r^4(n-1) + … + m(n), then b = 0,
//!
//! with b in the lane of the first block.

pub(super) mod blocks;
pub(super) mod powers;

use raddle_isa::builder::at;
use raddle_isa::builder::x86_64::*;
use raddle_isa::{Inst, Meaning, Mem, Operand};

use crate::poly1305::BLOCK;
use crate::poly1305::state::{FIXED, Powers};
use crate::poly1305::x86_64::base26::ONES;

/// The state, in the register of the calling convention.
const STATE: Gpr64 = RDI;

/// Bytes of a set, and of a vector.
const SET: usize = 4 * BLOCK;
const VECTOR: usize = 32;

/// The most sets of a turn.
const MOST_SETS: usize = 2;

/// The power of r that each lane waits for. Unpacking two vectors of two blocks makes blocks 0 and 2 neighbours.
const EXPONENTS: [u32; 4] = [4, 2, 3, 1];

/// The most that the limbs of a power are, when its third word is at most 4.
const MOST: [u64; 5] = [ONES, ONES, ONES, ONES, (1 << 26) + (1 << 24) - 1];

/// A table of five vectors of limbs, and of five of 5 times these.
const TIMES_5: usize = 5 * VECTOR;
const TABLE: usize = 2 * TIMES_5;

/// Among the powers: where lane l is r to the power e(l), and where every lane is r^4, then r^8.
const LANES: usize = 0;

const fn sets(n: usize) -> usize {
    n * TABLE
}

/// The powers, in ten vectors for each table.
fn table() -> Powers {
    let mut powers = Powers::named("avx2");
    let all = (1..=MOST_SETS).map(|n| (sets(n), [4 * n as u32; 4]));
    for (table, exponents) in [(LANES, EXPONENTS)].into_iter().chain(all) {
        for (lane, exponent) in exponents.into_iter().enumerate() {
            let (at, index) = (table + 8 * lane, powers.numbers.len());
            powers.number(at, VECTOR, 26, &MOST, Meaning::Power(exponent));
            powers.number(at + TIMES_5, VECTOR, 26, &MOST.map(|most| 5 * most), Meaning::Times(5, index));
        }
    }
    powers
}

/// Limb `i` of the powers in a table, or 5 times it.
fn limb(table: usize, i: usize, times_5: bool) -> Mem {
    at(STATE, FIXED + table + VECTOR * i + if times_5 { TIMES_5 } else { 0 })
}

/// Limb `i` of a number of three words.
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
