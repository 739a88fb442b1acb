//! Properties that the contracts of hash functions share: each absorbs blocks of sixteen words into a few words.

pub mod operation;

use derive_more::Display;
use raddle_isa::{Contract, Parameter, Word};

use crate::{blake3, md5, sha1, sha256, sha512};

/// The number of words of a block.
pub const BLOCK_WORDS: usize = 16;

/// A hash function.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display)]
#[display(rename_all = "lowercase")]
pub enum Hash {
    /// SHA-256, or its truncation.
    Sha256,
    /// SHA-512, or one of its truncations.
    Sha512,
    /// SHA-1.
    Sha1,
    /// MD5.
    Md5,
    /// BLAKE3. Its hash value is the state of an input: the chaining value, and the other inputs of the compression
    /// function.
    Blake3,
}

impl Hash {
    /// Returns the number of words of a hash value.
    pub fn words(self) -> usize {
        match self {
            Hash::Sha256 | Hash::Sha512 => sha256::WORDS,
            Hash::Sha1 => sha1::WORDS,
            Hash::Md5 => md5::WORDS,
            Hash::Blake3 => blake3::STATE,
        }
    }

    /// Returns whether the first byte of a word of a block is the lowest.
    pub fn is_little_endian(self) -> bool {
        match self {
            Hash::Md5 | Hash::Blake3 => true,
            Hash::Sha256 | Hash::Sha512 | Hash::Sha1 => false,
        }
    }

    /// Returns the number of bytes of a word.
    pub fn word_bytes(self) -> usize {
        match self {
            Hash::Sha512 => 8,
            Hash::Sha256 | Hash::Sha1 | Hash::Md5 | Hash::Blake3 => 4,
        }
    }

    /// Returns the number of bytes of a hash value.
    pub fn bytes(self) -> usize {
        self.word_bytes() * self.words()
    }

    /// Returns the number of bytes of a block.
    pub fn block_bytes(self) -> usize {
        self.word_bytes() * BLOCK_WORDS
    }

    /// Returns the hash value after one more block, as the specification computes it.
    pub fn compress<W: Word>(self, hash: &[W], block: &[W::Byte]) -> Vec<W> {
        self.compress_words(hash, self.block_words(block))
    }

    /// Returns the words of a block.
    pub fn block_words<W: Word>(self, block: &[W::Byte]) -> [W; BLOCK_WORDS] {
        std::array::from_fn(|i| {
            let mut bytes = block[self.word_bytes() * i..][..self.word_bytes()].to_vec();
            // FIPS 180-4, 3.1: the first byte of a word is the highest.
            if !self.is_little_endian() {
                bytes.reverse();
            }
            W::of_bytes(&bytes)
        })
    }

    /// Returns the hash value after one more block of these words, as the specification computes it.
    pub fn compress_words<W: Word>(self, hash: &[W], block: [W; BLOCK_WORDS]) -> Vec<W> {
        match self {
            Hash::Sha256 => sha256::spec::compress(hash.try_into().expect("eight words"), block).to_vec(),
            Hash::Sha512 => sha512::spec::compress(hash.try_into().expect("eight words"), block).to_vec(),
            Hash::Sha1 => sha1::spec::compress(hash.try_into().expect("five words"), block).to_vec(),
            Hash::Md5 => md5::spec::compress(hash.try_into().expect("four words"), block).to_vec(),
            Hash::Blake3 => blake3::spec::compress(hash.try_into().expect("twelve words"), block).to_vec(),
        }
    }
}

/// The number of messages that a kernel takes, and the order of their hash values in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display)]
pub enum Messages {
    /// One message.
    #[display("blocks")]
    One,
    /// A few messages, with hash values one after another.
    #[display("streams")]
    Streams(usize),
    /// Many messages, with hash values word by word, as vectors hold them.
    #[display("lanes")]
    Lanes(usize),
}

impl Messages {
    /// Returns the number of messages.
    pub fn count(self) -> usize {
        match self {
            Messages::One => 1,
            Messages::Streams(count) | Messages::Lanes(count) => count,
        }
    }

    /// Returns the offset of a word of the hash value of a message in the state.
    pub fn place(self, hash: Hash, message: usize, word: usize) -> usize {
        match self {
            Messages::One | Messages::Streams(_) => hash.word_bytes() * (hash.words() * message + word),
            Messages::Lanes(count) => hash.word_bytes() * (count * word + message),
        }
    }

    /// Returns the names of the messages' regions.
    pub fn regions(self) -> Vec<&'static str> {
        match self {
            Messages::One => vec!["input"],
            Messages::Streams(count) | Messages::Lanes(count) => (0..count).map(Parameter::message_of).collect(),
        }
    }
}

/// The order of hash values in lanes, for contracts.
const WORD_BY_WORD: &str = "the hash values, interleaved: word `w` of message `m` is word `messages * w + m`";

/// Returns the descriptions in the contracts of a hash function: those of kernels for one message, for a few, for many,
/// and for words.
fn docs(hash: Hash) -> [&'static str; 4] {
    macro_rules! docs {
        ($hash:literal, $one:literal) => {
            [
                concat!($hash, ": ", $one),
                concat!($hash, " of a few messages, the same number of blocks of each."),
                concat!($hash, " of many messages, the same number of blocks of each."),
                concat!($hash, " of many messages, one block of each, given as words."),
            ]
        };
    }
    match hash {
        Hash::Sha256 => docs!("SHA-256 (FIPS 180-4, 6.2.2)", "the hash value after `len / 64` more blocks."),
        Hash::Sha512 => docs!("SHA-512 (FIPS 180-4, 6.4.2)", "the hash value after `len / 128` more blocks."),
        Hash::Sha1 => docs!("SHA-1 (FIPS 180-4, 6.1.2)", "the hash value after `len / 64` more blocks."),
        Hash::Md5 => docs!("MD5 (RFC 1321, 3.4)", "the buffer after `len / 64` more blocks."),
        Hash::Blake3 => docs!(
            "BLAKE3 (2.2)",
            "the chaining value, eight words, after `len / 64` more blocks; two words of the counter, the block length and the flags follow it, and do not change."
        ),
    }
}

/// Returns the contract of kernels that absorb a block of each of many messages, given word by word, into its hash
/// value.
pub fn words(hash: Hash, messages: usize) -> Contract {
    let bytes = hash.bytes() * messages;
    let block = "a block of each message, interleaved as the hash values are; its words are numbers, not bytes";
    Contract {
        doc: docs(hash)[3],
        parameters: vec![
            Parameter::state(bytes, WORD_BY_WORD).written(0..bytes),
            Parameter::fixed("words", hash.block_bytes() * messages, block),
            Parameter::table(),
        ],
        may_alias: Vec::new(),
        numbers: Vec::new(),
    }
}

/// Returns the contract of kernels that absorb blocks of each message into its hash value.
pub fn contract(hash: Hash, messages: Messages) -> Contract {
    let [one, few, many, _] = docs(hash);
    let (doc, state) = match messages {
        Messages::One => (one, "the hash value: its words"),
        Messages::Streams(_) => {
            (few, "the hash values one after another: word `w` of message `m` is word `words * m + w`")
        }
        Messages::Lanes(_) => (many, WORD_BY_WORD),
    };
    let input = match messages {
        Messages::One => Parameter::input("input", "the blocks"),
        Messages::Streams(count) | Messages::Lanes(count) => {
            Parameter::Messages { name: "inputs", count, doc: "the blocks of a message" }
        }
    };
    let bytes = hash.bytes() * messages.count();
    Contract {
        doc,
        parameters: vec![
            Parameter::state(bytes, state).written(0..bytes),
            input,
            Parameter::Length { name: "len", multiple: hash.block_bytes() as u64, max: None },
            Parameter::table(),
        ],
        may_alias: Vec::new(),
        numbers: Vec::new(),
    }
}
