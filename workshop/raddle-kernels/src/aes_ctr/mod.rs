//! AES in counter mode (SP 800-38A, 6.5), with the counter of GCM, the last 32 bits of the block (SP 800-38D, 6.2), or
//! of GCM-SIV, the first 32 bits (RFC 8452, 4).

pub mod aarch64;
pub mod operation;
pub mod ppc64le;
pub mod x86_64;

use raddle_isa::{Contract, Parameter};

use crate::aes::mode::Mode;
use crate::aes::{BLOCK, Size};

/// Returns the contract of `aes*_ctr_xor_*` and `aes*_gcm_siv_xor_*`.
pub fn xor(size: Size, mode: Mode) -> Contract {
    Contract {
        doc: match mode {
            Mode::Gcm => {
                "AES in counter mode (SP 800-38A, 6.5): `out = input XOR` the encrypted counter blocks, for any length in \
                 bytes. The counter is the last four bytes of the block, big-endian, modulo 2^32."
            }
            Mode::GcmSiv => {
                "AES in the counter mode of AES-GCM-SIV (RFC 8452, 4): `out = input XOR` the encrypted counter blocks, for \
                 any length in bytes. The counter is the first four bytes of the block, little-endian, modulo 2^32."
            }
        },
        parameters: vec![
            Parameter::output("out", "the result"),
            Parameter::input("input", "the text that is XORed with the keystream"),
            Parameter::Length { name: "len", multiple: 1, max: None },
            Parameter::fixed("schedule", size.schedule_bytes(), "the round keys (FIPS 197, 5.2)"),
            Parameter::fixed("counter", BLOCK, "the first counter block"),
            Parameter::table(),
        ],
        may_alias: vec![&["out", "input"]],
        numbers: Vec::new(),
    }
}
