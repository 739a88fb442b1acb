//! `cargo xtask prove`: proves every kernel and writes PROVED.txt.

use std::fmt::Write;
use std::fs;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use clap::Args;
use raddle_check::explore::{Property, Refusal};
use raddle_check::prove::{Proof, prove};
use raddle_kernels::Kernel;

use crate::{Result, tools};

/// Prove every kernel and write PROVED.txt.
#[derive(Args)]
pub(crate) struct Prove {
    /// Write nothing; fail where PROVED.txt is not what was proved.
    #[arg(long)]
    check: bool,
    /// Only kernels whose name contains this, candidates of the tuner included; writes nothing.
    #[arg(long)]
    only: Option<String>,
}

impl Prove {
    pub(crate) fn run(self) -> Result {
        let mut kernels = raddle_kernels::all();
        if let Some(part) = &self.only {
            kernels.extend(raddle_kernels::candidates());
            kernels.retain(|kernel| kernel.name.contains(part.as_str()));
        }
        let start = Instant::now();
        let results = prove_all(&kernels);
        let mut refused = Vec::new();
        let mut lines = Vec::new();
        for (kernel, (result, seconds)) in kernels.iter().zip(results) {
            match result {
                Ok(proof) => {
                    println!(
                        "proved  {:<8} {:<32} {:>6} paths {:>8} bytes {:>6.1} s",
                        kernel.isa, kernel.name, proof.paths, proof.bytes, seconds
                    );
                    // Both, or a line would say nothing of what was assumed and what was shown.
                    let hash = format!("{} {}", kernel.hash(), kernel.subject_hash(&proof.statement));
                    lines.extend(Property::ALL.map(|p| format!("{} {} {p} {hash}", kernel.isa, kernel.name)));
                    if let Some(ranges) = proof.ranges {
                        let ranges = ranges.describe();
                        println!("        {ranges}");
                        lines.push(format!("{} {} limbs {hash} {ranges}", kernel.isa, kernel.name));
                    }
                }
                Err(refusal) => {
                    println!("REFUSED {:<8} {:<32} {refusal}", kernel.isa, kernel.name);
                    refused.push(kernel.name);
                }
            }
        }
        println!("{} kernels in {:.1} s", kernels.len(), start.elapsed().as_secs_f64());
        if !refused.is_empty() {
            return Err(format!("not proved: {}", refused.join(", ")));
        }
        if self.only.is_some() {
            return Ok(());
        }
        lines.sort();
        let text = lines.into_iter().fold(HEADER.to_owned(), |mut text, line| {
            writeln!(text, "{line}").expect("a string");
            text
        });
        let path = tools::root().join("PROVED.txt");
        if !self.check {
            return fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()));
        }
        match fs::read_to_string(&path) {
            Ok(before) if before == text => Ok(()),
            _ => Err("PROVED.txt is not what was proved: run `cargo xtask prove`".into()),
        }
    }
}

const HEADER: &str = "# instruction set, kernel, property, SHA-256 of the printed text and the table,\n\
    # SHA-256 of contract, frame, calling convention and statement; for limbs their bounds.\n\
    # Written by `cargo xtask prove`; SOUNDNESS.md says what each property means.\n";

/// Proves kernels on all cores; the longest first, since they decide the time.
fn prove_all(kernels: &[Kernel]) -> Vec<(std::result::Result<Proof, Refusal>, f64)> {
    let mut order: Vec<usize> = (0..kernels.len()).collect();
    order.sort_by_key(|&i| std::cmp::Reverse(kernels[i].insts().len()));
    let next = AtomicUsize::new(0);
    let results = Mutex::new(vec![None; kernels.len()]);
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(&i) = order.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let start = Instant::now();
                    let result = prove(&kernels[i]);
                    let done = (result, start.elapsed().as_secs_f64());
                    results.lock().expect("no prover panics holding it")[i] = Some(done);
                }
            });
        }
    });
    let results = results.into_inner().expect("no prover panics holding it");
    results.into_iter().map(|result| result.expect("every kernel was tried")).collect()
}
