//! Times the contenders in rotation, A B C A B C, so that drift of the machine affects all of them.

use super::algorithm::Subject;
use super::clock;
use super::upper::UpperHalves;

/// The minimum length of a sample in nanoseconds: long against the timer, short against a time slice.
const SAMPLE: f64 = 100_000.0;
/// The minimum number of rounds.
pub(crate) const ROUNDS: usize = 3;

/// The samples of one contender, one entry for each round.
#[derive(Default)]
pub(crate) struct Samples {
    /// Nanoseconds per call.
    pub(crate) ns: Vec<f64>,
    /// Core cycles per call; empty where the frequency can't be measured.
    pub(crate) cycles: Vec<f64>,
}

/// Times `subjects` on `message` in rotation until `seconds` are over. `progress` is called with the part of the
/// time that has passed.
pub(crate) fn race(
    subjects: &mut [&mut (dyn Subject + 'static)],
    message: &mut [u8],
    upper: UpperHalves,
    seconds: f64,
    mut progress: impl FnMut(f64),
) -> Vec<Samples> {
    let calls: Vec<u64> = subjects.iter_mut().map(|subject| calibrate(*subject, message, upper, SAMPLE)).collect();
    let mut samples: Vec<Samples> = subjects.iter().map(|_| Samples::default()).collect();

    let start = std::time::Instant::now();
    let mut shown = 0.0;
    for round in 0.. {
        let over = start.elapsed().as_secs_f64() / seconds;
        if over >= 1.0 && round >= ROUNDS {
            break;
        }
        if over >= shown + 0.01 {
            progress(over.min(1.0));
            shown = over;
        }
        // The frequency during a sample is the mean of those just before and just after it.
        let mut before = clock::frequency();
        for ((subject, &calls), samples) in subjects.iter_mut().zip(&calls).zip(&mut samples) {
            subject.prepare(message);
            let ns = clock::time(|| subject.repeat(message, calls, upper)) / calls as f64;
            let after = clock::frequency();
            samples.ns.push(ns);
            samples.cycles.extend(before.zip(after).map(|(before, after)| ns * (before + after) / 2.0));
            before = after;
        }
    }
    progress(1.0);
    samples
}

/// Returns how many calls fill a sample of so many nanoseconds.
pub(crate) fn calibrate(subject: &mut dyn Subject, message: &mut [u8], upper: UpperHalves, sample: f64) -> u64 {
    let mut calls = 1;
    loop {
        subject.prepare(message);
        let ns = clock::time(|| subject.repeat(message, calls, upper));
        if ns >= sample || calls >= 1 << 40 {
            return calls;
        }
        // Small steps, for the first calls are slow: they fault pages in and wake the wide units up.
        let factor = (sample / ns.max(1.0) * 1.05).clamp(1.1, 8.0);
        calls = (calls as f64 * factor).ceil() as u64;
    }
}

/// Computes the median; NaN for an empty slice.
pub(crate) fn median(values: &[f64]) -> f64 {
    quantile(values, 0.5)
}

/// Computes the interquartile range as a part of the median.
pub(crate) fn spread(values: &[f64]) -> f64 {
    (quantile(values, 0.75) - quantile(values, 0.25)) / median(values)
}

/// Returns the smallest value.
pub(crate) fn least(values: &[f64]) -> f64 {
    values.iter().copied().fold(f64::INFINITY, f64::min)
}

/// Computes the median over the rounds of the ratio `theirs / ours` in the same round, which cancels more of the
/// drift than the ratio of the medians does.
pub(crate) fn ratio(theirs: &Samples, ours: &Samples) -> f64 {
    let ratios: Vec<f64> = theirs.ns.iter().zip(&ours.ns).map(|(theirs, ours)| theirs / ours).collect();
    median(&ratios)
}

fn quantile(values: &[f64], part: f64) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let Some(last) = sorted.len().checked_sub(1) else { return f64::NAN };
    let place = part * last as f64;
    let (low, high) = (sorted[place.floor() as usize], sorted[place.ceil() as usize]);
    low + (high - low) * place.fract()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statistics() {
        let values = [5.0, 1.0, 4.0, 2.0, 3.0];
        assert_eq!(median(&values), 3.0);
        assert_eq!(median(&values[..4]), 3.0);
        assert_eq!(least(&values), 1.0);
        assert_eq!(spread(&values), 2.0 / 3.0);
        assert!(median(&[]).is_nan());
        let slow = Samples { ns: vec![2.0, 4.0, 9.0], cycles: vec![] };
        let fast = Samples { ns: vec![1.0, 2.0, 3.0], cycles: vec![] };
        assert_eq!(ratio(&slow, &fast), 2.0);
    }

    #[test]
    fn each_subject_is_timed_in_each_round() {
        struct Counts(u64);
        impl Subject for Counts {
            fn repeat(&mut self, message: &mut [u8], calls: u64, _: UpperHalves) {
                for _ in 0..calls {
                    message[0] = std::hint::black_box(message[0]).wrapping_add(1);
                    self.0 += 1;
                }
            }
            fn outcome(&mut self, _: &mut [u8]) -> Vec<u8> {
                Vec::new()
            }
        }
        let (mut a, mut b) = (Counts(0), Counts(0));
        let mut last = 0.0;
        let samples = race(&mut [&mut a, &mut b], &mut [0], UpperHalves::AS_IS, 0.001, |part| last = part);
        assert!(samples[0].ns.len() >= ROUNDS);
        assert_eq!(samples[0].ns.len(), samples[1].ns.len());
        assert!(a.0 > 0 && b.0 > 0);
        assert_eq!(last, 1.0);
    }
}
