//! Times kernels against each other.

use std::collections::BTreeMap;
use std::time::Instant;

use raddle_kernels::Operation;
use raddle_kernels::hash::Messages;

use super::clock;
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
pub(crate) fn group(operation: &Operation) -> String {
    match operation {
        Operation::Hash { hash, .. } => hash.to_string(),
        other => other.to_string(),
    }
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

    /// Times the kernels that take `length` in turn, A B C A B C, for so many seconds: what drifts in the machine drifts
    /// for all of them.
    pub(super) fn race(&mut self, kernels: &[&Loaded], length: usize, seconds: f64) -> Result {
        let mut runners: Vec<Runner<'_>> =
            kernels.iter().filter(|kernel| kernel.takes(length)).map(|kernel| Runner::new(kernel, length)).collect();
        let start = Instant::now();
        let mut before = frequency()?;
        for round in 0.. {
            if round >= ROUNDS && start.elapsed().as_secs_f64() >= seconds {
                break;
            }
            for runner in &mut runners {
                let ns = runner.sample();
                // A chain that was interrupted seems slow, and none seems fast.
                let after = frequency()?;
                runner.cycles.push(ns * before.max(after));
                before = after;
            }
        }
        for runner in runners {
            self.insert(runner.name, length, runner.cycles);
        }
        Ok(())
    }
}

fn frequency() -> Result<f64> {
    clock::frequency().ok_or_else(|| "the cycles of this machine can't be counted".into())
}

/// A kernel that is timed, in place where it writes what it reads.
struct Runner<'k> {
    name: &'static str,
    calls: Vec<Call<'k>>,
    /// How many calls fill a sample.
    count: u64,
    cycles: Vec<f64>,
}

impl<'k> Runner<'k> {
    fn new(loaded: &'k Loaded, length: usize) -> Runner<'k> {
        let kernel = &loaded.kernel;
        let in_place = kernel.contract.one.iter().copied().max_by_key(|one| one.len()).unwrap_or(&[]);
        let is_chain = matches!(kernel.operation, Operation::Hash { messages: Messages::One, .. });
        let regions = regions(kernel, length);
        let calls = (0..if is_chain { INDEPENDENT } else { 1 }).map(|_| Call::new(loaded, &regions, length, in_place));
        let mut runner = Runner { name: kernel.name, calls: calls.collect(), count: 1, cycles: Vec::new() };
        runner.calibrate();
        runner
    }

    /// Nanoseconds of a call.
    fn sample(&mut self) -> f64 {
        let (calls, count) = (&mut self.calls, self.count);
        let ns = clock::time(|| (0..count).for_each(|_| calls.iter_mut().for_each(Call::run)));
        ns / (count as f64 * calls.len() as f64)
    }

    fn calibrate(&mut self) {
        loop {
            // The lesser of two: one that was interrupted would end this too soon.
            let each = self.sample().min(self.sample());
            let ns = each * self.count as f64 * self.calls.len() as f64;
            if ns >= SAMPLE {
                return;
            }
            // Small steps, for the first calls are slow: they fault pages in and wake the wide units up.
            self.count = (self.count as f64 * (SAMPLE / ns.max(1.0) * 1.05).clamp(1.1, 8.0)).ceil() as u64;
        }
    }
}
