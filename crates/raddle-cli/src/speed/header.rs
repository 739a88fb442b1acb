//! The header of the tables: the machine, the versions, and remarks on the measurement.

use std::io::{self, Write};

use super::args::Args;
use super::peers::{Peer, cap};
use super::plan::Plan;
use super::row::{Row, short_cpu};
use crate::screen::Screen;

/// The width of the names of the lines.
const NAME: usize = 9;

/// What is said before the tables.
pub(crate) struct Header {
    ours: String,
    cpu: String,
    peers: Vec<String>,
    notes: Vec<String>,
}

impl Header {
    /// Of a run that begins; `verbose` adds the features of the CPU, and the code of each peer that is measured.
    pub(crate) fn of_plan(plan: &Plan, cpu: &str, notes: &[String], verbose: bool) -> Self {
        let peers = match verbose {
            true => plan.contestants().map(Peer::about).collect(),
            false => {
                let peers: Vec<String> = plan.contestants().map(|peer| peer.version(None)).collect();
                if peers.is_empty() { Vec::new() } else { vec![peers.join(", ")] }
            }
        };
        Self {
            ours: env!("CARGO_PKG_VERSION").to_owned(),
            cpu: if verbose { cpu.to_owned() } else { short_cpu(cpu) },
            peers,
            notes: notes.to_vec(),
        }
    }

    /// Of a record.
    pub(crate) fn of_rows(rows: &[Row]) -> Self {
        let mut versions: Vec<&str> = Vec::new();
        let (mut ours, mut dates, mut cpus) = (Vec::new(), Vec::new(), Vec::new());
        for row in rows {
            let versions = if row.is_ours() { &mut ours } else { &mut versions };
            for (list, text) in
                [(versions, row.version.as_deref()), (&mut dates, row.date.as_deref()), (&mut cpus, Some(&*row.cpu))]
            {
                list.extend(text.filter(|text| !list.contains(text)));
            }
        }
        let unknown = |list: &[&str]| if list.is_empty() { "not recorded".to_owned() } else { list.join(", ") };
        let notes = vec![format!("measured on: {}", unknown(&dates))];
        let ours = unknown(&ours).replace("raddle ", "");
        Self { ours, cpu: cpus.join("; "), peers: vec![unknown(&versions)], notes }
    }

    pub(crate) fn write(&self, screen: Screen, output: &mut dyn Write) -> io::Result<()> {
        let dim = anstyle::Style::new().dimmed();
        let peers = self.peers.iter().enumerate().map(|(i, peer)| (if i == 0 { "peers" } else { "" }, peer));
        let notes = self.notes.iter().map(|note| ("note", note));
        for (name, text) in [("raddle", &self.ours), ("CPU", &self.cpu)].into_iter().chain(peers).chain(notes) {
            for (i, line) in screen.lines(text, NAME).iter().enumerate() {
                let name = if i == 0 { name } else { "" };
                writeln!(output, "{dim}{name:<NAME$}{dim:#}{line}")?;
            }
        }
        Ok(())
    }
}

/// What could mislead whoever takes the figures at their face.
pub(crate) fn notes(args: &Args, plan: &Plan, level: &str) -> Vec<String> {
    let mut notes = Vec::new();
    if cfg!(debug_assertions) {
        notes.push("this is a debug build: its figures say nothing (build with --release)".to_owned());
    }
    if args.dirty_upper {
        notes.push("the upper half of a vector register is dirty before each call (--dirty-upper)".to_owned());
    }
    if args.threads > 1 {
        let threads = args.threads;
        notes.push(format!("{threads} threads run each implementation at once; figures are of all together"));
    }
    for course in &plan.courses {
        let name = course.algorithm.name();
        // The name of md5-simd says what it has.
        let at_once = |peer| course.algorithm.at_once(peer).is_some();
        let lack = plan.peers.iter().filter(|&&peer| peer != Peer::Md5Simd && !course.has(peer) && !at_once(peer));
        let lack: Vec<&str> = lack.map(|peer| peer.name()).collect();
        let note = format!("no {name} by itself in {}", lack.join(", "));
        // One for both operations.
        if !lack.is_empty() && !notes.contains(&note) {
            notes.push(note);
        }
    }
    if plan.courses.iter().any(|course| course.algorithm.batch().is_some()) {
        notes.push("peers take the messages of a batch one after another, but for those that end in -many".to_owned());
    }
    // What `peers` adds: the system may not have intel-ipsec-mb.
    let added = Peer::ALL.into_iter().filter(|&peer| peer != Peer::IpsecMb);
    let missing: Vec<&str> = added.filter_map(Peer::missing_feature).collect();
    if !missing.is_empty() && args.vs.iter().any(|name| name == "all") {
        notes.push(format!("more peers with --features raddle-cli/peers ({})", missing.join(", ")));
    }
    let contestants: Vec<Peer> = plan.contestants().collect();
    notes.extend(cap::notes(&contestants, level));
    notes
}

#[cfg(test)]
mod tests {
    use super::super::row::{OURS, made_up};
    use super::*;

    #[test]
    fn a_record_says_where_it_was_measured() {
        let rows = [made_up("md5", OURS, 64, 1.0), made_up("md5", "ring", 64, 1.0), made_up("md5", "ring", 65, 1.0)];
        let expected = "
raddle   1.2
CPU      A CPU, level high (one two), plan of core
peers    ring 1.2
note     measured on: 2026-01-02
";
        let shown = |rows: &[Row], width| {
            let mut output = anstream::StripStream::new(Vec::new());
            Header::of_rows(rows).write(Screen { width, styled: false }, &mut output).unwrap();
            format!("\n{}", String::from_utf8(output.into_inner()).unwrap())
        };
        assert_eq!(shown(&rows, 80), expected);
        let old = Row { date: None, version: None, ..rows[0].clone() };
        assert!(shown(&[old], 200).contains("raddle   not recorded\n"));
        for width in [40, 60] {
            assert!(shown(&rows, width).lines().all(|line| line.len() <= width));
        }
    }
}
