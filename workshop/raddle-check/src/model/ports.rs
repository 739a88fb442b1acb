//! The ports on which the model of a core executes instructions.
//!
//! Drawings show these ports. [`Analyzer::ports`] asks llvm-mca, `cargo xtask cost` records the answer in PORTS.txt,
//! and the program reads the record with [`Ports::find`].

use std::collections::BTreeSet;

use raddle_isa::Isa;
use raddle_kernels::Kernel;
use serde_json::Value;

use super::cost::{Analyzer, Core};
use super::excerpt::Excerpt;

/// Returns the core with which kernels of an instruction set are drawn.
pub fn core(isa: Isa) -> Core {
    let name = match isa {
        Isa::X86_64 => "sapphirerapids",
        Isa::Aarch64 => "neoverse-v1",
        Isa::Ppc64le => "pwr9",
    };
    Core { isa, name }
}

/// The number of copies of a text that are simulated in sequence. The last copy counts, because the pipelines are full
/// by then.
const COPIES: usize = 4;

/// The ports on which a core executes each instruction of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ports {
    /// The names of the used ports, in the order of the model.
    pub names: Vec<String>,
    /// The indices of the ports of each instruction.
    pub used: Vec<BTreeSet<usize>>,
}

impl Ports {
    /// Reads the line of a record about a kernel with this text, on the core with which it is drawn. Returns `None` if
    /// there is no such line, or if its loop has another number of instructions.
    pub fn find(record: &str, kernel: &Kernel, excerpt: &Excerpt<'_>) -> Option<Ports> {
        let subject = subject(kernel);
        let rest = record.lines().find_map(|line| line.strip_prefix(&subject))?;
        let [names, used] = rest.split_whitespace().collect::<Vec<_>>().try_into().ok()?;
        let names: Vec<String> = names.split(',').map(str::to_owned).collect();
        let port = |letter: char| LETTERS.find(letter).filter(|&port| port < names.len());
        let ports = |inst: &str| inst.strip_prefix('-').unwrap_or(inst).chars().map(port).collect();
        let used: Vec<BTreeSet<usize>> = used.split('.').map(ports).collect::<Option<_>>()?;
        (used.len() == excerpt.insts.len()).then_some(Ports { names, used })
    }

    /// Returns the line of the record.
    pub fn line(&self, kernel: &Kernel) -> String {
        let letters = |ports: &BTreeSet<usize>| match ports.is_empty() {
            true => "-".to_owned(),
            false => ports.iter().map(|&port| &LETTERS[port..=port]).collect(),
        };
        let used: Vec<String> = self.used.iter().map(letters).collect();
        format!("{} {} {}\n", subject(kernel), self.names.join(","), used.join("."))
    }
}

/// The letters of ports in the record, by their places in the list of names.
const LETTERS: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// Returns the beginning of a record's line: instruction set, kernel, core, digest of the text.
pub fn subject(kernel: &Kernel) -> String {
    format!("{} {} {} {}", kernel.isa, kernel.name, core(kernel.isa).name, kernel.hash())
}

impl Analyzer {
    /// Returns the ports on which the core of an instruction set executes the [loops](Excerpt::innermost_loop) of kernels.
    pub fn ports(self, isa: Isa, kernels: &[&Kernel]) -> Result<Vec<Ports>, String> {
        if kernels.is_empty() {
            return Ok(Vec::new());
        }
        let core = core(isa);
        let excerpts: Vec<_> = kernels.iter().map(|kernel| Excerpt::innermost_loop(kernel)).collect();
        let texts: Vec<_> = excerpts.iter().map(|excerpt| excerpt.text().repeat(COPIES)).collect();
        let texts: Vec<_> = texts.iter().map(|text| &**text).collect();
        let output = self.ask_with_pressure(&texts, core, &["--iterations=1", "--instruction-info=0", "--json"])?;
        let output: Value =
            serde_json::from_str(&output).map_err(|error| format!("ports on {}: {error}", core.name))?;
        let read = |(i, (kernel, excerpt)): (usize, (&&Kernel, &Excerpt<'_>))| {
            let ports = read(&output, i, core, excerpt.insts.len());
            ports.ok_or_else(|| format!("ports of {} on {}", kernel.name, core.name))
        };
        kernels.iter().zip(&excerpts).enumerate().map(read).collect()
    }
}

/// Reads the ports of one of the texts from an answer.
fn read(output: &Value, text: usize, core: Core, count: usize) -> Option<Ports> {
    let resources = output["TargetInfo"]["Resources"].as_array()?;
    let names: Vec<Option<String>> =
        resources.iter().map(|name| Some(port_name(core, name.as_str()?))).collect::<Option<_>>()?;
    let region = output["CodeRegions"].as_array()?.get(text)?;
    let simulated = region["Instructions"].as_array()?.len();
    let mut used = vec![BTreeSet::new(); count];
    for usage in region["ResourcePressureView"]["ResourcePressureInfo"].as_array()? {
        let number = |key: &str| usize::try_from(usage[key].as_u64()?).ok();
        let (inst, resource) = (number("InstructionIndex")?, number("ResourceIndex")?);
        // The sum follows after the instructions.
        let last = simulated.checked_sub(count)?..simulated;
        if last.contains(&inst) && names.get(resource)?.is_some() {
            used[inst - last.start].insert(resource);
        }
    }
    let all: BTreeSet<usize> = used.iter().flatten().copied().collect();
    let place = |port: &usize| all.iter().position(|other| other == port);
    let used = used.iter().map(|ports| ports.iter().map(place).collect()).collect::<Option<_>>()?;
    let names = all.iter().map(|&port| names[port].clone()).collect::<Option<_>>()?;
    (simulated == count * COPIES && all.len() <= LETTERS.len()).then_some(Ports { names, used })
}

/// Returns the name of the port that a resource of a model stands for, or `None` for a group or a slot of the
/// dispatcher.
fn port_name(core: Core, resource: &str) -> Option<String> {
    // LLVM numbers the units of a resource by the character with this value.
    let (base, unit) = match resource.split_once('.') {
        Some((base, unit)) => (base, unit.chars().map(|unit| u32::from(unit).to_string()).collect()),
        None => (resource, String::new()),
    };
    match core.isa {
        Isa::X86_64 => Some(format!("p{}", base.strip_prefix("SPRPort")?.parse::<u8>().ok()?)),
        Isa::Aarch64 => Some(format!("{}{unit}", base.strip_prefix("V1Unit")?)),
        Isa::Ppc64le => ["ALU", "PM", "LS", "CY", "BR", "DIV", "DFU"].contains(&base).then(|| format!("{base}{unit}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kernel() -> Kernel {
        raddle_kernels::named(Isa::X86_64, "chacha20_xor_gpr").unwrap()
    }

    #[test]
    fn a_record_is_read_as_it_is_written() {
        let kernel = kernel();
        let excerpt = Excerpt::innermost_loop(&kernel);
        let used = (0..excerpt.insts.len()).map(|i| (0..i % 3).collect()).collect();
        let ports = Ports { names: vec!["p0".into(), "p5".into()], used };
        let line = ports.line(&kernel);
        assert_eq!(Ports::find(&line, &kernel, &excerpt), Some(ports));
        // The cases are another text, another number of instructions, and a port without a name.
        let mut other = kernel.clone();
        other.table.push(0);
        assert_eq!(Ports::find(&line, &other, &excerpt), None);
        assert_eq!(Ports::find(&line, &kernel, &Excerpt::whole(&kernel)), None);
        assert_eq!(Ports::find(&line.replace("p0,p5", "p0"), &kernel, &excerpt), None);
    }

    #[test]
    fn ports_have_short_names() {
        let name = |isa, resource| port_name(core(isa), resource);
        assert_eq!(name(Isa::X86_64, "SPRPort05").as_deref(), Some("p5"));
        assert_eq!(name(Isa::X86_64, "SPRPortInvalid"), None);
        assert_eq!(name(Isa::Aarch64, "V1UnitS.\u{1}").as_deref(), Some("S1"));
        assert_eq!(name(Isa::Ppc64le, "DISPx02.\u{0}"), None);
    }

    #[test]
    fn the_model_gives_every_instruction_a_port() {
        let Ok(analyzer) = Analyzer::find().inspect_err(|missing| println!("skipped: {missing}")) else { return };
        let ports = analyzer.ports(Isa::X86_64, &[&kernel()]).unwrap().remove(0);
        assert!(ports.used.iter().filter(|ports| !ports.is_empty()).count() * 10 > ports.used.len() * 9);
    }
}
