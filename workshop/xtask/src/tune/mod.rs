//! `cargo xtask tune`: lets `raddle-lab` time kernels against each other on this machine, and writes the plan for its core.
//!
//! | module | purpose |
//! |---|---|
//! | [`times`] | reads and records what was measured |
//! | [`crossovers`] | finds the kernel for each range of sizes |
//! | [`choices`] | lists the kernels from which a plan may choose, and their costs |
//! | [`identity`] | identifies the core |

mod choices;
mod crossovers;
mod identity;
mod times;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use clap::Args;
use raddle_check::cosim::oracle;
use raddle_isa::Isa;
use raddle_kernels::Kernel;

use self::choices::{Chooser, lengths};
use self::identity::{Identity, here};
use self::times::{Times, group, today};
use crate::plans::{self, Algorithm, Family, File, PlanEntries, Plans};
use crate::{Result, files, tools};

#[derive(Args)]
pub(crate) struct Tune {
    /// Only these algorithms; all if none is named.
    algorithms: Vec<Family>,
    /// Write the plan of this core, and the record that it was measured in; without it, only the differences are printed.
    #[arg(long, conflicts_with_all = ["only", "bytes"])]
    write: bool,
    /// The name of this core, if no plan is for it yet.
    #[arg(long, value_name = "NAME")]
    core: Option<String>,
    /// Only kernels whose name contains this: prints times, and no plan.
    #[arg(long, value_name = "TEXT")]
    only: Option<String>,
    /// Only these lengths, in bytes: prints times, and no plan.
    #[arg(long, value_delimiter = ',', value_name = "LIST")]
    bytes: Vec<usize>,
    /// Seconds for each length.
    #[arg(long, default_value_t = 0.1)]
    seconds: f64,
}

impl Tune {
    /// Runs the task.
    pub(crate) fn run(self) -> Result {
        let isa = here()?;
        let all: Vec<Kernel> = raddle_kernels::of(isa).collect();
        let algorithms: Vec<Algorithm> = Algorithm::ALL
            .into_iter()
            .filter(|&algorithm| self.algorithms.is_empty() || self.algorithms.contains(&algorithm.into()))
            .collect();
        // Fused kernels are compared with the sum of both kernels, so these are timed too.
        let is_timed = |kernel: &Kernel| {
            let joint = algorithms.contains(&Algorithm::Chacha20Poly1305)
                && self.plans()
                && [Algorithm::Chacha20, Algorithm::Poly1305].iter().any(|part| kernel.operation.is_of(*part));
            (joint || algorithms.iter().any(|algorithm| kernel.operation.is_of(*algorithm)))
                && self.only.as_ref().is_none_or(|part| kernel.name.contains(part.as_str()))
                && !lengths(kernel).is_empty()
        };
        let features = oracle::features();
        let candidates = raddle_kernels::candidates().into_iter().filter(|kernel| kernel.isa == isa);
        let kernels: Vec<Kernel> = all
            .iter()
            .cloned()
            .chain(candidates)
            .filter(|kernel| is_timed(kernel) && kernel.features().is_subset(&features))
            .collect();
        if kernels.is_empty() {
            return Err("no kernel that this machine can run has this name".into());
        }
        println!("{} kernels; `raddle-lab kernels time --help` explains the tables", kernels.len());
        let times = self.race(&kernels)?;
        if self.plans() { self.choose(isa, &all, &times, &algorithms) } else { Ok(()) }
    }

    /// Returns whether the result is a plan, instead of only times.
    fn plans(&self) -> bool {
        self.only.is_none() && self.bytes.is_empty()
    }

    /// Times all kernels, group by group. A candidate that is faster than the others has to become a kernel, and to be
    /// proved, before a plan may name it.
    fn race(&self, kernels: &[Kernel]) -> Result<Times> {
        let mut groups: BTreeMap<String, Vec<&Kernel>> = BTreeMap::new();
        for kernel in kernels {
            groups.entry(group(&*kernel.operation)).or_default().push(kernel);
        }
        let mut times = Times::default();
        for (name, kernels) in &groups {
            println!("\n{name}: {} kernels", kernels.len());
            // The ends of cells give the other lengths.
            let at: BTreeSet<usize> = match &self.bytes[..] {
                [] => kernels.iter().flat_map(|kernel| lengths(kernel)).collect(),
                bytes => bytes.iter().copied().collect(),
            };
            times.measure(kernels, &at, self.seconds)?;
        }
        Ok(times)
    }

    /// Finds the plan, prints how it differs, and writes it if requested.
    fn choose(&self, isa: Isa, all: &[Kernel], times: &Times, algorithms: &[Algorithm]) -> Result {
        let (features, identity) = (oracle::features(), Identity::here()?);
        let present = Plans::read(isa, all)?;
        let is_here = |file: &File| file.core.as_ref().is_some_and(|core| identity.is(core, &features));
        let of_name = |name: &String| present.cores().iter().find(|(core, _)| core == name);
        let found = match &self.core {
            Some(name) => of_name(name),
            None => present.cores().iter().find(|(_, file)| is_here(file)),
        };
        let (name, mut file, is_new) = match (found, &self.core) {
            (Some((name, file)), _) => (name.clone(), file.clone(), false),
            (None, Some(name)) => (name.clone(), inherited(&present.cores()[0].1), true),
            (None, None) if self.write => {
                return Err("there is no plan for this core yet: name it with --core".into());
            }
            (None, None) => ("default".to_owned(), present.cores()[0].1.clone(), true),
        };
        if self.write && name == "default" {
            return Err("the default plan is for cores that were not measured: name this one with --core".into());
        }
        for kernel in &file.unrecorded {
            println!("{name}: no record of its table has {kernel}, so it was chosen without one");
        }
        let record = format!("docs/benchmarks/{}-{name}-tune.jsonl", today());
        let mut differences = 0;
        for &algorithm in algorithms {
            let mut tables = file.tables(algorithm).to_vec();
            for table in &mut tables {
                if !table.runs_with(all, &features) {
                    println!("{algorithm}, level {}: this machine lacks a feature, so the entry stays", table.level);
                    continue;
                }
                let changes = Chooser::new(algorithm, table, all, times, &features).changes(algorithm, &file, all);
                for (operation, steps) in &changes {
                    let before = table.operations.get(operation).map_or_else(|| "no kernel".into(), told);
                    println!("{algorithm}, level {}, {operation}:\n  - {before}\n  + {}", table.level, told(steps));
                }
                differences += changes.len();
                table.operations.extend(changes);
                table.record = record.clone();
            }
            file.algorithms.insert(algorithm.to_string(), tables);
        }
        println!("\n{differences} operations of the plan of {name} differ");
        if !self.write {
            return Ok(());
        }
        let path = plans::folder(isa).join(format!("{name}.toml"));
        let head = if is_new { identity.head(&features) } else { head(&path)? };
        files::write_whole(&tools::root().join(&record), times.lines(&name))?;
        files::write_whole(&path, plans::text::text(&head, &file, all))?;
        println!("written: {} and {record}; now run `cargo xtask gen`", path.display());
        Ok(())
    }
}

/// Returns the default plan for another core, which has no measurements there.
fn inherited(file: &File) -> File {
    let mut file = File { shipped: Vec::new(), ..file.clone() };
    file.algorithms.values_mut().flatten().for_each(|table| table.record = "inherited from default".into());
    file
}

/// Formats steps in one line.
fn told(steps: &PlanEntries) -> String {
    match steps {
        PlanEntries::One(kernel) => kernel.clone(),
        PlanEntries::Several(steps) if steps.is_empty() => "no kernel".into(),
        PlanEntries::Several(steps) => steps.iter().map(plans::text::entry).collect::<Vec<_>>().join("; "),
    }
}

/// Returns the part before the first table of a file, for a file that lists every table and so inherits from none.
fn head(path: &Path) -> Result<String> {
    let text = files::read(path)?;
    let lines = plans::text::head(&text).lines().filter(|line| !line.starts_with("inherit "));
    Ok(lines.map(|line| format!("{line}\n")).collect())
}
