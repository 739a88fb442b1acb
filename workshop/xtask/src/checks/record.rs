//! The records of earlier runs. `workshop/records/CHECKED.txt` has the last recorded run of each step: a landing runs a long
//! step if a file that it reads differs from the commit of its run. `target/steps` has the inputs with which a step passed here.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Display, Formatter};
use std::fs;
use std::path::PathBuf;

use super::{changes, list};
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
    date: String,
    pub(super) commit: String,
    processor: String,
}

/// The last run of each step, by its name.
#[derive(Debug, PartialEq)]
pub(super) struct Record(pub(super) BTreeMap<String, Run>);

impl Record {
    /// Reads the record of the repository, which is empty if there is no file.
    pub(super) fn read() -> Result<Self> {
        Self::parse(&fs::read_to_string(tools::root().join(FILE)).unwrap_or_default())
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

    /// Writes that a step passed now on a commit, and drops steps that no longer exist. Two threads must not do so at a time.
    pub(super) fn write(step: &str, commit: &str, seconds: f64) -> Result {
        let processor = changes::processor_name().ok_or("lscpu does not name the processor")?;
        let date = time::UtcDateTime::now().date().to_string();
        let mut record = Self::read()?;
        record.0.insert(step.to_owned(), Run { seconds, date, commit: commit.to_owned(), processor });
        record.drop_others(&list::steps(false).iter().map(|step| &*step.name).collect());
        files::write_whole(&tools::root().join(FILE), record.to_string())
    }

    /// Drops every step without one of these names.
    fn drop_others(&mut self, names: &BTreeSet<&str>) {
        self.0.retain(|name, _| names.contains(&**name));
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
    let changed = changes::git(&["status", "--porcelain", "--", ".", &format!(":!{FILE}")])?;
    match changed.lines().next() {
        None => changes::git(&["rev-parse", "HEAD"]),
        Some(file) => Err(format!("--record needs a tree without changes, and there is {}", file.trim())),
    }
}

/// Returns whether a commit is in the history of the checked-out commit. It may be missing in a shallow clone.
pub(super) fn is_ancestor(commit: &str) -> bool {
    changes::git(&["merge-base", "--is-ancestor", commit, "HEAD"]).is_ok()
}

fn passed(step: &str) -> PathBuf {
    tools::root().join("target/steps").join(step.replace([' ', ':'], "-"))
}

/// Returns the notes of the last run of a step here, if it passed with inputs of this digest.
pub(super) fn notes_of_pass(step: &str, digest: &str) -> Option<BTreeSet<String>> {
    let text = fs::read_to_string(passed(step)).ok()?;
    let (inputs, notes) = text.split_once('\n')?;
    (inputs == digest).then(|| notes.lines().map(str::to_owned).collect())
}

/// Keeps the notes of a step that passed with inputs of this digest or, without notes, forgets its last pass.
pub(super) fn keep_pass(step: &str, digest: &str, notes: Option<&BTreeSet<String>>) -> Result {
    match notes {
        Some(notes) => {
            let lines: String = notes.iter().map(|note| format!("{note}\n")).collect();
            files::create(&passed(step), format!("{digest}\n{lines}"))
        }
        None if passed(step).exists() => files::remove(passed(step)),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_without_steps_that_are_gone() {
        let run =
            Run { seconds: 12.5, date: "2026-11-29".into(), commit: "8bcae375".into(), processor: "A, 2 cores".into() };
        let mut record = Record(["format", "C library"].map(|name| (name.to_owned(), run.clone())).into());
        assert_eq!(Record::parse(&record.to_string()).as_ref(), Ok(&record));
        assert!(Record::parse("12.5  2026-11-29  8bcae375  format\n").unwrap_err().contains("can't read"));
        record.drop_others(&["format", "another"].into());
        assert!(record.0.into_keys().eq(["format"]));
    }

    #[test]
    fn a_commit_of_another_history_is_no_ancestor() {
        if changes::git(&["rev-parse", "HEAD"]).is_ok() {
            assert!(is_ancestor("HEAD"));
            assert!(!is_ancestor("0123456789012345678901234567890123456789"));
        }
    }

    #[test]
    fn a_pass_holds_for_its_inputs_until_the_step_fails() {
        let step = "a step of a test";
        keep_pass(step, "one", Some(&["report: 5".to_owned()].into())).unwrap();
        assert!(notes_of_pass(step, "one").is_some_and(|notes| notes.contains("report: 5")));
        assert_eq!(notes_of_pass(step, "two"), None);
        keep_pass(step, "one", None).unwrap();
        assert_eq!(notes_of_pass(step, "one"), None);
    }
}
