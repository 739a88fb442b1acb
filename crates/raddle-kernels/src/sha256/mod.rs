//! SHA-256 (FIPS 180-4, 6.2), and SHA-224, which is SHA-256 with another beginning and a shorter end: one message, or
//! many at once.
//!
//! | module | what it holds |
//! |---|---|
//! | [`spec`] | the standard, transcribed |
//! | [`x86_64`], [`aarch64`], [`ppc64le`] | shapes of each instruction set |
//!
//! Five kinds of kernels:
//!
//! - `sha256_blocks_*` takes the blocks of one message;
//! - `sha256_streams_*` takes as many blocks of each of a few messages, with the instructions for one, woven;
//! - `sha256_lanes_*` takes as many blocks of each of many messages, one in each lane of vectors;
//! - `sha256_words_*` takes one block of each of many messages, whose words lie as `sha256_lanes_*` leaves hash values: the
//!   outer hash of HMAC has the inner hash values in such a block;
//! - `sha256_pairs_*` takes many messages of 64 bytes to their digests.
//!
//! All but the last take whole blocks; padding is the caller's. A hash value lies in memory as its words, each in the byte order of
//! the processor.

pub mod aarch64;
pub mod operation;
pub mod ppc64le;
pub mod spec;
pub mod x86_64;

#[cfg(test)]
mod tests;

use raddle_isa::Word;

use crate::hash::Hash;
use crate::sha2::SHA256;

/// Bytes of a block.
pub const BLOCK: usize = 64;

/// Words of a hash value.
pub const WORDS: usize = 8;

/// The block of padding of a message of 64 bytes (FIPS 180-4, 5.1.1): the bit 1, zeros, and the length, which is 512 bits.
pub const PADDING: [u32; 16] = [1 << 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 512];

/// The hash value after a message of 64 bytes and its padding, by the specification.
pub fn padded_block<W: Word>(initial: &[W], block: &[W::Byte]) -> Vec<W> {
    let hash = Hash::Sha256.compress(initial, block);
    Hash::Sha256.compress_words(&hash, PADDING.map(|word| W::lit(32, word.into())))
}

/// W(t) + K(t) of the rounds of [`PADDING`] (FIPS 180-4, 6.2.2): the same for all messages of 64 bytes.
pub fn padding_sums() -> [u32; 64] {
    let sigma = |x: u32, ([i, j], k): ([u8; 2], u8)| x.rotate_right(i.into()) ^ x.rotate_right(j.into()) ^ x >> k;
    let [sigma0, sigma1] = SHA256.sigmas;
    let mut words = PADDING.to_vec();
    for t in words.len()..spec::K.len() {
        let sums = [sigma(words[t - 2], sigma1), words[t - 7], sigma(words[t - 15], sigma0), words[t - 16]];
        words.push(sums.into_iter().fold(0, u32::wrapping_add));
    }
    std::array::from_fn(|t| words[t].wrapping_add(spec::K[t]))
}
