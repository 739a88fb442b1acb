//! Several blocks at once: (h + m1) r^n + m2 r^(n-1) + … + mn r, summed in 64-bit words as an integer, and reduced
//! once.
//!
//! A power k = k0 + 2^64 k1 + 2^128 k2 of r has a small third word, and r itself has none. In
//!
//! > m k = m0 k0 + 2^64 (m0 k1 + m1 k0) + 2^128 (m1 k1 + m0 k2) + 2^192 m1 k2
//!
//! two products share one carry chain wherever they don't overlap. There are two sums, so that nothing waits for
//! either: a sum of five words, and a sum of three words that counts 2^64 times.
//!
//! A sum is not reduced until the next iteration, which interleaves the reduction with the products of its own blocks.
//! These are two strands, and the products of h, which need both, come after them.

use std::collections::VecDeque;

use raddle_isa::builder::ppc64le::*;
use raddle_isa::builder::{Slots, at, woven};
use raddle_isa::{Code, Inst, Mem, Order, Parameter, Strand};

use super::super::BLOCK;
use super::super::state::{FIXED, H as H_AT, R as R_AT};
use super::{INPUT, STATE, advance, clear, iterations, power_at, powers_to};
use crate::AnyOperation;
use crate::poly1305::operation::Poly1305Blocks;
use crate::variant::{Builder, Variant};

/// The number of blocks of an iteration, and the number of groups of products before the first of them is added.
pub(super) struct BlockSums {
    pub(super) width: usize,
    pub(super) lag: usize,
}

impl Variant for BlockSums {
    type Target = Ppc64le;

    fn operation(&self) -> AnyOperation {
        Poly1305Blocks { powers: powers_to(self.width as u32), stride: (self.width * BLOCK) as u64, max: None }.into()
    }

    fn summary(&self) -> String {
        format!("sums of {} blocks, products {} groups ahead", self.width, self.lag)
    }

    fn build(&self, k: &mut Builder<Ppc64le>) -> Vec<Code> {
        clear(k);
        let sums = Sums {
            width: self.width,
            lag: self.lag,
            state: (STATE, 0),
            message: INPUT,
            carried: [k.arg(Parameter::TABLE), k.take(), k.take(), k.take(), k.take()],
            spare: k.take_all(),
            sum: k.take_all(),
            middle: k.take_all(),
            block: k.take_all(),
            power: k.take_all::<_, 2>().into(),
            products: k.take_all::<_, 6>().into(),
            pads: k.slots(3, 8),
            zero: Some(r(0)),
        };
        let mut iteration = sums.iteration();
        iteration.extend(advance(self.width));
        vec![sums.start().into(), iterations(self.width, iteration.into()), sums.finish().into()]
    }
}

/// The sums of several blocks, and their registers.
pub(crate) struct Sums {
    /// The number of blocks of an iteration.
    pub(crate) width: usize,
    /// The number of groups of products before the first of them is added.
    pub(crate) lag: usize,
    /// The address of the Poly1305 state: a pointer, and an offset from it.
    pub(crate) state: (Gpr, usize),
    /// The pointer to the message.
    pub(crate) message: Gpr,
    /// The stack slots of the sum of the pads: 2^128 above each block but the first, times the powers.
    pub(crate) pads: Slots,
    /// The sum of the previous iteration, of five words; then h and two temporary words.
    pub(crate) carried: [Gpr; 5],
    /// Further temporary words.
    pub(crate) spare: [Gpr; 2],
    /// The sum of an iteration.
    pub(crate) sum: [Gpr; 5],
    /// The other sum, which counts 2^64 times.
    pub(crate) middle: [Gpr; 3],
    /// A block.
    pub(crate) block: [Gpr; 2],
    /// Words of a power.
    pub(crate) power: Vec<Gpr>,
    /// Products that have not been added yet; at least four.
    pub(crate) products: Vec<Gpr>,
    /// A register that is zero, for the ends of carry chains, if there is one.
    pub(crate) zero: Option<Gpr>,
}

impl Sums {
    /// Prepares the first iteration: the accumulator as it is, and 2^128 (r + … + r^(n-1)). The latter is there because
    /// each block has 2^128 above it, and the pad of the first block is added to h.
    pub(crate) fn start(&self) -> Strand {
        let [x, y, z, ..] = self.carried;
        let [a, b, c, ..] = self.sum;
        let mut strand: Strand = self.zero.iter().map(|&zero| li(zero, 0)).collect();
        strand.extend([ld(x, self.place(R_AT)), ld(y, self.place(R_AT + 8)), li(z, 0)]);
        for power in 2..self.width as u32 {
            let place = |i: usize| self.place(FIXED + power_at(power) + 8 * i);
            strand.extend([ld(a, place(0)), ld(b, place(1)), ld(c, place(2))]);
            strand.push([addc(x, x, a), adde(y, y, b), adde(z, z, c)]);
        }
        strand.extend([x, y, z].into_iter().zip(self.pads.all()).map(|(x, place)| std(place, x)));
        strand.extend([x, y, z].into_iter().enumerate().map(|(i, x)| ld(x, self.place(H_AT + 8 * i))));
        strand.extend(self.carried[3..].iter().map(|&x| li(x, 0)));
        let note = format!("load: h; 2^128 (r + ... + r^{}), the sum of the pads of an iteration", self.width - 1);
        strand.phase(note)
    }

    /// Performs one iteration.
    pub(crate) fn iteration(&self) -> Strand {
        let mut others = Products::new(self);
        others.strand.extend(self.sum[2..].iter().zip(self.pads.all()).map(|(&x, place)| ld(x, place)));
        for block in (1..self.width).rev() {
            let place = |i| at(self.message, BLOCK * block + 8 * i);
            others.strand.extend(self.block.iter().enumerate().map(|(i, &m)| ld(m, place(i))));
            match self.width - block {
                1 => others.of_key(),
                power => others.of_power(self.block, power as u32),
            }
        }
        let mut first = Products::new(self);
        // The registers of the previous strands are free now.
        let [h0, h1, h2, x, y] = self.carried;
        first.free.extend([x, y].into_iter().chain(self.spare));
        first.loaded.extend(self.block.map(|register| (register, None)));
        first.of_power([h0, h1], self.width as u32);
        first.of_third_word(h2, self.width as u32);
        let fold =
            self.accumulator().phase("fold: h = sum of the iteration before modulo 2^130 - 5; plus the first block");
        let others = others
            .strand()
            .phase(format!("multiply, interleaved: the other blocks of {}, by r, r^2, ..., into one sum", self.width));
        let first = first.strand().phase(format!("multiply: (h + first block) * r^{}, added to the sum", self.width));
        let mut strand = woven([fold, others], Order::RoundRobin).then(first);
        let ([t0, t1, t2, t3, t4], [s0, s1, s2, s3, s4], [d1, d2, d3]) = (self.carried, self.sum, self.middle);
        strand.push([mr(t0, s0)]);
        strand.push([addc(t1, s1, d1), adde(t2, s2, d2), adde(t3, s3, d3), self.carry(t4, s4)]);
        strand
    }

    /// Computes the accumulator after the last iteration.
    pub(crate) fn finish(&self) -> Strand {
        let [h0, h1, h2, ..] = self.carried;
        let mut strand = self.fold().then(self.top()).phase("fold: h = sum modulo 2^130 - 5; stores it");
        strand.push(self.add_top());
        strand.extend([h0, h1, h2].into_iter().enumerate().map(|(i, x)| std(self.place(H_AT + 8 * i), x)));
        strand
    }

    /// Adds the first block to h.
    fn accumulator(&self) -> Strand {
        let [h0, h1, h2, m0, m1] = self.carried;
        let mut strand = self.fold();
        strand.extend([ld(m0, at(self.message, 0)), ld(m1, at(self.message, 8))]);
        strand = strand.then(self.top());
        strand.push([addc(h0, h0, m0), adde(h1, h1, m1), self.carry(h2, h2), addi(h2, h2, 1)]);
        strand.push(self.add_top());
        strand
    }

    /// Folds c, the part above 2^130, which comes back five times: words 2 to 4 without their low two bits are 4 c.
    fn fold(&self) -> Strand {
        let ([t0, t1, t2, t3, t4], [a, b]) = (self.carried, self.spare);
        let mut strand: Strand =
            [srdi(b, t2, 2), rldimi(b, t3, 62, 0), clrrdi(a, t2, 2), clrldi(t2, t2, 62)].into_iter().collect();
        strand.push([addc(t0, t0, a), adde(t1, t1, t3), adde(t2, t2, t4)]);
        strand.extend([srdi(a, t3, 2), rldimi(a, t4, 62, 0), srdi(t4, t4, 2)]);
        strand.push([addc(t0, t0, b), adde(t1, t1, a), adde(t2, t2, t4)]);
        strand
    }

    /// Cuts off the part of the third word above 2^130; [`Sums::add_top`] adds it five times.
    fn top(&self) -> Strand {
        let ([_, _, h2, ..], [a, b]) = (self.carried, self.spare);
        [clrrdi(a, h2, 2), srdi(b, h2, 2), clrldi(h2, h2, 62), add(a, a, b)].into_iter().collect()
    }

    fn add_top(&self) -> [Inst; 3] {
        let [h0, h1, h2, ..] = self.carried;
        [addc(h0, h0, self.spare[0]), self.carry(h1, h1), self.carry(h2, h2)]
    }

    /// Adds the carry.
    fn carry(&self, d: Gpr, a: Gpr) -> Inst {
        self.zero.map_or_else(|| addze(d, a), |zero| adde(d, a, zero))
    }

    /// Returns the address at an offset from the Poly1305 state.
    fn place(&self, offset: usize) -> Mem {
        let (state, begin) = self.state;
        at(state, begin + offset)
    }
}

/// The low or the high word of a product.
#[derive(Clone, Copy)]
enum Half {
    Low,
    High,
}
use Half::{High, Low};

/// The products, which are added some groups later, when they are ready.
struct Products<'a> {
    on: &'a Sums,
    strand: Strand,
    free: VecDeque<Gpr>,
    waiting: VecDeque<(Vec<Gpr>, Vec<Inst>)>,
    /// The registers of words of powers; the first is the next to be overwritten.
    loaded: VecDeque<(Gpr, Option<(u32, usize)>)>,
}

impl<'a> Products<'a> {
    fn new(on: &'a Sums) -> Products<'a> {
        let loaded = on.power.iter().map(|&register| (register, None)).collect();
        let free = on.products.iter().copied().collect();
        Products { on, strand: Strand::default(), free, waiting: VecDeque::new(), loaded }
    }

    /// Adds all waiting groups, and returns the strand.
    fn strand(mut self) -> Strand {
        while !self.waiting.is_empty() {
            self.add();
        }
        self.strand
    }

    /// Computes products of words of the block and words of a power, and queues the carry chain that adds them.
    fn group<const N: usize>(
        &mut self,
        power: u32,
        products: [(Half, Gpr, usize); N],
        chain: impl FnOnce([Gpr; N]) -> Vec<Inst>,
    ) {
        if self.loaded.len() > 1 {
            // No group needs more than two words; we load them while others are added.
            products.iter().for_each(|&(_, _, word)| _ = self.word(power, word));
        }
        while self.free.len() < N || self.waiting.len() >= self.on.lag {
            self.add();
        }
        let x = products.map(|product| {
            let x = self.free.pop_front().expect("as many as are free");
            self.multiply(x, power, product);
            x
        });
        self.waiting.push_back((x.into(), chain(x)));
    }

    /// Adds the group that has waited longest.
    fn add(&mut self) {
        let (registers, chain) = self.waiting.pop_front().expect("a group that waits");
        self.strand.push(chain);
        self.free.extend(registers);
    }

    fn multiply(&mut self, d: Gpr, power: u32, (half, m, word): (Half, Gpr, usize)) {
        let k = self.word(power, word);
        self.strand.push([match half {
            Low => mulld(d, m, k),
            High => mulhdu(d, m, k),
        }]);
    }

    /// Returns the register of a word of a power, and loads the word if no register holds it.
    fn word(&mut self, power: u32, word: usize) -> Gpr {
        let wanted = Some((power, word));
        let found = self.loaded.iter().position(|(_, holds)| *holds == wanted);
        let (register, holds) = self.loaded.remove(found.unwrap_or(0)).expect("a register for words of powers");
        if holds != wanted {
            let offset = if power == 1 { R_AT } else { FIXED + power_at(power) };
            self.strand.push([ld(register, self.on.place(offset + 8 * word))]);
        }
        self.loaded.push_back((register, wanted));
        register
    }

    /// Multiplies the block by r: the first products of an iteration, to which only the pads are added.
    fn of_key(&mut self) {
        let Sums { sum: [s0, s1, s2, s3, s4], middle: [d1, d2, d3], block: [m0, m1], .. } = *self.on;
        let end = |x| self.on.carry(x, x);
        let (end_of_sum, end_of_middle) = (end(s4), end(d3));
        self.multiply(s0, 1, (Low, m0, 0));
        self.multiply(s1, 1, (High, m0, 0));
        self.group(1, [(Low, m1, 1), (High, m1, 1)], |[a, b]| vec![addc(s2, s2, a), adde(s3, s3, b), end_of_sum]);
        self.multiply(d1, 1, (Low, m0, 1));
        self.multiply(d2, 1, (High, m0, 1));
        self.strand.push([li(d3, 0)]);
        self.group(1, [(Low, m1, 0), (High, m1, 0)], |[a, b]| vec![addc(d1, d1, a), adde(d2, d2, b), end_of_middle]);
    }

    /// Multiplies a block by a power of r.
    fn of_power(&mut self, [m0, m1]: [Gpr; 2], power: u32) {
        let Sums { sum: [s0, s1, s2, s3, s4], middle: [d1, d2, d3], .. } = *self.on;
        let end = |x| self.on.carry(x, x);
        let (end_of_sum, end_of_middle) = (end(s4), end(d3));
        self.group(power, [(Low, m0, 0), (High, m0, 0), (Low, m1, 1), (High, m1, 1)], |[a, b, c, d]| {
            vec![addc(s0, s0, a), adde(s1, s1, b), adde(s2, s2, c), adde(s3, s3, d), end_of_sum]
        });
        self.group(power, [(Low, m0, 1), (High, m0, 1)], |[a, b]| {
            vec![addc(d1, d1, a), adde(d2, d2, b), end_of_middle]
        });
        self.group(power, [(Low, m1, 0), (High, m1, 0), (High, m0, 2)], |[a, b, c]| {
            vec![addc(d1, d1, a), adde(d2, d2, b), adde(d3, d3, c)]
        });
        self.group(power, [(Low, m0, 2), (Low, m1, 2), (High, m1, 2)], |[a, b, c]| {
            vec![addc(s2, s2, a), adde(s3, s3, b), adde(s4, s4, c)]
        });
    }

    /// Multiplies 2^128 times a small word by a power.
    fn of_third_word(&mut self, h2: Gpr, power: u32) {
        let Sums { sum: [_, _, s2, s3, s4], middle: [_, _, d3], .. } = *self.on;
        self.group(power, [(Low, h2, 2)], |[a]| vec![add(s4, s4, a)]);
        self.group(power, [(Low, h2, 0), (High, h2, 0), (Low, h2, 1), (High, h2, 1)], |[a, b, c, d]| {
            vec![add(d3, d3, b), addc(s2, s2, a), adde(s3, s3, c), adde(s4, s4, d)]
        });
    }
}
