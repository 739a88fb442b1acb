//! `cargo xtask cosim`: runs the rows on a processor, and compares the results.

use clap::Args;
use raddle_check::cosim::oracle::Oracle;
use raddle_check::cosim::{self, Options, form, generate};
use raddle_check::step;
use raddle_isa::Isa;

use crate::Result;

#[derive(Args)]
pub(crate) struct Cosim {
    /// Only this instruction set: x86_64, aarch64 or ppc64le.
    #[arg(long, value_parser = isa)]
    isa: Option<Isa>,
    /// The minimum number of states for each row.
    #[arg(long, default_value_t = Options::default().states)]
    states: usize,
    /// The minimum number of states for each form that a generated kernel uses.
    #[arg(long, default_value_t = Options::default().form_states)]
    form_states: usize,
    /// The seed of the random numbers. The default changes from run to run and is printed; the same seed runs the same
    /// instructions on the same states.
    #[arg(long)]
    seed: Option<u64>,
    /// Only rows whose name contains this.
    #[arg(long)]
    row: Option<String>,
}

fn isa(name: &str) -> Result<Isa> {
    Isa::ALL.into_iter().find(|isa| isa.name() == name).ok_or_else(|| "no such instruction set".into())
}

impl Cosim {
    pub(crate) fn run(self) -> Result {
        let (states, form_states) = (self.states, self.form_states);
        let options = Options { states, form_states, seed: self.seed.unwrap_or(Options::default().seed) };
        let mut wrong = Vec::new();
        let (mut found, mut ran) = (false, false);
        for isa in Isa::ALL.into_iter().filter(|isa| self.isa.is_none_or(|only| only == *isa)) {
            let wanted = |name: &str| self.row.as_ref().is_none_or(|part| name.contains(part.as_str()));
            let rows: Vec<_> = generate::rows(isa).iter().filter(|row| wanted(row.name)).collect();
            if rows.is_empty() {
                continue;
            }
            found = true;
            let oracle = match Oracle::find(isa) {
                Ok(oracle) => oracle,
                Err(why) => {
                    println!("skipped: {isa}: {why}\n");
                    continue;
                }
            };
            ran = true;
            let forms = form::used(isa, raddle_kernels::of(isa));
            let report = cosim::run(&oracle, rows, &forms, &options, &step::on_numbers, &mut |_, _, _| {})?;
            println!("{report}");
            for (inst, lacks) in &report.forms_skipped {
                let lacks: Vec<_> = lacks.iter().map(|feature| feature.name()).collect();
                println!("skipped: `{inst}` of a kernel: no {}", lacks.join(", "));
            }
            println!();
            wrong.extend(report.wrong(form_states).into_iter().map(|why| format!("{isa} {why}")));
        }
        if !found {
            return Err(format!("no row has {:?} in its name", self.row.unwrap_or_default()));
        }
        if !ran {
            return Err("found no processor or emulator that runs the rows".into());
        }
        let again = format!("--seed {} repeats this", options.seed);
        if wrong.is_empty() { Ok(()) } else { Err(format!("{}\n{again}", wrong.join("\n"))) }
    }
}
