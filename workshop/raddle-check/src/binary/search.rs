//! Finds copies of kernels and tables anywhere in a program, with and without symbols.
//!
//! The record holds three 32-byte anchors of the machine code, and the digest of the whole code. Where an anchor is
//! found, we compare the whole code. An anchor outside of all equal copies belongs to a changed kernel, or to another
//! version of raddle. A kernel whose anchors are all changed is not found.
//!
//! The record holds tables in full, and tables lie at multiples of 64. A table that differs in few bytes counts as
//! changed. One that differs in more bytes is not found, and the kernel's table counts as missing.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use raddle_isa::Isa;
use raddle_isa::canonical::sha256;
use rustc_hash::FxHashMap;

use super::image::{Image, Section};
use super::record::{ANCHOR, Record};

/// The finding at a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Place {
    Equal,
    /// A similar part, with a description of its place.
    Near(String),
}

/// The copies of a table in a program.
#[derive(Default, Debug)]
pub(super) struct Tables {
    /// The places in the file of the copies that are as recorded, which may be the beginnings of other tables.
    pub(super) equal: BTreeSet<u64>,
    /// The descriptions of other copies by their places in the file; `None` for copies that are not in memory.
    pub(super) changed: BTreeMap<Option<u64>, String>,
}

/// A range of a section.
pub(super) type Known = (usize, Range<usize>);

/// Searches for the machine code of records. `known` gives the ranges of symbols, which are accounted for, and receives
/// the ranges of all copies; `equal` gives the records that are equal at symbols.
pub(super) fn code(
    image: &Image<'_>,
    records: &[&Record],
    known: &mut Vec<Known>,
    mut equal: BTreeSet<usize>,
) -> Vec<(usize, Place)> {
    let hits = hits(image, records);
    let whole = |&(i, section, at, anchor): &(usize, usize, usize, usize)| {
        let record = records[i];
        let begin = at.checked_sub(record.places()[anchor])?;
        let end = begin + record.bytes;
        let there = image.sections[section].data.get(begin..end)?;
        Some((i, section, begin..end, there))
    };
    let mut found = Vec::new();
    let mut tried = BTreeSet::new();
    for (i, section, range, there) in hits.iter().filter_map(whole) {
        let is_new = tried.insert((i, section, range.start)) && !known.contains(&(section, range.clone()));
        if is_new && sha256(&[there]) == records[i].hash {
            found.push((i, Place::Equal));
            equal.insert(i);
            known.push((section, range));
        }
    }
    // Kernels share anchors. Among the candidates at a place, we prefer the one with the most anchors at their offsets
    // and, if several candidates have as many, one that was not found elsewhere.
    let mut near: FxHashMap<(usize, usize, i64), Vec<usize>> = FxHashMap::default();
    for &(i, section, at, anchor) in &hits {
        near.entry((i, section, at as i64 - records[i].places()[anchor] as i64)).or_default().push(anchor);
    }
    let mut near: Vec<_> = near.into_iter().collect();
    near.sort_by_key(|(place, anchors)| (std::cmp::Reverse(anchors.len()), equal.contains(&place.0), *place));
    for ((i, section, begin), anchors) in near {
        let place = |anchor: usize| (begin + records[i].places()[anchor] as i64) as usize;
        let is_known = |at: usize| known.iter().any(|(s, range)| *s == section && range.contains(&at));
        if anchors.iter().any(|&anchor| !is_known(place(anchor))) {
            let which: Vec<_> = anchors.iter().map(|&anchor| ["first", "middle", "last"][anchor]).collect();
            let at = image.place(section, place(anchors[0]));
            let why = format!("has its {} {ANCHOR} bytes, at {at}, and the rest differs", which.join(" and "));
            found.push((i, Place::Near(why)));
            known.push((section, begin.max(0) as usize..(begin + records[i].bytes as i64) as usize));
        }
    }
    found
}

/// Returns every anchor that is found: record, section, place, and the number of the anchor.
fn hits(image: &Image<'_>, records: &[&Record]) -> Vec<(usize, usize, usize, usize)> {
    const HEAD: usize = 8;
    let mut heads: FxHashMap<[u8; HEAD], Vec<(usize, usize)>> = FxHashMap::default();
    for (i, record) in records.iter().enumerate() {
        for (anchor, bytes) in record.anchors.iter().enumerate() {
            let head = bytes[..HEAD].try_into().expect("HEAD bytes");
            heads.entry(head).or_default().push((i, anchor));
        }
    }
    // Instructions of AArch64 and POWER lie at multiples of four.
    let step = if image.isa == Isa::X86_64 { 1 } else { 4 };
    let mut hits = Vec::new();
    if heads.is_empty() {
        return hits;
    }
    for (section, bytes) in image.sections.iter().enumerate().filter(|(_, section)| section.executable) {
        for (at, window) in bytes.data.windows(ANCHOR).enumerate().skip(first(bytes, step)).step_by(step) {
            let head: [u8; HEAD] = window[..HEAD].try_into().expect("HEAD bytes");
            for &(i, anchor) in heads.get(&head).into_iter().flatten() {
                if window == records[i].anchors[anchor] {
                    hits.push((i, section, at, anchor));
                }
            }
        }
    }
    hits
}

/// The alignment of tables.
pub(super) const ALIGNMENT: usize = 64;

/// Returns the offset in a section of the first byte at a multiple of `alignment` in memory.
fn first(section: &Section<'_>, alignment: usize) -> usize {
    (section.address.wrapping_neg() % alignment as u64) as usize
}

/// Searches for the `wanted` tables in the objects of a program, and adds its findings to the ones at symbols.
pub(super) fn tables<'a>(
    images: &[Image<'_>],
    records: &[&Record],
    wanted: &BTreeSet<&'a [u8]>,
    found: &mut BTreeMap<&'a [u8], Tables>,
) {
    let all: BTreeSet<&[u8]> = records.iter().map(|record| &record.table[..]).collect();
    let sections =
        images.iter().flat_map(|image| image.sections.iter().enumerate().map(move |section| (image, section)));
    for (image, (section, bytes)) in sections {
        let places = || (first(bytes, ALIGNMENT)..bytes.data.len()).step_by(ALIGNMENT);
        // One table may be the beginning of another, or follow bytes like those before its equal in another. So bytes
        // of equal tables are no evidence for a changed one.
        let mut evidence = vec![true; bytes.data.len()];
        for at in places() {
            let equal = all.iter().filter(|table| bytes.data[at..].starts_with(table)).map(|table| table.len()).max();
            evidence[at..at + equal.unwrap_or(0)].fill(false);
        }
        for at in places() {
            let there = &bytes.data[at..];
            for &table in wanted {
                let place = bytes.at + at as u64;
                if there.starts_with(table) {
                    found.entry(table).or_default().equal.insert(place);
                } else if let Some(there) = there.get(..table.len())
                    && let Some(differ) = distance(there, table, &evidence[at..])
                {
                    let why = || format!("is at {}, but for {differ} of its bytes", image.place(section, at));
                    found.entry(table).or_default().changed.entry(Some(place)).or_insert_with(why);
                }
            }
        }
    }
}

/// Returns the number of bytes in which a place differs from a table, or `None` if it is something else. At most four
/// bytes may differ, because other libraries also have the SHA-256 constants, followed by others. And at most one in
/// sixteen of the table's nonzero bytes that are `evidence` may differ, because many places are nearly all zeros.
fn distance(there: &[u8], table: &[u8], evidence: &[bool]) -> Option<usize> {
    const MAX: usize = 4;
    // Nearly all places differ in the first few bytes.
    let distance = there.iter().zip(table).filter(|(a, b)| a != b).take(MAX + 1).count();
    let allowed = || MAX.min(table.iter().zip(evidence).filter(|&(&byte, &counts)| byte != 0 && counts).count() / 16);
    (distance <= MAX && distance <= allowed()).then_some(distance)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_bytes_may_differ_and_zeros_do_not_count() {
        let distance = |there: &[u8], table: &[u8]| super::distance(there, table, &[true; 272]);
        let table: Vec<u8> = (1..=48).collect();
        let mut other = table.clone();
        assert_eq!(distance(&other, &table), Some(0));
        (other[0], other[20], other[47]) = (0, 0, 0);
        assert_eq!(distance(&other, &table), Some(3));
        other[5] = 0;
        assert_eq!(distance(&other, &table), None);
        let long: Vec<u8> = [&[7; 256][..], &[9; 16]].concat();
        assert_eq!(distance(&[&[7; 256][..], &[9; 12], &[8; 4]].concat(), &long), Some(4));
        assert_eq!(distance(&[7; 272], &long), None);
        let sparse = [[1, 0, 0, 0]; 4].concat();
        assert_eq!(distance(&[0; 16], &sparse), None);
        assert_eq!(distance(&sparse, &sparse), Some(0));
    }

    #[test]
    fn bytes_of_equal_tables_are_no_evidence() {
        let table = [&[0; 63][..], &[1], &[7; 64]].concat();
        let there = [&[0; 63][..], &[2], &[7; 64]].concat();
        assert_eq!(distance(&there, &table, &[true; 128]), Some(1));
        // Another table is equal to the second half.
        assert_eq!(distance(&there, &table, &[[true; 64], [false; 64]].concat()), None);
    }
}
