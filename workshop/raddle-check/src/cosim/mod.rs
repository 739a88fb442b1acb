//! Co-simulation: compares the meaning of every row with a processor.
//!
//! Instructions of a row run on random states, in the model and on a processor: on this machine for x86-64, on an
//! emulated processor for the others. Any difference in a bit that the architecture defines is a mistake in the row.
//!
//! A run has two parts. The first takes the rows one by one: every shape of the operands with every pattern of equal
//! registers, every register in every place, and every number that can be encoded, alone and with every other. The
//! second takes the forms that generated kernels use, and every instruction of them.
//!
//! | module | purpose |
//! |---|---|
//! | [`random`] | numbers that find mistakes |
//! | [`generate`] | instructions of a row |
//! | [`form`] | the properties that distinguish instructions; the forms that kernels use |
//! | [`state`] | states before and after an instruction |
//! | [`report`] | the results of a run, and what it must have reached |
//! | [`access`] | the registers that a meaning reads and writes, found by trying |
//! | [`plant`] | some dozens of wrong meanings, written by hand, that a run must refuse |
//! | [`fault`] | thousands of wrong meanings, derived from the rows |
//! | [`oracle`] | the available processors |
//! | `stubs`, `runner` | the program that executes one instruction at a time, and the communication with it |

pub mod access;
pub mod fault;
pub mod form;
pub mod generate;
pub mod oracle;
pub mod plant;
pub mod random;
pub mod report;
mod runner;
pub mod state;
mod stubs;

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{BuildHasher, RandomState};

use raddle_isa::inst::Idiom;
use raddle_isa::isa::{File, Isa};
use raddle_isa::word::Concrete;
use raddle_isa::{Fault, Inst, Machine, Row};

use crate::encode::assemble::Assembler;
use form::Form;
use oracle::Oracle;
use random::Random;
use report::{Report, RowReport};
use runner::{Answer, Runner};
use state::State;

/// A meaning: the effect of an instruction on the model's state.
pub type Step<'a> = &'a dyn Fn(&mut Machine<Concrete>, &Inst) -> Result<(), Fault>;

/// A callback for every compared state: the instruction, the state before it, and the processor's state after it.
pub type Watch<'a> = &'a mut dyn FnMut(&Inst, &State, &State);

/// The options of a run.
#[derive(Clone)]
pub struct Options {
    /// The minimum number of states for each row.
    pub states: usize,
    /// The minimum number of states for each form that a kernel uses.
    pub form_states: usize,
    /// The seed of the random numbers.
    pub seed: u64,
}

impl Default for Options {
    /// Chooses a new seed each time, because one run may reach what another doesn't.
    fn default() -> Self {
        Options { states: 10_000, form_states: 1000, seed: RandomState::new().hash_one("co-simulation") }
    }
}

/// The maximum number of attempts at an instruction that the meaning accepts. On POWER, one address operand in four has
/// an encoding.
const TRIES: usize = 48;

/// The number of instructions per goal that we try with the assembler, round by round, until it accepts one.
const ROUNDS: [usize; 6] = [1, 1, 2, 4, 8, 16];

/// The number of times that refused numbers are tried with other registers.
const ANEW: usize = 8;

/// The minimum number of states for an instruction that tries a number, and for an instruction of a kernel.
const EACH: usize = 4;

/// The same minimum for an instruction that tries a number and writes only flags: a bit shows in at most half of the
/// states.
const EACH_OF_FLAGS: usize = 16;

/// The number of tuples beyond which each is tried in only one form, and only once.
const MANY: usize = 5000;

/// The maximum number of attempts at each instruction of a sample.
const SAMPLED: usize = 16;

/// The number of states that are sent at once.
const BATCH: usize = 2048;

/// The instructions to run, each with its number of states.
type Work = Vec<(Inst, usize)>;

/// Runs the rows, and the forms of them that `kernels` use, on the processor and in the model, whose meaning is `step`.
pub fn run(
    oracle: &Oracle,
    rows: impl IntoIterator<Item = &'static Row>,
    kernels: &BTreeMap<Form, Vec<Inst>>,
    options: &Options,
    step: Step<'_>,
    watch: Watch<'_>,
) -> Result<Report, String> {
    let assembler = Assembler::find(oracle.isa)?;
    let name = format!("{}, {}", oracle.name, assembler.name());
    let mut report = Report::new(name, options.seed, rows);
    let mut search = Search { oracle, assembler: &assembler, step, seed: options.seed };
    for row in &mut report.rows {
        let lacks = oracle.lacks(&generate::needs(row.row));
        if !lacks.is_empty() {
            let names: Vec<_> = lacks.iter().map(|feature| feature.name()).collect();
            row.skipped = Some(format!("{} has no {}", oracle.name, names.join(", ")));
        }
    }
    let mut work = search.of_rows(&mut report.rows, options.states)?;
    let there: BTreeMap<u16, usize> = report.rows.iter().enumerate().map(|(i, row)| (row.row.op, i)).collect();
    for (form, insts) in kernels {
        let Some(&row) = there.get(&insts[0].row.op) else { continue };
        let needs = insts[0].features().unwrap_or_default();
        let lacks = oracle.lacks(&needs);
        if !lacks.is_empty() {
            report.forms_skipped.push((insts[0].to_string(), lacks));
            continue;
        }
        report.forms.insert(form.clone(), 0);
        report.rows[row].forms += 1;
        let states = options.form_states.div_ceil(insts.len()).max(EACH);
        work.extend(insts.iter().map(|inst| (inst.clone(), states)));
    }
    execute(oracle, &assembler, &work, &there, &mut report, step, watch)?;
    Ok(report)
}

/// Runs some random instructions of each row, each on `each` states, in the model and in a source. We compare only
/// their effect, because processors already show what registers, addresses and encodings mean.
pub fn sample(
    oracle: &Oracle,
    rows: impl IntoIterator<Item = &'static Row>,
    (instructions, each): (usize, usize),
    seed: u64,
    step: Step<'_>,
) -> Result<Report, String> {
    let assembler = Assembler::find(oracle.isa)?;
    let mut report = Report::new(format!("{}, {}", oracle.name, assembler.name()), seed, rows);
    let search = Search { oracle, assembler: &assembler, step, seed };
    let mut attempts = Vec::new();
    for (i, row) in report.rows.iter_mut().enumerate() {
        let mut random = Random::named(seed, row.row.name);
        let some = generate::instructions(row.row, &oracle.features, SAMPLED * instructions, random.clone());
        attempts.extend(some.filter(|inst| search.takes(inst, &mut random).is_ok()).map(|inst| (i, inst)));
    }
    let mut taken = vec![0; report.rows.len()];
    let mut work = search.assembled(attempts, &mut report.rows)?;
    work.retain(|(row, _)| {
        taken[*row] += 1;
        taken[*row] <= instructions
    });
    let there = report.rows.iter().enumerate().map(|(i, row)| (row.row.op, i)).collect();
    let work: Work = work.into_iter().map(|(_, inst)| (inst, each)).collect();
    execute(oracle, &assembler, &work, &there, &mut report, step, &mut |_, _, _| {})?;
    Ok(report)
}

/// The search for instructions of rows that the model and the assembler accept.
struct Search<'a> {
    oracle: &'a Oracle,
    assembler: &'a Assembler,
    step: Step<'a>,
    seed: u64,
}

impl Search<'_> {
    /// Checks that the processor and the meaning accept an instruction. A meaning that refuses an instruction refuses
    /// it in every state: it judges the operands, not their values.
    fn takes(&self, inst: &Inst, random: &mut Random) -> Result<(), String> {
        if !inst.features().is_some_and(|needs| needs.is_subset(&self.oracle.features)) {
            return Err(format!("`{inst}`: it has no encoding, or not on this processor"));
        }
        let mut machine = State::random(inst, self.oracle.vector_bytes, random).machine();
        (self.step)(&mut machine, inst).map_err(|fault| fault.to_string())
    }

    /// Returns the work for the rows.
    fn of_rows(&mut self, rows: &mut [RowReport], states: usize) -> Result<Work, String> {
        let mut randoms: Vec<Random> = rows.iter().map(|row| Random::named(self.seed, row.row.name)).collect();
        let shapes = self.shapes(rows, &mut randoms)?;
        let mut numbers = Vec::new();
        let mut displaced = Vec::new();
        for (i, (insts, random)) in shapes.iter().zip(&mut randoms).enumerate() {
            let report = &mut rows[i];
            numbers.extend(self.numbers(insts, report, random).into_iter().map(|inst| (i, inst)));
            displaced.extend(self.displaced(insts, report, random).into_iter().map(|inst| (i, inst)));
        }
        // Registers and numbers may exclude each other, so we try refused numbers with other registers of the form.
        let key = |(i, inst): &(usize, Inst)| (*i, generate::numbers(inst), Form::of(inst).coarse());
        let attempted: BTreeSet<_> = numbers.iter().map(key).collect();
        let mut numbers = self.assembled(numbers, rows)?;
        let taken: BTreeSet<_> = numbers.iter().map(key).collect();
        let mut again = Vec::new();
        for (i, tuple, form) in attempted.difference(&taken) {
            let random = &mut randoms[*i];
            let insts: Vec<&Inst> = shapes[*i].iter().filter(|inst| Form::of(inst).coarse() == *form).collect();
            for _ in 0..ANEW {
                let other = generate::with_numbers(insts[random.below(insts.len())], tuple).ok();
                again.extend(other.filter(|inst| self.takes(inst, random).is_ok()).map(|inst| (*i, inst)));
            }
        }
        numbers.extend(self.assembled(again, rows)?);
        let displaced = self.assembled(displaced, rows)?;
        // The states of one instruction must be adjacent in a run; the instructions of a row need not be.
        let mut work = Work::new();
        for (i, mut insts) in shapes.into_iter().enumerate() {
            insts.extend(displaced.iter().filter(|(row, _)| *row == i).map(|(_, inst)| inst.clone()));
            let each = states.div_ceil(insts.len().max(1)).max(2);
            for inst in &insts {
                rows[i].numbers.entry(generate::numbers(inst)).or_insert(0);
            }
            work.extend(insts.into_iter().map(|inst| (inst, each)));
        }
        for (row, inst) in numbers {
            let row = &mut rows[row];
            row.numbers.entry(generate::numbers(&inst)).or_insert(0);
            let only_flags = !inst.row.operands.iter().any(|spec| spec.access.writes());
            let each = if only_flags { EACH_OF_FLAGS } else { EACH };
            work.push((inst, if row.many { 1 } else { each }));
        }
        Ok(work)
    }

    /// Returns an instruction for every goal of every row, if there is one. A goal is given up only after several
    /// rounds in which all attempts were refused.
    fn shapes(&self, rows: &mut [RowReport], randoms: &mut [Random]) -> Result<Vec<Vec<Inst>>, String> {
        let mut open: Vec<(usize, generate::Goal)> = Vec::new();
        for (i, row) in rows.iter().enumerate().filter(|(_, row)| row.skipped.is_none()) {
            open.extend(generate::goals(row.row).into_iter().map(|goal| (i, goal)));
        }
        // The numbers that the row has accepted: with other numbers, most attempts may fail.
        let mut good: Vec<Option<Vec<i64>>> = vec![None; rows.len()];
        let mut taken: Vec<Vec<Inst>> = vec![Vec::new(); rows.len()];
        let mut texts = BTreeSet::new();
        for candidates in ROUNDS {
            let mut attempts = Vec::new();
            for (n, (row, goal)) in open.iter().enumerate() {
                let (row, report, random) = (*row, &mut rows[*row], &mut randoms[*row]);
                for _ in 0..candidates {
                    let found = (0..TRIES).find_map(|i| {
                        let numbers = good[row].as_deref().filter(|_| i % 2 == 1);
                        let inst = goal.attempt(report.row, numbers, random)?;
                        self.takes(&inst, random).map_err(|why| report.refuse(why)).ok().map(|()| inst)
                    });
                    // If the meaning refused this number of attempts, it refuses all.
                    let Some(inst) = found else { break };
                    let numbers = Some(generate::numbers(&inst)).filter(|numbers| !numbers.is_empty());
                    good[row] = numbers.or(good[row].take());
                    attempts.push((n, inst));
                }
            }
            let lines: Vec<String> = attempts.iter().map(|(_, inst)| inst.to_string()).collect();
            let refusals = self.assembler.refusals(&lines)?;
            let (mut tried, mut reached) = (BTreeSet::new(), BTreeSet::new());
            for (line, (n, inst)) in attempts.into_iter().enumerate() {
                tried.insert(n);
                let row = open[n].0;
                match refusals.get(&line) {
                    Some(why) => rows[row].refuse(format!("`{inst}`: {why}")),
                    None => {
                        if reached.insert(n) && texts.insert(lines[line].clone()) {
                            taken[row].push(inst);
                        }
                    }
                }
            }
            let goals = open.into_iter().enumerate();
            open = goals.filter(|(n, _)| tried.contains(n) && !reached.contains(n)).map(|(_, goal)| goal).collect();
        }
        Ok(taken)
    }

    /// Returns instructions with every tuple of numbers in every coarse form of the row. Each is an accepted
    /// instruction with other numbers, so few attempts show whether the numbers have an encoding.
    fn numbers(&self, insts: &[Inst], report: &mut RowReport, random: &mut Random) -> Vec<Inst> {
        let mut forms: BTreeMap<Form, Vec<&Inst>> = BTreeMap::new();
        for inst in insts.iter().filter(|inst| !generate::numbers(inst).is_empty()) {
            forms.entry(Form::of(inst).coarse()).or_default().push(inst);
        }
        let forms: Vec<Vec<&Inst>> = forms.into_values().collect();
        let Some(first) = forms.first() else { return Vec::new() };
        let tuples = generate::tuples(&generate::number_bits(first[0]));
        report.many = tuples.together.len() + tuples.alone.len() > MANY;
        let mut found = Vec::new();
        // An attempt takes all numbers, or one number at its place. If it is refused, we try other registers.
        let tries = if report.many { 3 } else { ANEW };
        let mut attempt = |form: &[&Inst], numbers: &dyn Fn(&Inst) -> Vec<i64>, random: &mut Random| {
            for _ in 0..tries {
                let inst = form[random.below(form.len())];
                let other = generate::with_numbers(inst, &numbers(inst)).map_err(|why| why.to_string());
                match other.and_then(|inst| self.takes(&inst, random).map(|()| inst)) {
                    Ok(inst) => return found.push(inst),
                    Err(why) => report.refuse(why),
                }
            }
        };
        for tuple in &tuples.together {
            let some = random.below(forms.len());
            let chosen = if tuples.together.len() > MANY { &forms[some..=some] } else { &forms[..] };
            for form in chosen {
                attempt(form, &|_| tuple.clone(), random);
            }
        }
        for (place, value) in tuples.alone {
            let form = &forms[random.below(forms.len())];
            let numbers = |inst: &Inst| {
                let mut numbers = generate::numbers(inst);
                numbers[place] = value;
                numbers
            };
            attempt(form, &numbers, random);
        }
        found
    }

    /// Returns instructions with every displacement, for every kind and width of memory.
    fn displaced(&self, insts: &[Inst], report: &mut RowReport, random: &mut Random) -> Vec<Inst> {
        let mut kinds: BTreeMap<_, Vec<&Inst>> = BTreeMap::new();
        for inst in insts {
            if let Some((_, mem)) = inst.memory() {
                kinds.entry((mem.bytes, mem.broadcast, mem.index.is_some())).or_default().push(inst);
            }
        }
        let mut found = Vec::new();
        for ((bytes, _, _), insts) in kinds {
            for disp in generate::displacements(bytes) {
                let inst = insts[random.below(insts.len())];
                let Some(inst) = generate::with_displacement(inst, disp) else { continue };
                match self.takes(&inst, random) {
                    Ok(()) => found.push(inst),
                    Err(why) => report.refuse(why),
                }
            }
        }
        found
    }

    /// Returns the instructions that the assembler accepts, each once.
    fn assembled(&self, insts: Vec<(usize, Inst)>, rows: &mut [RowReport]) -> Result<Vec<(usize, Inst)>, String> {
        let lines: Vec<String> = insts.iter().map(|(_, inst)| inst.to_string()).collect();
        let refusals = self.assembler.refusals(&lines)?;
        let mut texts = BTreeSet::new();
        let mut taken = Vec::new();
        for (line, (row, inst)) in insts.into_iter().enumerate() {
            match refusals.get(&line) {
                Some(why) => rows[row].refuse(format!("`{inst}`: {why}")),
                None if texts.insert(&lines[line]) => taken.push((row, inst)),
                None => {}
            }
        }
        Ok(taken)
    }
}

/// Executes instructions in the model and on the processor, and compares the results.
fn execute(
    oracle: &Oracle,
    assembler: &Assembler,
    work: &Work,
    rows: &BTreeMap<u16, usize>,
    report: &mut Report,
    step: Step<'_>,
    watch: Watch<'_>,
) -> Result<(), String> {
    let texts: Vec<String> = work.iter().map(|(inst, _)| inst.to_string()).collect();
    let mut runner = Runner::build(oracle, assembler, &texts)?;
    if oracle.is_source {
        runner.describe(work.iter().map(|(inst, _)| inst))?;
    }
    let mut compared = vec![0; work.len()];
    let mut compare = |batch: Vec<(usize, State, Machine<Concrete>)>, report: &mut Report| -> Result<(), String> {
        let (tests, models): (Vec<_>, Vec<_>) =
            batch.into_iter().map(|(stub, state, model)| ((stub, state), model)).unzip();
        for (((stub, before), model), after) in tests.iter().zip(&models).zip(runner.run(&tests)?) {
            let (inst, _) = &work[*stub];
            let row = &mut report.rows[rows[&inst.row.op]];
            if matches!(after, Answer::Unknown) {
                row.unknown += 1;
                continue;
            }
            compared[*stub] += 1;
            let difference = match &after {
                Answer::State(after) => judge(inst, before, model, after),
                Answer::Fault(fault) => Some(fault.clone()),
                Answer::Unknown => None,
            };
            match (difference, after) {
                (Some(difference), _) => row.mismatch(format_args!("`{inst}`: {difference}")),
                (None, Answer::State(after)) => watch(inst, before, &after),
                (None, _) => {}
            }
        }
        Ok(())
    };
    let mut batch = Vec::new();
    for (stub, (inst, states)) in work.iter().enumerate() {
        let mut random = Random::named(report.seed ^ stub as u64, &texts[stub]);
        report.rows[rows[&inst.row.op]].instructions += 1;
        for _ in 0..*states {
            let state = State::random(inst, oracle.vector_bytes, &mut random);
            let mut machine = state.machine();
            match step(&mut machine, inst) {
                Ok(()) => batch.push((stub, state, machine)),
                Err(fault) => report.rows[rows[&inst.row.op]].mismatch(fault),
            }
        }
        if batch.len() >= BATCH || stub + 1 == work.len() {
            compare(std::mem::take(&mut batch), report)?;
        }
    }
    for ((inst, _), states) in work.iter().zip(compared) {
        let row = &mut report.rows[rows[&inst.row.op]];
        row.states += states;
        row.numbers.entry(generate::numbers(inst)).and_modify(|all| *all += states);
        report.forms.entry(Form::of(inst)).and_modify(|all| *all += states);
    }
    Ok(())
}

/// Returns the fault in the model's state: a difference from the processor's, or a result that is wrongly undefined.
pub fn judge(inst: &Inst, before: &State, model: &Machine<Concrete>, after: &State) -> Option<String> {
    after.difference(before, model).or_else(|| undefined(inst, model))
}

/// Returns a result that the architecture defines and the model doesn't, because an undefined result agrees with
/// everything. A test of the encodings compares the undefined flags of x86-64 with a decoder. On POWER the summary
/// overflow may be undefined, since it copies a register that the machine doesn't have, and so may one half after a
/// move from a general-purpose register.
fn undefined(inst: &Inst, model: &Machine<Concrete>) -> Option<String> {
    let isa = inst.row.isa;
    for reg in inst.writes() {
        let allowed = match (isa, reg.file) {
            (Isa::X86_64, File::Flag) => continue,
            (Isa::Ppc64le, File::Flag) => reg.n == raddle_isa::ppc64le::flag::so,
            _ => false,
        };
        let low = inst.row.idioms.contains(&Idiom::LowUndefined);
        let defined = model.bytes(reg)[if low { 8 } else { 0 }..].iter().all(|byte| byte.defined);
        if !defined && !allowed {
            return Some(format!("{} is undefined in the model", state::name(isa, reg)));
        }
    }
    let written = &model.memory.spaces[0].written;
    written.iter().any(|(_, byte)| !byte.defined).then(|| "memory is undefined in the model".into())
}
