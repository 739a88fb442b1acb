//! Words that are what was written: nodes that no rule rewrites.
//!
//! Each operation makes one node. Three things are done besides, and all of them are bookkeeping: equal nodes are one node,
//! an operation on constants is the constant, and a byte of a word put together from bytes is that byte.
//!
//! A node carries its *sample*, its number for one choice of the inputs. Samples say which way to go: at what offset of which
//! region an address is. In the sample addresses are round numbers, so words that differ may have one sample. Which places of
//! the state an iteration changes is therefore looked up at several [points](Points), where all inputs are drawn. Whatever is
//! chosen by a sample or by points becomes a goal for all inputs, which the solver refutes where it is wrong.

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

/// What an input is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Input {
    /// What a region holds at an offset.
    Held(&'static str, usize),
    /// The length of the message.
    Length,
    /// Something else, by its name.
    Named(String),
}

/// Half of a result of twice the width.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Half {
    /// Its low word.
    Low,
    /// Its high word.
    High,
}

/// An operation.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// A constant.
    Lit(u64),
    /// An input.
    Atom(Input),
    /// Pieces put together, the least significant first.
    Concat(Rc<[Raw]>),
    /// Bits of a word from this one on.
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
    /// One bit: whether a word is zero.
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

/// An address that was found: the address, its region's, and the offset.
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

/// The addresses found since the last call.
pub fn take_found() -> Vec<Found> {
    GRAPH.with_borrow_mut(|graph| std::mem::take(&mut graph.found))
}

/// What is further off than this is in another region.
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

    /// An input; its sample is drawn by its name.
    pub fn input(bits: u32, input: Input) -> Raw {
        Raw::of(bits, Op::Atom(input))
    }

    /// An input of this name.
    pub fn named(bits: u32, name: impl Into<String>) -> Raw {
        Raw::input(bits, Input::Named(name.into()))
    }

    /// An input whose sample is given.
    pub fn sampled(bits: u32, input: Input, sample: u64) -> Raw {
        let op = Op::Atom(input);
        let known = GRAPH.with_borrow(|graph| graph.ids.get(&(bits, op.clone())).copied());
        known.unwrap_or_else(|| Raw::insert(bits, op, Concrete::lit(bits, sample)))
    }

    /// Its operation.
    pub fn op(self) -> Op {
        GRAPH.with_borrow(|graph| graph.nodes[self.0 as usize].op.clone())
    }

    /// Its number for the sample of the inputs.
    pub fn sample(self) -> Concrete {
        GRAPH.with_borrow(|graph| graph.nodes[self.0 as usize].sample)
    }

    /// The word where the length is a number.
    pub fn with_length(self, with: &mut Replacement<'_>) -> Raw {
        let has_length = GRAPH.with_borrow(|graph| graph.nodes[self.0 as usize].has_length);
        if has_length { self.replace(with) } else { self }
    }

    /// Whether it is less than another, a word of one bit.
    pub fn below(self, other: Raw) -> Raw {
        self.sub_borrow(other, Raw::lit(1, 0)).1
    }

    /// The word with inputs replaced.
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

    /// The low bits, or the word with zeros above it, byte by byte.
    fn cut(self, bits: u32) -> Raw {
        let bytes: Vec<RawByte> = (0..bits as usize / 8)
            .map(|i| if i < self.bits() as usize / 8 { self.byte(i) } else { Raw::lit(8, 0).byte(0) })
            .collect();
        Raw::of_bytes(&bytes)
    }
}

/// Replaces inputs, and remembers what it has done.
pub struct Replacement<'a> {
    with: &'a dyn Fn(&Input) -> Option<Raw>,
    done: FxHashMap<Raw, Raw>,
}

impl<'a> Replacement<'a> {
    /// Replaces the inputs for which there is another word.
    pub fn new(with: &'a dyn Fn(&Input) -> Option<Raw>) -> Self {
        Replacement { with, done: FxHashMap::default() }
    }
}

/// Choices of all inputs, and the numbers of words for them: words that differ at one are not equal.
pub struct Points {
    /// Another one draws other inputs.
    seed: u64,
    /// For each choice the numbers of the first words of this thread.
    numbers: [Vec<Concrete>; POINTS],
}

/// How many choices of the inputs there are: words of few bits that differ agree at several.
const POINTS: usize = 16;

/// The choices from this one on are just below an overflow of 32 bits: the upper half of an address changes there alone.
const BELOW: usize = 12;

impl Points {
    /// Points that are drawn by a seed.
    pub fn new(seed: u64) -> Self {
        Points { seed, numbers: Default::default() }
    }

    /// Whether two words agree at all points.
    pub fn agree(&mut self, one: Raw, other: Raw) -> bool {
        (0..POINTS).all(|point| self.number(point, one) == self.number(point, other))
    }

    /// The number of a word at a point. A word is made after those that it is made of: all before it are looked up, in order.
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
    /// The byte where the length is a number.
    pub fn with_length(self, with: &mut Replacement<'_>) -> RawByte {
        let of = self.of.with_length(with);
        if of == self.of { self } else { of.byte(self.at as usize) }
    }

    /// The byte with inputs replaced.
    pub fn replace(self, with: &mut Replacement<'_>) -> RawByte {
        self.of.replace(with).byte(self.at as usize)
    }

    /// The byte as a word.
    pub fn word(self) -> Raw {
        Raw::of_bytes(&[self])
    }
}

impl Op {
    /// Shows the words that it is applied to.
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

    /// The operation on other words.
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

    /// The number for the sample of the inputs.
    fn sample(&self, bits: u32) -> Concrete {
        self.number(bits, Raw::sample, drawn)
    }

    /// The number for the numbers of the words that it is applied to, and for those of inputs.
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

/// A number drawn by a name: FNV-1a, its bits mixed.
fn drawn(input: &Input) -> u64 {
    let hash = format!("{input:?}")
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    mixed(hash)
}

/// The bits of a number mixed.
fn mixed(x: u64) -> u64 {
    let mixed = (x ^ x >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^ mixed >> 29
}

/// Declares an operator of two words.
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
    /// The difference of the samples, where it is small; that it is the difference for all inputs is a goal.
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
            // A flag is a byte too, of one bit.
            [all] => *all,
            pieces => Raw::of(bits, Op::Concat(pieces.into())),
        }
    }
    fn grain(byte: RawByte) -> u32 {
        if byte.of.known().is_some() { 0 } else { byte.of.bits().max(8) }
    }
}
