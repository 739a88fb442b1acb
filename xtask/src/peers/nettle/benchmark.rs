//! Nettle's own benchmark, with both builds.

use super::build::Build;
use crate::{Result, files, tools};
use std::path::Path;
use std::process::Command;

/// What is measured, as Nettle's program takes it: parts of names.
const ALGORITHMS: [&str; 4] = ["sha256", "md5", "chacha", "gcm_aes128"];
const MACS: [&str; 1] = ["poly1305-aes"];

/// Runs of each build, by turns; the best of each counts.
const ROUNDS: usize = 3;

/// The least that ours over Nettle's is to be, on a processor that runs nothing else.
const ASKED: [(&str, &str, f64); 8] = [
    ("sha256", "update", 1.0),
    ("hmac-sha256", "64 bytes", 1.0),
    ("md5", "update", 1.0),
    ("chacha", "encrypt", 2.0),
    ("chacha", "decrypt", 2.0),
    ("poly1305-aes", "update", 2.0),
    ("gcm_aes128", "encrypt", 1.5),
    ("gcm_aes128", "decrypt", 1.5),
];

/// A line of the benchmark.
#[derive(Clone, Debug, PartialEq)]
struct Speed {
    algorithm: String,
    mode: String,
    megabytes: f64,
}

/// Prints the speeds of both builds.
pub(super) fn run(build: &Build) -> Result {
    let programs = [program(build, &build.own, "")?, program(build, &build.ours, &build.libraries(&build.glue(0)?))?];
    let mut best = [Vec::new(), Vec::new()];
    for _ in 0..ROUNDS {
        for (program, best) in programs.iter().zip(&mut best) {
            let output = tools::output_of(Command::new(program).args(ALGORITHMS).args(MACS))?;
            keep_best(best, output.lines().filter_map(parse));
        }
    }
    let [own, ours] = best;
    println!("{:<18} {:<11} {:>10} {:>10} {:>6} {:>6}", "algorithm", "mode", "Nettle", "raddle", "ratio", "asked");
    for Speed { algorithm, mode, megabytes } in &ours {
        let Some(before) = own.iter().find(|own| own.algorithm == *algorithm && own.mode == *mode) else { continue };
        let ratio = megabytes / before.megabytes;
        let asked = ASKED.iter().find(|asked| asked.0 == algorithm && asked.1 == mode).map(|asked| asked.2);
        let note = match asked {
            Some(asked) if ratio < asked => format!("{asked:>6.1} below"),
            Some(asked) => format!("{asked:>6.1}"),
            None => String::new(),
        };
        let line =
            format!("{algorithm:<18} {mode:<11} {:>10.1} {megabytes:>10.1} {ratio:>6.2} {note}", before.megabytes);
        println!("{}", line.trim_end());
    }
    println!("in MB/s; the best of {ROUNDS} runs. It means something where nothing else runs.");
    match ASKED.iter().find(|asked| !ours.iter().any(|speed| speed.algorithm == asked.0 && speed.mode == asked.1)) {
        Some((algorithm, mode, _)) => Err(format!("Nettle's benchmark has no line for {algorithm}, {mode}")),
        None => Ok(()),
    }
}

/// Links the program anew.
fn program(build: &Build, folder: &Path, libraries: &str) -> Result<std::path::PathBuf> {
    let folder = folder.join("examples");
    let program = folder.join("nettle-benchmark");
    if program.exists() {
        files::remove(&program)?;
    }
    let mut make = build.machine.make()?;
    make.current_dir(&folder).arg("nettle-benchmark").arg(format!("BENCH_LIBS={libraries} -lm"));
    tools::output_of(&mut make)?;
    Ok(program)
}

/// A line such as `hmac-sha256     64 bytes   41.06`.
fn parse(line: &str) -> Option<Speed> {
    let words: Vec<_> = line.split_whitespace().collect();
    let [algorithm, mode @ .., megabytes] = &words[..] else { return None };
    let megabytes = megabytes.parse().ok()?;
    (!mode.is_empty()).then(|| Speed { algorithm: (*algorithm).to_owned(), mode: mode.join(" "), megabytes })
}

/// Keeps the greatest speed of each line.
fn keep_best(best: &mut Vec<Speed>, speeds: impl Iterator<Item = Speed>) {
    for speed in speeds {
        match best.iter_mut().find(|best| best.algorithm == speed.algorithm && best.mode == speed.mode) {
            Some(best) => best.megabytes = best.megabytes.max(speed.megabytes),
            None => best.push(speed),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_the_benchmark_are_read() {
        let speed = |algorithm: &str, mode: &str, megabytes| {
            Some(Speed { algorithm: algorithm.to_owned(), mode: mode.to_owned(), megabytes })
        };
        assert_eq!(parse("            sha256       update  138.50"), speed("sha256", "update", 138.5));
        assert_eq!(parse("       hmac-sha256     64 bytes   41.06"), speed("hmac-sha256", "64 bytes", 41.06));
        for line in ["salsa20_core: 559.00 cycles", "         Algorithm         mode Mbyte/s", ""] {
            assert_eq!(parse(line), None);
        }
    }

    #[test]
    fn the_best_run_counts() {
        let mut best = Vec::new();
        for run in ["md5 update 3.0\nsha256 update 2.0", "md5 update 4.0\nsha256 update 1.0"] {
            keep_best(&mut best, run.lines().filter_map(parse));
        }
        assert_eq!(best.iter().map(|speed| speed.megabytes).collect::<Vec<_>>(), [4.0, 2.0]);
    }
}
