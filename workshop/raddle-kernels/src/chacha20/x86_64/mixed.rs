//! AVX-512, for input of sixteen to thirty-two blocks: sixteen blocks by [words](super::vertical), and sets of four
//! blocks by [rows](super::state_rows) in the other half of the registers.
//!
//! On cores that execute few vector instructions a cycle, the time depends on the number of these instructions. A
//! second group of sixteen blocks then takes as long when it is not needed as when it is. Rows take more instructions
//! for a block, but only for the blocks that are needed.

use raddle_isa::Order;
use raddle_isa::builder::woven;
use raddle_isa::builder::x86_64::*;

use super::state_rows::Sets;
use super::vertical::{Groups, LANES, Vertical};
use super::{Elsewhere, Iteration, KeystreamShape};
use crate::variant::Builder;
use crate::x86_64::width::Width;

/// The spare register of the words.
const FREE: Zmm = zmm(31);

/// Sixteen blocks by words, and `sets` sets of four by rows.
pub(crate) struct Mixed {
    pub(crate) sets: usize,
    /// The order of words and rows.
    pub(crate) order: Order,
}

impl Mixed {
    pub(crate) fn new(sets: usize) -> Mixed {
        Mixed { sets, order: Order::RoundRobin }
    }
}

impl KeystreamShape for Mixed {
    fn blocks(&self) -> usize {
        LANES + self.sets * <Zmm as Width>::BLOCKS
    }

    fn summary(&self) -> String {
        let rows = self.sets * <Zmm as Width>::BLOCKS;
        format!(
            "{LANES} blocks with a register per word, {rows} with a register for each row of four blocks, {}",
            self.order
        )
    }

    fn iteration(&self, k: &mut Builder<X86_64>, elsewhere: Elsewhere) -> Iteration {
        let words = Groups::one(k, FREE);
        let rows = Sets::<Zmm>::after_others(k, LANES, self.sets, elsewhere);
        let rounds = [Vertical::new(1).double_round(), rows.double_round(Order::RoundRobin, 0)];
        Iteration {
            rounds: RAX,
            counter: true,
            aligned: false,
            begin: rows.begin(),
            load: [words.load(0), rows.load()].concat(),
            double_round: woven(rounds, self.order),
            xor_whole: [words.whole(), rows.xor_whole()].concat(),
            xor_tail: words.part_and(|current| rows.xor_after_others(current)),
            next_counters: rows.next_counters(),
            wipe: [rows.wipe(), words.leave()].concat(),
        }
    }
}
