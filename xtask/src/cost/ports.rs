//! The ports that loops of kernels use on a modelled core, in PORTS.txt. `raddle kernels draw` draws them.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use raddle_check::cost::Analyzer;
use raddle_check::ports;
use raddle_kernels::Kernel;

use crate::{Result, tools};

const HEADER: &str = "\
# The ports on which llvm-mca of LLVM 19 executes the innermost loop of each kernel: a model of one core of each
# instruction set, nothing that was measured.
# Instruction set, kernel, core, SHA-256 of the printed text and the table, names of the ports that are used; for each
# instruction its ports, a for the first name, or - for none.
# Written by `cargo xtask cost`, compared by `cargo xtask cost --check`, drawn by `raddle kernels draw`.
";

/// Writes the record, or compares it.
pub(super) fn record(analyzer: Analyzer, kernels: &[Kernel], check: bool) -> Result {
    let line = |kernel: &Kernel| Ok::<_, String>(analyzer.ports(kernel)?.line(kernel));
    let mut lines: Vec<String> = kernels.iter().map(line).collect::<std::result::Result<_, _>>()?;
    lines.sort();
    let text = format!("{HEADER}{}", lines.concat());
    match check {
        true => agree(read()?, text),
        false => fs::write(path(), text).map_err(|error| format!("{}: {error}", path().display())),
    }
}

/// Compares the texts that the record is about with those of the kernels.
pub(super) fn check_subjects(kernels: &[Kernel]) -> Result {
    agree(subjects(&read()?), kernels.iter().map(ports::subject).collect())
}

fn subjects(record: &str) -> BTreeSet<String> {
    let lines = record.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split(' ').take(4).collect::<Vec<_>>().join(" ")).collect()
}

fn agree<T: PartialEq>(before: T, now: T) -> Result {
    if before == now { Ok(()) } else { Err("PORTS.txt is not what the models say: run `cargo xtask cost`".into()) }
}

fn read() -> std::result::Result<String, String> {
    fs::read_to_string(path()).map_err(|error| format!("{}: {error}", path().display()))
}

fn path() -> PathBuf {
    tools::root().join("PORTS.txt")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_record_is_about_the_kernels_as_they_are() {
        let mut kernels = raddle_kernels::all();
        check_subjects(&kernels).unwrap();
        // A kernel that was changed, and one too few.
        kernels[0].table.push(0);
        assert!(check_subjects(&kernels).is_err());
        kernels.remove(0);
        assert!(check_subjects(&kernels).is_err());
    }
}
