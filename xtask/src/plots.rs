//! `cargo xtask plots`: draws the plots of the documents from the records that they are of.

use std::path::Path;
use std::process::Stdio;

use clap::Args;

use crate::{Result, files, native, tools};

/// Draw the plots of the documents from their records.
#[derive(Args)]
pub(crate) struct Plots {
    /// Compare them with what would be drawn, and write nothing.
    #[arg(long)]
    check: bool,
}

/// A plot: its file, its record, and which part of that it shows.
struct Plot {
    file: &'static str,
    record: &'static str,
    algorithm: &'static str,
    operation: &'static str,
    /// Of a record of several levels, the one that it shows.
    level: Option<&'static str>,
    batch: Option<u64>,
}

/// A plot of level `avx512` on Zen 5.
const fn zen5(
    file: &'static str,
    record: &'static str,
    [algorithm, operation]: [&'static str; 2],
    batch: Option<u64>,
) -> Plot {
    Plot { file, record, algorithm, operation, level: Some("avx512"), batch }
}

/// A plot of calls from Java 25, on the machine where that was measured last.
const fn java(file: &'static str, [algorithm, operation]: [&'static str; 2]) -> Plot {
    Plot { file, record: "java-25.jsonl", algorithm, operation, level: None, batch: None }
}

const PLOTS: [Plot; 8] = [
    zen5("docs/speed-chacha20.svg", "2026-11-20-amd-epyc-zen5.jsonl", ["chacha20", "encrypt"], None),
    zen5(
        "docs/speed-chacha20-poly1305.svg",
        "2026-11-20-amd-epyc-zen5-aead.jsonl",
        ["chacha20-poly1305", "seal"],
        None,
    ),
    zen5("docs/speed-aes-128-gcm.svg", "2026-11-20-amd-epyc-zen5-aes-gcm.jsonl", ["aes-128-gcm", "seal"], None),
    zen5("docs/speed-sha256-many.svg", "2026-11-20-amd-epyc-zen5-hashes.jsonl", ["sha256-many", "hash"], Some(64)),
    zen5("docs/speed-md5-many.svg", "2026-11-20-amd-epyc-zen5-hashes.jsonl", ["md5-many", "hash"], Some(96)),
    java("docs/speed-java-aes-128-gcm.svg", ["aes-128-gcm", "seal"]),
    java("docs/speed-java-chacha20-poly1305.svg", ["chacha20-poly1305", "seal"]),
    java("docs/speed-java-sha256.svg", ["sha256", "hash"]),
];

impl Plots {
    pub(crate) fn run(self) -> Result {
        PLOTS.iter().try_for_each(|plot| {
            let drawn = plot.draw()?;
            if !self.check {
                return files::write(plot.file, &drawn);
            }
            let kept = files::read(plot.file)?;
            // Git may end lines as Windows does.
            match kept.replace('\r', "") == drawn {
                true => Ok(()),
                false => Err(format!("{} is not what is drawn from its record: run `cargo xtask plots`", plot.file)),
            }
        })
    }
}

impl Plot {
    /// Returns the lines of the record that it shows.
    fn lines(&self) -> Result<String> {
        let path = Path::new("docs/benchmarks").join(self.record);
        let text = files::read(&path)?;
        let mut lines = String::new();
        for line in text.lines() {
            let row: serde_json::Value =
                serde_json::from_str(line).map_err(|error| format!("{}: {error}", path.display()))?;
            let cpu = row["cpu"].as_str().unwrap_or_default();
            let is_of = |level: &str| cpu.contains(&format!("level {level} "));
            if self.level.is_none_or(is_of) && row["batch"].as_u64() == self.batch {
                lines.push_str(line);
                lines.push('\n');
            }
        }
        Ok(lines)
    }

    fn draw(&self) -> Result<String> {
        // A file of the record's name, for the day of a record is in its name.
        let folder = Path::new("target/plots");
        files::make_folder(folder)?;
        let (record, svg) = (folder.join(self.record), folder.join("plot.svg"));
        files::write(&record, self.lines()?)?;
        let mut cargo = native::program(tools::cargo("run"), "raddle");
        cargo
            .args(["speed", self.algorithm, "--operation", self.operation, "--from"])
            .arg(&record)
            .arg("--plot")
            .arg(&svg);
        tools::run(cargo.stdout(Stdio::null()))?;
        files::read(&svg)
    }
}
