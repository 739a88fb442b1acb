//! `workshop/records/CHECKED.txt`: the last run of every step. A landing runs the long steps whose files differ from
//! the commit
//! of this run.

use std::fmt::{self, Display, Formatter};
use std::fs;
use std::time::Duration;

use super::history;
use super::step::Step;
use crate::{Result, files, tools};

/// The path relative to the root of the repository.
pub(super) const FILE: &str = "workshop/records/CHECKED.txt";

/// A run of every step, in which each step passed and skipped nothing that could be installed.
#[derive(Debug, PartialEq)]
pub(super) struct Record {
    pub(super) commit: String,
    pub(super) date: String,
    processor: String,
    /// The wall-clock time.
    seconds: f64,
    /// The name and the CPU seconds of each step.
    pub(super) steps: Vec<(String, f64)>,
}

/// The command that writes the record.
const WHOLE_RUN: &str = "`cargo xtask test --all --fresh --record`";

const HEADER: &str = "\
# The last run of every step on a clean tree. Each passed, and nothing was skipped that could be installed.
# Written by `cargo xtask test --all --fresh --record`; `cargo xtask test --landing` leaves out long steps by it.
";

impl Record {
    /// Returns the record of the repository, or `None` if there is none.
    pub(super) fn read() -> Result<Option<Self>> {
        let Ok(text) = fs::read_to_string(tools::root().join(FILE)) else { return Ok(None) };
        let record = Self::parse(&text).ok_or_else(|| format!("{FILE} can't be read: run {WHOLE_RUN}"))?;
        Ok(Some(record))
    }

    fn parse(text: &str) -> Option<Self> {
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        let mut field = |name: &str| lines.next()?.strip_prefix(name)?.strip_prefix(' ').map(str::to_owned);
        let [commit, date, processor] = [field("commit")?, field("date")?, field("processor")?];
        let seconds = field("seconds by the clock")?.parse().ok()?;
        let step = |line: &str| {
            let (seconds, name) = line.trim_start().split_once("  ")?;
            Some((name.to_owned(), seconds.parse().ok()?))
        };
        let steps = lines.map(step).collect::<Option<_>>()?;
        Some(Record { commit, date, processor, seconds, steps })
    }

    /// Describes a run of every step on a commit.
    pub(super) fn of(commit: String, steps: Vec<(String, f64)>, time: Duration) -> Result<Self> {
        let processor = history::processor_name().ok_or("lscpu does not name the processor")?;
        let date = time::UtcDateTime::now().date().to_string();
        Ok(Record { commit, date, processor, seconds: time.as_secs_f64(), steps })
    }

    pub(super) fn write(&self) -> Result {
        files::write_whole(&tools::root().join(FILE), self.to_string())
    }

    /// Fails if the record lacks one of these steps: a new step has never run on the commit of the record. A step that
    /// is no longer on the list does no harm.
    pub(super) fn covers(&self, steps: &[Step]) -> Result {
        match steps.iter().find(|step| self.seconds_of(&step.name).is_none()) {
            None => Ok(()),
            Some(step) => Err(format!("{FILE} lacks {:?}: run {WHOLE_RUN}", step.name)),
        }
    }

    /// Returns the CPU seconds of a step.
    pub(super) fn seconds_of(&self, step: &str) -> Option<f64> {
        self.steps.iter().find(|(name, _)| name == step).map(|(_, seconds)| *seconds)
    }
}

impl Display for Record {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Record { commit, date, processor, seconds, steps } = self;
        write!(f, "{HEADER}commit {commit}\ndate {date}\nprocessor {processor}\nseconds by the clock {seconds:.0}\n")?;
        let all: f64 = steps.iter().map(|(_, seconds)| seconds).sum();
        writeln!(f, "# seconds of CPU time of each step, {all:.0} together")?;
        steps.iter().try_for_each(|(name, seconds)| writeln!(f, "{seconds:>8.1}  {name}"))
    }
}

/// Returns the checked-out commit. The tree must be clean, because otherwise a run would not describe the commit.
pub(super) fn clean_head() -> Result<String> {
    let changed = history::git(&["status", "--porcelain"])?;
    match changed.lines().next() {
        None => history::git(&["rev-parse", "HEAD"]),
        Some(file) => Err(format!("--record needs a tree without changes, and there is {}", file.trim())),
    }
}

/// Returns whether a commit is in the history of the checked-out commit. It may be missing in a shallow clone.
pub(super) fn is_ancestor(commit: &str) -> bool {
    history::git(&["merge-base", "--is-ancestor", commit, "HEAD"]).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(names: &[&str]) -> Record {
        Record {
            commit: "8bcae375".to_owned(),
            date: "2026-11-29".to_owned(),
            processor: "A processor, 2 cores".to_owned(),
            seconds: 3600.0,
            steps: names.iter().map(|name| ((*name).to_owned(), 12.5)).collect(),
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let written = record(&["format", "C library"]);
        assert_eq!(Record::parse(&written.to_string()).as_ref(), Some(&written));
        assert_eq!(written.seconds_of("C library"), Some(12.5));
        for cut in ["commit", "date", "processor"] {
            let lines = written.to_string();
            let lines: Vec<_> = lines.lines().filter(|line| !line.starts_with(cut)).collect();
            assert_eq!(Record::parse(&lines.join("\n")), None, "without {cut}");
        }
    }

    #[test]
    fn a_record_that_lacks_a_step_is_refused() {
        let steps = ["format", "library"].map(|name| Step::cargo(name, "test"));
        assert_eq!(record(&["library", "format", "old"]).covers(&steps), Ok(()));
        assert!(record(&["format"]).covers(&steps).unwrap_err().contains("lacks \"library\""));
    }

    #[test]
    fn a_commit_of_another_history_is_no_ancestor() {
        if history::git(&["rev-parse", "HEAD"]).is_ok() {
            assert!(is_ancestor("HEAD"));
            assert!(!is_ancestor("0123456789012345678901234567890123456789"));
        }
    }
}
