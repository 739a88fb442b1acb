//! The page with the plots: its parts in `docs/benchmarks/page`, and the figures of all records, in one file.

use raddle_bench::measurement::{self, Measurement, lead};
use serde_json::{Value, json};

use super::records::{Machine, level, part_of_page, versions};
use super::tables::SHARED;
use crate::Result;

/// The page.
pub(super) fn page(machines: &[Machine]) -> Result<String> {
    let all: Vec<Value> = machines.iter().map(machine).collect();
    let pages: Vec<String> =
        machines.iter().map(|it| format!("<li><a href=\"{}.md\">{}</a></li>", it.key, it.name)).collect();
    // What ends a script may not be in it.
    let data = serde_json::to_string(&all).map_err(|error| error.to_string())?.replace('<', "\\u003c");
    let parts = [
        ("<!-- style -->", format!("<style>\n{}</style>", part_of_page("page.css")?)),
        ("<!-- pages -->", pages.join("\n")),
        ("<!-- data -->", format!("<script type=\"application/json\" id=\"data\">{data}</script>")),
        ("<!-- script -->", format!("<script>\n{}{}</script>", part_of_page("plot.js")?, part_of_page("page.js")?)),
    ];
    parts.iter().try_fold(part_of_page("page.html")?, |text, (mark, part)| {
        let (before, after) = text.split_once(mark).ok_or(format!("page.html has no {mark}"))?;
        Ok([before, part, after].concat())
    })
}

/// The figures of a machine: an object for each course of a record.
fn machine(machine: &Machine) -> Value {
    let own_plan = machine.newest().map_or("", |run| plan(&run.measurements[0]));
    let runs = machine.runs.iter().map(|run| {
        let courses: Vec<Value> = measurement::courses(&run.measurements).map(|it| course(it, own_plan)).collect();
        let name = [&*run.date, &*run.part].join(" ");
        json!({ "key": run.stem, "name": name.trim_end(), "versions": versions(&run.measurements), "courses": courses })
    });
    let note = if machine.is_shared { SHARED } else { "" };
    json!({ "key": machine.key, "name": machine.name, "note": note, "runs": runs.collect::<Vec<_>>() })
}

/// What is measured, the names of the implementations, and a row for each size: the size, the ratio of the fastest other, and for
/// each name the time in nanoseconds and the cycles a byte.
fn course(course: &[Measurement], own_plan: &str) -> Value {
    let mut names: Vec<&str> = Vec::new();
    for name in course.iter().map(Measurement::title) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let rows = measurement::cells(course).map(|cell| {
        let figures = names.iter().flat_map(|name| {
            let found = cell.iter().find(|it| it.title() == *name);
            [found.map(|it| it.ns), found.and_then(|it| it.cycles_per_byte)].map(|it| it.map(digits))
        });
        let ratio = lead(cell).map(|(_, _, ratio)| digits(ratio));
        let row = [json!(cell[0].bytes), json!(ratio)].into_iter().chain(figures.map(|it| json!(it)));
        row.collect::<Vec<Value>>()
    });
    let Measurement { algorithm, operation, batch, .. } = &course[0];
    // A core that has its own plan was measured with another one too.
    let level = match plan(&course[0]) {
        other if other.is_empty() || other == own_plan => level(&course[0]).to_owned(),
        other => format!("{}, {other}", level(&course[0])),
    };
    json!({
        "level": level, "algorithm": algorithm, "operation": operation, "batch": batch,
        "names": names, "rows": rows.collect::<Vec<_>>(),
    })
}

/// Returns the plan with which raddle was measured, such as `plan of zen5`.
fn plan(measurement: &Measurement) -> &str {
    measurement.cpu.find("plan of ").map_or("", |at| &measurement.cpu[at..])
}

/// A figure with the six digits that records have.
fn digits(value: f64) -> f64 {
    format!("{value:.5e}").parse().unwrap_or(value)
}

#[cfg(test)]
mod tests {
    use super::super::records::tests;
    use super::*;

    #[test]
    fn figures_are_those_of_the_record() {
        let value = machine(&tests::machine(false));
        let course = &value["runs"][0]["courses"][0];
        assert_eq!(course["names"], json!(["raddle", "ring"]));
        assert_eq!(course["rows"][1], json!([4096, 0.9, 100.0, 0.0976562, 90.0, 0.0878906]));
    }
}
