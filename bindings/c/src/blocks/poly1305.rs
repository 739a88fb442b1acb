//! Poly1305.

use core::ffi::c_uint;

use core_api::kernel::blocks;

use super::{state, state_and_blocks};
use crate::{
    arguments::array,
    error::{code, raddle_error, raddle_error::*},
};

/// Begins a Poly1305 message under a 16-byte key r, and clears the bits of r that must be clear (RFC 8439, section
/// 2.5).
///
/// The state is five words: two of r and three of the accumulator, each lowest word first. The caller erases the state.
/// cbindgen:ptrs-as-arrays=[[words; RADDLE_AT_LEAST(5)], [r; RADDLE_AT_LEAST(16)]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_poly1305_set_key(words: *mut u64, r: *const u8) -> raddle_error {
    code((|| {
        // SAFETY: the caller passes five words, and 16 bytes.
        let (words, r) = unsafe { (state::<u64, 5>(words, r, 16)?, array(r)?) };
        let [r0, r1] = blocks::poly1305_clamp(r);
        *words = [r0, r1, 0, 0, 0];
        Ok(())
    })())
}

/// Takes whole 16-byte blocks into the accumulator, and adds `high` times 2^128 to each. `high` is 1, or 0 for the last
/// block of a message that the caller has padded.
/// cbindgen:ptrs-as-arrays=[[words; RADDLE_AT_LEAST(5)]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_poly1305_blocks(
    words: *mut u64,
    blocks: usize,
    data: *const u8,
    high: c_uint,
) -> raddle_error {
    code((|| {
        if high > 1 {
            return Err(RADDLE_ERROR_ARGUMENT);
        }
        // SAFETY: the caller passes five words, and `blocks` blocks of data.
        let (words, blocks) = unsafe { state_and_blocks::<u64, 5, 16>(words, blocks, data)? };
        let [r0, r1, h @ ..] = words;
        blocks::poly1305_blocks(h, &[*r0, *r1], blocks, high == 1);
        Ok(())
    })())
}

/// Adds the accumulator to the 16 bytes of s, which become the tag (RFC 8439, section 2.5.1), and begins the next
/// message under the same r. Each message needs another s.
/// cbindgen:ptrs-as-arrays=[[words; RADDLE_AT_LEAST(5)], [s; RADDLE_AT_LEAST(16)]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn raddle_poly1305_digest(words: *mut u64, s: *mut u8) -> raddle_error {
    code((|| {
        // SAFETY: the caller passes five words, and 16 bytes.
        let (words, s) = unsafe { (state::<u64, 5>(words, s, 16)?, crate::arguments::output(s, 16)?) };
        let s: &mut [u8; 16] = s.first_chunk_mut().ok_or(RADDLE_ERROR_NULL)?;
        let [_, _, h @ ..] = words;
        *s = blocks::poly1305_tag(h, s);
        *h = [0; 3];
        Ok(())
    })())
}
