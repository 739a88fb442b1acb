//! SipHash-2-4 of 64-bit words by the kernel in the folder `gen`, which `siphash-prover` has proved.
#![cfg(target_arch = "x86_64")]

use std::arch::naked_asm;

/// A processor with AVX2, which the kernel needs.
#[derive(Clone, Copy, Debug)]
pub struct Avx2(());

impl Avx2 {
    /// This processor, if it has AVX2.
    pub fn detect() -> Option<Avx2> {
        is_x86_feature_detected!("avx2").then_some(Avx2(()))
    }

    /// Replaces each word by its hash value. In memory the bytes of a word have the lowest first, and so have the message,
    /// the hash value and the key.
    pub fn hash(self, key: &[u8; 16], words: &mut [u64]) {
        let start = words.as_mut_ptr();
        // SAFETY: the contract. The processor has AVX2; `out` and `input` are one region of `len` bytes; key and table have
        // their lengths.
        unsafe { siphash_words_avx2(start, start, size_of_val(words), key, &TABLE) }
    }
}

/// The constants of the kernel.
static TABLE: [u8; 48] = *include_bytes!("../gen/siphash_words_avx2.table");

/// The text that was proved. Its banner says what it requires.
#[unsafe(naked)]
unsafe extern "sysv64" fn siphash_words_avx2(
    out: *mut u64,
    input: *const u64,
    len: usize,
    key: &[u8; 16],
    table: &[u8; 48],
) {
    naked_asm!(include_str!("../gen/siphash_words_avx2.s"), options(raw))
}

#[cfg(test)]
mod tests {
    use std::hash::Hasher;

    use super::*;

    /// The standard library has a SipHash-2-4 by other authors.
    #[expect(deprecated, reason = "the one SipHash of the standard library whose key can be chosen")]
    fn peer(key: &[u8; 16], word: u64) -> u64 {
        let half = |i| u64::from_le_bytes(key[i..i + 8].try_into().expect("8 bytes"));
        let mut hasher = std::hash::SipHasher::new_with_keys(half(0), half(8));
        hasher.write(&word.to_le_bytes());
        hasher.finish()
    }

    #[test]
    fn hashes_are_those_of_the_standard_library() {
        let Some(avx2) = Avx2::detect() else { return println!("skipped: no AVX2") };
        let mut key = [0; 16];
        for len in 0..=100 {
            let mut words: Vec<u64> =
                (0..len).map(|i| (i + 1_u64).wrapping_mul(0x9e37_79b9_7f4a_7c15 * (len | 1))).collect();
            let expected: Vec<u64> = words.iter().map(|&word| peer(&key, word)).collect();
            avx2.hash(&key, &mut words);
            assert_eq!(words, expected, "{len} words");
            key.iter_mut().zip(1..).for_each(|(byte, i)| *byte = u8::wrapping_add(*byte, len as u8 ^ i));
        }
    }
}
