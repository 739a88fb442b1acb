//! Terms: the domain in which kernels are proved.
//!
//! A term is a node of a graph in which equal nodes are one node. Constructors bring a term to a normal form before
//! it enters the graph, so two terms with one number are equal for every input, and equality is a comparison of
//! numbers. The normal forms are sums with coefficients modulo 2^w, bitwise functions as polynomials over GF(2), rotations
//! pushed to the words of these, and bytes that remember which word they are part of. They are incomplete (equal words may have different terms), never unsound; SOUNDNESS.md says how they are tested.
//!
//! With [`Algebra::None`] only addresses and sums with constants are computed, and everything else is an opaque term: that is
//! enough to show that two orders of the same instructions compute the same.

use std::cell::RefCell;
use std::fmt;
use std::hash::BuildHasher;
use std::rc::Rc;

use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use raddle_isa::{Concrete, Word};
use rustc_hash::{FxBuildHasher, FxHashMap};

mod bitwise;
mod sum;
#[cfg(test)]
mod tests;

use bitwise::exclusive_or;
pub(crate) use bitwise::masked;
use sum::sum;

/// A word for every input: a node of the graph of this thread.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Term(u32);

/// One byte of a term.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TermByte {
    /// The word.
    pub of: Term,
    /// Which of its bytes.
    pub at: u8,
}

/// How much the constructors know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Algebra {
    /// Normal forms.
    Full,
    /// Opaque terms, but for sums of 64 bits, which addresses are, and sums with constants, which counters are.
    None,
}

/// What an input is known to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Anybody may know it.
    Public,
    /// Must not reach a branch, an address, or an instruction whose time depends on it, nor stay behind.
    Secret,
    /// The length of the message: public, and what paths are told apart by.
    Length,
    /// A result that the architecture leaves undefined.
    Undefined,
    /// The same, where the instruction reads a secret or one was there before: a processor may leave it, or a part.
    UndefinedSecret,
}

/// What a term depends on, as a set of bits.
mod depends {
    pub(super) const SECRET: u8 = 1;
    pub(super) const LENGTH: u8 = 2;
    pub(super) const UNDEFINED: u8 = 4;
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Node {
    Lit(u64),
    Atom(u32),
    /// A byte as a word of 8 bits.
    Byte(TermByte),
    /// A word of bytes that are not all of one word, least significant first.
    Bytes(Rc<[TermByte]>),
    /// c + sum of coefficient * term, modulo 2^w; terms in order, no coefficient 0.
    Sum(u64, Rc<[(Term, u64)]>),
    /// c ^ exclusive or of the terms, in order, no two equal.
    Xor(u64, Rc<[Term]>),
    And(Term, Term),
    Or(Term, Term),
    Rol(Term, u32),
    Shl(Term, u32),
    Shr(Term, u32),
    /// One bit of a word.
    Bit(Term, u32),
    /// The carry out of a + b + c.
    Carry(Term, Term, Term),
    /// The borrow out of a - b - c; for c = 0: whether a < b.
    Borrow(Term, Term, Term),
    Product(Half, Term, Term),
    Clmul(Half, Term, Term),
    IsZero(Term),
    Select(Term, Term, Term),
    Sbox(Term),
    MixColumn(Term),
}

/// Which half of a result of twice the width.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Half {
    Low,
    High,
}

/// A node in the graph.
struct Made {
    node: Node,
    bits: u32,
    depends: u8,
    /// Bits that may be one.
    maybe: u64,
    /// The step that made it.
    origin: usize,
}

struct Graph {
    entries: Vec<Made>,
    /// The terms, found by their nodes.
    ids: HashTable<Term>,
    /// What [`TermByte::spread`] has found.
    spread: FxHashMap<TermByte, Term>,
    atoms: Vec<(String, Kind)>,
    algebra: Algebra,
    /// The step that is being followed.
    step: usize,
    /// What it leaves undefined, in a flag and in a register.
    undefined: [Kind; 2],
}

thread_local! {
    static GRAPH: RefCell<Graph> = RefCell::new(Graph::new(Algebra::Full));
}

/// Forgets all terms of this thread and starts anew. Terms from before must not be used again.
pub fn reset(algebra: Algebra) {
    GRAPH.set(Graph::new(algebra));
}

/// The first terms are the constants of 8 bits, each at its value.
const BYTES: u32 = 256;

impl Graph {
    fn new(algebra: Algebra) -> Graph {
        let mut graph = Graph {
            entries: Vec::new(),
            ids: HashTable::new(),
            spread: FxHashMap::default(),
            atoms: Vec::new(),
            algebra,
            step: 0,
            undefined: [Kind::Undefined; 2],
        };
        (0..BYTES).for_each(|x| _ = graph.term(8, Node::Lit(x.into())));
        graph
    }

    /// The one term of a node.
    fn term(&mut self, bits: u32, node: Node) -> Term {
        let Graph { entries, ids, atoms, step, .. } = self;
        let hash = |node: &Node| FxBuildHasher.hash_one(node);
        let made = |term: &Term| &entries[term.0 as usize];
        let is_it = |term: &Term| made(term).bits == bits && made(term).node == node;
        let vacant = match ids.entry(hash(&node), is_it, |term| hash(&made(term).node)) {
            Entry::Occupied(known) => return *known.get(),
            Entry::Vacant(vacant) => vacant,
        };
        let mut depends = match node {
            Node::Atom(id) => match atoms[id as usize].1 {
                Kind::Public => 0,
                Kind::Secret => depends::SECRET,
                Kind::Length => depends::LENGTH,
                Kind::Undefined => depends::UNDEFINED,
                Kind::UndefinedSecret => depends::UNDEFINED | depends::SECRET,
            },
            _ => 0,
        };
        node.children(|t| depends |= entries[t.0 as usize].depends);
        let maybe = node.maybe(bits, |t| entries[t.0 as usize].maybe);
        let term = Term(entries.len() as u32);
        vacant.insert(term);
        entries.push(Made { node, bits, depends, maybe, origin: *step });
        term
    }
}

/// Says which step of a kernel makes the terms from now on, and whether a flag, and a register, that it leaves undefined
/// may be secret.
pub(crate) fn at_step(step: usize, secret: [bool; 2]) {
    GRAPH.with_borrow_mut(|g| {
        g.step = step;
        g.undefined = secret.map(|secret| if secret { Kind::UndefinedSecret } else { Kind::Undefined });
    });
}

fn full() -> bool {
    GRAPH.with_borrow(|g| g.algebra == Algebra::Full)
}

fn mask(bits: u32) -> u64 {
    if bits == 64 { u64::MAX } else { (1 << bits) - 1 }
}

impl Node {
    pub(crate) fn children(&self, mut see: impl FnMut(Term)) {
        match self {
            Node::Lit(_) | Node::Atom(_) => {}
            Node::Byte(b) => see(b.of),
            Node::Bytes(bytes) => bytes.iter().for_each(|b| see(b.of)),
            Node::Sum(_, terms) => terms.iter().for_each(|t| see(t.0)),
            Node::Xor(_, terms) => terms.iter().copied().for_each(see),
            Node::Rol(x, _) | Node::Shl(x, _) | Node::Shr(x, _) | Node::Bit(x, _) => see(*x),
            Node::IsZero(x) | Node::Sbox(x) | Node::MixColumn(x) => see(*x),
            Node::And(a, b) | Node::Or(a, b) | Node::Product(_, a, b) | Node::Clmul(_, a, b) => {
                see(*a);
                see(*b);
            }
            Node::Carry(a, b, c) | Node::Borrow(a, b, c) | Node::Select(a, b, c) => {
                see(*a);
                see(*b);
                see(*c);
            }
        }
    }

    fn maybe(&self, bits: u32, of: impl Fn(Term) -> u64) -> u64 {
        let all = mask(bits);
        match self {
            Node::Lit(x) => *x,
            Node::Shl(x, k) => of(*x) << k & all,
            Node::Shr(x, k) => of(*x) >> k,
            Node::And(a, b) => of(*a) & of(*b),
            Node::Or(a, b) => of(*a) | of(*b),
            Node::Bytes(bytes) => {
                bytes.iter().enumerate().fold(0, |m, (i, b)| m | (of(b.of) >> (8 * b.at) & 0xff) << (8 * i))
            }
            _ => all,
        }
    }
}

impl Term {
    /// A new input, named for messages only.
    pub fn atom(bits: u32, name: impl Into<String>, kind: Kind) -> Term {
        let id = GRAPH.with_borrow_mut(|g| {
            g.atoms.push((name.into(), kind));
            g.atoms.len() as u32 - 1
        });
        Term::of(bits, Node::Atom(id))
    }

    fn of(bits: u32, node: Node) -> Term {
        GRAPH.with_borrow_mut(|g| g.term(bits, node))
    }

    pub(crate) fn node(self) -> Node {
        GRAPH.with_borrow(|g| g.entries[self.0 as usize].node.clone())
    }

    /// Its number in the graph: greater than those of the terms that it is made of.
    pub(crate) fn number(self) -> u64 {
        self.0.into()
    }

    /// The step of the kernel that made it first.
    pub(crate) fn origin(self) -> usize {
        GRAPH.with_borrow(|g| g.entries[self.0 as usize].origin)
    }

    fn depends(self) -> u8 {
        GRAPH.with_borrow(|g| g.entries[self.0 as usize].depends)
    }

    /// The bits that may be one.
    pub(crate) fn maybe(self) -> u64 {
        GRAPH.with_borrow(|g| g.entries[self.0 as usize].maybe)
    }

    /// For a word that is another and a constant: the other and the constant.
    fn offset(self) -> Option<(Term, u64)> {
        GRAPH.with_borrow(|g| match &g.entries[self.0 as usize].node {
            Node::Lit(_) => None,
            Node::Sum(c, terms) => match terms[..] {
                [(base, 1)] => Some((base, *c)),
                _ => None,
            },
            _ => Some((self, 0)),
        })
    }

    /// A word shifted to the left or to the right.
    fn is_shift(self) -> bool {
        GRAPH.with_borrow(|g| matches!(g.entries[self.0 as usize].node, Node::Shl(..) | Node::Shr(..)))
    }

    /// Depends on a secret.
    pub fn is_secret(self) -> bool {
        self.depends() & depends::SECRET != 0
    }

    /// Depends on the length.
    pub fn has_length(self) -> bool {
        self.depends() & depends::LENGTH != 0
    }

    /// Depends on something that the architecture leaves undefined.
    pub fn is_undefined(self) -> bool {
        self.depends() & depends::UNDEFINED != 0
    }

    /// For `x < c` with a constant c: x and c.
    pub fn as_below(self) -> Option<(Term, u64)> {
        match self.node() {
            Node::Borrow(x, bound, zero) if zero.known() == Some(0) => Some((x, bound.known()?)),
            _ => None,
        }
    }

    /// The number for given inputs; `None` where it depends on others.
    pub fn eval(self, inputs: &FxHashMap<Term, u64>) -> Option<u64> {
        let numbers = inputs.iter().map(|(&input, &x)| (input, Term::lit(input.bits(), x)));
        self.substitute(&mut Substitution::new(numbers)).known()
    }

    /// The term with inputs replaced.
    pub fn substitute(self, with: &mut Substitution) -> Term {
        if let Some(&term) = with.0.get(&self) {
            return term;
        }
        let bits = self.bits();
        let term = match self.node() {
            Node::Lit(_) | Node::Atom(_) => self,
            Node::Byte(b) => Term::of_bytes(&[b.substitute(with)]),
            Node::Bytes(bytes) => {
                let bytes: Vec<_> = bytes.iter().map(|b| b.substitute(with)).collect();
                Term::of_bytes(&bytes)
            }
            Node::Sum(c, terms) => {
                let parts: Vec<_> = terms.iter().map(|&(t, k)| (t.substitute(with), k)).collect();
                sum(bits, c, parts)
            }
            Node::Xor(c, terms) => terms.iter().fold(Term::lit(bits, c), |x, t| x ^ t.substitute(with)),
            Node::And(a, b) => a.substitute(with) & b.substitute(with),
            Node::Or(a, b) => a.substitute(with) | b.substitute(with),
            Node::Rol(x, k) => x.substitute(with).rol(k),
            Node::Shl(x, k) => x.substitute(with).shl(k),
            Node::Shr(x, k) => x.substitute(with).shr(k),
            Node::Bit(x, k) => x.substitute(with).bit(k),
            Node::Carry(a, b, c) => a.substitute(with).add_carry(b.substitute(with), c.substitute(with)).1,
            Node::Borrow(a, b, c) => a.substitute(with).sub_borrow(b.substitute(with), c.substitute(with)).1,
            Node::Product(half, a, b) => half.of(a.substitute(with).mul_wide(b.substitute(with))),
            Node::Clmul(half, a, b) => half.of(a.substitute(with).clmul(b.substitute(with))),
            Node::IsZero(x) => x.substitute(with).is_zero(),
            Node::Select(c, a, b) => c.substitute(with).select(a.substitute(with), b.substitute(with)),
            Node::Sbox(x) => x.substitute(with).sbox(),
            Node::MixColumn(x) => x.substitute(with).mix_column(),
        };
        with.0.insert(self, term);
        term
    }
}

/// Inputs and what replaces them; remembers what it has done.
pub struct Substitution(FxHashMap<Term, Term>);

impl Substitution {
    /// Replaces each first term, an input, by the second.
    pub fn new(pairs: impl IntoIterator<Item = (Term, Term)>) -> Self {
        Substitution(pairs.into_iter().collect())
    }
}

impl TermByte {
    /// The byte with inputs replaced.
    pub fn substitute(self, with: &mut Substitution) -> TermByte {
        self.of.substitute(with).byte(self.at as usize)
    }

    /// Depends on a secret.
    pub fn is_secret(self) -> bool {
        self.of.is_secret()
    }

    /// The byte as an exclusive or of bytes that are none: so that two bytes are equal whatever the width of the
    /// words on which the exclusive or was done.
    pub fn spread(self) -> Term {
        if let Some(known) = GRAPH.with_borrow(|g| g.spread.get(&self).copied()) {
            return known;
        }
        let term = match self.of.node() {
            Node::Xor(c, terms) => {
                terms.iter().fold(Term::lit(8, c >> (8 * self.at) & 0xff), |x, t| x ^ t.byte(self.at as usize).spread())
            }
            Node::Byte(inner) => inner.spread(),
            Node::And(a, b) => match masked(a, b) {
                Some((word, mask)) => match mask >> (8 * self.at) & 0xff {
                    0 => Term::lit(8, 0),
                    _ => word.byte(self.at as usize).spread(),
                },
                None => Term::of_bytes(&[self]),
            },
            _ => Term::of_bytes(&[self]),
        };
        GRAPH.with_borrow_mut(|g| g.spread.insert(self, term));
        term
    }
}

impl Half {
    fn of(self, (low, high): (Term, Term)) -> Term {
        match self {
            Half::Low => low,
            Half::High => high,
        }
    }
}

impl Word for Term {
    type Byte = TermByte;

    fn lit(bits: u32, x: u64) -> Term {
        let x = x & mask(bits);
        if bits == 8 { Term(x as u32) } else { Term::of(bits, Node::Lit(x)) }
    }
    fn undefined(bits: u32) -> Term {
        Term::atom(bits, "undefined", GRAPH.with_borrow(|g| g.undefined[(bits > 1) as usize]))
    }
    fn bits(self) -> u32 {
        GRAPH.with_borrow(|g| g.entries[self.0 as usize].bits)
    }
    fn known(self) -> Option<u64> {
        if self.0 < BYTES {
            return Some(self.0.into());
        }
        GRAPH.with_borrow(|g| match g.entries[self.0 as usize].node {
            Node::Lit(x) => Some(x),
            _ => None,
        })
    }

    fn distance(self, from: Term) -> Option<u64> {
        // Nearly all addresses are a base and a constant.
        match (self.offset(), from.offset()) {
            (Some((base, at)), Some((other, from))) => (base == other).then(|| at.wrapping_sub(from)),
            _ => (self - from).known(),
        }
    }

    fn rol(self, k: u32) -> Term {
        let bits = self.bits();
        let k = k % bits;
        if k == 0 {
            return self;
        }
        if let Some(x) = self.known() {
            return Term::lit(bits, Concrete::lit(bits, x).rol(k).value());
        }
        match self.node() {
            Node::Rol(x, j) => x.rol(k + j),
            Node::Xor(c, terms) if full() => {
                let constant = Concrete::lit(bits, c).rol(k).value();
                exclusive_or(bits, constant, terms.iter().map(|t| t.rol(k)).collect::<Vec<_>>())
            }
            Node::And(a, b) if full() && a.known().is_none() && b.known().is_none() => a.rol(k) & b.rol(k),
            Node::Bytes(bytes) if k.is_multiple_of(8) => {
                let mut bytes = bytes.to_vec();
                bytes.rotate_right(k as usize / 8);
                Term::of_bytes(&bytes)
            }
            _ => Term::of(bits, Node::Rol(self, k)),
        }
    }
    fn shl(self, k: u32) -> Term {
        let bits = self.bits();
        match self.known() {
            _ if k == 0 => self,
            _ if k >= bits => Term::lit(bits, 0),
            Some(x) => Term::lit(bits, x << k),
            None if k.is_multiple_of(8) && bits > 8 => {
                let (n, zero) = (bits as usize / 8, Term::lit(8, 0).byte(0));
                let shift = k as usize / 8;
                let bytes: Vec<_> = (0..n).map(|i| if i < shift { zero } else { self.byte(i - shift) }).collect();
                Term::of_bytes(&bytes)
            }
            None => match self.node() {
                Node::Shl(x, j) if full() => x.shl(j + k),
                _ => Term::of(bits, Node::Shl(self, k)),
            },
        }
    }
    fn shr(self, k: u32) -> Term {
        let bits = self.bits();
        match self.known() {
            _ if k == 0 => self,
            _ if k >= bits => Term::lit(bits, 0),
            Some(x) => Term::lit(bits, x >> k),
            None if k.is_multiple_of(8) && bits > 8 => {
                let (n, zero) = (bits as usize / 8, Term::lit(8, 0).byte(0));
                let shift = k as usize / 8;
                let bytes: Vec<_> = (0..n).map(|i| if i + shift < n { self.byte(i + shift) } else { zero }).collect();
                Term::of_bytes(&bytes)
            }
            None => match self.node() {
                Node::Shr(x, j) if full() => x.shr(j + k),
                _ => Term::of(bits, Node::Shr(self, k)),
            },
        }
    }

    fn add_carry(self, o: Term, carry: Term) -> (Term, Term) {
        let bits = self.bits();
        if let (Some(a), Some(b), Some(c)) = (self.known(), o.known(), carry.known()) {
            let (sum, carry) = Concrete::lit(bits, a).add_carry(Concrete::lit(bits, b), Concrete::lit(1, c));
            return (Term::lit(bits, sum.value()), Term::lit(1, carry.value()));
        }
        let sum = if carry.known() == Some(0) { self + o } else { self + o + carry.resize(bits) };
        (sum, Term::of(1, Node::Carry(self.min(o), self.max(o), carry)))
    }
    fn sub_borrow(self, o: Term, borrow: Term) -> (Term, Term) {
        let bits = self.bits();
        if let (Some(a), Some(b), Some(c)) = (self.known(), o.known(), borrow.known()) {
            let (difference, borrow) = Concrete::lit(bits, a).sub_borrow(Concrete::lit(bits, b), Concrete::lit(1, c));
            return (Term::lit(bits, difference.value()), Term::lit(1, borrow.value()));
        }
        let difference = if borrow.known() == Some(0) { self - o } else { self - o - borrow.resize(bits) };
        (difference, Term::of(1, Node::Borrow(self, o, borrow)))
    }
    fn mul_wide(self, o: Term) -> (Term, Term) {
        let bits = self.bits();
        if let (Some(a), Some(b)) = (self.known(), o.known()) {
            let (low, high) = Concrete::lit(bits, a).mul_wide(Concrete::lit(bits, b));
            return (Term::lit(bits, low.value()), Term::lit(bits, high.value()));
        }
        let (a, b) = (self.min(o), self.max(o));
        (Term::of(bits, Node::Product(Half::Low, a, b)), Term::of(bits, Node::Product(Half::High, a, b)))
    }
    fn clmul(self, o: Term) -> (Term, Term) {
        let bits = self.bits();
        if let (Some(a), Some(b)) = (self.known(), o.known()) {
            let (low, high) = Concrete::lit(bits, a).clmul(Concrete::lit(bits, b));
            return (Term::lit(bits, low.value()), Term::lit(bits, high.value()));
        }
        let (a, b) = (self.min(o), self.max(o));
        (Term::of(bits, Node::Clmul(Half::Low, a, b)), Term::of(bits, Node::Clmul(Half::High, a, b)))
    }
    fn is_zero(self) -> Term {
        match self.known() {
            Some(x) => Term::lit(1, (x == 0) as u64),
            None => Term::of(1, Node::IsZero(self)),
        }
    }
    fn select(self, yes: Term, no: Term) -> Term {
        match self.known() {
            Some(1) => yes,
            Some(_) => no,
            None if yes == no => yes,
            None => Term::of(yes.bits(), Node::Select(self, yes, no)),
        }
    }
    fn resize(self, bits: u32) -> Term {
        let from = self.bits();
        if bits == from {
            return self;
        }
        if let Some(x) = self.known() {
            return Term::lit(bits, x);
        }
        if bits == 1 {
            return self.bit(0);
        }
        if from == 1 {
            // A bit as a number: select, so that it has bytes like any other word.
            return self.select(Term::lit(bits, 1), Term::lit(bits, 0));
        }
        if bits == 32 && from == 64 && full() {
            // No low bit of these depends on a high one. Shorter pieces stay pieces of the word, which they are
            // compared with.
            match self.node() {
                Node::Sum(c, terms) => return sum(bits, c, terms.iter().map(|&(t, k)| (t.resize(bits), k))),
                Node::Xor(c, terms) => {
                    let words: Vec<_> = terms.iter().map(|t| t.resize(bits)).collect();
                    return exclusive_or(bits, c & mask(bits), words);
                }
                Node::And(a, b) if a.known().is_none() && b.known().is_none() => {
                    return a.resize(bits) & b.resize(bits);
                }
                _ => {}
            }
        }
        let zero = Term::lit(8, 0).byte(0);
        let whole = from as usize / 8;
        let bytes: Vec<_> = (0..bits as usize / 8).map(|i| if i < whole { self.byte(i) } else { zero }).collect();
        Term::of_bytes(&bytes)
    }
    fn bit(self, k: u32) -> Term {
        match (self.known(), self.bits()) {
            (Some(x), _) => Term::lit(1, x >> k),
            (None, 1) => self,
            _ => Term::of(1, Node::Bit(self, k)),
        }
    }
    fn sbox(self) -> Term {
        match self.known() {
            Some(x) => Term::lit(8, Concrete::lit(8, x).sbox().value()),
            // Of the same byte, whatever the words are that it was taken from.
            None if full() => Term::of(8, Node::Sbox(TermByte { of: self, at: 0 }.spread())),
            None => Term::of(8, Node::Sbox(self)),
        }
    }
    fn mix_column(self) -> Term {
        match self.known() {
            Some(x) => Term::lit(32, Concrete::lit(32, x).mix_column().value()),
            None => Term::of(32, Node::MixColumn(self)),
        }
    }

    fn byte(self, i: usize) -> TermByte {
        match self.node() {
            Node::Lit(x) => TermByte { of: Term::lit(8, x >> (8 * i) & 0xff), at: 0 },
            Node::Byte(b) => b,
            Node::Bytes(bytes) => bytes[i],
            // A rotation by whole bytes only moves them.
            Node::Rol(x, k) if k.is_multiple_of(8) => {
                let n = x.bits() as usize / 8;
                x.byte((i + n - k as usize / 8) % n)
            }
            _ => TermByte { of: self, at: i as u8 },
        }
    }
    fn of_bytes(bytes: &[TermByte]) -> Term {
        let n = bytes.len();
        let bits = 8 * n as u32;
        let first = bytes[0];
        if n == 1 {
            return if first.of.bits() <= 8 { first.of } else { Term::of(8, Node::Byte(first)) };
        }
        // A whole word, or a whole word turned.
        if first.of.bits() == bits
            && bytes.iter().enumerate().all(|(i, b)| b.of == first.of && b.at as usize == (first.at as usize + i) % n)
        {
            return first.of.rol(8 * (n as u32 - first.at as u32));
        }
        if let Some(x) = bytes.iter().rev().try_fold(0, |x, b| Some(x << 8 | b.of.known()?)) {
            return Term::lit(bits, x);
        }
        Term::of(bits, Node::Bytes(bytes.into()))
    }
    fn grain(byte: TermByte) -> u32 {
        if byte.of.known().is_some() { 0 } else { byte.of.bits().max(8) }
    }
}

impl fmt::Debug for TermByte {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}.{}", self.of, self.at)
    }
}

impl fmt::Debug for Term {
    /// The term, three levels deep, and four terms wide.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const WIDE: usize = 4;
        fn show(term: Term, depth: u32) -> String {
            let deeper = |t: &Term| if depth == 0 { "…".into() } else { show(*t, depth - 1) };
            let byte = |b: &TermByte| format!("{}.{}", deeper(&b.of), b.at);
            let short = |mut parts: Vec<String>, all: usize, by: &str| {
                if all > parts.len() {
                    parts.push("…".into());
                }
                parts.join(by)
            };
            let list = |terms: &[Term], by: &str| short(terms.iter().take(WIDE).map(deeper).collect(), terms.len(), by);
            match term.node() {
                Node::Lit(x) => format!("{x:#x}"),
                Node::Atom(id) => GRAPH.with_borrow(|g| g.atoms[id as usize].0.clone()),
                Node::Byte(b) => byte(&b),
                Node::Bytes(bytes) => format!("[{}]", bytes.iter().map(byte).collect::<Vec<_>>().join(" ")),
                Node::Sum(c, terms) => {
                    let part = |(t, k): &(Term, u64)| match *k {
                        1 => deeper(t),
                        k => format!("{k:#x}*{}", deeper(t)),
                    };
                    let parts = terms.iter().take(WIDE).map(part).collect();
                    format!("({} + {c:#x})", short(parts, terms.len(), " + "))
                }
                Node::Xor(c, terms) => format!("({} ^ {c:#x})", list(&terms, " ^ ")),
                Node::Rol(x, k) => format!("({} <<< {k})", deeper(&x)),
                Node::Shl(x, k) => format!("({} << {k})", deeper(&x)),
                Node::Shr(x, k) => format!("({} >> {k})", deeper(&x)),
                Node::Bit(x, k) => format!("{}[{k}]", deeper(&x)),
                Node::Borrow(a, b, _) => format!("({} < {})", deeper(&a), deeper(&b)),
                node => {
                    let name = format!("{node:?}");
                    let mut children = Vec::new();
                    node.children(|t| children.push(t));
                    format!("{}({})", name.split('(').next().unwrap_or_default(), list(&children, ", "))
                }
            }
        }
        f.write_str(&show(*self, 3))
    }
}
