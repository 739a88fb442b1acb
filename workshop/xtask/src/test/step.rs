//! A step of the test command: a check, its requirements, and the files on which it depends.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use crate::cross::{self, Isa};
use crate::native::{QUICKLY, RELEASE};
use crate::{Result, kernels, tools};

/// The list to which a step belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tier {
    /// A step of `cargo xtask test`, which needs only this machine and the Rust toolchain.
    Quick,
    /// A step of `cargo xtask test --all`, which needs an emulator, another language, another compiler, or much time.
    All,
}

/// A check: commands that must all succeed.
#[derive(Debug)]
pub(crate) struct Step {
    pub(crate) name: String,
    pub(crate) tier: Tier,
    /// A line that says what the step covers.
    pub(crate) covers: &'static str,
    with: Tool,
    /// The arguments of each command, separated by blanks. They may be preceded by `NAME=value` for the environment.
    commands: Vec<String>,
    env: Vec<(&'static str, &'static str)>,
    /// The cargo folder in which an xtask command builds, if other steps build in it too.
    builds_in: Option<&'static str>,
    /// The other architectures for which the step builds something.
    isas: Vec<Isa>,
    /// Debian packages that are installed if possible. Without them, the step checks less.
    wants: Vec<&'static str>,
    /// The files on which the step depends. A path that ends in `/` is a folder, and `*` stands for the name of any folder.
    /// A path that begins with `!` is left out, and of a path that begins with `~` the step only compiles the Rust files.
    /// The longest path that matches a file decides.
    pub(crate) paths: Vec<&'static str>,
}

/// A file that differs from a revision, or a part of the lock file.
#[derive(Debug)]
pub(crate) struct Change {
    pub(crate) file: String,
    /// Whether more than comments differ.
    pub(crate) in_code: bool,
}

/// The part of a file on which a step depends. If two paths of equal length match a file, the later part decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Part {
    /// The code, without comments. The whole file if it is not Rust.
    Code,
    /// The whole file.
    Text,
    /// No part.
    Nothing,
}

impl Part {
    /// Returns the part that a path names, and the path without its mark.
    pub(crate) fn of(path: &str) -> (Part, &str) {
        match (path.strip_prefix('!'), path.strip_prefix('~')) {
            (Some(path), _) => (Part::Nothing, path),
            (_, Some(path)) => (Part::Code, path),
            _ => (Part::Text, path),
        }
    }
}

/// Returns whether a path without its mark names a file, or a folder that contains the file.
pub(crate) fn names(path: &str, file: &str) -> bool {
    let mut parts = file.split('/');
    let mut path_parts = path.trim_end_matches('/').split('/');
    let begins = path_parts.all(|part| parts.next().is_some_and(|name| part == "*" || part == name));
    begins && parts.next().is_some() == path.ends_with('/')
}

/// The program that runs the commands of a step.
#[derive(Debug)]
pub(crate) enum Tool {
    /// The cargo that runs this program.
    Cargo,
    /// This program itself. If cargo ran it, it would wait until nothing else was being built in its folder.
    Xtask,
    /// The program with the tasks that need kernels. The test command builds it before the first step.
    Kernels,
    /// A cargo that also builds the standard library.
    BuildStd,
    /// A cargo for several targets, for which only core is used.
    Core(&'static [&'static str]),
    /// A cargo for another architecture, with an emulated CPU.
    Cross(Isa, &'static str),
}

impl Step {
    pub(crate) fn new(name: impl Into<String>, with: Tool, command: impl Into<String>) -> Self {
        Step {
            name: name.into(),
            tier: Tier::Quick,
            covers: "",
            with,
            commands: vec![command.into()],
            env: Vec::new(),
            builds_in: None,
            isas: Vec::new(),
            wants: Vec::new(),
            paths: Vec::new(),
        }
    }

    pub(crate) fn cargo(name: impl Into<String>, command: impl Into<String>) -> Self {
        Step::new(name, Tool::Cargo, command)
    }

    pub(crate) fn xtask(name: impl Into<String>, command: impl Into<String>) -> Self {
        Step::new(name, Tool::Xtask, command)
    }

    /// Returns a step that runs a task that needs kernels.
    pub(crate) fn kernels(name: impl Into<String>, command: impl Into<String>) -> Self {
        Step::new(name, Tool::Kernels, command)
    }

    /// Returns a step that runs cargo for another architecture, on an emulated CPU.
    pub(crate) fn cross(isa: Isa, cpu: &'static str, what: &str, command: &str) -> Self {
        let name = format!("{} {cpu}{what}", isa.name());
        Step::new(name, Tool::Cross(isa, cpu), command).deny_warnings().builds_for(&[isa]).all()
    }

    /// Adds a command that runs after those before it.
    pub(crate) fn then(mut self, command: impl Into<String>) -> Self {
        self.commands.push(command.into());
        self
    }

    pub(crate) fn covers(mut self, what: &'static str) -> Self {
        self.covers = what;
        self
    }

    /// Adds files on which the step depends.
    pub(crate) fn reads(mut self, paths: &[&'static str]) -> Self {
        self.paths.extend_from_slice(paths);
        self
    }

    /// Makes the step depend on the comments of the files that the paths before say it only compiles: it runs the examples
    /// in them, checks them, or copies them.
    pub(crate) fn with_comments(mut self) -> Self {
        for path in &mut self.paths {
            *path = path.trim_start_matches('~');
        }
        self
    }

    /// Puts the step into the long list.
    pub(crate) fn all(mut self) -> Self {
        self.tier = Tier::All;
        self
    }

    pub(crate) fn env(mut self, name: &'static str, value: &'static str) -> Self {
        self.env.push((name, value));
        self
    }

    pub(crate) fn builds_in(mut self, folder: &'static str) -> Self {
        self.builds_in = Some(folder);
        self
    }

    pub(crate) fn builds_for(mut self, isas: &[Isa]) -> Self {
        self.isas.extend_from_slice(isas);
        self
    }

    /// Lets tests that try every length try every ninth one.
    pub(crate) fn of_fewer_lengths(self) -> Self {
        self.env("RADDLE_FEWER_LENGTHS", "1")
    }

    pub(crate) fn wants(mut self, packages: &[&'static str]) -> Self {
        self.wants.extend_from_slice(packages);
        self
    }

    /// Turns warnings into errors in code that clippy does not check: it sees only code for this machine.
    pub(crate) fn deny_warnings(self) -> Self {
        self.env("CARGO_UNSTABLE_WARNINGS", "true").env("CARGO_BUILD_WARNINGS", "deny")
    }

    /// Returns the cargo folder in which the step builds, if other steps build in it too.
    pub(crate) fn folder(&self) -> Option<&str> {
        match self.with {
            Tool::Cargo => match self.commands[0].split_once("--target-dir ") {
                Some((_, folder)) => folder.split(' ').next(),
                None => Some(RELEASE),
            },
            Tool::Cross(..) => Some(cross::DIRECTORY),
            Tool::Xtask | Tool::Kernels => self.builds_in,
            Tool::BuildStd | Tool::Core(_) => None,
        }
    }

    /// Returns whether the step runs the program that needs kernels.
    pub(crate) fn needs_kernels(&self) -> bool {
        matches!(self.with, Tool::Kernels)
    }

    /// Returns the targets whose standard library the step takes from the toolchain, if it is there.
    pub(crate) fn triples(&self) -> Vec<&'static str> {
        let others = if let Tool::Core(triples) = self.with { triples } else { &[] };
        self.isas.iter().map(|isa| isa.triple()).chain(others.iter().copied()).collect()
    }

    /// Returns the Debian packages that the step needs or wants.
    pub(crate) fn packages(&self) -> Vec<&'static str> {
        let needed = match self.with {
            Tool::Cargo | Tool::Xtask | Tool::Kernels | Tool::Cross(..) => Vec::new(),
            Tool::BuildStd => cross::BUILD_STD_PACKAGES.to_vec(),
            Tool::Core(triples) => cross::core_packages(triples),
        };
        let isas = self.isas.iter().flat_map(|isa| isa.packages());
        needed.into_iter().chain(self.wants.iter().copied()).chain(isas).collect()
    }

    /// Returns the part of a file of the repository on which the step depends.
    pub(crate) fn part_of(&self, file: &str) -> Part {
        let paths = self.paths.iter().map(|path| Part::of(path)).filter(|(_, path)| names(path, file));
        paths.map(|(part, path)| (path.len(), part)).max().map_or(Part::Nothing, |(_, part)| part)
    }

    /// Returns whether the step depends on a file of the repository.
    pub(crate) fn depends_on(&self, file: &str) -> bool {
        self.part_of(file) != Part::Nothing
    }

    /// Returns whether one of these changes can change the result of the step.
    pub(crate) fn depends_on_any(&self, changes: &[Change]) -> bool {
        changes.iter().any(|Change { file, in_code }| match self.part_of(file) {
            Part::Code => *in_code,
            Part::Text => true,
            Part::Nothing => false,
        })
    }

    /// Returns the commands, ready to run. The error says what is missing on this machine.
    pub(crate) fn commands(&self) -> Result<Vec<Command>> {
        self.commands.iter().map(|command| self.command(command)).collect()
    }

    fn command(&self, command: &str) -> Result<Command> {
        let mut words = command.split_whitespace().peekable();
        let mut environment = Vec::new();
        while let Some(pair) = words.next_if(|word| word.contains('=')) {
            environment.extend(pair.split_once('='));
        }
        let (subcommand, args) = (words.next().ok_or("a step without a command")?, words);
        let task = |program: PathBuf| {
            let mut task = Command::new(program);
            task.current_dir(tools::root()).arg(subcommand);
            task
        };
        let mut cargo = match &self.with {
            Tool::Cargo => tools::cargo(subcommand),
            Tool::Xtask => task(env::current_exe().map_err(|error| format!("this program: {error}"))?),
            Tool::Kernels => task(kernels::program()?),
            Tool::BuildStd => cross::build_std_cargo(subcommand)?,
            Tool::Core(triples) => cross::core_cargo(triples, subcommand)?,
            Tool::Cross(isa, cpu) => isa.cargo(cpu, subcommand)?,
        };
        if command.contains("--release") {
            cargo.args(QUICKLY);
        }
        cargo.args(args).envs(self.env.iter().copied()).envs(environment);
        Ok(cargo)
    }

    /// Returns the settings that, besides the files, decide how the step ends and what it skips.
    pub(crate) fn settings(&self) -> String {
        format!("{:?} {:?} {:?} without {:?}", self.with, self.commands, self.env, tools::missing(&self.packages()))
    }
}
