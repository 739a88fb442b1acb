//! BLAKE3 of one long file on several threads. Its chunks are the leaves of a tree: threads hash subtrees, and their chaining
//! values are merged (BLAKE3 specification, sections 2.1 and 5.3).

use std::fs::File;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::{io, thread};

use blake3::hazmat::{ChainingValue, HasherExt, Mode, merge_subtrees_non_root, merge_subtrees_root};
use blake3::{Hash, Hasher};
use raddle_common::buffer::Buffer;
use raddle_common::resources;

use super::source::read_exact_at;
use super::tally::Tally;

/// The length of a subtree in bytes: a power of two.
const SUBTREE: u64 = 1 << 20;
/// The length of a piece that is read and hashed. It stays in the cache.
const PIECE: usize = 128 << 10;
/// The length of files from which on threads are started for one.
pub(crate) const WORTH_THREADS: u64 = 4 * SUBTREE;

/// Hashes a file of this length, at least [`WORTH_THREADS`]. Fails if the file is shorter, or there is no memory.
pub(crate) fn hash(file: &File, len: u64, threads: usize, tally: &Tally) -> io::Result<Hash> {
    let subtrees = len.div_ceil(SUBTREE);
    let values = Mutex::new(vec![ChainingValue::default(); subtrees as usize]);
    let next = AtomicU64::new(0);
    let work = || -> io::Result<()> {
        let mut piece = Buffer::new(PIECE)?;
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= subtrees {
                return Ok(());
            }
            let begin = number * SUBTREE;
            let value = subtree(file, begin, SUBTREE.min(len - begin), &mut piece, tally)?;
            values.lock().unwrap_or_else(PoisonError::into_inner)[number as usize] = value;
        }
    };
    thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map_while(|_| resources::spawn(scope, work)).collect();
        let this = work();
        others.into_iter().fold(this, |result, other| result.and(other.join().expect("no panic")))
    })?;
    let values = values.into_inner().unwrap_or_else(PoisonError::into_inner);
    let (left, right) = values.split_at(left(values.len()));
    Ok(merge_subtrees_root(&merge(left), &merge(right), Mode::Hash))
}

/// Returns the chaining value of a subtree.
fn subtree(file: &File, begin: u64, len: u64, piece: &mut [u8], tally: &Tally) -> io::Result<ChainingValue> {
    let mut hasher = Hasher::new();
    hasher.set_input_offset(begin);
    while hasher.count() < len {
        let piece = &mut piece[..PIECE.min((len - hasher.count()) as usize)];
        read_exact_at(file, piece, begin + hasher.count())?;
        tally.add(piece.len());
        hasher.update(piece);
    }
    Ok(hasher.finalize_non_root())
}

/// Returns the number of subtrees on the left, of at least two: all powers of two, but for the last subtrees.
fn left(subtrees: usize) -> usize {
    subtrees.next_power_of_two() / 2
}

/// Returns the chaining value above subtrees that are not all.
fn merge(values: &[ChainingValue]) -> ChainingValue {
    if let [value] = values {
        return *value;
    }
    let (left, right) = values.split_at(left(values.len()));
    merge_subtrees_non_root(&merge(left), &merge(right), Mode::Hash)
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;

    #[test]
    fn subtrees_make_the_hash() {
        let bytes: Vec<u8> = (0..9 << 20).map(|at: u32| (at % 251) as u8).collect();
        let subtree = SUBTREE as usize;
        for len in [4 * subtree, 4 * subtree + 1, 5 * subtree - 1, 7 * subtree + 1025, 8 * subtree, 8 * subtree + 64] {
            let mut file = tempfile::NamedTempFile::new().unwrap();
            file.write_all(&bytes[..len]).unwrap();
            for threads in [1, 2, 5] {
                let hash = hash(file.as_file(), len as u64, threads, &Tally::default()).unwrap();
                assert_eq!(hash, blake3::hash(&bytes[..len]), "{len} bytes, {threads} threads");
            }
            let shorter = hash(file.as_file(), len as u64 + 1, 2, &Tally::default());
            assert_eq!(shorter.unwrap_err().kind(), io::ErrorKind::UnexpectedEof);
        }
    }
}
