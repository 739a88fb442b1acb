//! Linear forms: a constant plus a sum of atoms with whole coefficients.

use ethnum::I256;

/// The number of an atom.
pub type Atom = u32;

/// A linear form, with its atoms in order and no zero coefficient.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Form {
    /// The constant.
    pub c: I256,
    /// The coefficients of the atoms.
    pub terms: Vec<(Atom, I256)>,
}

impl Form {
    /// Returns a constant form.
    pub fn constant(c: I256) -> Form {
        Form { c, terms: Vec::new() }
    }

    /// Returns the form of an atom.
    pub fn atom(atom: Atom) -> Form {
        Form { c: I256::ZERO, terms: vec![(atom, I256::ONE)] }
    }

    /// Returns self + k * other.
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

    /// Returns k * self.
    pub fn times(&self, k: I256) -> Form {
        Form::default().plus(k, self)
    }

    /// Returns whether its coefficients are small enough to be multiplied by a word's.
    pub fn is_small(&self) -> bool {
        self.terms.iter().all(|(_, x)| x.abs() < I256::ONE << 160) && self.c.abs() < I256::ONE << 160
    }

    /// Returns whether each possible value is a multiple of 2^n.
    pub fn is_multiple(&self, n: u32) -> bool {
        let rest = (I256::ONE << n) - I256::ONE;
        self.c & rest == 0 && self.terms.iter().all(|(_, x)| *x & rest == 0)
    }

    /// Divides by 2^n, which must divide the form.
    pub fn halved(&self, n: u32) -> Form {
        Form { c: self.c >> n, terms: self.terms.iter().map(|&(a, x)| (a, x >> n)).collect() }
    }

    /// Splits the form into a multiple of 2^n and the rest: the terms whose coefficients 2^n doesn't divide, and the
    /// low bits of the constant.
    pub fn split(&self, n: u32) -> (Form, Form) {
        let rest = (I256::ONE << n) - I256::ONE;
        let (whole, part) = self.terms.iter().partition(|(_, x)| *x & rest == 0);
        (Form { c: self.c & !rest, terms: whole }, Form { c: self.c & rest, terms: part })
    }
}
