//! The ChaCha20 state, stored in the form that kernels read.

use crate::portable::chacha20::CONSTANTS;

/// The input of a kernel: constants, key, counter and nonce (RFC 8439, section 2.3).
///
/// A kernel reads the state right after it was written, and some kernels read it by rows. A CPU forwards a store that
/// is not in the cache yet only to loads that lie within the store, so one store writes a row.
#[derive(Clone)]
#[repr(C)]
pub(crate) struct Chacha20Words([Row; 4]);

impl Chacha20Words {
    /// Returns the state at block 0.
    #[inline]
    pub(crate) fn new(key: &[u8; 32], nonce: &[u8; 12]) -> Self {
        let word = |bytes: &[u8], i: usize| u32::from_le_bytes(bytes.as_chunks().0[i]);
        let key_row = |i: usize| row([0, 1, 2, 3].map(|k| word(key, 4 * i + k)));
        let nonce = row([0, word(nonce, 0), word(nonce, 1), word(nonce, 2)]);
        Self([row(CONSTANTS), key_row(0), key_row(1), nonce])
    }

    /// Returns the state that consists of sixteen words.
    #[inline]
    pub(in crate::kernel) fn from_words(words: &[u32; 16]) -> Self {
        Self([0, 4, 8, 12].map(|at| row([0, 1, 2, 3].map(|i| words[at + i]))))
    }

    /// Returns the argument for kernels.
    #[inline]
    pub(crate) fn get(&self) -> &[u32; 16] {
        const { assert!(size_of::<Self>() == size_of::<[u32; 16]>() && align_of::<Self>() >= align_of::<u32>()) };
        // SAFETY: the array is four rows of four words without gaps, and every value of a word is valid.
        unsafe { &*self.0.as_ptr().cast() }
    }

    /// Returns the number of the first block.
    #[inline]
    pub(crate) fn counter(&self) -> u32 {
        first(self.0[3])
    }

    /// Returns the last row at block 0: see [`set_counter`](Self::set_counter).
    #[inline]
    pub(crate) fn nonce(&self) -> Chacha20Nonce {
        Chacha20Nonce(with_first(self.0[3], 0))
    }

    /// Sets the block counter. The whole row is written again from a copy, because for a change in place, the compiler
    /// would store only one word.
    #[inline]
    pub(crate) fn set_counter(&mut self, nonce: &Chacha20Nonce, block: u32) {
        self.0[3] = with_first(nonce.0, block);
    }

    #[inline]
    pub(crate) fn wipe(&mut self) {
        self.0 = [row([0; 4]); 4];
        zeroize::optimization_barrier(self);
    }
}

/// The last row of a state at block 0.
#[derive(Clone, Copy)]
pub(crate) struct Chacha20Nonce(Row);

#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
use sse2::{Row, first, row, with_first};
#[cfg(not(all(target_arch = "x86_64", target_feature = "sse2")))]
use words::{Row, first, row, with_first};

/// A row in a vector register.
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
mod sse2 {
    use core::arch::x86_64::{
        __m128i, _mm_castps_si128, _mm_castsi128_ps, _mm_cvtsi32_si128, _mm_cvtsi128_si32, _mm_move_ss, _mm_set_epi32,
    };

    pub(super) type Row = __m128i;

    #[inline]
    pub(super) fn row(words: [u32; 4]) -> Row {
        let [w0, w1, w2, w3] = words.map(u32::cast_signed);
        // SAFETY: this module is compiled only if SSE2 is available.
        unsafe { _mm_set_epi32(w3, w2, w1, w0) }
    }

    #[inline]
    pub(super) fn first(row: Row) -> u32 {
        // SAFETY: this module is compiled only if SSE2 is available.
        unsafe { _mm_cvtsi128_si32(row).cast_unsigned() }
    }

    #[inline]
    pub(super) fn with_first(row: Row, word: u32) -> Row {
        // SAFETY: this module is compiled only if SSE2 is available.
        unsafe {
            let word = _mm_cvtsi32_si128(word.cast_signed());
            _mm_castps_si128(_mm_move_ss(_mm_castsi128_ps(row), _mm_castsi128_ps(word)))
        }
    }
}

/// A row as four words.
#[cfg(not(all(target_arch = "x86_64", target_feature = "sse2")))]
mod words {
    pub(super) type Row = [u32; 4];

    #[inline]
    pub(super) fn row(words: [u32; 4]) -> Row {
        words
    }

    #[inline]
    pub(super) fn first(row: Row) -> u32 {
        row[0]
    }

    #[inline]
    pub(super) fn with_first([_, w1, w2, w3]: Row, word: u32) -> Row {
        [word, w1, w2, w3]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_words_in_order() {
        let mut state =
            Chacha20Words::new(&core::array::from_fn(|i| i as u8), &core::array::from_fn(|i| 0x40 + i as u8));
        assert_eq!(state.get()[..4], CONSTANTS);
        assert_eq!(state.get()[4..6], [0x0302_0100, 0x0706_0504]);
        assert_eq!(state.get()[12..], [0, 0x4342_4140, 0x4746_4544, 0x4b4a_4948]);
        let nonce = state.nonce();
        state.set_counter(&nonce, 0xdead_beef);
        assert_eq!(state.get()[11..14], [0x1f1e_1d1c, 0xdead_beef, 0x4342_4140]);
        assert_eq!(state.counter(), 0xdead_beef);
        state.wipe();
        assert_eq!(state.get(), &[0; 16]);
    }
}
