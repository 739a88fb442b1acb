//! `cargo xtask bench`: the measurements by which kernels are chosen, and the lengths at which each is picked.
//!
//! | module | what it does |
//! |---|---|
//! | [`tune`] | times the kernels and the candidates in their place, one against the other |
//! | [`statistics`] | medians |

mod statistics;
mod tune;

use clap::{Args, ValueEnum};

use crate::Result;

/// Measure on this machine what kernels and plans were chosen by.
#[derive(Args)]
pub(crate) struct Bench {
    /// Time every kernel of this machine's instruction set, and every candidate in its place.
    #[arg(long, value_name = "ALGORITHM", required = true)]
    tune: Option<Algorithm>,
    /// Only these message lengths, in bytes.
    #[arg(long, value_delimiter = ',')]
    bytes: Vec<usize>,
    /// How long to measure each length.
    #[arg(long)]
    seconds: Option<f64>,
    /// Only kernels whose name contains this.
    #[arg(long)]
    only: Option<String>,
}

/// What there are kernels for.
#[derive(Clone, Copy, ValueEnum)]
enum Algorithm {
    Chacha20,
}

impl Bench {
    pub(crate) fn run(self) -> Result {
        match self.tune {
            Some(Algorithm::Chacha20) => tune::run(&self.bytes, self.seconds, self.only.as_deref()),
            None => unreachable!("clap asks for one"),
        }
    }
}
