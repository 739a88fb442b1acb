//! The steps that SHA-256 and SHA-512 share (FIPS 180-4, 6.2 and 6.4): they work on 32-bit and 64-bit words. Each
//! function has its own rotation counts, constants and number of rounds.

pub(crate) mod aarch64;
pub(crate) mod x86_64;

use crate::hash::Hash;
use crate::{sha256, sha512};

/// The number of words of a hash value.
pub(crate) const WORDS: usize = 8;

/// The number of words of the message schedule that are kept: W(t) overwrites W(t - 16).
pub(crate) const RETAINED: usize = 16;

/// A function of the family, with the parameters that its kernels need.
#[derive(Clone, Copy)]
pub(crate) struct Sha2 {
    pub(crate) hash: Hash,
    /// The number of rounds.
    pub(crate) rounds: usize,
    /// The counts of Σ0 and Σ1 (equations 4.4, 4.5, 4.10 and 4.11).
    pub(crate) big_sigmas: [[u8; 3]; 2],
    /// The counts of σ0 and σ1 (equations 4.6, 4.7, 4.12 and 4.13): of two rotations, and of the shift.
    pub(crate) sigmas: [([u8; 2], u8); 2],
}

/// SHA-256.
pub(crate) const SHA256: Sha2 = Sha2 {
    hash: Hash::Sha256,
    rounds: sha256::spec::K.len(),
    big_sigmas: [[2, 13, 22], [6, 11, 25]],
    sigmas: [([7, 18], 3), ([17, 19], 10)],
};

/// SHA-512.
pub(crate) const SHA512: Sha2 = Sha2 {
    hash: Hash::Sha512,
    rounds: sha512::spec::K.len(),
    big_sigmas: [[28, 34, 39], [14, 18, 41]],
    sigmas: [([1, 8], 7), ([19, 61], 6)],
};

impl Sha2 {
    /// Returns the number of bytes of a word.
    pub(crate) fn word_bytes(self) -> usize {
        self.hash.word_bytes()
    }

    /// Returns the constants in memory, each with its lowest byte first.
    pub(crate) fn constants(self) -> Vec<Vec<u8>> {
        match self.hash {
            Hash::Sha512 => sha512::spec::K.map(|k| k.to_le_bytes().to_vec()).to_vec(),
            _ => sha256::spec::K.map(|k| k.to_le_bytes().to_vec()).to_vec(),
        }
    }

    /// Names the later rounds for which the instructions of sixteen rounds run again.
    pub(crate) fn later(self) -> &'static str {
        if self.hash == Hash::Sha512 { "16, 32 and 48" } else { "16 and 32" }
    }
}
