//! The statements about kernels of hashes.

use raddle_isa::Word;
use raddle_kernels::combined::Combination;
use raddle_kernels::hash::{Hash, Messages};
use raddle_kernels::operations::{
    Blake3Inputs, CombinedBlocks, HashMessages, HashWords as WordsOperation, Sha1CheckedBlocks, Sha1CheckedLanes,
    Sha256Pairs,
};
use raddle_kernels::{Kernel, Operation, sha256};
use rustc_hash::FxHashMap;

use super::interface::Statement;
use crate::explore::{Entry, Inputs};
use crate::prove::blake3;
use crate::prove::hash::Goal;
use crate::prove::induction::ProofGoal;
use crate::term::Term;

/// Returns the statement about an operation, if it is in this file.
pub(super) fn of(operation: &dyn Operation, inputs: &Inputs) -> Option<Box<dyn Statement>> {
    if let Some(&HashMessages { hash, messages }) = operation.as_a() {
        Some(Box::new(HashValues { hash, messages }))
    } else if let Some(&WordsOperation { hash, messages }) = operation.as_a() {
        Some(Box::new(HashWords::new(inputs.clone(), hash, messages)))
    } else if let Some(&CombinedBlocks(combination)) = operation.as_a() {
        Some(Box::new(CombinedValues(combination)))
    } else if operation.is::<Sha1CheckedBlocks>() {
        Some(Box::new(CheckedValues(Messages::One)))
    } else if let Some(&Sha1CheckedLanes { messages }) = operation.as_a() {
        Some(Box::new(CheckedValues(Messages::Lanes(messages))))
    } else if operation.is::<Sha256Pairs>() {
        Some(Box::new(PairDigests { inputs: inputs.clone(), values: FxHashMap::default() }))
    } else if let Some(operation) = operation.as_a::<Blake3Inputs>() {
        Some(Box::new(ChainingValues(operation.clone())))
    } else {
        None
    }
}

/// A kernel that writes only hash values, which are compared together.
struct HashValues {
    hash: Hash,
    messages: Messages,
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

/// A kernel that writes only the hash values of several functions of one message, which are compared together.
struct CombinedValues(Combination);

impl Statement for CombinedValues {
    fn describe(&self) -> String {
        let functions: Vec<_> = self.0.functions().iter().map(|hash| hash.to_string()).collect();
        format!("state = {} of the blocks after state, one hash value after another", functions.join(", "))
    }

    fn goal<'a>(&self, _: &'a Kernel, start: &'a Entry) -> Option<Box<dyn ProofGoal + 'a>> {
        Some(Box::new(Goal::combined(start, self.0)))
    }
}

/// A kernel that writes hash values of SHA-1, and a record of each block.
struct CheckedValues(Messages);

impl Statement for CheckedValues {
    fn describe(&self) -> String {
        match self.0 {
            Messages::Lanes(_) => {
                "state = sha1 of the blocks of each message after state, word by word; records = of each block of all messages \
                 the hash values after it and the sets of attacks whose conditions its words meet, word by word"
            }
            _ => {
                "state = sha1 of the blocks after state; records = of each block the hash value after it and the set of attacks \
                 whose conditions its words meet, word by word"
            }
        }
        .into()
    }

    fn goal<'a>(&self, _: &'a Kernel, start: &'a Entry) -> Option<Box<dyn ProofGoal + 'a>> {
        Some(Box::new(Goal::checked(start, self.0)))
    }
}

/// A kernel that absorbs a block of each message, given as words, into its hash value: word `w` of message `m` is word
/// `messages * w + m` of its region.
struct HashWords {
    inputs: Inputs,
    hash: Hash,
    messages: usize,
    values: FxHashMap<usize, Vec<Term>>,
}

impl HashWords {
    fn new(inputs: Inputs, hash: Hash, messages: usize) -> Self {
        HashWords { inputs, hash, messages, values: FxHashMap::default() }
    }
}

impl Statement for HashWords {
    fn expected(&mut self, _: &str, offset: usize) -> Option<Term> {
        let bytes = self.hash.word_bytes();
        let (word, message) = (offset / bytes / self.messages, offset / bytes % self.messages);
        let value = self.values.entry(message).or_insert_with(|| {
            let input = |region, w: usize| self.inputs.limb(region, bytes * (self.messages * w + message));
            let before: Vec<Term> = (0..self.hash.words()).map(|w| input("state", w)).collect();
            self.hash.compress_words(&before, std::array::from_fn(|w| input("words", w)))
        });
        Some(value[word].byte(offset % bytes).spread())
    }

    fn describe(&self) -> String {
        format!("state = {} of one block of words of each message after state, word by word", self.hash)
    }
}

/// The digests of 64-byte messages. Messages and digests follow one another in their regions.
struct PairDigests {
    inputs: Inputs,
    values: FxHashMap<usize, Vec<Term>>,
}

impl Statement for PairDigests {
    fn expected(&mut self, _: &str, offset: usize) -> Option<Term> {
        let bytes = Hash::Sha256.bytes();
        let (message, byte) = (offset / bytes, offset % bytes);
        let value = self.values.entry(message).or_insert_with(|| {
            let byte = |i: usize| self.inputs.limb("pairs", sha256::BLOCK * message + i / 4 * 4).byte(i % 4);
            let initial: Vec<Term> = (0..sha256::WORDS).map(|w| self.inputs.limb("initial", 4 * w)).collect();
            sha256::padding::padded_block(&initial, &Vec::from_iter((0..sha256::BLOCK).map(byte)))
        });
        // The first byte of a word is the highest (FIPS 180-4, 3.1).
        Some(value[byte / 4].byte(3 - byte % 4).spread())
    }

    fn describe(&self) -> String {
        format!(
            "digests = sha256 of each message of 64 bytes of pairs: the hash value initial after the message and the block of \
             padding {:08x?}, its words highest byte first",
            sha256::padding::PADDING
        )
    }
}

/// A kernel that writes only chaining values, which are compared together.
struct ChainingValues(Blake3Inputs);

impl Statement for ChainingValues {
    fn describe(&self) -> String {
        "values = blake3's chaining value of each input, one after another: that of initial, word by word, after the blocks of \
         the input, each of 64 bytes with its word of flags, under the counter of the input, which is behind it in initial"
            .into()
    }

    fn goal<'a>(&self, _: &'a Kernel, start: &'a Entry) -> Option<Box<dyn ProofGoal + 'a>> {
        Some(Box::new(blake3::Goal::new(start, self.0.clone())))
    }
}
