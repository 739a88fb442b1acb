//! Rows as lines of JSON, for programs and for later: written, and read back.

use std::io::{self, Write};
use std::path::Path;

use super::row::{self, Row};
use crate::failure::Failure;
use crate::{input, quote};

/// Writes a line per row.
pub(crate) fn write(rows: &[Row], output: &mut dyn Write) -> io::Result<()> {
    for row in rows {
        serde_json::to_writer(&mut *output, row)?;
        writeln!(output)?;
    }
    output.flush()
}

/// The maximum length of a record. All measurements of a machine take some MiB.
const MAX: u64 = 1 << 30;

/// Reads a record; `-` is standard input. An object that is no measurement of an implementation is an error.
pub(crate) fn read(path: &Path) -> Result<Vec<Row>, Failure> {
    let failed = |why: &dyn std::fmt::Display| Failure::Work(format!("{}: {why}", quote::path(path)));
    let bytes = input::read_whole(path, MAX).map_err(|unread| failed(&unread))?;
    let text = str::from_utf8(&bytes).map_err(|error| failed(&error))?;
    let mut rows = Vec::new();
    for (i, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let row: Row = serde_json::from_str(line)
            .map_err(|error| failed(&format!("line {}: no measurement of `raddle speed`: {error}", i + 1)))?;
        if !(row.bytes > 0 && row.ns > 0.0 && row.spread >= 0.0) {
            return Err(failed(&format!("line {}: a size, a time or a spread that can't be", i + 1)));
        }
        rows.push(shown(row));
    }
    if rows.is_empty() {
        return Err(failed(&"holds no measurement"));
    }
    date_by_name(path, &mut rows);
    mark_kernels(&mut rows);
    Ok(rows)
}

/// Returns a row whose texts can be shown: the record may be of others.
fn shown(row: Row) -> Row {
    let text = |text: String| quote::text(&text);
    Row {
        algorithm: text(row.algorithm),
        operation: text(row.operation),
        implementation: text(row.implementation),
        kernel: row.kernel.map(text),
        cpu: text(row.cpu),
        version: row.version.map(text),
        date: row.date.map(text),
        ..row
    }
}

/// Records without dates are called after theirs: `docs/benchmarks/<date>-<cpu>.jsonl`.
fn date_by_name(path: &Path, rows: &mut [Row]) {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let date = name.get(..10).filter(|date| {
        date.bytes().enumerate().all(|(i, byte)| if i == 4 || i == 7 { byte == b'-' } else { byte.is_ascii_digit() })
    });
    for row in rows.iter_mut().filter(|row| row.date.is_none()) {
        row.date = date.map(str::to_owned);
    }
}

/// Records without the key show by several rows of raddle in one cell that kernels were asked for.
fn mark_kernels(rows: &mut [Row]) {
    let lengths: Vec<usize> = row::cells(rows).map(<[Row]>::len).collect();
    let mut rest = rows;
    for length in lengths {
        let (cell, others) = rest.split_at_mut(length);
        if cell.iter().filter(|row| row.is_ours()).count() > 1 {
            cell.iter_mut().filter(|row| row.is_ours()).for_each(|row| row.by_kernel = true);
        }
        rest = others;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speed::row::{OURS, made_up};

    fn read_text(name: &str, text: &str) -> Result<Vec<Row>, Failure> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        read(&path)
    }

    #[test]
    fn what_is_written_is_read() {
        let rows = [
            made_up("sha256", OURS, 64, 30.0),
            Row { batch: Some(3), threads: Some(2), misalign: Some(1), ..made_up("sha256-many", "ring", 64, 90.0) },
            Row { by_kernel: true, kernel: Some("a".into()), dirty_upper: true, ..made_up("sha256", OURS, 64, 30.5) },
        ];
        let mut text = Vec::new();
        write(&rows, &mut text).unwrap();
        assert_eq!(read_text("record", std::str::from_utf8(&text).unwrap()).unwrap(), rows);
    }

    /// A line of the first records, which have neither date nor version.
    #[test]
    fn an_older_record_is_read() {
        let row = |kernel| {
            format!(
                r#"{{"algorithm":"md5","operation":"hash","bytes":32,"implementation":"raddle","kernel":"{kernel}","ns":71.4,"ns_min":69.1,"spread":0.19,"cycles_per_byte":8.9,"ratio_to_best_peer":1.01,"cpu":"A CPU"}}"#
            )
        };
        let rows = read_text("2026-11-20-cpu.jsonl", &row("a")).unwrap();
        assert_eq!(
            (rows[0].title(), rows[0].date.as_deref(), rows[0].dirty_upper),
            ("raddle", Some("2026-11-20"), false)
        );
        let rows = read_text("record", &format!("{}\n{}\n", row("a"), row("b"))).unwrap();
        assert_eq!((rows[0].title(), rows[1].title(), rows[0].date.as_deref()), ("a", "b", None));
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
            let Err(Failure::Work(message)) = read_text("record", text) else { panic!("accepted: {text}") };
            assert!(message.contains(why), "{message}");
        }
    }
}
