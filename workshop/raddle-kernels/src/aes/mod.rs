//! AES (FIPS 197): the key schedule, and code that the modes of operation share.
//!
//! | module | contents |
//! |---|---|
//! | [`spec`] | the standard, transcribed |
//! | [`mode`] | the modes of operation |
//! | [`x86_64`], [`aarch64`], [`ppc64le`] | the key schedule, and rounds as strands, for each instruction set |
//! | `phases` | comments in the generated text |
//!
//! All kernels use the same schedule: the round keys one after the other, with their bytes in the order of the
//! standard. A kernel that needs another order reverses them when it loads them.

pub mod aarch64;
pub mod mode;
pub mod operation;
mod phases;
pub mod ppc64le;
pub mod spec;
pub mod x86_64;

#[cfg(test)]
mod tests;

use derive_more::Display;
use raddle_isa::{Contract, Parameter, Word};

/// The number of bytes of a block.
pub const BLOCK: usize = 16;

/// The size of the key. The three variants differ in the length of the key and the number of rounds (FIPS 197, 5, table
/// 3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display)]
#[display(rename_all = "lowercase")]
pub enum Size {
    /// A 128-bit key, 10 rounds.
    Aes128,
    /// A 192-bit key, 12 rounds.
    Aes192,
    /// A 256-bit key, 14 rounds.
    Aes256,
}

impl Size {
    /// All sizes.
    pub const ALL: [Size; 3] = [Size::Aes128, Size::Aes192, Size::Aes256];

    /// Returns the number of words of the key: Nk.
    pub const fn key_words(self) -> usize {
        match self {
            Size::Aes128 => 4,
            Size::Aes192 => 6,
            Size::Aes256 => 8,
        }
    }

    /// Returns the number of rounds: Nr.
    pub const fn rounds(self) -> usize {
        self.key_words() + 6
    }

    /// Returns the number of bytes of the round keys.
    pub const fn schedule_bytes(self) -> usize {
        BLOCK * (self.rounds() + 1)
    }

    /// Returns the number of blocks whose first halves are the keys of a message of AES-GCM-SIV (RFC 8452, section 4).
    pub const fn siv_key_blocks(self) -> usize {
        2 + self.key_words() / 2
    }
}

/// The name of a size's kernel, made from the rest of the name: `sized!(size, "_ctr_xor_aesni")`.
macro_rules! sized {
    ($size:expr, $rest:literal) => {
        match $size {
            $crate::aes::Size::Aes128 => concat!("aes128", $rest),
            $crate::aes::Size::Aes192 => concat!("aes192", $rest),
            $crate::aes::Size::Aes256 => concat!("aes256", $rest),
        }
    };
}
pub(crate) use sized;

/// Returns the contract of `aes*_expand_*`: the key schedule.
pub fn expand(size: Size) -> Contract {
    Contract {
        doc: "The key schedule of AES (FIPS 197, 5.2): the round keys, each as its 16 bytes.",
        parameters: vec![
            Parameter::fixed("cipher_key", 4 * size.key_words(), "the key"),
            Parameter::fixed("schedule", size.schedule_bytes(), "the round keys")
                .initialized(0..0)
                .written(0..size.schedule_bytes()),
            Parameter::table(),
        ],
        may_alias: Vec::new(),
        numbers: Vec::new(),
    }
}

/// Returns the contract of `aes*_gcm_siv_keys_*`: the keys of a message of AES-GCM-SIV.
pub fn siv_keys(size: Size) -> Contract {
    Contract {
        doc: "The keys of a message of AES-GCM-SIV (RFC 8452, 4): the first halves of the encrypted counter blocks are the \
              key of POLYVAL and the encryption key, which is expanded.",
        parameters: vec![
            Parameter::fixed(
                "schedule",
                size.schedule_bytes(),
                "the round keys of the key-generating key (FIPS 197, 5.2)",
            ),
            Parameter::fixed("counter", BLOCK, "the first counter block: a counter of 0, and the nonce"),
            Parameter::fixed("keys", size.schedule_bytes(), "the round keys of the message")
                .initialized(0..0)
                .written(0..size.schedule_bytes()),
            Parameter::fixed("h", BLOCK, "the key of POLYVAL").initialized(0..0).written(0..BLOCK),
            Parameter::table(),
        ],
        may_alias: Vec::new(),
        numbers: Vec::new(),
    }
}
