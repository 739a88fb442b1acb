//! Padded blocks by masked loads of AVX-512: a few instructions for each vector, without a branch that depends on the length of
//! the message.

use super::function::HashFunction;

/// Writes the end of each message, `blocks` blocks, and returns true if the CPU has masked loads. A message follows `before` bytes.
///
/// # Safety
///
/// The blocks can be written at the address that comes with the message, which is aligned to 64 bytes.
#[inline]
pub(super) unsafe fn pad<'m, F: HashFunction>(
    ends: impl Iterator<Item = (*mut u8, &'m [u8])>,
    before: u64,
    blocks: usize,
) -> bool {
    #[cfg(all(target_arch = "x86_64", target_pointer_width = "64", target_feature = "sse2"))]
    if crate::cpu::token::Token::current().has(avx512::NEEDS) {
        // SAFETY: the CPU has the features, and the caller guarantees the rest.
        unsafe { avx512::pad_all::<F>(ends, before, blocks) };
        return true;
    }
    _ = (ends, before, blocks);
    false
}

#[cfg(all(target_arch = "x86_64", target_pointer_width = "64", target_feature = "sse2"))]
mod avx512 {
    use core::arch::x86_64::{
        __m512i, _bzhi_u64, _mm_set_epi64x, _mm512_mask_mov_epi8, _mm512_maskz_broadcast_i32x4,
        _mm512_maskz_loadu_epi8, _mm512_or_si512, _mm512_set1_epi8, _mm512_store_si512,
    };

    use crate::{
        cpu::features::{Features, features},
        kernel::hash::{
            function::HashFunction,
            schedule::{Boundary, at, bits, in_place},
        },
    };

    /// The features that [`pad_all`] needs.
    pub(super) const NEEDS: Features = features!(AVX512F AVX512BW BMI2);

    /// The bytes of a vector.
    const VECTOR: usize = 64;

    /// The 32-bit words of the last vector that hold the length.
    const LAST_CHUNK: u16 = 0xf000;

    /// Writes the end of each message.
    ///
    /// # Safety
    ///
    /// As for [`super::pad`].
    #[target_feature(enable = "avx512f,avx512bw,bmi2")]
    pub(super) unsafe fn pad_all<'m, F: HashFunction>(
        ends: impl Iterator<Item = (*mut u8, &'m [u8])>,
        before: u64,
        blocks: usize,
    ) {
        for (to, message) in ends {
            let last = &message[in_place::<F>(message.len())..];
            // SAFETY: the caller guarantees it.
            unsafe { pad::<F>(to.cast(), last, before.wrapping_add(message.len() as u64), blocks) };
        }
    }

    /// Writes the last bytes of a message of `length` bytes modulo 2^64, and its padding: `blocks` blocks, as many as they take.
    ///
    /// # Safety
    ///
    /// The blocks can be written at `to`, which is aligned to a vector.
    #[target_feature(enable = "avx512f,avx512bw,bmi2")]
    #[inline]
    unsafe fn pad<F: HashFunction>(to: *mut __m512i, last: &[u8], length: u64, blocks: usize) {
        const { assert!(F::BLOCK.is_multiple_of(VECTOR)) };
        let vectors = blocks * (F::BLOCK / VECTOR);
        let mark = at(Boundary::Mark, last.len());
        let length = F::length(bits(length));
        let length = _mm_set_epi64x((length >> 64) as i64, length as i64);
        for i in 0..vectors {
            let (from, to) = (VECTOR * i, to.wrapping_add(i));
            let given = _bzhi_u64(u64::MAX, last.len().saturating_sub(from).min(VECTOR) as u32);
            // A load of no bytes takes long at an address without memory, such as that of an empty slice.
            let bytes = if given == 0 { to.cast_const().cast() } else { last.as_ptr().wrapping_add(from) };
            // SAFETY: the load reads the bytes of the mask alone, which are bytes of the message.
            let bytes = unsafe { _mm512_maskz_loadu_epi8(given, bytes.cast()) };
            let marked = 1_u64.checked_shl(mark.wrapping_sub(from) as u32).unwrap_or(0);
            let marked = _mm512_mask_mov_epi8(bytes, marked, _mm512_set1_epi8(0x80_u8 as i8));
            let end = if i + 1 == vectors { LAST_CHUNK } else { 0 };
            let padded = _mm512_or_si512(marked, _mm512_maskz_broadcast_i32x4(end, length));
            // SAFETY: the caller guarantees it.
            unsafe { _mm512_store_si512(to, padded) };
        }
    }
}
