//! Levels of the CPU, by their names in plans.

use std::collections::BTreeSet;

use raddle_isa::Feature;
use raddle_kernels::Kernel;

use super::file::{PlanEntries, Table, feature};

/// A level of a CPU.
pub(crate) struct Level {
    /// The name in plans.
    pub(crate) name: &'static str,
    /// The name in the library.
    pub(crate) library: &'static str,
    /// The rank among the levels of the instruction set.
    place: usize,
    /// The features that a CPU at this level has.
    features: &'static [&'static str],
}

const fn level(name: &'static str, library: &'static str, place: usize, features: &'static [&'static str]) -> Level {
    Level { name, library, place, features }
}

pub(super) const LEVELS: [Level; 6] = [
    level("x86-64", "X86_64", 1, &[]),
    level("avx", "Avx", 2, &["avx"]),
    level("avx2", "Avx2", 3, &["avx", "avx2", "bmi1", "bmi2"]),
    level("avx512", "Avx512", 4, &["avx", "avx2", "bmi1", "bmi2", "avx512f", "avx512vl", "avx512bw", "avx512dq"]),
    level("neon", "Neon", 1, &["neon"]),
    level("power8", "Power8", 1, &["power8"]),
];

/// Returns the level with this name, which has been checked.
pub(crate) fn named(name: &str) -> &'static Level {
    LEVELS.iter().find(|level| level.name == name).expect("checked")
}

/// Returns the features that the kernels of tables need and a level does not give.
pub(crate) fn needs(tables: &[&Table], kernels: &[Kernel], level: &str) -> BTreeSet<Feature> {
    let entries = || tables.iter().flat_map(|table| table.operations.values());
    let names: BTreeSet<&str> = entries().flat_map(PlanEntries::kernels).collect();
    let named = kernels.iter().filter(|kernel| names.contains(kernel.name));
    let is_given = |feature: &Feature| self::named(level).features.contains(&feature.name());
    named.flat_map(Kernel::features).filter(|feature| !is_given(feature)).collect()
}

impl Table {
    /// Returns the features of a CPU that uses this table.
    pub(crate) fn features(&self, kernels: &[Kernel]) -> BTreeSet<Feature> {
        let given = named(&self.level).features.iter().filter_map(|name| feature(name));
        given.chain(needs(&[self], kernels, &self.level)).collect()
    }

    /// Returns whether a CPU at a level may use it.
    pub(crate) fn is_for(&self, level: &str) -> bool {
        named(&self.level).place <= named(level).place
    }

    /// Returns whether a machine with these features can run its kernels.
    pub(crate) fn runs_with(&self, kernels: &[Kernel], features: &BTreeSet<Feature>) -> bool {
        self.features(kernels).is_subset(features)
    }
}
