//! Block functions for other libraries: raw states in, raw states out.
//!
//! The states are words and bytes of the caller, at the alignment of their elements. Parameters come in the order that
//! Nettle has: state, count, data.

mod chacha20;
mod gcm;
mod hash;
mod poly1305;

use crate::{
    arguments::{apart, check, elements_mut, input},
    error::{Result, raddle_error::*},
};

/// A state of `N` words, and what is read meanwhile, which is no part of it.
///
/// # Safety
///
/// As for [`elements_mut`].
#[inline(always)]
unsafe fn state<'a, T, const N: usize>(words: *mut T, other: *const u8, len: usize) -> Result<&'a mut [T; N]> {
    check(words.cast_const().cast(), size_of::<[T; N]>())?;
    check(other, len)?;
    apart(words.cast_const().cast(), size_of::<[T; N]>(), other, len)?;
    // SAFETY: the caller's.
    let words = unsafe { elements_mut(words, N)? };
    words.first_chunk_mut().ok_or(RADDLE_ERROR_NULL)
}

/// The length of so many blocks.
#[inline(always)]
fn length<const BLOCK: usize>(blocks: usize) -> Result<usize> {
    blocks.checked_mul(BLOCK).ok_or(RADDLE_ERROR_TOO_LONG)
}

/// Whole blocks that are only read.
///
/// # Safety
///
/// As for [`input`].
#[inline(always)]
unsafe fn whole<'a, const BLOCK: usize>(pointer: *const u8, len: usize) -> Result<&'a [[u8; BLOCK]]> {
    // SAFETY: the caller's.
    Ok(unsafe { input(pointer, len)? }.as_chunks().0)
}
