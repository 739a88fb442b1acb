//! Tables of what was measured.

use std::fmt::Write;

use super::super::statistics::{median, ratio, spread};
use super::program::Times;

/// What was measured at one length, the fastest first.
pub(super) struct Table<'a> {
    length: usize,
    rows: Vec<Row<'a>>,
}

struct Row<'a> {
    kernel: &'a str,
    is_default: bool,
    cycles: f64,
    spread: f64,
    /// The time of a candidate over that of its default.
    to_default: Option<f64>,
}

impl<'a> Table<'a> {
    pub(super) fn new(length: usize, times: &'a [Times], defaults: &[&str]) -> Table<'a> {
        let row = |this: &'a Times| {
            let is_default = defaults.contains(&this.kernel.as_str());
            let of_family =
                |other: &&Times| defaults.contains(&other.kernel.as_str()) && this.kernel.starts_with(&other.kernel);
            let default = times.iter().filter(of_family).max_by_key(|other| other.kernel.len());
            Row {
                kernel: &this.kernel,
                is_default,
                cycles: median(&this.cycles),
                spread: spread(&this.cycles),
                to_default: default.filter(|_| !is_default).map(|default| ratio(&this.cycles, &default.cycles)),
            }
        };
        let mut rows: Vec<_> = times.iter().map(row).collect();
        rows.sort_by(|a, b| a.cycles.total_cmp(&b.cycles));
        Table { length, rows }
    }

    pub(super) fn text(&self) -> String {
        let mut text = format!("{:<46}cycles  a byte   spread  to its default\n", format!("{} bytes", self.length));
        for (i, row) in self.rows.iter().enumerate() {
            let mark = if row.is_default { '=' } else { ' ' };
            let to_default = row.to_default.map_or(String::new(), |ratio| format!("{ratio:.3}"));
            let fastest = if i == 0 { "fastest" } else { "" };
            let line = format!(
                "{mark} {:<40}{:>10.1}{:>8.3}{:>7.1} %{to_default:>16}  {fastest}",
                row.kernel,
                row.cycles,
                row.cycles / self.length as f64,
                100.0 * row.spread,
            );
            writeln!(text, "{}", line.trim_end()).expect("a string");
        }
        text
    }

    pub(super) fn best_header() -> String {
        format!("{:>8}  {:<40}{:<40}\n", "bytes", "the fastest", "the fastest default, and its time over that")
    }

    /// A line of the summary.
    pub(super) fn best(&self) -> String {
        let Some(first) = self.rows.first() else { return String::new() };
        let default = self.rows.iter().find(|row| row.is_default);
        let default = default.map(|row| format!("{:<40}{:.3}", row.kernel, row.cycles / first.cycles));
        let line = format!("{:>8}  {:<40}{}", self.length, first.kernel, default.unwrap_or_default());
        format!("{}\n", line.trim_end())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_mark_defaults_and_what_is_fastest() {
        let times = |kernel: &str, cycles: [f64; 3]| Times { kernel: kernel.into(), cycles: cycles.into() };
        let times = [
            times("xor_a", [10.0, 20.0, 30.0]),
            times("xor_a_by2", [11.0, 22.0, 33.0]),
            times("xor_ax", [9.0, 18.0, 27.0]),
        ];
        let table = Table::new(64, &times, &["xor_a", "xor_b"]);
        let lines: Vec<String> =
            table.text().lines().map(|l| l.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
        assert_eq!(lines[1], "xor_ax 18.0 0.281 50.0 % 0.900 fastest");
        assert_eq!(lines[2], "= xor_a 20.0 0.312 50.0 %");
        assert_eq!(lines[3], "xor_a_by2 22.0 0.344 50.0 % 1.100");
        assert_eq!(table.best().split_whitespace().collect::<Vec<_>>(), ["64", "xor_ax", "xor_a", "1.111"]);
    }
}
