//! The proof of the results of kernels of SHA-256 and SHA-512 (FIPS 180-4, 6.2.2 and 6.4.2) and MD5 (RFC 1321, 3.4).
//!
//! The hash values that a kernel returns are terms, as are the specification's, and we compare them. In
//! [`super::induction`] an element consists of all hash values: of several messages, or of several functions of one
//! message. Words that a loop carries are rearrangements of their bytes.

use raddle_isa::Word;
use raddle_kernels::combined::Combination;
use raddle_kernels::hash::{Hash, Messages};
use raddle_kernels::operations::{Sha1CheckedBlocks, Sha1CheckedLanes};

use super::induction::{Arithmetic, Records, Return};
use crate::explore::{Carried, Entry};
use crate::term::{Node, Substitution, Term, TermByte};

/// The hash values that a kernel must return.
pub struct Goal<'a> {
    /// The entry of the kernel.
    start: &'a Entry,
    values: Vec<HashValue>,
    /// Whether the kernel writes a record of each block.
    has_records: bool,
    carried: Vec<Carried>,
}

/// A hash value that absorbs the blocks of a message.
struct HashValue {
    hash: Hash,
    /// The region of the message.
    input: &'static str,
    /// The offsets of the words in the state.
    places: Vec<usize>,
}

impl<'a> Goal<'a> {
    /// Creates the goal for a hash function of each message.
    pub fn new(start: &'a Entry, hash: Hash, messages: Messages) -> Self {
        let value = |(message, input)| {
            let places = (0..hash.words()).map(|word| messages.place(hash, message, word)).collect();
            HashValue { hash, input, places }
        };
        let values = messages.regions().into_iter().enumerate().map(value).collect();
        Goal { start, values, has_records: false, carried: Vec::new() }
    }

    /// Creates the goal for SHA-1 of each message, with a record of each block.
    pub fn checked(start: &'a Entry, messages: Messages) -> Self {
        Goal { has_records: true, ..Goal::new(start, Hash::Sha1, messages) }
    }

    /// Creates the goal for several hash functions of one message.
    pub fn combined(start: &'a Entry, combination: Combination) -> Self {
        let value = |(hash, place): (Hash, usize)| {
            let places = (0..hash.words()).map(|word| place + hash.word_bytes() * word).collect();
            HashValue { hash, input: "input", places }
        };
        Goal { start, values: combination.places().map(value).collect(), has_records: false, carried: Vec::new() }
    }

    /// Returns the words of all hash values, concatenated. `word` finds a word of the state by its offset and its
    /// number of bytes.
    fn words(&self, word: impl Fn(usize, usize) -> Term) -> Vec<Term> {
        let words =
            |value: &HashValue| Vec::from_iter(value.places.iter().map(|&at| word(at, value.hash.word_bytes())));
        self.values.iter().flat_map(words).collect()
    }
}

impl Goal<'_> {
    /// Returns the words of the record of a block, with their offsets in it.
    fn record(&self, before: &[Term], content: &[TermByte]) -> Vec<(usize, Term)> {
        // The record of one message is a record of many with a single lane.
        let lanes = Sha1CheckedLanes { messages: self.values.len() };
        let block = |(hash, block): (&[Term], &[TermByte])| match self.values.len() {
            1 => Sha1CheckedBlocks::record(hash, block),
            _ => lanes.record(hash, block),
        };
        let hashes = before.chunks(Hash::Sha1.words()).zip(content.chunks(Arithmetic::block_bytes(self)));
        let words = |(message, record): (usize, Vec<Term>)| {
            record.into_iter().enumerate().map(|(i, word)| (lanes.place(message, i), word)).collect::<Vec<_>>()
        };
        hashes.map(block).enumerate().flat_map(words).collect()
    }
}

impl Arithmetic for Goal<'_> {
    type Element = Vec<Term>;
    const ELEMENT: &'static str = "the hash value";

    fn block_bytes(&self) -> usize {
        self.values[0].hash.block_bytes()
    }

    fn covers(&self, region: &str, offset: usize) -> bool {
        let bytes: usize = self.values.iter().map(|value| value.hash.bytes()).sum();
        region == "state" && offset < bytes
    }

    fn records(&self) -> Option<Records<Self>> {
        self.has_records
            .then_some(Records { region: "records", of: |goal, before, content| goal.record(before, content) })
    }

    fn begin(&mut self, carried: Vec<Carried>) -> Result<(), String> {
        self.carried = carried;
        Ok(())
    }

    fn entry(&mut self) -> Option<Vec<Term>> {
        Some(self.words(|at, _| self.start.inputs.limb("state", at)))
    }

    fn returned(&mut self, end: &Return) -> Result<Vec<Term>, String> {
        Ok(self.words(|at, bytes| low_half(end.result("state", at, bytes))))
    }

    fn value(&mut self, words: &[Term]) -> Vec<Term> {
        words.to_vec()
    }

    fn value_where(&mut self, words: &[Term], of: fn(&Carried) -> Term) -> Vec<Term> {
        let mut with = Substitution::new(self.carried.iter().map(|carried| (carried.unknown, of(carried))));
        words.iter().map(|word| low_half(word.substitute(&mut with))).collect()
    }

    /// Returns the block of each message, one after another.
    fn content(&mut self, block: usize) -> Vec<TermByte> {
        let bytes = self.block_bytes();
        let of = |value: &HashValue| {
            let byte = |i| self.start.inputs.byte(value.input, i).byte(0);
            (bytes * block..bytes * (block + 1)).map(byte).collect::<Vec<_>>()
        };
        self.values.iter().flat_map(of).collect()
    }

    /// Returns the values unchanged for a partial block, because messages are whole blocks.
    fn block(&mut self, values: Vec<Term>, content: &[TermByte], bytes: usize) -> Vec<Term> {
        if bytes < self.block_bytes() {
            return values;
        }
        let mut words = values.as_slice();
        let mut after = Vec::new();
        for (HashValue { hash, places, .. }, block) in self.values.iter().zip(content.chunks(bytes)) {
            let (value, rest) = words.split_at(places.len());
            after.extend(hash.compress(value, block));
            words = rest;
        }
        after
    }

    fn difference(&self, is: &Vec<Term>, should: &Vec<Term>) -> String {
        let Some(i) = (0..is.len()).find(|&i| is[i] != should[i]) else { return String::new() };
        let mut word = i;
        let of_value = |(_, value): &(usize, &HashValue)| {
            let is_in = word < value.places.len();
            word -= if is_in { 0 } else { value.places.len() };
            is_in
        };
        let Some((number, value)) = self.values.iter().enumerate().find(of_value) else { return String::new() };
        let of = if self.values.iter().all(|other| other.input == value.input) && self.values.len() > 1 {
            value.hash.to_string()
        } else {
            format!("message {number}")
        };
        format!(": word {word} of {of} is {}, not {}", is[i], should[i])
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
