//! What regions of memory hold.

use std::collections::BTreeMap;

use raddle_isa::{Concrete, Word};

/// What regions hold, by their names.
pub type Regions = BTreeMap<&'static str, Vec<u8>>;

/// Words of 32 bits, their first byte lowest.
#[inline]
pub(crate) fn words(bytes: &[u8]) -> Vec<Concrete> {
    bytes.chunks(4).map(|word| Concrete::lit(32, u32::from_le_bytes(word.try_into().expect("a word")).into())).collect()
}

#[inline]
pub(crate) fn bytes(words: &[Concrete]) -> Vec<u8> {
    words.iter().flat_map(|word| (word.value() as u32).to_le_bytes()).collect()
}

#[inline]
pub(crate) fn xor(a: &[u8], b: &[u8]) -> Vec<u8> {
    a.iter().zip(b).map(|(a, b)| a ^ b).collect()
}

/// Bytes that are nothing in particular.
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
