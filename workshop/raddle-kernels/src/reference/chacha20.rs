//! ChaCha20 on plain numbers.

use super::region::{bytes, words};
use crate::chacha20::{BLOCK, spec};

/// Returns `len` bytes of keystream from this state on: constants, key, counter, nonce.
#[inline]
pub fn keystream(state: &[u8], len: usize) -> Vec<u8> {
    let mut state = state[..BLOCK].to_vec();
    let mut stream = Vec::new();
    while stream.len() < len {
        stream.extend(bytes(&spec::block(words(&state).as_slice().try_into().expect("16 words"))));
        let counter = u32::from_le_bytes(state[48..52].try_into().expect("a word"));
        state[48..52].copy_from_slice(&counter.wrapping_add(1).to_le_bytes());
    }
    stream.truncate(len);
    stream
}
