//! The steps in `workshop/checks.toml`, which says what each key means.

use std::collections::BTreeMap;
use std::ops::Deref;
use std::path::PathBuf;
use std::process::Command;
use std::sync::LazyLock;
use std::{env, fs, process};

use clap::ValueEnum;
use serde::Deserialize;

use crate::cross::{self, Isa};
use crate::native::{NATIVE, QUICKLY, RELEASE};
use crate::{Result, c, files, java, kernels, nettle, openssl, tools, vectors};

const FILE: &str = "workshop/checks.toml";

/// The content of the file.
pub(super) static CHECKS: LazyLock<Checks> = LazyLock::new(|| {
    let text = files::read(tools::root().join(FILE)).unwrap_or_else(|why| refuse(&why));
    toml::from_str(&text).unwrap_or_else(|why| refuse(&why.to_string()))
});

/// Ends the program with a fault in the file: without its steps, nothing can be checked.
fn refuse(fault: &str) -> ! {
    eprintln!("error: {FILE}: {fault}");
    process::exit(1)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Checks {
    pub(super) features: String,
    excuses: Vec<String>,
    text: BTreeMap<String, String>,
    paths: Lists,
    packages: Lists,
    step: Vec<Entry>,
}

type Lists = BTreeMap<String, Vec<String>>;

/// A step as the file has it.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub(super) struct Entry {
    pub(super) name: String,
    pub(super) covers: String,
    pub(super) first: bool,
    pub(super) long: bool,
    run: Vec<String>,
    #[serde(rename = "run-x86-64")]
    run_x86_64: Vec<String>,
    run_fresh: Vec<String>,
    env: BTreeMap<String, String>,
    reads: Vec<String>,
    comments: bool,
    wants: Vec<String>,
    isas: Vec<String>,
    targets: Vec<String>,
    folder: Option<String>,
}

/// A check: commands that must all succeed. Lists and texts are in place of their names.
#[derive(Debug)]
pub(super) struct Step {
    entry: &'static Entry,
    run: Vec<String>,
    env: BTreeMap<&'static str, String>,
    pub(super) paths: Vec<&'static str>,
}

impl Deref for Step {
    type Target = Entry;

    fn deref(&self) -> &Entry {
        self.entry
    }
}

/// A file that differs from a revision, or a part of the lock file.
#[derive(Debug)]
pub(super) struct Change {
    pub(super) file: String,
    /// Whether more than comments differ.
    pub(super) in_code: bool,
}

/// The part of a file on which a step depends. If two paths of equal length match a file, the later part decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Part {
    /// The code, without comments. The whole file if it is not Rust.
    Code,
    /// The whole file.
    Text,
    /// No part.
    Nothing,
}

impl Part {
    /// Returns the part that a path names, and the path without its mark.
    pub(super) fn of(path: &str) -> (Part, &str) {
        match (path.strip_prefix('!'), path.strip_prefix('~')) {
            (Some(path), _) => (Part::Nothing, path),
            (_, Some(path)) => (Part::Code, path),
            _ => (Part::Text, path),
        }
    }
}

/// Returns whether a path without its mark names a file, or a folder that contains the file.
pub(super) fn names(path: &str, file: &str) -> bool {
    let mut parts = file.split('/');
    let mut path_parts = path.trim_end_matches('/').split('/');
    let begins = path_parts.all(|part| parts.next().is_some_and(|name| part == "*" || part == name));
    begins && parts.next().is_some() == path.ends_with('/')
}

/// Returns every step, in order. With `fresh`, proofs that are kept under `target/proofs` are ignored.
pub(super) fn steps(fresh: bool) -> Vec<Step> {
    CHECKS.step.iter().map(|entry| Step::new(entry, fresh)).collect()
}

/// Replaces the names in braces by their texts, which can contain names of other texts.
fn expanded(text: &str) -> String {
    let more = [("native", NATIVE), ("arch", env::consts::ARCH)];
    let texts: Vec<_> = CHECKS.text.iter().map(|(name, text)| (&**name, &**text)).chain(more).collect();
    let once =
        |text: String| texts.iter().fold(text, |text, (name, value)| text.replace(&format!("{{{name}}}"), value));
    let text = (0..3).fold(text.to_owned(), |text, _| once(text));
    if text.contains('{') { refuse(&format!("no text has the name in {text:?}")) } else { text }
}

/// Replaces `@name` by the items of a list, or by what `other` returns for a name without a list.
fn listed(
    items: &'static [String],
    lists: &'static Lists,
    other: &dyn Fn(&str) -> &'static [&'static str],
) -> Vec<&'static str> {
    let item = |item: &'static String| match item.strip_prefix('@') {
        None => vec![&**item],
        Some(name) => lists.get(name).map_or_else(|| other(name).to_vec(), |items| listed(items, lists, other)),
    };
    items.iter().flat_map(item).collect()
}

/// Returns the Debian packages that a task names.
fn packages_of(task: &str) -> &'static [&'static str] {
    match task {
        "c" => &c::PACKAGES,
        // If no Go is installed: the tests exchange files with Go's age.
        "go" if tools::output_of(Command::new("go").arg("version")).is_ok() => &[],
        "go" => &["golang-go"],
        "java" => &java::PACKAGES,
        "nettle" => &nettle::PACKAGES,
        "openssl" => &openssl::PACKAGES,
        "vectors" => vectors::packages(),
        _ => refuse(&format!("no list of packages is {task}")),
    }
}

/// Returns whether a test had to skip the subject of a note, or skips it on purpose. The flags are those of the processor,
/// separated by blanks.
pub(super) fn excuses(note: &str, flags: &str) -> bool {
    // Linux spells `sha` as `sha_ni` and `avx512fp16` as `avx512_fp16`.
    let has = |name: &str| flags.split_whitespace().any(|flag| flag.trim_end_matches("_ni").replace('_', "") == name);
    let lacks = |name: &str| CHECKS.features.split(' ').any(|known| known == name) && !has(name);
    // The note ends with the names of features.
    let names = [" needs ", ": no ", " has no "].iter().filter_map(|before| Some(note.rsplit_once(before)?.1));
    names.flat_map(|names| names.split([' ', ','])).any(lacks) || CHECKS.excuses.iter().any(|part| note.contains(part))
}

/// Returns the flags of this machine's processor.
pub(super) fn flags() -> String {
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let line = info.lines().find(|line| line.starts_with("flags") || line.starts_with("Features"));
    line.and_then(|line| line.split_once(':')).map_or("", |(_, flags)| flags).to_owned()
}

impl Step {
    /// Returns the step of an entry, with the commands for this machine.
    pub(super) fn new(entry: &'static Entry, fresh: bool) -> Step {
        let run = if fresh && !entry.run_fresh.is_empty() { &entry.run_fresh } else { &entry.run };
        let more: &[String] = if cfg!(target_arch = "x86_64") { &entry.run_x86_64 } else { &[] };
        let paths = listed(&entry.reads, &CHECKS.paths, &|name| refuse(&format!("no list of paths is {name}")));
        let run: Vec<_> = run.iter().chain(more).map(|command| expanded(command)).collect();
        if run.is_empty() || run.iter().any(|command| Self::words(command).1.len() < 2) {
            refuse(&format!("the step {:?} has no command", entry.name));
        }
        Step {
            entry,
            run,
            env: entry.env.iter().map(|(name, value)| (&**name, expanded(value))).collect(),
            paths: paths.iter().map(|path| if entry.comments { path.trim_start_matches('~') } else { path }).collect(),
        }
    }

    #[cfg(test)]
    pub(super) fn parsed(entry: &str) -> Step {
        Step::new(Box::leak(Box::new(toml::from_str(entry).unwrap())), false)
    }

    /// Returns the words before the program of a command, and those from the program on.
    fn words(command: &str) -> (Vec<(&str, &str)>, Vec<&str>) {
        let mut words = command.split_whitespace().peekable();
        let mut environment = Vec::new();
        while let Some(pair) = words.next_if(|word| word.contains('=')) {
            environment.extend(pair.split_once('='));
        }
        (environment, words.collect())
    }

    /// Returns the words of the first command, from its program on.
    fn program(&self) -> Vec<&str> {
        Self::words(&self.run[0]).1
    }

    /// Returns whether the step runs the program that needs kernels.
    pub(super) fn needs_kernels(&self) -> bool {
        self.program()[0] == "kernels"
    }

    /// Returns the cargo folder in which the step builds, if other steps build in it too.
    pub(super) fn folder(&self) -> Option<&str> {
        match &self.program()[..] {
            ["cargo", args @ ..] => {
                Some(args.iter().skip_while(|arg| **arg != "--target-dir").nth(1).copied().unwrap_or(RELEASE))
            }
            ["cross", ..] => Some(cross::DIRECTORY),
            _ => self.folder.as_deref(),
        }
    }

    /// Returns the architectures for which the step builds something.
    fn isas(&self) -> Vec<Isa> {
        let program = self.program();
        let emulated = program.get(1).filter(|_| program[0] == "cross").copied();
        let names = emulated.into_iter().chain(self.isas.iter().map(String::as_str));
        names.map(|name| Isa::from_str(name, false).unwrap_or_else(|why| refuse(&format!("{name}: {why}")))).collect()
    }

    fn targets(&self) -> Vec<&'static str> {
        self.entry.targets.iter().map(String::as_str).collect()
    }

    /// Returns the targets whose standard library the step takes from the toolchain, if it is there.
    pub(super) fn triples(&self) -> Vec<&'static str> {
        self.isas().into_iter().map(Isa::triple).chain(self.targets()).collect()
    }

    /// Returns the Debian packages that the step needs or wants.
    pub(super) fn packages(&self) -> Vec<&'static str> {
        let needed = match self.program()[0] {
            "build-std" => cross::BUILD_STD_PACKAGES.to_vec(),
            "core" => cross::core_packages(&self.targets()),
            _ => Vec::new(),
        };
        let wanted = listed(&self.entry.wants, &CHECKS.packages, &packages_of);
        needed.into_iter().chain(wanted).chain(self.isas().into_iter().flat_map(Isa::packages)).collect()
    }

    /// Returns the part of a file of the repository on which the step depends.
    pub(super) fn part_of(&self, file: &str) -> Part {
        let paths = self.paths.iter().map(|path| Part::of(path)).filter(|(_, path)| names(path, file));
        paths.map(|(part, path)| (path.len(), part)).max().map_or(Part::Nothing, |(_, part)| part)
    }

    /// Returns whether one of these changes can change the result of the step.
    pub(super) fn depends_on_any(&self, changes: &[Change]) -> bool {
        changes.iter().any(|Change { file, in_code }| match self.part_of(file) {
            Part::Code => *in_code,
            Part::Text => true,
            Part::Nothing => false,
        })
    }

    /// Returns the commands, ready to run. The error says what is missing on this machine.
    pub(super) fn commands(&self) -> Result<Vec<Command>> {
        self.run.iter().map(|command| self.command(command)).collect()
    }

    fn command(&self, command: &str) -> Result<Command> {
        let (environment, words) = Self::words(command);
        let task = |program: PathBuf, task: &str| {
            let mut command = Command::new(program);
            command.current_dir(tools::root()).arg(task);
            command
        };
        let (mut ready, args) = match &words[..] {
            ["cargo", first, args @ ..] => (tools::cargo(first), args),
            // If cargo ran this program, it would wait until nothing else was being built in its folder.
            ["xtask", first, args @ ..] => {
                (task(env::current_exe().map_err(|error| format!("this program: {error}"))?, first), args)
            }
            ["kernels", first, args @ ..] => (task(kernels::program()?, first), args),
            ["build-std", first, args @ ..] => (cross::build_std_cargo(first)?, args),
            ["core", first, args @ ..] => (cross::core_cargo(&self.targets(), first)?, args),
            ["cross", _, cpu, first, args @ ..] => (self.isas()[0].cargo(cpu, first)?, args),
            _ => return Err(format!("{FILE}: no program runs {command:?}")),
        };
        if args.contains(&"--release") {
            ready.args(QUICKLY);
        }
        ready.args(args).envs(&self.env).envs(environment);
        Ok(ready)
    }

    /// Returns the settings that, besides the files, decide how the step ends and what it skips.
    pub(super) fn settings(&self) -> String {
        let missing = tools::missing(&self.packages());
        format!("{:?} {:?} {:?} without {missing:?}", self.run, self.env, self.targets())
    }
}
