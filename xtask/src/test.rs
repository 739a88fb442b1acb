//! `cargo xtask test`: every check of the project, timed, with a summary that hides nothing.
//!
//! [`list::steps`] is the list; a new check is an entry there. Several steps run at a time: no step may need what another one
//! leaves, and none may measure how fast something is. A test that can't run something on this machine prints a line that
//! begins with `skipped:`, one that measured something prints `report:`; the summary repeats both.

mod history;
mod list;
mod progress;
mod run;
mod step;

use std::fmt::{self, Display, Formatter};
use std::time::{Duration, Instant};

use clap::Args;

use self::history::{Inputs, Last};
use self::progress::Progress;
use self::run::{Ended, Outcome};
use self::step::{Step, Tier};
use crate::{Result, cross, jobs, tools};

/// Run the checks that need this machine and the Rust toolchain alone; with --all, every check.
#[derive(Args)]
pub(crate) struct Test {
    /// Only the steps whose name contains one of these, of both lists.
    steps: Vec<String>,
    /// Every check: emulated processors, Miri, fuzz targets, C, OpenSSL, Java, rustls, Nettle, big inputs too.
    #[arg(long)]
    all: bool,
    /// Only the steps of both lists whose files differ from a revision: by default from the commit where this branch left
    /// main, or on main from the commit before.
    #[arg(long, value_name = "REV", num_args = 0..=1, conflicts_with_all = ["steps", "all"])]
    affected: Option<Option<String>>,
    /// Run steps again that have passed for the same files, and keep no earlier proof.
    #[arg(long)]
    fresh: bool,
    /// Fail where a step can't run here.
    #[arg(long)]
    require_all: bool,
    /// Print the output of every step as it comes, not only that of those that fail; one step runs at a time.
    #[arg(long, short)]
    verbose: bool,
    /// How many steps run at a time.
    #[arg(long, default_value_t = jobs::available(), conflicts_with = "verbose")]
    jobs: usize,
    /// Print for each step its name, its list, the seconds that it took last and what it covers, and run none.
    #[arg(long)]
    list: bool,
}

impl Test {
    pub(crate) fn run(self) -> Result {
        let steps = self.chosen()?;
        if self.list {
            steps.iter().for_each(|step| println!("{}", listed(step)));
            return Ok(());
        }
        let start = Instant::now();
        prepare(&steps);
        let inputs = Inputs::read();
        let progress = Progress::new(steps.len());
        // What is cheap and often wrong comes first. The vectors come before the steps that find them.
        let (first, others) = steps.split_at(steps.iter().take_while(|step| step.is_first()).count());
        let run = |step: &Step| self.step(step, inputs.as_ref(), &progress);
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
        conclude(&results, self.require_all, start.elapsed())
    }

    fn jobs(&self) -> usize {
        if self.verbose { 1 } else { self.jobs }
    }

    /// The steps that the command line asks for.
    fn chosen(&self) -> Result<Vec<Step>> {
        let mut steps = list::steps(self.fresh);
        if let Some(revision) = &self.affected {
            let revision = revision.clone().map_or_else(history::base, Ok)?;
            let changed = history::changed_since(&revision)?;
            steps.retain(|step| changed.iter().any(|file| step.depends_on(file)));
            println!("{} files differ from {revision}: {} steps", changed.len(), steps.len());
        } else if !self.steps.is_empty() {
            steps.retain(|step| self.steps.iter().any(|part| step.name.contains(part)));
            if steps.is_empty() {
                return Err("no step has such a name: see --list --all".to_owned());
            }
        } else if !self.all {
            steps.retain(|step| step.tier == Tier::Quick);
        }
        Ok(steps)
    }

    /// Runs a step, unless it has passed for the same inputs, and records how it ended.
    fn step(&self, step: &Step, inputs: Option<&Inputs>, progress: &Progress) -> Finished {
        let bar = progress.begin(&step.name);
        let start = Instant::now();
        let digest = inputs.map(|inputs| inputs.of(step)).unwrap_or_default();
        let may_stand = !self.fresh && !digest.is_empty();
        let ended = match Last::of(&step.name).filter(|last| may_stand && last.passed_for(&digest)) {
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
        finished
    }
}

/// A step as `--list` prints it.
fn listed(step: &Step) -> String {
    let tier = match step.tier {
        Tier::Quick => "quick",
        Tier::All => "all",
    };
    let seconds = Last::of(&step.name).map(|last| format!("{:.1} s", last.seconds)).unwrap_or_default();
    format!("{:<28} {tier:<5} {seconds:>8}  {}", step.name, step.covers)
}

/// Says what the steps took last and what they install, and installs it: standard libraries of other architectures, and Debian
/// packages.
fn prepare(steps: &[Step]) {
    let last: Vec<Last> = steps.iter().filter_map(|step| Last::of(&step.name)).collect();
    if !last.is_empty() {
        let seconds: f64 = last.iter().map(|last| last.cpu_seconds).sum();
        println!("{} of {} steps took {seconds:.0} s of CPU time when they last ran", last.len(), steps.len());
    }
    let unique = |mut names: Vec<&'static str>| {
        names.sort_unstable();
        names.dedup();
        names
    };
    cross::install_std(unique(steps.iter().flat_map(Step::triples).collect()));
    let missing = tools::missing(&unique(steps.iter().flat_map(Step::packages).collect()));
    if missing.is_empty() {
        return;
    }
    println!("installing {} Debian packages: {}", missing.len(), missing.join(" "));
    if let Err(why) = tools::install(&missing) {
        println!("skipped: {why}");
    }
}

/// A step that has run, or was skipped.
struct Finished {
    name: String,
    time: Duration,
    ended: Ended,
}

impl Finished {
    /// The name, the time that passed, the time of the processors, and how the step ended.
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

/// The verdict on all steps.
fn conclude(results: &[Finished], require_all: bool, time: Duration) -> Result {
    let count = |matches: fn(&Outcome) -> bool| results.iter().filter(|result| matches(&result.ended.outcome)).count();
    let failed = count(|outcome| matches!(outcome, Outcome::Failed(_)));
    let skipped = count(|outcome| matches!(outcome, Outcome::Skipped(_)));
    let unchanged = count(|outcome| matches!(outcome, Outcome::Unchanged));
    // Where only the end of a log is kept, it says why.
    for Finished { name, ended, .. } in results {
        if let Outcome::Failed(how) = &ended.outcome {
            println!("\n{name} failed: {how}");
        }
    }
    let cpu_time: Duration = results.iter().filter_map(|result| result.ended.cpu_time).sum();
    let before = if unchanged == 0 { String::new() } else { format!(" ({unchanged} of them before)") };
    let verdict = format!(
        "{} passed{before}, {failed} failed, {skipped} skipped in {:.0} s, {:.0} s of CPU time",
        results.len() - failed - skipped,
        time.as_secs_f64(),
        cpu_time.as_secs_f64(),
    );
    if failed > 0 || (require_all && skipped > 0) {
        return Err(verdict);
    }
    println!("{verdict}");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finished(outcome: Outcome) -> Finished {
        Finished { name: "step".to_owned(), time: Duration::ZERO, ended: outcome.into() }
    }

    #[test]
    fn a_failure_fails_and_a_skip_only_where_all_is_required() {
        let passed = || finished(Outcome::Passed);
        let skipped = || finished(Outcome::Skipped("no qemu".to_owned()));
        let failed = || finished(Outcome::Failed("exit status: 101".to_owned()));
        let conclude = |results: &[Finished], require_all| conclude(results, require_all, Duration::ZERO);
        assert!(conclude(&[passed(), skipped()], false).is_ok());
        assert!(conclude(&[passed(), skipped()], true).is_err());
        assert!(conclude(&[passed(), failed()], false).is_err());
        assert!(conclude(&[passed(), finished(Outcome::Unchanged)], true).is_ok());
    }
}
