//! A measurement: one implementation of one operation, at one size, under one set of conditions.

use serde::{Deserialize, Serialize};

/// The name of raddle among the implementations.
pub const OURS: &str = "raddle";

/// The measurement of one implementation at one size: the JSON object, key by key.
///
/// Records of earlier versions lack the keys that have a default.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measurement {
    /// Such as `aes-128-gcm`; of batches `aes-128-gcm-many`.
    pub algorithm: String,
    /// Such as `seal`.
    pub operation: String,
    /// The length of a message, in bytes.
    pub bytes: usize,
    /// The number of messages, for a batch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub batch: Option<usize>,
    /// Whether the upper half of a vector register was dirty at each call.
    #[serde(default)]
    pub dirty_upper: bool,
    /// The number of threads at once, if it isn't one: times are then divided by it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub threads: Option<usize>,
    /// The bytes by which the message is displaced from a cache line, if it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub misalign: Option<usize>,
    /// The library: [`OURS`], or a competitor.
    pub implementation: String,
    /// Whether [`kernel`](Self::kernel) was asked for, and not chosen by the library; or a function for more messages than those
    /// of the algorithm has its place.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_kernel: bool,
    /// The kernels that raddle called.
    pub kernel: Option<String>,
    /// The median time of a call, in nanoseconds.
    pub ns: f64,
    /// The least time of a call, in nanoseconds.
    pub ns_min: f64,
    /// The interquartile range as a part of the median.
    pub spread: f64,
    /// The median of the cycles a byte, where the frequency of the core is known.
    pub cycles_per_byte: Option<f64>,
    /// The time of the fastest competitor divided by that of this implementation, of samples of one round each. The key in JSON is
    /// the name that records have.
    #[serde(rename = "ratio_to_best_peer")]
    pub ratio_to_best_competitor: Option<f64>,
    /// The processor, its level and features, and the core whose plan raddle used.
    pub cpu: String,
    /// The version of the implementation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
    /// The day of the measurement, in UTC.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
}

/// What the measurements of a table and of a panel of the plot have in common.
pub type Course<'a> = (&'a str, &'a str, Option<usize>, bool, Option<usize>, Option<usize>, &'a str);

impl Measurement {
    /// Whether raddle was measured.
    pub fn is_ours(&self) -> bool {
        self.implementation == OURS
    }

    /// Returns the name in tables: of the kernel, where that was asked for.
    pub fn title(&self) -> &str {
        match self.kernel.as_deref() {
            Some(kernel) if self.by_kernel => kernel,
            _ => &self.implementation,
        }
    }

    /// Returns what a table has in common.
    pub fn course(&self) -> Course<'_> {
        let Self { algorithm, operation, batch, dirty_upper, threads, misalign, cpu, .. } = self;
        (algorithm, operation, *batch, *dirty_upper, *threads, *misalign, cpu)
    }

    /// Returns what was measured, in words: `sha256-many hash, 64 messages`.
    pub fn heading(&self) -> String {
        let mut text = format!("{} {}", self.algorithm, self.operation);
        text += &self.batch.map_or(String::new(), |batch| format!(", {batch} messages"));
        text += &self.threads.map_or(String::new(), |threads| format!(", {threads} threads"));
        text += &self.misalign.map_or(String::new(), |bytes| format!(", misaligned by {bytes}"));
        text += if self.dirty_upper { ", dirty upper halves" } else { "" };
        text
    }

    /// The length of all messages together, in bytes.
    pub fn total(&self) -> usize {
        self.bytes * self.batch.unwrap_or(1)
    }

    /// Bytes per nanosecond: GB/s.
    pub fn speed(&self) -> f64 {
        self.total() as f64 / self.ns
    }

    /// By how much of the time its samples vary: the middle half of them, or the median above the fastest, whichever is more.
    pub fn variation(&self) -> f64 {
        self.spread.max(self.ns / self.ns_min - 1.0)
    }

    /// Returns whether the times of two measurements are apart by more than their noise: their interquartile ranges don't
    /// overlap. Each range counts as at least the part `least` of the time.
    pub fn differs(&self, other: &Self, least: f64) -> bool {
        let half = |measurement: &Self| measurement.ns * measurement.spread.max(least) / 2.0;
        (self.ns - other.ns).abs() > half(self) + half(other)
    }
}

/// Splits measurements into those of one course each.
pub fn courses(measurements: &[Measurement]) -> impl Iterator<Item = &[Measurement]> {
    measurements.chunk_by(|a, b| a.course() == b.course())
}

/// Splits the measurements of a course into those of one size each, which are adjacent.
pub fn cells(measurements: &[Measurement]) -> impl Iterator<Item = &[Measurement]> {
    measurements.chunk_by(|a, b| a.course() == b.course() && a.bytes == b.bytes)
}

/// Returns raddle in a cell, the fastest of the others, and the time of that divided by raddle's; `None` where raddle is alone,
/// or was timed kernel by kernel.
pub fn lead(cell: &[Measurement]) -> Option<(&Measurement, &Measurement, f64)> {
    let ours = cell.iter().find(|measurement| measurement.is_ours() && !measurement.by_kernel)?;
    let best = cell.iter().filter(|measurement| !measurement.is_ours()).min_by(|a, b| a.ns.total_cmp(&b.ns))?;
    // The ratio of samples of the same round is the better one; of who takes a batch in one call there is none.
    let ratio = match ours.ratio_to_best_competitor {
        Some(ratio) if best.ratio_to_best_competitor == Some(1.0) => ratio,
        _ => best.ns / ours.ns,
    };
    Some((ours, best, ratio))
}

/// The name of a processor without the list of its features: `AMD EPYC, level avx512, plan of zen4`.
pub fn short_cpu(cpu: &str) -> String {
    match (cpu.split_once(" ("), cpu.rsplit_once(')')) {
        (Some((before, _)), Some((_, after))) => format!("{before}{after}"),
        _ => cpu.to_owned(),
    }
}

/// Formats three significant digits, without an exponent.
pub fn digits(value: f64) -> String {
    // From half a unit of the last digit below a power of ten on, a value is rounded up to that power.
    let decimals = match value {
        _ if value < 0.09995 => 4,
        _ if value < 0.9995 => 3,
        _ if value < 9.995 => 2,
        _ if value < 99.95 => 1,
        _ => 0,
    };
    format!("{value:.decimals$}")
}

/// Returns a measurement of made-up figures, for the tests of whatever shows measurements.
#[doc(hidden)]
pub fn made_up(algorithm: &str, implementation: &str, bytes: usize, ns: f64) -> Measurement {
    Measurement {
        algorithm: algorithm.to_owned(),
        operation: "seal".to_owned(),
        bytes,
        batch: None,
        dirty_upper: false,
        threads: None,
        misalign: None,
        implementation: implementation.to_owned(),
        by_kernel: false,
        kernel: None,
        ns,
        ns_min: ns,
        spread: 0.01,
        cycles_per_byte: Some(4.0 * ns / bytes as f64),
        ratio_to_best_competitor: None,
        cpu: "A CPU, level high (one two), plan of core".to_owned(),
        version: Some(format!("{implementation} 1.2")),
        date: Some("2026-01-02".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_three_digits() {
        for (value, text) in [
            (0.01234, "0.0123"),
            (0.321, "0.321"),
            (1.0, "1.00"),
            (9.996, "10.0"),
            (0.9996, "1.00"),
            (12.34, "12.3"),
            (9876.0, "9876"),
        ] {
            assert_eq!(digits(value), text);
        }
    }

    #[test]
    fn a_processor_is_named_without_its_features() {
        assert_eq!(short_cpu("A CPU, level high (one two), plan of core"), "A CPU, level high, plan of core");
        assert_eq!(short_cpu("x86-64"), "x86-64");
    }

    #[test]
    fn noise_is_no_difference() {
        let measurement = |ns, spread| Measurement { spread, ..made_up("a", OURS, 64, ns) };
        assert!(measurement(100.0, 0.01).differs(&measurement(102.0, 0.01), 0.0));
        assert!(!measurement(100.0, 0.01).differs(&measurement(102.0, 0.04), 0.0));
        assert!(!measurement(100.0, 0.01).differs(&measurement(102.0, 0.01), 0.03));
    }

    /// Who takes a batch in one call is the fastest of the others too.
    #[test]
    fn the_lead_is_over_all_others() {
        let mut cell = ["slow", "at-once", OURS].map(|name| made_up("a", name, 64, 40.0));
        cell[0] = Measurement { ns: 90.0, ratio_to_best_competitor: Some(1.0), ..cell[0].clone() };
        cell[1] = Measurement { ratio_to_best_competitor: Some(2.25), ..cell[1].clone() };
        cell[2] = Measurement { ns: 20.0, ratio_to_best_competitor: Some(4.4), ..cell[2].clone() };
        assert_eq!(lead(&cell).map(|(_, best, ratio)| (best.title(), ratio)), Some(("at-once", 2.0)));
        let without = [cell[0].clone(), cell[2].clone()];
        assert_eq!(lead(&without).map(|(_, best, ratio)| (best.title(), ratio)), Some(("slow", 4.4)));
        assert!(lead(&cell[..2]).is_none() && lead(&cell[2..]).is_none());
    }
}
