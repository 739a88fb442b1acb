//! The interface of all shapes: the registers of parameters, and the code of an iteration.

use raddle_isa::builder::x86_64::*;
use raddle_isa::builder::{at, woven};
use raddle_isa::{Code, Inst, Order, Strand};

use super::super::BLOCK;
use crate::variant::Builder;
use crate::x86_64::prefetch;

/// The parameters, in the registers of the calling convention.
pub(crate) const OUT: Gpr64 = RDI;
pub(crate) const INPUT: Gpr64 = RSI;
pub(crate) const LEN: Gpr64 = RDX;
pub(crate) const STATE: Gpr64 = RCX;
pub(crate) const TABLE: Gpr64 = R8;
/// The number of the first block of an iteration.
pub(crate) const COUNTER: Gpr64 = R9;
/// The stack pointer at entry, if the stack is aligned.
pub(crate) const ENTRY: Gpr64 = R11;
/// The alignment of the stack in bytes: the width of the widest words on it. Each access to a word that crosses a page
/// boundary would cost as much as a quarter round.
pub(crate) const ALIGNMENT: usize = 32;

/// A shape: the number of blocks that an iteration computes, and its code.
pub(crate) trait KeystreamShape {
    /// Returns the number of blocks of an iteration.
    fn blocks(&self) -> usize;

    /// Describes the shape in one line, for the head of the generated kernel.
    fn summary(&self) -> String;

    /// Allocates stack and constants, and returns the code. `elsewhere` says which blocks interleaved code computes.
    fn iteration(&self, k: &mut Builder<X86_64>, elsewhere: Elsewhere) -> Iteration;

    /// Returns the number of bytes of an iteration.
    fn stride(&self) -> usize {
        self.blocks() * BLOCK
    }

    /// Whether a loop of this shape prefetches the input of an iteration before its rounds, so that lines come from
    /// memory during the rounds. A processor prefetches by itself, but it begins anew in each 4-KiB page, and after
    /// other code.
    fn prefetches(&self) -> bool {
        false
    }

    /// Loads the state of each block in a loop, and prefetches the input if the shape [does](Self::prefetches).
    fn load_and_prefetch(&self, load: Vec<Inst>) -> Strand {
        let load = Strand::from_iter(load).phase("load: the state of each block, with its counter");
        if !self.prefetches() {
            return load;
        }
        let lines = Strand::from_iter(prefetch(self.stride(), |line| at(INPUT, line)));
        woven([load, lines.phase("prefetch: the input that the end of this iteration reads")], Order::RoundRobin)
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
    /// The register that counts double rounds.
    pub(crate) rounds: Gpr64,
    /// Whether the code reads [`COUNTER`], the number of the first block.
    pub(crate) counter: bool,
    /// Whether the stack is aligned, in which case [`ENTRY`] is in use.
    pub(crate) aligned: bool,
    /// The code that runs once and loads the values that stay in registers throughout.
    pub(crate) begin: Vec<Inst>,
    /// The code that loads the state of each block.
    pub(crate) load: Vec<Inst>,
    pub(crate) double_round: Strand,
    /// The code that finishes an iteration: adds the state, and XORs the keystream into as many bytes of input.
    pub(crate) xor_whole: Vec<Inst>,
    /// The code that finishes the last iteration, with fewer bytes of input than keystream.
    pub(crate) xor_tail: Vec<Code>,
    /// The code that advances counters in registers of the shape.
    pub(crate) next_counters: Vec<Inst>,
    /// The code that clears registers and stack that held secrets.
    pub(crate) wipe: Vec<Inst>,
}

/// Advances the parameters by `n` bytes.
pub(super) fn advance(n: usize) -> [Inst; 3] {
    [add64(OUT, n), add64(INPUT, n), sub64(LEN, n)]
}
