//! What a statement about a kernel has to say.

use raddle_kernels::Kernel;

use crate::explore::Entry;
use crate::prove::induction::ProofGoal;
use crate::term::Term;

/// What a kernel is to compute on its inputs.
pub trait Statement {
    /// Byte `offset` of the region `name` at exit, for a region that the contract says is written; as
    /// [`crate::term::TermByte::spread`] gives it. `None` where it is a part of a whole number.
    fn expected(&mut self, _name: &str, _offset: usize) -> Option<Term> {
        None
    }

    /// What it says and of what, with every parameter that it has: the same for two statements only where they say the
    /// same. PROVED.txt binds it.
    fn describe(&self) -> String;

    /// What the inputs become once `bytes` bytes are done: the induction step of a loop. Pointers and lengths move by
    /// themselves.
    fn advance(&self, _bytes: u64) -> Vec<(Term, Term)> {
        Vec::new()
    }

    /// The goal about several bytes of the results at once.
    fn goal<'a>(&self, _kernel: &'a Kernel, _start: &'a Entry) -> Option<Box<dyn ProofGoal + 'a>> {
        None
    }
}
