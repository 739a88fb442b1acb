//! `cargo xtask plots`: draws the documents' plots from the records that they show.

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

/// A plot: its file, its record, and the part of the record that it shows.
struct Plot {
    file: &'static str,
    record: &'static str,
    algorithm: &'static str,
    operation: &'static str,
}

/// A plot of calls from Java 25, on the machine where they were measured last.
const fn java(file: &'static str, [algorithm, operation]: [&'static str; 2]) -> Plot {
    Plot { file, record: "java-25.jsonl", algorithm, operation }
}

/// A plot of calls from Python.
const fn python(file: &'static str, [algorithm, operation]: [&'static str; 2]) -> Plot {
    Plot { file, record: "python.jsonl", algorithm, operation }
}

/// The plots that Markdown pages show.
const PLOTS: [Plot; 5] = [
    java("docs/speed-java-aes-128-gcm.svg", ["aes-128-gcm", "seal"]),
    java("docs/speed-java-chacha20-poly1305.svg", ["chacha20-poly1305", "seal"]),
    java("docs/speed-java-sha256.svg", ["sha256", "hash"]),
    python("docs/speed-python-aes-256-gcm.svg", ["aes-256-gcm", "seal"]),
    python("docs/speed-python-sha256.svg", ["sha256", "hash"]),
];

impl Plots {
    pub(crate) fn run(self) -> Result {
        PLOTS.iter().try_for_each(|plot| {
            let drawn = plot.draw()?;
            if !self.check {
                return files::write(plot.file, &drawn);
            }
            let kept = files::read(plot.file)?;
            // Git may use Windows line ends.
            match kept.replace('\r', "") == drawn {
                true => Ok(()),
                false => Err(format!("{} differs from the plot of its record: run `cargo xtask plots`", plot.file)),
            }
        })
    }
}

/// Returns the lines of a record from the run of its first line, which is the newest run at the highest level.
fn newest(record: &str) -> Result<String> {
    let run = |line: &str| {
        let line: serde_json::Value = serde_json::from_str(line).map_err(|error| format!("a record: {error}"))?;
        Ok::<_, String>((line["cpu"].clone(), line["date"].clone()))
    };
    let first = run(record.lines().next().unwrap_or_default())?;
    let mut lines = String::new();
    for line in record.lines() {
        if run(line)? == first {
            lines.extend([line, "\n"]);
        }
    }
    Ok(lines)
}

impl Plot {
    fn draw(&self) -> Result<String> {
        let folder = Path::new("target/plots");
        files::make_folder(folder)?;
        let (record, svg) = (folder.join("record.jsonl"), folder.join("plot.svg"));
        files::write(&record, &newest(&files::read(Path::new("docs/benchmarks").join(self.record))?)?)?;
        let mut cargo = native::program(tools::cargo("run"), "raddle-lab");
        cargo
            .args(["speed", self.algorithm, "--operation", self.operation, "--from"])
            .arg(&record)
            .arg("--plot")
            .arg(&svg);
        tools::run(cargo.stdout(Stdio::null()))?;
        files::read(&svg)
    }
}
