//! The specifications, run as they are: what the library does where it has no kernel.

use core::ops::{Add, BitXor};

use crate::wipe::wipe;

#[allow(unreachable_pub, reason = "the text is that of a crate that exports it")]
#[path = "../../gen/portable/chacha20.rs"]
pub(crate) mod chacha20;

/// The arithmetic that the specifications are written in: words of 32 bits.
pub(crate) trait Word: Copy + Add<Output = Self> + BitXor<Output = Self> {
    /// Rotates to the left by `k` bits.
    #[must_use]
    fn rol(self, k: u32) -> Self;
}

/// A number modulo 2^32.
#[derive(Clone, Copy, Default)]
pub(crate) struct W32(u32);

impl Add for W32 {
    type Output = Self;
    #[inline]
    fn add(self, other: Self) -> Self {
        Self(self.0.wrapping_add(other.0))
    }
}

impl BitXor for W32 {
    type Output = Self;
    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Word for W32 {
    #[inline]
    fn rol(self, k: u32) -> Self {
        Self(self.0.rotate_left(k))
    }
}

/// The keystream block of a state (RFC 8439, section 2.3).
pub(crate) fn chacha20_block(state: &[u32; 16]) -> [u8; 64] {
    let mut words = chacha20::block(&state.map(W32));
    let mut bytes = [0; 64];
    for (four, word) in bytes.as_chunks_mut().0.iter_mut().zip(&words) {
        *four = word.0.to_le_bytes();
    }
    wipe(&mut words);
    bytes
}

/// Twenty rounds without the addition that follows them in a block.
pub(crate) fn chacha20_permute(state: &mut [u32; 16]) {
    let mut words = state.map(W32);
    chacha20::permute(&mut words);
    *state = words.map(|word| word.0);
    wipe(&mut words);
}
