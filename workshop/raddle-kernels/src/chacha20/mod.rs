//! ChaCha20 (RFC 8439): its contracts.
//!
//! | module | contents |
//! |---|---|
//! | [`spec`] | the RFC, transcribed |
//! | [`lowering`] | the operations that an instruction set must lower, and the rounds as strands |
//! | [`x86_64`], [`aarch64`] | lowering and variants of each instruction set |

pub mod aarch64;
pub mod lowering;
pub mod operation;
pub mod spec;
pub mod x86_64;

#[cfg(test)]
mod tests;

use raddle_isa::{Contract, Parameter, Word};

/// The number of bytes of a block of keystream.
pub const BLOCK: usize = 64;

/// Returns the contract of every `chacha20_xor_*` kernel.
pub fn xor() -> Contract {
    let state =
        "four constant words, key, block counter of the first block, nonce: 16 words; the counter wraps modulo 2^32";
    Contract {
        doc: "ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.",
        parameters: vec![
            Parameter::output("out", "the result"),
            Parameter::input("input", "the text that is XORed with the keystream"),
            Parameter::Length { name: "len", multiple: 1, max: None },
            Parameter::state(BLOCK, state),
            Parameter::table(),
        ],
        may_alias: vec![&["out", "input"]],
        numbers: Vec::new(),
    }
}

/// Returns the contract of every `chacha20_blocks_*` kernel, for multiples of `stride` bytes.
pub fn blocks(stride: u64) -> Contract {
    Contract {
        doc: "ChaCha20 (RFC 8439, 2.3): replaces each state of 64 bytes by its block of keystream.",
        parameters: vec![
            Parameter::in_place(
                "blocks",
                "states, each with its own key, counter and nonce; at return, their blocks of keystream",
            ),
            Parameter::Length { name: "len", multiple: stride, max: None },
            Parameter::table(),
        ],
        may_alias: Vec::new(),
        numbers: Vec::new(),
    }
}
