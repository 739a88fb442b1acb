//! Code that the tests share.

#![allow(dead_code, reason = "each test uses a part")]

pub(crate) mod gcm;
pub(crate) mod hashes;
#[cfg(target_os = "linux")]
pub(crate) mod openssl;
#[cfg(target_os = "linux")]
pub(crate) mod openssl_hashes;
#[cfg(unix)]
pub(crate) mod pages;

use ::chacha20::cipher::{KeyIvInit, StreamCipherCore};
use ::chacha20::{ChaChaCore, R20, variants::Ietf};

/// Returns the step between the vectors that run. Under emulation, when QEMU_CPU names the processor, all vectors would
/// take minutes.
pub(crate) fn sample() -> usize {
    if is_set("QEMU_CPU") { 5 } else { 1 }
}

pub(crate) fn is_set(variable: &str) -> bool {
    std::env::var_os(variable).is_some()
}

/// Reports that a test needs something that this machine lacks. Nothing can be installed for an emulated processor:
/// these tests run on the real one.
pub(crate) fn skip(why: &str) {
    let mark = if is_set("QEMU_CPU") { "report: not under emulation" } else { "skipped" };
    println!("{mark}: {why}");
}

/// The effort of a test that tries every length. Natively, it tries all lengths. It tries fewer if an emulated CPU has
/// no kernels, because portable code distinguishes few lengths, and if `RADDLE_FEWER_LENGTHS` says that the same
/// kernels run on all lengths elsewhere. It tries the fewest in an interpreter.
#[derive(Clone, Copy)]
pub(crate) struct Effort {
    /// The step between lengths that are tried: odd, so that every remainder occurs.
    pub(crate) stride: usize,
    /// The maximum number of lengths that are tried.
    tried: usize,
    /// The longest message, for a test that names its own lengths.
    longest: usize,
    /// The divisor of the number of rounds with random input.
    divisor: usize,
}

impl Effort {
    pub(crate) fn here() -> Self {
        let has_kernels = raddle::kernel::all().any(|kernel| kernel.generated);
        if cfg!(miri) {
            Self { stride: 149, tried: 2, longest: 64, divisor: 1000 }
        } else if is_set("QEMU_CPU") && !has_kernels || is_set("RADDLE_FEWER_LENGTHS") {
            Self { stride: 9, tried: usize::MAX, longest: 20_000, divisor: 9 }
        } else {
            Self { stride: 1, tried: usize::MAX, longest: usize::MAX, divisor: 1 }
        }
    }

    /// Returns the lengths up to `last` that are tried.
    pub(crate) fn lengths(self, last: usize) -> impl Iterator<Item = usize> {
        (0..=last).step_by(self.stride).take(self.tried)
    }

    /// Returns whether a message of `length` bytes is tried.
    pub(crate) fn includes(self, length: usize) -> bool {
        length <= self.longest
    }

    /// Returns the length, or the longest message if the length is above it.
    pub(crate) fn at_most(self, length: usize) -> usize {
        length.min(self.longest)
    }

    /// Returns the number of rounds, out of `rounds`, that are done.
    pub(crate) fn rounds(self, rounds: usize) -> usize {
        rounds.div_ceil(self.divisor)
    }
}

/// Parses hexadecimal digits, and skips white space.
pub(crate) fn hex(digits: &str) -> Vec<u8> {
    let digits: Vec<u32> = digits.chars().filter(|c| !c.is_whitespace()).map(|c| c.to_digit(16).unwrap()).collect();
    digits.chunks(2).map(|pair| (pair[0] << 4 | pair[1]) as u8).collect()
}

/// Parses the hexadecimal digits of an array.
pub(crate) fn hex_array<const N: usize>(digits: &str) -> [u8; N] {
    hex(digits).try_into().unwrap()
}

/// A generator of numbers that look random and are equal in every run (splitmix64).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// Returns a number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    fn fill(&mut self, bytes: &mut [u8]) {
        for eight in bytes.chunks_mut(8) {
            eight.copy_from_slice(&self.next().to_le_bytes()[..eight.len()]);
        }
    }

    pub(crate) fn bytes(&mut self, n: usize) -> Vec<u8> {
        let mut bytes = vec![0; n];
        self.fill(&mut bytes);
        bytes
    }

    pub(crate) fn array<const N: usize>(&mut self) -> [u8; N] {
        let mut bytes = [0; N];
        self.fill(&mut bytes);
        bytes
    }

    /// Returns a state as kernels expect it: the constants, then key, counter and nonce.
    pub(crate) fn state(&mut self) -> [u32; 16] {
        let constants = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];
        std::array::from_fn(|i| constants.get(i).copied().unwrap_or_else(|| self.next() as u32))
    }
}

/// Computes the keystream of `state` with RustCrypto, one block at a time, without any loops or counters.
pub(crate) fn keystream(state: &[u32; 16], bytes: usize) -> Vec<u8> {
    let bytes_of = |words: &[u32]| words.iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<u8>>();
    let (key, nonce): ([u8; 32], [u8; 12]) =
        (bytes_of(&state[4..12]).try_into().unwrap(), bytes_of(&state[13..]).try_into().unwrap());
    let mut cipher = ChaChaCore::<R20, Ietf>::new(&key.into(), &nonce.into());
    let mut out = vec![0; bytes];
    for (i, block) in out.chunks_mut(64).enumerate() {
        let mut whole = [0; 64].into();
        cipher.set_block_pos(state[12].wrapping_add(i as u32));
        cipher.write_keystream_block(&mut whole);
        block.copy_from_slice(&whole[..block.len()]);
    }
    out
}

pub(crate) fn xor(a: &[u8], b: &[u8]) -> Vec<u8> {
    a.iter().zip(b).map(|(a, b)| a ^ b).collect()
}
