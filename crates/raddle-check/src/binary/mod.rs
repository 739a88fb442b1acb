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
use search::Place;

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
    let mut programs: BTreeMap<Isa, Vec<Image<'_>>> = BTreeMap::new();
    for image in image::images(file)? {
        programs.entry(image.isa).or_default().push(image);
    }
    let report = |(isa, images): (&Isa, &Vec<Image<'_>>)| {
        let records: Vec<&Record> = records.iter().filter(|record| record.isa == *isa).collect();
        look_at(*isa, images, &records)
    };
    Ok(programs.iter().map(report).collect())
}

/// Looks at a program: an image, or the objects of an archive, which are one program that is not linked yet.
fn look_at(isa: Isa, images: &[Image<'_>], records: &[&Record]) -> Report {
    let mut report = Report {
        isa,
        recorded: records.len(),
        equal: BTreeSet::new(),
        by_symbol: BTreeSet::new(),
        bytes: [0; 2],
        differences: Vec::new(),
        missing: BTreeSet::new(),
    };
    let mut tables = BTreeMap::new();
    for image in images {
        look_at_object(image, records, &mut report, &mut tables);
    }
    let there: BTreeSet<&str> =
        report.equal.iter().copied().chain(report.differences.iter().map(|difference| difference.kernel)).collect();
    // A table is wanted where a kernel is that has it. Kernels with equal tables share one, by the symbol of one of them.
    let users: Vec<&Record> = records.iter().copied().filter(|record| there.contains(record.name)).collect();
    let wanted: BTreeSet<&[u8]> = users.iter().map(|record| &record.table[..]).filter(|it| !it.is_empty()).collect();
    let unnamed = wanted.iter().copied().filter(|table| !tables.contains_key(table)).collect();
    tables.extend(search::tables(images, records, &unnamed));
    for table in wanted {
        match &tables[table] {
            Place::Equal => report.bytes[Part::Table as usize] += table.len(),
            Place::Near(why) => report.differences.extend(
                users.iter().filter(|record| record.table == table).map(|record| Difference {
                    kernel: record.name,
                    part: Part::Table,
                    why: why.clone(),
                }),
            ),
        }
    }
    report.missing = records.iter().map(|record| record.name).filter(|name| !there.contains(name)).collect();
    report
}

/// Looks at an object: for what symbols name, and for machine code without symbols.
fn look_at_object<'a>(
    image: &Image<'_>,
    records: &[&'a Record],
    report: &mut Report,
    tables: &mut BTreeMap<&'a [u8], Place>,
) {
    // By section, what has been accounted for: a byte search must not take a part of one kernel for another.
    let mut known = Vec::new();
    let mut named = BTreeSet::new();
    for symbol in &image.symbols {
        let Some(i) = records.iter().position(|record| record.name == symbol.kernel) else { continue };
        let record = records[i];
        let (bytes, hash) = record.of(symbol.part);
        let end = symbol.offset.saturating_add(bytes);
        let there = image.sections[symbol.section].data.get(symbol.offset..end);
        known.push((symbol.section, symbol.offset..end));
        let place = match there {
            Some(there) if sha256(&[there]) == hash => Place::Equal,
            _ => {
                let at = image.place(symbol.section, symbol.offset);
                Place::Near(format!("at its symbol, {at}, is not as recorded"))
            }
        };
        match (symbol.part, place) {
            (Part::Code, place) => {
                named.insert(i);
                if place == Place::Equal {
                    report.by_symbol.insert(record.name);
                }
                report.add_code(record, place);
            }
            // One of several copies may be changed.
            (Part::Table, Place::Equal) => _ = tables.entry(&record.table).or_insert(Place::Equal),
            (Part::Table, near) => _ = tables.insert(&record.table, near),
        }
    }
    let unnamed: Vec<usize> = (0..records.len()).filter(|i| !named.contains(i)).collect();
    for (i, place) in search::code(image, records, &unnamed, &mut known) {
        report.add_code(records[i], place);
    }
}

impl Report {
    fn add_code(&mut self, record: &Record, place: Place) {
        match place {
            Place::Equal => {
                self.bytes[Part::Code as usize] += record.bytes;
                self.equal.insert(record.name);
            }
            Place::Near(why) => {
                self.differences.push(Difference { kernel: record.name, part: Part::Code, why });
            }
        }
    }
}
