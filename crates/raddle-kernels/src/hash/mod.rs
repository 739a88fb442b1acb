//! What the contracts of hashes share: SHA-256 and MD5 take blocks of 64 bytes into a few words of 32 bits.

pub(crate) mod ppc64le;

use derive_more::Display;
use raddle_isa::{Contract, Parameter, Word};

use crate::{md5, sha256};

/// Bytes of a block.
pub const BLOCK: u64 = 64;

/// A hash.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display)]
#[display(rename_all = "lowercase")]
pub enum Hash {
    /// SHA-256, or SHA-224.
    Sha256,
    /// MD5.
    Md5,
}

impl Hash {
    /// Words of a hash value.
    pub fn words(self) -> usize {
        match self {
            Hash::Sha256 => sha256::WORDS,
            Hash::Md5 => md5::WORDS,
        }
    }

    /// The hash value after one more block, by the specification.
    pub fn compress<W: Word>(self, hash: &[W], block: &[W::Byte]) -> Vec<W> {
        let word = |i: usize| -> [W::Byte; 4] { std::array::from_fn(|k| block[4 * i + k]) };
        match self {
            // FIPS 180-4, 3.1: the first byte of a word is the highest.
            Hash::Sha256 => {
                let words = std::array::from_fn(|i| {
                    let mut bytes = word(i);
                    bytes.reverse();
                    W::of_bytes(&bytes)
                });
                let hash = hash.try_into().expect("eight words");
                sha256::spec::compress(hash, words).to_vec()
            }
            Hash::Md5 => {
                let hash = hash.try_into().expect("four words");
                md5::spec::compress(hash, std::array::from_fn(|i| W::of_bytes(&word(i)))).to_vec()
            }
        }
    }
}

/// How many messages a kernel takes, and how their hash values lie in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display)]
pub enum Messages {
    /// One message.
    #[display("blocks")]
    One,
    /// A few messages, whose hash values lie one after another.
    #[display("streams")]
    Streams(usize),
    /// Many messages, whose hash values lie word by word, as vectors hold them.
    #[display("lanes")]
    Lanes(usize),
}

impl Messages {
    /// How many.
    pub fn count(self) -> usize {
        match self {
            Messages::One => 1,
            Messages::Streams(count) | Messages::Lanes(count) => count,
        }
    }

    /// Where a word of the hash value of a message is in the state.
    pub fn place(self, hash: Hash, message: usize, word: usize) -> usize {
        match self {
            Messages::One | Messages::Streams(_) => 4 * (hash.words() * message + word),
            Messages::Lanes(count) => 4 * (count * word + message),
        }
    }

    /// The names of their regions.
    pub fn regions(self) -> Vec<&'static str> {
        match self {
            Messages::One => vec!["input"],
            Messages::Streams(count) | Messages::Lanes(count) => (0..count).map(Parameter::message_of).collect(),
        }
    }
}

/// The contract of kernels that take blocks of each message into its hash value.
pub fn contract(hash: Hash, messages: Messages) -> Contract {
    let doc = match (hash, messages) {
        (Hash::Sha256, Messages::One) => "SHA-256 (FIPS 180-4, 6.2.2): the hash value after `len / 64` more blocks.",
        (Hash::Sha256, Messages::Streams(_)) => {
            "SHA-256 (FIPS 180-4, 6.2.2) of a few messages: as many blocks of each."
        }
        (Hash::Sha256, Messages::Lanes(_)) => "SHA-256 (FIPS 180-4, 6.2.2) of many messages: as many blocks of each.",
        (Hash::Md5, Messages::One) => "MD5 (RFC 1321, 3.4): the buffer after `len / 64` more blocks.",
        (Hash::Md5, Messages::Streams(_)) => "MD5 (RFC 1321, 3.4) of a few messages: as many blocks of each.",
        (Hash::Md5, Messages::Lanes(_)) => "MD5 (RFC 1321, 3.4) of many messages: as many blocks of each.",
    };
    let state = match messages {
        Messages::One => "the hash value: its words",
        Messages::Streams(_) => "the hash values one after another: word `w` of message `m` at `4 * (words * m + w)`",
        Messages::Lanes(_) => "the hash values word by word: word `w` of message `m` at `4 * (messages * w + m)`",
    };
    let input = match messages {
        Messages::One => Parameter::message("input", true, false, "the blocks"),
        Messages::Streams(count) | Messages::Lanes(count) => {
            Parameter::Messages { name: "inputs", count, doc: "the blocks of a message" }
        }
    };
    let bytes = 4 * hash.words() * messages.count();
    Contract {
        doc,
        parameters: vec![
            Parameter::state(bytes, None, Some(0..bytes), state),
            input,
            Parameter::Length { name: "len", multiple: BLOCK, most: None },
            Parameter::table(),
        ],
        one: Vec::new(),
        numbers: Vec::new(),
    }
}
