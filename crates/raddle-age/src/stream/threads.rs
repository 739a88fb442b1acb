//! Streams the chunks of a payload: reads in order, seals or opens on several threads, and writes in order.
//!
//! Every thread reads a slab of chunks, seals or opens it, and queues it. If no thread is writing, the thread that
//! queues a slab becomes the writer, and writes while the next slab is ready. So no thread sleeps while there is work.
//! The number of slabs is fixed, and so is the memory.

use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};
use std::num::NonZero;
use std::ops::Range;
use std::sync::{Condvar, Mutex, MutexGuard};
use std::thread;

use raddle_common::buffer::Buffer;
use raddle_common::resources;
use zeroize::Zeroizing;

use crate::format::{CHUNK, Fault, PayloadKey, Place, SEALED_CHUNK, TAG};

/// Chunks in a slab. With fewer, locks and calls take too much time; with more, there was no gain on two cores with 1
/// MiB of second-level cache each.
const SLAB: usize = 8;
/// Slabs for each thread: one that it processes, and one that waits to be written.
const SLABS_PER_THREAD: usize = 2;
/// The maximum number of slabs, which take 32 MiB and thereby limit the threads.
const MAX_SLABS: usize = (32 << 20) / Slab::BYTES;

/// The operation on a payload, with its key.
#[derive(Clone, Copy)]
pub(super) enum Work<'a> {
    Seal(&'a PayloadKey),
    Open(&'a PayloadKey),
}

impl Work<'_> {
    /// Returns the length of a full chunk before the operation.
    fn chunk(self) -> usize {
        match self {
            Self::Seal(_) => CHUNK,
            Self::Open(_) => SEALED_CHUNK,
        }
    }

    /// Returns the range of a slab for a full chunk before the operation.
    fn place(self, chunk: usize) -> Range<usize> {
        let start = match self {
            // A chunk is sealed in place, with room for the tag.
            Self::Seal(_) => chunk * SEALED_CHUNK,
            // A chunk is opened into the space before it. We keep its sealed bytes, because a chunk that fails is tried
            // at other positions.
            Self::Open(_) => CHUNK + chunk * SEALED_CHUNK,
        };
        start..start + self.chunk()
    }

    /// Processes a chunk of a slab. Its result follows `done` bytes of earlier results. Returns the number of further
    /// bytes that may be written, and the fault after them, if any.
    fn apply(self, place: Place, slab: &mut [u8], done: usize, chunk: Range<usize>) -> (usize, Result<(), Fault>) {
        match self {
            Self::Seal(key) => (key.seal(place, &mut slab[done..chunk.end + TAG]), Ok(())),
            Self::Open(key) => {
                let (before, after) = slab.split_at_mut(chunk.start);
                key.open(place, &after[..chunk.len()], &mut before[done..])
            }
        }
    }

    /// Processes the chunks in a slab.
    fn apply_all(self, span: Span, slab: &mut Slab) -> Outcome {
        let mut done = Outcome { number: span.number, len: 0, broken: None };
        let read = match span.read {
            Ok(read) => read,
            Err(error) => return Outcome { broken: Some(Broken::Read(error)), ..done },
        };
        // An empty payload has one empty chunk.
        let count = read.div_ceil(self.chunk()).max(1);
        for chunk in 0..count {
            let place = Place { index: span.first + chunk as u64, last: span.last && chunk + 1 == count };
            let start = self.place(chunk).start;
            let bytes = start..start + (read - chunk * self.chunk()).min(self.chunk());
            let (len, result) = self.apply(place, &mut slab.0, done.len, bytes);
            done.len += len;
            if let Err(fault) = result {
                return Outcome { broken: Some(Broken::Fault(fault)), ..done };
            }
        }
        done
    }
}

/// The reason why a stream stopped before its end.
#[derive(Debug)]
pub(super) enum Broken {
    Read(io::Error),
    Write(io::Error),
    Fault(Fault),
}

/// Reads the chunks of a payload or of a part of it.
pub(super) struct Payload<R> {
    reader: R,
    /// The index of the next chunk.
    next: u64,
    /// Whether the payload ends with the input.
    to_the_end: bool,
    /// The number of slabs that were read, and whether the input is at its end.
    slabs: u64,
    ended: bool,
}

impl<R: BufRead> Payload<R> {
    /// Reads a whole payload.
    pub(super) fn all(reader: R) -> Self {
        Self::part(reader, 0, true)
    }

    /// Reads chunks starting with number `first`, to the end of the payload or not.
    pub(super) fn part(reader: R, first: u64, to_the_end: bool) -> Self {
        Self { reader, next: first, to_the_end, slabs: 0, ended: false }
    }

    /// Reads and processes the next slab. Returns the number of result bytes, and the fault after them, if any.
    pub(super) fn next(&mut self, work: Work<'_>, slab: &mut Slab) -> Option<(usize, Option<Broken>)> {
        let span = self.read(work, slab)?;
        let done = work.apply_all(span, slab);
        Some((done.len, done.broken))
    }

    /// Reads the next slab. There is at least one, which may be empty.
    fn read(&mut self, work: Work<'_>, slab: &mut Slab) -> Option<Span> {
        if self.ended {
            return None;
        }
        let (number, first) = (self.slabs, self.next);
        let (read, last) = match self.fill(work, slab) {
            Ok((len, last)) => (Ok(len), last),
            Err(error) => (Err(error), true),
        };
        self.ended = last;
        self.slabs += 1;
        self.next += SLAB as u64;
        Some(Span { number, first, read, last: last && self.to_the_end })
    }

    /// Fills a slab as far as there is input. Returns the length, and whether the input has ended.
    fn fill(&mut self, work: Work<'_>, slab: &mut Slab) -> io::Result<(usize, bool)> {
        let mut len = 0;
        for chunk in 0..SLAB {
            let mut rest = &mut slab.0[work.place(chunk)];
            while !rest.is_empty() {
                match self.reader.read(rest) {
                    Ok(0) => return Ok((len, true)),
                    Ok(more) => {
                        len += more;
                        rest = &mut rest[more..];
                    }
                    Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                    Err(error) => return Err(error),
                }
            }
        }
        Ok((len, self.reader.fill_buf()?.is_empty()))
    }
}

/// The part of the payload that a slab contains.
struct Span {
    /// The number of the slab.
    number: u64,
    /// The index of the slab's first chunk.
    first: u64,
    /// The length in bytes, or the error of the reader.
    read: io::Result<usize>,
    /// Whether the slab ends with the last chunk of the payload.
    last: bool,
}

/// The outcome of processing a slab.
struct Outcome {
    number: u64,
    /// The number of bytes that may be written.
    len: usize,
    /// The fault after them, if any.
    broken: Option<Broken>,
}

impl Outcome {
    fn write(self, slab: &Slab, writer: &mut (impl Write + ?Sized)) -> Result<(), Broken> {
        writer.write_all(&slab.0[..self.len]).map_err(Broken::Write)?;
        self.broken.map_or(Ok(()), Err)
    }
}

/// A buffer for some chunks before and after the operation. It takes half the memory of two buffers, so that it stays
/// in the cache between reading and writing. The buffer contains plaintext.
pub(super) struct Slab(Zeroizing<Buffer>);

impl Slab {
    /// The length in bytes: the sealed chunks, and room to open the first.
    const BYTES: usize = CHUNK + SLAB * SEALED_CHUNK;

    pub(super) fn new() -> io::Result<Self> {
        Ok(Self(Zeroizing::new(Buffer::new(Self::BYTES)?)))
    }

    /// Returns a range of the results.
    pub(super) fn bytes(&self, range: Range<usize>) -> &[u8] {
        &self.0[range]
    }
}

/// Processes the input with at most `threads` threads; with fewer if memory or threads are short. Only the calling
/// thread processes a short input.
pub(super) fn run<R: BufRead + Send, W: Write + Send + ?Sized>(
    work: Work<'_>,
    mut input: Payload<R>,
    writer: &mut W,
    threads: NonZero<usize>,
) -> Result<(), Broken> {
    let mut slab = Slab::new().map_err(Broken::Read)?;
    let Some(span) = input.read(work, &mut slab) else {
        return Ok(());
    };
    if input.ended {
        return work.apply_all(span, &mut slab).write(&slab, writer);
    }

    let threads = threads.get().min(MAX_SLABS);
    let slabs = (threads * SLABS_PER_THREAD).min(MAX_SLABS);
    let idle: Vec<Slab> = (1..slabs).map_while(|_| Slab::new().ok()).collect();
    let threads = threads.min(1 + idle.len());
    let queue = Queue { idle, done: BTreeMap::new(), next: 0, writer: Some(writer), outcome: None };
    let workers = Workers { work, input: Mutex::new(input), queue: Mutex::new(queue), changed: Condvar::new() };
    thread::scope(|scope| {
        _ = (1..threads).map_while(|_| resources::spawn(scope, || workers.work(None))).count();
        workers.work(Some((span, slab)));
    });
    let queue = workers.queue.into_inner().expect("a panic of another thread was passed on already");
    queue.outcome.unwrap_or(Ok(()))
}

/// The state that the threads share.
struct Workers<'a, R, W: ?Sized> {
    work: Work<'a>,
    input: Mutex<Payload<R>>,
    queue: Mutex<Queue<'a, W>>,
    /// Signals an idle slab, or the end of the work.
    changed: Condvar,
}

/// The slabs that are idle or wait to be written.
struct Queue<'a, W: ?Sized> {
    idle: Vec<Slab>,
    /// Slabs that wait to be written, and the number of the next one to write.
    done: BTreeMap<u64, (Outcome, Slab)>,
    next: u64,
    /// The writer, absent while a thread writes.
    writer: Option<&'a mut W>,
    /// The outcome, once the work has ended.
    outcome: Option<Result<(), Broken>>,
}

impl<W: ?Sized> Queue<'_, W> {
    /// Returns the next slab to write, if it is ready.
    fn take_next(&mut self) -> Option<(Outcome, Slab)> {
        let next = self.done.remove(&self.next)?;
        self.next += 1;
        Some(next)
    }
}

impl<'a, R: BufRead, W: Write + ?Sized> Workers<'a, R, W> {
    /// Runs a thread. The first thread starts with a slab that is already read.
    fn work(&self, mut begun: Option<(Span, Slab)>) {
        let _alarm = Alarm(self);
        while let Some((span, mut slab)) = begun.take().or_else(|| self.read()) {
            let done = self.work.apply_all(span, &mut slab);
            self.hand_in(done, slab);
        }
    }

    fn read(&self) -> Option<(Span, Slab)> {
        let mut slab = self.idle()?;
        let span = self.input.lock().expect(UNPOISONED).read(self.work, &mut slab)?;
        Some((span, slab))
    }

    /// Waits for an idle slab. Returns `None` at the end of the work.
    fn idle(&self) -> Option<Slab> {
        let mut queue = self.queue();
        loop {
            if queue.outcome.is_some() {
                return None;
            }
            match queue.idle.pop() {
                Some(slab) => return Some(slab),
                None => queue = self.changed.wait(queue).expect(UNPOISONED),
            }
        }
    }

    /// Queues a slab, and writes the slabs that are next in order unless another thread is writing.
    fn hand_in(&self, done: Outcome, slab: Slab) {
        let mut queue = self.queue();
        queue.done.insert(done.number, (done, slab));
        let Some(writer) = queue.writer.take() else {
            return;
        };
        while let Some((done, slab)) = queue.take_next() {
            drop(queue);
            let written = done.write(&slab, writer);
            queue = self.queue();
            if written.is_err() {
                queue.outcome = Some(written);
                return self.changed.notify_all();
            }
            queue.idle.push(slab);
            self.changed.notify_one();
        }
        queue.writer = Some(writer);
    }

    fn queue(&self) -> MutexGuard<'_, Queue<'a, W>> {
        self.queue.lock().expect(UNPOISONED)
    }
}

/// The message for a poisoned lock, which can't happen because no thread panics while it holds a lock.
const UNPOISONED: &str = "another thread panicked";

/// Stops the other threads when a thread panics.
struct Alarm<'a, 'b, R, W: ?Sized>(&'a Workers<'b, R, W>);

impl<R, W: ?Sized> Drop for Alarm<'_, '_, R, W> {
    fn drop(&mut self) {
        if thread::panicking() {
            if let Ok(mut queue) = self.0.queue.lock() {
                queue.outcome = Some(Ok(()));
            }
            self.0.changed.notify_all();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{self, Cursor, Read};
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use age_core::format::FileKey;

    use super::*;

    fn key() -> PayloadKey {
        PayloadKey::new(&FileKey::new(Box::new([1; 16])), &[2; 16])
    }

    fn threads() -> NonZero<usize> {
        NonZero::new(4).unwrap()
    }

    #[test]
    fn what_comes_before_an_error_is_written_and_nothing_after_it() {
        struct Fails(Cursor<Vec<u8>>);
        impl Read for Fails {
            fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
                match self.0.read(buffer)? {
                    0 => Err(io::Error::other("gone")),
                    read => Ok(read),
                }
            }
        }
        let mut sealed = Vec::new();
        let input = io::BufReader::new(Fails(Cursor::new(vec![3; 10 * SLAB * CHUNK + 1])));
        let result = run(Work::Seal(&key()), Payload::all(input), &mut sealed, threads());
        assert!(matches!(result, Err(Broken::Read(error)) if error.to_string() == "gone"));
        assert_eq!(sealed.len(), 10 * SLAB * SEALED_CHUNK);
    }

    #[test]
    fn a_writer_that_fails_ends_it() {
        let mut full = [0; 3 * CHUNK];
        let input = io::repeat(3).take(1 << 40);
        let result = run(Work::Seal(&key()), Payload::all(io::BufReader::new(input)), &mut &mut full[..], threads());
        assert!(matches!(result, Err(Broken::Write(_))));
    }

    #[test]
    fn a_panic_in_one_thread_ends_all() {
        struct Panics(usize);
        impl Write for Panics {
            fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
                self.0 += 1;
                assert!(self.0 < 5, "the fifth");
                Ok(bytes.len())
            }
            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        let input = Payload::all(io::BufReader::new(io::repeat(3).take(1 << 40)));
        let result = catch_unwind(AssertUnwindSafe(|| run(Work::Seal(&key()), input, &mut Panics(0), threads())));
        assert!(result.is_err());
    }
}
