//! Compares kernels with the reference of their operation, and times them against each other.

use raddle_bench::clock;
use raddle_bench::measurement::KernelTimes;
use raddle_bench::race::{Race, Subject};
use raddle_bench::statistics::median;
use raddle_kernels::hash::Messages;
use raddle_kernels::operations::HashMessages;
use raddle_terminal::failure::Failure;

use super::loaded::{Call, Loaded};

/// The minimal duration of a sample in nanoseconds: long compared with the timer, short compared with a time slice.
const SAMPLE: f64 = 40_000.0;
/// The minimal number of rounds, even after the time is up.
const ROUNDS: usize = 5;
/// The number of messages that a kernel for one message processes one after another, so that their latencies overlap as
/// in a batch.
const INDEPENDENT: usize = 8;
/// The arbitrary seeds of the sample on which kernels are timed.
const PUBLIC: u64 = 11;
const SECRET: u64 = 12 * 3 + 2;
/// The length up to which a kernel is compared with its reference at all lengths, the step above it, and the last
/// length.
const CHECKED: (usize, usize, usize) = (288, 61, 4500);

/// Compares a kernel with its reference, with separate buffers and in place. This is not a proof.
pub(super) fn check(loaded: &Loaded) -> Result<(), Failure> {
    let (multiple, _) = loaded.kernel.contract.lengths();
    let (all, step, max) = CHECKED;
    let lengths: Vec<usize> = match multiple as usize {
        1 => (0..=all).chain((all..max).step_by(step)).collect(),
        multiple => (0..=8).map(|i| i * multiple).collect(),
    };
    lengths.into_iter().filter(|&length| loaded.takes(length)).try_for_each(|length| check_length(loaded, length))
}

fn check_length(loaded: &Loaded, length: usize) -> Result<(), Failure> {
    let kernel = &loaded.kernel;
    let apart: &[&'static str] = &[];
    let in_place = kernel.contract.may_alias.iter().copied().find(|one| *one == ["out", "input"]);
    for one in std::iter::once(apart).chain(in_place) {
        let given = kernel.operation.sample_at(one, PUBLIC, SECRET, length);
        let expected = kernel.operation.reference(&given);
        let mut call = Call::new(loaded, &given, length, one)?;
        call.run();
        let result = call.results().and_then(|results| kernel.operation.compare(&expected, &results));
        result.map_err(|why| Failure::Work(format!("{} is wrong for {length} bytes: {why}", kernel.name)))?;
    }
    Ok(())
}

/// Times one kernel for messages of about `length` bytes, and returns the length and the nanoseconds of a call.
pub(super) fn speed(loaded: &Loaded, length: usize) -> Option<(usize, f64)> {
    let multiple = loaded.kernel.contract.lengths().0 as usize;
    let fits =
        (0..=length.div_ceil(multiple)).rev().map(|count| multiple * count).find(|&length| loaded.takes(length))?;
    let runner = Runner::new(loaded, fits).ok()?;
    let calls = runner.0.len() as f64;
    let mut race = Race::calibrated(vec![runner], &mut (), SAMPLE);
    race.run(&mut (), 0.0, ROUNDS, |_| ());
    Some((fits, median(&race.samples()[0].ns) / calls))
}

/// Times, in rotation, the kernels that accept `length`, for `seconds` seconds.
pub(super) fn race(kernels: &[Loaded], length: usize, seconds: f64) -> Result<Vec<KernelTimes>, Failure> {
    clock::frequency().ok_or_else(|| Failure::Usage("the cycles of this machine can't be counted".to_owned()))?;
    let kernels: Vec<&Loaded> = kernels.iter().filter(|kernel| kernel.takes(length)).collect();
    let runners = kernels.iter().map(|kernel| Runner::new(kernel, length)).collect::<Result<Vec<_>, _>>()?;
    let messages: Vec<f64> = runners.iter().map(|runner| runner.0.len() as f64).collect();
    let mut race = Race::calibrated(runners, &mut (), SAMPLE);
    race.run(&mut (), seconds, ROUNDS, |_| ());
    let times = kernels.into_iter().zip(race.into_samples()).zip(messages).map(|((loaded, samples), messages)| {
        let cycles = samples.cycles.into_iter().map(|cycles| cycles / messages).collect();
        KernelTimes { kernel: loaded.kernel.name.to_owned(), bytes: length, cycles }
    });
    Ok(times.collect())
}

/// Calls of a timed kernel, in place if the kernel may overwrite its input.
struct Runner<'k>(Vec<Call<'k>>);

impl<'k> Runner<'k> {
    fn new(loaded: &'k Loaded, length: usize) -> Result<Runner<'k>, Failure> {
        let kernel = &loaded.kernel;
        let in_place = kernel.contract.may_alias.iter().copied().max_by_key(|one| one.len()).unwrap_or(&[]);
        let is_chain = kernel.operation.as_a().is_some_and(|of: &HashMessages| of.messages == Messages::One);
        let regions = kernel.operation.sample(PUBLIC, SECRET, length);
        let calls = (0..if is_chain { INDEPENDENT } else { 1 }).map(|_| Call::new(loaded, &regions, length, in_place));
        calls.collect::<Result<_, _>>().map(Runner)
    }
}

impl Subject<()> for Runner<'_> {
    fn repeat(&mut self, (): &mut (), calls: u64) {
        (0..calls).for_each(|_| self.0.iter_mut().for_each(Call::run));
    }
}
