//! The figures of MODELS.txt.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use raddle_kernels::Kernel;

use crate::{Result, files, tools};

/// Returns the path of the figures.
pub(crate) fn path() -> PathBuf {
    tools::root().join("workshop/records/MODELS.txt")
}

/// Returns the text of the figures.
pub(crate) fn read() -> Result<String> {
    files::read(path())
}

/// Returns the cycles per byte that MODELS.txt gives for kernels with their current text, keyed by the names of the
/// kernel and of the core.
pub(crate) fn recorded(kernels: &[Kernel]) -> Result<BTreeMap<(String, String), f64>> {
    let texts: BTreeSet<_> =
        kernels.iter().map(|kernel| (kernel.isa.name(), kernel.name, kernel.hash().to_string())).collect();
    let cost = |line: &str| match line.split(' ').collect::<Vec<_>>()[..] {
        [isa, name, core, _, _, each, _, hash] if texts.contains(&(isa, name, hash.to_owned())) => {
            Some(((name.to_owned(), core.to_owned()), each.parse().ok()?))
        }
        _ => None,
    };
    Ok(read()?.lines().filter_map(cost).collect())
}
