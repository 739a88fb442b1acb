//! One message. Each word of the hash value is in all lanes of a vector, as is whatever a round takes in.

use raddle_isa::builder::ppc64le::*;
use raddle_isa::builder::straight;
use raddle_isa::{Code, Strand};

use super::{BLOCK, Offset, splat};
use crate::variant::Builder;

/// Where the hash value is, and what else is used.
pub(crate) struct Single<'a> {
    /// The hash value, four words or eight.
    pub(crate) words: &'a [Vr],
    /// Registers that are free before the first round and after the last.
    pub(crate) free: [Vr; 2],
    /// As many registers are used, from the lowest on: the caller needs none of them kept.
    pub(crate) used: u8,
}

impl Single<'_> {
    /// The code, of a block from its loads to its last round.
    pub(crate) fn code(&self, k: &mut Builder<Ppc64le>, offset: Offset, block: Strand) -> Vec<Code> {
        let [state, input, len] = ["state", "input", "len"].map(|name| k.arg(name));
        // Where the hash value is that a block began with.
        let saved: Vec<Vsr> = self.words.iter().map(|_| k.take()).collect();
        k.clear((0..self.used).map(v));
        k.clear(saved.iter().copied());
        k.clear([offset.0]);
        let save = saved.iter().zip(self.words).map(|(&saved, &x)| copy(saved, x));
        let sum = |(i, (&saved, &x)): (usize, (&Vsr, &Vr))| {
            let free = self.free[i % 2];
            [copy(free, saved), vadduwm(x, x, free)]
        };
        let body = vec![
            Strand::from_iter(save).phase("keep: the hash value, for the sum after the block").then(block).into(),
            straight(saved.iter().zip(self.words).enumerate().flat_map(sum))
                .phase("finish: adds the hash value before"),
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
        for (half, (words, x)) in self.words.chunks(4).zip(self.free).enumerate() {
            strand.push(offset.load(x, state, 16 * half));
            strand.extend((0..4).map(|i| splat(words[i], x, i)));
        }
        strand
    }

    fn store_state(&self, offset: Offset, state: Gpr) -> Strand {
        let mut strand = offset.strand();
        let [x, y] = self.free;
        for (half, words) in self.words.chunks(4).enumerate() {
            strand.extend([vmrghw(x, words[1], words[0]), vmrghw(y, words[3], words[2]), xxpermdi(x, x, y, 0)]);
            strand.push(offset.store(state, 16 * half, x));
        }
        strand
    }
}
