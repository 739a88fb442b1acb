//! `cargo xtask cost`: models of the kernels for processors that are not at hand, in MODELS.txt; and the ports that they
//! use there, in PORTS.txt.

mod ports;

use std::collections::BTreeSet;
use std::fs;

use clap::Args;
use raddle_check::cost::{Analyzer, Core, Cost, LIMITS, Subject};
use raddle_kernels::Kernel;

use crate::{Result, tools};

/// Ask llvm-mca-19 what the kernels cost and which ports they use; write MODELS.txt and PORTS.txt.
#[derive(Args)]
pub(crate) struct Models {
    /// Write nothing; fail where the files are not what the models say.
    #[arg(long)]
    check: bool,
    /// Only kernels whose name contains this, candidates of the tuner included; writes nothing.
    #[arg(long, conflicts_with = "check")]
    only: Option<String>,
}

impl Models {
    pub(crate) fn run(self) -> Result {
        let path = tools::root().join("MODELS.txt");
        let failed = |error| format!("{}: {error}", path.display());
        let mut kernels = raddle_kernels::all();
        if let Some(part) = &self.only {
            kernels.extend(raddle_kernels::candidates());
            kernels.retain(|kernel| kernel.name.contains(part.as_str()));
        }
        let analyzer = match Analyzer::find() {
            Err(missing) if self.check => {
                println!("skipped: the figures of MODELS.txt and PORTS.txt: {missing}");
                agree(subjects(&fs::read_to_string(&path).map_err(failed)?), expected(&kernels))?;
                return ports::check_form(&kernels);
            }
            found => found?,
        };
        let mut lines = Vec::new();
        let mut over = Vec::new();
        let width = kernels.iter().map(|kernel| kernel.name.len()).max().unwrap_or(0);
        println!("{:width$}  {:<12}  count   cycles  for one  instructions per cycle", "", "");
        for kernel in &kernels {
            for core in Core::of(kernel) {
                let Some(cost) = analyzer.cost(kernel, core)? else { continue };
                let Cost { count, cycles, ipc } = cost;
                let (name, core_name, each) = (kernel.name, core.name, cost.each());
                println!("{name:width$}  {core_name:<12} {count:>6}  {cycles:>7.2}  {each:>7.3}  {ipc:.2}");
                lines.push(line(kernel, core, cost));
                over.extend(excess(kernel, core, cost));
            }
        }
        if !over.is_empty() {
            return Err(over.join("; "));
        }
        if self.only.is_some() {
            return Ok(());
        }
        lines.sort();
        let text = format!("{HEADER}{}", lines.concat());
        match self.check {
            true => agree(fs::read_to_string(&path).map_err(failed)?, text)?,
            false => fs::write(&path, text).map_err(failed)?,
        }
        ports::record(analyzer, &kernels, self.check)
    }
}

fn agree<T: PartialEq>(before: T, now: T) -> Result {
    if before == now { Ok(()) } else { Err("MODELS.txt is not what the models say: run `cargo xtask cost`".into()) }
}

const HEADER: &str = "\
# What llvm-mca of LLVM 19 says of the main loop of each kernel: models of processors, nothing that was measured.
# Of ciphers: instruction set, kernel, core, blocks that are made at once, cycles in which each of them goes through a
# double round, the same for one block, instructions per cycle, SHA-256 of the printed text and the table.
# Of others: bytes that a turn of the main loop takes, its cycles, cycles per byte in place of those three.
# A line is about the kernel of this hash; of another text of that name it says nothing.
# There is none for x86-64: LLVM 19 takes Zen 5 for a Zen 4, far from what is measured. Ask `raddle speed` there.
# Written by `cargo xtask cost`, compared by `cargo xtask cost --check`.
";

fn line(kernel: &Kernel, core: Core, cost: Cost) -> String {
    let Cost { count, cycles, ipc } = cost;
    let (isa, name, core, hash) = (kernel.isa, kernel.name, core.name, kernel.hash());
    format!("{isa} {name} {core} {count} {cycles:.2} {:.3} {ipc:.2} {hash}\n", cost.each())
}

/// Which texts on which cores there are figures of.
fn subjects(models: &str) -> BTreeSet<String> {
    let lines = models.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| match line.split(' ').collect::<Vec<_>>()[..] {
            [isa, kernel, core, .., hash] => format!("{isa} {kernel} {core} {hash}"),
            _ => line.to_owned(),
        })
        .collect()
}

/// Which there should be.
fn expected(kernels: &[Kernel]) -> BTreeSet<String> {
    let subject =
        |kernel: &Kernel, core: Core| format!("{} {} {} {}", kernel.isa, kernel.name, core.name, kernel.hash());
    let asked = kernels.iter().filter(|kernel| Subject::of(kernel).is_some());
    asked.flat_map(|kernel| Core::of(kernel).map(move |core| subject(kernel, core))).collect()
}

/// What is wrong where a kernel costs more than it may.
fn excess(kernel: &Kernel, core: Core, cost: Cost) -> Option<String> {
    let (_, _, most) = LIMITS.into_iter().find(|(name, on, _)| (*name, *on) == (kernel.name, core.name))?;
    let cycles = cost.each();
    (cycles > most).then(|| format!("{} on {}: {cycles:.2} cycles, more than {most}", kernel.name, core.name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use raddle_isa::Isa;

    #[test]
    fn models_are_of_the_kernels_as_they_are() {
        let mut kernels = raddle_kernels::all();
        let cost = Cost { count: 9, cycles: 62.0, ipc: 6.58 };
        kernels.retain(|kernel| Subject::of(kernel).is_some());
        let of = |kernel: &Kernel| Core::of(kernel).map(|core| line(kernel, core, cost)).collect::<String>();
        let text = format!("{HEADER}{}", kernels.iter().map(of).collect::<String>());
        assert_eq!(subjects(&text), expected(&kernels));
        kernels.last_mut().unwrap().code.clear();
        assert_ne!(subjects(&text), expected(&kernels));
    }

    #[test]
    fn a_kernel_that_is_too_slow_is_named() {
        let kernel = raddle_kernels::named(Isa::Aarch64, "chacha20_xor_neon").unwrap();
        let core = Core { isa: Isa::Aarch64, name: "neoverse-v1" };
        let cost = |cycles| Cost { count: 9, cycles, ipc: 4.0 };
        assert_eq!(excess(&kernel, core, cost(76.0)), None);
        let message = excess(&kernel, core, cost(77.0)).unwrap();
        assert_eq!(message, "chacha20_xor_neon on neoverse-v1: 8.56 cycles, more than 8.5");
    }
}
