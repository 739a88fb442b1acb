//! `cargo xtask mutate`: checks that the proof refuses wrong kernels. The tests try fewer wrong kernels.

use clap::Args;
use raddle_check::mutate;

use crate::Result;

/// Try to prove kernels with one instruction changed.
#[derive(Args)]
pub(crate) struct Mutate {
    /// The number of mutants of each kernel.
    #[arg(long, default_value_t = 1000)]
    count: usize,
}

impl Mutate {
    pub(crate) fn run(self) -> Result {
        let mut proved = Vec::new();
        for (isa, name) in mutate::KERNELS {
            let kernel = raddle_kernels::named(isa, name).ok_or_else(|| format!("there is no kernel {name}"))?;
            let all = mutate::mutants(&kernel).len();
            let (score, escaped) = mutate::score(&kernel, self.count, mutate::xors_right);
            println!("{isa} {name}, {} of {all} mutants: {score}", score.mutants);
            proved.extend(escaped.iter().map(|mutant| format!("{isa} {name}: {mutant:?}")));
        }
        if proved.is_empty() { Ok(()) } else { Err(format!("wrong, and proved: {}", proved.join(", "))) }
    }
}
