//! Checks files against checksum lists.

mod list;
mod untagged;

use std::collections::BTreeMap;
use std::io::{self, Read};
use std::num::NonZero;
use std::path::{Path, PathBuf};

use self::untagged::{Assumed, Untagged};
use crate::algorithm::{ChecksumAlgorithm, Set, Sums};
use crate::files::{self, FinishedJob, Input, Job, hash_files};
use crate::line::name;
use crate::line::{Line, Reader};

pub use self::list::{Entry, List, Malformed};

/// A list to check.
pub struct ListInput {
    /// The path of the list. The list's name hints at the algorithm of lines without tags.
    pub path: PathBuf,
    /// The bytes of the list, or the reason why it can't be opened.
    pub reader: io::Result<Box<dyn Read + Send>>,
}

/// The source of the bytes of a file that a list names.
pub enum FileInput {
    /// The file at that path.
    File,
    /// A reader, such as standard input.
    Reader(Box<dyn Read + Send>),
    /// No source: a line with this name counts as malformed.
    Refused,
}

/// The verdict on a file.
#[derive(Debug)]
pub enum Verdict {
    /// The file has the checksum.
    Match,
    /// The file has another checksum.
    Mismatch,
    /// The file has a block of a known collision attack on SHA-1, so its checksum proves nothing
    /// ([`Set::with_collision_check`]).
    Collision,
    /// The file can't be read. A missing file has the kind [`io::ErrorKind::NotFound`].
    Unreadable(io::Error),
}

/// An event that [`check`] reports.
#[derive(Debug)]
pub enum Event {
    /// The list with this path begins.
    Begin(PathBuf),
    /// A list can't be opened.
    Unopened(PathBuf, io::Error),
    /// A file of the list was checked.
    File {
        /// The line of the list.
        line: Line,
        /// The path of the file.
        path: PathBuf,
        /// The verdict on the file.
        verdict: Verdict,
        /// Whether the file changed while it was read.
        changed: bool,
    },
    /// A line of the list is malformed.
    Malformed(Malformed),
    /// The list ends.
    End(Summary),
    /// The list can't be read any further.
    Broken(io::Error),
    /// The number of bytes read so far. Reported about ten times a second, and at the end.
    Progress(u64),
}

/// The counts of one list.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// The number of well-formed lines.
    pub lines: u64,
    /// The number of malformed lines.
    pub malformed: u64,
    /// The number of malformed lines for each unknown algorithm.
    pub unknown: BTreeMap<String, u64>,
    /// The number of files that are missing.
    pub missing: u64,
    /// The number of other files that can't be read.
    pub unreadable: u64,
    /// The number of files that have their checksums.
    pub matched: u64,
    /// The number of files that don't have their checksums.
    pub mismatched: u64,
    /// The number of files with a collision attack.
    pub collisions: u64,
    /// The algorithms of lines without a tag, if they are not the usual ones for the lengths.
    pub unusual: Vec<ChecksumAlgorithm>,
    /// The algorithms that were tried in vain for lines without a tag.
    pub refuted: Vec<ChecksumAlgorithm>,
}

/// Checks all files of all lists on `threads` threads. If this is `None`, uses as many threads as help and as the
/// system grants.
///
/// Lines with algorithms outside the set are malformed. Lists are opened when they are reached. `open` chooses the
/// source of the file that a line names. An error of `report` ends the work and is returned.
///
/// # Errors
///
/// Fails with [`io::ErrorKind::OutOfMemory`] if there is no memory for the buffer of one thread.
///
/// # Examples
///
/// ```
/// use raddle_sum::algorithm::Set;
/// use raddle_sum::check::{Event, FileInput, ListInput, Verdict, check};
///
/// let list = b"900150983cd24fb0d6963f7d28e17f72  -\n";
/// let lists = [ListInput { path: "MD5SUMS".into(), reader: Ok(Box::new(&list[..])) }];
/// let open = |_: &_| FileInput::Reader(Box::new(&b"abc"[..]));
/// check(lists.into_iter(), Set::ALL, None, open, |event| -> std::io::Result<()> {
///     if let Event::File { line, verdict, .. } = event {
///         assert!(line.name == b"-" && matches!(verdict, Verdict::Match));
///     }
///     Ok(())
/// })?;
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn check<E: From<io::Error>>(
    lists: impl Iterator<Item = ListInput> + Send,
    algorithms: Set,
    threads: Option<NonZero<usize>>,
    open: impl FnMut(&Line) -> FileInput + Send,
    mut report: impl FnMut(Event) -> Result<(), E>,
) -> Result<(), E> {
    let lists = Lists { lists, open, list: None, reader: Reader::new(algorithms) };
    let mut judge = Judge { algorithms, untagged: Untagged::default(), summary: Summary::default() };
    hash_files(lists, threads, |event| match event {
        files::Event::Finished(done) => report(judge.judge(done)),
        files::Event::Progress(bytes) => report(Event::Progress(bytes)),
    })
}

/// An event in a list.
enum Note {
    /// The list begins.
    Begin(PathBuf, Assumed),
    /// A line, and whether its file can be read a second time.
    Line(Line, bool),
    Malformed(Malformed),
    /// The list ends or can't be read any further.
    End(io::Result<()>),
    /// The list can't be opened.
    Unopened(PathBuf, io::Error),
}

/// A reader of lists, one after another.
struct Lists<L, O> {
    lists: L,
    open: O,
    /// The open list, and the algorithms that its lines without tags are assumed to have.
    list: Option<(List<Box<dyn Read + Send>>, Assumed)>,
    reader: Reader,
}

impl<L: Iterator<Item = ListInput>, O: FnMut(&Line) -> FileInput> Iterator for Lists<L, O> {
    type Item = Job<Note>;

    fn next(&mut self) -> Option<Job<Note>> {
        let without_file = |note| Some(Job { note, file: None });
        let Some((list, assumed)) = &mut self.list else {
            let ListInput { path, reader } = self.lists.next()?;
            return without_file(match reader {
                Ok(reader) => {
                    let assumed = Assumed::of_list(&path);
                    self.list = Some((List::new(reader), assumed.clone()));
                    Note::Begin(path, assumed)
                }
                Err(error) => Note::Unopened(path, error),
            });
        };
        self.reader.assume(assumed.get());
        let line = match list.next(&mut self.reader).transpose() {
            Some(Ok(Entry::Line(line))) => line,
            Some(Ok(Entry::Malformed(malformed))) => return without_file(Note::Malformed(malformed)),
            end => {
                self.list = None;
                return without_file(Note::End(end.map_or(Ok(()), |end| end.map(drop))));
            }
        };
        let reader = match (self.open)(&line) {
            FileInput::File => None,
            FileInput::Reader(reader) => Some(reader),
            FileInput::Refused => return without_file(Note::Malformed(list.malformed(None))),
        };
        let path = name::path(&line.name);
        // A pipe or a device may have other bytes the second time, or none.
        let can_be_read_again = line.is_assumed && reader.is_none() && path.is_file();
        let all = self.reader.algorithms();
        let algorithms = match line.is_assumed && !can_be_read_again {
            true => all.replaced(all.of_length(line.sum.len())),
            false => all.replaced([line.algorithm]),
        };
        Some(Job { note: Note::Line(line, can_be_read_again), file: Some(Input { path, algorithms, reader }) })
    }
}

/// The judge of the files of one list after another.
struct Judge {
    algorithms: Set,
    /// The state of the current list.
    untagged: Untagged,
    summary: Summary,
}

impl Judge {
    fn judge(&mut self, done: FinishedJob<Note>) -> Event {
        match (done.note, done.file) {
            (Note::Begin(path, assumed), _) => {
                (self.untagged, self.summary) = (Untagged::new(assumed), Summary::default());
                Event::Begin(path)
            }
            (Note::Line(line, can_be_read_again), Some((path, sums))) => {
                let changed = sums.as_ref().is_ok_and(|sums| sums.changed);
                let again = can_be_read_again.then_some(&*path);
                let verdict = match sums {
                    Ok(sums) => self.verdict(&line, again, &sums),
                    Err(error) => Verdict::Unreadable(error),
                };
                self.summary.count(&verdict);
                Event::File { line, path, verdict, changed }
            }
            (Note::Line(..), None) => unreachable!("a line has a file"),
            (Note::Malformed(malformed), _) => {
                self.summary.malformed += 1;
                if let Some(tag) = &malformed.unknown {
                    *self.summary.unknown.entry(tag.clone()).or_default() += 1;
                }
                Event::Malformed(malformed)
            }
            (Note::End(Ok(())), _) => {
                let mut summary = std::mem::take(&mut self.summary);
                (summary.unusual, summary.refuted) = self.untagged.found(self.algorithms);
                Event::End(summary)
            }
            (Note::End(Err(error)), _) => Event::Broken(error),
            (Note::Unopened(path, error), _) => Event::Unopened(path, error),
        }
    }

    fn verdict(&mut self, line: &Line, path: Option<&Path>, sums: &Sums) -> Verdict {
        let right = match line.is_assumed {
            true => self.untagged.right(line, path, sums, self.algorithms),
            false => Ok(((sums.of(line.algorithm) == line.sum).then_some(line.algorithm), sums.collision)),
        };
        match right {
            // An attack on SHA-1 says nothing about the right checksum of another algorithm.
            Ok((None | Some(ChecksumAlgorithm::Sha1), true)) => Verdict::Collision,
            Ok((Some(_), _)) => Verdict::Match,
            Ok((None, _)) => Verdict::Mismatch,
            Err(error) => Verdict::Unreadable(error),
        }
    }
}

impl Summary {
    fn count(&mut self, verdict: &Verdict) {
        self.lines += 1;
        let count = match verdict {
            Verdict::Match => &mut self.matched,
            Verdict::Mismatch => &mut self.mismatched,
            Verdict::Collision => &mut self.collisions,
            Verdict::Unreadable(error) if error.kind() == io::ErrorKind::NotFound => &mut self.missing,
            Verdict::Unreadable(_) => &mut self.unreadable,
        };
        *count += 1;
    }
}
