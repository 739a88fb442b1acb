//! Hashes one file on the calling thread.

use std::io::{self, Read};

use raddle_common::buffer::Buffer;

use super::source::fill;
use crate::algorithm::{Set, Sums, update_all};

/// The number of bytes that are hashed at a time, which stay in the cache.
const CHUNK: usize = 256 << 10;

/// Hashes the whole input of a reader on the calling thread.
///
/// # Errors
///
/// Fails with the error of the reader, or with [`io::ErrorKind::OutOfMemory`].
///
/// # Examples
///
/// ```
/// use raddle_sum::algorithm::ChecksumAlgorithm;
/// use raddle_sum::files::hash_reader;
///
/// let sums = hash_reader(&b"abc"[..], [ChecksumAlgorithm::Md5].into_iter().collect())?;
/// assert_eq!(sums.of(ChecksumAlgorithm::Md5)[..4], [0x90, 0x01, 0x50, 0x98]);
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn hash_reader(mut reader: impl Read, algorithms: Set) -> io::Result<Sums> {
    let mut hashers = algorithms.hashers();
    let mut buffer = Buffer::new(CHUNK)?;
    let mut read = 0;
    loop {
        let len = fill(&mut reader, &mut buffer)?;
        read += len as u64;
        update_all(&mut hashers, &buffer[..len]);
        if len < CHUNK {
            break;
        }
    }
    let mut sums = Sums::new(algorithms, read);
    sums.set_all(hashers, read)?;
    Ok(sums)
}
