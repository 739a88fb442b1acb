//! The results of earlier runs in `target/steps`: the steps that passed and their inputs, and the time that they took.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::run::{Ended, Notes, Outcome};
use super::step::{Change, Part, Step};
use super::{lock, tokens};
use crate::{Result, files, jobs, tools};

/// The last complete run of a step.
#[derive(Serialize, Deserialize)]
pub(super) struct Last {
    /// The digest of all inputs that decide how the step ends, if it passed.
    passed_for: Option<String>,
    pub(super) seconds: f64,
    pub(super) cpu_seconds: f64,
    /// The reported and skipped checks, which stay valid if the step does not run again.
    pub(super) notes: Notes,
}

impl Last {
    /// Returns the last run of a step, if there was one.
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

    /// Returns whether the step passed for these inputs.
    pub(super) fn passed_for(&self, inputs: &str) -> bool {
        self.passed_for.as_deref() == Some(inputs)
    }
}

fn path(step: &str) -> PathBuf {
    tools::root().join("target/steps").join(format!("{}.json", step.replace([' ', ':'], "-")))
}

/// The inputs that decide how steps end: the files of the repository with the digests of their contents, the compiler
/// and the processor.
pub(super) struct Inputs {
    machine: String,
    files: Vec<Input>,
}

/// A file, or a part of the lock file, with the digests of its contents.
#[derive(Clone)]
struct Input {
    name: String,
    text: String,
    /// The digest without comments, of a file in Rust.
    code: Option<String>,
}

impl Inputs {
    /// Reads the files that git tracks or would track. Returns `None` without git or a repository.
    pub(super) fn read() -> Option<Self> {
        let rustc = tools::output_of(Command::new("rustc").arg("-vV")).ok()?;
        let mut lscpu = Command::new("lscpu");
        let machine = format!("{rustc}\n{}", processor(&tools::output_of(&mut lscpu).unwrap_or_default()));
        let digest = |name: String| {
            let contents = fs::read(tools::root().join(&name)).ok()?;
            let code = str::from_utf8(&contents).ok().filter(|_| is_rust(&name)).map(tokens::digest);
            Some(Input { name, text: files::sha256(&contents), code })
        };
        let mut files: Vec<_> = tracked().ok()?.into_iter().filter_map(digest).collect();
        let parts = lock::parts(&files::read(tools::root().join(lock::FILE)).ok()?);
        files.extend(parts.map(|(part, locked)| {
            let text = files::sha256(format!("{locked:?}").as_bytes());
            Input { name: part.to_owned(), text, code: None }
        }));
        Some(Inputs { machine, files })
    }

    /// Returns the digest of all inputs that decide how a step ends.
    pub(super) fn of(&self, step: &Step) -> String {
        let mut text = format!("{}\n{}\n", self.machine, step.settings());
        for Input { name, text: whole, code } in &self.files {
            let digest = match step.part_of(name) {
                Part::Nothing => continue,
                Part::Code => code.as_ref().unwrap_or(whole),
                Part::Text => whole,
            };
            text += &format!("{digest} {name}\n");
        }
        files::sha256(text.as_bytes())
    }
}

/// Returns the lines of `lscpu` that distinguish processors; speed and vulnerabilities change from day to day.
fn processor(lscpu: &str) -> String {
    let told = |line: &&str| ["Architecture:", "Model name:", "Flags:"].iter().any(|name| line.starts_with(name));
    lscpu.lines().filter(told).collect()
}

/// Returns the model of this processor and the number of cores, according to `lscpu`.
pub(super) fn processor_name() -> Option<String> {
    let lscpu = tools::output_of(&mut Command::new("lscpu")).ok()?;
    let name = lscpu.lines().find_map(|line| line.strip_prefix("Model name:"))?;
    let number = |field: &str| lscpu.lines().find_map(|line| line.strip_prefix(field)).map_or("?", str::trim);
    let (family, model) = (number("CPU family:"), number("Model:"));
    Some(format!("{}, family {family}, model {model}, {} cores", name.trim(), jobs::cores()))
}

/// Runs git in the root of the repository, and returns its output.
pub(super) fn git(args: &[&str]) -> Result<String> {
    tools::output_of(Command::new("git").current_dir(tools::root()).args(args))
}

/// Runs git, and returns the names that it prints, each of which ends with a zero byte.
fn names(args: &[&str]) -> Result<Vec<String>> {
    Ok(git(args)?.split_terminator('\0').map(str::to_owned).collect())
}

/// Returns the files that git tracks or would track, that is, new files that it does not ignore.
pub(super) fn tracked() -> Result<Vec<String>> {
    let mut names = names(&["ls-files", "-z", "--cached", "--others", "--exclude-standard"])?;
    names.sort();
    names.dedup();
    Ok(names)
}

/// Returns whether the name of a file is that of a file in Rust.
fn is_rust(name: &str) -> bool {
    name.ends_with(".rs")
}

/// Compares a file with its content at a revision.
fn change(revision: &str, file: String) -> Change {
    let before = || git(&["show", &format!("{revision}:{file}")]);
    let code = |text: Result<String>| text.map(|text| tokens::digest(&text));
    let is_comment =
        is_rust(&file) && code(files::read(tools::root().join(&file))).is_ok_and(|now| code(before()) == Ok(now));
    Change { file, in_code: !is_comment }
}

/// Returns the files that differ from a revision, including new ones, and the parts of the lock file that differ.
pub(super) fn changed_since(revision: &str) -> Result<Vec<Change>> {
    Ok(names_changed_since(revision)?.into_iter().map(|file| change(revision, file)).collect())
}

fn names_changed_since(revision: &str) -> Result<Vec<String>> {
    let mut changed = names(&["diff", "--name-only", "--no-renames", "-z", revision])?;
    changed.extend(names(&["ls-files", "-z", "--others", "--exclude-standard"])?);
    if changed.iter().any(|file| file == lock::FILE) {
        let now = files::read(tools::root().join(lock::FILE))?;
        changed.extend(lock::changed(&locked(revision), &now));
    }
    Ok(changed)
}

/// Returns the lock file at a revision.
fn locked(revision: &str) -> String {
    git(&["show", &format!("{revision}:{}", lock::FILE)]).unwrap_or_default()
}

/// Returns the files that each of the last commits changed, with the names of [`names_changed_since`]; merges are left out.
pub(super) fn commits(count: usize) -> Result<Vec<Vec<String>>> {
    let log = git(&["log", "--no-merges", "--no-renames", "--name-only", "--format=%x01%H", &format!("-{count}")])?;
    let changed = |commit: &str| {
        let mut lines = commit.lines().filter(|line| !line.is_empty()).map(str::to_owned);
        let hash = lines.next().unwrap_or_default();
        let mut changed: Vec<_> = lines.collect();
        if changed.iter().any(|file| file == lock::FILE) {
            changed.extend(lock::changed(&locked(&format!("{hash}~1")), &locked(&hash)));
        }
        changed
    };
    Ok(log.split('\x01').skip(1).map(changed).collect())
}

/// Returns the revision with which a change is compared: the commit at which the branch left `main` or, on `main`, the
/// previous commit.
pub(super) fn base() -> Result<String> {
    let head = git(&["rev-parse", "HEAD"])?;
    let left = ["origin/main", "main"].iter().find_map(|main| git(&["merge-base", "HEAD", main]).ok());
    Ok(left.filter(|left| *left != head).unwrap_or_else(|| "HEAD~1".to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_are_the_files_of_the_step_its_command_and_the_processor() {
        let file = |name: &str, text: &str, code: Option<&str>| Input {
            name: name.to_owned(),
            text: text.to_owned(),
            code: code.map(str::to_owned),
        };
        let inputs = |machine: &str, contents: &str| Inputs {
            machine: machine.to_owned(),
            files: vec![file("a/b.rs", contents, Some("tokens")), file("c.md", "text", None)],
        };
        let step = |command: &str| Step::cargo("a", command).reads(&["a/"]);
        let of = inputs("zen", "one").of(&step("test"));
        assert_eq!(of, inputs("zen", "one").of(&step("test")));
        assert_ne!(of, inputs("zen", "two").of(&step("test")));
        assert_ne!(of, inputs("lake", "one").of(&step("test")));
        assert_ne!(of, inputs("zen", "one").of(&step("build")));
        // The step does not depend on the other file.
        assert_eq!(
            of,
            Inputs { files: vec![inputs("zen", "one").files[0].clone()], ..inputs("zen", "one") }.of(&step("test"))
        );
        // Comments change nothing for a step that compiles the file.
        let compiles = |text: &str, code: &str| {
            Inputs { machine: String::new(), files: vec![file("a/b.rs", text, Some(code))] }
                .of(&Step::cargo("a", "test").reads(&["~a/"]))
        };
        assert_eq!(compiles("one", "tokens"), compiles("two", "tokens"));
        assert_ne!(compiles("one", "tokens"), compiles("one", "others"));
    }

    #[test]
    fn processors_are_told_apart_by_name_and_flags() {
        let lscpu = |flags| format!("Architecture: x86_64\nBogoMIPS: {flags}\nModel name: One\nFlags: {flags}");
        assert_eq!(processor(&lscpu("sse")), "Architecture: x86_64Model name: OneFlags: sse");
        assert_ne!(processor(&lscpu("sse")), processor(&lscpu("avx")));
    }
}
