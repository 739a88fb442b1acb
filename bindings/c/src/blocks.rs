//! Block functions for other libraries: raw states in, raw states out.
//!
//! The states are words and bytes of the caller, at the alignment of their elements. Parameters come in the order that
//! Nettle has: state, count, data.

mod chacha20;
mod gcm;
mod hash;
mod poly1305;

use crate::{
    arguments::{Buffer, Memory, check_call, checked_input},
    error::{Result, raddle_error::*},
};

/// A state of `N` words, and what is read meanwhile, which is no part of it.
///
/// # Safety
///
/// As for [`output`](crate::arguments::output); every value of the bytes is one of the words.
#[inline(always)]
unsafe fn state<'a, T, const N: usize>(words: *mut T, other: *const u8, len: usize) -> Result<&'a mut [T; N]> {
    let own = Buffer::new(words.cast_const().cast(), size_of::<[T; N]>());
    let read = Buffer::new(other, len);
    // A block is hashed in 40 ns: what is right nearly always is checked at once.
    if (own.bits() | read.bits()) > isize::MAX as usize || !own.is_separate(read) || !words.is_aligned() {
        find_fault(words.cast_const().cast(), size_of::<[T; N]>(), words.is_aligned(), other, len)?;
    }
    // SAFETY: checked; the rest is the caller's.
    Ok(unsafe { &mut *words.cast() })
}

/// Looks for what is wrong, which may be nothing: buffers of no bytes overlap nothing.
#[cold]
#[inline(never)]
fn find_fault(words: *const u8, bytes: usize, is_aligned: bool, other: *const u8, len: usize) -> Result {
    check_call(&[Memory::new(other, len)], &[Memory::new(words, bytes)])?;
    if is_aligned { Ok(()) } else { Err(RADDLE_ERROR_ALIGNMENT) }
}

/// The length of so many blocks.
#[inline(always)]
fn length<const BLOCK: usize>(blocks: usize) -> Result<usize> {
    blocks.checked_mul(BLOCK).ok_or(RADDLE_ERROR_TOO_LONG)
}

/// A state of `N` words, and whole blocks that are read meanwhile.
///
/// # Safety
///
/// As for [`state`], and for [`input`](crate::arguments::input) of so many blocks.
#[inline(always)]
unsafe fn state_and_blocks<'a, T, const N: usize, const BLOCK: usize>(
    words: *mut T,
    blocks: usize,
    data: *const u8,
) -> Result<(&'a mut [T; N], &'a [[u8; BLOCK]])> {
    let len = length::<BLOCK>(blocks)?;
    // SAFETY: the caller's; the blocks were checked with the state.
    unsafe { Ok((state(words, data, len)?, checked_input(data, len).as_chunks().0)) }
}
