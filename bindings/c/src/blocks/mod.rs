//! Block functions for other libraries: raw states in, raw states out.
//!
//! The states are the caller's words and bytes, at the alignment of their elements. The parameters are in Nettle's
//! order: state, count, data.

mod chacha20;
mod gcm;
mod hash;
mod poly1305;

use crate::{
    arguments::{Buffer, Memory, check_call, checked_input},
    error::{Result, raddle_error::*},
};

/// Returns a state of `N` words, after a check that it is separate from the buffer that is read with it.
///
/// # Safety
///
/// The contract of [`output`](crate::arguments::output) applies, and any bytes are valid words.
#[inline(always)]
unsafe fn state<'a, T, const N: usize>(words: *mut T, other: *const u8, len: usize) -> Result<&'a mut [T; N]> {
    let own = Buffer::new(words.cast_const().cast(), size_of::<[T; N]>());
    let read = Buffer::new(other, len);
    // Hashing one block takes 40 ns, so one branch accepts nearly all valid arguments.
    if (own.bits() | read.bits()) > isize::MAX as usize || !own.is_separate(read) || !words.is_aligned() {
        find_fault(words.cast_const().cast(), size_of::<[T; N]>(), words.is_aligned(), other, len)?;
    }
    // SAFETY: the state was just checked; the caller guarantees the rest.
    Ok(unsafe { &mut *words.cast() })
}

/// Looks for an error in the arguments. There may be none: empty buffers overlap nothing.
#[cold]
#[inline(never)]
fn find_fault(words: *const u8, bytes: usize, is_aligned: bool, other: *const u8, len: usize) -> Result {
    check_call(&[Memory::new(other, len)], &[Memory::new(words, bytes)])?;
    if is_aligned { Ok(()) } else { Err(RADDLE_ERROR_ALIGNMENT) }
}

/// Returns the length in bytes of this number of blocks.
#[inline(always)]
fn length<const BLOCK: usize>(blocks: usize) -> Result<usize> {
    blocks.checked_mul(BLOCK).ok_or(RADDLE_ERROR_TOO_LONG)
}

/// Returns a state of `N` words, and the whole blocks that are read with it.
///
/// # Safety
///
/// The contract of [`state`] applies, and the contract of [`input`](crate::arguments::input) applies to the blocks.
#[inline(always)]
unsafe fn state_and_blocks<'a, T, const N: usize, const BLOCK: usize>(
    words: *mut T,
    blocks: usize,
    data: *const u8,
) -> Result<(&'a mut [T; N], &'a [[u8; BLOCK]])> {
    let len = length::<BLOCK>(blocks)?;
    // SAFETY: the caller upholds the contract of this function; the blocks were checked together with the state.
    unsafe { Ok((state(words, data, len)?, checked_input(data, len).as_chunks().0)) }
}
