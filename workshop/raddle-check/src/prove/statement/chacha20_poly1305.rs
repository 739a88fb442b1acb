//! The statements about kernels of ChaCha20, Poly1305 and both.

use raddle_isa::Word;
use raddle_kernels::chacha20;
use raddle_kernels::chacha20_poly1305::POLY1305;
use raddle_kernels::operations::{
    Chacha20Blocks, Chacha20Poly1305Begin, Chacha20Poly1305Blocks, Chacha20Xor, Poly1305Blocks, Poly1305Finish,
    Poly1305Lanes, Poly1305Powers,
};
use raddle_kernels::poly1305::state;
use raddle_kernels::{Kernel, Operation};
use rustc_hash::FxHashMap;

use super::interface::Statement;
use crate::explore::{Entry, Inputs};
use crate::integer::field::Seed;
use crate::prove::induction::ProofGoal;
use crate::prove::poly1305::{Authenticator, Goal, Outcome};
use crate::term::Term;

/// Returns the statement about an operation, if it is in this file.
pub(super) fn of(operation: &dyn Operation, inputs: &Inputs) -> Option<Box<dyn Statement>> {
    let cipher = |first| ChaCha20Xor::new(inputs.clone(), first);
    let authenticator = |at, message, result| Authenticator { at, messages: 1, message, result };
    Some(if operation.is::<Chacha20Xor>() {
        Box::new(cipher(0))
    } else if operation.is::<Chacha20Blocks>() {
        Box::new(ChaCha20Blocks::new(inputs.clone()))
    } else if operation.is::<Poly1305Powers>() {
        Box::new(Poly1305(authenticator(0, None, Outcome::Powers)))
    } else if operation.is::<Poly1305Blocks>() {
        Box::new(Poly1305(authenticator(0, Some("input"), Outcome::Accumulator)))
    } else if operation.is::<Poly1305Finish>() {
        Box::new(Poly1305(authenticator(0, Some("input"), Outcome::Tag)))
    } else if let Some(&Poly1305Lanes { messages }) = operation.as_a() {
        let one = authenticator(0, Some("input"), Outcome::Accumulator);
        Box::new(Poly1305(Authenticator { messages, ..one }))
    } else if operation.is::<Chacha20Poly1305Begin>() {
        Box::new(Begin(cipher(1)))
    } else if operation.is::<Chacha20Poly1305Blocks>() {
        Box::new(Blocks(cipher(0), authenticator(POLY1305, Some("mac"), Outcome::Accumulator)))
    } else {
        return None;
    })
}

/// ChaCha20 encryption (RFC 8439, 2.4): byte i of the output is byte i of the input, added modulo 2 to byte i mod 64 of
/// the block with counter + `first` + i / 64.
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

    /// Returns the block with counter + `index`.
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

/// ChaCha20 blocks (RFC 8439, 2.3): each 64 bytes of the result are the block of the state that these bytes hold at
/// entry.
struct ChaCha20Blocks {
    inputs: Inputs,
    blocks: FxHashMap<usize, [Term; 16]>,
}

impl ChaCha20Blocks {
    fn new(inputs: Inputs) -> Self {
        ChaCha20Blocks { inputs, blocks: FxHashMap::default() }
    }
}

impl Statement for ChaCha20Blocks {
    fn expected(&mut self, name: &str, offset: usize) -> Option<Term> {
        let (first, i) = (offset - offset % chacha20::BLOCK, offset % chacha20::BLOCK);
        let byte = |at: usize| self.inputs.byte(name, at).byte(0);
        let word = |i: usize| Term::of_bytes(&[0, 1, 2, 3].map(|k| byte(first + 4 * i + k)));
        let block = self.blocks.entry(first).or_insert_with(|| chacha20::spec::block(&std::array::from_fn(word)));
        Some(block[i / 4].byte(i % 4).spread())
    }

    fn describe(&self) -> String {
        "each 64 bytes of blocks = the block of chacha20 of the state that they are".into()
    }
}

/// A kernel of Poly1305 alone, which writes only whole numbers.
struct Poly1305(Authenticator);

impl Statement for Poly1305 {
    fn describe(&self) -> String {
        self.0.describe()
    }

    fn goal<'a>(&self, kernel: &'a Kernel, start: &'a Entry) -> Option<Box<dyn ProofGoal + 'a>> {
        Some(Box::new(Goal::new(kernel, start, self.0.clone(), Seed::of(kernel, &self.describe()))))
    }
}

/// The beginning of an encrypted message (RFC 8439, 2.6 and 2.8): the block at the counter is the Poly1305 key, and the
/// blocks after it are added to the message.
struct Begin(ChaCha20Xor);

impl Begin {
    /// Returns the 64-bit word `i` of the block at the counter.
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
        // The masks clamp r (RFC 8439, 2.5).
        let masks = [0x0fff_fffc_0fff_ffff, 0x0fff_fffc_0fff_fffc];
        let clamped = [0, 1].map(|i| key.key(i) & Term::lit(64, masks[i]));
        let what = Authenticator { at: POLY1305, messages: 1, message: None, result: Outcome::Key(clamped) };
        Some(Box::new(Goal::new(kernel, start, what, Seed::of(kernel, &self.describe()))))
    }
}

/// A kernel that encrypts and authenticates at once.
struct Blocks(ChaCha20Xor, Authenticator);

impl Statement for Blocks {
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
        Some(Box::new(Goal::new(kernel, start, self.1.clone(), Seed::of(kernel, &self.describe()))))
    }
}
