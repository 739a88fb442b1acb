//! A row with a wrong meaning, and the check whether a run sees it.

use std::cell::OnceCell;
use std::collections::BTreeSet;

use raddle_isa::inst::{Idiom, Operand};
use raddle_isa::isa::{File, Reg};
use raddle_isa::word::{Concrete, Word};
use raddle_isa::{Inst, Machine, Row};

use crate::cosim::oracle::Oracle;
use crate::cosim::random::Random;
use crate::cosim::state::{State, WINDOW, mask_of_bytes};
use crate::cosim::{Step, generate, judge};

type M = Machine<Concrete>;
type OfInst = Box<dyn Fn(&Inst) -> bool>;
type Example = Box<dyn Fn(&Inst) -> Option<Inst>>;
type OfNumbers = Box<dyn Fn(&[i64]) -> Vec<i64>>;
type OfState = Box<dyn Fn(&Inst, &State) -> bool>;

/// A row with a wrong meaning.
pub(super) struct Planted {
    pub(super) row: &'static Row,
    pub(super) class: &'static str,
    pub(super) what: String,
    pub(super) inst: OfInst,
    pub(super) state: OfState,
    pub(super) wrong: Wrong,
    /// The bit of the row's last number that the fault ignores. A row itself may ignore only bits of that number.
    pub(super) ignores: Option<u8>,
    /// Derives an instruction to which the fault applies from another instruction of the row, if random ones are
    /// unlikely to fit.
    pub(super) example: Option<Example>,
    /// The number of states in which the fault applied, and the number of these in which there was something to change.
    pub(super) met: [usize; 2],
}

/// The wrong effect.
pub(super) enum Wrong {
    /// Flips the first bit, from this byte of the result on, that the architecture defines.
    Result(usize),
    /// Flips a condition bit.
    Flag(u8),
    /// Changes a register that the instruction doesn't use, or a byte of memory next to the instruction's.
    Elsewhere(File),
    /// Changes the last byte among the bytes that a mask names (`true`) or doesn't name (`false`).
    Masked(bool),
    /// Makes the result undefined.
    Undefined,
    /// Uses other numbers.
    Numbers(OfNumbers),
    /// Uses another meaning.
    Step(Step<'static>),
}

/// The right model before and after an instruction, shared by all faults that apply to it. Each state is computed on
/// demand.
pub(super) struct Right<'a> {
    inst: &'a Inst,
    state: &'a State,
    before: OnceCell<M>,
    after: OnceCell<Option<M>>,
}

impl<'a> Right<'a> {
    pub(super) fn new(inst: &'a Inst, state: &'a State) -> Self {
        Right { inst, state, before: OnceCell::new(), after: OnceCell::new() }
    }

    fn before(&self) -> &M {
        self.before.get_or_init(|| self.state.machine())
    }

    /// Returns the model after the instruction, or `None` if the meaning refuses it.
    fn after(&self) -> Option<&M> {
        let after = || {
            let mut machine = self.before().clone();
            machine.step(self.inst).is_ok().then_some(machine)
        };
        self.after.get_or_init(after).as_ref()
    }
}

impl Planted {
    /// Returns whether the processor's answer shows that the meaning is wrong.
    pub(super) fn is_seen(&mut self, right: &Right<'_>, after: &State) -> bool {
        let Right { inst, state, .. } = *right;
        if !(self.state)(inst, state) {
            return false;
        }
        self.met[0] += 1;
        let machine = self.wrong_model(right);
        self.met[1] += usize::from(machine.is_some());
        machine.is_some_and(|machine| judge(inst, state, &machine, after).is_some())
    }

    /// Returns the wrong model after the instruction, if there was something to change.
    fn wrong_model(&self, right: &Right<'_>) -> Option<M> {
        match &self.wrong {
            Wrong::Step(step) => {
                let mut machine = right.before().clone();
                step(&mut machine, right.inst).is_ok().then_some(machine)
            }
            Wrong::Numbers(change) => {
                let numbers = change(&generate::numbers(right.inst));
                let other = generate::with_numbers(right.inst, &numbers).ok()?;
                let mut machine = right.before().clone();
                machine.step(&other).is_ok().then_some(machine)
            }
            _ => {
                let mut machine = right.after()?.clone();
                self.change(right.inst, right.state, &mut machine).then_some(machine)
            }
        }
    }

    /// Changes the machine. Returns whether there was something to change.
    fn change(&self, inst: &Inst, before: &State, machine: &mut M) -> bool {
        match self.wrong {
            Wrong::Result(from) => result(inst, machine, from, |byte| byte.value ^= 1),
            Wrong::Undefined => result(inst, machine, 0, |byte| byte.defined = false),
            Wrong::Flag(n) => {
                let flag = machine.flag(n);
                machine.set_flag(n, !flag);
                flag.known().is_some()
            }
            Wrong::Elsewhere(File::Flag) => {
                let writes = inst.writes();
                let Some(reg) = inst.row.isa.registers().find(|r| r.file == File::Flag && !writes.contains(r)) else {
                    return false;
                };
                machine.set_flag(reg.n, !machine.flag(reg.n));
                true
            }
            Wrong::Elsewhere(file) => {
                let used: BTreeSet<Reg> = inst.reads().union(&inst.writes()).copied().collect();
                let all = inst.row.isa.registers().filter(|reg| reg.file == file && !used.contains(reg));
                let Some(reg) = all.take(5).last() else { return false };
                machine.bytes_mut(reg)[3].value ^= 0x10;
                true
            }
            Wrong::Masked(named) => masked(inst, before, machine, named),
            Wrong::Numbers(_) | Wrong::Step(_) => unreachable!("a meaning of its own"),
        }
    }
}

/// Changes the first defined byte of the result from byte `from` on. The result is the first written operand, otherwise
/// the memory that the meaning itself writes, otherwise a condition bit.
fn result(inst: &Inst, machine: &mut M, from: usize, change: impl Fn(&mut raddle_isa::word::ConcreteByte)) -> bool {
    let written = inst.row.operands.iter().zip(&inst.args).find(|(spec, _)| spec.access.writes());
    match written {
        Some((_, Operand::Reg(view))) => {
            let bytes = machine.bytes_mut(view.reg);
            bytes.iter_mut().skip(from).find(|byte| byte.defined).map(change).is_some()
        }
        _ if inst.memory().is_some_and(|(access, _)| access.writes()) => {
            let written = &mut machine.memory.spaces[0].written;
            written.values_mut().skip(from).find(|byte| byte.defined).map(change).is_some()
        }
        _ => match inst.writes().into_iter().find(|reg| machine.flag(reg.n).known().is_some()) {
            Some(reg) => {
                let mut byte = machine.flag(reg.n).resize(8).byte(0);
                change(&mut byte);
                machine.set_flag(reg.n, Concrete::of_bytes(&[byte]).resize(1));
                true
            }
            // The instruction does nothing, so we change a register.
            None if inst.writes().is_empty() => {
                machine.bytes_mut(Reg { file: File::Gpr, n: 0 })[0].value ^= 1;
                true
            }
            None => false,
        },
    }
}

/// Changes the last byte of a masked access that the mask names or, if `named` is false, doesn't name.
fn masked(inst: &Inst, before: &State, machine: &mut M, named: bool) -> bool {
    let (Some(mask), Some((access, mem))) = (mask_of_bytes(inst), inst.memory()) else { return false };
    let (mask, offset) = (before.word(mask), before.offset(&mem));
    let inside = |i: &i64| (0..WINDOW as i64).contains(&(offset + i));
    let Some(i) = (0..i64::from(mem.bytes)).rev().filter(inside).find(|i| (mask >> i & 1 == 1) == named) else {
        return false;
    };
    if access.writes() {
        let own = before.memory_at(offset + i);
        let written = &mut machine.memory.spaces[0].written;
        let mut byte = written.get(offset + i).unwrap_or(own.into());
        byte.value ^= 0x80;
        written.insert(offset + i, byte);
    } else if let Operand::Reg(view) = inst.args[0] {
        machine.bytes_mut(view.reg)[i as usize].value ^= 0x80;
    }
    true
}

impl Planted {
    /// Returns whether the fault changes nothing that the architecture defines: it ignores an ignored bit, or wherever
    /// it applies, the changed part of the result doesn't exist or is undefined.
    pub(super) fn is_harmless(&self) -> bool {
        self.is_ignored() || self.met[0] > 0 && self.met[1] == 0
    }

    /// Returns whether the fault ignores a bit that the architecture ignores too.
    pub(super) fn is_ignored(&self) -> bool {
        let ignores = |bit: u8| {
            self.row.idioms.iter().any(|idiom| match idiom {
                Idiom::Ignoring(bits) => u64::from(*bits) >> bit & 1 == 1,
                _ => false,
            })
        };
        self.ignores.is_some_and(ignores)
    }

    /// Returns some instructions that the fault applies to and that the processor and the meaning accept.
    pub(super) fn having(&self, others: &[Inst], oracle: &Oracle) -> Vec<Inst> {
        let mut random = Random::new(1);
        let takes = |inst: &Inst| {
            inst.features().is_some_and(|needs| needs.is_subset(&oracle.features))
                && State::random(inst, oracle.vector_bytes, &mut random).machine().step(inst).is_ok()
        };
        match &self.example {
            Some(example) => {
                let made = others.iter().take(200).filter_map(example).filter(|inst| (self.inst)(inst));
                made.filter(takes).take(50).collect()
            }
            None => others.iter().filter(|inst| (self.inst)(inst)).take(200).cloned().collect(),
        }
    }
}
