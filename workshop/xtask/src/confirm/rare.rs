//! Rare faults: kernels that are wrong for one value of a 32-bit or 64-bit word. Random inputs miss them.

use std::collections::BTreeSet;

use raddle_check::run;
use raddle_check::run::program::Step;
use raddle_isa::builder::at;
use raddle_isa::inst::Kind;
use raddle_isa::{Concrete, File, Inst, Isa, Machine, Operand, Reg, View};
use raddle_kernels::Kernel;

/// A place for a rare fault. After an instruction, the lowest bit of the register that the instruction writes is
/// flipped if the low 64 bits of the register (on POWER, the high ones) equal a constant.
#[derive(Clone, Debug)]
pub(super) struct RareFault {
    at: usize,
    /// The register that the instruction writes.
    place: View,
    /// The general-purpose register with the compared bits, and two that the kernel does not use.
    words: [u8; 3],
    /// Vector registers that the kernel does not use, for a place in a vector.
    vectors: [u8; 2],
}

impl RareFault {
    /// Returns the places in a kernel, in the order of its text.
    pub(super) fn places(kernel: &Kernel) -> Vec<RareFault> {
        let (isa, insts) = (kernel.isa, kernel.insts());
        // An instruction that clears all vector registers does not use their values.
        let is_bank = |inst: &&&Inst| inst.row.operands.iter().any(|operand| matches!(operand.kind, Kind::Bank(..)));
        let touching = insts.iter().filter(|inst| !is_bank(inst));
        let touched: BTreeSet<Reg> = touching.flat_map(|inst| &inst.reads() | &inst.writes()).collect();
        // Some POWER instructions can't use register 0, and VEX names 16 registers.
        let numbers = 1..if isa == Isa::X86_64 { 16 } else { 31 };
        let is_special = |reg: Reg| reg == isa.stack_pointer() || isa.is_reserved(reg);
        let free = |file| {
            let all = numbers.clone().map(|n| Reg { file, n });
            all.filter(|reg| !is_special(*reg) && !touched.contains(reg)).map(|reg| reg.n).collect::<Vec<_>>()
        };
        let (words, vectors) = (free(File::Gpr), free(File::Vec));
        let place = |(at, inst): (usize, &&Inst)| {
            let operands = inst.row.operands.iter().zip(&inst.args);
            let mut written = operands.filter(|(spec, _)| spec.access.writes()).map(|(_, arg)| arg);
            let (Some(&Operand::Reg(place)), None) = (written.next(), written.next()) else { return None };
            let (words, vectors) = match place.reg.file {
                File::Gpr if !is_special(place.reg) => ([place.reg.n, *words.first()?, *words.get(1)?], [0; 2]),
                File::Vec => {
                    let spare = match isa {
                        Isa::X86_64 => [*vectors.first()?; 2],
                        Isa::Aarch64 => [0; 2],
                        Isa::Ppc64le => *vectors.first_chunk()?,
                    };
                    (*words.first_chunk()?, spare)
                }
                _ => return None,
            };
            Some(RareFault { at, place, words, vectors })
        };
        insts.iter().enumerate().filter_map(place).collect()
    }

    /// Returns the kernel with a fault at this place, for a value.
    pub(super) fn of(&self, kernel: &Kernel, value: u64) -> Kernel {
        let mut changed = kernel.clone();
        let mut at = 0;
        changed.edit(|inst| {
            at += 1;
            let fault = if at - 1 == self.at { self.insts(kernel.isa, value) } else { Default::default() };
            std::iter::once(inst.clone()).chain(fault.concat()).collect()
        });
        changed
    }

    /// Returns the first value at this place in a run of the kernel, or `None` if the run does not reach the place, or
    /// fails.
    pub(super) fn value(&self, kernel: &Kernel, regions: &[(&str, &[u8])], length: usize) -> Option<u64> {
        let [_, comparison] = self.insts(kernel.isa, 0);
        let mut machine = run::enter(kernel, regions, length, &[]);
        let mut value = None;
        let read = |_, step: &Step, machine: &Machine<Concrete>| {
            if value.is_none() && matches!(step, Step::Do(inst) if *inst == comparison[0]) {
                value = Some(machine.gpr(self.words[0]).value());
            }
        };
        run::follow(&self.of(kernel, 0), &mut machine, read).ok()?;
        value
    }

    /// Returns the inserted instructions: those that load the constant, and those from the comparison on.
    fn insts(&self, isa: Isa, value: u64) -> [Vec<Inst>; 2] {
        let part = |i: u32| (value >> (16 * i)) as u16;
        let is_vector = self.place.reg.file == File::Vec;
        let vector = self.place;
        // A number is 0 if its highest bit is clear, and the highest bit of the number minus 1 is set.
        match isa {
            Isa::X86_64 => {
                use raddle_isa::x86_64::*;
                let [word, other, flip] = self.words.map(|n| View::new(File::Gpr, n, 64));
                let mut start = vec![movabs(other, value as i64)];
                let mut end = vec![xor64(other, word), lea64(flip, at(other, -1)), xor64(other, -1)];
                end.extend([and64(flip, other), shr64(flip, 63)]);
                if is_vector {
                    let spare = View::new(File::Vec, self.vectors[0], vector.bits);
                    start.push(vmovq_gpr(word, xmm(vector.reg.n)));
                    end.push(vmovq(xmm(self.vectors[0]), flip));
                    let by = if vector.bits == 512 || vector.reg.n > 15 { vpxord } else { vpxor };
                    end.push(by(vector, vector, spare));
                } else {
                    end.push(xor64(word, flip));
                }
                [start, end]
            }
            Isa::Aarch64 => {
                use raddle_isa::aarch64::*;
                let [word, other, flip] = self.words.map(x);
                let mut start = vec![movz64(other, part(0))];
                start.extend((1..4).map(|i| movk64(other, part(i), i)));
                let mut end = vec![eor64(other, other, word), sub64_imm(flip, other, 1), bic64(flip, flip, other)];
                end.extend([lsr64(flip, flip, 63), eor64(word, word, flip)]);
                if is_vector {
                    start.push(umov_d(word, v(vector.reg.n), 0));
                    end.push(ins_d(v(vector.reg.n), 0, word));
                }
                [start, end]
            }
            Isa::Ppc64le => {
                use raddle_isa::ppc64le::*;
                let [word, other, flip] = self.words.map(r);
                let mut start = vec![li(other, i32::from(part(3) as i16))];
                for i in [2, 1, 0] {
                    start.extend([sldi(other, other, 16), ori(other, other, part(i))]);
                }
                let mut end = vec![xor(other, other, word), addi(flip, other, -1), andc(flip, flip, other)];
                end.push(srdi(flip, flip, 63));
                if is_vector {
                    let [vector, one, zero] = [vector.reg.n, self.vectors[0], self.vectors[1]].map(vs);
                    start.push(mfvsrd(word, vector));
                    // The move leaves the lower half of the vector undefined.
                    end.extend([mtvsrd(one, flip), xxlxor(zero, zero, zero), xxpermdi(one, one, zero, 0)]);
                    end.push(xxlxor(vector, vector, one));
                } else {
                    end.push(xor(word, word, flip));
                }
                [start, end]
            }
        }
    }
}
