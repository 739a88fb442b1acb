//! The files of the repository according to git: those that differ from a revision, and the inputs of steps.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

use super::list::{Change, Part, Step};
use super::{lock, tokens};
use crate::{Result, files, jobs, tools};

/// A file, or a part of the lock file, with the digests of its contents.
#[derive(Clone)]
struct Input {
    name: String,
    text: String,
    /// The digest without comments, of a file in Rust.
    code: Option<String>,
}

/// The inputs that decide how steps end: the files of the repository with the digests of their contents, the compiler
/// and the processor.
pub(super) struct Inputs {
    machine: String,
    files: Vec<Input>,
}

impl Inputs {
    /// Reads the files that git tracks or would track. Returns `None` without git or a repository.
    pub(super) fn read(steps: &[Step]) -> Option<Self> {
        let rustc = tools::output_of(Command::new("rustc").arg("-vV")).ok()?;
        let digest = |name: String| {
            let contents = fs::read(tools::root().join(&name)).ok()?;
            let code = str::from_utf8(&contents).ok().filter(|_| name.ends_with(".rs")).map(tokens::digest);
            Some(Input { name, text: files::sha256(&contents), code })
        };
        let mut files: Vec<_> = tracked().ok()?.into_iter().filter_map(digest).collect();
        let parts = lock::parts(&parts(steps), &files::read(tools::root().join(lock::FILE)).ok()?);
        files.extend(parts.into_iter().map(|(part, locked)| {
            let text = files::sha256(format!("{locked:?}").as_bytes());
            Input { name: part.to_owned(), text, code: None }
        }));
        // Speed and vulnerabilities change from day to day.
        let lscpu = tools::output_of(&mut Command::new("lscpu")).unwrap_or_default();
        let fields = ["Architecture:", "Model name:", "Flags:"];
        let told = lscpu.lines().filter(|line| fields.iter().any(|name| line.starts_with(name)));
        Some(Inputs { machine: format!("{rustc}\n{}", told.collect::<String>()), files })
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

/// Returns the parts of the lock file that steps read.
pub(super) fn parts(steps: &[Step]) -> BTreeSet<&'static str> {
    let is_part = |path: &&str| path.strip_prefix(lock::FILE).is_some_and(|names| names.starts_with(' '));
    steps.iter().flat_map(|step| step.paths.iter().copied()).filter(is_part).collect()
}

/// Returns the model of this processor and the number of cores, according to `lscpu`.
pub(super) fn processor_name() -> Option<String> {
    let lscpu = tools::output_of(&mut Command::new("lscpu")).ok()?;
    let field = |name: &str| lscpu.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
    let (family, model) = (field("CPU family:").unwrap_or("?"), field("Model:").unwrap_or("?"));
    Some(format!("{}, family {family}, model {model}, {} cores", field("Model name:")?, jobs::cores()))
}

/// Runs git in the root of the repository, and returns its output.
pub(super) fn git(args: &[&str]) -> Result<String> {
    tools::output_of(Command::new("git").current_dir(tools::root()).args(args))
}

/// Runs git, and returns the names that it prints, each of which ends with a zero byte.
fn names(args: &[&str]) -> Result<BTreeSet<String>> {
    Ok(git(args)?.split_terminator('\0').map(str::to_owned).collect())
}

/// Returns the files that git tracks or would track, that is, new files that it does not ignore.
pub(super) fn tracked() -> Result<BTreeSet<String>> {
    names(&["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
}

/// Returns the files that differ from a revision, including new ones, and the parts of the lock file that differ.
pub(super) fn changed_since(revision: &str, steps: &[Step]) -> Result<Vec<Change>> {
    let mut changed = names(&["diff", "--name-only", "--no-renames", "-z", revision])?;
    changed.extend(names(&["ls-files", "-z", "--others", "--exclude-standard"])?);
    let before = |file: &str| git(&["show", &format!("{revision}:{file}")]);
    let now = |file: &str| files::read(tools::root().join(file));
    if changed.contains(lock::FILE) {
        let parts = |text: &str| lock::parts(&parts(steps), text);
        let old = parts(&before(lock::FILE).unwrap_or_default());
        let both = old.into_iter().zip(parts(&now(lock::FILE)?));
        changed.extend(both.filter(|(old, new)| old != new).map(|((part, _), _)| part.to_owned()));
    }
    let change = |file: String| {
        let code = |text: Result<String>| text.map(|text| tokens::digest(&text));
        let is_comment = file.ends_with(".rs") && code(now(&file)).is_ok_and(|now| code(before(&file)) == Ok(now));
        Change { file, in_code: !is_comment }
    };
    Ok(changed.into_iter().map(change).collect())
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
        let file = |name: &str, text: &str, code: &str| Input {
            name: name.to_owned(),
            text: text.to_owned(),
            code: Some(code.to_owned()),
        };
        let of = |machine: &str, text: &str, code: &str, step: &str| {
            let files = vec![file("a/b.rs", text, code), file("c.rs", text, code)];
            Inputs { machine: machine.to_owned(), files }.of(&Step::parsed(step))
        };
        let step = |run: &str, reads: &str| format!("run = ['cargo {run}']\nreads = ['{reads}']");
        let one = of("zen", "one", "tokens", &step("test", "a/"));
        assert_eq!(one, of("zen", "one", "tokens", &step("test", "a/")));
        assert_ne!(one, of("zen", "two", "tokens", &step("test", "a/")));
        assert_ne!(one, of("lake", "one", "tokens", &step("test", "a/")));
        assert_ne!(one, of("zen", "one", "tokens", &step("build", "a/")));
        assert_ne!(one, of("zen", "one", "tokens", &step("test", "c.rs")));
        // Comments change nothing for a step that compiles the file.
        let compiled = of("zen", "one", "tokens", &step("test", "~a/"));
        assert_eq!(compiled, of("zen", "two", "tokens", &step("test", "~a/")));
        assert_ne!(compiled, of("zen", "two", "others", &step("test", "~a/")));
    }
}
