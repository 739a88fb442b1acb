//! AES-GCM (SP 800-38D) and AES-GCM-SIV (RFC 8452): kernels that compute the cipher and the hash together.
//!
//! A message under the key K is encrypted with the counter blocks after J0 (6.5, GCTR). Its tag is E(J0) plus GHASH of
//! the additional data, the ciphertext and the lengths of both (7.1). There are two kinds of kernels for each
//! direction:
//!
//! - `aes*_gcm_{seal,open}_blocks_*` take whole blocks, a multiple of their own stride;
//! - `aes*_gcm_{seal,open}_finish_*` take the rest, of any length up to their own maximum, and the block of lengths,
//!   and compute the tag. A short message needs only these.
//!
//! | region | bytes | what |
//! |---|---|---|
//! | `key` | 0 to 239 | the round keys ([`crate::aes`]): as many as the size has |
//! | | 256 and on | powers of H ([`crate::ghash::Powers`]) |
//! | `state` | [`COUNTER`] | the next counter block |
//! | | [`FIRST`] | J0, whose encryption is added to the tag |
//! | | [`SUM`] | the sum of GHASH ([`crate::ghash`]), with its last block added and not yet multiplied |
//! | | [`LENGTHS`] | the last GHASH block: the lengths of the additional data and of the ciphertext, in bits |
//! | | [`TAG`] | the tag that the kernel writes |
//!
//! AES-GCM-SIV has whole blocks only, `aes*_gcm_siv_{seal,open}_blocks_*`, with the same regions: the schedule is that of
//! a message-encryption key, and the powers are those of POLYVAL under a message-authentication key. Opening hashes the
//! plaintext, which it writes, as sealing of AES-GCM does with the ciphertext. A message must be hashed before it is
//! encrypted, because its counter block is computed from the tag. So a kernel that seals encrypts one message in place,
//! and hashes another one of the same length: the next one of a batch.
//!
//! Additional data of at most 16 bytes, with zeros after them, are the first sum, so no product is needed.

pub mod aarch64;
pub mod operation;
pub mod ppc64le;
pub mod x86_64;

use derive_more::Display;
use raddle_isa::code::Region;
use raddle_isa::{Contract, Parameter};

use crate::aes::mode::Mode;
use crate::aes::{BLOCK, Size};
use crate::ghash::Powers;

/// The offset of the powers of H in the region `key`.
pub const POWERS: usize = 256;

/// The offset of the next counter block in the region `state`.
pub const COUNTER: usize = 0;
/// The offset of J0.
pub const FIRST: usize = 16;
/// The offset of the sum of GHASH.
pub const SUM: usize = 32;
/// The offset of the block of lengths.
pub const LENGTHS: usize = 48;
/// The offset of the tag.
pub const TAG: usize = 64;
/// The number of bytes of the state.
pub const STATE: usize = 80;

/// The direction of a kernel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display)]
#[display(rename_all = "lowercase")]
pub enum Direction {
    /// Plaintext to ciphertext.
    Seal,
    /// Ciphertext to plaintext.
    Open,
}

impl Direction {
    /// The two directions.
    pub const ALL: [Direction; 2] = [Direction::Seal, Direction::Open];
}

impl Mode {
    /// Returns the name of the region that is XORed with the keystream.
    pub const fn text(self, direction: Direction) -> &'static str {
        match (self, direction) {
            (Mode::GcmSiv, Direction::Seal) => "out",
            _ => "input",
        }
    }

    /// Returns the name of the region that is hashed.
    pub const fn hashed(self, direction: Direction) -> &'static str {
        match (self, direction) {
            (Mode::Gcm, Direction::Seal) | (Mode::GcmSiv, Direction::Open) => "out",
            (Mode::Gcm, Direction::Open) | (Mode::GcmSiv, Direction::Seal) => "input",
        }
    }
}

/// Returns the contract of `aes*_gcm_*_blocks_*` and `aes*_gcm_siv_*_blocks_*`: `len` is a multiple of `stride`. The
/// caller advances the counter.
pub fn blocks(mode: Mode, direction: Direction, size: Size, powers: &Powers, stride: u64) -> Contract {
    let doc = match (mode, direction) {
        (Mode::Gcm, _) => {
            "AES-GCM (SP 800-38D, 7) of whole blocks: `out = input XOR` the encrypted counter blocks, and \
             `sum = sum * H + block` for each block of the ciphertext; the last block is added but not multiplied."
        }
        (Mode::GcmSiv, Direction::Seal) => {
            "Sealing of two messages of AES-GCM-SIV (RFC 8452, 4), whole blocks: adds the encrypted counter blocks to \
             `out`, a message that was hashed before, and for each block of `input`, another message, \
             `sum = sum * H + block`; the last block is added but not multiplied."
        }
        (Mode::GcmSiv, Direction::Open) => {
            "Opening of AES-GCM-SIV (RFC 8452, 5) of whole blocks: `out = input XOR` the encrypted counter blocks, and \
             `sum = sum * H + block` for each block of the plaintext; the last block is added but not multiplied."
        }
    };
    let length = Parameter::Length { name: "len", multiple: stride, max: None };
    let contract = contract(doc, size, powers, length, state().written(SUM..SUM + BLOCK));
    match mode.text(direction) {
        "out" => {
            let [_, _, rest @ ..] = &contract.parameters[..] else { unreachable!("it has two texts") };
            let texts = [
                Parameter::in_place("out", "the message that is XORed with the keystream"),
                Parameter::input("input", "the message that is hashed"),
            ];
            let parameters = [&texts, rest].concat();
            Contract { parameters, may_alias: Vec::new(), ..contract }
        }
        _ => contract,
    }
}

/// Returns the contract of `aes*_gcm_*_finish_*`, for at most `max` bytes.
pub fn finish(_: Mode, _: Direction, size: Size, powers: &Powers, max: u64) -> Contract {
    let doc = "AES-GCM (SP 800-38D, 7), the end: `out = input XOR` the encrypted counter blocks, and the tag: the \
               encrypted J0 plus GHASH, which is the sum continued with the remaining ciphertext, padded with zeros, \
               and with the block of lengths.";
    contract(
        doc,
        size,
        powers,
        Parameter::Length { name: "len", multiple: 1, max: Some(max) },
        state().initialized(0..TAG).written(TAG..TAG + BLOCK),
    )
}

fn state() -> Parameter {
    Parameter::state(STATE, "counter block, J0, sum, lengths, tag")
}

fn contract(doc: &'static str, size: Size, powers: &Powers, length: Parameter, state: Parameter) -> Contract {
    let bytes = POWERS + powers.bytes;
    // Nothing is written between round keys and powers.
    let key = Region {
        held: Some(vec![0..size.schedule_bytes(), POWERS..bytes]),
        ..Region::fixed("key", bytes, "the round keys, and from byte 256 on powers of H")
    };
    Contract {
        doc,
        parameters: vec![
            Parameter::output("out", "the result"),
            Parameter::input("input", "the text that is XORed with the keystream"),
            length,
            Parameter::Pointer(key),
            state,
            Parameter::table(),
        ],
        may_alias: vec![&["out", "input"]],
        numbers: powers.numbers("key", POWERS),
    }
}

// The round keys precede the powers for every size.
const _: () = assert!(Size::Aes256.schedule_bytes() <= POWERS);
