//! What kernels of AES, counter mode, GHASH and AES-GCM are to compute.

use raddle_isa::{Kernel, Word};
use raddle_kernels::aes::{BLOCK, Size, spec};
use raddle_kernels::aes_gcm::{COUNTER, Direction, FIRST, SUM};
use rustc_hash::FxHashMap;

use super::Statement;
use crate::explore::{Entry, Inputs};
use crate::ghash::{Goal, Message, Outcome};
use crate::term::Term;
use crate::whole::Whole;

/// Which part of it a kernel does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operation {
    /// `aes*_expand_*`.
    Expand,
    /// `aes*_ctr_xor_*`.
    Counter,
    /// `ghash_powers_*`.
    Powers,
    /// `ghash_blocks_*`.
    Ghash,
    /// `aes*_gcm_*_blocks_*`.
    Blocks(Direction),
    /// `aes*_gcm_*_finish_*`.
    Finish(Direction),
}

impl Operation {
    /// What a kernel of it makes besides what counter mode makes, in a line.
    fn describe(self) -> String {
        match self {
            Operation::Expand => "the round keys".to_owned(),
            Operation::Counter => "nothing else".to_owned(),
            Operation::Powers => "powers of the key of ghash".to_owned(),
            Operation::Ghash => "sum = ghash of input after sum, the last block added only".to_owned(),
            Operation::Blocks(direction) => {
                format!("byte {SUM} of state = ghash of {} after it, the last block added only", direction.ciphertext())
            }
            Operation::Finish(direction) => {
                let ciphertext = direction.ciphertext();
                format!("the tag: J0 at byte {FIRST} of state, ghash of {ciphertext} and lengths after byte {SUM}")
            }
        }
    }
}

/// What the kernel of this name does, and for which size of key, if it reads one.
pub fn operation(kernel: &str) -> Option<(Operation, Option<Size>)> {
    let size = Size::of(kernel);
    let Some(named) = size else {
        let is = |prefix: &str| kernel.starts_with(prefix);
        return match () {
            () if is("ghash_powers_") => Some((Operation::Powers, None)),
            () if is("ghash_blocks_") => Some((Operation::Ghash, None)),
            () => None,
        };
    };
    let is = |operation: &str| kernel.strip_prefix(named.name()).is_some_and(|rest| rest.starts_with(operation));
    let operation = match () {
        () if is("_expand_") => Operation::Expand,
        () if is("_ctr_xor_") => Operation::Counter,
        () if is("_gcm_seal_blocks_") => Operation::Blocks(Direction::Seal),
        () if is("_gcm_open_blocks_") => Operation::Blocks(Direction::Open),
        () if is("_gcm_seal_finish_") => Operation::Finish(Direction::Seal),
        () if is("_gcm_open_finish_") => Operation::Finish(Direction::Open),
        () => return None,
    };
    Some((operation, size))
}

/// The statement about the kernel of this name.
pub fn of(kernel: &Kernel, inputs: Inputs) -> Option<Box<dyn Statement>> {
    let (operation, size) = operation(kernel.name)?;
    Some(match (operation, size) {
        (Operation::Expand, Some(size)) => {
            let key: Vec<Term> = (0..size.key_words()).map(|i| inputs.word("cipher_key", i)).collect();
            Box::new(Schedule { size, words: spec::expand(size, &key) })
        }
        (Operation::Counter, Some(size)) => Box::new(CounterMode::new(inputs, size, "schedule", "counter")),
        (Operation::Blocks(_) | Operation::Finish(_), Some(size)) => {
            Box::new(Gcm { mode: CounterMode::new(inputs, size, "key", "state"), operation })
        }
        _ => Box::new(Ghash(operation)),
    })
}

/// FIPS 197, 5.2: the round keys.
struct Schedule {
    size: Size,
    words: Vec<Term>,
}

impl Statement for Schedule {
    fn expected(&mut self, _: &str, offset: usize) -> Option<Term> {
        Some(self.words[offset / 4].byte(offset % 4).spread())
    }

    fn describe(&self) -> String {
        format!("schedule = {} expand(cipher_key)", self.size.name())
    }
}

/// SP 800-38A, 6.5, with the counter of SP 800-38D, 6.2: byte i of the output is byte i of the input, added modulo 2 to
/// byte i mod 16 of the encrypted counter block i / 16.
#[derive(Clone)]
pub struct CounterMode {
    inputs: Inputs,
    size: Size,
    /// The regions of the round keys and of the counter block.
    regions: [&'static str; 2],
    schedule: Vec<Term>,
    counter: [Term; 4],
    blocks: FxHashMap<u64, [Term; 4]>,
}

impl CounterMode {
    fn new(inputs: Inputs, size: Size, key: &'static str, state: &'static str) -> Self {
        let schedule = (0..size.schedule_bytes() / 4).map(|i| inputs.word(key, i)).collect();
        let counter = std::array::from_fn(|i| inputs.word(state, COUNTER / 4 + i));
        CounterMode { inputs, size, regions: [key, state], schedule, counter, blocks: FxHashMap::default() }
    }

    /// Byte `i` of the output.
    pub fn sealed(&mut self, i: usize) -> Term {
        let index = (i / BLOCK) as u64;
        let (schedule, counter) = (&self.schedule, self.counter);
        let block =
            self.blocks.entry(index).or_insert_with(|| spec::encrypt(schedule, spec::increment(counter, index)));
        self.inputs.byte("input", i) ^ block[i % BLOCK / 4].byte(i % 4).spread()
    }
}

impl Statement for CounterMode {
    fn expected(&mut self, _: &str, offset: usize) -> Option<Term> {
        Some(self.sealed(offset))
    }

    fn describe(&self) -> String {
        let [key, state] = self.regions;
        format!(
            "out = input xor {} counter mode(keys at {key}, counter at byte {COUNTER} of {state})",
            self.size.name()
        )
    }

    fn advance(&self, bytes: u64) -> Vec<(Term, Term)> {
        vec![(self.counter[3], spec::increment(self.counter, bytes / BLOCK as u64)[3])]
    }
}

/// Kernels of GHASH alone: all that they write are polynomials.
struct Ghash(Operation);

impl Statement for Ghash {
    fn describe(&self) -> String {
        self.0.describe()
    }

    fn whole<'a>(&self, kernel: &'a Kernel, start: &'a Entry) -> Option<Box<dyn Whole + 'a>> {
        let what = match self.0 {
            Operation::Powers => Outcome::Powers,
            _ => Outcome::Sum("sum", 0, Message::Read("input")),
        };
        Some(Box::new(Goal::new(kernel, start, what)))
    }
}

/// SP 800-38D, 7: counter mode, and GHASH of the ciphertext.
struct Gcm {
    mode: CounterMode,
    operation: Operation,
}

impl Statement for Gcm {
    fn expected(&mut self, name: &str, offset: usize) -> Option<Term> {
        (name == "out").then(|| self.mode.sealed(offset))
    }

    fn describe(&self) -> String {
        format!("{}; {}", self.mode.describe(), self.operation.describe())
    }

    fn advance(&self, bytes: u64) -> Vec<(Term, Term)> {
        self.mode.advance(bytes)
    }

    fn whole<'a>(&self, kernel: &'a Kernel, start: &'a Entry) -> Option<Box<dyn Whole + 'a>> {
        let message = |direction| match direction {
            Direction::Seal => Message::Sealed(self.mode.clone()),
            Direction::Open => Message::Read("input"),
        };
        let what = match self.operation {
            Operation::Finish(direction) => {
                let first = std::array::from_fn(|i| self.mode.inputs.word("state", FIRST / 4 + i));
                Outcome::Tag(spec::encrypt(&self.mode.schedule, first), message(direction))
            }
            Operation::Blocks(direction) => Outcome::Sum("state", SUM, message(direction)),
            _ => return None,
        };
        Some(Box::new(Goal::new(kernel, start, what)))
    }
}
