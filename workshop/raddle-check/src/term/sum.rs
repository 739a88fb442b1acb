//! Sums: a constant plus a sum of terms with coefficients, modulo 2^w.
//!
//! A bitwise function in a sum is taken apart, so that a kernel may add the halves of a function one by one (MD5's G as
//! `(x & z) + (y & !z)`). In exactly one way, the function is a sum of products with whole coefficients (its Möbius
//! transform). The empty product has all bits set, so it is -1:
//!
//! > f(x1, …, xn) = sum over all sets S of c(S) * AND of S, with c(S) = sum over T in S of (-1)^(|S| - |T|) f(T),
//! >
//! > x ^ y = x + y - 2 xy, x | y = x + y - xy, not x = -1 - x, ef ^ eg ^ g = ef - eg + g.
//!
//! (For sums of bitwise functions and why they determine each other: Y. Zhou, A. Main, Y. Gu, H. Johnson, "Information
//! Hiding in Software with Mixed Boolean-Arithmetic Transforms", WISA 2007.) We don't take apart an exclusive or
//! without a product, because no kernel adds it piece by piece.

use std::ops::{Add, Sub};

use raddle_isa::Word;

use super::bitwise::{MAX_WORDS, factors, join, polynomial, product, rotation};
use super::graph::{Node, Term, mask};

/// Returns c + sum of coefficient * term in normal form.
pub(super) fn sum(bits: u32, mut c: u64, parts: impl IntoIterator<Item = (Term, u64)>) -> Term {
    let all = mask(bits);
    let mut terms: Vec<(Term, u64)> = Vec::new();
    let mut add = |term: Term, k: u64| {
        term.see(|node| match node {
            Node::Lit(x) => c = c.wrapping_add(x.wrapping_mul(k)),
            Node::Sum(c2, inner) => {
                c = c.wrapping_add(c2.wrapping_mul(k));
                terms.extend(inner.iter().map(|&(t, k2)| (t, k2.wrapping_mul(k))));
            }
            _ => terms.push((term, k)),
        })
    };
    for (term, k) in parts {
        match taken_apart(term) {
            Some(products) => products.into_iter().for_each(|(t, k2)| add(t, k2.wrapping_mul(k))),
            None => add(term, k),
        }
    }
    // Inner sums are already in order, and a stable sort merges them.
    terms.sort();
    terms.dedup_by(|later, first| {
        let same = later.0 == first.0;
        if same {
            first.1 = first.1.wrapping_add(later.1);
        }
        same
    });
    terms.iter_mut().for_each(|t| t.1 &= all);
    terms.retain(|t| t.1 != 0);
    c &= all;
    // A shift to the left and a shift to the right with equal coefficients may form a rotation.
    let rotated = |(x, k), (y, j)| Some((rotation(x, y).filter(|_| k == j)?, k));
    if terms.len() <= MAX_SHIFTS
        && terms.iter().any(|(term, _)| term.is_shift())
        && let Some(terms) = join(&terms, rotated)
    {
        return sum(bits, c, terms);
    }
    match &terms[..] {
        [] => Term::lit(bits, c),
        [(term, 1)] if c == 0 => *term,
        _ => Term::of(bits, Node::Sum(c, terms.into())),
    }
}

/// Returns a bitwise function that has a product, or is inverted, as a sum of products and a constant.
fn taken_apart(term: Term) -> Option<Vec<(Term, u64)>> {
    if !term.see(|node| matches!(node, Node::Xor(..))) {
        return None;
    }
    let bits = term.bits();
    let (c, products) = polynomial(term);
    let inverted = c == mask(bits);
    if bits == 1 || c != 0 && !inverted {
        return None;
    }
    let one_less = Term::lit(bits, mask(bits));
    let words = factors(products.iter().copied());
    if words.len() > MAX_WORDS || products.iter().all(|t| words.contains(t)) {
        return inverted.then(|| vec![(one_less, 1), (!term, u64::MAX)]);
    }
    // A product is 1 where all its words are 1.
    let set =
        |&t: &Term| factors([t]).iter().fold(0, |set, word| set | 1 << words.binary_search(word).expect("a word"));
    let sets: Vec<usize> = products.iter().map(set).collect();
    let value = |ones: usize| sets.iter().filter(|&&set| set & ones == set).count() % 2 ^ usize::from(inverted);
    let mut coefficients: Vec<u64> = (0..1 << words.len()).map(|ones| value(ones) as u64).collect();
    for bit in 0..words.len() {
        for set in (0..coefficients.len()).filter(|set| set >> bit & 1 == 1) {
            coefficients[set] = coefficients[set].wrapping_sub(coefficients[set ^ 1 << bit]);
        }
    }
    let of = |set: usize| -> Vec<Term> {
        let chosen = words.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1);
        chosen.map(|(_, &word)| word).collect()
    };
    let sum = coefficients.into_iter().enumerate().filter(|(_, k)| *k != 0);
    Some(sum.map(|(set, k)| (if set == 0 { one_less } else { product(&of(set)) }, k)).collect())
}

/// The maximum number of terms among which we look for pairs of shifts. It suffices, because a rotation is added as
/// soon as it is formed.
const MAX_SHIFTS: usize = 4;

impl Add for Term {
    type Output = Term;
    fn add(self, o: Term) -> Term {
        sum(self.bits(), 0, [(self, 1), (o, 1)])
    }
}
impl Sub for Term {
    type Output = Term;
    fn sub(self, o: Term) -> Term {
        sum(self.bits(), 0, [(self, 1), (o, mask(self.bits()))])
    }
}
