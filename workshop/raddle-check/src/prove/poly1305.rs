//! The proof of the results of kernels in whole numbers: Poly1305 (RFC 8439, 2.5).
//!
//! All equations are modulo p = 2^130 - 5, in polynomials of the inputs ([`crate::integer`]). In [`super::induction`],
//! the element holds the accumulator h of each message, and the blocks turn h into ((h + m1) r + m2) r …. The words
//! that a loop carries are limbs of accumulators. The equations hold for any carried words within bounds. We find the
//! bounds by iteration: we start with the bounds of the words carried into the first iteration, and widen them until no
//! iteration exceeds them. Meanwhile we check that every word can hold its value.

use std::ops::Range;

use ethnum::I256;
use raddle_isa::{Limb, Meaning, Number, Word};
use raddle_kernels::Kernel;
use raddle_kernels::poly1305::{BLOCK, state};
use rustc_hash::FxHashSet;

use super::induction::{Arithmetic, Return};
use crate::explore::{Carried, Entry};
use crate::integer::field::{Point, Random, Seed};
use crate::integer::form::Form;
use crate::integer::ranges::{Ranges, log2};
use crate::integer::{Input, Integers, Known};
use crate::term::{Node, Term, TermByte};

/// The part of Poly1305 that a kernel computes.
#[derive(Clone, Debug)]
pub struct Authenticator {
    /// The offset of the Poly1305 state in the region `state`.
    pub at: usize,
    /// The number of messages. The states of several are interleaved word by word, and their blocks alternate.
    pub messages: usize,
    /// The region that is authenticated.
    pub message: Option<&'static str>,
    /// The result.
    pub result: Outcome,
}

impl Authenticator {
    /// Describes this part in one line.
    pub(crate) fn describe(&self) -> String {
        let Authenticator { at, messages, message, result } = self;
        let result = match result {
            Outcome::Powers => "powers of r",
            Outcome::Accumulator => "h after the blocks",
            Outcome::Tag => "the tag after the blocks",
            Outcome::Key(_) => "the key",
        };
        let each = if *messages > 1 { format!(" of each of {messages} messages") } else { String::new() };
        format!("poly1305{each} at byte {at} of state: {result} of {}", message.unwrap_or("no message"))
    }

    /// Returns the place, in the region `state`, of a word of a message's state.
    fn place(&self, message: usize, word: usize) -> usize {
        self.at + state::in_lanes(self.messages, word, message)
    }
}

/// The result of a Poly1305 kernel.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// Powers of r.
    Powers,
    /// The accumulator after the blocks.
    Accumulator,
    /// The tag.
    Tag,
    /// The key, with the two words of r.
    Key([Term; 2]),
}

/// The results that a kernel must compute.
pub struct Goal<'a> {
    kernel: &'a Kernel,
    start: &'a Entry,
    what: Authenticator,
    seed: Seed,
    /// The facts about the words at entry, and the value of r.
    given: Known,
    r: Option<Point>,
    /// The words that a loop carries, with their maxima.
    carried: Vec<(Carried, I256)>,
    evaluations: u64,
    integers: Integers,
    ranges: Ranges,
}

impl<'a> Goal<'a> {
    /// Creates the goal of a kernel, at the points of a seed.
    pub fn new(kernel: &'a Kernel, start: &'a Entry, what: Authenticator, seed: Seed) -> Self {
        let (given, r) = given(kernel, start, seed);
        let integers = Integers::new(given.clone(), seed, 0);
        let ranges = Ranges::default();
        Goal { kernel, start, what, seed, given, r, carried: Vec::new(), evaluations: 0, integers, ranges }
    }

    /// Returns an evaluation in which carried words are arbitrary within their bounds, or have these points.
    fn evaluation(&mut self, points: Option<&[Point]>) -> Integers {
        let mut given = self.given.clone();
        for (i, (carried, max)) in self.carried.iter().enumerate() {
            let point = points.map(|points| points[i]);
            given.insert(carried.unknown, Input::Number { max: max.as_u64(), zeros: 0, point });
        }
        self.evaluations += 1;
        Integers::new(given, self.seed, self.evaluations)
    }

    /// Returns a word of a message's state at entry.
    fn word(&self, message: usize, at: usize) -> Term {
        self.start.inputs.limb("state", self.what.place(message, at))
    }

    /// Returns the accumulators that words stand for, three words for each message.
    fn accumulators(integers: &mut Integers, h: &[Term]) -> Vec<Point> {
        h.chunks(3).map(|h| words(integers, h).residue()).collect()
    }

    /// Returns the limbs that are written, each with the index of its number in the contract and its value.
    fn limbs(&self, end: &Return) -> Vec<(usize, Limb, Term)> {
        let limbs = |(i, number): (usize, &'a Number)| {
            let limb = move |&limb: &Limb| Some((i, limb, end.word(number.region, limb.at, limb.bytes)?));
            number.limbs.iter().filter_map(limb)
        };
        written(self.kernel).flat_map(limbs).collect()
    }

    /// Checks that numbers are the powers and multiples that the contract states.
    fn check_numbers(&mut self, end: &Return, r: Option<Point>) -> Result<(), String> {
        let all = self.limbs(end);
        for (i, number) in written(self.kernel) {
            let limbs = |i: usize| all.iter().filter(move |(n, ..)| *n == i);
            match number.is {
                Meaning::Any | Meaning::Folded(_) => {}
                Meaning::Times(factor, of) => {
                    for ((_, limb, is), (_, _, other)) in limbs(i).zip(limbs(of)) {
                        let should = self.integers.point_of(*other) * Point::of(I256::from(factor));
                        if self.integers.point_of(*is) != should {
                            return Err(format!("state[{}] is not the multiple", limb.at));
                        }
                    }
                    // The other number may be an input.
                    if limbs(of).count() != limbs(i).count() {
                        return Err("a multiple is written without the number".into());
                    }
                }
                Meaning::Power(_) | Meaning::Shifted(..) => {
                    let r = r.ok_or("a power without r")?;
                    let is: Point = limbs(i).map(|(_, l, term)| self.integers.point_of(*term).shifted(l.shift)).sum();
                    if is.residue() != power(number.is, r).residue() {
                        return Err(format!("state[{}] is not {}", number.limbs[0].at, number.is));
                    }
                }
            }
        }
        Ok(())
    }
}

impl Arithmetic for Goal<'_> {
    type Element = Vec<Point>;
    const ELEMENT: &'static str = "the accumulator modulo 2^130 - 5";

    fn block_bytes(&self) -> usize {
        BLOCK
    }

    fn covers(&self, region: &str, offset: usize) -> bool {
        let covers = |l: &Limb| (l.at..l.at + l.bytes).contains(&offset);
        match self.what.result {
            Outcome::Tag => region == "tag" && offset < BLOCK,
            _ => written(self.kernel).any(|(_, number)| number.region == region && number.limbs.iter().any(covers)),
        }
    }

    /// Finds the bounds of carried words. If they keep growing, widens them to whole numbers of bits.
    fn begin(&mut self, carried: Vec<Carried>) -> Result<(), String> {
        const ROUNDS: usize = 32;
        self.carried.clear();
        let mut integers = self.evaluation(None);
        self.carried = carried.into_iter().map(|carried| (carried, integers.value(carried.first).hi)).collect();
        for round in 0..ROUNDS {
            self.integers = self.evaluation(None);
            let mut grown = false;
            for (carried, max) in &mut self.carried {
                let hi = self.integers.value(carried.after).hi;
                if hi > *max {
                    let bits = 256 - hi.leading_zeros();
                    *max = if round < ROUNDS / 2 { hi } else { (I256::ONE << bits) - I256::ONE };
                    grown = true;
                }
            }
            if !grown {
                self.ranges.limbs.extend(self.carried.iter().map(|(_, max)| max));
                return Ok(());
            }
        }
        Err("the bounds of the words that a loop carries keep growing".into())
    }

    fn entry(&mut self) -> Option<Vec<Point>> {
        let words = |message| [0, 8, 16].map(|i| self.word(message, state::H + i));
        let h: Vec<Term> = (0..self.what.messages).flat_map(words).collect();
        matches!(self.what.result, Outcome::Accumulator | Outcome::Tag).then(|| self.value(&h))
    }

    fn returned(&mut self, end: &Return) -> Result<Vec<Term>, String> {
        if !matches!(self.what.result, Outcome::Tag) {
            let word = |message, i| end.result("state", self.what.place(message, state::H + i), 8);
            return Ok((0..self.what.messages).flat_map(|message| [0, 8, 16].map(|i| word(message, i))).collect());
        }
        let s = [0, 8].map(|i| self.word(0, state::S + i));
        let tag = [0, 8].map(|at| end.result("tag", at, 8));
        let h = tag_of(tag, s, &mut self.integers);
        h.map(Vec::from).map_err(|what| format!("{what}, for {} bytes", end.bytes))
    }

    fn value(&mut self, h: &[Term]) -> Vec<Point> {
        Self::accumulators(&mut self.integers, h)
    }

    fn value_where(&mut self, h: &[Term], of: fn(&Carried) -> Term) -> Vec<Point> {
        let points: Vec<Point> = self.carried.iter().map(|(carried, _)| self.integers.point_of(of(carried))).collect();
        Self::accumulators(&mut self.evaluation(Some(&points)), h)
    }

    fn taken(&self, bytes: u64) -> u64 {
        let region = self.kernel.contract.regions().find(|region| Some(region.name) == self.what.message);
        region.map_or(bytes, |region| region.extent.bytes(bytes)) / self.what.messages as u64
    }

    /// Returns the block of each message, one after another, as they are in the region.
    fn content(&mut self, block: usize) -> Vec<TermByte> {
        let region = self.what.message.expect("what has an accumulator has a message");
        let bytes = self.what.messages * BLOCK;
        (bytes * block..bytes * (block + 1)).map(|i| self.start.inputs.byte(region, i).byte(0)).collect()
    }

    /// Returns the accumulators after a block (RFC 8439, 2.5.1). Messages are whole blocks.
    fn block(&mut self, h: Vec<Point>, content: &[TermByte], _: usize) -> Vec<Point> {
        let next = |(message, h): (usize, Point)| {
            let r = [0, 8].map(|i| self.word(message, state::R + i));
            let r = words(&mut self.integers, &r);
            let pad = match self.what.result {
                Outcome::Tag => self.integers.point_of(self.word(message, state::PAD)),
                _ => Point::of(I256::ONE),
            };
            let bytes = content[BLOCK * message..].iter().take(BLOCK).enumerate();
            let block: Point = bytes.map(|(i, byte)| self.integers.point_of(byte.of).shifted(8 * i as u32)).sum();
            ((h + block + pad.shifted(128)) * r).residue()
        };
        h.into_iter().enumerate().map(next).collect()
    }

    /// Checks that every limb is within its bounds, and that numbers have the contract's meaning.
    fn check(&mut self, end: &Return) -> Result<(), String> {
        for (_, limb, term) in self.limbs(end) {
            let value = self.integers.value(term);
            if term.is_undefined() {
                return Err(format!("state[{}] depends on something undefined", limb.at));
            }
            if value.hi > I256::from(limb.max) || value.lo < 0 {
                let [is, max] = [value.hi, I256::from(limb.max)].map(log2);
                return Err(format!("state[{}] may be 2^{is:.3}, more than 2^{max:.3}", limb.at));
            }
            if !value.form.is_multiple(limb.multiple.trailing_zeros()) {
                return Err(format!("state[{}] is not shown to be a multiple of {}", limb.at, limb.multiple));
            }
            self.ranges.limbs.push(value.hi);
        }
        let mut r = self.r;
        if let Outcome::Key(should) = self.what.result {
            let is = [0, 8].map(|i| end.result("state", self.what.place(0, state::R + i), 8));
            if is.map(|word| self.integers.point_of(word)) != should.map(|word| self.integers.point_of(word)) {
                let [is, should] = [is, should].map(|words| words.map(|word| word.to_string()).join(", "));
                return Err(format!("r is {is}, not {should}"));
            }
            r = Some(words(&mut self.integers, &should));
        }
        self.check_numbers(end, r)?;
        self.ranges.add(&self.integers.greatest);
        Ok(())
    }

    fn suspects(&self) -> Vec<(&'static str, Term, String)> {
        let overflows = self.integers.overflows().map(|lost| {
            ("overflow", lost.term, format!("comes to 2^{:.2} in {} bits", log2(lost.hi), lost.term.bits()))
        });
        let opaque = self.integers.not_understood().iter().map(|&term| ("not understood", term, term.to_string()));
        overflows.take(4).chain(opaque.take(4)).collect()
    }

    fn ranges(&mut self) -> Option<Ranges> {
        Some(std::mem::take(&mut self.ranges))
    }
}

/// Returns the facts about the words at entry, and the value of r.
fn given(kernel: &Kernel, start: &Entry, seed: Seed) -> (Known, Option<Point>) {
    let random = Random::new(seed, 0);
    let mut given = Known::default();
    let mut r = None;
    let numbers = &kernel.contract.numbers;
    for number in numbers {
        let region = kernel.contract.regions().find(|region| region.name == number.region);
        if !region.is_none_or(|region| number.limbs.iter().all(|limb| region.holds(limb.at))) {
            continue;
        }
        let term = |limb: &Limb| start.inputs.limb(number.region, limb.at);
        if let Meaning::Times(factor, of) = number.is {
            for (limb, other) in number.limbs.iter().zip(&numbers[of].limbs) {
                let other = start.inputs.limb(numbers[of].region, other.at);
                given.insert(term(limb), Input::Times(factor, other));
            }
            continue;
        }
        let zeros = |limb: &Limb| limb.multiple.trailing_zeros();
        let any = |limb: &Limb| random.point(term(limb).number()).shifted(zeros(limb));
        let mut points: Vec<Point> = number.limbs.iter().map(any).collect();
        let sum = |points: &[Point], from: usize| -> Point {
            number.limbs.iter().zip(points).skip(from).map(|(limb, point)| point.shifted(limb.shift)).sum()
        };
        match (number.is, r) {
            (Meaning::Power(1), None) => r = Some(sum(&points, 0)),
            // The lowest limb gives the number its meaning.
            (Meaning::Power(_) | Meaning::Shifted(..), Some(r)) => {
                points[0] = power(number.is, r).minus(sum(&points, 1)).or_else(points[0]);
            }
            _ => {}
        }
        for (limb, &point) in number.limbs.iter().zip(&points) {
            given.insert(term(limb), Input::Number { max: limb.max, zeros: zeros(limb), point: Some(point) });
        }
    }
    (given, r)
}

/// Returns the numbers that a kernel writes, with their indices in the contract.
fn written(kernel: &Kernel) -> impl Iterator<Item = (usize, &Number)> {
    kernel.contract.numbers.iter().enumerate().filter(|(_, number)| {
        let region = kernel.contract.regions().find(|region| region.name == number.region);
        let within = |only: &Range<usize>| number.limbs.iter().all(|l| only.contains(&l.at));
        region.is_some_and(|region| region.written && region.only.as_ref().is_some_and(within))
    })
}

/// Returns the value of a number in 64-bit words.
fn words(integers: &mut Integers, words: &[Term]) -> Point {
    words.iter().enumerate().map(|(i, &word)| integers.point_of(word).shifted(64 * i as u32)).sum()
}

/// Returns the value of a number that means a power of r.
fn power(is: Meaning, r: Point) -> Point {
    let (n, shift) = match is {
        Meaning::Power(n) => (n, 0),
        Meaning::Shifted(n, shift) => (n, shift),
        Meaning::Any | Meaning::Times(..) | Meaning::Folded(_) => (0, 0),
    };
    (0..n).fold(Point::of(I256::ONE << shift), |x, _| x * r)
}

/// Checks that the tag is (h mod p) + s modulo 2^128, and returns the words of h.
///
/// When the kernel reduces h modulo p, it has h in three words, below 2p, and compares it with p by adding 5: h >= p
/// exactly if h + 5 >= 2^130. So c = ⌊(h + 5) / 2^130⌋ is 0 or 1, and h mod p = h - c p = h + 5c - 2^130 c. The tag, in
/// two words, equals this plus s modulo 2^128 if its difference from h + 5c + s is a multiple of 2^128, which the
/// coefficients show. We find the words of h from the carry out of h0 + 5; the equation then shows that they are the
/// right ones.
fn tag_of(tag: [Term; 2], s: [Term; 2], integers: &mut Integers) -> Result<[Term; 3], String> {
    let [h0, h1, h2] = frozen(tag).ok_or("no reduction modulo 2^130 - 5 is found in the tag")?;
    let max = integers.value(h2).hi;
    if max > 6 {
        return Err(format!("the reduced number may be {max} * 2^128, not below twice 2^130 - 5"));
    }
    let (_, carry) = h0.add_carry(Term::lit(64, 5), Term::lit(1, 0));
    let (_, carry) = h1.add_carry(Term::lit(64, 0), carry);
    let c = (h2 + carry.resize(64)).bit(2);
    let parts = [(tag[0], 0, 1), (tag[1], 64, 1), (h0, 0, -1), (h1, 64, -1), (s[0], 0, -1), (s[1], 64, -1), (c, 0, -5)];
    let difference = parts.into_iter().try_fold(Form::default(), |sum, (term, shift, times)| {
        sum.plus(I256::new(times) << shift, &integers.value(term).form)
    });
    match difference.is_some_and(|difference| difference.is_multiple(128)) {
        true => Ok([h0, h1, h2]),
        false => Err("the tag is not h modulo 2^130 - 5, plus s".into()),
    }
}

/// Returns the words h0, h1, h2 from which a tag is computed: the words whose carries on adding 5 are in the tag.
fn frozen(tag: [Term; 2]) -> Option<[Term; 3]> {
    let mut all = FxHashSet::default();
    let mut todo = tag.to_vec();
    while let Some(term) = todo.pop() {
        if all.insert(term) {
            term.node().children(|child| todo.push(child));
        }
    }
    let other = |a: Term, b: Term, x: u64| match (a.known(), b.known()) {
        (Some(y), _) if x == y => Some(b),
        (_, Some(y)) if x == y => Some(a),
        _ => None,
    };
    let carries = || {
        all.iter().filter_map(|&term| match term.node() {
            Node::Carry(a, b, c) => Some((term, a, b, c)),
            _ => None,
        })
    };
    let (first, h0) = carries().find_map(|(term, a, b, c)| {
        let h0 = (c.known() == Some(0)).then(|| other(a, b, 5))??;
        Some((term, h0))
    })?;
    let (second, h1) = carries().find_map(|(term, a, b, c)| {
        let h1 = (c == first).then(|| other(a, b, 0))??;
        Some((term, h1))
    })?;
    // h2 is added to the carry out of the second word.
    let carry = second.resize(64);
    let h2 = all.iter().find_map(|&term| match term.node() {
        Node::Sum(_, terms) if terms.contains(&(carry, 1)) => Some(term - carry),
        _ => None,
    })?;
    Some([h0, h1, h2])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::{Kind, reset};
    use raddle_kernels::poly1305::spec;

    fn inputs<const N: usize>(name: &str) -> [Term; N] {
        std::array::from_fn(|i| Term::atom(64, format!("{name}{i}"), Kind::Secret))
    }

    /// Checks that the specification in 64-bit words, which is also the portable kernel, computes (h + m + pad 2^128) r
    /// modulo p.
    #[test]
    fn the_specification_is_that_of_the_rfc() {
        reset();
        let (h, key, m, [pad]) = (inputs::<3>("h"), inputs::<2>("r"), inputs::<2>("m"), inputs("pad"));
        let r = spec::clamp(key);
        let at_most = |max| Input::Number { max, zeros: 0, point: None };
        let given: Known = [(h[2], at_most(state::H2_MAX)), (pad, at_most(1))].into_iter().collect();
        let mut integers = Integers::new(given, 1.into(), 1);
        let next = spec::block(h, r, m, pad);
        let two = |n| Point::of(I256::ONE << n);
        let mut point = |term| integers.point_of(term);
        let block = point(m[0]) + point(m[1]) * two(64) + point(pad) * two(128);
        let r = point(r[0]) + point(r[1]) * two(64);
        assert_eq!(words(&mut integers, &next).residue(), ((words(&mut integers, &h) + block) * r).residue());
        assert!(integers.value(next[2]).hi <= I256::from(state::H2_MAX), "the bound of the accumulator is kept");
    }

    #[test]
    fn the_tag_of_the_specification_is_that_of_the_rfc() {
        reset();
        let (h, s) = (inputs::<3>("h"), inputs::<2>("s"));
        let tag = spec::finish(h, s);
        for (max, is) in [(state::H2_MAX, true), (6, true), (7, false)] {
            let given: Known = [(h[2], Input::Number { max, zeros: 0, point: None })].into_iter().collect();
            let made_of = tag_of(tag, s, &mut Integers::new(given, 1.into(), 1));
            assert_eq!(made_of.ok(), is.then_some(h), "h2 at most {max}");
        }
        // The comparison here is with p + 1, because poly1305-donna-16 overlooked h >= p.
        let given: Known = [(h[2], Input::Number { max: 4, zeros: 0, point: None })].into_iter().collect();
        let (four, none) = (Term::lit(64, 4), Term::lit(1, 0));
        let (g0, carry) = h[0].add_carry(four, none);
        let (g1, carry) = h[1].add_carry(Term::lit(64, 0), carry);
        let reduce = (h[2] + carry.resize(64)).bit(2);
        let (t0, carry) = reduce.select(g0, h[0]).add_carry(s[0], none);
        let (t1, _) = reduce.select(g1, h[1]).add_carry(s[1], carry);
        assert!(tag_of([t0, t1], s, &mut Integers::new(given, 1.into(), 1)).is_err());
    }
}
