//! `cargo xtask prove`: proves every kernel and writes PROVED.txt.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use clap::Args;
use raddle_check::explore::Property;
use raddle_check::program::{sequential, steps, woven};
use raddle_check::prove::{Proof, prove};
use raddle_check::statement;
use raddle_isa::Isa;
use raddle_isa::canonical::sha256;
use raddle_kernels::Kernel;

use crate::{Result, tools, trusted};

/// Prove every kernel and write PROVED.txt.
#[derive(Args)]
pub(crate) struct Prove {
    /// Write nothing; fail where PROVED.txt is not what was proved.
    #[arg(long)]
    check: bool,
    /// Prove anew what was proved before: else a proof is kept under `target/proofs` until its kernel, its statement or the
    /// prover changes.
    #[arg(long)]
    cold: bool,
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
        let prover = prover()?;
        let results = on_all_cores(&kernels, |kernel| self.shown(kernel, &prover));
        let mut refused = Vec::new();
        let mut lines = Vec::new();
        for (kernel, (result, seconds)) in kernels.iter().zip(results) {
            match result {
                Ok(Shown { paths, bytes, statement, ranges }) => {
                    println!(
                        "proved  {:<8} {:<32} {paths:>6} paths {bytes:>8} bytes {seconds:>6.1} s",
                        kernel.isa, kernel.name
                    );
                    // Both, or a line would say nothing of what was assumed and what was shown.
                    let hash = format!("{} {}", kernel.hash(), kernel.subject_hash(&statement));
                    lines.extend(Property::ALL.map(|p| format!("{} {} {p} {hash}", kernel.isa, kernel.name)));
                    if !ranges.is_empty() {
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

impl Prove {
    /// The proof of a kernel: one that was kept, or a new one.
    fn shown(&self, kernel: &Kernel, prover: &str) -> Result<Shown> {
        let kept = kept(kernel, prover)?;
        if let Some(shown) = Shown::read(&kept).filter(|_| !self.cold) {
            return Ok(shown);
        }
        let shown = Shown::of(prove(kernel).map_err(|refusal| refusal.to_string())?);
        shown.write(&kept)?;
        Ok(shown)
    }
}

const HEADER: &str = "# instruction set, kernel, property, SHA-256 of the printed text and the table,\n\
    # SHA-256 of contract, frame, calling convention and statement; for limbs their bounds.\n\
    # Written by `cargo xtask prove`; SOUNDNESS.md says what each property means.\n";

/// What a proof showed, as far as it is printed.
#[derive(Clone)]
struct Shown {
    paths: usize,
    bytes: usize,
    statement: String,
    /// Empty where there are none.
    ranges: String,
}

impl Shown {
    fn of(proof: Proof) -> Shown {
        let Proof { paths, bytes, statement, ranges, .. } = proof;
        Shown { paths, bytes, statement, ranges: ranges.map(|ranges| ranges.describe()).unwrap_or_default() }
    }

    /// What was kept of an earlier proof.
    fn read(path: &Path) -> Option<Shown> {
        let text = fs::read_to_string(path).ok()?;
        let [paths, bytes, statement, ranges] = text.lines().collect::<Vec<_>>()[..] else { return None };
        let (paths, bytes) = (paths.parse().ok()?, bytes.parse().ok()?);
        Some(Shown { paths, bytes, statement: statement.into(), ranges: ranges.into() })
    }

    /// Keeps it: all of it or nothing.
    fn write(&self, path: &Path) -> Result {
        let Shown { paths, bytes, statement, ranges } = self;
        let failed = |error: std::io::Error| format!("{}: {error}", path.display());
        let unfinished = path.with_extension("unfinished");
        fs::create_dir_all(path.parent().expect("a folder")).map_err(failed)?;
        fs::write(&unfinished, format!("{paths}\n{bytes}\n{statement}\n{ranges}\n")).map_err(failed)?;
        fs::rename(&unfinished, path).map_err(failed)
    }
}

/// A digest of all that proves: the instructions, the prover, what is specified, and the versions of what they use.
fn prover() -> Result<String> {
    let root = tools::root();
    let mut sources = Vec::new();
    for place in ["crates/raddle-isa/src", "crates/raddle-check/src", "crates/raddle-kernels/src", "Cargo.lock"] {
        sources.extend(trusted::files(root, place)?);
    }
    // The kernels themselves are what is proved.
    let kernels = |path: &PathBuf| Isa::ALL.iter().any(|isa| path.iter().any(|part| *part == *isa.to_string()));
    sources.retain(|path| !path.starts_with(root.join("crates/raddle-kernels/src")) || !kernels(path));
    sources.sort();
    let mut pieces = Vec::new();
    for path in sources {
        let content = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        pieces.push(sha256(&[path.to_string_lossy().as_bytes(), &[0], &content]));
    }
    Ok(sha256(&[pieces.concat().as_bytes()]))
}

/// Where the proof of a kernel is kept: the name says of what, by whom. The order of its strands is a part of it, which
/// the printed text does not tell.
fn kept(kernel: &Kernel, prover: &str) -> Result<PathBuf> {
    let statement = statement::describe(kernel);
    let orders = [woven, sequential].map(|order| format!("{:?}", steps(kernel, order)));
    let subject = [prover, &kernel.hash(), &kernel.subject_hash(&statement), &orders.concat()].join("\n");
    Ok(tools::root().join("target/proofs").join(sha256(&[subject.as_bytes()])))
}

/// Does something with each kernel, on all cores; the longest first, since they decide the time.
fn on_all_cores<T: Clone + Send>(kernels: &[Kernel], work: impl Fn(&Kernel) -> T + Sync) -> Vec<(T, f64)> {
    let mut order: Vec<usize> = (0..kernels.len()).collect();
    order.sort_by_key(|&i| std::cmp::Reverse(kernels[i].insts().len()));
    let next = AtomicUsize::new(0);
    let results = Mutex::new(vec![None; kernels.len()]);
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(&i) = order.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let start = Instant::now();
                    let result = work(&kernels[i]);
                    let done = (result, start.elapsed().as_secs_f64());
                    results.lock().expect("no prover panics holding it")[i] = Some(done);
                }
            });
        }
    });
    let results = results.into_inner().expect("no prover panics holding it");
    results.into_iter().map(|result| result.expect("every kernel was tried")).collect()
}
