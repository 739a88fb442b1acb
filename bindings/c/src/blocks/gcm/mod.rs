//! GHASH and AES-GCM.
//!
//! A key lies in memory of any alignment, and may be copied to memory of another alignment. The tables for the kernels
//! are stored at an aligned address. If they are not aligned in a copy, the kernels use them from the stack. If the
//! level was lowered after the key was made, other kernels are in use, and each call computes the key again. For this
//! purpose, H and the AES key are stored too.

mod stored;

use core::ffi::c_void;

use core_api::kernel::{AesGcmKey, Bits128, Bits192, Bits256, Direction, GhashKey, Open, Seal, blocks};

use super::{length, state, state_and_blocks};
use crate::{
    arguments::{Memory, array, check, check_call, check_transform, in_out, input, output},
    context::erase,
    error::{Result, code, raddle_error, raddle_error::*},
};
use stored::{Head, Kind, RADDLE_GCM_KEY_BYTES, put, with};

/// Returns the memory of a key.
fn stored_key(key: *const c_void) -> Memory {
    Memory::new(key.cast(), RADDLE_GCM_KEY_BYTES)
}

/// Makes a GHASH key from the block H (SP 800-38D, section 6.4), in RADDLE_GCM_KEY_BYTES bytes.
/// cbindgen:ptrs-as-arrays=[[h; RADDLE_AT_LEAST(16)]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_gcm_init_key(key: *mut c_void, h: *const u8) -> raddle_error {
    code((|| {
        check_call(&[Memory::new(h, 16)], &[stored_key(key)])?;
        // SAFETY: the caller passes a block, and room for a key that nobody else uses.
        unsafe {
            put::<GhashKey>(key.cast(), Head::new(Kind::Ghash, array::<16>(h)?));
        }
        Ok(())
    })())
}

/// Makes an AES-GCM key from an AES key of 16, 24 or 32 bytes, in RADDLE_GCM_KEY_BYTES bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_gcm_aes_init_key(
    key: *mut c_void,
    aes_key_length: usize,
    aes_key: *const u8,
) -> raddle_error {
    code((|| {
        check_call(&[Memory::new(aes_key, aes_key_length)], &[stored_key(key)])?;
        // SAFETY: the caller passes `aes_key_length` bytes, and room for a key that nobody else uses.
        unsafe {
            let (key, bytes) = (key.cast(), input(aes_key, aes_key_length)?);
            match aes_key_length {
                16 => put::<AesGcmKey<Bits128>>(key, Head::new(Kind::Aes128, bytes)),
                24 => put::<AesGcmKey<Bits192>>(key, Head::new(Kind::Aes192, bytes)),
                32 => put::<AesGcmKey<Bits256>>(key, Head::new(Kind::Aes256, bytes)),
                _ => return Err(RADDLE_ERROR_KEY_LENGTH),
            }
        }
        Ok(())
    })())
}

/// Erases a GHASH or AES-GCM key.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_gcm_clear_key(key: *mut c_void) -> raddle_error {
    code((|| {
        check(key.cast(), RADDLE_GCM_KEY_BYTES)?;
        // SAFETY: the caller passes a key that nobody else uses.
        unsafe { erase(key.cast(), RADDLE_GCM_KEY_BYTES) };
        Ok(())
    })())
}

/// Adds each 16-byte block to the sum `x`, and multiplies by H: GHASH (SP 800-38D, section 6.4), under a GHASH or
/// AES-GCM key.
/// cbindgen:ptrs-as-arrays=[[x; RADDLE_AT_LEAST(16)]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_gcm_hash(
    key: *const c_void,
    x: *mut u8,
    blocks: usize,
    data: *const u8,
) -> raddle_error {
    code((|| {
        check_call(&[stored_key(key)], &[Memory::new(x, 16)])?;
        let key = key.cast();
        // SAFETY: the caller passes a key, the block `x`, and `blocks` blocks of data.
        let ((head, kind), (x, blocks)) = unsafe { (Head::of(key)?, state_and_blocks::<u8, 16, 16>(x, blocks, data)?) };
        // SAFETY: the head records the type of the stored key.
        unsafe {
            match kind {
                Kind::Ghash => with(key, &head, |key| blocks::ghash(key, x, blocks)),
                Kind::Aes128 => with(key, &head, |key| blocks::gcm_ghash::<Bits128>(key, x, blocks)),
                Kind::Aes192 => with(key, &head, |key| blocks::gcm_ghash::<Bits192>(key, x, blocks)),
                Kind::Aes256 => with(key, &head, |key| blocks::gcm_ghash::<Bits256>(key, x, blocks)),
            }
        }
        .map_err(|_| RADDLE_ERROR_CONTEXT)
    })())
}

/// Writes `blocks` counter blocks, starting with `counter`, and advances the counter by this number. The last four
/// bytes count modulo 2^32, highest byte first.
/// cbindgen:ptrs-as-arrays=[[counter; RADDLE_AT_LEAST(16)]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_gcm_fill(counter: *mut u8, blocks: usize, buffer: *mut u8) -> raddle_error {
    code((|| {
        let len = length::<16>(blocks)?;
        // SAFETY: the caller passes a counter block, and room for `len` bytes.
        let (next, buffer) = unsafe { (state::<u8, 16>(counter, buffer, len)?, output(buffer, len)?) };
        for block in buffer.as_chunks_mut::<16>().0 {
            *block = *next;
            if let Some(word) = next.last_chunk_mut() {
                *word = u32::from_be_bytes(*word).wrapping_add(1).to_be_bytes();
            }
        }
        Ok(())
    })())
}

/// Encrypts with AES in counter mode, and adds the ciphertext, padded with zeros to whole blocks, to the sum `x` as
/// raddle_gcm_hash does. Advances to the counter block after the last one that was begun.
///
/// The key is one of raddle_gcm_aes_init_key. If the length is not a multiple of 16, the rest of the last block is lost.
/// Output and input are the same or separate.
/// cbindgen:ptrs-as-arrays=[[counter; RADDLE_AT_LEAST(16)], [x; RADDLE_AT_LEAST(16)]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_gcm_aes_encrypt(
    key: *const c_void,
    counter: *mut u8,
    x: *mut u8,
    length: usize,
    output: *mut u8,
    input: *const u8,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code(unsafe { crypt::<Seal>(key.cast(), counter, x, length, output, input) })
}

/// Decrypts data that raddle_gcm_aes_encrypt encrypted, and adds the ciphertext to the sum `x`. The caller compares the
/// tag.
/// cbindgen:ptrs-as-arrays=[[counter; RADDLE_AT_LEAST(16)], [x; RADDLE_AT_LEAST(16)]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_gcm_aes_decrypt(
    key: *const c_void,
    counter: *mut u8,
    x: *mut u8,
    length: usize,
    output: *mut u8,
    input: *const u8,
) -> raddle_error {
    // SAFETY: the caller upholds what the header requires of the pointers.
    code(unsafe { crypt::<Open>(key.cast(), counter, x, length, output, input) })
}

/// # Safety
///
/// The pointers lead to a key, two blocks, and `len` bytes each for input and output.
unsafe fn crypt<D: Direction>(
    key: *const u8,
    counter: *mut u8,
    x: *mut u8,
    len: usize,
    to: *mut u8,
    from: *const u8,
) -> Result {
    let blocks = [Memory::new(counter, 16), Memory::new(x, 16)];
    check_transform(Memory::new(from, len), Memory::new(to, len), &[stored_key(key.cast())], &blocks)?;
    // SAFETY: the caller upholds the contract of this function.
    let ((head, kind), data) = unsafe { (Head::of(key)?, in_out(from, to, len)?) };
    // SAFETY: the caller passes two blocks; these share no byte with each other or with the data.
    let (counter, x) = unsafe { (state::<u8, 16>(counter, from, len)?, state::<u8, 16>(x, from, len)?) };
    // SAFETY: the head records the type of the stored key.
    unsafe {
        match kind {
            Kind::Ghash => return Err(RADDLE_ERROR_CONTEXT),
            Kind::Aes128 => with(key, &head, |key| blocks::gcm_xor::<Bits128, D>(key, counter, x, data)),
            Kind::Aes192 => with(key, &head, |key| blocks::gcm_xor::<Bits192, D>(key, counter, x, data)),
            Kind::Aes256 => with(key, &head, |key| blocks::gcm_xor::<Bits256, D>(key, counter, x, data)),
        }
    }
    .map_err(|_| RADDLE_ERROR_CONTEXT)
}
