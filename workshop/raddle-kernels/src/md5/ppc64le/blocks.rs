//! One message. The constants of a round are added to the block four at a time, in the order of its words.

use raddle_isa::Strand;
use raddle_isa::builder::Part;
use raddle_isa::builder::ppc64le::*;

use super::super::spec;
use super::step::{Registers, constant};
use crate::hash::Hash;
use crate::hash::ppc64le::single::Single;
use crate::hash::ppc64le::{Offset, splat};
use crate::{Kernel, variant};

const STEP: Registers = Registers { words: [v(0), v(1), v(2), v(3)], function: v(4), counts: [v(5), v(6), v(7), v(8)] };
const BLOCK: [Vr; 4] = [v(9), v(10), v(11), v(12)];
/// The block with the constants of a round added.
const ADDENDS: [Vr; 4] = [v(13), v(14), v(15), v(16)];
/// The addend of a step.
const ADDEND: Vr = v(17);

/// Builds `md5_blocks_vsx`.
pub(super) fn kernel(name: &'static str) -> Kernel {
    variant::kernel::<Ppc64le>(name, Hash::Md5.blocks(), "one step after the other", |k| {
        // The constant of each word in each round.
        let step = |round: usize, word| (16 * round..16 * round + 16).find(|&i| spec::word(i) == word);
        let steps = (0..64).map(|n| step(n / 16, n % 16).expect("a round has a step for each word"));
        let constants = k.words(steps.map(constant));
        let offset = Offset(k.take());
        let block = block(offset, k.arg("input"), k.arg("table"), constants);
        Single { hash: Hash::Md5, words: &STEP.words, free: [STEP.function, ADDEND], used: 18 }.code(k, offset, block)
    })
}

/// Processes a block, from its loads to its last step.
fn block(offset: Offset, input: Gpr, table: Gpr, constants: Part) -> Strand {
    let mut block = offset.strand();
    BLOCK.into_iter().enumerate().for_each(|(i, x)| block.push(offset.load(x, input, 16 * i)));
    block = block.phase("load: the words of the block");
    for round in 0..4 {
        let mut addends = offset.strand();
        for (i, x) in ADDENDS.into_iter().enumerate() {
            addends.push(offset.load(x, table, constants.offset(64 * round + 16 * i)));
            addends.push([vadduwm(x, x, BLOCK[i])]);
        }
        block = block.then(addends.phase(format!("round {} (RFC 1321, 3.4), 16 steps", round + 1)));
        block.extend(STEP.counts(round));
        for i in 16 * round..16 * round + 16 {
            let (word, a) = (spec::word(i), STEP.a(i));
            block.extend([splat(ADDEND, ADDENDS[word / 4], word % 4), vadduwm(a, a, ADDEND)]);
            block.extend(STEP.step(i));
        }
    }
    block
}
