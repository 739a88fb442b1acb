//! What the contracts of hashes share: SHA-256 and MD5 take blocks of 64 bytes into a few words of 32 bits.

pub(crate) mod ppc64le;
pub(crate) mod x86_64;

use raddle_isa::{Contract, Kernel, Parameter, Word};

use crate::{md5, sha256};

/// Bytes of a block.
pub const BLOCK: u64 = 64;

/// A hash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hash {
    /// SHA-256, or SHA-224.
    Sha256,
    /// MD5.
    Md5,
}

impl Hash {
    /// The hash that the kernel of this name is of.
    pub fn of(kernel: &str) -> Option<Hash> {
        match kernel.split_once('_')?.0 {
            "sha256" => Some(Hash::Sha256),
            "md5" => Some(Hash::Md5),
            _ => None,
        }
    }

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

/// Whether the hash values of a kernel's messages lie word by word, and not message by message.
pub fn is_word_by_word(kernel: &Kernel) -> bool {
    kernel.name.split('_').nth(1) == Some("lanes")
}

/// Where a kernel finds a word of the hash value of a message in its state.
pub fn place(kernel: &Kernel, hash: Hash, message: usize, word: usize) -> usize {
    4 * if is_word_by_word(kernel) {
        kernel.contract.messages() * word + message
    } else {
        hash.words() * message + word
    }
}

/// The names of the regions of a kernel's messages.
pub fn messages(kernel: &Kernel) -> Vec<&'static str> {
    match kernel.contract.messages() {
        0 => vec!["input"],
        count => (0..count).map(Parameter::message_of).collect(),
    }
}

/// A kernel for the blocks of one message.
pub(crate) fn blocks(words: usize, doc: &'static str) -> Contract {
    let input = Parameter::message("input", true, false, "the blocks");
    contract(words, doc, "the hash value: its words", input)
}

/// A kernel for a few messages, whose hash values lie one after another.
pub(crate) fn streams(words: usize, count: usize, doc: &'static str) -> Contract {
    let state = "the hash values one after another: word `w` of message `m` at `4 * (words * m + w)`";
    contract(words * count, doc, state, inputs(count))
}

/// A kernel for many messages, whose hash values lie as vectors are to hold them.
pub(crate) fn lanes(words: usize, count: usize, doc: &'static str) -> Contract {
    let state = "the hash values word by word: word `w` of message `m` at `4 * (messages * w + m)`";
    contract(words * count, doc, state, inputs(count))
}

fn inputs(count: usize) -> Parameter {
    Parameter::Messages { name: "inputs", count, doc: "the blocks of a message" }
}

fn contract(words: usize, doc: &'static str, state: &'static str, input: Parameter) -> Contract {
    Contract {
        doc,
        parameters: vec![
            Parameter::state(4 * words, None, Some(0..4 * words), state),
            input,
            Parameter::Length { name: "len", multiple: BLOCK, most: None },
            Parameter::table(),
        ],
        one: Vec::new(),
        numbers: Vec::new(),
    }
}
