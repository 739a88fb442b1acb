//! The header of the tables: the machine, the versions, and remarks about the measurement.

use std::io::{self, Write};

use super::args::Args;
use super::competitors::{Competitor, cap};
use super::measurement::{Measurement, short_cpu};
use super::plan::Plan;
use crate::screen::Screen;

/// The width of the line names.
const NAME: usize = 9;

/// The version of raddle, with the level of optimisation if users compile this program at another one.
pub(crate) const VERSION: &str = env!("RADDLE_VERSION");

/// The text before the tables.
pub(crate) struct Header {
    ours: String,
    cpu: String,
    competitors: Vec<String>,
    notes: Vec<String>,
}

impl Header {
    /// Returns the header of a run that is beginning; `verbose` adds the features of the CPU, and the code of each
    /// measured competitor.
    pub(crate) fn of_plan(plan: &Plan, cpu: &str, notes: &[String], verbose: bool) -> Self {
        let competitors = match verbose {
            true => plan.contestants().map(Competitor::about).collect(),
            false => {
                let competitors: Vec<String> = plan.contestants().map(|competitor| competitor.version(None)).collect();
                if competitors.is_empty() { Vec::new() } else { vec![competitors.join(", ")] }
            }
        };
        Self {
            ours: VERSION.to_owned(),
            cpu: if verbose { cpu.to_owned() } else { short_cpu(cpu) },
            competitors,
            notes: notes.to_vec(),
        }
    }

    /// Returns the header of a record.
    pub(crate) fn of_measurements(measurements: &[Measurement]) -> Self {
        let mut versions: Vec<&str> = Vec::new();
        let (mut ours, mut dates, mut cpus) = (Vec::new(), Vec::new(), Vec::new());
        for measurement in measurements {
            let versions = if measurement.is_ours() { &mut ours } else { &mut versions };
            for (list, text) in [
                (versions, measurement.version.as_deref()),
                (&mut dates, measurement.date.as_deref()),
                (&mut cpus, Some(&*measurement.cpu)),
            ] {
                list.extend(text.filter(|text| !list.contains(text)));
            }
        }
        let unknown = |list: &[&str]| if list.is_empty() { "not recorded".to_owned() } else { list.join(", ") };
        let notes = vec![format!("measured on: {}", unknown(&dates))];
        let ours = unknown(&ours).replace("raddle ", "");
        Self { ours, cpu: cpus.join("; "), competitors: vec![unknown(&versions)], notes }
    }

    pub(crate) fn write(&self, screen: Screen, output: &mut dyn Write) -> io::Result<()> {
        let dim = anstyle::Style::new().dimmed();
        let competitors =
            self.competitors.iter().enumerate().map(|(i, competitor)| (if i == 0 { "others" } else { "" }, competitor));
        let notes = self.notes.iter().map(|note| ("note", note));
        for (name, text) in [("raddle", &self.ours), ("CPU", &self.cpu)].into_iter().chain(competitors).chain(notes) {
            for (i, line) in screen.lines(text, NAME).iter().enumerate() {
                let name = if i == 0 { name } else { "" };
                writeln!(output, "{dim}{name:<NAME$}{dim:#}{line}")?;
            }
        }
        Ok(())
    }
}

/// Returns the facts that could mislead a reader of the figures.
pub(crate) fn notes(args: &Args, plan: &Plan, level: &str) -> Vec<String> {
    let mut notes = Vec::new();
    if VERSION != env!("CARGO_PKG_VERSION") {
        notes.push("this program is not optimised: its figures are meaningless (build with --release)".to_owned());
    }
    if args.dirty_upper {
        notes.push("the upper half of a vector register is dirty before each call (--dirty-upper)".to_owned());
    }
    if args.threads > 1 {
        let threads = args.threads;
        notes.push(format!("{threads} threads run each implementation at once; figures are totals of all threads"));
    }
    for course in &plan.courses {
        let name = course.algorithm.name();
        // md5-simd's name already says this.
        let at_once = |competitor| course.algorithm.at_once(competitor).is_some();
        let lack = plan.competitors.iter().filter(|&&competitor| {
            competitor != Competitor::Md5Simd && !course.has(competitor) && !at_once(competitor)
        });
        let lack: Vec<&str> = lack.map(|competitor| competitor.name()).collect();
        let note = format!("no separate {name} in {}", lack.join(", "));
        // One note serves both operations.
        if !lack.is_empty() && !notes.contains(&note) {
            notes.push(note);
        }
    }
    if plan.courses.iter().any(|course| course.algorithm.batch().is_some()) {
        notes.push(
            "competitors process the messages of a batch one after another, except those whose names end in -many"
                .to_owned(),
        );
    }
    // The competitors that the feature `competitors` adds.
    let added = Competitor::ALL.into_iter().filter(|competitor| !competitor.is_of_system());
    let missing: Vec<&str> = added.filter_map(Competitor::missing_feature).collect();
    if !missing.is_empty() && args.vs.iter().any(|name| name == "all") {
        notes.push(format!("more competitors with --features raddle-lab/competitors ({})", missing.join(", ")));
    }
    let contestants: Vec<Competitor> = plan.contestants().collect();
    notes.extend(cap::notes(&contestants, level));
    notes
}

#[cfg(test)]
mod tests {
    use super::super::measurement::{OURS, made_up};
    use super::*;

    #[test]
    fn a_record_says_where_it_was_measured() {
        let measurements =
            [made_up("md5", OURS, 64, 1.0), made_up("md5", "ring", 64, 1.0), made_up("md5", "ring", 65, 1.0)];
        let expected = "
raddle   1.2
CPU      A CPU, level high (one two), plan of core
others   ring 1.2
note     measured on: 2026-01-02
";
        let shown = |measurements: &[Measurement], width| {
            let mut output = anstream::StripStream::new(Vec::new());
            Header::of_measurements(measurements).write(Screen { width, styled: false }, &mut output).unwrap();
            format!("\n{}", String::from_utf8(output.into_inner()).unwrap())
        };
        assert_eq!(shown(&measurements, 80), expected);
        let old = Measurement { date: None, version: None, ..measurements[0].clone() };
        assert!(shown(&[old], 200).contains("raddle   not recorded\n"));
        for width in [40, 60] {
            assert!(shown(&measurements, width).lines().all(|line| line.len() <= width));
        }
    }
}
