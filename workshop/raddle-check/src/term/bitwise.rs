//! Bitwise functions: and, or, exclusive or, not.
//!
//! A function of words that treats all bit positions equally is a Boolean function at each position. Such a function
//! can be written in exactly one way as a polynomial over GF(2) without squares (the algebraic normal form; I. I.
//! Zhegalkin, 1927): an exclusive or of products. A product is the and of distinct words. So
//!
//! > x | y = x ^ y ^ xy, and not x = x ^ 1, where 1 has all bits set,
//!
//! and whichever formula is used for the function Ch of SHA-256, `(e & f) ^ (!e & g)`, `(e & f) | (!e & g)` or
//! `g ^ (e & (f ^ g))`, the term is ef ^ eg ^ g. We do not multiply out a product of long polynomials, or a product
//! with a constant (a mask): such an and is opaque.
//!
//! Rotations are pushed down to the words of a polynomial. A left shift and a right shift of the same word become one
//! rotation if they form one.

use std::ops::{BitAnd, BitOr, BitXor, Not};

use raddle_isa::Word;

use super::graph::{Node, Term, mask};

/// The maximum number of products when two polynomials are multiplied out.
const MAX_PRODUCTS: usize = 32;

/// The maximum number of words of a product, and of a function that [`super::sum`] takes apart.
pub(super) const MAX_WORDS: usize = 6;

/// Returns the constant of a polynomial and its products.
pub(super) fn polynomial(term: Term) -> (u64, Vec<Term>) {
    match term.node() {
        Node::Lit(x) => (x, Vec::new()),
        Node::Xor(c, terms) => (c, terms.to_vec()),
        _ => (0, vec![term]),
    }
}

/// Returns the words of products, in order.
pub(super) fn factors(products: impl IntoIterator<Item = Term>) -> Vec<Term> {
    let mut words = Vec::new();
    let mut todo: Vec<Term> = products.into_iter().collect();
    while let Some(term) = todo.pop() {
        match term.node() {
            Node::And(a, b) if a.known().is_none() && b.known().is_none() => todo.extend([a, b]),
            _ => words.push(term),
        }
    }
    words.sort_unstable();
    words.dedup();
    words
}

/// Returns the product of words that are in order.
pub(super) fn product(words: &[Term]) -> Term {
    let and = |a: Term, b: Term| Term::of(a.bits(), Node::And(a.min(b), a.max(b)));
    words.iter().copied().reduce(and).expect("a word")
}

/// Returns the product of two polynomials, multiplied out, or `None` if the product gets too long.
fn multiplied(a: Term, b: Term) -> Option<Term> {
    let ((c, xs), (d, ys)) = (polynomial(a), polynomial(b));
    if (xs.len() + 1) * (ys.len() + 1) > MAX_PRODUCTS {
        return None;
    }
    let bits = a.bits();
    let mut terms = Vec::new();
    for &x in &xs {
        for &y in &ys {
            let words = factors([x, y]);
            if words.len() > MAX_WORDS {
                return None;
            }
            terms.push(product(&words));
        }
    }
    let times = |terms: &[Term], c: u64| terms.iter().map(|&t| t & Term::lit(bits, c)).collect::<Vec<_>>();
    terms.extend(times(&xs, d));
    terms.extend(times(&ys, c));
    Some(exclusive_or(bits, c & d, terms))
}

/// Returns the exclusive or of a constant and of terms, each of which is a product or an exclusive or.
pub(super) fn exclusive_or(bits: u32, mut c: u64, terms: impl IntoIterator<Item = Term>) -> Term {
    let mut all = Vec::new();
    for term in terms {
        term.see(|node| match node {
            Node::Lit(x) => c ^= x,
            Node::Xor(c2, inner) => {
                c ^= c2;
                all.extend_from_slice(inner);
            }
            _ => all.push(term),
        });
    }
    // Equal terms cancel in pairs.
    all.sort_unstable();
    let mut odd: Vec<Term> = Vec::with_capacity(all.len());
    for term in all {
        if odd.last() == Some(&term) {
            odd.pop();
        } else {
            odd.push(term);
        }
    }
    // The exclusive or of any two of x << k, x >> (w - k) and x <<< k is the third.
    if odd.len() <= MAX_SHIFTS
        && odd.iter().any(|term| term.is_shift())
        && let Some(terms) = join(&odd, joined)
    {
        return exclusive_or(bits, c, terms);
    }
    match &odd[..] {
        [] => Term::lit(bits, c),
        [term] if c == 0 => *term,
        _ => Term::of(bits, Node::Xor(c, odd.into())),
    }
}

/// The maximum number of terms among which we look for pairs of shifts: functions of hashes have six.
const MAX_SHIFTS: usize = 8;

/// Replaces the first pair of parts that `joined` can merge. Returns `None` if there is no such pair.
pub(super) fn join<T: Copy>(parts: &[T], joined: impl Fn(T, T) -> Option<T>) -> Option<Vec<T>> {
    let mut pairs = (0..parts.len()).flat_map(|i| (i + 1..parts.len()).map(move |j| (i, j)));
    let (i, j, one) = pairs.find_map(|(i, j)| Some((i, j, joined(parts[i], parts[j])?)))?;
    let others = parts.iter().enumerate().filter(|(at, _)| *at != i && *at != j);
    Some(others.map(|(_, &part)| part).chain([one]).collect())
}

fn joined(a: Term, b: Term) -> Option<Term> {
    rotation(a, b).or_else(|| other_shift(a, b)).or_else(|| other_shift(b, a))
}

/// Returns the other shift, which is the exclusive or of a rotation and of one of the two shifts that form it.
fn other_shift(rotated: Term, shifted: Term) -> Option<Term> {
    match (rotated.node(), shifted.node()) {
        (Node::Rol(..), Node::Shr(x, j)) if rotated == x.rol(x.bits() - j) => Some(x.shl(x.bits() - j)),
        (Node::Rol(..), Node::Shl(x, k)) if rotated == x.rol(k) => Some(x.shr(x.bits() - k)),
        _ => None,
    }
}

/// Returns the rotation that two shifts of one word form.
pub(super) fn rotation(a: Term, b: Term) -> Option<Term> {
    match (a.node(), b.node()) {
        (Node::Shl(x, k), Node::Shr(y, j)) | (Node::Shr(y, j), Node::Shl(x, k)) if x == y && k + j == x.bits() => {
            Some(x.rol(k))
        }
        _ => None,
    }
}

/// Merges two words byte by byte, if at each place one of them is the constant 0.
fn merge(a: Term, b: Term) -> Option<Term> {
    let bits = a.bits();
    if !bits.is_multiple_of(8)
        || bits == 8
        || !matches!(a.node(), Node::Bytes(_)) && !matches!(b.node(), Node::Bytes(_))
    {
        return None;
    }
    let zero = Term::lit(8, 0).byte(0);
    let bytes: Option<Vec<_>> = (0..bits as usize / 8)
        .map(|i| match (a.byte(i), b.byte(i)) {
            (x, y) if y == zero => Some(x),
            (x, y) if x == zero => Some(y),
            _ => None,
        })
        .collect();
    bytes.map(|bytes| Term::of_bytes(&bytes))
}

/// Returns the operands of an And as a word and a constant mask, if the mask keeps or clears whole bytes.
pub(crate) fn masked(a: Term, b: Term) -> Option<(Term, u64)> {
    let bytes = |mask: &u64| mask.to_le_bytes().iter().all(|byte| matches!(byte, 0 | 0xff));
    [(a, b), (b, a)].into_iter().find_map(|(word, mask)| Some((word, mask.known().filter(bytes)?)))
}

/// Rounds a sum down to a multiple of a power of two, where the mask `by` says which power. Returns `None` unless all
/// terms of the sum except the constant are such multiples, as in an address computed from an aligned one.
fn round_down(x: Term, by: Term) -> Option<Term> {
    let rest = !by.known()? & mask(x.bits());
    match x.node() {
        Node::Sum(c, terms) if (rest + 1).is_power_of_two() && terms.iter().all(|(t, _)| t.maybe() & rest == 0) => {
            Some(x - Term::lit(x.bits(), c & rest))
        }
        _ => None,
    }
}

impl BitXor for Term {
    type Output = Term;
    fn bitxor(self, o: Term) -> Term {
        let bits = self.bits();
        if self == o {
            return Term::lit(bits, 0);
        }
        rotation(self, o).or_else(|| merge(self, o)).unwrap_or_else(|| exclusive_or(bits, 0, [self, o]))
    }
}
impl BitAnd for Term {
    type Output = Term;
    fn bitand(self, o: Term) -> Term {
        let bits = self.bits();
        if self.maybe() & o.maybe() == 0 {
            return Term::lit(bits, 0);
        }
        if let Some(term) = round_down(self, o).or_else(|| round_down(o, self)) {
            return term;
        }
        if self == o {
            return self;
        }
        for (x, m) in [(self, o), (o, self)] {
            // The mask keeps every bit that may be one.
            if m.known().is_some_and(|m| x.maybe() & !m == 0) {
                return x;
            }
        }
        if bits > 1
            && self.known().is_none()
            && o.known().is_none()
            && let Some(term) = multiplied(self, o)
        {
            return term;
        }
        Term::of(bits, Node::And(self.min(o), self.max(o)))
    }
}
impl BitOr for Term {
    type Output = Term;
    fn bitor(self, o: Term) -> Term {
        let bits = self.bits();
        match (self.known(), o.known()) {
            (Some(0), _) => return o,
            (_, Some(0)) => return self,
            _ => {}
        }
        if self == o {
            return self;
        }
        if let Some(term) = rotation(self, o).or_else(|| merge(self, o)) {
            return term;
        }
        // Words that have no bit in common are not expanded, because they are parts of one word.
        let apart = self.maybe() & o.maybe() == 0;
        if bits > 1 && self.known().is_none() && o.known().is_none() && !apart {
            return self ^ o ^ (self & o);
        }
        Term::of(bits, Node::Or(self.min(o), self.max(o)))
    }
}
impl Not for Term {
    type Output = Term;
    fn not(self) -> Term {
        self ^ Term::lit(self.bits(), mask(self.bits()))
    }
}
