//! The proof of what kernels compute in GF(2^128): GHASH (SP 800-38D, 6.4), alone and in AES-GCM.
//!
//! What blocks and keys are as polynomials, and what the sum S is that kernels hand over, is said in
//! [`raddle_kernels::ghash`]. For a path without a loop over the message there is one equation: the sum at exit is
//! (S G + X1) G + …, the blocks being those of the path's length.
//!
//! Of a loop over the message the kernel declares nothing, as in [`crate::poly1305`]. At its head some words are carried
//! from turn to turn: lanes of sums, ciphertext that is still to be multiplied. They stand for what the kernel would
//! return if the message ended there: the path that leaves the loop with nothing left computes a polynomial C of the
//! carried words A. Three equations make the induction:
//!
//! 1. C(A) = S at entry, for what is carried into the first turn;
//! 2. C(A') = (C(A) G + X1) G + …, where a turn makes A' of any A;
//! 3. every other path that leaves the loop returns (C(A) G + X1) G + …, for the blocks that are left.

use raddle_isa::{Limb, Meaning, Number, Word};
use raddle_kernels::Kernel;
use raddle_kernels::aes::BLOCK;
use raddle_kernels::aes_gcm::{LENGTHS, SUM, TAG};
use rustc_hash::FxHashSet;

use crate::explore::{Carried, Entry, Inputs, Property, Refusal};
use crate::integer::field::Random;
use crate::polynomial::{Given, Point, Polynomials};
use crate::program::Step;
use crate::statement::aes::CounterMode;
use crate::term::{Node, Term, TermByte};
use crate::whole::{End, Head, Ranges, Seen, Whole, needed};

/// What is hashed.
pub enum Message {
    /// The bytes of this region, as they are at entry.
    Read(&'static str),
    /// The ciphertext that is written.
    Sealed(CounterMode),
}

/// What comes of it.
pub enum Outcome {
    /// Powers of the key.
    Powers,
    /// The sum, in this region at this offset.
    Sum(&'static str, usize, Message),
    /// The tag of AES-GCM, with the encrypted J0.
    Tag([Term; 4], Message),
}

/// What a kernel is to compute.
pub struct Goal<'a> {
    kernel: &'a Kernel,
    start: &'a Entry,
    what: Outcome,
    seed: u64,
}

impl Whole for Goal<'_> {
    fn covers(&self, name: &str, offset: usize) -> bool {
        match self.what {
            Outcome::Powers => {
                let covers = |number: &Number| number.limbs.iter().any(|l| (l.at..l.at + l.bytes).contains(&offset));
                name == "powers" && self.kernel.contract.numbers.iter().any(covers)
            }
            Outcome::Sum(..) | Outcome::Tag(..) => {
                self.place().is_some_and(|(region, at)| name == region && (at..at + BLOCK).contains(&offset))
            }
        }
    }

    fn check(&mut self, seen: &Seen, steps: &[Step]) -> Result<Option<Ranges>, Refusal> {
        if matches!(self.what, Outcome::Powers) {
            self.powers_are_powers(seen, steps)?;
            return Ok(None);
        }
        let g = self.key();
        let given = self.given(g);
        let mut inputs = Polynomials::new(&given, [], self.seed, 0);
        let entry = self.entry_sum(&mut inputs);
        let mut proofs = Vec::new();
        for head in 0..seen.heads.len() {
            proofs.push(self.induction(seen, head, &given, [g, entry], steps)?);
        }
        // Paths share most of their terms: all that come through the same loop, or through none, are looked at together.
        let loops = (0..seen.heads.len()).map(Some);
        for since in std::iter::once(None).chain(loops) {
            let (sum, carried) = match since {
                None => (entry, Vec::new()),
                Some(i) => proofs[i].clone(),
            };
            let number = 1000 + since.map_or(0, |i: usize| i as u64 + 1);
            let mut values = Polynomials::new(&given, carried, self.seed, number);
            for end in seen.ends.iter().filter(|end| end.since == since) {
                self.end_is_right(end, sum, g, &mut values, steps)?;
            }
        }
        Ok(None)
    }
}

impl<'a> Goal<'a> {
    /// This, of a kernel.
    pub fn new(kernel: &'a Kernel, start: &'a Entry, what: Outcome) -> Self {
        // Points that a kernel can't be made for: they follow from its text.
        let seed = u64::from_str_radix(&kernel.hash()[..16], 16).expect("a hash is hexadecimal");
        Goal { kernel, start, what, seed }
    }

    /// Where the block goes that the kernel makes.
    fn place(&self) -> Option<(&'static str, usize)> {
        match self.what {
            Outcome::Powers => None,
            Outcome::Sum(region, at, _) => Some((region, at)),
            Outcome::Tag(..) => Some(("state", TAG)),
        }
    }

    /// The block that a path returns.
    fn returned(&self, end: &End) -> [TermByte; BLOCK] {
        let (region, at) = self.place().expect("a block is made");
        let words = [0, 8].map(|i| end.word(region, at + i, 8).expect("every byte is written"));
        std::array::from_fn(|i| words[i / 8].byte(i % 8))
    }

    /// The key G: anything.
    fn key(&self) -> Point {
        self.random(u64::MAX)
    }

    fn random(&self, i: u64) -> Point {
        let words = Random::new(self.seed).block(i);
        Point(words[..4].iter().fold(0, |x, word| x << 32 | u128::from(word.value())))
    }

    /// What the words of powers are at entry. Numbers of one meaning are the same words.
    fn given(&self, g: Point) -> Given {
        let numbers = &self.kernel.contract.numbers;
        let mut given = Given::default();
        // The high word is anything, the low word what makes the number what it means.
        let words = |number: &Number| -> Option<[Point; 2]> {
            let Meaning::Shifted(power, shift) = number.is else { return None };
            let high = self.random(u64::MAX / 2 + (u64::from(power) << 16) + u64::from(shift));
            Some([g.power(power).shifted(shift) + high.shifted(64), high])
        };
        for number in numbers {
            let of = match number.is {
                Meaning::Folded(of) => words(&numbers[of]).map(|[low, high]| vec![low + high]),
                _ => words(number).map(|words| words.to_vec()),
            };
            for (limb, point) in number.limbs.iter().zip(of.unwrap_or_default()) {
                given.words.insert(self.start.inputs.limb(number.region, limb.at), point);
            }
        }
        given
    }

    /// The sum at entry.
    fn entry_sum(&self, values: &mut Polynomials<'_>) -> Point {
        let (region, at) = match self.what {
            Outcome::Sum(region, at, _) => (region, at),
            _ => ("state", SUM),
        };
        block(values, input_block(&self.start.inputs, region, at))
    }

    /// The sum after so many bytes of the message, the last block filled with zeros: (S G + X1) G + ….
    fn horner(&mut self, sum: Point, g: Point, bytes: u64, values: &mut Polynomials<'_>) -> Point {
        let inputs = &self.start.inputs;
        let (Outcome::Sum(_, _, message) | Outcome::Tag(_, message)) = &mut self.what else { return sum };
        let mut byte = |i: usize| match message {
            _ if i as u64 >= bytes => Term::lit(8, 0),
            Message::Read(region) => inputs.byte(region, i),
            Message::Sealed(mode) => mode.sealed(i),
        };
        (0..bytes as usize).step_by(BLOCK).fold(sum, |sum, at| {
            let bytes: [TermByte; BLOCK] = std::array::from_fn(|i| byte(at + i).byte(0));
            sum * g + block(values, bytes)
        })
    }

    /// Proves a loop; returns what the carried words stand for, and which they are.
    fn induction(
        &mut self,
        seen: &Seen,
        head: usize,
        given: &Given,
        [g, entry]: [Point; 2],
        steps: &[Step],
    ) -> Result<(Point, Vec<Term>), Refusal> {
        let exit = self.returned(seen.nothing_left(head)?);
        let Head { stride, ref carried } = seen.heads[head];
        let needed = needed(words(exit).to_vec(), carried);
        let unknown: Vec<Term> = needed.iter().map(|carried| carried.unknown).collect();
        // Byte by byte, since a kernel may take words apart.
        let bytes = |term: Term| (0..term.bits() as usize / 8).map(move |i| term.byte(i));
        let mut turn = 1;
        let mut stands_for = |points: Vec<Point>| {
            let mut all = given.clone();
            all.bytes.extend(unknown.iter().flat_map(|&unknown| bytes(unknown)).zip(points));
            turn += 1;
            block(&mut Polynomials::new(&all, unknown.iter().copied(), self.seed, turn), exit)
        };
        let points = |values: &mut Polynomials<'_>, of: &dyn Fn(&Carried) -> Term| -> Vec<Point> {
            needed.iter().flat_map(|carried| bytes(of(carried))).map(|byte| values.byte(byte)).collect()
        };
        let mut values = Polynomials::new(given, [], self.seed, 100);
        if stands_for(points(&mut values, &|carried| carried.first)) != entry {
            return Err(wrong("what a loop begins with is not the sum", &words(exit), steps));
        }
        let mut values = Polynomials::new(given, unknown.iter().copied(), self.seed, 101);
        let sum = stands_for(points(&mut values, &|carried| carried.unknown));
        let next = stands_for(points(&mut values, &|carried| carried.after));
        let made: Vec<Term> = needed.iter().map(|carried| carried.after).collect();
        if next != self.horner(sum, g, stride, &mut values) {
            return Err(wrong("a turn of a loop does not do what it should", &made, steps));
        }
        Ok((sum, unknown))
    }

    fn end_is_right(
        &mut self,
        end: &End,
        sum: Point,
        g: Point,
        values: &mut Polynomials<'_>,
        steps: &[Step],
    ) -> Result<(), Refusal> {
        let (bytes, is) = (end.bytes, self.returned(end));
        if is.iter().any(|byte| byte.of.is_undefined()) {
            return Err(refuse(format!("the result depends on something undefined, with {bytes} bytes left")));
        }
        let sum = self.horner(sum, g, bytes, values);
        let should = match &self.what {
            Outcome::Tag(mask, _) => {
                let lengths = block(values, input_block(&self.start.inputs, "state", LENGTHS));
                let mask = std::array::from_fn(|i| mask[i / 4].byte(i % 4));
                (sum * g + lengths) * g + block(values, mask)
            }
            _ => sum,
        };
        if block(values, is) != should {
            let what = if matches!(self.what, Outcome::Tag(..)) { "tag" } else { "sum" };
            return Err(wrong(&format!("the {what} is wrong, with {bytes} bytes left"), &words(is), steps));
        }
        Ok(())
    }

    /// Every power that is made is the power that the contract says, of the key that the kernel is given.
    fn powers_are_powers(&self, seen: &Seen, steps: &[Step]) -> Result<(), Refusal> {
        let given = Given::default();
        let mut values = Polynomials::new(&given, [], self.seed, 1);
        let h = block(&mut values, input_block(&self.start.inputs, "h", 0));
        let g = h.shifted_down(127);
        let numbers = &self.kernel.contract.numbers;
        for end in &seen.ends {
            let limbs_of = |number: &Number| -> Vec<Term> {
                let limb = |limb: &Limb| end.word("powers", limb.at, 8).expect("every byte is written");
                number.limbs.iter().map(limb).collect()
            };
            for (number, limbs) in numbers.iter().map(|number| (number, limbs_of(number))) {
                let is: Point = limbs.iter().enumerate().map(|(i, &l)| values.value(l).shifted(64 * i as u32)).sum();
                let should = match number.is {
                    Meaning::Shifted(power, shift) => g.power(power).shifted(shift),
                    Meaning::Folded(of) => limbs_of(&numbers[of]).iter().map(|&limb| values.value(limb)).sum(),
                    is => return Err(refuse(format!("{is:?} is nothing that GHASH knows"))),
                };
                if limbs.iter().any(|limb| limb.is_undefined()) || is != should {
                    let what = format!("powers[{}] is not {:?}", number.limbs[0].at, number.is);
                    return Err(wrong(&what, &limbs, steps));
                }
            }
        }
        Ok(())
    }
}

/// The bytes of a block of an input of fixed size.
fn input_block(inputs: &Inputs, region: &'static str, at: usize) -> [TermByte; BLOCK] {
    std::array::from_fn(|i| inputs.word(region, (at + i) / 4).byte(i % 4))
}

/// A block with its bytes turned around, as its low and high word.
fn words(block: [TermByte; BLOCK]) -> [Term; 2] {
    let turned: [TermByte; BLOCK] = std::array::from_fn(|i| block[BLOCK - 1 - i]);
    [Term::of_bytes(&turned[..8]), Term::of_bytes(&turned[8..])]
}

/// R of a block: the polynomial that it is with its bytes turned around.
fn block(values: &mut Polynomials<'_>, block: [TermByte; BLOCK]) -> Point {
    let [low, high] = words(block);
    values.value(low) + values.value(high).shifted(64)
}

fn refuse(why: String) -> Refusal {
    Refusal::new(Property::Function, why)
}

/// What is wrong, and which terms in it are none that a polynomial is made of.
fn wrong(what: &str, results: &[Term], steps: &[Step]) -> Refusal {
    let mut seen = FxHashSet::default();
    let mut todo = results.to_vec();
    let mut strange = Vec::new();
    while let Some(term) = todo.pop() {
        if !seen.insert(term) {
            continue;
        }
        match term.node() {
            Node::Sbox(_) | Node::MixColumn(_) => {}
            node
            @ (Node::Lit(_) | Node::Atom(_) | Node::Byte(_) | Node::Bytes(_) | Node::Xor(..) | Node::Clmul(..)) => {
                node.children(|child| todo.push(child));
            }
            _ => strange.push(match steps.get(term.origin()) {
                Some(Step::Do(inst)) => format!("{term:?} by `{inst}`"),
                _ => format!("{term:?}"),
            }),
        }
    }
    strange.sort();
    strange.truncate(4);
    let strange = if strange.is_empty() { String::new() } else { format!("; not understood: {}", strange.join(", ")) };
    refuse(format!("{what}{strange}"))
}
