//! The contents of a plan file.

use std::collections::{BTreeMap, BTreeSet};

use raddle_isa::Feature;
use serde::Deserialize;

use raddle_kernels::algorithm::Algorithm;

/// A file: the plans of a core.
#[derive(Clone, Deserialize)]
pub(crate) struct File {
    /// The CPUs that belong to this core; `None` for the default core.
    pub(crate) core: Option<Core>,
    /// The core whose plan applies to everything that this file does not list.
    pub(crate) inherit: Option<String>,
    /// The kernels that are shipped although no table names them.
    #[serde(default)]
    pub(crate) shipped: Vec<String>,
    /// The kernels of measured tables of this file, without inherited ones, that the records do not mention.
    #[serde(skip)]
    pub(crate) unrecorded: BTreeSet<String>,
    /// The tables, by the names of their algorithms.
    #[serde(flatten)]
    pub(crate) algorithms: BTreeMap<String, Vec<Table>>,
}

/// The CPUs that belong to a core.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Core {
    /// The vendor, as the CPU names it.
    pub(crate) vendor: String,
    /// The features that every CPU of this core has; a CPU without one is another core, whatever its model number.
    #[serde(default)]
    pub(crate) features: Vec<String>,
    /// The features that no CPU of this core has; a CPU with one is another core, whatever its model number.
    #[serde(default)]
    pub(crate) lacks: Vec<String>,
    /// The family and model numbers of its CPUs.
    pub(crate) cpus: Vec<Models>,
    /// LLVM's names for its models; a core with several models has a name for each.
    #[serde(default)]
    pub(crate) llvm: Vec<String>,
}

/// A range of models of a family.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Models {
    /// The number of the family.
    pub(crate) family: u32,
    /// The first model and the last.
    pub(crate) models: (u32, u32),
}

/// The kernels of an algorithm at a level.
#[derive(Clone, Default, Deserialize)]
pub(crate) struct Table {
    /// The level of the CPU.
    pub(crate) level: String,
    /// The source of the table: a record, or a description.
    pub(crate) record: String,
    /// The number of bytes that one of two kernels processes before the other follows, if no kernel does both.
    pub(crate) chunk: Option<usize>,
    /// The maximal length of a packet whose blocks of keystream are computed together with those of other packets.
    pub(crate) packet: Option<usize>,
    /// The maximal length of packets whose tags are computed in lanes; `packet` if it is not given.
    pub(crate) packet_in_lanes: Option<usize>,
    /// The minimal length of an end of a message that is encrypted while a whole stride of the message before it is
    /// authenticated.
    pub(crate) end: Option<usize>,
    /// The kernels, by the names of their operations.
    #[serde(flatten)]
    pub(crate) operations: BTreeMap<String, PlanEntries>,
}

/// The kernels of an operation.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum PlanEntries {
    /// One kernel for every length.
    One(String),
    /// Several kernels, each with a range.
    Several(Vec<PlanEntry>),
}

/// A kernel, and the range that it takes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlanEntry {
    /// The name of the kernel.
    pub(crate) kernel: String,
    /// The range of lengths.
    pub(crate) bytes: Option<String>,
    /// The range of numbers of messages.
    pub(crate) messages: Option<String>,
    /// The range of numbers of messages for short messages.
    pub(crate) short: Option<String>,
    /// The number of bytes of which the kernel processes the largest multiple; other kernels process the rest.
    pub(crate) unit: Option<usize>,
}

impl File {
    /// Returns the tables of an algorithm, in the order in which they are tried.
    pub(crate) fn tables(&self, algorithm: Algorithm) -> &[Table] {
        self.algorithms.get(&algorithm.to_string()).map_or(&[], Vec::as_slice)
    }
}

impl PlanEntries {
    /// Returns the names of the kernels, in their order.
    pub(crate) fn kernels(&self) -> Vec<&str> {
        match self {
            PlanEntries::One(kernel) => vec![kernel],
            PlanEntries::Several(entries) => entries.iter().map(|entry| entry.kernel.as_str()).collect(),
        }
    }
}

/// Returns the feature of this name.
pub(crate) fn feature(name: &str) -> Option<Feature> {
    Feature::ALL.iter().copied().find(|feature| feature.name() == name)
}

/// The operation with several kernels for the same lengths: the number of bytes that are not authenticated yet also
/// decides.
pub(crate) const OVERLAPPING: &str = "chacha20_poly1305_blocks";

/// The operation for batches of packets.
pub(crate) const BATCHES: &str = "chacha20_blocks";
