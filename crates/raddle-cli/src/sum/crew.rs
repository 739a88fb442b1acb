//! Threads that read and hash files, and one that tells what came out, in the order of the files.
//!
//! Each thread takes the next job, reads its file into a [`Batch`] and hashes the batch when it is full, or before a
//! long file, which it then hashes by itself. What is done waits in line until everything before it was told. The line
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

/// How many jobs may be done or under way behind one that is not. Of usual names they take some 10 MiB.
const LINE: u64 = 1 << 15;
/// How often a bar moves.
const TICK: Duration = Duration::from_millis(100);

/// Something to be told when its turn comes, after its file was hashed, if it has one.
pub(crate) struct Job<N> {
    pub(crate) note: N,
    pub(crate) file: Option<(PathBuf, Set)>,
}

/// A job that was done.
pub(crate) struct Done<N> {
    pub(crate) note: N,
    pub(crate) file: Option<(PathBuf, io::Result<Sums>)>,
}

/// What all threads have read so far.
#[derive(Default)]
pub(crate) struct Tally {
    bytes: AtomicU64,
    over: AtomicBool,
}

impl Tally {
    pub(crate) fn add(&self, bytes: usize) {
        self.bytes.fetch_add(bytes as u64, Ordering::Relaxed);
    }

    /// Whether nobody wants to know any more.
    pub(crate) fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }
}

/// Does all jobs with so many threads; what is told goes into the report. Fails when that can't be written.
pub(crate) fn run<N: Send>(
    jobs: impl Iterator<Item = Job<N>> + Send,
    threads: NonZero<usize>,
    report: &mut Report,
    tell: impl FnMut(&mut Report, Done<N>),
) -> io::Result<()> {
    let line = Line { first: 0, done: VecDeque::new(), working: threads.get() };
    let crew = Crew {
        jobs: Mutex::new(Jobs { jobs: (0..).zip(jobs), stdin: Some(io::stdin()) }),
        tally: Tally::default(),
        line: Mutex::new(line),
        handed_in: Condvar::new(),
        told: Condvar::new(),
    };
    thread::scope(|scope| {
        for _ in 0..threads.get() {
            scope.spawn(|| crew.work());
        }
        let told = crew.tell(report, tell);
        crew.stop();
        told
    })
}

/// What the threads share.
struct Crew<J, N> {
    jobs: Mutex<Jobs<J>>,
    tally: Tally,
    line: Mutex<Line<N>>,
    /// Something was put in line, or a thread is at its end.
    handed_in: Condvar,
    /// The line is shorter.
    told: Condvar,
}

/// What is to be done.
struct Jobs<J> {
    jobs: J,
    /// Until the first job has it that is to read it.
    stdin: Option<Stdin>,
}

/// What was done and not told yet.
struct Line<N> {
    /// The number of the job that is told next.
    first: u64,
    /// That job and those after it, as far as they are done.
    done: VecDeque<Option<Done<N>>>,
    /// How many threads may put more in line.
    working: usize,
}

impl<N> Line<N> {
    fn has_room(&self, number: u64) -> bool {
        number < self.first + LINE
    }

    fn put(&mut self, number: u64, done: Done<N>) {
        let place = usize::try_from(number - self.first).expect("a place in a line of limited length");
        if self.done.len() <= place {
            self.done.resize_with(place + 1, || None);
        }
        self.done[place] = Some(done);
    }
}

/// A job under way: its number, what it is for, and its file.
type Key<N> = (u64, N, PathBuf);

impl<J: Iterator<Item = (u64, Job<N>)>, N> Crew<J, N> {
    /// What each thread does.
    fn work(&self) {
        let _leaving = Leaving(self);
        let mut batch = Batch::new();
        let mut done = Vec::new();
        while let Some((number, job, stdin)) = self.next() {
            if !self.line().has_room(number) {
                self.finish(&mut batch, &mut done);
                self.wait_for_room(number);
            }
            let Some((path, algorithms)) = job.file else {
                done.push((number, Done { note: job.note, file: None }));
                continue;
            };
            let source = match is_stdin(&path) {
                true => Ok(Source::Stdin(stdin)),
                false => File::open(&path).map(Source::File),
            };
            match source.and_then(|source| batch.read(source, algorithms, &self.tally)) {
                Ok(Begun::Whole(file)) => batch.push(file, (number, job.note, path)),
                Ok(Begun::Long(file)) => {
                    self.finish(&mut batch, &mut done);
                    let sums = batch.stream(*file, &self.tally);
                    self.hand_in([(number, Done { note: job.note, file: Some((path, sums)) })]);
                }
                Err(error) => done.push((number, Done { note: job.note, file: Some((path, Err(error))) })),
            }
            if batch.is_full() {
                self.finish(&mut batch, &mut done);
            }
        }
        self.finish(&mut batch, &mut done);
    }

    /// The next job, with standard input if it is the first that reads it.
    fn next(&self) -> Option<(u64, Job<N>, Option<Stdin>)> {
        if self.tally.is_over() {
            return None;
        }
        let mut jobs = self.jobs.lock().expect(UNPOISONED);
        let (number, job) = jobs.jobs.next()?;
        let reads_stdin = job.file.as_ref().is_some_and(|(path, _)| is_stdin(path));
        Some((number, job, if reads_stdin { jobs.stdin.take() } else { None }))
    }

    /// Hashes what was read, and puts it and what else is done in line.
    fn finish(&self, batch: &mut Batch<Key<N>>, done: &mut Vec<(u64, Done<N>)>) {
        batch.finish(|(number, note, path), sums| done.push((number, Done { note, file: Some((path, Ok(sums))) })));
        self.hand_in(done.drain(..));
    }

    fn hand_in(&self, done: impl IntoIterator<Item = (u64, Done<N>)>) {
        let mut line = self.line();
        done.into_iter().for_each(|(number, done)| line.put(number, done));
        self.handed_in.notify_one();
    }

    /// Waits while too much is in line. The thread that has the first of all jobs never does, so there is an end to it.
    fn wait_for_room(&self, number: u64) {
        let wait = |line: &mut Line<N>| !line.has_room(number) && !self.tally.is_over();
        drop(self.told.wait_while(self.line(), wait).expect(UNPOISONED));
    }

    /// Tells what comes out, as long as threads are at work.
    fn tell(&self, report: &mut Report, mut tell: impl FnMut(&mut Report, Done<N>)) -> io::Result<()> {
        let mut ready = Vec::new();
        loop {
            let wait = |line: &mut Line<N>| !matches!(line.done.front(), Some(Some(_))) && line.working > 0;
            let (mut line, _) = self.handed_in.wait_timeout_while(self.line(), TICK, wait).expect(UNPOISONED);
            while let Some(Some(_)) = line.done.front() {
                ready.extend(line.done.pop_front().flatten());
                line.first += 1;
            }
            let at_the_end = ready.is_empty() && line.working == 0;
            drop(line);
            self.told.notify_all();
            ready.drain(..).for_each(|done| tell(report, done));
            report.pause(self.tally.bytes.load(Ordering::Relaxed))?;
            if at_the_end {
                return Ok(());
            }
        }
    }

    /// Nothing more is to be done.
    fn stop(&self) {
        // Under the lock: a thread that has just looked waits already, or looks again.
        let line = self.line();
        self.tally.over.store(true, Ordering::Relaxed);
        drop(line);
        self.told.notify_all();
    }

    fn line(&self) -> MutexGuard<'_, Line<N>> {
        self.line.lock().expect(UNPOISONED)
    }
}

/// No thread panics while it holds a lock, and if one did, the others shall too.
const UNPOISONED: &str = "another thread panicked";

/// A thread that is at its end, or panics, is not waited for.
struct Leaving<'a, J, N>(&'a Crew<J, N>);

impl<J, N> Drop for Leaving<'_, J, N> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.tally.over.store(true, Ordering::Relaxed);
        }
        if let Ok(mut line) = self.0.line.lock() {
            line.working -= 1;
        }
        self.0.handed_in.notify_one();
        self.0.told.notify_all();
    }
}
