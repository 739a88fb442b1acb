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

use super::interface::Statement;
use crate::explore::{Entry, Inputs};
use crate::integer::field::Seed;
use crate::prove::induction::ProofGoal;
use crate::prove::poly1305::{Authenticator, Goal, Outcome};
use crate::term::{Term, TermByte};

/// Returns the statement about an operation, if it is in this file.
pub(super) fn of(operation: &dyn Operation, inputs: &Inputs) -> Option<Box<dyn Statement>> {
    let cipher = |first| ChaCha20Xor::new(inputs.clone(), first);
    let authenticator = |at, message, result| Authenticator { at, messages: 1, message, result };
    Some(if operation.is::<Chacha20Xor>() {
        Box::new(cipher(0))
    } else if operation.is::<Chacha20Blocks>() {
        Box::new(ChaCha20Blocks::new(inputs))
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
        Box::new(Begin { key: cipher(0), cipher: cipher(1) })
    } else if operation.is::<Chacha20Poly1305Blocks>() {
        Box::new(Blocks(cipher(0), authenticator(POLY1305, Some("mac"), Outcome::Accumulator)))
    } else {
        return None;
    })
}

/// ChaCha20 encryption (RFC 8439, 2.4): byte i of the first 64 of the output is byte i of the input, added modulo 2 to
/// byte i of the block with counter + `first`. Each block increments the counter.
struct ChaCha20Xor {
    inputs: Inputs,
    state: [Term; 16],
    first: u64,
    stream: [Term; 16],
}

impl ChaCha20Xor {
    const COUNTER: usize = 12;

    fn new(inputs: Inputs, first: u64) -> Self {
        let state: [Term; 16] = std::array::from_fn(|i| inputs.word("state", i));
        let mut counted = state;
        counted[Self::COUNTER] = state[Self::COUNTER] + Term::lit(32, first);
        ChaCha20Xor { inputs, state, first, stream: chacha20::spec::block(&counted) }
    }

    /// Returns byte `i` of the block with counter + `first`.
    fn byte(&self, i: usize) -> TermByte {
        self.stream[i / 4].byte(i % 4)
    }
}

impl Statement for ChaCha20Xor {
    fn expected(&mut self, _: &str, offset: usize) -> Option<Term> {
        Some(self.inputs.byte("input", offset) ^ self.byte(offset).spread())
    }

    fn describe(&self) -> String {
        let counter = Self::COUNTER;
        format!("out = input xor chacha20(state, counter in word {counter}, from block {})", self.first)
    }

    fn advance(&self) -> Vec<(Term, Term)> {
        let counter = self.state[Self::COUNTER];
        vec![(counter, counter + Term::lit(32, 1))]
    }
}

/// ChaCha20 blocks (RFC 8439, 2.3): each 64 bytes of the result are the block of the state that these bytes hold at
/// entry.
struct ChaCha20Blocks([Term; 16]);

impl ChaCha20Blocks {
    fn new(inputs: &Inputs) -> Self {
        let byte = |at: usize| inputs.byte("blocks", at).byte(0);
        let word = |i: usize| Term::of_bytes(&[0, 1, 2, 3].map(|k| byte(4 * i + k)));
        ChaCha20Blocks(chacha20::spec::block(&std::array::from_fn(word)))
    }
}

impl Statement for ChaCha20Blocks {
    fn expected(&mut self, _: &str, offset: usize) -> Option<Term> {
        Some(self.0[offset / 4].byte(offset % 4).spread())
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
struct Begin {
    /// The cipher from the block of the key on.
    key: ChaCha20Xor,
    /// The cipher of the message.
    cipher: ChaCha20Xor,
}

impl Statement for Begin {
    fn expected(&mut self, name: &str, offset: usize) -> Option<Term> {
        if name == "out" {
            return self.cipher.expected(name, offset);
        }
        let at = offset - POLY1305;
        match at {
            state::PAD => Some(Term::lit(8, 1)),
            _ if at < state::R => Some(Term::lit(8, 0)),
            _ if (state::S..state::FIXED).contains(&at) => Some(self.key.byte(at - state::R).spread()),
            _ => None,
        }
    }

    fn describe(&self) -> String {
        let cipher = self.cipher.describe();
        format!("{cipher}; poly1305 at byte {POLY1305} of state: r, s of block 0 of chacha20(state), h = 0, pad = 1")
    }

    fn advance(&self) -> Vec<(Term, Term)> {
        self.cipher.advance()
    }

    fn goal<'a>(&self, kernel: &'a Kernel, start: &'a Entry) -> Option<Box<dyn ProofGoal + 'a>> {
        let word = |i: usize| Term::of_bytes(&Vec::from_iter((8 * i..8 * i + 8).map(|at| self.key.byte(at))));
        // The masks clamp r (RFC 8439, 2.5).
        let masks = [0x0fff_fffc_0fff_ffff, 0x0fff_fffc_0fff_fffc];
        let clamped = [0, 1].map(|i| word(i) & Term::lit(64, masks[i]));
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

    fn advance(&self) -> Vec<(Term, Term)> {
        self.0.advance()
    }

    fn goal<'a>(&self, kernel: &'a Kernel, start: &'a Entry) -> Option<Box<dyn ProofGoal + 'a>> {
        Some(Box::new(Goal::new(kernel, start, self.1.clone(), Seed::of(kernel, &self.describe()))))
    }
}
