//! `cargo xtask test`: every check of the project, timed, with a summary that hides nothing.
//!
//! `workshop/checks.toml` has the steps; a new check is an entry in it.
//!
//! | module | content |
//! |---|---|
//! | [`list`] | the steps: their commands, the packages that they can use, the files that they read |
//! | [`run`] | runs the commands of a step |
//! | [`changes`] | the files according to git |
//! | [`tokens`] | the part of a Rust file that is compiled |
//! | [`lock`] | the parts of `Cargo.lock` that steps depend on |
//! | [`record`] | `workshop/records/CHECKED.txt`, the last recorded run of each step, and the passes in `target/steps` |

mod changes;
mod list;
mod lock;
mod record;
mod run;
#[cfg(test)]
mod tests;
mod tokens;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Display, Formatter};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use clap::Args;

use self::changes::Inputs;
use self::list::{Change, Step};
use self::record::Record;
use self::run::{Ended, Outcome};
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
    /// The number of steps that run at a time.
    #[arg(long, default_value_t = jobs::available())]
    jobs: usize,
    /// Print for each step its name, its list, its recorded CPU time and what it covers, and run none.
    #[arg(long)]
    list: bool,
}

impl Test {
    pub(crate) fn run(self) -> Result {
        let all = list::steps(self.fresh);
        let number = all.len();
        let steps = self.chosen(all)?;
        if self.list {
            let record = Record::read()?;
            steps.iter().for_each(|step| println!("{}", listed(step, &record)));
            if number > steps.len() {
                println!("{} more steps: --list --all", number - steps.len());
            }
            return Ok(());
        }
        let commit = if self.record { Some(Mutex::new(record::clean_head()?)) } else { None };
        let start = Instant::now();
        // The quick list needs nothing that could be installed.
        if self.all || self.landing || self.affected.is_some() || !self.steps.is_empty() {
            install(&steps);
        }
        let flags = list::flags();
        let inputs = Inputs::read(&steps);
        let digest = |step: &Step| inputs.as_ref().map(|inputs| inputs.of(step));
        let passed = |step: &Step| {
            let digest = digest(step).filter(|_| !self.fresh)?;
            record::notes_of_pass(&step.name, &digest)
        };
        if steps.iter().any(|step| step.needs_kernels() && passed(step).is_none()) {
            kernels::build()?;
        }
        let run = |step: &Step| {
            println!("{} ...", step.name);
            let (start, digest) = (Instant::now(), digest(step));
            let ended = match passed(step) {
                Some(notes) => Ended { notes, ..Outcome::Unchanged.into() },
                None => match step.commands() {
                    Ok(commands) => run::all(commands),
                    Err(reason) => Outcome::Skipped(reason).into(),
                },
            };
            let finished = Finished { name: step.name.clone(), time: start.elapsed(), ended };
            let failure = finished.ended.failure.as_deref().unwrap_or_default();
            println!("{failure}{}{}", if failure.is_empty() { "" } else { "\n" }, finished.line());
            if let Err(why) = finished.keep(digest.as_deref()) {
                println!("the step will run again: {why}");
            }
            if let Some(Err(why)) = commit.as_ref().map(|commit| finished.record(commit, &flags)) {
                println!("{} is not recorded: {why}", step.name);
            }
            finished
        };
        // Cheap steps that often fail come first.
        let (first, others) = steps.split_at(steps.iter().take_while(|step| step.first).count());
        let mut results = jobs::each(self.jobs, first, run);
        let goes_on = !results.iter().any(|result| matches!(result.ended.outcome, Outcome::Failed(_)));
        if goes_on {
            results.extend(jobs::each_apart(self.jobs, others, Step::folder, run));
        }
        print!("\nSummary\n{}", results.iter().map(Finished::to_string).collect::<String>());
        if !goes_on {
            println!("{} steps did not run", others.len());
        }
        conclude(&results, self.require_all || self.record, &flags, start.elapsed())
    }

    /// Returns the steps that the command line selects.
    fn chosen(&self, mut steps: Vec<Step>) -> Result<Vec<Step>> {
        if let Some(revision) = &self.affected {
            let revision = revision.clone().map_or_else(changes::base, Ok)?;
            let changed = changes::changed_since(&revision, &steps)?;
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
            steps.retain(|step| !step.long);
        }
        Ok(steps)
    }
}

/// Returns the line of a step in `--list`.
fn listed(step: &Step, record: &Record) -> String {
    let list = if step.long { "all" } else { "quick" };
    let seconds = record.0.get(&step.name).map(|run| format!("{:.1} s", run.seconds)).unwrap_or_default();
    format!("{:<30} {list:<5} {seconds:>8}  {}", step.name, step.covers)
}

/// Returns the steps of a landing.
fn landing(steps: Vec<Step>) -> Result<Vec<Step>> {
    let Record(runs) = Record::read()?;
    // The files that differ from each commit of the record, unless the commit is not in the history here.
    let mut changed = BTreeMap::new();
    for commit in steps.iter().filter_map(|step| Some(&runs.get(&step.name)?.commit)).collect::<BTreeSet<_>>() {
        if record::is_ancestor(commit) {
            changed.insert(commit, changes::changed_since(commit, &steps)?);
        }
    }
    let (chosen, left): (Vec<Step>, Vec<Step>) = steps.into_iter().partition(|step| {
        let changed = runs.get(&step.name).and_then(|run| changed.get(&run.commit));
        is_needed(step, changed.map(Vec::as_slice))
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
    !step.long || changed.is_none_or(|changed| step.depends_on_any(changed))
}

/// Installs things that steps can use: standard libraries of other architectures, Debian packages, and the large vectors.
fn install(steps: &[Step]) {
    let unique = |names: BTreeSet<&'static str>| names.into_iter().collect::<Vec<_>>();
    cross::install_std(unique(steps.iter().flat_map(Step::triples).collect()));
    let packages = steps.iter().flat_map(Step::packages).chain(vectors::packages().iter().copied());
    let missing = tools::missing(&unique(packages.collect()));
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
    /// Keeps the notes of a pass with inputs of this digest.
    fn keep(&self, digest: Option<&str>) -> Result {
        let digest = digest.ok_or("git does not name the files that it reads")?;
        match self.ended.outcome {
            Outcome::Passed => record::keep_pass(&self.name, digest, Some(&self.ended.notes)),
            Outcome::Failed(_) => record::keep_pass(&self.name, digest, None),
            Outcome::Unchanged | Outcome::Skipped(_) => Ok(()),
        }
    }

    /// Writes a run that passed, and skipped nothing that could be installed, to the record of a commit.
    fn record(&self, commit: &Mutex<String>, flags: &str) -> Result {
        // One step writes at a time.
        let commit = commit.lock().map_err(|error| error.to_string())?;
        if self.skips_what_is_required(flags).next().is_some() {
            return Err("it skipped something that could be installed".to_owned());
        }
        match self.ended.outcome {
            Outcome::Passed if record::clean_head()? == *commit => {
                Record::write(&self.name, &commit, self.ended.cpu_time.as_secs_f64())
            }
            Outcome::Passed => Err("another commit was checked out while it ran".to_owned()),
            Outcome::Unchanged | Outcome::Failed(_) | Outcome::Skipped(_) => Ok(()),
        }
    }

    /// Returns the notes about skipped checks.
    fn skipped(&self) -> impl Iterator<Item = &str> {
        self.ended.notes.iter().map(String::as_str).filter(|note| note.starts_with("skipped:"))
    }

    /// Returns the notes about checks that were skipped and could be installed.
    fn skips_what_is_required(&self, flags: &str) -> impl Iterator<Item = &str> {
        self.skipped().filter(move |note| !list::excuses(note, flags))
    }

    /// Returns the name, the elapsed time, the CPU time, and how the step ended.
    fn line(&self) -> String {
        let cpu_time = format!("{:.1} s CPU", self.ended.cpu_time.as_secs_f64());
        format!("{:<28}{:>8.1} s{cpu_time:>15}  {}", self.name, self.time.as_secs_f64(), self.ended.outcome)
    }
}

impl Display for Finished {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.line())?;
        self.ended.notes.iter().try_for_each(|note| writeln!(f, "    {note}"))
    }
}

/// Returns the verdict on all steps. With `require_all`, a test that skipped something fails, unless this processor
/// excuses it.
fn conclude(results: &[Finished], require_all: bool, flags: &str, time: Duration) -> Result {
    let count = |matches: fn(&Outcome) -> bool| results.iter().filter(|result| matches(&result.ended.outcome)).count();
    let failed = count(|outcome| matches!(outcome, Outcome::Failed(_)));
    let skipped = count(|outcome| matches!(outcome, Outcome::Skipped(_)));
    let unchanged = count(|outcome| matches!(outcome, Outcome::Unchanged));
    let mut unexcused = 0;
    // Failures come last, because some logs keep only the end.
    for result in results {
        if let Outcome::Failed(how) = &result.ended.outcome {
            println!("\n{} failed: {how}", result.name);
        }
        for note in result.skips_what_is_required(flags).filter(|_| require_all) {
            println!("\n{} skipped what is required: {note}", result.name);
            unexcused += 1;
        }
    }
    let cpu_time: Duration = results.iter().map(|result| result.ended.cpu_time).sum();
    let before = if unchanged == 0 { String::new() } else { format!(" ({unchanged} of them before)") };
    let checks: usize = results.iter().map(|result| result.skipped().count()).sum();
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
