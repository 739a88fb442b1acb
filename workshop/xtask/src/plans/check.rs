//! Checks the contents of plan files.

use raddle_isa::Feature;
use raddle_kernels::{Kernel, model};

use super::file::{BATCHES, Core, File, Models, OVERLAPPING, PlanEntries, PlanEntry, Table, feature};
use super::level::LEVELS;
use super::range::{contiguous, endless};
use super::record::{REST, basis};
use crate::Result;
use raddle_kernels::algorithm::Algorithm;

/// Checks that each kernel that a table names exists and has the right operation, and that the levels, the records and
/// the ranges are valid.
pub(super) fn file(file: &File, cores: &[&str], kernels: &[Kernel]) -> Result {
    file.core.as_ref().map_or(Ok(()), |core| check_core(core, kernels))?;
    let known = |name: &str| kernels.iter().find(|kernel| kernel.name == name);
    if let Some(unknown) = file.shipped.iter().find(|name| known(name).is_none()) {
        return Err(format!("no kernel is called `{unknown}`"));
    }
    for (algorithm, tables) in &file.algorithms {
        if !Algorithm::ALL.iter().any(|known| known.to_string() == *algorithm) {
            return Err(format!("no algorithm is called `{algorithm}`"));
        }
        for table in tables {
            let failed = |why: String| format!("{algorithm}, level {}: {why}", table.level);
            if !LEVELS.iter().any(|level| level.name == table.level) {
                return Err(failed("there is no such level".into()));
            }
            if !table.record.split(REST).all(|record| basis(record, cores).is_some()) {
                return Err(failed(format!(
                    "`{}` is not a record: name a file in docs/benchmarks or docs/cores, \"modelled\", or \"inherited from\" a core",
                    table.record
                )));
            }
            for (name, entries) in &table.operations {
                for kernel in entries.kernels() {
                    let Some(found) = known(kernel) else {
                        return Err(failed(format!("no kernel is called `{kernel}`")));
                    };
                    if found.operation.to_string() != *name {
                        return Err(failed(format!("`{kernel}` does not compute {name}")));
                    }
                }
                if name == BATCHES && table.packet.is_none() && file.inherit.is_none() {
                    return Err(failed(format!("{name}: `packet` must give the lengths of packets")));
                }
                if let PlanEntries::Several(entries) = entries {
                    for range in [PlanEntry::range as fn(&PlanEntry) -> Option<&str>, PlanEntry::short_range] {
                        let check = if name == OVERLAPPING { endless } else { contiguous };
                        let ranges = entries.iter().filter_map(range).map(super::range).collect::<Result<Vec<_>>>();
                        ranges.and_then(|ranges| check(&ranges)).map_err(|why| failed(format!("{name}: {why}")))?;
                    }
                }
            }
            reachable(table, file.core.as_ref(), kernels).map_err(|why| format!("{algorithm}, {why}"))?;
        }
    }
    Ok(())
}

/// Checks that a core has CPUs, and that its features and models exist.
fn check_core(core: &Core, kernels: &[Kernel]) -> Result {
    let is_model = |name: &String| model::Core::named(name).is_some_and(|it| kernels.iter().all(|of| of.isa == it.isa));
    if let Some(unknown) = core.llvm.iter().find(|name| !is_model(name)) {
        return Err(format!("`{unknown}` is not a model of this instruction set"));
    }
    if core.cpus.is_empty() {
        return Err("a core without CPUs".into());
    }
    if let Some(Models { models: (first, last), .. }) = core.cpus.iter().find(|cpus| cpus.models.0 > cpus.models.1) {
        return Err(format!("no model is from {first:#x} to {last:#x}"));
    }
    if let Some(unknown) = core.features.iter().chain(&core.lacks).find(|name| feature(name).is_none()) {
        return Err(format!("no feature is called `{unknown}`"));
    }
    match core.features.iter().find(|name| core.lacks.contains(name)) {
        Some(both) => Err(format!("the core both has and lacks `{both}`")),
        None => Ok(()),
    }
}

/// Checks that a CPU of the core may have the features that a table needs.
pub(super) fn reachable(table: &Table, core: Option<&Core>, kernels: &[Kernel]) -> Result {
    match core.and_then(|core| core.lacked(table.features(kernels))) {
        Some(feature) => Err(format!("level {}: it needs `{feature}`, which the core lacks", table.level)),
        None => Ok(()),
    }
}

/// Checks that no CPU belongs to two cores.
pub(super) fn distinct(cores: &[(String, File)]) -> Result {
    for (i, (name, file)) in cores.iter().enumerate() {
        for (other_name, other) in &cores[..i] {
            let (Some(core), Some(other)) = (&file.core, &other.core) else { continue };
            if let Some((family, model)) = core.common(other) {
                return Err(format!(
                    "{name}.toml: model {model:#x} of family {family:#x} also belongs to `{other_name}`"
                ));
            }
        }
    }
    Ok(())
}

impl Core {
    /// Returns one of these features that no CPU of the core has.
    fn lacked(&self, features: impl IntoIterator<Item = Feature>) -> Option<&'static str> {
        features.into_iter().map(Feature::name).find(|name| self.lacks.iter().any(|lacked| lacked == name))
    }

    /// Returns the family and the model of a CPU that may also belong to another core.
    fn common(&self, other: &Core) -> Option<(u32, u32)> {
        let excludes = |one: &Core, other: &Core| one.lacks.iter().any(|feature| other.features.contains(feature));
        if self.vendor != other.vendor || excludes(self, other) || excludes(other, self) {
            return None;
        }
        let pairs = self.cpus.iter().flat_map(|own| other.cpus.iter().map(move |other| (own, other)));
        pairs.filter(|(own, other)| own.family == other.family).find_map(|(own, other)| {
            let (first, last) = (own.models.0.max(other.models.0), own.models.1.min(other.models.1));
            (first <= last).then_some((own.family, first))
        })
    }
}
