//! Plants thousands of wrong meanings, derived from the rows: every possible class of fault for each row.
//!
//! A planted fault is a wrong meaning: it applies to some instructions of a row in some states, and leaves a state
//! there that differs from the row's. A run must see the fault: in some state of the run, the wrong model must differ
//! from the processor. We make the run only once, with the right model, and compare the processor's answers with all
//! wrong models.

mod planted;
mod planter;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use raddle_isa::{Inst, Row};

use self::planted::{Planted, Right, Wrong};
use self::planter::Planter;
use super::form::Form;
use super::generate;
use super::oracle::Oracle;
use super::plant::PLANTS;
use super::random::Random;
use super::state::State;
use crate::encode::assemble::Assembler;

/// The hunt for planted faults during a run.
pub struct Hunt {
    faults: Vec<Planted>,
    /// The faults of each row that no answer has shown yet.
    open: BTreeMap<u16, Vec<usize>>,
    /// The open faults that apply to the current instruction.
    active: Vec<usize>,
    at: *const Inst,
    seed: u64,
}

/// The numbers of faults that were planted and seen.
#[derive(Debug, Default)]
pub struct Caught {
    /// For each class, the number of planted faults that some instruction or state can have, and the number of these
    /// that were seen.
    pub classes: BTreeMap<&'static str, (usize, usize)>,
    /// The number of faults that no instruction can have: their shape, register or number has no encoding.
    pub impossible: usize,
    /// The number of harmless changes: the architecture ignores the changed part or leaves it undefined.
    pub harmless: usize,
    /// The faults that were not seen.
    pub missed: Vec<String>,
}

impl fmt::Display for Caught {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sum = self.classes.values().fold((0, 0), |sum, (planted, seen)| (sum.0 + planted, sum.1 + seen));
        write!(f, "{} of {} planted faults caught, in {} classes", sum.1, sum.0, self.classes.len())
    }
}

impl Hunt {
    /// Plants every fault in the rows that the processor has, and one fault in each form that kernels use.
    pub fn new(oracle: &Oracle, rows: &[&'static Row], forms: &BTreeMap<Form, Vec<Inst>>, seed: u64) -> Hunt {
        let rows = rows.iter().copied().filter(|row| oracle.lacks(&generate::needs(row)).is_empty());
        let rows: Vec<&'static Row> = rows.collect();
        let mut faults = Vec::new();
        for row in &rows {
            let mut planter = Planter { row, faults: &mut faults };
            planter.all(&mut Random::named(!seed, row.name));
            for plant in PLANTS.iter().filter(|plant| plant.isa == row.isa && plant.row == row.name) {
                planter.plant("by hand", plant.fault, |_| true, |_, _| true, Wrong::Step(&plant.step));
            }
        }
        for (form, insts) in forms {
            let example = insts[0].clone();
            let Some(row) = rows.iter().find(|row| row.op == example.row.op) else { continue };
            let (form, rest) = (form.clone(), seed % 50);
            let mut planter = Planter { row, faults: &mut faults };
            let class = "a form of a kernel, in 2 % of states";
            let same = move |inst: &Inst| Form::of(inst) == form;
            planter.on_example(class, format!("as `{example}`"), same, move |_| Some(example.clone()));
            if let Some(fault) = faults.last_mut() {
                fault.state = Box::new(move |_, state| state.digest() % 50 == rest);
            }
        }
        let mut open: BTreeMap<u16, Vec<usize>> = BTreeMap::new();
        for (i, fault) in faults.iter().enumerate() {
            open.entry(fault.row.op).or_default().push(i);
        }
        Hunt { faults, open, active: Vec::new(), at: std::ptr::null(), seed }
    }

    /// Compares the processor's state after an instruction with the states of the wrong models.
    pub fn watch(&mut self, inst: &Inst, before: &State, after: &State) {
        let Some(open) = self.open.get_mut(&inst.row.op) else { return };
        if !std::ptr::eq(self.at, inst) {
            self.at = inst;
            self.active = open.iter().copied().filter(|&i| (self.faults[i].inst)(inst)).collect();
        }
        let right = Right::new(inst, before);
        self.active.retain(|&i| {
            let seen = self.faults[i].is_seen(&right, after);
            if seen {
                open.retain(|&other| other != i);
            }
            !seen
        });
    }

    /// Returns the result for all faults. An unseen fault counts as missed unless it ignores a part that the
    /// architecture ignores, changes one that the architecture leaves undefined, or applies to none of many random
    /// instructions.
    pub fn end(self, oracle: &Oracle) -> Result<Caught, String> {
        let mut unseen: Vec<usize> = self.open.values().flatten().copied().collect();
        let mut caught = Caught { harmless: unseen.len(), ..Caught::default() };
        unseen.retain(|&i| !self.faults[i].is_harmless());
        caught.harmless -= unseen.len();
        let all: BTreeSet<usize> = self.open.values().flatten().copied().collect();
        let mut count = |i: usize, seen: bool| {
            let class = caught.classes.entry(self.faults[i].class).or_default();
            class.0 += 1;
            class.1 += usize::from(seen);
        };
        let mut not_ignored = Vec::new();
        for (i, fault) in self.faults.iter().enumerate().filter(|(i, _)| !all.contains(i)) {
            count(i, true);
            if fault.is_ignored() {
                not_ignored.push(format!("{} {}, which is not a fault", fault.row.name, fault.what));
            }
        }

        // These are instructions to which each unseen fault applies, if there are any.
        let mut others: BTreeMap<u16, Vec<Inst>> = BTreeMap::new();
        let mut lines: Vec<(usize, String)> = Vec::new();
        for &i in &unseen {
            let fault = &self.faults[i];
            let others =
                others.entry(fault.row.op).or_insert_with(|| random_instructions(fault.row, oracle, self.seed));
            let having = fault.having(others, oracle);
            lines.extend(having.into_iter().map(|inst| (i, inst.to_string())));
        }
        let texts: Vec<String> = lines.iter().map(|(_, line)| line.clone()).collect();
        let refused = Assembler::find(oracle.isa)?.refusals(&texts)?;
        let taken = lines.iter().enumerate().filter(|(line, _)| !refused.contains_key(line));
        let possible: BTreeSet<usize> = taken.map(|(_, (i, _))| *i).collect();
        possible.iter().for_each(|&i| count(i, false));
        caught.impossible = unseen.len() - possible.len();
        let missed = |i: &usize| {
            let Planted { row, class, what, met, .. } = &self.faults[*i];
            format!("{} {class}: {what}; applied in {met:?} states", row.name)
        };
        caught.missed = possible.iter().map(missed).chain(not_ignored).collect();
        Ok(caught)
    }
}

/// Returns many random instructions of a row that the meaning accepts. They differ from the run's instructions.
fn random_instructions(row: &'static Row, oracle: &Oracle, seed: u64) -> Vec<Inst> {
    let mut random = Random::named(seed.rotate_left(7), row.name);
    generate::instructions(row, &oracle.features, 5000, random.clone())
        .filter(|inst| State::random(inst, oracle.vector_bytes, &mut random).machine().step(inst).is_ok())
        .collect()
}
