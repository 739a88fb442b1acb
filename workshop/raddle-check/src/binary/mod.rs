//! Compiled programs: compares the machine code and tables of kernels with the record, and looks at accesses to memory.
//!
//! | module | purpose |
//! |---|---|
//! | [`compare`] | compares the kernels in a program with the output of assemblers for their text |
//! | [`forwarding`] | finds vector loads that wait for stores of the same function |
//! | [`image`] | finds the bytes in memory and the symbols of kernels in a file of any system |
//! | [`record`] | the record of a kernel's machine code: a line of CODE.txt |
//! | [`search`] | finds copies of kernels and tables anywhere in a program |
//!
//! The machine code of a kernel holds no address, and its table is passed to it, so the linker changes neither.

pub mod compare;
pub mod forwarding;
pub mod image;
pub mod record;
mod search;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use raddle_isa::Isa;
use raddle_isa::canonical::sha256;

use image::{Image, Part, Skipped};
use record::Record;
use search::{Known, Place, Tables};

/// A kernel in a program that differs from its record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The name of the kernel.
    pub kernel: &'static str,
    /// The part that differs.
    pub part: Part,
    /// The place in the file, if it is known, and the finding.
    pub why: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} {}", self.kernel, self.part, self.why)
    }
}

/// The findings about the kernels of an instruction set in a program.
#[derive(Clone, Debug)]
pub struct Report {
    /// The instruction set of the program.
    pub isa: Isa,
    /// The number of recorded kernels of this instruction set.
    pub recorded: usize,
    /// The names of kernels whose machine code occurs as recorded.
    pub equal: BTreeSet<&'static str>,
    /// The names of equal kernels that were found by their symbols.
    pub by_symbol: BTreeSet<&'static str>,
    /// The numbers of copies of the machine code of each kernel: as recorded, and different.
    pub copies: BTreeMap<&'static str, [usize; 2]>,
    /// The bytes of machine code and of tables that are as recorded.
    pub bytes: [usize; 2],
    /// The differences from the record.
    pub differences: Vec<Difference>,
    /// The kernels without any trace.
    pub missing: BTreeSet<&'static str>,
}

impl Report {
    /// Returns whether the program has kernels, and all of them are as recorded.
    pub fn is_good(&self) -> bool {
        !self.equal.is_empty() && self.differences.is_empty()
    }
}

/// Searches for every recorded kernel in a program, or in each program that a file holds. Also returns the members that
/// this function can't search.
pub fn verify(file: &[u8], records: &[Record]) -> Result<(Vec<Report>, Vec<Skipped>), String> {
    let mut programs: BTreeMap<Isa, Vec<Image<'_>>> = BTreeMap::new();
    let (images, skipped) = image::images(file)?;
    for image in images {
        programs.entry(image.isa).or_default().push(image);
    }
    let report = |(isa, images): (&Isa, &Vec<Image<'_>>)| {
        let records: Vec<&Record> = records.iter().filter(|record| record.isa == *isa).collect();
        look_at(*isa, images, &records)
    };
    Ok((programs.iter().map(report).collect(), skipped))
}

/// Examines a program: an image, or the objects of an archive, which form one program that is not linked yet.
fn look_at(isa: Isa, images: &[Image<'_>], records: &[&Record]) -> Report {
    let mut report = Report {
        isa,
        recorded: records.len(),
        equal: BTreeSet::new(),
        by_symbol: BTreeSet::new(),
        copies: BTreeMap::new(),
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
    // A kernel that is present needs its table. Kernels with equal tables share one, under the symbol of one of them.
    let users: Vec<&Record> = records.iter().copied().filter(|record| there.contains(record.name)).collect();
    let wanted: BTreeSet<&[u8]> = users.iter().map(|record| &record.table[..]).filter(|it| !it.is_empty()).collect();
    search::tables(images, records, &wanted, &mut tables);
    for &table in &wanted {
        // Other tables have parts that equal this one, so it needs a place in addition to theirs.
        let is_found = |other: &&&[u8]| tables.get(**other).is_some_and(|found| !found.equal.is_empty());
        let parts = |other: &&[u8]| {
            (0..other.len()).step_by(search::ALIGNMENT).filter(|&at| other[at..].starts_with(table)).count()
        };
        let others = wanted.iter().filter(|other| **other != table).filter(is_found).map(parts).sum();
        let mut changed = tables.get(table).map(|found| found.changed.clone()).unwrap_or_default();
        let places = tables.get(table).map_or(0, |found| found.equal.len());
        if changed.is_empty() && places <= others {
            let why = match others {
                0 => "is nowhere in the file".to_owned(),
                _ => format!("is nowhere in the file, but for {others} parts of other tables"),
            };
            changed.insert(None, why);
        } else if changed.is_empty() {
            report.bytes[Part::Table as usize] += table.len();
        }
        for why in changed.into_values() {
            let users = users.iter().filter(|record| record.table == table);
            let difference = |record: &&Record| Difference { kernel: record.name, part: Part::Table, why: why.clone() };
            report.differences.extend(users.map(difference));
        }
    }
    report.missing = records.iter().map(|record| record.name).filter(|name| !there.contains(name)).collect();
    report
}

/// Examines an object: the parts that symbols name, and machine code without a symbol.
fn look_at_object<'a>(
    image: &Image<'_>,
    records: &[&'a Record],
    report: &mut Report,
    tables: &mut BTreeMap<&'a [u8], Tables>,
) {
    // An empty table is nowhere, so it has no number.
    let numbered = |kernel: &str, part: Part| {
        let i = records.iter().position(|record| record.name == kernel && record.of(part).0 > 0)?;
        Some((i, records[i]))
    };
    for (kernel, part) in &image.unmapped {
        let Some((_, record)) = numbered(kernel, *part) else { continue };
        let why = "has a symbol that leads to no byte in memory".to_owned();
        match part {
            Part::Code => report.add_difference(record, why),
            Part::Table => _ = tables.entry(&record.table).or_default().changed.insert(None, why),
        }
    }
    // The ranges of each section that are accounted for: a byte search must not take a part of one kernel for another.
    let mut known = Vec::new();
    let mut equal = BTreeSet::new();
    for symbol in &image.symbols {
        let Some((i, record)) = numbered(&symbol.kernel, symbol.part) else { continue };
        let (bytes, hash) = record.of(symbol.part);
        let section = &image.sections[symbol.section];
        let end = symbol.offset.saturating_add(bytes);
        let is_equal = section.data.get(symbol.offset..end).is_some_and(|there| sha256(&[there]) == hash);
        let at = image.place(symbol.section, symbol.offset);
        let why = || format!("at its symbol, {at}, is not as recorded");
        match symbol.part {
            Part::Code if !section.executable => {
                report.add_difference(record, format!("at its symbol, {at}, is not executable"));
            }
            Part::Code => {
                known.push((symbol.section, symbol.offset..end));
                if is_equal {
                    equal.insert(i);
                    report.by_symbol.insert(record.name);
                }
                report.add_copy(record, if is_equal { Place::Equal } else { Place::Near(why()) });
            }
            Part::Table => {
                let place = section.at + symbol.offset as u64;
                let found = tables.entry(&record.table).or_default();
                match is_equal {
                    true => _ = found.equal.insert(place),
                    false => _ = found.changed.insert(Some(place), why()),
                }
            }
        }
    }
    let at_symbols: Vec<&Record> = equal.iter().map(|&i| records[i]).collect();
    for (i, place) in search::code(image, records, &mut known, equal) {
        report.add_copy(records[i], place);
    }
    // A symbol that was moved to a copy leaves a range without a symbol, which the program may still call.
    for (section, range) in outside(&image.uncovered, &known) {
        let fits = at_symbols.iter().filter(|record| record.bytes <= range.len());
        let Some(record) = fits.max_by_key(|record| record.bytes) else { continue };
        let at = image.place(section, range.start);
        let why =
            format!("may be {} bytes that no symbol covers, at {at}, instead of the copy at its symbol", range.len());
        report.add_difference(record, why);
    }
}

/// Returns the parts of ranges that are outside of all `known` ranges.
fn outside(ranges: &[Known], known: &[Known]) -> Vec<Known> {
    let mut rest = ranges.to_vec();
    for (section, known) in known {
        let parts = |(at, range): Known| {
            let [before, after] = match at == *section {
                true => [range.start..range.end.min(known.start), range.start.max(known.end)..range.end],
                false => [range, 0..0],
            };
            [(at, before), (at, after)].into_iter().filter(|(_, range)| !range.is_empty())
        };
        rest = rest.into_iter().flat_map(parts).collect();
    }
    rest
}

impl Report {
    fn add_copy(&mut self, record: &Record, place: Place) {
        let is_equal = place == Place::Equal;
        self.copies.entry(record.name).or_default()[usize::from(!is_equal)] += 1;
        match place {
            Place::Equal => {
                self.bytes[Part::Code as usize] += record.bytes;
                self.equal.insert(record.name);
            }
            Place::Near(why) => self.add_difference(record, why),
        }
    }

    fn add_difference(&mut self, record: &Record, why: String) {
        self.differences.push(Difference { kernel: record.name, part: Part::Code, why });
    }
}
