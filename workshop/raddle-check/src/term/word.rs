//! The operations of words, on terms.

use raddle_isa::{Concrete, Word};

use super::bitwise::{exclusive_or, masked};
use super::graph::{BYTES, GRAPH, Half, Kind, Node, Term, TermByte, mask};
use super::sum::sum;

impl TermByte {
    /// Returns whether the byte depends on a secret.
    pub fn is_secret(self) -> bool {
        self.of.is_secret()
    }

    /// Returns the byte as an exclusive or of bytes that are not exclusive ors themselves, so that two bytes are equal
    /// regardless of the width of the words that were combined.
    pub fn spread(self) -> Term {
        if let Some(known) = GRAPH.with_borrow(|g| g.spread.get(&self).copied()) {
            return known;
        }
        let term = match self.of.node() {
            Node::Xor(c, terms) => {
                let bytes: Vec<_> = terms.iter().map(|t| t.byte(self.at as usize).spread()).collect();
                exclusive_or(8, c >> (8 * self.at) & 0xff, bytes)
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

impl Term {
    /// Returns the word of `bits` bits whose byte `i` is byte `i + from` of this one, or zero if there is no such byte.
    fn cut(self, from: i32, bits: u32) -> Term {
        let there = 0..self.bits() as i32 / 8;
        let byte = |i| if there.contains(&i) { self.byte(i as usize) } else { Term::lit(8, 0).byte(0) };
        let bytes: Vec<_> = (from..from + bits as i32 / 8).map(byte).collect();
        Term::of_bytes(&bytes)
    }
}

impl Word for Term {
    type Byte = TermByte;

    fn lit(bits: u32, x: u64) -> Term {
        let x = x & mask(bits);
        if bits == 8 { Term(x as u32) } else { Term::of(bits, Node::Lit(x)) }
    }
    fn undefined(bits: u32) -> Term {
        let secret = GRAPH.with_borrow(|g| g.secret[(bits > 1) as usize]);
        Term::atom(bits, "undefined", if secret { Kind::UndefinedSecret } else { Kind::Undefined })
    }
    fn bits(self) -> u32 {
        GRAPH.with_borrow(|g| g.entries[self.0 as usize].bits)
    }
    fn known(self) -> Option<u64> {
        if self.0 < BYTES {
            return Some(self.0.into());
        }
        self.see(|node| if let Node::Lit(x) = node { Some(*x) } else { None })
    }

    fn distance(self, from: Term) -> Option<u64> {
        // Nearly all addresses are a base plus a constant.
        match (self.offset(), from.offset()) {
            (Some((base, at)), Some((other, from))) => (base == other).then(|| at.wrapping_sub(from)),
            _ => (self - from).known(),
        }
    }

    fn rol(self, k: u32) -> Term {
        let bits = self.bits();
        let k = k % bits;
        match self.node() {
            _ if k == 0 => self,
            Node::Rol(x, j) => x.rol(k + j),
            Node::Xor(c, terms) => {
                let constant = Concrete::lit(bits, c).rol(k).value();
                exclusive_or(bits, constant, terms.iter().map(|t| t.rol(k)).collect::<Vec<_>>())
            }
            Node::And(a, b) if a.known().is_none() && b.known().is_none() => a.rol(k) & b.rol(k),
            // Whole bytes come first, so that a rotation has one form, whatever the steps in which it was made.
            Node::Bytes(bytes) if k >= 8 => {
                let mut bytes = bytes.to_vec();
                bytes.rotate_right(k as usize / 8);
                Term::of_bytes(&bytes).rol(k % 8)
            }
            _ => Term::of(bits, Node::Rol(self, k)),
        }
    }
    fn shl(self, k: u32) -> Term {
        let bits = self.bits();
        match self.node() {
            _ if k == 0 => self,
            _ if k >= bits => Term::lit(bits, 0),
            _ if k.is_multiple_of(8) && bits > 8 => self.cut(-(k as i32) / 8, bits),
            Node::Shl(x, j) => x.shl(j + k),
            _ => Term::of(bits, Node::Shl(self, k)),
        }
    }
    fn shr(self, k: u32) -> Term {
        let bits = self.bits();
        match self.node() {
            _ if k == 0 => self,
            _ if k >= bits => Term::lit(bits, 0),
            _ if k.is_multiple_of(8) && bits > 8 => self.cut(k as i32 / 8, bits),
            Node::Shr(x, j) => x.shr(j + k),
            _ => Term::of(bits, Node::Shr(self, k)),
        }
    }

    fn add_carry(self, o: Term, carry: Term) -> (Term, Term) {
        let sum = if carry.known() == Some(0) { self + o } else { self + o + carry.resize(self.bits()) };
        (sum, Term::of(1, Node::Carry(self.min(o), self.max(o), carry)))
    }
    fn sub_borrow(self, o: Term, borrow: Term) -> (Term, Term) {
        let difference = if borrow.known() == Some(0) { self - o } else { self - o - borrow.resize(self.bits()) };
        (difference, Term::of(1, Node::Borrow(self, o, borrow)))
    }
    fn mul_wide(self, o: Term) -> (Term, Term) {
        let half = |half| Term::of(self.bits(), Node::Product(half, self.min(o), self.max(o)));
        (half(Half::Low), half(Half::High))
    }
    fn clmul(self, o: Term) -> (Term, Term) {
        let half = |half| Term::of(self.bits(), Node::Clmul(half, self.min(o), self.max(o)));
        (half(Half::Low), half(Half::High))
    }
    fn is_zero(self) -> Term {
        Term::of(1, Node::IsZero(self))
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
            // A bit as a number is a select, so that the number has bytes like any other word.
            return self.select(Term::lit(bits, 1), Term::lit(bits, 0));
        }
        if bits == 32 && from == 64 {
            // No low bit of these depends on a high one. Shorter parts stay parts of the word, with which they are
            // compared.
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
        self.cut(0, bits)
    }
    fn bit(self, k: u32) -> Term {
        if self.bits() == 1 { self } else { Term::of(1, Node::Bit(self, k)) }
    }
    fn sbox(self) -> Term {
        // The S-box depends only on the byte, regardless of the words that it was taken from.
        Term::of(8, Node::Sbox(TermByte { of: self, at: 0 }.spread()))
    }
    fn mix_column(self) -> Term {
        Term::of(32, Node::MixColumn(self))
    }

    fn byte(self, i: usize) -> TermByte {
        self.see(|node| match node {
            Node::Lit(x) => TermByte { of: Term::lit(8, x >> (8 * i) & 0xff), at: 0 },
            Node::Byte(b) => *b,
            Node::Bytes(bytes) => bytes[i],
            // A rotation by whole bytes only moves bytes.
            Node::Rol(x, k) if k.is_multiple_of(8) => {
                let n = x.bits() as usize / 8;
                x.byte((i + n - *k as usize / 8) % n)
            }
            _ => TermByte { of: self, at: i as u8 },
        })
    }
    fn of_bytes(bytes: &[TermByte]) -> Term {
        let n = bytes.len();
        let bits = 8 * n as u32;
        let first = bytes[0];
        if n == 1 {
            return if first.of.bits() <= 8 { first.of } else { Term::of(8, Node::Byte(first)) };
        }
        // The bytes are a whole word, possibly rotated.
        if first.of.bits() == bits
            && bytes.iter().enumerate().all(|(i, b)| b.of == first.of && b.at as usize == (first.at as usize + i) % n)
        {
            return first.of.rol(8 * (n as u32 - first.at as u32));
        }
        Term::of(bits, Node::Bytes(bytes.into()))
    }
    fn grain(byte: TermByte) -> u32 {
        if byte.of.known().is_some() { 0 } else { byte.of.bits().max(8) }
    }
}
