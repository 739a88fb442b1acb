//! `cargo xtask bench --tune`: kernels that the library doesn't have beside those that it has.
//!
//! A small program is printed around them, by the printer of `xtask gen`, into [`FOLDER`], built with nothing but
//! rustc, and run.
//!
//! | module | what it holds |
//! |---|---|
//! | [`mod@crossovers`] | from how many messages on a kernel for many is used |
//! | [`cases`] | what the kernels get, and what they are to make of it |
//! | [`program`] | the program, and what it says |
//! | `runner.rs` | its main file |
//! | [`table`] | what is printed |

mod cases;
mod crossovers;
mod program;
mod table;

use std::collections::BTreeMap;

use raddle_check::cosim::oracle;
use raddle_isa::Isa;
use raddle_kernels::hash::Hash;
use raddle_kernels::{Kernel, Operation};

use self::program::{Answer, Project};
use self::table::Table;
use crate::{Result, tools};

/// Where the program is written and built.
const FOLDER: &str = "target/tune";
/// Bytes of the messages, where nobody says: around the widths of the loops, and long.
const LENGTHS: [usize; 13] = [16, 64, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 4096, 16384];
/// Seconds for each of them.
const SECONDS: f64 = 1.0;

const LEGEND: &str = "\
Cycles of the core, in place, medians over the rounds; every kernel in turn in every round. The spread is the distance
of the quartiles. `=` marks the defaults, the kernels that the library has; the last column is a candidate's time over
that of the default whose name its own begins with. Of hashes of many messages at once it is the cycles for each.";

const PROOFS: &str = "\
Every kernel computed what the specification says at every length up to 8192 that it takes, or was not timed. That is
no proof: the defaults are proved by `cargo xtask prove`, a candidate by `cargo xtask prove --only NAME`.";

/// What is timed against each other: the kernels of one operation, and those of one hash for one message, a few and many.
fn group(operation: &Operation) -> String {
    match operation {
        Operation::Hash { hash, .. } => hash.to_string(),
        other => other.to_string(),
    }
}

/// Times the kernels of these operations for this machine's instruction set and prints a table for each length.
pub(super) fn run(
    is: impl Fn(&Operation) -> bool,
    lengths: &[usize],
    seconds: Option<f64>,
    only: Option<&str>,
) -> Result {
    let (kernels, unable) = kernels_here(is)?;
    let mut groups: BTreeMap<String, Vec<Kernel>> = BTreeMap::new();
    for kernel in kernels.into_iter().filter(|kernel| only.is_none_or(|part| kernel.name.contains(part))) {
        groups.entry(group(&kernel.operation)).or_default().push(kernel);
    }
    if groups.is_empty() {
        return Err("no kernel that this machine can run has such a name".into());
    }
    if unable > 0 {
        println!("{unable} kernels need features that this machine lacks.");
    }
    groups.iter().try_for_each(|(name, kernels)| time(name, kernels, lengths, seconds))
}

fn time(group: &str, kernels: &[Kernel], lengths: &[usize], seconds: Option<f64>) -> Result {
    let lengths = if lengths.is_empty() { &LENGTHS } else { lengths };
    println!("{} kernels {group}…, at {} lengths\n{LEGEND}\n{PROOFS}", kernels.len(), lengths.len());
    let defaults: Vec<&str> = raddle_kernels::all().iter().map(|kernel| kernel.name).collect();
    let project = Project { folder: tools::root().join(FOLDER) };
    project.write(kernels, lengths)?;

    let mut best = String::new();
    let mut wrong = Vec::new();
    project.run(lengths, seconds.unwrap_or(SECONDS), |answer| match answer {
        Answer::Wrong { kernel, length } => wrong.push(format!("{kernel} at {length} bytes")),
        Answer::Times { times, .. } if times.is_empty() => {}
        Answer::Times { length, times } => {
            let table = Table::new(length, &times, &defaults);
            print!("\n{}", table.text());
            best += &table.best();
        }
    })?;
    print!("\n{}{best}", Table::best_header());
    if wrong.is_empty() {
        return Ok(());
    }
    Err(format!("not as the specification says, and not timed: {}", wrong.join(", ")))
}

/// Bytes of messages that are hashed together, where nobody says: HMAC of short ones, and longer ones.
const TOGETHER: [usize; 4] = [64, 256, 1024, 4096];

/// Times the kernels of this machine's instruction set that the library has, and prints from how many messages on which of
/// them is to be used.
pub(super) fn crossovers(hash: Hash, lengths: &[usize], seconds: Option<f64>) -> Result {
    let (mut kernels, _) =
        kernels_here(|operation| matches!(operation, Operation::Hash { hash: of, .. } if *of == hash))?;
    let defaults: Vec<&str> = raddle_kernels::all().iter().map(|kernel| kernel.name).collect();
    kernels.retain(|kernel| defaults.contains(&kernel.name));
    let lengths = if lengths.is_empty() { &TOGETHER } else { lengths };
    let project = Project { folder: tools::root().join(FOLDER) };
    project.write(&kernels, lengths)?;
    let mut wrong = Vec::new();
    project.run(lengths, seconds.unwrap_or(SECONDS), |answer| match answer {
        Answer::Wrong { kernel, length } => wrong.push(format!("{kernel} at {length} bytes")),
        Answer::Times { length, times } => println!("{}", crossovers::text(&kernels, &times, length)),
    })?;
    if wrong.is_empty() { Ok(()) } else { Err(format!("not as the specification says: {}", wrong.join(", "))) }
}

/// The kernels and candidates of this machine's instruction set that it can run, and how many it can't.
fn kernels_here(is: impl Fn(&Operation) -> bool) -> Result<(Vec<Kernel>, usize)> {
    let isa = match () {
        () if cfg!(target_arch = "x86_64") => Isa::X86_64,
        () if cfg!(target_arch = "aarch64") => Isa::Aarch64,
        () if cfg!(all(target_arch = "powerpc64", target_endian = "little")) => Isa::Ppc64le,
        () => return Err("there are no kernels for this machine".into()),
    };
    let features = oracle::features();
    let all = [raddle_kernels::all(), raddle_kernels::candidates()].concat();
    let these = all.into_iter().filter(|kernel| kernel.isa == isa && is(&kernel.operation));
    let (able, unable): (Vec<_>, Vec<_>) = these.partition(|kernel| kernel.features().is_subset(&features));
    Ok((able, unable.len()))
}
