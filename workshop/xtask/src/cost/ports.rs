//! The ports that kernels' loops use on a modelled core, in PORTS.txt. `raddle-lab kernels draw` draws them.

use std::collections::BTreeSet;
use std::path::PathBuf;

use raddle_check::cost::Analyzer;
use raddle_check::excerpt::Excerpt;
use raddle_check::ports::{self, Ports};
use raddle_isa::Isa;
use raddle_kernels::Kernel;

use crate::{Result, files, jobs, tools};

const HEADER: &str = "\
# The ports on which llvm-mca of LLVM 19 executes the innermost loop of each kernel: a model of one core of each
# instruction set, nothing that was measured.
# Instruction set, kernel, core, SHA-256 of the code without comments and of the table, names of the ports that are used;
# for each instruction its ports, a for the first name, or - for none.
# Written by `cargo xtask cost`, compared by `cargo xtask cost --check`, drawn by `raddle-lab kernels draw`.
";

/// Writes the record, or compares it.
pub(super) fn record(analyzer: Analyzer, kernels: &[Kernel], check: bool) -> Result {
    let text = text(analyzer, kernels)?;
    match check {
        true => agree(read()?, text),
        false => files::write(path(), text),
    }
}

/// Returns the record according to the models.
fn text(analyzer: Analyzer, kernels: &[Kernel]) -> Result<String> {
    let of = |&isa: &Isa| {
        let kernels: Vec<_> = kernels.iter().filter(|kernel| kernel.isa == isa).collect();
        let ports = analyzer.ports(isa, &kernels)?;
        Ok::<_, String>(kernels.into_iter().zip(ports).map(|(kernel, ports)| ports.line(kernel)).collect::<Vec<_>>())
    };
    let lines = jobs::each(jobs::cores(), &Isa::ALL, of).into_iter().collect::<Result<Vec<_>>>()?;
    let mut lines = lines.concat();
    lines.sort();
    Ok(format!("{HEADER}{}", lines.concat()))
}

/// Checks everything that needs no model: that the record is about the current kernels, and lists ports for each
/// instruction.
pub(super) fn check_form(kernels: &[Kernel]) -> Result {
    has_form(&read()?, kernels)
}

fn has_form(record: &str, kernels: &[Kernel]) -> Result {
    agree(subjects(record), kernels.iter().map(ports::subject).collect())?;
    let is_read = |kernel: &Kernel| Ports::find(record, kernel, &Excerpt::innermost_loop(kernel)).is_some();
    agree(kernels.iter().all(is_read), true)
}

fn subjects(record: &str) -> BTreeSet<String> {
    let lines = record.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split(' ').take(4).collect::<Vec<_>>().join(" ")).collect()
}

fn agree<T: PartialEq>(before: T, now: T) -> Result {
    if before == now { Ok(()) } else { Err("PORTS.txt is out of date: run `cargo xtask cost`".into()) }
}

fn read() -> Result<String> {
    files::read(path())
}

fn path() -> PathBuf {
    tools::root().join("workshop/records/PORTS.txt")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_record_is_about_the_kernels_as_they_are() {
        let mut kernels = raddle_kernels::all();
        let record = read().unwrap();
        has_form(&record, &kernels).unwrap();
        // A missing instruction, and a port without a name.
        let end = record.trim_end().rfind('.').unwrap();
        assert!(has_form(&record[..end], &kernels).is_err());
        assert!(has_form(&format!("{}.Z\n", &record[..end]), &kernels).is_err());
        // A changed kernel, and a missing one.
        kernels[0].table.push(0);
        assert!(has_form(&record, &kernels).is_err());
        kernels.remove(0);
        assert!(has_form(&record, &kernels).is_err());
    }

    #[test]
    fn another_port_is_refused() {
        let Ok(analyzer) = Analyzer::find().inspect_err(|missing| println!("skipped: {missing}")) else { return };
        let kernel = raddle_kernels::named(Isa::Aarch64, "poly1305_blocks_gpr").unwrap();
        let now = text(analyzer, std::slice::from_ref(&kernel)).unwrap();
        let line = now.strip_prefix(HEADER).unwrap();
        assert!(read().unwrap().contains(line));
        agree(now.clone(), now.clone()).unwrap();
        // The last instruction on another named port.
        let (rest, last) = line.trim_end().rsplit_once('.').unwrap();
        let other = if last == "a" { "b" } else { "a" };
        let changed = format!("{rest}.{other}\n");
        let excerpt = Excerpt::innermost_loop(&kernel);
        assert!(Ports::find(&changed, &kernel, &excerpt).is_some(), "only the model can tell");
        assert!(agree(format!("{HEADER}{changed}"), now).is_err());
    }
}
