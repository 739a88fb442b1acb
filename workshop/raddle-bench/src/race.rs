//! Times subjects in rotation (A B C A B C), so that machine drift affects all of them.

use std::time::Instant;

use crate::clock;

/// A subject to be timed, on memory that all subjects of a race share, so that none gains from better alignment or a
/// warmer cache.
///
/// A closure is a subject that needs no preparation. It takes the memory and the number of calls.
pub trait Subject<M: ?Sized> {
    /// Prepares for the current content of the memory, outside the measured time.
    fn prepare(&mut self, memory: &mut M) {
        _ = memory;
    }

    /// Does the work `calls` times. The loop is inside, so that the compiler sees the call that a user would write.
    fn repeat(&mut self, memory: &mut M, calls: u64);
}

impl<M: ?Sized, F: FnMut(&mut M, u64)> Subject<M> for F {
    fn repeat(&mut self, memory: &mut M, calls: u64) {
        self(memory, calls);
    }
}

/// The samples of one subject, one entry for each round.
#[derive(Clone, Default)]
pub struct Samples {
    /// The nanoseconds of a call.
    pub ns: Vec<f64>,
    /// The core cycles of a call; empty if the frequency can't be measured.
    pub cycles: Vec<f64>,
}

impl Samples {
    /// Returns the cycles, or the nanoseconds if cycles can't be counted.
    pub fn cycles_or_ns(&self) -> &[f64] {
        if self.cycles.is_empty() { &self.ns } else { &self.cycles }
    }
}

/// The subjects, the number of calls in a sample of each, and the samples so far.
pub struct Race<S> {
    subjects: Vec<S>,
    calls: Vec<u64>,
    samples: Vec<Samples>,
}

impl<S> Race<S> {
    /// Creates a race in which a sample of each subject lasts at least `sample` nanoseconds.
    pub fn calibrated<M: ?Sized>(mut subjects: Vec<S>, memory: &mut M, sample: f64) -> Self
    where
        S: Subject<M>,
    {
        let calls = subjects.iter_mut().map(|subject| calibrate(subject, memory, sample)).collect();
        Self { calls, ..Self::with_calls(subjects, 1) }
    }

    /// Creates a race in which a sample has `calls` calls.
    pub fn with_calls(subjects: Vec<S>, calls: u64) -> Self {
        let samples = subjects.iter().map(|_| Samples::default()).collect();
        Self { calls: vec![calls; subjects.len()], subjects, samples }
    }

    /// Takes a sample of each subject.
    pub fn round<M: ?Sized>(&mut self, memory: &mut M)
    where
        S: Subject<M>,
    {
        let mut before = clock::frequency();
        for ((subject, &calls), samples) in self.subjects.iter_mut().zip(&self.calls).zip(&mut self.samples) {
            subject.prepare(memory);
            let ns = clock::time(|| subject.repeat(memory, calls)) / calls as f64;
            let after = clock::frequency();
            samples.ns.push(ns);
            // An interrupted chain seems slow, and no chain can seem too fast, so we take the higher frequency.
            samples.cycles.extend(before.zip(after).map(|(before, after)| ns * before.max(after)));
            before = after;
        }
    }

    /// Runs rounds until `seconds` have passed, but at least `least` rounds. `progress` gets the fraction of the time
    /// that has passed.
    pub fn run<M: ?Sized>(&mut self, memory: &mut M, seconds: f64, least: usize, mut progress: impl FnMut(f64))
    where
        S: Subject<M>,
    {
        let start = Instant::now();
        let mut shown = 0.0;
        for round in 0.. {
            let over = start.elapsed().as_secs_f64() / seconds;
            if round >= least && over >= 1.0 {
                break;
            }
            if over >= shown + 0.01 {
                progress(over.min(1.0));
                shown = over;
            }
            self.round(memory);
        }
        progress(1.0);
    }

    /// Returns the samples of each subject.
    pub fn samples(&self) -> &[Samples] {
        &self.samples
    }

    /// Ends the race and returns the samples of each subject.
    pub fn into_samples(self) -> Vec<Samples> {
        self.samples
    }
}

/// The maximum number of calls in a sample: without this maximum, calibrating work that takes no time would never end.
const MAX: u64 = 1 << 40;

/// Returns the number of calls that fill `sample` nanoseconds.
pub fn calibrate<M: ?Sized>(subject: &mut (impl Subject<M> + ?Sized), memory: &mut M, sample: f64) -> u64 {
    let mut calls = 1;
    loop {
        // We take the smaller of two times, because an interrupted one would end the calibration too soon.
        let ns = [(); 2].map(|()| {
            subject.prepare(memory);
            clock::time(|| subject.repeat(memory, calls))
        });
        let ns = ns[0].min(ns[1]);
        if ns >= sample || calls >= MAX {
            return calls;
        }
        // The steps are small because the first calls are slow: they fault pages in and wake the wide vector units.
        calls = (calls as f64 * (sample / ns.max(1.0) * 1.05).clamp(1.1, 8.0)).ceil() as u64;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_subject_is_timed_in_each_round() {
        let counts = || |memory: &mut [u64; 2], calls| (0..calls).for_each(|_| memory[0] += 1);
        let mut memory = [0; 2];
        let mut race = Race::calibrated(vec![counts(), counts()], &mut memory, 1000.0);
        assert!(memory[0] > 0);
        let mut last = 0.0;
        race.run(&mut memory, 0.0, 3, |part| last = part);
        let samples = race.samples();
        assert_eq!((samples.len(), samples[0].ns.len(), samples[1].ns.len(), last), (2, 3, 3, 1.0));
        let cycles = if clock::frequency().is_some() { 3 } else { 0 };
        assert!(samples.iter().all(|samples| samples.cycles.len() == cycles && samples.cycles_or_ns().len() == 3));
    }

    /// Checks the order of the calls, and the preparation before each.
    #[test]
    fn subjects_alternate_on_the_same_memory() {
        struct Named(char);
        impl Subject<String> for Named {
            fn prepare(&mut self, memory: &mut String) {
                memory.push('-');
            }
            fn repeat(&mut self, memory: &mut String, calls: u64) {
                memory.extend((0..calls).map(|_| self.0));
            }
        }
        let mut seen = String::new();
        let mut race = Race::with_calls(vec![Named('a'), Named('b'), Named('c')], 2);
        race.round(&mut seen);
        race.round(&mut seen);
        assert_eq!(seen, "-aa-bb-cc-aa-bb-cc");
    }

    /// Checks that a sample has several calls if one call is shorter than the sample, and otherwise one.
    #[test]
    fn calls_fill_a_sample() {
        let mut seen = Vec::new();
        let mut subject = |_: &mut (), calls| seen.push(calls);
        assert_eq!(calibrate(&mut subject, &mut (), 0.0), 1);
        assert_eq!(calibrate(&mut subject, &mut (), f64::INFINITY), *seen.last().unwrap());
        assert!(seen.last().is_some_and(|&calls| calls >= MAX));
        // Each number is timed twice, and never exceeds eight times the number before it.
        let steps: Vec<u64> = seen[2..].chunks(2).map(|pair| pair[0]).collect();
        assert!(seen.chunks(2).all(|pair| pair[0] == pair[1]) && steps.windows(2).all(|pair| pair[1] <= 8 * pair[0]));
    }
}
