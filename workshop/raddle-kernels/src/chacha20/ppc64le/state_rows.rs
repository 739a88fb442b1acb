//! Two blocks, with a row of each in a vector, for the end of a message. No transposition is needed, and two blocks
//! leave the pipelines so free that both together take only the latency of one.

use raddle_isa::builder::ppc64le::*;
use raddle_isa::builder::woven;
use raddle_isa::{Code, Order, Strand};

use super::super::lowering::state_row_double_round;
use super::vectors::{Constant, Lanes, Rotation, load, row, state_row};
use super::{TABLE, times};

/// The number of blocks.
pub(super) const BLOCKS: usize = 2;

/// Computes the keystream of two blocks, in [`row`].
pub(super) fn keystream(rotation: Rotation, order: Order) -> [Code; 3] {
    let lanes = Lanes(rotation);
    // The rows of a third and a fourth block are free: the counters that are added at the end stay there.
    let addend = |block, i| if (block, i) == (1, 3) { row(3, 3) } else { row(2, i) };
    let mut start = Lanes::keys();
    for i in 0..4 {
        start.push(state_row(addend(0, i), i));
    }
    start.push(load(addend(1, 3), TABLE, Constant::Next.offset()));
    start.push([vadduwm(addend(1, 3), addend(1, 3), addend(0, 3))]);
    let mut end = Strand::default();
    for i in 0..4 {
        for block in 0..BLOCKS {
            start.push([copy(row(block, i), addend(block, i))]);
            end.push([vadduwm(row(block, i), row(block, i), addend(block, i))]);
        }
    }
    let double_round = |block| {
        state_row_double_round(&lanes, [0, 1, 2, 3].map(|i| row(block, i).view()), |x, k| vec![vsldoi(x, x, x, 4 * k)])
    };
    let [start, rounds] = times(start, 10, woven((0..BLOCKS).map(double_round), order));
    [start, rounds, end.into()]
}
