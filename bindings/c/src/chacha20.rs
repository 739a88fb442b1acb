//! ChaCha20, XChaCha20 and HChaCha20.

use core_api::chacha20::{ApplyError, ChaCha20, Key, KeystreamExhausted, Nonce, hchacha20};

use crate::{
    arguments::{Memory, array, check, check_call, check_transform, input, output, write},
    context::{context, exclusive, set, shared, vacant},
    error::{code, raddle_error, raddle_error::*},
};

context! {
    /// The ChaCha20 keystream (RFC 8439, section 2.4) under a key and a nonce, and a position in the keystream. Copies
    /// produce the same keystream: only one may continue to encrypt.
    context raddle_chacha20: ChaCha20, b"chacha20",
    RADDLE_CHACHA20_BYTES = 448, raddle_chacha20_bytes, raddle_chacha20_clear
}

fn exhausted(_: KeystreamExhausted) -> raddle_error {
    RADDLE_ERROR_TOO_LONG
}

/// Sets up the keystream of a 32-byte key and a 12-byte nonce, at byte 0 of block 0 (RFC 8439, section 2.4).
///
/// A key and nonce may encrypt only one message, and nothing is authenticated: most programs want
/// `raddle_chacha20_poly1305`.
///
/// Errors: those of arguments. Time is constant.
/// cbindgen:ptrs-as-arrays=[[key; RADDLE_AT_LEAST(32)], [nonce; RADDLE_AT_LEAST(12)]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_init(
    context: *mut raddle_chacha20,
    key: *const u8,
    nonce: *const u8,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers; key and nonce are copied before the context
    // is written.
    code((|| unsafe {
        vacant(context)?;
        let (key, nonce) = (Key::from(*array(key)?), Nonce::from(*array(nonce)?));
        set(context, || ChaCha20::new(&key, &nonce));
        Ok(())
    })())
}

/// Sets up the XChaCha20 keystream of a 32-byte key and a 24-byte nonce (draft-irtf-cfrg-xchacha-03, section 2.3).
///
/// Errors: those of arguments. Time is constant.
/// cbindgen:ptrs-as-arrays=[[key; RADDLE_AT_LEAST(32)], [nonce; RADDLE_AT_LEAST(24)]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_xchacha20_init(
    context: *mut raddle_chacha20,
    key: *const u8,
    nonce: *const u8,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers; key and nonce are copied before the context
    // is written.
    code((|| unsafe {
        vacant(context)?;
        let (key, nonce) = (Key::from(*array(key)?), array::<24>(nonce)?);
        let subkey = hchacha20(&key, &core::array::from_fn(|i| nonce[i]));
        let rest = Nonce::from(core::array::from_fn(|i| if i < 4 { 0 } else { nonce[12 + i] }));
        set(context, || ChaCha20::new(&subkey, &rest));
        Ok(())
    })())
}

/// Writes `input` XOR the next `len` bytes of keystream to `output`, which is `input` or separate (RFC 8439, section 2.4).
///
/// Errors: `RADDLE_ERROR_TOO_LONG` if fewer bytes of keystream are left (of 2^38), and those of arguments. Time depends
/// only on lengths and positions.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_xor(
    context: *mut raddle_chacha20,
    input: *const u8,
    len: usize,
    output: *mut u8,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        check_transform(Memory::new(input, len), Memory::new(output, len), &[], &[Memory::of(context)])?;
        let cipher = exclusive(context)?;
        if input == output.cast_const() {
            return cipher.apply_keystream(self::output(output, len)?).map_err(exhausted);
        }
        let to = self::output(output, len)?;
        cipher.apply_keystream_to(self::input(input, len)?, to).map_err(|error| match error {
            ApplyError::KeystreamExhausted(error) => exhausted(error),
            _ => RADDLE_ERROR_OVERLAP,
        })
    })())
}

/// Moves to a byte of the keystream: at most to byte 2^38, the end.
///
/// Errors: `RADDLE_ERROR_TOO_LONG` if the byte is beyond the end, and those of arguments.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_seek(context: *mut raddle_chacha20, byte: u64) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe { exclusive(context)?.seek(byte).map_err(exhausted) })())
}

/// Writes the position of the next byte of keystream.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_chacha20_position(context: *const raddle_chacha20, byte: *mut u64) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        check_call(&[Memory::of(context)], &[Memory::of(byte)])?;
        let position = shared(context)?.position();
        byte.write_unaligned(position);
        Ok(())
    })())
}

/// Derives a 32-byte key from a 32-byte key and 16 public bytes (draft-irtf-cfrg-xchacha-03, section 2.2).
///
/// Errors: those of arguments. Time is constant.
/// cbindgen:ptrs-as-arrays=[[key; RADDLE_AT_LEAST(32)], [public_; RADDLE_AT_LEAST(16)], [derived; RADDLE_AT_LEAST(32)]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_hchacha20(key: *const u8, public: *const u8, derived: *mut u8) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers; the inputs are copied before the key is
    // written.
    code((|| unsafe {
        check(derived, 32)?;
        let made = hchacha20(&Key::from(*array(key)?), array(public)?);
        write(derived, made.as_bytes());
        Ok(())
    })())
}
