//! The second block of a 64-byte message, which all such messages share.

use raddle_isa::Word;

use super::spec;
use crate::hash::Hash;
use crate::sha2::SHA256;

/// The block of padding of a 64-byte message (FIPS 180-4, 5.1.1): the bit 1, zeros, and the length, which is 512 bits.
pub const PADDING: [u32; 16] = [1 << 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 512];

/// Returns the hash value after a message of 64 bytes and its padding, by the specification.
pub fn padded_block<W: Word>(initial: &[W], block: &[W::Byte]) -> Vec<W> {
    let hash = Hash::Sha256.compress(initial, block);
    Hash::Sha256.compress_words(&hash, PADDING.map(|word| W::lit(32, word.into())))
}

/// Returns W(t) + K(t) of the rounds of [`PADDING`] (FIPS 180-4, 6.2.2), which all 64-byte messages share.
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
