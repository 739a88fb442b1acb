//! The statements about kernels of AES, counter mode, GHASH, POLYVAL, AES-GCM and AES-GCM-SIV.

use raddle_isa::Word;
use raddle_kernels::aes::mode::Mode;
use raddle_kernels::aes::{BLOCK, Size, spec};
use raddle_kernels::aes_gcm::{COUNTER, Direction, FIRST, SUM};
use raddle_kernels::operations::{
    AesCtrXor, AesExpand, AesGcmBlocks, AesGcmFinish, AesGcmSivKeys, GhashBlocks, GhashPowers,
};
use raddle_kernels::{Kernel, Operation};

use super::interface::Statement;
use crate::explore::{Entry, Inputs};
use crate::integer::field::Seed;
use crate::prove::ghash::{Goal, Message, Outcome};
use crate::prove::induction::ProofGoal;
use crate::term::Term;

/// Returns the statement about an operation, if it is in this file.
pub(super) fn of(operation: &dyn Operation, inputs: &Inputs) -> Option<Box<dyn Statement>> {
    let inputs = inputs.clone();
    Some(if let Some(&AesExpand(size)) = operation.as_a() {
        Box::new(Schedule::new(&inputs, size))
    } else if let Some(&AesCtrXor(size, mode)) = operation.as_a() {
        Box::new(CounterMode::new(inputs, (mode, size), ["input", "schedule", "counter"]))
    } else if let Some(&AesGcmSivKeys(size)) = operation.as_a() {
        Box::new(MessageKeys::new(&inputs, size))
    } else if operation.is::<GhashPowers>() {
        Box::new(Ghash::Powers)
    } else if let Some(&GhashBlocks(_, mode)) = operation.as_a() {
        Box::new(Ghash::Blocks(mode))
    } else if let Some(&AesGcmBlocks { mode, size, direction, .. }) = operation.as_a() {
        Box::new(Gcm::new(inputs, (mode, size), direction, false))
    } else if let Some(&AesGcmFinish { size, direction, .. }) = operation.as_a() {
        Box::new(Gcm::new(inputs, (Mode::Gcm, size), direction, true))
    } else {
        return None;
    })
}

/// The round keys (FIPS 197, 5.2).
struct Schedule {
    size: Size,
    words: Vec<Term>,
}

impl Schedule {
    fn new(inputs: &Inputs, size: Size) -> Self {
        let key: Vec<Term> = (0..size.key_words()).map(|i| inputs.word("cipher_key", i)).collect();
        Schedule { size, words: spec::expand(size, &key) }
    }
}

impl Statement for Schedule {
    fn expected(&mut self, _: &str, offset: usize) -> Option<Term> {
        Some(self.words[offset / 4].byte(offset % 4).spread())
    }

    fn describe(&self) -> String {
        format!("schedule = {} expand(cipher_key)", self.size)
    }
}

/// The keys of a message of AES-GCM-SIV (RFC 8452, 4): the first halves of encrypted counter blocks. The first two are
/// the key of POLYVAL, the others are the encryption key, which is expanded.
struct MessageKeys {
    size: Size,
    h: Vec<Term>,
    schedule: Vec<Term>,
}

impl MessageKeys {
    fn new(inputs: &Inputs, size: Size) -> Self {
        let schedule: Vec<Term> = (0..size.schedule_bytes() / 4).map(|i| inputs.word("schedule", i)).collect();
        let counter = std::array::from_fn(|i| inputs.word("counter", i));
        let half = |i| spec::encrypt(&schedule, Mode::GcmSiv.increment(counter, i)).into_iter().take(2);
        let mut h: Vec<Term> = (0..size.siv_key_blocks() as u64).flat_map(half).collect();
        let key = h.split_off(BLOCK / 4);
        MessageKeys { size, h, schedule: spec::expand(size, &key) }
    }
}

impl Statement for MessageKeys {
    fn expected(&mut self, name: &str, offset: usize) -> Option<Term> {
        let words = if name == "h" { &self.h } else { &self.schedule };
        Some(words[offset / 4].byte(offset % 4).spread())
    }

    fn describe(&self) -> String {
        let size = self.size;
        format!(
            "h, then key = first halves of {size} gcm-siv counter mode(keys at schedule, counter at byte 0 of counter); keys = {size} expand(key)"
        )
    }
}

/// Counter mode (SP 800-38A, 6.5) with the counter of SP 800-38D, 6.2, or of RFC 8452, 4: byte i of a block of the output
/// is byte i of the block of the input, added modulo 2 to byte i of the encrypted counter block, which each block
/// increments.
#[derive(Clone)]
pub struct CounterMode {
    inputs: Inputs,
    mode: Mode,
    size: Size,
    /// The regions of the text, of the round keys and of the counter block.
    regions: [&'static str; 3],
    schedule: Vec<Term>,
    counter: [Term; 4],
    /// The first encrypted counter block.
    stream: [Term; 4],
}

impl CounterMode {
    fn new(inputs: Inputs, (mode, size): (Mode, Size), regions: [&'static str; 3]) -> Self {
        let [_, key, state] = regions;
        let schedule: Vec<Term> = (0..size.schedule_bytes() / 4).map(|i| inputs.word(key, i)).collect();
        let counter = std::array::from_fn(|i| inputs.word(state, COUNTER / 4 + i));
        let stream = spec::encrypt(&schedule, counter);
        CounterMode { inputs, mode, size, regions, schedule, counter, stream }
    }

    /// Returns byte `i` of the first block of the output.
    pub fn sealed(&self, i: usize) -> Term {
        self.inputs.byte(self.regions[0], i) ^ self.stream[i / 4].byte(i % 4).spread()
    }
}

impl Statement for CounterMode {
    fn expected(&mut self, _: &str, offset: usize) -> Option<Term> {
        Some(self.sealed(offset))
    }

    fn describe(&self) -> String {
        let [text, key, state] = self.regions;
        let of = if self.mode == Mode::Gcm { "" } else { " gcm-siv" };
        format!("out = {text} xor {}{of} counter mode(keys at {key}, counter at byte {COUNTER} of {state})", self.size)
    }

    fn advance(&self) -> Vec<(Term, Term)> {
        let word = self.mode.counter_word();
        vec![(self.counter[word], self.mode.increment(self.counter, 1)[word])]
    }
}

/// A kernel of GHASH or POLYVAL alone, which writes only polynomials.
enum Ghash {
    Powers,
    Blocks(Mode),
}

impl Statement for Ghash {
    fn describe(&self) -> String {
        match self {
            Ghash::Powers => "powers of the key of ghash".into(),
            Ghash::Blocks(Mode::GcmSiv) => "sum = polyval of input after sum, the last block added only".into(),
            Ghash::Blocks(Mode::Gcm) => "sum = ghash of input after sum, the last block added only".into(),
        }
    }

    fn goal<'a>(&self, kernel: &'a Kernel, start: &'a Entry) -> Option<Box<dyn ProofGoal + 'a>> {
        let (mode, what) = match self {
            Ghash::Powers => (Mode::Gcm, Outcome::Powers),
            Ghash::Blocks(mode) => (*mode, Outcome::Sum("sum", 0, Message::Read("input"))),
        };
        Some(Box::new(Goal::new(kernel, start, (mode, what), Seed::of(kernel, &self.describe()))))
    }
}

/// Counter mode, and GHASH of the ciphertext (SP 800-38D, 7) or POLYVAL of the plaintext (RFC 8452, 5).
struct Gcm {
    mode: CounterMode,
    direction: Direction,
    /// Whether the kernel computes the tag.
    finishes: bool,
}

impl Gcm {
    fn new(inputs: Inputs, of: (Mode, Size), direction: Direction, finishes: bool) -> Self {
        let text = of.0.text(direction);
        Gcm { mode: CounterMode::new(inputs, of, [text, "key", "state"]), direction, finishes }
    }

    /// Returns the region that is hashed.
    fn hashed(&self) -> &'static str {
        self.mode.mode.hashed(self.direction)
    }
}

impl Statement for Gcm {
    fn expected(&mut self, name: &str, offset: usize) -> Option<Term> {
        (name == "out").then(|| self.mode.sealed(offset))
    }

    fn describe(&self) -> String {
        let (mode, hashed) = (self.mode.describe(), self.hashed());
        let hash = if self.mode.mode == Mode::Gcm { "ghash" } else { "polyval" };
        if self.finishes {
            format!("{mode}; the tag: J0 at byte {FIRST} of state, {hash} of {hashed} and lengths after byte {SUM}")
        } else {
            format!("{mode}; byte {SUM} of state = {hash} of {hashed} after it, the last block added only")
        }
    }

    fn advance(&self) -> Vec<(Term, Term)> {
        self.mode.advance()
    }

    fn goal<'a>(&self, kernel: &'a Kernel, start: &'a Entry) -> Option<Box<dyn ProofGoal + 'a>> {
        let message = match self.hashed() {
            "out" => {
                let mode = self.mode.clone();
                Message::Written(Box::new(move |i| mode.sealed(i)))
            }
            region => Message::Read(region),
        };
        let what = if self.finishes {
            let first = std::array::from_fn(|i| self.mode.inputs.word("state", FIRST / 4 + i));
            Outcome::Tag(spec::encrypt(&self.mode.schedule, first), message)
        } else {
            Outcome::Sum("state", SUM, message)
        };
        Some(Box::new(Goal::new(kernel, start, (self.mode.mode, what), Seed::of(kernel, &self.describe()))))
    }
}
