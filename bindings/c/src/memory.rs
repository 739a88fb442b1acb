//! Comparing and erasing secrets.

use core::{ffi::c_int, hint::black_box};

use crate::{
    arguments::{check, input},
    context::erase,
    error::{Result, code, raddle_error, raddle_error::*},
};

/// Compares the first bytes of a tag, which is computed after the check of its length.
///
/// # Safety
///
/// The contract of [`input`] applies.
#[inline]
pub(crate) unsafe fn matches<const N: usize>(
    make: &mut dyn FnMut() -> Result<[u8; N]>,
    tag: *const u8,
    tag_len: usize,
    least: usize,
) -> Result {
    if !(least..=N).contains(&tag_len) {
        return Err(RADDLE_ERROR_TAG_LENGTH);
    }
    // SAFETY: the caller upholds the contract of this function.
    let tag = unsafe { input(tag, tag_len)? };
    let whole = make()?;
    if equal(&whole[..tag_len], tag) { Ok(()) } else { Err(RADDLE_ERROR_TAG) }
}

/// Compares bytes without a branch that depends on any byte.
#[inline]
fn equal(one: &[u8], other: &[u8]) -> bool {
    core_api::bindings::public(black_box(one.iter().zip(other).fold(0, |all, (one, other)| all | (one ^ other))) == 0)
}

/// Returns 1 if `len` bytes are the same in both places, and otherwise 0. Also returns 0 if a pointer is NULL and the
/// length is not 0. Time depends only on the length.
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_equal(one: *const u8, other: *const u8, len: usize) -> c_int {
    // SAFETY: the caller upholds what the header requires of the pointers.
    let (Ok(one), Ok(other)) = (unsafe { (input(one, len), input(other, len)) }) else { return 0 };
    c_int::from(equal(one, other))
}

/// Overwrites memory with zeros in a way that the compiler must not leave out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_memzero(pointer: *mut u8, len: usize) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        check(pointer, len)?;
        if len > 0 {
            erase(pointer, len);
        }
        Ok(())
    })())
}
