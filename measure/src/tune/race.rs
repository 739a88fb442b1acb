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

/// Nanoseconds that a sample lasts at least: long against the timer, short against a time slice.
const SAMPLE: f64 = 40_000.0;
/// Rounds that are made even where the time is up sooner.
const ROUNDS: usize = 5;
/// Messages that a kernel for one message takes one after another, so that their latencies overlap as they do in a batch.
const INDEPENDENT: usize = 8;

/// What is timed against each other: the kernels of one operation, and those of one hash for one message, a few and many.
pub(crate) fn group(operation: &dyn Operation) -> String {
    operation.as_a().map_or_else(|| operation.name(), |of: &HashMessages| of.hash.to_string())
}

/// Cycles of a call of each kernel at each length, one figure a round.
#[derive(Default)]
pub(super) struct Times(BTreeMap<&'static str, BTreeMap<usize, Vec<f64>>>);

impl Times {
    pub(super) fn of(&self, kernel: &str, length: usize) -> Option<&[f64]> {
        self.0.get(kernel)?.get(&length).map(|cycles| &cycles[..])
    }

    pub(super) fn insert(&mut self, kernel: &'static str, length: usize, cycles: Vec<f64>) {
        self.0.entry(kernel).or_default().insert(length, cycles);
    }

    /// Kernels, lengths and cycles.
    pub(super) fn iter(&self) -> impl Iterator<Item = (&'static str, usize, &[f64])> {
        self.0.iter().flat_map(|(kernel, times)| times.iter().map(|(length, cycles)| (*kernel, *length, &cycles[..])))
    }

    /// Times the kernels that take `length` in rotation, for `seconds` seconds.
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

/// Calls of a kernel that is timed, in place where it writes what it reads.
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
