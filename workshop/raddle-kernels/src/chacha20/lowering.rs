//! The rounds of ChaCha20 as strands, for any instruction set. Nothing here is trusted: the proof is about the result.
//!
//! An instruction set implements [`Lowering`]: the two operations of a quarter round. The double round to use depends
//! on the contents of a register:
//!
//! | a register holds | columns are | diagonals are | function |
//! |---|---|---|---|
//! | a word of one block, or of a block in each lane | four registers | four other registers | [`double_round`] |
//! | a row of the state, four words | lanes of four registers | lanes, after rotations of rows | [`state_row_double_round`] |

use raddle_isa::builder::Phase;
use raddle_isa::{Clobber, Inst, Order, Reg, Strand, View, weave};

use crate::variant::counted;

/// The operations of a quarter round, as instructions on registers `R`. A register holds one or several words, all of
/// which go through an operation.
pub trait Lowering<R: Copy = View> {
    /// Computes `d += a`.
    fn add(&self, d: R, a: R) -> Vec<Inst>;
    /// Computes `d = (d ^ a) <<< k`, for k = 16, 12, 8 and 7; for BLAKE3 16, 20, 24 and 25.
    fn xor_rol(&self, d: R, a: R, k: u32) -> Vec<Inst>;
    /// Returns the registers that [`Lowering::add`] and [`Lowering::xor_rol`] overwrite besides `d`. Between two
    /// operations they hold no value, so interleaved quarter rounds may share them.
    fn scratch(&self) -> Vec<Reg>;
}

/// Returns the quarter round (RFC 8439, 2.1) on the registers `a`, `b`, `c`, `d`: a strand of eight bundles, four times
///
/// > x += y; z = (z ^ x) <<< k.
pub fn quarter_round<R: Copy>(on: &impl Lowering<R>, [a, b, c, d]: [R; 4]) -> Strand {
    let mut strand = Strand::new(on.scratch());
    for (x, y, z, k) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
        strand.push(on.add(x, y));
        strand.push(on.xor_rol(z, x, k));
    }
    strand
}

/// Returns the double round (RFC 8439, 2.3) on a state with one register per word, a block in each lane: four columns
/// interleaved, then four diagonals interleaved.
pub fn double_round<R: Copy>(on: &impl Lowering<R>, x: &[R; 16], order: Order) -> Result<Strand, Clobber> {
    let word = |row: usize, i: usize| x[4 * row + i % 4];
    let column = |i| quarter_round(on, [word(0, i), word(1, i), word(2, i), word(3, i)]);
    let diagonal = |i| quarter_round(on, [word(0, i), word(1, i + 1), word(2, i + 2), word(3, i + 3)]);
    Ok(weave((0..4).map(column), order)?.then(weave((0..4).map(diagonal), order)?))
}

/// Returns the double round on a state with one register per row: lanes are columns. `rotate(row, k)` rotates the words
/// of a row by `k` places to the left.
///
/// Row i is rotated by (i - 1) modulo 4 places: `a` by 3, `b` by 0, `c` by 1, `d` by 2. RFC 8439 would rotate it by i.
/// Either choice brings the words of a diagonal into one column. A quarter round computes `b` last, and the next one
/// reads it first: so we leave `b` in place, because it is on the critical path.
///
/// The strand has [`STATE_ROW_BUNDLES`] bundles.
pub fn state_row_double_round<R: Copy>(
    on: &impl Lowering<R>,
    [a, b, c, d]: [R; 4],
    rotate: impl Fn(R, u32) -> Vec<Inst>,
) -> Strand {
    let columns_to_diagonals = [(a, 3), (d, 2), (c, 1)];
    let diagonals_to_columns = [(a, 1), (d, 2), (c, 3)];
    let mut strand = quarter_round(on, [a, b, c, d]);
    for (row, k) in columns_to_diagonals {
        strand.push(rotate(row, k));
    }
    strand = strand.then(quarter_round(on, [a, b, c, d]));
    for (row, k) in diagonals_to_columns {
        strand.push(rotate(row, k));
    }
    strand
}

/// The number of bundles of [`state_row_double_round`]: two quarter rounds of eight, and three rotations after each.
pub const STATE_ROW_BUNDLES: usize = 2 * (8 + 3);

/// Names the double round of a group of blocks, for drawings and comments. Groups are counted from 1.
pub(crate) fn of_group(double_round: Strand, group: usize, blocks: usize) -> Strand {
    let name = format!("group {}: {}", group + 1, counted(blocks, "block"));
    double_round.named(name.clone()).phase(format!("{name}, a double round"))
}
