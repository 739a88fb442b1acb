//! Absorbs the blocks of a message, and checks each of them.
#![forbid(unsafe_code)]

use super::{
    Block, HashValue, Record, absorb_portably, chosen,
    recompression::{LANES, Suspect, attacks},
};
use crate::{cpu::token::Token, portable};

/// The number of blocks that are absorbed before their candidates are checked. About six of them are candidates.
const CHUNK: usize = 128;

/// The number of blocks of a short message.
const SHORT: usize = 4;

/// Absorbs blocks into the hash value. Returns whether one of them is a block of a known attack. If `safe`, such a block is
/// absorbed twice more, so the digests of colliding messages differ.
pub(crate) fn absorb(hash: &mut HashValue, blocks: &[Block], safe: bool) -> bool {
    // To initialise many records takes longer than to hash a short message.
    match blocks.len() {
        ..=SHORT => absorb_chunks::<SHORT>(hash, blocks, safe),
        _ => absorb_chunks::<CHUNK>(hash, blocks, safe),
    }
}

/// Absorbs blocks, at most `CHUNK` at a time.
fn absorb_chunks<const CHUNK: usize>(hash: &mut HashValue, mut blocks: &[Block], safe: bool) -> bool {
    let mut records = [Record::default(); CHUNK];
    let mut found = false;
    while !blocks.is_empty() {
        let chunk = &blocks[..blocks.len().min(CHUNK)];
        let before = *hash;
        let records = &mut records[..chunk.len()];
        absorb_chunk(hash, chunk, records);
        let mut absorbed = chunk.len();
        if let Some(attack) = first_attack(&before, chunk, records) {
            found = true;
            if safe {
                *hash = records[attack].hash;
                for _ in 0..2 {
                    *hash = portable::sha1_compress(hash, &chunk[attack]);
                }
                absorbed = attack + 1;
            }
        }
        blocks = &blocks[absorbed..];
    }
    found
}

/// Absorbs blocks, and writes a record of each.
fn absorb_chunk(hash: &mut HashValue, blocks: &[Block], records: &mut [Record]) {
    let token = Token::begin();
    match chosen(token) {
        Some(kernel) => kernel.call(token, hash, blocks, records),
        None => absorb_portably(hash, blocks, records),
    }
}

/// Returns the index of the first block of an attack.
fn first_attack(before: &HashValue, blocks: &[Block], records: &[Record]) -> Option<usize> {
    if records.iter().all(|record| record.candidates == 0) {
        return None;
    }
    let mut suspects = [Suspect { block: blocks.first()?, before: *before, after: *before, vector: 0 }; LANES];
    let mut indices = [0; LANES];
    let mut count = 0;
    let mut before = before;
    for (index, (block, record)) in blocks.iter().zip(records).enumerate() {
        let mut candidates = record.candidates;
        while candidates != 0 {
            let vector = candidates.trailing_zeros() as usize;
            candidates &= candidates - 1;
            suspects[count] = Suspect { block, before: *before, after: record.hash, vector };
            indices[count] = index;
            count += 1;
            if count == LANES {
                if let Some(first) = first_of(&suspects, count) {
                    return Some(indices[first]);
                }
                count = 0;
            }
        }
        before = &record.hash;
    }
    first_of(&suspects, count).map(|first| indices[first])
}

/// Returns the first of `count` suspects that is a block of an attack.
fn first_of(suspects: &[Suspect<'_>; LANES], count: usize) -> Option<usize> {
    if count == 0 { None } else { attacks(suspects)[..count].iter().position(|&attack| attack) }
}
