//! Records of measurements, as files that others may have written.

use std::path::Path;

use raddle_bench::measurement::Measurement;
use raddle_bench::record;
pub(crate) use raddle_bench::record::{save, write};
use raddle_common::quote;
use raddle_terminal::failure::Failure;
use raddle_terminal::input;

/// The maximal length of a record. All measurements of a machine take a few MiB.
const MAX: u64 = 1 << 30;

/// Reads a record; `-` is standard input. An object that is not a measurement of an implementation is an error.
pub(crate) fn read(path: &Path) -> Result<Vec<Measurement>, Failure> {
    let failed = |why: &dyn std::fmt::Display| Failure::Work(format!("{}: {why}", quote::path(path)));
    let bytes = input::read_whole(path, MAX).map_err(|unread| failed(&unread))?;
    let text = str::from_utf8(&bytes).map_err(|error| failed(&error))?;
    let measurements = record::parse(text).map_err(|error| failed(&error))?;
    Ok(measurements.into_iter().map(shown).collect())
}

/// Returns a measurement whose texts can be shown, because somebody else may have written the record.
fn shown(measurement: Measurement) -> Measurement {
    let text = |text: String| quote::text(&text);
    Measurement {
        algorithm: text(measurement.algorithm),
        operation: text(measurement.operation),
        implementation: text(measurement.implementation),
        kernel: measurement.kernel.map(text),
        cpu: text(measurement.cpu),
        version: measurement.version.map(text),
        date: measurement.date.map(text),
        ..measurement
    }
}
