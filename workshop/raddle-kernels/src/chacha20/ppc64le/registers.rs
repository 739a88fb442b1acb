//! The registers of a message, and steps from block to block.

use raddle_isa::builder::ppc64le::*;
use raddle_isa::{Code, Strand};

use crate::variant::Builder;

// The use of the registers.
pub(crate) const OUT: Gpr = r(3);
pub(crate) const INPUT: Gpr = r(4);
pub(crate) const LEN: Gpr = r(5);
pub(crate) const STATE: Gpr = r(6);
pub(crate) const TABLE: Gpr = r(7);
/// The number of remaining double rounds.
pub(super) const ROUNDS: Gpr = r(8);
/// The offset of the next access from a pointer.
pub(crate) const OFFSET: Gpr = r(9);
/// Spare general-purpose registers.
pub(crate) const FREE: [Gpr; 2] = [r(10), r(11)];
/// The last row of the state, with the counter of the next block.
pub(crate) const COUNTER: Vsr = vs(0);

/// Clears the registers that kernels use and that the caller does not expect back.
pub(crate) fn clear(k: &mut Builder<Ppc64le>) {
    k.offsets(OFFSET);
    k.clear((0..20).map(v));
    k.clear((0..14).map(vs));
    k.clear([ROUNDS, OFFSET]);
    k.clear(FREE);
}

/// Runs `start` and then `body` `n` times; `body` leaves [`ROUNDS`] and the condition alone.
pub(crate) fn times(mut start: Strand, n: usize, body: Strand) -> [Code; 2] {
    start.push([li(ROUNDS, n)]);
    let count: Strand = [addi(ROUNDS, ROUNDS, -1), cmpldi(ROUNDS, 0)].into_iter().collect();
    [start.into(), Code::Repeat { body: vec![count.then(body).into()], again: NOT_EQUAL }]
}

/// Advances the pointers and the length.
pub(crate) fn advance(bytes: usize) -> Strand {
    [addi(INPUT, INPUT, bytes), addi(OUT, OUT, bytes), addi(LEN, LEN, -(bytes as i64))].into_iter().collect()
}
