//! `cargo xtask cost`: writes models of the kernels to MODELS.txt.

use std::collections::BTreeSet;
use std::path::PathBuf;

use clap::Args;
use raddle_check::cost::{Analyzer, Core, Cost, LIMITS, Subject};
use raddle_kernels::Kernel;

use crate::{Result, files, jobs, prove, tools};

#[derive(Args)]
pub(crate) struct Models {
    /// Write nothing; fail if the files differ from the models.
    #[arg(long)]
    check: bool,
    /// Only kernels whose name contains this, candidates of the tuner included; writes nothing.
    #[arg(long, conflicts_with = "check")]
    only: Option<String>,
    /// Cycles of a single call for messages of these lengths, instead of the main loop.
    #[arg(long, requires = "only", value_name = "LIST", value_delimiter = ',')]
    bytes: Vec<usize>,
}

impl Models {
    pub(crate) fn run(self) -> Result {
        let kernels = prove::kernels(self.only.as_deref())?;
        let analyzer = match Analyzer::find() {
            Err(missing) if self.check => {
                println!("skipped: the figures of MODELS.txt: {missing}");
                return agree(subjects(&read()?), expected(&kernels));
            }
            found => found?,
        };
        if !self.bytes.is_empty() {
            return calls(analyzer, &kernels, &self.bytes);
        }
        let costs = costs(analyzer, &kernels)?;
        let width = kernels.iter().map(|kernel| kernel.name.len()).max().unwrap_or(0);
        println!("{:width$}  {:<14}  bytes   cycles   a byte  instructions per cycle", "", "");
        for (kernel, core, cost) in &costs {
            let (name, core, each, Cost { bytes, cycles, ipc }) = (kernel.name, core.name, cost.each(), cost);
            println!("{name:width$}  {core:<14} {bytes:>6}  {cycles:>7.2}  {each:>7.3}  {ipc:.2}");
        }
        let over: Vec<_> = costs.iter().filter_map(|&(kernel, core, cost)| excess(kernel, core, cost)).collect();
        if !over.is_empty() {
            return Err(over.join("; "));
        }
        if self.only.is_some() {
            return Ok(());
        }
        let text = text(&costs);
        match self.check {
            true => agree(read()?, text),
            false => files::write(path(), text),
        }
    }
}

/// Returns the path of the figures.
fn path() -> PathBuf {
    tools::root().join("workshop/records/MODELS.txt")
}

/// Returns the text of the figures.
fn read() -> Result<String> {
    files::read(path())
}

/// Prints the cost of single calls.
fn calls(analyzer: Analyzer, kernels: &[Kernel], lengths: &[usize]) -> Result {
    let width = kernels.iter().map(|kernel| kernel.name.len()).max().unwrap_or(0);
    let columns: String = lengths.iter().map(|bytes| format!("  {:>8}", format!("{bytes} B"))).collect();
    println!("{:width$}  {:<14}{columns}", "cycles of a call", "");
    for kernel in kernels {
        for core in Core::that_run(kernel) {
            print!("{:width$}  {:<14}", kernel.name, core.name);
            for &bytes in lengths {
                print!("  {:>8.0}", analyzer.call(kernel, core, bytes)?);
            }
            println!();
        }
    }
    Ok(())
}

/// Returns the costs of kernels, each on the cores that can run it.
fn costs(analyzer: Analyzer, kernels: &[Kernel]) -> Result<Vec<(&Kernel, Core, Cost)>> {
    let subjects = jobs::each(jobs::cores(), kernels, Subject::of).into_iter().collect::<Result<Vec<_>>>()?;
    let on = |&core: &Core| {
        let here = kernels.iter().zip(&subjects).filter(|(kernel, _)| core.runs(kernel));
        let (kernels, subjects): (Vec<_>, Vec<_>) =
            here.filter_map(|(kernel, subject)| Some((kernel, subject.as_ref()?))).unzip();
        let costs = analyzer.costs(&subjects, core)?;
        Ok::<_, String>(kernels.into_iter().zip(costs).map(|(kernel, cost)| (kernel, core, cost)).collect::<Vec<_>>())
    };
    let mut costs = jobs::each(jobs::cores(), &Core::ALL, on).into_iter().collect::<Result<Vec<_>>>()?.concat();
    // The costs of a kernel on all cores stay together.
    costs.sort_by(|(a, ..), (b, ..)| (a.isa, &a.name).cmp(&(b.isa, &b.name)));
    Ok(costs)
}

/// Returns the text of the file according to the models.
fn text(costs: &[(&Kernel, Core, Cost)]) -> String {
    let mut lines: Vec<String> = costs.iter().map(|&(kernel, core, cost)| line(kernel, core, cost)).collect();
    lines.sort();
    format!("{HEADER}{}", lines.concat())
}

fn agree<T: PartialEq>(before: T, now: T) -> Result {
    if before == now { Ok(()) } else { Err("MODELS.txt is out of date: run `cargo xtask cost`".into()) }
}

const HEADER: &str = "\
# What llvm-mca of LLVM 19 says of the main loop of each kernel: models of processors, nothing that was measured.
# Instruction set, kernel, core, bytes that an iteration takes, its cycles, cycles per byte, instructions per cycle,
# SHA-256 of the code without comments and of the table.
# A line is about the kernel of this hash; of another text of that name it says nothing.
# docs/cores.md says what a model is worth where one was compared with a processor.
# Written by `cargo xtask cost`, compared by `cargo xtask cost --check`.
";

fn line(kernel: &Kernel, core: Core, cost: Cost) -> String {
    let Cost { bytes, cycles, ipc } = cost;
    let (isa, name, core, hash) = (kernel.isa, kernel.name, core.name, kernel.hash());
    format!("{isa} {name} {core} {bytes} {cycles:.2} {:.3} {ipc:.2} {hash}\n", cost.each())
}

/// Returns the kernel texts and the cores for which there are figures.
fn subjects(models: &str) -> BTreeSet<String> {
    let lines = models.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| match line.split(' ').collect::<Vec<_>>()[..] {
            [isa, kernel, core, .., hash] => format!("{isa} {kernel} {core} {hash}"),
            _ => line.to_owned(),
        })
        .collect()
}

/// Returns the kernel texts and the cores for which there should be figures.
fn expected(kernels: &[Kernel]) -> BTreeSet<String> {
    let subject =
        |kernel: &Kernel, core: Core| format!("{} {} {} {}", kernel.isa, kernel.name, core.name, kernel.hash());
    let asked = kernels.iter().filter(|kernel| Subject::bytes_of(kernel).is_some());
    asked.flat_map(|kernel| Core::that_run(kernel).map(move |core| subject(kernel, core))).collect()
}

/// Returns an error if a kernel costs more than its limit.
fn excess(kernel: &Kernel, core: Core, cost: Cost) -> Option<String> {
    let (_, _, max) = LIMITS.into_iter().find(|(name, on, _)| (*name, *on) == (kernel.name, core.name))?;
    let cycles = cost.each();
    (cycles > max).then(|| format!("{} on {}: {cycles:.2} cycles a byte, more than {max}", kernel.name, core.name))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use raddle_isa::Isa;

    use super::*;
    use crate::plans::{Algorithm, Plans};

    /// The cycles per byte, keyed by the names of the kernel and of LLVM's core.
    type Costs = BTreeMap<(String, String), f64>;

    /// The ratio by which a kernel must cost less in its model for the verdict to count: docs/cores.md says how often smaller
    /// verdicts of a model were wrong.
    const MARGIN: f64 = 1.12;

    /// Returns the cycles per byte that MODELS.txt gives for kernels with their current text.
    fn recorded(kernels: &[Kernel]) -> Costs {
        let texts: BTreeSet<_> =
            kernels.iter().map(|kernel| (kernel.isa.name(), kernel.name, kernel.hash().to_string())).collect();
        let cost = |line: &str| match line.split(' ').collect::<Vec<_>>()[..] {
            [isa, name, core, _, _, each, _, hash] if texts.contains(&(isa, name, hash.to_owned())) => {
                Some(((name.to_owned(), core.to_owned()), each.parse().ok()?))
            }
            _ => None,
        };
        read().unwrap().lines().filter_map(cost).collect()
    }

    /// Returns the kernels for the longest messages that all models of a core prefer to its plan. Measurements and facts
    /// outrank models.
    fn preferred(plans: &Plans, name: &str, all: &[Kernel], costs: &Costs, margin: f64) -> Vec<&'static str> {
        let models = plans.core(name).map_or(&[][..], |core| &core.llvm);
        let mut names = Vec::new();
        for algorithm in Algorithm::ALL {
            let tables = plans.file(name).map_or(&[][..], |file| file.tables(algorithm));
            for table in tables.iter().filter(|table| !plans.is_of_facts(name, algorithm, table)) {
                let features = table.features(all);
                for (operation, steps) in &table.operations {
                    let of_operation = || all.iter().filter(|kernel| kernel.operation.to_string() == *operation);
                    let present = of_operation().find(|kernel| steps.kernels().last() == Some(&kernel.name));
                    let Some(present) = present.filter(|_| !models.is_empty()) else { continue };
                    let is_preferred = |kernel: &&Kernel| {
                        let cost =
                            |kernel: &Kernel, model: &String| costs.get(&(kernel.name.to_owned(), model.clone()));
                        let gain = |model| Some(cost(present, model)? / cost(kernel, model)?);
                        // The other kernels of the table depend on the layout of its powers.
                        kernel.operation.powers() == present.operation.powers()
                            && kernel.features().is_subset(&features)
                            && models.iter().all(|model| gain(model).is_some_and(|gain| gain > margin))
                    };
                    names.extend(of_operation().filter(is_preferred).map(|kernel| kernel.name));
                }
            }
        }
        names
    }

    #[test]
    fn no_plan_contradicts_its_models() {
        for isa in Isa::ALL {
            let all: Vec<Kernel> = raddle_kernels::of(isa).collect();
            let (plans, costs) = (Plans::read(isa, &all).unwrap(), recorded(&all));
            for name in plans.names_of_cores() {
                assert!(preferred(&plans, name, &all, &costs, MARGIN).is_empty(), "{name}");
            }
        }
    }

    /// Plants costs: a kernel takes half its time.
    #[test]
    fn a_plan_that_contradicts_its_models_is_named() {
        let all: Vec<Kernel> = raddle_kernels::of(Isa::X86_64).collect();
        let plans = Plans::read(Isa::X86_64, &all).unwrap();
        let mut costs = recorded(&all);
        let names = ["md5_lanes_avx2_x16", "chacha20_xor_avx2", "chacha20_xor_avx512"];
        for ((kernel, model), cost) in &mut costs {
            // One of the two models for `haswell` has no figures for MD5.
            if names.contains(&kernel.as_str()) && (kernel.as_str(), model.as_str()) != (names[0], "skylake") {
                *cost /= 2.0;
            }
        }
        let of_core = |core, costs: &Costs| preferred(&plans, core, &all, costs, 1.3);
        assert_eq!(of_core("alder-lake", &costs), ["chacha20_xor_avx2", "md5_lanes_avx2_x16"]);
        // Its plan inherits facts about ChaCha20, and both of its models must agree about MD5.
        assert!(of_core("haswell", &costs).is_empty());
        // Measurements of the core itself outrank models.
        assert!(of_core("zen5", &costs).is_empty() && of_core("zen4", &costs).is_empty());
        *costs.get_mut(&(names[0].to_owned(), "skylake".to_owned())).unwrap() /= 2.0;
        assert!(of_core("haswell", &costs).contains(&names[0]));
    }

    #[test]
    fn models_are_of_the_kernels_as_they_are() {
        let mut kernels = raddle_kernels::all();
        let cost = Cost { bytes: 9, cycles: 62.0, ipc: 6.58 };
        kernels.retain(|kernel| Subject::bytes_of(kernel).is_some());
        let of = |kernel: &Kernel| Core::that_run(kernel).map(|core| line(kernel, core, cost)).collect::<String>();
        let text = format!("{HEADER}{}", kernels.iter().map(of).collect::<String>());
        assert_eq!(subjects(&text), expected(&kernels));
        kernels.last_mut().unwrap().code.clear();
        assert_ne!(subjects(&text), expected(&kernels));
    }

    #[test]
    fn a_kernel_that_is_too_slow_is_named() {
        let kernel = raddle_kernels::named(Isa::Aarch64, "chacha20_xor_neon").unwrap();
        let core = Core { isa: Isa::Aarch64, name: "neoverse-v1" };
        let cost = |cycles| Cost { bytes: 512, cycles, ipc: 4.0 };
        assert_eq!(excess(&kernel, core, cost(640.0)), None);
        let message = excess(&kernel, core, cost(645.0)).unwrap();
        assert_eq!(message, "chacha20_xor_neon on neoverse-v1: 1.26 cycles a byte, more than 1.25");
    }

    #[test]
    fn another_cost_is_refused() {
        let Ok(analyzer) = Analyzer::find().inspect_err(|missing| println!("skipped: {missing}")) else { return };
        let kernels = [raddle_kernels::named(Isa::X86_64, "poly1305_blocks_bmi2").unwrap()];
        let now = text(&costs(analyzer, &kernels).unwrap());
        let lines = now.strip_prefix(HEADER).unwrap();
        let recorded = read().unwrap();
        assert_eq!(lines.lines().count(), Core::that_run(&kernels[0]).count());
        assert!(lines.lines().all(|line| recorded.contains(line)));
        agree(now.clone(), now.clone()).unwrap();
        // Half a cycle more, which only the model can detect; and a missing core.
        let cycles = lines.split(' ').nth(4).unwrap();
        let slower = now.replacen(cycles, &format!("{:.2}", cycles.parse::<f64>().unwrap() + 0.5), 1);
        assert_eq!(subjects(&slower), subjects(&now));
        assert!(agree(slower, now.clone()).is_err());
        assert!(agree(lines.split_once('\n').unwrap().1.to_owned(), now).is_err());
    }

    #[test]
    fn costs_are_of_the_present_text() {
        let mut kernels = vec![raddle_kernels::named(Isa::X86_64, "poly1305_blocks_bmi2").unwrap()];
        let haswell = ("poly1305_blocks_bmi2".to_owned(), "haswell".to_owned());
        assert!(recorded(&kernels)[&haswell] > 0.0);
        kernels[0].table.push(0);
        assert!(recorded(&kernels).is_empty());
    }
}
