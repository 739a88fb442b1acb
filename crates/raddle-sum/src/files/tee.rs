//! Hashes one long file with several algorithms on several threads: this thread reads, and the others hash.

use std::mem::take;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::{io, thread};

use raddle_common::buffer::Buffer;
use raddle_common::{pipe, resources};

use super::source::Source;
use super::tally::Tally;
use crate::algorithm::{Hasher, divide, update_all};

/// The length of a piece in bytes. Each thread hashes one piece while another piece waits for the thread; the pieces
/// stay in the cache.
const PIECE: usize = 256 << 10;
/// The number of pieces: two at the slowest thread, one waiting to be sent, and one being read.
const PIECES: usize = 4;

/// A piece of a file, and its length.
type Piece = (Arc<Buffer>, usize);

/// Hashes the rest of a file, on at most `threads` threads in addition to this one. Returns the number of bytes that were
/// read. Reading fails once `over` is set. Returns `None` if nothing was read for lack of memory.
pub(crate) fn hash(
    source: &mut Source,
    hashers: &mut Vec<Hasher>,
    threads: usize,
    tally: &Tally,
    over: &AtomicBool,
) -> Option<io::Result<u64>> {
    let mut buffers = (0..PIECES).map(|_| Buffer::new(PIECE).ok().map(Arc::new)).collect::<Option<Vec<_>>>()?;
    let shares: Vec<_> = divide(take(hashers), threads).into_iter().map(Mutex::new).collect();
    let end = thread::scope(|scope| {
        let start = |share| {
            let (sender, receiver) = sync_channel(1);
            resources::spawn(scope, move || update_by_pieces(share, &receiver)).map(|_| sender)
        };
        let senders: Vec<_> = shares.iter().map_while(start).collect();
        // This thread hashes the shares whose threads the system refused.
        let rest = &shares[senders.len()..];
        let mut read = 0;
        loop {
            if over.load(Ordering::Relaxed) {
                break Err(pipe::cancelled());
            }
            let free = buffers.iter_mut().position(|buffer| Arc::get_mut(buffer).is_some());
            let mut buffer = buffers.swap_remove(free.expect("threads have three pieces at most"));
            let piece = Arc::get_mut(&mut buffer).expect("no thread has it");
            let len = match source.fill(piece, over) {
                Ok(len) => len,
                Err(error) => break Err(error),
            };
            tally.add(len);
            read += len as u64;
            for sender in &senders {
                sender.send((Arc::clone(&buffer), len)).expect("the thread waits for pieces");
            }
            rest.iter().for_each(|share| update(share, &buffer[..len]));
            buffers.push(buffer);
            if len < PIECE {
                break Ok(read);
            }
        }
    });
    hashers.extend(shares.into_iter().flat_map(|share| share.into_inner().unwrap_or_else(PoisonError::into_inner)));
    Some(end)
}

/// Hashes pieces until there are no more.
fn update_by_pieces(share: &Mutex<Vec<Hasher>>, pieces: &Receiver<Piece>) {
    for (piece, len) in pieces {
        update(share, &piece[..len]);
    }
}

fn update(share: &Mutex<Vec<Hasher>>, piece: &[u8]) {
    update_all(&mut share.lock().unwrap_or_else(PoisonError::into_inner), piece);
}

#[cfg(test)]
mod tests {
    use std::io::repeat;
    use std::num::NonZero;

    use crate::algorithm::ChecksumAlgorithm;
    use crate::files::{Event, Input, Job, hash_files};

    /// The input has no end, so the call would never return without being cancelled.
    #[test]
    fn a_cancelled_call_ends() {
        let algorithms = [ChecksumAlgorithm::Md5, ChecksumAlgorithm::Sha256].into_iter().collect();
        let input = Input { path: "endless".into(), algorithms, reader: Some(Box::new(repeat(0))) };
        let jobs = std::iter::once(Job { note: (), file: Some(input) });
        let mut ticks = 0;
        let cancelled = hash_files(jobs, NonZero::new(2), |event| match event {
            Event::Progress(_) => {
                ticks += 1;
                if ticks < 3 { Ok(()) } else { Err(std::io::Error::other("enough")) }
            }
            Event::Finished(_) => panic!("it has no end"),
        });
        assert_eq!(cancelled.unwrap_err().to_string(), "enough");
    }
}
