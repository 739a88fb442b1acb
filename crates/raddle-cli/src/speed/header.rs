//! The header of the table: the machine, and remarks on the measurement.

use std::io::{self, Write};

use super::Args;
use super::peers::{Peer, cap};
use super::plan::Plan;

/// The machine, the versions, the notes.
pub(crate) fn write(plan: &Plan, notes: &[String], output: &mut dyn Write) -> io::Result<()> {
    let dim = anstyle::Style::new().dimmed();
    let mut line = |name: &str, text: &str| writeln!(output, "{dim}{name:<9}{dim:#}{text}");
    let cpu = raddle::cpu::describe();
    line("raddle", env!("CARGO_PKG_VERSION"))?;
    line("CPU", &cpu.to_string())?;
    for (i, peer) in plan.contestants().enumerate() {
        line(if i == 0 { "peers" } else { "" }, &peer.about())?;
    }
    notes.iter().try_for_each(|note| line("note", note))
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
    for course in &plan.courses {
        let name = course.algorithm.name();
        // The name of md5-simd says what it has.
        let lack = plan.peers.iter().filter(|&&peer| peer != Peer::Md5Simd && !course.has(peer));
        let lack: Vec<&str> = lack.map(|peer| peer.name()).collect();
        if !lack.is_empty() {
            notes.push(format!("no {name} by itself in {}", lack.join(", ")));
        }
    }
    let missing: Vec<&str> = Peer::ALL.into_iter().filter_map(Peer::missing_feature).collect();
    if !missing.is_empty() && args.vs.iter().any(|name| name == "all") {
        notes.push(format!("more peers with --features raddle-cli/peers ({})", missing.join(", ")));
    }
    let contestants: Vec<Peer> = plan.contestants().collect();
    notes.extend(cap::notes(&contestants, level));
    notes
}
