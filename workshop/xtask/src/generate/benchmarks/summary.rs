//! The tables of `docs/BENCHMARKS.md` and `README.md`: geometric means of the latest measurements of each machine.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use raddle_bench::measurement::{self, Measurement, digits, lead};
use raddle_bench::size;

use super::records::{Machine, Run, conditions, level};
use super::tables::{LOST, table};
use crate::Result;

/// The rows: algorithms that have a limit in common.
const FAMILIES: [(&str, &[&str]); 18] = [
    ("ChaCha20", &["chacha20"]),
    ("Poly1305", &["poly1305"]),
    ("ChaCha20-Poly1305", &["chacha20-poly1305"]),
    ("AES-GCM", &["aes-128-gcm", "aes-192-gcm", "aes-256-gcm"]),
    ("AES-GCM-SIV", &["aes-128-gcm-siv", "aes-256-gcm-siv"]),
    ("MD5, SHA-256, HMAC", &["md5", "sha256", "hmac-sha256"]),
    ("SHA-1, SHA-512", &["sha1", "sha512"]),
    ("MD5 + SHA-256, with and without SHA-1", &["md5+sha256", "md5+sha1+sha256"]),
    ("SHA-1 with a check for attacks", &["sha1-checked"]),
    ("BLAKE3", &["blake3"]),
    ("ChaCha20-Poly1305, batches", &["chacha20-poly1305-many"]),
    ("AES-GCM, batches", &["aes-128-gcm-many", "aes-256-gcm-many"]),
    ("AES-GCM-SIV, batches", &["aes-128-gcm-siv-many", "aes-256-gcm-siv-many"]),
    ("MD5, SHA-256, HMAC, batches", &["md5-many", "sha256-many", "hmac-sha256-many"]),
    ("SHA-1, SHA-512, batches", &["sha1-many", "sha512-many"]),
    ("SHA-1 with a check for attacks, batches", &["sha1-checked-many"]),
    ("BLAKE3, batches", &["blake3-many"]),
    ("SHA-256 of pairs", &["sha256-pairs"]),
];

/// The groups of sizes, in bytes.
const GROUPS: [(&str, RangeInclusive<usize>); 3] =
    [("to 256 B", 1..=256), ("to 4 KiB", 257..=4096), ("longer", 4097..=usize::MAX)];

/// raddle compared with others at one size.
struct Contest<'a> {
    ours: &'a Measurement,
    best: &'a Measurement,
    ratio: f64,
    /// The time of each library, divided by ours. For a library that processes batches in two ways, the faster one
    /// counts.
    libraries: BTreeMap<&'a str, f64>,
}

fn contests(measurements: &[Measurement]) -> Vec<Contest<'_>> {
    measurement::cells(measurements)
        .filter_map(|cell| {
            let (ours, best, ratio) = lead(cell)?;
            let mut libraries: BTreeMap<&str, f64> = BTreeMap::new();
            for other in cell.iter().filter(|it| !it.is_ours()) {
                let least = libraries.entry(other.library()).or_insert(f64::INFINITY);
                *least = least.min(other.ns / ours.ns);
            }
            Some(Contest { ours, best, ratio, libraries })
        })
        .collect()
}

/// Returns the measurements of a record that were made on the day and at the level of its first measurement. A record
/// may also contain measurements of earlier days and at lower levels.
fn latest(run: &Run) -> Vec<Measurement> {
    let first = conditions(&run.measurements[0]);
    run.measurements.iter().filter(|it| conditions(it) == first).cloned().collect()
}

/// Returns the geometric mean, or nothing if there are no ratios.
fn mean(ratios: impl Iterator<Item = f64>) -> String {
    let logarithms: Vec<f64> = ratios.map(f64::ln).collect();
    match logarithms.len() {
        0 => String::new(),
        count => format!("{:.2}", (logarithms.iter().sum::<f64>() / count as f64).exp()),
    }
}

/// Returns the tables of all machines.
pub(super) fn machines(machines: &[Machine]) -> Result<String> {
    let sections = machines.iter().map(|machine| {
        let run = machine.newest().ok_or("a machine without a record of all algorithms")?;
        let level = level(&run.measurements[0]);
        let times = if machine.is_shared { ", least times" } else { "" };
        let place = format!("[all sizes](benchmarks/{}.md), {}, {level}{times}", machine.key, run.date);
        Ok(format!("### {}\n{}", machine.name, summary(place, &latest(run))?))
    });
    Ok(sections.collect::<Result<Vec<_>>>()?.join("\n"))
}

/// Returns a row for each family of algorithms, below `place`.
fn summary(place: String, measurements: &[Measurement]) -> Result<String> {
    let contests = contests(measurements);
    let is_known = |name: &str| FAMILIES.iter().any(|(_, names)| names.contains(&name));
    if let Some(unknown) = contests.iter().find(|it| !is_known(&it.ours.algorithm)) {
        return Err(format!("{} is in no row of the summary", unknown.ours.algorithm));
    }
    let mut libraries: Vec<&str> = contests.iter().flat_map(|it| it.libraries.keys().copied()).collect();
    libraries.sort_unstable();
    libraries.dedup();

    let row = |name: &str, of: &dyn Fn(&str) -> bool| -> Vec<String> {
        let own: Vec<&Contest<'_>> = contests.iter().filter(|it| of(&it.ours.algorithm)).collect();
        let groups = GROUPS
            .iter()
            .map(|(_, range)| mean(own.iter().filter(|it| range.contains(&it.ours.bytes)).map(|it| it.ratio)));
        let lost = own.iter().filter(|it| it.ratio < LOST).count();
        let worst = own.iter().min_by(|a, b| a.ratio.total_cmp(&b.ratio)).map_or(String::new(), |it| {
            let Measurement { algorithm, operation, bytes, .. } = it.ours;
            format!("{:.2} {algorithm} {operation} {}, {}", it.ratio, size::show(*bytes), it.best.title())
        });
        let each = libraries.iter().map(|name| mean(own.iter().filter_map(|it| it.libraries.get(name).copied())));
        let counts = [format!("{lost} of {}", own.len()), worst];
        std::iter::once(name.to_owned()).chain(groups).chain(counts).chain(each).collect()
    };
    // Older records have fewer algorithms.
    let is_there = |names: &[&str]| contests.iter().any(|it| names.contains(&&*it.ours.algorithm));
    let families = FAMILIES.iter().filter(|(_, names)| is_there(names));
    let families = families.map(|(name, names)| row(name, &|algorithm| names.contains(&algorithm)));
    let head = std::iter::once(&*place).chain(GROUPS.iter().map(|(name, _)| *name)).chain(["slower", "worst cell"]);
    let head = head.chain(libraries.iter().copied()).map(str::to_owned).collect();
    Ok(table(head, families.chain([row("all", &|_| true)])))
}

/// A row of the table in `README.md`: its name, the algorithm, the operation, the number of messages, and their length.
type Row = (&'static str, &'static str, &'static str, Option<usize>, usize);

const README: [Row; 7] = [
    ("AES-128-GCM, 16 KiB", "aes-128-gcm", "seal", None, 16 << 10),
    ("ChaCha20-Poly1305, 16 KiB", "chacha20-poly1305", "seal", None, 16 << 10),
    ("SHA-256, 16 KiB", "sha256", "hash", None, 16 << 10),
    ("BLAKE3, 16 KiB", "blake3", "hash", None, 16 << 10),
    ("SHA-256, 64 messages of 1 KiB in one call", "sha256-many", "hash", Some(64), 1 << 10),
    ("MD5, 64 messages of 1 KiB in one call", "md5-many", "hash", Some(64), 1 << 10),
    ("SHA-256, 64 pairs of digests in one call", "sha256-pairs", "hash", Some(64), 64),
];

/// The makers of processors in the table of `README.md`: what the keys of their machines begin with.
const MAKERS: [&str; 2] = ["amd", "intel"];

/// Returns the table for `README.md`, with the machine of each maker that was measured last.
pub(super) fn readme(machines: &[Machine]) -> Result<String> {
    let date = |machine: &&Machine| machine.newest().map(|run| run.date.clone());
    let last = |maker: &&str| {
        let own = machines.iter().filter(|it| it.key.starts_with(*maker));
        own.max_by_key(date).ok_or(format!("no machine of {maker}"))
    };
    let machines = MAKERS.iter().map(last).collect::<Result<Vec<_>>>()?;
    let rows = README.iter().map(|row| {
        let results = machines.iter().map(|it| row_of(it, row).ok_or(format!("{}: no {}", it.key, row.0)));
        let results = results.collect::<Result<Vec<_>>>()?;
        let all: BTreeSet<String> = results.iter().flat_map(|it| it.peers.iter().cloned()).collect();
        Ok(std::iter::once(row.0.to_owned()).chain(results.iter().flat_map(|it| it.cells(&all))).collect())
    });
    let columns = machines.iter().flat_map(|it| [format!("raddle, {}", it.name), "fastest other".to_owned()]);
    let head = std::iter::once("GB/s".to_owned()).chain(columns).collect();
    Ok(table(head, rows.collect::<Result<Vec<_>>>()?.into_iter()).trim_start().to_owned())
}

/// A row of one machine.
struct Speeds {
    ours: String,
    /// The fastest other library, with its speed.
    best: String,
    /// All other libraries that were measured.
    peers: BTreeSet<String>,
}

impl Speeds {
    /// Returns the cells: the second names those of `all` libraries that were not measured here, because a faster one may
    /// be among them.
    fn cells(&self, all: &BTreeSet<String>) -> [String; 2] {
        let missing: Vec<&str> = all.difference(&self.peers).map(String::as_str).collect();
        let missing = if missing.is_empty() { String::new() } else { format!(" (without {})", missing.join(", ")) };
        [self.ours.clone(), format!("{}{missing}", self.best)]
    }
}

/// Returns a row by the latest record of a machine that has it.
fn row_of(machine: &Machine, (_, algorithm, operation, batch, bytes): &Row) -> Option<Speeds> {
    machine.runs.iter().find_map(|run| {
        let latest = latest(run);
        let is_it = |it: &Measurement| {
            (&*it.algorithm, &*it.operation, &it.batch, &it.bytes) == (*algorithm, *operation, batch, bytes)
        };
        let cell = measurement::cells(&latest).find(|cell| is_it(&cell[0]))?;
        let (ours, best, _) = lead(cell)?;
        let name = best.version.as_deref().unwrap_or(&best.implementation);
        let best = format!("{} {name}", digits(best.speed()));
        let peers = cell.iter().filter(|it| !it.is_ours()).map(|it| it.library().to_owned()).collect();
        Some(Speeds { ours: digits(ours.speed()), best, peers })
    })
}

#[cfg(test)]
mod tests {
    use super::super::records::tests::machine;
    use super::*;

    #[test]
    fn means_are_geometric_and_the_worst_cell_is_named() {
        let machine = machine(false);
        let text = machines(&[machine]).unwrap();
        let row = "| MD5, SHA-256, HMAC | 2.00 | 0.90 |  | 1 of 2 | 0.90 md5 hash 4 KiB, ring | 1.34 |";
        assert!(text.lines().any(|line| line == row), "{text}");
        assert_eq!(mean([2.0, 8.0].into_iter()), "4.00");
    }

    /// A lower level and an earlier day would change the means.
    #[test]
    fn a_summary_is_of_one_level_and_day() {
        let mut machine = machine(false);
        let run = &mut machine.runs[0];
        let expected = run.measurements.clone();
        let cpu = "A CPU, level low".to_owned();
        run.measurements.extend(expected.iter().map(|it| Measurement { cpu: cpu.clone(), ..it.clone() }));
        run.measurements
            .extend(expected.iter().map(|it| Measurement { date: Some("2026-01-01".into()), ..it.clone() }));
        assert_eq!(latest(run), expected);
    }

    /// The record of the later day has no message of 128 bytes.
    #[test]
    fn speeds_are_of_the_latest_record_that_has_them() {
        let machine = machine(false);
        let of = |bytes| row_of(&machine, &("", "md5", "hash", None, bytes)).map(|it| it.cells(&it.peers));
        assert_eq!(of(64), Some(["6.40".to_owned(), "3.20 ring 1.2".to_owned()]));
        assert_eq!(of(128), Some(["6.40".to_owned(), "4.27 ring 1.2".to_owned()]));
        assert_eq!(of(1), None);
    }

    /// A fastest library that was raced against fewer others would be taken for the fastest of all.
    #[test]
    fn a_cell_names_the_libraries_that_only_other_machines_measured() {
        let speeds = row_of(&machine(false), &("", "md5", "hash", None, 64)).unwrap();
        let all = ["ipsec-mb", "libsodium", "ring"].map(String::from).into();
        assert_eq!(speeds.cells(&all)[1], "3.20 ring 1.2 (without ipsec-mb, libsodium)");
    }

    #[test]
    fn an_algorithm_without_a_row_is_refused() {
        let mut machine = machine(false);
        machine.runs[0].measurements.iter_mut().for_each(|it| it.algorithm = "rot13".into());
        assert!(summary(String::new(), &machine.runs[0].measurements).unwrap_err().contains("rot13"));
    }
}
