//! The interface of statements about kernels.

use raddle_kernels::Kernel;

use crate::explore::Entry;
use crate::prove::induction::ProofGoal;
use crate::term::Term;

/// The intended results of a kernel on its inputs.
pub trait Statement {
    /// Returns byte `offset` of the region `name` at exit, in the form of [`crate::term::TermByte::spread`]. The
    /// contract must say that the region is written. Returns `None` if the byte is part of a whole number.
    fn expected(&mut self, _name: &str, _offset: usize) -> Option<Term> {
        None
    }

    /// Describes the statement with every parameter. Two statements have equal descriptions only if they are equal.
    /// PROVED.txt binds the description.
    fn describe(&self) -> String;

    /// Returns the inputs after `bytes` bytes have been processed, for the induction step of a loop. Pointers and
    /// lengths advance automatically.
    fn advance(&self, _bytes: u64) -> Vec<(Term, Term)> {
        Vec::new()
    }

    /// Returns the goal about several bytes of the results at once.
    fn goal<'a>(&self, _kernel: &'a Kernel, _start: &'a Entry) -> Option<Box<dyn ProofGoal + 'a>> {
        None
    }
}
