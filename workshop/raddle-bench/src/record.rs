//! Measurements as lines of JSON, to be written and read back.
//!
//! A record first has a line with the values that measurements share, such as the processor, and then their lines without
//! these values. The next such line replaces the shared values. A line of [`write()`] has all values of a measurement.

use std::io::{self, Write};

use serde_json::{Map, Value};

use crate::measurement::Measurement;

/// The keys of shared values.
const SHARED: [&str; 8] = ["algorithm", "operation", "batch", "dirty_upper", "threads", "misalign", "cpu", "date"];

/// Writes a line per measurement.
pub fn write(measurements: &[Measurement], output: &mut dyn Write) -> io::Result<()> {
    for measurement in measurements {
        serde_json::to_writer(&mut *output, measurement)?;
        writeln!(output)?;
    }
    output.flush()
}

/// Writes a record: values that measurements share once, and no value that is absent or false.
pub fn save(measurements: &[Measurement], output: &mut dyn Write) -> io::Result<()> {
    let mut shared = Map::new();
    for measurement in measurements {
        let mut line = serde_json::from_value::<Map<_, _>>(serde_json::to_value(measurement)?)?;
        line.retain(|_, value| !value.is_null() && *value != false);
        let of_this: Map<_, _> = SHARED.iter().filter_map(|&key| line.remove_entry(key)).collect();
        if of_this != shared {
            shared = of_this;
            writeln!(output, "{}", Value::from(shared.clone()))?;
        }
        writeln!(output, "{}", Value::from(line))?;
    }
    output.flush()
}

/// Parses the text of a record. An object that isn't a measurement is an error, which names its line.
pub fn parse(text: &str) -> Result<Vec<Measurement>, String> {
    let mut measurements = Vec::new();
    let mut shared = Map::new();
    for (i, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let failed = |error| format!("line {}: no measurement of `raddle-lab speed`: {error}", i + 1);
        let mut line: Map<String, Value> = serde_json::from_str(line).map_err(failed)?;
        if line.keys().all(|key| SHARED.contains(&&**key)) {
            shared = line;
            continue;
        }
        for (key, value) in &shared {
            line.entry(key).or_insert_with(|| value.clone());
        }
        let measurement: Measurement = serde_json::from_value(line.into()).map_err(failed)?;
        if !(measurement.bytes > 0 && measurement.ns > 0.0 && measurement.spread >= 0.0) {
            return Err(format!("line {}: a size, a time or a spread that can't be", i + 1));
        }
        measurements.push(measurement);
    }
    if measurements.is_empty() {
        return Err("holds no measurement".to_owned());
    }
    Ok(measurements)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::measurement::{OURS, made_up};

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
        for write in [write, save] {
            let mut text = Vec::new();
            write(&measurements, &mut text).unwrap();
            assert_eq!(parse(str::from_utf8(&text).unwrap()).unwrap(), measurements);
        }
    }

    #[test]
    fn shared_values_are_written_once() {
        let of = |algorithm| [30.0, 40.0].map(|ns| made_up(algorithm, OURS, 64, ns));
        let mut text = Vec::new();
        save(&[of("md5"), of("sha256")].concat(), &mut text).unwrap();
        let text = str::from_utf8(&text).unwrap();
        assert_eq!((text.lines().count(), text.matches("A CPU").count()), (6, 2), "{text}");
    }

    #[test]
    fn what_is_no_record_is_refused() {
        let good = serde_json::to_string(&made_up("sha256", OURS, 64, 30.0)).unwrap();
        let bad = good.replace("\"bytes\":64", "\"bytes\":0");
        for (text, why) in [
            ("", "holds no measurement"),
            ("{}", "holds no measurement"),
            (r#"{"bytes":64}"#, "line 1"),
            (&format!("{good}\n\nno JSON\n"), "line 3"),
            (&bad, "can't be"),
            (&good.replace("30.0", "-1.0"), "can't be"),
        ] {
            let Err(message) = parse(text) else { panic!("accepted: {text}") };
            assert!(message.contains(why), "{message}");
        }
    }
}
