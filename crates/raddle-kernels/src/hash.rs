//! What the contracts of hashes share: SHA-256 and MD5 take blocks of 64 bytes into a few words of 32 bits.

use raddle_isa::{Contract, Parameter};

/// Bytes of a block.
pub const BLOCK: u64 = 64;

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
