//! Compares a run with a saved run: which measurements became faster or slower.

use std::io::{self, Write};

use anstyle::AnsiColor;
use raddle_bench::statistics::median;

use super::measurement::{Measurement, short_cpu};
use super::size;
use crate::screen::Screen;

/// The minimal noise between two runs, as a fraction of the time. Two runs of one program differ by more than the
/// spread within each: memory and code have different addresses, and the core runs at a different frequency.
const LEAST_NOISE: f64 = 0.02;

/// Returns the part of a measurement that two runs share: everything except the figures, the machine and the day.
fn key(measurement: &Measurement) -> impl PartialEq + '_ {
    let Measurement { algorithm, operation, bytes, batch, dirty_upper, threads, misalign, .. } = measurement;
    ((algorithm, operation, bytes, batch), (dirty_upper, threads, misalign), measurement.title())
}

/// Writes the measurements that differ by more than the noise of both, and counts the others. `name` is the name of the
/// saved run.
pub(crate) fn write(
    now: &[Measurement],
    saved: &[Measurement],
    name: &str,
    screen: Screen,
    output: &mut dyn Write,
) -> io::Result<()> {
    let pairs: Vec<(&Measurement, &Measurement)> = now
        .iter()
        .filter_map(|measurement| Some((measurement, saved.iter().find(|before| key(before) == key(measurement))?)))
        .collect();
    let ratio = |pair: &(&Measurement, &Measurement)| pair.1.ns / pair.0.ns;
    let differ: Vec<_> =
        pairs.iter().filter(|(measurement, before)| measurement.differs(before, LEAST_NOISE)).collect();

    let mut about: Vec<String> = saved.first().and_then(|measurement| measurement.date.clone()).into_iter().collect();
    about.extend(
        saved.iter().find(|measurement| measurement.is_ours()).and_then(|measurement| measurement.version.clone()),
    );
    let about = if about.is_empty() { String::new() } else { format!(" ({})", about.join(", ")) };
    writeln!(output)?;
    let lines = |text: &str, output: &mut dyn Write| {
        screen.lines(text, 0).iter().try_for_each(|line| writeln!(output, "{line}"))
    };
    lines(&format!("compared with {name}{about}"), output)?;
    if let (Some(measurement), Some(before)) = (now.first(), saved.first())
        && measurement.cpu != before.cpu
    {
        lines(&format!("note: it was made on another CPU or level: {}", short_cpu(&before.cpu)), output)?;
    }
    for pair in &differ {
        let (measurement, ratio) = (pair.0, ratio(pair));
        let (word, colour, ratio) = match ratio > 1.0 {
            true => ("faster", AnsiColor::Green, ratio),
            false => ("slower", AnsiColor::Red, 1.0 / ratio),
        };
        let colour = colour.on_default();
        let text = format!("{}: {}, {}", measurement.title(), measurement.heading(), size::show(measurement.bytes));
        for (i, line) in screen.lines(&text, 16).iter().enumerate() {
            match i {
                0 => writeln!(output, "  {ratio:.2}x {colour}{word}{colour:#}  {line}")?,
                _ => writeln!(output, "{:16}{line}", "")?,
            }
        }
    }
    let faster = differ.iter().filter(|pair| ratio(pair) > 1.0).count();
    let mut sums =
        format!("{faster} faster, {} slower, {} within noise", differ.len() - faster, pairs.len() - differ.len());
    let single = now.len() + saved.len() - 2 * pairs.len();
    if single > 0 {
        sums += &format!("; {single} measurements are in only one of the runs");
    }
    // The measurements of competitors show how the machine differed.
    let competitors: Vec<f64> = pairs.iter().filter(|(measurement, _)| !measurement.is_ours()).map(ratio).collect();
    if !competitors.is_empty() {
        sums += &format!("; competitors, median: {:.2}x", median(&competitors));
    }
    lines(&sums, output)
}

#[cfg(test)]
mod tests {
    use super::super::measurement::{OURS, made_up};
    use super::*;

    fn compared(now: &[Measurement], saved: &[Measurement], width: usize) -> String {
        let mut output = anstream::StripStream::new(Vec::new());
        write(now, saved, "base.jsonl", Screen { width, styled: false }, &mut output).unwrap();
        String::from_utf8(output.into_inner()).unwrap()
    }

    fn run(ns: [f64; 4]) -> [Measurement; 4] {
        let measurement = |name, bytes, ns| made_up("chacha20-poly1305", name, bytes, ns);
        [
            measurement(OURS, 64, ns[0]),
            measurement("ring", 64, ns[1]),
            measurement(OURS, 1024, ns[2]),
            measurement("ring", 1024, ns[3]),
        ]
    }

    #[test]
    fn what_changed_is_told_from_noise() {
        let (saved, mut now) = (run([20.0, 40.0, 100.0, 200.0]), run([16.0, 40.5, 120.0, 198.0]).to_vec());
        now.push(made_up("md5", OURS, 64, 20.0));
        let expected = "
compared with base.jsonl (2026-01-02, raddle 1.2)
  1.25x faster  raddle: chacha20-poly1305 seal, 64 B
  1.20x slower  raddle: chacha20-poly1305 seal, 1 KiB
1 faster, 1 slower, 2 within noise; 1 measurements are in only one of the runs;
competitors, median: 1.00x
";
        assert_eq!(compared(&now, &saved, 80), expected);
        for width in [40, 60, 80, 200] {
            assert!(compared(&now, &saved, width).lines().all(|line| line.len() <= width));
        }
    }

    /// Checks that the saved spread counts as noise too.
    #[test]
    fn a_saved_spread_counts() {
        let (mut saved, now) = (run([20.0; 4]), run([16.0; 4]));
        saved.iter_mut().for_each(|measurement| measurement.spread = 0.5);
        assert!(compared(&now, &saved, 80).contains("0 faster, 0 slower, 4 within noise"));
        saved.iter_mut().for_each(|measurement| measurement.cpu = "Another CPU (one)".to_owned());
        assert!(compared(&now, &saved, 80).contains("another CPU or level: Another CPU"));
    }
}
