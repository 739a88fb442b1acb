//! A file of plans, as it is written.

use std::collections::{BTreeMap, BTreeSet};

use raddle_isa::Feature;
use serde::Deserialize;

use raddle_kernels::algorithm::Algorithm;

/// A file: the plans of a core.
#[derive(Clone, Deserialize)]
pub struct File {
    /// Which CPUs are this core; nothing for the default one.
    pub core: Option<Core>,
    /// The core whose plan holds wherever this file says nothing.
    pub inherit: Option<String>,
    /// Kernels that are shipped although no table takes them.
    #[serde(default)]
    pub shipped: Vec<String>,
    /// The kernels of measured tables of this file, without those that it inherits, of which the records say nothing.
    #[serde(skip)]
    pub unrecorded: BTreeSet<String>,
    /// The tables, by the names of their algorithms.
    #[serde(flatten)]
    pub algorithms: BTreeMap<String, Vec<Table>>,
}

/// Which CPUs are a core.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Core {
    /// The vendor, as the CPU names it.
    pub vendor: String,
    /// A CPU of this core has them, whatever it calls itself.
    #[serde(default)]
    pub features: Vec<String>,
    /// A CPU that has one of them is another core, whatever it calls itself.
    #[serde(default)]
    pub lacks: Vec<String>,
    /// The numbers by which its CPUs call themselves.
    pub cpus: Vec<Models>,
    /// LLVM's names of its models: a core that is several has one for each.
    #[serde(default)]
    pub llvm: Vec<String>,
}

/// Models of a family: the first and the last.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Models {
    /// The number of the family.
    pub family: u32,
    /// The first model and the last.
    pub models: (u32, u32),
}

/// What the kernels of an algorithm take at a level.
#[derive(Clone, Default, Deserialize)]
pub struct Table {
    /// The level of the CPU.
    pub level: String,
    /// What the table comes from: a record, or words.
    pub record: String,
    /// How many bytes one of two kernels does before the other follows, where no kernel does both.
    pub chunk: Option<usize>,
    /// The longest text of a packet whose blocks of keystream are made with those of others.
    pub packet: Option<usize>,
    /// The same of packets whose tags are made in lanes; `packet` where it is not said.
    pub packet_in_lanes: Option<usize>,
    /// The shortest end of a message that is encrypted while a whole stride of what is before it is authenticated.
    pub end: Option<usize>,
    /// The kernels, by the names of their operations.
    #[serde(flatten)]
    pub operations: BTreeMap<String, Steps>,
}

/// The kernels of an operation.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Steps {
    /// One kernel takes every length.
    One(String),
    /// Each takes a range.
    Several(Vec<Step>),
}

/// A kernel, and the range that it takes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The name of the kernel.
    pub kernel: String,
    /// The range of lengths.
    pub bytes: Option<String>,
    /// The range of numbers of messages.
    pub messages: Option<String>,
    /// Of short messages.
    pub short: Option<String>,
    /// The kernel takes the largest multiple of this number of bytes, and others take the rest.
    pub unit: Option<usize>,
}

impl File {
    /// The tables of an algorithm, in the order in which they are tried.
    pub fn tables(&self, algorithm: Algorithm) -> &[Table] {
        self.algorithms.get(&algorithm.to_string()).map_or(&[], Vec::as_slice)
    }
}

impl Steps {
    /// The names of the kernels, in their order.
    pub fn kernels(&self) -> Vec<&str> {
        match self {
            Steps::One(kernel) => vec![kernel],
            Steps::Several(steps) => steps.iter().map(|step| step.kernel.as_str()).collect(),
        }
    }
}

/// The feature of this name.
pub fn feature(name: &str) -> Option<Feature> {
    Feature::ALL.iter().copied().find(|feature| feature.name() == name)
}

/// The operation of which several kernels take the same lengths: how much is not authenticated yet decides too.
pub const OVERLAPPING: &str = "chacha20_poly1305_blocks";

/// The operation for batches of packets.
pub const BATCHES: &str = "chacha20_blocks";
