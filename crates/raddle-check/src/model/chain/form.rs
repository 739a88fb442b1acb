//! Forms of instructions that cost more on a chain than another way to the same result.

use std::fmt;

use raddle_isa::inst::Idiom;
use raddle_isa::{File, Inst, Mem, Operand, Reg, x86_64};

use super::graph::Dependence;

/// A form.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Form {
    /// `lea` of base, index and displacement.
    ThreeOperandLea,
    /// `lea` of base and index where the base is rbp or r13: their encoding has a displacement in any case, if only 0.
    ForcedDisplacement,
    /// `lea` with an index that is multiplied.
    ScaledLea,
    /// A load whose address is on the chain.
    Load,
    /// A load of what the chain has stored.
    ThroughMemory,
    /// From general-purpose registers to those of vectors or masks, or back.
    Crossing,
    /// What reads a flag that the chain sets.
    Flag,
    /// A copy of a register, on a core that does not rename it away.
    Copy,
}

impl Form {
    /// The form of an instruction that waits on a chain in this way, whatever it costs on some core.
    pub fn of(inst: &Inst, by: Dependence) -> Option<Form> {
        match by {
            Dependence::Address => return Some(Form::Load),
            Dependence::Memory => return Some(Form::ThroughMemory),
            Dependence::Flag => return Some(Form::Flag),
            Dependence::Data => {}
        }
        if let Some(mem) = lea(inst) {
            return Form::of_lea(mem);
        }
        if copied(inst).is_some() {
            return Some(Form::Copy);
        }
        let file = |view: &raddle_isa::View| view.reg.file;
        let mut files =
            inst.args.iter().filter_map(|arg| if let Operand::Reg(view) = arg { Some(file(view)) } else { None });
        let first = files.next()?;
        files.any(|file| file != first && [file, first].contains(&File::Gpr)).then_some(Form::Crossing)
    }

    fn of_lea(mem: Mem) -> Option<Form> {
        let (_, scale) = mem.index?;
        match mem.base {
            Some(_) if mem.disp != 0 => Some(Form::ThreeOperandLea),
            Some(base) if FORCED.contains(&base) => Some(Form::ForcedDisplacement),
            _ => (scale != 1).then_some(Form::ScaledLea),
        }
    }

    /// What it takes at the least: where it takes no more, it costs nothing.
    pub fn least(self) -> u32 {
        if self == Form::Copy { 0 } else { 1 }
    }

    /// A form of `lea`: additions do the same, on a chain in less time.
    pub fn is_lea(self) -> bool {
        matches!(self, Form::ThreeOperandLea | Form::ForcedDisplacement | Form::ScaledLea)
    }
}

/// Intel SDM, volume 2, table 2-2, notes: with mod 00 these numbers mean no base.
const FORCED: [Reg; 2] = [x86_64::RBP.reg, x86_64::R13.reg];

/// What a `lea` computes.
pub(super) fn lea(inst: &Inst) -> Option<Mem> {
    let is_lea = inst.row.idioms.contains(&Idiom::Addressing);
    inst.memory().map(|(_, mem)| mem).filter(|_| is_lea)
}

/// The file of a register that is copied to another.
pub(super) fn copied(inst: &Inst) -> Option<File> {
    let copies = inst.row.idioms.contains(&Idiom::Copying);
    let [Operand::Reg(to), Operand::Reg(from), same @ ..] = &inst.args[..] else { return None };
    let is_copy = copies && same.iter().all(|arg| *arg == Operand::Reg(*from));
    is_copy.then_some(to.reg.file)
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Form::ThreeOperandLea => "LEA of three operands",
            Form::ForcedDisplacement => "LEA with a displacement that its base forces",
            Form::ScaledLea => "LEA with a scaled index",
            Form::Load => "load",
            Form::ThroughMemory => "through memory",
            Form::Crossing => "from one register file to another",
            Form::Flag => "by a flag",
            Form::Copy => "copy",
        })
    }
}
