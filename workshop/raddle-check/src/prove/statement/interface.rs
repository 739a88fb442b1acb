//! The interface of statements about kernels.

use raddle_kernels::Kernel;

use crate::explore::Entry;
use crate::prove::induction::ProofGoal;
use crate::term::Term;

/// The intended results of a kernel on its inputs.
pub trait Statement {
    /// Returns byte `offset` of the region `name` at exit, in the form of [`crate::term::TermByte::spread`]. The
    /// contract must say that the region is written. Returns `None` if the byte is part of a whole number.
    ///
    /// If the region is as long as the message or a share of it, this is asked only of the bytes for the operation's
    /// first block. The bytes for a later block are those of the first, with the inputs moved by [`crate::explore::Shift`].
    fn expected(&mut self, _name: &str, _offset: usize) -> Option<Term> {
        None
    }

    /// Describes the statement with every parameter. Two statements have equal descriptions only if they are equal.
    /// PROVED.txt binds the description.
    fn describe(&self) -> String;

    /// Returns the inputs that change with each block of the operation, such as a counter, and their values after the
    /// first one. Pointers, lengths and messages advance automatically.
    fn advance(&self) -> Vec<(Term, Term)> {
        Vec::new()
    }

    /// Returns the goal about several bytes of the results at once.
    fn goal<'a>(&self, _kernel: &'a Kernel, _start: &'a Entry) -> Option<Box<dyn ProofGoal + 'a>> {
        None
    }
}
