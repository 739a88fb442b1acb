//! One message. Each word of the hash value is in all lanes of a vector, as is whatever a round takes in.

use raddle_isa::ppc64le::*;
use raddle_isa::{Code, Isa, Strand, View};

use super::{INPUT, LEN, OFFSET, STATE, copy, load, splat, store, strand, while_blocks};
use crate::hash::BLOCK;
use crate::ppc64le::straight;
use crate::{Kernel, Operation};

/// Where the hash value is, and what else is used.
pub(crate) struct Single<'a> {
    /// The hash value, four words or eight.
    pub(crate) words: &'a [View],
    /// Registers that are free before the first round and after the last.
    pub(crate) free: [View; 2],
    /// As many registers are used, from the lowest on: the caller wants none of them back.
    pub(crate) used: u8,
}

impl Single<'_> {
    /// Where a word of the hash value is that a block began with.
    fn begun(i: usize) -> View {
        vs(i as u8)
    }

    /// The kernel, of a block from its loads to its last round.
    pub(crate) fn kernel(
        &self,
        name: &'static str,
        weave: String,
        operation: Operation,
        table: Vec<u8>,
        block: Strand,
    ) -> Kernel {
        let begun: Vec<_> = (0..self.words.len()).map(Single::begun).collect();
        let aside = begun.iter().zip(self.words).map(|(&begun, &x)| copy(begun, x));
        let sum = |(i, (&begun, &x)): (usize, (&View, &View))| {
            let free = self.free[i % 2];
            [copy(free, begun), vadduwm(x, x, free)]
        };
        let body = vec![
            Strand::from_iter(aside).then(block).into(),
            straight(begun.iter().zip(self.words).enumerate().flat_map(sum)),
            straight([addi(INPUT, INPUT, BLOCK as i64), addi(LEN, LEN, -(BLOCK as i64))]),
        ];
        let wipe = (0..self.used).map(v).chain(begun.iter().copied()).map(|x| xxlxor(x, x, x));
        operation.kernel(
            name,
            Isa::Ppc64le,
            weave,
            table,
            0,
            vec![
                self.load_state().into(),
                while_blocks(body),
                self.store_state().into(),
                Code::Note("leave no secret".into()),
                straight(wipe.chain([li(OFFSET, 0)])),
            ],
        )
    }

    fn load_state(&self) -> Strand {
        let mut strand = strand();
        for (half, (words, x)) in self.words.chunks(4).zip(self.free).enumerate() {
            strand.push(load(x, STATE, 16 * half));
            strand.extend((0..4).map(|i| splat(words[i], x, i)));
        }
        strand
    }

    fn store_state(&self) -> Strand {
        let mut strand = strand();
        let [x, y] = self.free;
        for (half, words) in self.words.chunks(4).enumerate() {
            strand.extend([vmrghw(x, words[1], words[0]), vmrghw(y, words[3], words[2]), xxpermdi(x, x, y, 0)]);
            strand.push(store(STATE, 16 * half, x));
        }
        strand
    }
}
