//! Random instructions of a row.

use std::collections::BTreeSet;

use raddle_isa::inst::{Kind, Mem, Needs, Operand};
use raddle_isa::isa::{File, Isa, Reg, View};
use raddle_isa::{Feature, Inst, Row};

use super::random::{Random, Style};

/// The rows of an instruction set.
pub fn rows(isa: Isa) -> &'static [Row] {
    match isa {
        Isa::X86_64 => raddle_isa::x86_64::ROWS,
        Isa::Aarch64 => raddle_isa::aarch64::ROWS,
        Isa::Ppc64le => raddle_isa::ppc64le::ROWS,
    }
}

/// Random instructions of a row, from `tries` attempts, with operands of every form, that need only `features`. The
/// meaning and an assembler may still refuse some: a row does not say for which numbers and addresses its encoding has
/// room.
pub fn instructions(
    row: &'static Row,
    features: &BTreeSet<Feature>,
    tries: usize,
    mut random: Random,
) -> impl Iterator<Item = Inst> {
    (0..tries)
        .filter_map(move |i| Attempt::new(row, &mut random).instruction(i))
        .filter(|inst| inst.features().is_some_and(|needs| needs.is_subset(features)))
}

/// The features that some form of the row needs: all of them, for a row that no instruction could be made of.
pub fn needs(row: &Row) -> BTreeSet<Feature> {
    let of = |features: &[Feature]| features.iter().copied().collect();
    match row.needs {
        Needs::Base => BTreeSet::new(),
        Needs::Of(features) | Needs::Sse(features) => of(features),
        Needs::Vector { vex128, vex256, evex } => vex128.or(vex256).or(evex).map(of).unwrap_or_default(),
    }
}

struct Attempt<'a> {
    row: &'static Row,
    random: &'a mut Random,
    /// Bits of the vector operands that may have any width.
    width: u16,
    /// Vector registers that the encoding can name.
    vectors: u8,
    used: Vec<Reg>,
}

impl<'a> Attempt<'a> {
    fn new(row: &'static Row, random: &'a mut Random) -> Self {
        let width = match row.isa {
            Isa::X86_64 => random.of(&[128, 256, 512]),
            Isa::Aarch64 | Isa::Ppc64le => 128,
        };
        let evex = |features: &[Feature]| features.iter().any(|f| f.name().starts_with("avx512"));
        let vectors = match row.needs {
            // A legacy or VEX encoding has four bits for a register.
            Needs::Of(features) | Needs::Sse(features) if row.isa == Isa::X86_64 && !evex(features) => 16,
            Needs::Vector { evex: None, .. } => 16,
            // The others have VEX encodings too, that only low registers let an assembler choose.
            _ => *random.of(&[&16, &row.isa.count(File::Vec)]),
        };
        Attempt { row, random, width, vectors, used: Vec::new() }
    }

    fn instruction(mut self, i: usize) -> Option<Inst> {
        let args: Vec<_> = self.row.operands.iter().map(|spec| self.operand(spec.kind, i)).collect();
        Inst::try_new(self.row, &args).ok()
    }

    fn operand(&mut self, kind: Kind, i: usize) -> Operand {
        let any = |bits: u16, width| if bits == 0 { width } else { bits };
        match kind {
            Kind::Vec(bits) => self.vector(any(bits, self.width)),
            Kind::VecOrMem(_) if self.random.once_in(2) => self.memory(true),
            Kind::VecOrMem(bits) => self.vector(any(bits, self.width)),
            Kind::Mask => self.register(File::Mask, 64),
            Kind::Fixed(file, n, bits) => Operand::Reg(View::new(file, n, bits)),
            Kind::Bank(file, _) => Operand::Reg(View::new(file, 0, any(0, self.width))),
            Kind::Gpr(bits) => self.register(File::Gpr, bits),
            Kind::GprOrMem(_) if self.random.once_in(2) => self.memory(false),
            Kind::GprOrMem(bits) => self.register(File::Gpr, bits),
            Kind::GprMemImm(bits) => match self.random.below(3) {
                0 => self.memory(false),
                1 => self.register(File::Gpr, bits),
                _ => self.immediate(32, i),
            },
            Kind::Mem(_) | Kind::Address(_, _) => self.memory(false),
            Kind::Imm(bits) => self.immediate(bits, i),
        }
    }

    fn vector(&mut self, bits: u16) -> Operand {
        self.register(File::Vec, bits)
    }

    /// Often one that the instruction has used already: overlap is where meanings go wrong.
    fn register(&mut self, file: File, bits: u16) -> Operand {
        let used: Vec<Reg> = self.used.iter().copied().filter(|reg| reg.file == file).collect();
        let reg = if !used.is_empty() && self.random.once_in(4) { self.random.of(&used) } else { self.fresh(file) };
        self.used.push(reg);
        Operand::Reg(View { reg, bits })
    }

    fn fresh(&mut self, file: File) -> Reg {
        let isa = self.row.isa;
        loop {
            let count = if file == File::Vec { self.vectors } else { isa.count(file) };
            let reg = Reg { file, n: self.random.below(count.into()) as u8 };
            match (isa, file, reg.n) {
                // The registers of the platform and of the thread hold the runner's state; LR and CTR have no place in
                // an operand.
                (Isa::Aarch64, File::Gpr, 18) | (Isa::Ppc64le, File::Gpr, 13 | 32 | 33) => {}
                _ => return reg,
            }
        }
    }

    fn memory(&mut self, vector: bool) -> Operand {
        let view = |operand| if let Operand::Reg(view) = operand { view } else { unreachable!("a register") };
        let base = view(self.register(File::Gpr, 64));
        let mut mem = raddle_isa::inst::at(base, self.displacement());
        let index = view(self.register(File::Gpr, 64));
        match self.row.isa {
            Isa::X86_64 => {
                // The stack pointer can't be an index.
                if self.random.once_in(2) && index.reg.n != 4 {
                    mem = mem.index(index, self.random.of(&[1, 2, 4, 8]));
                }
                let broadcast = |needs| matches!(needs, Needs::Vector { evex: Some(_), .. });
                if vector && broadcast(self.row.needs) && self.random.once_in(3) {
                    mem = mem.broadcast(self.random.of(&[32, 64]));
                }
            }
            Isa::Aarch64 | Isa::Ppc64le => {
                if self.random.once_in(2) && base.reg != self.row.isa.stack_pointer() {
                    mem = Mem { disp: 0, ..mem }.index(index, 1);
                }
                if mem.index.is_some() && self.row.isa == Isa::Ppc64le && self.random.once_in(4) {
                    mem.base = None;
                }
            }
        }
        Operand::Mem(mem)
    }

    fn displacement(&mut self) -> i64 {
        let bits = match self.row.isa {
            Isa::X86_64 => self.random.of(&[8, 16, 32]),
            Isa::Aarch64 | Isa::Ppc64le => self.random.of(&[5, 8, 10, 13]),
        };
        let unit = self.random.of(&[1, 4, 8, 16, 64]);
        match self.random.below(4) {
            0 => 0,
            1 => self.number(bits),
            _ => self.number(bits) / unit * unit,
        }
    }

    /// All values in turn of a short one.
    fn immediate(&mut self, bits: u8, i: usize) -> Operand {
        let value = match bits {
            0..=8 => (i % (1 << bits)) as i64,
            64 => self.random.word(Style::Mixed) as i64,
            bits => self.number(bits.into()),
        };
        // The same bits as a negative number.
        let negative = bits < 32 && value >> (bits - 1) & 1 == 1 && self.random.once_in(2);
        Operand::Imm(if negative { value - (1 << bits) } else { value })
    }

    /// A signed number of so many bits, corners often.
    fn number(&mut self, bits: u32) -> i64 {
        (self.random.word(Style::Mixed) as i64) << (64 - bits) >> (64 - bits)
    }
}
