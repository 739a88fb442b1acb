//! Shows the newest record about columns in DataFusion: a table in `docs/columns.md`.

use std::path::PathBuf;

use raddle_bench::measurement::short_cpu;
use serde::Deserialize;

use super::super::marked::fill;
use super::records::FOLDER;
use crate::{Result, files, tools};

const PAGE: &str = "docs/columns.md";

/// The beginning of the names of the records, before a date.
const RECORDS: &str = "datafusion-";

const OURS: &str = "raddle";

/// The name of the query that only selects the column.
const NONE: &str = "none";

/// A line of the record.
#[derive(Deserialize, Clone)]
struct Line {
    function: String,
    rows: usize,
    threads: usize,
    level: String,
    implementation: String,
    ns_per_row: f64,
    turns: usize,
    cpu: String,
    version: String,
}

/// A function at a level on some threads: the times of the built-in function, of ours, and of the query without either,
/// in nanoseconds per row.
struct Row {
    ours: Line,
    built_in: f64,
    engine: f64,
}

/// Returns the page with its text according to the newest record.
pub(super) fn file() -> Result<(PathBuf, String)> {
    let path = tools::root().join(PAGE);
    let text = match newest()? {
        Some((name, rows)) => table(&name, &rows),
        None => "There is no record in this repository yet.\n".to_owned(),
    };
    let page = fill(&files::read(&path)?, &text).map_err(|error| format!("{PAGE}: {error}"))?;
    Ok((path, page))
}

/// Returns the name of the newest record, and its rows.
fn newest() -> Result<Option<(String, Vec<Row>)>> {
    let folder = tools::root().join(FOLDER);
    let names = tools::files_under(&folder)?.into_iter().map(|path| path.display().to_string());
    let Some(name) = names.filter(|name| name.starts_with(RECORDS) && name.ends_with(".jsonl")).max() else {
        return Ok(None);
    };
    let rows = rows(&files::read(folder.join(&name))?).map_err(|error| format!("{name}: {error}"))?;
    Ok(Some((name, rows)))
}

fn rows(record: &str) -> Result<Vec<Row>> {
    let lines = record.lines().map(|line| serde_json::from_str(line).map_err(|error| error.to_string()));
    let lines = lines.collect::<Result<Vec<Line>>>()?;
    let of = |ours: &Line, function: &str, is_ours: bool| {
        let is_it = |it: &&Line| {
            it.function == function
                && (it.threads, &it.level) == (ours.threads, &ours.level)
                && (it.implementation == OURS) == is_ours
        };
        let found = lines.iter().find(is_it).map(|it| it.ns_per_row);
        found.ok_or_else(|| format!("no line of {function} on {} threads at level {}", ours.threads, ours.level))
    };
    let ours = lines.iter().filter(|line| line.implementation == OURS && line.function != NONE);
    let row = |ours: &Line| {
        let (built_in, engine) = (of(ours, &ours.function, false)?, of(ours, NONE, true)?);
        Ok(Row { ours: ours.clone(), built_in, engine })
    };
    let rows = ours.map(row).collect::<Result<Vec<_>>>()?;
    if rows.is_empty() { Err("no line".into()) } else { Ok(rows) }
}

/// Returns the caption of the table: the machine, the rows and the turns that were measured.
fn caption(line: &Line) -> String {
    let Line { rows, turns, cpu, version, .. } = line;
    let brand = short_cpu(cpu).split(", level").next().unwrap_or_default().to_owned();
    format!("{brand}; {rows} rows of 8 to 40 bytes, fastest of {turns} turns; {version}")
}

/// Returns the table of a record.
fn table(name: &str, rows: &[Row]) -> String {
    let mut text = format!("{}; [{name}](benchmarks/{name}):\n\n", caption(&rows[0].ours));
    text += "| function | threads | level | built-in, ns/row | raddle, ns/row | built-in / raddle | engine alone, ns/row |\n";
    text += "|---|---|---|---|---|---|---|\n";
    for Row { ours, built_in, engine } in rows {
        let Line { function, threads, level, ns_per_row, .. } = ours;
        let ratio = built_in / ns_per_row;
        let line = format!(
            "| {function} | {threads} | {level} | {built_in:.1} | {ns_per_row:.1} | {ratio:.2} | {engine:.1} |\n"
        );
        text += &line;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(function: &str, implementation: &str, ns: f64) -> String {
        format!(
            r#"{{"function":"{function}","rows":9,"threads":1,"level":"avx2","implementation":"{implementation}","ns_per_row":{ns},"ratio_to_other":1.0,"turns":2,"cpu":"A CPU, level avx2 (avx2), plan of core","version":"v 1"}}"#
        )
    }

    fn record(functions: &[&str]) -> String {
        let lines = functions.iter().flat_map(|name| [line(name, "datafusion", 90.0), line(name, OURS, 30.0)]);
        lines.collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn a_row_has_both_times_and_their_ratio() {
        let rows = rows(&record(&["none", "md5"])).unwrap();
        let table = table("name", &rows);
        assert!(table.contains("| md5 | 1 | avx2 | 90.0 | 30.0 | 3.00 | 30.0 |\n"), "{table}");
        assert!(table.starts_with("A CPU; 9 rows"), "{table}");
    }

    #[test]
    fn what_a_record_lacks_is_an_error() {
        for record in [record(&["md5"]), record(&[]), line("md5", OURS, 1.0), record(&["none", "md5"]) + "\n{}"] {
            assert!(rows(&record).is_err(), "{record}");
        }
    }
}
