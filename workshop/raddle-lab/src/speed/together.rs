//! Times the contenders in rotation on several threads at once, each with its own message and its own keys.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Barrier, Mutex, PoisonError, RwLock};
use std::time::Instant;

use raddle_bench::race::{Samples, calibrate};
use raddle_common::resources;

use super::algorithm::Subject;
use super::measure::{ROUNDS, Timed};
use super::message::Message;
use super::upper::UpperHalves;

/// The minimal length of a sample in nanoseconds: long compared with the time in which the system wakes a thread.
const SAMPLE: f64 = 4_000_000.0;

/// The data that the threads share.
struct Shared {
    start: Barrier,
    end: Barrier,
    over: AtomicBool,
    /// The number of calls that fill a sample, for each subject.
    calls: Mutex<Vec<u64>>,
    /// The start and the end of a sample on each thread.
    times: Mutex<Vec<(Instant, Instant)>>,
}

/// Times the subjects that `subjects` creates for each thread, each with its own message, until `seconds` are over. A
/// time goes from the first thread's start to the last thread's end, divided by the calls of all threads, so it
/// includes the time in which threads wait. The samples contain no cycles. Returns `None` if the system doesn't grant
/// the threads.
pub(crate) fn race(
    mut messages: Vec<Message>,
    subjects: &(dyn Fn() -> Vec<Box<dyn Subject>> + Sync),
    upper: UpperHalves,
    seconds: f64,
    mut progress: impl FnMut(f64),
) -> Option<Vec<Samples>> {
    let threads = messages.len();
    let mut first = messages.pop()?;
    let shared = Shared {
        start: Barrier::new(threads),
        end: Barrier::new(threads),
        over: AtomicBool::new(false),
        calls: Mutex::default(),
        times: Mutex::default(),
    };
    let mut mine = subjects();
    let mut samples: Vec<Samples> = mine.iter().map(|_| Samples::default()).collect();
    let mut calls = |subject: &mut Box<dyn Subject>| {
        calibrate(&mut Timed { subject: &mut **subject, upper }, first.bytes(), SAMPLE)
    };
    let calls: Vec<u64> = mine.iter_mut().map(&mut calls).collect();
    shared.calls.lock().unwrap_or_else(PoisonError::into_inner).clone_from(&calls);

    // Threads wait for each other: no thread begins before all exist.
    let gate = RwLock::new(false);
    let complete = std::thread::scope(|scope| {
        let mut opens = gate.write().unwrap_or_else(PoisonError::into_inner);
        let start = |mut message: Message| {
            let (shared, gate) = (&shared, &gate);
            resources::spawn(scope, move || {
                if !*gate.read().unwrap_or_else(PoisonError::into_inner) {
                    return;
                }
                let mut mine = subjects();
                while shared.goes_on() {
                    for (i, subject) in mine.iter_mut().enumerate() {
                        shared.sample(i, &mut **subject, message.bytes(), upper);
                    }
                }
            })
        };
        *opens = messages.into_iter().map(start).all(|thread| thread.is_some());
        if !*opens {
            return false;
        }
        drop(opens);
        let start = Instant::now();
        for round in 0.. {
            let part = start.elapsed().as_secs_f64() / seconds;
            progress(part.min(1.0));
            shared.over.store(part >= 1.0 && round >= ROUNDS, Ordering::Relaxed);
            if !shared.goes_on() {
                break;
            }
            for (i, subject) in mine.iter_mut().enumerate() {
                shared.sample(i, &mut **subject, first.bytes(), upper);
                samples[i].ns.push(shared.elapsed() / (calls[i] as f64 * threads as f64));
            }
        }
        true
    });
    progress(1.0);
    complete.then_some(samples)
}

impl Shared {
    /// Waits for all threads, and returns whether there is another round.
    fn goes_on(&self) -> bool {
        self.start.wait();
        let over = self.over.load(Ordering::Relaxed);
        // No thread may decide on the next round before all threads know about this one.
        self.end.wait();
        !over
    }

    fn sample(&self, i: usize, subject: &mut dyn Subject, message: &mut [u8], upper: UpperHalves) {
        let calls = self.calls.lock().unwrap_or_else(PoisonError::into_inner)[i];
        subject.prepare(message);
        self.start.wait();
        let start = Instant::now();
        subject.repeat(message, calls, upper);
        let end = Instant::now();
        self.times.lock().unwrap_or_else(PoisonError::into_inner).push((start, end));
        self.end.wait();
    }

    /// Takes the times of a sample, and returns the nanoseconds from the first start to the last end. The other threads
    /// wait for the caller's next sample.
    fn elapsed(&self) -> f64 {
        let mut times = self.times.lock().unwrap_or_else(PoisonError::into_inner);
        let start = times.iter().map(|time| time.0).min();
        let end = times.iter().map(|time| time.1).max();
        times.clear();
        start.zip(end).map_or(f64::NAN, |(start, end)| (end - start).as_nanos() as f64)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::thread::ThreadId;

    use super::*;

    /// Checks that each thread has its own subjects and its own message, and that all take part in each round.
    #[test]
    fn all_threads_work() {
        static SEEN: Mutex<Vec<(ThreadId, usize)>> = Mutex::new(Vec::new());
        struct Counts;
        impl Subject for Counts {
            fn repeat(&mut self, message: &mut [u8], calls: u64, _: UpperHalves) {
                SEEN.lock().unwrap().push((std::thread::current().id(), message.as_ptr() as usize));
                std::thread::sleep(std::time::Duration::from_micros(calls));
            }
            fn outcome(&mut self, _: &mut [u8]) -> Vec<u8> {
                Vec::new()
            }
        }
        let messages = (0..3).map(|_| Message::new(64, 0).unwrap()).collect();
        let mut last = 0.0;
        let subjects = || -> Vec<Box<dyn Subject>> { vec![Box::new(Counts), Box::new(Counts)] };
        let samples = race(messages, &subjects, UpperHalves::AS_IS, 0.001, |part| last = part).unwrap();
        assert_eq!((samples.len(), last), (2, 1.0));
        assert!(samples.iter().all(|samples| samples.ns.len() >= ROUNDS && samples.ns.iter().all(|&ns| ns > 0.0)));
        let seen: HashSet<_> = SEEN.lock().unwrap().drain(..).collect();
        assert_eq!(seen.len(), 3);
    }
}
