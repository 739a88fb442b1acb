//! What each kernel is to compute: the specification of its algorithm, on terms.

use raddle_isa::{Kernel, Word};
use raddle_kernels::chacha20;
use rustc_hash::FxHashMap;

use crate::explore::Inputs;
use crate::term::Term;

/// What a kernel is to compute on its inputs.
pub trait Statement {
    /// Byte `offset` of the region `name` at exit, for a region that the contract says is written; as
    /// [`crate::term::TermByte::spread`] gives it.
    fn expected(&mut self, name: &str, offset: usize) -> Term;

    /// What the inputs become once `bytes` bytes are done: the induction step of a loop. Pointers and lengths move by
    /// themselves.
    fn advance(&self, bytes: u64) -> Vec<(Term, Term)>;
}

/// The statement about a kernel, which its name tells; `None` for an unknown algorithm.
pub fn of(kernel: &Kernel, inputs: Inputs) -> Option<Box<dyn Statement>> {
    match kernel.name {
        name if name.starts_with("chacha20_xor_") => Some(Box::new(ChaCha20Xor::new(inputs))),
        _ => None,
    }
}

/// RFC 8439, 2.4: byte i of the output is byte i of the input, added modulo 2 to byte i mod 64 of the block with
/// counter + i / 64.
struct ChaCha20Xor {
    inputs: Inputs,
    state: [Term; 16],
    blocks: FxHashMap<usize, [Term; 16]>,
}

impl ChaCha20Xor {
    const COUNTER: usize = 12;

    fn new(inputs: Inputs) -> Self {
        let state = std::array::from_fn(|i| inputs.word("state", i));
        ChaCha20Xor { inputs, state, blocks: FxHashMap::default() }
    }

    fn at(&self, block: u64) -> [Term; 16] {
        let mut state = self.state;
        state[Self::COUNTER] = state[Self::COUNTER] + Term::lit(32, block);
        state
    }
}

impl Statement for ChaCha20Xor {
    fn expected(&mut self, _: &str, offset: usize) -> Term {
        let index = offset / chacha20::BLOCK;
        let state = self.at(index as u64);
        let block = self.blocks.entry(index).or_insert_with(|| chacha20::spec::block(&state));
        let i = offset % chacha20::BLOCK;
        self.inputs.byte("input", offset) ^ block[i / 4].byte(i % 4).spread()
    }

    fn advance(&self, bytes: u64) -> Vec<(Term, Term)> {
        let blocks = bytes / chacha20::BLOCK as u64;
        vec![(self.state[Self::COUNTER], self.at(blocks)[Self::COUNTER])]
    }
}
