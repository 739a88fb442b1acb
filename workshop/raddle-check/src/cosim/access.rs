//! Finds what a meaning reads and writes by changing one register at a time, because declarations are not trusted.

use std::collections::BTreeSet;

use raddle_isa::isa::Reg;
use raddle_isa::word::Concrete;
use raddle_isa::{Access, Fault, Inst, Machine};

use super::Step;
use super::random::Random;
use super::state::{State, WINDOW, name};

/// The observed dependencies of one instruction.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Dependencies {
    /// The registers that a result depended on.
    pub reads: BTreeSet<Reg>,
    /// The registers that changed.
    pub writes: BTreeSet<Reg>,
}

/// Watches an instruction on `states` states. Returns an error if it reads or writes something undeclared.
pub fn watch(inst: &Inst, states: usize, random: &mut Random, step: Step<'_>) -> Result<Dependencies, String> {
    let isa = inst.row.isa;
    let (reads, writes) = (inst.reads(), inst.writes());
    let run = |state: &State| -> Result<Machine<Concrete>, Fault> {
        let mut machine = state.machine();
        step(&mut machine, inst).map(|()| machine)
    };
    let mut seen = Dependencies::default();
    for _ in 0..states {
        let state = State::random(inst, isa.vector_bytes(), random);
        let before = state.machine();
        let after = run(&state).map_err(|fault| fault.to_string())?;
        for reg in isa.registers().filter(|&reg| !same(&before, &after, reg)) {
            seen.writes.insert(reg);
            if !writes.contains(&reg) {
                return Err(format!("`{inst}` writes {} without declaring it", name(isa, reg)));
            }
        }
        written_as_declared(inst, &after)?;
        for reg in isa.registers() {
            let mut other = state.clone();
            other.scramble(reg, random);
            let matters = run(&other).map_or(true, |other| {
                let differs = |r| (r != reg || writes.contains(&r)) && !same(&after, &other, r);
                isa.registers().any(differs) || after.memory.spaces[0].written != other.memory.spaces[0].written
            });
            if matters {
                seen.reads.insert(reg);
                if !reads.contains(&reg) {
                    return Err(format!("`{inst}` reads {} without declaring it", name(isa, reg)));
                }
            }
        }
    }
    Ok(seen)
}

fn same(a: &Machine<Concrete>, b: &Machine<Concrete>, reg: Reg) -> bool {
    a.bytes(reg) == b.bytes(reg)
}

/// Checks that only the memory operand was written, and only if it is declared as written.
fn written_as_declared(inst: &Inst, after: &Machine<Concrete>) -> Result<(), String> {
    let written = &after.memory.spaces[0].written;
    let Some(((first, _), (last, _))) = written.iter().next().zip(written.iter().next_back()) else { return Ok(()) };
    match inst.memory() {
        Some((access, mem)) if access != Access::r && last - first < i64::from(mem.bytes) => Ok(()),
        _ => Err(format!("`{inst}` writes bytes {first} to {last} of {WINDOW} without declaring it")),
    }
}
