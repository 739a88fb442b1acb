//! `cargo xtask bench --size`: how many bytes each algorithm of each library adds to a program.

use serde::{Deserialize, Serialize};

use crate::{Result, files, tools};

const LIBRARIES: [&str; 6] = ["raddle", "rustcrypto", "graviola", "ring", "aws-lc", "openssl"];
const ALGORITHMS: [&str; 6] = ["chacha20-poly1305", "aes-128-gcm", "aes-256-gcm", "sha256", "hmac-sha256", "md5"];

/// What a library has not got.
const MISSING: [(&str, &str); 3] = [("graviola", "md5"), ("ring", "md5"), ("aws-lc", "md5")];

/// The file of measurements, from which the table in `docs/benchmarks/notes.md` follows.
const RECORD: &str = "docs/benchmarks/sizes.jsonl";

/// The bytes that an algorithm of a library adds: a line of the file.
#[derive(Serialize, Deserialize)]
struct Added {
    algorithm: String,
    library: String,
    bytes: u64,
}

/// Builds the programs, writes the record, and prints the table for `docs/benchmarks/notes.md`.
pub(super) fn run() -> Result {
    let empty = program("")?;
    let mut record = String::new();
    for algorithm in ALGORITHMS {
        for library in LIBRARIES.into_iter().filter(|&library| !MISSING.contains(&(library, algorithm))) {
            let bytes = program(&format!("{library},{algorithm}"))? - empty;
            let line = Added { algorithm: algorithm.into(), library: library.into(), bytes };
            record += &serde_json::to_string(&line).map_err(|error| error.to_string())?;
            record.push('\n');
        }
    }
    files::write(tools::root().join(RECORD), &record)?;
    print!("{}", table(&record)?);
    Ok(())
}

/// The table of a record, in KB.
fn table(record: &str) -> Result<String> {
    let lines = record.lines().map(serde_json::from_str).collect::<std::result::Result<Vec<Added>, _>>();
    let lines = lines.map_err(|error| format!("{RECORD}: {error}"))?;
    let mut table = format!("| KB | {} |\n|---|{}\n", LIBRARIES.join(" | "), "---:|".repeat(LIBRARIES.len()));
    for algorithm in ALGORITHMS {
        let cells = LIBRARIES.map(|library| {
            let line = lines.iter().find(|line| line.algorithm == algorithm && line.library == library);
            line.map_or("-".to_owned(), |line| format!("{:.0}", line.bytes as f64 / 1000.0))
        });
        table += &format!("| `{algorithm}` | {} |\n", cells.join(" | "));
    }
    Ok(table)
}

/// The bytes of a program with these features, stripped.
fn program(features: &str) -> Result<u64> {
    let folder = tools::root().join("measure/size");
    let target = tools::root().join("target/size");
    let mut cargo = tools::cargo("build");
    cargo.current_dir(&folder).args(["--quiet", "--release", "--features", features]).arg("--target-dir").arg(&target);
    tools::output_of(&mut cargo)?;
    let program = target.join("release/raddle-size");
    files::size(&program)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn the_table_is_that_of_the_record() {
        let read = |path: &str| fs::read_to_string(tools::root().join(path)).unwrap();
        let table = table(&read(RECORD)).unwrap();
        let page = read("docs/benchmarks/notes.md");
        assert!(page.contains(&table), "docs/benchmarks/notes.md has another table than\n{table}");
        let planted = table.replacen("| raddle |", "| Raddle |", 1);
        assert!(planted != table && !page.contains(&planted));
    }
}
