//! SHA-1 with collision detection.

use core_api::sha1::{Checked, Collision};

use crate::{
    arguments::{Memory, check, check_call, check_update, input, write},
    context::{context, exclusive, set, take, vacant},
    error::{Result, code, raddle_error, raddle_error::*},
    hash::RADDLE_SHA1_DIGEST_BYTES as DIGEST_BYTES,
};

context! {
    /// SHA-1 of a message in pieces, with collision detection (Stevens and Shumow, USENIX Security 2017). A copy
    /// continues independently.
    context raddle_sha1_checked: Checked, b"sha1chkd",
    RADDLE_SHA1_CHECKED_BYTES = 128, raddle_sha1_checked_bytes, raddle_sha1_checked_clear
}

/// Writes the digest, also of a message with an attack.
///
/// # Safety
///
/// The pointer was checked for a digest, and leads to the caller's memory, to which nothing refers.
unsafe fn write_digest(to: *mut u8, result: core::result::Result<[u8; DIGEST_BYTES], Collision>) -> Result {
    let (digest, result) = match result {
        Ok(digest) => (digest, Ok(())),
        Err(collision) => (collision.digest(), Err(RADDLE_ERROR_COLLISION)),
    };
    // SAFETY: the caller upholds the contract of this function.
    unsafe { write(to, &digest) };
    result
}

/// Writes the SHA-1 digest of a message, 20 bytes, and checks whether the message has a block of a known collision
/// attack.
///
/// Errors: `RADDLE_ERROR_COLLISION` if it has such a block, in which case the digest is written too; those of
/// arguments. For public messages only: time depends on the message.
/// cbindgen:ptrs-as-arrays=[[digest; RADDLE_AT_LEAST(20)]]
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_sha1_checked_digest(message: *const u8, len: usize, digest: *mut u8) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers; nothing still borrows the message when the
    // digest is written.
    code((|| unsafe {
        check(digest, DIGEST_BYTES)?;
        let result = Checked::digest(input(message, len)?);
        write_digest(digest, result)
    })())
}

/// Begins a message in pieces.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_sha1_checked_init(context: *mut raddle_sha1_checked) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code(unsafe { init(context, Checked::new) })
}

/// Begins a message in pieces, with a safe digest: if the message has a block of an attack, its digest differs from its
/// SHA-1 digest, and from the safe digest of the other message of the collision.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_sha1_checked_init_safe(context: *mut raddle_sha1_checked) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code(unsafe { init(context, Checked::with_safe_digest) })
}

/// Sets up a context.
///
/// # Safety
///
/// The pointer leads to the caller's memory, as the header requires.
unsafe fn init(context: *mut raddle_sha1_checked, hasher: fn() -> Checked) -> Result {
    vacant(context)?;
    // SAFETY: the caller upholds the contract of this function.
    unsafe { set(context, hasher) };
    Ok(())
}

/// Hashes the next piece of a message, of any length.
///
/// Errors: those of arguments. For public messages only: time depends on the message.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_sha1_checked_update(
    context: *mut raddle_sha1_checked,
    piece: *const u8,
    len: usize,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        check_update(Memory::new(piece, len), Memory::of(context))?;
        exclusive(context)?.update(input(piece, len)?);
        Ok(())
    })())
}

/// Writes the digest of all pieces, 20 bytes, and erases the context.
///
/// Errors: `RADDLE_ERROR_COLLISION` if the message has a block of a known collision attack, in which case the digest is
/// written too; those of arguments. For public messages only: time depends on the message.
/// cbindgen:ptrs-as-arrays=[[digest; RADDLE_AT_LEAST(20)]]
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_sha1_checked_final(context: *mut raddle_sha1_checked, digest: *mut u8) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        check_call(&[], &[Memory::of(context), Memory::new(digest, DIGEST_BYTES)])?;
        let result = take(context, Checked::finalize)?;
        write_digest(digest, result)
    })())
}
