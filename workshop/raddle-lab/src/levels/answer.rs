//! Times an algorithm at the level of this process.

use std::cell::LazyCell;
use std::io::{self, Write};
use std::rc::Rc;

use raddle_bench::race::Race;
use raddle_bench::statistics::median;
use raddle_terminal::failure::Failure;

use crate::kernels::picks::{self, Picks};
use crate::speed::algorithm::{self, Algorithm};
use crate::speed::message::Message;
use crate::speed::upper::UpperHalves;

/// The length of a message in a batch, in bytes.
const MESSAGE: usize = 64;
/// The number of messages that are processed in turn. A message that is processed again at once waits until its stores
/// are in the cache, and longer for wider loads; programs do not do this.
const MESSAGES: usize = 4;
/// The number of samples for one answer.
const SAMPLES: usize = 5;
/// The minimal duration of a sample in nanoseconds: long compared with the timer, short compared with a time slice.
const SAMPLE: f64 = 30_000.0;

/// Returns whether messages may have this size; that of a batch is the total of its messages.
pub(super) fn accepts(name: &str, size: usize) -> bool {
    let algorithm = sized(name, size).0;
    algorithm.batch().is_none() || size > 0 && size.is_multiple_of(MESSAGE)
}

/// Returns an algorithm for messages of this size, and the length of a message.
fn sized(name: &str, size: usize) -> (Rc<dyn Algorithm>, usize) {
    let named = |algorithm: &Rc<dyn Algorithm>| algorithm.name() == name;
    let algorithm = algorithm::all((size / MESSAGE).max(1)).into_iter().find(named).expect("clap has checked the name");
    let bytes = if algorithm.batch().is_some() { MESSAGE } else { size };
    (algorithm, bytes)
}

/// Reads a size from each line, and answers with the cycles that the operations take together, and with the kernels on
/// which the time depends.
pub(super) fn run(name: &str, output: &mut dyn Write) -> Result<(), Failure> {
    let all = LazyCell::new(|| every_kernel(name));
    for line in io::stdin().lines() {
        let line = line?;
        let size = line.parse().map_err(|_| Failure::Usage(format!("no size: {line}")))?;
        let kernels = kernels(name, size).unwrap_or_else(|| all.clone());
        writeln!(output, "{} {}", cycles(name, size)?, kernels.join("+"))?;
        output.flush()?;
    }
    Ok(())
}

/// Returns the kernels that an algorithm uses for a size, if it knows them.
fn kernels(name: &str, size: usize) -> Option<Vec<&'static str>> {
    let (algorithm, bytes) = sized(name, size);
    let picked = algorithm.operations().iter().flat_map(|operation| algorithm.picked(operation, bytes));
    Some(picked.collect()).filter(|picked: &Vec<_>| !picked.is_empty())
}

/// Returns the kernels that an algorithm, or the parts of a combination, use for any size.
fn every_kernel(name: &str) -> Vec<&'static str> {
    let name = name.trim_end_matches("-many");
    let is_part = |picks: &Picks| name.split('+').any(|part| part == picks.algorithm);
    let picks = picks::of_this_machine().into_iter().filter(is_part);
    picks.flat_map(|picks| picks.kernels).map(|(kernel, _)| kernel).collect()
}

/// Returns the cycles of all operations on a message or a batch, medians of several samples. If they can't be counted,
/// it returns nanoseconds, which serve as well.
fn cycles(name: &str, size: usize) -> Result<f64, Failure> {
    let (algorithm, _) = sized(name, size);
    let cycles = |operation: &&str| {
        // A batch is long enough, and dividing it into messages takes time in each call of `repeat`.
        let (count, each) = if algorithm.batch().is_some() { (1, u64::MAX) } else { (MESSAGES, 1) };
        let message = |_| Ok((Message::new(size, 0)?, algorithm.ours(operation)));
        let mut messages = (0..count).map(message).collect::<Result<Vec<_>, Failure>>()?;
        messages.iter_mut().for_each(|(message, subject)| subject.prepare(message.bytes()));
        let repeat = |(): &mut (), calls: u64| {
            let each = each.min(calls);
            for _ in 0..calls / each {
                for (message, subject) in &mut messages {
                    subject.repeat(message.bytes(), each, UpperHalves::AS_IS);
                }
            }
        };
        let mut race = Race::calibrated(vec![repeat], &mut (), SAMPLE);
        race.run(&mut (), 0.0, SAMPLES, |_| ());
        Ok(median(race.samples()[0].cycles_or_ns()) / count as f64)
    };
    algorithm.operations().iter().map(cycles).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks that every algorithm of `raddle-lab speed` can be timed, and has kernels by which levels differ.
    #[test]
    fn every_algorithm_has_a_time_and_kernels() {
        for name in algorithm::names() {
            assert!(accepts(name, 128), "{name}");
            assert_eq!(accepts(name, 100), !name.ends_with("-many") && !name.ends_with("-pairs"), "{name}");
            assert!(cycles(name, 128).unwrap() > 0.0, "{name}");
            assert!(kernels(name, 128).is_some() || !every_kernel(name).is_empty(), "{name}");
        }
    }
}
