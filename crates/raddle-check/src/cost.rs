//! What a kernel costs by the model of a processor: `llvm-mca` on the loop in which it spends its time.
//!
//! For processors that are not at hand. A model knows pipelines, latencies and ports, and nothing of caches, of branch
//! prediction, or of what its author didn't know; where a processor is at hand, it is measured instead.

use std::io::Write;
use std::process::{Command, Stdio};

use raddle_isa::{Code, Isa, Kernel, Operand};
use raddle_kernels::chacha20::BLOCK;

use crate::encode::assemble::runs;

/// A processor as LLVM models it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Core {
    /// Its instruction set.
    pub isa: Isa,
    /// LLVM's name of it.
    pub name: &'static str,
}

impl Core {
    /// The processors that are asked. None of x86-64: LLVM 19 takes Zen 5 for a Zen 4, which is far from what is
    /// measured, and those who have an x86-64 can measure.
    pub const ALL: [Core; 6] = [
        Core { isa: Isa::Aarch64, name: "neoverse-n1" },
        Core { isa: Isa::Aarch64, name: "neoverse-v1" },
        Core { isa: Isa::Aarch64, name: "neoverse-v2" },
        Core { isa: Isa::Ppc64le, name: "pwr8" },
        Core { isa: Isa::Ppc64le, name: "pwr9" },
        Core { isa: Isa::Ppc64le, name: "pwr10" },
    ];

    /// Those of an instruction set.
    pub fn of(isa: Isa) -> impl Iterator<Item = Core> {
        Core::ALL.into_iter().filter(move |core| core.isa == isa)
    }
}

/// The most cycles that a block and double round of a kernel may take on a core: kernel, core, cycles.
pub const LIMITS: [(&str, &str, f64); 4] = [
    ("chacha20_xor_neon", "neoverse-v1", 8.5),
    ("chacha20_xor_neon", "neoverse-n1", 16.0),
    ("chacha20_xor_power8", "pwr8", 12.0),
    ("chacha20_xor_power8x4", "pwr8", 12.0),
];

/// What a kernel costs on a core.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cost {
    /// Blocks that are made at once.
    pub blocks: usize,
    /// Cycles in which each of them goes through a double round.
    pub double_round: f64,
    /// Instructions per cycle.
    pub ipc: f64,
}

impl Cost {
    /// Cycles per block and double round.
    pub fn per_block(&self) -> f64 {
        self.double_round / self.blocks as f64
    }
}

/// The loop over rounds of a kernel's main loop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rounds {
    /// One turn, with the jump back.
    pub text: String,
    /// Turns in one turn of the main loop.
    pub turns: usize,
    /// Blocks that a turn of the main loop makes.
    pub blocks: usize,
}

/// Double rounds that a block goes through.
const DOUBLE_ROUNDS: usize = 10;

impl Rounds {
    /// The loop over rounds in the loop that takes most of a message at once.
    pub fn of(kernel: &Kernel) -> Result<Rounds, String> {
        let mut found = None;
        find(&kernel.code, &mut found);
        let (bytes, (turns, rounds)) = found.ok_or_else(|| format!("{}: no loop over rounds", kernel.name))?;
        // Printed as a kernel of its own, without its return.
        let printed = Kernel { code: vec![rounds.clone()], ..kernel.clone() }.print();
        let text = printed.trim_end().rsplit_once('\n').map_or("", |(text, _return)| text);
        Ok(Rounds { text: format!("{text}\n"), turns, blocks: bytes / BLOCK })
    }
}

/// Looks for the loop over a message that asks for most bytes and has a loop over rounds.
fn find<'a>(code: &'a [Code], found: &mut Option<(usize, (usize, &'a Code))>) {
    for part in code {
        match part {
            Code::While { test, body, .. } => {
                // The test compares the length with what a turn takes.
                let bytes = test.iter().flat_map(|inst| &inst.args).find_map(immediate);
                let best = found.map_or(0, |(bytes, _)| bytes);
                *found = bytes.filter(|&bytes| bytes > best).zip(rounds(body)).or(*found);
            }
            Code::Skip { body, .. } | Code::Repeat { body, .. } => find(body, found),
            Code::Straight(_) | Code::Note(_) => {}
        }
    }
}

/// The first innermost loop, and how many turns it makes in all: what is before a loop ends by setting its count.
fn rounds(code: &[Code]) -> Option<(usize, &Code)> {
    let mut count = None;
    for part in code {
        match part {
            Code::Straight(strand) => {
                count = strand.insts().last().and_then(|inst| inst.args.iter().find_map(immediate))
            }
            Code::Repeat { body, .. } => {
                return match rounds(body) {
                    Some((turns, inner)) => Some((count? * turns, inner)),
                    None => Some((count?, part)),
                };
            }
            _ => {}
        }
    }
    None
}

fn immediate(operand: &Operand) -> Option<usize> {
    if let Operand::Imm(x) = operand { usize::try_from(*x).ok() } else { None }
}

/// LLVM's machine code analyzer.
#[derive(Clone, Copy, Debug)]
pub struct Analyzer(());

impl Analyzer {
    /// Another version has other models.
    const PROGRAM: &str = "llvm-mca-19";

    /// The analyzer, or what is missing.
    pub fn find() -> Result<Analyzer, String> {
        match runs(Self::PROGRAM) {
            true => Ok(Analyzer(())),
            false => Err(format!("{} is missing: apt-get install llvm-19", Self::PROGRAM)),
        }
    }

    /// What a kernel costs on a core.
    pub fn cost(self, kernel: &Kernel, core: Core) -> Result<Cost, String> {
        let Rounds { text, turns, blocks } = Rounds::of(kernel)?;
        // The difference of two runs leaves out how the pipelines are filled and emptied.
        let [few, many] = [100, 300];
        let (first, second) = (self.simulate(&text, core, few)?, self.simulate(&text, core, many)?);
        let cycles = second.cycles - first.cycles;
        let per_turn = cycles / (many - few) as f64;
        Ok(Cost {
            blocks,
            double_round: per_turn * turns as f64 / DOUBLE_ROUNDS as f64,
            ipc: (second.instructions - first.instructions) / cycles,
        })
    }

    fn simulate(self, text: &str, core: Core, iterations: usize) -> Result<Summary, String> {
        let triple = match core.isa {
            Isa::X86_64 => "x86_64-linux-gnu",
            Isa::Aarch64 => "aarch64-linux-gnu",
            Isa::Ppc64le => "powerpc64le-linux-gnu",
        };
        let failed = |error: std::io::Error| format!("{}: {error}", Self::PROGRAM);
        let mut process = Command::new(Self::PROGRAM)
            .args([format!("--mtriple={triple}"), format!("--mcpu={}", core.name)])
            .args([format!("--iterations={iterations}"), "--instruction-info=0".into(), "--resource-pressure=0".into()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        // It reads everything before it answers; a pipe that is closed early is a failure that it explains itself.
        _ = process.stdin.take().expect("a pipe").write_all(text.as_bytes());
        let output = process.wait_with_output().map_err(failed)?;
        if !output.status.success() {
            return Err(format!("{} for {}: {}", Self::PROGRAM, core.name, String::from_utf8_lossy(&output.stderr)));
        }
        Summary::read(&String::from_utf8_lossy(&output.stdout))
    }
}

/// What a simulation says.
#[derive(PartialEq, Debug)]
struct Summary {
    instructions: f64,
    cycles: f64,
}

impl Summary {
    fn read(output: &str) -> Result<Summary, String> {
        let value = |name: &str| {
            let line = output.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
            line.and_then(|value| value.trim().parse().ok())
                .ok_or_else(|| format!("{} names no {name}", Analyzer::PROGRAM))
        };
        Ok(Summary { instructions: value("Instructions")?, cycles: value("Total Cycles")? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kernel_that_a_core_is_for_has_its_rounds() {
        let kernels = [raddle_kernels::all(), raddle_kernels::candidates()].concat();
        for kernel in kernels.iter().filter(|kernel| Core::of(kernel.isa).next().is_some()) {
            let rounds = Rounds::of(kernel).unwrap();
            assert_eq!(rounds.turns, DOUBLE_ROUNDS, "{}", kernel.name);
            assert!(rounds.text.lines().count() >= 64, "{}: {}", kernel.name, rounds.text);
        }
    }

    #[test]
    fn the_main_loop_is_the_widest() {
        let rounds = |isa, name| Rounds::of(&raddle_kernels::named(isa, name).unwrap()).unwrap();
        assert_eq!(rounds(Isa::Aarch64, "chacha20_xor_gpr").blocks, 1);
        assert!(rounds(Isa::Aarch64, "chacha20_xor_neon").blocks > 4);
        assert_eq!(rounds(Isa::Ppc64le, "chacha20_xor_power8x4").blocks, 4);
        assert_eq!(rounds(Isa::Ppc64le, "chacha20_xor_power8").blocks, 8);
    }

    #[test]
    fn limits_name_kernels_and_cores() {
        for (kernel, core, _) in LIMITS {
            let core = Core::ALL.into_iter().find(|known| known.name == core).unwrap();
            assert!(raddle_kernels::named(core.isa, kernel).is_some(), "{kernel}");
        }
    }

    #[test]
    fn a_chain_costs_its_latency() {
        let Ok(analyzer) = Analyzer::find().inspect_err(|missing| println!("skipped: {missing}")) else { return };
        let core = Core { isa: Isa::Aarch64, name: "neoverse-v1" };
        let [few, many] = [100, 300].map(|n| analyzer.simulate("add x0, x0, x1\nadd x0, x0, x1\n", core, n).unwrap());
        assert_eq!((many.cycles - few.cycles, many.instructions), (400.0, 600.0));
        assert!(analyzer.simulate("no such instruction\n", core, 1).is_err());
    }

    #[test]
    fn summaries_are_read() {
        let output = "Iterations:        100\nInstructions:      300\nTotal Cycles:      203\nTotal uOps:        300\n";
        assert_eq!(Summary::read(output), Ok(Summary { instructions: 300.0, cycles: 203.0 }));
        assert!(Summary::read("").is_err());
    }
}
