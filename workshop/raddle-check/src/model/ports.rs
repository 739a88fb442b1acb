//! The ports on which the model of a core executes instructions.
//!
//! Drawings show these ports. [`Analyzer::ports`] asks llvm-mca for them.

use std::collections::BTreeSet;

use raddle_isa::Isa;
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

impl Analyzer {
    /// Returns the ports on which the core of an instruction set executes the instructions of an excerpt.
    pub fn ports(self, isa: Isa, excerpt: &Excerpt<'_>) -> Result<Ports, String> {
        let core = core(isa);
        let text = excerpt.text().repeat(COPIES);
        let output = self.ask_with_pressure(&[&text], core, &["--iterations=1", "--instruction-info=0", "--json"])?;
        let output: Value =
            serde_json::from_str(&output).map_err(|error| format!("ports on {}: {error}", core.name))?;
        read(&output, core, excerpt.insts.len()).ok_or_else(|| format!("ports on {}: another answer", core.name))
    }
}

/// Reads the ports of `count` instructions from an answer.
fn read(output: &Value, core: Core, count: usize) -> Option<Ports> {
    let resources = output["TargetInfo"]["Resources"].as_array()?;
    let names: Vec<Option<String>> =
        resources.iter().map(|name| Some(port_name(core, name.as_str()?))).collect::<Option<_>>()?;
    let region = output["CodeRegions"].as_array()?.first()?;
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
    (simulated == count * COPIES).then_some(Ports { names, used })
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
        let kernel = raddle_kernels::named(Isa::X86_64, "chacha20_xor_gpr").unwrap();
        let ports = analyzer.ports(Isa::X86_64, &Excerpt::innermost_loop(&kernel)).unwrap();
        assert!(ports.used.iter().filter(|ports| !ports.is_empty()).count() * 10 > ports.used.len() * 9);
    }
}
