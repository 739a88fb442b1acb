//! The proof of the results of kernels in GF(2^128): GHASH (SP 800-38D, 6.4) and POLYVAL (RFC 8452, 3), alone and in
//! AES-GCM and AES-GCM-SIV.
//!
//! [`raddle_kernels::ghash`] defines blocks and keys as polynomials, and the sum S that one kernel hands to the next.
//! In [`super::induction`], the element is the sum, and the blocks turn it into (S G + X1) G + …. The words that a loop
//! carries are lanes of sums, or ciphertext that is still to be multiplied.

use raddle_isa::{Limb, Meaning, Number, Word};
use raddle_kernels::Kernel;
use raddle_kernels::aes::BLOCK;
use raddle_kernels::aes::mode::Mode;
use raddle_kernels::aes_gcm::{LENGTHS, SUM, TAG};

use super::induction::{Arithmetic, Return};
use super::polynomial::{Known, Point, Polynomials};
use crate::explore::{Carried, Entry};
use crate::integer::field::{Random, Seed};
use crate::term::{Term, TermByte};

/// The message that is hashed.
pub enum Message {
    /// The bytes of this region at entry.
    Read(&'static str),
    /// The text that the kernel writes, given by the bytes of its first block.
    Written(Box<dyn Fn(usize) -> Term>),
}

/// The result of the hash.
pub enum Outcome {
    /// Powers of the key.
    Powers,
    /// The sum, in this region at this offset.
    Sum(&'static str, usize, Message),
    /// The tag of AES-GCM, with the encrypted J0.
    Tag([Term; 4], Message),
}

/// The results that a kernel must compute.
pub struct Goal<'a> {
    kernel: &'a Kernel,
    start: &'a Entry,
    /// The mode, which says how blocks are polynomials.
    mode: Mode,
    what: Outcome,
    seed: Seed,
    /// The key G, and the facts about words at entry.
    g: Point,
    given: Known,
    carried: Vec<Carried>,
    evaluations: u64,
    polynomials: Polynomials,
}

impl<'a> Goal<'a> {
    /// Creates the goal of a kernel, at the points of a seed.
    pub fn new(kernel: &'a Kernel, start: &'a Entry, (mode, what): (Mode, Outcome), seed: Seed) -> Self {
        let (given, polynomials) = (Known::default(), Polynomials::new(Known::default(), [], seed, 0));
        let (g, carried) = (Point::ZERO, Vec::new());
        let mut goal = Goal { kernel, start, mode, what, seed, g, given, carried, evaluations: 0, polynomials };
        if matches!(goal.what, Outcome::Powers) {
            goal.g = goal.input("h", 0).shifted_down(127);
        } else {
            goal.g = goal.random(u64::MAX);
            goal.given = goal.powers();
        }
        goal
    }

    fn random(&self, i: u64) -> Point {
        let words = Random::new(self.seed, 0).block(i);
        Point(words[..4].iter().fold(0, |x, word| x << 32 | u128::from(word.value())))
    }

    /// Returns the values of the powers' words at entry. Numbers of one meaning have equal words.
    fn powers(&self) -> Known {
        let numbers = &self.kernel.contract.numbers;
        let mut given = Known::default();
        // The high word is arbitrary, and the low word gives the number its meaning.
        let words = |number: &Number| -> Option<[Point; 2]> {
            let Meaning::Shifted(power, shift) = number.is else { return None };
            let high = self.random(u64::MAX / 2 + (u64::from(power) << 16) + u64::from(shift));
            Some([self.g.power(power).shifted(shift) + high.shifted(64), high])
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

    /// Returns an evaluation in which the bytes of carried words are arbitrary, or have these points.
    fn evaluation(&mut self, points: Vec<Point>) -> Polynomials {
        let unknowns = || self.carried.iter().map(|carried| carried.unknown);
        let mut given = self.given.clone();
        given.bytes.extend(unknowns().flat_map(bytes).zip(points));
        self.evaluations += 1;
        Polynomials::new(given, unknowns(), self.seed, self.evaluations)
    }

    /// Returns the place of the block that the kernel writes.
    fn place(&self) -> Option<(&'static str, usize)> {
        match self.what {
            Outcome::Powers => None,
            Outcome::Sum(region, at, _) => Some((region, at)),
            Outcome::Tag(..) => Some(("state", TAG)),
        }
    }

    /// Returns the value of a block in an input of fixed size.
    fn input(&mut self, region: &'static str, at: usize) -> Point {
        let inputs = &self.start.inputs;
        self.value(&words(self.mode, std::array::from_fn(|i| inputs.word(region, (at + i) / 4).byte(i % 4))))
    }
}

impl Arithmetic for Goal<'_> {
    type Element = Point;
    const ELEMENT: &'static str = "the sum or tag";

    fn block_bytes(&self) -> usize {
        BLOCK
    }

    fn covers(&self, region: &str, offset: usize) -> bool {
        let in_number = |number: &Number| number.limbs.iter().any(|l| (l.at..l.at + l.bytes).contains(&offset));
        match self.place() {
            None => region == "powers" && self.kernel.contract.numbers.iter().any(in_number),
            Some((place, at)) => region == place && (at..at + BLOCK).contains(&offset),
        }
    }

    fn begin(&mut self, carried: Vec<Carried>) -> Result<(), String> {
        self.carried = carried;
        self.polynomials = self.evaluation(Vec::new());
        Ok(())
    }

    fn entry(&mut self) -> Option<Point> {
        match self.what {
            Outcome::Powers => None,
            Outcome::Sum(region, at, _) => Some(self.input(region, at)),
            Outcome::Tag(..) => Some(self.input("state", SUM)),
        }
    }

    fn returned(&mut self, end: &Return) -> Result<Vec<Term>, String> {
        let (region, at) = self.place().expect("a block is made");
        let halves = [0, 8].map(|i| end.result(region, at + i, 8));
        Ok(words(self.mode, std::array::from_fn(|i| halves[i / 8].byte(i % 8))).into())
    }

    fn value(&mut self, words: &[Term]) -> Point {
        polynomial(&mut self.polynomials, words)
    }

    fn value_where(&mut self, words: &[Term], of: fn(&Carried) -> Term) -> Point {
        // We evaluate the words byte by byte, since a kernel may take words apart.
        let bytes = self.carried.iter().flat_map(|carried| bytes(of(carried)));
        let points = bytes.map(|byte| self.polynomials.byte(byte)).collect();
        polynomial(&mut self.evaluation(points), words)
    }

    fn content(&mut self, block: usize) -> Vec<TermByte> {
        let inputs = &self.start.inputs;
        let (Outcome::Sum(_, _, message) | Outcome::Tag(_, message)) = &self.what else { return Vec::new() };
        let byte = |i: usize| match message {
            Message::Read(region) => inputs.byte(region, i),
            Message::Written(byte) => byte(i),
        };
        (BLOCK * block..BLOCK * (block + 1)).map(|i| byte(i).byte(0)).collect()
    }

    /// Returns S G + X, where zeros fill the last block.
    fn block(&mut self, sum: Point, content: &[TermByte], bytes: usize) -> Point {
        let zero = Term::lit(8, 0).byte(0);
        let block = words(self.mode, std::array::from_fn(|i| if i < bytes { content[i] } else { zero }));
        sum * self.g + self.value(&block)
    }

    fn finish(&mut self, sum: Point) -> Point {
        let Outcome::Tag(mask, _) = self.what else { return sum };
        let mask = words(self.mode, std::array::from_fn(|i| mask[i / 4].byte(i % 4)));
        (sum * self.g + self.input("state", LENGTHS)) * self.g + self.value(&mask)
    }

    /// Checks that every written power is the power in the contract of the given key.
    fn check(&mut self, end: &Return) -> Result<(), String> {
        if !matches!(self.what, Outcome::Powers) {
            return Ok(());
        }
        let numbers = &self.kernel.contract.numbers;
        let limbs_of = |number: &Number| -> Vec<Term> {
            number.limbs.iter().map(|limb: &Limb| end.result("powers", limb.at, 8)).collect()
        };
        for number in numbers {
            let limbs = limbs_of(number);
            let should = match number.is {
                Meaning::Shifted(power, shift) => self.g.power(power).shifted(shift),
                Meaning::Folded(of) => limbs_of(&numbers[of]).iter().map(|&l| self.polynomials.value(l)).sum(),
                is => return Err(format!("the contract has {is}, which no kernel of GHASH has")),
            };
            if limbs.iter().any(|limb| limb.is_undefined()) || self.value(&limbs) != should {
                return Err(format!("powers[{}] is not {}", number.limbs[0].at, number.is));
            }
        }
        Ok(())
    }

    fn suspects(&self) -> Vec<(&'static str, Term, String)> {
        let opaque = self.polynomials.not_understood().take(4);
        opaque.map(|term| ("not understood", term, term.to_string())).collect()
    }
}

/// Returns the bytes of a word.
fn bytes(word: Term) -> impl Iterator<Item = TermByte> {
    (0..word.bits() as usize / 8).map(move |i| word.byte(i))
}

/// Returns the polynomial of a block, as its low and high word.
fn words(mode: Mode, block: [TermByte; BLOCK]) -> [Term; 2] {
    let ascending = mode.ascending(block);
    [Term::of_bytes(&ascending[..8]), Term::of_bytes(&ascending[8..])]
}

/// Returns the polynomial of 64-bit words.
fn polynomial(values: &mut Polynomials, words: &[Term]) -> Point {
    words.iter().enumerate().map(|(i, &word)| values.value(word).shifted(64 * i as u32)).sum()
}

#[cfg(test)]
mod tests {
    use raddle_isa::builder::at;
    use raddle_isa::x86_64::*;
    use raddle_isa::{Code, Inst, Isa, Strand};

    use super::*;
    use crate::explore::entry;
    use crate::integer::field::CUT;
    use crate::prove::statement::describe;
    use crate::prove::{prove, prove_by_its_contract};
    use crate::run::runs_right;
    use crate::term::reset;

    /// Returns a faulty kernel that adds a word of the powers of the key, and a constant, to every sum. A number after
    /// the constant, which nothing reads, gives kernels with many different digests.
    fn wrong(constant: u128, number: u64) -> Kernel {
        let mut kernel = raddle_kernels::named(Isa::X86_64, "ghash_blocks_aesni").expect("it is shipped");
        let from = kernel.table.len() as i64;
        kernel.table.extend(constant.to_le_bytes());
        kernel.table.extend(number.to_le_bytes());
        kernel.contract = kernel.contract.with_table(kernel.table.len());
        let added =
            [vmovq_load(xmm(1), at(RCX, 0)), vpxor(xmm(0), xmm(0), xmm(1)), vpxor(xmm(0), xmm(0), at(R8, from))];
        // The instructions are inserted before the bytes of the sum are reversed and stored, in one strand.
        let reverses = |inst: &Inst| inst.row.name == "vpshufb";
        let ends = kernel.code.iter_mut().rev().filter_map(|part| match part {
            Code::Straight(strand) => Some(strand),
            _ => None,
        });
        let end = { ends }.find(|strand| strand.insts().any(reverses)).expect("the sum is turned around");
        let mut insts: Vec<Inst> = end.insts().cloned().collect();
        let place = insts.iter().rposition(reverses).expect("it has one");
        insts.splice(place..place, added);
        *end = Strand::from_iter(insts);
        kernel
    }

    /// Returns the value of the powers' word at the points of a seed. With this constant, nothing is added at these
    /// points.
    fn constant_for(seed: Seed) -> u128 {
        reset();
        let kernel = wrong(0, 0);
        let start = entry(&kernel, &[], None);
        let goal = Goal::new(&kernel, &start, (Mode::Gcm, Outcome::Sum("sum", 0, Message::Read("input"))), seed);
        let word = start.inputs.limb("powers", 0);
        goal.given.words[&word].0
    }

    /// An attacker who can choose a kernel for its points can make one that is right only there. With seeds of a few
    /// bits, such a kernel is found among a few hundred. Its proof with full seeds is refused.
    #[test]
    fn a_kernel_is_ground_for_seeds_of_a_few_bits_alone() {
        const BITS: u32 = 8;
        let aim = Seed::from(0);
        let constant = constant_for(aim);
        let statement = describe(&wrong(constant, 0));
        CUT.set(Some(BITS));
        let ground = (0..).map(|number| wrong(constant, number));
        let (tried, ground) =
            ground.enumerate().find(|(_, kernel)| Seed::of(kernel, &statement) == aim).expect("one of each 256");
        assert!([16, 64, 256].iter().all(|&length| runs_right(&ground, 1, length).is_err()));
        // Run on a message, the kernel is found out. Its proof alone is not.
        prove_by_its_contract(&ground).expect("it was made for these points");
        CUT.set(None);
        let refusal = prove(&ground).unwrap_err();
        assert!(refusal.why.contains("the sum or tag"), "{refusal}");
        println!("report: a wrong kernel for seeds of {BITS} bits was found after {tried} others; refused at 256 bits");
    }

    /// Everything that the proof is about affects the seed.
    #[test]
    fn seeds_follow_from_all_that_is_proved() {
        let kernel = wrong(0, 0);
        let seed = Seed::of(&kernel, "a statement");
        let other = |change: fn(&mut Kernel)| {
            let mut other = kernel.clone();
            change(&mut other);
            Seed::of(&other, "a statement")
        };
        let changed = [
            other(|kernel| _ = kernel.code.pop()),
            other(|kernel| kernel.table[0] ^= 1),
            other(|kernel| kernel.contract.may_alias.push(&["input", "sum"])),
            other(|kernel| kernel.stack += 8),
            Seed::of(&kernel, "another statement"),
        ];
        assert!(changed.iter().all(|changed| *changed != seed));
    }
}
