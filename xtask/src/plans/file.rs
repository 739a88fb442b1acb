//! A file of plans, as it is written.

use std::collections::BTreeMap;

use raddle_isa::Feature;
use serde::Deserialize;

use super::algorithm::Algorithm;

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

/// The feature of this name.
pub(super) fn feature(name: &str) -> Option<Feature> {
    Feature::ALL.iter().copied().find(|feature| feature.name() == name)
}

/// The operation of which several kernels take the same lengths: how much is not authenticated yet decides too.
pub(super) const OVERLAPPING: &str = "chacha20_poly1305_blocks";

/// The operation for batches of packets.
pub(super) const BATCHES: &str = "chacha20_blocks";
