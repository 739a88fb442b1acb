//! `workshop/records/CHECKED.txt`: the last recorded run of each step. A landing runs a long step if a file that it reads
//! differs from the commit of its run.

use std::collections::BTreeMap;
use std::fmt::{self, Display, Formatter};
use std::fs;

use super::{history, list};
use crate::{Result, files, tools};

/// The path relative to the root of the repository.
pub(super) const FILE: &str = "workshop/records/CHECKED.txt";

const HEADER: &str = "\
# The last run of each step on a clean tree. Each passed, and skipped nothing that could be installed.
# Written by `cargo xtask test --fresh --record`; `cargo xtask test --landing` leaves out long steps by it.
# CPU seconds, date, commit, processor, step
";

/// A run of a step, which passed and skipped nothing that could be installed.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Run {
    /// The CPU time.
    pub(super) seconds: f64,
    pub(super) date: String,
    pub(super) commit: String,
    processor: String,
}

impl Run {
    /// Describes a run that ended now on a commit.
    pub(super) fn now(commit: &str, seconds: f64) -> Result<Self> {
        let processor = history::processor_name().ok_or("lscpu does not name the processor")?;
        let date = time::UtcDateTime::now().date().to_string();
        Ok(Run { seconds, date, commit: commit.to_owned(), processor })
    }
}

/// The last run of each step, by its name.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Record(BTreeMap<String, Run>);

impl Record {
    /// Reads the record of the repository, which is empty if there is no file.
    pub(super) fn read() -> Result<Self> {
        let Ok(text) = fs::read_to_string(tools::root().join(FILE)) else { return Ok(Record::default()) };
        Self::parse(&text)
    }

    fn parse(text: &str) -> Result<Self> {
        let run = |line: &str| {
            let fields: Vec<&str> = line.trim_start().splitn(5, "  ").collect();
            let [seconds, date, commit, processor, name] = fields[..] else { return None };
            let [date, commit, processor] = [date, commit, processor].map(str::to_owned);
            Some((name.to_owned(), Run { seconds: seconds.parse().ok()?, date, commit, processor }))
        };
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let runs = lines.map(|line| run(line).ok_or_else(|| format!("{FILE}: can't read {line:?}")));
        Ok(Record(runs.collect::<Result<_>>()?))
    }

    /// Replaces the run of a step in the file, and drops steps that no longer exist. Two threads must not do so at a time.
    pub(super) fn write(step: &str, run: Run) -> Result {
        let mut record = Self::read()?;
        record.0.insert(step.to_owned(), run);
        let steps = list::steps(false);
        record.0.retain(|name, _| steps.iter().any(|step| step.name == *name));
        files::write_whole(&tools::root().join(FILE), record.to_string())
    }

    /// Returns the run of a step.
    pub(super) fn run_of(&self, step: &str) -> Option<&Run> {
        self.0.get(step)
    }
}

impl Display for Record {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{HEADER}")?;
        self.0.iter().try_for_each(|(name, Run { seconds, date, commit, processor })| {
            writeln!(f, "{seconds:>6.1}  {date}  {commit}  {processor}  {name}")
        })
    }
}

/// Returns the checked-out commit. No other file than the record may differ from it, because otherwise a run would not
/// describe the commit.
pub(super) fn clean_head() -> Result<String> {
    let changed = history::git(&["status", "--porcelain", "--", ".", &format!(":!{FILE}")])?;
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

    #[test]
    fn what_is_written_is_read() {
        let run =
            Run { seconds: 12.5, date: "2026-11-29".into(), commit: "8bcae375".into(), processor: "A, 2 cores".into() };
        let written = Record(["format", "C library"].map(|name| (name.to_owned(), run.clone())).into());
        assert_eq!(Record::parse(&written.to_string()), Ok(written));
        assert!(Record::parse("12.5  2026-11-29  8bcae375  format\n").unwrap_err().contains("can't read"));
    }

    #[test]
    fn a_commit_of_another_history_is_no_ancestor() {
        if history::git(&["rev-parse", "HEAD"]).is_ok() {
            assert!(is_ancestor("HEAD"));
            assert!(!is_ancestor("0123456789012345678901234567890123456789"));
        }
    }
}
