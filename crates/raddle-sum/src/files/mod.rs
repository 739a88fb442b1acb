//! Hashes many files: several threads read and hash them, and one thread reports the results in the order of the files.
//!
//! Each thread runs [rounds](round) on its own files. A thread that finds no more files takes half of the long files of
//! another thread, or hashes a part of the only file. The number of results that wait for an earlier one is limited,
//! and so are the buffers: memory doesn't grow with the number of files.
//!
//! There are as many threads as the processor can run. While reads wait for the storage, more are started. If the
//! system grants no thread, the reporting thread works too. A thread that gets no descriptor for a file waits until it
//! has closed other files, or leaves the file to a thread that has open files.

mod one;
mod queue;
mod round;
mod source;
mod tally;
mod tee;
mod tree;

use std::io::{self, Read};
use std::mem;
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard};
use std::thread::{self, Scope};
use std::time::{Duration, Instant};

use raddle_common::resources::{self, processors};

pub use self::one::hash_reader;
use self::queue::ReportQueue;
use self::round::{OpenFile, OpenFiles, Round};
use self::source::Source;
use self::tally::Tally;
use crate::algorithm::{Set, Sums};

/// The interval between reports of the progress.
const TICK: Duration = Duration::from_millis(100);
/// The maximum number of threads, whatever the caller asks for. Their buffers take about 140 MiB.
const MAX_THREADS: usize = 64;
/// The number of threads while reads wait for the storage, if there are fewer processors.
const READERS: usize = 16;
/// The maximum number of open files in all threads, which is below the systems' default limit.
const MAX_OPEN_IN_ALL: usize = if cfg!(target_os = "macos") { 160 } else { 768 };
/// The maximum time to open a file in memory, and the minimum number of bytes read from memory in a microsecond. A read
/// that takes [`SLOW`] times as long waits for the storage.
const TIME_OF_FILE: Duration = Duration::from_micros(20);
const BYTES_IN_MICROSECOND: u64 = 1000;
const SLOW: u32 = 4;
/// The maximum number of results without a file that wait for the end of a round.
const MAX_NOTES: usize = 1024;

/// A file to hash.
pub struct Input {
    /// The path of the file, or a name for the reader's input.
    pub path: PathBuf,
    /// The algorithms with which to hash it.
    pub algorithms: Set,
    /// A reader to hash instead of the file at the path, such as standard input.
    pub reader: Option<Box<dyn Read + Send>>,
}

/// A file to hash, with a value that the caller gets back with the result. A job without a file is already a result,
/// and keeps its place among the others.
pub struct Job<N> {
    /// The value of the caller.
    pub note: N,
    /// The file.
    pub file: Option<Input>,
}

/// A finished job.
#[derive(Debug)]
pub struct FinishedJob<N> {
    /// The value of the caller.
    pub note: N,
    /// The path, and the checksums of the file.
    pub file: Option<(PathBuf, io::Result<Sums>)>,
}

/// An event that [`hash_files`] reports.
#[derive(Debug)]
pub enum Event<N> {
    /// A job is finished. Jobs are reported in their order.
    Finished(FinishedJob<N>),
    /// All known results were reported, and this many bytes were read. Reported about ten times a second, and at the
    /// end.
    Progress(u64),
}

/// Hashes many files on `threads` threads, and reports the results in order. If `threads` is `None`, uses as many
/// threads as help and as the system grants.
///
/// Memory doesn't grow with the number of files, because jobs are taken only while there is room for their results.
/// Files that can't be read are results too. An error of `report` ends the work and is returned.
///
/// # Errors
///
/// Fails with [`io::ErrorKind::OutOfMemory`] if there is no memory for the buffer of one thread.
///
/// # Examples
///
/// ```
/// use raddle_sum::algorithm::{ChecksumAlgorithm, Set};
/// use raddle_sum::files::{Event, Input, Job, hash_files};
///
/// let algorithms: Set = [ChecksumAlgorithm::Sha256].into_iter().collect();
/// let paths = ["Cargo.toml", "src/lib.rs"].map(|path| std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(path));
/// let jobs = paths.into_iter().map(|path| Job { note: (), file: Some(Input { path, algorithms, reader: None }) });
/// hash_files(jobs, None, |event| -> std::io::Result<()> {
///     if let Event::Finished(done) = event
///         && let Some((path, sums)) = done.file
///     {
///         println!("{}: {:x?}", path.display(), sums?.of(ChecksumAlgorithm::Sha256));
///     }
///     Ok(())
/// })?;
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn hash_files<N: Send, E: From<io::Error>>(
    jobs: impl Iterator<Item = Job<N>> + Send,
    threads: Option<NonZero<usize>>,
    report: impl FnMut(Event<N>) -> Result<(), E>,
) -> Result<(), E> {
    let (threads, max_threads) = match threads {
        Some(threads) => (threads.get().min(MAX_THREADS), threads.get().min(MAX_THREADS)),
        None => (processors().get().min(MAX_THREADS), processors().get().clamp(READERS, MAX_THREADS)),
    };
    let max_open = resources::open_files(MAX_OPEN_IN_ALL);
    let (threads, max_threads) = (threads.min(max_open), max_threads.min(max_open));
    let queue = ReportQueue::new();
    let state = State { queue, working: 0, idle: 0, given: Vec::new(), returned: Vec::new(), is_full: false };
    let crew = Crew {
        jobs: Mutex::new(jobs),
        taken: AtomicU64::new(0),
        room: AtomicU64::new(state.queue.end()),
        exhausted: AtomicBool::new(false),
        over: AtomicBool::new(false),
        max_threads,
        max_open: max_open / max_threads,
        tally: Tally::default(),
        has_returned: AtomicBool::new(false),
        state: Mutex::new(state),
        handed_in: Condvar::new(),
        changed: Condvar::new(),
    };
    thread::scope(|scope| {
        let started = (0..threads).take_while(|_| crew.start(scope, &mut crew.state())).count();
        let reported = if started > 0 { crew.report(report) } else { crew.work_alone(report) };
        crew.end(&crew.state());
        reported
    })
}

/// The state that the threads share.
struct Crew<J, N> {
    /// The jobs that no thread has taken.
    jobs: Mutex<J>,
    /// The number of jobs that threads have taken.
    taken: AtomicU64,
    /// The number of the first job that has no room for its result yet.
    room: AtomicU64,
    /// Whether threads have taken all jobs.
    exhausted: AtomicBool,
    /// Whether the work is finished or cancelled.
    over: AtomicBool,
    max_threads: usize,
    /// The maximum number of open files of a thread.
    max_open: usize,
    tally: Tally,
    /// Whether `returned` has jobs. Read without the lock.
    has_returned: AtomicBool,
    state: Mutex<State<N>>,
    /// Signals a queued result, or the end of a thread.
    handed_in: Condvar,
    /// Signals to idle threads that there is more room, that files were given up, or that the work has ended.
    changed: Condvar,
}

/// The state under the lock.
struct State<N> {
    queue: ReportQueue<FinishedJob<N>>,
    /// The number of threads.
    working: usize,
    /// The number of threads that have nothing to do.
    idle: usize,
    /// Long files that a thread gave up for an idle one.
    given: Vec<OpenFile<PendingFile<N>>>,
    /// Jobs whose file could not be opened for lack of a descriptor.
    returned: Vec<Returned<N>>,
    /// Whether further threads would get no descriptors.
    is_full: bool,
}

/// A job in progress: its number, its note, and the path of its file.
type PendingFile<N> = (u64, N, PathBuf);

/// A numbered job whose file got no descriptor.
type Returned<N> = (u64, Job<N>);

/// A numbered result.
type Numbered<N> = (u64, FinishedJob<N>);

impl<J: Iterator<Item = Job<N>> + Send, N: Send> Crew<J, N> {
    /// Starts a thread if the system grants it and its memory. Returns whether it was started.
    fn start<'scope>(&'scope self, scope: &'scope Scope<'scope, '_>, state: &mut State<N>) -> bool {
        let Ok(files) = OpenFiles::new(self.max_open) else { return false };
        let started = resources::spawn(scope, || self.work(scope, files)).is_some();
        state.working += usize::from(started);
        started
    }

    /// Runs a thread.
    fn work<'scope>(&'scope self, scope: &'scope Scope<'scope, '_>, mut files: OpenFiles<PendingFile<N>>) {
        let mut guard = ExitGuard { crew: self, is_counted: true };
        let mut done = Vec::new();
        while !self.over.load(Ordering::Relaxed) {
            let threads = 1 + self.share(&mut files);
            files.hash_alone(threads, &self.tally, &self.over, |key, sums| done.push(finished(key, sums)));
            let begin = Instant::now();
            let (round, refused) = self.read(&mut files, &mut done);
            if is_slow(begin.elapsed(), &round) {
                self.add_thread(scope);
            }
            round.hash(|key, sums| done.push(finished(key, sums)));
            self.hand_in(&mut done);
            if let Some(refused) = refused
                && self.give_back(refused, &files)
            {
                guard.is_counted = false;
                return;
            }
            if files.is_empty() && done.is_empty() && !self.wait(&mut files) {
                return;
            }
        }
    }

    /// Works and reports on the calling thread.
    fn work_alone<E: From<io::Error>>(&self, mut report: impl FnMut(Event<N>) -> Result<(), E>) -> Result<(), E> {
        let mut files = OpenFiles::new(self.max_open)?;
        let (mut done, mut ready) = (Vec::new(), Vec::new());
        self.state().working = 1;
        loop {
            let (round, refused) = self.read(&mut files, &mut done);
            round.hash(|key, sums| done.push(finished(key, sums)));
            if let Some(refused) = refused {
                self.give_back(refused, &files);
            }
            self.hand_in(&mut done);
            let mut state = self.state();
            self.take_ready(&mut state, &mut ready);
            let has_jobs = !self.exhausted.load(Ordering::Relaxed) || !state.returned.is_empty();
            drop(state);
            let at_the_end = ready.is_empty() && files.is_empty() && !has_jobs;
            ready.drain(..).try_for_each(|done| report(Event::Finished(done)))?;
            report(Event::Progress(self.tally.bytes()))?;
            if at_the_end {
                return Ok(());
            }
        }
    }

    /// Starts a round: reads the next pieces of open files and the beginnings of others. Also returns the job whose
    /// file got no descriptor, if any.
    fn read<'a>(
        &self,
        files: &'a mut OpenFiles<PendingFile<N>>,
        done: &mut Vec<Numbered<N>>,
    ) -> (Round<'a, PendingFile<N>>, Option<Returned<N>>) {
        let mut round = files.read_on(!self.exhausted.load(Ordering::Relaxed), &self.tally, &self.over);
        let refused = self.begin_files(&mut round, done);
        (round, refused)
    }

    /// Takes jobs and reads the beginnings of their files while there is room. Returns the job whose file got no
    /// descriptor, if any.
    fn begin_files(&self, round: &mut Round<'_, PendingFile<N>>, done: &mut Vec<Numbered<N>>) -> Option<Returned<N>> {
        while round.has_room() && done.len() < MAX_NOTES {
            let (number, job) = self.next()?;
            let Some(Input { path, algorithms, reader }) = job.file else {
                done.push((number, FinishedJob { note: job.note, file: None }));
                continue;
            };
            let mut opened = reader.map_or_else(|| Source::open(&path), |reader| Ok(Source::Reader(reader)));
            if opened.as_ref().is_err_and(resources::lacks_descriptors) {
                if round.has_open_files() || self.state().working > 1 {
                    let file = Some(Input { path, algorithms, reader: None });
                    return Some((number, Job { note: job.note, file }));
                }
                // No thread has files to close. Another thread may have closed one after the first attempt.
                opened = Source::open(&path);
            }
            let key = (number, job.note, path);
            let begun = match opened {
                Ok(source) => round.begin(source, algorithms, key, &self.tally, &self.over),
                Err(error) => Err((key, error)),
            };
            if let Err((key, error)) = begun {
                done.push(finished(key, Err(error)));
            }
        }
        None
    }

    /// Gives a job whose file got no descriptor back to all threads. Returns whether this thread must end, because only
    /// other threads have files to close.
    fn give_back(&self, refused: Returned<N>, files: &OpenFiles<PendingFile<N>>) -> bool {
        let mut state = self.state();
        state.is_full = true;
        state.returned.push(refused);
        self.has_returned.store(true, Ordering::Relaxed);
        let ends = files.is_empty() && state.working > 1;
        state.working -= usize::from(ends);
        ends
    }

    /// Returns the next job and its number. Returns `None` if there is no job, or no room for its result.
    fn next(&self) -> Option<(u64, Job<N>)> {
        if self.has_returned.load(Ordering::Relaxed) {
            let mut state = self.state();
            let returned = state.returned.pop();
            self.has_returned.store(!state.returned.is_empty(), Ordering::Relaxed);
            if returned.is_some() {
                return returned;
            }
        }
        let mut jobs = self.jobs.lock().expect(UNPOISONED);
        let number = self.taken.load(Ordering::Relaxed);
        if number >= self.room.load(Ordering::Relaxed) {
            return None;
        }
        let Some(job) = jobs.next() else {
            self.exhausted.store(true, Ordering::Relaxed);
            return None;
        };
        self.taken.store(number + 1, Ordering::Relaxed);
        Some((number, job))
    }

    /// Starts another thread if the limit allows it.
    fn add_thread<'scope>(&'scope self, scope: &'scope Scope<'scope, '_>) {
        let mut state = self.state();
        if state.working < self.max_threads && !state.is_full && !self.exhausted.load(Ordering::Relaxed) {
            state.is_full = !self.start(scope, &mut state);
        }
    }

    /// Gives up files for idle threads, if there are any. Returns the number of idle threads.
    fn share(&self, files: &mut OpenFiles<PendingFile<N>>) -> usize {
        let mut state = self.state();
        if state.idle > 0 && state.given.is_empty() {
            state.given = files.split();
            if !state.given.is_empty() {
                self.changed.notify_all();
            }
        }
        state.idle
    }

    /// Queues the results of a round. If there are none, the reporting thread keeps sleeping.
    fn hand_in(&self, done: &mut Vec<Numbered<N>>) {
        if done.is_empty() {
            return;
        }
        let mut state = self.state();
        done.drain(..).for_each(|(number, done)| state.queue.put(number, done));
        self.handed_in.notify_one();
    }

    /// Waits for jobs, for room for their results, or for files of another thread. Returns whether there are any.
    ///
    /// The thread that has the first missing result is never idle, so there will be room.
    fn wait(&self, files: &mut OpenFiles<PendingFile<N>>) -> bool {
        let mut state = self.state();
        state.idle += 1;
        let exhausted = || self.exhausted.load(Ordering::Relaxed);
        if exhausted() && state.idle == state.working && state.given.is_empty() && state.returned.is_empty() {
            self.end(&state);
        }
        let has_room = || self.taken.load(Ordering::Relaxed) < self.room.load(Ordering::Relaxed);
        let is_idle = |state: &mut State<N>| {
            let may_take = !exhausted() && has_room() || !state.returned.is_empty();
            state.given.is_empty() && !may_take && !self.over.load(Ordering::Relaxed)
        };
        let mut state = self.changed.wait_while(state, is_idle).expect(UNPOISONED);
        state.idle -= 1;
        files.join(mem::take(&mut state.given));
        !self.over.load(Ordering::Relaxed)
    }

    /// Reports results while threads are at work.
    fn report<E>(&self, mut report: impl FnMut(Event<N>) -> Result<(), E>) -> Result<(), E> {
        let mut ready = Vec::new();
        loop {
            let wait = |state: &mut State<N>| !state.queue.is_ready() && state.working > 0;
            let (mut state, _) = self.handed_in.wait_timeout_while(self.state(), TICK, wait).expect(UNPOISONED);
            self.take_ready(&mut state, &mut ready);
            let at_the_end = ready.is_empty() && state.working == 0;
            drop(state);
            self.changed.notify_all();
            ready.drain(..).try_for_each(|done| report(Event::Finished(done)))?;
            report(Event::Progress(self.tally.bytes()))?;
            if at_the_end {
                return Ok(());
            }
        }
    }

    /// Takes the results that are next in order, which makes room for others.
    fn take_ready(&self, state: &mut State<N>, ready: &mut Vec<FinishedJob<N>>) {
        state.queue.take(ready);
        self.room.store(state.queue.end(), Ordering::Relaxed);
    }

    /// Ends all threads after their rounds.
    fn end(&self, _state: &MutexGuard<'_, State<N>>) {
        // The flag is set under the lock, so a thread that has checked it is already waiting or will check it again.
        self.over.store(true, Ordering::Relaxed);
        self.changed.notify_all();
    }

    fn state(&self) -> MutexGuard<'_, State<N>> {
        self.state.lock().expect(UNPOISONED)
    }
}

/// Returns the result of a job with a file.
fn finished<N>((number, note, path): PendingFile<N>, sums: io::Result<Sums>) -> Numbered<N> {
    (number, FinishedJob { note, file: Some((path, sums)) })
}

/// Returns whether reading the files of a round took so long that it waited for the storage.
fn is_slow<K>(time: Duration, round: &Round<'_, K>) -> bool {
    let (files, bytes) = round.read();
    let expected = TIME_OF_FILE * files + Duration::from_micros(bytes / BYTES_IN_MICROSECOND);
    time > SLOW * expected && !round.waits_for_a_writer()
}

/// The message for a poisoned lock, which can't happen because no thread panics while it holds a lock.
const UNPOISONED: &str = "another thread panicked";

/// A guard that signals the end of a thread, even if the thread panics.
struct ExitGuard<'a, J, N> {
    crew: &'a Crew<J, N>,
    /// Whether the number of threads still includes this one.
    is_counted: bool,
}

impl<J, N> Drop for ExitGuard<'_, J, N> {
    fn drop(&mut self) {
        if let Ok(mut state) = self.crew.state.lock() {
            state.working -= usize::from(self.is_counted);
            if thread::panicking() {
                self.crew.over.store(true, Ordering::Relaxed);
            }
        }
        self.crew.handed_in.notify_one();
        self.crew.changed.notify_all();
    }
}
