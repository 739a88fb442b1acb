//! Shows the records in `docs/benchmarks`: the tables of `docs/BENCHMARKS.md` and `README.md`, a page with all tables for
//! each machine, and the part about columns in DataFusion.

mod columns;
mod records;
mod summary;
mod tables;

use std::path::PathBuf;

use super::marked::fill;
use crate::{Result, files, tools};

/// Every file that shows records, with its text.
pub(super) fn files() -> Result<Vec<(PathBuf, String)>> {
    let machines = records::read()?;
    let folder = tools::root().join(records::FOLDER);
    let mut shown: Vec<(PathBuf, String)> =
        machines.iter().map(|machine| (folder.join(machine.key).with_extension("md"), tables::page(machine))).collect();
    for (name, text) in
        [("docs/BENCHMARKS.md", summary::machines(&machines)?), ("README.md", summary::readme(&machines)?)]
    {
        let path = tools::root().join(name);
        let page = fill(&files::read(&path)?, &text).map_err(|error| format!("{name}: {error}"))?;
        shown.push((path, page));
    }
    shown.push(columns::file()?);
    Ok(shown)
}
