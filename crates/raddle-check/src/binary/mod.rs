//! Kernels in compiled programs: their machine code and tables against what was recorded of them.
//!
//! | module | what it does |
//! |---|---|
//! | [`compare`] | the kernels in a program against what assemblers make of their text |
//! | [`image`] | finds sections and the symbols of kernels in a file of any system |
//! | [`record`] | what is recorded of the machine code of a kernel: a line of CODE.txt |
//! | [`search`] | finds kernels and tables where there are no symbols |
//!
//! The machine code of a kernel holds no address, and its table is passed to it, so the linker changes neither.

pub mod compare;
pub mod image;
pub mod record;
mod search;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use raddle_isa::Isa;
use raddle_isa::canonical::sha256;

use image::{Image, Part};
use record::Record;

/// A kernel that is in a program and is not as recorded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The kernel.
    pub kernel: &'static str,
    /// Its machine code, or its table.
    pub part: Part,
    /// Where in the file, as far as it is known, and what was seen there.
    pub why: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} {}", self.kernel, self.part, self.why)
    }
}

/// What was found of the kernels of an instruction set in a program.
#[derive(Clone, Debug)]
pub struct Report {
    /// The instruction set of the program.
    pub isa: Isa,
    /// Kernels that were recorded for it.
    pub recorded: usize,
    /// Kernels whose machine code is as recorded, by name.
    pub equal: BTreeSet<&'static str>,
    /// Those of them that were found by their symbols.
    pub by_symbol: BTreeSet<&'static str>,
    /// Bytes of machine code and of tables that are as recorded.
    pub bytes: [usize; 2],
    /// What is not as recorded.
    pub differences: Vec<Difference>,
    /// Kernels of which there is no trace.
    pub missing: BTreeSet<&'static str>,
}

impl Report {
    /// Whether there are kernels, and all as they were recorded.
    pub fn is_good(&self) -> bool {
        !self.equal.is_empty() && self.differences.is_empty()
    }
}

/// Looks for every recorded kernel in a program, or in each of the programs that a file holds.
pub fn verify(file: &[u8], records: &[Record]) -> Result<Vec<Report>, String> {
    let images = image::images(file)?;
    // The objects of an archive are one program that is not linked yet.
    let mut reports: BTreeMap<Isa, Report> = BTreeMap::new();
    for image in &images {
        let records: Vec<&Record> = records.iter().filter(|record| record.isa == image.isa).collect();
        let report = look_at(image, &records);
        match reports.get_mut(&image.isa) {
            None => drop(reports.insert(image.isa, report)),
            Some(before) => before.add(report),
        }
    }
    Ok(reports.into_values().collect())
}

impl Report {
    fn add(&mut self, other: Report) {
        self.missing.retain(|name| other.missing.contains(name));
        self.equal.extend(other.equal);
        self.by_symbol.extend(other.by_symbol);
        self.differences.extend(other.differences);
        (0..2).for_each(|i| self.bytes[i] += other.bytes[i]);
    }
}

fn look_at(image: &Image<'_>, records: &[&Record]) -> Report {
    let mut report = Report {
        isa: image.isa,
        recorded: records.len(),
        equal: BTreeSet::new(),
        by_symbol: BTreeSet::new(),
        bytes: [0; 2],
        differences: Vec::new(),
        missing: BTreeSet::new(),
    };
    // By section, what has been accounted for: a byte search must not take a part of one kernel for another.
    let mut known = Vec::new();
    let mut found: Vec<BTreeSet<Part>> = vec![BTreeSet::new(); records.len()];
    for symbol in &image.symbols {
        let Some(i) = records.iter().position(|record| record.name == symbol.kernel) else { continue };
        let record = records[i];
        let (bytes, hash) = record.of(symbol.part);
        let end = symbol.offset.saturating_add(bytes);
        let there = image.sections[symbol.section].data.get(symbol.offset..end);
        found[i].insert(symbol.part);
        known.push((symbol.section, symbol.offset..end));
        match there {
            Some(there) if sha256(&[there]) == hash => {
                report.bytes[symbol.part as usize] += bytes;
                if symbol.part == Part::Code {
                    report.equal.insert(record.name);
                    report.by_symbol.insert(record.name);
                }
            }
            _ => report.differences.push(Difference {
                kernel: record.name,
                part: symbol.part,
                why: format!("at its symbol, {}, is not as recorded", image.place(symbol.section, symbol.offset)),
            }),
        }
    }
    let without = |part: Part| -> Vec<usize> { (0..records.len()).filter(|&i| !found[i].contains(&part)).collect() };
    for (i, place) in search::code(image, records, &without(Part::Code), &mut known) {
        match place {
            search::Place::Equal => {
                report.bytes[Part::Code as usize] += records[i].bytes;
                report.equal.insert(records[i].name);
            }
            search::Place::Near(why) => {
                report.differences.push(Difference { kernel: records[i].name, part: Part::Code, why });
            }
        }
    }
    let there: BTreeSet<&str> =
        report.equal.iter().copied().chain(report.differences.iter().map(|difference| difference.kernel)).collect();
    // A table is wanted where its kernel is.
    let mut tables = without(Part::Table);
    tables.retain(|&i| !records[i].table.is_empty() && there.contains(records[i].name));
    for (i, place) in search::tables(image, records, &tables) {
        match place {
            Some(search::Place::Equal) => report.bytes[Part::Table as usize] += records[i].table.len(),
            near => {
                let why = match near {
                    Some(search::Place::Near(why)) => why,
                    _ => "is nowhere in the file".to_owned(),
                };
                report.differences.push(Difference { kernel: records[i].name, part: Part::Table, why });
            }
        }
    }
    report.missing = records.iter().map(|record| record.name).filter(|name| !there.contains(name)).collect();
    report
}
