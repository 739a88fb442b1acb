//! What earlier runs left in `target/steps`: which steps passed for which inputs, and how long they took.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use raddle_isa::canonical::sha256;
use serde::{Deserialize, Serialize};

use super::run::{Ended, Notes, Outcome};
use super::step::Step;
use crate::{Result, files, tools};

/// The last time that a step ran to its end.
#[derive(Serialize, Deserialize)]
pub(super) struct Last {
    /// The digest of all that decided how it ended, if it passed.
    passed_for: Option<String>,
    pub(super) seconds: f64,
    pub(super) cpu_seconds: f64,
    /// What it reported and skipped, which holds for a step that does not run again.
    pub(super) notes: Notes,
}

impl Last {
    /// The last run of a step, if there was one.
    pub(super) fn of(step: &str) -> Option<Self> {
        serde_json::from_str(&fs::read_to_string(path(step)).ok()?).ok()
    }

    /// Records how a step ended, unless it was skipped.
    pub(super) fn write(step: &str, inputs: &str, ended: &Ended, time: Duration) -> Result {
        let passed_for = match ended.outcome {
            Outcome::Passed => Some(inputs.to_owned()),
            Outcome::Failed(_) => None,
            Outcome::Unchanged | Outcome::Skipped(_) => return Ok(()),
        };
        let cpu_seconds = ended.cpu_time.unwrap_or_default().as_secs_f64();
        let last = Last { passed_for, seconds: time.as_secs_f64(), cpu_seconds, notes: ended.notes.clone() };
        files::create(&path(step), serde_json::to_string(&last).expect("numbers and text"))
    }

    /// Whether the step passed for these inputs.
    pub(super) fn passed_for(&self, inputs: &str) -> bool {
        self.passed_for.as_deref() == Some(inputs)
    }
}

fn path(step: &str) -> PathBuf {
    tools::root().join("target/steps").join(format!("{}.json", step.replace([' ', ':'], "-")))
}

/// The files of the repository with the digest of their contents, the compiler and the processor: what decides how steps end.
pub(super) struct Inputs {
    machine: String,
    files: Vec<(String, String)>,
}

impl Inputs {
    /// Reads the files that git tracks or would track. None where there is no git or no repository.
    pub(super) fn read() -> Option<Self> {
        let rustc = tools::output_of(Command::new("rustc").arg("-vV")).ok()?;
        let mut lscpu = Command::new("lscpu");
        let machine = format!("{rustc}\n{}", processor(&tools::output_of(&mut lscpu).unwrap_or_default()));
        let digest = |name: String| {
            let contents = fs::read(tools::root().join(&name)).ok()?;
            Some((name, sha256(&[&contents])))
        };
        Some(Inputs { machine, files: tracked().ok()?.into_iter().filter_map(digest).collect() })
    }

    /// The digest of all that decides how a step ends.
    pub(super) fn of(&self, step: &Step) -> String {
        let mut text = format!("{}\n{}\n", self.machine, step.settings());
        for (name, digest) in self.files.iter().filter(|(name, _)| step.depends_on(name)) {
            text += &format!("{digest} {name}\n");
        }
        sha256(&[text.as_bytes()])
    }
}

/// The lines of `lscpu` that tell processors apart; its speed and faults change from one day to the next.
fn processor(lscpu: &str) -> String {
    let told = |line: &&str| ["Architecture:", "Model name:", "Flags:"].iter().any(|name| line.starts_with(name));
    lscpu.lines().filter(told).collect()
}

/// The files of the repository that git tracks, or would track: new ones that it does not ignore.
pub(super) fn tracked() -> Result<Vec<String>> {
    let mut git = Command::new("git");
    git.current_dir(tools::root()).args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    let mut names: Vec<String> = tools::output_of(&mut git)?.split_terminator('\0').map(str::to_owned).collect();
    names.sort();
    names.dedup();
    Ok(names)
}

/// The files that differ from a revision, new ones included.
pub(super) fn changed_since(revision: &str) -> Result<Vec<String>> {
    let git = |args: &[&str]| {
        let mut git = Command::new("git");
        let output = tools::output_of(git.current_dir(tools::root()).args(args))?;
        Ok::<_, String>(output.split_terminator('\0').map(str::to_owned).collect::<Vec<_>>())
    };
    let mut names = git(&["diff", "--name-only", "--no-renames", "-z", revision])?;
    names.extend(git(&["ls-files", "-z", "--others", "--exclude-standard"])?);
    Ok(names)
}

/// The revision that a change is compared with: where the branch left `main`, or on `main` the commit before.
pub(super) fn base() -> Result<String> {
    let git = |args: &[&str]| tools::output_of(Command::new("git").current_dir(tools::root()).args(args));
    let head = git(&["rev-parse", "HEAD"])?;
    let left = ["origin/main", "main"].iter().find_map(|main| git(&["merge-base", "HEAD", main]).ok());
    Ok(left.filter(|left| *left != head).unwrap_or_else(|| "HEAD~1".to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_are_the_files_of_the_step_its_command_and_the_processor() {
        let inputs = |machine: &str, contents: &str| Inputs {
            machine: machine.to_owned(),
            files: vec![("a/b.rs".to_owned(), contents.to_owned()), ("c.md".to_owned(), "text".to_owned())],
        };
        let step = |command: &str| Step::cargo("a", command).reads(&["a/"]);
        let of = inputs("zen", "one").of(&step("test"));
        assert_eq!(of, inputs("zen", "one").of(&step("test")));
        assert_ne!(of, inputs("zen", "two").of(&step("test")));
        assert_ne!(of, inputs("lake", "one").of(&step("test")));
        assert_ne!(of, inputs("zen", "one").of(&step("build")));
        // A file that the step does not depend on.
        assert_eq!(
            of,
            Inputs { files: vec![inputs("zen", "one").files[0].clone()], ..inputs("zen", "one") }.of(&step("test"))
        );
    }

    #[test]
    fn processors_are_told_apart_by_name_and_flags() {
        let lscpu = |flags| format!("Architecture: x86_64\nBogoMIPS: {flags}\nModel name: One\nFlags: {flags}");
        assert_eq!(processor(&lscpu("sse")), "Architecture: x86_64Model name: OneFlags: sse");
        assert_ne!(processor(&lscpu("sse")), processor(&lscpu("avx")));
    }
}
