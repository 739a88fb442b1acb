//! The table of results.

use std::io::{self, Write};

use comfy_table::{Attribute, Cell, CellAlignment, Color, Table, presets};

use super::measure::median;
use super::plan::Course;
use super::{Row, size};

const COLUMNS: [&str; 8] =
    ["message", "implementation", "kernel", "time", "spread", "speed", "cycles/byte", "vs best peer"];

/// Writes the rows of a course, which come size by size.
pub(crate) fn write(course: &Course, rows: &[Row], output: &mut dyn Write) -> io::Result<()> {
    let (algorithm, operation) = (course.algorithm.name(), course.operation);
    let clock = frequency(rows).map_or(String::new(), |ghz| format!(", at {ghz:.2} GHz"));
    let batch = course.algorithm.batch();
    let batch = batch.map_or(String::new(), |batch| format!(", {batch} messages (by peers one after another)"));
    writeln!(output, "\n{algorithm} {operation}{batch}{clock}\n\n{}", draw(rows))?;
    output.flush()
}

/// Computes the median frequency of the core.
fn frequency(rows: &[Row]) -> Option<f64> {
    let of = |row: &Row| Some(row.cycles_per_byte? * row.total() as f64 / row.ns);
    let frequencies: Vec<f64> = rows.iter().filter_map(of).collect();
    (!frequencies.is_empty()).then(|| median(&frequencies))
}

fn draw(rows: &[Row]) -> String {
    let mut table = Table::new();
    // Colours always: whoever prints takes them away where they don't belong.
    table.load_style(presets::NOTHING).enforce_styling();
    table.set_header(COLUMNS.map(|name| Cell::new(name).add_attribute(Attribute::Dim)));
    for (column, name) in table.column_iter_mut().zip(COLUMNS) {
        let words = matches!(name, "implementation" | "kernel");
        column.set_cell_alignment(if words { CellAlignment::Left } else { CellAlignment::Right });
        column.set_padding((0, 2));
    }
    for (i, row) in rows.iter().enumerate() {
        let first = i == 0 || rows[i - 1].bytes != row.bytes;
        if first && i > 0 {
            table.add_row([""]);
        }
        table.add_row(cells(row, first));
    }
    table.trim_fmt()
}

fn cells(row: &Row, first: bool) -> Vec<Cell> {
    let ours = row.is_ours();
    let ratio = match row.ratio_to_best_peer {
        Some(ratio) => {
            let cell = Cell::new(format!("{ratio:.2}x"));
            match ours {
                true if ratio < 1.0 => cell.fg(Color::Red),
                true => cell.fg(Color::Green),
                false => cell,
            }
        }
        None => Cell::new(""),
    };
    let texts = [
        if first { size::show(row.bytes) } else { String::new() },
        row.implementation.to_owned(),
        row.kernel.clone().unwrap_or_default(),
        time(row.ns),
        format!("{:.1} %", row.spread * 100.0),
        speed(row.total() as f64 / row.ns),
        row.cycles_per_byte.map_or(String::new(), digits),
    ];
    let mut cells: Vec<Cell> = texts.into_iter().map(Cell::new).chain([ratio]).collect();
    if ours {
        cells = cells.into_iter().map(|cell| cell.add_attribute(Attribute::Bold)).collect();
    }
    cells
}

fn time(ns: f64) -> String {
    match ns {
        _ if ns < 1e4 => format!("{} ns", digits(ns)),
        _ if ns < 1e7 => format!("{} µs", digits(ns / 1e3)),
        _ => format!("{} ms", digits(ns / 1e6)),
    }
}

fn speed(bytes_per_ns: f64) -> String {
    if bytes_per_ns < 1.0 {
        format!("{} MB/s", digits(bytes_per_ns * 1e3))
    } else {
        format!("{} GB/s", digits(bytes_per_ns))
    }
}

/// Formats three significant digits, without an exponent.
fn digits(value: f64) -> String {
    let decimals = match value {
        _ if value < 10.0 => 2,
        _ if value < 100.0 => 1,
        _ => 0,
    };
    // A value just below a limit may round up to it; one digit more than meant does no harm.
    format!("{value:.decimals$}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_three_digits() {
        assert_eq!(time(12.34), "12.3 ns");
        assert_eq!(time(9_876.0), "9876 ns");
        assert_eq!(time(123_456.0), "123 µs");
        assert_eq!(time(12_345_678.0), "12.3 ms");
        assert_eq!(speed(0.5), "500 MB/s");
        assert_eq!(speed(12.345), "12.3 GB/s");
        assert_eq!(digits(0.321), "0.32");
    }
}
