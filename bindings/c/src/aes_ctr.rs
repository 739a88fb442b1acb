//! AES blocks and counter mode.

use core_api::{
    aes_ctr::{Counter32, Counter128},
    bindings::{AesCtrPlace, AesKey},
};

use crate::{
    arguments::{Memory, array, check_call, check_transform, in_out, input, write},
    context::{context, exclusive, set, shared, vacant},
    error::{code, raddle_error, raddle_error::*},
};

context! {
    /// An expanded AES key (FIPS 197) of 16, 24 or 32 bytes. Threads may share it. A copy is valid only in the same
    /// process.
    context raddle_aes: AesKey, b"aes-key\0", RADDLE_AES_BYTES = 640, raddle_aes_bytes, raddle_aes_clear
}

context! {
    /// A position in an AES counter-mode keystream. Copies produce the same keystream: only one may continue to
    /// encrypt.
    context raddle_aes_ctr: Place, b"aes-ctr\0", RADDLE_AES_CTR_BYTES = 384, raddle_aes_ctr_bytes, raddle_aes_ctr_clear
}

/// A position in a keystream, with one variant per counter width.
pub(crate) enum Place {
    Counter32(AesCtrPlace<Counter32>),
    Counter128(AesCtrPlace<Counter128>),
}

/// Calls a function with the position, whichever counter it has.
macro_rules! with_place {
    ($of:expr, $place:ident => $body:expr) => {
        match $of {
            Place::Counter32($place) => $body,
            Place::Counter128($place) => $body,
        }
    };
}

/// Expands a key of 16, 24 or 32 bytes (FIPS 197, section 5.2).
///
/// Errors: `RADDLE_ERROR_KEY_LENGTH`, and those of arguments. Time depends only on the length.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_aes_init(context: *mut raddle_aes, key: *const u8, key_len: usize) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        vacant(context)?;
        check_call(&[Memory::new(key, key_len)], &[Memory::of(context)])?;
        let key = input(key, key_len)?;
        let key = AesKey::new(key).map_err(|_| RADDLE_ERROR_KEY_LENGTH)?;
        set(context, || key);
        Ok(())
    })())
}

/// Encrypts a 16-byte block (FIPS 197, section 5.1), for example to compute the mask of a QUIC header. This is a
/// primitive: most programs want `raddle_aes_gcm`.
///
/// Errors: those of arguments. Time is constant.
/// cbindgen:ptrs-as-arrays=[[block; RADDLE_AT_LEAST(16)], [output; RADDLE_AT_LEAST(16)]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_aes_encrypt_block(
    context: *const raddle_aes,
    block: *const u8,
    output: *mut u8,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers; the block is copied before the result is
    // written.
    code((|| unsafe {
        check_call(&[Memory::of(context)], &[Memory::new(output, 16)])?;
        let key = shared(context)?;
        let block = *array(block)?;
        write(output, &key.encrypt_block(&block));
        Ok(())
    })())
}

/// Begins a keystream at a 16-byte counter block, whose encryption is the first block of the keystream (SP 800-38A,
/// section 6.5). The last `counter_bits` bits of the counter block count, highest byte first: 32, as in GCM, or 128.
/// Pass the same key to each further call.
///
/// A counter block may be encrypted only once under a key, and nothing is authenticated: most programs want
/// `raddle_aes_gcm`.
///
/// Errors: `RADDLE_ERROR_ARGUMENT` if `counter_bits` is neither 32 nor 128, and those of arguments.
/// cbindgen:ptrs-as-arrays=[[first; RADDLE_AT_LEAST(16)]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_aes_ctr_init(
    context: *mut raddle_aes_ctr,
    counter_bits: u32,
    first: *const u8,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers; the block is copied before the context is
    // written.
    code((|| unsafe {
        vacant(context)?;
        let first = *array(first)?;
        match counter_bits {
            32 => set(context, || Place::Counter32(AesCtrPlace::new(&first))),
            128 => set(context, || Place::Counter128(AesCtrPlace::new(&first))),
            _ => return Err(RADDLE_ERROR_ARGUMENT),
        }
        Ok(())
    })())
}

/// Writes `input` XOR the next `len` bytes of keystream to `output`, which is `input` or separate (SP 800-38A, section 6.5).
///
/// Errors: `RADDLE_ERROR_TOO_LONG` if fewer bytes of keystream are left (of 2^36 with a 32-bit counter, of 2^64 - 1
/// with a 128-bit counter), and those of arguments. Time depends only on lengths and positions.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_aes_ctr_xor(
    context: *mut raddle_aes_ctr,
    key: *const raddle_aes,
    input: *const u8,
    len: usize,
    output: *mut u8,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        let (from, to) = (Memory::new(input, len), Memory::new(output, len));
        check_transform(from, to, &[Memory::of(key)], &[Memory::of(context)])?;
        let (key, place) = (shared(key)?, exclusive(context)?);
        let data = in_out(input, output, len)?;
        with_place!(place, place => place.apply(key, data)).map_err(|_| RADDLE_ERROR_TOO_LONG)
    })())
}

/// Moves to a byte of the keystream, counted from the start of the first block.
///
/// Errors: `RADDLE_ERROR_TOO_LONG` if the byte is beyond the end, and those of arguments.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_aes_ctr_seek(context: *mut raddle_aes_ctr, byte: u64) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code(
        (|| unsafe { with_place!(exclusive(context)?, place => place.seek(byte)).map_err(|_| RADDLE_ERROR_TOO_LONG) })(
        ),
    )
}

/// Writes the position of the next byte of keystream.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_aes_ctr_position(context: *const raddle_aes_ctr, byte: *mut u64) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code((|| unsafe {
        check_call(&[Memory::of(context)], &[Memory::of(byte)])?;
        let position = with_place!(shared(context)?, place => place.position());
        byte.write_unaligned(position);
        Ok(())
    })())
}
