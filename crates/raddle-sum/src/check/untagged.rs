//! Finds the algorithm of lines without tags, because several algorithms have checksums of equal length, such as
//! SHA-256 and BLAKE3.
//!
//! The name of a list, such as `B3SUMS`, hints at the first candidate. Until a checksum of a length has matched, a file
//! whose checksum doesn't match is hashed with the other algorithms too. The first match settles the algorithm for the
//! whole list. So a list has one algorithm per length, and files are hashed once, except those that were read ahead.

use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use raddle_common::resources;

use crate::algorithm::{ChecksumAlgorithm, Set, Sums};
use crate::files::hash_reader;
use crate::line::Line;

/// The number of mismatches after which no other algorithm is tried.
const MAX_TRIED: usize = 16;

/// The number of attempts to open a file again, and the time between two of them: 5 s in all.
const ATTEMPTS: u32 = 2500;
const PAUSE: Duration = Duration::from_millis(2);

/// Opens a file that was read before. If there is no descriptor, waits for the other threads to close their files: they
/// run out of work until this file is judged.
fn open_again(path: &Path) -> io::Result<File> {
    for _ in 1..ATTEMPTS {
        match File::open(path) {
            Err(error) if resources::lacks_descriptors(&error) => thread::sleep(PAUSE),
            opened => return opened,
        }
    }
    File::open(path)
}

/// The assumed algorithms of lines without tags, shared by the reader of a list and its judge.
#[derive(Clone, Default)]
pub(crate) struct Assumed(Arc<Mutex<Vec<ChecksumAlgorithm>>>);

impl Assumed {
    /// Returns the algorithms that the name of a list suggests, such as `B2SUMS` or `image.iso.blake3`.
    pub(crate) fn of_list(path: &Path) -> Self {
        use ChecksumAlgorithm as Is;
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_ascii_lowercase();
        let mut words = name.split(|letter: char| !letter.is_ascii_alphanumeric());
        let is = |word: &str, names: &[&str]| names.contains(&word) || word.starts_with(names[0]);
        let told = words.find_map(|word| match () {
            () if is(word, &["b3sum", "b3", "blake3"]) => Some(vec![Is::Blake3]),
            () if is(word, &["b2sum", "b2"]) || word.starts_with("blake2") => {
                Some(vec![Is::Blake2b, Is::Blake2b384, Is::Blake2b256, Is::Blake2b160])
            }
            () => None,
        });
        Self(Arc::new(Mutex::new(told.unwrap_or_default())))
    }

    pub(crate) fn get(&self) -> Vec<ChecksumAlgorithm> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Assumes an algorithm before all others.
    fn put(&self, algorithm: ChecksumAlgorithm) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(0, algorithm);
    }
}

/// The algorithms found so far for the lines without tags in a list.
#[derive(Default)]
pub(crate) struct Untagged {
    assumed: Assumed,
    /// The algorithms with which a checksum matched: one for each length.
    settled: Vec<ChecksumAlgorithm>,
    /// The algorithms with which no checksum matched, although others were tried.
    refuted: Vec<ChecksumAlgorithm>,
    /// The number of files that were hashed again with other algorithms.
    tried: usize,
}

impl Untagged {
    pub(crate) fn new(assumed: Assumed) -> Self {
        Self { assumed, ..Self::default() }
    }

    /// Returns the possible algorithm with which the checksum in a line matches, and whether SHA-1 found a collision attack.
    /// Hashes the file again if other algorithms have to be tried, and fails if it can't be read again. `path` is `None`
    /// if the file can't be read a second time at all.
    pub(crate) fn right(
        &mut self,
        line: &Line,
        path: Option<&Path>,
        sums: &Sums,
        algorithms: Set,
    ) -> io::Result<(Option<ChecksumAlgorithm>, bool)> {
        let len = line.sum.len();
        let settled = self.settled.iter().copied().find(|algorithm| algorithm.len() == len);
        let possible: Vec<_> = settled.map_or_else(|| algorithms.of_length(len).collect(), |settled| vec![settled]);
        let (hashed, others): (Vec<_>, Vec<_>) = possible.iter().partition(|algorithm| sums.has(**algorithm));
        let right_of = |sums: &Sums, among: &[ChecksumAlgorithm]| {
            among.iter().copied().find(|algorithm| sums.of(*algorithm) == line.sum)
        };
        let mut right = right_of(sums, &hashed);
        let mut collision = sums.collision;
        let may_try = !others.is_empty() && (settled.is_some() || self.tried < MAX_TRIED);
        if let (None, true, Some(path)) = (right, may_try, path) {
            let sums = hash_reader(open_again(path)?, algorithms.replaced(others.iter().copied()))?;
            self.tried += usize::from(settled.is_none());
            right = right_of(&sums, &others);
            collision |= sums.collision;
            if right.is_none() && settled.is_none() {
                let refuted = possible.iter().filter(|algorithm| !self.refuted.contains(algorithm));
                let refuted: Vec<_> = refuted.copied().collect();
                self.refuted.extend(refuted);
            }
        }
        if let (Some(right), None) = (right, settled) {
            self.settled.push(right);
            self.assumed.put(right);
        }
        Ok((right, collision))
    }

    /// Returns the algorithms of lines without tags that are not the usual ones for their lengths, and the algorithms
    /// that were tried in vain.
    pub(crate) fn found(&self, algorithms: Set) -> (Vec<ChecksumAlgorithm>, Vec<ChecksumAlgorithm>) {
        let usual = |algorithm: &ChecksumAlgorithm| algorithms.of_length(algorithm.len()).next() == Some(*algorithm);
        let is_open =
            |algorithm: &ChecksumAlgorithm| self.settled.iter().all(|settled| settled.len() != algorithm.len());
        let unusual = self.settled.iter().copied().filter(|algorithm| !usual(algorithm));
        (unusual.collect(), self.refuted.iter().copied().filter(is_open).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_lists() {
        let first = |name: &str| Assumed::of_list(Path::new(name)).get().first().copied();
        for name in ["B3SUMS", "folder/b3sums.txt", "x.iso.blake3", "x.b3"] {
            assert_eq!(first(name), Some(ChecksumAlgorithm::Blake3), "{name}");
        }
        for name in ["B2SUMS", "b2sum.txt", "x.blake2b", "BLAKE2SUMS", "x.b2"] {
            assert_eq!(first(name), Some(ChecksumAlgorithm::Blake2b), "{name}");
        }
        for name in ["SHA256SUMS", "sub3sum", "b", "", "b3/list"] {
            assert_eq!(first(name), None, "{name}");
        }
    }
}
