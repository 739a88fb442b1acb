//! Times the implementations of an operation on one message, with the requested state of the vector registers before
//! each call.

use raddle_bench::race::{self, Race, Samples};

use super::algorithm::Subject;
use super::upper::UpperHalves;

/// The minimal length of a sample in nanoseconds: long compared with the timer, short compared with a time slice.
const SAMPLE: f64 = 100_000.0;
/// The minimum number of rounds.
pub(crate) const ROUNDS: usize = 3;

/// A subject, with the state of the vector registers before its calls.
pub(crate) struct Timed<'s> {
    pub(crate) subject: &'s mut (dyn Subject + 'static),
    pub(crate) upper: UpperHalves,
}

impl race::Subject<[u8]> for Timed<'_> {
    fn prepare(&mut self, message: &mut [u8]) {
        self.subject.prepare(message);
    }

    fn repeat(&mut self, message: &mut [u8], calls: u64) {
        self.subject.repeat(message, calls, self.upper);
    }
}

/// Times subjects in rotation until `seconds` are over. `progress` gets the fraction of the time that has passed.
pub(crate) fn race(
    subjects: Vec<Timed<'_>>,
    message: &mut [u8],
    seconds: f64,
    progress: impl FnMut(f64),
) -> Vec<Samples> {
    let mut race = Race::calibrated(subjects, message, SAMPLE);
    race.run(message, seconds, ROUNDS, progress);
    race.into_samples()
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let timed = [&mut a, &mut b].map(|subject| Timed { subject, upper: UpperHalves::AS_IS });
        let samples = race(timed.into(), &mut [0], 0.001, |part| last = part);
        assert!(samples[0].ns.len() >= ROUNDS);
        assert_eq!(samples[0].ns.len(), samples[1].ns.len());
        assert!(a.0 > 0 && b.0 > 0);
        assert_eq!(last, 1.0);
    }
}
