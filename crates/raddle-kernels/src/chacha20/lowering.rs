//! What ChaCha20 asks of an instruction set, and its rounds as strands. Nothing here is trusted: the proof is of what comes out.

use raddle_isa::{Clobber, Inst, Order, Reg, Strand, View, weave};

/// What ChaCha20 asks of an instruction set: two lines of the quarter round, on whatever a register `R` holds.
pub trait Lowering<R: Copy = View> {
    /// `d += a`.
    fn add(&self, d: R, a: R) -> Vec<Inst>;
    /// `d = (d ^ a) <<< k`, for k = 16, 12, 8 and 7.
    fn xor_rol(&self, d: R, a: R, k: u32) -> Vec<Inst>;
    /// Registers that hold nothing from one line to the next.
    fn scratch(&self) -> Vec<Reg>;
}

/// The quarter round (RFC 8439, 2.1) on the registers `a`, `b`, `c`, `d`.
pub fn quarter_round<R: Copy>(on: &impl Lowering<R>, [a, b, c, d]: [R; 4]) -> Strand {
    let mut strand = Strand::new(on.scratch());
    for (x, y, z, k) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
        strand.push(on.add(x, y));
        strand.push(on.xor_rol(z, x, k));
    }
    strand
}

/// The double round (RFC 8439, 2.3) on a state with one register per word, a block in each lane: four columns woven,
/// then four diagonals woven.
pub fn double_round<R: Copy>(on: &impl Lowering<R>, x: &[R; 16], order: Order) -> Result<Strand, Clobber> {
    let word = |row: usize, i: usize| x[4 * row + i % 4];
    let column = |i| quarter_round(on, [word(0, i), word(1, i), word(2, i), word(3, i)]);
    let diagonal = |i| quarter_round(on, [word(0, i), word(1, i + 1), word(2, i + 2), word(3, i + 3)]);
    Ok(weave((0..4).map(column), order)?.then(weave((0..4).map(diagonal), order)?))
}

/// The double round on a state with one register per state row: lanes are columns. `rotate(row, k)` rotates the words of a
/// state row by `k` places to the left, which makes diagonals columns.
///
/// A quarter round computes the second state row last, and the next quarter round reads it first. So that row keeps its
/// place, and the rotations of the other rows, which are not on the critical path, come to it.
pub fn state_row_double_round<R: Copy>(
    on: &impl Lowering<R>,
    [a, b, c, d]: [R; 4],
    rotate: impl Fn(R, u32) -> Vec<Inst>,
) -> Strand {
    let mut strand = quarter_round(on, [a, b, c, d]);
    for (row, k) in [(a, 3), (d, 2), (c, 1)] {
        strand.push(rotate(row, k));
    }
    strand = strand.then(quarter_round(on, [a, b, c, d]));
    for (row, k) in [(a, 1), (d, 2), (c, 3)] {
        strand.push(rotate(row, k));
    }
    strand
}

/// The name of a strand: a group of blocks, counted from 1, and how many blocks it has.
pub(crate) fn group_name(group: usize, blocks: usize) -> String {
    match blocks {
        1 => format!("group {}: 1 block", group + 1),
        _ => format!("group {}: {blocks} blocks", group + 1),
    }
}
