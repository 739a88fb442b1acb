//! The proof of what kernels compute in whole numbers: Poly1305 (RFC 8439, 2.5).
//!
//! All is modulo p = 2^130 - 5, in polynomials of the inputs ([`crate::integer`]). For a path without a loop over the
//! message there is one equation: h at exit is ((h + m1) r + m2) r …, the blocks being those of the path's length.
//!
//! For a loop over the message the kernel declares nothing. At its head some words are carried from turn to turn, limbs
//! of accumulators, in whatever form the kernel likes. What do they stand for? For what the kernel **would return if
//! the message ended there**: the path that leaves the loop with nothing left computes a polynomial C of the carried
//! words A. Three equations, then, make the induction:
//!
//! 1. C(A) = h at entry, for what is carried into the first turn;
//! 2. C(A') = ((C(A) + m1) r + …) r, where a turn makes A' of any A;
//! 3. every other path that leaves the loop returns ((C(A) + m1) r + …) r, for the blocks that are left.
//!
//! They hold for any A within bounds. The bounds are found by going round: those of what is carried into the first turn,
//! then as far as a turn exceeds them, until it does not. Along the way every word is checked to hold what is put into it.

use ethnum::I256;
use raddle_isa::{Limb, Meaning, Number, Word};
use raddle_kernels::Kernel;
use raddle_kernels::poly1305::{BLOCK, state};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::explore::{Entry, Property, Refusal};
use crate::integer::field::{Point, Random};
use crate::integer::form::Form;
use crate::integer::{Given, Integers, Lost};
use crate::program::Step;
use crate::term::{Node, Term};
use crate::whole::{End, Head, Ranges, Seen, Whole, log2, needed};

/// Which part of Poly1305 a kernel does.
#[derive(Clone, Debug)]
pub struct Authenticator {
    /// Where in the region `state` that of Poly1305 begins.
    pub at: usize,
    /// The region that is authenticated.
    pub message: Option<&'static str>,
    /// What comes of it.
    pub result: Outcome,
}

impl Authenticator {
    /// What it says, in a line.
    pub(crate) fn describe(&self) -> String {
        let Authenticator { at, message, result } = self;
        let result = match result {
            Outcome::Powers => "powers of r",
            Outcome::Accumulator => "h after the blocks",
            Outcome::Tag => "the tag after the blocks",
            Outcome::Key(_) => "the key",
        };
        format!("poly1305 at byte {at} of state: {result} of {}", message.unwrap_or("no message"))
    }
}

/// What a kernel of Poly1305 makes.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// Powers of r.
    Powers,
    /// The accumulator after the blocks.
    Accumulator,
    /// The tag.
    Tag,
    /// The key: these are the two words of r.
    Key([Term; 2]),
}

/// What a kernel is to compute.
pub struct Goal<'a> {
    kernel: &'a Kernel,
    start: &'a Entry,
    what: Authenticator,
    seed: u64,
}

type GivenAll = FxHashMap<Term, Given>;

impl Whole for Goal<'_> {
    fn covers(&self, name: &str, offset: usize) -> bool {
        match self.what.result {
            Outcome::Tag => name == "tag",
            _ => self.written().any(|(_, number)| {
                number.region == name && number.limbs.iter().any(|l| (l.at..l.at + l.bytes).contains(&offset))
            }),
        }
    }

    fn check(&mut self, seen: &Seen, steps: &[Step]) -> Result<Option<Ranges>, Refusal> {
        let mut ranges = Ranges::default();
        let (given, r) = self.given();
        let h = self.entry_accumulator(&given);
        let mut proofs = Vec::new();
        for head in 0..seen.heads.len() {
            let proof = match (h, r) {
                (Some(h), Some(r)) => {
                    Some(self.induction(seen, head, &Begin { given: &given, h, r }, &mut ranges, steps)?)
                }
                _ => None,
            };
            proofs.push(proof);
        }
        // Paths share most of their terms: all that come through the same loop, or through none, are looked at together.
        let loops = (0..seen.heads.len()).map(Some);
        for since in std::iter::once(None).chain(loops) {
            let proof = since.and_then(|i: usize| proofs[i].as_ref());
            let (given, before) = proof.map_or((&given, h), |proof| (&proof.given, Some(proof.accumulator)));
            let mut integers = Integers::new(given, self.seed, 1000 + since.map_or(0, |i| i as u64 + 1));
            for end in seen.ends.iter().filter(|end| end.since == since) {
                self.end_is_right(end, before, r, &mut integers, steps)?;
                ranges.limbs.extend(self.limbs(end).iter().map(|(_, _, term)| integers.value(*term).hi));
            }
            ranges.add(&integers.greatest);
        }
        Ok(Some(ranges))
    }
}

impl<'a> Goal<'a> {
    /// This, of a kernel.
    pub fn new(kernel: &'a Kernel, start: &'a Entry, what: Authenticator) -> Self {
        // Points that a kernel can't be made for: they follow from its text.
        let seed = u64::from_str_radix(&kernel.hash()[..16], 16).expect("a hash is hexadecimal");
        Goal { kernel, start, what, seed }
    }

    /// The numbers that the kernel writes, by their place in the contract.
    fn written(&self) -> impl Iterator<Item = (usize, &'a Number)> {
        let kernel = self.kernel;
        kernel.contract.numbers.iter().enumerate().filter(move |(_, number)| {
            let region = kernel.contract.regions().find(|region| region.name == number.region);
            let within = |only: &std::ops::Range<usize>| number.limbs.iter().all(|l| only.contains(&l.at));
            region.is_some_and(|region| region.written && region.only.as_ref().is_some_and(within))
        })
    }

    /// What is known of the words at entry, and the value of r.
    fn given(&self) -> (GivenAll, Option<Point>) {
        let random = Random::new(self.seed);
        let mut given = GivenAll::default();
        let mut r = None;
        let numbers = &self.kernel.contract.numbers;
        for number in numbers {
            let region = self.kernel.contract.regions().find(|region| region.name == number.region);
            if !region.is_none_or(|region| number.limbs.iter().all(|limb| region.holds(limb.at))) {
                continue;
            }
            let term = |limb: &Limb| self.start.inputs.limb(number.region, limb.at);
            if let Meaning::Times(factor, of) = number.is {
                for (limb, other) in number.limbs.iter().zip(&numbers[of].limbs) {
                    let other = self.start.inputs.limb(numbers[of].region, other.at);
                    given.insert(term(limb), Given::Times(factor, other));
                }
                continue;
            }
            let weight = |limb: &Limb| Point::of(I256::ONE << limb.shift);
            let zeros = |limb: &Limb| limb.multiple.trailing_zeros();
            let any = |limb: &Limb| random.point(term(limb).number()) * Point::of(I256::ONE << zeros(limb));
            let mut points: Vec<Point> = number.limbs.iter().map(any).collect();
            let sum = |points: &[Point], from: usize| {
                let limbs = number.limbs.iter().zip(points).skip(from);
                limbs.fold(Point::of(I256::ZERO), |sum, (limb, &point)| sum + weight(limb) * point)
            };
            match (number.is, r) {
                (Meaning::Power(1), None) => r = Some(sum(&points, 0)),
                // The lowest limb is what makes the number the power.
                (Meaning::Power(_) | Meaning::Shifted(..), Some(r)) => {
                    points[0] = power(number.is, r).minus(sum(&points, 1)).or_else(points[0]);
                }
                _ => {}
            }
            for (limb, &point) in number.limbs.iter().zip(&points) {
                given.insert(term(limb), Given::Number { most: limb.most, zeros: zeros(limb), point: Some(point) });
            }
        }
        (given, r)
    }

    /// The accumulator at entry.
    fn entry_accumulator(&self, given: &GivenAll) -> Option<Point> {
        matches!(self.what.result, Outcome::Accumulator | Outcome::Tag).then(|| {
            let mut integers = Integers::new(given, self.seed, 0);
            let word = |i: usize| self.start.inputs.limb("state", self.what.at + state::H + 8 * i);
            words(&mut integers, [word(0), word(1), word(2)])
        })
    }

    /// The accumulator after so many bytes of the message: RFC 8439, 2.5.1.
    fn horner(&self, h: Point, r: Point, bytes: u64, integers: &mut Integers<'_>) -> Point {
        let message = self.what.message.expect("what has an accumulator has a message");
        let pad = match self.what.result {
            Outcome::Tag => integers.point_of(self.start.inputs.limb("state", self.what.at + state::PAD)),
            _ => Point::of(I256::ONE),
        };
        let blocks = (0..bytes as usize).step_by(BLOCK);
        blocks.fold(h, |h, at| {
            let byte = |i: usize| self.start.inputs.byte(message, at + i);
            let block = (0..BLOCK).fold(pad * Point::of(I256::ONE << 128), |sum, i| {
                sum + integers.point_of(byte(i)) * Point::of(I256::ONE << (8 * i as u32))
            });
            (h + block) * r
        })
    }

    fn induction(
        &self,
        seen: &Seen,
        head: usize,
        &Begin { given, h, r }: &Begin<'_>,
        ranges: &mut Ranges,
        steps: &[Step],
    ) -> Result<Induction, Refusal> {
        let exit = self.accumulator(seen.nothing_left(head)?);
        let Head { stride, ref carried } = seen.heads[head];
        let needed = needed(exit.to_vec(), carried);
        let with = |most: &[I256], points: Option<&[Point]>| {
            let mut all = given.clone();
            for (i, (carried, &most)) in needed.iter().zip(most).enumerate() {
                let point = points.map(|points| points[i]);
                all.insert(carried.unknown, Given::Number { most: most.as_u64(), zeros: 0, point });
            }
            all
        };
        // Bounds: as far as it goes, and a wider word if that does not end.
        let mut most: Vec<I256> = {
            let mut integers = Integers::new(given, self.seed, 0);
            needed.iter().map(|carried| integers.value(carried.first).hi).collect()
        };
        const ROUNDS: usize = 32;
        for round in 0.. {
            if round == ROUNDS {
                return Err(refuse("the bounds of what a loop carries grow and grow".into()));
            }
            let all = with(&most, None);
            let mut integers = Integers::new(&all, self.seed, 0);
            let mut grown = false;
            for (carried, most) in needed.iter().zip(&mut most) {
                let hi = integers.value(carried.after).hi;
                if hi > *most {
                    let bits = 256 - hi.leading_zeros();
                    *most = if round < ROUNDS / 2 { hi } else { (I256::ONE << bits) - I256::ONE };
                    grown = true;
                }
            }
            if !grown {
                ranges.add(&integers.greatest);
                break;
            }
        }
        ranges.limbs.extend(&most);

        // What carried words stand for, by their values at a point.
        let mut turn = 1;
        let mut stands_for = |points: &[Point]| {
            let all = with(&most, Some(points));
            turn += 1;
            words(&mut Integers::new(&all, self.seed, turn), exit)
        };
        let all = with(&most, None);
        let mut integers = Integers::new(given, self.seed, 100);
        let first: Vec<Point> = needed.iter().map(|carried| integers.point_of(carried.first)).collect();
        if stands_for(&first).residue() != h.residue() {
            return Err(wrong("what a loop begins with is not the accumulator", &integers, steps));
        }
        let mut integers = Integers::new(&all, self.seed, 101);
        let before: Vec<Point> = needed.iter().map(|carried| integers.point_of(carried.unknown)).collect();
        let after: Vec<Point> = needed.iter().map(|carried| integers.point_of(carried.after)).collect();
        let accumulator = stands_for(&before);
        let should = self.horner(accumulator, r, stride, &mut integers);
        if stands_for(&after).residue() != should.residue() {
            return Err(wrong("a turn of a loop does not do what it should", &integers, steps));
        }
        Ok(Induction { given: all, accumulator })
    }

    /// The three words of the accumulator at a return.
    fn accumulator(&self, end: &End) -> [Term; 3] {
        let at = self.what.at + state::H;
        [0, 8, 16].map(|i| end.word("state", at + i, 8).expect("the contract says that it is written"))
    }

    /// The limbs that are written, with the number in the contract that they belong to, and what they are.
    fn limbs(&self, end: &End) -> Vec<(usize, Limb, Term)> {
        let limbs = |(i, number): (usize, &'a Number)| {
            let limb = move |&limb: &Limb| Some((i, limb, end.word(number.region, limb.at, limb.bytes)?));
            number.limbs.iter().filter_map(limb)
        };
        self.written().flat_map(limbs).collect()
    }

    fn end_is_right(
        &self,
        end: &End,
        h: Option<Point>,
        r: Option<Point>,
        integers: &mut Integers<'_>,
        steps: &[Step],
    ) -> Result<(), Refusal> {
        // Every limb in its bounds.
        for (_, limb, term) in &self.limbs(end) {
            let value = integers.value(*term);
            if term.is_undefined() {
                return Err(refuse(format!("state[{}] depends on something undefined", limb.at)));
            }
            if value.hi > I256::from(limb.most) || value.lo < 0 {
                let why = format!(
                    "state[{}] may be 2^{:.3}, more than 2^{:.3}",
                    limb.at,
                    log2(value.hi),
                    log2(I256::from(limb.most))
                );
                return Err(wrong(&why, integers, steps));
            }
            if !value.form.is_multiple(limb.multiple.trailing_zeros()) {
                return Err(refuse(format!("state[{}] is not seen to be a multiple of {}", limb.at, limb.multiple)));
            }
        }
        let mut r = r;
        if let Outcome::Key(should) = self.what.result {
            let at = self.what.at + state::R;
            for (i, should) in should.into_iter().enumerate() {
                let is = end.word("state", at + 8 * i, 8).ok_or_else(|| refuse("r is not written".into()))?;
                if integers.point_of(is) != integers.point_of(should) {
                    return Err(refuse(format!("word {i} of r is {is:?}, not {should:?}")));
                }
            }
            let two_64 = Point::of(I256::ONE << 64);
            r = Some(integers.point_of(should[0]) + integers.point_of(should[1]) * two_64);
        }
        self.powers(end, r, integers, steps)?;
        let length = end.bytes;
        match self.what.result {
            Outcome::Powers | Outcome::Key(_) => Ok(()),
            Outcome::Accumulator => {
                let (h, r) = (h.expect("there is one"), r.expect("there is one"));
                let should = self.horner(h, r, length, integers);
                if words(integers, self.accumulator(end)).residue() != should.residue() {
                    let what = format!("h is wrong modulo 2^130 - 5, with {length} bytes left");
                    return Err(wrong(&what, integers, steps));
                }
                Ok(())
            }
            Outcome::Tag => {
                let (h, r) = (h.expect("there is one"), r.expect("there is one"));
                let should = self.horner(h, r, length, integers);
                let s = [0, 1].map(|i| self.start.inputs.limb("state", self.what.at + state::S + 8 * i));
                let tag = [0, 8].map(|at| end.word("tag", at, 8).expect("every byte is written"));
                let made = tag_of(tag, s, integers);
                let made = made.map_err(|what| wrong(&format!("{what}, for {length} bytes"), integers, steps))?;
                if words(integers, made).residue() != should.residue() {
                    let what = format!("what the tag is made of is not the accumulator, for {length} bytes");
                    return Err(wrong(&what, integers, steps));
                }
                Ok(())
            }
        }
    }

    /// Powers are powers, and multiples multiples.
    fn powers(&self, end: &End, r: Option<Point>, integers: &mut Integers<'_>, steps: &[Step]) -> Result<(), Refusal> {
        let written = self.limbs(end);
        for (i, number) in self.written() {
            let limbs = |i: usize| written.iter().filter(move |(n, ..)| *n == i);
            match number.is {
                Meaning::Any | Meaning::Folded(_) => {}
                Meaning::Times(factor, of) => {
                    for ((_, limb, is), (_, _, other)) in limbs(i).zip(limbs(of)) {
                        let should = integers.point_of(*other) * Point::of(I256::from(factor));
                        if integers.point_of(*is) != should {
                            return Err(wrong(&format!("state[{}] is not the multiple", limb.at), integers, steps));
                        }
                    }
                    // One of them may be an input.
                    if limbs(of).count() != limbs(i).count() {
                        return Err(refuse("a multiple is written without the number".into()));
                    }
                }
                Meaning::Power(_) | Meaning::Shifted(..) => {
                    let r = r.ok_or_else(|| refuse("a power without r".into()))?;
                    let is = limbs(i).fold(Point::of(I256::ZERO), |sum, (_, limb, term)| {
                        sum + integers.point_of(*term) * Point::of(I256::ONE << limb.shift)
                    });
                    if is.residue() != power(number.is, r).residue() {
                        return Err(wrong(&format!("{:?} of r is wrong", number.is), integers, steps));
                    }
                }
            }
        }
        Ok(())
    }
}

/// The tag is (h mod p) + s modulo 2^128.
///
/// Where the kernel takes h modulo p it has h in three words, below 2p, and compares it with p by adding 5: h >= p
/// exactly if h + 5 >= 2^130. So c = ⌊(h + 5) / 2^130⌋ is 0 or 1, and h mod p = h - c p = h + 5c - 2^130 c. The tag, two
/// words, is that plus s modulo 2^128 if the difference from h + 5c + s is a multiple of 2^128, which is seen from the
/// coefficients. The words of h are found by the carry out of h0 + 5; that they are the right ones is what is shown.
fn tag_of(tag: [Term; 2], s: [Term; 2], integers: &mut Integers<'_>) -> Result<[Term; 3], String> {
    let [h0, h1, h2] = frozen(tag).ok_or("no reduction modulo 2^130 - 5 is found in the tag")?;
    let most = integers.value(h2).hi;
    if most > 6 {
        return Err(format!("what is reduced may be {most} * 2^128, not below twice 2^130 - 5"));
    }
    let (_, carry) = h0.add_carry(Term::lit(64, 5), Term::lit(1, 0));
    let (_, carry) = h1.add_carry(Term::lit(64, 0), carry);
    let c = (h2 + carry.resize(64)).bit(2);
    let parts = [(tag[0], 0, 1), (tag[1], 64, 1), (h0, 0, -1), (h1, 64, -1), (s[0], 0, -1), (s[1], 64, -1), (c, 0, -5)];
    let difference = parts.into_iter().fold(Form::default(), |sum, (term, shift, times)| {
        sum.plus(I256::new(times) << shift, &integers.value(term).form)
    });
    match difference.is_multiple(128) {
        true => Ok([h0, h1, h2]),
        false => Err("the tag is not h modulo 2^130 - 5, plus s".into()),
    }
}

/// What is known before a loop.
struct Begin<'g> {
    given: &'g GivenAll,
    /// The accumulator.
    h: Point,
    /// The key.
    r: Point,
}

/// A loop that is proved.
struct Induction {
    /// What is known of inputs and carried words.
    given: GivenAll,
    /// What the carried words stand for.
    accumulator: Point,
}

/// The value of a number of three words of 64 bits.
fn words(integers: &mut Integers<'_>, words: [Term; 3]) -> Point {
    let two_64 = Point::of(I256::ONE << 64);
    words.into_iter().rev().fold(Point::of(I256::ZERO), |sum, word| sum * two_64 + integers.point_of(word))
}

/// What a number is that means a power of r.
fn power(is: Meaning, r: Point) -> Point {
    let (n, shift) = match is {
        Meaning::Power(n) => (n, 0),
        Meaning::Shifted(n, shift) => (n, shift),
        Meaning::Any | Meaning::Times(..) | Meaning::Folded(_) => (0, 0),
    };
    (0..n).fold(Point::of(I256::ONE << shift), |x, _| x * r)
}

/// The words h0, h1, h2 of which a tag is made: those whose carries are in it when 5 is added to them.
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
    // h2 and the carry out of the second word.
    let carry = second.resize(64);
    let h2 = all.iter().find_map(|&term| match term.node() {
        Node::Sum(_, terms) if terms.contains(&(carry, 1)) => Some(term - carry),
        _ => None,
    })?;
    Some([h0, h1, h2])
}

fn refuse(why: String) -> Refusal {
    Refusal::new(Property::Function, why)
}

/// What is wrong, and which sums may not fit their words.
fn wrong(what: &str, integers: &Integers<'_>, steps: &[Step]) -> Refusal {
    let instruction = |term: Term| match steps.get(term.origin()) {
        Some(Step::Do(inst)) => inst.to_string(),
        _ => "a step".into(),
    };
    let describe = |lost: Lost| {
        format!("`{}` comes to 2^{:.2} in {} bits", instruction(lost.term), log2(lost.hi), lost.term.bits())
    };
    let list = |what: &str, mut all: Vec<String>| {
        all.dedup();
        all.truncate(4);
        if all.is_empty() { String::new() } else { format!("; {what}: {}", all.join(", ")) }
    };
    let overflow = list("overflow", integers.overflows().map(describe).collect());
    let unknown = |&term: &Term| format!("{term:?} by `{}`", instruction(term));
    let opaque = list("not understood", integers.not_understood().iter().map(unknown).collect());
    refuse(format!("{what}{overflow}{opaque}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::{Algebra, Kind, reset};
    use raddle_kernels::poly1305::spec;

    fn inputs<const N: usize>(name: &str) -> [Term; N] {
        std::array::from_fn(|i| Term::atom(64, format!("{name}{i}"), Kind::Secret))
    }

    /// The specification in words of 64 bits, which is also the portable kernel, is (h + m + pad 2^128) r modulo p.
    #[test]
    fn the_specification_is_that_of_the_rfc() {
        reset(Algebra::Full);
        let (h, key, m, [pad]) = (inputs::<3>("h"), inputs::<2>("r"), inputs::<2>("m"), inputs("pad"));
        let r = spec::clamp(key);
        let at_most = |most| Given::Number { most, zeros: 0, point: None };
        let given: GivenAll = [(h[2], at_most(state::H2_MOST)), (pad, at_most(1))].into_iter().collect();
        let mut integers = Integers::new(&given, 1, 1);
        let next = spec::block(h, r, m, pad);
        let two = |n| Point::of(I256::ONE << n);
        let mut point = |term| integers.point_of(term);
        let block = point(m[0]) + point(m[1]) * two(64) + point(pad) * two(128);
        let r = point(r[0]) + point(r[1]) * two(64);
        assert_eq!(words(&mut integers, next).residue(), ((words(&mut integers, h) + block) * r).residue());
        assert!(integers.value(next[2]).hi <= I256::from(state::H2_MOST), "the bound of the accumulator is kept");
    }

    #[test]
    fn the_tag_of_the_specification_is_that_of_the_rfc() {
        reset(Algebra::Full);
        let (h, s) = (inputs::<3>("h"), inputs::<2>("s"));
        let tag = spec::finish(h, s);
        for (most, is) in [(state::H2_MOST, true), (6, true), (7, false)] {
            let given: GivenAll = [(h[2], Given::Number { most, zeros: 0, point: None })].into_iter().collect();
            let made_of = tag_of(tag, s, &mut Integers::new(&given, 1, 1));
            assert_eq!(made_of.ok(), is.then_some(h), "h2 at most {most}");
        }
        // poly1305-donna-16 did not see h >= p: here the comparison is with p + 1.
        let given: GivenAll = [(h[2], Given::Number { most: 4, zeros: 0, point: None })].into_iter().collect();
        let (four, none) = (Term::lit(64, 4), Term::lit(1, 0));
        let (g0, carry) = h[0].add_carry(four, none);
        let (g1, carry) = h[1].add_carry(Term::lit(64, 0), carry);
        let reduce = (h[2] + carry.resize(64)).bit(2);
        let (t0, carry) = reduce.select(g0, h[0]).add_carry(s[0], none);
        let (t1, _) = reduce.select(g1, h[1]).add_carry(s[1], carry);
        assert!(tag_of([t0, t1], s, &mut Integers::new(&given, 1, 1)).is_err());
    }
}
