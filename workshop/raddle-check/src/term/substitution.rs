//! The replacement of inputs in terms.

use raddle_isa::Word;
use rustc_hash::FxHashMap;

use super::graph::{Node, Term, TermByte};
use super::sum::sum;

impl Term {
    /// Returns the value for given inputs, or `None` if the term depends on other inputs.
    pub fn eval(self, inputs: &FxHashMap<Term, u64>) -> Option<u64> {
        let numbers = inputs.iter().map(|(&input, &x)| (input, Term::lit(input.bits(), x)));
        self.substitute(&mut Substitution::new(numbers)).known()
    }

    /// Returns the term with inputs replaced.
    pub fn substitute(self, with: &mut Substitution) -> Term {
        if let Some(&term) = with.known.get(&self) {
            return term;
        }
        let bits = self.bits();
        let term = match self.node() {
            Node::Atom(_) => (with.input)(self).unwrap_or(self),
            Node::Sum(c, terms) => {
                let parts: Vec<_> = terms.iter().map(|&(t, k)| (t.substitute(with), k)).collect();
                sum(bits, c, parts)
            }
            node => node.apply(bits, |t| Some(t.substitute(with))).unwrap_or(self),
        };
        with.known.insert(self, term);
        term
    }
}

/// A replacement of inputs, which remembers its results.
pub struct Substitution {
    known: FxHashMap<Term, Term>,
    /// Returns what replaces an input that is not among the known terms, if anything does.
    input: Box<dyn Fn(Term) -> Option<Term>>,
}

impl Substitution {
    /// Creates a replacement of each first term, an input, by the second.
    pub fn new(pairs: impl IntoIterator<Item = (Term, Term)>) -> Self {
        Substitution { known: pairs.into_iter().collect(), input: Box::new(|_| None) }
    }

    /// Replaces the other inputs as this function says.
    pub(crate) fn or(self, input: impl Fn(Term) -> Option<Term> + 'static) -> Self {
        Substitution { input: Box::new(input), ..self }
    }
}

impl TermByte {
    /// Returns the byte with inputs replaced.
    pub fn substitute(self, with: &mut Substitution) -> TermByte {
        self.of.substitute(with).byte(self.at as usize)
    }
}
