//! Draws the memory of kernels: equal numbers give equal bytes.

use raddle_isa::Number;

use super::aes;
use super::poly1305::{State, clamped};
use super::region::pseudorandom;
use crate::aes::mode::Mode;
use crate::aes::{BLOCK, Size};
use crate::aes_gcm::{COUNTER, FIRST, LENGTHS, STATE, SUM};
use crate::chacha20::{BLOCK as CHACHA20_BLOCK, spec};

/// Accumulators of Poly1305 that test carries and the last reduction.
const ACCUMULATORS: [[u64; 3]; 12] = {
    const ONES: u64 = u64::MAX;
    [
        [0, 0, 0],
        [1, 0, 0],
        // The numbers p - 1, p, p + 1, p + 2, p + 4, and p + 5 = 2^130.
        [ONES - 5, ONES, 3],
        [ONES - 4, ONES, 3],
        [ONES - 3, ONES, 3],
        [ONES, ONES, 3],
        [0, 0, 4],
        // The number 2^128 - 1, its neighbours, and the maximum: 2^130 + 2^128 - 1.
        [ONES, ONES, 0],
        [0, 0, 1],
        [ONES, 0, 3],
        [0, ONES, 3],
        [ONES, ONES, 4],
    ]
};

/// Keys of Poly1305 with which carries run far.
const KEYS: [u128; 5] = [u128::MAX, 0, 1, 2, 4];

/// The number of secrets that draw each kind of message, accumulator and key at least once.
pub const KINDS: u64 = 3 * (ACCUMULATORS.len() as u64 + 1) * (KEYS.len() as u64 + 3);

/// The source of a sample: numbers for public and for secret bytes, and the length of the message.
pub struct Draw {
    /// The number for public bytes.
    pub public: u64,
    /// The number for secret bytes.
    pub secret: u64,
    /// The length of the message in bytes.
    pub len: usize,
}

impl Draw {
    /// Returns `count` public bytes; another salt gives other bytes.
    #[inline]
    pub fn public(&self, salt: u64, count: usize) -> Vec<u8> {
        pseudorandom(self.public.wrapping_mul(257).wrapping_add(salt), count)
    }

    /// Returns `count` secret bytes; another salt gives other bytes.
    #[inline]
    pub fn secret(&self, salt: u64, count: usize) -> Vec<u8> {
        pseudorandom(self.secret.wrapping_mul(263).wrapping_add(1000 + salt), count)
    }

    /// Returns a secret message of the sample's length: all ones; p of Poly1305 and its neighbours, block by block; or
    /// pseudorandom bytes.
    #[inline]
    pub fn message(&self, salt: u64) -> Vec<u8> {
        let random = self.secret(salt, self.len);
        match self.secret % 3 {
            0 => vec![0xff; self.len],
            1 => random.iter().enumerate().map(|(i, x)| if i % 16 == 0 { 0xfa + x % 6 } else { 0xff }).collect(),
            _ => random,
        }
    }

    /// Returns the first counter of a message of blocks: it wraps after any of them, or is pseudorandom.
    #[inline]
    pub(crate) fn counter(&self, block: usize) -> u32 {
        let blocks = self.len.div_ceil(block) as u64;
        if self.public.is_multiple_of(2) {
            u32::MAX - (self.public / 2 % (blocks + 1)) as u32
        } else {
            u32::from_le_bytes(self.public(1, 4).try_into().expect("a word"))
        }
    }

    /// Returns a counter block of AES; the other bytes, into which nothing must carry, may be all ones.
    #[inline]
    pub(crate) fn counter_block(&self, mode: Mode) -> Vec<u8> {
        let mut block = if self.public.is_multiple_of(4) { vec![0xff; BLOCK] } else { self.public(2, BLOCK) };
        let counter = self.counter(BLOCK);
        let bytes = if mode == Mode::Gcm { counter.to_be_bytes() } else { counter.to_le_bytes() };
        block[4 * mode.counter_word()..][..4].copy_from_slice(&bytes);
        block
    }

    #[inline]
    pub(crate) fn chacha20(&self) -> Vec<u8> {
        let constants = spec::CONSTANTS.map(u32::to_le_bytes).concat();
        // Carries run far if words are all ones or only the highest bit.
        let key = match self.secret % 3 {
            0 => vec![0xff; 32],
            1 => [0x8000_0000_u32, u32::MAX, 0, 1].map(u32::to_le_bytes).concat().repeat(2),
            _ => self.secret(1, 32),
        };
        [constants, key, self.counter(CHACHA20_BLOCK).to_le_bytes().to_vec(), self.public(3, 12)].concat()
    }

    /// Returns as many states as the length has blocks, each with a key, a counter and a nonce of its own.
    #[inline]
    pub(crate) fn chacha20_states(&self) -> Vec<u8> {
        let state = |i| Draw { public: self.public + i, secret: self.secret + i, len: CHACHA20_BLOCK }.chacha20();
        (0..(self.len / CHACHA20_BLOCK) as u64).flat_map(state).collect()
    }

    #[inline]
    pub(crate) fn poly1305(&self) -> State {
        let number = |salt| u128::from_le_bytes(self.secret(salt, 16).try_into().expect("16 bytes"));
        let (kind, low, high) = (self.secret / 3, number(2), number(3));
        let h = [low as u64, (low >> 64) as u64, high as u64 % 5];
        let h = ACCUMULATORS.get(kind as usize % (ACCUMULATORS.len() + 1)).copied().unwrap_or(h);
        let kind = kind as usize / (ACCUMULATORS.len() + 1);
        let r = KEYS.get(kind % (KEYS.len() + 3)).copied().unwrap_or(high);
        State {
            h,
            pad: self.public % 3 % 2,
            r: clamped(r),
            s: if kind.is_multiple_of(2) { u128::MAX } else { number(4) },
        }
    }

    #[inline]
    pub(crate) fn cipher_key(&self, size: Size) -> Vec<u8> {
        self.secret(8, 4 * size.key_words())
    }

    #[inline]
    pub(crate) fn schedule(&self, size: Size) -> Vec<u8> {
        aes::schedule(size, &self.cipher_key(size))
    }

    /// Returns the state of a message of AES-GCM or AES-GCM-SIV.
    #[inline]
    pub(crate) fn aes_gcm(&self, mode: Mode) -> Vec<u8> {
        let mut state = vec![0; STATE];
        state[COUNTER..][..BLOCK].copy_from_slice(&self.counter_block(mode));
        state[FIRST..][..BLOCK].copy_from_slice(&self.public(10, BLOCK));
        state[SUM..][..BLOCK].copy_from_slice(&self.secret(9, BLOCK));
        state[LENGTHS..][..BLOCK].copy_from_slice(&self.public(11, BLOCK));
        state
    }

    /// Returns powers of the GHASH key, if a contract needs them; the powers of other algorithms are not included.
    #[inline]
    pub(crate) fn ghash(&self, numbers: &[Number], bytes: usize) -> Vec<u8> {
        let mut region = vec![0; bytes];
        aes::write_powers(numbers, aes::key(&self.secret(5, BLOCK)), &mut region);
        region
    }
}
