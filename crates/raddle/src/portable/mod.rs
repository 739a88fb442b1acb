//! The portable kernels: the specifications themselves, compiled without changes.

use crate::memory::wipe::wipe;

mod word;

use word::{W32, W64, Word};

#[allow(unreachable_pub, reason = "the text is that of a crate that exports it")]
#[path = "../../gen/portable/blake3.rs"]
pub(crate) mod blake3;
#[allow(unreachable_pub, reason = "as above")]
#[path = "../../gen/portable/chacha20.rs"]
pub(crate) mod chacha20;
#[allow(unreachable_pub, dead_code, reason = "as above; who prints kernels asks it for more")]
#[path = "../../gen/portable/md5.rs"]
pub(crate) mod md5;
#[allow(unreachable_pub, reason = "the text is that of a crate that exports it")]
#[path = "../../gen/portable/poly1305.rs"]
mod poly1305;
#[allow(unreachable_pub, reason = "as above")]
#[path = "../../gen/portable/sha1.rs"]
pub(crate) mod sha1;
#[allow(unreachable_pub, dead_code, reason = "as above; tests of kernels ask it for more")]
#[path = "../../gen/portable/sha1_attacks.rs"]
pub(crate) mod sha1_attacks;
#[allow(unreachable_pub, reason = "as above")]
#[path = "../../gen/portable/sha256.rs"]
pub(crate) mod sha256;
#[allow(unreachable_pub, reason = "as above")]
#[path = "../../gen/portable/sha512.rs"]
pub(crate) mod sha512;

/// Computes the keystream block for a state (RFC 8439, section 2.3).
pub(crate) fn chacha20_block(state: &[u32; 16]) -> [u8; 64] {
    let mut words = chacha20::block(&state.map(W32));
    let mut bytes = [0; 64];
    for (four, word) in bytes.as_chunks_mut().0.iter_mut().zip(&words) {
        *four = word.0.to_le_bytes();
    }
    wipe(&mut words);
    bytes
}

/// Applies the twenty rounds of a block, without the addition that follows the rounds.
pub(crate) fn chacha20_permute(state: &mut [u32; 16]) {
    let mut words = state.map(W32);
    chacha20::permute(&mut words);
    *state = words.map(|word| word.0);
    wipe(&mut words);
}

/// Returns the key r, in which the bits that must be clear have been cleared (RFC 8439, section 2.5).
#[inline]
pub(crate) fn poly1305_clamp(r: [u64; 2]) -> [u64; 2] {
    poly1305::clamp(r.map(W64)).map(|word| word.0)
}

/// Returns the accumulator after a block, to which `pad` times 2^128 is added (RFC 8439, section 2.5.1).
pub(crate) fn poly1305_block(h: [u64; 3], r: [u64; 2], block: &[u8; 16], pad: u64) -> [u64; 3] {
    let number = u128::from_le_bytes(*block);
    let words = [W64(number as u64), W64((number >> 64) as u64)];
    poly1305::block(h.map(W64), r.map(W64), words, W64(pad)).map(|word| word.0)
}

/// Computes the tag (RFC 8439, section 2.5.1).
#[inline]
pub(crate) fn poly1305_finish(h: [u64; 3], s: [u64; 2]) -> [u8; 16] {
    let [low, high] = poly1305::finish(h.map(W64), s.map(W64)).map(|word| u128::from(word.0));
    (low | high << 64).to_le_bytes()
}

/// Returns the hash value after a block (FIPS 180-4, section 6.2.2).
pub(crate) fn sha256_compress(hash: &[u32; 8], block: &[u8; 64]) -> [u32; 8] {
    sha256::compress(hash.map(W32), words(block, u32::from_be_bytes)).map(|word| word.0)
}

/// Returns the hash value after a block (FIPS 180-4, section 6.4.2).
pub(crate) fn sha512_compress(hash: &[u64; 8], block: &[u8; 128]) -> [u64; 8] {
    let words = block.as_chunks().0;
    sha512::compress(hash.map(W64), core::array::from_fn(|i| W64(u64::from_be_bytes(words[i])))).map(|word| word.0)
}

/// Returns the hash value after a block (FIPS 180-4, section 6.1.2).
pub(crate) fn sha1_compress(hash: &[u32; 5], block: &[u8; 64]) -> [u32; 5] {
    sha1::compress(hash.map(W32), words(block, u32::from_be_bytes)).map(|word| word.0)
}

/// Returns the set of known attacks that a block may belong to: see [`sha1_attacks::candidates`].
pub(crate) fn sha1_candidates(block: &[u8; 64]) -> u32 {
    sha1_attacks::candidates(&sha1_attacks::schedule(words(block, u32::from_be_bytes))).0
}

/// Returns the buffer after a block (RFC 1321, section 3.4).
pub(crate) fn md5_compress(hash: &[u32; 4], block: &[u8; 64]) -> [u32; 4] {
    md5::compress(hash.map(W32), words(block, u32::from_le_bytes)).map(|word| word.0)
}

/// Returns the state after a block (the BLAKE3 paper, section 2.2).
pub(crate) fn blake3_compress(state: &[u32; 12], block: &[u8; 64]) -> [u32; 12] {
    blake3::compress(state.map(W32), words(block, u32::from_le_bytes)).map(|word| word.0)
}

/// Returns the sixteen output words for a state and a block (the BLAKE3 paper, section 2.2).
pub(crate) fn blake3_output(state: &[u32; 12], block: &[u8; 64]) -> [u32; 16] {
    blake3::output(state.map(W32), words(block, u32::from_le_bytes)).map(|word| word.0)
}

/// Reads the words of a block.
#[inline]
fn words(block: &[u8; 64], word: fn([u8; 4]) -> u32) -> [W32; 16] {
    let words = block.as_chunks().0;
    core::array::from_fn(|i| W32(word(words[i])))
}
