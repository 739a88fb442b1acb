//! Threads that read and hash files, and one that reports the results, in the order of the files.
//!
//! Each thread takes the next job, reads its file into a [`Batch`] and hashes the batch when it is full, or before a
//! long file, which it then hashes by itself. What is done waits in line until everything before it was reported. The line
//! is of limited length, and so are the batches: memory doesn't grow with the number of files.

use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, Stdin};
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard};
use std::thread;
use std::time::Duration;

use super::algorithm::{Set, Sums};
use super::batch::{Batch, Begun, Source};
use super::report::Report;
use super::walk::is_stdin;
use crate::startup;

/// The maximum number of jobs in the queue. With names of usual length they take some 10 MiB.
const LINE: u64 = 1 << 15;
/// The interval between updates of the progress bar.
const TICK: Duration = Duration::from_millis(100);

/// A result to report in order, after its file was hashed, if it has one.
pub(crate) struct Job<N> {
    pub(crate) note: N,
    pub(crate) file: Option<(PathBuf, Set)>,
}

/// A finished job.
pub(crate) struct FinishedJob<N> {
    pub(crate) note: N,
    pub(crate) file: Option<(PathBuf, io::Result<Sums>)>,
}

/// The number of bytes that all threads have read.
#[derive(Default)]
pub(crate) struct Tally {
    bytes: AtomicU64,
    over: AtomicBool,
}

impl Tally {
    pub(crate) fn add(&self, bytes: usize) {
        self.bytes.fetch_add(bytes as u64, Ordering::Relaxed);
    }

    /// Returns whether the work was cancelled.
    pub(crate) fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }
}

/// Runs all jobs on this many threads, and reports the results in order. Fails if the report can't be written.
pub(crate) fn run<N: Send>(
    jobs: impl Iterator<Item = Job<N>> + Send,
    threads: NonZero<usize>,
    report: &mut Report,
    tell: impl FnMut(&mut Report, FinishedJob<N>),
) -> io::Result<()> {
    let line = ReportQueue { first: 0, done: VecDeque::new(), working: threads.get() };
    let crew = Crew {
        jobs: Mutex::new(Jobs { jobs: (0..).zip(jobs), stdin: Some(io::stdin()) }),
        tally: Tally::default(),
        line: Mutex::new(line),
        handed_in: Condvar::new(),
        reported: Condvar::new(),
    };
    thread::scope(|scope| {
        for _ in 0..threads.get() {
            scope.spawn(|| crew.work());
        }
        let reported = crew.tell(report, tell);
        crew.stop();
        reported
    })
}

/// The state that the threads share.
struct Crew<J, N> {
    jobs: Mutex<Jobs<J>>,
    tally: Tally,
    line: Mutex<ReportQueue<N>>,
    /// Signals a queued job, or the end of a thread.
    handed_in: Condvar,
    /// Signals that jobs were reported.
    reported: Condvar,
}

/// The jobs to run.
struct Jobs<J> {
    jobs: J,
    /// Standard input, until the first job takes it that reads it.
    stdin: Option<Stdin>,
}

/// Finished jobs that are not reported yet.
struct ReportQueue<N> {
    /// The number of the job that is reported next.
    first: u64,
    /// That job and its successors, as far as they are finished.
    done: VecDeque<Option<FinishedJob<N>>>,
    /// The number of threads that may queue more.
    working: usize,
}

impl<N> ReportQueue<N> {
    fn has_room(&self, number: u64) -> bool {
        number < self.first + LINE
    }

    fn put(&mut self, number: u64, done: FinishedJob<N>) {
        let place = usize::try_from(number - self.first).expect("a place in a line of limited length");
        if self.done.len() <= place {
            self.done.resize_with(place + 1, || None);
        }
        self.done[place] = Some(done);
    }
}

/// A job under way: its number, what it is for, and its file.
type PendingFile<N> = (u64, N, PathBuf);

impl<J: Iterator<Item = (u64, Job<N>)>, N> Crew<J, N> {
    /// Runs a thread.
    fn work(&self) {
        let _guard = ExitGuard(self);
        let mut batch = Batch::new();
        let mut done = Vec::new();
        while let Some((number, job, stdin)) = self.next() {
            if !self.line().has_room(number) {
                self.finish(&mut batch, &mut done);
                self.wait_for_room(number);
            }
            let Some((path, algorithms)) = job.file else {
                done.push((number, FinishedJob { note: job.note, file: None }));
                continue;
            };
            let source = match is_stdin(&path) {
                true => startup::stdin().map(|()| Source::Stdin(stdin)),
                false => File::open(&path).map(Source::File),
            };
            match source.and_then(|source| batch.read(source, algorithms, &self.tally)) {
                Ok(Begun::Small(file)) => batch.push(file, (number, job.note, path)),
                Ok(Begun::Long(file)) => {
                    self.finish(&mut batch, &mut done);
                    let sums = batch.stream(*file, &self.tally);
                    self.hand_in([(number, FinishedJob { note: job.note, file: Some((path, sums)) })]);
                }
                Err(error) => done.push((number, FinishedJob { note: job.note, file: Some((path, Err(error))) })),
            }
            if batch.is_full() {
                self.finish(&mut batch, &mut done);
            }
        }
        self.finish(&mut batch, &mut done);
    }

    /// Returns the next job, with standard input if it is the first that reads it.
    fn next(&self) -> Option<(u64, Job<N>, Option<Stdin>)> {
        if self.tally.is_over() {
            return None;
        }
        let mut jobs = self.jobs.lock().expect(UNPOISONED);
        let (number, job) = jobs.jobs.next()?;
        let reads_stdin = job.file.as_ref().is_some_and(|(path, _)| is_stdin(path));
        Some((number, job, if reads_stdin { jobs.stdin.take() } else { None }))
    }

    /// Hashes the batch, and queues it with the other finished jobs.
    fn finish(&self, batch: &mut Batch<PendingFile<N>>, done: &mut Vec<(u64, FinishedJob<N>)>) {
        batch.finish(|(number, note, path), sums| {
            done.push((number, FinishedJob { note, file: Some((path, Ok(sums))) }))
        });
        self.hand_in(done.drain(..));
    }

    fn hand_in(&self, done: impl IntoIterator<Item = (u64, FinishedJob<N>)>) {
        let mut line = self.line();
        done.into_iter().for_each(|(number, done)| line.put(number, done));
        self.handed_in.notify_one();
    }

    /// Waits while the queue is full. The thread that has the first job never waits, so the wait ends.
    fn wait_for_room(&self, number: u64) {
        let wait = |line: &mut ReportQueue<N>| !line.has_room(number) && !self.tally.is_over();
        drop(self.reported.wait_while(self.line(), wait).expect(UNPOISONED));
    }

    /// Reports results while threads are at work.
    fn tell(&self, report: &mut Report, mut tell: impl FnMut(&mut Report, FinishedJob<N>)) -> io::Result<()> {
        let mut ready = Vec::new();
        loop {
            let wait = |line: &mut ReportQueue<N>| !matches!(line.done.front(), Some(Some(_))) && line.working > 0;
            let (mut line, _) = self.handed_in.wait_timeout_while(self.line(), TICK, wait).expect(UNPOISONED);
            while let Some(Some(_)) = line.done.front() {
                ready.extend(line.done.pop_front().flatten());
                line.first += 1;
            }
            let at_the_end = ready.is_empty() && line.working == 0;
            drop(line);
            self.reported.notify_all();
            ready.drain(..).for_each(|done| tell(report, done));
            report.pause(self.tally.bytes.load(Ordering::Relaxed))?;
            if at_the_end {
                return Ok(());
            }
        }
    }

    /// Cancels the remaining jobs.
    fn stop(&self) {
        // Under the lock: a thread that has checked the flag waits already, or checks it again.
        let line = self.line();
        self.tally.over.store(true, Ordering::Relaxed);
        drop(line);
        self.reported.notify_all();
    }

    fn line(&self) -> MutexGuard<'_, ReportQueue<N>> {
        self.line.lock().expect(UNPOISONED)
    }
}

/// The message where a lock is poisoned: no thread panics while it holds one.
const UNPOISONED: &str = "another thread panicked";

/// Signals the end of a thread, also when it panics.
struct ExitGuard<'a, J, N>(&'a Crew<J, N>);

impl<J, N> Drop for ExitGuard<'_, J, N> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.tally.over.store(true, Ordering::Relaxed);
        }
        if let Ok(mut line) = self.0.line.lock() {
            line.working -= 1;
        }
        self.0.handed_in.notify_one();
        self.0.reported.notify_all();
    }
}
