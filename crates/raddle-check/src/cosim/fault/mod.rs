//! Wrong meanings by the thousand, made of the rows: for each row every class of fault that there can be.
//!
//! A planted fault is a wrong meaning: it applies to some instructions of a row in some states, and there leaves
//! another state than the row. A run has to see it: some state must be among those of the run in which the wrong model
//! differs from the processor. The run itself is made once, with the right model, and its answers are compared with
//! those of all wrong ones.

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
    /// Those of a row that no answer has shown yet.
    open: BTreeMap<u16, Vec<usize>>,
    /// Those of them that apply to the instruction at hand.
    active: Vec<usize>,
    at: *const Inst,
    seed: u64,
}

/// How many faults were planted and seen.
#[derive(Debug, Default)]
pub struct Caught {
    /// By class: planted faults that some instruction or state has at all, and those of them that were seen.
    pub classes: BTreeMap<&'static str, (usize, usize)>,
    /// Faults that no instruction can have: a shape, a register or a number that has no encoding.
    pub impossible: usize,
    /// Changes that are no fault: of what the architecture ignores or leaves undefined.
    pub harmless: usize,
    /// Those that were not seen.
    pub missed: Vec<String>,
}

impl fmt::Display for Caught {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sum = self.classes.values().fold((0, 0), |sum, (planted, seen)| (sum.0 + planted, sum.1 + seen));
        write!(f, "{} of {} planted faults caught, in {} classes", sum.1, sum.0, self.classes.len())
    }
}

impl Hunt {
    /// Plants every fault in the rows that the processor has, and one in each form of them that kernels use.
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

    /// Compares what the processor made of a state with what the wrong models make of it.
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

    /// What was seen of all. A fault that was not seen counts as missed unless it is none: it ignores what the
    /// architecture ignores, changes what it leaves undefined, or no instruction can have it, of many random ones.
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
                not_ignored.push(format!("{} {}, which is no fault", fault.row.name, fault.what));
            }
        }

        // Instructions that have each of them, if there are any.
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

/// Many random instructions of a row that the meaning takes, others than those of the run.
fn random_instructions(row: &'static Row, oracle: &Oracle, seed: u64) -> Vec<Inst> {
    let mut random = Random::named(seed.rotate_left(7), row.name);
    generate::instructions(row, &oracle.features, 5000, random.clone())
        .filter(|inst| State::random(inst, oracle.vector_bytes, &mut random).machine().step(inst).is_ok())
        .collect()
}
