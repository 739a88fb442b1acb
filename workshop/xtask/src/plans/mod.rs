//! The plans in `crates/raddle/plans`: reads, checks and writes their files. `cargo xtask gen` prints them for the
//! library, and `cargo xtask tune` chooses their contents.

mod algorithm;
mod check;
mod file;
mod inherit;
pub(crate) mod level;
mod range;
mod record;
pub(crate) mod text;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use raddle_isa::Isa;
use raddle_kernels::Kernel;

pub(crate) use self::algorithm::Family;
pub(crate) use self::file::{BATCHES, Core, File, Models, OVERLAPPING, PlanEntries, PlanEntry, Table, feature};
pub(crate) use self::range::range;
use crate::{Result, files, tools};
pub(crate) use raddle_kernels::algorithm::Algorithm;

/// The plans of the cores of an instruction set, checked.
pub(crate) struct Plans {
    /// The cores and their files, the default core first.
    cores: Vec<(String, File)>,
}

impl Plans {
    /// The plans of an architecture without kernels.
    pub(crate) const NONE: Plans = Plans { cores: Vec::new() };

    /// Reads the plans of an instruction set, which may name these kernels.
    pub(crate) fn read(isa: Isa, kernels: &[Kernel]) -> Result<Plans> {
        let mut texts = BTreeMap::new();
        for path in files::list(folder(isa))? {
            let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
            let text = files::read(&path)?;
            texts.insert(name, text);
        }
        Plans::parse(isa, kernels, texts)
    }

    /// Returns the cores and their files, the default core first.
    pub(crate) fn cores(&self) -> &[(String, File)] {
        &self.cores
    }

    /// Returns the cores, with the description of the source of each plan for `raddle-lab kernels`.
    pub(crate) fn bases(&self) -> Vec<(&str, String)> {
        let names = self.names_of_cores();
        self.cores.iter().map(|(core, file)| (core.as_str(), file.basis(&names))).collect()
    }

    /// Returns the names of the cores, the default core first.
    pub(crate) fn names_of_cores(&self) -> Vec<&str> {
        self.cores.iter().map(|(name, _)| name.as_str()).collect()
    }

    /// Parses plans by the names of their cores.
    pub(crate) fn parse(isa: Isa, kernels: &[Kernel], mut texts: BTreeMap<String, String>) -> Result<Plans> {
        let names: Vec<String> = texts.keys().cloned().collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let default = texts.remove("default").ok_or(format!("{isa}: there is no default.toml", isa = isa.name()))?;
        let failed = |name: &str, why: String| format!("plans/{}/{name}.toml: {why}", isa.name());
        let mut cores = Vec::new();
        for (name, text) in std::iter::once(("default".to_owned(), default)).chain(texts) {
            let mut file: File = toml::from_str(&text).map_err(|error| failed(&name, error.to_string()))?;
            check::file(&file, &names, kernels).map_err(|why| failed(&name, why))?;
            file.find_unrecorded().map_err(|why| failed(&name, why))?;
            if file.core.is_some() == (name == "default") {
                return Err(failed(
                    &name,
                    "every core except the default one needs a description, and the default one has none".into(),
                ));
            }
            cores.push((name, file));
        }
        let written: BTreeMap<String, File> = cores.iter().cloned().collect();
        for (name, file) in &mut cores {
            *file = inherit::resolve(&written, kernels, name, &[]).map_err(|why| failed(name, why))?;
        }
        // Every plan is complete: it has the algorithms of the default core.
        let algorithms: Vec<String> = cores[0].1.algorithms.keys().cloned().collect();
        for (name, file) in &mut cores {
            file.drop_unreachable(kernels);
            let is_missing = |algorithm: &&String| file.algorithms.get(*algorithm).is_none_or(Vec::is_empty);
            if let Some(missing) = algorithms.iter().find(is_missing) {
                return Err(failed(name, format!("there is no entry for {missing}")));
            }
        }
        check::distinct(&cores).map_err(|why| format!("plans/{}/{why}", isa.name()))?;
        Ok(Plans { cores })
    }

    /// Returns the names of the kernels that are shipped: those that a plan names.
    pub(crate) fn names(&self) -> BTreeSet<&str> {
        let files = || self.cores.iter().map(|(_, file)| file);
        let tables = files().flat_map(|file| file.algorithms.values().flatten());
        let taken = tables.flat_map(|table| table.operations.values().flat_map(PlanEntries::kernels));
        taken.chain(files().flat_map(|file| &file.shipped).map(String::as_str)).collect()
    }
}

#[cfg(test)]
impl Plans {
    /// Returns the CPUs that belong to a core.
    pub(crate) fn core(&self, name: &str) -> Option<&Core> {
        self.file(name).and_then(|file| file.core.as_ref())
    }

    /// Returns the plan of a core, with the tables that it inherits.
    pub(crate) fn file(&self, name: &str) -> Option<&File> {
        self.cores.iter().find(|(core, _)| core == name).map(|(_, file)| file)
    }

    /// Returns whether a table of a core was measured on it, or derived from facts about it or a core that it inherits
    /// from.
    pub(crate) fn is_of_facts(&self, name: &str, algorithm: Algorithm, table: &Table) -> bool {
        if table.record.starts_with(record::RECORDS) || table.record.starts_with(record::FACTS) {
            return true;
        }
        let parent = self.file(name).and_then(|file| file.inherit.as_ref()).and_then(|parent| self.file(parent));
        let is_fact = |other: &Table| other.level == table.level && other.record.starts_with(record::FACTS);
        record::is_of_another_core(table) && parent.is_some_and(|parent| parent.tables(algorithm).iter().any(is_fact))
    }
}

/// Returns the folder of the plans of an instruction set.
pub(crate) fn folder(isa: Isa) -> PathBuf {
    tools::root().join("crates/raddle/plans").join(isa.name())
}

#[cfg(test)]
mod tests;
