//! Linear forms: a constant plus a sum of atoms with whole coefficients.
//!
//! Coefficients have 256 bits. An operation whose result has a coefficient that does not fit returns `None`.

use ethnum::{I256, U256};

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

/// Returns 2^n - 1, for n up to 255.
fn low_bits(n: u32) -> I256 {
    ((U256::ONE << n) - U256::ONE).as_i256()
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
    pub fn plus(&self, k: I256, other: &Form) -> Option<Form> {
        let mut terms = Vec::with_capacity(self.terms.len() + other.terms.len());
        let (mut left, mut right) = (self.terms.iter().peekable(), other.terms.iter().peekable());
        loop {
            let (atom, coefficient) = match (left.peek(), right.peek()) {
                (None, None) => break,
                (Some(&&(a, x)), Some(&&(b, y))) if a == b => {
                    left.next();
                    right.next();
                    (a, x.checked_add(k.checked_mul(y)?)?)
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
                    (b, k.checked_mul(y)?)
                }
            };
            if coefficient != 0 {
                terms.push((atom, coefficient));
            }
        }
        Some(Form { c: self.c.checked_add(k.checked_mul(other.c)?)?, terms })
    }

    /// Returns k * self.
    pub fn times(&self, k: I256) -> Option<Form> {
        Form::default().plus(k, self)
    }

    /// Returns whether its coefficients are small enough to be multiplied by a word's.
    pub fn is_small(&self) -> bool {
        let is_small = |x: I256| x.unsigned_abs() < U256::ONE << 160;
        self.terms.iter().all(|&(_, x)| is_small(x)) && is_small(self.c)
    }

    /// Returns whether each possible value is a multiple of 2^n.
    pub fn is_multiple(&self, n: u32) -> bool {
        let rest = low_bits(n);
        self.c & rest == 0 && self.terms.iter().all(|(_, x)| *x & rest == 0)
    }

    /// Divides by 2^n, which must divide the form.
    pub fn halved(&self, n: u32) -> Form {
        Form { c: self.c >> n, terms: self.terms.iter().map(|&(a, x)| (a, x >> n)).collect() }
    }

    /// Splits the form into a multiple of 2^n and the rest: the terms whose coefficients 2^n doesn't divide, and the
    /// low bits of the constant.
    pub fn split(&self, n: u32) -> (Form, Form) {
        let rest = low_bits(n);
        let (whole, part) = self.terms.iter().partition(|(_, x)| *x & rest == 0);
        (Form { c: self.c & !rest, terms: whole }, Form { c: self.c & rest, terms: part })
    }
}
