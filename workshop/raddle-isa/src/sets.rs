//! The rows of each instruction set and the execution of its instructions, chosen by the name of the set.

use crate::inst::{Inst, Row};
use crate::isa::Isa;
use crate::machine::{Fault, Machine};
use crate::word::Word;

impl Isa {
    /// Returns the rows of the instruction set.
    pub fn rows(self) -> &'static [Row] {
        match self {
            Isa::X86_64 => crate::x86_64::ROWS,
            Isa::Aarch64 => crate::aarch64::ROWS,
            Isa::Ppc64le => crate::ppc64le::ROWS,
        }
    }
}

impl<W: Word> Machine<W> {
    /// Executes one instruction.
    pub fn step(&mut self, inst: &Inst) -> Result<(), Fault> {
        match self.isa {
            Isa::X86_64 => crate::x86_64::step(inst, self),
            Isa::Aarch64 => crate::aarch64::step(inst, self),
            Isa::Ppc64le => crate::ppc64le::step(inst, self),
        }
        match self.fault.take() {
            Some(fault) => Err(Fault::Instruction(inst.to_string(), Box::new(fault))),
            None => Ok(()),
        }
    }
}
