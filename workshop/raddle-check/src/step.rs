//! The meaning of every row in the two domains of this crate. The rows are generic, so each crate that steps a machine
//! itself would compile all of them again.

use raddle_isa::{Concrete, Fault, Inst, Machine};

use crate::term::Term;

/// Executes an instruction on numbers.
#[inline(never)]
pub fn on_numbers(machine: &mut Machine<Concrete>, inst: &Inst) -> Result<(), Fault> {
    machine.step(inst)
}

/// Executes an instruction on terms.
#[inline(never)]
pub fn on_terms(machine: &mut Machine<Term>, inst: &Inst) -> Result<(), Fault> {
    machine.step(inst)
}
