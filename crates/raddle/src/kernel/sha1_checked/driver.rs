//! Absorbs the blocks of a message, and checks each of them.
#![forbid(unsafe_code)]

use super::{
    Block, HashValue, Record, absorb_portably,
    call::attacks,
    chosen,
    recompression::{self, LANES, Schedules, Suspect},
};
use crate::{cpu::token::Token, portable};

/// The number of blocks that are absorbed before their candidates are checked. About 25 of them are candidates.
const CHUNK: usize = 512;

/// The numbers of blocks of short messages.
pub(crate) const SHORT: [usize; 2] = [4, 64];

/// Absorbs blocks into the hash value. Returns whether one of them is a block of a known attack. If `safe`, such a block is
/// absorbed twice more, so the digests of colliding messages differ.
pub(crate) fn absorb(hash: &mut HashValue, blocks: &[Block], safe: bool) -> bool {
    // To initialise many records takes longer than to hash a short message.
    match blocks.len() {
        n if n <= SHORT[0] => absorb_chunks::<{ SHORT[0] }>(hash, blocks, safe),
        n if n <= SHORT[1] => absorb_chunks::<{ SHORT[1] }>(hash, blocks, safe),
        _ => absorb_chunks::<CHUNK>(hash, blocks, safe),
    }
}

/// Copies the last bytes of a message, and pads them (FIPS 180-4, section 5.1.1): a bit, zeros, and the length in bits. Returns
/// the number of blocks. The message has `length` bytes modulo 2^64.
pub(crate) fn pad(blocks: &mut [Block], last: &[u8], length: u64) -> usize {
    let bits = length.wrapping_mul(8).to_be_bytes();
    let count = (last.len() + 1 + bits.len()).div_ceil(size_of::<Block>());
    let bytes = blocks[..count].as_flattened_mut();
    let end = bytes.len() - bits.len();
    bytes[..last.len()].copy_from_slice(last);
    bytes[last.len()] = 0x80;
    bytes[last.len() + 1..end].fill(0);
    bytes[end..].copy_from_slice(&bits);
    count
}

/// Absorbs blocks, at most `CHUNK` at a time.
fn absorb_chunks<const CHUNK: usize>(hash: &mut HashValue, mut blocks: &[Block], safe: bool) -> bool {
    let mut records = [Record::default(); CHUNK];
    let mut schedules = None;
    let mut found = false;
    while !blocks.is_empty() {
        let chunk = &blocks[..blocks.len().min(CHUNK)];
        let before = *hash;
        let records = &mut records[..chunk.len()];
        absorb_chunk(hash, chunk, records);
        let mut absorbed = chunk.len();
        if let Some(attack) = first_attack(&before, chunk, records, &mut schedules) {
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
fn first_attack(
    before: &HashValue,
    blocks: &[Block],
    records: &[Record],
    schedules: &mut Option<Schedules>,
) -> Option<usize> {
    if records.iter().fold(0, |any, record| any | record.candidates) == 0 {
        return None;
    }
    let mut suspects = [Suspect { block: blocks.first()?, before: *before, after: *before, vector: 0 }; LANES];
    let mut indices = [0; LANES];
    let mut count = 0;
    let mut decide = |suspects: &[_; LANES], indices: &[usize; LANES], count: usize| {
        if count == 1 {
            let [attack] = recompression::attacks(&[suspects[0]], &mut Schedules::default());
            return attack.then_some(indices[0]);
        }
        // Most messages have no suspects, and to initialise the schedules takes time.
        let schedules = schedules.get_or_insert_with(Schedules::default);
        let first = attacks(Token::current(), suspects, schedules)[..count].iter().position(|&attack| attack)?;
        Some(indices[first])
    };
    for (index, (block, record)) in blocks.iter().zip(records).enumerate() {
        let mut candidates = record.candidates;
        while candidates != 0 {
            let vector = candidates.trailing_zeros() as usize;
            candidates &= candidates - 1;
            let before = index.checked_sub(1).map_or(*before, |index| records[index].hash);
            suspects[count] = Suspect { block, before, after: record.hash, vector };
            indices[count] = index;
            count += 1;
            if count == LANES {
                if let Some(index) = decide(&suspects, &indices, count) {
                    return Some(index);
                }
                count = 0;
            }
        }
    }
    if count == 0 { None } else { decide(&suspects, &indices, count) }
}
