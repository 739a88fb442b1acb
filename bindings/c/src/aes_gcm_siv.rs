//! AES-GCM-SIV.

use core_api::bindings::GcmSivKey;

use crate::{
    arguments::{Memory, check_call, input},
    context::{context, set, vacant},
    error::{code, raddle_error, raddle_error::*},
    functions::aead_functions,
};

context! {
    /// AES-GCM-SIV (RFC 8452) with a key of 16 or 32 bytes. Threads may share the context. A copy is valid only in the
    /// same process.
    context raddle_aes_gcm_siv: GcmSivKey, b"gcm-siv\0",
    RADDLE_AES_GCM_SIV_BYTES = 640, raddle_aes_gcm_siv_bytes, raddle_aes_gcm_siv_clear
}

/// Sets up a context with a key of 16 or 32 bytes (RFC 8452, section 4).
///
/// Errors: `RADDLE_ERROR_KEY_LENGTH`, and those of arguments. Time depends only on the length.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_aes_gcm_siv_init(
    context: *mut raddle_aes_gcm_siv,
    key: *const u8,
    key_len: usize,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        vacant(context)?;
        check_call(&[Memory::new(key, key_len)], &[Memory::of(context)])?;
        let key = GcmSivKey::new(input(key, key_len)?).map_err(|_| RADDLE_ERROR_KEY_LENGTH)?;
        set(context, || key);
        Ok(())
    })())
}

aead_functions! {
    raddle_aes_gcm_siv, "RFC 8452, sections 4 and 5", nonces of 12,
    "12 bytes, and may be random", ". Two messages under one nonce reveal only whether they are equal.", "2^36",
    "They are processed one after another."
}
