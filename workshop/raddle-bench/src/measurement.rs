//! A measurement: one implementation of one operation, at one size, under one set of conditions.

use serde::{Deserialize, Serialize};

/// The name of raddle among the implementations.
pub const OURS: &str = "raddle";

/// The measurement of one implementation at one size, as a JSON object.
///
/// Records lack the keys that have a default, and the kernel, where the value is the default.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measurement {
    /// The algorithm, such as `aes-128-gcm`, or `aes-128-gcm-many` for batches.
    pub algorithm: String,
    /// The operation, such as `seal`.
    pub operation: String,
    /// The length of a message, in bytes.
    pub bytes: usize,
    /// The number of messages, for a batch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub batch: Option<usize>,
    /// Whether the upper half of a vector register was dirty at each call.
    #[serde(default)]
    pub dirty_upper: bool,
    /// The number of concurrent threads, if more than one. Times are divided by it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub threads: Option<usize>,
    /// The bytes by which the message is displaced from a cache line, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub misalign: Option<usize>,
    /// The library: [`OURS`] or a competitor.
    pub implementation: String,
    /// Whether [`kernel`](Self::kernel) names a kernel that the caller requested, or a more general raddle function,
    /// instead of the kernels that the library chose.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_kernel: bool,
    /// The kernels that raddle called.
    pub kernel: Option<String>,
    /// The median time of a call, in nanoseconds.
    pub ns: f64,
    /// The minimum time of a call, in nanoseconds.
    pub ns_min: f64,
    /// The interquartile range as a fraction of the median.
    pub spread: f64,
    /// The median cycles per byte, if the frequency of the core is known.
    pub cycles_per_byte: Option<f64>,
    /// The time of the fastest competitor divided by the time of this implementation, from samples of one round each.
    /// The JSON key is the one that older records use.
    #[serde(rename = "ratio_to_best_peer")]
    pub ratio_to_best_competitor: Option<f64>,
    /// The processor, its level and features, and the core whose plan raddle used.
    pub cpu: String,
    /// The version of the implementation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
    /// The date of the measurement, in UTC.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
}

/// The times of one kernel for messages of one length: a line of `raddle-lab kernels time --save`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KernelTimes {
    /// The name of the kernel.
    pub kernel: String,
    /// The length of a message, in bytes.
    pub bytes: usize,
    /// The core cycles of a call, a figure for each round.
    pub cycles: Vec<f64>,
}

/// The properties that all measurements of a table, or of a panel of the plot, share.
pub type Course<'a> = (&'a str, &'a str, Option<usize>, bool, Option<usize>, Option<usize>, &'a str);

impl Measurement {
    /// Returns whether raddle was measured.
    pub fn is_ours(&self) -> bool {
        self.implementation == OURS
    }

    /// Returns the name in tables: the kernel's name if the caller asked for a kernel.
    pub fn title(&self) -> &str {
        match self.kernel.as_deref() {
            Some(kernel) if self.by_kernel => kernel,
            _ => &self.implementation,
        }
    }

    /// Returns the name of the library, which may process a batch in two ways: one after the other, or by a call for many.
    pub fn library(&self) -> &str {
        self.implementation.trim_end_matches("-pairs").trim_end_matches("-many").trim_end_matches("-hash")
    }

    /// Returns the properties that a table's measurements share.
    pub fn course(&self) -> Course<'_> {
        let Self { algorithm, operation, batch, dirty_upper, threads, misalign, cpu, .. } = self;
        (algorithm, operation, *batch, *dirty_upper, *threads, *misalign, cpu)
    }

    /// Describes what was measured: `sha256-many hash, 64 messages`.
    pub fn heading(&self) -> String {
        let mut text = format!("{} {}", self.algorithm, self.operation);
        text += &self.batch.map_or(String::new(), |batch| format!(", {batch} messages"));
        text += &self.threads.map_or(String::new(), |threads| format!(", {threads} threads"));
        text += &self.misalign.map_or(String::new(), |bytes| format!(", misaligned by {bytes}"));
        text += if self.dirty_upper { ", dirty upper halves" } else { "" };
        text
    }

    /// Returns the total length of all messages, in bytes.
    pub fn total(&self) -> usize {
        self.bytes * self.batch.unwrap_or(1)
    }

    /// Returns the speed in bytes per nanosecond (GB/s).
    pub fn speed(&self) -> f64 {
        self.total() as f64 / self.ns
    }

    /// Returns the relative variation of the samples: the interquartile range, or the median's excess over the minimum
    /// if larger.
    pub fn variation(&self) -> f64 {
        self.spread.max(self.ns / self.ns_min - 1.0)
    }

    /// Returns whether the times of two measurements differ by more than their noise: whether their interquartile
    /// ranges don't overlap. Each range counts as at least the fraction `least` of the time.
    pub fn differs(&self, other: &Self, least: f64) -> bool {
        let half = |measurement: &Self| measurement.ns * measurement.spread.max(least) / 2.0;
        (self.ns - other.ns).abs() > half(self) + half(other)
    }
}

/// Splits measurements into runs of one course each.
pub fn courses(measurements: &[Measurement]) -> impl Iterator<Item = &[Measurement]> {
    measurements.chunk_by(|a, b| a.course() == b.course())
}

/// Splits the measurements of a course into runs of one size each, which are adjacent.
pub fn cells(measurements: &[Measurement]) -> impl Iterator<Item = &[Measurement]> {
    measurements.chunk_by(|a, b| a.course() == b.course() && a.bytes == b.bytes)
}

/// Returns raddle's measurement in a cell, the fastest competitor's, and the ratio of the competitor's time to
/// raddle's. Returns `None` if raddle is alone or was timed kernel by kernel.
pub fn lead(cell: &[Measurement]) -> Option<(&Measurement, &Measurement, f64)> {
    let ours = cell.iter().find(|measurement| measurement.is_ours() && !measurement.by_kernel)?;
    let best = cell.iter().filter(|measurement| !measurement.is_ours()).min_by(|a, b| a.ns.total_cmp(&b.ns))?;
    // We prefer the ratio of samples from the same round. A competitor that processes a batch in one call has no such
    // ratio.
    let ratio = match ours.ratio_to_best_competitor {
        Some(ratio) if best.ratio_to_best_competitor == Some(1.0) => ratio,
        _ => best.ns / ours.ns,
    };
    Some((ours, best, ratio))
}

/// The processors of records from Java and Python, which name vendor, family and model.
const NAMES: [(&str, &str); 4] = [
    ("AuthenticAMD, family 0x19, model 0x01", "AMD EPYC (Zen 3)"),
    ("AuthenticAMD, family 0x19, model 0x11", "AMD EPYC (Zen 4)"),
    ("AuthenticAMD, family 0x1a, model 0x02", "AMD EPYC (Zen 5)"),
    ("GenuineIntel, family 0x06, model 0xcf", "Intel Xeon (Emerald Rapids)"),
];

/// Returns the name of a processor without the list of its features: `AMD EPYC, level avx512, plan of zen4`.
pub fn short_cpu(cpu: &str) -> String {
    if let Some(named) =
        NAMES.iter().find_map(|(identity, name)| Some(format!("{name}{}", cpu.strip_prefix(identity)?)))
    {
        return named;
    }
    match (cpu.split_once(" ("), cpu.rsplit_once(')')) {
        (Some((before, _)), Some((_, after))) => format!("{before}{after}"),
        _ => cpu.to_owned(),
    }
}

/// Formats three significant digits, without an exponent.
pub fn digits(value: f64) -> String {
    // A value within half a unit of its last digit below a power of ten is rounded up to that power.
    let decimals = match value {
        _ if value < 0.09995 => 4,
        _ if value < 0.9995 => 3,
        _ if value < 9.995 => 2,
        _ if value < 99.95 => 1,
        _ => 0,
    };
    format!("{value:.decimals$}")
}

/// Returns a measurement with made-up figures, for tests of programs that show measurements.
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

    /// A competitor that processes a batch in one call counts like the others.
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
