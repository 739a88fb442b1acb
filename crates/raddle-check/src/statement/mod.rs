//! What each kernel is to compute: the specification of its algorithm, on terms.

use raddle_isa::Word;
use raddle_kernels::chacha20_poly1305::POLY1305;
use raddle_kernels::poly1305::state;
use raddle_kernels::{Kernel, Operation, chacha20};
use rustc_hash::FxHashMap;

use crate::explore::{Entry, Inputs, entry, stack_pointers};
use crate::induction::ProofGoal;
use crate::poly1305::{Authenticator, Goal, Outcome};
use crate::term::{Algebra, Term, reset};

pub mod aes;
mod hash;

use aes::{CounterMode, Gcm, Ghash, Schedule};
use hash::HashValues;

/// What a kernel is to compute on its inputs.
pub trait Statement {
    /// Byte `offset` of the region `name` at exit, for a region that the contract says is written; as
    /// [`crate::term::TermByte::spread`] gives it. `None` where it is a part of a whole number.
    fn expected(&mut self, _name: &str, _offset: usize) -> Option<Term> {
        None
    }

    /// What it says and of what, with every parameter that it has: the same for two statements only where they say the
    /// same. PROVED.txt binds it.
    fn describe(&self) -> String;

    /// What the inputs become once `bytes` bytes are done: the induction step of a loop. Pointers and lengths move by
    /// themselves.
    fn advance(&self, _bytes: u64) -> Vec<(Term, Term)> {
        Vec::new()
    }

    /// The goal about several bytes of the results at once.
    fn goal<'a>(&self, _kernel: &'a Kernel, _start: &'a Entry) -> Option<Box<dyn ProofGoal + 'a>> {
        None
    }
}

/// What the statement about a kernel says. Terms that were made before are lost.
pub fn describe(kernel: &Kernel) -> String {
    reset(Algebra::Full);
    let start = entry(kernel, &[], stack_pointers(kernel)[0]);
    of(kernel, start.inputs).describe()
}

/// The statement about a kernel: that it computes its operation.
pub fn of(kernel: &Kernel, inputs: Inputs) -> Box<dyn Statement> {
    let authenticator = |at, message, result| Authenticator { at, message, result };
    match kernel.operation {
        Operation::Chacha20Xor => Box::new(ChaCha20Xor::new(inputs, 0)),
        Operation::Poly1305Powers(_) => Box::new(Poly1305(authenticator(0, None, Outcome::Powers))),
        Operation::Poly1305Blocks { .. } => Box::new(Poly1305(authenticator(0, Some("input"), Outcome::Accumulator))),
        Operation::Poly1305Finish => Box::new(Poly1305(authenticator(0, Some("input"), Outcome::Tag))),
        Operation::Chacha20Poly1305Begin { .. } => Box::new(Begin(ChaCha20Xor::new(inputs, 1))),
        Operation::Chacha20Poly1305Blocks { .. } => {
            let authenticator = authenticator(POLY1305, Some("mac"), Outcome::Accumulator);
            Box::new(Fused(ChaCha20Xor::new(inputs, 0), authenticator))
        }
        Operation::AesExpand(size) => Box::new(Schedule::new(&inputs, size)),
        Operation::AesCtrXor(size) => Box::new(CounterMode::new(inputs, size, "schedule", "counter")),
        Operation::GhashPowers(_) => Box::new(Ghash::Powers),
        Operation::GhashBlocks(_) => Box::new(Ghash::Blocks),
        Operation::AesGcmBlocks { size, direction, .. } => Box::new(Gcm::new(inputs, size, direction, false)),
        Operation::AesGcmFinish { size, direction, .. } => Box::new(Gcm::new(inputs, size, direction, true)),
        Operation::Hash { hash, messages } => Box::new(HashValues { hash, messages }),
    }
}

/// RFC 8439, 2.4: byte i of the output is byte i of the input, added modulo 2 to byte i mod 64 of the block with
/// counter + `first` + i / 64.
struct ChaCha20Xor {
    inputs: Inputs,
    state: [Term; 16],
    first: u64,
    blocks: FxHashMap<u64, [Term; 16]>,
}

impl ChaCha20Xor {
    const COUNTER: usize = 12;

    fn new(inputs: Inputs, first: u64) -> Self {
        let state = std::array::from_fn(|i| inputs.word("state", i));
        ChaCha20Xor { inputs, state, first, blocks: FxHashMap::default() }
    }

    fn at(&self, block: u64) -> [Term; 16] {
        let mut state = self.state;
        state[Self::COUNTER] = state[Self::COUNTER] + Term::lit(32, block);
        state
    }

    /// The block with counter + `index`.
    fn block(&mut self, index: u64) -> [Term; 16] {
        let state = self.at(index);
        *self.blocks.entry(index).or_insert_with(|| chacha20::spec::block(&state))
    }
}

impl Statement for ChaCha20Xor {
    fn expected(&mut self, _: &str, offset: usize) -> Option<Term> {
        let block = self.block(self.first + (offset / chacha20::BLOCK) as u64);
        let i = offset % chacha20::BLOCK;
        Some(self.inputs.byte("input", offset) ^ block[i / 4].byte(i % 4).spread())
    }

    fn describe(&self) -> String {
        let counter = Self::COUNTER;
        format!("out = input xor chacha20(state, counter in word {counter}, from block {})", self.first)
    }

    fn advance(&self, bytes: u64) -> Vec<(Term, Term)> {
        let blocks = bytes / chacha20::BLOCK as u64;
        vec![(self.state[Self::COUNTER], self.at(blocks)[Self::COUNTER])]
    }
}

/// Kernels of Poly1305 alone: all that they write are whole numbers.
struct Poly1305(Authenticator);

impl Statement for Poly1305 {
    fn describe(&self) -> String {
        self.0.describe()
    }

    fn goal<'a>(&self, kernel: &'a Kernel, start: &'a Entry) -> Option<Box<dyn ProofGoal + 'a>> {
        Some(Box::new(Goal::new(kernel, start, self.0.clone())))
    }
}

/// RFC 8439, 2.6 and 2.8: the block at the counter is the key of Poly1305, those after it are added to the message.
struct Begin(ChaCha20Xor);

impl Begin {
    /// Word `i` of 64 bits of the block at the counter.
    fn key(&mut self, i: usize) -> Term {
        let block = self.0.block(0);
        let bytes: Vec<_> = (0..8).map(|k| block[2 * i + k / 4].byte(k % 4)).collect();
        Term::of_bytes(&bytes)
    }
}

impl Statement for Begin {
    fn expected(&mut self, name: &str, offset: usize) -> Option<Term> {
        if name == "out" {
            return self.0.expected(name, offset);
        }
        let at = offset - POLY1305;
        match at {
            state::PAD => Some(Term::lit(8, 1)),
            _ if at < state::R => Some(Term::lit(8, 0)),
            _ if (state::S..state::FIXED).contains(&at) => {
                let i = at - state::R;
                Some(self.0.block(0)[i / 4].byte(i % 4).spread())
            }
            _ => None,
        }
    }

    fn describe(&self) -> String {
        let cipher = self.0.describe();
        format!("{cipher}; poly1305 at byte {POLY1305} of state: r, s of block 0 of chacha20(state), h = 0, pad = 1")
    }

    fn advance(&self, bytes: u64) -> Vec<(Term, Term)> {
        self.0.advance(bytes)
    }

    fn goal<'a>(&self, kernel: &'a Kernel, start: &'a Entry) -> Option<Box<dyn ProofGoal + 'a>> {
        let mut key = Begin(ChaCha20Xor::new(self.0.inputs.clone(), 1));
        // RFC 8439, 2.5: the clamp.
        let masks = [0x0fff_fffc_0fff_ffff, 0x0fff_fffc_0fff_fffc];
        let clamped = [0, 1].map(|i| key.key(i) & Term::lit(64, masks[i]));
        let what = Authenticator { at: POLY1305, message: None, result: Outcome::Key(clamped) };
        Some(Box::new(Goal::new(kernel, start, what)))
    }
}

/// Both at once.
struct Fused(ChaCha20Xor, Authenticator);

impl Statement for Fused {
    fn expected(&mut self, name: &str, offset: usize) -> Option<Term> {
        if name == "out" { self.0.expected(name, offset) } else { None }
    }

    fn describe(&self) -> String {
        format!("{}; {}", self.0.describe(), self.1.describe())
    }

    fn advance(&self, bytes: u64) -> Vec<(Term, Term)> {
        self.0.advance(bytes)
    }

    fn goal<'a>(&self, kernel: &'a Kernel, start: &'a Entry) -> Option<Box<dyn ProofGoal + 'a>> {
        Some(Box::new(Goal::new(kernel, start, self.1.clone())))
    }
}
