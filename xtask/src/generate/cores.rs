//! The table of `docs/cores.md`: what the plan of each core comes from, in the words of `raddle kernels`.

use std::fmt::Write;
use std::path::PathBuf;

use raddle_isa::Isa;
use raddle_plans::Plans;

use crate::{Result, files, tools};

/// The lines between which the table stands.
const MARKS: [&str; 2] = ["<!-- cargo xtask gen -->\n", "<!-- end of what was generated -->\n"];

/// The page.
pub(super) fn path() -> PathBuf {
    tools::root().join("docs/cores.md")
}

/// The page with its table as the plan files give it.
pub(super) fn page() -> Result<String> {
    let page = files::read(path())?;
    let missing = || "docs/cores.md has no place for the table of the cores".to_owned();
    let (before, rest) = page.split_once(MARKS[0]).ok_or_else(missing)?;
    let (_, after) = rest.split_once(MARKS[1]).ok_or_else(missing)?;
    Ok([before, MARKS[0], &table()?, MARKS[1], after].concat())
}

fn table() -> Result<String> {
    let mut table = String::from("| instruction set | core | its plan |\n|---|---|---|\n");
    let kernels = raddle_kernels::all();
    for isa in Isa::ALL {
        let kernels: Vec<_> = kernels.iter().filter(|kernel| kernel.isa == isa).cloned().collect();
        for (core, basis) in Plans::read(isa, &kernels)?.bases() {
            writeln!(table, "| {} | `{core}` | {basis} |", isa.name()).expect("a string");
        }
    }
    Ok(table)
}
