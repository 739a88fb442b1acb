//! Counter blocks of GCM: twelve fixed bytes, and a 32-bit counter with its first byte highest.

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::at;
use raddle_isa::{Inst, Mem, Strand};

use crate::aes::BLOCK;

/// Counter blocks that are computed in general-purpose registers and passed to vectors through memory. They use no
/// vector pipe, because AES and GHASH keep the vector pipes busy.
pub(crate) struct Counters {
    /// The first eight bytes of a block.
    pub(crate) low: X,
    /// Bytes 8 to 11, with zeros above.
    pub(crate) nonce: X,
    /// The counter of the next block.
    pub(crate) next: W,
    /// A spare register.
    pub(crate) free: X,
}

impl Counters {
    /// Loads the first counter block, which a register points to.
    pub(crate) fn load(&self, first: X) -> Vec<Inst> {
        let Counters { low, nonce, next, .. } = *self;
        vec![
            ldr64(low, at(first, 0)),
            ldr32(nonce.low32(), at(first, 8)),
            ldr32(next, at(first, 12)),
            rev32(next, next),
        ]
    }

    /// Stores the next block.
    pub(crate) fn block(&self, place: Mem) -> [Inst; 4] {
        let Counters { low, nonce, next, free } = *self;
        [rev32(free.low32(), next), orr64_lsl(free, nonce, free, 32), stp64(place, low, free), add32_imm(next, next, 1)]
    }

    /// Stores `count` blocks, from the stack pointer on.
    pub(crate) fn blocks(&self, count: usize) -> Strand {
        (0..count).flat_map(|i| self.block(at(SP, BLOCK * i))).collect()
    }
}

/// Computes counter blocks in vectors, from the block that `blocks[0]` gets. `steps` are registers for [`ONE`] times
/// powers of two; the first of these registers is already loaded.
pub(crate) fn in_vectors(first: Vector, steps: &[Vector], blocks: &[Vector]) -> Strand {
    let mut strand = Strand::from_iter([rev32_16b(blocks[0], first)]);
    strand.extend(steps.windows(2).map(|pair| add_4s(pair[1], pair[0], pair[0])));
    for (i, &block) in blocks.iter().enumerate().skip(1) {
        let bit = i.ilog2() as usize;
        strand.extend([add_4s(block, blocks[i - (1 << bit)], steps[bit])]);
    }
    strand.extend(blocks.iter().map(|&block| rev32_16b(block, block)));
    strand
}

/// The number one, in a counter block with the bytes of its words reversed.
pub(crate) const ONE: [u8; 16] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0];
