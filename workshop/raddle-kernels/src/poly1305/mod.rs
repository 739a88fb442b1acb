//! Poly1305 (RFC 8439, 2.5): the tag of blocks m1 … mn under a key (r, s) is
//!
//! > ((… ((h + m1) r + m2) r + …) r + mn) r modulo p, plus s modulo 2^128, with p = 2^130 - 5,
//!
//! where a whole block is its 16 bytes plus 2^128.
//!
//! | module | contents |
//! |---|---|
//! | [`spec`] | the RFC, transcribed |
//! | [`x86_64`], [`aarch64`] | shapes of each instruction set |
//! | [`mod@state`] | the memory of a kernel: accumulator, key, powers of the key; their limbs and bounds |
//!
//! Three kinds of kernels share one state:
//!
//! - `poly1305_powers_*` computes powers of r, in the limbs that the kernels of its family use;
//! - `poly1305_blocks_*` absorbs whole blocks, a multiple of its own stride, into the accumulator;
//! - `poly1305_finish_*` absorbs the last blocks, of any number, and computes the tag.
//!
//! `poly1305_lanes_*` absorbs equally many blocks of each of several messages, each with its own key, into their
//! accumulators.

pub mod aarch64;
pub mod operation;
pub mod spec;
pub mod state;
pub mod x86_64;

#[cfg(test)]
mod tests;

use raddle_isa::{Contract, Parameter, Region, Word};

use state::{FIXED, Powers};

/// The number of bytes of a block.
pub const BLOCK: usize = 16;

/// Returns the contract of `poly1305_powers_*`: reads r, and writes the powers after it.
pub fn powers(powers: &Powers) -> Contract {
    Contract {
        doc: "Powers of the key r of Poly1305 (RFC 8439, 2.5), in limbs.",
        parameters: vec![state(powers).initialized(0..FIXED).written(FIXED..FIXED + powers.bytes), Parameter::table()],
        may_alias: Vec::new(),
        numbers: state::numbers(powers, 0),
    }
}

/// Returns the contract of `poly1305_blocks_*`: absorbs `len` bytes, a multiple of `stride`, into the accumulator.
pub fn blocks(powers: &Powers, stride: u64, max: Option<u64>) -> Contract {
    Contract {
        doc: "Poly1305 (RFC 8439, 2.5) of whole blocks: `h = (h + block) * r` modulo 2^130 - 5 for each block.",
        parameters: vec![
            state(powers).written(state::H..state::H + 24),
            Parameter::input("input", "the blocks"),
            Parameter::Length { name: "len", multiple: stride, max },
            Parameter::table(),
        ],
        may_alias: Vec::new(),
        numbers: state::numbers(powers, 0),
    }
}

/// The maximal number of bytes of `poly1305_finish_*`: a vector kernel may leave as many.
pub const FINISH_MAX: u64 = 1024;

/// Returns the contract of `poly1305_finish_*`: absorbs `len` bytes, whole blocks, and computes the tag. Above each of
/// the blocks, the kernel adds `pad` times 2^128: 1 for whole blocks, 0 for a block that contains its 1.
pub fn finish() -> Contract {
    let powers = Powers::none();
    Contract {
        doc: "Poly1305 (RFC 8439, 2.5), the end: absorbs the last blocks, reduces h modulo 2^130 - 5, and adds s modulo 2^128.",
        parameters: vec![
            state(&powers),
            Parameter::input("input", "the last blocks"),
            Parameter::Length { name: "len", multiple: BLOCK as u64, max: Some(FINISH_MAX) },
            Parameter::Pointer(Region { readable: false, written: true, ..Region::fixed("tag", 16, "the tag") }),
            Parameter::table(),
        ],
        may_alias: Vec::new(),
        numbers: state::numbers(&powers, 0),
    }
}

/// Returns the contract of `poly1305_lanes_*`: absorbs equally many blocks of each of `count` messages into their
/// accumulators.
pub fn lanes(count: usize) -> Contract {
    let words = |from: usize, to: usize| state::in_lanes(count, from, 0)..state::in_lanes(count, to, 0);
    Contract {
        doc: "Poly1305 (RFC 8439, 2.5) of whole blocks of several messages: `h = (h + block) * r` modulo 2^130 - 5 for each \
              block. A block of each message, then the next of each.",
        parameters: vec![
            Parameter::state(
                count * FIXED,
                "accumulators and keys, interleaved by words: the word at byte `i` of message `m` is at `messages * i + 8 * m`",
            )
            .written(words(state::H, state::H + 24)),
            Parameter::input("input", "the blocks"),
            Parameter::Length { name: "len", multiple: (count * BLOCK) as u64, max: None },
            Parameter::table(),
        ],
        may_alias: Vec::new(),
        numbers: state::numbers_in_lanes(count),
    }
}

fn state(powers: &Powers) -> Parameter {
    Parameter::state(FIXED + powers.bytes, "accumulator, key and powers of the key")
}
