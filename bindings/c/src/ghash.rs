//! GHASH.

use core_api::{bindings::GhashSum, ghash::Key};

use crate::{
    arguments::{Memory, array, check_call, input, write},
    context::{context, exclusive, set, shared, take, vacant},
    error::{code, raddle_error},
};

context! {
    /// The GHASH key H with its powers. Threads may share it. A copy is valid only in the same process.
    key raddle_ghash_key: Key, b"ghashkey",
    RADDLE_GHASH_KEY_BYTES = 2304, raddle_ghash_key_bytes, raddle_ghash_key_clear, tables at 0
}

context! {
    /// GHASH (SP 800-38D, section 6.4) of data in pieces, without the key. A copy continues independently.
    context raddle_ghash: GhashSum, b"ghashsum", RADDLE_GHASH_BYTES = 64, raddle_ghash_bytes, raddle_ghash_clear
}

/// Computes the powers of H, which has 16 bytes. In GCM, H is the encrypted block of zeros (SP 800-38D, section 6.4).
///
/// Errors: those of arguments. Time is constant.
/// cbindgen:ptrs-as-arrays=[[h; RADDLE_AT_LEAST(16)]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_ghash_key_init(key: *mut raddle_ghash_key, h: *const u8) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers; H is copied before the key is written.
    code((|| unsafe {
        vacant(key)?;
        let h = *array(h)?;
        set(key, || Key::new(&h));
        Ok(())
    })())
}

/// Begins a hash. Pass the same key to each further call. This is a primitive: a hash by itself authenticates nothing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_ghash_init(context: *mut raddle_ghash) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        vacant(context)?;
        set(context, GhashSum::new);
        Ok(())
    })())
}

/// Hashes the next piece, of any length.
///
/// Errors: those of arguments. Time depends only on lengths.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_ghash_update(
    context: *mut raddle_ghash,
    key: *const raddle_ghash_key,
    piece: *const u8,
    len: usize,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        check_call(&[Memory::of(key), Memory::new(piece, len)], &[Memory::of(context)])?;
        let key = shared(key)?;
        exclusive(context)?.update(key, input(piece, len)?);
        Ok(())
    })())
}

/// Pads a partial block with zeros, as GCM does after the additional data and after the text.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_ghash_pad(context: *mut raddle_ghash, key: *const raddle_ghash_key) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        check_call(&[Memory::of(key)], &[Memory::of(context)])?;
        let key = shared(key)?;
        exclusive(context)?.pad(key);
        Ok(())
    })())
}

/// Writes the 16-byte hash of all pieces, with the last block padded with zeros, and erases the context.
/// cbindgen:ptrs-as-arrays=[[hash; RADDLE_AT_LEAST(16)]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_ghash_final(
    context: *mut raddle_ghash,
    key: *const raddle_ghash_key,
    hash: *mut u8,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        check_call(&[Memory::of(key)], &[Memory::of(context), Memory::new(hash, 16)])?;
        let key = shared(key)?;
        let made = take(context, |sum| sum.finish(key))?;
        write(hash, &made);
        Ok(())
    })())
}
