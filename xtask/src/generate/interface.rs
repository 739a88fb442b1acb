//! What the wrappers of the library rely on.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use raddle_check::library::interface_text;
use raddle_check::statement;
use raddle_isa::canonical::sha256;

use crate::Result;

/// What the wrappers of the library rely on: each text by its hash, with the kernels that have it.
pub(super) fn interfaces() -> Result<String> {
    let mut names: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for kernel in raddle_kernels::all() {
        names.entry(interface_text(&kernel, &statement::describe(&kernel))).or_default().insert(kernel.name);
    }
    let mut all: Vec<_> = names.into_iter().map(|(text, names)| (names, text)).collect();
    all.sort();
    let mut file =
        String::from("Printed by `cargo xtask gen`: SHA-256 of what a wrapper relies on, the kernels, the text.\n");
    for (names, text) in all {
        let names: Vec<_> = names.into_iter().collect();
        write!(file, "\n{}\n{}\n{text}", sha256(&[text.as_bytes()]), names.join(" ")).expect("a string");
    }
    Ok(file)
}
