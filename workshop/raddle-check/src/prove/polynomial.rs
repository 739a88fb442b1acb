//! Interprets terms as polynomials over GF(2): a word is the polynomial whose coefficients are its bits.
//!
//! Exclusive or is the sum, and joined bytes are a sum of bytes times powers of x. A carry-less product of two words is
//! their product. The high word of the product is the rest after the low word is subtracted and x^64 divided out, so
//! `low = a b + x^64 high` for an unknown `high`. Everything else is an unknown: a byte of input, a byte of the S-box,
//! the high word of a product.
//!
//! All values are polynomials in these unknowns over `GF(2)[x]` modulo Q = x^128 + x^127 + x^126 + x^121 + 1, a field
//! of 2^128 elements since Q is irreducible. Two different polynomials of degree d are equal at a random point of this
//! field with a probability of at most d / 2^128 (Schwartz, Zippel), so we compare them at one point. The point follows
//! from the kernel's text. The degrees are the degrees of products of powers of the key with words: some hundred at
//! most. Equal polynomials are equal for every input, and since a block has 128 bits, it is only one polynomial modulo
//! Q.

use std::collections::BTreeSet;

use raddle_isa::Word;
pub use raddle_kernels::reference::point::Point;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::integer::field::{Random, Seed};
use crate::term::{Half, Node, Term, TermByte, masked};

/// The points of inputs that are not arbitrary.
#[derive(Clone, Default, Debug)]
pub struct Known {
    /// The points of words.
    pub words: FxHashMap<Term, Point>,
    /// The points of all bytes of words.
    pub bytes: FxHashMap<TermByte, Point>,
}

/// An evaluation of terms at one point.
pub struct Polynomials {
    given: Known,
    /// The words that loops carry. They, and the words computed from them, differ in every evaluation.
    carried: FxHashSet<Term>,
    inputs: Random,
    own: Random,
    values: FxHashMap<Term, Point>,
    /// The bytes of words that are not examined. Each takes a block of random numbers.
    unknowns: FxHashMap<TermByte, Point>,
    depends: FxHashMap<Term, bool>,
}

impl Polynomials {
    /// Creates an evaluation. Evaluations of one `seed` agree on inputs, and each `number` has high words of its own.
    pub fn new(given: Known, carried: impl IntoIterator<Item = Term>, seed: Seed, number: u64) -> Self {
        Polynomials {
            given,
            carried: carried.into_iter().collect(),
            inputs: Random::new(seed, 0),
            own: Random::new(seed, 1 + number),
            values: FxHashMap::default(),
            unknowns: FxHashMap::default(),
            depends: FxHashMap::default(),
        }
    }

    /// Returns the value of a word.
    pub fn value(&mut self, term: Term) -> Point {
        if let Some(&value) = self.values.get(&term) {
            return value;
        }
        let bits = term.bits();
        let value = match term.node() {
            _ if self.given.words.contains_key(&term) => self.given.words[&term],
            _ if self.given.bytes.contains_key(&TermByte { of: term, at: 0 }) => {
                let bytes = 0..term.bits() as usize / 8;
                bytes.map(|i| self.byte(TermByte { of: term, at: i as u8 }).shifted(8 * i as u32)).sum()
            }
            Node::Lit(x) => Point(x.into()),
            Node::Byte(byte) => self.byte(byte),
            Node::Bytes(bytes) => bytes.iter().enumerate().map(|(i, b)| self.byte(*b).shifted(8 * i as u32)).sum(),
            Node::Xor(c, terms) => terms.iter().fold(Point(c.into()), |sum, t| sum + self.value(*t)),
            Node::And(a, b) if masked(a, b).is_some() => {
                let bytes = 0..bits as usize / 8;
                bytes.map(|i| self.byte(TermByte { of: term, at: i as u8 }).shifted(8 * i as u32)).sum()
            }
            Node::Clmul(Half::Low, a, b) => {
                let high = a.clmul(b).1;
                self.value(a) * self.value(b) + self.value(high).shifted(bits)
            }
            _ => self.unknown(term, 0),
        };
        self.values.insert(term, value);
        value
    }

    /// Returns the value of a byte.
    pub fn byte(&mut self, byte: TermByte) -> Point {
        let TermByte { of, at } = byte;
        if let Some(&given) = self.given.bytes.get(&byte) {
            return given;
        }
        match of.node() {
            _ if of.bits() == 8 => self.value(of),
            Node::Lit(x) => Point((x >> (8 * at) & 0xff).into()),
            Node::Bytes(bytes) => self.byte(bytes[at as usize]),
            Node::Xor(c, terms) => {
                let c = Point((c >> (8 * at) & 0xff).into());
                terms.iter().fold(c, |sum, t| sum + self.byte(t.byte(at as usize)))
            }
            Node::And(a, b) if masked(a, b).is_some() => {
                let (word, mask) = masked(a, b).expect("it is masked");
                if mask >> (8 * at) & 0xff == 0 { Point::ZERO } else { self.byte(word.byte(at as usize)) }
            }
            // A word that is not examined is the sum of its bytes, of which all but the lowest are arbitrary.
            _ if at > 0 => self.unknown(of, at),
            _ => {
                let above = 1..of.bits() as usize / 8;
                let rest: Point = above.map(|i| self.unknown(of, i as u8).shifted(8 * i as u32)).sum();
                self.value(of) + rest
            }
        }
    }

    /// Returns the words that were treated as arbitrary, though they are neither inputs, nor bytes of the S-box, nor
    /// high words of products.
    pub fn not_understood(&self) -> impl Iterator<Item = Term> {
        let known = |node| matches!(node, Node::Atom(_) | Node::Sbox(_) | Node::MixColumn(_) | Node::Clmul(..));
        let opaque: BTreeSet<Term> = self.unknowns.keys().map(|byte| byte.of).filter(|of| !known(of.node())).collect();
        opaque.into_iter()
    }

    /// Returns an arbitrary value: the value of the word if `at` is 0, otherwise that of its byte.
    fn unknown(&mut self, term: Term, at: u8) -> Point {
        let byte = TermByte { of: term, at };
        if let Some(&value) = self.unknowns.get(&byte) {
            return value;
        }
        let floor = matches!(term.node(), Node::Clmul(..));
        let own = floor || self.depends(term);
        let random = if own { &self.own } else { &self.inputs };
        let words = random.block(8 * term.number() + u64::from(at));
        let value = Point(words[..4].iter().fold(0, |x, word| x << 32 | u128::from(word.value())));
        self.unknowns.insert(byte, value);
        value
    }

    /// Returns whether a term is computed from a word that a loop carries, and isn't such a word itself.
    fn depends(&mut self, term: Term) -> bool {
        if let Some(&depends) = self.depends.get(&term) {
            return depends;
        }
        let mut children = Vec::new();
        term.node().children(|child| children.push(child));
        let depends = children.into_iter().any(|child| self.carried.contains(&child) || self.depends(child));
        self.depends.insert(term, depends);
        depends
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::{Kind, reset};

    #[test]
    fn a_field() {
        let random = Random::new(1.into(), 0);
        let point = |i| Point(random.block(i)[..4].iter().fold(0, |x, w| x << 32 | u128::from(w.value())));
        let [a, b, c] = [1, 2, 3].map(point);
        assert_eq!((a + b) * c, a * c + b * c);
        assert_eq!(a * b, b * a);
        assert_eq!(a.shifted(200).shifted_down(200), a);
        assert_eq!(Point(1).shifted(128), Point(Point::Q));
    }

    /// Applies Rabin's test: Q of degree 128 = 2^7 is irreducible exactly if x^(2^128) = x modulo Q, and if x^(2^64) -
    /// x has no common factor with Q. The difference then has an inverse, so its power to 2^128 - 1 is 1.
    #[test]
    fn the_polynomial_is_irreducible() {
        let x = Point(2);
        let squared = |a: Point, times: u32| (0..times).fold(a, |a, _| a * a);
        assert_eq!(squared(x, 128), x);
        let e = squared(x, 64) + x;
        let almost = (0..126).fold(e, |a, _| a * a * e);
        assert_eq!(almost * almost * e, Point(1));
    }

    /// Checks Montgomery's reduction as `raddle_kernels::ghash` describes it, on arbitrary words.
    #[test]
    fn the_reduction_divides_by_x_to_the_128() {
        reset();
        let atom = |name: &str| Term::atom(64, name, Kind::Secret);
        let p = ["p0", "p1", "p2", "p3"].map(atom);
        let reduced = |w: u64| {
            let (a0, a1) = p[0].clmul(Term::lit(64, w));
            let (b1, b2) = (p[1] ^ a0, p[2] ^ a1 ^ p[0]);
            let (c0, c1) = b1.clmul(Term::lit(64, w));
            [b2 ^ c0, p[3] ^ c1 ^ b1]
        };
        for (w, right) in [(0xc200_0000_0000_0000, true), (0xc200_0000_0000_0001, false)] {
            let mut at = Polynomials::new(Known::default(), [], 7.into(), 1);
            let value = |at: &mut Polynomials, words: &[Term]| -> Point {
                words.iter().enumerate().map(|(i, word)| at.value(*word).shifted(64 * i as u32)).sum()
            };
            let is = value(&mut at, &reduced(w)).shifted(128) == value(&mut at, &p);
            assert_eq!(is, right);
        }
    }

    /// A word that is taken apart into bytes and joined in another way stays equal.
    #[test]
    fn bytes_of_a_word_are_the_word() {
        reset();
        let (a, b) = (Term::atom(64, "a", Kind::Secret), Term::atom(64, "b", Kind::Secret));
        let product = a.clmul(b).0;
        let reversed: Vec<TermByte> = (0..8).map(|i| product.byte(7 - i)).collect();
        let reversed = Term::of_bytes(&reversed);
        let mut at = Polynomials::new(Known::default(), [], 7.into(), 1);
        let back: Point = (0..8).map(|i| at.byte(reversed.byte(7 - i)).shifted(8 * i as u32)).sum();
        assert_eq!(back, at.value(a) * at.value(b) + at.value(a.clmul(b).1).shifted(64));
    }

    /// Compares random words made by all operations: if inputs and high words are given their numbers, the value is the
    /// number.
    #[test]
    fn random_words_are_their_numbers() {
        reset();
        let random = Random::new(3.into(), 0);
        let mut next = 0;
        let mut below = |n: usize| {
            next += 1;
            random.block(next)[0].value() as usize % n
        };
        let (mut given, mut numbers) = (Known::default(), FxHashMap::default());
        let bytes: Vec<TermByte> = (0..64)
            .map(|i| {
                let (atom, number) = (Term::atom(8, format!("b{i}"), Kind::Secret), below(256) as u64);
                given.words.insert(atom, Point(number.into()));
                numbers.insert(atom, number);
                atom.byte(0)
            })
            .collect();
        let mut words: Vec<Term> = (0..8).map(|i| Term::of_bytes(&bytes[8 * i..8 * i + 8])).collect();
        for _ in 0..300 {
            let [a, b] = [0, 1].map(|_| words[below(words.len())]);
            words.push(match below(5) {
                0 => a ^ b,
                1 => a ^ Term::lit(64, 0x0123_4567_89ab_cdef),
                2 => {
                    // The bytes of examined words: the bytes of others are arbitrary.
                    let from = words[below(8)];
                    Term::of_bytes(&std::array::from_fn::<_, 8, _>(|_| from.byte(below(8))))
                }
                _ => {
                    let (low, high) = a.clmul(b);
                    if let Some(number) = high.eval(&numbers) {
                        given.words.insert(high, Point(number.into()));
                    }
                    if below(2) == 0 { low } else { high }
                }
            });
        }
        let mut at = Polynomials::new(given, [], 5.into(), 1);
        for word in words {
            let number = word.eval(&numbers).expect("all inputs are given");
            assert_eq!(at.value(word), Point(number.into()), "{word:?}");
        }
    }
}
