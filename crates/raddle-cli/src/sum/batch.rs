//! Batches of small files, which are read one after another and hashed in one call. Long files are hashed as they are
//! read.

use std::fs::File;
use std::io::{self, Read, Stdin};
use std::ops::Range;

use super::algorithm::{self, ChecksumAlgorithm, Hashers, Set, Sums};
use super::crew::Tally;

/// Longer files are hashed as they are read. Shorter files gain from being hashed in one batch, this and more of
/// one file is fast enough, and leaves room for others.
const SMALL: usize = 512 << 10;
/// The size of a batch in bytes. In smaller batches more lanes are idle when only a few
/// files are left; larger ones do not fit the cache.
const FULL: usize = 2 << 20;
/// The length of a read from a long file: it fits the second-level cache.
const PIECE: usize = 256 << 10;

/// Files that are read and not hashed yet. `K` is the caller's key of a file.
pub(crate) struct Batch<K> {
    bytes: Vec<u8>,
    len: usize,
    files: Vec<(SmallFile, K)>,
}

/// A file of which the beginning was read.
pub(crate) enum Begun {
    Small(SmallFile),
    /// A long file: only its beginning was read.
    Long(Box<Long>),
}

/// A small file in the buffer of a batch.
pub(crate) struct SmallFile {
    algorithms: Set,
    range: Range<usize>,
}

/// A long file, of which the beginning was read and hashed.
pub(crate) struct Long {
    source: Source,
    hashers: Hashers,
}

impl<K> Batch<K> {
    pub(crate) fn new() -> Self {
        Self { bytes: vec![0; FULL + SMALL], len: 0, files: Vec::new() }
    }

    pub(crate) fn is_full(&self) -> bool {
        self.len >= FULL
    }

    /// Reads a file, while the batch is not full.
    ///
    /// It does not query the length: an empty read shows the end, and is as cheap.
    pub(crate) fn read(&mut self, mut source: Source, algorithms: Set, tally: &Tally) -> io::Result<Begun> {
        let room = &mut self.bytes[self.len..][..SMALL];
        let len = source.fill(room)?;
        tally.add(len);
        if len < SMALL {
            let range = self.len..self.len + len;
            self.len += len;
            return Ok(Begun::Small(SmallFile { algorithms, range }));
        }
        let mut hashers = Hashers::new(algorithms);
        hashers.update(room);
        Ok(Begun::Long(Box::new(Long { source, hashers })))
    }

    /// Adds a file that was read.
    pub(crate) fn push(&mut self, file: SmallFile, key: K) {
        self.files.push((file, key));
    }

    /// Hashes all files, and empties the batch.
    pub(crate) fn finish(&mut self, mut done: impl FnMut(K, Sums)) {
        let mut sums = vec![Sums::default(); self.files.len()];
        for algorithm in ChecksumAlgorithm::ALL {
            let files = self.files.iter().zip(&mut sums).filter(|((file, _), _)| file.algorithms.contains(algorithm));
            let mut messages: Vec<_> = files.map(|((file, _), sums)| (&self.bytes[file.range.clone()], sums)).collect();
            algorithm::digest_many(algorithm, &mut messages);
        }
        self.files.drain(..).zip(sums).for_each(|((_, key), sums)| done(key, sums));
        self.len = 0;
    }

    /// Hashes the remainder of a long file. The batch must be empty, since its buffer is used.
    pub(crate) fn stream(&mut self, mut long: Long, tally: &Tally) -> io::Result<Sums> {
        assert!(self.files.is_empty(), "there is something in the memory");
        let piece = &mut self.bytes[..PIECE];
        while !tally.is_over() {
            let len = long.source.fill(piece)?;
            tally.add(len);
            long.hashers.update(&piece[..len]);
            if len < PIECE {
                return Ok(long.hashers.finalize());
            }
        }
        Err(io::Error::other("cancelled"))
    }
}

/// The source of a file's bytes.
pub(crate) enum Source {
    File(File),
    /// Standard input; `None` where an earlier file reads it to its end.
    Stdin(Option<Stdin>),
}

impl Source {
    /// Reads until the buffer is full or the input ends. Returns the length.
    fn fill(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut len = 0;
        while len < buffer.len() {
            let read = match self {
                Self::File(file) => file.read(&mut buffer[len..]),
                Self::Stdin(Some(stdin)) => stdin.read(&mut buffer[len..]),
                Self::Stdin(None) => Ok(0),
            };
            match read {
                Ok(0) => break,
                Ok(more) => len += more,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(len)
    }
}
