//! A block in general-purpose registers, with a word in each; the bits above the low 32 do not matter.

use raddle_isa::builder::at;
use raddle_isa::builder::ppc64le::*;
use raddle_isa::{Inst, Order, Reg, Strand, View};

use super::super::lowering::{Lowering, double_round as lines};
use super::{COUNTER, FREE, INPUT, OUT, STATE};

/// The counter of the block.
const WORD_12: Gpr = r(30);

/// Returns the registers that hold a block, all of them callee-saved.
pub(super) fn registers() -> impl Iterator<Item = Gpr> {
    (14..31).map(r)
}

fn word(i: usize) -> Gpr {
    r(14 + i as u8)
}

struct Words;

impl Lowering for Words {
    fn add(&self, d: View, a: View) -> Vec<Inst> {
        vec![add(d, d, a)]
    }
    fn xor_rol(&self, d: View, a: View, k: u32) -> Vec<Inst> {
        vec![xor(d, d, a), rotlwi(d, d, k)]
    }
    fn scratch(&self) -> Vec<Reg> {
        Vec::new()
    }
}

/// Loads the state, with the counter of `blocks` blocks later.
pub(super) fn start(blocks: usize) -> Strand {
    let mut strand = Strand::default();
    // The counter is the highest word of its row.
    strand.push([mfvsrd(WORD_12, COUNTER), srdi(WORD_12, WORD_12, 32), addi(WORD_12, WORD_12, blocks)]);
    for i in 0..16 {
        strand.push([if i == 12 { mr(word(i), WORD_12) } else { lwz(word(i), at(STATE, 4 * i)) }]);
    }
    strand
}

/// Returns the double round.
pub(super) fn double_round() -> Strand {
    lines(&Words, &std::array::from_fn(|i| word(i).view()), Order::RoundRobin).expect("columns and diagonals are apart")
}

/// Adds the state, and adds the keystream to the message at an offset.
pub(super) fn finish_and_emit(offset: usize) -> Strand {
    let [addend, data] = FREE;
    let mut strand = Strand::new(FREE);
    for i in 0..16 {
        let (x, place) = (word(i), offset + 4 * i);
        let mut bundle = match i {
            12 => vec![add(x, x, WORD_12)],
            _ => vec![lwz(addend, at(STATE, 4 * i)), add(x, x, addend)],
        };
        bundle.extend([lwz(data, at(INPUT, place)), xor(data, data, x), stw(at(OUT, place), data)]);
        strand.push(bundle);
    }
    strand
}
