//! `cargo xtask confirm`: a second opinion on the proofs, by a solver of other authors.
//!
//! `solvers/confirm.py` asks Bitwuzla whether the goals of [`export`](crate::export) hold. What it says of each kernel is
//! written into `records/CONFIRMED.txt`. Kernels with planted faults must be refuted.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

use clap::Args;
use raddle_check::export::{Goals, goals};
use raddle_check::mutate::mutants;
use raddle_check::run::runs_right;
use raddle_isa::Isa;
use raddle_kernels::Kernel;
use serde::Deserialize;

use crate::export::{export, file_name, write};
use crate::prove::kernels;
use crate::{Result, files, jobs, tools, vectors};

/// Ask a solver by other authors about every kernel, and about kernels with planted faults.
#[derive(Args)]
pub(crate) struct Confirm {
    /// Fail where the record differs; otherwise it is written.
    #[arg(long)]
    check: bool,
    /// Only kernels whose name contains this, candidates of the tuner included; writes nothing.
    #[arg(long)]
    only: Option<String>,
    /// How many mutants of each of the kernels with planted faults.
    #[arg(long, default_value_t = 60)]
    mutants: usize,
}

const REQUIREMENTS: (&str, &str) = ("solvers/requirements.txt", "target/solvers");
const SCRIPT: &str = "solvers/confirm.py";
const RECORD: &str = "records/CONFIRMED.txt";

/// The kernels in which faults are planted: each instruction set and each algorithm that is confirmed.
const FAULTY: [(Isa, &str); 9] = [
    (Isa::X86_64, "chacha20_xor_avx512_row4"),
    (Isa::Aarch64, "chacha20_xor_gpr"),
    (Isa::Ppc64le, "chacha20_xor_power8x4"),
    (Isa::X86_64, "md5_blocks_gpr"),
    (Isa::Aarch64, "md5_blocks_gpr"),
    (Isa::X86_64, "sha256_blocks_sha"),
    (Isa::Ppc64le, "sha256_blocks_vsx"),
    (Isa::X86_64, "aes128_ctr_xor_aesni_x1"),
    (Isa::Ppc64le, "aes128_ctr_xor_vsx"),
];

/// Faults that the solver must refute, at least, of those planted without `--mutants`.
const REFUTED: usize = 200;

/// What the solver said about the goals of a file.
#[derive(Deserialize)]
struct Answer {
    file: String,
    /// By topic, how many goals there are, and how many are confirmed.
    topics: BTreeMap<String, (usize, usize)>,
    refuted: Vec<String>,
    open: Vec<String>,
    lemmas: usize,
    seconds: f64,
}

impl Confirm {
    pub(crate) fn run(self) -> Result {
        vectors::install(REQUIREMENTS.0, REQUIREMENTS.1)?;
        let start = Instant::now();
        let kernels = kernels(self.only.as_deref());
        let folder = tools::root().join("target/confirm");
        let exported = export(&kernels, &folder);
        let names: Vec<String> =
            kernels.iter().map(file_name).filter(|name| exported.iter().any(|(file, _)| file == name)).collect();
        let mut answers = ask(&folder, &names, false)?;
        answers.sort_by(|a, b| a.file.cmp(&b.file));
        let mut lines = Vec::new();
        let mut counts = [0; 2];
        for (kernel, said) in &exported {
            let line = match (said, answers.iter().find(|answer| answer.file == *kernel)) {
                (Ok(goals), Some(answer)) => {
                    let all: usize = answer.topics.values().map(|(all, _)| all).sum();
                    let confirmed: usize = answer.topics.values().map(|(_, confirmed)| confirmed).sum();
                    counts[0] += all;
                    counts[1] += confirmed;
                    println!("{kernel}: {} lemmas, {:.1} s", answer.lemmas, answer.seconds);
                    described(kernel, goals, answer, all, confirmed)
                }
                (Err(why), _) => format!("{kernel} not exported: {why}"),
                (Ok(_), None) => return Err(format!("{SCRIPT} says nothing of {kernel}")),
            };
            lines.push(line.replacen('-', " ", 1));
        }
        lines.sort();
        let [all, confirmed] = counts;
        println!("report: {confirmed} of {all} goals confirmed, {:.0} s", start.elapsed().as_secs_f64());
        if let Some(answer) = answers.iter().find(|answer| !answer.refuted.is_empty()) {
            return Err(format!("{}: the solver refutes {}", answer.file, answer.refuted.join("; ")));
        }
        if self.only.is_some() {
            println!("{}", lines.join("\n"));
            return self.plant();
        }
        self.plant()?;
        let text = format!("{HEADER}{}\n", lines.join("\n"));
        files::record(&tools::root().join(RECORD), &text, self.check, "confirm")
    }

    /// Plants faults in kernels. Of those that give wrong results when run the solver must refute each that can be exported;
    /// the others are refused before a solver is asked, for an access outside of a region as an example.
    fn plant(&self) -> Result {
        let folder = tools::root().join("target/confirm/faults");
        let is_asked = |name: &str| self.only.as_deref().is_none_or(|part| name.contains(part));
        let faulty = FAULTY.iter().filter(|(_, name)| is_asked(name));
        let wrong: Vec<(String, Kernel)> = faulty.flat_map(|&(isa, name)| faults(isa, name, self.mutants)).collect();
        let write = |(name, kernel): &(String, Kernel)| -> Result<bool> {
            let Ok(goals) = goals(kernel) else { return Ok(false) };
            write(&goals, &folder.join(format!("{name}.smt2")))?;
            Ok(true)
        };
        let written: Vec<bool> = jobs::each(jobs::cores(), &wrong, write).into_iter().collect::<Result<_>>()?;
        let names = wrong.iter().zip(&written).filter(|(_, written)| **written).map(|((name, _), _)| name.clone());
        let names: Vec<String> = names.collect();
        let answers = ask(&folder, &names, true)?;
        let missed: Vec<&str> = answers.iter().filter(|a| a.refuted.is_empty()).map(|a| a.file.as_str()).collect();
        let (wrong, refused, refuted) = (wrong.len(), wrong.len() - names.len(), names.len() - missed.len());
        println!("report: {refuted} of {wrong} planted faults refuted by the solver, {refused} refused before");
        if !missed.is_empty() {
            return Err(format!("wrong, and not refuted: {}", missed.join(", ")));
        }
        if refuted < REFUTED && self.only.is_none() && self.mutants >= 60 {
            return Err(format!("{refuted} faults are refuted, and {REFUTED} are wanted"));
        }
        Ok(())
    }
}

const HEADER: &str = "# instruction set, kernel: goals that a solver by other authors confirms, of all goals; by topic; whether\n\
    # loops over the message are taken by induction; bytes of results of which nothing is claimed here; goals left open.\n\
    # Written by `cargo xtask confirm`; SOUNDNESS.md says what it means.\n";

/// The line of a kernel.
fn described(kernel: &str, goals: &Goals, answer: &Answer, all: usize, confirmed: usize) -> String {
    let topics: Vec<String> = answer.topics.iter().map(|(topic, (all, _))| format!("{all} {topic}")).collect();
    let form = if goals.loops > 0 { "inductive" } else { "all lengths" };
    let mut line = format!("{kernel} {confirmed}/{all} bitwuzla, {form}: {}", topics.join(", "));
    if goals.unclaimed > 0 {
        line.push_str("; numbers and polynomials not claimed");
    }
    if !answer.open.is_empty() {
        let first: Vec<&str> = answer.open.iter().take(3).map(String::as_str).collect();
        write!(line, "; open: {}", first.join("; ")).expect("a string takes all");
    }
    line
}

/// Asks the solver about files in a folder; with `refute` about each until a goal is refuted.
fn ask(folder: &Path, names: &[String], refute: bool) -> Result<Vec<Answer>> {
    let share = names.len().div_ceil(jobs::cores()).max(1);
    // Neighbours are alike, and share lemmas; so each process gets a run of them.
    let shares: Vec<&[String]> = names.chunks(share).collect();
    let ask = |names: &&[String]| -> Result<Vec<Answer>> {
        let mut python = Command::new("python3");
        python.current_dir(tools::root()).env("PYTHONPATH", REQUIREMENTS.1).arg(SCRIPT);
        python.args(refute.then_some("--refute"));
        python.args(names.iter().map(|name| folder.join(format!("{name}.smt2"))));
        let lines = tools::output_of(&mut python)?;
        lines.lines().map(|line| serde_json::from_str(line).map_err(|error| format!("{SCRIPT}: {error}"))).collect()
    };
    let answers: Vec<Vec<Answer>> = jobs::each(jobs::cores(), &shares, ask).into_iter().collect::<Result<_>>()?;
    Ok(answers.into_iter().flatten().collect())
}

/// Mutants of a kernel that give wrong results when run, and a kernel with a wrong constant and one with less memory than it
/// uses, by names.
fn faults(isa: Isa, name: &str, count: usize) -> Vec<(String, Kernel)> {
    let kernel = raddle_kernels::named(isa, name).unwrap_or_else(|| panic!("there is no kernel {name}"));
    let all = mutants(&kernel);
    // An odd stride picks all kinds of change.
    let stride = (all.len() / count.max(1)).max(1) | 1;
    let mut faults: Vec<Kernel> = all.iter().step_by(stride).take(count).map(|mutant| mutant.of(&kernel)).collect();
    if let Some(byte) = kernel.table.len().checked_sub(1) {
        let mut wrong = kernel.clone();
        wrong.table[byte / 2] ^= 1;
        faults.push(wrong);
    }
    let (multiple, _) = kernel.contract.lengths();
    let lengths = [0, 1, 31, 64, 100, 191, 256, 517, 1087, 2200].map(|n: u64| (n - n % multiple) as usize);
    let is_right = |kernel: &Kernel| lengths.iter().all(|&len| runs_right(kernel, 1, len).is_ok());
    let wrong = faults.into_iter().enumerate().filter(|(_, fault)| !is_right(fault));
    wrong.map(|(i, fault)| (format!("{}-{i}", file_name(&kernel)), fault)).collect()
}
