//! Compares the specification with hash values of the paper's reference implementation.

use raddle_isa::{Concrete, Word};

use super::{BLOCK, STATE, spec};
use crate::sha256;

/// The flags (table 3 of the paper).
const CHUNK_START: u32 = 1;
const CHUNK_END: u32 = 2;
const ROOT: u32 = 8;

/// Returns the sixteen words of output for a message of at most one block.
fn digest(message: &[u8]) -> Vec<u8> {
    let mut block = [0; BLOCK];
    block[..message.len()].copy_from_slice(message);
    let lit = |x: u32| Concrete::lit(32, x.into());
    let word = |i: usize| u32::from_le_bytes(std::array::from_fn(|k| block[4 * i + k]));
    let tail = [0, 0, message.len() as u32, CHUNK_START | CHUNK_END | ROOT];
    let state: [u32; STATE] = std::array::from_fn(|i| if i < 8 { spec::IV[i] } else { tail[i - 8] });
    let words = spec::output(state.map(lit), std::array::from_fn(|i| lit(word(i))));
    words.iter().flat_map(|word| (word.value() as u32).to_le_bytes()).collect()
}

#[test]
fn the_constants_are_those_of_sha256() {
    assert_eq!(spec::IV, sha256::spec::INITIAL);
}

#[test]
fn every_word_moves_once() {
    let mut words = spec::PERMUTATION;
    words.sort();
    assert!(words.into_iter().eq(0..16));
    assert_eq!(spec::SCHEDULE[1], spec::PERMUTATION);
}

/// Checks the first hash values of the official vectors: those of no bytes, and of the byte 0.
#[test]
fn short_messages() {
    let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    assert_eq!(
        hex(&digest(b"")),
        "af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262\
         e00f03e7b69af26b7faaf09fcd333050338ddfe085b8cc869ca98b206c08243a"
    );
    assert_eq!(hex(&digest(&[0])[..32]), "2d3adedff11b61f14c886e35afa036736dcd87a74d27b5c1510225d0f592e213");
}
