//! `cargo xtask bench`: the measurements by which kernels are chosen, and the lengths at which each is picked.
//!
//! | where | what it does |
//! |---|---|
//! | [`tune`] | times the kernels, and the candidates in their place, against each other |
//! | `benches/levels.rs` | times the levels of the library against each other |
//! | [`seal`] | times the program, sealing and opening a long file, against rage |
//! | [`statistics`] | medians |

mod seal;
mod statistics;
mod tune;

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use self::tune::Contract;
use crate::{Result, tools};

/// Measure on this machine what kernels and plans are chosen by.
#[derive(Args)]
pub(crate) struct Bench {
    #[command(flatten)]
    what: What,
    /// Only these message lengths, in bytes.
    #[arg(long, value_delimiter = ',', value_name = "LIST")]
    bytes: Vec<usize>,
    /// Seconds for each length (--tune), or to go over all of them (--levels).
    #[arg(long)]
    seconds: Option<f64>,
    /// Only kernels whose name contains this (--tune).
    #[arg(long, value_name = "TEXT", conflicts_with = "levels")]
    only: Option<String>,
    /// Every length from 1 to 4096 (--levels).
    #[arg(long, conflicts_with_all = ["tune", "bytes"])]
    all: bool,
    /// Where the files lie (--seal): in memory, unless the disk is to be measured along.
    #[arg(long, value_name = "DIR", default_value = "/dev/shm")]
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
    /// Time the program, sealing and opening a file of 2 GiB, against rage.
    #[arg(long)]
    seal: bool,
}

/// What there are kernels for.
#[derive(Clone, Copy, ValueEnum)]
enum Algorithm {
    Chacha20,
    Poly1305,
    Chacha20Poly1305,
}

impl Algorithm {
    /// The contracts of its kernels.
    fn contracts(self) -> &'static [Contract] {
        match self {
            Algorithm::Chacha20 => &[Contract::Chacha20Xor],
            Algorithm::Poly1305 => &[Contract::Poly1305Blocks],
            Algorithm::Chacha20Poly1305 => &[Contract::Chacha20Poly1305Begin, Contract::Chacha20Poly1305Blocks],
        }
    }
}

impl Bench {
    pub(crate) fn run(self) -> Result {
        match self.what.tune {
            _ if self.what.seal => seal::run(&self.folder, &self.rage),
            Some(algorithm) => algorithm
                .contracts()
                .iter()
                .try_for_each(|&contract| tune::run(contract, &self.bytes, self.seconds, self.only.as_deref())),
            None => self.levels(),
        }
    }

    /// The program that measures the library, with these options.
    fn levels(&self) -> Result {
        let mut cargo = tools::cargo("bench");
        cargo.args(["--quiet", "--package", "xtask", "--bench", "levels", "--"]);
        if let Some(algorithm) = self.what.levels.and_then(|algorithm| algorithm.to_possible_value()) {
            cargo.args(["--algorithm", algorithm.get_name()]);
        }
        if !self.bytes.is_empty() {
            let bytes: Vec<_> = self.bytes.iter().map(usize::to_string).collect();
            cargo.args(["--bytes", &bytes.join(",")]);
        }
        if let Some(seconds) = self.seconds {
            cargo.args(["--seconds", &seconds.to_string()]);
        }
        if self.all {
            cargo.arg("--all");
        }
        let status = cargo.status().map_err(|error| format!("can't run cargo: {error}"))?;
        if status.success() { Ok(()) } else { Err("a level is slower than it may be, or was not measured".into()) }
    }
}
