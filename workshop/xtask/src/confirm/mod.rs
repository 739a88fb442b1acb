//! `cargo xtask confirm`: confirms the proofs independently, with a solver by other authors and an equation checker.
//!
//! `workshop/solvers/confirm.py` asks Bitwuzla whether the goals of [`export`](crate::export) hold, and
//! `workshop/solvers/equations.py`
//! expands the goals about integers and polynomials. Their results for each kernel are written to
//! `workshop/records/CONFIRMED.txt`. Kernels with planted faults must be refuted.
//!
//! A line of the record contains a digest of the goals and a digest of the programs that answered. A change of the
//! exporter, of a row or of a specification changes the goals of the kernels that it affects. A line with other digests
//! is *stale*, and refused.

mod rare;

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::fmt::{self, Write};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;
use std::time::Instant;

use clap::Args;
use raddle_check::export::smt::renumbered;
use raddle_check::export::{Goals, goals, smt};
use raddle_check::library;
use raddle_check::mutate::mutants;
use raddle_check::run::{call, leaves_right, runs_right};
use raddle_isa::canonical::sha256;
use raddle_isa::{Isa, Meaning, Number};
use raddle_kernels::Kernel;
use raddle_kernels::reference::poly1305::{State, value};
use serde::Deserialize;

use self::rare::RareFault;
use crate::export::{file_name, text, write};
use crate::prove::{self, kernels};
use crate::{Result, files, jobs, tools, vectors};

#[derive(Args)]
pub(crate) struct Confirm {
    /// Ask nothing; fail if the record is not about the current kernels.
    #[arg(long, conflicts_with_all = ["cold", "only"])]
    check: bool,
    /// With `--check`: export all goals again, and compare their digests too.
    #[arg(long, requires = "check")]
    goals: bool,
    /// Ask again about kernels that are in the record.
    #[arg(long)]
    cold: bool,
    /// Only kernels of this name, or, if there are none, whose name contains this, candidates of the tuner included; writes
    /// nothing.
    #[arg(long)]
    only: Option<String>,
}

/// The number of mutants of each kernel with planted faults.
const MUTANTS: usize = 60;

/// The seconds of processor time after which a goal is left open.
const SECONDS: u64 = 60;

const REQUIREMENTS: (&str, &str) = ("workshop/solvers/requirements.txt", "target/solvers");
const SOLVER: &str = "workshop/solvers/confirm.py";
const CHECKER: &str = "workshop/solvers/equations.py";
pub(crate) const RECORD: &str = "workshop/records/CONFIRMED.txt";

/// The kernels in which faults are planted: at least one for each hash function, and for each operation but those that a
/// test names. Short kernels are preferred, and the instruction sets alternate.
const FAULTY: [(Isa, &str); 30] = [
    (Isa::X86_64, "chacha20_xor_avx512_row4"),
    (Isa::Aarch64, "chacha20_xor_gpr"),
    (Isa::X86_64, "md5_blocks_gpr"),
    (Isa::Aarch64, "md5_blocks_gpr"),
    (Isa::X86_64, "sha256_blocks_sha"),
    (Isa::Ppc64le, "sha256_blocks_vsx"),
    (Isa::X86_64, "sha512_blocks_avx2"),
    (Isa::X86_64, "aes128_ctr_xor_aesni_x1"),
    (Isa::Ppc64le, "aes128_ctr_xor_vsx"),
    (Isa::X86_64, "poly1305_blocks_gpr"),
    (Isa::Aarch64, "poly1305_finish_gpr"),
    (Isa::X86_64, "ghash_blocks_aesni"),
    (Isa::Aarch64, "sha1_blocks_sha2"),
    (Isa::X86_64, "sha1_checked_blocks_sha"),
    (Isa::X86_64, "blake3_blocks_avx"),
    (Isa::X86_64, "blake3_inputs_avx512_row2"),
    (Isa::Aarch64, "md5_sha1_sha256_blocks_sha2"),
    (Isa::X86_64, "sha256_words_avx2_x8"),
    (Isa::X86_64, "sha256_pairs_avx2_x8"),
    (Isa::Aarch64, "aes128_expand_neon"),
    (Isa::Aarch64, "aes128_gcm_seal_blocks_neon"),
    (Isa::Aarch64, "aes128_gcm_siv_keys_neon"),
    (Isa::X86_64, "aes256_gcm_siv_xor_aesni_x4"),
    (Isa::Ppc64le, "ghash_powers_vsx"),
    (Isa::X86_64, "chacha20_blocks_avx512_row4"),
    (Isa::Aarch64, "poly1305_powers_neon"),
    (Isa::X86_64, "sha1_checked_lanes_avx2_x8"),
    (Isa::Ppc64le, "aes128_gcm_open_finish_vsx"),
    (Isa::X86_64, "chacha20_poly1305_begin_avx512_row3"),
    (Isa::X86_64, "poly1305_lanes_ifma_x8"),
];

/// The minimum number of planted faults in the record that the solver must refute.
const REFUTED: usize = 200;

/// The minimum number of rare faults that must be refused in each of these kernels that has equations and, thanks to unused
/// registers, at least as many places for such faults. In other kernels, the solver compares each word that depends on a
/// fault, which takes up to a minute per fault; instead, it is asked about [`false_goals`] for these kernels.
const RARE: usize = 10;

/// The arguments of a program, which decide what the program is asked.
type How = &'static [&'static str];
/// Asks about all goals.
const ALL: How = &[];
/// Confirms nothing, and stops in each file at the first goal that does not hold.
const REFUTE: How = &["--refute"];
/// Stops in each file at the first goal that is not confirmed.
const UNTIL_OPEN: How = &["--first"];

/// The answer of a program about the goals of a file.
#[derive(Deserialize)]
struct Answer {
    file: String,
    /// The number of goals and the number of confirmed goals, by topic.
    topics: BTreeMap<String, (usize, usize)>,
    /// The goals for which the program found inputs that refute them.
    refuted: Vec<String>,
    open: Vec<String>,
    /// The goals of the other program that this program confirms too.
    #[serde(default)]
    others: Vec<String>,
    seconds: f64,
}

impl Answer {
    /// Adds the answer of the other program about the same kernel.
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
        let digests = Digests::read()?;
        if self.check {
            let soundness = files::read(tools::root().join("docs/SOUNDNESS.md"))?;
            let all = kernels(None)?;
            let goals = if self.goals {
                let goals = jobs::each(jobs::cores(), &all, |kernel| digests.of(kernel).map(Some));
                goals.into_iter().collect::<Result<Vec<_>>>()?
            } else {
                vec![None; all.len()]
            };
            compare(&files::read(&path)?, &all, &goals, &digests.programs)?;
            println!("report: {}", stated(all.len(), &soundness)?);
            return Ok(());
        }
        let mut kernels = self.kernels()?;
        vectors::install(REQUIREMENTS.0, REQUIREMENTS.1)?;
        let start = Instant::now();
        // Short kernels come first, and AES-GCM last, because its goals take minutes each.
        kernels.sort_by_key(|kernel| (kernel.name.contains("_gcm_"), kernel.insts().len()));
        let is_whole = self.only.is_none();
        let (mut lines, mut faults) = if is_whole { kept(&files::read(&path)?, &kernels) } else { Default::default() };
        if !self.cold {
            let is_current = |kernel: &Kernel| -> Result<bool> {
                // Goals are exported only if the line has a digest of them, because exporting takes seconds per kernel.
                match lines.get(&subject(kernel)) {
                    Some(line) if line.is_confirmed() && line.is_current(None, &digests.programs) => {
                        Ok(line.is_current(Some(&digests.of(kernel)?), &digests.programs))
                    }
                    _ => Ok(false),
                }
            };
            let current = jobs::each(jobs::cores(), &kernels, is_current).into_iter().collect::<Result<Vec<_>>>()?;
            let mut current = current.into_iter();
            kernels.retain(|_| current.next() == Some(false));
        }
        let mut refuted = Vec::new();
        // Neighbouring kernels are similar and share lemmas, so one process is asked about several.
        for share in kernels.chunks(8 * jobs::cores()) {
            ask(share, &digests, |kernel, said| {
                println!("{} {}", subject(kernel), said.line);
                refuted.extend(said.refuted.into_iter().map(|goal| format!("{}: {goal}", file_name(kernel))));
                lines.insert(subject(kernel), said.line);
                if is_whole { files::write_whole(&path, record(&lines, &faults)) } else { Ok(()) }
            })?;
        }
        println!("report: {} kernels asked about, {} s", kernels.len(), start.elapsed().as_secs());
        if let Some(goal) = refuted.first() {
            return Err(format!("the solver refutes {goal}"));
        }
        if let Some((subject, line)) = lines.iter().find(|(_, line)| !is_whole && !line.is_confirmed()) {
            return Err(format!("not confirmed: {subject} {line}"));
        }
        self.plant(&lines, &mut faults, &digests, |faults| {
            if is_whole { files::write_whole(&path, record(&lines, faults)) } else { Ok(()) }
        })
    }

    /// Returns the kernels to ask about.
    fn kernels(&self) -> Result<Vec<Kernel>> {
        let mut kernels = kernels(self.only.as_deref())?;
        let is_named = |kernel: &Kernel| self.only.as_ref().is_some_and(|name| kernel.name == name);
        if kernels.iter().any(is_named) {
            kernels.retain(is_named);
        }
        Ok(kernels)
    }

    /// Plants faults in the kernels that have no current line about them, and passes on all lines after each kernel.
    /// Faults that give wrong results when run must be refuted by the solver, or leave an equation or a goal open. Other
    /// faults are refused before a program is asked, such as an access outside a region. No goal covers faults that only break the calling convention. An open
    /// goal means something only if the kernel without faults has no open goal, so faults are planted only in kernels
    /// whose `said` line confirms all goals.
    fn plant(
        &self,
        lines: &BTreeMap<String, Line>,
        faults: &mut BTreeMap<String, Line>,
        digests: &Digests,
        hand: impl Fn(&BTreeMap<String, Line>) -> Result,
    ) -> Result {
        let folder = tools::root().join("target/confirm/faults");
        let is_asked = |name: &str| self.only.as_deref().is_none_or(|part| name.contains(part));
        let mut missed = confirmed_false_goals()?;
        for &(isa, name) in FAULTY.iter().filter(|(_, name)| is_asked(name)) {
            let kernel = raddle_kernels::named(isa, name).ok_or_else(|| format!("there is no kernel {name}"))?;
            if !lines.get(&subject(&kernel)).is_some_and(Line::is_confirmed) {
                println!("report: no faults are planted in {isa} {name}, which is not confirmed");
                faults.insert(faults_of(&kernel), Line::unknown(NOT_ASKED));
                continue;
            }
            let is_planted = |line: &Line| Outcomes::read(&line.said).is_ok();
            if let Some(line) = faults.get(&faults_of(&kernel)).filter(|line| !self.cold && is_planted(line))
                && line.is_current(Some(&digests.of(&kernel)?), &digests.programs)
            {
                continue;
            }
            if !is_right(&kernel) {
                return Err(format!(
                    "{isa} {name} gives wrong results without a fault, so a fault in it means nothing"
                ));
            }
            let start = Instant::now();
            let goals_of_kernel = goals(&kernel)?;
            // The text of goals changes once the thread has exported others, as it does for rare faults.
            let asked = digests.asked(&goals_of_kernel)?;
            let right = text(&goals_of_kernel)?;
            let wrong = planted(&kernel, MUTANTS);
            let export = |(name, kernel): &(String, Kernel)| -> Result<Option<bool>> {
                let Ok(goals) = goals(kernel) else { return Ok(None) };
                if text(&goals)? == right && is_right(kernel) {
                    return Ok(Some(false));
                }
                write(&goals, &folder.join(name)).map(|()| Some(true))
            };
            let written: Vec<Option<bool>> =
                jobs::each(jobs::cores(), &wrong, export).into_iter().collect::<Result<_>>()?;
            let names = wrong.iter().zip(&written).filter(|(_, written)| **written == Some(true));
            let names: Vec<String> = names.map(|((name, _), _)| name.clone()).collect();
            let answers = all_answers(&folder, &names, REFUTE)?;
            let known = missed.len();
            let claims = false_claims(&kernel);
            for (name, kernel) in &claims {
                write(&goals(kernel)?, &folder.join(name))?;
            }
            let names = claims.into_iter().map(|(name, _)| name).collect::<Vec<_>>();
            program(CHECKER, &folder, &names, "equations", REFUTE, |answer| {
                missed.extend(answer.open.is_empty().then_some(answer.file));
                Ok(())
            })?;
            // With `--refute`, the solver leaves open all goals that it does not refute, so only open equations mean
            // something.
            let has_open = |answer: &Answer| answer.open.iter().any(|goal| goal.starts_with(EQUATION));
            let mut of_kernel = Outcomes { wrong: wrong.len() + names.len(), ..Outcomes::default() };
            of_kernel.refused = written.iter().filter(|written| written.is_none()).count();
            of_kernel.alike = written.iter().filter(|written| **written == Some(false)).count();
            of_kernel.refuted = answers.iter().filter(|answer| !answer.refuted.is_empty()).count();
            let rest = answers.iter().filter(|answer| answer.refuted.is_empty() && !has_open(answer));
            let rest: Vec<String> = rest.map(|answer| answer.file.clone()).collect();
            for answer in all_answers(&folder, &rest, ALL)? {
                let breaks_convention = || wrong.iter().any(|(name, kernel)| *name == answer.file && is_right(kernel));
                match answer {
                    answer if !answer.refuted.is_empty() || !answer.open.is_empty() => {}
                    _ if breaks_convention() => of_kernel.alike += 1,
                    answer => missed.push(answer.file),
                }
            }
            of_kernel.open =
                of_kernel.wrong - of_kernel.refuted - of_kernel.refused - of_kernel.alike - (missed.len() - known);
            if !goals_of_kernel.equations.is_empty() && RareFault::places(&kernel).len() >= RARE {
                (of_kernel.rare, of_kernel.drawn) = plant_rare(&kernel, &equations(&goals_of_kernel)?, &mut missed)?;
                if of_kernel.rare < RARE {
                    return Err(format!("{isa} {name} has {} rare faults, but {RARE} are required", of_kernel.rare));
                }
            }
            println!("{isa} {name}, {} s: {of_kernel}", start.elapsed().as_secs());
            if missed.len() == known {
                faults.insert(faults_of(&kernel), Line::new(&asked, &of_kernel.to_string()));
                hand(faults)?;
            }
        }
        println!("report: {}", sum(faults));
        match missed.is_empty() {
            true => hand(faults),
            false => Err(format!("wrong, but not refuted: {}", missed.join(", "))),
        }
    }
}

/// Passes on the answers of both programs about each kernel as soon as they are complete.
fn ask(kernels: &[Kernel], digests: &Digests, mut hand: impl FnMut(&Kernel, Said) -> Result + Send) -> Result {
    let folder = tools::root().join("target/confirm");
    let write = |kernel: &Kernel| -> Result<(Summary, f64)> {
        let start = Instant::now();
        let goals = goals(kernel)?;
        write(&goals, &folder.join(file_name(kernel)))?;
        let asked = digests.asked(&goals)?;
        let Goals { loops, unclaimed, .. } = goals;
        Ok((Summary { loops, unclaimed, asked }, start.elapsed().as_secs_f64()))
    };
    let mut written = BTreeMap::new();
    for (kernel, goals) in kernels.iter().zip(jobs::each(jobs::cores(), kernels, write)) {
        match goals {
            Ok((goals, seconds)) => drop(written.insert(file_name(kernel), (kernel, goals, seconds))),
            Err(why) => {
                let line = Line::unknown(&format!("not exported: {why}"));
                hand(kernel, Said { line, refuted: Vec::new() })?;
            }
        }
    }
    let names: Vec<String> = written.keys().cloned().collect();
    answers(&folder, &names, ALL, |answer| {
        let (kernel, goals, seconds) =
            written.remove(&answer.file).ok_or_else(|| format!("{SOLVER} speaks of {}", answer.file))?;
        let line = Line::new(&goals.asked, &described(&goals, &answer, seconds + answer.seconds));
        hand(kernel, Said { line, refuted: answer.refuted })
    })?;
    match written.keys().next() {
        Some(name) => Err(format!("{SOLVER} printed no result for {name}")),
        None => Ok(()),
    }
}

/// Passes on the answers of both programs about each file in a folder once the solver has answered, which takes
/// longer and is asked last.
fn answers(folder: &Path, names: &[String], how: How, mut hand: impl FnMut(Answer) -> Result + Send) -> Result {
    let mut equations = BTreeMap::new();
    program(CHECKER, folder, names, "equations", how, |answer| {
        equations.insert(answer.file.clone(), answer);
        Ok(())
    })?;
    program(SOLVER, folder, names, "smt2", how, |answer| {
        let other =
            equations.remove(&answer.file).ok_or_else(|| format!("{CHECKER} printed no result for {}", answer.file))?;
        hand(answer.with(other))
    })
}

/// Returns the answers of both programs about files in a folder, once they are complete.
fn all_answers(folder: &Path, names: &[String], how: How) -> Result<Vec<Answer>> {
    let mut all = Vec::new();
    answers(folder, names, how, |answer| {
        all.push(answer);
        Ok(())
    })?;
    Ok(all)
}

/// Runs a program on files, and passes on its answer about each.
fn program(
    script: &str,
    folder: &Path,
    names: &[String],
    ending: &str,
    how: How,
    hand: impl FnMut(Answer) -> Result + Send,
) -> Result {
    let hand = Mutex::new(hand);
    let shares: Vec<&[String]> = names.chunks(names.len().div_ceil(jobs::cores()).max(1)).collect();
    let ask = |names: &&[String]| -> Result {
        let mut python = Command::new("python3");
        python.current_dir(tools::root()).env("PYTHONPATH", REQUIREMENTS.1).args(["-B", script]);
        python.args(how).args(["--seconds", &SECONDS.to_string()]);
        python.args(names.iter().map(|name| folder.join(format!("{name}.{ending}"))));
        tools::each_line(&mut python, |line| {
            let answer = serde_json::from_str(line).map_err(|error| format!("{script}: {error}"))?;
            (hand.lock().expect("no thread panics"))(answer)
        })
    };
    jobs::each(jobs::cores(), &shares, ask).into_iter().collect()
}

/// Returns the names of goals that fail for one value of a word, and that the solver nevertheless confirms.
fn confirmed_false_goals() -> Result<Vec<String>> {
    let folder = tools::root().join("target/confirm/goals");
    let mut names = Vec::new();
    for (name, goal) in false_goals() {
        let path = folder.join(format!("{name}.smt2"));
        files::make_folder_of(&path)?;
        files::write_whole(&path, goal)?;
        names.push(name);
    }
    let mut confirmed = Vec::new();
    program(SOLVER, &folder, &names, "smt2", ALL, |answer| {
        confirmed.extend((answer.refuted.is_empty() && answer.open.is_empty()).then_some(answer.file));
        Ok(())
    })?;
    Ok(confirmed)
}

/// Plants rare faults in a kernel: an additional instruction flips a bit for one value of a word. All inputs that
/// `leaves_right` draws give right results, so a program refuses such a kernel because it does not confirm a goal
/// in time. Faults on which an equation depends are preferred, because the solver compares each word that depends
/// on another fault, in vain. Returns the number of these kernels, and the number of those that a random input of
/// the solver refutes.
fn plant_rare(kernel: &Kernel, right: &str, missed: &mut Vec<String>) -> Result<(usize, usize)> {
    let folder = tools::root().join("target/confirm/rare");
    let (mut in_equations, mut elsewhere) = (Vec::new(), Vec::new());
    for (name, fault) in rare_faults(kernel) {
        // Faults in addresses are refused earlier.
        let Ok(goals) = goals(&fault) else { continue };
        let faults = if equations(&goals)? == right { &mut elsewhere } else { &mut in_equations };
        if faults.len() < RARE + 2 {
            write(&goals, &folder.join(&name))?;
            faults.push(name);
        }
        if in_equations.len() == RARE + 2 {
            break;
        }
    }
    let (mut rare, mut drawn, mut names) = (0, 0, Vec::new());
    // A goal that took too long means nothing.
    let is_in_time = |answer: &Answer| answer.seconds < SECONDS as f64;
    program(CHECKER, &folder, &in_equations, "equations", UNTIL_OPEN, |answer| {
        match !answer.open.is_empty() && is_in_time(&answer) {
            true => rare += 1,
            false => names.push(answer.file),
        }
        Ok(())
    })?;
    if rare < RARE {
        names.extend(elsewhere);
    }
    // If only the solver stops at the first open goal, the equation checker may confirm that goal.
    for how in [UNTIL_OPEN, ALL] {
        let mut rest = Vec::new();
        for answer in all_answers(&folder, &names, how)? {
            match (answer.refuted.is_empty(), answer.open.is_empty()) {
                (false, _) => drawn += 1,
                (true, false) => rare += usize::from(is_in_time(&answer)),
                (true, true) => rest.push(answer.file),
            }
        }
        names = rest;
    }
    missed.extend(names);
    Ok((rare, drawn))
}

/// Returns the text of the goals that the equation checker is asked about.
fn equations(goals: &Goals) -> Result<String> {
    let mut text = String::new();
    smt::write_equations(goals, &mut text).map_err(|error| error.to_string())?;
    Ok(renumbered(&text))
}

/// The outcomes of planted faults that give wrong results.
#[derive(Default, PartialEq, Debug)]
struct Outcomes {
    wrong: usize,
    /// Refuted by inputs for which a goal fails.
    refuted: usize,
    /// Refused because an equation or a goal stays open.
    open: usize,
    refused: usize,
    /// Faults that only break the calling convention.
    alike: usize,
    /// Rare faults that no random input shows.
    rare: usize,
    /// Rare faults that a random input of the solver shows.
    drawn: usize,
}

impl Outcomes {
    fn add(&mut self, other: &Outcomes) {
        let Outcomes { wrong, refuted, open, refused, alike, rare, drawn } = other;
        self.wrong += wrong;
        self.refuted += refuted;
        self.open += open;
        self.refused += refused;
        self.alike += alike;
        self.rare += rare;
        self.drawn += drawn;
    }

    /// Parses what was displayed. Returns an error that names the text if faults were not planted, or not refused.
    fn read(said: &str) -> Result<Outcomes> {
        let numbers = said.split([' ', ';']).filter_map(|word| word.parse().ok()).collect::<Vec<usize>>();
        let outcomes = match numbers[..] {
            [refuted, wrong, open, refused, alike, both, rare] if both >= rare => {
                Outcomes { wrong, refuted, open, refused, alike, rare, drawn: both - rare }
            }
            _ => Outcomes::default(),
        };
        let Outcomes { wrong, refuted, open, refused, alike, .. } = outcomes;
        let is_refused = refuted + open > 0 && refuted + open + refused + alike == wrong;
        if is_refused && outcomes.to_string() == said { Ok(outcomes) } else { Err(said.to_owned()) }
    }
}

impl fmt::Display for Outcomes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Outcomes { wrong, refuted, open, refused, alike, rare, drawn } = self;
        write!(
            f,
            "{refuted} of {wrong} planted faults refuted by the solver with inputs, {open} with an equation or a goal left open, \
             {refused} refused before, {alike} not in the goals; {} rare faults refused, {rare} of which no drawn input shows",
            rare + drawn
        )
    }
}

/// Returns the sum of the outcomes in lines about planted faults.
fn sum(faults: &BTreeMap<String, Line>) -> Outcomes {
    let mut all = Outcomes::default();
    faults.values().filter_map(|line| Outcomes::read(&line.said).ok()).for_each(|outcomes| all.add(&outcomes));
    all
}

/// The topic of the questions for the equation checker.
const EQUATION: &str = "equation";

/// The content of a line of the record after its subject.
#[derive(Clone, PartialEq, Debug)]
struct Line {
    asked: Asked,
    said: String,
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.asked.goals, self.asked.programs, self.said)
    }
}

impl Line {
    fn new(asked: &Asked, said: &str) -> Line {
        Line { asked: asked.clone(), said: said.to_owned() }
    }

    /// Returns a line that no program has written.
    fn unknown(said: &str) -> Line {
        let unknown = || UNKNOWN.to_owned();
        Line { asked: Asked { goals: unknown(), programs: unknown() }, said: said.to_owned() }
    }

    /// Parses the text after the subject and a space.
    fn read(text: &str) -> Option<Line> {
        let mut parts = text.splitn(3, ' ').map(str::to_owned);
        let (goals, programs, said) = (parts.next()?, parts.next()?, parts.next()?);
        Some(Line { asked: Asked { goals, programs }, said })
    }

    /// Returns the numbers of confirmed goals and of all goals, or `None` if the line states no goals.
    fn counts(&self) -> Option<(usize, usize)> {
        let (confirmed, all) = self.said.split(' ').next()?.split_once('/')?;
        Some((confirmed.parse().ok()?, all.parse().ok().filter(|all| *all > 0)?))
    }

    /// Returns whether every goal of the kernel is confirmed.
    fn is_confirmed(&self) -> bool {
        self.counts().is_some_and(|(confirmed, all)| confirmed == all) && !self.said.contains(OPEN_GOALS)
    }

    /// Returns whether the digests are those of the current programs and, if known, of the current goals.
    fn is_current(&self, goals: Option<&str>, programs: &[String; 2]) -> bool {
        self.asked.goals != UNKNOWN
            && programs.contains(&self.asked.programs)
            && goals.is_none_or(|goals| goals == self.asked.goals)
    }
}

/// A line, and the refuted goals.
struct Said {
    line: Line,
    refuted: Vec<String>,
}

/// Digests of the goals of a kernel, and of the programs that answered.
#[derive(Clone, PartialEq, Debug)]
struct Asked {
    /// The digest of the goals and equations, with words numbered in the order of their occurrence.
    goals: String,
    programs: String,
}

/// The current digests.
struct Digests {
    /// The digest of [`prove::prover`]: goal digests are kept until the exporter changes.
    prover: String,
    /// The digest of the program that is asked about goals, and the digest of the two programs that are asked about
    /// goals and equations.
    programs: [String; 2],
}

impl Digests {
    fn read() -> Result<Digests> {
        let pinned = files::read(tools::root().join(REQUIREMENTS.0))?;
        let digest = |scripts: &[&str]| -> Result<String> {
            let mut texts = BTreeMap::from([(REQUIREMENTS.0.to_owned(), pinned.clone())]);
            let mut todo: Vec<String> = scripts.iter().map(|script| (*script).to_owned()).collect();
            while let Some(script) = todo.pop() {
                if let Entry::Vacant(script) = texts.entry(script) {
                    let text = files::read(tools::root().join(script.key()))?;
                    todo.extend(imports(&text));
                    script.insert(text);
                }
            }
            let lines = texts.values().flat_map(|text| text.lines()).filter(is_code);
            Ok(short(&lines.collect::<Vec<_>>().join("\n")))
        };
        Ok(Digests { prover: prove::prover()?, programs: [digest(&[SOLVER])?, digest(&[SOLVER, CHECKER])?] })
    }

    /// Returns the digests for some goals.
    fn asked(&self, goals: &Goals) -> Result<Asked> {
        let programs = self.programs[usize::from(!goals.equations.is_empty())].clone();
        Ok(Asked { goals: short(&renumbered(&text(goals)?)), programs })
    }

    /// Returns the digest of the goals of a current kernel, which is kept next to the proof.
    fn of(&self, kernel: &Kernel) -> Result<String> {
        let kept = prove::kept(kernel, &self.prover)?.with_extension("goals");
        if let Ok(known) = fs::read_to_string(&kept) {
            return Ok(known);
        }
        let asked = self.asked(&goals(kernel)?)?;
        files::make_folder_of(&kept)?;
        files::write_whole(&kept, &asked.goals)?;
        Ok(asked.goals)
    }
}

/// Returns the first 16 digits of SHA-256.
fn short(text: &str) -> String {
    sha256(&[text.as_bytes()])[..16].to_owned()
}

/// Returns the paths of our files that a Python program imports.
fn imports(text: &str) -> impl Iterator<Item = String> {
    let names = text.lines().filter_map(|line| line.strip_prefix("from ").or_else(|| line.strip_prefix("import ")));
    let files =
        names.filter_map(|names| names.split([' ', ',']).next()).map(|name| format!("workshop/solvers/{name}.py"));
    files.filter(|file| tools::root().join(file).is_file())
}

/// Returns whether a line of Python or of requirements is neither blank nor a comment.
fn is_code(line: &&str) -> bool {
    !line.trim_start().starts_with('#') && !line.trim().is_empty()
}

/// The digest in a line that no program has written, or that was written before lines had digests.
const UNKNOWN: &str = "-";

const HEADER: &str = "# instruction set, kernel, SHA-256 of the code without comments and of the table,\n\
    # SHA-256 of contract, frame, calling convention and statement, and of the constants by which the library calls it;\n\
    # digests of the goals and of the programs that were asked, `-` where they are unknown;\n\
    # goals that programs by other authors and the checker of equations confirm, of all goals; the time; whether loops over the\n\
    # message are taken by induction; goals by topic; bytes of results of which nothing is claimed here; goals left open.\n\
    # Written by `cargo xtask confirm`; SOUNDNESS.md says what it means. The time is that of the run that wrote the line.\n";

const NOT_ASKED: &str = "not asked about";

/// Returns the beginning of a kernel's line, here and in PROVED.txt. A line with another beginning is about another
/// kernel.
pub(crate) fn subject(kernel: &Kernel) -> String {
    format!("{} {} {} {}", kernel.isa, kernel.name, kernel.hash(), library::subject_hash(kernel))
}

/// Returns the beginning of the line about a kernel's planted faults, before the digests.
fn faults_of(kernel: &Kernel) -> String {
    format!("# {} {} {}", kernel.isa, kernel.name, kernel.hash())
}

/// Returns the text of the record.
fn record(lines: &BTreeMap<String, Line>, faults: &BTreeMap<String, Line>) -> String {
    let mut text = HEADER.to_owned();
    for (subject, line) in lines.iter().chain(faults) {
        writeln!(text, "{subject} {line}").expect("a string takes all");
    }
    text
}

/// Returns the lines of the record about current kernels, and the lines about planted faults, by subject.
fn kept(text: &str, kernels: &[Kernel]) -> (BTreeMap<String, Line>, BTreeMap<String, Line>) {
    let line = |subject: String| {
        let line = text.lines().find_map(|line| Line::read(line.strip_prefix(&subject)?.strip_prefix(' ')?))?;
        Some((subject, line))
    };
    let faulty = kernels.iter().filter(|kernel| FAULTY.contains(&(kernel.isa, kernel.name)));
    (kernels.iter().map(subject).filter_map(line).collect(), faulty.map(faults_of).filter_map(line).collect())
}

/// Refuses a record, unless it has one line for every current kernel and no other line, all goals are confirmed, faults
/// are planted in each kernel of [`FAULTY`], and no line is stale. If the digest of a kernel's goals is `None`, only the
/// programs can make its line stale.
fn compare(text: &str, kernels: &[Kernel], goals: &[Option<String>], programs: &[String; 2]) -> Result {
    let subjects: Vec<String> = kernels.iter().map(subject).collect();
    let lines = || text.lines().filter(|line| !line.starts_with('#'));
    let is_about = |line: &str, subject: &str| line.strip_prefix(subject).is_some_and(|rest| rest.starts_with(' '));
    if let Some(line) = lines().find(|line| !subjects.iter().any(|subject| is_about(line, subject))) {
        return Err(format!("{RECORD} has a line about no current kernel: {line}"));
    }
    if let Some(line) = lines().find(|line| line.contains(FALSE)) {
        return Err(format!("{RECORD} has a refuted kernel or goal: {line}"));
    }
    let run = "run `cargo xtask confirm`";
    let current = |line: &Line, goals: &Option<String>, subject: &str| match line.is_current(goals.as_deref(), programs)
    {
        true => Ok(()),
        false => Err(format!("{RECORD} has a stale line about {subject}: {run}")),
    };
    for ((kernel, subject), goals) in kernels.iter().zip(&subjects).zip(goals) {
        let Kernel { isa, name, .. } = kernel;
        let about: Vec<&str> = lines().filter(|line| is_about(line, subject)).collect();
        let line = match about[..] {
            [line] => Line::read(&line[subject.len() + 1..]),
            [] => return Err(format!("{RECORD} has no line about the current {isa} {name}: {run}")),
            _ => return Err(format!("{RECORD} has {} lines about {isa} {name}", about.len())),
        };
        let line = line.ok_or_else(|| format!("{RECORD} has a malformed line about {isa} {name}: {run}"))?;
        if !line.is_confirmed() {
            return Err(format!("{RECORD}: goals of {isa} {name} are not confirmed: {}", line.said));
        }
        current(&line, goals, subject)?;
    }
    let mut refuted = 0;
    for (isa, name) in FAULTY {
        let i = kernels.iter().position(|kernel| (kernel.isa, kernel.name) == (isa, name));
        let i = i.ok_or_else(|| format!("there is no kernel {name}"))?;
        let subject = faults_of(&kernels[i]);
        let about = text.lines().filter_map(|line| Line::read(line.strip_prefix(&subject)?.strip_prefix(' ')?));
        let [line] = &about.collect::<Vec<_>>()[..] else {
            return Err(format!("{RECORD} must have one line of faults planted in the current {isa} {name}: {run}"));
        };
        let outcomes = Outcomes::read(&line.said);
        refuted +=
            outcomes.map_err(|said| format!("{RECORD}: faults are not planted in {isa} {name}: {said}"))?.refuted;
        current(line, &goals[i], &subject)?;
    }
    if refuted < REFUTED {
        return Err(format!("{RECORD}: {refuted} planted faults are refuted, but {REFUTED} are required"));
    }
    Ok(())
}

/// Returns a summary of a record about a number of kernels, which docs/SOUNDNESS.md must contain.
fn stated(kernels: usize, soundness: &str) -> Result<String> {
    let claim = format!("{kernels} lines about kernels and {} lines about planted faults", FAULTY.len());
    let soundness = soundness.split_whitespace().collect::<Vec<_>>().join(" ");
    match soundness.contains(&claim) {
        true => Ok(format!("{RECORD} has {claim}, none of them stale")),
        false => Err(format!("docs/SOUNDNESS.md does not say: {claim}")),
    }
}

/// The facts that are kept about the goals of a kernel.
struct Summary {
    loops: usize,
    unclaimed: usize,
    asked: Asked,
}

/// Returns the text of the line about a kernel.
fn described(goals: &Summary, answer: &Answer, seconds: f64) -> String {
    let all: usize = answer.topics.values().map(|(all, _)| all).sum();
    let confirmed: usize = answer.topics.values().map(|(_, confirmed)| confirmed).sum();
    let topics: Vec<String> = answer.topics.iter().map(|(topic, (all, _))| format!("{all} {topic}")).collect();
    let form = if goals.loops > 0 { "inductive" } else { "all lengths" };
    let mut line = format!("{confirmed}/{all} in {seconds:.0} s, {form}: {}", topics.join(", "));
    if goals.unclaimed > 0 {
        write!(line, "; {} bytes not claimed", goals.unclaimed).expect("a string takes all");
    }
    for (what, goals) in [(OPEN_GOALS, &answer.open), (FALSE, &answer.refuted)] {
        if !goals.is_empty() {
            let first: Vec<&str> = goals.iter().take(3).map(String::as_str).collect();
            write!(line, "{what}{}", first.join("; ")).expect("a string takes all");
        }
    }
    line
}

/// The text before goals that are left open.
const OPEN_GOALS: &str = "; open: ";
/// The text before goals that do not hold.
const FALSE: &str = "; REFUTED: ";

/// Returns mutants of a kernel that give wrong results when run, and a kernel with a wrong constant, by name.
fn planted(kernel: &Kernel, count: usize) -> Vec<(String, Kernel)> {
    let all = mutants(kernel);
    // An odd stride selects all kinds of changes.
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

/// Returns goals that do not hold, by name. Random words do not refute them.
fn false_goals() -> Vec<(String, String)> {
    // The solver gives up on a product of two primes. Each truth value has no bits, so all of its bits are equal.
    let factors = "(declare-const a (_ BitVec 64))\n(declare-const b (_ BitVec 64))\n\
        (define-fun ab () (_ BitVec 128) (bvmul ((_ zero_extend 64) a) ((_ zero_extend 64) b)))\n\
        (define-fun one () Bool (= ab (_ bv1000000000000000012000000000000000027 128)))\n\
        (define-fun other () Bool (= ab (_ bv12345 128)))\n";
    let factors =
        ("a-truth-value".to_owned(), format!("{factors}(echo \"result: a\")\n(assert (distinct one other))\n"));
    let places = ["a", "(bvadd a b)", "(bvxor a ((_ rotate_left 7) b))"];
    let flips = [32, 64].into_iter().flat_map(|bits: u32| {
        places.into_iter().enumerate().flat_map(move |(i, place)| {
            [0, 0x0123_4567_89ab_cdef, 0x5555_5555_5555_5555, 0xfedc_ba98_7654_3210].map(|value: u64| {
                let (value, above) = (value >> (64 - bits), bits - 1);
                let goal = format!(
                    "(declare-const a (_ BitVec {bits}))\n(declare-const b (_ BitVec {bits}))\n\
                     (define-fun right () (_ BitVec {bits}) {place})\n\
                     (define-fun is () (_ BitVec 1) (ite (= right (_ bv{value} {bits})) #b1 #b0))\n\
                     (define-fun flipped () (_ BitVec {bits}) (bvxor right ((_ zero_extend {above}) is)))\n\
                     (echo \"result: a\")\n(assert (distinct flipped right))\n"
                );
                (format!("place-{i}-{value}-of-{bits}-bits"), goal)
            })
        })
    });
    flips.chain([factors]).collect()
}

/// Returns kernels of numbers whose contracts assume too little or something else about the inputs: no bounds, or
/// powers of another degree. The second claim is always false. The first one is left out if the interpreter does not show
/// that it is false: some kernels need no bounds.
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
    without_bounds.filter(|(_, kernel)| !is_right_at_limits(kernel)).into_iter().chain(of_other_degree).collect()
}

/// Runs a kernel of Poly1305 on the largest numbers that its contract allows, and returns whether it gives the right
/// results: the same bytes as the reference, or the same numbers modulo 2^130 - 5.
fn is_right_at_limits(kernel: &Kernel) -> bool {
    let numbers = &kernel.contract.numbers;
    let is_right = |len: usize| {
        let mut given = kernel.operation.sample_at(&[], 1, 1, len);
        let state = given.get_mut("state").expect("a kernel of Poly1305 has a state");
        let inputs = numbers.iter().filter(|number| matches!(number.is, Meaning::Any | Meaning::Power(1)));
        for limb in inputs.flat_map(|number| &number.limbs) {
            state[limb.at..limb.at + limb.bytes].copy_from_slice(&limb.max.to_le_bytes()[..limb.bytes]);
        }
        // The other numbers are powers of the key.
        if numbers.iter().any(|number| number.is == Meaning::Power(1)) {
            let start = numbers[0].limbs[0].at;
            let powers = State::of(numbers, state).bytes(numbers);
            state[start..].copy_from_slice(&powers[start..]);
        }
        let regions: Vec<(&str, &[u8])> = given.iter().map(|(name, bytes)| (*name, bytes.as_slice())).collect();
        let Ok(left) = call(kernel, &regions, len, &[]) else { return false };
        kernel.operation.reference(&given).iter().all(|(name, expected)| match *name {
            "state" => numbers.iter().all(|number| value(number, &left["state"]) == value(number, expected)),
            name => left[name] == *expected,
        })
    };
    lengths(kernel).into_iter().all(is_right)
}

/// Returns the longest length of at most `n` bytes that the contract of a kernel allows.
fn length(kernel: &Kernel, n: u64) -> usize {
    let (multiple, max) = kernel.contract.lengths();
    let n = n.min(max.unwrap_or(n));
    (n - n % multiple) as usize
}

/// Returns the lengths for which kernels with faults are run. Beyond the maximum of its contract, a kernel without faults
/// gives wrong results too.
fn lengths(kernel: &Kernel) -> Vec<usize> {
    let mut all = [0, 1, 31, 64, 100, 191, 256, 517, 1087, 2200].map(|n| length(kernel, n)).to_vec();
    all.dedup();
    all
}

/// Returns whether a kernel leaves the right results in memory, no matter what it does to registers.
fn is_right(kernel: &Kernel) -> bool {
    lengths(kernel).iter().all(|&len| leaves_right(kernel, 1, len))
}

/// Returns kernels with rare faults, by name. They give right results for the inputs of one seed, and wrong results for
/// an input of another seed that contains the value of the fault.
fn rare_faults(kernel: &Kernel) -> impl Iterator<Item = (String, Kernel)> {
    let places = RareFault::places(kernel);
    // An odd stride selects all kinds of places. Late places come first, because fewer words depend on them.
    let stride = (places.len() / (24 * RARE)).max(1) | 1;
    let len = length(kernel, 517);
    let fault = move |(i, place): (usize, RareFault)| {
        let seed = 2 + i as u64;
        let given = kernel.operation.sample_at(&[], seed, seed, len);
        let regions: Vec<(&str, &[u8])> = given.iter().map(|(name, bytes)| (*name, bytes.as_slice())).collect();
        let fault = place.of(kernel, place.value(kernel, &regions, len)?);
        let is_rare = !leaves_right(&fault, seed, len) && is_right(&fault);
        is_rare.then(|| (format!("{}-rare-{i}", file_name(kernel)), fault))
    };
    places.into_iter().rev().step_by(stride).enumerate().filter_map(fault)
}

#[cfg(test)]
mod tests {
    use std::any::Any;
    use std::collections::BTreeSet;

    use raddle_kernels::algorithm::Algorithm;

    use super::*;

    /// Two 64-bit words that are at most 2^62, and words that are computed from them.
    const WORDS: &str = "(ring integers)\n\
        (declare-const a (_ BitVec 64))\n(declare-const b (_ BitVec 64))\n\
        (input a 4611686018427387904 1)\n(input b 4611686018427387904 1)\n\
        (define-fun sum () (_ BitVec 64) (bvadd a b))\n\
        (define-fun more () (_ BitVec 64) (bvadd sum sum))\n\
        (define-fun wide () (_ BitVec 128) (bvmul ((_ zero_extend 64) a) ((_ zero_extend 64) b)))\n\
        (define-fun low () (_ BitVec 64) ((_ extract 63 0) wide))\n\
        (define-fun high () (_ BitVec 64) ((_ extract 127 64) wide))\n";

    /// The same words as polynomials, with a Montgomery reduction step by a constant.
    const POLYNOMIALS: &str = "(ring polynomials)\n\
        (declare-const a (_ BitVec 64))\n(declare-const b (_ BitVec 64))\n\
        (define-fun wide () (_ BitVec 128) (clmul a (_ bv13979173243358019584 64)))\n\
        (define-fun wrong () (_ BitVec 128) (clmul a (_ bv13979173243358019585 64)))\n\
        (define-fun low () (_ BitVec 64) ((_ extract 63 0) wide))\n\
        (define-fun high () (_ BitVec 64) ((_ extract 127 64) wide))\n\
        (define-fun other () (_ BitVec 64) ((_ extract 127 64) wrong))\n";

    /// Bytes that shifts move to different places and to the same place.
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

    const DIGEST: &str = "0123456789abcdef";

    fn current(said: &str) -> Line {
        Line::new(&Asked { goals: DIGEST.to_owned(), programs: DIGEST.to_owned() }, said)
    }

    /// Returns the kernels with planted faults: with all kernels, the tests would take minutes.
    fn some_kernels() -> Vec<Kernel> {
        FAULTY.into_iter().map(|(isa, name)| raddle_kernels::named(isa, name).unwrap()).collect()
    }

    /// Returns an accepted record of some kernels without the lines about planted faults, and these lines.
    fn accepted() -> (BTreeMap<String, Line>, BTreeMap<String, Line>) {
        let line = |kernel: &Kernel| (subject(kernel), current("2/2 in 0 s, all lengths: 2 result"));
        let outcomes = Outcomes { wrong: REFUTED, refuted: REFUTED, ..Outcomes::default() };
        let fault = |kernel: &Kernel| (faults_of(kernel), current(&outcomes.to_string()));
        (some_kernels().iter().map(line).collect(), some_kernels().iter().map(fault).collect())
    }

    /// Judges a record if the goals of every kernel have the same digest.
    fn judged(record: &str) -> Result {
        let kernels = some_kernels();
        let programs = [DIGEST, "another"].map(str::to_owned);
        compare(record, &kernels, &vec![Some(DIGEST.to_owned()); kernels.len()], &programs)
    }

    #[test]
    fn a_record_of_other_kernels_is_refused() {
        let (lines, faults) = accepted();
        let whole = record(&lines, &faults);
        assert_eq!(judged(&whole), Ok(()));
        let refused = |text: &str, why: &str| {
            let refusal = judged(text).expect_err(why);
            assert!(refusal.contains(why), "{refusal}");
        };
        let (of_first, first) = faults.first_key_value().unwrap();
        refused(&whole.replace(&format!("{of_first} {first}\n"), ""), "one line of faults");
        refused(&format!("{whole}{of_first} {first}\n"), "one line of faults");
        // Of one fault, nobody knows what became; the others were not planted, or not refuted.
        let [unknown, unseen] = [0, 1].map(|alike| Outcomes { wrong: 1, alike, ..Outcomes::default() }.to_string());
        for said in [NOT_ASKED, "1 of 1", &unknown, &unseen, &format!("{} or so", first.said)] {
            refused(
                &whole.replace(&format!("{of_first} {first}"), &format!("{of_first} {}", current(said))),
                "not planted",
            );
        }
        let few = Outcomes { wrong: 1, refuted: 1, ..Outcomes::default() }.to_string();
        refused(&whole.replace(&first.said, &few), &format!("{} planted faults are refuted", FAULTY.len()));
        let mut fewer = lines.clone();
        fewer.pop_first();
        refused(&record(&fewer, &faults), "has no line about");
        let (subject, line) = lines.first_key_value().unwrap();
        refused(&format!("{whole}{subject} {line}\n"), "2 lines about");
        refused(&format!("{whole}x86_64 a_kernel {line}\n"), "about no current kernel");
    }

    /// Planted: each of these lines was once accepted, except the last one.
    #[test]
    fn a_line_that_does_not_confirm_all_goals_is_refused() {
        let (lines, faults) = accepted();
        let whole_of = |isa: Isa, name: &str, said: &str| {
            let mut lines = lines.clone();
            lines.insert(subject(&raddle_kernels::named(isa, name).unwrap()), current(said));
            judged(&record(&lines, &faults))
        };
        let said = [
            "0/224 in 0 s, all lengths: 224 result; open: result: a",
            "223/224 in 0 s, all lengths: 224 result; open: result: a",
            "224/224 in 0 s, all lengths: 224 result; open: result: a",
            "0/0 in 0 s, all lengths: ",
            "not exported: no",
            NOT_ASKED,
            "",
            "1/2 in 0 s, all lengths: 2 result; REFUTED: result: a",
        ];
        for said in said {
            let (isa, name) = FAULTY[0];
            assert!(whole_of(isa, name, said).is_err(), "{said}");
        }
    }

    /// Planted: a line was once kept if the kernel, the contract and the constants were the same, no matter who had
    /// confirmed it. Stale lines about planted faults were accepted too.
    #[test]
    fn stale_lines_are_refused() {
        let (lines, faults) = accepted();
        for i in 0..lines.len() {
            let stale = |lines: &BTreeMap<String, Line>| {
                let mut lines = lines.clone();
                lines.values_mut().nth(i).unwrap().asked.goals = UNKNOWN.to_owned();
                lines
            };
            for record in [record(&stale(&lines), &faults), record(&lines, &stale(&faults))] {
                assert!(judged(&record).is_err_and(|why| why.contains("has a stale line about")));
            }
        }
    }

    /// Planted: other numbers than those in docs/SOUNDNESS.md.
    #[test]
    fn the_numbers_of_lines_are_stated() {
        let soundness = files::read(tools::root().join("docs/SOUNDNESS.md")).unwrap();
        let kernels = raddle_kernels::all().len();
        assert!(stated(kernels, &soundness).is_ok());
        assert!(stated(kernels + 1, &soundness).is_err_and(|why| why.contains("does not say")));
    }

    /// Planted: once, no faults were planted in the kernels of nine operations and two hash functions, and later in six.
    #[test]
    fn faults_are_planted_in_each_operation_and_hash_function() {
        let about = |kernel: &Kernel| {
            let operation = &*kernel.operation;
            let hash = Algorithm::ALL.into_iter().find(|&of| matches!(of, Algorithm::Hash(_)) && operation.is_of(of));
            ((operation as &dyn Any).type_id(), hash.map(|hash| hash.to_string()))
        };
        let (operations, hashes): (BTreeSet<_>, BTreeSet<_>) = some_kernels().iter().map(about).unzip();
        let is_covered = |kernel: &Kernel| {
            let (operation, hash) = about(kernel);
            operations.contains(&operation) && hashes.contains(&hash)
        };
        let all = raddle_kernels::all();
        let missing = all.iter().filter(|kernel| !is_covered(kernel)).map(|kernel| {
            let operation = format!("{:?}", kernel.operation);
            operation.split(['(', ' ']).next().map(str::to_owned).unwrap_or_default()
        });
        // In the kernels that join ChaCha20 and Poly1305, most rare faults are in ChaCha20, where the solver needs up to a
        // minute for each; the programs did not end in 15 minutes on a busy machine.
        assert_eq!(missing.collect::<BTreeSet<_>>(), ["Chacha20Poly1305Blocks".to_owned()].into());
    }

    /// Planted: kernels were once run beyond the maximal length of their contracts, where they are wrong without a fault.
    #[test]
    fn kernels_without_faults_run_right() {
        for kernel in some_kernels() {
            assert!(is_right(&kernel), "{}", kernel.name);
        }
    }

    /// Planted: a contract without bounds was once planted as a fault in a kernel that needs no bounds.
    #[test]
    fn claims_that_hold_are_no_faults() {
        let claims = |isa, name| false_claims(&raddle_kernels::named(isa, name).unwrap()).len();
        assert_eq!(claims(Isa::X86_64, "poly1305_powers_bmi2x2"), 0);
        assert_eq!(claims(Isa::Aarch64, "poly1305_powers_neon"), 2);
        assert_eq!(claims(Isa::X86_64, "poly1305_blocks_gpr"), 1);
    }

    /// Changed comments and numbers of words do not change a digest.
    #[test]
    fn another_digest_is_stale() {
        let programs = [DIGEST, "another"].map(str::to_owned);
        let line = current("1/1 in 0 s");
        assert!(line.is_current(None, &programs) && line.is_current(Some(DIGEST), &programs));
        assert!(!line.is_current(Some("another"), &programs));
        assert!(!line.is_current(None, &["one", "another"].map(str::to_owned)));
        assert!(!Line::unknown("1/1 in 0 s").is_current(None, &[UNKNOWN, UNKNOWN].map(str::to_owned)));
        assert_eq!(renumbered("(n7 n12)\n(n12 |n| n7)"), "(n0 n1)\n(n1 |n| n0)");
        assert_ne!(renumbered("(n7 n12)"), renumbered("(n7 n7)"));
        assert!(is_code(&"    return 1") && !is_code(&"  # a comment") && !is_code(&" "));
        let text = files::read(tools::root().join(CHECKER)).unwrap();
        assert!(imports(&text).any(|file| file == "workshop/solvers/integers.py"));
    }

    #[derive(clap::Parser)]
    struct CommandLine {
        #[command(flatten)]
        confirm: Confirm,
    }

    /// Planted: a name that no kernel has. The command once asked about no kernel, and succeeded.
    #[test]
    fn a_name_that_no_kernel_has_is_an_error() {
        let line = <CommandLine as clap::Parser>::parse_from(["confirm", "--only", "sha256_block_s"]);
        assert_eq!(line.confirm.run().unwrap_err(), "no kernel has \"sha256_block_s\" in its name");
    }
}
