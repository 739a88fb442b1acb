//! One message. Four words of the message schedule, computed at once, give four W + K.
//!
//! **The schedule** of words 16 to 19, where word 0 is highest:
//!
//! > W = w0 + σ0(w1) + w9 + σ1(w14), and so on; σ1 of the third and fourth word applies to the first and second,
//!
//! so σ1 is computed twice: of words 14 and 15, and of the two words that result.
//!
//! Only constants and the message are read from memory, and nothing is on the stack.

use raddle_isa::builder::ppc64le::*;
use raddle_isa::builder::{Part, woven};
use raddle_isa::{Code, Inst, Order, Strand};

use super::super::spec::K;
use super::compression::{Registers, Sums};
use super::single::{Offset, Single};
use crate::AnyOperation;
use crate::Kernel;
use crate::hash::Hash;
use crate::variant::{Builder, Variant};

const ROUND: Registers = Registers {
    words: [v(0), v(1), v(2), v(3), v(4), v(5), v(6), v(7)],
    differ: v(8),
    addend: v(9),
    sigma: v(10),
    chosen: v(11),
};
/// The last sixteen words of the schedule.
const SCHEDULE: [Vr; 4] = [v(12), v(13), v(14), v(15)];
/// Four of these words with K added: for the current rounds, and for the next ones.
const ADDENDS: [Vr; 2] = [v(16), v(17)];
/// Temporary words of the schedule.
const FREE: [Vr; 2] = [v(18), v(19)];

/// The control that keeps the order of four words, the first one highest, and reverses the bytes of each. It counts
/// bytes from the highest, and so do these numbers.
const REVERSED: [u32; 4] = [0x07060504, 0x03020100, 0x0f0e0d0c, 0x0b0a0908];

/// Returns the kernel with the sums that are fastest in the models of POWER8 and POWER9.
pub fn kernels() -> Vec<Kernel> {
    vec![Blocks { sums: Sums::Wide }.kernel("sha256_blocks_vsx")]
}

/// Returns candidates with other sums.
pub fn candidates() -> Vec<Kernel> {
    vec![
        Blocks { sums: Sums::Few }.kernel("sha256_blocks_vsx_few"),
        Blocks { sums: Sums::Wider }.kernel("sha256_blocks_vsx_wider"),
    ]
}

/// The order of the sums.
struct Blocks {
    sums: Sums,
}

impl Variant for Blocks {
    type Target = Ppc64le;

    fn operation(&self) -> AnyOperation {
        Hash::Sha256.blocks()
    }

    fn summary(&self) -> String {
        format!("rounds and schedule, {}, {}", self.sums, Order::RoundRobin)
    }

    fn build(&self, k: &mut Builder<Ppc64le>) -> Vec<Code> {
        let message = Message {
            input: k.arg("input"),
            table: k.arg("table"),
            offset: Offset(k.take()),
            constants: k.constants(in_memory(K)),
            control: k.constants(in_memory(REVERSED)),
        };
        let single = Single { words: ROUND.words, free: FREE };
        single.code(k, message.offset, message.block(self.sums))
    }
}

/// Returns words, the highest of four first, in the order in which [`Offset::load`] reads them.
fn in_memory(words: impl IntoIterator<Item = u32>) -> Vec<u8> {
    let words: Vec<_> = words.into_iter().collect();
    words.chunks(2).flat_map(|pair| pair.iter().rev()).flat_map(|word| word.to_le_bytes()).collect()
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
        for group in 0..16 {
            let rounds = (4 * group..4 * group + 4).flat_map(|t| {
                let addend = vspltw(ROUND.addend, ADDENDS[group % 2], t % 4);
                [vec![addend], ROUND.round(t, sums)].concat()
            });
            let mut beside = if group < 15 { self.addends(group + 1) } else { Strand::default() };
            if group < 12 {
                beside.extend(next(group));
            }
            let schedule = if group < 12 {
                format!(", interleaved with W({}) to W({})", 4 * group + 16, 4 * group + 19)
            } else {
                String::new()
            };
            let rounds = rounds.collect::<Strand>().named("rounds");
            let woven = woven([rounds, beside.named("schedule")], Order::RoundRobin);
            block = block.then(woven.phase(format!("rounds {} to {}{schedule}", 4 * group, 4 * group + 3)));
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

    /// Computes W + K of four rounds.
    fn addends(&self, group: usize) -> Strand {
        let x = ADDENDS[group % 2];
        let mut strand = self.offset.strand();
        strand.push(self.offset.load(x, self.table, self.constants.offset(16 * group)));
        strand.extend([vadduwm(x, x, SCHEDULE[group % 4])]);
        strand
    }
}

/// Computes words of the schedule, which overwrite the words of sixteen rounds before.
fn next(group: usize) -> impl Iterator<Item = Inst> {
    let [w0, w4, w8, w12] = std::array::from_fn(|i| SCHEDULE[(group + i) % 4]);
    let [x, y] = FREE;
    let known = [vsldoi(x, w0, w4, 4), vsldoi(y, w8, w12, 4), vshasigmaw(x, x, 0, 0), vadduwm(w0, w0, y)];
    let two = [vshasigmaw(y, w12, 0, 15), vadduwm(w0, w0, x), xxpermdi(x, y, y, 2), vadduwm(x, x, w0)];
    let four = [vshasigmaw(x, x, 0, 15), xxpermdi(x, y, x, 2), vadduwm(w0, w0, x)];
    known.into_iter().chain(two).chain(four)
}
