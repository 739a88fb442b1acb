//! `cargo xtask fuzz`: runs the fuzz targets, starting from the checked-in corpus.
//!
//! `workshop/fuzz/seeds` contains the corpus of each target, minimised and packed. The corpus is unpacked into
//! `workshop/fuzz/corpus`,
//! which is not checked in. A run adds new inputs to this folder.
//!
//! Each target runs at every level of the CPU: for a number of executions that is the same on every machine, or for an
//! equal share of a given time. `workshop/fuzz/tests/interpreted` runs the same cases at the levels that this CPU
//! lacks.
//! `workshop/fuzz/columns` has its seeds and its corpus in folders of the same names.

use crate::{Result, archive, files, jobs, native, nightly, tools};
use clap::Args;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Run the fuzz targets, each for a number of executions; needs a nightly compiler.
#[derive(Args)]
pub(crate) struct Fuzz {
    /// Only the targets whose name contains one of these.
    targets: Vec<String>,
    /// Run the targets of `workshop/fuzz/columns`, which compiles Arrow, instead of those of `fuzz`.
    #[arg(long)]
    columns: bool,
    /// The number of cases that each target executes at each level, including its corpus.
    #[arg(long, default_value_t = 500)]
    runs: u64,
    /// Run each target for this many seconds instead, divided equally among the levels.
    #[arg(long, conflicts_with = "runs")]
    seconds: Option<u64>,
    /// Minimise the inputs that were found, together with the checked-in corpus, and replace that corpus with the
    /// result.
    #[arg(long)]
    keep: bool,
}

/// A crate of fuzz targets.
#[derive(Clone, Copy)]
struct Package {
    /// The folder of the crate, relative to the root of the repository.
    folder: &'static str,
    /// Targets that are wrong on purpose: a fuzzer that doesn't find them finds nothing.
    planted: &'static [&'static str],
}

/// The targets of the library and of the program.
const LIBRARY: Package = Package { folder: "workshop/fuzz", planted: &["planted", "planted_sealed_streams"] };

/// The targets of columns.
const COLUMNS: Package = Package { folder: "workshop/fuzz/columns", planted: &["planted"] };

/// The maximum number of executions of a planted target. The run ends when the fault is found, which took 700 to 8,000
/// executions with ten seeds of the random generator.
const PLANTED_RUNS: u64 = 50_000;

/// The options for the lengths of inputs: the maximum is enough for every shape of a case, because long texts are
/// derived from a few bytes. Without the second option, the inputs would be short at first, and contain only a key.
const LENGTHS: [&str; 2] = ["-max_len=2048", "-len_control=0"];

/// The end of a run at a level.
#[derive(Clone, Copy)]
enum End {
    /// After `runs` executions, with this seed of the random generator, so that each run is the same.
    Runs { runs: u64, seed: usize },
    /// After this number of seconds, from a random seed.
    Seconds(u64),
}

impl End {
    fn arguments(self) -> Vec<String> {
        match self {
            Self::Runs { runs, seed } => vec![format!("-runs={runs}"), format!("-seed={seed}")],
            Self::Seconds(seconds) => vec![format!("-max_total_time={seconds}")],
        }
    }
}

impl Fuzz {
    pub(crate) fn run(self) -> Result {
        if let Err(reason) = nightly::install().and_then(|()| nightly::install_cargo_fuzz()) {
            println!("skipped: ALL FUZZ TARGETS, which need a nightly compiler and cargo-fuzz: {reason}");
            return Ok(());
        }
        let triple = nightly::host()?;
        let package = if self.columns { COLUMNS } else { LIBRARY };
        // Both packages have a target `planted`.
        let products = package.root().join("target");
        let mut build = nightly::cargo("fuzz");
        build.args(["build", "--fuzz-dir", package.folder, "--target", &triple, "--target-dir"]).arg(&products);
        tools::run(&mut build)?;
        let programs = products.join(&triple).join("release");

        let mut targets = package.targets()?;
        if !self.targets.is_empty() {
            targets.retain(|target| self.targets.iter().any(|part| target.contains(part)));
            if targets.is_empty() {
                return Err(format!("no fuzz target has {} in its name", self.targets.join(" or ")));
            }
        }
        for &name in package.planted {
            Target { package, name: name.to_owned(), programs: programs.clone() }.is_found()?;
        }
        let target = |name| Target { package, name, programs: programs.clone() };
        let targets = targets.into_iter().map(target).collect::<Vec<_>>();
        targets.iter().try_for_each(Target::unpack)?;
        let results =
            jobs::each(2 * jobs::cores(), &targets, |target| target.fuzz(|level, levels| self.end(level, levels)));
        let (mut text, mut failed, mut all) = (String::new(), Vec::new(), 0);
        for (target, executions) in targets.iter().zip(results) {
            match executions {
                Ok(executions) => {
                    all += executions;
                    _ = write!(text, ", {} {executions}", target.name);
                }
                Err(output) => {
                    println!("{output}");
                    failed.push(target.name.as_str());
                }
            }
        }
        println!(
            "report: fuzzed: {} targets, {all} executions, natively, capped at levels {} and without a cap{text}; the planted faults were found",
            targets.len(),
            caps().join(" ")
        );
        if !failed.is_empty() {
            return Err(format!("found by the fuzzer: {}; see {}/artifacts", failed.join(", "), package.folder));
        }
        if self.keep { targets.iter().try_for_each(Target::keep) } else { Ok(()) }
    }

    /// Returns the end of the run at one of the levels. Shares are whole seconds and add up to the total.
    fn end(&self, level: usize, levels: usize) -> End {
        let Some(seconds) = self.seconds else { return End::Runs { runs: self.runs, seed: level + 1 } };
        let (level, levels) = (level as u64, levels as u64);
        End::Seconds((seconds * (level + 1) / levels - seconds * level / levels).max(1))
    }
}

impl Package {
    fn root(self) -> PathBuf {
        tools::root().join(self.folder)
    }

    /// Returns the names of the targets without planted faults, in order.
    fn targets(self) -> Result<Vec<String>> {
        // Folders contain code that several targets share.
        let name = |path: PathBuf| path.file_name()?.to_str()?.strip_suffix(".rs").map(str::to_owned);
        let targets = files::list(self.root().join("fuzz_targets"))?.into_iter().filter_map(name);
        Ok(targets.filter(|target| !self.planted.contains(&target.as_str())).collect())
    }
}

/// Returns the levels to which the kernels are limited.
fn caps() -> &'static [&'static str] {
    if cfg!(target_arch = "x86_64") { &native::X86_LEVELS } else { &["portable"] }
}

struct Target {
    package: Package,
    name: String,
    programs: PathBuf,
}

impl Target {
    fn seeds(&self) -> PathBuf {
        self.package.root().join("seeds").join(format!("{}.tar.gz", self.name))
    }

    fn corpus(&self) -> PathBuf {
        self.package.root().join("corpus").join(&self.name)
    }

    /// Runs the target at each level. Returns the number of executions, or the failure that was found. `end` gets the
    /// index of a level, and the number of levels.
    fn fuzz(&self, end: impl Fn(usize, usize) -> End) -> Result<u64> {
        // The last run has no limit.
        let levels = caps().iter().map(|&level| Some(level)).chain([None]).collect::<Vec<_>>();
        levels.iter().enumerate().map(|(i, &level)| self.fuzz_at(level, end(i, levels.len()))).sum()
    }

    fn fuzz_at(&self, level: Option<&str>, end: End) -> Result<u64> {
        let artifacts = self.package.root().join("artifacts").join(&self.name);
        files::make_folder(&artifacts)?;
        let mut program = self.program();
        program.args(end.arguments()).arg(format!("-artifact_prefix={}/", artifacts.display()));
        program.args(LENGTHS).args(["-print_final_stats=1", "-timeout=20"]);
        program.arg(self.corpus());
        match level {
            Some(level) => program.env("RADDLE_CPU", level),
            None => program.env_remove("RADDLE_CPU"),
        };
        let (succeeded, output) = tools::said_by(&mut program)?;
        let executed = |line: &str| line.strip_prefix("stat::number_of_executed_units:")?.trim().parse().ok();
        let executions = output.lines().find_map(executed);
        executions.filter(|_| succeeded).ok_or_else(|| {
            let level = level.unwrap_or("highest");
            // The progress of the fuzzer before the failure does not matter.
            let lines = output.lines().filter(|line| !line.starts_with('#')).collect::<Vec<_>>();
            format!("{} at level {level}:\n{}", self.name, lines[lines.len().saturating_sub(60)..].join("\n"))
        })
    }

    fn program(&self) -> Command {
        Command::new(self.programs.join(&self.name))
    }

    /// Fails if the fault that was planted in the target is not found.
    fn is_found(&self) -> Result {
        let mut program = self.program();
        // None of the inputs are kept.
        let end = End::Runs { runs: PLANTED_RUNS, seed: 1 };
        program.args(LENGTHS).args(end.arguments()).arg("-exact_artifact_path=/dev/null");
        match tools::said_by(&mut program)? {
            (false, output) if output.contains("a fault that was planted") => Ok(()),
            (_, output) => Err(format!("the fault of {} was not found:\n{output}", self.name)),
        }
    }

    /// Adds the checked-in corpus to the inputs that were found before.
    fn unpack(&self) -> Result {
        let (seeds, corpus) = (self.seeds(), self.corpus());
        files::make_folder(&corpus)?;
        if !seeds.exists() {
            return Ok(());
        }
        archive::unpack(&seeds, &corpus)
    }

    /// Replaces the checked-in corpus with a small part of all inputs that covers as much as they do.
    fn keep(&self) -> Result {
        let merged = self.package.root().join("corpus").join(format!("{}.merged", self.name));
        _ = fs::remove_dir_all(&merged);
        files::make_folder(&merged)?;
        let mut program = self.program();
        program.arg("-set_cover_merge=1").args(LENGTHS).args([&merged, &self.corpus()]);
        match tools::said_by(&mut program)? {
            (true, _) => {}
            (false, output) => return Err(output),
        }
        archive::pack(&merged, Path::new(""), &self.seeds())?;
        files::remove_folder(&merged)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_target_is_named_in_the_manifest_and_has_a_corpus() {
        for (package, least) in [(LIBRARY, 13), (COLUMNS, 1)] {
            let manifest = fs::read_to_string(package.root().join("Cargo.toml")).unwrap();
            let targets = package.targets().unwrap();
            assert!(targets.len() >= least, "{targets:?}");
            for target in targets.into_iter().chain(package.planted.iter().map(|&name| name.to_owned())) {
                assert!(manifest.contains(&format!("path = \"fuzz_targets/{target}.rs\"")), "{target}");
                let seeds = Target { package, name: target.clone(), programs: PathBuf::new() }.seeds();
                assert_eq!(seeds.exists(), !package.planted.contains(&target.as_str()), "{target}");
            }
        }
    }
}
