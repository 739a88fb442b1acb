//! What kernels of SHA-256 and MD5 are to compute.

use raddle_isa::Kernel;
use raddle_kernels::hash::Hash;

use super::Statement;
use crate::explore::Entry;
use crate::hash::Goal;
use crate::term::Term;
use crate::whole::Whole;

/// The statement about the kernel of this name.
pub(super) fn of(kernel: &Kernel) -> Option<Box<dyn Statement>> {
    Some(Box::new(HashValues(Hash::of(kernel.name)?)))
}

/// All that they write are hash values, which are looked at together.
struct HashValues(Hash);

impl Statement for HashValues {
    fn expected(&mut self, _: &str, _: usize) -> Option<Term> {
        None
    }

    fn advance(&self, _: u64) -> Vec<(Term, Term)> {
        Vec::new()
    }

    fn whole<'a>(&self, kernel: &'a Kernel, start: &'a Entry) -> Option<Box<dyn Whole + 'a>> {
        Some(Box::new(Goal { kernel, start, hash: self.0 }))
    }
}
