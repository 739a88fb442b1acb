//! The proof of the results of kernels of SHA-256 and SHA-512 (FIPS 180-4, 6.2.2 and 6.4.2) and MD5 (RFC 1321, 3.4).
//!
//! The hash values that a kernel returns are terms, as are the specification's, and we compare them. In
//! [`super::induction`], an element consists of the hash values of all messages. The words that a loop carries are
//! rearrangements of the bytes of hash values.

use raddle_isa::Word;
use raddle_kernels::hash::{Hash, Messages};

use super::induction::{Arithmetic, Return};
use crate::explore::{Carried, Entry};
use crate::term::{Node, Substitution, Term, TermByte};

/// The hash values that a kernel must return.
pub struct Goal<'a> {
    /// The entry of the kernel.
    start: &'a Entry,
    /// The hash function.
    hash: Hash,
    /// The number of messages, and the places of their hash values.
    messages: Messages,
    carried: Vec<Carried>,
}

impl<'a> Goal<'a> {
    /// Creates the goal for a hash function.
    pub fn new(start: &'a Entry, hash: Hash, messages: Messages) -> Self {
        Goal { start, hash, messages, carried: Vec::new() }
    }

    /// Returns the hash values of all messages, concatenated. `word` finds a word of the state.
    fn values(&self, word: impl Fn(usize) -> Term) -> Vec<Term> {
        let words = self.hash.words();
        let place = |i| self.messages.place(self.hash, i / words, i % words);
        (0..self.messages.count() * words).map(|i| word(place(i))).collect()
    }
}

impl Arithmetic for Goal<'_> {
    type Element = Vec<Term>;
    const ELEMENT: &'static str = "the hash value";

    fn block_bytes(&self) -> usize {
        self.hash.block_bytes()
    }

    fn covers(&self, region: &str, offset: usize) -> bool {
        region == "state" && offset < self.hash.bytes() * self.messages.count()
    }

    fn begin(&mut self, carried: Vec<Carried>) -> Result<(), String> {
        self.carried = carried;
        Ok(())
    }

    fn entry(&mut self) -> Option<Vec<Term>> {
        Some(self.values(|at| self.start.inputs.limb("state", at)))
    }

    fn returned(&mut self, end: &Return) -> Result<Vec<Term>, String> {
        Ok(self.values(|at| low_half(end.result("state", at, self.hash.word_bytes()))))
    }

    fn value(&mut self, words: &[Term]) -> Vec<Term> {
        words.to_vec()
    }

    fn value_where(&mut self, words: &[Term], of: fn(&Carried) -> Term) -> Vec<Term> {
        let mut with = Substitution::new(self.carried.iter().map(|carried| (carried.unknown, of(carried))));
        words.iter().map(|word| low_half(word.substitute(&mut with))).collect()
    }

    /// Returns the values unchanged for a partial block, because messages are whole blocks.
    fn block(&mut self, values: Vec<Term>, at: usize, bytes: usize) -> Vec<Term> {
        if bytes < self.block_bytes() {
            return values;
        }
        let each = self.messages.regions().into_iter().zip(values.chunks(self.hash.words()));
        each.flat_map(|(name, value)| {
            let block: Vec<_> = (at..at + bytes).map(|i| self.start.inputs.byte(name, i).byte(0)).collect();
            self.hash.compress(value, &block)
        })
        .collect()
    }

    fn difference(&self, is: &Vec<Term>, should: &Vec<Term>) -> String {
        let Some(i) = (0..is.len()).find(|&i| is[i] != should[i]) else { return String::new() };
        let (message, word) = (i / self.hash.words(), i % self.hash.words());
        format!(": word {word} of message {message} is {:?}, not {:?}", is[i], should[i])
    }
}

/// Returns the low half of a 64-bit word in which a kernel holds a 32-bit word, as a word of its own, so that sums are
/// modulo 2^32.
fn low_half(word: Term) -> Term {
    match word.node() {
        Node::Bytes(bytes) => {
            let whole = bytes[0].of;
            let low = (0..bytes.len()).all(|i| bytes[i] == TermByte { of: whole, at: i as u8 });
            if low { whole.resize(word.bits()) } else { word }
        }
        _ => word,
    }
}
