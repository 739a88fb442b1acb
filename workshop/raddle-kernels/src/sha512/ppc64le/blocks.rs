//! One message. Two words of the message schedule, computed at once, give two W + K: both need only words that are
//! ready before either.
//!
//! Only constants and the message are read from memory.

use raddle_isa::builder::ppc64le::*;
use raddle_isa::builder::{Part, woven};
use raddle_isa::{Code, Inst, Order, Strand};

use crate::AnyOperation;
use crate::hash::Hash;
use crate::hash::ppc64le::single::Single;
use crate::hash::ppc64le::{Lane, Offset, in_memory, splat_double};
use crate::sha2::SHA512;
use crate::sha2::ppc64le::compression::{Registers, Sums};
use crate::sha256::ppc64le::blocks::REVERSED;
use crate::variant::{Builder, Variant};

const ROUND: Registers = Registers {
    lane: Lane::Bits64,
    words: [v(0), v(1), v(2), v(3), v(4), v(5), v(6), v(7)],
    differ: v(8),
    addend: v(9),
    sigma: v(10),
    chosen: v(11),
};
/// The last sixteen words of the schedule, two in each register.
const SCHEDULE: [Vr; 8] = [v(12), v(13), v(14), v(15), v(16), v(17), v(18), v(19)];
/// Two of these words with K added: for the current rounds, and for the next ones.
const ADDENDS: [Vr; 2] = [v(20), v(21)];
/// Temporary words of the schedule.
const FREE: [Vr; 2] = [v(22), v(23)];

/// The order of the sums.
pub(super) struct Blocks {
    pub(super) sums: Sums,
}

impl Variant for Blocks {
    type Target = Ppc64le;

    fn operation(&self) -> AnyOperation {
        Hash::Sha512.blocks()
    }

    fn summary(&self) -> String {
        format!("rounds and schedule, {}, {}", self.sums, Order::RoundRobin)
    }

    fn build(&self, k: &mut Builder<Ppc64le>) -> Vec<Code> {
        let message = Message {
            input: k.arg("input"),
            table: k.arg("table"),
            offset: Offset(k.take()),
            constants: k.constants(SHA512.constants().concat()),
            control: k.constants(in_memory(REVERSED)),
        };
        let single = Single { hash: Hash::Sha512, words: &ROUND.words, free: FREE, used: 24 };
        single.code(k, message.offset, message.block(self.sums))
    }
}

/// The registers of a message and the constants.
struct Message {
    input: Gpr,
    table: Gpr,
    offset: Offset,
    constants: Part,
    control: Part,
}

impl Message {
    /// Processes a block, from its loads to its last round.
    fn block(&self, sums: Sums) -> Strand {
        let mut block = self.start();
        let groups = SHA512.rounds / 2;
        for group in 0..groups {
            let rounds = [0, 1].into_iter().flat_map(|i| {
                let addend = splat_double(ROUND.addend, ADDENDS[group % 2], i);
                [vec![addend], ROUND.round(2 * group + i, sums)].concat()
            });
            let mut beside = if group + 1 < groups { self.addends(group + 1) } else { Strand::default() };
            let (first, last) = (2 * group, 2 * group + 1);
            let mut schedule = String::new();
            if last + 16 < SHA512.rounds {
                beside.extend(next(group));
                schedule = format!(", interleaved with W({}) and W({})", first + 16, last + 16);
            }
            let rounds = rounds.collect::<Strand>().named("rounds");
            let woven = woven([rounds, beside.named("schedule")], Order::RoundRobin);
            block = block.then(woven.phase(format!("rounds {first} and {last}{schedule}")));
        }
        block
    }

    /// Loads a block.
    fn start(&self) -> Strand {
        let mut strand = self.offset.strand();
        // All loads come first, because a permutation that waits may delay the instructions after it.
        let [control, _] = FREE;
        strand.push(self.offset.load(control, self.table, self.control.offset(0)));
        SCHEDULE.into_iter().enumerate().for_each(|(i, x)| strand.push(self.offset.load(x, self.input, 16 * i)));
        strand.extend(SCHEDULE.map(|x| vperm(x, x, x, control)));
        let mut strand = strand.then(self.addends(0));
        strand.extend([ROUND.start()]);
        strand.phase("load: the words of the block")
    }

    /// Computes W + K of two rounds.
    fn addends(&self, group: usize) -> Strand {
        let x = ADDENDS[group % 2];
        let mut strand = self.offset.strand();
        strand.push(self.offset.load(x, self.table, self.constants.offset(16 * group)));
        strand.extend([vaddudm(x, x, SCHEDULE[group % 8])]);
        strand
    }
}

/// Computes words of the schedule, which overwrite the words of sixteen rounds before.
fn next(group: usize) -> [Inst; 7] {
    let [w0, w2, w8, w10, w14] = [0, 1, 4, 5, 7].map(|i| SCHEDULE[(group + i) % 8]);
    let [x, y] = FREE;
    [
        vsldoi(x, w0, w2, 8),
        vsldoi(y, w8, w10, 8),
        vshasigmad(x, x, 0, 0),
        vaddudm(w0, w0, y),
        vshasigmad(y, w14, 0, 15),
        vaddudm(w0, w0, x),
        vaddudm(w0, w0, y),
    ]
}
