//! Poly1305.

use core_api::poly1305::{OneTimeKey, Poly1305, authenticate};

use crate::{
    aead::TAG,
    arguments::{Memory, array, check, check_call, check_update, input, write},
    context::{context, exclusive, set, take, vacant},
    error::{code, raddle_error},
    memory::matches,
};

context! {
    /// Poly1305 (RFC 8439, section 2.5) of a message in pieces. The key may authenticate only one message: of all
    /// copies, only one may be finished.
    context raddle_poly1305: Poly1305, b"poly1305",
    RADDLE_POLY1305_BYTES = 1536, raddle_poly1305_bytes, raddle_poly1305_clear, tables at 0
}

/// Writes the 16-byte tag of a message, under a 32-byte key that authenticates no other message (RFC 8439, section
/// 2.5).
///
/// Errors: those of arguments. Time depends only on the length.
/// cbindgen:ptrs-as-arrays=[[key; RADDLE_AT_LEAST(32)], [tag; RADDLE_AT_LEAST(16)]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_poly1305_mac(
    key: *const u8,
    message: *const u8,
    len: usize,
    tag: *mut u8,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers; nothing still borrows the inputs when the
    // tag is written.
    code((|| unsafe {
        check(tag, TAG)?;
        let made = authenticate(OneTimeKey::from(*array(key)?), input(message, len)?);
        write(tag, made.as_bytes());
        Ok(())
    })())
}

/// Begins a message in pieces, with a 32-byte key that authenticates no other message.
/// cbindgen:ptrs-as-arrays=[[key; RADDLE_AT_LEAST(32)]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_poly1305_init(context: *mut raddle_poly1305, key: *const u8) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers; the key is copied before the context is
    // written.
    code((|| unsafe {
        vacant(context)?;
        let key = *array(key)?;
        set(context, || Poly1305::new(OneTimeKey::from(key)));
        Ok(())
    })())
}

/// Authenticates the next piece of a message, of any length.
///
/// Errors: those of arguments. Time depends only on lengths.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_poly1305_update(
    context: *mut raddle_poly1305,
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

/// Writes the 16-byte tag of all pieces, and erases the context.
/// cbindgen:ptrs-as-arrays=[[tag; RADDLE_AT_LEAST(16)]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_poly1305_final(context: *mut raddle_poly1305, tag: *mut u8) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        check_call(&[], &[Memory::of(context), Memory::new(tag, TAG)])?;
        let made = take(context, Poly1305::finalize)?;
        write(tag, made.as_bytes());
        Ok(())
    })())
}

/// Compares the 16-byte tag of all pieces in constant time, and erases the context.
///
/// Errors: `RADDLE_ERROR_TAG` if the message is not authentic, and those of arguments.
/// cbindgen:ptrs-as-arrays=[[tag; RADDLE_AT_LEAST(16)]]
#[must_use]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_poly1305_final_verify(context: *mut raddle_poly1305, tag: *const u8) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        check_call(&[], &[Memory::of(context), Memory::new(tag, TAG)])?;
        exclusive(context)?;
        matches(&mut || Ok(*take(context, Poly1305::finalize)?.as_bytes()), tag, TAG, TAG)
    })())
}
