//! What a kernel costs by the model of a processor: `llvm-mca` on the loop in which it spends its time.
//!
//! For processors that are not at hand. A model knows pipelines, latencies and ports, and nothing of caches, of branch
//! prediction, or of what its author didn't know; where a processor is at hand, it is measured instead.

use std::io::Write;
use std::process::{Command, Stdio};

use raddle_isa::print::body;
use raddle_isa::{Code, Feature, Isa, Operand};
use raddle_kernels::chacha20::BLOCK;
use raddle_kernels::{Kernel, Operation};

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

    /// Those that can run a kernel.
    pub fn of(kernel: &Kernel) -> impl Iterator<Item = Core> {
        Core::ALL.into_iter().filter(|core| core.runs(kernel))
    }

    /// Whether it has all that a kernel needs.
    pub fn runs(self, kernel: &Kernel) -> bool {
        let needed = kernel.features();
        self.isa == kernel.isa && !self.lacks().iter().any(|feature| needed.contains(feature))
    }

    /// What it has not of all that kernels may need.
    fn lacks(self) -> &'static [Feature] {
        use Feature::*;
        match self.name {
            // Arm Neoverse N1 Technical Reference Manual, 1.4: it is of Armv8.2 without SHA3.
            "neoverse-n1" => &[NEON_SHA3],
            // Those of the sixth generation for desktops, which LLVM means by this name.
            "skylake" => &[AVX512F, AVX512VL, AVX512BW, AVX512DQ, AVX512IFMA, VAES, VPCLMULQDQ, SHA],
            _ => &[],
        }
    }
}

/// The most cycles that a kernel may take on a core: kernel, core, cycles for one of [`Cost::count`].
pub const LIMITS: [(&str, &str, f64); 25] = [
    ("chacha20_xor_neon", "neoverse-v1", 8.5),
    ("chacha20_xor_neon", "neoverse-n1", 16.0),
    ("poly1305_blocks_neon", "neoverse-v1", 0.32),
    ("poly1305_blocks_neon", "neoverse-n1", 0.64),
    ("chacha20_poly1305_blocks_neon", "neoverse-v1", 1.5),
    ("sha256_blocks_sha2", "neoverse-v1", 1.3),
    // Two messages at once take no more than 0.65 of the time of one after the other.
    ("sha256_streams_sha2", "neoverse-v1", 0.8),
    ("sha256_blocks_neon", "neoverse-v1", 5.2),
    ("sha256_lanes_neon_x8", "neoverse-v1", 2.8),
    ("md5_blocks_gpr", "neoverse-v1", 4.55),
    ("md5_lanes_neon_x16", "neoverse-v1", 0.7),
    ("chacha20_xor_power8", "pwr8", 12.0),
    ("chacha20_xor_power8x4", "pwr8", 12.0),
    ("poly1305_blocks_gprx4", "pwr8", 1.0),
    ("chacha20_poly1305_blocks_vsx", "pwr8", 2.3),
    ("aes128_gcm_seal_blocks_neon", "neoverse-v1", 0.5),
    ("aes128_gcm_open_blocks_neon", "neoverse-v1", 0.5),
    ("aes128_gcm_seal_blocks_vsx", "pwr8", 0.86),
    ("aes128_gcm_open_blocks_vsx", "pwr8", 0.86),
    ("sha256_blocks_vsx", "pwr8", 8.4),
    ("sha256_lanes_vsx_x4", "pwr8", 2.5),
    ("sha256_lanes_vsx_x8", "pwr8", 2.4),
    ("md5_blocks_vsx", "pwr8", 8.3),
    ("md5_lanes_vsx_x8", "pwr8", 1.4),
    ("md5_lanes_vsx_x16", "pwr8", 1.2),
];

/// What a kernel costs on a core.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cost {
    /// Of a cipher alone, blocks that are made at once; of others, bytes that a turn of the main loop takes, of all
    /// messages.
    pub count: usize,
    /// Cycles in which each of the blocks goes through a double round, or cycles of the turn.
    pub cycles: f64,
    /// Instructions per cycle.
    pub ipc: f64,
}

impl Cost {
    /// Cycles for one block and double round, or one byte.
    pub fn each(&self) -> f64 {
        self.cycles / self.count as f64
    }
}

/// What is asked about: the loop over rounds in the main loop of a cipher, or all of the main loop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subject {
    /// Texts, and how often each is run for what [`Cost::cycles`] counts, where that is divided by the last.
    pub parts: Vec<(String, usize)>,
    /// What the runs are divided by.
    pub share: usize,
    /// See [`Cost::count`].
    pub count: usize,
}

/// Double rounds that a block goes through.
const DOUBLE_ROUNDS: usize = 10;

impl Subject {
    /// That of a kernel, unless it has no loop over a message.
    pub fn of(kernel: &Kernel) -> Option<Subject> {
        let (bytes, turn) = main_loop(&kernel.code)?;
        // Of each message, where there are many.
        let bytes = bytes * kernel.contract.messages().max(1);
        let (mut straight, mut loops) = (Vec::new(), Vec::new());
        split(turn, 1, &mut straight, &mut loops);
        let text = |code: &[Code]| body(kernel.isa, code);
        let parts: Vec<_> = loops.into_iter().map(|(part, turns)| (text(&[part]), turns)).collect();
        if matches!(kernel.operation, Operation::Chacha20Xor) {
            return Some(Subject { parts, share: DOUBLE_ROUNDS, count: bytes / BLOCK });
        }
        let all = [(text(&straight), 1)].into_iter().chain(parts).collect();
        Some(Subject { parts: all, share: 1, count: bytes })
    }
}

/// The loop over a message that asks for most bytes, and how many these are.
pub(crate) fn main_loop(code: &[Code]) -> Option<(usize, &[Code])> {
    let found = code.iter().filter_map(|part| match part {
        // The test compares the length with what a turn takes.
        Code::While { test, body, .. } => {
            let bytes = test.iter().flat_map(|inst| &inst.args).find_map(immediate)?;
            Some((bytes, &body[..]))
        }
        Code::Skip { body, .. } | Code::Repeat { body, .. } => main_loop(body),
        Code::Straight(_) | Code::Note(_) => None,
    });
    found.max_by_key(|(bytes, _)| *bytes)
}

/// The innermost loops of a body, each with how many turns it makes in all, and what is around them. What is before a
/// loop ends by setting its count.
fn split(code: &[Code], times: usize, straight: &mut Vec<Code>, loops: &mut Vec<(Code, usize)>) {
    let mut count = 1;
    for part in code {
        match part {
            Code::Straight(strand) => {
                count = strand.insts().last().and_then(|inst| inst.args.iter().find_map(immediate)).unwrap_or(1);
                straight.extend(std::iter::repeat_n(part.clone(), times));
            }
            Code::Repeat { body, .. } if body.iter().any(|part| matches!(part, Code::Repeat { .. })) => {
                split(body, times * count, straight, loops);
            }
            Code::Repeat { .. } => loops.push((part.clone(), times * count)),
            Code::While { body, .. } | Code::Skip { body, .. } => split(body, times, straight, loops),
            Code::Note(_) => {}
        }
    }
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

    /// What a kernel costs on a core, if it has a loop over a message.
    pub fn cost(self, kernel: &Kernel, core: Core) -> Result<Option<Cost>, String> {
        let Some(Subject { parts, share, count }) = Subject::of(kernel) else { return Ok(None) };
        // The difference of two runs leaves out how the pipelines are filled and emptied.
        let [few, many] = [100, 300];
        let (mut cycles, mut instructions) = (0.0, 0.0);
        for (text, times) in parts {
            let (first, second) = (self.simulate(&text, core, few)?, self.simulate(&text, core, many)?);
            let turns = (many - few) as f64 / times as f64;
            cycles += (second.cycles - first.cycles) / turns;
            instructions += (second.instructions - first.instructions) / turns;
        }
        Ok(Some(Cost { count, cycles: cycles / share as f64, ipc: instructions / cycles }))
    }

    fn simulate(self, text: &str, core: Core, iterations: usize) -> Result<Summary, String> {
        Summary::read(&self.ask(text, core, &[&format!("--iterations={iterations}"), "--instruction-info=0"])?)
    }

    /// The latency of each instruction of a text.
    pub fn latencies(self, text: &str, core: Core) -> Result<Vec<u32>, String> {
        let output = self.ask(text, core, &["--iterations=1", "--instruction-info", "--summary-view=0"])?;
        // A line for each instruction below those that explain the columns: micro-operations, latency, …
        let lines = output.lines().skip_while(|line| !line.starts_with("[1]    [2]")).skip(1);
        let latency = |line: &str| line.split_whitespace().nth(1).and_then(|column| column.parse().ok());
        let latencies: Vec<u32> = lines.map_while(latency).collect();
        match latencies.len() == text.lines().count() {
            true => Ok(latencies),
            false => Err(format!("{} for {} lists {} instructions", Self::PROGRAM, core.name, latencies.len())),
        }
    }

    fn ask(self, text: &str, core: Core, args: &[&str]) -> Result<String, String> {
        self.ask_with_pressure(text, core, &[args, &["--resource-pressure=0"]].concat())
    }

    /// Asks about a text. The answer says what each instruction uses, unless the arguments turn that off.
    pub(crate) fn ask_with_pressure(self, text: &str, core: Core, args: &[&str]) -> Result<String, String> {
        let triple = match core.isa {
            Isa::X86_64 => "x86_64-linux-gnu",
            Isa::Aarch64 => "aarch64-linux-gnu",
            Isa::Ppc64le => "powerpc64le-linux-gnu",
        };
        let failed = |error: std::io::Error| format!("{}: {error}", Self::PROGRAM);
        let mut process = Command::new(Self::PROGRAM)
            .args([format!("--mtriple={triple}"), format!("--mcpu={}", core.name)])
            // Cryptography is optional to licensees of Arm, and LLVM gives it to some cores and not to others.
            .args((core.isa == Isa::Aarch64).then_some("--mattr=+aes,+sha2,+sha3"))
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        // It reads everything before it answers; a pipe that is closed early is a failure that it explains itself.
        let syntax = if core.isa == Isa::X86_64 { ".intel_syntax noprefix\n" } else { "" };
        _ = process.stdin.take().expect("a pipe").write_all([syntax, text].concat().as_bytes());
        let output = process.wait_with_output().map_err(failed)?;
        if !output.status.success() {
            return Err(format!("{} for {}: {}", Self::PROGRAM, core.name, String::from_utf8_lossy(&output.stderr)));
        }
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
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
    fn every_cipher_that_a_core_is_for_has_its_rounds() {
        let kernels = [raddle_kernels::all(), raddle_kernels::candidates()].concat();
        let ciphers = kernels.iter().filter(|kernel| kernel.operation == Operation::Chacha20Xor);
        for kernel in ciphers.filter(|kernel| Core::of(kernel).next().is_some()) {
            let subject = Subject::of(kernel).unwrap();
            let [(text, turns)] = &subject.parts[..] else { panic!("{}: {subject:?}", kernel.name) };
            assert_eq!(*turns, DOUBLE_ROUNDS, "{}", kernel.name);
            assert!(text.lines().count() >= 64, "{}: {text}", kernel.name);
        }
    }

    #[test]
    fn the_main_loop_is_the_widest() {
        let count = |isa, name| Subject::of(&raddle_kernels::named(isa, name).unwrap()).unwrap().count;
        assert_eq!(count(Isa::Aarch64, "chacha20_xor_gpr"), 1);
        assert!(count(Isa::Aarch64, "chacha20_xor_neon") > 4);
        assert_eq!(count(Isa::Ppc64le, "chacha20_xor_power8x4"), 4);
        assert_eq!(count(Isa::Ppc64le, "chacha20_xor_power8"), 8);
        assert_eq!(count(Isa::Aarch64, "poly1305_blocks_gpr"), 16);
        assert_eq!(count(Isa::Aarch64, "sha256_blocks_sha2"), 64);
        assert_eq!(count(Isa::Aarch64, "sha256_streams_sha2"), 2 * 64);
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

    /// LLVM has to be asked for it.
    #[test]
    fn cores_have_cryptography() {
        let Ok(analyzer) = Analyzer::find().inspect_err(|missing| println!("skipped: {missing}")) else { return };
        for core in Core::ALL {
            let text = match core.isa {
                Isa::Aarch64 => "aese v0.16b, v1.16b\nsha256h q0, q1, v2.4s\n",
                _ => "vcipher 0, 0, 1\nvshasigmaw 0, 1, 0, 15\n",
            };
            assert!(analyzer.simulate(text, core, 1).is_ok(), "{core:?}");
        }
    }

    #[test]
    fn summaries_are_read() {
        let output = "Iterations:        100\nInstructions:      300\nTotal Cycles:      203\nTotal uOps:        300\n";
        assert_eq!(Summary::read(output), Ok(Summary { instructions: 300.0, cycles: 203.0 }));
        assert!(Summary::read("").is_err());
    }
}
