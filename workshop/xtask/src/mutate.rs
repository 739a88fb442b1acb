//! `cargo xtask mutate`: checks that the proof refuses wrong kernels. The tests try fewer wrong kernels.

use std::time::{Duration, Instant};

use clap::Args;
use raddle_check::fuzz::{self, Case, Counts};
use raddle_check::mutate;

use crate::Result;

#[derive(Args)]
pub(crate) struct Mutate {
    /// The number of mutants of each kernel, or of random cases.
    #[arg(long, default_value_t = 1000)]
    count: usize,
    /// Try random cases, from the case with this number on: the prover must neither panic, hang nor accept a wrong
    /// kernel.
    #[arg(long, value_name = "NUMBER")]
    random: Option<u64>,
    /// Try random cases for this many seconds.
    #[arg(long, requires = "random", conflicts_with = "count")]
    seconds: Option<u64>,
}

impl Mutate {
    pub(crate) fn run(self) -> Result {
        if let Some(first) = self.random {
            return self.run_random(first);
        }
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

    /// Tries random cases. A failure does not end the run.
    fn run_random(self, first: u64) -> Result {
        /// The longest time that a case may take, on a busy machine.
        const LIMIT: Duration = Duration::from_secs(300);
        let start = Instant::now();
        let mut counts = Counts::default();
        let mut failures = Vec::new();
        let mut number = first;
        loop {
            let is_over = match self.seconds {
                Some(seconds) => start.elapsed() >= Duration::from_secs(seconds),
                None => number - first >= self.count as u64,
            };
            if is_over {
                let seconds = start.elapsed().as_secs();
                println!("report: cases from {first} to {number}, {seconds} s, {} failures\n{counts}", failures.len());
                let names = failures.iter().map(|failure: &String| failure.lines().next().unwrap_or_default());
                return if failures.is_empty() { Ok(()) } else { Err(Vec::from_iter(names).join("; ")) };
            }
            let began = Instant::now();
            match fuzz::judge(number, Case::prove, LIMIT) {
                Ok(verdict) => {
                    if began.elapsed() > Duration::from_secs(10) {
                        println!("case {number} took {} s: {verdict:?}", began.elapsed().as_secs());
                    }
                    counts.add(verdict);
                }
                Err(why) => {
                    println!("{why}");
                    failures.push(why);
                }
            }
            number += 1;
        }
    }
}
