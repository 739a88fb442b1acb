//! A row with a wrong meaning, and whether a run sees it.

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
    /// The bit that it ignores of the row's last number, the only one of which a row may ignore bits.
    pub(super) ignores: Option<u8>,
    /// An instruction that it applies to, made of another of the row, where random ones are not likely to be.
    pub(super) example: Option<Example>,
    /// In how many states it applied, and in how many of them there was something that it could change.
    pub(super) met: [usize; 2],
}

/// What is done instead.
pub(super) enum Wrong {
    /// The first bit of the result from this byte on that the architecture defines is the other one.
    Result(usize),
    /// A condition bit is the other one.
    Flag(u8),
    /// A register that is none of the instruction's changes, or a byte of memory beside that of the instruction.
    Elsewhere(File),
    /// Of the bytes that a mask names, or does not name, the last one is wrong.
    Masked(bool),
    /// The result is said to be undefined.
    Undefined,
    /// As with these numbers.
    Numbers(OfNumbers),
    /// Another meaning.
    Step(Step<'static>),
}

/// The right model before and after an instruction, for all faults that apply to it: each is made where the first of them needs it.
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

    /// `None` where the meaning refuses the instruction.
    fn after(&self) -> Option<&M> {
        let after = || {
            let mut machine = self.before().clone();
            machine.step(self.inst).is_ok().then_some(machine)
        };
        self.after.get_or_init(after).as_ref()
    }
}

impl Planted {
    /// Whether the processor's answer shows that the meaning is wrong.
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

    /// The wrong model after the instruction, if there was something to change.
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

    /// Whether there was something to change.
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

/// Changes the first defined byte of the result from byte `from` on: of the first operand that is written, of memory
/// that the meaning itself writes, or of a condition bit where there is nothing else.
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
            // An instruction that does nothing.
            None if inst.writes().is_empty() => {
                machine.bytes_mut(Reg { file: File::Gpr, n: 0 })[0].value ^= 1;
                true
            }
            None => false,
        },
    }
}

/// Changes the last byte of a masked access that the mask names, or does not name.
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
    /// Whether it changes nothing that the architecture defines: it ignores what is ignored, or wherever it applies
    /// there is no such part of the result, or it is undefined.
    pub(super) fn is_harmless(&self) -> bool {
        self.is_ignored() || self.met[0] > 0 && self.met[1] == 0
    }

    /// Whether it ignores a bit that the architecture ignores too.
    pub(super) fn is_ignored(&self) -> bool {
        let ignores = |bit: u8| {
            self.row.idioms.iter().any(|idiom| match idiom {
                Idiom::Ignoring(bits) => u64::from(*bits) >> bit & 1 == 1,
                _ => false,
            })
        };
        self.ignores.is_some_and(ignores)
    }

    /// Some instructions that have it and that the processor and the meaning take.
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
