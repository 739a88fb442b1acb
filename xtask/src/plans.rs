//! The plans in `crates/raddle/plans`, as they are read, checked and printed for the library.

mod algorithm;
mod check;
mod inherit;
mod level;
mod print;
mod range;
mod record;
pub(crate) mod text;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use raddle_isa::{Feature, Isa};
use raddle_kernels::Kernel;
use serde::Deserialize;

pub(crate) use self::algorithm::{Algorithm, Family};
pub(crate) use self::range::range;

use crate::{Result, files, tools};

/// A file: the plans of a core.
#[derive(Clone, Deserialize)]
pub(crate) struct File {
    /// Which CPUs are this core; nothing for the default one.
    pub(crate) core: Option<Core>,
    /// The core whose plan holds wherever this file says nothing.
    pub(crate) inherit: Option<String>,
    /// Kernels that are shipped although no table takes them.
    #[serde(default)]
    pub(crate) shipped: Vec<String>,
    #[serde(flatten)]
    pub(crate) algorithms: BTreeMap<String, Vec<Table>>,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Core {
    pub(crate) vendor: String,
    /// A CPU of this core has them, whatever it calls itself.
    #[serde(default)]
    pub(crate) features: Vec<String>,
    /// A CPU that has one of them is another core, whatever it calls itself.
    #[serde(default)]
    pub(crate) lacks: Vec<String>,
    pub(crate) cpus: Vec<Models>,
    /// LLVM's names of its models: a core that is several has one for each.
    #[serde(default)]
    pub(crate) llvm: Vec<String>,
}

/// Models of a family: the first and the last.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Models {
    pub(crate) family: u32,
    pub(crate) models: (u32, u32),
}

/// What the kernels of an algorithm take at a level.
#[derive(Clone, Default, Deserialize)]
pub(crate) struct Table {
    pub(crate) level: String,
    pub(crate) record: String,
    pub(crate) chunk: Option<usize>,
    /// The longest text of a packet whose blocks of keystream are made with those of others.
    pub(crate) packet: Option<usize>,
    /// The same of packets whose tags are made in lanes; `packet` where it is not said.
    pub(crate) packet_in_lanes: Option<usize>,
    /// The shortest end of a message that is encrypted while a whole stride of what is before it is authenticated.
    pub(crate) end: Option<usize>,
    #[serde(flatten)]
    pub(crate) operations: BTreeMap<String, Steps>,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum Steps {
    One(String),
    Several(Vec<Step>),
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Step {
    pub(crate) kernel: String,
    pub(crate) bytes: Option<String>,
    pub(crate) messages: Option<String>,
    /// Of short messages.
    pub(crate) short: Option<String>,
    pub(crate) unit: Option<usize>,
}

/// The plans of the cores of an instruction set, checked.
pub(crate) struct Plans {
    /// The default core first.
    cores: Vec<(String, File)>,
}

impl Plans {
    /// Those of an architecture without kernels.
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

    /// The cores and their files, the default one first.
    pub(crate) fn cores(&self) -> &[(String, File)] {
        &self.cores
    }

    /// Which CPUs are a core.
    pub(crate) fn core(&self, name: &str) -> Option<&Core> {
        self.file(name).and_then(|file| file.core.as_ref())
    }

    pub(crate) fn file(&self, name: &str) -> Option<&File> {
        self.cores.iter().find(|(core, _)| core == name).map(|(_, file)| file)
    }

    fn names_of_cores(&self) -> Vec<&str> {
        self.cores.iter().map(|(name, _)| name.as_str()).collect()
    }

    /// Plans by the names of their cores.
    pub(crate) fn parse(isa: Isa, kernels: &[Kernel], mut texts: BTreeMap<String, String>) -> Result<Plans> {
        let names: Vec<String> = texts.keys().cloned().collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let default = texts.remove("default").ok_or(format!("{isa}: there is no default.toml", isa = isa.name()))?;
        let failed = |name: &str, why: String| format!("plans/{}/{name}.toml: {why}", isa.name());
        let mut cores = Vec::new();
        for (name, text) in std::iter::once(("default".to_owned(), default)).chain(texts) {
            let file: File = toml::from_str(&text).map_err(|error| failed(&name, error.to_string()))?;
            check::file(&file, &names, kernels).map_err(|why| failed(&name, why))?;
            if file.core.is_some() == (name == "default") {
                return Err(failed(&name, "the default core, and it alone, is described by nothing".into()));
            }
            cores.push((name, file));
        }
        let written: BTreeMap<String, File> = cores.iter().cloned().collect();
        for (name, file) in &mut cores {
            *file = inherit::resolve(&written, kernels, name, &[]).map_err(|why| failed(name, why))?;
        }
        // All are complete: what the default core has entries for, each has.
        let algorithms: Vec<String> = cores[0].1.algorithms.keys().cloned().collect();
        for (name, file) in &mut cores {
            file.drop_unreachable(kernels);
            let is_missing = |algorithm: &&String| file.algorithms.get(*algorithm).is_none_or(Vec::is_empty);
            if let Some(missing) = algorithms.iter().find(is_missing) {
                return Err(failed(name, format!("no entry is for {missing}")));
            }
        }
        check::distinct(&cores).map_err(|why| format!("plans/{}/{why}", isa.name()))?;
        Ok(Plans { cores })
    }

    /// The names of the kernels that are shipped: those that a plan names.
    pub(crate) fn names(&self) -> BTreeSet<&str> {
        let files = || self.cores.iter().map(|(_, file)| file);
        let tables = files().flat_map(|file| file.algorithms.values().flatten());
        let taken = tables.flat_map(|table| table.operations.values().flat_map(Steps::kernels));
        taken.chain(files().flat_map(|file| &file.shipped).map(String::as_str)).collect()
    }
}

/// Where the plans of an instruction set lie.
pub(crate) fn folder(isa: Isa) -> PathBuf {
    tools::root().join("crates/raddle/plans").join(isa.name())
}

impl File {
    /// The tables of an algorithm, in the order in which they are tried.
    pub(crate) fn tables(&self, algorithm: Algorithm) -> &[Table] {
        self.algorithms.get(&algorithm.to_string()).map_or(&[], Vec::as_slice)
    }
}

impl Steps {
    pub(crate) fn kernels(&self) -> Vec<&str> {
        match self {
            Steps::One(kernel) => vec![kernel],
            Steps::Several(steps) => steps.iter().map(|step| step.kernel.as_str()).collect(),
        }
    }
}

fn feature(name: &str) -> Option<Feature> {
    Feature::ALL.iter().copied().find(|feature| feature.name() == name)
}

/// The operation of which several kernels take the same lengths: how much is not authenticated yet decides too.
const OVERLAPPING: &str = "chacha20_poly1305_blocks";

/// The operation for batches of packets.
const BATCHES: &str = "chacha20_blocks";

#[cfg(test)]
mod tests;
