//! One message. The constants of a round are added to the block four at a time, in the order of its words.

use raddle_isa::ppc64le::*;
use raddle_isa::{Strand, View};

use super::super::spec;
use super::step::{Registers, constant};
use crate::Kernel;
use crate::hash::Hash;
use crate::hash::ppc64le::single::Single;
use crate::hash::ppc64le::{INPUT, TABLE, load, splat, strand};

const STEP: Registers = Registers { words: [v(0), v(1), v(2), v(3)], function: v(4), counts: [v(5), v(6), v(7), v(8)] };
const BLOCK: [View; 4] = [v(9), v(10), v(11), v(12)];
/// The block with the constants of a round added.
const ADDENDS: [View; 4] = [v(13), v(14), v(15), v(16)];
/// What a step adds.
const ADDEND: View = v(17);

pub(super) fn kernel(name: &'static str) -> Kernel {
    // The constant of each word in each round.
    let step = |round: usize, word| (16 * round..16 * round + 16).find(|&i| spec::word(i) == word);
    let steps = (0..64).map(|n| step(n / 16, n % 16).expect("a round has a step for each word"));
    let table = steps.map(constant).flat_map(u32::to_le_bytes).collect();
    let single = Single { words: &STEP.words, free: [STEP.function, ADDEND], used: 18 };
    single.kernel(name, "one step after the other".into(), Hash::Md5.blocks(), table, block())
}

/// A block, from its loads to its last step.
fn block() -> Strand {
    let mut block = strand();
    BLOCK.into_iter().enumerate().for_each(|(i, x)| block.push(load(x, INPUT, 16 * i)));
    for round in 0..4 {
        for (i, x) in ADDENDS.into_iter().enumerate() {
            block.push(load(x, TABLE, 64 * round + 16 * i));
            block.push([vadduwm(x, x, BLOCK[i])]);
        }
        block.extend(STEP.counts(round));
        for i in 16 * round..16 * round + 16 {
            let (word, a) = (spec::word(i), STEP.a(i));
            block.extend([splat(ADDEND, ADDENDS[word / 4], word % 4), vadduwm(a, a, ADDEND)]);
            block.extend(STEP.step(i));
        }
    }
    block
}
