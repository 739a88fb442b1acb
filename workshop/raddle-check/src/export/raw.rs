//! Words that no rule rewrites.
//!
//! Each operation makes one node. The only exceptions are bookkeeping: equal nodes are one node, an operation on
//! constants is a constant, and a byte of a word that was joined from bytes is that byte.
//!
//! A node carries its *sample*, its value for one choice of the inputs. Samples show the way: for example, they show at
//! which offset of which region an address is. Addresses in the sample are round numbers, so different words may have
//! equal samples. We therefore find the places of the state that an iteration changes at several [points](Points), for
//! which all inputs are random. Every choice that is made from a sample or from points becomes a goal for all inputs,
//! which the solver refutes if the choice is wrong.

use std::cell::RefCell;
use std::fmt;
use std::ops::{Add, BitAnd, BitOr, BitXor, Not, Sub};
use std::rc::Rc;

use raddle_isa::{Concrete, Word};
use rustc_hash::FxHashMap;

/// A word: a node of the graph of this thread.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Raw(u32);

impl fmt::Display for Raw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "n{}", self.0)
    }
}

/// One byte of a word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct RawByte {
    of: Raw,
    at: u8,
}

/// The identity of an input.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Input {
    /// The content of a region at an offset.
    Held(&'static str, usize),
    /// The length of the message.
    Length,
    /// Another input, by its name.
    Named(String),
}

/// Half of a result of twice the width.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Half {
    /// The low word.
    Low,
    /// The high word.
    High,
}

/// An operation.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// A constant.
    Lit(u64),
    /// An input.
    Atom(Input),
    /// The concatenation of pieces, the least significant first.
    Concat(Rc<[Raw]>),
    /// The bits of a word from this one on.
    Extract(Raw, u32),
    /// A word with zeros above it.
    Extend(Raw),
    /// Bitwise complement.
    Not(Raw),
    /// Sum.
    Add(Raw, Raw),
    /// Difference.
    Sub(Raw, Raw),
    /// Bitwise exclusive or.
    Xor(Raw, Raw),
    /// Bitwise and.
    And(Raw, Raw),
    /// Bitwise or.
    Or(Raw, Raw),
    /// Rotation to the left.
    Rol(Raw, u32),
    /// Shift to the left.
    Shl(Raw, u32),
    /// Logical shift to the right.
    Shr(Raw, u32),
    /// The carry out of a sum of two words and a bit.
    Carry(Raw, Raw, Raw),
    /// The borrow out of a difference of two words and a bit.
    Borrow(Raw, Raw, Raw),
    /// Product.
    Mul(Half, Raw, Raw),
    /// Product of polynomials over GF(2).
    Clmul(Half, Raw, Raw),
    /// Whether a word is zero, as one bit.
    IsZero(Raw),
    /// A choice by one bit.
    Select(Raw, Raw, Raw),
    /// The S-box of AES.
    Sbox(Raw),
    /// MixColumns of AES.
    MixColumn(Raw),
}

struct Node {
    op: Op,
    bits: u32,
    sample: Concrete,
    /// Whether the length of the message is among its inputs.
    has_length: bool,
}

/// An address that was located: the address, its region's address, and the offset.
pub type Found = (Raw, Raw, u64);

#[derive(Default)]
struct Graph {
    nodes: Vec<Node>,
    ids: FxHashMap<(u32, Op), Raw>,
    found: Vec<Found>,
    undefined: usize,
}

thread_local! {
    static GRAPH: RefCell<Graph> = RefCell::default();
}

/// Forgets all words of this thread.
pub fn reset() {
    GRAPH.take();
}

/// Returns the addresses located since the last call.
pub fn take_found() -> Vec<Found> {
    GRAPH.with_borrow_mut(|graph| std::mem::take(&mut graph.found))
}

/// The distance beyond which an address is in another region.
const NEAR: u64 = 1 << 36;

impl Raw {
    fn of(bits: u32, op: Op) -> Raw {
        if let Some(known) = GRAPH.with_borrow(|graph| graph.ids.get(&(bits, op.clone())).copied()) {
            return known;
        }
        let sample = op.sample(bits);
        let mut is_constant = true;
        op.children(|child| is_constant &= child.known().is_some());
        if is_constant && !matches!(op, Op::Lit(_) | Op::Atom(_)) {
            return Raw::lit(bits, sample.value());
        }
        Raw::insert(bits, op, sample)
    }

    fn insert(bits: u32, op: Op, sample: Concrete) -> Raw {
        GRAPH.with_borrow_mut(|graph| {
            let made = Raw(graph.nodes.len() as u32);
            let mut has_length = matches!(&op, Op::Atom(Input::Length));
            op.children(|child| has_length |= graph.nodes[child.0 as usize].has_length);
            graph.nodes.push(Node { op: op.clone(), bits, sample, has_length });
            graph.ids.insert((bits, op), made);
            made
        })
    }

    /// Returns an input, whose sample is drawn from its name.
    pub fn input(bits: u32, input: Input) -> Raw {
        Raw::of(bits, Op::Atom(input))
    }

    /// Returns an input with this name.
    pub fn named(bits: u32, name: impl Into<String>) -> Raw {
        Raw::input(bits, Input::Named(name.into()))
    }

    /// Returns an input with a given sample.
    pub fn sampled(bits: u32, input: Input, sample: u64) -> Raw {
        let op = Op::Atom(input);
        let known = GRAPH.with_borrow(|graph| graph.ids.get(&(bits, op.clone())).copied());
        known.unwrap_or_else(|| Raw::insert(bits, op, Concrete::lit(bits, sample)))
    }

    /// Returns the operation.
    pub fn op(self) -> Op {
        GRAPH.with_borrow(|graph| graph.nodes[self.0 as usize].op.clone())
    }

    /// Returns the value for the sample of the inputs.
    pub fn sample(self) -> Concrete {
        GRAPH.with_borrow(|graph| graph.nodes[self.0 as usize].sample)
    }

    /// Returns the word with the length replaced by a number.
    pub fn with_length(self, with: &mut Replacement<'_>) -> Raw {
        let has_length = GRAPH.with_borrow(|graph| graph.nodes[self.0 as usize].has_length);
        if has_length { self.replace(with) } else { self }
    }

    /// Returns whether the word is less than another, as a word of one bit.
    pub fn below(self, other: Raw) -> Raw {
        self.sub_borrow(other, Raw::lit(1, 0)).1
    }

    /// Returns the word with inputs replaced.
    pub fn replace(self, with: &mut Replacement<'_>) -> Raw {
        if let Some(&done) = with.done.get(&self) {
            return done;
        }
        let bits = self.bits();
        let op = self.op();
        let made = match &op {
            Op::Atom(input) => (with.with)(input).unwrap_or(self),
            Op::Lit(_) => self,
            op => {
                let mut changed = false;
                op.children(|child| changed |= child.replace(with) != child);
                if changed { op.rebuilt(bits, |child| child.replace(with)) } else { self }
            }
        };
        with.done.insert(self, made);
        made
    }

    /// Returns the low bits of the word, or the word with zeros above it, byte by byte.
    fn cut(self, bits: u32) -> Raw {
        let bytes: Vec<RawByte> = (0..bits as usize / 8)
            .map(|i| if i < self.bits() as usize / 8 { self.byte(i) } else { Raw::lit(8, 0).byte(0) })
            .collect();
        Raw::of_bytes(&bytes)
    }
}

/// A replacement of inputs, which remembers its results.
pub struct Replacement<'a> {
    with: &'a dyn Fn(&Input) -> Option<Raw>,
    done: FxHashMap<Raw, Raw>,
}

impl<'a> Replacement<'a> {
    /// Creates a replacement of the inputs for which `with` returns a word.
    pub fn new(with: &'a dyn Fn(&Input) -> Option<Raw>) -> Self {
        Replacement { with, done: FxHashMap::default() }
    }
}

/// Several choices of all inputs, and the values of words for them: words that differ at one of them are not equal.
pub struct Points {
    /// The seed of the random inputs.
    seed: u64,
    /// The values of this thread's words so far, for each choice.
    numbers: [Vec<Concrete>; POINTS],
}

/// The number of choices. Different words of few bits may agree at several of them.
const POINTS: usize = 16;

/// The first choice that is just below an overflow of 32 bits, as all later ones are. Only for these choices does the
/// upper half of an address change.
const BELOW: usize = 12;

impl Points {
    /// Creates points that are drawn from a seed.
    pub fn new(seed: u64) -> Self {
        Points { seed, numbers: Default::default() }
    }

    /// Returns whether two words agree at all points.
    pub fn agree(&mut self, one: Raw, other: Raw) -> bool {
        (0..POINTS).all(|point| self.number(point, one) == self.number(point, other))
    }

    /// Returns the value of a word at a point. A word is made after its operands, so we evaluate all earlier words in
    /// order.
    fn number(&mut self, point: usize, word: Raw) -> u64 {
        let numbers = &mut self.numbers[point];
        let salt = mixed(self.seed ^ (point as u64 + 1) << 32);
        for i in numbers.len()..=word.0 as usize {
            let number = GRAPH.with_borrow(|graph| {
                let Node { op, bits, .. } = &graph.nodes[i];
                let ones = if point < BELOW { 0 } else { u64::from(u32::MAX) };
                let drawn = |input: &Input| mixed(drawn(input) ^ salt) | ones;
                op.number(*bits, |child| numbers[child.0 as usize], drawn)
            });
            numbers.push(number);
        }
        numbers[word.0 as usize].value()
    }
}

impl RawByte {
    /// Returns the byte with the length replaced by a number.
    pub fn with_length(self, with: &mut Replacement<'_>) -> RawByte {
        let of = self.of.with_length(with);
        if of == self.of { self } else { of.byte(self.at as usize) }
    }

    /// Returns the byte with inputs replaced.
    pub fn replace(self, with: &mut Replacement<'_>) -> RawByte {
        self.of.replace(with).byte(self.at as usize)
    }

    /// Returns the byte as a word.
    pub fn word(self) -> Raw {
        Raw::of_bytes(&[self])
    }
}

impl Op {
    /// Passes each operand to `see`.
    pub fn children(&self, mut see: impl FnMut(Raw)) {
        match self {
            Op::Lit(_) | Op::Atom(_) => {}
            Op::Concat(pieces) => pieces.iter().copied().for_each(see),
            Op::Extract(a, _) | Op::Extend(a) | Op::Not(a) | Op::IsZero(a) | Op::Sbox(a) | Op::MixColumn(a) => see(*a),
            Op::Rol(a, _) | Op::Shl(a, _) | Op::Shr(a, _) => see(*a),
            Op::Add(a, b) | Op::Sub(a, b) | Op::Xor(a, b) | Op::And(a, b) | Op::Or(a, b) => {
                [*a, *b].into_iter().for_each(see)
            }
            Op::Mul(_, a, b) | Op::Clmul(_, a, b) => [*a, *b].into_iter().for_each(see),
            Op::Carry(a, b, c) | Op::Borrow(a, b, c) | Op::Select(a, b, c) => [*a, *b, *c].into_iter().for_each(see),
        }
    }

    /// Returns the operation applied to other words.
    fn rebuilt(&self, bits: u32, mut of: impl FnMut(Raw) -> Raw) -> Raw {
        let half = |half: &Half, (low, high)| if *half == Half::Low { low } else { high };
        match self {
            Op::Lit(_) | Op::Atom(_) => Raw::of(bits, self.clone()),
            Op::Concat(pieces) => {
                let pieces: Vec<Raw> = pieces.iter().map(|piece| of(*piece)).collect();
                let bytes: Vec<_> = pieces.iter().flat_map(|p| (0..p.bits() as usize / 8).map(|i| p.byte(i))).collect();
                Raw::of_bytes(&bytes)
            }
            Op::Extract(a, at) if at.is_multiple_of(8) && bits.is_multiple_of(8) => {
                let (a, first) = (of(*a), *at as usize / 8);
                let bytes: Vec<_> = (first..first + bits as usize / 8).map(|i| a.byte(i)).collect();
                Raw::of_bytes(&bytes)
            }
            Op::Extract(a, at) => Raw::of(bits, Op::Extract(of(*a), *at)),
            Op::Extend(a) => Raw::of(bits, Op::Extend(of(*a))),
            Op::Not(a) => !of(*a),
            Op::Add(a, b) => of(*a) + of(*b),
            Op::Sub(a, b) => of(*a) - of(*b),
            Op::Xor(a, b) => of(*a) ^ of(*b),
            Op::And(a, b) => of(*a) & of(*b),
            Op::Or(a, b) => of(*a) | of(*b),
            Op::Rol(a, k) => of(*a).rol(*k),
            Op::Shl(a, k) => of(*a).shl(*k),
            Op::Shr(a, k) => of(*a).shr(*k),
            Op::Carry(a, b, c) => of(*a).add_carry(of(*b), of(*c)).1,
            Op::Borrow(a, b, c) => of(*a).sub_borrow(of(*b), of(*c)).1,
            Op::Mul(h, a, b) => half(h, of(*a).mul_wide(of(*b))),
            Op::Clmul(h, a, b) => half(h, of(*a).clmul(of(*b))),
            Op::IsZero(a) => of(*a).is_zero(),
            Op::Select(a, b, c) => of(*a).select(of(*b), of(*c)),
            Op::Sbox(a) => of(*a).sbox(),
            Op::MixColumn(a) => of(*a).mix_column(),
        }
    }

    /// Returns the value for the sample of the inputs.
    fn sample(&self, bits: u32) -> Concrete {
        self.number(bits, Raw::sample, drawn)
    }

    /// Returns the value, given the values of the operands and of inputs.
    fn number(&self, bits: u32, number: impl Fn(Raw) -> Concrete, input: impl Fn(&Input) -> u64) -> Concrete {
        let of = |raw: &Raw| {
            let number = number(*raw);
            Concrete::lit(number.bits(), number.value())
        };
        let half = |half: &Half, (low, high)| if *half == Half::Low { low } else { high };
        match self {
            Op::Lit(x) => Concrete::lit(bits, *x),
            Op::Atom(of) => Concrete::lit(bits, input(of)),
            Op::Concat(pieces) => {
                let joined = |x: u64, piece: Concrete| match piece.bits() {
                    64 => piece.value(),
                    bits => x << bits | piece.value(),
                };
                Concrete::lit(bits, pieces.iter().rev().map(of).fold(0, joined))
            }
            Op::Extract(a, at) => of(a).shr(*at).resize(bits),
            Op::Extend(a) => of(a).resize(bits),
            Op::Not(a) => !of(a),
            Op::Add(a, b) => of(a) + of(b),
            Op::Sub(a, b) => of(a) - of(b),
            Op::Xor(a, b) => of(a) ^ of(b),
            Op::And(a, b) => of(a) & of(b),
            Op::Or(a, b) => of(a) | of(b),
            Op::Rol(a, k) => of(a).rol(*k),
            Op::Shl(a, k) => of(a).shl(*k),
            Op::Shr(a, k) => of(a).shr(*k),
            Op::Carry(a, b, c) => of(a).add_carry(of(b), of(c)).1,
            Op::Borrow(a, b, c) => of(a).sub_borrow(of(b), of(c)).1,
            Op::Mul(h, a, b) => half(h, of(a).mul_wide(of(b))),
            Op::Clmul(h, a, b) => half(h, of(a).clmul(of(b))),
            Op::IsZero(a) => of(a).is_zero(),
            Op::Select(a, b, c) => of(a).select(of(b), of(c)),
            Op::Sbox(a) => of(a).sbox(),
            Op::MixColumn(a) => of(a).mix_column(),
        }
    }
}

/// Returns a number drawn from a name: FNV-1a, with its bits mixed.
fn drawn(input: &Input) -> u64 {
    let hash = format!("{input:?}")
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    mixed(hash)
}

/// Mixes the bits of a number.
fn mixed(x: u64) -> u64 {
    let mixed = (x ^ x >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^ mixed >> 29
}

/// Declares an operator on two words.
macro_rules! operator {
    ($operator:ident $method:ident $op:ident) => {
        impl $operator for Raw {
            type Output = Raw;
            fn $method(self, other: Raw) -> Raw {
                Raw::of(self.bits(), Op::$op(self, other))
            }
        }
    };
}

operator!(Add add Add);
operator!(Sub sub Sub);
operator!(BitXor bitxor Xor);
operator!(BitAnd bitand And);
operator!(BitOr bitor Or);

impl Not for Raw {
    type Output = Raw;
    fn not(self) -> Raw {
        Raw::of(self.bits(), Op::Not(self))
    }
}

impl Word for Raw {
    type Byte = RawByte;

    fn lit(bits: u32, x: u64) -> Raw {
        Raw::of(bits, Op::Lit(Concrete::lit(bits, x).value()))
    }
    fn undefined(bits: u32) -> Raw {
        let n = GRAPH.with_borrow_mut(|graph| {
            graph.undefined += 1;
            graph.undefined
        });
        Raw::named(bits, format!("undefined {n}"))
    }
    fn bits(self) -> u32 {
        GRAPH.with_borrow(|graph| graph.nodes[self.0 as usize].bits)
    }
    fn known(self) -> Option<u64> {
        GRAPH.with_borrow(|graph| match graph.nodes[self.0 as usize].op {
            Op::Lit(x) => Some(x),
            _ => None,
        })
    }
    /// Returns the difference of the samples if it is small. A goal then says that it is the difference for all inputs.
    fn distance(self, from: Raw) -> Option<u64> {
        let offset = self.sample().value().wrapping_sub(from.sample().value());
        let is_near = offset < NEAR || offset.wrapping_neg() < NEAR;
        is_near.then(|| {
            GRAPH.with_borrow_mut(|graph| graph.found.push((self, from, offset)));
            offset
        })
    }
    fn rol(self, k: u32) -> Raw {
        Raw::of(self.bits(), Op::Rol(self, k % self.bits()))
    }
    fn shl(self, k: u32) -> Raw {
        Raw::of(self.bits(), Op::Shl(self, k))
    }
    fn shr(self, k: u32) -> Raw {
        Raw::of(self.bits(), Op::Shr(self, k))
    }
    fn add_carry(self, other: Raw, carry: Raw) -> (Raw, Raw) {
        let sum = self + other;
        let sum = if carry.known() == Some(0) { sum } else { sum + carry.resize(self.bits()) };
        (sum, Raw::of(1, Op::Carry(self, other, carry)))
    }
    fn sub_borrow(self, other: Raw, borrow: Raw) -> (Raw, Raw) {
        let difference = self - other;
        let difference = if borrow.known() == Some(0) { difference } else { difference - borrow.resize(self.bits()) };
        (difference, Raw::of(1, Op::Borrow(self, other, borrow)))
    }
    fn mul_wide(self, other: Raw) -> (Raw, Raw) {
        let half = |half| Raw::of(self.bits(), Op::Mul(half, self, other));
        (half(Half::Low), half(Half::High))
    }
    fn clmul(self, other: Raw) -> (Raw, Raw) {
        let half = |half| Raw::of(self.bits(), Op::Clmul(half, self, other));
        (half(Half::Low), half(Half::High))
    }
    fn is_zero(self) -> Raw {
        Raw::of(1, Op::IsZero(self))
    }
    fn select(self, yes: Raw, no: Raw) -> Raw {
        match self.known() {
            Some(1) => yes,
            Some(_) => no,
            None => Raw::of(yes.bits(), Op::Select(self, yes, no)),
        }
    }
    fn resize(self, bits: u32) -> Raw {
        let from = self.bits();
        match () {
            () if bits == from => self,
            () if bits.is_multiple_of(8) && from.is_multiple_of(8) => self.cut(bits),
            () if bits < from => Raw::of(bits, Op::Extract(self, 0)),
            () => Raw::of(bits, Op::Extend(self)),
        }
    }
    fn bit(self, k: u32) -> Raw {
        if self.bits() == 1 { self } else { Raw::of(1, Op::Extract(self, k)) }
    }
    fn sbox(self) -> Raw {
        Raw::of(8, Op::Sbox(self))
    }
    fn mix_column(self) -> Raw {
        Raw::of(32, Op::MixColumn(self))
    }
    fn byte(self, i: usize) -> RawByte {
        let is_bytes = self.bits().is_multiple_of(8);
        match self.op() {
            Op::Lit(x) if self.bits() > 8 => RawByte { of: Raw::lit(8, x >> (8 * i)), at: 0 },
            Op::Concat(pieces) => {
                let mut at = i;
                for piece in pieces.iter() {
                    let bytes = piece.bits() as usize / 8;
                    if at < bytes {
                        return piece.byte(at);
                    }
                    at -= bytes;
                }
                unreachable!("a byte within the word")
            }
            Op::Extract(of, at) if is_bytes && at.is_multiple_of(8) => of.byte(at as usize / 8 + i),
            _ => RawByte { of: self, at: i as u8 },
        }
    }
    fn of_bytes(bytes: &[RawByte]) -> Raw {
        let bits = 8 * bytes.len() as u32;
        let run = |a: &RawByte, b: &RawByte| a.of == b.of && a.at + 1 == b.at;
        let pieces = bytes.chunk_by(run).map(|run| {
            let (of, bits) = (run[0].of, 8 * run.len() as u32);
            if of.bits() <= bits { of } else { Raw::of(bits, Op::Extract(of, 8 * u32::from(run[0].at))) }
        });
        match &pieces.collect::<Vec<_>>()[..] {
            // A flag is a byte of one bit.
            [all] => *all,
            pieces => Raw::of(bits, Op::Concat(pieces.into())),
        }
    }
    fn grain(byte: RawByte) -> u32 {
        if byte.of.known().is_some() { 0 } else { byte.of.bits().max(8) }
    }
}
