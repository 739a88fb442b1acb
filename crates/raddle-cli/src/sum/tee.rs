//! One long file by several algorithms on several threads: this thread reads, the others hash.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, sync_channel};
use std::{io, thread};

use super::algorithm::{self, Hasher};
use super::crew::Tally;
use super::source::Source;
use crate::buffer::Buffer;

/// The length of a piece in bytes. Each thread has one in work and one that waits; they stay in the cache.
const PIECE: usize = 256 << 10;

/// A piece of a file, and its length.
type Piece = (Arc<Buffer>, usize);

/// Hashes the rest of a file, on at most this many threads beside this one. Returns the hashers, and whether the file was read
/// to its end.
pub(crate) fn hash(
    source: &mut Source,
    hashers: Vec<Hasher>,
    threads: usize,
    tally: &Tally,
) -> (Vec<Hasher>, io::Result<()>) {
    let threads = threads.min(hashers.len());
    let mut shares: Vec<Vec<Hasher>> = (0..threads).map(|_| Vec::new()).collect();
    hashers.into_iter().enumerate().for_each(|(at, hasher)| shares[at % threads].push(hasher));
    thread::scope(|scope| {
        let (senders, threads): (Vec<_>, Vec<_>) = shares
            .into_iter()
            .map(|share| {
                let (sender, receiver) = sync_channel(1);
                (sender, scope.spawn(move || update(share, &receiver)))
            })
            .unzip();
        let mut buffers = Vec::new();
        let end = loop {
            let mut buffer = free_buffer(&mut buffers);
            let piece = Arc::get_mut(&mut buffer).expect("no thread has it");
            let len = match source.fill(piece) {
                Ok(len) => len,
                Err(error) => break Err(error),
            };
            tally.add(len);
            for sender in &senders {
                sender.send((Arc::clone(&buffer), len)).expect("the thread waits for pieces");
            }
            buffers.push(buffer);
            if len < PIECE {
                break Ok(());
            }
        };
        drop(senders);
        let hashers = threads.into_iter().flat_map(|thread| thread.join().expect("no panic")).collect();
        (hashers, end)
    })
}

/// Hashes pieces until there are no more.
fn update(mut hashers: Vec<Hasher>, pieces: &Receiver<Piece>) -> Vec<Hasher> {
    for (piece, len) in pieces {
        for hasher in &mut hashers {
            algorithm::update_many(hasher.algorithm(), &mut [(hasher, &piece[..len])]);
        }
    }
    hashers
}

/// Returns a buffer that no thread has any more, or a new one.
fn free_buffer(buffers: &mut Vec<Arc<Buffer>>) -> Arc<Buffer> {
    match buffers.iter_mut().position(|buffer| Arc::get_mut(buffer).is_some()) {
        Some(free) => buffers.swap_remove(free),
        None => Arc::new(Buffer::new(PIECE)),
    }
}
