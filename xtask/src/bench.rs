//! `cargo xtask bench`: the measurements by which kernels are chosen, and the lengths at which each is picked.
//!
//! | where | what it does |
//! |---|---|
//! | [`tune`] | times the kernels, and the candidates in their place, against each other |
//! | `benches/levels.rs` | times the levels of the library against each other |
//! | `benches/pieces.rs` | times messages in pieces against one call |
//! | [`seal`] | times the program, sealing and opening a long file, against rage |
//! | [`sum`] | times the program, hashing a tree of small files, against sha256sum |
//! | [`program`] | what these two share |
//! | [`statistics`] | medians |

mod program;
mod seal;
mod statistics;
mod sum;
mod tune;

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use raddle_kernels::Operation;
use raddle_kernels::hash::Hash;

use crate::{Result, tools};

/// Measure on this machine what kernels and plans are chosen by.
#[derive(Args)]
pub(crate) struct Bench {
    #[command(flatten)]
    what: What,
    /// Only these message lengths, in bytes.
    #[arg(long, value_delimiter = ',', value_name = "LIST")]
    bytes: Vec<usize>,
    /// Seconds for each length (--tune, --crossovers), or to go over all of them (--levels).
    #[arg(long)]
    seconds: Option<f64>,
    /// Only kernels whose name contains this (--tune).
    #[arg(long, value_name = "TEXT", conflicts_with = "levels")]
    only: Option<String>,
    /// Every length from 1 to 4096 (--levels).
    #[arg(long, conflicts_with_all = ["tune", "bytes"])]
    all: bool,
    /// Where the files lie (--seal, --sum): in memory, unless the disk is to be measured along.
    #[arg(long, value_name = "DIR", default_value_os_t = program::folder())]
    folder: PathBuf,
    /// The program rage (--seal).
    #[arg(long, value_name = "PATH", default_value = "rage")]
    rage: PathBuf,
}

#[derive(Args)]
#[group(required = true, multiple = false)]
struct What {
    /// Time every kernel of this machine's instruction set, and the candidates in their place.
    #[arg(long, value_name = "ALGORITHM")]
    tune: Option<Algorithm>,
    /// Time the library at every level of this CPU: no wider one may be slower than a narrower one.
    #[arg(long, value_name = "ALGORITHM")]
    levels: Option<Algorithm>,
    /// Time the kernels for one message and for many: from how many messages on each is to be used.
    #[arg(long, value_name = "HASH")]
    crossovers: Option<Hashes>,
    /// Time sealing in pieces against one call: pieces of 64 KiB may not lose more than 1 %.
    #[arg(long)]
    pieces: bool,
    /// Time the program, sealing and opening a file of 2 GiB, against rage.
    #[arg(long)]
    seal: bool,
    /// Time the program, hashing 20,000 files of 1 to 64 KiB, against sha256sum: it must be twice as fast.
    #[arg(long)]
    sum: bool,
}

/// What there are kernels for.
#[derive(Clone, Copy, ValueEnum)]
enum Algorithm {
    Chacha20,
    Poly1305,
    Chacha20Poly1305,
    AesGcm,
    Sha256,
    Md5,
}

/// Those of them that many messages are taken by at once.
#[derive(Clone, Copy, ValueEnum)]
enum Hashes {
    Sha256,
    Md5,
}

impl Algorithm {
    /// Its names where they are measured: one for each size of key, and for what is made of a hash.
    fn names(self) -> &'static [&'static str] {
        match self {
            Algorithm::Chacha20 => &["chacha20"],
            Algorithm::Poly1305 => &["poly1305"],
            Algorithm::Chacha20Poly1305 => &["chacha20-poly1305"],
            Algorithm::AesGcm => &["aes-128-gcm", "aes-256-gcm"],
            Algorithm::Sha256 => &["sha256", "hmac-sha256", "sha256-many"],
            Algorithm::Md5 => &["md5", "md5-many"],
        }
    }

    /// Whether its kernels that compute this are timed.
    fn has(self, operation: &Operation) -> bool {
        match operation {
            Operation::Chacha20Xor => matches!(self, Algorithm::Chacha20),
            Operation::Poly1305Blocks { .. } => matches!(self, Algorithm::Poly1305),
            Operation::Chacha20Poly1305Begin { .. } | Operation::Chacha20Poly1305Blocks { .. } => {
                matches!(self, Algorithm::Chacha20Poly1305)
            }
            Operation::AesGcmBlocks { .. } | Operation::AesGcmFinish { .. } => matches!(self, Algorithm::AesGcm),
            Operation::Hash { hash: Hash::Sha256, .. } => matches!(self, Algorithm::Sha256),
            Operation::Hash { hash: Hash::Md5, .. } => matches!(self, Algorithm::Md5),
            _ => false,
        }
    }
}

impl Bench {
    pub(crate) fn run(self) -> Result {
        match self.what {
            What { pieces: true, .. } => measure("pieces", &[]),
            What { seal: true, .. } => seal::run(&self.folder, &self.rage),
            What { sum: true, .. } => sum::run(&self.folder),
            What { crossovers: Some(hash), .. } => self.crossovers(hash),
            What { tune: Some(algorithm), .. } => {
                tune::run(|operation| algorithm.has(operation), &self.bytes, self.seconds, self.only.as_deref())
            }
            What { levels, .. } => self.levels(levels.map_or(&[][..], Algorithm::names)),
        }
    }

    fn crossovers(&self, hash: Hashes) -> Result {
        let hash = match hash {
            Hashes::Sha256 => Hash::Sha256,
            Hashes::Md5 => Hash::Md5,
        };
        tune::crossovers(hash, &self.bytes, self.seconds)
    }

    /// Levels against each other, for algorithms of these names.
    fn levels(&self, algorithms: &[&str]) -> Result {
        let list: Vec<_> = self.bytes.iter().map(usize::to_string).collect();
        let mut options = Vec::new();
        if !list.is_empty() {
            options.extend(["--bytes".to_owned(), list.join(",")]);
        }
        if let Some(seconds) = self.seconds {
            options.extend(["--seconds".to_owned(), seconds.to_string()]);
        }
        options.extend(self.all.then(|| "--all".to_owned()));
        algorithms.iter().try_for_each(|name| {
            let algorithm = ["--algorithm".to_owned(), (*name).to_owned()];
            measure("levels", &[&algorithm[..], &options].concat())
        })
    }
}

/// A program of `benches`, with these options.
fn measure(program: &str, options: &[String]) -> Result {
    let mut cargo = tools::cargo("bench");
    cargo.args(["--quiet", "--package", "xtask", "--bench", program, "--"]).args(options);
    let status = cargo.status().map_err(|error| format!("can't run cargo: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{program}: too slow, or not measured")) }
}
