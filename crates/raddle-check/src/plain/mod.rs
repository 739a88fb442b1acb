//! What kernels are to compute, on plain numbers: written for nothing but to be plain, for tests, mutants and the tuner.

pub mod aes;
pub mod poly1305;

/// Bytes that are nothing in particular.
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
