//! `cargo xtask cosim`: runs the rows on a processor and compares.

use clap::Args;
use raddle_check::cosim::oracle::Oracle;
use raddle_check::cosim::{self, Options, generate};
use raddle_isa::{Isa, Machine};

use crate::Result;

/// Run the rows on random states, in the model and on a processor, and compare.
#[derive(Args)]
pub(crate) struct Cosim {
    /// Only this instruction set: x86_64, aarch64 or ppc64le.
    #[arg(long, value_parser = isa)]
    isa: Option<Isa>,
    /// States for each row.
    #[arg(long, default_value_t = Options::default().states)]
    states: usize,
    /// Where the random numbers start; the same seed runs the same states.
    #[arg(long, default_value_t = Options::default().seed)]
    seed: u64,
    /// Only rows whose name contains this.
    #[arg(long)]
    row: Option<String>,
}

fn isa(name: &str) -> Result<Isa> {
    Isa::ALL.into_iter().find(|isa| isa.name() == name).ok_or_else(|| "no such instruction set".into())
}

impl Cosim {
    pub(crate) fn run(self) -> Result {
        let options = Options { states: self.states, seed: self.seed };
        let mut wrong = Vec::new();
        for isa in Isa::ALL.into_iter().filter(|isa| self.isa.is_none_or(|only| only == *isa)) {
            let wanted = |name: &str| self.row.as_ref().is_none_or(|part| name.contains(part.as_str()));
            let rows: Vec<_> = generate::rows(isa).iter().filter(|row| wanted(row.name)).collect();
            if rows.is_empty() {
                continue;
            }
            let oracle = match Oracle::find(isa) {
                Ok(oracle) => oracle,
                Err(why) => {
                    println!("skipped: {isa}: {why}\n");
                    continue;
                }
            };
            let report = cosim::run(&oracle, rows, &options, Machine::step)?;
            println!("{report}\n");
            wrong.extend(report.wrong().map(|row| format!("{isa} {}", row.row.name)));
        }
        if wrong.is_empty() { Ok(()) } else { Err(format!("rows that differ: {}", wrong.join(", "))) }
    }
}
