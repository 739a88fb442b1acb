//! Linear forms: c + sum of coefficient * atom, with whole coefficients.

use ethnum::I256;

/// The number of an atom.
pub type Atom = u32;

/// A linear form; atoms in order, no coefficient 0.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Form {
    /// The constant.
    pub c: I256,
    /// The rest.
    pub terms: Vec<(Atom, I256)>,
}

impl Form {
    /// A constant.
    pub fn constant(c: I256) -> Form {
        Form { c, terms: Vec::new() }
    }

    /// An atom.
    pub fn atom(atom: Atom) -> Form {
        Form { c: I256::ZERO, terms: vec![(atom, I256::ONE)] }
    }

    /// self + k * other.
    pub fn plus(&self, k: I256, other: &Form) -> Form {
        let mut terms = Vec::with_capacity(self.terms.len() + other.terms.len());
        let (mut left, mut right) = (self.terms.iter().peekable(), other.terms.iter().peekable());
        loop {
            let (atom, coefficient) = match (left.peek(), right.peek()) {
                (None, None) => break,
                (Some(&&(a, x)), Some(&&(b, y))) if a == b => {
                    left.next();
                    right.next();
                    (a, x + k * y)
                }
                (Some(&&(a, x)), Some(&&(b, _))) if a < b => {
                    left.next();
                    (a, x)
                }
                (Some(&&(a, x)), None) => {
                    left.next();
                    (a, x)
                }
                (_, Some(&&(b, y))) => {
                    right.next();
                    (b, k * y)
                }
            };
            if coefficient != 0 {
                terms.push((atom, coefficient));
            }
        }
        Form { c: self.c + k * other.c, terms }
    }

    /// k * self.
    pub fn times(&self, k: I256) -> Form {
        Form::default().plus(k, self)
    }

    /// Whether its coefficients may be multiplied by those of a word.
    pub fn is_small(&self) -> bool {
        self.terms.iter().all(|(_, x)| x.abs() < I256::ONE << 160) && self.c.abs() < I256::ONE << 160
    }

    /// Whether every number that it can be is a multiple of 2^n.
    pub fn is_multiple(&self, n: u32) -> bool {
        let rest = (I256::ONE << n) - I256::ONE;
        self.c & rest == 0 && self.terms.iter().all(|(_, x)| *x & rest == 0)
    }

    /// Divided by 2^n, which divides it.
    pub fn halved(&self, n: u32) -> Form {
        Form { c: self.c >> n, terms: self.terms.iter().map(|&(a, x)| (a, x >> n)).collect() }
    }

    /// A multiple of 2^n, and the rest: the coefficients that 2^n does not divide, and the low bits of the constant.
    pub fn split(&self, n: u32) -> (Form, Form) {
        let rest = (I256::ONE << n) - I256::ONE;
        let (whole, part) = self.terms.iter().partition(|(_, x)| *x & rest == 0);
        (Form { c: self.c & !rest, terms: whole }, Form { c: self.c & rest, terms: part })
    }
}
