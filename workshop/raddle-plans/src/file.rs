//! The contents of a plan file.

use std::collections::{BTreeMap, BTreeSet};

use raddle_isa::Feature;
use serde::Deserialize;

use raddle_kernels::algorithm::Algorithm;

/// A file: the plans of a core.
#[derive(Clone, Deserialize)]
pub struct File {
    /// The CPUs that belong to this core; `None` for the default core.
    pub core: Option<Core>,
    /// The core whose plan applies to everything that this file does not list.
    pub inherit: Option<String>,
    /// The kernels that are shipped although no table names them.
    #[serde(default)]
    pub shipped: Vec<String>,
    /// The kernels of measured tables of this file, without inherited ones, that the records do not mention.
    #[serde(skip)]
    pub unrecorded: BTreeSet<String>,
    /// The tables, by the names of their algorithms.
    #[serde(flatten)]
    pub algorithms: BTreeMap<String, Vec<Table>>,
}

/// The CPUs that belong to a core.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Core {
    /// The vendor, as the CPU names it.
    pub vendor: String,
    /// The features that every CPU of this core has; a CPU without one is another core, whatever its model number.
    #[serde(default)]
    pub features: Vec<String>,
    /// The features that no CPU of this core has; a CPU with one is another core, whatever its model number.
    #[serde(default)]
    pub lacks: Vec<String>,
    /// The family and model numbers of its CPUs.
    pub cpus: Vec<Models>,
    /// LLVM's names for its models; a core with several models has a name for each.
    #[serde(default)]
    pub llvm: Vec<String>,
}

/// A range of models of a family.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Models {
    /// The number of the family.
    pub family: u32,
    /// The first model and the last.
    pub models: (u32, u32),
}

/// The kernels of an algorithm at a level.
#[derive(Clone, Default, Deserialize)]
pub struct Table {
    /// The level of the CPU.
    pub level: String,
    /// The source of the table: a record, or a description.
    pub record: String,
    /// The number of bytes that one of two kernels processes before the other follows, if no kernel does both.
    pub chunk: Option<usize>,
    /// The maximal length of a packet whose blocks of keystream are computed together with those of other packets.
    pub packet: Option<usize>,
    /// The maximal length of packets whose tags are computed in lanes; `packet` if it is not given.
    pub packet_in_lanes: Option<usize>,
    /// The minimal length of an end of a message that is encrypted while a whole stride of the message before it is
    /// authenticated.
    pub end: Option<usize>,
    /// The kernels, by the names of their operations.
    #[serde(flatten)]
    pub operations: BTreeMap<String, PlanEntries>,
}

/// The kernels of an operation.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum PlanEntries {
    /// One kernel for every length.
    One(String),
    /// Several kernels, each with a range.
    Several(Vec<PlanEntry>),
}

/// A kernel, and the range that it takes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlanEntry {
    /// The name of the kernel.
    pub kernel: String,
    /// The range of lengths.
    pub bytes: Option<String>,
    /// The range of numbers of messages.
    pub messages: Option<String>,
    /// The range of numbers of messages for short messages.
    pub short: Option<String>,
    /// The number of bytes of which the kernel processes the largest multiple; other kernels process the rest.
    pub unit: Option<usize>,
}

impl File {
    /// Returns the tables of an algorithm, in the order in which they are tried.
    pub fn tables(&self, algorithm: Algorithm) -> &[Table] {
        self.algorithms.get(&algorithm.to_string()).map_or(&[], Vec::as_slice)
    }
}

impl PlanEntries {
    /// Returns the names of the kernels, in their order.
    pub fn kernels(&self) -> Vec<&str> {
        match self {
            PlanEntries::One(kernel) => vec![kernel],
            PlanEntries::Several(entries) => entries.iter().map(|entry| entry.kernel.as_str()).collect(),
        }
    }
}

/// Returns the feature of this name.
pub fn feature(name: &str) -> Option<Feature> {
    Feature::ALL.iter().copied().find(|feature| feature.name() == name)
}

/// The operation with several kernels for the same lengths: the number of bytes that are not authenticated yet also
/// decides.
pub const OVERLAPPING: &str = "chacha20_poly1305_blocks";

/// The operation for batches of packets.
pub const BATCHES: &str = "chacha20_blocks";
