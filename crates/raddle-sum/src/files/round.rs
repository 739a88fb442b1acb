//! The open files of a thread, and the rounds that hash their pieces.
//!
//! A round reads the next pieces of some open files, and reads new files while there is room in the buffer. Most new
//! files end within their first piece. Then all pieces are hashed at once, with one call for each algorithm: in lanes
//! if the library has them. So short and long files share the lanes. A piece of only one long file is hashed with all
//! algorithms in one call, because one kernel computes some of them at once.
//!
//! A round hashes pieces of as many open files as fill the lanes. At most the same number of other files waits; the
//! oldest files go first. Once there are no new files, the files with the most bytes left go first, so all end together
//! and the lanes stay full to the end.
//!
//! A [`Round`] owns the bytes that it has read, and ends by hashing them. While it exists, the files of the thread are
//! borrowed. So no file begins between two rounds, and no piece is overwritten before it is hashed.

use std::cmp::Reverse;
use std::io::{self, Seek, SeekFrom};
use std::ops::Range;
use std::sync::atomic::AtomicBool;

use raddle_common::buffer::Buffer;

use super::source::{Source, Version, read_exact_at};
use super::tally::Tally;
use super::{tee, tree};
use crate::algorithm::{self, ChecksumAlgorithm, Hasher, Set, Sums};

/// The size in bytes of the buffer that long files share. A smaller buffer would make the pieces so short that system
/// calls dominate.
const BUFFER: usize = 2 << 20;
/// The size of the part that is used if no file is hashed in lanes. Files are then hashed one after another, and the
/// part stays in the cache.
const SEQUENTIAL: usize = 256 << 10;
/// The length of the first piece of a file. The library hashes a shorter file in one call.
const FIRST: usize = 128 << 10;
/// The distance between pieces. Without this distance, pieces of equal length would compete for the same cache sets.
const GAP: usize = 64;
/// The unit of the lengths of later pieces.
const PAGE: usize = 4 << 10;
/// The maximum number of open files of which a round hashes a piece. It is rounded down to fill whole kernel calls:
/// several calls if a kernel hashes few files, because the files' pieces then stay short.
const FILES: usize = 32;
/// The maximum number of files that one round hashes whole. More would delay results.
const MAX_WHOLE: usize = 1024;

/// The open files of a thread. `K` is the caller's key of a file.
pub(crate) struct OpenFiles<K> {
    buffer: Buffer,
    files: Vec<OpenFile<K>>,
    /// The maximum number of open files.
    max_open: usize,
}

/// A round: the bytes that were read from the files of a thread and are hashed next.
#[must_use = "the bytes of the round are lost until they are hashed"]
pub(crate) struct Round<'a, K> {
    open: &'a mut OpenFiles<K>,
    /// The piece of each open file, empty if none was read.
    pieces: Vec<Range<usize>>,
    whole: Vec<WholeFile<K>>,
    /// The length of the filled part of the buffer.
    len: usize,
    /// The number of files from which bytes were read.
    reads: u32,
    /// The number of open files of which this round hashes a piece.
    batch: usize,
}

/// A file that was read to its end at once.
struct WholeFile<K> {
    key: K,
    algorithms: Set,
    bytes: Range<usize>,
}

/// A longer file, hashed piece by piece.
pub(crate) struct OpenFile<K> {
    key: K,
    source: Source,
    algorithms: Set,
    hashers: Vec<Hasher>,
    /// The number of bytes that were read.
    taken: u64,
    /// Whether hashing the file on several threads was tried.
    is_divided: bool,
    /// The result at the end of the input, `None` before it.
    end: Option<io::Result<()>>,
    /// The version of a regular file when it was opened.
    version: Option<Version>,
}

impl<K> OpenFile<K> {
    /// Reads the next piece to the buffer. Returns its length.
    fn read(&mut self, buffer: &mut [u8], over: &AtomicBool) -> usize {
        let read = self.source.fill(buffer, over);
        let read = read.unwrap_or_else(|error| {
            self.end = Some(Err(error));
            0
        });
        if read < buffer.len() {
            self.end.get_or_insert(Ok(()));
        }
        self.taken += read as u64;
        read
    }

    /// Returns the number of bytes left if this is a regular file, otherwise 0.
    fn left(&self) -> u64 {
        self.version.as_ref().map_or(0, |version| version.len.saturating_sub(self.taken))
    }

    /// Returns the checksums that `write` sets, once the input has ended. `write` gets the hashers, and the number of
    /// bytes that were read for them.
    fn finish(self, write: impl FnOnce(Vec<Hasher>, u64, &mut Sums) -> io::Result<()>) -> (K, io::Result<Sums>) {
        // A file without a size, such as one in `/proc`, is generated when it is read and has no version.
        let version = self.version.filter(|version| version.len > 0);
        let changed = version.is_some_and(|version| Some(version) != self.source.version());
        let mut sums = Sums::new(self.algorithms, self.taken);
        sums.changed = changed;
        let written = self.end.unwrap_or(Ok(())).and_then(|()| write(self.hashers, self.taken, &mut sums));
        (self.key, written.map(|()| sums))
    }
}

impl<K> OpenFiles<K> {
    /// Creates the state of a thread. Fails if there is no memory for its buffer.
    pub(crate) fn new(max_open: usize) -> io::Result<Self> {
        Ok(Self { buffer: Buffer::new(BUFFER + FIRST)?, files: Vec::new(), max_open })
    }

    /// Returns whether no file is open.
    pub(crate) fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// Returns the number of open files of which a round hashes a piece.
    fn batch_size(&self, algorithms: Set) -> usize {
        let max = FILES.min(self.max_open);
        match algorithms.batch_size(max) {
            1 => 1,
            files => max / files * files,
        }
    }

    /// Returns whether an open file is a pipe, a socket or a device. Such a file is read to its end before another
    /// file, because one writer may write several of them in turn.
    fn waits_for_a_writer(&self) -> bool {
        self.files.last().is_some_and(|file| file.version.is_none())
    }

    /// Starts a round: reads the next pieces of open files. If `more` is set, leaves room for new files. Does not wait
    /// for writers once `over` is set.
    pub(crate) fn read_on(&mut self, more: bool, tally: &Tally, over: &AtomicBool) -> Round<'_, K> {
        let batch = self.files.iter().map(|file| self.batch_size(file.algorithms)).max().unwrap_or(1);
        let from = if self.waits_for_a_writer() { self.files.len() - 1 } else { 0 };
        let pieces = vec![0..0; self.files.len()];
        let mut round = Round { open: self, pieces, whole: Vec::new(), len: 0, reads: 0, batch };
        let (bytes, max) = round.limits();
        let OpenFiles { buffer, files, .. } = &mut *round.open;
        let files = &mut files[from..];
        if !more {
            files.sort_by_key(|file| Reverse(file.left()));
        }
        let room = if more && files.len() < max { bytes / 2 } else { bytes };
        let count = files.len().min(batch);
        let len = room / count.max(1) / PAGE * PAGE;
        for (file, piece) in files[..count].iter_mut().zip(&mut round.pieces[from..]) {
            let read = file.read(&mut buffer[round.len..][..len], over);
            *piece = round.len..round.len + read;
            round.len += read + GAP;
            round.reads += 1;
            tally.add(read);
        }
        round
    }

    /// Hashes the only open file to its end on `threads` threads, with several algorithms or with only BLAKE3, and
    /// passes its checksums to `done`. Stops once `over` is set.
    pub(crate) fn hash_alone(
        &mut self,
        threads: usize,
        tally: &Tally,
        over: &AtomicBool,
        mut done: impl FnMut(K, io::Result<Sums>),
    ) {
        let [file] = &mut self.files[..] else { return };
        if threads < 2 {
            return;
        }
        if file.hashers.len() > 1 {
            let hashed = tee::hash(&mut file.source, &mut file.hashers, threads, tally, over);
            let Some(read) = hashed else { return };
            file.end = Some(read.map(|read| file.taken += read));
            return self.finish_ended(done);
        }
        let (Some(Version { len, .. }), Source::File(handle)) = (&file.version, &file.source) else { return };
        let (len, mut handle) = (*len, handle);
        let is_tree = file.algorithms.contains(ChecksumAlgorithm::Blake3);
        // If a larger part was already hashed, starting again from the beginning would take longer.
        if !is_tree || file.is_divided || len < tree::WORTH_THREADS || len / 8 < file.taken {
            return;
        }
        file.is_divided = true;
        // Other systems than Linux open `/dev/stdin` at the position of standard input. Only the rest is then hashed.
        if !handle.stream_position().is_ok_and(|position| position == file.taken) {
            return;
        }
        if let Ok(hash) = tree::hash(handle, len, threads, tally, over)
            && read_exact_at(handle, &mut [0], len).is_err()
        {
            tally.take_back(file.taken);
            file.taken = len;
            let (key, sums) = self.files.remove(0).finish(|_, _, sums| {
                sums.set(ChecksumAlgorithm::Blake3, &hash);
                Ok(())
            });
            return done(key, sums);
        }
        // The file was shortened, or has more bytes than the system says, so reading continues as before. On Windows,
        // the threads have moved the position.
        if let Err(error) = handle.seek(SeekFrom::Start(file.taken)) {
            file.end = Some(Err(error));
        }
    }

    /// Gives up half of the open files if this is faster than keeping all.
    pub(crate) fn split(&mut self) -> Vec<OpenFile<K>> {
        let files = self.files.len();
        let pays = self.files.iter().any(|file| file.algorithms.pays_to_split(files));
        if pays && !self.waits_for_a_writer() { self.files.split_off(files.div_ceil(2)) } else { Vec::new() }
    }

    /// Takes over files that another thread gave up.
    pub(crate) fn join(&mut self, files: Vec<OpenFile<K>>) {
        self.files.extend(files);
    }

    /// Passes the checksums of files that have ended to `done`.
    fn finish_ended(&mut self, mut done: impl FnMut(K, io::Result<Sums>)) {
        for file in self.files.extract_if(.., |file| file.end.is_some()) {
            let (key, sums) = file.finish(|hashers, read, sums| sums.set_all(hashers, read));
            done(key, sums);
        }
    }
}

impl<K> Round<'_, K> {
    /// Returns whether files are open.
    pub(crate) fn has_open_files(&self) -> bool {
        !self.open.is_empty()
    }

    /// Returns whether an open file is a pipe, a socket or a device.
    pub(crate) fn waits_for_a_writer(&self) -> bool {
        self.open.waits_for_a_writer()
    }

    /// Returns the number of files from which this round has read, and the number of bytes.
    pub(crate) fn read(&self) -> (u32, u64) {
        (self.reads, self.len as u64)
    }

    /// Returns whether there is room for another file.
    pub(crate) fn has_room(&self) -> bool {
        let (bytes, files) = self.limits();
        self.len < bytes && self.whole.len() < MAX_WHOLE && self.open.files.len() < files && !self.waits_for_a_writer()
    }

    /// Returns the maximum number of bytes to read and of files to open.
    fn limits(&self) -> (usize, usize) {
        if self.batch > 1 { (BUFFER, self.open.max_open.min(2 * self.batch)) } else { (SEQUENTIAL, 1) }
    }

    /// Reads the beginning of a file. There must be room.
    ///
    /// The length is not queried: an empty read shows the end, and is just as cheap.
    pub(crate) fn begin(
        &mut self,
        mut source: Source,
        algorithms: Set,
        key: K,
        tally: &Tally,
        over: &AtomicBool,
    ) -> Result<(), (K, io::Error)> {
        let place = self.len;
        let len = match source.fill(&mut self.open.buffer[place..][..FIRST], over) {
            Ok(len) => len,
            Err(error) => return Err((key, error)),
        };
        let bytes = place..place + len;
        self.batch = self.batch.max(self.open.batch_size(algorithms));
        self.len += len + GAP;
        self.reads += 1;
        tally.add(len);
        if len < FIRST {
            self.whole.push(WholeFile { key, algorithms, bytes });
        } else {
            let (hashers, version, taken) = (algorithms.hashers(), source.version(), len as u64);
            let file = OpenFile { key, source, algorithms, hashers, taken, is_divided: false, end: None, version };
            self.open.files.push(file);
            self.pieces.push(bytes);
        }
        Ok(())
    }

    /// Hashes all pieces, and passes the checksums of files that have ended to `done`.
    pub(crate) fn hash(mut self, mut done: impl FnMut(K, io::Result<Sums>)) {
        let OpenFiles { buffer, files, .. } = &mut *self.open;
        let mut parts: Vec<Part<'_>> = ChecksumAlgorithm::ALL.into_iter().map(Part::new).collect();
        let mut pieces: Vec<_> = files.iter_mut().zip(self.pieces).filter(|(_, piece)| !piece.is_empty()).collect();
        if let [(file, piece)] = &mut pieces[..] {
            // Its bytes are read from memory once.
            let chunks = buffer[piece.clone()].chunks(SEQUENTIAL);
            chunks.for_each(|chunk| algorithm::update_all(&mut file.hashers, chunk));
        } else {
            for (file, piece) in pieces {
                for hasher in &mut file.hashers {
                    parts[hasher.algorithm() as usize].pieces.push((hasher, &buffer[piece.clone()]));
                }
            }
        }
        // The longest files go first, because few lanes are then idle at the end.
        self.whole.sort_unstable_by_key(|file| Reverse(file.bytes.len()));
        for file in &self.whole {
            let bytes = &buffer[file.bytes.clone()];
            let in_lanes = file.algorithms.iter().filter(|algorithm| !file.algorithms.is_checked(*algorithm));
            in_lanes.for_each(|algorithm| parts[algorithm as usize].whole.push(bytes));
        }
        parts.retain(|part| !part.pieces.is_empty() || !part.whole.is_empty());
        parts.iter_mut().for_each(Part::hash);

        let mut digests: Vec<_> = parts.into_iter().map(|part| (part.algorithm, part.digests.into_iter())).collect();
        for file in self.whole {
            let mut sums = Sums::new(file.algorithms, file.bytes.len() as u64);
            let mut checked = Ok(());
            for algorithm in file.algorithms.iter() {
                if file.algorithms.is_checked(algorithm) {
                    let mut hasher = Hasher::checked_sha1();
                    hasher.update(&buffer[file.bytes.clone()]);
                    checked = sums.set_all(vec![hasher], file.bytes.len() as u64);
                } else if let Some((_, digests)) = digests.iter_mut().find(|(other, _)| *other == algorithm) {
                    let sum: Vec<u8> = digests.take(algorithm.len()).collect();
                    sums.set(algorithm, &sum);
                }
            }
            done(file.key, checked.map(|()| sums));
        }
        self.open.finish_ended(done);
    }
}

/// The work of one algorithm in a round.
struct Part<'a> {
    algorithm: ChecksumAlgorithm,
    pieces: Vec<(&'a mut Hasher, &'a [u8])>,
    whole: Vec<&'a [u8]>,
    /// The digests of the whole files, concatenated.
    digests: Vec<u8>,
}

impl Part<'_> {
    fn new(algorithm: ChecksumAlgorithm) -> Self {
        Self { algorithm, pieces: Vec::new(), whole: Vec::new(), digests: Vec::new() }
    }

    fn hash(&mut self) {
        algorithm::update_many(self.algorithm, &mut self.pieces);
        self.digests = algorithm::digest_many(self.algorithm, &self.whole);
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};

    use super::*;

    /// Hashes a source. `between` gets the first round, in which the source begins.
    fn hash(source: Source, set: Set, between: impl FnOnce(Round<'_, ()>)) -> io::Result<Sums> {
        let (tally, over, mut results) = (Tally::default(), AtomicBool::new(false), Vec::new());
        let mut files = OpenFiles::new(4)?;
        let mut round = files.read_on(true, &tally, &over);
        round.begin(source, set, (), &tally, &over).map_err(|((), error)| error)?;
        between(round);
        while results.is_empty() {
            files.hash_alone(2, &tally, &over, |(), sums| results.push(sums));
            files.read_on(true, &tally, &over).hash(|(), sums| results.push(sums));
        }
        results.remove(0)
    }

    fn end(round: Round<'_, ()>) {
        round.hash(|(), _| panic!("the file is longer"));
    }

    #[test]
    fn a_piece_that_was_read_and_not_hashed_is_an_error() {
        for algorithms in [&[ChecksumAlgorithm::Sha256][..], &[ChecksumAlgorithm::Sha256, ChecksumAlgorithm::Blake3]] {
            let set: Set = algorithms.iter().copied().collect();
            let source = || Source::Reader(Box::new(io::repeat(1).take(300_000)));
            let expected = crate::files::hash_reader(&[1; 300_000][..], set).unwrap();
            assert_eq!(hash(source(), set, end).unwrap(), expected);
            let lost = hash(source(), set, |round| drop(round)).unwrap_err().to_string();
            assert!(lost.contains("300000 bytes were read") && lost.contains("has 168928"), "{lost}");
        }
    }

    /// The tree of BLAKE3 can't be used for a file that was partly read before, or is shorter than it was.
    #[test]
    fn a_file_is_read_on_from_its_position() {
        let set: Set = [ChecksumAlgorithm::Blake3].into_iter().collect();
        let bytes: Vec<u8> = (0..5 << 20).map(|at: u32| (at % 251) as u8).collect();
        for (start, len) in [(0, bytes.len()), (1000, bytes.len()), (0, bytes.len() - 1000)] {
            let mut file = tempfile::tempfile().unwrap();
            file.write_all(&bytes).unwrap();
            file.seek(SeekFrom::Start(start as u64)).unwrap();
            let other = file.try_clone().unwrap();
            let between = |round: Round<'_, ()>| {
                other.set_len(len as u64).unwrap();
                end(round);
            };
            let sums = hash(Source::File(file), set, between).unwrap();
            let expected = &bytes[start..len];
            assert_eq!(sums.of(ChecksumAlgorithm::Blake3), *blake3::hash(expected).as_bytes());
            assert_eq!(sums.len, expected.len() as u64);
        }
    }
}
