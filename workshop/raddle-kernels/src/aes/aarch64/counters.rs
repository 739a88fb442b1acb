//! Counter blocks: twelve fixed bytes and a 32-bit counter, which GCM puts at the end with its first byte highest, and
//! GCM-SIV at the beginning with its first byte lowest.

use raddle_isa::builder::aarch64::*;
use raddle_isa::builder::at;
use raddle_isa::{Inst, Mem, Strand};

use crate::aes::BLOCK;
use crate::aes::mode::Mode;

/// Counter blocks that are computed in general-purpose registers and passed to vectors through memory. They use no
/// vector pipe, because AES and GHASH keep the vector pipes busy.
pub(crate) struct Counters {
    /// The half of a block without the counter.
    pub(crate) fixed: X,
    /// The four bytes next to the counter, with zeros above.
    pub(crate) nonce: X,
    /// The counter of the next block, with zeros above.
    pub(crate) next: X,
    /// A spare register.
    pub(crate) free: X,
}

impl Counters {
    /// Loads the first counter block, which a register points to.
    pub(crate) fn load(&self, mode: Mode, first: X) -> Vec<Inst> {
        let Counters { fixed, nonce, next, .. } = *self;
        let load = |[half, word, counter]: [usize; 3]| {
            [
                ldr64(fixed, at(first, half)),
                ldr32(nonce.low32(), at(first, word)),
                ldr32(next.low32(), at(first, counter)),
            ]
        };
        match mode {
            Mode::Gcm => [&load([0, 8, 12])[..], &[rev32(next.low32(), next.low32())]].concat(),
            Mode::GcmSiv => load([8, 4, 0]).into(),
        }
    }

    /// Stores the next block.
    pub(crate) fn block(&self, mode: Mode, place: Mem) -> Vec<Inst> {
        let Counters { fixed, nonce, next, free } = *self;
        let mut insts = match mode {
            Mode::Gcm => {
                vec![rev32(free.low32(), next.low32()), orr64_lsl(free, nonce, free, 32), stp64(place, fixed, free)]
            }
            Mode::GcmSiv => vec![orr64_lsl(free, next, nonce, 32), stp64(place, free, fixed)],
        };
        insts.push(add32_imm(next.low32(), next.low32(), 1));
        insts
    }

    /// Stores `count` blocks, from the stack pointer on.
    pub(crate) fn blocks(&self, mode: Mode, count: usize) -> Strand {
        (0..count).flat_map(|i| self.block(mode, at(SP, BLOCK * i))).collect()
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
