//! ChaCha20-Poly1305 (RFC 8439, 2.8): kernels that compute the cipher and the authenticator together.
//!
//! Two kinds of kernels share one state: the ChaCha20 state (64 bytes) followed by the Poly1305 state
//! ([`crate::poly1305::state`]):
//!
//! - `chacha20_poly1305_begin_*` computes the Poly1305 key from the first block of keystream (RFC 8439, 2.6), and adds
//!   the blocks after it to the first bytes of the message;
//! - `chacha20_poly1305_blocks_*` adds keystream to one part of a message and absorbs another part into the
//!   accumulator. That part has the same length or a share of it. When opening, it is the part that the kernel reads,
//!   or a later one; when sealing, it is a part that an earlier call wrote.

pub mod aarch64;
pub mod operation;
pub mod x86_64;

use raddle_isa::code::{Extent, Region};
use raddle_isa::{Contract, Parameter};

use crate::poly1305;
use crate::poly1305::state::{FIXED, Powers};

/// The offset of the Poly1305 state, which follows the ChaCha20 state.
pub const POLY1305: usize = 64;

/// Returns the contract of `chacha20_poly1305_begin_*`, for messages of at most `max` bytes.
pub fn begin(powers: &Powers, max: u64) -> Contract {
    Contract {
        doc: "ChaCha20-Poly1305 (RFC 8439, 2.8), the beginning: the block of keystream at the counter becomes the key of \
              Poly1305 (2.6), with h = 0 and pad = 1; `out = input XOR` the keystream of the blocks after it.",
        parameters: vec![
            Parameter::output("out", "the result"),
            Parameter::input("input", "the text that is XORed with the keystream"),
            Parameter::Length { name: "len", multiple: 1, max: Some(max) },
            state(powers).initialized(0..POLY1305).written(POLY1305..POLY1305 + FIXED + powers.bytes),
            Parameter::table(),
        ],
        may_alias: vec![&["out", "input"]],
        numbers: poly1305::state::numbers(powers, POLY1305),
    }
}

/// Returns the contract of `chacha20_poly1305_blocks_*`: `len` is a multiple of `stride`, and for each stride there are
/// `share` bytes to authenticate.
pub fn blocks(powers: &Powers, stride: u64, share: u64) -> Contract {
    let all = share == stride;
    let extent = if all { Extent::Parameter("len") } else { Extent::Share("len", share, stride) };
    let doc = "the text to authenticate: `input`, or an earlier part of the message";
    let mac = Region { extent, ..Region::fixed("mac", 0, doc) };
    Contract {
        doc: "ChaCha20-Poly1305 (RFC 8439, 2.8) of whole blocks: `out = input XOR` the keystream from the counter on, and \
              `h = (h + block) * r` modulo 2^130 - 5 for each block of `mac` as it was at entry.",
        parameters: vec![
            Parameter::output("out", "the result"),
            Parameter::input("input", "the text that is XORed with the keystream"),
            Parameter::Length { name: "len", multiple: stride, max: None },
            state(powers).written(POLY1305..POLY1305 + 24),
            Parameter::Pointer(mac),
            Parameter::table(),
        ],
        may_alias: if all {
            vec![&["out", "input"], &["input", "mac"], &["out", "input", "mac"]]
        } else {
            vec![&["out", "input"]]
        },
        numbers: poly1305::state::numbers(powers, POLY1305),
    }
}

fn state(powers: &Powers) -> Parameter {
    let doc = "the state of ChaCha20: four constant words, key, block counter, nonce; then that of Poly1305";
    Parameter::state(POLY1305 + FIXED + powers.bytes, doc)
}
