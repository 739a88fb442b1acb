//! `cargo xtask prove`: proves every kernel and writes PROVED.txt.

use std::cmp::Reverse;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Args;
use raddle_check::explore::{Property, Refusal};
use raddle_check::program::{sequential, steps, woven};
use raddle_check::prove::{Proof, prove};
use raddle_check::run::first_wrong::first_wrong;
use raddle_check::{library, statement};
use raddle_isa::canonical::sha256;
use raddle_kernels::Kernel;

use crate::export::export;
use crate::{Result, files, jobs, prover, tools};

#[derive(Args)]
pub(crate) struct Prove {
    /// Write nothing; fail if PROVED.txt is not the result of the proofs.
    #[arg(long)]
    check: bool,
    /// Prove everything again. Otherwise a proof is kept under `target/proofs` until its kernel, its statement or the
    /// prover changes.
    #[arg(long)]
    cold: bool,
    /// Only kernels whose name contains this, candidates of the tuner included; writes nothing.
    #[arg(long)]
    only: Option<String>,
    /// Prove nothing; write the goals of each kernel in SMT-LIB 2 into this folder, one file per kernel.
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["check", "cold"])]
    export: Option<PathBuf>,
}

impl Prove {
    pub(crate) fn run(self) -> Result {
        let kernels = kernels(self.only.as_deref())?;
        if let Some(folder) = &self.export {
            let failed =
                export(&kernels, folder).into_iter().filter_map(|(name, goals)| goals.is_err().then_some(name));
            let failed: Vec<String> = failed.collect();
            return if failed.is_empty() { Ok(()) } else { Err(format!("not exported: {}", failed.join(", "))) };
        }
        let start = Instant::now();
        let prover = prover()?;
        let results = on_all_cores(&kernels, |kernel| self.shown(kernel, &prover));
        let mut refused = Vec::new();
        let mut lines = Vec::new();
        for (kernel, (result, seconds)) in kernels.iter().zip(results) {
            match result {
                Ok(Shown { paths, bytes, ranges }) => {
                    println!(
                        "proved  {:<8} {:<32} {paths:>6} paths {bytes:>8} bytes {seconds:>6.1} s",
                        kernel.isa, kernel.name
                    );
                    // The line needs both hashes, or it would not say what was assumed and what was shown.
                    let hash = format!("{} {}", kernel.hash(), library::subject_hash(kernel));
                    let mut properties = Property::ALL.map(|property| property.to_string()).to_vec();
                    if !ranges.is_empty() {
                        println!("        {ranges}");
                        properties.push("limbs".into());
                    }
                    properties.sort();
                    let line = format!("{} {} {hash} {} {ranges}", kernel.isa, kernel.name, properties.join(","));
                    lines.push(line.trim_end().to_owned());
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
        let text = format!("{HEADER}{}\n", lines.join("\n"));
        files::record(&tools::root().join("workshop/records/PROVED.txt"), &text, self.check, "prove")
    }
}

/// Returns all kernels, or the kernels whose name contains `only`, including candidates of the tuner. It is an error if
/// there is none.
pub(crate) fn kernels(only: Option<&str>) -> Result<Vec<Kernel>> {
    let mut kernels = raddle_kernels::all();
    if let Some(part) = only {
        kernels.extend(raddle_kernels::candidates());
        kernels.retain(|kernel| kernel.name.contains(part));
        if kernels.is_empty() {
            return Err(format!("no kernel has {part:?} in its name"));
        }
    }
    Ok(kernels)
}

impl Prove {
    /// Returns the proof of a kernel: a kept one, or a new one.
    fn shown(&self, kernel: &Kernel, prover: &str) -> Result<Shown> {
        let kept = kept(kernel, prover)?;
        if let Some(shown) = Shown::read(&kept).filter(|_| !self.cold) {
            return Ok(shown);
        }
        let shown = Shown::of(prove(kernel).map_err(|refusal| explained(kernel, &refusal))?);
        shown.write(&kept)?;
        Ok(shown)
    }
}

/// Returns the refusal of a kernel, and hints at the place of the mistake.
fn explained(kernel: &Kernel, refusal: &Refusal) -> String {
    let mut text = refusal.to_string();
    // Other refusals name the instruction or the register.
    if let Property::Function | Property::Dataflow = refusal.property {
        text += &format!("\n        {}", first_wrong(kernel));
    }
    let generated = format!("crates/raddle/gen/{}/{}.s", kernel.isa, kernel.name);
    if let Ok(old) = fs::read_to_string(tools::root().join(&generated)) {
        let rows = |text: &str| -> Vec<String> {
            let is_row = |line: &&str| line.starts_with("    ") && !line.trim_start().starts_with('.');
            text.lines().filter(is_row).map(|line| line.trim().to_owned()).collect()
        };
        let (new, old) = (rows(&kernel.print()), rows(&old));
        if let Some((new, old)) = new.iter().zip(&old).find(|(new, old)| new != old) {
            text += &format!("\n        the first row that differs from {generated} is `{new}`, which was `{old}`");
        }
    }
    text
}

const HEADER: &str = "# instruction set, kernel, SHA-256 of the code without comments and of the table,\n\
    # SHA-256 of contract, frame, calling convention and statement, and of the constants by which the library calls it,\n\
    # properties; for limbs their bounds.\n\
    # Written by `cargo xtask prove`; SOUNDNESS.md says what each property means.\n";

/// The printed facts of a proof.
#[derive(Clone)]
struct Shown {
    paths: usize,
    bytes: usize,
    /// The ranges of limbs; empty if there are none.
    ranges: String,
}

impl Shown {
    fn of(proof: Proof) -> Shown {
        let Proof { paths, bytes, ranges, .. } = proof;
        Shown { paths, bytes, ranges: ranges.map(|ranges| ranges.describe()).unwrap_or_default() }
    }

    /// Reads the kept facts of an earlier proof.
    fn read(path: &Path) -> Option<Shown> {
        let text = fs::read_to_string(path).ok()?;
        let [paths, bytes, ranges] = text.lines().collect::<Vec<_>>()[..] else { return None };
        let (paths, bytes) = (paths.parse().ok()?, bytes.parse().ok()?);
        // Values of zero, as from a proof of nothing, are refused.
        (paths > 0 && bytes > 0).then(|| Shown { paths, bytes, ranges: ranges.into() })
    }

    /// Writes the facts to a file, all of them or none.
    fn write(&self, path: &Path) -> Result {
        let Shown { paths, bytes, ranges } = self;
        files::make_folder_of(path)?;
        files::write_whole(path, format!("{paths}\n{bytes}\n{ranges}\n"))
    }
}

/// Returns a digest of the prover and of the compiler. It is an error if this program was built from another prover,
/// because its proofs would be kept as proofs of this one. Cargo rebuilds a program if files are newer than it, but
/// changed files may be older: those of another branch, or of an archive.
pub(crate) fn prover() -> Result<String> {
    let now = prover::digest(tools::root()).map_err(|error| format!("the sources of the prover: {error}"))?;
    if now != env!("PROVER") {
        return Err(
            "this program was built from other sources of the prover: remove target/release and build it anew".into()
        );
    }
    let mut pieces = vec![tools::output_of(tools::cargo("version").arg("--verbose"))?];
    for path in sources()? {
        let content = files::bytes(tools::root().join(&path))?;
        pieces.push(sha256(&[path.to_string_lossy().as_bytes(), &[0], &content]));
    }
    Ok(sha256(&[pieces.concat().as_bytes()]))
}

fn sources() -> Result<Vec<PathBuf>> {
    prover::sources(tools::root()).map_err(|error| format!("the sources of the prover: {error}"))
}

/// Returns the path of a kernel's proof, whose name depends on the statement and on the prover. It also depends on the
/// order of the strands, which the generated text does not contain.
pub(crate) fn kept(kernel: &Kernel, prover: &str) -> Result<PathBuf> {
    let statement = statement::describe(kernel);
    let orders = [woven, sequential].map(|order| format!("{:?}", steps(kernel, order)));
    let subject = [prover, &kernel.hash(), &kernel.subject_hash(&statement), &orders.concat()].join("\n");
    Ok(tools::root().join("target/proofs").join(sha256(&[subject.as_bytes()])))
}

/// Runs a function on each kernel, on all cores. The longest kernels come first, because they determine the total time.
fn on_all_cores<T: Send>(kernels: &[Kernel], work: impl Fn(&Kernel) -> T + Sync) -> Vec<(T, f64)> {
    let mut order: Vec<usize> = (0..kernels.len()).collect();
    order.sort_by_key(|&i| Reverse(kernels[i].insts().len()));
    let timed = |&i: &usize| {
        let start = Instant::now();
        (i, (work(&kernels[i]), start.elapsed().as_secs_f64()))
    };
    let mut results = jobs::each(jobs::cores(), &order, timed);
    results.sort_by_key(|(i, _)| *i);
    results.into_iter().map(|(_, done)| done).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use raddle_isa::{Code, Isa};

    #[test]
    fn a_proof_is_forgotten_when_the_prover_changes() {
        let sources = sources().unwrap();
        let has = |path: &str| sources.iter().any(|source| source == Path::new(path));
        for path in [
            "workshop/raddle-check/src/prove/proof.rs",
            "workshop/raddle-check/src/term/mod.rs",
            "workshop/raddle-isa/src/strand.rs",
            "workshop/raddle-isa/src/x86_64/rows.rs",
            "workshop/raddle-kernels/src/chacha20/spec.rs",
            "workshop/xtask/src/prove.rs",
            "Cargo.lock",
        ] {
            assert!(has(path), "{path}");
        }
        assert!(!has("workshop/raddle-kernels/src/chacha20/x86_64/mod.rs"), "the proof of another kernel is kept");
    }

    /// Returns the same instructions in the same order, each in its own strand.
    fn unwoven(code: &mut [Code]) {
        for part in code {
            match part {
                Code::Straight(strand) => *strand = strand.insts().cloned().collect(),
                Code::Repeat { body, .. } | Code::While { body, .. } | Code::Skip { body, .. } => unwoven(body),
                Code::Note(_) => {}
            }
        }
    }

    #[test]
    fn a_name_that_no_kernel_has_is_an_error() {
        assert!(!kernels(Some("sha256_blocks")).unwrap().is_empty());
        assert_eq!(kernels(Some("sha256_block_s")).unwrap_err(), "no kernel has \"sha256_block_s\" in its name");
    }

    #[test]
    fn a_proof_is_forgotten_when_its_kernel_changes() {
        let kernel = raddle_kernels::named(Isa::X86_64, "chacha20_xor_avx512x32").unwrap();
        let other = |change: fn(&mut Kernel)| {
            let mut other = kernel.clone();
            change(&mut other);
            other
        };
        let changed = [
            other(|kernel| kernel.table[0] ^= 1),
            other(|kernel| kernel.stack += 8),
            other(|kernel| kernel.contract.may_alias.clear()),
            other(|kernel| drop(kernel.code.pop())),
            other(|kernel| kernel.operation = raddle_kernels::operations::Poly1305Finish.into()),
            // The text of the kernel does not change.
            other(|kernel| unwoven(&mut kernel.code)),
        ];
        let kept_as = |kernel: &Kernel| kept(kernel, "a prover").unwrap();
        for (i, changed) in changed.iter().enumerate() {
            assert_ne!(kept_as(changed), kept_as(&kernel), "change {i}");
        }
        assert_ne!(kept(&kernel, "another prover").unwrap(), kept_as(&kernel));
    }
}
