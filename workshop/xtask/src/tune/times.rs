//! The times of kernels, which `raddle-lab kernels time` measures.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::process;

use raddle_bench::measurement::KernelTimes;
use raddle_bench::statistics::{median, spread};
use raddle_kernels::operations::HashMessages;
use raddle_kernels::{Kernel, Operation};
use serde_json::json;

use crate::{Result, files, tools};

/// Returns the group of kernels that are timed against each other: the kernels of one operation, and the kernels of one
/// hash function for one message, a few and many.
pub(super) fn group(operation: &dyn Operation) -> String {
    operation.as_a().map_or_else(|| operation.name(), |of: &HashMessages| of.hash.to_string())
}

/// Returns the day, in UTC, for the name of a record.
pub(super) fn today() -> String {
    time::UtcDateTime::now().date().to_string()
}

/// The cycles of a call of each kernel at each length, with a figure for each round.
#[derive(Default)]
pub(super) struct Times(BTreeMap<String, BTreeMap<usize, Vec<f64>>>);

impl Times {
    pub(super) fn of(&self, kernel: &str, length: usize) -> Option<&[f64]> {
        self.0.get(kernel)?.get(&length).map(|cycles| &cycles[..])
    }

    /// Times kernels, in rotation, at the lengths that their contracts allow, for `seconds` seconds each.
    pub(super) fn measure(&mut self, kernels: &[&Kernel], lengths: &BTreeSet<usize>, seconds: f64) -> Result {
        let folder = tools::root().join("target/tune");
        files::make_folder(&folder)?;
        let file = folder.join(format!("{}.jsonl", process::id()));
        let lengths: Vec<String> = lengths.iter().map(usize::to_string).collect();
        let mut arguments: Vec<String> = vec!["kernels".into(), "time".into()];
        arguments.extend(kernels.iter().map(|kernel| kernel.name.to_owned()));
        arguments.extend([format!("--bytes={}", lengths.join(",")), format!("--seconds={seconds}")]);
        arguments.push(format!("--save={}", file.display()));
        let mut cargo = tools::cargo("run");
        tools::run(cargo.args(["--release", "--quiet", "--bin", "raddle-lab", "--"]).args(arguments))?;
        let text = files::read(&file)?;
        files::remove(&file)?;
        text.lines().try_for_each(|line| self.read(line))
    }

    /// Adds the times in a line of a saved file.
    pub(super) fn read(&mut self, line: &str) -> Result {
        let failed = |error| format!("raddle-lab kernels time: {error}: {line}");
        let KernelTimes { kernel, bytes, cycles } = serde_json::from_str(line).map_err(failed)?;
        self.0.entry(kernel).or_default().insert(bytes, cycles);
        Ok(())
    }

    /// Returns a line of JSON for each kernel: its lengths, and the figures of each.
    pub(super) fn lines(&self, cpu: &str) -> String {
        let mut text = String::new();
        for (kernel, times) in &self.0 {
            let list = |figure: fn(&Vec<f64>) -> f64| times.values().map(figure).collect::<Vec<_>>();
            let line = json!({
                "kernel": kernel,
                "cpu": cpu,
                "bytes": times.keys().collect::<Vec<_>>(),
                "cycles": list(|cycles| (median(cycles) * 1e2).round() / 1e2),
                "spread": list(|cycles| (spread(cycles) * 1e4).round() / 1e4),
                "rounds": times.values().map(Vec::len).collect::<Vec<_>>(),
            });
            writeln!(text, "{line}").expect("a string");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn saved_times_are_recorded() {
        let mut times = Times::default();
        times.read(r#"{"kernel":"md5_blocks_gpr","bytes":64,"cycles":[3.0,2.0,4.0]}"#).unwrap();
        assert_eq!(times.of("md5_blocks_gpr", 64), Some(&[3.0, 2.0, 4.0][..]));
        times.read(r#"{"kernel":"md5_blocks_gpr","bytes":256,"cycles":[9.0]}"#).unwrap();
        let line = json!({
            "kernel": "md5_blocks_gpr", "cpu": "zen5",
            "bytes": [64, 256], "cycles": [3.0, 9.0], "spread": [0.3333, 0.0], "rounds": [3, 1],
        });
        assert_eq!(times.lines("zen5"), format!("{line}\n"));
        assert!(times.read(r#"{"kernel":"md5_blocks_gpr","bytes":64}"#).is_err());
    }
}
