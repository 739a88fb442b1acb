//! ChaCha20 (RFC 8439): its contract.
//!
//! | module | what it holds |
//! |---|---|
//! | [`spec`] | the RFC, transcribed |
//! | [`lowering`] | what it asks of an instruction set, and its rounds as strands |
//! | [`x86_64`], [`aarch64`], [`ppc64le`] | lowering and shapes of each instruction set |

pub mod aarch64;
pub mod lowering;
pub mod ppc64le;
pub mod spec;
pub mod x86_64;

#[cfg(test)]
mod tests;

use raddle_isa::{Contract, Parameter, Word};

/// Bytes of a block of keystream.
pub const BLOCK: usize = 64;

/// The contract of every `chacha20_xor_*` kernel.
pub fn contract() -> Contract {
    let state = "constants, key, block counter of the first block, nonce: 16 words; the counter wraps modulo 2^32";
    Contract {
        doc: "ChaCha20 (RFC 8439, 2.4): `out = input XOR keystream`, for any length in bytes.",
        parameters: vec![
            Parameter::message("out", false, true, "where the result goes"),
            Parameter::message("input", true, false, "what the keystream is added to"),
            Parameter::Length { name: "len", multiple: 1, most: None },
            Parameter::state(BLOCK, None, None, state),
            Parameter::table(),
        ],
        one: vec![&["out", "input"]],
        numbers: Vec::new(),
    }
}
