//! ChaCha20 (RFC 8439): what it asks of an instruction set, and its rounds as strands.
//!
//! | module | what it holds |
//! |---|---|
//! | [`spec`] | the RFC, transcribed |
//! | [`x86_64`], [`aarch64`], [`ppc64le`] | lowering and shapes of each instruction set |

pub mod aarch64;
pub mod ppc64le;
pub mod spec;
pub mod x86_64;

#[cfg(test)]
mod tests;

use raddle_isa::{Clobber, Contract, Inst, Order, Parameter, Reg, Strand, View, Word, weave};

use crate::Kernel;

/// Bytes of a block of keystream.
pub const BLOCK: usize = 64;

/// Every ChaCha20 kernel.
pub fn kernels() -> Vec<Kernel> {
    [x86_64::kernels(), aarch64::kernels(), ppc64le::kernels()].concat()
}

/// Other orders and widths of the same kernels.
pub fn candidates() -> Vec<Kernel> {
    [x86_64::candidates(), aarch64::candidates(), ppc64le::candidates()].concat()
}

/// The contract of every `chacha20_xor_*` kernel.
pub fn contract() -> Contract {
    let state = "constants, key, block counter of the first block, nonce: 16 words; the counter wraps modulo 2^32";
    Contract {
        doc: "ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.",
        parameters: vec![
            Parameter::message("out", false, true, "where the result goes"),
            Parameter::message("input", true, false, "what the keystream is added to"),
            Parameter::Length { name: "len", multiple: 1, most: None },
            Parameter::state(BLOCK, None, None, state),
            Parameter::table(),
        ],
        one: vec![&["out", "input"]],
        numbers: Vec::new(),
    }
}

/// What ChaCha20 asks of an instruction set: two lines of the quarter round, on whatever a register holds.
pub trait Lowering {
    /// `d += a`.
    fn add(&self, d: View, a: View) -> Vec<Inst>;
    /// `d = (d ^ a) <<< k`, for k = 16, 12, 8 and 7.
    fn xor_rol(&self, d: View, a: View, k: u32) -> Vec<Inst>;
    /// Registers that hold nothing from one line to the next.
    fn scratch(&self) -> Vec<Reg>;
}

/// The quarter round (RFC 8439, 2.1) on the registers `a`, `b`, `c`, `d`.
pub fn quarter_round(on: &impl Lowering, [a, b, c, d]: [View; 4]) -> Strand {
    let mut strand = Strand::new(on.scratch());
    for (x, y, z, k) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
        strand.push(on.add(x, y));
        strand.push(on.xor_rol(z, x, k));
    }
    strand
}

/// The double round (RFC 8439, 2.3) on a state with one register per word, a block in each lane: four columns woven,
/// then four diagonals woven.
pub fn double_round(on: &impl Lowering, x: &[View; 16], order: Order) -> Result<Strand, Clobber> {
    let word = |row: usize, i: usize| x[4 * row + i % 4];
    let column = |i| quarter_round(on, [word(0, i), word(1, i), word(2, i), word(3, i)]);
    let diagonal = |i| quarter_round(on, [word(0, i), word(1, i + 1), word(2, i + 2), word(3, i + 3)]);
    Ok(weave((0..4).map(column), order)?.then(weave((0..4).map(diagonal), order)?))
}

/// The double round on a state with one register per row: lanes are columns. `turn(row, k)` rotates the words of a
/// row by `k` places to the left, which makes diagonals columns.
///
/// The second row is the last to be known in a quarter round and the first to be asked for in the next: it stays where
/// it is, and the others, which have time, are turned around it.
pub fn row_double_round(on: &impl Lowering, [a, b, c, d]: [View; 4], turn: impl Fn(View, u32) -> Vec<Inst>) -> Strand {
    let mut strand = quarter_round(on, [a, b, c, d]);
    for (row, k) in [(a, 3), (d, 2), (c, 1)] {
        strand.push(turn(row, k));
    }
    strand = strand.then(quarter_round(on, [a, b, c, d]));
    for (row, k) in [(a, 1), (d, 2), (c, 3)] {
        strand.push(turn(row, k));
    }
    strand
}
