//! BLAKE3: digests, keys, derived keys, and output of any length.

use core_api::blake3::Blake3;

use crate::{
    arguments::{Memory, array, check, check_call, check_update, input, output, write},
    context::{context, exclusive, set, shared, take, vacant},
    error::{code, raddle_error, raddle_error::*},
    message::{Messages, raddle_message},
};

/// The length of a BLAKE3 digest in bytes, unless another length is requested.
pub const RADDLE_BLAKE3_DIGEST_BYTES: usize = 32;

context! {
    /// BLAKE3 (sections 2.3 to 2.6 of its paper) of a message in pieces. A copy continues independently.
    context raddle_blake3: Blake3, b"blake3  ", RADDLE_BLAKE3_BYTES = 2048, raddle_blake3_bytes, raddle_blake3_clear
}

/// Writes the 32-byte digest of a message.
///
/// Errors: those of arguments. Time depends only on the length.
/// cbindgen:ptrs-as-arrays=[[digest; RADDLE_AT_LEAST(32)]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_blake3_digest(message: *const u8, len: usize, digest: *mut u8) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        check(digest, RADDLE_BLAKE3_DIGEST_BYTES)?;
        write(digest, &Blake3::digest(input(message, len)?));
        Ok(())
    })())
}

/// Begins a message in pieces.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_blake3_init(context: *mut raddle_blake3) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        vacant(context)?;
        set(context, Blake3::new);
        Ok(())
    })())
}

/// Begins a message in pieces under a 32-byte key: the digest is a message authentication code (`keyed_hash`). Compare
/// codes in constant time.
/// cbindgen:ptrs-as-arrays=[[key; RADDLE_AT_LEAST(32)]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_blake3_init_keyed(context: *mut raddle_blake3, key: *const u8) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers; the key is read before the context is
    // written.
    code((|| unsafe {
        vacant(context)?;
        let key = array(key)?;
        set(context, || Blake3::keyed(key));
        Ok(())
    })())
}

/// Begins to derive a key from the pieces that follow, which are another key or other material of high entropy
/// (`derive_key`). This is no way to protect passwords. The name is a globally unique constant of the program in UTF-8,
/// such as "example.com 2026-11-27 session tokens".
///
/// Errors: those of arguments.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_blake3_init_derive_key(
    context: *mut raddle_blake3,
    name: *const u8,
    name_len: usize,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers; the name is read before the context is
    // written.
    code((|| unsafe {
        vacant(context)?;
        let name = input(name, name_len)?;
        set(context, || Blake3::deriving(name));
        Ok(())
    })())
}

/// Hashes the next piece of a message, of any length.
///
/// Errors: those of arguments. Time depends only on lengths.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_blake3_update(
    context: *mut raddle_blake3,
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

/// Writes `len` bytes of the output for all pieces so far, starting at a byte position. The first 32 bytes of the
/// output are the digest. The context is unchanged, so that more output and more pieces may follow.
///
/// Errors: those of arguments, and `RADDLE_ERROR_TOO_LONG` for more than 2^64 - 1 bytes of output. Time depends only on
/// lengths.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_blake3_output(
    context: *const raddle_blake3,
    position: u64,
    output: *mut u8,
    len: usize,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        check_call(&[Memory::of(context)], &[Memory::new(output, len)])?;
        let hasher = shared(context)?;
        position.checked_add(len as u64).ok_or(RADDLE_ERROR_TOO_LONG)?;
        let mut made = hasher.finalize_output();
        made.set_position(position);
        made.fill(self::output(output, len)?);
        Ok(())
    })())
}

/// Writes the 32-byte digest of all pieces, and erases the context.
///
/// Errors: those of arguments. Time depends only on lengths.
/// cbindgen:ptrs-as-arrays=[[digest; RADDLE_AT_LEAST(32)]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_blake3_final(context: *mut raddle_blake3, digest: *mut u8) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        check_call(&[], &[Memory::of(context), Memory::new(digest, RADDLE_BLAKE3_DIGEST_BYTES)])?;
        let made = take(context, |hasher| hasher.finalize())?;
        write(digest, &made);
        Ok(())
    })())
}

/// Writes the digests of many messages of any lengths. Messages of up to 1,024 bytes take less time each if many have
/// the same number of 64-byte blocks.
///
/// Errors: those of arguments, because all digests must be separate from all messages. Time depends only on lengths.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_blake3_many(
    messages: *const raddle_message,
    count: usize,
    digests: *mut [u8; RADDLE_BLAKE3_DIGEST_BYTES],
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        let messages = Messages::new(messages, count, digests.cast(), RADDLE_BLAKE3_DIGEST_BYTES)?;
        let digests = output(digests.cast(), count * RADDLE_BLAKE3_DIGEST_BYTES)?.as_chunks_mut().0;
        // There are as many digests as messages, so this does not fail.
        Blake3::digest_many(messages.all(), digests).unwrap_or_else(|_| unreachable!());
        Ok(())
    })())
}
