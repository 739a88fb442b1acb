//! The graph of terms of a thread, in which equal nodes are one node.

use std::cell::RefCell;
use std::hash::BuildHasher;
use std::rc::Rc;

use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use raddle_isa::{Concrete, Word};
use rustc_hash::{FxBuildHasher, FxHashMap};

/// A word for every input, as a node of this thread's graph.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Term(pub(super) u32);

/// One byte of a term.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TermByte {
    /// The word.
    pub of: Term,
    /// The index of the byte.
    pub at: u8,
}

/// The kind of an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Anybody may know the input.
    Public,
    /// The input must not reach a branch, an address, or an instruction whose time depends on it, nor be left behind.
    Secret,
    /// The length of the message, which is public, and according to which paths differ.
    Length,
    /// A result that the architecture leaves undefined.
    Undefined,
    /// An undefined result of an instruction that reads a secret, or in a place that held one: a processor may leave
    /// all or part of it.
    UndefinedSecret,
}

/// The dependences of a term, as a set of bits.
mod depends {
    pub(super) const SECRET: u8 = 1;
    pub(super) const LENGTH: u8 = 2;
    pub(super) const UNDEFINED: u8 = 4;
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Node {
    Lit(u64),
    Atom(u32),
    /// A byte as an 8-bit word.
    Byte(TermByte),
    /// A word that consists of bytes that don't come from a single word, the least significant first.
    Bytes(Rc<[TermByte]>),
    /// c + sum of coefficient * term, modulo 2^w, with the terms in order and no coefficient 0.
    Sum(u64, Rc<[(Term, u64)]>),
    /// c ^ exclusive or of the terms, which are in order and different.
    Xor(u64, Rc<[Term]>),
    And(Term, Term),
    Or(Term, Term),
    Rol(Term, u32),
    Shl(Term, u32),
    Shr(Term, u32),
    /// A single bit of a word.
    Bit(Term, u32),
    /// The carry out of a + b + c.
    Carry(Term, Term, Term),
    /// The borrow out of a - b - c. For c = 0 it says whether a < b.
    Borrow(Term, Term, Term),
    Product(Half, Term, Term),
    Clmul(Half, Term, Term),
    IsZero(Term),
    Select(Term, Term, Term),
    Sbox(Term),
    MixColumn(Term),
}

/// The half of a result of twice the width.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Half {
    Low,
    High,
}

impl Half {
    fn of<W>(self, (low, high): (W, W)) -> W {
        match self {
            Half::Low => low,
            Half::High => high,
        }
    }
}

/// A node in the graph.
pub(super) struct Made {
    pub(super) node: Node,
    pub(super) bits: u32,
    depends: u8,
    /// The bits that may be one.
    maybe: u64,
    /// The step that made it.
    origin: usize,
}

#[derive(Default)]
pub(super) struct Graph {
    pub(super) entries: Vec<Made>,
    /// The terms, found by their nodes.
    ids: HashTable<Term>,
    /// The results of [`TermByte::spread`].
    pub(super) spread: FxHashMap<TermByte, Term>,
    pub(super) atoms: Vec<(String, Kind)>,
    /// The step that is being followed.
    step: usize,
    /// Whether the step's undefined results may be secret, in a flag and in a register.
    pub(super) secret: [bool; 2],
}

thread_local! {
    /// The graph of this thread. It makes equal nodes one node and notes the current step, which doesn't affect
    /// equality. The graph is global because the meaning of a row makes constants from numbers only ([`Word::lit`]), so
    /// a constant could not get its graph from an operand. A term that carried the graph would also be four times as
    /// large, and so would registers and memory.
    pub(super) static GRAPH: RefCell<Graph> = RefCell::new(Graph::new());
}

/// Forgets all terms of this thread and starts anew. Earlier terms must not be used again.
pub fn reset() {
    GRAPH.set(Graph::new());
}

/// The number of constants of 8 bits. They are the first terms, each at its value.
pub(super) const BYTES: u32 = 256;

impl Graph {
    fn new() -> Graph {
        let mut graph = Graph::default();
        (0..BYTES).for_each(|x| _ = graph.term(8, Node::Lit(x.into())));
        graph
    }

    /// Returns the unique term of a node. If all operands are numbers, this term is a number.
    fn term(&mut self, bits: u32, node: Node) -> Term {
        let Graph { entries, ids, atoms, step, .. } = self;
        let hash = |node: &Node| FxBuildHasher.hash_one(node);
        let made = |term: &Term| &entries[term.0 as usize];
        let is_it = |term: &Term| made(term).bits == bits && made(term).node == node;
        let vacant = match ids.entry(hash(&node), is_it, |term| hash(&made(term).node)) {
            Entry::Occupied(known) => return *known.get(),
            Entry::Vacant(vacant) => vacant,
        };
        let number = |term: Term| match made(&term).node {
            Node::Lit(x) => Some(Concrete::lit(made(&term).bits, x)),
            _ => None,
        };
        if let Some(result) = node.apply(bits, number) {
            return self.term(bits, Node::Lit(result.value()));
        }
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

/// Sets the step of a kernel that makes the terms from now on, and whether its undefined flags, and registers, may be
/// secret.
pub(crate) fn at_step(step: usize, secret: [bool; 2]) {
    GRAPH.with_borrow_mut(|g| (g.step, g.secret) = (step, secret));
}

pub(super) fn mask(bits: u32) -> u64 {
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

    /// Applies the operation to the words that `of` returns for its terms. Returns `None` if one is missing, and for
    /// constants, inputs, and sums, whose coefficients are no words.
    pub(super) fn apply<W: Word>(&self, bits: u32, mut of: impl FnMut(Term) -> Option<W>) -> Option<W> {
        Some(match self {
            Node::Lit(_) | Node::Atom(_) | Node::Sum(..) => return None,
            Node::Byte(b) => W::of_bytes(&[of(b.of)?.byte(b.at as usize)]),
            Node::Bytes(bytes) => {
                let bytes: Option<Vec<_>> = bytes.iter().map(|b| Some(of(b.of)?.byte(b.at as usize))).collect();
                W::of_bytes(&bytes?)
            }
            Node::Xor(c, terms) => terms.iter().try_fold(W::lit(bits, *c), |x, t| Some(x ^ of(*t)?))?,
            Node::And(a, b) => of(*a)? & of(*b)?,
            Node::Or(a, b) => of(*a)? | of(*b)?,
            Node::Rol(x, k) => of(*x)?.rol(*k),
            Node::Shl(x, k) => of(*x)?.shl(*k),
            Node::Shr(x, k) => of(*x)?.shr(*k),
            Node::Bit(x, k) => of(*x)?.bit(*k),
            Node::Carry(a, b, c) => of(*a)?.add_carry(of(*b)?, of(*c)?).1,
            Node::Borrow(a, b, c) => of(*a)?.sub_borrow(of(*b)?, of(*c)?).1,
            Node::Product(half, a, b) => half.of(of(*a)?.mul_wide(of(*b)?)),
            Node::Clmul(half, a, b) => half.of(of(*a)?.clmul(of(*b)?)),
            Node::IsZero(x) => of(*x)?.is_zero(),
            Node::Select(c, a, b) => of(*c)?.select(of(*a)?, of(*b)?),
            Node::Sbox(x) => of(*x)?.sbox(),
            Node::MixColumn(x) => of(*x)?.mix_column(),
        })
    }

    /// Returns the bits that may be one.
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
    /// Creates a new input, whose name is only for messages.
    pub fn atom(bits: u32, name: impl Into<String>, kind: Kind) -> Term {
        let id = GRAPH.with_borrow_mut(|g| {
            g.atoms.push((name.into(), kind));
            g.atoms.len() as u32 - 1
        });
        Term::of(bits, Node::Atom(id))
    }

    pub(super) fn of(bits: u32, node: Node) -> Term {
        GRAPH.with_borrow_mut(|g| g.term(bits, node))
    }

    pub(crate) fn node(self) -> Node {
        self.see(Node::clone)
    }

    /// Returns the result of `look` on the node, which is not copied. `look` must not make terms.
    pub(super) fn see<T>(self, look: impl FnOnce(&Node) -> T) -> T {
        GRAPH.with_borrow(|g| look(&g.entries[self.0 as usize].node))
    }

    /// Returns the number in the graph, which is greater than the numbers of the terms that it is computed from.
    pub(crate) fn number(self) -> u64 {
        self.0.into()
    }

    /// Returns the step of the kernel that first made the term.
    pub(crate) fn origin(self) -> usize {
        GRAPH.with_borrow(|g| g.entries[self.0 as usize].origin)
    }

    fn depends(self) -> u8 {
        GRAPH.with_borrow(|g| g.entries[self.0 as usize].depends)
    }

    /// Returns the bits that may be one.
    pub(crate) fn maybe(self) -> u64 {
        GRAPH.with_borrow(|g| g.entries[self.0 as usize].maybe)
    }

    /// Returns the word and the constant whose sum this term is, if it is one.
    pub(super) fn offset(self) -> Option<(Term, u64)> {
        self.see(|node| match node {
            Node::Lit(_) => None,
            Node::Sum(c, terms) => match terms[..] {
                [(base, 1)] => Some((base, *c)),
                _ => None,
            },
            _ => Some((self, 0)),
        })
    }

    /// Returns whether the term is a word shifted to the left or to the right.
    pub(super) fn is_shift(self) -> bool {
        self.see(|node| matches!(node, Node::Shl(..) | Node::Shr(..)))
    }

    /// Returns whether the term depends on a secret.
    pub fn is_secret(self) -> bool {
        self.depends() & depends::SECRET != 0
    }

    /// Returns whether the term depends on the length.
    pub fn has_length(self) -> bool {
        self.depends() & depends::LENGTH != 0
    }

    /// Returns whether the term depends on something that the architecture leaves undefined.
    pub fn is_undefined(self) -> bool {
        self.depends() & depends::UNDEFINED != 0
    }

    /// Returns x and c, if the term is `x < c` with a constant c.
    pub fn as_below(self) -> Option<(Term, u64)> {
        match self.node() {
            Node::Borrow(x, bound, zero) if zero.known() == Some(0) => Some((x, bound.known()?)),
            _ => None,
        }
    }
}
