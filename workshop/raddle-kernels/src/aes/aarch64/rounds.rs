//! Rounds of AES on several blocks.
//!
//! `aese` adds a round key and then does SubBytes and ShiftRows; `aesmc` does MixColumns. So a round of FIPS 197 ends
//! with the key that the next `aese` adds, and the last key is added separately. Cores fuse an `aese` with an `aesmc`
//! of the same register that follows at once. The two are a bundle, which no weave splits.

use raddle_isa::Strand;
use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::at;

use crate::aes::{BLOCK, Size};

/// Performs all rounds on interleaved blocks, except the addition of the last round key. Round keys are loaded from
/// `key` through two registers: every core loads at least one vector a cycle, and a key serves all blocks.
pub(crate) fn rounds(size: Size, key: X, through: [Vector; 2], blocks: &[Vector]) -> Strand {
    let mut strand = Strand::default();
    for round in 0..size.rounds() {
        if round % 2 == 0 {
            let [even, odd] = through;
            strand.push([ldp_q(even, odd, at(key, BLOCK * round))]);
        }
        let substitute = |block| aese(block, through[round % 2]);
        if round + 1 < size.rounds() {
            blocks.iter().for_each(|&block| strand.push([substitute(block), aesmc(block, block)]));
        } else {
            strand.extend(blocks.iter().map(|&block| substitute(block)));
        }
    }
    strand
}

/// Returns the offset of the last round key from the first.
pub(crate) fn last_key(size: Size) -> usize {
    BLOCK * size.rounds()
}
