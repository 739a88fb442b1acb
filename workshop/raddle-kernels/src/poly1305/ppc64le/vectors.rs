//! Blocks in vector registers, except the first of each iteration.
//!
//! An iteration takes n blocks at once, and multiplies them by n powers of the key:
//!
//! > h = (h + m0) r^n + m1 r^(n-1) + … + m(n-1) r
//!
//! Only the first of these products waits for the previous iteration. It is computed in 64-bit words; the others are
//! computed in lanes.
//!
//! A block in lanes is its four 32-bit words in the order of memory. Each is multiplied by a power of its own,
//!
//! > m r^k = w0 r^k + w1 (2^32 r^k) + w2 (2^64 r^k) + w3 (2^96 r^k) modulo p,
//!
//! in 26-bit limbs: five vectors, each with products of the odd lanes and of the even lanes. Words and powers are
//! loaded in the same way, so that the order of the lanes does not matter. There are no carries before the sums of all
//! lanes are words.
//!
//! The sums of an iteration are reduced in the next one, interleaved with the products of its own lanes.

use std::collections::VecDeque;

use raddle_isa::builder::ppc64le::*;
use raddle_isa::builder::{Slots, at, straight, woven};
use raddle_isa::{Code, Inst, Meaning, Order, Strand};

use super::super::BLOCK;
use super::super::state::{FIXED, H as H_AT, Powers};
use super::serial::{self, TEMPORARIES};
use super::{INPUT, STATE, advance, clear, iterations};
use crate::AnyOperation;
use crate::poly1305::operation::Poly1305Blocks;
use crate::poly1305::operation::Poly1305Powers;
use crate::variant::{Builder, Variant};
use crate::{Kernel, variant};

/// The blocks of an iteration that are computed in lanes, in addition to one in general-purpose registers.
pub(super) struct LaneSums {
    /// The number of blocks in lanes, at most twelve: then the sum of four products of each block, of a word and a
    /// limb, fits into 64 bits.
    pub(super) lanes: usize,
    /// The number of products before the first of them is added; fewer than [`PRODUCTS`].
    pub(super) lag: usize,
}

/// The number of bytes of a power for words: the power, and the power times 2^64 and 2^128, of three words each.
const MULTIPLE: usize = 24;
/// The number of bytes of a power for lanes: a vector for each limb.
const LANES: usize = 5 * 16;
/// The maximum of a limb of a power in lanes: see [`shifted`].
const LIMB_MAX: u64 = (1 << 26) - 1 + (1 << 21);

/// The accumulator.
const H: [Gpr; 3] = [r(7), r(8), r(9)];
/// Three words of a power.
const MULTIPLE_WORDS: [Gpr; 3] = [r(10), r(11), r(12)];
/// The sum of an iteration, without the lanes.
const T: [Gpr; 4] = [r(14), r(15), r(16), r(17)];
/// Limbs of the sums in lanes.
const LIMBS: [Gpr; 5] = [r(18), r(19), r(20), r(21), r(22)];
/// Words of products, then the sum of all lanes.
const WORDS: [Gpr; 4] = [r(23), r(24), r(25), r(26)];
const SPARE: Gpr = r(0);
/// The address of a block or a power.
const PLACE: Gpr = r(27);
/// The offsets 16, 32, 48 and 64.
const STEPS: [Gpr; 4] = [r(28), r(29), r(30), r(31)];

/// Sums of the products, by limb.
const SUMS: [Vr; 5] = [v(0), v(1), v(2), v(3), v(4)];
/// A block and its power.
const M: Vr = v(5);
const POWER: [Vr; 5] = [v(6), v(7), v(8), v(9), v(10)];
/// Products that have not been added yet.
const PRODUCTS: [Vr; 9] = [v(11), v(12), v(13), v(14), v(15), v(16), v(17), v(18), v(19)];

impl LaneSums {
    fn blocks(&self) -> usize {
        self.lanes + 1
    }

    /// Returns the offset of the power for words in the state.
    fn multiples(&self) -> usize {
        FIXED + LANES * self.lanes
    }

    /// Returns the powers that these kernels need.
    fn powers(&self) -> Powers {
        let mut powers = Powers::named(format!("vsx_{}", self.lanes));
        let meaning = |k: usize, bits: usize| match bits {
            0 => Meaning::Power(k as u32),
            bits => Meaning::Shifted(k as u32, bits as u32),
        };
        for i in 0..3 {
            let max = [u64::MAX, u64::MAX, 4];
            powers.number(LANES * self.lanes + MULTIPLE * i, 8, 64, &max, meaning(self.blocks(), 64 * i));
        }
        for k in 0..self.lanes {
            for i in 0..4 {
                powers.narrow(LANES * k + 4 * i, 16, 26, &[LIMB_MAX; 5], meaning(1 + k, 32 * i));
            }
        }
        powers
    }

    /// Computes the lanes of an iteration, except the sums of their halves. The strand has as many bundles as the
    /// words, so that both last equally long.
    fn lanes(&self) -> Strand {
        let mut strand = Strand::default();
        let mut free = VecDeque::from(PRODUCTS);
        let mut waiting = VecDeque::new();
        let add = |(sum, product): (Vr, Vr)| vaddudm(sum, sum, product);
        for block in 0..self.lanes {
            let mut loads = vec![addi(PLACE, INPUT, BLOCK * (1 + block)), lxvd2x(M, direct(PLACE))];
            loads.push(addi(PLACE, STATE, FIXED + LANES * (self.lanes - 1 - block)));
            loads.push(lxvd2x(POWER[0], direct(PLACE)));
            loads.extend(STEPS.into_iter().zip(&POWER[1..]).map(|(step, &power)| lxvd2x(power, indexed(PLACE, step))));
            strand.push(loads);
            for (sum, power) in SUMS.into_iter().zip(POWER) {
                let mut limb = Vec::new();
                for odd in [true, false] {
                    let multiply = if odd { vmulouw } else { vmuleuw };
                    if block == 0 && odd {
                        limb.push(multiply(sum, M, power));
                        continue;
                    }
                    if waiting.len() == self.lag {
                        let (sum, product) = waiting.pop_front().expect("products that wait");
                        limb.push(add((sum, product)));
                        free.push_back(product);
                    }
                    let product = free.pop_front().expect("fewer wait than there are");
                    limb.push(multiply(product, M, power));
                    waiting.push_back((sum, product));
                }
                strand.push(limb);
            }
        }
        strand.extend(waiting.into_iter().map(add));
        strand
    }

    /// Computes the words of an iteration: the accumulator, then the pads of all blocks, and the product of the
    /// accumulator and the first block.
    fn words(&self, pads: Slots) -> Strand {
        let ([h0, h1, h2], [m0, m1, ..]) = (H, WORDS);
        let mut strand = accumulator();
        strand.extend([ld(m0, at(INPUT, 0)), ld(m1, at(INPUT, 8))]);
        strand.push([addc(h0, h0, m0), adde(h1, h1, m1), addze(h2, h2)]);
        strand.extend(T.into_iter().zip(pads.all()).map(|(t, pad)| ld(t, pad)));
        (0..3).fold(strand, |strand, i| strand.then(self.by_multiple(i)))
    }

    /// Computes `t = t + h r^n`, for word `i` of h and 2^(64 i) r^n, a 131-bit number. All such products are below
    /// 2^196, and so is the sum of an iteration.
    fn by_multiple(&self, i: usize) -> Strand {
        let ([p0, p1, p2], [t0, t1, t2, t3], [a, b, c, d], h) = (MULTIPLE_WORDS, T, WORDS, H[i]);
        let place = |word: usize| at(STATE, self.multiples() + MULTIPLE * i + 8 * word);
        let mut strand = Strand::from_iter([ld(p0, place(0)), ld(p2, place(2)), ld(p1, place(1))]);
        strand.extend([mulld(a, h, p0), mulhdu(b, h, p0), mulld(c, h, p2), mulhdu(d, h, p2)]);
        let top = if i == 0 { addze(t3, d) } else { adde(t3, t3, d) };
        strand.push([addc(t0, t0, a), adde(t1, t1, b), adde(t2, t2, c), top]);
        strand.extend([mulld(a, h, p1), mulhdu(b, h, p1)]);
        strand.push([addc(t1, t1, a), adde(t2, t2, b), addze(t3, t3)]);
        strand
    }

    /// Performs an iteration.
    fn iteration(&self, pads: Slots) -> Strand {
        let mut strand = woven([self.lanes().named("vectors"), self.words(pads).named("scalar")], Order::RoundRobin)
            .then(sum_of_lanes());
        strand.extend(advance(self.blocks()));
        strand
    }

    /// Stores the pads on the stack: 2^128 times the powers of all blocks, modulo p, which is 2^32 times the last
    /// lanes.
    fn pads(&self, pads: Slots) -> Strand {
        let mut strand = Strand::default();
        for (i, limb) in LIMBS.into_iter().enumerate() {
            let place = |k: usize| at(STATE, FIXED + LANES * k + 16 * i + 12);
            strand.extend([lwz(limb, place(0))]);
            strand.extend((1..self.lanes).flat_map(|k| [lwz(SPARE, place(k)), add(limb, limb, SPARE)]));
            strand.extend([sldi(limb, limb, 32)]);
        }
        strand = strand.then(carried());
        let ([u0, u1, u2, _], [k0, k1, k2]) = (WORDS, MULTIPLE_WORDS);
        let multiple = |i: usize| at(STATE, self.multiples() + 2 * MULTIPLE + 8 * i);
        strand.extend([ld(k0, multiple(0)), ld(k1, multiple(1)), ld(k2, multiple(2))]);
        strand.push([addc(k0, k0, u0), adde(k1, k1, u1), adde(k2, k2, u2)]);
        strand.extend(pads.all().zip(MULTIPLE_WORDS).map(|(pad, k)| std(pad, k)));
        strand
    }

    /// Builds the kernel that computes the powers one after the other, each from the previous one.
    pub(super) fn powers_kernel(&self, name: &'static str) -> Kernel {
        let operation = Poly1305Powers(self.powers());
        variant::kernel::<Ppc64le>(name, operation, "one power after another", |k| {
            serial::take(k);
            let ([h0, h1, h2], [r0, r1]) = (serial::H, serial::R);
            let (to, count) = (r(5), r(6));
            let start = [mr(h0, r0), mr(h1, r1), li(h2, 0), addi(to, STATE, FIXED), li(count, self.lanes)];
            let mut body = Strand::from_iter(limbs());
            body.extend((0..4).flat_map(|shift| shifted(to, shift)));
            body = body.then(serial::multiply()).then(serial::reduce());
            body.extend([addi(to, to, LANES), addic_(count, count, -1)]);
            let mut end = Strand::default();
            for i in 0..3 {
                end = if i == 0 { end } else { end.then(by_a_word()) };
                end.extend(serial::H.iter().enumerate().map(|(word, &h)| std(at(to, MULTIPLE * i + 8 * word), h)));
            }
            vec![
                straight(serial::load_key().phase("load: r, and constants")),
                straight(start),
                Code::Note("powers: an iteration stores one in limbs, four times, and computes the next".into()),
                Code::Repeat { body: vec![body.into()], again: NOT_EQUAL },
                end.phase("store: the last power, in words").into(),
            ]
        })
    }
}

impl Variant for LaneSums {
    type Target = Ppc64le;

    fn operation(&self) -> AnyOperation {
        Poly1305Blocks { powers: self.powers(), stride: (BLOCK * self.blocks()) as u64, max: None }.into()
    }

    fn summary(&self) -> String {
        format!("{} blocks an iteration: {} in lanes, 1 in words", self.blocks(), self.lanes)
    }

    fn build(&self, k: &mut Builder<Ppc64le>) -> Vec<Code> {
        clear(k);
        (14..32).for_each(|n| _ = k.fix(r(n)));
        let pads = k.slots(3, 8);
        let place = |i: usize| at(STATE, H_AT + 8 * i);
        let ([h0, h1, h2], [t0, t1, t2, t3]) = (H, T);
        // h takes the place of the sum of a previous iteration.
        let mut start = vec![ld(t0, place(0)), ld(t1, place(1)), ld(t2, place(2)), li(t3, 0)];
        start.extend(LIMBS.map(|limb| li(limb, 0)));
        start.extend(STEPS.into_iter().zip(1..).map(|(step, i)| li(step, 16 * i)));
        vec![
            self.pads(pads).phase("pads: 2^128 times the powers of all blocks of an iteration, added up").into(),
            straight(start.phase("load: h, as if it were the sum of a previous iteration")),
            iterations(self.blocks(), self.iteration(pads).into()),
            accumulator().phase("fold: h = sum modulo 2^130 - 5; stores it").into(),
            straight([std(place(0), h0), std(place(1), h1), std(place(2), h2)]),
            straight((0..20).map(v).map(|x| vspltisw(x, 0))),
        ]
    }
}

/// Computes the limbs of h in the first five temporaries, and five times the last three in the next.
fn limbs() -> Vec<Inst> {
    let ([h0, h1, h2], [l0, l1, l2, l3, l4, f2, f3, f4, a, _]) = (serial::H, TEMPORARIES);
    let mut insts = vec![clrldi(l0, h0, 38), srdi(l1, h0, 26), clrldi(l1, l1, 38)];
    insts.extend([srdi(l2, h0, 52), clrldi(a, h1, 50), sldi(a, a, 12), add(l2, l2, a)]);
    insts.extend([srdi(l3, h1, 14), clrldi(l3, l3, 38), srdi(l4, h1, 40), sldi(a, h2, 24), add(l4, l4, a)]);
    insts.extend([(f2, l2), (f3, l3), (f4, l4)].into_iter().flat_map(|(f, l)| [sldi(f, l, 2), add(f, f, l)]));
    insts
}

/// Stores the limbs of 2^(32 shift) r^k, a vector apart; the limbs of r^k are l0 to l4.
///
/// Because 32 = 26 + 6, limb i consists of the bits of limbs i - shift and i - shift - 1 at its place, shifted by 6
/// shift to the left and by 26 - 6 shift to the right. Limbs below the first are 5 times the limbs that are 5 places
/// above. With l4 at most 5/4 2^26, no limb is more than 2^26 - 1 + 25/4 2^18.
fn shifted(to: Gpr, shift: usize) -> Vec<Inst> {
    let [l0, l1, l2, l3, l4, f2, f3, f4, a, b] = TEMPORARIES;
    let limb = |i: usize| [f2, f3, f4, l0, l1, l2, l3, l4][3 + i - shift];
    let beyond = 6 * shift;
    let mut insts = Vec::new();
    for i in 0..5 {
        insts.extend([clrldi(a, limb(i), 38 + beyond), sldi(a, a, beyond), srdi(b, limb((i + 4) % 5), 26 - beyond)]);
        if i == 0 {
            // The bits above the last limb come back five times.
            insts.extend([add(a, a, b), sldi(b, b, 2)]);
        }
        insts.extend([add(a, a, b), stw(at(to, 16 * i + 4 * shift), a)]);
    }
    insts
}

/// Computes `h = 2^64 h` modulo p: the part 2^130 q becomes 5 q.
fn by_a_word() -> Strand {
    let ([h0, h1, h2], [q0, q1, a, ..]) = (serial::H, TEMPORARIES);
    let mut strand = Strand::from_iter([srdi(q0, h1, 2), rldimi(q0, h2, 62, 0), srdi(q1, h2, 2), clrrdi(a, h1, 2)]);
    strand.push([addc(q0, q0, a), adde(q1, q1, h2)]);
    strand.extend([clrldi(h2, h1, 62)]);
    strand.push([addc(h1, h0, q1), addze(h2, h2)]);
    strand.extend([mr(h0, q0)]);
    strand
}

/// Adds up all lanes, with a register for each limb.
fn sum_of_lanes() -> Strand {
    let mut strand = Strand::default();
    for ((sum, other), limb) in SUMS.into_iter().zip(PRODUCTS).zip(LIMBS) {
        strand.extend([xxpermdi(other, sum, sum, 2), vaddudm(sum, sum, other), mfvsrd(limb, sum)]);
    }
    strand
}

/// Computes `u = a0 + 2^26 a1 + 2^52 a2 + 2^78 a3 + 2^104 a4`, which is below 2^169.
fn carried() -> Strand {
    let ([a0, a1, a2, a3, a4], [u0, u1, u2, _], t) = (LIMBS, WORDS, SPARE);
    let mut strand = Strand::default();
    strand.extend([srdi(u1, a1, 38), srdi(t, a2, 12), add(u1, u1, t)]);
    strand.extend([srdi(u2, a3, 50), srdi(t, a4, 24), add(u2, u2, t)]);
    strand.extend([sldi(a1, a1, 26), sldi(a2, a2, 52), sldi(a3, a3, 14), sldi(a4, a4, 40)]);
    strand.push([addc(u0, a0, a1), adde(u1, u1, a3), addze(u2, u2)]);
    strand.push([addc(u0, u0, a2), adde(u1, u1, a4), addze(u2, u2)]);
    strand
}

/// Computes `h = t + u` modulo p, the sum of all lanes and words of an iteration.
fn accumulator() -> Strand {
    let ([t0, t1, t2, t3], [u0, u1, u2, _]) = (T, WORDS);
    let mut strand = carried();
    strand.push([addc(t0, t0, u0), adde(t1, t1, u1), adde(t2, t2, u2), addze(t3, t3)]);
    strand.then(fold())
}

/// Computes `h = t` modulo p: the part 2^130 q of t becomes 5 q, which is below 2^70.
fn fold() -> Strand {
    let ([h0, h1, h2], [t0, t1, t2, t3], [q0, q1, ..]) = (H, T, WORDS);
    let mut strand = Strand::from_iter([srdi(q0, t2, 2), rldimi(q0, t3, 62, 0), srdi(q1, t3, 2)]);
    strand.extend([clrldi(h2, t2, 62), clrrdi(t2, t2, 2)]);
    strand.push([addc(q0, q0, t2), adde(q1, q1, t3)]);
    strand.push([addc(h0, t0, q0), adde(h1, t1, q1), addze(h2, h2)]);
    strand
}
