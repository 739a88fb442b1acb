//! `cargo xtask sources`: compares the rows with descriptions of the instructions by other authors.
//!
//! A source replaces the processor in co-simulation: it receives instructions and states, and returns states. The code
//! around the sources is in `workshop/sources/`, and nothing that is shipped depends on it.
//!
//! | module | content |
//! |---|---|
//! | [`standards`] | the meaning of instructions for AES, SHA-256 and polynomials, according to FIPS and algebra |
//! | [`table`] | `docs/sources.md`: the sources that agree on each row |
//! | `timing` | a test that compares the timing column with the vendors' lists and Jasmin's |

mod standards;
mod table;
#[cfg(test)]
mod timing;

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use clap::Args;
use raddle_check::cosim::oracle::Oracle;
use raddle_check::cosim::plant::{PLANTS, Plant};
use raddle_check::cosim::report::Report;
use raddle_check::cosim::{self, Options, Step};
use raddle_check::step;
use raddle_isa::Feature::{self, *};
use raddle_isa::word::Concrete;
use raddle_isa::{Inst, Isa, Machine, Row};

use crate::{Result, nightly, tools, vectors};
use table::{Column, ENOUGH, KNOWN, Mark, Table};

#[derive(Args)]
pub(crate) struct Sources {
    /// Fail if the table differs; otherwise it is written.
    #[arg(long)]
    check: bool,
    /// Only this source; the columns of the others stay as in the table.
    #[arg(long)]
    source: Option<String>,
    /// Only this instruction set: x86_64, aarch64 or ppc64le.
    #[arg(long)]
    isa: Option<String>,
    /// The seed of the random numbers; otherwise it differs in each run.
    #[arg(long)]
    seed: Option<u64>,
}

/// The number of instructions for each row, and the number of states for each instruction.
const SAMPLE: (usize, usize) = (64, 8);
/// The numbers in Miri, where a state takes milliseconds.
const FEW: (usize, usize) = (32, 4);

/// The file that pins the lifters, which are packages from the Python Package Index, and the folder where
/// `workshop/sources/interpret.py` looks for them.
const PACKAGES: (&str, &str) = ("workshop/sources/requirements.txt", "target/sources");

/// The engine that runs the instructions.
#[derive(Clone, Copy)]
enum Engine {
    /// The oracle of co-simulation: this machine's processor, or an emulated one.
    Oracle,
    /// A program that speaks the runner's protocol, the features that it supports, and the length of its vectors in
    /// bytes.
    Program(&'static [&'static str], &'static [Feature], usize),
    /// The identities in [`standards`].
    Standards,
}

/// A source for an instruction set.
struct Source {
    isa: Isa,
    name: &'static str,
    engine: Engine,
}

const AVX2_AND_BELOW: &[Feature] = &[AVX, AVX2, BMI1, BMI2, ADX, AES, PCLMULQDQ];
const ALL_X86: &[Feature] = &[
    AVX, AVX2, AVX512F, AVX512VL, AVX512BW, AVX512DQ, AVX512IFMA, BMI1, BMI2, ADX, AES, PCLMULQDQ, VAES, VPCLMULQDQ,
    SHA,
];
const ALL_ARM: &[Feature] = &[NEON, NEON_AES, NEON_PMULL, NEON_SHA2, NEON_SHA3];
const ALL_POWER: &[Feature] = &[POWER8, POWER8_CRYPTO];

/// The command that runs the intrinsics in Miri. Miri's checks for undefined behaviour take time and are not needed
/// here. The environment of the cargo that runs this program belongs to another toolchain.
#[rustfmt::skip]
const MIRI: &[&str] = &[
    "env", "-u", "CARGO", "-u", "RUSTC", "-u", "RUSTDOC", "-u", "RUSTUP_TOOLCHAIN", "-u", "LD_LIBRARY_PATH",
    "MIRIFLAGS=-Zmiri-disable-isolation -Zmiri-disable-stacked-borrows -Zmiri-disable-validation",
    "RUSTFLAGS=-Ctarget-feature=+avx2,+avx512f,+avx512vl,+avx512bw,+avx512dq,+bmi2,+adx,+vaes,+vpclmulqdq,+sha",
    "rustup", "run", "nightly", "cargo", "miri", "run", "--quiet", "--target", "x86_64-unknown-linux-gnu",
    "--manifest-path", "workshop/sources/intrinsics/Cargo.toml", "--target-dir", "target/intrinsics", "--",
];

/// The engine that runs `workshop/sources/interpret.py`.
macro_rules! interpreted {
    ($by:literal, $isa:literal, $features:expr, $bytes:literal) => {
        Engine::Program(&["python3", "workshop/sources/interpret.py", $by, $isa], $features, $bytes)
    };
}

/// All sources, in the order of the columns. SLEIGH treats the vector instructions of x86-64 as opaque, or gets them
/// wrong.
#[rustfmt::skip]
const SOURCES: &[Source] = &[
    Source { isa: Isa::X86_64, name: "processor", engine: Engine::Oracle },
    Source { isa: Isa::X86_64, name: "QEMU", engine: Engine::Program(&["qemu-x86_64", "-cpu", "max"], AVX2_AND_BELOW, 32) },
    Source { isa: Isa::X86_64, name: "VEX", engine: Engine::Program(&["valgrind", "--tool=none", "-q"], AVX2_AND_BELOW, 32) },
    Source { isa: Isa::X86_64, name: "SLEIGH", engine: interpreted!("sleigh", "x86_64", &[BMI1, BMI2, ADX], 64) },
    Source { isa: Isa::X86_64, name: "Bochs", engine: interpreted!("bochs", "x86_64", ALL_X86, 64) },
    Source { isa: Isa::X86_64, name: "Miri", engine: Engine::Program(MIRI, ALL_X86, 64) },
    Source { isa: Isa::Aarch64, name: "QEMU", engine: Engine::Oracle },
    Source { isa: Isa::Aarch64, name: "VEX", engine: interpreted!("vex", "aarch64", ALL_ARM, 16) },
    Source { isa: Isa::Aarch64, name: "SLEIGH", engine: interpreted!("sleigh", "aarch64", ALL_ARM, 16) },
    Source { isa: Isa::Ppc64le, name: "QEMU", engine: Engine::Oracle },
    Source { isa: Isa::Ppc64le, name: "VEX", engine: interpreted!("vex", "ppc64le", ALL_POWER, 16) },
    Source { isa: Isa::Ppc64le, name: "SLEIGH", engine: interpreted!("sleigh", "ppc64le", ALL_POWER, 16) },
    Source { isa: Isa::Ppc64le, name: "standard", engine: Engine::Standards },
];

impl Sources {
    pub(crate) fn run(self) -> Result {
        let wanted = |source: &Source| {
            self.source.as_ref().is_none_or(|name| name == source.name)
                && self.isa.as_ref().is_none_or(|isa| isa == source.isa.name())
        };
        if !SOURCES.iter().any(wanted) {
            let names = SOURCES.iter().map(|source| format!("{} on {}", source.name, source.isa)).collect::<Vec<_>>();
            return Err(format!("the sources are {}", names.join(", ")));
        }
        std::env::set_current_dir(tools::root()).map_err(|error| error.to_string())?;
        let seed = self.seed.unwrap_or(Options::default().seed);
        println!("report: sources: --seed {seed} repeats this");
        let old = Table::read()?;
        let mut new = Table::default();
        let mut wrong = Vec::new();
        for source in SOURCES {
            let column = if wanted(source) {
                let (column, note) = source.opinion(seed, &old, &mut wrong)?;
                println!("{note}");
                column
            } else {
                source.kept(&old)
            };
            new.columns.push((source.isa, source.name, column));
        }
        if !wrong.is_empty() {
            return Err(format!("{}\n--seed {seed} repeats this", wrong.join("\n")));
        }
        new.record(self.check)
    }
}

impl Source {
    /// Returns the column of the source, and its text in the summary. The column of a source that is not available is
    /// copied from the table, and the summary does not mention its rows.
    fn opinion(&self, seed: u64, old: &Table, wrong: &mut Vec<String>) -> Result<(Column, String)> {
        let start = Instant::now();
        let oracle = match self.is_here() {
            Ok(oracle) => oracle,
            Err(why) => return Ok((self.kept(old), format!("skipped: {} on {}: {why}", self.name, self.isa))),
        };
        let column = self.column(oracle.as_ref(), seed, old, wrong)?;
        let agree = column.iter().filter(|(_, mark)| *mark == Mark::Agrees).count();
        let (rows, seconds) = (column.len(), start.elapsed().as_secs_f64());
        let note = format!("report: {}: {} agrees on {agree} of {rows} rows, in {seconds:.0} s", self.isa, self.name);
        Ok((column, note))
    }

    /// Returns the column in the table.
    fn kept(&self, old: &Table) -> Column {
        self.isa.rows().iter().map(|row| (row.name, old.mark(self.isa, self.name, row.name))).collect()
    }

    /// Returns the oracle that runs the instructions, if there is one. The error says what is missing.
    fn is_here(&self) -> Result<Option<Oracle>> {
        let Engine::Program(command, features, vector_bytes) = self.engine else {
            return match self.engine {
                Engine::Oracle => Oracle::find(self.isa).map(Some),
                _ => Ok(None),
            };
        };
        match command[0] {
            "python3" => vectors::install(PACKAGES.0, PACKAGES.1)?,
            "env" => nightly::install().and_then(|()| nightly::install_components(&["miri", "rust-src"]))?,
            _ => {}
        }
        // The runner is built with a compiler and an assembler, so both must be installed.
        Oracle::find(self.isa)?;
        tools::output_of(std::process::Command::new(command[0]).arg("--version"))?;
        Ok(Some(Oracle::source(self.isa, self.name, command, features, vector_bytes)))
    }

    fn report(&self, oracle: Option<&Oracle>, rows: &[&'static Row], seed: u64, step: Step<'_>) -> Result<Report> {
        let sample = if self.name == "Miri" { FEW } else { SAMPLE };
        match oracle {
            Some(oracle) => cosim::sample(oracle, rows.iter().copied(), sample, seed, step),
            None => Ok(standards::report(rows, seed, step)),
        }
    }

    /// Returns the opinion of the source about each row. An unknown difference is an error, and so is a planted fault
    /// that the source does not detect.
    fn column(&self, oracle: Option<&Oracle>, seed: u64, old: &Table, wrong: &mut Vec<String>) -> Result<Column> {
        let rows: Vec<&'static Row> = self.isa.rows().iter().collect();
        let known = |row: &str| {
            KNOWN.iter().find(|(name, isa, rows, _)| (*name, *isa) == (self.name, self.isa) && rows.contains(&row))
        };
        let report = self.report(oracle, &rows, seed, &step::on_numbers)?;
        println!("report: {}: {} was compared on {} states", self.isa, self.name, report.states());
        let mut column = Vec::new();
        let mut lacking = BTreeSet::new();
        for row in &report.rows {
            let name = row.row.name;
            let mut error = |why: &str| wrong.push(format!("{} of {}: {name}: {why}", self.name, self.isa));
            let lacks = self.name == "processor" && row.states + row.unknown == 0;
            if lacks {
                lacking.insert(name);
            }
            column.push((
                name,
                match (row.mismatches, known(name)) {
                    _ if lacks => {
                        println!("skipped: {name}, which this processor lacks");
                        old.mark(self.isa, self.name, name)
                    }
                    // Few rows have so few forms that they take fewer states.
                    (0, None) if row.states >= ENOUGH || row.states > 0 && row.unknown == 0 => Mark::Agrees,
                    (0, None) => Mark::Silent,
                    (_, None) => {
                        error(row.first.as_deref().unwrap_or_default());
                        Mark::Differs
                    }
                    (_, Some(_)) => Mark::Differs,
                },
            ));
        }
        let mut plants: BTreeMap<&str, Vec<&Plant>> = BTreeMap::new();
        for plant in PLANTS.iter().chain(standards::PLANTS).filter(|plant| plant.isa == self.isa) {
            // A row that this processor lacks keeps the mark of the table, and no fault in it can be seen.
            if column.contains(&(plant.row, Mark::Agrees)) && !lacking.contains(plant.row) {
                plants.entry(plant.row).or_default().push(plant);
            }
        }
        let mut planted = 0;
        // One fault of each row is tested at a time.
        while !plants.is_empty() {
            let wrong_rows: BTreeMap<&str, &Plant> = plants.iter().map(|(row, of)| (*row, of[0])).collect();
            let step = |machine: &mut Machine<Concrete>, inst: &Inst| match wrong_rows.get(inst.row.name) {
                Some(plant) => (plant.step)(machine, inst),
                None => machine.step(inst),
            };
            let rows: Vec<_> = rows.iter().copied().filter(|row| wrong_rows.contains_key(row.name)).collect();
            for row in self.report(oracle, &rows, seed, &step)?.rows {
                planted += 1;
                if row.mismatches == 0 {
                    let (name, fault) = (row.row.name, wrong_rows[row.row.name].fault);
                    wrong.push(format!("{} of {}: {name} that {fault} was not seen", self.name, self.isa));
                }
            }
            plants.retain(|_, of| {
                of.remove(0);
                !of.is_empty()
            });
        }
        match planted {
            0 => wrong.push(format!("{} of {}: no fault was planted", self.name, self.isa)),
            _ => println!("report: {}: {} sees {planted} wrong rows that were planted", self.isa, self.name),
        }
        Ok(column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table still says on how many rows the source agreed when it was available.
    #[test]
    fn a_source_that_is_missing_agrees_on_no_row() {
        let engine = Engine::Program(&["no-such-program"], &[], 16);
        let missing = Source { isa: Isa::X86_64, name: "QEMU", engine };
        let table = Table::read().unwrap();
        let (column, note) = missing.opinion(1, &table, &mut Vec::new()).unwrap();
        assert!(column.iter().any(|(_, mark)| *mark == Mark::Agrees));
        assert!(note.starts_with("skipped: QEMU on x86_64: ") && !note.contains("agrees"), "{note}");
    }

    #[test]
    fn a_source_that_is_not_in_the_list_is_an_error() {
        let sources = Sources { check: true, source: Some("QEMUU".to_owned()), isa: None, seed: Some(1) };
        assert!(sources.run().unwrap_err().contains("QEMU on x86_64"));
    }
}
