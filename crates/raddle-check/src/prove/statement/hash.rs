//! What kernels of SHA-256 and MD5 are to compute.

use raddle_isa::Word;
use raddle_kernels::Kernel;
use raddle_kernels::hash::{Hash, Messages};
use rustc_hash::FxHashMap;

use super::interface::Statement;
use crate::explore::{Entry, Inputs};
use crate::prove::hash::Goal;
use crate::prove::induction::ProofGoal;
use crate::term::Term;

/// All that they write are hash values, which are looked at together.
pub(super) struct HashValues {
    pub(super) hash: Hash,
    pub(super) messages: Messages,
}

impl Statement for HashValues {
    fn describe(&self) -> String {
        let HashValues { hash, messages } = self;
        let order = match messages {
            Messages::One | Messages::Streams(_) => "message by message",
            Messages::Lanes(_) => "word by word",
        };
        format!("state = {hash} of the blocks of each message after state, {order}")
    }

    fn goal<'a>(&self, _: &'a Kernel, start: &'a Entry) -> Option<Box<dyn ProofGoal + 'a>> {
        Some(Box::new(Goal::new(start, self.hash, self.messages)))
    }
}

/// A block of each message, given as words, is taken into its hash value: word `w` of message `m` is word
/// `messages * w + m` of its region.
pub(super) struct HashWords {
    inputs: Inputs,
    hash: Hash,
    messages: usize,
    values: FxHashMap<usize, Vec<Term>>,
}

impl HashWords {
    pub(super) fn new(inputs: Inputs, hash: Hash, messages: usize) -> Self {
        HashWords { inputs, hash, messages, values: FxHashMap::default() }
    }
}

impl Statement for HashWords {
    fn expected(&mut self, _: &str, offset: usize) -> Option<Term> {
        let (word, message) = (offset / 4 / self.messages, offset / 4 % self.messages);
        let value = self.values.entry(message).or_insert_with(|| {
            let input = |region, w: usize| self.inputs.word(region, self.messages * w + message);
            let before: Vec<Term> = (0..self.hash.words()).map(|w| input("state", w)).collect();
            self.hash.compress_words(&before, std::array::from_fn(|w| input("words", w)))
        });
        Some(value[word].byte(offset % 4).spread())
    }

    fn describe(&self) -> String {
        format!("state = {} of one block of words of each message after state, word by word", self.hash)
    }
}
