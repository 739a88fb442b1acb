//! Terms with inputs replaced.

use raddle_isa::Word;
use rustc_hash::FxHashMap;

use super::graph::{Half, Node, Term, TermByte};
use super::sum::sum;

impl Term {
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
}

impl Half {
    fn of(self, (low, high): (Term, Term)) -> Term {
        match self {
            Half::Low => low,
            Half::High => high,
        }
    }
}
