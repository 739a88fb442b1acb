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

use std::cmp::Reverse;
use std::io;
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
pub(crate) struct Round<K> {
    buffer: Buffer,
    /// The length of the filled part of the buffer.
    len: usize,
    /// The number of files from which bytes were read.
    files: u32,
    whole: Vec<WholeFile<K>>,
    open: Vec<OpenFile<K>>,
    /// The maximum number of open files.
    max_open: usize,
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
    /// The piece that will be hashed next.
    piece: Range<usize>,
    /// The result at the end of the input, `None` before it.
    end: Option<io::Result<()>>,
    /// The version of a regular file when it was opened.
    version: Option<Version>,
}

impl<K> OpenFile<K> {
    /// Reads the next piece, of length `len`, to `place` in the buffer. Returns its length.
    fn read(&mut self, buffer: &mut [u8], place: usize, len: usize, over: &AtomicBool) -> usize {
        let read = self.source.fill(&mut buffer[place..][..len], over);
        let read = read.unwrap_or_else(|error| {
            self.end = Some(Err(error));
            0
        });
        if read < len {
            self.end.get_or_insert(Ok(()));
        }
        self.piece = place..place + read;
        self.taken += read as u64;
        read
    }

    /// Returns the number of bytes left if this is a regular file, otherwise 0.
    fn left(&self) -> u64 {
        self.version.as_ref().map_or(0, |version| version.len.saturating_sub(self.taken))
    }

    /// Returns the checksums that `write` sets, once the input has ended.
    fn finish(self, write: impl FnOnce(Vec<Hasher>, &mut Sums)) -> (K, io::Result<Sums>) {
        // A file without a size, such as one in `/proc`, is generated when it is read and has no version.
        let version = self.version.filter(|version| version.len > 0);
        let changed = version.is_some_and(|version| Some(version) != self.source.version());
        let mut sums = Sums::new(self.algorithms);
        write(self.hashers, &mut sums);
        sums.changed = changed;
        (self.key, self.end.unwrap_or(Ok(())).map(|()| sums))
    }
}

impl<K> Round<K> {
    /// Creates a round. Fails if there is no memory for its buffer.
    pub(crate) fn new(max_open: usize) -> io::Result<Self> {
        let buffer = Buffer::new(BUFFER + FIRST)?;
        Ok(Self { buffer, len: 0, files: 0, whole: Vec::new(), open: Vec::new(), max_open, batch: 1 })
    }

    /// Returns whether there is nothing to hash.
    pub(crate) fn is_empty(&self) -> bool {
        self.open.is_empty() && self.whole.is_empty()
    }

    /// Returns whether files are open.
    pub(crate) fn has_open_files(&self) -> bool {
        !self.open.is_empty()
    }

    /// Returns the number of files from which this round has read, and the number of bytes.
    pub(crate) fn read(&self) -> (u32, u64) {
        (self.files, self.len as u64)
    }

    /// Returns whether there is room for another file.
    pub(crate) fn has_room(&self) -> bool {
        let (bytes, files) = self.limits();
        self.len < bytes && self.whole.len() < MAX_WHOLE && self.open.len() < files && !self.waits_for_a_writer()
    }

    /// Returns the number of open files of which a round hashes a piece.
    fn batch_size(&self, algorithms: Set) -> usize {
        let max = FILES.min(self.max_open);
        match algorithms.batch_size(max) {
            1 => 1,
            files => max / files * files,
        }
    }

    /// Returns the maximum number of bytes to read and of files to open.
    fn limits(&self) -> (usize, usize) {
        if self.batch > 1 { (BUFFER, self.max_open.min(2 * self.batch)) } else { (SEQUENTIAL, 1) }
    }

    /// Returns whether an open file is a pipe, a socket or a device. Such a file is read to its end before another
    /// file, because one writer may write several of them in turn.
    pub(crate) fn waits_for_a_writer(&self) -> bool {
        self.open.last().is_some_and(|file| file.version.is_none())
    }

    /// Reads the next pieces of open files. If `more` is set, leaves room for new files. Does not wait for writers once
    /// `over` is set.
    pub(crate) fn read_on(&mut self, more: bool, tally: &Tally, over: &AtomicBool) {
        self.batch = self.open.iter().map(|file| self.batch_size(file.algorithms)).max().unwrap_or(1);
        let (bytes, max) = self.limits();
        let from = if self.waits_for_a_writer() { self.open.len() - 1 } else { 0 };
        let files = &mut self.open[from..];
        if !more {
            files.sort_by_key(|file| Reverse(file.left()));
        }
        let room = if more && files.len() < max { bytes / 2 } else { bytes };
        let pieces = files.len().min(self.batch);
        let len = room / pieces.max(1) / PAGE * PAGE;
        for file in &mut files[..pieces] {
            let read = file.read(&mut self.buffer, self.len, len, over);
            self.len += read + GAP;
            self.files += 1;
            tally.add(read);
        }
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
        let len = match source.fill(&mut self.buffer[place..][..FIRST], over) {
            Ok(len) => len,
            Err(error) => return Err((key, error)),
        };
        let bytes = place..place + len;
        self.batch = self.batch.max(self.batch_size(algorithms));
        self.len += len + GAP;
        self.files += 1;
        tally.add(len);
        if len < FIRST {
            self.whole.push(WholeFile { key, algorithms, bytes });
        } else {
            let hashers = algorithms.hashers();
            let version = source.version();
            let taken = len as u64;
            let file = OpenFile {
                key,
                source,
                algorithms,
                hashers,
                taken,
                is_divided: false,
                piece: bytes,
                end: None,
                version,
            };
            self.open.push(file);
        }
        Ok(())
    }

    /// Hashes all pieces, and passes the checksums of files that have ended to `done`.
    pub(crate) fn hash(&mut self, mut done: impl FnMut(K, io::Result<Sums>)) {
        let mut parts: Vec<Part<'_>> = ChecksumAlgorithm::ALL.into_iter().map(Part::new).collect();
        let mut files: Vec<_> = self.open.iter_mut().filter(|file| !file.piece.is_empty()).collect();
        if let [file] = &mut files[..] {
            // Its bytes are read from memory once.
            let piece = &self.buffer[file.piece.clone()];
            piece.chunks(SEQUENTIAL).for_each(|chunk| algorithm::update_all(&mut file.hashers, chunk));
        } else {
            for file in files {
                let piece = &self.buffer[file.piece.clone()];
                for hasher in &mut file.hashers {
                    parts[hasher.algorithm() as usize].pieces.push((hasher, piece));
                }
            }
        }
        // The longest files go first, because few lanes are then idle at the end.
        self.whole.sort_unstable_by_key(|file| Reverse(file.bytes.len()));
        for file in &self.whole {
            let bytes = &self.buffer[file.bytes.clone()];
            let in_lanes = file.algorithms.iter().filter(|algorithm| !file.algorithms.is_checked(*algorithm));
            in_lanes.for_each(|algorithm| parts[algorithm as usize].whole.push(bytes));
        }
        parts.retain(|part| !part.pieces.is_empty() || !part.whole.is_empty());
        parts.iter_mut().for_each(Part::hash);

        let mut digests: Vec<_> = parts.into_iter().map(|part| (part.algorithm, part.digests.into_iter())).collect();
        for file in self.whole.drain(..) {
            let mut sums = Sums::new(file.algorithms);
            for algorithm in file.algorithms.iter() {
                if file.algorithms.is_checked(algorithm) {
                    let mut hasher = Hasher::checked_sha1();
                    hasher.update(&self.buffer[file.bytes.clone()]);
                    sums.set_all(vec![hasher]);
                } else if let Some((_, digests)) = digests.iter_mut().find(|(other, _)| *other == algorithm) {
                    let sum: Vec<u8> = digests.take(algorithm.len()).collect();
                    sums.set(algorithm, &sum);
                }
            }
            done(file.key, Ok(sums));
        }
        for file in self.open.extract_if(.., |file| file.end.is_some()) {
            let (key, sums) = file.finish(|hashers, sums| sums.set_all(hashers));
            done(key, sums);
        }
        self.open.iter_mut().for_each(|file| file.piece = 0..0);
        (self.len, self.files) = (0, 0);
    }

    /// Hashes the only open file to its end on `threads` threads, with several algorithms or with only BLAKE3, and
    /// passes its checksums to `done`. Stops once `over` is set. Must be called between rounds.
    pub(crate) fn hash_alone(
        &mut self,
        threads: usize,
        tally: &Tally,
        over: &AtomicBool,
        mut done: impl FnMut(K, io::Result<Sums>),
    ) {
        let [file] = &mut self.open[..] else { return };
        if threads < 2 {
            return;
        }
        if file.hashers.len() > 1 {
            let Some(end) = tee::hash(&mut file.source, &mut file.hashers, threads, tally, over) else { return };
            file.end = Some(end);
            return self.hash(done);
        }
        let (Some(Version { len, .. }), Source::File(handle)) = (&file.version, &file.source) else { return };
        let len = *len;
        let is_tree = file.algorithms.contains(ChecksumAlgorithm::Blake3);
        // If a larger part was already hashed, starting again from the beginning would take longer.
        if !is_tree || file.is_divided || len < tree::WORTH_THREADS || len / 8 < file.taken {
            return;
        }
        file.is_divided = true;
        // If this fails, because the file was shortened or has more bytes than the system says, reading continues as
        // before.
        if let Ok(hash) = tree::hash(handle, len, threads, tally, over)
            && read_exact_at(handle, &mut [0], len).is_err()
        {
            tally.take_back(file.taken);
            let (key, sums) = self.open.remove(0).finish(|_, sums| sums.set(ChecksumAlgorithm::Blake3, &hash));
            done(key, sums);
        }
    }

    /// Gives up half of the open files if this is faster than keeping all. Must be called between rounds.
    pub(crate) fn split(&mut self) -> Vec<OpenFile<K>> {
        let files = self.open.len();
        let pays = self.open.iter().any(|file| file.algorithms.pays_to_split(files));
        if pays && !self.waits_for_a_writer() { self.open.split_off(files.div_ceil(2)) } else { Vec::new() }
    }

    /// Takes over files that another thread gave up.
    pub(crate) fn join(&mut self, files: Vec<OpenFile<K>>) {
        self.open.extend(files);
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
