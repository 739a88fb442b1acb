//! Forms of instructions: all that distinguishes two instructions except the numbers of their registers.

use std::collections::{BTreeMap, BTreeSet};

use raddle_isa::inst::Operand;
use raddle_isa::isa::{File, Reg};
use raddle_isa::{Feature, Inst, Isa};
use raddle_kernels::Kernel;

use super::generate;
use crate::run::program::{Step, steps, woven};

/// The form of an instruction: row, encoding, which registers are equal, numbers, and the shape of the address.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Form {
    row: u16,
    /// The required features, which distinguish VEX from EVEX.
    features: BTreeSet<Feature>,
    operands: Vec<Part>,
}

/// One operand in a form. A register is represented by the number of the first equal one.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Part {
    Register { file: File, bits: u16, same: usize },
    Number(i64),
    Memory { base: Option<usize>, index: Option<(usize, u8)>, reach: Reach, bytes: u16, broadcast: Option<u16> },
}

/// The size and direction of a displacement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reach {
    /// No displacement.
    Zero,
    /// A displacement that fits in a signed byte.
    Byte,
    /// A displacement above the range of a signed byte.
    Ahead,
    /// A displacement below the range of a signed byte.
    Back,
}

impl Reach {
    /// Returns the reach of a displacement.
    pub fn of(disp: i64) -> Reach {
        match disp {
            0 => Reach::Zero,
            -128..=127 => Reach::Byte,
            128.. => Reach::Ahead,
            _ => Reach::Back,
        }
    }
}

impl Form {
    /// Returns the form of an instruction.
    pub fn of(inst: &Inst) -> Form {
        let mut seen: Vec<Reg> = Vec::new();
        let mut same = |reg: Reg| {
            seen.iter().position(|&other| other == reg).unwrap_or_else(|| {
                seen.push(reg);
                seen.len() - 1
            })
        };
        let part = |arg: &Operand| match arg {
            Operand::Reg(view) => Part::Register { file: view.reg.file, bits: view.bits, same: same(view.reg) },
            Operand::Imm(x) => Part::Number(*x),
            Operand::Mem(mem) => Part::Memory {
                base: mem.base.map(&mut same),
                index: mem.index.map(|(index, scale)| (same(index), scale)),
                reach: Reach::of(mem.disp),
                bytes: mem.bytes,
                broadcast: mem.broadcast,
            },
        };
        let operands = inst.args.iter().map(part).collect();
        Form { row: inst.row.op, features: inst.features().unwrap_or_default(), operands }
    }

    /// Returns the form without the numbers, the encoding and the shape of the address. Every number is tried with each
    /// coarse form.
    pub fn coarse(&self) -> Form {
        let part = |part: &Part| match part {
            Part::Number(_) => Part::Number(0),
            Part::Memory { bytes, broadcast, .. } => {
                Part::Memory { base: None, index: None, reach: Reach::Zero, bytes: *bytes, broadcast: *broadcast }
            }
            Part::Register { file, bits, same } => Part::Register { file: *file, bits: *bits, same: *same },
        };
        // The registers of addresses were counted too, so the registers after them are renumbered.
        let mut first: BTreeMap<usize, usize> = BTreeMap::new();
        let operands = self.operands.iter().map(part).map(|part| match part {
            Part::Register { file, bits, same } => {
                let next = first.len();
                Part::Register { file, bits, same: *first.entry(same).or_insert(next) }
            }
            other => other,
        });
        Form { row: self.row, features: BTreeSet::new(), operands: operands.collect() }
    }
}

/// Returns the forms that the kernels of an instruction set use, with the distinct instructions of each.
pub fn used(isa: Isa, kernels: impl IntoIterator<Item = Kernel>) -> BTreeMap<Form, Vec<Inst>> {
    let mut texts = BTreeSet::new();
    let mut forms: BTreeMap<Form, Vec<Inst>> = BTreeMap::new();
    for kernel in kernels.into_iter().filter(|kernel| kernel.isa == isa) {
        for step in steps(&kernel, woven) {
            let Step::Do(inst) = step else { continue };
            let inst = generate::renamed(&inst);
            if texts.insert(inst.to_string()) {
                forms.entry(Form::of(&inst)).or_default().push(inst);
            }
        }
    }
    forms
}

#[cfg(test)]
mod tests {
    use super::*;
    use raddle_isa::builder::at;
    use raddle_isa::x86_64::*;

    #[test]
    fn forms_are_told_apart() {
        let vpadd = |d, n, s: Operand| Form::of(&vpaddd(ymm(d), ymm(n), s));
        let same = vpadd(1, 2, ymm(3).into());
        assert_eq!(same, vpadd(5, 4, ymm(0).into()));
        assert_eq!(vpadd(1, 1, at(RAX, 8).into()), vpadd(2, 2, at(R13, -4).into()));
        let others = [
            vpadd(1, 1, ymm(3).into()),
            vpadd(1, 2, ymm(1).into()),
            vpadd(1, 2, ymm(2).into()),
            vpadd(1, 2, ymm(19).into()),
            vpadd(1, 2, at(RAX, 0).into()),
            vpadd(1, 2, at(RAX, 8).into()),
            vpadd(1, 2, at(RAX, 800).into()),
            vpadd(1, 2, at(RAX, 8).index(RAX, 1).into()),
            vpadd(1, 2, at(RAX, 8).index(RBX, 1).into()),
            vpadd(1, 2, at(RAX, 8).index(RBX, 8).into()),
            vpadd(1, 2, at(RAX, 8).broadcast(32).into()),
            Form::of(&vpaddd(xmm(1), xmm(2), xmm(3))),
            Form::of(&vpaddq(ymm(1), ymm(2), ymm(3))),
        ];
        let all: BTreeSet<_> = others.iter().chain([&same]).collect();
        assert_eq!(all.len(), others.len() + 1);
        assert_ne!(Form::of(&vpslld(ymm(1), ymm(2), 3)), Form::of(&vpslld(ymm(1), ymm(2), 4)));
    }
}
