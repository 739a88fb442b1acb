//! The sources of plans: a measurement, facts, a model, or the plan of another core.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::file::{File, PlanEntries, Table};
use crate::{Result, files, tools};

/// The record of an entry that is taken from another core, before its name.
pub(super) const INHERITED: &str = "inherited";

/// The folders of records of measurements, and of pages of facts.
pub(super) const RECORDS: &str = "docs/benchmarks/";

pub(super) const FACTS: &str = "docs/cores/";

/// The description of the source of a plan that was measured.
const MEASURED: &str = "measured";

/// The separator between the record of operations that a file lists and the record of the other operations of the
/// table.
pub(super) const REST: &str = "; the rest ";

/// Returns whether a table was inherited from a core that its record names.
pub(super) fn is_of_another_core(table: &Table) -> bool {
    table.record.strip_prefix(INHERITED).is_some_and(|rest| rest.starts_with(" from "))
}

/// Returns the source of an entry, or `None` if its record does not exist.
pub(super) fn basis(record: &str, cores: &[&str]) -> Option<String> {
    let is_file = || tools::root().join(record).is_file();
    match record {
        "modelled" | INHERITED => Some(record.to_owned()),
        _ if record.starts_with(RECORDS) => is_file().then(|| MEASURED.to_owned()),
        _ if record.starts_with(FACTS) => is_file().then(|| format!("derived from {record}")),
        _ => {
            let parent = record.strip_prefix(INHERITED)?.strip_prefix(" from ")?;
            cores.contains(&parent).then(|| record.to_owned())
        }
    }
}

impl File {
    /// Describes the sources of its entries: first the most frequent one, then the others.
    pub(crate) fn basis(&self, cores: &[&str]) -> String {
        let tables = || self.algorithms.iter().flat_map(|(name, tables)| tables.iter().map(move |it| (name, it)));
        let mut by_basis: BTreeMap<String, Vec<(&String, &Table)>> = BTreeMap::new();
        for (algorithm, table) in tables() {
            for basis in table.record.split(REST).filter_map(|record| basis(record, cores)) {
                by_basis.entry(basis).or_default().push((algorithm, table));
            }
        }
        let Some(max) = by_basis.iter().max_by_key(|(_, tables)| tables.len()).map(|(basis, _)| basis.clone()) else {
            return "none".into();
        };
        let mut text = max.clone();
        for (basis, of_basis) in by_basis.iter().filter(|(basis, _)| **basis != max) {
            let mut levels: BTreeMap<&String, Vec<&str>> = BTreeMap::new();
            for (algorithm, table) in of_basis {
                levels.entry(algorithm).or_default().push(&table.level);
            }
            let name = |(algorithm, levels): (&String, Vec<&str>)| match self.algorithms[algorithm].len() {
                all if all == levels.len() => algorithm.clone(),
                _ => format!("{algorithm} ({})", levels.join(", ")),
            };
            let names: Vec<String> = levels.into_iter().map(name).collect();
            write!(text, "; {} {basis}", names.join(", ")).expect("a string");
        }
        match self.unrecorded.len() {
            0 => {}
            1 => text.push_str("; 1 kernel is missing from the records of its table"),
            count => write!(text, "; {count} kernels are missing from the records of their tables").expect("a string"),
        }
        match self.core.as_ref().map_or(&[][..], |core| &core.llvm) {
            [] => {}
            _ if max == MEASURED => {}
            models => write!(text, "; agrees with the model of {}", models.join(" and ")).expect("a string"),
        }
        text
    }

    /// Finds the kernels that a measured table names and its records do not: each of these is newer than the record, or
    /// was not timed for it; a model or a measurement elsewhere chose it.
    pub(super) fn find_unrecorded(&mut self) -> Result {
        for table in self.algorithms.values().flatten() {
            let records = table.record.split(REST).filter(|record| record.starts_with(RECORDS));
            let texts: Vec<String> =
                records.map(|path| files::read(tools::root().join(path))).collect::<Result<_>>()?;
            let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
            let known: BTreeSet<&str> = texts.iter().flat_map(|text| text.split(|letter| !is_name(letter))).collect();
            let named = table.operations.values().flat_map(PlanEntries::kernels);
            let unknown = named.filter(|name| !texts.is_empty() && !known.contains(name));
            self.unrecorded.extend(unknown.map(str::to_owned));
        }
        Ok(())
    }
}
