//! The program that is printed, built and run.

use std::fmt::Write;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::Stdio;

use raddle_kernels::hash::Messages;
use raddle_kernels::{Kernel, Operation};

use super::cases::{self, Case};
use crate::{Result, generate, tools};

/// The program.
pub(super) struct Project {
    pub(super) folder: PathBuf,
}

/// What the program says.
#[derive(PartialEq, Debug)]
pub(super) enum Answer {
    /// A kernel differs from the specification.
    Wrong { kernel: String, length: usize },
    /// What was measured at one length.
    Times { length: usize, times: Vec<Times> },
}

/// Cycles of a kernel, one figure a round.
#[derive(PartialEq, Debug)]
pub(super) struct Times {
    pub(super) kernel: String,
    pub(super) cycles: Vec<f64>,
}

impl Project {
    pub(super) fn write(&self, kernels: &[Kernel], lengths: &[usize]) -> Result {
        // The same cycles as those of `raddle speed`.
        let clock = tools::root().join("crates/raddle-cli/src/speed/clock.rs");
        let clock = fs::read(&clock).map_err(|error| format!("{}: {error}", clock.display()))?;
        // As far as the program tries them.
        let longest = lengths.iter().copied().fold(8192, usize::max);
        let message = cases::messages(kernels, longest);
        self.file("Cargo.toml", MANIFEST.as_bytes())?;
        self.file("src/main.rs", include_bytes!("runner.rs"))?;
        self.file("src/clock.rs", &clock)?;
        self.file("src/message", &message)?;
        let Case { key_stream, results } = Case::of(&kernels[0].operation, &message[..longest]);
        self.file("src/key_stream", &key_stream)?;
        self.file("src/results", &results)?;
        self.file("src/kernels.rs", module(kernels).as_bytes())?;
        for kernel in kernels {
            self.file(&format!("src/{}.s", kernel.name), kernel.print().as_bytes())?;
            self.file(&format!("src/{}.state", kernel.name), &cases::state(kernel))?;
            self.file(&format!("src/{}.key", kernel.name), &cases::key(kernel))?;
            let states = cases::states(kernel, &message, longest);
            self.file(&format!("src/{}.states", kernel.name), &states)?;
        }
        Ok(())
    }

    /// Writes a file, if it isn't there already: cargo goes by the time.
    fn file(&self, path: &str, content: &[u8]) -> Result {
        let path = self.folder.join(path);
        if fs::read(&path).is_ok_and(|before| before == content) {
            return Ok(());
        }
        let failed = |error| format!("{}: {error}", path.display());
        fs::create_dir_all(path.parent().expect("a file lies in a folder")).map_err(failed)?;
        fs::write(&path, content).map_err(failed)
    }

    /// Builds and runs it, and hands on what it says as it comes.
    pub(super) fn run(&self, lengths: &[usize], seconds: f64, mut hear: impl FnMut(Answer)) -> Result {
        let mut cargo = tools::cargo("run");
        cargo.args(["--release", "--quiet", "--manifest-path"]).arg(self.folder.join("Cargo.toml"));
        cargo.arg("--target-dir").arg(self.folder.join("target"));
        cargo.arg("--").arg(seconds.to_string()).args(lengths.iter().map(usize::to_string));
        let failed = |error| format!("can't run cargo: {error}");
        let mut process = cargo.stdout(Stdio::piped()).spawn().map_err(failed)?;
        let mut times = Vec::new();
        for line in BufReader::new(process.stdout.take().expect("a pipe")).lines() {
            let line = line.map_err(failed)?;
            let words: Vec<_> = line.split(' ').collect();
            let number = |text: &str| text.parse().map_err(|_| format!("not understood: {line}"));
            match words[..] {
                ["wrong", kernel, length] => {
                    hear(Answer::Wrong { kernel: kernel.into(), length: number(length)? as usize });
                }
                ["time", kernel, ref cycles @ ..] => {
                    let cycles = cycles.iter().copied().map(number).collect::<Result<_>>()?;
                    times.push(Times { kernel: kernel.into(), cycles });
                }
                ["done", length] => {
                    let times = std::mem::take(&mut times);
                    hear(Answer::Times { length: number(length)? as usize, times });
                }
                _ => return Err(format!("not understood: {line}")),
            }
        }
        let status = process.wait().map_err(failed)?;
        if status.success() { Ok(()) } else { Err(format!("{}: {status}", self.folder.display())) }
    }
}

/// A workspace of its own.
const MANIFEST: &str = "[package]\nname = \"tune\"\nedition = \"2024\"\n\n[workspace]\n";

/// How the program calls kernels of an operation.
fn variant(operation: &Operation) -> &'static str {
    match operation {
        Operation::Chacha20Xor => "Xor",
        Operation::Poly1305Blocks { .. } => "Blocks",
        Operation::Chacha20Poly1305Begin { .. } => "Begin",
        Operation::Chacha20Poly1305Blocks { .. } => "Both",
        Operation::AesGcmBlocks { .. } => "Gcm",
        Operation::AesGcmFinish { .. } => "GcmFinish",
        Operation::Hash { messages: Messages::One, .. } => "Hash",
        Operation::Hash { .. } => "Hashes",
        other => panic!("{other} is not timed"),
    }
}

/// The module of the kernels.
fn module(kernels: &[Kernel]) -> String {
    let mut text = format!(
        "use crate::{{Aligned, Kernel, Run}};\n\n\
         pub(crate) const APART: usize = {};\n\
         pub(crate) static MESSAGE: &[u8] = include_bytes!(\"message\");\n\
         pub(crate) static KEY_STREAM: &[u8] = include_bytes!(\"key_stream\");\n\
         pub(crate) static RESULTS: &[u8] = include_bytes!(\"results\");\n\
         pub(crate) static KERNELS: [Kernel; {}] = [\n",
        cases::APART,
        kernels.len()
    );
    for kernel in kernels {
        let (name, (multiple, most)) = (kernel.name, kernel.contract.lengths());
        let run = variant(&kernel.operation);
        let messages = kernel.contract.messages().max(1);
        let most = most.unwrap_or(u64::MAX);
        writeln!(
            text,
            "    Kernel {{ name: \"{name}\", run: Run::{run}({name}::{name}), table: &{name}::TABLE.0, \
             state: include_bytes!(\"{name}.state\"), key: include_bytes!(\"{name}.key\"), \
             states: include_bytes!(\"{name}.states\"), messages: {messages}, multiple: {multiple}, most: {most} }},"
        )
        .expect("a string");
    }
    text += "];\n";
    for kernel in kernels {
        let (name, function) = (kernel.name, generate::function(kernel, generate::plain));
        write!(text, "\nmod {name} {{\n    use super::Aligned;\n\n{function}}}\n").expect("a string");
    }
    text
}

#[cfg(test)]
mod tests {
    use raddle_check::cosim::oracle;
    use raddle_isa::Isa;

    use super::*;

    /// The program is built and runs, and refuses to time a kernel that is wrong.
    #[test]
    #[cfg(target_arch = "x86_64")]
    fn what_is_wrong_is_not_timed() {
        for (kernel, row, length) in [
            ("chacha20_xor_gpr", "rol32", 64),
            ("poly1305_blocks_gpr", "adc64", 64),
            ("chacha20_poly1305_begin_avx512_row4", "rol32", 64),
            ("chacha20_poly1305_blocks_avx", "adc64", 1024),
            ("aes128_gcm_seal_blocks_aesni", "vaesenc", 1024),
            ("aes256_gcm_open_finish_aesni", "vpclmulqdq", 100),
            ("md5_blocks_gpr", "rol32", 64),
            ("sha256_streams_sha", "sha256rnds2", 128),
        ] {
            let right = raddle_kernels::named(Isa::X86_64, kernel).unwrap();
            if !right.features().is_subset(&oracle::features()) {
                println!("skipped: {kernel}, which this machine can't run");
                continue;
            }
            let mut wrong = Kernel { name: format!("{kernel}_wrong").leak(), ..right.clone() };
            let mut found = 0;
            wrong.edit(|inst| {
                found += (inst.row.name == row) as usize;
                if inst.row.name == row && found == 1 { Vec::new() } else { vec![inst.clone()] }
            });
            let project = Project { folder: tools::root().join("target/tune-test") };
            project.write(&[wrong, right], &[length]).unwrap();
            let mut answers = Vec::new();
            project.run(&[length], 0.0, |answer| answers.push(answer)).unwrap();
            assert!(matches!(&answers[0], Answer::Wrong { kernel, .. } if kernel.ends_with("_wrong")), "{answers:?}");
            let Answer::Times { length: timed, times } = &answers[1] else { panic!("{answers:?}") };
            assert_eq!((*timed, times.len()), (length, 1));
            assert_eq!(times[0].kernel, kernel);
            assert!(times[0].cycles.len() >= 5 && times[0].cycles.iter().all(|&cycles| cycles > 0.0));
        }
    }
}
