//! The table of results: implementations by size, and the line that sums them up.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use clap::ValueEnum;
use raddle_bench::statistics::median;

use super::measurement::{self, Measurement, digits};
use super::size;
use crate::screen::Screen;

/// The unit of the figures in a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Unit {
    /// Gigabytes a second
    #[value(name = "GB/s")]
    Speed,
    /// Nanoseconds a message
    #[value(name = "ns")]
    Time,
    /// Cycles of the core a byte
    #[value(name = "cycles")]
    Cycles,
}

/// The format of tables.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Table {
    pub(crate) screen: Screen,
    pub(crate) unit: Unit,
    /// Whether the table shows spreads, and the kernels of raddle.
    pub(crate) verbose: bool,
}

/// The number of spaces between two columns.
const GAP: usize = 2;
/// The minimum width of a column, so that the columns of several tables are aligned if their figures are short.
const COLUMN: usize = 7;
/// The maximal variation of a steady figure's samples, as a fraction of the time.
const STEADY: f64 = 0.1;
/// The fraction of the figures that may be unsteady without a remark. The records in `docs/benchmarks` have a smaller
/// fraction, except where the cores were shared, as for Zen 3: there it is 1.5 to 3.5 times `UNSTEADY_PART`.
const UNSTEADY_PART: f64 = 0.1;
/// The name of the row that compares raddle with the others.
const LEAD: &str = "raddle's lead";

/// Text with its style on a screen with styles.
struct Cell {
    text: String,
    style: Style,
}

impl Table {
    /// Writes the measurements of a course, which are grouped by size.
    pub(crate) fn write(self, measurements: &[Measurement], output: &mut dyn Write) -> io::Result<()> {
        let Some(first) = measurements.first() else { return Ok(()) };
        let clock = frequency(measurements).map_or(String::new(), |ghz| format!(", at {ghz:.2} GHz"));
        let unit = match self.unit {
            Unit::Speed => "GB/s",
            Unit::Time => "ns a message",
            Unit::Cycles => "cycles a byte",
        };
        writeln!(output)?;
        for line in self.screen.lines(&format!("{}, {unit}{clock}", first.heading()), 0) {
            writeln!(output, "{line}")?;
        }

        let cells: Vec<&[Measurement]> = measurement::cells(measurements).collect();
        let mut titles: Vec<&str> = Vec::new();
        for measurement in measurements {
            if !titles.contains(&measurement.title()) {
                titles.push(measurement.title());
            }
        }
        let leads = cells.iter().any(|cell| measurement::lead(cell).is_some());
        let names = titles.iter().copied().chain(leads.then_some(LEAD));
        let name_width = names.map(str::len).max().unwrap_or(0);
        let columns: Vec<Vec<Cell>> = cells.iter().map(|cell| self.column(cell, &titles, leads)).collect();
        let width = columns.iter().flatten().map(|cell| cell.text.chars().count()).max().unwrap_or(0).max(COLUMN);
        let fitting = (self.screen.width.saturating_sub(name_width) / (width + GAP)).max(1);
        for columns in columns.chunks(fitting) {
            writeln!(output)?;
            let names = std::iter::once("").chain(titles.iter().copied()).chain(leads.then_some(LEAD));
            for (i, name) in names.enumerate() {
                let style = if name == measurement::OURS { Style::new().bold() } else { Style::new() };
                write!(output, "{style}{name:<name_width$}{style:#}")?;
                for column in columns {
                    let Cell { text, style } = &column[i];
                    write!(output, "{:GAP$}{style}{text:>width$}{style:#}", "")?;
                }
                writeln!(output)?;
            }
        }
        if self.verbose {
            self.kernels(&cells, output)?;
        }
        output.flush()
    }

    /// Explains the marks of the tables, if there is something to compare.
    pub(crate) fn legend(self, measurements: &[Measurement]) -> Option<String> {
        let mark = if self.screen.styled { "bold" } else { "*" };
        let leads = measurement::cells(measurements).any(|cell| measurement::lead(cell).is_some());
        let lead = if leads { "; raddle's lead: the time of the fastest other divided by that of raddle" } else { "" };
        measurement::cells(measurements)
            .any(|cell| cell.len() > 1)
            .then(|| format!("{mark}: the fastest of its column{lead}"))
    }

    /// Returns the cells of a column: the size, a figure for each title, and the lead.
    fn column(self, cell: &[Measurement], titles: &[&str], leads: bool) -> Vec<Cell> {
        let fastest = cell.iter().min_by(|a, b| a.ns.total_cmp(&b.ns)).filter(|_| cell.len() > 1);
        let mut column = vec![Cell { text: size::show(cell[0].bytes), style: Style::new().dimmed() }];
        column.extend(titles.iter().map(|title| {
            let measurement = cell.iter().find(|measurement| measurement.title() == *title);
            let wins = measurement.is_some() && measurement.map(Measurement::title) == fastest.map(Measurement::title);
            let mut text = measurement.map_or("-".to_owned(), |measurement| self.figure(measurement));
            if wins && !self.screen.styled {
                text.insert(0, '*');
            }
            Cell { text, style: if wins { Style::new().bold() } else { Style::new() } }
        }));
        if leads {
            let lead = measurement::lead(cell).map(|(_, _, ratio)| ratio);
            let colour = lead.map(|ratio| if ratio < 1.0 { AnsiColor::Red } else { AnsiColor::Green });
            let style = colour.map_or(Style::new(), |colour| colour.on_default());
            column.push(Cell { text: lead.map_or(String::new(), |ratio| format!("{ratio:.2}x")), style });
        }
        column
    }

    fn figure(self, measurement: &Measurement) -> String {
        let value = match self.unit {
            Unit::Speed => Some(measurement.speed()),
            Unit::Time => Some(measurement.ns / measurement.batch.unwrap_or(1) as f64),
            Unit::Cycles => measurement.cycles_per_byte,
        };
        let value = value.map_or("-".to_owned(), digits);
        if self.verbose { format!("{value} ({:.1}%)", measurement.spread * 100.0) } else { value }
    }

    /// Writes the kernels of raddle, if the library chose them.
    fn kernels(self, cells: &[&[Measurement]], output: &mut dyn Write) -> io::Result<()> {
        let ours = cells
            .iter()
            .filter_map(|cell| cell.iter().find(|measurement| measurement.is_ours() && !measurement.by_kernel));
        let measurements: Vec<&Measurement> = ours.filter(|measurement| measurement.kernel.is_some()).collect();
        for (i, same) in measurements.chunk_by(|a, b| a.kernel == b.kernel).enumerate() {
            if i == 0 {
                writeln!(output)?;
            }
            let (first, last) = (same[0], same[same.len() - 1]);
            let mut sizes = size::show(first.bytes);
            if first.bytes != last.bytes {
                sizes = format!("{sizes} to {}", size::show(last.bytes));
            }
            // Lines are broken before a plus, so that the plus stays with the kernel after it.
            let kernels = first.kernel.as_deref().unwrap_or_default().replace(" + ", " +\u{a0}");
            for line in self.screen.beside(&sizes, 18, &kernels) {
                writeln!(output, "{}", line.replace('\u{a0}', " "))?;
            }
        }
        Ok(())
    }
}

/// Computes the median frequency of the core.
fn frequency(measurements: &[Measurement]) -> Option<f64> {
    let of =
        |measurement: &Measurement| Some(measurement.cycles_per_byte? * measurement.total() as f64 / measurement.ns);
    let frequencies: Vec<f64> = measurements.iter().filter_map(of).collect();
    (!frequencies.is_empty()).then(|| median(&frequencies))
}

/// Sums up in how many cells raddle is the fastest, and by how much; returns `None` if there is nothing to compare.
pub(crate) fn summary(measurements: &[Measurement]) -> Option<String> {
    let leads: Vec<(&Measurement, &Measurement, f64)> =
        measurement::cells(measurements).filter_map(measurement::lead).collect();
    if leads.is_empty() {
        return None;
    }
    let level = leads.iter().filter(|(ours, best, _)| !ours.differs(best, 0.0)).count();
    let fastest = leads.iter().filter(|(ours, best, ratio)| *ratio > 1.0 && ours.differs(best, 0.0)).count();
    let level = if level == 0 { String::new() } else { format!(", level in {level}") };
    let ratios: Vec<f64> = leads.iter().map(|lead| lead.2).collect();
    let (cells, median) = (leads.len(), median(&ratios));
    Some(format!("raddle fastest in {fastest} of {cells} cells{level}, median {median:.2}x"))
}

/// Says how many figures are unsteady, and by how much; returns `None` if few are. No processor tells a program what
/// else runs on its core, so we have only the samples, and a disturbance that lasts through all samples of a run leaves
/// no trace in them.
pub(crate) fn unsteadiness(measurements: &[Measurement]) -> Option<String> {
    let unsteady: Vec<f64> =
        measurements.iter().map(Measurement::variation).filter(|variation| *variation > STEADY).collect();
    if unsteady.len() as f64 <= UNSTEADY_PART * measurements.len() as f64 {
        return None;
    }
    let (count, all) = (unsteady.len(), measurements.len());
    let (steady, median) = (STEADY * 100.0, median(&unsteady) * 100.0);
    Some(format!(
        "unsteady: the samples of {count} of {all} figures vary by more than {steady:.0} % (median {median:.0} %), \
         because the processor was busy with other work, or changed its frequency"
    ))
}

#[cfg(test)]
mod tests {
    use super::super::measurement::{OURS, made_up};
    use super::*;

    const SIZES: [usize; 6] = [64, 256, 1024, 4096, 16384, 1 << 20];

    fn measurements(algorithm: &str, names: &[(&str, f64)]) -> Vec<Measurement> {
        let measurements = SIZES.iter().flat_map(|&bytes| {
            let best = names.iter().filter(|name| name.0 != OURS).map(|name| name.1).fold(f64::INFINITY, f64::min);
            names.iter().map(move |&(name, per_byte)| Measurement {
                kernel: (name == OURS).then(|| if bytes < 1000 { "short".into() } else { "long_a + long_b".into() }),
                ratio_to_best_competitor: Some(best / per_byte),
                ..made_up(algorithm, name, bytes, 20.0 + per_byte * bytes as f64)
            })
        });
        measurements.collect()
    }

    fn shown(measurements: &[Measurement], width: usize, unit: Unit, verbose: bool) -> String {
        let mut output = anstream::StripStream::new(Vec::new());
        let table = Table { screen: Screen { width, styled: false }, unit, verbose };
        table.write(measurements, &mut output).unwrap();
        String::from_utf8(output.into_inner()).unwrap()
    }

    fn aead() -> Vec<Measurement> {
        measurements("chacha20-poly1305", &[(OURS, 0.1), ("rustcrypto", 0.9), ("openssl", 0.25), ("aws-lc", 0.4)])
    }

    #[test]
    fn at_80_columns() {
        let expected = "
chacha20-poly1305 seal, GB/s, at 4.00 GHz

                  64 B    256 B    1 KiB    4 KiB   16 KiB    1 MiB
raddle           *2.42    *5.61    *8.37    *9.53    *9.88    *10.0
rustcrypto       0.825     1.02     1.09     1.11     1.11     1.11
openssl           1.78     3.05     3.71     3.92     3.98     4.00
aws-lc            1.40     2.09     2.38     2.47     2.49     2.50
raddle's lead    2.50x    2.50x    2.50x    2.50x    2.50x    2.50x
";
        assert_eq!(shown(&aead(), 80, Unit::Speed, false), expected);
    }

    #[test]
    fn at_60_columns() {
        let expected = "
chacha20-poly1305 seal, ns a message, at 4.00 GHz

                  64 B    256 B    1 KiB    4 KiB   16 KiB
raddle           *26.4    *45.6     *122     *430    *1658
rustcrypto        77.6      250      942     3706    14766
openssl           36.0     84.0      276     1044     4116
aws-lc            45.6      122      430     1658     6574
raddle's lead    2.50x    2.50x    2.50x    2.50x    2.50x

                 1 MiB
raddle         *104878
rustcrypto      943738
openssl         262164
aws-lc          419450
raddle's lead    2.50x
";
        assert_eq!(shown(&aead(), 60, Unit::Time, false), expected);
    }

    #[test]
    fn at_200_columns_with_kernels_and_spreads() {
        let expected = "
chacha20-poly1305 seal, cycles a byte, at 4.00 GHz

                        64 B          256 B          1 KiB          4 KiB         16 KiB          1 MiB
raddle          *1.65 (1.0%)  *0.713 (1.0%)  *0.478 (1.0%)  *0.420 (1.0%)  *0.405 (1.0%)  *0.400 (1.0%)
rustcrypto       4.85 (1.0%)    3.91 (1.0%)    3.68 (1.0%)    3.62 (1.0%)    3.60 (1.0%)    3.60 (1.0%)
openssl          2.25 (1.0%)    1.31 (1.0%)    1.08 (1.0%)    1.02 (1.0%)    1.00 (1.0%)    1.00 (1.0%)
aws-lc           2.85 (1.0%)    1.91 (1.0%)    1.68 (1.0%)    1.62 (1.0%)    1.60 (1.0%)    1.60 (1.0%)
raddle's lead          2.50x          2.50x          2.50x          2.50x          2.50x          2.50x

     64 B to 256 B  short
    1 KiB to 1 MiB  long_a + long_b
";
        assert_eq!(shown(&aead(), 200, Unit::Cycles, true), expected);
    }

    /// Checks that no line is wider than the screen, whatever is shown.
    #[test]
    fn no_line_is_too_long() {
        let mut measurements = aead();
        for measurement in &mut measurements {
            (measurement.batch, measurement.threads, measurement.dirty_upper) = (Some(64), Some(16), true);
        }
        for width in [60, 80, 200] {
            for unit in [Unit::Speed, Unit::Time, Unit::Cycles] {
                for verbose in [false, true] {
                    let text = shown(&measurements, width, unit, verbose);
                    let longest = text.lines().map(|line| line.chars().count()).max().unwrap();
                    assert!(longest <= width, "{longest} of {width}:\n{text}");
                }
            }
        }
    }

    /// Checks that with styles, the fastest is bold, without a mark; that kernels are named; and that an implementation
    /// that was not measured at a size shows no figure there.
    #[test]
    fn with_styles_there_is_no_mark() {
        let mut measurements = aead();
        measurements.retain(|measurement| !(measurement.implementation == "openssl" && measurement.bytes == 64));
        measurements
            .iter_mut()
            .filter(|measurement| measurement.is_ours())
            .for_each(|measurement| measurement.by_kernel = true);
        let screen = Screen { width: 80, styled: true };
        let mut output = Vec::new();
        Table { screen, unit: Unit::Speed, verbose: false }.write(&measurements, &mut output).unwrap();
        let text = String::from_utf8(output).unwrap();
        assert!(text.contains("\u{1b}[1m   2.42\u{1b}[0m") && !text.contains('*'), "{text:?}");
        assert!(text.contains("short") && text.contains("      -") && !text.contains("lead"), "{text}");
    }

    #[test]
    fn the_last_line_counts_cells() {
        let mut all = aead();
        all.extend(measurements("md5", &[(OURS, 0.5), ("openssl", 0.5)]));
        all.extend(measurements("sha256", &[(OURS, 0.5), ("openssl", 0.2)]));
        all.extend(measurements("chacha20", &[(OURS, 0.5)]));
        let line = "raddle fastest in 6 of 18 cells, level in 6, median 1.00x";
        assert_eq!(summary(&all).as_deref(), Some(line));
        assert_eq!(summary(&measurements("chacha20", &[(OURS, 0.5)])), None);
    }

    #[test]
    fn a_busy_processor_is_remarked() {
        let steady = measurements("md5", &[(OURS, 0.5), ("ring", 1.0)]);
        assert_eq!(unsteadiness(&steady), None);
        assert_eq!(unsteadiness(&[]), None);
        // Of twelve figures, one was disturbed for part of the time, and two for most of it.
        let mut measurements = steady;
        measurements[0].spread = 0.12;
        for measurement in &mut measurements[4..6] {
            measurement.ns_min = measurement.ns / 1.5;
        }
        let expected = "unsteady: the samples of 3 of 12 figures vary by more than 10 % (median 50 %), because the processor was \
                        busy with other work, or changed its frequency";
        assert_eq!(unsteadiness(&measurements).as_deref(), Some(expected));
        // One in ten figures may be unsteady.
        let few = [vec![measurements[0].clone()], vec![measurements[1].clone(); 9]].concat();
        assert_eq!((unsteadiness(&few), unsteadiness(&few[..9]).is_some()), (None, true));
    }
}
