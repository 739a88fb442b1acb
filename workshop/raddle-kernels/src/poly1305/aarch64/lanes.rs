//! Blocks in vector registers, woven with blocks in general-purpose registers.
//!
//! An iteration takes n blocks at once, and multiplies them by n powers of the key:
//!
//! > h = (h + m0) r^n + m1 r^(n-1) + … + m(n-1) r
//!
//! Only the first of these products waits for the previous iteration. It is computed in general-purpose registers. So
//! is the last product, by the key itself, if the variant says so. The products between are computed in lanes.
//!
//! A block in lanes is its four 32-bit words in the order of memory. Each is multiplied by a power of its own,
//!
//! > m r^k = w0 r^k + w1 (2^32 r^k) + w2 (2^64 r^k) + w3 (2^96 r^k) modulo p,
//!
//! in 26-bit limbs: five vectors, ten multiplications. With the block in 26-bit limbs too, there would be 12.5
//! multiplications, after some shifts. There are no carries before the sums of all lanes are words.

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::{at, straight, woven};
use raddle_isa::{Code, Inst, Meaning, Order, Strand};

use super::super::BLOCK;
use super::super::state::{FIXED, Powers};
use super::words::Chain;
use crate::AnyOperation;
use crate::Kernel;
use crate::poly1305::operation::Poly1305Blocks;
use crate::poly1305::operation::Poly1305Powers;
use crate::variant::{Builder, Variant, kernel};

/// The kernel `poly1305_blocks_*` with blocks in lanes, woven with blocks in general-purpose registers.
#[derive(Clone, Copy, Debug)]
pub struct Blocks {
    /// The number of blocks of an iteration in lanes.
    pub lanes: usize,
    /// The number of blocks in general-purpose registers: one or two.
    pub words: usize,
    /// The order in which lanes and general-purpose registers are woven.
    pub order: Order,
}

/// The number of bytes of a power for words: the power, and the power times 2^64 and 2^128, of three words each.
const MULTIPLE: usize = 24;
/// The number of bytes of a power for lanes: a vector for each limb.
const LANES: usize = 5 * 16;
/// The maximum of a limb of a power in lanes: see [`Blocks::powers_kernel`].
const LIMB_MAX: u64 = (1 << 26) - 1 + (1 << 21);

impl Blocks {
    /// The default variant: its lanes limit the speed, on every core.
    pub const WIDE: Blocks = Blocks { lanes: 8, words: 2, order: Order::RoundRobin };

    fn blocks(&self) -> usize {
        self.lanes + self.words
    }

    /// Returns the number of bytes of an iteration.
    fn stride(&self) -> usize {
        BLOCK * self.blocks()
    }

    /// Returns the power by which the last block in lanes is multiplied; the power increases by one for each block
    /// before it.
    fn least(&self) -> usize {
        self.words
    }

    /// Returns the powers that these kernels need.
    pub fn powers(&self) -> Powers {
        let mut powers = Powers::named(format!("neon_{}_{}", self.lanes, self.words));
        let meaning = |k: usize, bits| match bits {
            0 => Meaning::Power(k as u32),
            bits => Meaning::Shifted(k as u32, bits),
        };
        for i in 0..3 {
            powers.number(
                LANES * self.lanes + MULTIPLE * i,
                8,
                64,
                &[u64::MAX, u64::MAX, 4],
                meaning(self.blocks(), 64 * i as u32),
            );
        }
        for k in 0..self.lanes {
            for i in 0..4 {
                let at = LANES * k + 4 * i;
                powers.narrow(at, 16, 26, &[LIMB_MAX; 5], meaning(self.least() + k, 32 * i as u32));
            }
        }
        powers
    }

    /// Computes the lanes of an iteration, except the sums of their halves. Four products of a block go into each sum
    /// of two halves of two lanes: for at most twelve blocks,
    ///
    /// > 4 * 12 (2^32 - 1) (2^26 - 1 + 2^21) < 2^64.
    fn lanes(&self) -> Strand {
        let mut strand = Strand::default();
        for block in 0..self.lanes {
            let [m, p @ ..] = WINDOWS[block % 2];
            strand.extend([ldr_q(m, at(INPUT, BLOCK * (1 + block)))]);
            strand.extend(self.load_power(self.lanes - 1 - block, p));
            for (i, p) in p.into_iter().enumerate() {
                let [low, high] = [LOW[i], HIGH[i]];
                strand.extend(match block {
                    0 => [umull(low, m, p), umull2(high, m, p)],
                    _ => [umlal(low, m, p), umlal2(high, m, p)],
                });
            }
        }
        strand
    }

    /// Loads a power for lanes, counted from the least.
    fn load_power(&self, k: usize, [a, b, c, d, e]: [Vector; 5]) -> [Inst; 3] {
        let place = FIXED + LANES * k;
        [ldp_q(a, b, at(STATE, place)), ldp_q(c, d, at(STATE, place + 32)), ldr_q(e, at(STATE, place + 64))]
    }

    /// Computes the words of an iteration: `t` becomes the sum of the pads of all blocks, the product of the last
    /// block, and the product of the accumulator and the first block.
    fn words(&self) -> Strand {
        let [h0, h1, h2] = CHAIN.h;
        let [m0, m1, ..] = CHAIN.free;
        let [t0, t1, t2, _] = T;
        let mut strand = Strand::default();
        let mut sum = PADS;
        if self.words == 2 {
            strand.push([ldp64(m0, m1, at(INPUT, BLOCK * (self.blocks() - 1)))]);
            strand = strand.then(by_key());
            sum = [t0, t1, t2];
        }
        strand.push([ldp64(m0, m1, at(INPUT, 0))]);
        strand.push([adds64(h0, h0, m0), adcs64(h1, h1, m1), adc64_0(h2, h2)]);
        for (i, h) in CHAIN.h.into_iter().enumerate() {
            strand = strand.then(by_multiple(sum, h, i));
            sum = [t0, t1, t2];
        }
        strand
    }

    /// Performs an iteration.
    fn iteration(&self) -> Strand {
        let vectors = self
            .lanes()
            .named("vectors")
            .phase(format!("vectors: {} blocks by their powers of r, in limbs", self.lanes));
        let scalar =
            self.words().named("scalar").phase("scalar, interleaved: (h + first block) by its power, and the pads");
        let mut strand = woven([vectors, scalar], self.order)
            .then(sum_of_lanes().phase("add: the lanes, in limbs of 26 bits, then in words of 64"))
            .then(carried());
        let ([u0, u1, u2], [t0, t1, t2, t3]) = (U, T);
        strand.push([adds64(t0, t0, u0), adcs64(t1, t1, u1), adcs64(t2, t2, u2), adc64_0(t3, t3)]);
        strand.then(fold().phase("fold: h = sum modulo 2^130 - 5, partly reduced"))
    }

    /// Computes the pads: 2^128 times the powers of all blocks, modulo p, which is 2^32 times the last lanes.
    fn pads(&self) -> Strand {
        let mut strand = Strand::default();
        for k in 0..self.lanes {
            let p = if k == 0 { LOW } else { [v(18), v(19), v(20), v(21), v(22)] };
            strand.extend(self.load_power(k, p));
            strand.extend(LOW.into_iter().zip(p).filter(|_| k > 0).map(|(sum, p)| add_4s(sum, sum, p)));
        }
        for (limb, sum) in LIMBS.into_iter().zip(LOW) {
            strand.extend([umov_s(limb.low32(), sum, 3), lsl64(limb, limb, 32)]);
        }
        strand = strand.then(carried());
        let ([u0, u1, u2], [k0, k1, k2], [n0, n1, n2]) = (U, PADS, [T[0], T[1], T[2]]);
        let [r0, _, s1] = CHAIN.r;
        strand.extend([ldp64(n0, n1, at(WORDS, 2 * MULTIPLE)), ldr64(n2, at(WORDS, 2 * MULTIPLE + 16))]);
        strand.push([adds64(k0, u0, n0), adcs64(k1, u1, n1), adc64(k2, u2, n2)]);
        if self.words == 2 {
            strand.push([adds64(k1, k1, s1), adc64(k2, k2, r0)]);
        }
        strand
    }
}

impl Variant for Blocks {
    type Target = Aarch64;

    fn operation(&self) -> AnyOperation {
        Poly1305Blocks { powers: self.powers(), stride: self.stride() as u64, max: None }.into()
    }

    fn summary(&self) -> String {
        format!(
            "{} blocks an iteration: {} in lanes, {} in words, {}",
            self.blocks(),
            self.lanes,
            self.words,
            self.order
        )
    }

    fn build(&self, k: &mut Builder<Aarch64>) -> Vec<Code> {
        take(k);
        let stride = self.stride();
        let next = [add64_imm(INPUT, INPUT, stride), sub64_imm(LEN, LEN, stride)];
        let body = vec![self.iteration().into(), straight(next)];
        vec![
            straight(CHAIN.load(STATE, 0).phase("load: h, r and 5 r1 / 4")),
            straight([add64_imm(WORDS, STATE, FIXED + LANES * self.lanes)]),
            self.pads().phase("pads: 2^128 times the powers of all blocks of an iteration, added up").into(),
            Code::While { test: vec![cmp64_imm(LEN, stride)], enter: HS, body }
                .phase(format!("loop: {} blocks an iteration, while {stride} bytes are left", self.blocks())),
            straight(CHAIN.store(STATE, 0).phase("store: h")),
        ]
    }
}

const STATE: X = x(0);
const INPUT: X = x(1);
const LEN: X = x(2);
/// The pointer to the power for words.
const WORDS: X = x(3);
/// Free for the least part of a power; later the limbs of the sums in lanes.
const LIMBS: [X; 5] = [x(19), x(20), x(21), x(22), x(23)];
const CHAIN: Chain = Chain {
    h: [x(4), x(5), x(6)],
    r: [x(7), x(8), x(9)],
    pad: x(28),
    three: x(17),
    free: [x(19), x(20), x(24), x(25), x(26), x(27)],
};
/// The sum of the pads above the blocks of an iteration.
const PADS: [X; 3] = [x(10), x(11), x(12)];
/// The sum of an iteration.
const T: [X; 4] = [x(13), x(14), x(15), x(16)];
/// Three words of a power.
const MULTIPLE_WORDS: [X; 3] = [x(21), x(22), x(23)];
/// Words of products.
const PRODUCTS: [X; 4] = [x(24), x(25), x(26), x(27)];
/// The sum of all lanes.
const U: [X; 3] = [x(24), x(25), x(26)];
/// A register that is free during this sum.
const SPARE: X = x(27);

/// Saves the callee-saved registers, and clears all registers at the end.
fn take(k: &mut Builder<Aarch64>) {
    (19..29).for_each(|n| _ = k.fix(x(n)));
    k.clear((4..18).map(x));
    k.clear((0..32).map(v));
}

/// The sums of the products of the low two words of blocks, by limb, and those of the high two words.
const LOW: [Vector; 5] = [v(0), v(1), v(2), v(3), v(4)];
const HIGH: [Vector; 5] = [v(5), v(6), v(7), v(16), v(17)];
/// A block and its power, and the next block and its power.
const WINDOWS: [[Vector; 6]; 2] =
    [[v(18), v(19), v(20), v(21), v(22), v(23)], [v(24), v(25), v(26), v(27), v(28), v(29)]];

/// Computes `t = pads + m r` for the last block of an iteration. r is below 2^124, so there is no carry out of the
/// third word.
fn by_key() -> Strand {
    let ([m0, m1, ..], [r0, r1, s1], [k0, k1, k2], [t0, t1, t2, _]) = (CHAIN.free, CHAIN.r, PADS, T);
    let [a, b, c, d] = PRODUCTS;
    let mut strand = Strand::default();
    strand.extend([mul64(a, m0, r0), umulh64(b, m0, r0), mul64(c, m0, r1), umulh64(d, m0, r1)]);
    strand.push([adds64(t0, k0, a), adcs64(t1, k1, b), adc64(t2, k2, d)]);
    strand.push([adds64(t1, t1, c), adc64_0(t2, t2)]);
    strand.extend([mul64(a, m1, s1), umulh64(b, m1, s1), mul64(c, m1, r0), umulh64(d, m1, r0)]);
    strand.push([adds64(t0, t0, a), adcs64(t1, t1, b), adc64(t2, t2, d)]);
    strand.push([adds64(t1, t1, c), adc64_0(t2, t2)]);
    strand
}

/// Computes `t = sum + h r^n`, for word `i` of h and 2^(64 i) r^n, a 131-bit number. All such products are below 2^196,
/// and so is the sum of an iteration.
fn by_multiple([s0, s1, s2]: [X; 3], h: X, i: usize) -> Strand {
    let ([p0, p1, p2], [t0, t1, t2, t3], [a, b, c, d]) = (MULTIPLE_WORDS, T, PRODUCTS);
    let place = MULTIPLE * i;
    let mut strand = Strand::from_iter([ldp64(p0, p1, at(WORDS, place)), ldr64(p2, at(WORDS, place + 16))]);
    strand.extend([mul64(a, h, p0), umulh64(b, h, p0), mul64(c, h, p2), umulh64(d, h, p2)]);
    let top = if i == 0 { adc64_0(t3, d) } else { adc64(t3, t3, d) };
    strand.push([adds64(t0, s0, a), adcs64(t1, s1, b), adcs64(t2, s2, c), top]);
    strand.extend([mul64(a, h, p1), umulh64(b, h, p1)]);
    strand.push([adds64(t1, t1, a), adcs64(t2, t2, b), adc64_0(t3, t3)]);
    strand
}

/// Adds up all lanes, with a register for each limb.
fn sum_of_lanes() -> Strand {
    let mut strand: Strand = LOW.into_iter().zip(HIGH).map(|(low, high)| add_2d(low, low, high)).collect();
    let [a, b, c, d, e] = LOW;
    strand.extend([addp_2d(a, a, b), addp_2d(c, c, d), addp_2d(e, e, e)]);
    let lanes = [(a, 0), (a, 1), (c, 0), (c, 1), (e, 0)];
    strand.extend(LIMBS.into_iter().zip(lanes).map(|(limb, (sum, lane))| umov_d(limb, sum, lane)));
    strand
}

/// Computes `u = a0 + 2^26 a1 + 2^52 a2 + 2^78 a3 + 2^104 a4`, which is below 2^169.
fn carried() -> Strand {
    let ([a0, a1, a2, a3, a4], [u0, u1, u2], t) = (LIMBS, U, SPARE);
    let mut strand = Strand::default();
    strand.extend([lsr64(u1, a1, 38), lsr64(t, a2, 12), add64(u1, u1, t)]);
    strand.extend([lsr64(u2, a3, 50), lsr64(t, a4, 24), add64(u2, u2, t)]);
    strand.extend([lsl64(a1, a1, 26), lsl64(a2, a2, 52), lsl64(a3, a3, 14), lsl64(a4, a4, 40)]);
    strand.push([adds64(u0, a0, a1), adcs64(u1, u1, a3), adc64_0(u2, u2)]);
    strand.push([adds64(u0, u0, a2), adcs64(u1, u1, a4), adc64_0(u2, u2)]);
    strand
}

/// Computes `h = t` modulo p: the part 2^130 q of t becomes 5 q, which is below 2^70.
fn fold() -> Strand {
    let ([h0, h1, h2], [t0, t1, t2, t3], [q0, q1, ..]) = (CHAIN.h, T, PRODUCTS);
    let mut strand = Strand::default();
    strand.extend([extr64(q0, t3, t2, 2), lsr64(q1, t3, 2), and64(h2, t2, CHAIN.three), bic64(t2, t2, CHAIN.three)]);
    strand.push([adds64(q0, q0, t2), adc64(q1, q1, t3)]);
    strand.push([adds64(h0, t0, q0), adcs64(h1, t1, q1), adc64_0(h2, h2)]);
    strand
}

/// The distance by which the four shifts of a power exceed limbs: 32 i = 26 i + 6 i.
const BEYOND: [i8; 4] = [0, 6, 12, 18];

/// Returns the counts to the left, which move the bits of a limb to the top of 32 bits, and the counts to the right,
/// which move the other bits to the bottom.
fn counts() -> impl Iterator<Item = u32> {
    let counts = |by: i8| BEYOND.map(|beyond| u32::from((beyond + by) as u8));
    [counts(6), counts(-26)].into_iter().flatten()
}

impl Blocks {
    /// Builds the kernel that computes the powers one after the other, each from the previous one.
    ///
    /// Limb i of 2^(32 s) r^k consists of the bits of limbs i - s and i - s - 1 of r^k at its place, shifted by 6 s to
    /// the left and by 26 - 6 s to the right. Limbs below the first are 5 times the limbs that are 5 places above. So
    /// the vectors of limbs i, i - 1, i - 2, i - 3 are cut from
    ///
    /// > l4 l3 l2 l1 l0 5 l4 5 l3 5 l2
    ///
    /// With l4 at most 5/4 2^26, no limb is more than 2^26 - 1 + 25/4 2^18.
    pub fn powers_kernel(&self, name: &'static str) -> Kernel {
        kernel(name, Poly1305Powers(self.powers()), "one power after another", |k| {
            take(k);
            let ([h0, h1, h2], [r0, r1, _]) = (CHAIN.h, CHAIN.r);
            let (to, iterations, masks) = (x(2), x(3), [T[0], T[1]]);
            let [left, right] = [v(5), v(6)];
            let mut load = CHAIN.load(STATE, 0);
            load.extend([mov64(h0, r0), mov64(h1, r1), movz64(h2, 0)]);
            load.extend([movz64(masks[0], 0xffff), movk64(masks[0], 0x3ff, 1), movz64(masks[1], 0x3fff)]);
            load.extend([ldp_q(left, right, k.words(counts()).at(0))]);
            load.extend([add64_imm(to, STATE, FIXED)]);
            let mut start = Strand::from_iter(load.phase("load: r, and constants"));
            for k in 1..self.least() {
                start = start.then(CHAIN.multiply().phase(format!("powers: r^{}", k + 1)));
            }
            start.extend([movz64(iterations, self.lanes)]);
            let mut body = limbs(masks).phase("limbs: the power in limbs of 26 bits, and 5 times the limbs that wrap");
            body = body
                .then(windows([left, right], to).phase("store: the limbs of 1, 2^32, 2^64 and 2^96 times the power"));
            body = body.then(CHAIN.multiply().phase("powers: the next, times r"));
            body.extend([add64_imm(to, to, LANES), subs64_imm(iterations, iterations, 1)]);
            let mut end = Strand::default();
            for i in 0..3 {
                let place = MULTIPLE * i;
                let note = format!("store: 2^{} times the last power, in words", 64 * i);
                end.extend([stp64(at(to, place), h0, h1), str64(at(to, place + 16), h2)].phase(note));
                if i < 2 {
                    let [t0, t1, t2, t3] = T;
                    end.extend([movz64(t0, 0), mov64(t1, h0), mov64(t2, h1), mov64(t3, h2)]);
                    end = end.then(fold());
                }
            }
            k.clear_flags(iterations);
            vec![start.into(), Code::Repeat { body: vec![body.into()], again: NE }, end.into()]
        })
    }
}

/// Computes the vectors v0 and v1, from which the windows on limbs of h are cut. The masks have 26 and 14 bits.
fn limbs([mask, mask14]: [X; 2]) -> Strand {
    let ([h0, h1, h2], [l0, l1, l2, l3, l4], [f2, f3, f4, _]) = (CHAIN.h, LIMBS, PRODUCTS);
    let mut strand = Strand::default();
    strand.extend([and64(l0, h0, mask), lsr64(l1, h0, 26), and64(l1, l1, mask)]);
    strand.extend([lsr64(l2, h0, 52), and64(l3, h1, mask14), add64_lsl(l2, l2, l3, 12)]);
    strand.extend([lsr64(l3, h1, 14), and64(l3, l3, mask), extr64(l4, h2, h1, 40)]);
    strand.extend([add64_lsl(f2, l2, l2, 2), add64_lsl(f3, l3, l3, 2), add64_lsl(f4, l4, l4, 2)]);
    for (i, pair) in [[l4, l0], [l3, f4], [l2, f3], [l1, f2]].into_iter().enumerate() {
        strand.extend([0, 1].map(|half| ins_s(v(half as u8), i, pair[half].low32())));
    }
    strand
}

/// Stores the limbs of a power for lanes.
fn windows([left, right]: [Vector; 2], to: X) -> Strand {
    let a = [v(1), v(4), v(3), v(2), v(0)];
    let [high, sum] = [v(16), v(17)];
    let mut strand: Strand = (1..4).map(|i| ext(a[4 - i], v(0), v(1), 4 * i)).collect();
    for i in 0..5 {
        strand.extend([ushl_4s(sum, a[i], left), ushr_4s(sum, sum, 6), ushl_4s(high, a[(i + 4) % 5], right)]);
        if i == 0 {
            // The bits above the last limb come back five times.
            strand.extend([add_4s(sum, sum, high), shl_4s(high, high, 2)]);
        }
        strand.extend([add_4s(sum, sum, high), str_q(at(to, 16 * i), sum)]);
    }
    strand
}
