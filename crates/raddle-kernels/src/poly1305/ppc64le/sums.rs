//! Several blocks at once: (h + m1) r^n + m2 r^(n-1) + … + mn r, summed in words of 64 bits as whole numbers, and
//! reduced once.
//!
//! A power k = k0 + 2^64 k1 + 2^128 k2 of r has a small third word, and r itself has none. Of the words of
//!
//! > m k = m0 k0 + 2^64 (m0 k1 + m1 k0) + 2^128 (m1 k1 + m0 k2) + 2^192 m1 k2
//!
//! two products stand side by side in one carry chain wherever they don't overlap. There are two sums, so that none is
//! waited for: T, in five words, and D, 2^64 times three.
//!
//! The sum T stays as it is until the next turn, which reduces it beside the products of its own blocks: that is two
//! strands, and the products of h, which need both, come after.

use std::collections::VecDeque;

use raddle_isa::inst::at;
use raddle_isa::ppc64le::*;
use raddle_isa::{Inst, Kernel, Order, Strand, View};

use super::super::state::{FIXED, H as H_AT, R as R_AT};
use super::super::{BLOCK, blocks};
use super::serial::{load, power_kernel, power_words, store};
use super::{INPUT, STATE, advance, kernel, turns};
use crate::ppc64le::{Frame, straight, woven};

/// Where a power from the second on is among the powers.
pub(super) fn power_at(power: u32) -> usize {
    24 * (power as usize - 2)
}

/// The kernels.
pub(super) fn kernels() -> Vec<Kernel> {
    vec![power_kernel("poly1305_powers_gprx4", 4), sums("poly1305_blocks_gprx4", 4, 2)]
}

/// Other widths, and other distances between products and sums.
pub(super) fn candidates() -> Vec<Kernel> {
    vec![
        sums("poly1305_blocks_gprx4_lag_1", 4, 1),
        sums("poly1305_blocks_gprx4_lag_3", 4, 3),
        power_kernel("poly1305_powers_gprx2", 2),
        sums("poly1305_blocks_gprx2", 2, 2),
        power_kernel("poly1305_powers_gprx8", 8),
        sums("poly1305_blocks_gprx8", 8, 2),
    ]
}

/// A kernel that takes so many blocks a turn. Products come `lag` groups before they are added.
fn sums(name: &'static str, width: usize, lag: usize) -> Kernel {
    let frame = Frame { general: (14..32).map(r).collect(), words: 3, ..Frame::default() };
    let powers = power_words(width as u32);
    let pads = [0, 1, 2].map(|i| frame.word(i));
    let code = vec![
        pads_of_the_others(width, pads).into(),
        straight([li(ZERO, 0)].into_iter().chain(load([T[0], T[1], T[2]], H_AT)).chain([li(T[3], 0), li(T[4], 0)])),
        turns(width, vec![turn(width, lag, pads).into()]),
        reduce().into(),
        straight(store([T[0], T[1], T[2]], H_AT)),
    ];
    let weave = format!("sums of {width} blocks, {} behind products", lag);
    kernel(name, weave, blocks(&powers, (width * BLOCK) as u64), &frame, code)
}

/// Nothing, for ends of carry chains.
const ZERO: View = r(0);
/// The sum of the turn before, of five words; then h and two words on their way.
const T: [View; 5] = [r(6), r(7), r(8), r(9), r(10)];
/// Words on their way beside it.
const CARRIED: [View; 2] = [r(11), r(12)];
/// The sums of a turn.
const SUM: [View; 5] = [r(14), r(15), r(16), r(17), r(18)];
const D: [View; 3] = [r(19), r(20), r(21)];
/// The block and the power that are multiplied; the second word of the power makes place for the third.
const M: [View; 2] = [r(22), r(23)];
const K: [View; 2] = [r(24), r(25)];

/// Registers of products that are not yet added.
fn pool() -> impl Iterator<Item = View> {
    (26..32).map(r)
}

/// 2^128 stands above every block: h has its own, those of the others make 2^128 (r + … + r^(n-1)).
fn pads_of_the_others(width: usize, pads: [i64; 3]) -> Strand {
    let [x, y, z, ..] = T;
    let mut strand: Strand =
        [ld(x, at(STATE, R_AT as i64)), ld(y, at(STATE, R_AT as i64 + 8)), li(z, 0)].into_iter().collect();
    for power in 2..width as u32 {
        strand.extend(load([SUM[0], SUM[1], SUM[2]], FIXED + power_at(power)));
        strand.push([addc(x, x, SUM[0]), adde(y, y, SUM[1]), adde(z, z, SUM[2])]);
    }
    strand.extend([x, y, z].into_iter().zip(pads).map(|(x, place)| std(at(SP, place), x)));
    strand
}

fn turn(width: usize, lag: usize, pads: [i64; 3]) -> Strand {
    let mut others = Products::new(lag);
    others.strand.extend((0..3).map(|i| ld(SUM[2 + i], at(SP, pads[i]))));
    for block in (1..width).rev() {
        let power = (width - block) as u32;
        others.strand.extend((0..2).map(|i| ld(M[i], at(INPUT, (BLOCK * block + 8 * i) as i64))));
        if power == 1 { others.by_key() } else { others.by_power(M, power) }
    }
    let mut first = Products::new(lag);
    first.by_power([T[0], T[1]], width as u32);
    first.by_third_word(T[2], width as u32);
    let mut strand = woven([accumulator(), others.strand()], Order::RoundRobin).then(first.strand());
    strand.push([mr(T[0], SUM[0])]);
    strand.push([
        addc(T[1], SUM[1], D[0]),
        adde(T[2], SUM[2], D[1]),
        adde(T[3], SUM[3], D[2]),
        adde(T[4], SUM[4], ZERO),
    ]);
    strand.extend(advance(width));
    strand
}

/// h = T mod p, but for what is carried, and the first block.
fn accumulator() -> Strand {
    let [h0, h1, h2, m0, m1] = T;
    let mut strand = fold();
    strand.extend([ld(m0, at(INPUT, 0)), ld(m1, at(INPUT, 8))]);
    strand = strand.then(top());
    strand.push([addc(h0, h0, m0), adde(h1, h1, m1), adde(h2, h2, ZERO), addi(h2, h2, 1)]);
    strand.push([addc(h0, h0, CARRIED[0]), adde(h1, h1, ZERO), adde(h2, h2, ZERO)]);
    strand
}

/// h = T mod p, h2 at most 4.
fn reduce() -> Strand {
    let [h0, h1, h2, ..] = T;
    let mut strand = fold().then(top());
    strand.push([addc(h0, h0, CARRIED[0]), adde(h1, h1, ZERO), adde(h2, h2, ZERO)]);
    strand
}

/// What is above 2^130, c, comes back five times. As T = 4 c 2^128 + …, words 2 to 4 of T less their low two bits are 4 c.
fn fold() -> Strand {
    let [t0, t1, t2, t3, t4] = T;
    let [a, b] = CARRIED;
    let mut strand = Strand::default();
    strand.push([srdi(b, t2, 2), rldimi(b, t3, 62, 0)]);
    strand.extend([clrrdi(a, t2, 2), clrldi(t2, t2, 62)]);
    strand.push([addc(t0, t0, a), adde(t1, t1, t3), adde(t2, t2, t4)]);
    strand.push([srdi(a, t3, 2), rldimi(a, t4, 62, 0)]);
    strand.push([srdi(t4, t4, 2)]);
    strand.push([addc(t0, t0, b), adde(t1, t1, a), adde(t2, t2, t4)]);
    strand
}

/// Takes what is above 2^130 off the third word; five times that is in [`CARRIED`].
fn top() -> Strand {
    let ([_, _, h2, ..], [a, b]) = (T, CARRIED);
    [clrrdi(a, h2, 2), srdi(b, h2, 2), clrldi(h2, h2, 62), add(a, a, b)].into_iter().collect()
}

/// Products that are added some groups later, when they are there.
struct Products {
    strand: Strand,
    free: VecDeque<View>,
    waiting: VecDeque<(Vec<View>, Vec<Inst>)>,
    lag: usize,
}

impl Products {
    fn new(lag: usize) -> Products {
        Products { strand: Strand::default(), free: pool().collect(), waiting: VecDeque::new(), lag }
    }

    /// `N` products, and the carry chain that adds them.
    fn group<const N: usize>(
        &mut self,
        products: impl FnOnce([View; N]) -> [Inst; N],
        chain: impl FnOnce([View; N]) -> Vec<Inst>,
    ) {
        while self.free.len() < N || self.waiting.len() >= self.lag {
            self.add();
        }
        let x = std::array::from_fn(|_| self.free.pop_front().expect("as many as are free"));
        self.strand.extend(products(x));
        self.waiting.push_back((x.into(), chain(x)));
    }

    /// Adds the group that waits longest.
    fn add(&mut self) {
        let (registers, chain) = self.waiting.pop_front().expect("a group that waits");
        self.strand.push(chain);
        self.free.extend(registers);
    }

    fn strand(mut self) -> Strand {
        while !self.waiting.is_empty() {
            self.add();
        }
        self.strand
    }

    /// Loads word `i` of a power.
    fn load(&mut self, k: View, power: u32, i: usize) {
        let offset = if power == 1 { R_AT } else { FIXED + power_at(power) };
        self.strand.push([ld(k, at(STATE, (offset + 8 * i) as i64))]);
    }

    /// The block by r: the first products of a turn, to which nothing is added but the pads.
    fn by_key(&mut self) {
        let ([m0, m1], [k0, k1]) = (M, K);
        (0..2).for_each(|i| self.load(K[i], 1, i));
        self.strand.extend([mulld(SUM[0], m0, k0), mulhdu(SUM[1], m0, k0)]);
        self.group(
            |[a, b]| [mulld(a, m1, k1), mulhdu(b, m1, k1)],
            |[a, b]| vec![addc(SUM[2], SUM[2], a), adde(SUM[3], SUM[3], b), adde(SUM[4], SUM[4], ZERO)],
        );
        self.strand.extend([mulld(D[0], m0, k1), mulhdu(D[1], m0, k1), li(D[2], 0)]);
        self.group(
            |[a, b]| [mulld(a, m1, k0), mulhdu(b, m1, k0)],
            |[a, b]| vec![addc(D[0], D[0], a), adde(D[1], D[1], b), adde(D[2], D[2], ZERO)],
        );
    }

    /// A block by a power of r.
    fn by_power(&mut self, [m0, m1]: [View; 2], power: u32) {
        let [k0, k1] = K;
        (0..2).for_each(|i| self.load(K[i], power, i));
        self.group(
            |[a, b, c, d]| [mulld(a, m0, k0), mulhdu(b, m0, k0), mulld(c, m1, k1), mulhdu(d, m1, k1)],
            |[a, b, c, d]| {
                let mut chain = vec![addc(SUM[0], SUM[0], a)];
                chain.extend([(1, b), (2, c), (3, d), (4, ZERO)].map(|(i, x)| adde(SUM[i], SUM[i], x)));
                chain
            },
        );
        self.group(
            |[a, b]| [mulld(a, m0, k1), mulhdu(b, m0, k1)],
            |[a, b]| vec![addc(D[0], D[0], a), adde(D[1], D[1], b), adde(D[2], D[2], ZERO)],
        );
        let k2 = k1;
        self.load(k2, power, 2);
        self.group(
            |[a, b, c]| [mulld(a, m1, k0), mulhdu(b, m1, k0), mulhdu(c, m0, k2)],
            |[a, b, c]| vec![addc(D[0], D[0], a), adde(D[1], D[1], b), adde(D[2], D[2], c)],
        );
        self.group(
            |[a, b, c]| [mulld(a, m0, k2), mulld(b, m1, k2), mulhdu(c, m1, k2)],
            |[a, b, c]| vec![addc(SUM[2], SUM[2], a), adde(SUM[3], SUM[3], b), adde(SUM[4], SUM[4], c)],
        );
    }

    /// 2^128 times a small word by the power that is loaded.
    fn by_third_word(&mut self, h2: View, power: u32) {
        let ([k0, k2], k1) = (K, M[0]);
        self.load(k1, power, 1);
        self.group(
            |[a, b, c, d, e]| {
                [mulld(a, h2, k0), mulhdu(b, h2, k0), mulld(c, h2, k1), mulhdu(d, h2, k1), mulld(e, h2, k2)]
            },
            |[a, b, c, d, e]| {
                let mut chain = vec![add(D[2], D[2], b), add(d, d, e)];
                chain.extend([addc(SUM[2], SUM[2], a), adde(SUM[3], SUM[3], c), adde(SUM[4], SUM[4], d)]);
                chain
            },
        );
    }
}
