//! The powers of the key.

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::{at, woven};
use raddle_isa::{Inst, Order, Strand};

use super::product_sum::w;
use super::{POWERS, power, powers};
use crate::ghash::operation::GhashPowers;
use crate::{Kernel, variant};

const H: X = x(0);
const TO: X = x(1);

/// The vectors of the power by which other powers are multiplied.
const BY: [Vector; 2] = [v(16), v(17)];
const W: Vector = v(18);

/// x^129 modulo Q, used like a power: the product with R(H), reduced, is R(H) x, which is G x^128.
///
/// > x^129 = x^126 + x^122 + x^121 + x + 1, and x^65, which is x^64 times less
const X_129: [u64; 4] = [1 << 1 | 1, 0, 1 << 62 | 1 << 58 | 1 << 57, 1 << 1];

/// The powers from which others are computed, in the byte order of blocks.
const FIRST: [Vector; 8] = [v(0), v(1), v(2), v(3), v(4), v(5), v(6), v(7)];
/// The number of powers that are computed in parallel.
const LANES: usize = 4;
/// Returns the registers of a lane: the power, and its two vectors.
fn lane(i: usize) -> [Vector; 3] {
    [19, 23, 27].map(|first| v((first + i) as u8))
}

/// Computes power k, the product of `from` and the power in [`BY`]: stores both vectors of it, and leaves them in the
/// lane.
fn multiply(k: usize, from: Vector, [free, m, t]: [Vector; 3]) -> Strand {
    let [x, y] = BY;
    let to = *FIRST.get(k - 1).unwrap_or(&free);
    let product = [pmull(m, from, x), pmull2(t, from, x), eor(m, m, t)];
    let high = [pmull(to, from, y), pmull2(t, from, y), eor(to, to, t)];
    let reduced = [pmull(t, m, W), eor(to, to, t), ext(to, to, to, 8), eor(to, to, m)];
    // c = h x^-64 modulo Q is the sum of the high word, the low word at x^64, and W times the low word.
    let half_reduced = [pmull2(m, to, W), eor(m, m, to), ext(m, m, m, 8)];
    let store = [trn2_2d(t, to, m), trn1_2d(m, to, m), stp_q(at(TO, power(k)), t, m)];
    product.into_iter().chain(high).chain(reduced).chain(half_reduced).chain(store).collect()
}

/// Makes the power in the last of some lanes the power by which others are multiplied.
fn multiply_by(lanes: usize) -> [Inst; 2] {
    let [_, y, x] = lane(lanes - 1);
    [mov(BY[0], x), mov(BY[1], y)]
}

/// Builds `ghash_powers_*`, which computes n more powers from n powers by multiplying them by the last one.
pub(super) fn kernel(name: &'static str) -> Kernel {
    let summary = format!("{LANES} powers side by side, {}", Order::RoundRobin);
    variant::kernel::<Aarch64>(name, GhashPowers(powers()), summary, |k| {
        k.clear((0..32).map(v));
        let x_129 = k.constants(X_129.into_iter().flat_map(u64::to_le_bytes));
        let mut strand = Strand::from_iter(w(W));
        let [h, ..] = lane(0);
        strand.extend([ldr_q(h, at(H, 0)), rev64_16b(h, h), ldp_q(BY[0], BY[1], x_129.at(0))]);
        strand = strand.phase("load: the key H");
        strand = strand.then(multiply(1, h, lane(1)).phase("powers: the first, in the form that multiplications read"));
        strand.extend(multiply_by(2));
        let mut made = 1;
        while made < POWERS {
            let next: Vec<usize> = (made + 1..=POWERS.min(2 * made)).collect();
            for group in next.chunks(LANES) {
                let lanes = group.iter().enumerate().map(|(i, &k)| multiply(k, FIRST[k - made - 1], lane(i)));
                let note =
                    format!("powers: {} to {}, each a lower one times H^{made}", group[0], group[group.len() - 1]);
                strand = strand.then(woven(lanes, Order::RoundRobin).phase(note));
            }
            made += next.len();
            if made < POWERS {
                strand.extend(multiply_by(next.len().min(LANES)));
            }
        }
        vec![strand.into()]
    })
}
