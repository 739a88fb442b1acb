//! `cargo xtask confirm`: a second opinion on the proofs, by a solver of other authors and by a checker of equations.
//!
//! `solvers/confirm.py` asks Bitwuzla whether the goals of [`export`](crate::export) hold, and `solvers/equations.py` multiplies
//! out those about whole numbers and polynomials. What they say of each kernel is written into `records/CONFIRMED.txt`. Kernels
//! with planted faults must be refuted.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;
use std::time::Instant;

use clap::Args;
use raddle_check::export::{Goals, goals};
use raddle_check::library;
use raddle_check::mutate::mutants;
use raddle_check::run::{enter, run, runs_right, written};
use raddle_isa::{Isa, Meaning, Number};
use raddle_kernels::Kernel;
use serde::Deserialize;

use crate::export::{file_name, text, write};
use crate::prove::kernels;
use crate::{Result, files, jobs, tools, vectors};

/// Ask a solver by other authors about every kernel that has changed since, and about kernels with planted faults.
#[derive(Args)]
pub(crate) struct Confirm {
    /// Ask nothing; fail where the record is not about the kernels as they are.
    #[arg(long, conflicts_with_all = ["cold", "only"])]
    check: bool,
    /// Ask anew about kernels that the record has.
    #[arg(long)]
    cold: bool,
    /// Only kernels of this name, or, if there are none, whose name contains this, candidates of the tuner included; writes
    /// nothing.
    #[arg(long)]
    only: Option<String>,
    /// How many mutants of each of the kernels with planted faults.
    #[arg(long, default_value_t = 60)]
    mutants: usize,
    /// The seconds after which a goal is left open.
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// The minutes after which no other kernel is begun; those left are entered as not asked about.
    #[arg(long)]
    minutes: Option<u64>,
    /// How many kernels are asked about at once.
    #[arg(long, default_value_t = jobs::cores())]
    jobs: usize,
}

const REQUIREMENTS: (&str, &str) = ("solvers/requirements.txt", "target/solvers");
const SOLVER: &str = "solvers/confirm.py";
const CHECKER: &str = "solvers/equations.py";
pub(crate) const RECORD: &str = "records/CONFIRMED.txt";

/// The kernels in which faults are planted: each instruction set and each algorithm that is confirmed.
const FAULTY: [(Isa, &str); 14] = [
    (Isa::X86_64, "chacha20_xor_avx512_row4"),
    (Isa::Aarch64, "chacha20_xor_gpr"),
    (Isa::Ppc64le, "chacha20_xor_power8x4"),
    (Isa::X86_64, "md5_blocks_gpr"),
    (Isa::Aarch64, "md5_blocks_gpr"),
    (Isa::Ppc64le, "md5_lanes_vsx_x4"),
    (Isa::X86_64, "sha256_blocks_sha"),
    (Isa::Ppc64le, "sha256_blocks_vsx"),
    (Isa::X86_64, "sha512_blocks_avx2"),
    (Isa::X86_64, "aes128_ctr_xor_aesni_x1"),
    (Isa::Ppc64le, "aes128_ctr_xor_vsx"),
    (Isa::X86_64, "poly1305_blocks_gpr"),
    (Isa::Aarch64, "poly1305_finish_gpr"),
    (Isa::X86_64, "ghash_blocks_aesni"),
];

/// Faults that the solver must refute, at least, of those planted without `--mutants`.
const REFUTED: usize = 200;

/// What a program said about the goals of a file.
#[derive(Deserialize)]
struct Answer {
    file: String,
    /// By topic, how many goals there are, and how many are confirmed.
    topics: BTreeMap<String, (usize, usize)>,
    /// Goals for which it has inputs that refute them.
    refuted: Vec<String>,
    open: Vec<String>,
    /// Goals among those of the other program that it confirms too.
    #[serde(default)]
    others: Vec<String>,
    seconds: f64,
}

impl Answer {
    /// With what the other program says of the same kernel.
    fn with(mut self, other: Answer) -> Answer {
        self.topics.extend(other.topics);
        for goal in other.others {
            let Some(i) = self.open.iter().position(|open| *open == goal) else { continue };
            self.open.remove(i);
            let topic = goal.split(':').next().unwrap_or_default();
            self.topics.entry(topic.to_owned()).or_default().1 += 1;
        }
        self.open.extend(other.open);
        self.refuted.extend(other.refuted);
        Answer { seconds: self.seconds + other.seconds, ..self }
    }
}

impl Confirm {
    pub(crate) fn run(self) -> Result {
        let path = tools::root().join(RECORD);
        if self.check {
            return compare(&files::read(&path)?);
        }
        let mut kernels = self.kernels()?;
        vectors::install(REQUIREMENTS.0, REQUIREMENTS.1)?;
        let start = Instant::now();
        // Short ones first, and last those of AES-GCM, whose goals take minutes each.
        kernels.sort_by_key(|kernel| (kernel.name.contains("_gcm_"), kernel.insts().len()));
        let is_whole = self.only.is_none();
        let mut lines = if is_whole && !self.cold { kept(&path, &kernels) } else { BTreeMap::new() };
        kernels.retain(|kernel| !lines.contains_key(&subject(kernel)));
        let mut refuted = Vec::new();
        // Neighbours are alike, and share lemmas; so one process is asked about several.
        for share in kernels.chunks(8 * self.jobs) {
            if self.minutes.is_some_and(|minutes| start.elapsed().as_secs() >= 60 * minutes) {
                break;
            }
            self.ask(share, |kernel, said| {
                println!("{} {}", subject(kernel), said.line);
                refuted.extend(said.refuted.into_iter().map(|goal| format!("{}: {goal}", file_name(kernel))));
                lines.insert(subject(kernel), said.line);
                if is_whole { files::write_whole(&path, record(&lines, "")) } else { Ok(()) }
            })?;
        }
        let left = kernels.iter().map(subject).filter(|subject| !lines.contains_key(subject)).collect::<Vec<_>>();
        println!("report: {} kernels asked about, {} left, {} s", lines.len(), left.len(), start.elapsed().as_secs());
        if let Some(goal) = refuted.first() {
            return Err(format!("the solver refutes {goal}"));
        }
        if let Some((subject, said)) = lines.iter().find(|(_, said)| !is_whole && !is_confirmed(said)) {
            return Err(format!("not confirmed: {subject} {said}"));
        }
        lines.extend(left.into_iter().map(|subject| (subject, NOT_ASKED.to_owned())));
        let faults = self.plant(&lines)?;
        if is_whole { files::write_whole(&path, record(&lines, &faults)) } else { Ok(()) }
    }

    /// The kernels that are to be asked about.
    fn kernels(&self) -> Result<Vec<Kernel>> {
        let mut kernels = kernels(self.only.as_deref())?;
        let is_named = |kernel: &Kernel| self.only.as_ref().is_some_and(|name| kernel.name == name);
        if kernels.iter().any(is_named) {
            kernels.retain(is_named);
        }
        Ok(kernels)
    }

    /// Hands over what both programs say of each kernel when they have said it.
    fn ask(&self, kernels: &[Kernel], mut hand: impl FnMut(&Kernel, Said) -> Result + Send) -> Result {
        let folder = tools::root().join("target/confirm");
        let write = |kernel: &Kernel| {
            let start = Instant::now();
            let goals = goals(kernel);
            let goals = goals.and_then(|goals| write(&goals, &folder.join(file_name(kernel))).map(|()| goals));
            goals.map(|Goals { loops, unclaimed, .. }| (Summary { loops, unclaimed }, start.elapsed().as_secs_f64()))
        };
        let mut written = BTreeMap::new();
        for (kernel, goals) in kernels.iter().zip(jobs::each(self.jobs, kernels, write)) {
            match goals {
                Ok((goals, seconds)) => drop(written.insert(file_name(kernel), (kernel, goals, seconds))),
                Err(why) => hand(kernel, Said { line: format!("not exported: {why}"), refuted: Vec::new() })?,
            }
        }
        let names: Vec<String> = written.keys().cloned().collect();
        self.answers(&folder, &names, false, |answer| {
            let (kernel, goals, seconds) =
                written.remove(&answer.file).ok_or_else(|| format!("{SOLVER} speaks of {}", answer.file))?;
            let line = described(&goals, &answer, seconds + answer.seconds);
            hand(kernel, Said { line, refuted: answer.refuted })
        })?;
        match written.keys().next() {
            Some(name) => Err(format!("{SOLVER} says nothing of {name}")),
            None => Ok(()),
        }
    }

    /// Hands over what both programs say about each of some files in a folder, when the solver has said it: it takes longer, and
    /// is asked last.
    fn answers(
        &self,
        folder: &Path,
        names: &[String],
        refute: bool,
        mut hand: impl FnMut(Answer) -> Result + Send,
    ) -> Result {
        let mut equations = BTreeMap::new();
        self.program(CHECKER, folder, names, "equations", refute, |answer| {
            equations.insert(answer.file.clone(), answer);
            Ok(())
        })?;
        self.program(SOLVER, folder, names, "smt2", refute, |answer| {
            let other =
                equations.remove(&answer.file).ok_or_else(|| format!("{CHECKER} says nothing of {}", answer.file))?;
            hand(answer.with(other))
        })
    }

    /// What both programs say about files in a folder, when they have said it of all.
    fn all_answers(&self, folder: &Path, names: &[String], refute: bool) -> Result<Vec<Answer>> {
        let mut answers = Vec::new();
        self.answers(folder, names, refute, |answer| {
            answers.push(answer);
            Ok(())
        })?;
        Ok(answers)
    }

    /// Runs a program on files, and hands over what it says of each; with `refute` it stops in each at the first goal that does
    /// not hold.
    fn program(
        &self,
        script: &str,
        folder: &Path,
        names: &[String],
        ending: &str,
        refute: bool,
        hand: impl FnMut(Answer) -> Result + Send,
    ) -> Result {
        let hand = Mutex::new(hand);
        let shares: Vec<&[String]> = names.chunks(names.len().div_ceil(self.jobs).max(1)).collect();
        let ask = |names: &&[String]| -> Result {
            let mut python = Command::new("python3");
            python.current_dir(tools::root()).env("PYTHONPATH", REQUIREMENTS.1).args(["-B", script]);
            python.args(refute.then_some("--refute")).args(["--seconds", &self.seconds.to_string()]);
            python.args(names.iter().map(|name| folder.join(format!("{name}.{ending}"))));
            tools::each_line(&mut python, |line| {
                let answer = serde_json::from_str(line).map_err(|error| format!("{script}: {error}"))?;
                (hand.lock().expect("no thread panics"))(answer)
            })
        };
        jobs::each(self.jobs, &shares, ask).into_iter().collect()
    }

    /// Plants faults in kernels, and says for each kernel what became of them. Those that give wrong results when run must be
    /// refuted by the solver, or leave an equation or a goal open; others are refused before a program is asked, for an
    /// access outside of a region as an example. Of faults that break the calling convention alone no goal says anything. A goal
    /// that is left open says something only where the kernel without faults has none: so faults are planted in kernels whose
    /// `said` line says that all goals are confirmed.
    fn plant(&self, said: &BTreeMap<String, String>) -> Result<String> {
        let folder = tools::root().join("target/confirm/faults");
        let is_asked = |name: &str| self.only.as_deref().is_none_or(|part| name.contains(part));
        let mut lines = String::new();
        let mut missed = Vec::new();
        let mut all = Outcomes::default();
        for &(isa, name) in FAULTY.iter().filter(|(_, name)| is_asked(name)) {
            let kernel = raddle_kernels::named(isa, name).ok_or_else(|| format!("there is no kernel {name}"))?;
            if !said.get(&subject(&kernel)).is_some_and(|said| is_confirmed(said)) {
                println!("report: no faults are planted in {isa} {name}, which is not confirmed");
                writeln!(lines, "{}{NOT_ASKED}", faults_of(&kernel)).expect("a string takes all");
                continue;
            }
            let right = text(&goals(&kernel)?)?;
            let wrong = faults(&kernel, self.mutants);
            let export = |(name, kernel): &(String, Kernel)| -> Result<Option<bool>> {
                let Ok(goals) = goals(kernel) else { return Ok(None) };
                if text(&goals)? == right && leaves_right(kernel) {
                    return Ok(Some(false));
                }
                write(&goals, &folder.join(name)).map(|()| Some(true))
            };
            let written: Vec<Option<bool>> =
                jobs::each(self.jobs, &wrong, export).into_iter().collect::<Result<_>>()?;
            let names = wrong.iter().zip(&written).filter(|(_, written)| **written == Some(true));
            let names: Vec<String> = names.map(|((name, _), _)| name.clone()).collect();
            let answers = self.all_answers(&folder, &names, true)?;
            let known = missed.len();
            let claims = false_claims(&kernel);
            for (name, kernel) in &claims {
                write(&goals(kernel)?, &folder.join(name))?;
            }
            let names = claims.into_iter().map(|(name, _)| name).collect::<Vec<_>>();
            self.program(CHECKER, &folder, &names, "equations", true, |answer| {
                missed.extend(answer.open.is_empty().then_some(answer.file));
                Ok(())
            })?;
            // With `--refute` the solver leaves what it does not refute open, so only open equations say something.
            let has_open = |answer: &Answer| answer.open.iter().any(|goal| goal.starts_with(EQUATION));
            let mut of_kernel = Outcomes { wrong: wrong.len() + names.len(), ..Outcomes::default() };
            of_kernel.refused = written.iter().filter(|written| written.is_none()).count();
            of_kernel.alike = written.iter().filter(|written| **written == Some(false)).count();
            of_kernel.refuted = answers.iter().filter(|answer| !answer.refuted.is_empty()).count();
            let rest = answers.iter().filter(|answer| answer.refuted.is_empty() && !has_open(answer));
            let rest: Vec<String> = rest.map(|answer| answer.file.clone()).collect();
            for answer in self.all_answers(&folder, &rest, false)? {
                let breaks_convention =
                    || wrong.iter().any(|(name, kernel)| *name == answer.file && leaves_right(kernel));
                match answer {
                    answer if !answer.refuted.is_empty() || !answer.open.is_empty() => {}
                    _ if breaks_convention() => of_kernel.alike += 1,
                    answer => missed.push(answer.file),
                }
            }
            of_kernel.open =
                of_kernel.wrong - of_kernel.refuted - of_kernel.refused - of_kernel.alike - (missed.len() - known);
            println!("{isa} {name}: {}", of_kernel.describe());
            writeln!(lines, "{}{}", faults_of(&kernel), of_kernel.describe()).expect("a string takes all");
            all.add(&of_kernel);
        }
        println!("report: {}", all.describe());
        writeln!(lines, "# all: {}", all.describe()).expect("a string takes all");
        if !missed.is_empty() {
            return Err(format!("wrong, and not refuted: {}", missed.join(", ")));
        }
        if all.refuted < REFUTED && self.only.is_none() && self.mutants >= 60 {
            return Err(format!("{} faults are refuted, and {REFUTED} are wanted", all.refuted));
        }
        Ok(lines)
    }
}

/// What became of planted faults that give wrong results.
#[derive(Default)]
struct Outcomes {
    wrong: usize,
    /// By inputs for which a goal fails.
    refuted: usize,
    /// By an equation or a goal that is left open.
    open: usize,
    refused: usize,
    /// Those that break the calling convention alone.
    alike: usize,
}

impl Outcomes {
    fn add(&mut self, other: &Outcomes) {
        let Outcomes { wrong, refuted, open, refused, alike } = other;
        self.wrong += wrong;
        self.refuted += refuted;
        self.open += open;
        self.refused += refused;
        self.alike += alike;
    }

    fn describe(&self) -> String {
        let Outcomes { wrong, refuted, open, refused, alike } = self;
        format!(
            "{refuted} of {wrong} planted faults refuted by the solver with inputs, {open} with an equation or a goal left open, \
             {refused} refused before, {alike} not in the goals"
        )
    }
}

/// The topic of what the checker of equations is asked.
const EQUATION: &str = "equation";

/// A line of the record, without its beginning, and goals that are refuted.
struct Said {
    line: String,
    refuted: Vec<String>,
}

const HEADER: &str = "# instruction set, kernel, SHA-256 of the code without comments and of the table,\n\
    # SHA-256 of contract, frame, calling convention and statement, and of the constants by which the library calls it;\n\
    # goals that programs by other authors and the checker of equations confirm, of all goals; the time; whether loops over the\n\
    # message are taken by induction; goals by topic; bytes of results of which nothing is claimed here; goals left open.\n\
    # Written by `cargo xtask confirm`; SOUNDNESS.md says what it means. The time is that of the run that wrote the line.\n";

const NOT_ASKED: &str = "not asked about";

/// How the line of a kernel begins, here and in PROVED.txt: a line of another beginning is about another kernel.
pub(crate) fn subject(kernel: &Kernel) -> String {
    format!("{} {} {} {}", kernel.isa, kernel.name, kernel.hash(), library::subject_hash(kernel))
}

/// How the line of a kernel's planted faults begins.
fn faults_of(kernel: &Kernel) -> String {
    format!("# {} {} {}: ", kernel.isa, kernel.name, kernel.hash())
}

/// The record.
fn record(lines: &BTreeMap<String, String>, faults: &str) -> String {
    let mut text = HEADER.to_owned();
    for (subject, said) in lines {
        writeln!(text, "{subject} {said}").expect("a string takes all");
    }
    text + faults
}

/// The lines of the record that are about kernels as they are, and say that all of their goals are confirmed.
fn kept(path: &Path, kernels: &[Kernel]) -> BTreeMap<String, String> {
    let text = files::read(path).unwrap_or_default();
    let said = |kernel: &Kernel| {
        let subject = subject(kernel);
        let said = text.lines().find_map(|line| line.strip_prefix(&subject)?.strip_prefix(' '))?;
        is_confirmed(said).then(|| (subject, said.to_owned()))
    };
    kernels.iter().filter_map(said).collect()
}

/// Whether a record has a line for every kernel as it is, no other, no goal that does not hold, and planted faults of each kernel
/// that has them.
fn compare(text: &str) -> Result {
    let kernels = kernels(None)?;
    let subjects: Vec<String> = kernels.iter().map(subject).collect();
    let lines = || text.lines().filter(|line| !line.starts_with('#'));
    let is_about = |line: &str, subject: &str| line.strip_prefix(subject).is_some_and(|rest| rest.starts_with(' '));
    if let Some(subject) = subjects.iter().find(|subject| !lines().any(|line| is_about(line, subject))) {
        let name = subject.split(' ').take(2).collect::<Vec<_>>().join(" ");
        return Err(format!("{RECORD} is not about {name} as it is: run `cargo xtask confirm`"));
    }
    if let Some(line) = lines().find(|line| !subjects.iter().any(|subject| is_about(line, subject))) {
        return Err(format!("{RECORD} is about something else: {line}"));
    }
    if let Some(line) = lines().find(|line| line.contains(FALSE)) {
        return Err(format!("{RECORD} has a kernel that is wrong, or a goal that is: {line}"));
    }
    for (isa, name) in FAULTY {
        let kernel = raddle_kernels::named(isa, name).ok_or_else(|| format!("there is no kernel {name}"))?;
        let begins = faults_of(&kernel);
        if !text.lines().any(|line| line.starts_with(&begins)) {
            return Err(format!("{RECORD} has no planted faults of {isa} {name} as it is: run `cargo xtask confirm`"));
        }
    }
    let asked = lines().filter(|line| !line.ends_with(NOT_ASKED)).count();
    println!("report: {RECORD} is about {} kernels, {asked} of which were asked about", subjects.len());
    Ok(())
}

/// What is remembered of the goals of a kernel.
struct Summary {
    loops: usize,
    unclaimed: usize,
}

/// What a line says of a kernel.
fn described(goals: &Summary, answer: &Answer, seconds: f64) -> String {
    let all: usize = answer.topics.values().map(|(all, _)| all).sum();
    let confirmed: usize = answer.topics.values().map(|(_, confirmed)| confirmed).sum();
    let topics: Vec<String> = answer.topics.iter().map(|(topic, (all, _))| format!("{all} {topic}")).collect();
    let form = if goals.loops > 0 { "inductive" } else { "all lengths" };
    let mut line = format!("{confirmed}/{all} in {seconds:.0} s, {form}: {}", topics.join(", "));
    if goals.unclaimed > 0 {
        write!(line, "; {} bytes not claimed", goals.unclaimed).expect("a string takes all");
    }
    for (what, goals) in [("open", &answer.open), (FALSE, &answer.refuted)] {
        if !goals.is_empty() {
            let first: Vec<&str> = goals.iter().take(3).map(String::as_str).collect();
            write!(line, "; {what}: {}", first.join("; ")).expect("a string takes all");
        }
    }
    line
}

/// What a line says before goals that do not hold.
const FALSE: &str = "REFUTED";

/// Whether a line says that every goal of its kernel is confirmed.
fn is_confirmed(said: &str) -> bool {
    let counts = said.split(' ').next().and_then(|counts| counts.split_once('/'));
    counts.is_some_and(|(confirmed, all)| confirmed == all && all.parse::<usize>().is_ok_and(|all| all > 0))
}

/// Mutants of a kernel that give wrong results when run, and a kernel with a wrong constant, by names.
fn faults(kernel: &Kernel, count: usize) -> Vec<(String, Kernel)> {
    let all = mutants(kernel);
    // An odd stride picks all kinds of change.
    let stride = (all.len() / count.max(1)).max(1) | 1;
    let mut faults: Vec<Kernel> = all.iter().step_by(stride).take(count).map(|mutant| mutant.of(kernel)).collect();
    if let Some(byte) = kernel.table.len().checked_sub(1) {
        let mut wrong = kernel.clone();
        wrong.table[byte / 2] ^= 1;
        faults.push(wrong);
    }
    let is_right = |kernel: &Kernel| lengths(kernel).iter().all(|&len| runs_right(kernel, 1, len).is_ok());
    let wrong = faults.into_iter().enumerate().filter(|(_, fault)| !is_right(fault));
    wrong.map(|(i, fault)| (format!("{}-{i}", file_name(kernel)), fault)).collect()
}

/// A kernel of numbers with contracts that claim too little of what it is given or something else: no bounds, or powers of
/// another degree.
fn false_claims(kernel: &Kernel) -> Vec<(String, Kernel)> {
    let changed = |name: &str, change: fn(&mut Number)| {
        let mut other = kernel.clone();
        other.contract.numbers.iter_mut().for_each(change);
        (other.contract != kernel.contract).then(|| (format!("{}-{name}", file_name(kernel)), other))
    };
    let without_bounds = changed("bounds", |number| {
        for limb in &mut number.limbs {
            (limb.max, limb.multiple) = (u64::MAX >> (64 - 8 * limb.bytes), 1);
        }
    });
    let of_other_degree = changed("degree", |number| {
        if let Meaning::Shifted(n, _) = &mut number.is {
            *n += 1;
        }
    });
    without_bounds.into_iter().chain(of_other_degree).collect()
}

/// The lengths for which kernels with faults are run.
fn lengths(kernel: &Kernel) -> [usize; 10] {
    let (multiple, _) = kernel.contract.lengths();
    [0, 1, 31, 64, 100, 191, 256, 517, 1087, 2200].map(|n: u64| (n - n % multiple) as usize)
}

/// Whether a kernel leaves the right results in memory, whatever it does to registers.
fn leaves_right(kernel: &Kernel) -> bool {
    lengths(kernel).iter().all(|&len| {
        let given = kernel.operation.sample_at(&[], 1, 1, len);
        let regions: Vec<(&str, &[u8])> = given.iter().map(|(name, bytes)| (*name, bytes.as_slice())).collect();
        let mut machine = enter(kernel, &regions, len, &[]);
        let left = run(kernel, &mut machine).and_then(|()| written(kernel, &mut machine, len));
        left.is_ok_and(|left| kernel.operation.compare(&kernel.operation.reference(&given), &left).is_ok())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two words of 64 bits of at most 2^62, and words that are made of them.
    const WORDS: &str = "(ring integers)\n\
        (declare-const a (_ BitVec 64))\n(declare-const b (_ BitVec 64))\n\
        (input a 4611686018427387904 1)\n(input b 4611686018427387904 1)\n\
        (define-fun sum () (_ BitVec 64) (bvadd a b))\n\
        (define-fun more () (_ BitVec 64) (bvadd sum sum))\n\
        (define-fun wide () (_ BitVec 128) (bvmul ((_ zero_extend 64) a) ((_ zero_extend 64) b)))\n\
        (define-fun low () (_ BitVec 64) ((_ extract 63 0) wide))\n\
        (define-fun high () (_ BitVec 64) ((_ extract 127 64) wide))\n";

    /// The same as polynomials, with a step of Montgomery's reduction by a constant.
    const POLYNOMIALS: &str = "(ring polynomials)\n\
        (declare-const a (_ BitVec 64))\n(declare-const b (_ BitVec 64))\n\
        (define-fun wide () (_ BitVec 128) (clmul a (_ bv13979173243358019584 64)))\n\
        (define-fun wrong () (_ BitVec 128) (clmul a (_ bv13979173243358019585 64)))\n\
        (define-fun low () (_ BitVec 64) ((_ extract 63 0) wide))\n\
        (define-fun high () (_ BitVec 64) ((_ extract 127 64) wide))\n\
        (define-fun other () (_ BitVec 64) ((_ extract 127 64) wrong))\n";

    /// Bytes that are placed by shifts, apart and in one place.
    const BYTES: &str = "(ring polynomials)\n\
        (declare-const x (_ BitVec 8))\n(declare-const y (_ BitVec 8))\n\
        (define-fun low () (_ BitVec 64) ((_ zero_extend 56) x))\n\
        (define-fun other () (_ BitVec 64) ((_ zero_extend 56) y))\n\
        (define-fun high () (_ BitVec 64) (bvshl other (_ bv8 64)))\n\
        (define-fun both () (_ BitVec 64) (bvor low high))\n\
        (define-fun met () (_ BitVec 64) (bvor low other))\n\
        (define-fun gone () (_ BitVec 64) (bvlshr low (_ bv8 64)))\n\
        (define-fun kept () (_ BitVec 64) (bvlshr (bvshl low (_ bv56 64)) (_ bv56 64)))\n";

    #[test]
    fn equations_that_do_not_hold_are_left_open() {
        let cases = [
            (WORDS, "(congruent |a sum| sum (+ a b))", true),
            (WORDS, "(congruent |a sum that overflows| more (+ a b a b))", false),
            (WORDS, "(limit |a sum| sum 9223372036854775808 1)", true),
            (WORDS, "(limit |a bound that is too low| sum 9223372036854775807 1)", false),
            (WORDS, "(congruent |a product| (+ low (shift 64 high)) (* a b))", true),
            (WORDS, "(congruent |half a product| low (* a b))", false),
            (WORDS, "(congruent |the prime| (shift 130 a) (* 5 a))", true),
            (WORDS, "(congruent |another constant| (shift 130 a) (* 6 a))", false),
            (WORDS, "(equal |a word| sum sum)", true),
            (WORDS, "(equal |another word| sum more)", false),
            (POLYNOMIALS, "(congruent |a step without a part| (+ (shift 64 low) (shift 128 high)) a)", false),
            (POLYNOMIALS, "(congruent |one step| (+ (shift 64 low) (shift 128 high) (shift 128 a)) a)", true),
            (BYTES, "(congruent |bytes that are placed| both (+ x (shift 8 y)))", true),
            (BYTES, "(congruent |bytes that meet| met (+ x y))", false),
            (BYTES, "(congruent |a byte that is shifted out| gone (_ bv0 64))", true),
            (BYTES, "(congruent |a byte that is not| kept (_ bv0 64))", false),
            (BYTES, "(congruent |a byte that is left| kept x)", true),
            (POLYNOMIALS, "(congruent |another constant| (+ (shift 64 low) (shift 128 other) (shift 128 a)) a)", false),
        ];
        if tools::output_of(Command::new("python3").arg("--version")).is_err() {
            println!("skipped: there is no python3");
            return;
        }
        let folder = tools::root().join("target/confirm/cases");
        for (i, (words, line, _)) in cases.iter().enumerate() {
            let path = folder.join(format!("{i}.equations"));
            files::make_folder_of(&path).unwrap();
            files::write_whole(&path, format!("{words}{line}\n")).unwrap();
        }
        let mut python = Command::new("python3");
        python.current_dir(tools::root()).args(["-B", CHECKER]);
        python.args((0..cases.len()).map(|i| folder.join(format!("{i}.equations"))));
        let said = tools::output_of(&mut python).unwrap();
        for (line, (_, equation, holds)) in said.lines().zip(cases) {
            let answer: Answer = serde_json::from_str(line).unwrap();
            assert_eq!(answer.open.is_empty(), holds, "{equation}: {line}");
        }
        assert_eq!(said.lines().count(), cases.len());
    }

    #[test]
    fn a_record_of_other_kernels_is_refused() {
        let kernels = kernels(None).unwrap();
        let lines: BTreeMap<String, String> =
            kernels.iter().map(|kernel| (subject(kernel), NOT_ASKED.to_owned())).collect();
        let faults: String = FAULTY
            .iter()
            .map(|&(isa, name)| faults_of(&raddle_kernels::named(isa, name).unwrap()) + "1 of 1\n")
            .collect();
        assert_eq!(compare(&record(&lines, &faults)), Ok(()));
        let (_, fewer_faults) = faults.split_once('\n').unwrap();
        assert!(compare(&record(&lines, fewer_faults)).is_err());
        let mut fewer = lines.clone();
        fewer.pop_first();
        assert!(compare(&record(&fewer, &faults)).is_err());
        let mut wrong = lines.clone();
        *wrong.first_entry().unwrap().get_mut() = format!("1/2 in 0 s, all lengths: 2 result; {FALSE}: result: a");
        assert!(compare(&record(&wrong, &faults)).is_err());
        let mut more = lines;
        more.insert("x86_64 a_kernel".into(), NOT_ASKED.into());
        assert!(compare(&record(&more, &faults)).is_err());
    }

    #[derive(clap::Parser)]
    struct Line {
        #[command(flatten)]
        confirm: Confirm,
    }

    /// Planted: a name that no kernel has. The command asked about no kernel, and succeeded.
    #[test]
    fn a_name_that_no_kernel_has_is_an_error() {
        let line = <Line as clap::Parser>::parse_from(["confirm", "--only", "sha256_block_s"]);
        assert_eq!(line.confirm.run().unwrap_err(), "no kernel has \"sha256_block_s\" in its name");
    }

    #[test]
    fn a_line_is_kept_where_all_goals_are_confirmed() {
        assert!(is_confirmed("224/224 in 0 s, all lengths: 224 result"));
        for said in ["223/224 in 0 s, all lengths: 224 result", "0/0 in 0 s", NOT_ASKED, "not exported: no"] {
            assert!(!is_confirmed(said), "{said}");
        }
    }
}
