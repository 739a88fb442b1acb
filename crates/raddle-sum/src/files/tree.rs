//! Computes BLAKE3 of one long file on several threads: parts are hashed separately and appended in order.

use std::fs::File;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::{io, thread};

use raddle::blake3::{Blake3, DIGEST_BYTES, Part};
use raddle_common::buffer::Buffer;
use raddle_common::{pipe, resources};

use super::source::read_exact_at;
use super::tally::Tally;

/// The length of a part in bytes. It stays in the cache.
const PART: usize = 128 << 10;
/// The number of consecutive parts that a thread takes at a time, so that files are read in order.
const TOGETHER: usize = 8;
/// The minimum length of a file for which threads are started.
pub(crate) const WORTH_THREADS: u64 = 4 << 20;

/// Hashes a file of this length. Fails if the file is shorter, if there is no memory, or once `over` is set.
pub(crate) fn hash(
    file: &File,
    len: u64,
    threads: usize,
    tally: &Tally,
    over: &AtomicBool,
) -> io::Result<[u8; DIGEST_BYTES]> {
    let mut hasher = Blake3::new();
    let (count, rest) = ((len / PART as u64) as usize, (len % PART as u64) as usize);
    let parts = Mutex::new(Vec::new());
    parts.lock().unwrap_or_else(PoisonError::into_inner).resize_with(count, || None);
    let next = AtomicUsize::new(0);
    let read = |number: usize, bytes: &mut [u8]| {
        read_exact_at(file, bytes, (number * PART) as u64)?;
        tally.add(bytes.len());
        io::Result::Ok(())
    };
    let work = || {
        let mut bytes = Buffer::new(PART)?;
        loop {
            let first = next.fetch_add(TOGETHER, Ordering::Relaxed);
            if first >= count {
                return io::Result::Ok(());
            }
            if over.load(Ordering::Relaxed) {
                return Err(pipe::cancelled());
            }
            for number in first..count.min(first + TOGETHER) {
                read(number, &mut bytes)?;
                let part = hasher.part((number * PART) as u64, &bytes).expect("a power of two at a multiple of it");
                parts.lock().unwrap_or_else(PoisonError::into_inner)[number] = Some(part);
            }
        }
    };
    thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map_while(|_| resources::spawn(scope, work)).collect();
        let this = work();
        others.into_iter().fold(this, |result, other| result.and(other.join().expect("no panic")))
    })?;
    let parts: Vec<Option<Part>> = parts.into_inner().unwrap_or_else(PoisonError::into_inner);
    for part in parts {
        hasher.append(part.expect("every part is hashed")).expect("parts are in order");
    }
    let mut bytes = Buffer::new(PART)?;
    read(count, &mut bytes[..rest])?;
    hasher.update(&bytes[..rest]);
    Ok(hasher.finalize())
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;

    #[test]
    fn parts_make_the_hash() {
        let bytes: Vec<u8> = (0..9 << 20).map(|at: u32| (at % 251) as u8).collect();
        let some = TOGETHER * PART;
        for len in [PART, PART + 1, 4 * some, 4 * some + 1, 5 * some - 1, 7 * some + 1025, 8 * some, 8 * some + 64] {
            let mut file = tempfile::NamedTempFile::new().unwrap();
            file.write_all(&bytes[..len]).unwrap();
            for threads in [1, 2, 5] {
                let hash =
                    hash(file.as_file(), len as u64, threads, &Tally::default(), &AtomicBool::new(false)).unwrap();
                assert_eq!(hash, *blake3::hash(&bytes[..len]).as_bytes(), "{len} bytes, {threads} threads");
            }
            let shorter = hash(file.as_file(), len as u64 + 1, 2, &Tally::default(), &AtomicBool::new(false));
            assert_eq!(shorter.unwrap_err().kind(), io::ErrorKind::UnexpectedEof);
            let (tally, over) = (Tally::default(), AtomicBool::new(true));
            assert!(hash(file.as_file(), len as u64, 2, &tally, &over).is_err());
            assert_eq!(tally.bytes(), 0);
        }
    }
}
