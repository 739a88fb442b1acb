//! The records of machines, without the cells that a later record of the same machine measured again.

use std::collections::{BTreeMap, BTreeSet};

use raddle_bench::measurement::{self, Measurement};
use raddle_bench::record;

use crate::{Result, files, tools};

/// The folder of the records, from the root.
pub(super) const FOLDER: &str = "docs/benchmarks";

/// A machine with its records.
pub(super) struct Machine {
    /// The part of the core in the names of its records: `<date>-<key>.jsonl`, or `<date>-<key>-<part>.jsonl`.
    pub(super) key: &'static str,
    pub(super) name: &'static str,
    /// Whether the machine's figures are shortest times, and not medians: the other thread of its core was busy for
    /// part of the time.
    pub(super) is_shared: bool,
    /// The latest record comes first. Among those of one day, the record of all algorithms comes first, which has no
    /// part in its name.
    pub(super) runs: Vec<Run>,
}

/// The part of a record that is shown.
pub(super) struct Run {
    /// The name of the record, without `.jsonl`.
    pub(super) stem: String,
    pub(super) date: String,
    pub(super) part: String,
    pub(super) measurements: Vec<Measurement>,
}

const MACHINES: [(&str, &str, bool); 4] = [
    ("amd-epyc-zen5", "AMD EPYC (Zen 5)", true),
    ("intel-emerald-rapids", "Intel Xeon (Emerald Rapids)", false),
    ("amd-epyc-zen4", "AMD EPYC (Zen 4)", false),
    ("amd-epyc-zen3", "AMD EPYC (Zen 3)", true),
];

/// Libraries that use AVX-512 wherever the processor has it: nothing limits them to a level.
const UNCAPPED: [&str; 2] = ["graviola", "md5-simd"];

/// Reads the records of all machines.
pub(super) fn read() -> Result<Vec<Machine>> {
    let folder = tools::root().join(FOLDER);
    let mut names = tools::files_under(&folder)?;
    names.sort();
    MACHINES
        .iter()
        .map(|&(key, name, is_shared)| {
            let mut runs = Vec::new();
            for path in names.iter().filter(|path| path.extension().is_some_and(|it| it == "jsonl")) {
                let stem = path.file_stem().unwrap_or_default().to_string_lossy();
                let Some((date, part)) = place(&stem, key) else { continue };
                let measurements = record::parse(&files::read(folder.join(path))?)
                    .map_err(|error| error.to_string())
                    .and_then(optimised)
                    .map_err(|error| format!("{}: {error}", path.display()))?;
                runs.push(Run { date: date.into(), part: part.into(), stem: stem.to_string(), measurements });
            }
            let machine = Machine::new(key, name, is_shared, runs);
            let newest = machine.newest();
            newest.map(|_| ()).ok_or(format!("{FOLDER} has no record of all algorithms on {key}"))?;
            Ok(machine)
        })
        .collect()
}

/// Refuses measurements by a program that was compiled as tests compile it: the version then names its opt-level.
fn optimised(measurements: Vec<Measurement>) -> Result<Vec<Measurement>> {
    match versions(&measurements).iter().find(|version| version.contains("opt-level")) {
        Some(version) => Err(format!("measured by {version}: measure again with a program of cargo build --release")),
        None => Ok(measurements),
    }
}

/// Divides the name of a record of a machine into its date and its part.
fn place<'a>(stem: &'a str, key: &str) -> Option<(&'a str, &'a str)> {
    let (date, rest) = stem.split_at_checked(10)?;
    let part = rest.strip_prefix('-')?.strip_prefix(key)?;
    if part.is_empty() { Some((date, part)) } else { Some((date, part.strip_prefix('-')?)) }
}

impl Machine {
    fn new(key: &'static str, name: &'static str, is_shared: bool, mut runs: Vec<Run>) -> Self {
        runs.sort_by(|a, b| b.date.cmp(&a.date).then(a.part.cmp(&b.part)));
        for run in &mut runs {
            // Single kernels, and unusual conditions, are for people who choose kernels.
            run.measurements
                .retain(|it| !it.by_kernel && !it.dirty_upper && it.threads.is_none() && it.misalign.is_none());
            run.measurements = in_order(&run.measurements);
            if is_shared {
                run.measurements.iter_mut().for_each(take_least);
            }
        }
        leave_out_older(&mut runs);
        runs.retain(|run| !run.measurements.is_empty());
        let mut machine = Self { key, name, is_shared, runs };
        machine.leave_out_uncapped();
        machine
    }

    /// Leaves out the libraries that no cap reaches, if raddle was limited to a lower level than the processor's own.
    fn leave_out_uncapped(&mut self) {
        let Some(own) = self.newest().map(|run| level(&run.measurements[0]).to_owned()) else { return };
        let is_comparable = |it: &Measurement| level(it) == own || !UNCAPPED.contains(&it.library());
        self.runs.iter_mut().for_each(|run| run.measurements.retain(is_comparable));
    }

    /// Returns the latest record of all algorithms.
    pub(super) fn newest(&self) -> Option<&Run> {
        self.runs.iter().find(|run| run.part.is_empty())
    }
}

/// Returns the processor, the level and the day of a measurement: a page has a section for each.
pub(super) fn conditions(measurement: &Measurement) -> (&str, Option<&str>) {
    (&measurement.cpu, measurement.date.as_deref())
}

/// Groups the courses of one level and day, and the sizes of a course. If a cell was measured twice, the last lines
/// stay.
fn in_order(measurements: &[Measurement]) -> Vec<Measurement> {
    let mut seen = Vec::new();
    let mut number = |name: String| {
        seen.iter().position(|it| *it == name).unwrap_or_else(|| {
            seen.push(name);
            seen.len() - 1
        })
    };
    let mut cells = BTreeMap::new();
    for cell in measurement::cells(measurements) {
        let place =
            (number(format!("{:?}", conditions(&cell[0]))), number(format!("{:?}", cell[0].course())), cell[0].bytes);
        cells.insert(place, cell);
    }
    cells.into_values().flatten().cloned().collect()
}

/// Replaces the median time with the shortest time.
fn take_least(measurement: &mut Measurement) {
    let part = measurement.ns_min / measurement.ns;
    measurement.cycles_per_byte = measurement.cycles_per_byte.map(|cycles| cycles * part);
    measurement.ns = measurement.ns_min;
    // This is a ratio of medians.
    measurement.ratio_to_best_competitor = None;
}

/// Leaves out the cells that a later day's record contains too, with competitors if the older cells had any. Batches of
/// another number of messages keep their cells: a plot by the number of messages shows one record.
fn leave_out_older(runs: &mut [Run]) {
    let mut later: BTreeMap<_, bool> = BTreeMap::new();
    for of_a_day in runs.chunk_by_mut(|a, b| a.date == b.date) {
        let mut of_this_day = Vec::new();
        for run in of_a_day {
            let subject =
                |it: &Measurement| (it.algorithm.clone(), it.operation.clone(), level(it).to_owned(), it.bytes);
            let mut left = BTreeSet::new();
            for cell in measurement::cells(&run.measurements) {
                let key = (subject(&cell[0]), cell[0].batch);
                let has_others = cell.len() > 1;
                if later.get(&key).is_none_or(|had_others| has_others && !had_others) {
                    left.insert(key.0.clone());
                }
                of_this_day.push((key, has_others));
            }
            run.measurements.retain(|it| left.contains(&subject(it)));
        }
        for (key, has_others) in of_this_day {
            *later.entry(key).or_default() |= has_others;
        }
    }
}

/// Returns the level at which something was measured.
pub(super) fn level(measurement: &Measurement) -> &str {
    let (_, rest) = measurement.cpu.split_once("level ").unwrap_or_default();
    rest.split([' ', ',']).next().unwrap_or_default()
}

/// Returns the versions of all implementations, each once.
pub(super) fn versions(measurements: &[Measurement]) -> Vec<&str> {
    let mut versions: Vec<&str> = Vec::new();
    for version in measurements.iter().filter_map(|it| it.version.as_deref()) {
        if !versions.contains(&version) {
            versions.push(version);
        }
    }
    versions
}

#[cfg(test)]
pub(super) mod tests {
    use raddle_bench::measurement::{OURS, made_up};

    use super::*;

    fn run(date: &str, part: &str, measurements: &[Measurement]) -> Run {
        let stem = format!("{date}-cpu-{part}");
        let dated = |it: &Measurement| Measurement { date: Some(date.into()), ..it.clone() };
        Run { stem, date: date.into(), part: part.into(), measurements: measurements.iter().map(dated).collect() }
    }

    /// Returns a machine whose later record lacks a size that the earlier record has.
    pub(in super::super) fn machine(is_shared: bool) -> Machine {
        let cell =
            |bytes, ours, other| {
                [made_up("md5", OURS, bytes, ours), made_up("md5", "ring", bytes, other)].map(|measurement| {
                    Measurement { ns_min: measurement.ns / 2.0, operation: "hash".into(), ..measurement }
                })
            };
        let earlier = [cell(64, 10.0, 30.0), cell(128, 20.0, 30.0)].concat();
        let later = [cell(64, 10.0, 20.0), cell(4096, 100.0, 90.0)].concat();
        let alone = [made_up("md5", OURS, 128, 19.0), Measurement { by_kernel: true, ..made_up("md5", OURS, 1, 1.0) }];
        let runs =
            vec![run("2026-01-02", "", &earlier), run("2026-01-03", "", &later), run("2026-01-03", "more", &alone)];
        Machine::new("cpu", "A CPU", is_shared, runs)
    }

    #[test]
    fn what_was_measured_again_is_left_out() {
        let machine = machine(false);
        let shown: Vec<_> = machine.runs.iter().map(|run| (&*run.stem, run.measurements.len())).collect();
        // The earlier record shows the size that the later record lacks, and not the size that it has.
        assert_eq!(shown, [("2026-01-03-cpu-", 4), ("2026-01-03-cpu-more", 1), ("2026-01-02-cpu-", 2)]);
        assert_eq!(machine.newest().unwrap().date, "2026-01-03");
        assert_eq!(machine.runs[2].measurements[0].bytes, 128);
    }

    /// Such a measurement would be compared with code for another level. Its lead over others is left out too.
    #[test]
    fn a_library_without_a_cap_is_left_out_below_the_own_level() {
        let at = |level: &str, times: [(&str, f64); 3]| {
            let cpu = format!("CPU, level {level}, plan of core");
            times.map(|(name, ns)| Measurement { cpu: cpu.clone(), ..made_up("md5", name, 64, ns) })
        };
        let times = [(OURS, 10.0), ("md5-simd-many", 5.0), ("ring", 20.0)];
        let runs = vec![run("2026-01-02", "", &at("high", times)), run("2026-01-02", "low", &at("low", times))];
        let machine = Machine::new("cpu", "A CPU", false, runs);
        let names = |run: &Run| run.measurements.iter().map(|it| it.implementation.clone()).collect::<Vec<_>>();
        assert_eq!(names(&machine.runs[0]), [OURS, "md5-simd-many", "ring"]);
        assert_eq!(names(&machine.runs[1]), [OURS, "ring"]);
        assert_eq!(measurement::lead(&machine.runs[1].measurements).unwrap().2, 2.0);
    }

    #[test]
    fn a_record_by_a_program_of_the_tests_is_refused() {
        let right = made_up("md5", OURS, 64, 3.0);
        let wrong = Measurement { version: Some(format!("{OURS} 0.1.0 at opt-level 1")), ..right.clone() };
        assert!(optimised(vec![right.clone()]).is_ok());
        assert!(optimised(vec![right, wrong]).is_err_and(|error| error.contains("at opt-level 1")));
    }

    #[test]
    fn the_last_measurement_of_a_record_stays() {
        let twice = [made_up("md5", OURS, 64, 3.0), made_up("sha256", OURS, 1, 9.0), made_up("md5", OURS, 64, 2.0)];
        let order = [made_up("md5", OURS, 64, 2.0), made_up("sha256", OURS, 1, 9.0)];
        assert_eq!(in_order(&twice), order);
    }

    #[test]
    fn least_times_replace_medians_where_the_core_was_shared() {
        let first = |is_shared| machine(is_shared).runs[0].measurements[0].clone();
        let (median, least) = (first(false), first(true));
        assert_eq!((least.ns, least.cycles_per_byte), (median.ns / 2.0, median.cycles_per_byte.map(|it| it / 2.0)));
    }

    #[test]
    fn records_belong_to_the_machine_of_their_name() {
        assert_eq!(place("2026-01-02-cpu", "cpu"), Some(("2026-01-02", "")));
        assert_eq!(place("2026-01-02-cpu-levels", "cpu"), Some(("2026-01-02", "levels")));
        for other in ["2026-01-02-cpux", "2026-01-02-other", "java-25", "sizes"] {
            assert_eq!(place(other, "cpu"), None);
        }
    }
}
