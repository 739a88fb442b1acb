//! `cargo xtask second`: checks the machine code of the kernels with a second, independent program.
//!
//! `workshop/second/check.py` reads the contracts as data, and decodes the kernels of a program of each architecture as cargo
//! built it. It shares no code with the prover. It must refuse faults that it plants in the bytes of kernels.

use std::process::Command;

use clap::Args;
use raddle_isa::Isa;
use serde_json::{Value, json};

use crate::{Result, code, files, tools, vectors};

#[derive(Args)]
pub(crate) struct Second {
    /// Fail if the record differs from what the program decides, instead of writing it.
    #[arg(long)]
    check: bool,
}

const PROGRAM: &str = "workshop/second/check.py";
const REQUIREMENTS: (&str, &str) = ("workshop/second/requirements.txt", "target/second/python");
const CONTRACTS: &str = "target/second/contracts.json";

impl Second {
    pub(crate) fn run(self) -> Result {
        vectors::install(REQUIREMENTS.0, REQUIREMENTS.1)?;
        let contracts: Vec<Value> = raddle_kernels::all()
            .iter()
            .map(|kernel| {
                let parameters = &kernel.contract.parameters;
                json!({ "isa": kernel.isa.to_string(), "name": kernel.name, "parameters": parameters, "table": kernel.table })
            })
            .collect();
        let text = serde_json::to_string(&contracts).map_err(|error| error.to_string())?;
        files::write(tools::root().join(CONTRACTS), text)?;
        let mut python = Command::new("python3");
        python.current_dir(tools::root()).env("PYTHONPATH", REQUIREMENTS.1).env("PYTHONDONTWRITEBYTECODE", "1");
        python.args([PROGRAM, CONTRACTS]);
        for isa in Isa::ALL {
            python.arg(format!("{isa}={}", code::compiled(isa)??.display()));
        }
        tools::run(if self.check { python.arg("--check") } else { &mut python })
    }
}
