//! The code around a block. Each word of the hash value is in all lanes of a vector, and so is every other operand of a
//! round.
//!
//! Words are loaded in pairs (`lxvd2x`), the second word of each pair higher than the first: in the model of POWER9,
//! loads of single words take a permutation.

use raddle_isa::builder::ppc64le::*;
use raddle_isa::builder::{Base, straight};
use raddle_isa::{Code, Inst, Strand};

use crate::sha256::BLOCK;
use crate::variant::Builder;

/// The number of vector registers that are used, from the lowest on: those that the caller does not expect back.
const USED: u8 = 20;

/// A register for the offset from a pointer: vectors are loaded and stored at the sum of two registers.
#[derive(Clone, Copy)]
pub(super) struct Offset(pub(super) Gpr);

impl Offset {
    /// Loads four words.
    pub(super) fn load(self, to: Vr, base: impl Base, offset: usize) -> [Inst; 2] {
        [li(self.0, offset), lxvd2x(to, indexed(base, self.0))]
    }

    /// Stores four words.
    fn store(self, base: impl Base, offset: usize, from: Vr) -> [Inst; 2] {
        [li(self.0, offset), stxvd2x(indexed(base, self.0), from)]
    }

    /// Returns a strand to which loads and stores may be appended.
    pub(super) fn strand(self) -> Strand {
        Strand::new([self.0])
    }
}

/// The registers of the hash value.
pub(super) struct Single {
    pub(super) words: [Vr; 8],
    /// Registers that are free before the first round and after the last.
    pub(super) free: [Vr; 2],
}

impl Single {
    /// Builds the code around a block, which goes from its loads to its last round.
    pub(super) fn code(&self, k: &mut Builder<Ppc64le>, offset: Offset, block: Strand) -> Vec<Code> {
        let [state, input, len] = ["state", "input", "len"].map(|name| k.arg(name));
        // The hash value before the block.
        let saved: [Vsr; 8] = self.words.map(|_| k.take());
        k.clear((0..USED).map(v));
        k.clear(saved);
        k.clear([offset.0]);
        let save = saved.into_iter().zip(self.words).map(|(saved, x)| copy(saved, x));
        let sum = |(i, (saved, x)): (usize, (Vsr, Vr))| {
            let free = self.free[i % 2];
            [copy(free, saved), vadduwm(x, x, free)]
        };
        let body = vec![
            Strand::from_iter(save).phase("keep: the hash value, for the sum after the block").then(block).into(),
            straight(saved.into_iter().zip(self.words).enumerate().flat_map(sum))
                .phase("finish: adds the hash value before the block"),
            straight([addi(input, input, BLOCK), addi(len, len, -(BLOCK as i64))].phase("advance: pointer and length")),
        ];
        let [load, store] = [self.load_state(offset, state), self.store_state(offset, state)];
        vec![
            load.phase("load: the hash value, each word in all lanes of a vector").into(),
            while_bytes(len, BLOCK, body).phase(format!("loop: a block an iteration, while {BLOCK} bytes are left")),
            store.phase("store: the hash value").into(),
        ]
    }

    fn load_state(&self, offset: Offset, state: Gpr) -> Strand {
        let mut strand = offset.strand();
        for (vector, words) in self.words.chunks(4).enumerate() {
            let x = self.free[vector];
            strand.push(offset.load(x, state, 16 * vector));
            // Words are counted in the order of the load.
            strand.extend(words.iter().enumerate().map(|(i, &word)| vspltw(word, x, i ^ 1)));
        }
        strand
    }

    fn store_state(&self, offset: Offset, state: Gpr) -> Strand {
        let mut strand = offset.strand();
        let [x, y] = self.free;
        for (vector, words) in self.words.chunks(4).enumerate() {
            strand.extend([vmrghw(x, words[1], words[0]), vmrghw(y, words[3], words[2]), xxpermdi(x, x, y, 0)]);
            strand.push(offset.store(state, 16 * vector, x));
        }
        strand
    }
}
