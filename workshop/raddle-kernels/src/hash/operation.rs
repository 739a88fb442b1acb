//! The operations of hash functions.

use raddle_isa::Contract;

use super::{Hash, Messages, contract, words};
use crate::algorithm::Algorithm;
use crate::operation::{AnyOperation, Interface, Operation};
use crate::reference::Draw;
use crate::reference::hash::{messages, words_of_messages};
use crate::reference::region::Regions;

impl Hash {
    /// Returns the operation on the blocks of one message.
    pub fn blocks(self) -> AnyOperation {
        HashMessages { hash: self, messages: Messages::One }.into()
    }

    /// Returns the operation on equally many blocks of each of a few messages.
    pub fn streams(self, count: usize) -> AnyOperation {
        HashMessages { hash: self, messages: Messages::Streams(count) }.into()
    }

    /// Returns the operation on equally many blocks of each of many messages.
    pub fn lanes(self, count: usize) -> AnyOperation {
        HashMessages { hash: self, messages: Messages::Lanes(count) }.into()
    }

    /// Returns the operation on a block of each of many messages, given as words.
    pub fn lanes_of_words(self, count: usize) -> AnyOperation {
        HashWords { hash: self, messages: count }.into()
    }

    /// Returns the parameter of contracts in the library: its letter, and the type of this hash function.
    fn parameter(self) -> (&'static str, &'static str) {
        ("F", self.library())
    }

    /// Returns the type of this hash function in the library.
    pub fn library(self) -> &'static str {
        match self {
            Hash::Sha256 => "Sha256",
            Hash::Sha512 => "Sha512",
            Hash::Sha1 => "Sha1",
            Hash::Md5 => "Md5",
            Hash::Blake3 => "Blake3",
        }
    }
}

/// A hash of the blocks of one message, or of equally many blocks of several: [`contract`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HashMessages {
    /// The hash function.
    pub hash: Hash,
    /// The messages.
    pub messages: Messages,
}

impl Operation for HashMessages {
    fn name(&self) -> String {
        format!("{}_{}", self.hash, self.messages)
    }

    fn contract(&self) -> Contract {
        contract(self.hash, self.messages)
    }

    fn interface(&self) -> Interface {
        let (contract, pointers): (_, &[_]) = match self.messages {
            Messages::One => ("HashBlocks", &["Hash<F>", "Input"]),
            Messages::Streams(_) => ("HashStreams", &["Streams<F>", "Messages"]),
            Messages::Lanes(_) => ("HashLanes", &["Lanes<F>", "Messages"]),
        };
        Interface { contract, of: vec![self.hash.parameter()], pointers, powers: None }
    }

    fn is_of(&self, algorithm: Algorithm) -> bool {
        algorithm == Algorithm::Hash(self.hash)
    }

    #[inline]
    fn draw(&self, draw: &Draw) -> Regions {
        let state = ("state", draw.secret(12, self.hash.bytes() * self.messages.count()));
        let inputs = self.messages.regions().into_iter().zip(13..).map(|(name, salt)| (name, draw.message(salt)));
        inputs.chain([state]).collect()
    }

    #[inline]
    fn reference(&self, given: &Regions) -> Regions {
        [("state", messages(self.hash, self.messages, given))].into()
    }

    fn block_bytes(&self) -> u64 {
        self.hash.block_bytes() as u64
    }

    fn word_bytes(&self) -> usize {
        self.hash.word_bytes()
    }
}

/// A hash of a block of each of many messages, given as words: [`words`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HashWords {
    /// The hash function.
    pub hash: Hash,
    /// The number of messages.
    pub messages: usize,
}

impl Operation for HashWords {
    fn name(&self) -> String {
        format!("{}_words", self.hash)
    }

    fn contract(&self) -> Contract {
        words(self.hash, self.messages)
    }

    fn interface(&self) -> Interface {
        Interface {
            contract: "HashWords",
            of: vec![self.hash.parameter()],
            pointers: &["Lanes<F>", "LaneBlocks<F>"],
            powers: None,
        }
    }

    fn is_of(&self, algorithm: Algorithm) -> bool {
        algorithm == Algorithm::Hash(self.hash)
    }

    #[inline]
    fn draw(&self, draw: &Draw) -> Regions {
        let state = draw.secret(12, self.hash.bytes() * self.messages);
        [("state", state), ("words", draw.secret(13, self.hash.block_bytes() * self.messages))].into()
    }

    #[inline]
    fn reference(&self, given: &Regions) -> Regions {
        [("state", words_of_messages(self.hash, self.messages, given))].into()
    }

    fn messages(&self) -> Option<usize> {
        Some(self.messages)
    }

    fn word_bytes(&self) -> usize {
        self.hash.word_bytes()
    }
}
