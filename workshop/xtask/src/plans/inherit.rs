//! Resolves the inheritance of plans.

use std::collections::BTreeMap;

use raddle_kernels::Kernel;

use super::check::reachable;
use super::file::{File, Table};
use super::record::{INHERITED, REST, is_of_another_core};
use crate::Result;

/// Returns the file of a core with the tables that it inherits; `heirs` are the files that inherit from it.
pub(super) fn resolve(files: &BTreeMap<String, File>, kernels: &[Kernel], name: &str, heirs: &[&str]) -> Result<File> {
    let mut file = files.get(name).ok_or_else(|| format!("there is no core `{name}` to inherit from"))?.clone();
    let Some(parent) = file.inherit.clone() else { return Ok(file) };
    let heirs = [heirs, &[name]].concat();
    if heirs.contains(&parent.as_str()) {
        return Err(format!("`{parent}` inherits from itself"));
    }
    let from = resolve(files, kernels, &parent, &heirs)?;
    let own = std::mem::replace(&mut file.algorithms, from.algorithms);
    for table in file.algorithms.values_mut().flatten().filter(|table| !is_of_another_core(table)) {
        table.record = format!("{INHERITED} from {parent}");
    }
    for (algorithm, tables) in own {
        // A table that lists nothing only keeps the place of the following ones.
        let tells = |table: &&Table| !(is_of_another_core(table) && table.operations.is_empty());
        for (i, table) in tables.iter().enumerate().filter(|(_, table)| tells(table)) {
            let before = tables[..i].iter().filter(|other| other.level == table.level).count();
            let inherited = file.algorithms.get_mut(&algorithm).into_iter().flatten();
            let Some(heir) = inherited.filter(|other| other.level == table.level).nth(before) else {
                return Err(format!("{algorithm}, level {}: `{parent}` has no such table", table.level));
            };
            heir.chunk = table.chunk.or(heir.chunk);
            heir.packet = table.packet.or(heir.packet);
            heir.packet_in_lanes = table.packet_in_lanes.or(heir.packet_in_lanes);
            heir.end = table.end.or(heir.end);
            let is_all = heir.operations.keys().all(|name| table.operations.contains_key(name));
            heir.operations.extend(table.operations.clone());
            let rest = if is_all { String::new() } else { format!("{REST}{INHERITED} from {parent}") };
            heir.record = format!("{}{rest}", table.record);
            reachable(heir, file.core.as_ref(), kernels).map_err(|why| format!("{algorithm}, {why}"))?;
        }
    }
    Ok(file)
}

impl File {
    /// Drops inherited tables that no CPU of the core can use.
    pub(super) fn drop_unreachable(&mut self, kernels: &[Kernel]) {
        let core = self.core.as_ref();
        for tables in self.algorithms.values_mut() {
            tables.retain(|table| reachable(table, core, kernels).is_ok());
        }
    }
}
