//! What all shapes have: registers, and the code of an iteration.

use raddle_isa::builder::x86_64::*;
use raddle_isa::{Code, Inst, Strand};

use super::super::BLOCK;
use crate::variant::Builder;

/// The parameters, in the registers of the calling convention.
pub(crate) const OUT: Gpr64 = RDI;
pub(crate) const INPUT: Gpr64 = RSI;
pub(crate) const LEN: Gpr64 = RDX;
pub(crate) const STATE: Gpr64 = RCX;
pub(crate) const TABLE: Gpr64 = R8;
/// The number of the first block of an iteration.
pub(crate) const COUNTER: Gpr64 = R9;
/// The stack pointer at entry, where the stack is aligned.
pub(crate) const ENTRY: Gpr64 = R11;
/// The alignment of the stack in bytes: the width of the widest words on it. Each access to a word that crosses a page would
/// cost as much as a quarter round.
pub(crate) const ALIGNMENT: usize = 32;

/// Blocks of ChaCha20 made together, whatever their registers are.
pub(crate) trait KeystreamShape {
    /// Blocks of an iteration.
    fn blocks(&self) -> usize;

    /// How they are made, in a line.
    fn summary(&self) -> String;

    /// Takes the stack and constants, where other code makes blocks too.
    fn iteration(&self, k: &mut Builder<X86_64>, elsewhere: Elsewhere) -> Iteration;

    /// Bytes of an iteration.
    fn stride(&self) -> usize {
        self.blocks() * BLOCK
    }
}

/// The number of blocks that interleaved code computes, before the first iteration and in each iteration.
#[derive(Clone, Copy, Default)]
pub(crate) struct Elsewhere {
    pub(crate) before: usize,
    pub(crate) of_iteration: usize,
}

/// The code of an iteration, which computes several blocks and processes as many bytes.
pub(crate) struct Iteration {
    /// Counts double rounds.
    pub(crate) rounds: Gpr64,
    /// Whether [`COUNTER`] is wanted.
    pub(crate) counter: bool,
    /// Whether the stack is aligned; [`ENTRY`] is taken then.
    pub(crate) aligned: bool,
    /// Done once.
    pub(crate) enter: Vec<Inst>,
    /// The state of each block.
    pub(crate) load: Vec<Inst>,
    pub(crate) double_round: Strand,
    /// Adds all keystream of an iteration to the input.
    pub(crate) whole: Vec<Inst>,
    /// Adds the keystream of an iteration to less input than that.
    pub(crate) part: Vec<Code>,
    /// Advances to the next iteration, but for the parameters and [`COUNTER`].
    pub(crate) next: Vec<Inst>,
    /// Leaves no secret.
    pub(crate) leave: Vec<Inst>,
}

/// Moves the parameters over `n` bytes that are done.
pub(super) fn advance(n: usize) -> [Inst; 3] {
    [add64(OUT, n), add64(INPUT, n), sub64(LEN, n)]
}
