//! Estimates the cost of a kernel with the model of a processor: `llvm-mca` simulates the loop in which the kernel
//! spends its time.
//!
//! The estimates are for processors that are not available. A model knows pipelines, latencies and ports, but no
//! caches, no branch prediction, and nothing that its author didn't know. We measure an available processor instead.

use std::collections::BTreeMap;
use std::io::Write;
use std::process::{Command, Stdio};

use raddle_isa::{Fault, Inst, Isa};
use raddle_kernels::Kernel;

use super::iteration::{call, main_loop_bytes, main_loop_iteration};
use crate::encode::assemble::runs;

pub use raddle_kernels::model::Core;

/// The maximum cycles per byte of a kernel on a core.
pub const LIMITS: [(&str, &str, f64); 16] = [
    ("chacha20_xor_neon", "neoverse-v1", 1.25),
    ("chacha20_xor_neon", "neoverse-n1", 2.0),
    ("poly1305_blocks_neon", "neoverse-v1", 0.32),
    ("poly1305_blocks_neon", "neoverse-n1", 0.64),
    ("chacha20_poly1305_blocks_neon", "neoverse-v1", 1.5),
    ("sha256_blocks_sha2", "neoverse-v1", 1.3),
    // Two messages at once take at most 0.65 of the time of two in sequence.
    ("sha256_streams_sha2", "neoverse-v1", 0.8),
    ("sha256_blocks_neon", "neoverse-v1", 5.2),
    ("sha256_lanes_neon_x8", "neoverse-v1", 2.8),
    ("md5_blocks_gpr", "neoverse-v1", 4.55),
    ("md5_lanes_neon_x16", "neoverse-v1", 0.7),
    ("aes128_gcm_seal_blocks_neon", "neoverse-v1", 0.5),
    ("aes128_gcm_open_blocks_neon", "neoverse-v1", 0.5),
    ("aes128_gcm_seal_blocks_vsx", "pwr8", 0.86),
    ("aes128_gcm_open_blocks_vsx", "pwr8", 0.86),
    ("sha256_blocks_vsx", "pwr8", 8.4),
];

/// The cost of a kernel on a core.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cost {
    /// The bytes that an iteration of the main loop processes, in all messages together.
    pub bytes: usize,
    /// The cycles of the iteration.
    pub cycles: f64,
    /// Instructions per cycle.
    pub ipc: f64,
}

impl Cost {
    /// Returns the cycles per byte.
    pub fn each(&self) -> f64 {
        self.cycles / self.bytes as f64
    }
}

/// The subject of an estimate: an iteration of the main loop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subject {
    /// The instructions in the order of execution, with inner loops unrolled.
    pub text: String,
    /// See [`Cost::bytes`].
    pub bytes: usize,
}

impl Subject {
    /// Returns the subject of a kernel, or `None` if the kernel has no loop over a message.
    pub fn of(kernel: &Kernel) -> Result<Option<Subject>, String> {
        let Some(bytes) = Subject::bytes_of(kernel) else { return Ok(None) };
        let failed = |fault: Fault| format!("{}: {fault}", kernel.name);
        let iteration = main_loop_iteration(kernel).map_err(failed)?.into_iter().flat_map(|(_, executed)| executed);
        Ok(Some(Subject { text: text(iteration), bytes }))
    }

    /// Returns the bytes that an iteration of a kernel's main loop processes, in all messages together.
    pub fn bytes_of(kernel: &Kernel) -> Option<usize> {
        main_loop_bytes(&kernel.code).map(|bytes| bytes * kernel.contract.messages().max(1))
    }
}

fn text(executed: impl IntoIterator<Item = Inst>) -> String {
    executed.into_iter().map(|inst| format!("{inst}\n")).collect()
}

/// The number of instructions that fill the pipelines of every core.
const FILLING: usize = 4000;

/// The machine code analyser of LLVM.
#[derive(Clone, Copy, Debug)]
pub struct Analyzer(());

impl Analyzer {
    /// The version is fixed, because others have other models.
    const PROGRAM: &str = "llvm-mca-19";

    /// Finds the analyser. The error says what is missing.
    pub fn find() -> Result<Analyzer, String> {
        match runs(Self::PROGRAM) {
            true => Ok(Analyzer(())),
            false => Err(format!("{} is missing: apt-get install llvm-19", Self::PROGRAM)),
        }
    }

    /// Returns the costs of subjects on a core, in their order.
    pub fn costs(self, subjects: &[&Subject], core: Core) -> Result<Vec<Cost>, String> {
        let few = |subject: &Subject| (FILLING / subject.text.lines().count().max(1)).clamp(2, 100);
        let mut groups = BTreeMap::<_, Vec<_>>::new();
        for (i, subject) in subjects.iter().enumerate() {
            groups.entry(few(subject)).or_default().push(i);
        }
        let mut costs = vec![None; subjects.len()];
        for (few, group) in groups {
            let texts: Vec<_> = group.iter().map(|&i| &*subjects[i].text).collect();
            // The difference of two runs excludes the time to fill and empty the pipelines.
            let many = 3 * few;
            let (first, second) = (self.simulate(&texts, core, few)?, self.simulate(&texts, core, many)?);
            for (i, (first, second)) in group.into_iter().zip(first.iter().zip(second)) {
                let cycles = (second.cycles - first.cycles) / (many - few) as f64;
                let instructions = (second.instructions - first.instructions) / (many - few) as f64;
                costs[i] = Some(Cost { bytes: subjects[i].bytes, cycles, ipc: instructions / cycles });
            }
        }
        Ok(costs.into_iter().map(|cost| cost.expect("each is in a group")).collect())
    }

    /// Returns the cycles of a single call for a message of `bytes` bytes, including the code around the loop. Nothing
    /// else runs in parallel.
    pub fn call(self, kernel: &Kernel, core: Core, bytes: usize) -> Result<f64, String> {
        let executed = call(kernel, bytes).map_err(|fault| format!("{}: {fault}", kernel.name))?;
        Ok(self.simulate(&[&text(executed)], core, 1)?[0].cycles)
    }

    /// Simulates each text separately, beginning with empty pipelines.
    fn simulate(self, texts: &[&str], core: Core, iterations: usize) -> Result<Vec<Summary>, String> {
        let output = self.ask(texts, core, &[&format!("--iterations={iterations}"), "--instruction-info=0"])?;
        Summary::all(&output).filter(|summaries| summaries.len() == texts.len()).ok_or_else(|| {
            format!("{} for {} reports nothing about some of {} texts", Self::PROGRAM, core.name, texts.len())
        })
    }

    fn ask(self, texts: &[&str], core: Core, args: &[&str]) -> Result<String, String> {
        self.ask_with_pressure(texts, core, &[args, &["--resource-pressure=0"]].concat())
    }

    /// Asks about several texts in one run, because starting the analyser takes as long as simulating a text. The
    /// answer shows the resources of each instruction, unless the arguments turn that off.
    pub(crate) fn ask_with_pressure(self, texts: &[&str], core: Core, args: &[&str]) -> Result<String, String> {
        let triple = match core.isa {
            Isa::X86_64 => "x86_64-linux-gnu",
            Isa::Aarch64 => "aarch64-linux-gnu",
            Isa::Ppc64le => "powerpc64le-linux-gnu",
        };
        let failed = |error: std::io::Error| format!("{}: {error}", Self::PROGRAM);
        let mut process = Command::new(Self::PROGRAM)
            .args([format!("--mtriple={triple}"), format!("--mcpu={}", core.name)])
            // Cryptography is optional for Arm's licensees. LLVM gives it to only some cores, so we add it.
            .args((core.isa == Isa::Aarch64).then_some("--mattr=+aes,+sha2,+sha3"))
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        // The program reads everything before it answers. If the program closes its input early, it explains the
        // failure itself.
        let syntax = if core.isa == Isa::X86_64 { ".intel_syntax noprefix\n" } else { "" };
        let regions: String = texts.iter().map(|text| format!("# LLVM-MCA-BEGIN\n{text}\n# LLVM-MCA-END\n")).collect();
        _ = process.stdin.take().expect("a pipe").write_all([syntax, &regions].concat().as_bytes());
        let output = process.wait_with_output().map_err(failed)?;
        if !output.status.success() {
            return Err(format!("{} for {}: {}", Self::PROGRAM, core.name, String::from_utf8_lossy(&output.stderr)));
        }
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }
}

/// The summary of a simulation.
#[derive(PartialEq, Debug)]
struct Summary {
    instructions: f64,
    cycles: f64,
}

impl Summary {
    /// Returns the summary of each text, in their order.
    fn all(output: &str) -> Option<Vec<Summary>> {
        let values = |name: &str| -> Option<Vec<f64>> {
            let lines = output.lines().filter_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
            lines.map(|value| value.trim().parse().ok()).collect()
        };
        let (instructions, cycles) = (values("Instructions")?, values("Total Cycles")?);
        let summary = |(instructions, cycles)| Summary { instructions, cycles };
        (instructions.len() == cycles.len()).then(|| instructions.into_iter().zip(cycles).map(summary).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inner_loops_run_as_often_as_they_do() {
        let count = |isa, name, row: &str| {
            let subject = Subject::of(&raddle_kernels::named(isa, name).unwrap()).unwrap().unwrap();
            subject.text.lines().filter(|line| line.split(' ').next() == Some(row)).count()
        };
        // A double round has eight quarter rounds of four rotations; a round of SHA-256 rotates six times.
        assert_eq!(count(Isa::X86_64, "chacha20_xor_gpr", "rol"), 10 * 8 * 4);
        assert_eq!(count(Isa::X86_64, "sha256_blocks_avx2", "rorx"), 2 * 64 * 6);
        assert_eq!(count(Isa::Aarch64, "chacha20_xor_gpr", "ror"), 10 * 8 * 4);
    }

    #[test]
    fn the_main_loop_is_the_widest() {
        let bytes = |isa, name| Subject::bytes_of(&raddle_kernels::named(isa, name).unwrap()).unwrap();
        assert_eq!(bytes(Isa::Aarch64, "chacha20_xor_gpr"), 64);
        assert_eq!(bytes(Isa::X86_64, "chacha20_xor_avx512x32"), 32 * 64);
        assert_eq!(bytes(Isa::Ppc64le, "aes128_ctr_xor_vsx"), 8 * 16);
        assert_eq!(bytes(Isa::Aarch64, "poly1305_blocks_gpr"), 16);
        assert_eq!(bytes(Isa::Aarch64, "sha256_blocks_sha2"), 64);
        assert_eq!(bytes(Isa::Aarch64, "sha256_streams_sha2"), 2 * 64);
        assert_eq!(bytes(Isa::X86_64, "md5_lanes_avx512_x64"), 64 * 64);
    }

    /// The step from one block to two takes as many more instructions as the step from two blocks to three.
    #[test]
    fn a_call_runs_what_its_length_asks_for() {
        let kernel = raddle_kernels::named(Isa::X86_64, "poly1305_blocks_bmi2").unwrap();
        let [none, one, two, three] = [0, 16, 32, 48].map(|bytes| call(&kernel, bytes).unwrap().len());
        assert!(0 < none && none < one && two - one == three - two);
        let Ok(analyzer) = Analyzer::find().inspect_err(|missing| println!("skipped: {missing}")) else { return };
        let core = Core::named("znver4").unwrap();
        let [short, long] = [16, 1024].map(|bytes| analyzer.call(&kernel, core, bytes).unwrap());
        assert!(short > 10.0 && long > 10.0 * short, "{short} {long}");
    }

    #[test]
    fn limits_name_kernels_and_cores() {
        for (kernel, core, _) in LIMITS {
            let core = Core::named(core).unwrap();
            assert!(raddle_kernels::named(core.isa, kernel).is_some(), "{kernel}");
        }
    }

    #[test]
    fn a_chain_costs_its_latency() {
        let Ok(analyzer) = Analyzer::find().inspect_err(|missing| println!("skipped: {missing}")) else { return };
        let core = Core { isa: Isa::Aarch64, name: "neoverse-v1" };
        let text = "add x0, x0, x1\nadd x0, x0, x1\n";
        let [few, many] = [100, 300].map(|n| analyzer.simulate(&[text, "nop", text], core, n).unwrap());
        // A text is not affected by the text next to it.
        assert!(few.len() == 3 && few[0] == few[2] && few[0].cycles > few[1].cycles);
        assert_eq!((many[0].cycles - few[0].cycles, many[0].instructions), (400.0, 600.0));
        assert!(analyzer.simulate(&[text, "no such instruction\n"], core, 1).is_err());
        // The analyser doesn't answer about an empty text.
        assert!(analyzer.simulate(&[text, ""], core, 1).is_err());
    }

    /// LLVM enables cryptography only on request.
    #[test]
    fn cores_have_cryptography() {
        let Ok(analyzer) = Analyzer::find().inspect_err(|missing| println!("skipped: {missing}")) else { return };
        for core in Core::ALL {
            let text = match core.isa {
                Isa::X86_64 => "aesenc xmm0, xmm1\npclmulqdq xmm0, xmm1, 0\n",
                Isa::Aarch64 => "aese v0.16b, v1.16b\nsha256h q0, q1, v2.4s\n",
                Isa::Ppc64le => "vcipher 0, 0, 1\nvshasigmaw 0, 1, 0, 15\n",
            };
            assert!(analyzer.simulate(&[text], core, 1).is_ok(), "{core:?}");
        }
    }

    #[test]
    fn summaries_are_read() {
        let output = "Iterations:        100\nInstructions:      300\nTotal Cycles:      203\nTotal uOps:        300\n";
        let summary = || Summary { instructions: 300.0, cycles: 203.0 };
        assert_eq!(Summary::all(&output.repeat(2)), Some(vec![summary(), summary()]));
        assert_eq!(Summary::all(""), Some(vec![]));
        assert_eq!(Summary::all(&output.replace("Total Cycles", "Cycles")), None);
        assert_eq!(Summary::all(&output.replace("203", "many")), None);
    }
}
