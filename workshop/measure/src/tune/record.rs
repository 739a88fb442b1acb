//! The measurements: tables for readers, and lines for a record.

use std::fmt::Write;

use super::loaded::Loaded;
use super::race::Times;
use raddle_bench::statistics::{median, ratio, spread};

/// Returns a table of the kernels that were timed at one length, fastest first. A `=` marks those that the library may
/// use.
pub(super) fn table(kernels: &[&Loaded], times: &Times, length: usize, is_candidate: impl Fn(&str) -> bool) -> String {
    // The time per message, for kernels that process several messages.
    let each = |loaded: &&&Loaded| {
        let (name, messages) = (loaded.kernel.name, loaded.kernel.contract.messages().max(1) as f64);
        let cycles = times.of(name, length)?.iter().map(|cycles| cycles / messages).collect();
        Some((name, cycles))
    };
    let mut rows: Vec<(&str, Vec<f64>)> = kernels.iter().filter_map(|loaded| each(&loaded)).collect();
    rows.sort_by(|a, b| median(&a.1).total_cmp(&median(&b.1)));
    let title = format!("{length} bytes");
    let mut text = format!("\n{title:<46}cycles  a byte   spread  to the fastest\n");
    for (name, cycles) in &rows {
        let mark = if is_candidate(name) { ' ' } else { '=' };
        let (cycles, a_byte) = (median(cycles), median(cycles) / length.max(1) as f64);
        let (spread, behind) = rows
            .iter()
            .find(|row| row.0 == *name)
            .map_or((0.0, 1.0), |row| (100.0 * spread(&row.1), ratio(&row.1, &rows[0].1)));
        writeln!(text, "{mark} {name:<40}{cycles:>10.1}{a_byte:>8.3}{spread:>7.1} %{behind:>16.3}").expect("a string");
    }
    text
}

/// Returns a line of JSON for each kernel and length.
pub(super) fn lines(times: &Times, cpu: &str) -> String {
    let mut text = String::new();
    for (kernel, bytes, cycles) in times.iter() {
        let (cycles, spread, rounds) = (median(cycles), spread(cycles), cycles.len());
        writeln!(
            text,
            "{{\"kernel\":\"{kernel}\",\"bytes\":{bytes},\"cycles\":{cycles:.2},\"spread\":{spread:.4},\"rounds\":{rounds},\
             \"cpu\":{cpu:?}}}"
        )
        .expect("a string");
    }
    text
}
