//! Co-simulation: the meaning of every row against a processor.
//!
//! Random instructions of a row run on random states, in the model and on a processor: this machine's for x86-64, an
//! emulated one for the others. Whatever differs in a bit that the architecture defines is a mistake in the row.
//!
//! | module | what it does |
//! |---|---|
//! | [`random`] | numbers that find mistakes |
//! | [`generate`] | instructions of a row |
//! | [`state`] | states before and after an instruction |
//! | [`access`] | what a meaning reads and writes, found by trying |
//! | [`plant`] | wrong meanings that must be refused |
//! | [`oracle`] | processors that can be had here |
//! | `stubs`, `runner` | the program that executes one instruction at a time, and how to talk with it |

pub mod access;
pub mod generate;
pub mod oracle;
pub mod plant;
pub mod random;
mod runner;
pub mod state;
mod stubs;

use std::fmt;

use raddle_isa::word::Concrete;
use raddle_isa::{Fault, Inst, Machine, Row};

use crate::encode::assemble::Assembler;
use oracle::Oracle;
use random::Random;
use runner::Runner;
use state::State;

/// A meaning: what an instruction does to the model's state.
pub type Step = fn(&mut Machine<Concrete>, &Inst) -> Result<(), Fault>;

/// What to run.
#[derive(Clone)]
pub struct Options {
    /// States for each row, at least.
    pub states: usize,
    /// Where the random numbers start.
    pub seed: u64,
}

impl Default for Options {
    fn default() -> Self {
        Options { states: 10_000, seed: 8439 }
    }
}

impl Options {
    /// How many different instructions of a row: each of them runs on some forty states.
    fn forms(&self) -> usize {
        self.states.div_ceil(39).min(FORMS)
    }
}

/// What a run showed.
#[derive(Debug)]
pub struct Report {
    /// The processor and the assembler.
    pub oracle: String,
    /// The seed that repeats the run.
    pub seed: u64,
    /// The rows, in their order.
    pub rows: Vec<RowReport>,
}

/// What a run showed of one row.
#[derive(Debug)]
pub struct RowReport {
    /// The row.
    pub row: &'static Row,
    /// Different instructions that ran.
    pub instructions: usize,
    /// States that were compared.
    pub states: usize,
    /// Attempts that the assembler or the model refused, and the last reason.
    pub refused: (usize, String),
    /// States that the model and the processor left different.
    pub mismatches: usize,
    /// The first of them.
    pub first: Option<String>,
    /// Why nothing ran.
    pub skipped: Option<String>,
}

impl RowReport {
    fn new(row: &'static Row) -> RowReport {
        let refused = (0, String::new());
        RowReport { row, instructions: 0, states: 0, refused, mismatches: 0, first: None, skipped: None }
    }

    fn refuse(&mut self, why: String) {
        self.refused = (self.refused.0 + 1, why);
    }

    fn mismatch(&mut self, how: impl fmt::Display) {
        self.mismatches += 1;
        self.first.get_or_insert_with(|| how.to_string());
    }
}

impl Report {
    /// The rows that are wrong: a difference, or nothing to compare.
    pub fn wrong(&self) -> impl Iterator<Item = &RowReport> {
        self.rows.iter().filter(|row| row.mismatches > 0 || (row.states == 0 && row.skipped.is_none()))
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:<22} {:>5} {:>9} {:>10} {:>7}  {}",
            "row", "forms", "states", "mismatches", "refused", self.oracle
        )?;
        for row in &self.rows {
            let RowReport { instructions, states, mismatches, refused, .. } = row;
            write!(f, "{:<22} {instructions:>5} {states:>9} {mismatches:>10} {:>7}", row.row.name, refused.0)?;
            let note = row.skipped.as_ref().map(|why| format!("skipped: {why}"));
            writeln!(f, "  {}", note.or(row.first.clone()).unwrap_or_default())?;
        }
        write!(f, "seed {}", self.seed)
    }
}

/// Different instructions of a row in one run, at most: as many as a byte has values, so that every short immediate
/// comes.
const FORMS: usize = 256;

/// Attempts at one; on POWER one operand of four in an address has an encoding.
const TRIES: usize = 64;

/// How many states are sent at once.
const BATCH: usize = 2048;

/// Runs the rows on the processor and in the model, whose meaning is `step`.
pub fn run(
    oracle: &Oracle,
    rows: impl IntoIterator<Item = &'static Row>,
    options: &Options,
    step: Step,
) -> Result<Report, String> {
    let assembler = Assembler::find(oracle.isa)?;
    let mut reports: Vec<RowReport> = rows.into_iter().map(RowReport::new).collect();
    let mut insts = Vec::new();
    for (i, report) in reports.iter_mut().enumerate() {
        insts.extend(candidates(oracle, report, options, step).into_iter().map(|inst| (i, inst)));
    }
    let insts = accepted(&assembler, insts, options.forms(), &mut reports)?;
    let texts: Vec<String> = insts.iter().map(|(_, inst)| inst.to_string()).collect();
    let mut runner = Runner::build(oracle, &assembler, &texts)?;

    let mut batch = Vec::new();
    for (stub, (row, inst)) in insts.iter().enumerate() {
        let report = &mut reports[*row];
        let mut random = Random::named(options.seed, &texts[stub]);
        for _ in 0..options.states.div_ceil(report.instructions) {
            let state = State::random(inst, oracle.vector_bytes, &mut random);
            let mut machine = state.machine();
            match step(&mut machine, inst) {
                Ok(()) => batch.push((stub, state, machine)),
                Err(fault) => report.mismatch(fault),
            }
        }
        if batch.len() >= BATCH || stub + 1 == insts.len() {
            compare(&mut runner, std::mem::take(&mut batch), &insts, &mut reports)?;
        }
    }
    let oracle = format!("{}, {}", oracle.name, assembler.name());
    Ok(Report { oracle, seed: options.seed, rows: reports })
}

/// Instructions of a row that the oracle has and the meaning does not refuse; more than are needed.
fn candidates(oracle: &Oracle, report: &mut RowReport, options: &Options, step: Step) -> Vec<Inst> {
    let lacks = oracle.lacks(&generate::needs(report.row));
    if !lacks.is_empty() {
        let names: Vec<_> = lacks.iter().map(|feature| feature.name()).collect();
        report.skipped = Some(format!("{} has no {}", oracle.name, names.join(", ")));
        return Vec::new();
    }
    let mut random = Random::named(options.seed, report.row.name);
    let mut insts = Vec::new();
    for inst in generate::instructions(report.row, &oracle.features, options.forms() * TRIES, random.clone()) {
        // What a meaning refuses, it refuses in every state: the operands, not their values.
        match step(&mut State::random(&inst, oracle.vector_bytes, &mut random).machine(), &inst) {
            Ok(()) => insts.push(inst),
            Err(Fault(why)) => report.refuse(why),
        }
        if insts.len() == 2 * options.forms() {
            break;
        }
    }
    insts
}

/// Those that the assembler takes, as many of a row as are needed.
fn accepted(
    assembler: &Assembler,
    insts: Vec<(usize, Inst)>,
    forms: usize,
    reports: &mut [RowReport],
) -> Result<Vec<(usize, Inst)>, String> {
    let lines: Vec<String> = insts.iter().map(|(_, inst)| inst.to_string()).collect();
    let refusals = assembler.refusals(&lines)?;
    let mut accepted = Vec::new();
    for (line, (row, inst)) in insts.into_iter().enumerate() {
        let report = &mut reports[row];
        match refusals.get(&line) {
            Some(why) => report.refuse(format!("`{inst}`: {why}")),
            None if report.instructions == forms => {}
            None => {
                report.instructions += 1;
                accepted.push((row, inst));
            }
        }
    }
    Ok(accepted)
}

/// Executes a batch on the processor and compares.
fn compare(
    runner: &mut Runner,
    batch: Vec<(usize, State, Machine<Concrete>)>,
    insts: &[(usize, Inst)],
    reports: &mut [RowReport],
) -> Result<(), String> {
    let (tests, models): (Vec<_>, Vec<_>) =
        batch.into_iter().map(|(stub, state, model)| ((stub, state), model)).unzip();
    for (((stub, before), model), after) in tests.iter().zip(&models).zip(runner.run(&tests)?) {
        let (row, inst) = &insts[*stub];
        let report = &mut reports[*row];
        report.states += 1;
        let difference = match after {
            Ok(after) => after.difference(before, model),
            Err(fault) => Some(fault),
        };
        if let Some(difference) = difference {
            report.mismatch(format_args!("`{inst}`: {difference}"));
        }
    }
    Ok(())
}
