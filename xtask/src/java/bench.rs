//! The provider against others, by JMH.

mod record;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::process::Command;

use serde::Deserialize;

use super::jdk::Jdk;
use super::{folder, products};
use crate::tune::identity::Identity;
use crate::{Result, files, tools};

/// Options of HotSpot with which it computes in Java what else it has instructions for.
const WITHOUT_INTRINSICS: &str = "-XX:+UnlockDiagnosticVMOptions -XX:-UseAESIntrinsics -XX:-UseAESCTRIntrinsics \
    -XX:-UseGHASHIntrinsics -XX:-UseSHA256Intrinsics -XX:-UseMD5Intrinsics";
/// Those that Java 17 does not know.
const WITHOUT_LATER_INTRINSICS: &str = " -XX:-UseChaCha20Intrinsics -XX:-UsePoly1305Intrinsics";

/// Memory that is there before it is used: otherwise providers that allocate are measured with the page faults of a heap which
/// grows, and each iteration with others.
const HEAP: &str = "-Xms1g -Xmx1g -XX:+AlwaysPreTouch";

/// What a quick run measures: benchmarks and their lengths, if they have one.
const QUICK: [(&str, &str); 7] = [
    ("Aead.seal$", "256,1024,8192,16384"),
    ("Aead.openInPlace$", "256,1024,8192,16384"),
    ("Construction", ""),
    ("Hashes.hash$", "64,1024,16384"),
    ("Keystream.encrypt", "256,1024,4096"),
    ("Macs", "64,1024"),
    ("Tls", "16384"),
];

/// Where the tables go.
const BEGIN: &str = "<!-- tables: cargo xtask java --bench -->";
const END: &str = "<!-- end of tables -->";

/// A result of JMH.
#[derive(Deserialize)]
struct Measured {
    benchmark: String,
    #[serde(default)]
    params: BTreeMap<String, String>,
    #[serde(rename = "primaryMetric")]
    primary: Metric,
    #[serde(rename = "secondaryMetrics", default)]
    secondary: BTreeMap<String, Metric>,
}

#[derive(Deserialize)]
struct Metric {
    score: f64,
    /// The iterations of each process.
    #[serde(rename = "rawData", default)]
    iterations: Vec<Vec<f64>>,
}

/// The times of one row, by provider.
type Row = BTreeMap<String, Time>;

/// What a provider took for an operation.
struct Time {
    /// The mean, in nanoseconds.
    mean: f64,
    iterations: Vec<f64>,
    /// Bytes of memory, where they were counted.
    allocated: Option<f64>,
}

/// Runs the benchmarks with each JDK.
pub(super) fn run(jdks: &[Jdk], quick: bool, print: bool, only: &str) -> Result {
    let newest = jdks.last().ok_or("no JDK")?;
    let mut maven = newest.maven(&folder());
    tools::output_of(maven.args(["package"]))?;
    let bench = folder().join("bench");
    let mut tables = String::new();
    for jdk in jdks.iter().rev() {
        let class_path = products().join(format!("bench/class-path-{}", jdk.feature));
        files::make_folder(products().join("bench"))?;
        let mut maven = newest.maven(&bench);
        maven.args(["compile", "dependency:build-classpath", "-DincludeScope=runtime"]);
        tools::output_of(maven.arg(format!("-Dmdep.outputFile={}", class_path.display())))?;
        let libraries = files::read(&class_path)?;
        let [classes, jar] = ["bench/maven/classes", "maven/raddle-jca-0.1.0.jar"].map(|path| products().join(path));
        let class_path = format!("{}:{}:{}", classes.display(), jar.display(), libraries.trim());
        let mut rows: BTreeMap<(String, u64), Row> = BTreeMap::new();
        let mut jmh = Jmh { jdk, class_path: &class_path, quick, rows: &mut rows };
        if quick {
            for (benchmarks, bytes) in QUICK.iter().filter(|(benchmarks, _)| benchmarks.contains(only)) {
                let lengths = format!("bytes={bytes}");
                let chosen = if bytes.is_empty() { vec![*benchmarks] } else { vec![*benchmarks, "-p", &lengths] };
                jmh.measure(&chosen, "Raddle,JDK,ACCP,Conscrypt", "", None)?;
            }
        } else {
            jmh.measure(&[only], "Raddle,JDK,ACCP,Conscrypt,BC", "", None)?;
            let mut without = WITHOUT_INTRINSICS.to_owned();
            if jdk.feature >= 21 {
                without += WITHOUT_LATER_INTRINSICS;
            }
            jmh.measure(&[only], "JDK", &without, Some("JDK, no intrinsics"))?;
        }
        write_tables(&mut tables, jdk.feature, quick, &rows);
        if !print {
            record::keep(jdk.feature, &rows)?;
        }
    }
    println!("{tables}");
    if print {
        return Ok(());
    }
    insert(&tables, only)
}

/// How JMH is run, and what it has measured.
struct Jmh<'a> {
    jdk: &'a Jdk,
    class_path: &'a str,
    quick: bool,
    rows: &'a mut BTreeMap<(String, u64), Row>,
}

impl Jmh<'_> {
    /// Runs benchmarks with some providers, whose column may have another name.
    fn measure(&mut self, benchmarks: &[&str], providers: &str, options: &str, name: Option<&str>) -> Result {
        let Self { jdk, class_path, quick, .. } = *self;
        let results = products().join("bench/results.json");
        let mut java = Command::new(jdk.java());
        java.args(["-cp", class_path, "org.openjdk.jmh.Main", "-rf", "json", "-rff"]).arg(&results);
        java.args(["-p", &format!("provider={providers}"), "-bm", "avgt", "-tu", "ns", "-f", "1", "-foe", "false"]);
        // What the JDK computes by intrinsics is slow until it was compiled, which takes seconds.
        java.args(["-w", "1s", "-r", "500ms"]);
        if quick {
            java.args(["-wi", "2", "-i", "3"]);
        } else {
            java.args(["-wi", "3", "-i", "5", "-prof", "gc"]);
        }
        java.args(["-jvmArgsAppend", &format!("{HEAP} {} {options}", jdk.access())]);
        java.args(benchmarks.iter().filter(|argument| !argument.is_empty()));
        let status = java.status().map_err(|error| format!("can't run java: {error}"))?;
        if !status.success() {
            return Err(format!("JMH failed: {status}"));
        }
        let json = files::read(&results)?;
        let measured: Vec<Measured> =
            serde_json::from_str(&json).map_err(|error| format!("results of JMH: {error}"))?;
        for Measured { benchmark, mut params, primary, secondary } in measured {
            let provider = params.remove("provider").unwrap_or_default();
            let bytes = params.remove("bytes").and_then(|bytes| bytes.parse().ok()).unwrap_or(0);
            let mut title = benchmark.rsplit('.').take(2).collect::<Vec<_>>();
            title.reverse();
            let others = params.values().map(|value| format!(" {value}")).collect::<String>();
            let allocated = secondary.get("gc.alloc.rate.norm").map(|metric| metric.score);
            let column = name.map_or(provider, str::to_owned);
            let row = self.rows.entry((title.join(".") + &others, bytes)).or_default();
            let time = Time { mean: primary.score, iterations: primary.iterations.concat(), allocated };
            row.insert(column, time);
        }
        Ok(())
    }
}

/// Writes a table of the times of one JDK, in nanoseconds, and of ratios.
fn write_tables(to: &mut String, feature: u32, quick: bool, rows: &BTreeMap<(String, u64), Row>) {
    let columns: BTreeSet<_> = rows.values().flat_map(BTreeMap::keys).filter(|&name| name != "Raddle").collect();
    let _ = write!(
        to,
        "\n### Java {feature}\n\n{}{}.\n\nNanoseconds for each operation; best peer divided by Raddle.\n\n| | bytes | Raddle |",
        Identity::here().map_or_else(|why| why, |cpu| cpu.to_string()),
        if quick { "; three iterations of half a second each (`--quick`)" } else { "" },
    );
    columns.iter().for_each(|column| to.push_str(&format!(" {column} |")));
    let _ = writeln!(to, " ratio |\n|---|---:|---:|{}---:|", "---:|".repeat(columns.len()));
    for ((title, bytes), row) in rows {
        let cell = |name: &str| row.get(name).map_or("".to_owned(), |time| format!("{:.0}", time.mean));
        let _ = write!(to, "| {title} | {bytes} | {} |", cell("Raddle"));
        columns.iter().for_each(|column| to.push_str(&format!(" {} |", cell(column))));
        let best = columns.iter().filter_map(|&column| row.get(column)).map(|time| time.mean).fold(f64::NAN, f64::min);
        let ratio = row.get("Raddle").map_or("".to_owned(), |ours| format!("{:.2}", best / ours.mean));
        let _ = writeln!(to, " {ratio} |");
    }
    let more = rows.iter().filter_map(|((title, bytes), row)| {
        let (ours, jdk) = (row.get("Raddle")?.allocated?, row.get("JDK")?.allocated?);
        (ours > jdk + 8.0).then(|| format!("{title} of {bytes} bytes ({ours:.0}, JDK {jdk:.0})"))
    });
    let more: Vec<_> = more.collect();
    if !more.is_empty() {
        let _ = writeln!(to, "\nRaddle allocates more bytes than the JDK: {}.", more.join(", "));
    }
}

/// Puts the tables into their place in the document. If only some benchmarks ran, the rows of others stay.
fn insert(tables: &str, only: &str) -> Result {
    let path = tools::root().join("docs/java.md");
    let text = files::read(&path)?;
    let (before, rest) = text.split_once(BEGIN).ok_or("docs/java.md has no place for tables")?;
    let (old, after) = rest.split_once(END).ok_or("docs/java.md has no end of tables")?;
    let tables = if only.is_empty() { tables.to_owned() } else { merged(old, tables) };
    let text = format!("{before}{BEGIN}\n{tables}\n{END}{after}");
    files::write(&path, text)
}

/// New tables, with the rows and remarks of old ones that they lack: of the same JDK, machine, kind of run and providers.
fn merged(old: &str, new: &str) -> String {
    let old: Vec<_> = sections(old).map(table).collect();
    let merge = |section: &str| {
        let (head, mut lines) = table(section);
        let same = old.iter().filter(|(other, _)| *other == head).flat_map(|(_, lines)| lines);
        same.for_each(|(key, line)| {
            lines.entry(*key).or_insert(line);
        });
        let lines: String = lines.values().map(|line| format!("{line}\n")).collect();
        format!("\n### {head}\n{lines}")
    };
    sections(new).map(merge).collect()
}

/// The sections of JDKs, without the mark of a heading.
fn sections(tables: &str) -> impl Iterator<Item = &str> {
    tables.split("\n### ").skip(1)
}

/// A line behind the head of a table: rows come first, by name and bytes, then remarks.
type Line<'a> = (bool, &'a str, u64);

/// What is in front of the rows of a table, and the lines behind.
fn table(section: &str) -> (&str, BTreeMap<Line<'_>, &str>) {
    let Some(at) = section.find("\n|---").and_then(|line| Some(line + 1 + section[line + 1..].find('\n')?)) else {
        return (section, BTreeMap::new());
    };
    let (head, lines) = section.split_at(at);
    let line = |line| {
        let cells: Vec<_> = str::split(line, '|').map(str::trim).collect();
        match cells[..] {
            ["", name, bytes, ..] => ((false, name, bytes.parse().unwrap_or(0)), line),
            _ => ((true, line, 0), line),
        }
    };
    (head, lines.trim_end().lines().skip(1).map(line).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const OLD: &str = "\n\n### Java 25\n\nThis CPU.\n\n| | bytes | Raddle |\n|---|---:|---:|\n| A | 64 | 1 |\n| A | 128 | 2 |\n| B | 1 | 3 |\n";

    #[test]
    fn rows_that_were_not_measured_stay() {
        let new =
            OLD.replace("| A | 64 | 1 |\n", "").replace("| B | 1 | 3 |\n", "| C | 1 | 5 |\n").replace("| 2 |", "| 4 |");
        let all = merged(OLD, &new);
        let rows: Vec<_> = all.lines().skip_while(|line| !line.starts_with("|---")).skip(1).collect();
        assert_eq!(rows, ["| A | 64 | 1 |", "| A | 128 | 4 |", "| B | 1 | 3 |", "| C | 1 | 5 |"]);
        assert_eq!(merged(OLD, OLD).trim(), OLD.trim());
    }

    #[test]
    fn rows_of_another_machine_go() {
        let new = OLD.replace("This", "Another").replace("| B | 1 | 3 |\n", "");
        assert_eq!(merged(OLD, &new).trim(), new.trim());
    }
}
