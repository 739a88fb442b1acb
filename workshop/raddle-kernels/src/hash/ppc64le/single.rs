//! One message. Each word of the hash value is in all lanes of a vector, and so is every other operand of a round.

use raddle_isa::builder::ppc64le::*;
use raddle_isa::builder::straight;
use raddle_isa::{Code, Strand};

use super::{Lane, Offset, splat, splat_double};
use crate::hash::Hash;
use crate::variant::Builder;

/// The first callee-saved vector register.
const KEPT: u8 = 20;

/// The registers of the hash value and of the rounds.
pub(crate) struct Single<'a> {
    pub(crate) hash: Hash,
    /// The hash value, four words or eight.
    pub(crate) words: &'a [Vr],
    /// Registers that are free before the first round and after the last.
    pub(crate) free: [Vr; 2],
    /// The number of registers that are used, from the lowest on.
    pub(crate) used: u8,
}

impl Single<'_> {
    /// Builds the code around a block, which goes from its loads to its last round.
    pub(crate) fn code(&self, k: &mut Builder<Ppc64le>, offset: Offset, block: Strand) -> Vec<Code> {
        let [state, input, len] = ["state", "input", "len"].map(|name| k.arg(name));
        if self.used > KEPT {
            k.offsets(offset.0);
        }
        (KEPT..self.used).for_each(|n| _ = k.fix(v(n)));
        // The hash value before the block.
        let saved: Vec<Vsr> = self.words.iter().map(|_| k.take()).collect();
        k.clear((0..self.used).map(v));
        k.clear(saved.iter().copied());
        k.clear([offset.0]);
        let save = saved.iter().zip(self.words).map(|(&saved, &x)| copy(saved, x));
        let sum = |(i, (&saved, &x)): (usize, (&Vsr, &Vr))| {
            let free = self.free[i % 2];
            [copy(free, saved), Lane::of(self.hash).add(x, x, free)]
        };
        let block_bytes = self.hash.block_bytes();
        let body = vec![
            Strand::from_iter(save).phase("keep: the hash value, for the sum after the block").then(block).into(),
            straight(saved.iter().zip(self.words).enumerate().flat_map(sum))
                .phase("finish: adds the hash value before the block"),
            straight(
                [addi(input, input, block_bytes), addi(len, len, -(block_bytes as i64))]
                    .phase("advance: pointer and length"),
            ),
        ];
        let [load, store] = [self.load_state(offset, state), self.store_state(offset, state)];
        vec![
            load.phase("load: the hash value, each word in all lanes of a vector").into(),
            while_bytes(len, block_bytes, body)
                .phase(format!("loop: a block an iteration, while {block_bytes} bytes are left")),
            store.phase("store: the hash value").into(),
        ]
    }

    fn load_state(&self, offset: Offset, state: Gpr) -> Strand {
        let mut strand = offset.strand();
        let in_vector = 16 / self.hash.word_bytes();
        let splat = if in_vector == 2 { splat_double } else { splat };
        for (vector, words) in self.words.chunks(in_vector).enumerate() {
            let x = self.free[vector % 2];
            strand.push(offset.load(x, state, 16 * vector));
            strand.extend(words.iter().enumerate().map(|(i, &word)| splat(word, x, i)));
        }
        strand
    }

    fn store_state(&self, offset: Offset, state: Gpr) -> Strand {
        let mut strand = offset.strand();
        let [x, y] = self.free;
        for (vector, words) in self.words.chunks(16 / self.hash.word_bytes()).enumerate() {
            match *words {
                [w0, w1] => strand.extend([xxpermdi(x, w0, w1, 0)]),
                _ => {
                    strand.extend([vmrghw(x, words[1], words[0]), vmrghw(y, words[3], words[2]), xxpermdi(x, x, y, 0)])
                }
            }
            strand.push(offset.store(state, 16 * vector, x));
        }
        strand
    }
}
