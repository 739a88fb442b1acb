//! The contents of regions of memory.

use std::collections::BTreeMap;

use raddle_isa::{Concrete, Word};

/// The contents of regions, by their names.
pub type Regions = BTreeMap<&'static str, Vec<u8>>;

/// Returns 32-bit words, their first byte lowest.
#[inline]
pub(crate) fn words(bytes: &[u8]) -> Vec<Concrete> {
    words_of(4, bytes)
}

/// Returns words of `word_bytes` bytes, at most 8, their first byte lowest.
#[inline]
pub(crate) fn words_of(word_bytes: usize, bytes: &[u8]) -> Vec<Concrete> {
    let number = |word: &[u8]| word.iter().rev().fold(0, |x, &byte| x << 8 | u64::from(byte));
    bytes.chunks(word_bytes).map(|word| Concrete::lit(8 * word.len() as u32, number(word))).collect()
}

#[inline]
pub(crate) fn bytes(words: &[Concrete]) -> Vec<u8> {
    words.iter().flat_map(|word| word.value().to_le_bytes().into_iter().take(word.bits() as usize / 8)).collect()
}

#[inline]
pub(crate) fn xor(a: &[u8], b: &[u8]) -> Vec<u8> {
    a.iter().zip(b).map(|(a, b)| a ^ b).collect()
}

/// Returns pseudorandom bytes.
#[inline]
pub fn pseudorandom(seed: u64, count: usize) -> Vec<u8> {
    let mut x = seed ^ 0x9e37_79b9_7f4a_7c15;
    let byte = |_| {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        (x >> 32) as u8
    };
    (0..count).map(byte).collect()
}
