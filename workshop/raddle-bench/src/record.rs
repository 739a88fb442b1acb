//! Measurements as lines of JSON, to be written and read back.

use std::io::{self, Write};
use std::path::Path;

use crate::measurement::{self, Measurement};

/// Writes a line per measurement.
pub fn write(measurements: &[Measurement], output: &mut dyn Write) -> io::Result<()> {
    for measurement in measurements {
        serde_json::to_writer(&mut *output, measurement)?;
        writeln!(output)?;
    }
    output.flush()
}

/// Parses the text of the record at `path`. An object that isn't a measurement is an error, which names its line.
///
/// The file is not opened: `path` only dates a record without dates, by its name.
pub fn parse(path: &Path, text: &str) -> Result<Vec<Measurement>, String> {
    let mut measurements = Vec::new();
    for (i, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let measurement: Measurement = serde_json::from_str(line)
            .map_err(|error| format!("line {}: no measurement of `raddle-lab speed`: {error}", i + 1))?;
        if !(measurement.bytes > 0 && measurement.ns > 0.0 && measurement.spread >= 0.0) {
            return Err(format!("line {}: a size, a time or a spread that can't be", i + 1));
        }
        measurements.push(measurement);
    }
    if measurements.is_empty() {
        return Err("holds no measurement".to_owned());
    }
    date_by_name(path, &mut measurements);
    mark_kernels(&mut measurements);
    Ok(measurements)
}

/// Takes the date of measurements without a date from the file's name: `docs/benchmarks/<date>-<cpu>.jsonl`.
fn date_by_name(path: &Path, measurements: &mut [Measurement]) {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let date = name.get(..10).filter(|date| {
        date.bytes().enumerate().all(|(i, byte)| if i == 4 || i == 7 { byte == b'-' } else { byte.is_ascii_digit() })
    });
    for measurement in measurements.iter_mut().filter(|measurement| measurement.date.is_none()) {
        measurement.date = date.map(str::to_owned);
    }
}

/// Marks the measurements of kernels in records that lack the key: they have several measurements of raddle in one
/// cell. If the key is set, it decides.
fn mark_kernels(measurements: &mut [Measurement]) {
    let lengths: Vec<usize> = measurement::cells(measurements).map(<[Measurement]>::len).collect();
    let mut rest = measurements;
    for length in lengths {
        let (cell, others) = rest.split_at_mut(length);
        if cell.iter().filter(|measurement| measurement.is_ours() && !measurement.by_kernel).count() > 1 {
            cell.iter_mut()
                .filter(|measurement| measurement.is_ours())
                .for_each(|measurement| measurement.by_kernel = true);
        }
        rest = others;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::measurement::{OURS, made_up};

    fn read_text(name: &str, text: &str) -> Result<Vec<Measurement>, String> {
        parse(&Path::new("folder").join(name), text)
    }

    #[test]
    fn what_is_written_is_read() {
        let measurements = [
            made_up("sha256", OURS, 64, 30.0),
            Measurement {
                batch: Some(3),
                threads: Some(2),
                misalign: Some(1),
                ..made_up("sha256-many", "ring", 64, 90.0)
            },
            Measurement {
                by_kernel: true,
                kernel: Some("a".into()),
                dirty_upper: true,
                ..made_up("sha256", OURS, 64, 30.5)
            },
        ];
        let mut text = Vec::new();
        write(&measurements, &mut text).unwrap();
        assert_eq!(read_text("record", std::str::from_utf8(&text).unwrap()).unwrap(), measurements);
    }

    /// Puts the public function next to a kernel in one cell.
    #[test]
    fn a_function_beside_its_kernels_is_not_taken_for_one() {
        let measurements = [
            made_up("sha256", OURS, 64, 30.0),
            Measurement { by_kernel: true, kernel: Some("a".into()), ..made_up("sha256", OURS, 64, 25.0) },
        ];
        let mut text = Vec::new();
        write(&measurements, &mut text).unwrap();
        assert_eq!(read_text("record", std::str::from_utf8(&text).unwrap()).unwrap(), measurements);
    }

    /// Reads a line of the first records, which have neither date nor version.
    #[test]
    fn an_older_record_is_read() {
        let measurement = |kernel| {
            format!(
                r#"{{"algorithm":"md5","operation":"hash","bytes":32,"implementation":"raddle","kernel":"{kernel}","ns":71.4,"ns_min":69.1,"spread":0.19,"cycles_per_byte":8.9,"ratio_to_best_peer":1.01,"cpu":"A CPU"}}"#
            )
        };
        let measurements = read_text("2026-11-20-cpu.jsonl", &measurement("a")).unwrap();
        assert_eq!(
            (measurements[0].title(), measurements[0].date.as_deref(), measurements[0].dirty_upper),
            ("raddle", Some("2026-11-20"), false)
        );
        let measurements = read_text("record", &format!("{}\n{}\n", measurement("a"), measurement("b"))).unwrap();
        assert_eq!(
            (measurements[0].title(), measurements[1].title(), measurements[0].date.as_deref()),
            ("a", "b", None)
        );
    }

    #[test]
    fn what_is_no_record_is_refused() {
        let good = serde_json::to_string(&made_up("sha256", OURS, 64, 30.0)).unwrap();
        let bad = good.replace("\"bytes\":64", "\"bytes\":0");
        for (text, why) in [
            ("", "holds no measurement"),
            ("{}", "line 1"),
            (&format!("{good}\n\nno JSON\n"), "line 3"),
            (&bad, "can't be"),
            (&good.replace("30.0", "-1.0"), "can't be"),
        ] {
            let Err(message) = read_text("record", text) else { panic!("accepted: {text}") };
            assert!(message.contains(why), "{message}");
        }
    }
}
