//! `cargo xtask test`: every check of the project, timed, with a summary that hides nothing.
//!
//! [`list::steps`] is the list; a new check is an entry in it. Several steps run at a time, so no step may need the
//! products of another step, and no step may measure speed. A test that can't run on this machine prints a line that
//! begins with `skipped:`, and a test that measured something prints a line that begins with `report:`; the summary
//! repeats both.
//!
//! | module | content |
//! |---|---|
//! | [`step`] | a step: its commands, the packages that it can use, the files that it reads |
//! | [`list`] | the steps |
//! | [`run`] | runs the commands of a step |
//! | [`excuses`] | distinguishes features that this processor lacks from programs that could be installed |
//! | [`history`] | the files according to git, and the results of earlier runs in `target/steps` |
//! | [`tokens`] | the part of a Rust file that is compiled |
//! | [`lock`] | the part of `Cargo.lock` on which the library depends |
//! | [`record`] | `workshop/records/CHECKED.txt`, the last recorded run of each step |
//! | [`costs`] | the CPU time of the steps |
//! | [`progress`] | shows which steps run |

mod costs;
mod excuses;
mod history;
mod list;
mod lock;
mod progress;
mod record;
mod run;
mod step;
mod tokens;

use std::collections::BTreeMap;
use std::fmt::{self, Display, Formatter};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use clap::Args;

use self::excuses::Machine;
use self::history::{Inputs, Last};
use self::progress::Progress;
use self::record::{Record, Run};
use self::run::{Ended, Outcome};
use self::step::{Change, Step, Tier};
use crate::{Result, cross, jobs, kernels, tools, vectors};

/// Run the checks that need only this machine and the Rust toolchain; with --all, every check.
#[derive(Args)]
pub(crate) struct Test {
    /// Only the steps, quick and long, whose name contains one of these.
    steps: Vec<String>,
    /// Every check, including emulated processors, Miri, fuzz targets, C, OpenSSL, Java, rustls, Nettle, and big
    /// inputs.
    #[arg(long)]
    all: bool,
    /// Only the steps, quick and long, whose files differ from a revision: by default from the commit where this branch
    /// left main, or on main from the previous commit.
    #[arg(long, value_name = "REV", num_args = 0..=1, conflicts_with_all = ["steps", "all"])]
    affected: Option<Option<String>>,
    /// The quick list, and the other steps whose files differ from the commit of their last run in
    /// workshop/records/CHECKED.txt: before a change lands.
    #[arg(long, conflicts_with_all = ["steps", "all", "affected"])]
    landing: bool,
    /// Run steps again that have passed for the same files, and reuse no earlier proof.
    #[arg(long)]
    fresh: bool,
    /// Fail if a step can't run here, or skips a check that could be installed.
    #[arg(long)]
    require_all: bool,
    /// Write each step that passes, and skips nothing that could be installed, to workshop/records/CHECKED.txt; needs a
    /// tree without changes.
    #[arg(long, requires = "fresh")]
    record: bool,
    /// Print the output of every step as it comes, not only that of failed steps; one step runs at a time.
    #[arg(long, short)]
    verbose: bool,
    /// The number of steps that run at a time.
    #[arg(long, default_value_t = jobs::available(), conflicts_with = "verbose")]
    jobs: usize,
    /// Print for each step its name, its list, its last duration in seconds and what it covers, and run none.
    #[arg(long)]
    list: bool,
    /// Print the CPU time of each step, and how many of the last 400 commits changed a file that it reads, and run
    /// none.
    #[arg(long, conflicts_with_all = ["list", "record"])]
    costs: bool,
}

impl Test {
    pub(crate) fn run(self) -> Result {
        if self.costs {
            return costs::print(&list::steps(false));
        }
        let steps = self.chosen()?;
        if self.list {
            steps.iter().for_each(|step| println!("{}", listed(step)));
            let more = list::steps(self.fresh).len() - steps.len();
            if more > 0 {
                println!("{more} more steps: --list --all");
            }
            return Ok(());
        }
        let commit = if self.record { Some(Mutex::new(record::clean_head()?)) } else { None };
        let start = Instant::now();
        prepare(&steps, self.installs());
        let inputs = Inputs::read();
        let runs = |step: &&Step| self.unchanged(step, &digest(inputs.as_ref(), step)).is_none();
        if steps.iter().filter(runs).any(Step::needs_kernels) {
            kernels::build()?;
        }
        let progress = Progress::new(steps.len());
        // Cheap steps that often fail come first.
        let (first, others) = steps.split_at(steps.iter().take_while(|step| step.is_first()).count());
        let run = |step: &Step| self.step(step, inputs.as_ref(), commit.as_ref(), &progress);
        let mut results = jobs::each(self.jobs(), first, run);
        let goes_on = !results.iter().any(|result| matches!(result.ended.outcome, Outcome::Failed(_)));
        if goes_on {
            results.extend(jobs::each_apart(self.jobs(), others, Step::folder, run));
        }
        progress.finish();
        print!("\nSummary\n{}", results.iter().map(Finished::to_string).collect::<String>());
        if !goes_on {
            println!("{} steps did not run", others.len());
        }
        conclude(&results, self.require_all || self.record, &Machine::here(), start.elapsed())
    }

    fn jobs(&self) -> usize {
        if self.verbose { 1 } else { self.jobs }
    }

    /// Returns whether Debian packages and other standard libraries are installed. The quick list needs none.
    fn installs(&self) -> bool {
        self.all || self.landing || self.affected.is_some() || !self.steps.is_empty()
    }

    /// Returns the steps that the command line selects.
    fn chosen(&self) -> Result<Vec<Step>> {
        let mut steps = list::steps(self.fresh);
        if let Some(revision) = &self.affected {
            let revision = revision.clone().map_or_else(history::base, Ok)?;
            let changed = history::changed_since(&revision)?;
            steps.retain(|step| step.depends_on_any(&changed));
            println!("{} files differ from {revision}: {} steps", changed.len(), steps.len());
        } else if !self.steps.is_empty() {
            steps.retain(|step| self.steps.iter().any(|part| step.name.contains(part)));
            if steps.is_empty() {
                return Err("no step has this name: see --list --all".to_owned());
            }
        } else if self.landing {
            steps = landing(steps)?;
        } else if !self.all {
            steps.retain(|step| step.tier == Tier::Quick);
        }
        Ok(steps)
    }

    /// Returns the last run of a step, if it passed for the same inputs and stands.
    fn unchanged(&self, step: &Step, digest: &str) -> Option<Last> {
        let may_stand = !self.fresh && !digest.is_empty();
        Last::of(&step.name).filter(|last| may_stand && last.passed_for(digest))
    }

    /// Runs a step, unless it has passed for the same inputs, and records how it ended. With a commit, a pass is also
    /// recorded for this commit.
    fn step(
        &self,
        step: &Step,
        inputs: Option<&Inputs>,
        commit: Option<&Mutex<String>>,
        progress: &Progress,
    ) -> Finished {
        let bar = progress.begin(&step.name);
        let start = Instant::now();
        let digest = digest(inputs, step);
        let ended = match self.unchanged(step, &digest) {
            Some(last) => Ended { notes: last.notes, ..Outcome::Unchanged.into() },
            None => match step.commands() {
                Ok(commands) => run::all(commands, self.verbose),
                Err(reason) => Outcome::Skipped(reason).into(),
            },
        };
        let finished = Finished { name: step.name.clone(), time: start.elapsed(), ended };
        if let Some(output) = &finished.ended.failure {
            progress.print(output);
        }
        progress.end(&bar, &finished.line());
        if let Err(why) = Last::write(&step.name, &digest, &finished.ended, finished.time) {
            progress.print(&format!("the step will run again: {why}"));
        }
        if let Some(Err(why)) = commit.map(|commit| finished.record(commit)) {
            progress.print(&format!("{} is not recorded: {why}", step.name));
        }
        finished
    }
}

/// Returns the digest of all inputs that decide how a step ends; empty if they are not known.
fn digest(inputs: Option<&Inputs>, step: &Step) -> String {
    inputs.map(|inputs| inputs.of(step)).unwrap_or_default()
}

/// Returns the line of a step in `--list`.
fn listed(step: &Step) -> String {
    let tier = match step.tier {
        Tier::Quick => "quick",
        Tier::All => "all",
    };
    let seconds = Last::of(&step.name).map(|last| format!("{:.1} s", last.seconds)).unwrap_or_default();
    format!("{:<30} {tier:<5} {seconds:>8}  {}", step.name, step.covers)
}

/// Returns the steps of a landing.
fn landing(steps: Vec<Step>) -> Result<Vec<Step>> {
    let record = Record::read()?;
    // The files that differ from each commit of the record, unless the commit is not in the history here.
    let mut changed = BTreeMap::new();
    for Run { commit, .. } in steps.iter().filter_map(|step| record.run_of(&step.name)) {
        if !changed.contains_key(commit) {
            let files = if record::is_ancestor(commit) { Some(history::changed_since(commit)?) } else { None };
            changed.insert(commit.clone(), files);
        }
    }
    let (chosen, left): (Vec<Step>, Vec<Step>) = steps.into_iter().partition(|step| {
        let changed = record.run_of(&step.name).and_then(|run| changed[&run.commit].as_deref());
        is_needed(step, changed)
    });
    println!("{} steps run, by {}", chosen.len(), record::FILE);
    if !left.is_empty() {
        let names: Vec<_> = left.iter().map(|step| &*step.name).collect();
        println!("left out, because they read no file that changed since they passed: {}", names.join(", "));
    }
    Ok(chosen)
}

/// Returns whether a landing runs a step: a quick one, one that reads a file that changed since its recorded run, or one
/// without such a run.
fn is_needed(step: &Step, changed: Option<&[Change]>) -> bool {
    step.tier == Tier::Quick || changed.is_none_or(|changed| step.depends_on_any(changed))
}

/// Prints the last durations of the steps, and installs things that they can use: standard libraries of other
/// architectures, Debian packages, and the large vectors.
fn prepare(steps: &[Step], installs: bool) {
    let last: Vec<Last> = steps.iter().filter_map(|step| Last::of(&step.name)).collect();
    if !last.is_empty() {
        let seconds: f64 = last.iter().map(|last| last.cpu_seconds).sum();
        println!("{} of {} steps took {seconds:.0} s of CPU time when they last ran", last.len(), steps.len());
    }
    if !installs {
        return;
    }
    let unique = |mut names: Vec<&'static str>| {
        names.sort_unstable();
        names.dedup();
        names
    };
    cross::install_std(unique(steps.iter().flat_map(Step::triples).collect()));
    let missing = tools::missing(&unique(
        steps.iter().flat_map(Step::packages).chain(vectors::packages().iter().copied()).collect(),
    ));
    if !missing.is_empty() {
        println!("installing {} Debian packages: {}", missing.len(), missing.join(" "));
    }
    // A test that lacks something reports it.
    for installed in [tools::install(&missing), vectors::fetch()] {
        if let Err(why) = installed {
            println!("not installed: {why}");
        }
    }
}

/// A step that has run or was skipped.
struct Finished {
    name: String,
    time: Duration,
    ended: Ended,
}

impl Finished {
    /// Writes a run that passed, and skipped nothing that could be installed, to the record of a commit.
    fn record(&self, commit: &Mutex<String>) -> Result {
        // One step writes at a time.
        let commit = commit.lock().map_err(|error| error.to_string())?;
        if self.skips_what_is_required(&Machine::here()).next().is_some() {
            return Err("it skipped something that could be installed".to_owned());
        }
        match self.ended.outcome {
            Outcome::Passed if record::clean_head()? == *commit => {
                let seconds = self.ended.cpu_time.unwrap_or_default().as_secs_f64();
                Record::write(&self.name, Run::now(&commit, seconds)?)
            }
            Outcome::Passed => Err("another commit was checked out while it ran".to_owned()),
            Outcome::Unchanged | Outcome::Failed(_) | Outcome::Skipped(_) => Ok(()),
        }
    }

    /// Returns the notes about checks that were skipped and could be installed.
    fn skips_what_is_required<'a>(&'a self, machine: &'a Machine) -> impl Iterator<Item = &'a str> {
        self.ended.notes.skipped().filter(|note| !machine.excuses(note))
    }

    /// Returns the name, the elapsed time, the CPU time, and how the step ended.
    fn line(&self) -> String {
        let cpu_time = self.ended.cpu_time.map(|time| format!("{:.1} s CPU", time.as_secs_f64())).unwrap_or_default();
        format!("{:<28}{:>8.1} s{cpu_time:>15}  {}", self.name, self.time.as_secs_f64(), self.ended.outcome)
    }
}

impl Display for Finished {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.line())?;
        for (note, &times) in &self.ended.notes.0 {
            let times = if times == 1 { String::new() } else { format!(" ({times} times)") };
            writeln!(f, "    {note}{times}")?;
        }
        Ok(())
    }
}

/// Returns the verdict on all steps. With `require_all`, a test that skipped something fails, unless this machine
/// excuses it.
fn conclude(results: &[Finished], require_all: bool, machine: &Machine, time: Duration) -> Result {
    let count = |matches: fn(&Outcome) -> bool| results.iter().filter(|result| matches(&result.ended.outcome)).count();
    let failed = count(|outcome| matches!(outcome, Outcome::Failed(_)));
    let skipped = count(|outcome| matches!(outcome, Outcome::Skipped(_)));
    let unchanged = count(|outcome| matches!(outcome, Outcome::Unchanged));
    let mut unexcused = 0;
    // Failures come last, because some logs keep only the end.
    for result in results {
        let Finished { name, ended, .. } = result;
        if let Outcome::Failed(how) = &ended.outcome {
            println!("\n{name} failed: {how}");
        }
        for note in result.skips_what_is_required(machine).filter(|_| require_all) {
            println!("\n{name} skipped what is required: {note}");
            unexcused += 1;
        }
    }
    let cpu_time: Duration = results.iter().filter_map(|result| result.ended.cpu_time).sum();
    let before = if unchanged == 0 { String::new() } else { format!(" ({unchanged} of them before)") };
    let checks: usize = results.iter().map(|result| result.ended.notes.skipped().count()).sum();
    let within = if checks == 0 { String::new() } else { format!(" (and {checks} checks of others, listed above)") };
    let verdict = format!(
        "{} steps passed{before}, {failed} failed, {} skipped{within} in {:.0} s, {:.0} s of CPU time",
        results.len() - failed - skipped,
        skipped + unexcused,
        time.as_secs_f64(),
        cpu_time.as_secs_f64(),
    );
    if failed > 0 || (require_all && skipped + unexcused > 0) {
        return Err(verdict);
    }
    println!("{verdict}");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::run::Notes;
    use super::step::Part;
    use super::*;

    fn finished(outcome: Outcome) -> Finished {
        Finished { name: "step".to_owned(), time: Duration::ZERO, ended: outcome.into() }
    }

    #[test]
    fn a_failure_fails_and_a_skip_only_where_all_is_required() {
        let passed = || finished(Outcome::Passed);
        let skipped = || finished(Outcome::Skipped("no qemu".to_owned()));
        let failed = || finished(Outcome::Failed("exit status: 101".to_owned()));
        let conclude =
            |results: &[Finished], require_all| conclude(results, require_all, &Machine::with(""), Duration::ZERO);
        assert!(conclude(&[passed(), skipped()], false).is_ok());
        assert!(conclude(&[passed(), skipped()], true).is_err());
        assert!(conclude(&[passed(), failed()], false).is_err());
        assert!(conclude(&[passed(), finished(Outcome::Unchanged)], true).is_ok());
    }

    /// Planted: a test that passes although an emulator is missing.
    #[test]
    fn a_test_that_skips_what_is_required_fails() {
        let with = |line: &str| {
            let mut step = finished(Outcome::Passed);
            step.ended.notes = Notes::of(line);
            [step]
        };
        let conclude =
            |line: &str, require_all| conclude(&with(line), require_all, &Machine::with("avx2 aes"), Duration::ZERO);
        assert!(conclude("skipped: co-simulation of aarch64: qemu is missing", false).is_ok());
        assert!(conclude("skipped: co-simulation of aarch64: qemu is missing", true).is_err());
        assert!(conclude("skipped: md5_lanes needs avx2", true).is_err(), "the processor has it");
        assert!(conclude("skipped: md5_lanes needs avx2, avx512f", true).is_ok());
        assert!(conclude("report: 12 of 12", true).is_ok());
    }

    /// Planted: a change of a file in each path of each step, and of a file that no step reads.
    #[test]
    fn a_landing_runs_the_long_steps_that_read_what_changed() {
        for step in list::steps(false) {
            for path in &step.paths {
                let (part, file) = Part::of(path);
                let file = if file.ends_with('/') { format!("{file}a-new-file") } else { file.to_owned() };
                for in_code in [false, true] {
                    let part_changes = part == Part::Text || part == Part::Code && in_code;
                    let reads = step.tier == Tier::Quick || part_changes;
                    let change = Change { file: file.clone(), in_code };
                    assert_eq!(is_needed(&step, Some(&[change])), reads, "{}: {path}", step.name);
                }
            }
            let other = [Change { file: "another/file".to_owned(), in_code: true }];
            assert_eq!(is_needed(&step, Some(&other)), step.tier == Tier::Quick, "{}", step.name);
            assert!(is_needed(&step, None), "{} without a recorded run", step.name);
        }
    }
}
