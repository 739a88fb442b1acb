//! The proof that BLAKE3 kernels (2.2) compute the chaining values of the inputs of a tree.
//!
//! In [`super::induction`], an element consists of the chaining values of all inputs. The inputs' counters stay
//! constant, and each block brings its flags.

use raddle_isa::Word;
use raddle_isa::code::Parameter;
use raddle_kernels::blake3::operation::{COUNTER_WORDS, FLAGS, VALUE};
use raddle_kernels::blake3::{BLOCK, WORDS};
use raddle_kernels::operations::Blake3Inputs;

use super::induction::{Arithmetic, Return};
use crate::explore::{Carried, Entry};
use crate::term::{Substitution, Term, TermByte};

/// The chaining values that a kernel must return.
pub struct Goal<'a> {
    /// The entry of the kernel.
    start: &'a Entry,
    operation: Blake3Inputs,
    carried: Vec<Carried>,
}

impl<'a> Goal<'a> {
    /// Creates the goal for an operation.
    pub fn new(start: &'a Entry, operation: Blake3Inputs) -> Self {
        Goal { start, operation, carried: Vec::new() }
    }

    /// Returns words of an input at entry.
    fn initial(&self, input: usize, words: std::ops::Range<usize>) -> Vec<Term> {
        words.map(|word| self.start.inputs.limb("initial", self.operation.place(input, word))).collect()
    }

    /// Returns bytes of a region that is as long as the message or as a share of it.
    fn bytes(&self, region: &str, at: usize, bytes: usize) -> Vec<TermByte> {
        (at..at + bytes).map(|i| self.start.inputs.byte(region, i).byte(0)).collect()
    }
}

impl Arithmetic for Goal<'_> {
    type Element = Vec<Term>;
    const ELEMENT: &'static str = "the chaining value";

    fn block_bytes(&self) -> usize {
        BLOCK
    }

    fn covers(&self, region: &str, offset: usize) -> bool {
        region == "values" && offset < VALUE * self.operation.inputs
    }

    fn begin(&mut self, carried: Vec<Carried>) -> Result<(), String> {
        self.carried = carried;
        Ok(())
    }

    fn entry(&mut self) -> Option<Vec<Term>> {
        Some((0..self.operation.inputs).flat_map(|input| self.initial(input, 0..WORDS)).collect())
    }

    fn returned(&mut self, end: &Return) -> Result<Vec<Term>, String> {
        Ok((0..WORDS * self.operation.inputs).map(|i| end.result("values", 4 * i, 4)).collect())
    }

    fn value(&mut self, words: &[Term]) -> Vec<Term> {
        words.to_vec()
    }

    fn value_where(&mut self, words: &[Term], of: fn(&Carried) -> Term) -> Vec<Term> {
        let mut with = Substitution::new(self.carried.iter().map(|carried| (carried.unknown, of(carried))));
        words.iter().map(|word| word.substitute(&mut with)).collect()
    }

    /// Returns the flags of the block, and the block of each input, one after another.
    fn content(&mut self, block: usize) -> Vec<TermByte> {
        let blocks =
            (0..self.operation.inputs).flat_map(|input| self.bytes(Parameter::message_of(input), BLOCK * block, BLOCK));
        [self.bytes("flags", FLAGS * block, FLAGS), blocks.collect()].concat()
    }

    /// Returns the values unchanged for a partial block, because inputs are whole blocks.
    fn block(&mut self, values: Vec<Term>, content: &[TermByte], bytes: usize) -> Vec<Term> {
        if bytes < BLOCK {
            return values;
        }
        let (flags, blocks) = content.split_at(FLAGS);
        let after = |(input, (value, block)): (usize, (&[Term], &[TermByte]))| {
            let counter = self.initial(input, WORDS..WORDS + COUNTER_WORDS);
            Blake3Inputs::compress(value, &counter, flags, block)
        };
        values.chunks(WORDS).zip(blocks.chunks(BLOCK)).enumerate().flat_map(after).collect()
    }

    fn difference(&self, is: &Vec<Term>, should: &Vec<Term>) -> String {
        let Some(i) = (0..is.len()).find(|&i| is[i] != should[i]) else { return String::new() };
        let (input, word) = (i / WORDS, i % WORDS);
        format!(": word {word} of input {input} is {}, not {}", is[i], should[i])
    }
}
