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

use raddle_check::cosim::oracle;
use raddle_isa::Isa;
use raddle_kernels::Kernel;
use raddle_kernels::aes::Size;
use raddle_kernels::aes_gcm::Direction;
use raddle_kernels::hash::Hash;

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

/// What kernels promise that are timed against each other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Contract {
    Chacha20Xor,
    Poly1305Blocks,
    Chacha20Poly1305Begin,
    Chacha20Poly1305Blocks,
    Gcm(Size, Direction),
    GcmFinish(Size, Direction),
    /// Of one message, a few, and many.
    Hash(Hash),
}

impl Contract {
    /// Those of AES-GCM.
    pub(super) const GCM: [Contract; 12] = {
        let mut all = [Contract::Gcm(Size::Aes128, Direction::Seal); 12];
        let mut i = 0;
        while i < 6 {
            let (size, direction) = (Size::ALL[i / 2], Direction::ALL[i % 2]);
            (all[i], all[i + 6]) = (Contract::Gcm(size, direction), Contract::GcmFinish(size, direction));
            i += 1;
        }
        all
    };

    /// What the names of its kernels begin with.
    fn prefix(self) -> String {
        let gcm = |size: Size, direction, what| match direction {
            Direction::Seal => format!("{}_gcm_seal_{what}_", size),
            Direction::Open => format!("{}_gcm_open_{what}_", size),
        };
        match self {
            Contract::Chacha20Xor => "chacha20_xor_".into(),
            Contract::Poly1305Blocks => "poly1305_blocks_".into(),
            Contract::Chacha20Poly1305Begin => "chacha20_poly1305_begin_".into(),
            Contract::Chacha20Poly1305Blocks => "chacha20_poly1305_blocks_".into(),
            Contract::Gcm(size, direction) => gcm(size, direction, "blocks"),
            Contract::GcmFinish(size, direction) => gcm(size, direction, "finish"),
            Contract::Hash(Hash::Sha256) => "sha256_".into(),
            Contract::Hash(Hash::Md5) => "md5_".into(),
        }
    }

    /// How the program calls a kernel of it.
    fn variant(self, kernel: &Kernel) -> &'static str {
        match self {
            Contract::Chacha20Xor => "Xor",
            Contract::Poly1305Blocks => "Blocks",
            Contract::Chacha20Poly1305Begin => "Begin",
            Contract::Chacha20Poly1305Blocks => "Both",
            Contract::Gcm(..) => "Gcm",
            Contract::GcmFinish(..) => "GcmFinish",
            Contract::Hash(_) if kernel.contract.messages() > 0 => "Hashes",
            Contract::Hash(_) => "Hash",
        }
    }
}

/// Times the kernels of this machine's instruction set and prints a table for each length; how many kernels these are.
pub(super) fn run(contract: Contract, lengths: &[usize], seconds: Option<f64>, only: Option<&str>) -> Result<usize> {
    let wanted = |kernel: &Kernel| only.is_none_or(|part| kernel.name.contains(part));
    let (mut kernels, unable) = kernels_here(contract)?;
    kernels.retain(wanted);
    if kernels.is_empty() {
        return Ok(0);
    }
    let lengths = if lengths.is_empty() { &LENGTHS } else { lengths };
    println!("{} kernels {}…, at {} lengths\n{LEGEND}\n{PROOFS}", kernels.len(), contract.prefix(), lengths.len());
    if unable > 0 {
        println!("{unable} kernels need features that this machine lacks.");
    }
    let defaults: Vec<&str> = raddle_kernels::all().iter().map(|kernel| kernel.name).collect();
    let project = Project { folder: tools::root().join(FOLDER) };
    project.write(contract, &kernels, lengths)?;

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
        return Ok(kernels.len());
    }
    Err(format!("not as the specification says, and not timed: {}", wrong.join(", ")))
}

/// Bytes of messages that are hashed together, where nobody says: HMAC of short ones, and longer ones.
const TOGETHER: [usize; 4] = [64, 256, 1024, 4096];

/// Times the kernels of this machine's instruction set that the library has, and prints from how many messages on which of
/// them is to be used.
pub(super) fn crossovers(contract: Contract, lengths: &[usize], seconds: Option<f64>) -> Result {
    let (mut kernels, _) = kernels_here(contract)?;
    let defaults: Vec<&str> = raddle_kernels::all().iter().map(|kernel| kernel.name).collect();
    kernels.retain(|kernel| defaults.contains(&kernel.name));
    let lengths = if lengths.is_empty() { &TOGETHER } else { lengths };
    let project = Project { folder: tools::root().join(FOLDER) };
    project.write(contract, &kernels, lengths)?;
    let mut wrong = Vec::new();
    project.run(lengths, seconds.unwrap_or(SECONDS), |answer| match answer {
        Answer::Wrong { kernel, length } => wrong.push(format!("{kernel} at {length} bytes")),
        Answer::Times { length, times } => println!("{}", crossovers::text(&kernels, &times, length)),
    })?;
    if wrong.is_empty() { Ok(()) } else { Err(format!("not as the specification says: {}", wrong.join(", "))) }
}

/// The kernels and candidates of this machine's instruction set that it can run, and how many it can't.
fn kernels_here(contract: Contract) -> Result<(Vec<Kernel>, usize)> {
    let isa = match () {
        () if cfg!(target_arch = "x86_64") => Isa::X86_64,
        () if cfg!(target_arch = "aarch64") => Isa::Aarch64,
        () if cfg!(all(target_arch = "powerpc64", target_endian = "little")) => Isa::Ppc64le,
        () => return Err("there are no kernels for this machine".into()),
    };
    let features = oracle::features();
    let all = [raddle_kernels::all(), raddle_kernels::candidates()].concat();
    let these = all.into_iter().filter(|kernel| kernel.isa == isa && kernel.name.starts_with(&contract.prefix()));
    let (able, unable): (Vec<_>, Vec<_>) = these.partition(|kernel| kernel.features().is_subset(&features));
    Ok((able, unable.len()))
}
