//! The table of `docs/cores.md`: the origin of each core's plan, in the words of `raddle-lab kernels`.

use std::fmt::Write;
use std::path::PathBuf;

use crate::plans::Plans;
use raddle_isa::Isa;

use super::marked::fill;
use crate::{Result, files, tools};

/// Returns the path of the page.
pub(super) fn path() -> PathBuf {
    tools::root().join("docs/cores.md")
}

/// Returns the page with a table from the plan files.
pub(super) fn page() -> Result<String> {
    fill(&files::read(path())?, &table()?).map_err(|error| format!("docs/cores.md: {error}"))
}

fn table() -> Result<String> {
    let mut table = String::from("| instruction set | core | plan |\n|---|---|---|\n");
    let kernels = raddle_kernels::all();
    for isa in Isa::ALL {
        let kernels: Vec<_> = kernels.iter().filter(|kernel| kernel.isa == isa).cloned().collect();
        for (core, basis) in Plans::read(isa, &kernels)?.bases() {
            writeln!(table, "| {} | `{core}` | {basis} |", isa.name()).expect("a string");
        }
    }
    Ok(table)
}
