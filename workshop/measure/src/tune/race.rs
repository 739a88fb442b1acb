//! Times kernels against each other.

use std::collections::BTreeMap;

use raddle_bench::clock;
use raddle_bench::race::{Race, Subject};
use raddle_kernels::Operation;
use raddle_kernels::hash::Messages;
use raddle_kernels::operations::HashMessages;

use super::loaded::{Call, Loaded};
use super::reference::regions;
use crate::Result;

/// The minimal duration of a sample in nanoseconds: long compared with the timer, short compared with a time slice.
const SAMPLE: f64 = 40_000.0;
/// The minimal number of rounds, even after the time is up.
const ROUNDS: usize = 5;
/// The number of messages that a kernel for one message processes one after another, so that their latencies overlap as
/// in a batch.
const INDEPENDENT: usize = 8;

/// Returns the group of kernels that are timed against each other: the kernels of one operation, and the kernels of one
/// hash function for one message, a few and many.
pub(crate) fn group(operation: &dyn Operation) -> String {
    operation.as_a().map_or_else(|| operation.name(), |of: &HashMessages| of.hash.to_string())
}

/// The cycles of a call of each kernel at each length, with a figure for each round.
#[derive(Default)]
pub(super) struct Times(BTreeMap<&'static str, BTreeMap<usize, Vec<f64>>>);

impl Times {
    pub(super) fn of(&self, kernel: &str, length: usize) -> Option<&[f64]> {
        self.0.get(kernel)?.get(&length).map(|cycles| &cycles[..])
    }

    pub(super) fn insert(&mut self, kernel: &'static str, length: usize, cycles: Vec<f64>) {
        self.0.entry(kernel).or_default().insert(length, cycles);
    }

    /// Returns kernels, lengths and cycles.
    pub(super) fn iter(&self) -> impl Iterator<Item = (&'static str, usize, &[f64])> {
        self.0.iter().flat_map(|(kernel, times)| times.iter().map(|(length, cycles)| (*kernel, *length, &cycles[..])))
    }

    /// Times, in rotation, the kernels that accept `length`, for `seconds` seconds.
    pub(super) fn race(&mut self, kernels: &[&Loaded], length: usize, seconds: f64) -> Result {
        clock::frequency().ok_or("the cycles of this machine can't be counted")?;
        let kernels: Vec<&Loaded> = kernels.iter().copied().filter(|kernel| kernel.takes(length)).collect();
        let runners: Vec<Runner<'_>> = kernels.iter().map(|kernel| Runner::new(kernel, length)).collect();
        let messages: Vec<f64> = runners.iter().map(|runner| runner.0.len() as f64).collect();
        let mut race = Race::calibrated(runners, &mut (), SAMPLE);
        race.run(&mut (), seconds, ROUNDS, |_| ());
        for ((kernel, samples), messages) in kernels.into_iter().zip(race.into_samples()).zip(messages) {
            let cycles = samples.cycles.into_iter().map(|cycles| cycles / messages).collect();
            self.insert(kernel.kernel.name, length, cycles);
        }
        Ok(())
    }
}

/// Calls of a timed kernel, in place if the kernel may overwrite its input.
struct Runner<'k>(Vec<Call<'k>>);

impl<'k> Runner<'k> {
    fn new(loaded: &'k Loaded, length: usize) -> Runner<'k> {
        let kernel = &loaded.kernel;
        let in_place = kernel.contract.may_alias.iter().copied().max_by_key(|one| one.len()).unwrap_or(&[]);
        let is_chain = kernel.operation.as_a().is_some_and(|of: &HashMessages| of.messages == Messages::One);
        let regions = regions(kernel, length);
        let calls = (0..if is_chain { INDEPENDENT } else { 1 }).map(|_| Call::new(loaded, &regions, length, in_place));
        Runner(calls.collect())
    }
}

impl Subject<()> for Runner<'_> {
    fn repeat(&mut self, (): &mut (), calls: u64) {
        (0..calls).for_each(|_| self.0.iter_mut().for_each(Call::run));
    }
}
